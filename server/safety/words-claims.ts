import type { CategoryWords } from "./words";

/*
 * Harm told as a rule of life, a threat or a promise: each holds a no or a sorrow of its own, which does not make it a
 * warning. In each of the languages.
 */

/** Each source an alternative of its own: the finder asks for the letters that each needs. */
const like = (...sources: string[]) =>
  new RegExp(sources.map((source) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`).join("|"), "u");

/** What stands between the parts of a claim, as long as nothing in it denies the claim. */
const undenied =
  "(?:(?!(?<![\\p{L}])(?:n'|(?:no|not|never|nobody|nothing|don'?t|doesn'?t|won'?t|can'?t|isn'?t|aren'?t|nicht|nie|niemals|kein\\w*|niemand|pas|jamais|ne|personne|rien|nunca|jamas|nadie|non|mai|nessuno|nao|ninguem|niet|nooit|geen|nikt|nigdy|inte|aldrig|ikke|aldri|ingen|degil|asla|kimse|не|ни|никто|никогда)(?![\\p{L}]))).){0,50}?";

const slaps: CategoryWords = {
  category: "weapons_violence",
  neverLike: [
    like(
      `(?:slaps?|smacks?|spanking|beatings?)(?! the)${undenied} (?:teach(?:es)?(?! (?:nothing|no|nobody|fear|us nothing))|makes? (?:\\w+ )?(?:obey|behave|obedient|strong)|do(?:es)? (?:\\w+ )?good|never (?:hurt|harmed|did))`,
      `(?:ohrfeigen?|watsch\\w*|backpfeifen?|tracht prugel|klaps|schlage)(?:${undenied} (?:lehr(?:t|en)|gehorch\\w*|gehorsam|brav|tut gut|tun gut)|.{0,12} ha(?:t|ben) noch (?:nie|kein)\\w*)`,
      `(?:gifles?|claques?|fessees?|baffes?)(?:${undenied} (?:apprend|apprennent|fait obeir|fait du bien|rend sage)|.{0,12} n'a jamais)`,
      `(?:bofetad\\w+|nalgadas?|azotes?)${undenied} (?:ensena\\w*|educa\\w*|a tiempo|obedecer)`,
      `(?:schiaff\\w+|ceffon\\w+|sculacciat\\w+|sberl\\w)${undenied} (?:insegna\\w*|educa\\w*|fa(?:nno)? bene|obbedire)`,
      `(?:palmadas?|surra|chinelad\\w+|tapas?)${undenied} (?:ensina\\w*|educa\\w*|corrige\\w*|obedecer)`,
      `(?:een klap|klappen|een tik op|pak slaag|oorvijg)(?:${undenied} (?:leer[dt]?|leren|gehoorza\\w*|doet wonderen)|.{0,12} (?:kan geen kwaad|heeft nog nooit))`,
      `(?:klaps\\w?|lanie|policzek|pas)(?:${undenied} (?:uczy|nauczy\\w*|wychowuje)|.{0,12} (?:nikomu nie|nie) zaszkodzi\\w*)`,
      `(?:orfil\\w*|stryk|smack|lussing\\w*|juling)${undenied} (?:lar|laerer|lydig\\w*|lyde|lyda)`,
      `(?:tokat|dayak|sopa)${undenied} (?:ogretir|cennetten|terbiye|itaat)`,
      "(?:пощечин|затрещин|подзатыльник|ремень|ремнем|порк|шлепк)\\S*(?: \\S+){0,3} (?:учит|учат|науч\\S+|воспитыва\\S+|на пользу|полезн\\S+)",
    ),
  ],
};

