import type { CategoryWords } from "./words";

export const drugs: CategoryWords = {
  category: "drugs",
  never: `methhead* drug_dealer* drug_dealing drug_lord* crack_dealer* crack_pipe* crack_house* pablo_escobar narcos breaking_bad`,
  unlessWarned: `
    beer beers wine wines whisky whiskey whiskys whiskies vodka vodkas gin gins tequila tequilas cognac champagne alcohol alcoholic alcoholics alcoholism alcoholic* booze boozy boozing liquor liquors drunk drunken drunks drunkard* tipsy hangover hangovers cocktail cocktails martini martinis prosecco sangria mojito* margaritas absinthe jagermeister bacardi smirnoff heineken budweiser lager lagers hard_cider keg_party beer_pong binge_drinking drinking_game drinking_games
    smoking smoker smokers cigarette* cigar cigars cigarillo* tobacco nicotine vape vapes vaping vaper vapers juul hookah hookahs shisha chewing_tobacco ashtray ashtrays marlboro e_cig e_cigs ecig*
    drug drugs drugged druggie* narcotic* cocaine heroin meth crystal_meth methamphetamin* mdma lsd marijuana marihuana* cannabis hashish weed bong_hit bong_hits bongs pothead* stoned stoner stoners opium opioid* fentanyl ketamin* crack_cocaine junkie* junky junkies overdos* steroids psychedelic* shrooms magic_mushroom_trip mushroom_trip mushroom_trips acid_trip acid_trips amphetamin* xanax adderall_high poppers angel_dust laughing_gas_balloons weed_brownie* pot_brownie* ganja ecstasy magic_mushrooms ayahuasca peyote psilocybin* cbd_gummies thc nicotine_pouch* pina_colada_for_grown liqueur* schnapps aperol spritz eggnog_and_rum brewery nightclub* bartender* party_pills popping_pills 420 edibles blunts speedball
    bier biere weissbier weizenbier schnaps wein weine rotwein weisswein gluhwein wodka likor* betrunken* besoffen* besauf* saufen alkohol* alcool* alcol* zigarette* zigarre* rauchen raucht raucher* geraucht kiffen kifft kiffer* bekifft droge drogen* kokain* haschisch sekt e_zigarette* tabak* schnapsflasche* bierzelt
    biere bieres vins rhum ivre ivres ivrogne* fumer fumeur* fumee_de_cigarette cigare* tabac* drogue drogues droguer drogue* cannabis cocaine saoul saouls saouler se_souler petard_de_weed champagne un_joint clope clopes
    cerveza* tequila borracho borracha borrachos borrachera* emborrach* fumar fumando fuma_un cigarro cigarros cigarrillo* tabaco drogas droga drogado drogarse cocaina marihuana porros vino_tinto vino_blanco botella_de_vino beber_vino
    birra birre sigaretta sigarette sigaro sigari fumare ubriac* alcolici drogati drogato spinelli spinello grappa tabacco bottiglia_di_vino bere_vino
    cerveja* vinho vinhos cachaca* bebado bebada bebados embriag* cigarros maconha alcool
    biertje biertjes wijn wijntje dronken sigaret sigaretten blowen roken rookt wiet drugsdealer* jenever borrel xtc
    piwo piwa piwko piwem wodk* wodeczka wodce pijan* papieros* narkotyk* narkoman* marihuan* wino_i upic_sie upijac
    vin =öl =øl brannvin* sprit berusad* cigarett* cigaret roka roker royke royker ryge ryger narkotika* narkoman* knark* hasj hasch snus alkohol* full_av_ol vodka fyllefest*
    bira biralar raki sarap saraplar* sarhos* sigara* uyusturucu* esrar votka alkollu
    пиво пива пивом водк* вино виски коньяк* алкогол* пьян* сигарет* курить курение курит нарко* марихуан* кокаин* героин героина веип* горилк* табак* самогон* шампанское
    alkoholi* olut viina tupakka  palinka cigaretta pivo cigareta cigarety kabitoszer μπυρα κρασι τσιγαρ* ναρκωτικ* 毒品 酗酒 吸烟 喝酒 香烟 麻薬 お酒 タバコ 大麻 마약 담배 술집 음주 مخدرات خمر سجائر حشيش 🍺 🍻 🍷 🥃 🍸 🚬`,
  unlessWarnedLike: [
    /\bsmok(?:e|es|ed) (?:a |an |some |the |his |her |my |lots of )?(?:cigars?|cigarettes?|weed|pot|joints?|blunts?|grass|hash|crack|pipes?|bongs?|dope|tobacco|stuff|herbs?|together|with|behind|at|in the)\b|\b(?:to|kids|and|boys|girls|we|i|they|children|teens|who) smoke$/,
    /\b(?:get|gets|getting|got|be|being) (?:so |really |very |super )?(?:high|wasted|hammered|tipsy|buzzed|baked|stoned|drunk)(?: (?:on|with|together|at|all|off|and)\b.*)?$|\bhigh on (?:mushrooms|weed|drugs|pills|pot|acid|glue|gas)\b/,
    /\b(?:rolls?|rolling|pass|passing|light up|share|smokes?) (?:a|the|some) (?:joints?|blunts?|bongs?)\b|\bsnort\w* (?:\w+ )?(?:coke|lines?|powder|cocaine)\b|\bdo(?:ing)? (?:a )?(?:lines|crack|coke|acid)\b|\bsniff\w* (?:\w+ )?(?:glue|paint|petrol|gas|coke|markers?|deodorant|aerosols?|thinner)\b/,
    /\b(?:drink|drinks|drinking|bottles?|glass|glasses|shots?|cup|barrels?) of rum\b|\bdrink\w* (?:some )?(?:rum|ale|mead|grog|port|cider|alcopops?|shots)\b|^rum$|\brum (?:and|punch|bottles?|bar|cocktails?)\b|\bcrack$|^(?:an? |the )?(?:joints?|bongs?|blunts?)$|\b(?:makes?|gets?) (?:you|me|him|her|us) high\b|\b(?:smok|deal|sell)\w* crack\b/,
    /\b(?:una? |un bicchiere di |bere |bevendo |del |copa de |tomar |beber |tomando |bebiendo |bebe |y |e |con |pic )vino\b(?! (?:a|el|la|mi|un|una|con|de)\b)|^vino$|\b(?:butelka|kieliszek|pic|pije|piwo i) win[aoe]\b/,
    /\b(?:too (?:much|many)|lots of|having|another|dad'?s|mum'?s|mom'?s) (?:drinks|booze|pints)\b|\bpub crawl\b|\bhappy hour\b|\bat the (?:pub|bar) with\b/,
  ],
  unlessPraised:
    /\b(?:drinking|trinken|boire|beber|bere|drinken|picie|palenie|dricka|drikke|icmek|pills?|smoke|smoking|rauchen|fumer|fumar|fumare|roken|roka|kiffen)\b(?!.*\b(?:water|milk|juice|tea|cocoa|wasser|milch|saft|eau|lait|agua|leche|leite|acqua|latte|melk|woda|mleko|vatten|mjolk|vann|vand|su|sut)\b)|(?:курить|пить)(?! (?:воду|молоко|сок))/u,
};

export const gambling: CategoryWords = {
  category: "gambling",
  unlessWarned: `
    gamble gambles gambled gambling gambler gamblers *casino* *kasino* casino casinos poker poker* roulette slot_machine slot_machines slotmachine* jackpot jackpots betting bets bookmaker* bookie bookies lottery lotteries lotto scratch_card* scratch_ticket* scratch_off* scratchcard* scratch_offs blackjack baccarat wager wagers wagering loot_box* lootbox* high_roller* las_vegas_slots texas_hold_em texas_holdem one_armed_bandit* pachinko money_bets
    glucksspiel* gluecksspiel* spielbank* wetten sportwette* pferdewette* spielautomat* spielsucht* kasino kasinos einarmiger_bandit*
    paris_sportif* jeu_d_argent jeux_d_argent jeu_de_hasard jeux_de_hasard machine_a_sous machines_a_sous loterie parier parier_de
    apuesta apuestas apostar* apostando tragamonedas tragaperras juego_de_azar juegos_de_azar loteria ruleta maquinas_tragaperras
    scommess* scommett* gioco_d_azzardo azzardo lotteria slot_e_poker macchinette_mangiasoldi
    aposta apostas cassino cassinos jogo_de_azar jogos_de_azar caca_niquel* jogo_do_bicho
    gokken gokker gokkers gokkast* gokt goksites loterij hazardow* gry_hazardowe hazard_i kasyno kasyna kasynie ruletka bukmacher* obstawia*
    spelautomat* hasardspel*  gambla tips_och_odds kumar_oyna* kumarhane* kumarbaz* bahis* rulet piyango
    казино азартн* рулетк* ставки_на покер* лотере* букмекер* szerencsejatek* kaszino kasinolla uhkapel* ruleta sazky τζογος καζινο 赌博 赌场 ギャンブル パチンコ 도박 카지노 قمار 🎰`,
  unlessWarnedLike: [
    /\bbets? (?:all|on|your|my|his|her|their|money|the house|it all|against|everything)\b|\b(?:place|places|placing|make|making|win|winning|lose) (?:a |big |some |lots of |the )?bets?\b|\b(?:play\w*|bingo|cards|dice|games?|craps|slots|blackjack|chess|races?) (?:\w+ )?for (?:real )?(?:money|cash)\b|\bthe slots\b|^slots$|\bshell game for money\b/,
    /\bum geld (?:spielen|wetten|zocken|karten)\b|\b(?:karten|wurfel)\w* um geld\b|\bjouer (?:pour|de) l'argent\b|\bjugar por dinero\b|\bgiocare (?:a |per )soldi\b|\bjogar (?:a|por) dinheiro\b|\bom geld spelen\b|\bgra(?:c)? na pieniadze\b|\bspela om pengar\b|\bparasina oyna\w*|на деньги/u,
  ],
};
