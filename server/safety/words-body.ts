import type { CategoryWords } from "./words";

export const sex: CategoryWords = {
  category: "sex",
  never: `
    porn porns porno* pornh* pornstar* kinderporn* *pornograf* *pornograph* pr0n xxx hentai onlyfans only_fans playboy playmate_of xvideos xhamster blowjob* blow_job* handjob* hand_job* rimjob* footjob* masturbat* masturbier* masturb*
    orgasm* orgy orgies gangbang* dildo* buttplug* butt_plug* vibrator vibrators cumshot* cum cums cumming creampie bukkake bdsm bondage fetish* kinky kamasutra kama_sutra
    erotic* erotik* erotis* erotiq* horny stripper strippers striptease* strip_club* strip_poker stripclub* pole_dancer* lap_danc* prono making_babies intercourse naaktfoto* nacktfoto* nacktbild* nakenbild* nakenfoto* lapdance* hooker hookers prostitut* brothel* bordell* bordello* whore whores whoring call_girl* escort_girl* sugar_daddy sugar_daddies
    milf milfs pedophil* paedophil* padophil* pedofil* incest* inzest* rape raped rapes rapist rapists raping molest molests molested molester* molesting sodom* zoophil* bestiality
    sexting sexting send_nudes lingerie condom condoms kondom* viagra upskirt voyeur* threesome threesomes sexy sexier sexiest sexi  sexual sexually sexuell* sexuel* sexueel* sexuele sexualit* seksual* seksuel* sexgame* sexspiel* sextoy* sexo sexos sesso sexe sexes sexig* sexcam*
    seks sekse seksi seksow* seksist* sexleksak* samlag* samleie* having_sex have_sex had_sex sex_with sex_mit sex_toy* sex_tape* sex_scene* sex_story sex_stories making_love make_love one_night_stand friends_with_benefits french_kiss* foreplay hardcore_porn hot_chicks hot_babes big_boobs big_tits wet_tshirt
    sexxx sexxy secks segs seggs puberty_porn ejaculat* fellat* cunnilingus penetration wet_dream wet_dreams skinny_dipping_orgy nsfw  lolicon geile geiler twerk* seduc* making_out make_out panties hickey* stripping adult_film adult_films adult_movie adult_movies x_rated xrated rated_x peeping_tom pervert* fondl* groping gropes grope aroused arousal thigh_gap_girls naughty_nurse naughty_nurses sexo_con  yaoi_smut smut smutty thong  g_string bikini_babes cleavage
    nutte nutten hure huren titten bumsen onanier* wichsen orgas* vergewaltig* geschlechtsverkehr porr porrfilm* stundenhotel
    branler branlette faire_l_amour baise baisee violeur* partouze* prostituee* fellation strip_tease nichons
    tetas prostituta* violador* follar follando hacer_el_amor haciendo_el_amor mamada puteria desnudarse_juntos
    pompino pompini tette scopata stupr* stupratore fare_l_amore orgia
    transar punheta boquete estupr* fazer_amor putaria peitos_grandes
    neuken neukt geneukt verkracht* tieten hoer hoeren pijpbeurt vrijen_met
    gwalt gwalcic gwalcic* zgwalc* prostytut* masturbac* cycki ruchac ruchanie
    valdta* voldta* voldtekt* voldtaegt* knulla* knuller runka* horhus naken_kvinna
    tecavuz* fahise* cinsel* cinsellik sevismek sevisme* 
    секс* порно* порнуха эротик* эротич* изнасил* проститут* трахать* трахаться шлюх* минет* мастурб* оргазм* оргия оргии онанизм педофил* зґвалт* зґвалтув*
    szex* porno  sexualn* szexi
    色情 做爱 性交 强奸 セックス ポルノ エッチな 強姦 섹스 포르노 야동 강간 جنس اباحي إباحي سكس اغتصاب זונה סקס פורנו 🔞 🍆💦 🍑💦`,
  unlessWarned: `
    sex naked nude nudes nudist nudists nudity topless undressed undressing penis penises vagina vaginas vulva clitoris testicle testicles genital genitals genitalia private_parts private_part boob boobs boobies titties titty tits nipple nipples breasts
    busen gros_seins les_seins des_seins naga_dziewczyna naga_pani nackt nackte nackten nacktes nackter nacktheit penisse scheide toute_nue toute_nues tout_nu fille_nue filles_nues femme_nue femmes_nues homme_nu hommes_nus desnud* nudo nuda nudi pelada peladas mulher_nua mulheres_nuas nuas homem_nu naakt naakte blote_borsten blote_vrouwen blote_meisjes
    =gołe =goła =gołą =gołych nago nagie nagich nadzy naga_kobieta nagie_kobiety naken nakna nakne nogen nogne ciplak* гола голі голые голых голая голую голои обнажен* 裸体 ヌード`,
  unlessWarnedLike: [
    /\b(?:touch|touching|touches|touched|lick|licking|rub|rubbing|grab|grabbing|stroke|stroking|suck|sucking|show|showing|see|seeing) (?:\w+ ){0,2}(?:private parts?|privates|penis|vagina|genitals|boobs?|breasts|tits|nipples?|dicks?|cocks?|crotch|pussy|balls)\b/,
  ],
  neverLike: [
    /\bshow(?:s|ing)? (?:\w+ ){0,2}(?:private parts?|privates) to (?:\w+ )?(?:others|friends?|people|someone|strangers?|him|her|me|boys|girls|uncle)\b/,
    /\bs[*#_.@]+x\b/,
    /\b(?:m[ae]n|wom[ae]n|girls?|boys?|people|lady|ladies|teachers?) without (?:any |their |his |her )?clothes\b|\bshow(?:s|ing)? (?:him|her)self (?:to|naked|without)\b/,
    /\bkiss\w* (?:with|using) (?:the |his |her )?tongues?\b/,
    /\b(?:sleeps?|sleeping|slept|in bed|shower|showers|showering) with (?:\w+ )?(?:naked|nude|the teacher|a stripper|his boss|her boss)\b/,
    /\b(?:make|makes|making) (?:babies|a baby) (?:in bed|together|with)\b|\bhow (?:babies are made|to make babies) by\b/,
    /\b(?:take|takes|taking|took) (?:off )?(?:\w+ )?(?:clothes|bra|panties|underwear) off (?:for|in front)|\bunder her (?:skirt|dress|bra)\b|\bpeep\w* (?:at|on|through|in|into|under) .*(?:girl|shower|undress|naked|bath)/,
    /\b(?:big|huge|large|giant|nice|hot|bouncing) (?:boobs?|boobies|tits|titties|breasts|knockers|asses|butts and)\b|\b(?:girls?|women|babes|teens) in (?:bikinis?|panties|underwear|bras?)\b|\bbikini (?:girls|babes|models)\b|\bhot (?:naked )?(?:girls?|moms?|mums?|teachers?|nurses?|women|chicks?|lesbians|blondes?|wives|stepmoms?|stepsisters?|teens|babysitters?|milfs?)\b/,
    /\b(?:se|sich) (?:nackt )?auszieh\w* vor\b|\bseins? nus?\b|\b(?:fille|femme|mec|prof|dame|nana)s? nue?s?\b|\b(?:mujer|chica|mulher|donna|ragazza|kvinna|kobieta)\w* (?:desnud|nua|nuda|nude|naken|naga)\w*/,
  ],
};

export const selfHarm: CategoryWords = {
  category: "self_harm",
  never: `
    suicid* su1cide selfharm* self_harm* self_injur* proana pro_ana pro_mia thinspo thinspiration anorexi* anorex* bulimi* bulimia overdose_on_pills wrist_cutting slit_wrists sewerslide unalive death_wish pulsadern impicc* ahorcars* no_quiero_vivir noose nooses self_hate self_hatred purging thigh_gap kms kys kill_myself end_it_all
    selbstmord* selbstverletz* selbsttot* suizid* freitod magersucht* ritzen sich_ritzt sich_umbringen automutil* auto_mutil* s_ouvrir_les_veines se_suicider se_pendre se_tuer autolesi* autolesion* cortarse_las_venas quitarse_la_vida tagliarsi_le_vene ammazzarsi uccidersi anoressi*
    zelfmoord* zelfdoding* zelfbeschadig* zelfverminking samobojstw* samobojc* samookalecz* sjalvmord* sjalvskad* sjalvdestruktiv selvmord* selvskad* intihar* canina_kiymak самоубииств* самоубииц* суицид* самогубств* самоповрежд* повеситься повесилась повесился ongyilkos* sebevrazd* itsemurh* αυτοκτον* 自杀 自殺 リストカット 자살 자해 انتحار`,
  neverLike: [
    /\b(?:kill|killing|kills|killed|hang|hanging|hangs|hanged|shoot|shooting|shoots|shot|drown|drowning|drowns|poison|poisons|poisoning|stab|stabbing|stabs|starve|starving|starves|burn|burning|burns) (?:my|him|her|your|it|one)sel(?:f|ves)\b|\b(?:kill|hang|shoot|drown|poison|stab|starve|cut|hurt)(?:ing|ping|bing)? (?:them|our|your)selves\b/,
    /\b(?:cut|slit)(?:s|ting)? (?:my|her|his|your|their|our)? ?(?:own )?(?:wrists?|veins?|skin|arms?|thighs?)\b|\bcut(?:s|ting)? (?:my|him|her|your|them)sel(?:f|ves)(?! (?:a|an|some|one|off|out|free|shav\w+|by accident))\b/,
    /\b(?:hurt|hurts|hurting|harm|harms|harming|punish|punishing|burn|burning|scratch|scratching) (?:your|my|her|him|one|them)sel(?:f|ves) (?:helps?|is|feels?|on purpose|for|to|makes|because|when (?:sad|angry|you are|you feel|i am|i feel))\b|^(?:hurting|harming|punishing) (?:your|my|her|him|them)sel(?:f|ves)$/,
    /\b(?:want|wants|wanting|wanted|wish|wishes|wishing|decides?|trying|tries) (?:to be |to |i was |he was |she was |i were |for )(?:dead|die|death|stop living|end it|disappear forever)\b|\bbetter (?:off )?(?:to be |being )?dead\b|\b(?:dying|death|being dead) is (?:better|good|fun|the (?:answer|solution|only))\b|(?:^|, |then |should |must |and |just )(?:hurt|punish|harm|hit|cut|starve|burn) yourself\b(?! (?:a|an|some|off|free|out))|\bnot (?:want to|wanna) (?:live|be alive)\b|\bno reason to live\b|\b(?:pills?|jump\w*|bridge|train|rope|poison|knife|cliff)\b.{0,20}\bto die\b|\b(?:razor(?: blade)?|knife|blade|scissors)s? (?:on|in|across|over) (?:my|her|his|your|their) (?:arms?|wrists?|skin|legs?|thighs?)\b|^(?:cutting|se couper|cortarse|ritzen)$|\blife (?:is|was) not worth\b|\b(?:nobody|no one|noone) (?:would|will) (?:miss|care about|notice) (?:you|me|him|her)\b|\b(?:world|everyone|family|mum|mom) (?:is |would be |will be )?(?:better|happier) (?:off )?without (?:you|me|him|her)\b|\b(?:deserve|deserves) (?:to die|pain|to suffer|to be hurt)\b|\bjump(?:s|ing)? (?:in front of|under) (?:a |the )?(?:train|car|bus|truck)s?\b|\b(?:from|off) (?:a |the )?(?:bridge|roof|building|cliff) to die\b|\b(?:i|you|he|she) (?:should|must|wants? to|want to|wanna) (?:die|disappear)\b/,
    /\b(?:end|ends|ending|took|take|takes|taking) (?:my|his|her|your|their|his own|her own|my own|their own|your own) (?:own )?li(?:fe|ves)\b/,
    /\b(?:starv\w+|not eating|stop eating|never eat\w*|don'?t eat|do not eat|throw(?:ing)? up|vomit\w*|skip(?:ping)? (?:meals|dinner|food)|diet(?:ing)?)\b.{0,30}\b(?:thin|thinner|skinny|skinnier|slim|pretty|beautiful|weight|model)\b|\b(?:thin|skinny|slim|pretty) (?:girls?|boys?|people|kids|princess\w*) (?:don'?t|do not|never|should not|shouldn'?t) eat\b|\beat(?:ing)? (?:less|nothing|little) (?:to|so|and|makes)\b.{0,25}\b(?:loved?|pretty|beautiful|liked|thin|happy)\b|\b(?:being |be )?(?:thin|skinny) (?:is|means|makes)\b|\btoo fat to (?:be loved|live|be happy|eat)\b|\b(?:losing|lose) weight (?:to be|so|is)\b/,
    /\b(?:nicht mehr leben|tot sein wollen|sterben wollen|will sterben|sich (?:selbst )?(?:toten|verletzen|schneiden|aufhangen|erhangen))\b|\b(?:vouloir mourir|veut mourir|se couper les veines|se faire du mal)\b|\b(?:(?:me )?quier[eo] morir\w*|querer morir|hacerse dano|cortarse los brazos)\b|\b(?:vuole morire|farsi del male|tagliarsi i polsi)\b|\b(?:quer morrer|querer morrer|se cortar|se matar|se machucar de proposito|cortar os pulsos)\b|\b(?:zichzelf (?:snijden|pijn doen|ophangen)|niet meer (?:willen )?leven|wil dood)\b|\b(?:chce umrzec|zabic sie|pociac sie|powiesic sie|ciecie sie)\b|\b(?:vill do|ta livet av|skara sig|hanga sig|ta sitt liv|tage livet af|bega selvmord)\b|\b(?:kendini (?:oldur\w*|as\w*|kes\w*|yarala\w*)|olmek isti\w*)\b|(?:хочет умереть|хочу умереть|порезать (?:себе )?вены|резать себя|убить себя|покончить с собои|не хочу жить)/u,
  ],
};