const maiming: CategoryWords = {
  category: "gore",
  neverLike: [
    like(
      "(?:intestines|guts|entrails|eyes|eyeballs|tongues?|hearts?|brains?|insides|organs|fingers|ears|toes|limbs|heads?) (?:\\w+ )?(?:pulled|ripped|torn|cut|gouged|yanked|sucked) (?:out|off)",
      "(?:schneid|reiss|stech|sticht|kratz|hack|beiss|zieh)\\w* (?:\\S+ ){0,5}(?:augen|zunge|herz|darme|gedarme|finger|daumen|ohren|kopf|nase|beine|arme) (?:\\S+ )?(?:raus|heraus|aus|ab)",
      "(?:arrach|crev)\\w+ (?:les |la |le |leurs? |tes |ta |ton )(?:yeux|langue|coeur|tripes|intestins|doigts|oreilles|membres)|coup\\w+ (?:la |les |leur |ta )(?:langue|doigts|oreilles)|(?:yeux|tripes|intestins|langue) arrache\\w*",
      "(?:arranc|saca)\\w* (?:los |las |el |tus )(?:ojos|tripas|intestinos|corazon)|(?:arranc|cort)\\w+ (?:la |los |las )(?:lengua|dedos|orejas)",
      "(?:strapp|cava)\\w+ (?:gli |il |la |le |i )(?:occhi|lingua|cuore|budella|intestini|orecchie)|tagli\\w+ (?:la |le )(?:lingua|dita|orecchie)",
      "(?:arranc|fur)\\w+ (?:os |a |o |as )(?:olhos|lingua|coracao|tripas|intestinos|dedos|orelhas)|cort\\w+ (?:a |os |as )(?:lingua|dedos|orelhas)",
      "(?:snij|ruk|trek|steek|hak|krab)\\w* (?:\\S+ ){0,4}(?:ogen|tong|hart|darmen|vingers|duim|oren) (?:eruit|uit|eraf|af)",
      "(?:wyr[yw]|wydlub|obc[ii]|odrab)\\w* (?:mu |jej |im |ci |dzieciom )?(?:oczy|jezyk|serce|flaki|jelita|palce|uszy)",
      "(?:skar|sliter|sticker|hugger|klipper|skjaerer|skaerer|river|stikker|hakker) (?:\\S+ )?(?:ut|ud|av|af) (?:\\S+ )?(?:ogonen|oynene|ojnene|hjartat|hjertet|tarmarna|tarmene)",
      "goz\\w+ oy(?:ar|du|acak|up|an|mak)\\w*|dil\\w+ (?:kes|kopar)\\w*|bagirsak\\w* (?:cikar|des|dok|sok)\\w*|(?:kulak|parmak)\\w* kopar\\w*",
      "(?:вырв|вырыва|выкол|выцарап|отреж|отреза|отруб|выпуст)\\S* (?:\\S+ )?(?:глаза|язык|сердце|кишки|пальцы|уши)",
    ),
    like(
      "blut spritzt?\\w*|sang (?:gicle|jaillit|partout)|sangre (?:salpica|chorrea|brota|por todas)|sangue (?:schizza|sgorga|jorra|espirra|esguicha|dappertutto|por todo)|bloed (?:spuit|spat)|krew (?:tryska|sika|leje)|blodet (?:sprutar|spruter|sprojter)|kan(?:lar|i)? fiskir\\w*|кровь (?:хлещет|брыз\\S+|льется|фонтаном)",
    ),
  ],
};

const drinkOrFight =
  "(?:(?:drinks?|smokes?|vapes?|gambles?|fights?|hits?|trinkt|raucht|kifft|schlagt|prugelt|boi[ts]|fumes?|frappe|bebes?|toma|fuma|pelea|pega|beve|picchia|mena|bate|briga|drinkt|rookt|blowt|vecht|slaat|gokt|pije|pali|bije|dricker|roker|slass|drikker|royker|ryger|пьет|курит|дерется|бьет)(?: back| zuruck)?)";
