import type { CategoryWords } from "./words";

const groups =
  "(?:black|white|brown|coloured|colored|asian|african|chinese|japanese|indian|mexican|arab|latino|turkish|polish|russian|ukrainian|german|french|english|american|irish|gay|lesbian|trans|transgender|homosexual|queer|disabled|handicapped|autistic|deaf|blind|fat|poor|homeless|old|jewish|muslim|christian|hindu|catholic|foreign|immigrant|refugee|gypsy|roma|dark skinned|dark|native|different)";
/** Said of a group rather than named. */
const described =
  "(?:people|kids|children|families|boys|girls|those|everyone|anyone) (?:from (?:other|foreign|poor|different) countries|from (?:africa|asia|mexico|china|india|turkey|poland|syria)|who (?:look|are|speak|pray|believe)(?: (?:a|in))? (?:different(?:ly)?|black|brown|white|poor|fat|gay|foreign|disabled|jewish|muslim|strange|weird|other)|with (?:a )?(?:dark|black|brown|different|other|white) (?:skin|colou?r|religion)|with (?:a )?(?:disabilit\\w+|down syndrome|handicaps?)|in wheelchairs|(?:of|with) (?:an)?other (?:religions?|skin|colou?rs?|races?|faiths?))";
const people =
  "(?:people|persons?|kids?|children|child|boys?|girls?|men|man|women|woman|families|folks?|neighbou?rs?|students?|classmates?|mums?|dads?|skin|ones?)";
const nouns =
  "(?:blacks|whites|asians|africans|mexicans|arabs|jews?|muslims?|christians|hindus|indians|immigrants?|foreigners?|refugees?|migrants|gays?|lesbians?|homosexuals?|gypsies|girls|boys|women|men|the poor|the disabled|disabled|cripples|turks|poles|russians|germans|chinese|americans|atheists|fat people|old people|poor people)";
const group = `(?:${described}|${groups} ${people}|${nouns})`;
const contempt =
  "(?:bad|evil|stupid|dumb|dirty|ugly|inferior|lazy|terrorists?|criminals?|thieves|disgusting|weak|worse|worthless|less|sick|animals|vermin|monkeys|rats|parasites|liars|greedy|dangerous|smelly|stink\\w*|gross|control(?:ling)? the|ruling the|ruin\\w*|the problem|to blame|wrong|poor because|destroying|stealing|taking over|annoying|boring|never (?:smart|good|clean)|sinners?|going to hell|enem(?:y|ies)|freaks?|idiots?|trash|unclean|subhuman|slaves?|servants|losers|not (?:welcome|real|as|human|equal|like us|smart|normal|wanted|our friends)|dumber|dirtier|uglier|lazier|slower|weaker|meaner|a burden|burdens?|a shame|a disease|useless|cursed|unnatural|abnormal|contagious|thugs|rapists|invaders|cockroaches|scum|pigs|filth|filthy|garbage|rubbish|weird|creepy|cheap|cheats|crazy|savages?|beasts?|not (?:people|humans?|persons)|for (?:cooking|cleaning|the kitchen)|only good for|better(?! (?:at|in) (?:sharing|caring|listening|helping|drawing|singing|waiting|tidying|reading|being kind))|smarter than|superior)";