const manhood: CategoryWords = {
  category: "drugs",
  neverLike: [
    like(
      `(?:who|whoever|boys?|men|man|kids|if you|wer|qui|celui qui|quien|el que|chi|quem|wie|kto|den som|som|den der|кто) (?:never|don'?t|doesn'?t|do not|does not|nicht|nie|kein\\w*|ne|no|non|nao|niet|nooit|geen|nie|inte|aldrig|ikke|aldri|не) (?:\\S+ ){0,2}?${drinkOrFight}(?: [^ ,]+){0,3}[ ,–-]+(?:\\S+ ){0,5}(?:real|man|men|bab(?:y|ies)|sissy|sissies|cowards?|wimps?|losers?|chickens?|mann|junge|kerl|feigling|memme|weichei|angsthase|homme|garcon|mec|lache|fillette|mauviette|hombre|macho|nena|cobarde|gallina|uomo|maschio|femminuccia|codardo|fifone|homem|covarde|frouxo|vent|jongen|watje|mietje|lafaard|facet\\w*|mezczyzn\\w+|chlop\\w*|tchorz\\w*|kille|mes|fegis|karl|mand|pyse|feiging|tosedreng|мужик\\S*|мужчин\\S+|пацан\\S*|трус\\S*|слабак\\S*|тряпка)`,
      "(?:icmeyen|vurmayan|dovusmeyen|kavga etmeyen) (?:\\S+ )?(?:erkek degil\\w*|adam degil\\w*|erkek sayilmaz|korkak\\w*|kiz gibi\\w*)",
      `(?:weed|pot|vap\\w+|smoking|alcohol|beer|drugs?|gras|kiffen|cannabis|marihuana|herbe|beuh|alcool|hierba|porros?|erba|canne|maconha|erva|wiet|blowen|trawka|ziolo|hasch|hasj|hash|esrar|sigara|травк\\S*)${undenied} (?:harmless|harmlos|unschadlich|inoffensi\\w+|sans danger|onschadelijk|nieszkodliw\\w+|ofarligt?|ufarligt?|zararsiz\\w*|безвредн\\S*)`,
    ),
  ],
  unlessWarned: `se_bourrer_la_gueule bourrer_la_gueule une_cuite picoler pastis volllaufen_lassen vollrausch komasaufen irse_de_copas aguardiente sbornia sbronz* encher_a_cara tomar_um_porre caipirinha* aguardente zuipen zuipt pilsje pilsjes nachlac_sie schlac_sie dricka_sig_full supa_sig_full drikke_seg_full drikke_sig_fuld kafayi_cek* бухать бухает бухло бухои набухат* нажраться кальян*
    spliff doobie reefers`,
  unlessWarnedLike: [
    /\b(?:my|his|her|our|dad'?s|mum'?s|mom'?s|brother'?s|uncle'?s|with a|smok\w+ a|une?|eine|meine|mijn|una|um|min) bongs?\b(?! (?:sounds?|drums?|goes|of|went|song))|бонги?(?![\p{L}])/u,
  ],
};

const riches: CategoryWords = {
  category: "gambling",
  neverLike: [
    like(
      `(?:gambl\\w+|casinos?|kasino|poker|lotter\\w+|slots|roulette|glucksspiel\\w*|wetten|wettet|jeux? d'argent|paris sportifs|parie\\w*|apuest\\w+|apost\\w+|loteri\\w+|tragaperras|d'azzardo|scommess\\w+|scommett\\w+|jogos? de azar|gokk\\w+|gokt|hazard\\w*|kasyn\\w+|om pengar|om penge|gamblar|kumar\\w*|bahis\\w*|piyango|казино|лотере\\S+|ставк\\S+|азартн\\S+|рулетк\\S+)${undenied} (?:rich|millionaires?|reich|millionar\\w*|riches?|millionnaires?|ricos?|ricas?|millonari\\w+|ricc\\w+|milionari\\w*|rijk|miljonair|bogat\\w+|milioner\\w*|rika?|rig|miljonar|millionaer|zengin\\w*|milyoner\\w*|богат\\S+|миллионер\\S*)`,
    ),
  ],
};

const scorned =
  "(?:jews|muslims|immigrants|foreigners|refugees|juden|auslander|muslime|fluchtlinge|juifs|arabes|musulmans|immigres|judios|moros|inmigrantes|ebrei|immigrati|musulmani|judeus|imigrantes|joden|moslims|buitenlanders|zydzi|uchodzcy|judar|judarna|jodene|joderne|yahudiler|евреи|мигранты|мусульмане)";
const scorn: CategoryWords = {
  category: "hate",
  neverLike: [
    like(
      `${scorned} ${undenied}(?:behind (?:everything|all|it all|every)|responsible for (?:all|every\\w*)|hinter allem|an allem schuld|derriere tout|detras de todo|dietro (?:a )?tutto|por tras de tudo|achter alles|overal achter|stoja za|winni|bakom allt|ligger bakom|star bag|her seyin arkasinda|arkasinda|стоят за|виноваты)`,
      `(?:down(?: syndrome|.s syndrome|-?syndrom\\w*)?|trisomi\\S*|disab\\w+|autis\\w+|behindert\\w*|handicap\\w*|discapac\\w+|deficien\\w+|gehandicapt\\w*|niepelnosprawn\\w*|engelli\\w*|инвалид\\S*|даун\\S*) ${undenied}(?:worth less|less worthy|weniger wert|nichts wert|val(?:ent|ut) moins|vale[mn]? menos|valgono (?:di )?meno|minder waard|mniej warte?|mindre (?:vard\\w*|vaerd\\w*|verdt?)|daha az deger\\w*|degersiz\\w*|неполноценн\\S*|хуже нас|менее ценн\\S*)`,
      "(?:kk|kanker|kut|tering|tyfus)(?:jood|jod|turk|marok|neger|moslim|homo|pool|pole|chine|zwart|buitenland|arab|vluchteling|zigeuner)\\w*",
      "(?:scheiss|drecks?|sau)[ -]?(?:jud|turk|auslander|neger|schwul|polack|kanak|moslem|muslim|araber|zigeuner|fluchtling)\\w*",
    ),
    like(
      "(?:boys?|men|man) (?:who|that) (?:\\w+ )?(?:cry|cries|weep|hug|dance|play with dolls) (?:are|is) (?:\\w+ ){0,2}(?:siss(?:y|ies)|girls?|bab(?:y|ies)|weak|weaklings|wimps?|losers?|cowards?)",
      "(?:jungs|jungen|manner),? die (?:weinen|heulen|tanzen),? sind (?:\\S+ )?(?:memmen|weicheier|madchen|heulsusen|schwach\\w*|babys)",
      "(?:garcons|hommes) qui (?:pleurent|dansent) sont des (?:fillettes|mauviettes|filles|faibles|bebes)",
      "(?:ninos|hombres) que (?:lloran|bailan) son (?:unas |unos )?(?:nenazas|nenas|ninas|mariquitas|debiles)",
      "(?:maschi|bambini|uomini|ragazzi) che piangono sono (?:delle |dei )?(?:femminucce|femmine|deboli)",
      "(?:meninos|homens) que choram sao (?:uns |umas )?(?:mariquinhas|meninas|fracos|frouxos|mulherzinhas)",
      "(?:jongens|mannen) die huilen,? zijn (?:watjes|mietjes|meisjes|zwak)",
      "(?:chlopcy|faceci),? ktorzy placza,? (?:to|sa) (?:baby|mieczak\\w*|beks\\w+|slab\\w+)",
      "(?:pojkar|killar|gutter|drenge) (?:som|der) (?:grater|graeder),? (?:ar|er) (?:mesar|tjejer|flickor|fegisar|pyser|jenter|tosedrenge|svage|piger)",
      "aglayan (?:erkek|oglan)\\w* (?:kiz gibi\\w*|korkak\\w*|zayif\\w*)|(?:мальчик|мужчин)\\S*,? котор\\S+ плач\\S+[ ,–-]+(?:это )?(?:тряпки|слабаки|девчонки|бабы)",
    ),
  ],
};

const kin =
  "(?:\\S+ )?(?:uncle|grandpa|granddad|coach|babysitter|priest|neighbou?r|onkel|opa|trainer|nachbar|stiefvater|pfarrer|tonton|oncle|papi|entraineur|voisin|beau-pere|tio|abuelo|entrenador|vecino|padrastro|cura|zio|nonno|allenatore|vicino|prete|avo|vizinho|treinador|padrasto|padre|oom|buurman|stiefvader|wujek|dziadek|trener|sasiad|ojczym|ksiadz|farbror|morbror|farfar|morfar|tranaren|grannen|bestefar|treneren|traeneren|naboen|дядя|дедушка|тренер|сосед|отчим)";
const rides: CategoryWords = {
  category: "dangerous_play",
  never: `pass_out_game passing_out_game blackout_game knockout_game ohnmachtsspiel* wurgespiel* juego_del_desmayo juego_de_la_asfixia desafio_do_desmaio jogo_da_asfixia gioco_dello_svenimento stikspel* wurgspel* svimningslek* bayilma_oyunu игра_в_удушение собачии_каиф`,
  unlessWarned: "зацепер* зацепинг* treinsurf* metrosurf* surfe_ferroviario",
  unlessWarnedLike: [
    like(
      "(?:surf|rid|climb|stand|danc|run|sit)\\w* (?:\\w+ )?(?:on top of|on the (?:roof|outside) of|outside of) (?:(?!toy|model|wooden)\\w+ ){0,3}(?:trains?|subways?|metros?|trams?|bus(?:es)?|lorr(?:y|ies)|trucks?|cars?)",
      "(?:auf|aussen an) (?:\\S+ ){0,3}(?:zug|zuge?n?|zugs|s-bahn\\w*|u-bahn\\w*|strassenbahn) (?:surfen|klettern|hangen|mitfahren)|(?:surfer|grimper) (?:\\S+ ){0,4}(?:trains?|metros?|tramways?)|(?:surf|colgar|subir)\\w* (?:\\S+ ){0,2}(?:techo|encima) del? (?:\\S+ )?(?:tren\\w*|metro|vagon\\w*)|sul tetto (?:del|dei|di un|della) (?:tren\\w|metro\\w*|tram)|(?:em cima|no teto) d\\S+ (?:\\S+ )?(?:trens?|metro|comboios?)",
      "op het dak van (?:de|een) (?:trein|metro|tram)|na dachu (?:pociagu|metra|tramwaju|wagonu)|pa (?:taket|taget) (?:av|af|pa) (?:taget|toget|tunnelbanan|metroen|t-banen)|(?:tren|metro)\\w* (?:ustunde|tepesinde|catisinda)|на крыше (?:поезда|электрички|вагона|метро|трамвая)",
    ),
  ],
  neverLike: [
    like(
      `(?:you (?:do not|don'?t|have never) (?:know|met)|you'?ve never met)(?! (?:what|how|if|the answer))${undenied} (?:go|come|get|hop|walk|ride|drive) (?:\\w+ )?(?:with (?:him|her|them)|in (?:his|her|the|their))`,
      `d(?:en|ie) du nicht kennst${undenied} (?:geh|steig|fahr|komm)e?(?! nicht| nie| niemals) (?:\\S+ ){0,2}(?:mit|ein)`,
      `que tu ne connais pas${undenied} (?:suis|va|monte|pars|accompagne)|que no conoces${undenied} (?:ve|vete|sube|subete|siguel\\w|acompan\\w+)|che non conosci${undenied} (?:vai|sali|segui\\w*)|que (?:voce |tu )?nao conhec\\w+${undenied} (?:va|vai|entre|entra|siga|segue)`,
      `die je niet kent${undenied} (?:ga|stap|loop|rij)(?! niet| nooit) (?:\\S+ ){0,2}(?:mee|in)|ktor\\w+ nie znasz${undenied} (?:idz|wsiadz|jedz|chodz)|du (?:inte|ikke) (?:kanner|kjenner|kender)${undenied} (?:folj|ga|ak|hoppa|bli|kor|tag) (?:\\S+ )?(?:med|in|inn|ind)|tanimadigin${undenied} (?:git|bin|gel)|(?:незнаком\\S+|ты не знаешь)${undenied} (?:иди|садись|поезжаи|поиди)`,
    ),
    like(
      `(?:never|not|don'?t) (?:ever )?tell (?:\\S+ ){1,3}?(?:what|how|that|when) ${kin} (?:\\w+ )?(?:does|did|do|touch\\w*|shows?|showed)`,
      `(?:niemand\\w*|nie|keinem)[ ,]+(?:\\S+ )?was ${kin} .{0,12}(?:macht|tut)|(?:jamais|personne) (?:\\S+ ){0,3}ce que ${kin} .{0,6}fait`,
      `(?:nunca|nadie|no|jamas) (?:\\S+ ){0,4}lo que (?:te )?(?:hace ${kin}|${kin} (?:te )?hace)|(?:mai|nessuno|non) (?:\\S+ ){0,4}(?:quello|cio) che (?:ti )?fa ${kin}|(?:nunca|ninguem|nao) (?:\\S+ ){0,4}o que ${kin} (?:te )?faz`,
      `(?:nooit|niemand)[ ,]+(?:\\S+ ){0,3}wat ${kin} .{0,12}doet|(?:nikomu|nigdy)[ ,]+(?:\\S+ ){0,3}co (?:(?:ci )?robi ${kin}|${kin} (?:\\S+ )?robi)|(?:aldrig|aldri|ingen|noen|nogen|nagon)[ ,]+(?:\\S+ ){0,3}(?:vad|hvad|hva) ${kin} .{0,8}(?:gor|gjor)`,
      `(?:amca|dayi|dede|komsu|antrenor)\\w* (?:\\S+ )?yaptig\\w+ .{0,12}kimseye .{0,12}(?:soyleme|anlatma)\\w*|(?:никому|никогда) (?:\\S+ ){0,3}что (?:делает ${kin}|${kin} (?:\\S+ ){0,2}делает)`,
    ),
  ],
};

export const claims: readonly CategoryWords[] = [slaps, maiming, manhood, riches, scorn, rides];