export const hate: CategoryWords = {
  category: "hate",
  never: `
    nigger* nigga niggas niggaz niglet* faggot* faggy fag fags kike kikes spic spics gook gooks wetback* raghead* towelhead* camel_jock* sandnigger* paki pakis tranny trannies shemale* beaner beaners chinaman chinamen jigaboo* golliwog* porch_monkey* redskins darkie darkies half_breed
    retard retards retarded tard spastic spastics spaz mongoloid* mongo mongos white_power white_supremac* white_genocide aryan aryans arische_rasse master_race race_war ethnic_cleansing kkk ku_klux klansman klansmen heil_hitler hitlerjugend sieg_heil neonazi* neo_nazi* third_reich swastika* final_solution 1488 14_88 blood_and_soil incel incels n_word n_words blackface whites_only white_only superior_race inferior_race pure_race
    kanake kanaken neger negerlein schwuchtel* untermensch* herrenmensch* herrenrasse judensau* judenschwein* judenhass drittes_reich rassenschande hakenkreuz* fidschi_weg dreckszigeuner kummelturk* kameltreiber schlitzauge* spasti spastis krupel_schlagen
    bougnoul* youpin* negre negres bicot bicots =pédé =pédés tarlouze* tapettes_de gouine gouines sale_arabe sale_juif sale_juive sale_noir sale_negre sales_juifs sales_arabes sales_noirs sale_pd niakoue* mongolien*
    maricon* mariconazo marica maricas sudaca sudacas negro_de_mierda negra_de_mierda moro_de_mierda moros_de_mierda indio_de_mierda panchito_de_mierda subnormal subnormales bollera mongolico*
    frocio froci frocetto ricchion* negro_di_merda negri_di_merda zingaro_di_merda terrone_di_merda sporco_negro sporco_ebreo mongoloide*
    viado viados viadinho bichona sapatao_de_merda preto_sujo macaco_preto retardado retardada mongoloide
    flikker flikkers nikker nikkers kankerjood* kankerturk* kankermarokkaan* kankerhomo* kankerlul kankerkind* kankerhond* kutmarokkaan* mongool mongolen rotjood*
    czarnuch* ciapat* zydzi_do_gazu pedal_jebany zydek brudas brudasy
    blatte* bogjavel* bogjavlar svartskalle* blattar blattarna zigenarjavel* judejavel* neger* mongojavel* bosse_rov perker* svartingar
    ibne ibneler yahudi_pisligi gavur gavurlar gavur_kop* zenci_pis pis_zenci pis_zenciler pis_yahudi
    жид жиды жидов хач хачи чурка чурки чурок чурбан ниггер* пидор* пидар* педик педики гомосек* черножоп* нигер нигеры москаль москали кацап кацапы хохлы жидовск* укроп_тупои
    buzi buzik cigany_mocsk* teplous cikani_do_plynu πουστη* 黑鬼 支那猪 니그로`,
  unlessWarned: `
    nazi nazis nazism hitler adolf_hitler holocaust gas_chamber gas_chambers apartheid racist_jokes lynching slavery_is slave_auction terrorist_muslims nazisme hitlers нацист* гитлер* фашист* bigot bigots
    auslander_raus juden_raus zigeuner zigeunerjunge racist racists slur slurs rassist* chink chinks`,
  unlessWarnedLike: [
    new RegExp(
      `\\b(?:hate|hates|hating|kill|killing|laugh(?:ing)? at|mock(?:ing)?|making fun of|make fun of|beat(?:ing)?|get rid of|spit(?:ting)? (?:on|at)|deport\\w*|throw(?:ing)? out|tease|teasing|bully(?:ing)?|scared? of|stay(?:ing)? away from|keep(?:ing)? away from) (?:all |the |those |of )*${group}\\b`,
    ),
  ],
  unlessPraised:
    /\b(?:hate|hating|hatred|racism|discriminat\w+|hass|hassen|haine|odio|odiar|odiare|haten|nenawisc|nienawisc|hat|nefret|ненавид\S*)(?![\p{L}])/u,
  neverLike: [
    new RegExp(
      `\\b(?:never|don'?t|do not|dont|shouldn'?t|not|stop|avoid|no) (?:to )?(?:trust|play(?:ing)?|talk(?:ing)?|be friends|share|sharing|sit|mix|speak|marry|like|help|hang out|invite|let|love|be nice|be kind|touch|make friends) (?:with |to |in |next to )?(?:the |any |those |that |dirty |stupid )*${group}\\b`,
    ),
    new RegExp(
      `\\b${group} (?:are|is|should be|were|smell|will always be|can never be|aren'?t|deserve)(?: all| so| very| just| really| always| too| our| the| to be| more| a| much)* ${contempt}\\b(?! (?:like|as))`,
    ),
    new RegExp(
      `\\b${group} (?:should |must |can |have to |need to )?(?:go (?:back|home)|get out|leave our|don'?t belong|do not belong|can'?t be|cannot be|can'?t do|are not allowed|belong in|steal|must obey|should obey|ruin|leave(?! (?:school|the (?:house|ground)))|get lost|burn in|must die|should die|deserve|stay (?:away|out|home|outside)|shouldn'?t (?:be|have|live|vote|go))\\b`,
    ),
    new RegExp(
      `\\b(?:${nouns}|${groups} ${people}|our (?:race|people|country|religion|kind)) (?:are|is) (?:\\w+ )?(?:better|smarter|superior|more important|cleaner|stronger|worth more) than\\b`,
    ),
    new RegExp(
      `\\b(?:dirty|filthy|stupid|ugly|evil|disgusting|lousy|damn|bloody) (?:${nouns}|jew|muslim|arab|turk|indian|immigrant|foreigner|gypsy|african|mexican|asian|pole|russian|gay|black|${groups} ${people})s?\\b(?! (?:cow|horse|cat|dog))`,
    ),
    new RegExp(
      `\\b(?:burn|burning|gas|gassing|exterminat\\w*|kill|killing|hang|hanging|shoot|shooting|enslav\\w*|wipe out|hunt down|drown|purge) (?:all |the |those |of |every )*${group}\\b`,
    ),
    /\b(?:white|aryan|our|master|black|jewish|german) race (?:is|are|must|should|will|was|rules|wins|over)\b|\b(?:zydzi|jews|juden|juifs|judios|ebrei|judeus|joden|judar|yahudiler) (?:rzadz\w*|control\w*|rule\w*|beherrschen|dominan|dominent|controlan|controllano|governano|mandam|besturen|styr|yonetiyor\w*)\b|(?:евреи|жиды) (?:правят|управляют)/u,
    new RegExp(
      `\\b(?:gay|lesbian|homosexual|trans|interracial|mixed) (?:love|marriage|weddings?|couples?|famil(?:y|ies)|parents) (?:is|are)(?: so| very| just)* ${contempt}`,
    ),
    /\b(?:chinese|asian|slanted|slanty|jew|jewish|black|gay|polish|muslim|retard|blonde|racist) (?:eyes? )?jokes\b|\bburning cross(?:es)?\b/,
    /\b(?:white|black|boys?|men|girls?|women|rich) (?:skin )?(?:is|are) (?:\w+ )?(?:better|superior|smarter|worth more|cleaner) than\b/,
    /\b(?:send|sends) (?:them|foreigners|immigrants|refugees) (?:back|home|away)\b|\bgas the\b|\bdeath to\b|\bhitler (?:was|is|did) (?:a )?(?:right|good|great|hero|nothing wrong|cool)\b|\bhitler the (?:hero|great)\b|\b(?:being|be) gay is (?:\w+ )?(?:sick|sin|wrong|bad|disgusting|a disease|not ok\w*)\b|\bthat'?s (?:so )?gay\b/,
    new RegExp(`\\b${group} (?:control|rule|own|ruin|destroy|stink|smell|lie|cheat|steal|rape)\\b`),
    /\b(?:kein\w*|niemand|nobody|personne|nadie|nessuno|niemand|nikt|ingen) (?:\S+ )?(?:mag|braucht|will|likes|wants|needs|n'aime|quiere|vuole|wil|houdt van|lubi|gillar) (?:die |the |les |los |gli |a los )?(?:auslander|fluchtlinge|juden|turken|muslime|foreigners|immigrants|jews|refugees|muslims|etrangers|juifs|arabes|extranjeros|judios|gitanos|stranieri|ebrei|buitenlanders|obcych|zydow|invandrare)\b/,
  ],
};
