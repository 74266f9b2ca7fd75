import type { CategoryWords } from "./words";

/** How one language speaks ill of people: all without accents, as parts of a pattern. */
interface Contempt {
  readonly groups: string;
  /** 'are', with what may stand between it and the judgement. */
  readonly are: string;
  /** What hate says that they are. */
  readonly bad: string;
  /** What hate says that they do, should or may not. */
  readonly does: string;
  /** 'are no', before 'people'. */
  readonly areNo: string;
  /** 'death to', 'I hate', 'dirty': stands before the group. */
  readonly curse: string;
}

const german: Contempt = {
  groups:
    "auslandern?|fluchtlingen?|juden|turken|arabern?|muslimen?|moslems|schwarzen?|neger|schwulen?|lesben|zigeunern?|polen|russen|ukrainer|chinesen|behinderten?(?: kinder| menschen)?|madchen|frauen|weiber|migranten|asylanten|dicke(?: kinder)?|homos|afrikaner|syrer|ungeziefer",
  are: "(?:sind|waren|bleiben)(?: doch| alle| alles| nur| so| sowieso| viel| einfach| halt| an)*",
  bad: "dumm\\w*|blod\\w*|schlecht\\w*|bose|dreckig\\w*|dreck|faul\\w*|weniger wert|nichts wert|wertlos|minderwertig|kriminell\\w*|verbrecher|terroristen|eklig|ekelhaft|widerlich|schuld|allem schuld|abschaum|parasiten|ungeziefer|tiere|affen|untermenschen|schwach\\w*|schwacher als|diebe|lugner|geizig|gierig|gefahrlich\\w*|unnutz|nicht (?:wie wir|normal|gleich)|dummer als",
  does: "raus|stinken|klauen|stehlen|lugen|nehmen uns|gehoren (?:hier )?(?:nicht|in|vergast|an|ab|weg|eingesperrt)|mussen (?:weg|raus|sterben|gehen|zuruck)|haben (?:hier|bei uns) nichts|durfen nicht|sollen (?:weg|verschwinden|abhauen|sterben|nach hause|zuruck)|taugen nichts|konnen nichts|ins gas|verboten",
  areNo: "sind keine(?: richtigen| echten)? menschen",
  curse:
    "tod (?:den|allen)|ich hasse(?: alle)?|(?:dreckige|scheiss|verdammte|miese|elende|stinkende|blode)|verbrennt(?: die| alle)?|vergast(?: die| alle)?|totet(?: die| alle)?|kein platz fur|witze uber",
};

const french: Contempt = {
  groups:
    "arabes?|juifs?|noirs?|musulmans?|etrangers?|homos|homosexuels|gays|lesbiennes|roms|gitans?|handicapes|migrants|immigres|femmes|filles|chinois|asiatiques|africains|refugies|gros|pauvres",
  are: "(?:sont|seront toujours)(?: tous| toutes| plus| trop| que| moins| tres| vraiment)*",
  bad: "betes|mechant\\w*|sales|inferieur\\w*|voleu\\w+|(?:des )?terroristes?|stupides?|idiot\\w*|nul\\w*|(?:des )?(?:animaux|singes|rats|parasites|criminels|malades|monstres|menteurs)|dangereu\\w+|paresseu\\w*|faineant\\w*|avares?|coupables?|pas (?:normaux|comme nous)|une (?:honte|abomination|plaie)|intelligent\\w* que|degoutant\\w*|moches?",
  does: "puent|volent|mentent|dehors|doivent (?:partir|rentrer|mourir|obeir|rester a)|n'ont (?:pas leur place|rien a faire)|ne (?:devraient|meritent|doivent|savent) (?:pas|rien)|nous (?:volent|envahissent)",
  areNo: "ne sont pas (?:des |de vrais )*(?:humains|gens|personnes|hommes|etres humains)",
  curse:
    "(?:a )?mort aux?|a mort les|(?:je )?deteste les|(?:je )?hais les|sales?|putains? de|brulez les|blagues sur les|un monde sans",
};

const spanish: Contempt = {
  groups:
    "negros|judios|moros|gitanos|inmigrantes|migrantes|gays|homosexuales|lesbianas|musulmanes|extranjeros|mujeres|ninas|chinos|arabes|africanos|indios|pobres|gordos|discapacitados|refugiados|maricas|latinos",
  are: "(?:son|seran siempre)(?: todos| todas| unos| unas| muy| mas| un| una| solo| la)*",
  bad: "tont\\w+|malos?|malas?|suci\\w+|inferior\\w*|ladron\\w*|terrorista\\w*|estupid\\w+|basura|escoria|animales|monos|ratas|parasitos|criminales|delincuentes|vag[ao]s|peligros\\w+|enferm\\w+|menos|asqueros\\w+|plaga|pecado",
  does: "apestan|roban|mienten|huelen mal|fuera|que se vayan|deben (?:irse|morir|obedecer|largarse)|no (?:deben|deberian|pueden|merecen|valen|sirven)|merecen|nos roban",
  areNo: "no son (?:personas|gente|humanos|seres humanos|de los nuestros)",
  curse:
    "muerte a (?:los|las)|muerte al?|odio a (?:los|las)|odiar a (?:los|las)|(?:putos|sucios|malditos|asquerosos|jodidos)|mata a (?:los|las)|chistes de|un mundo sin|fuera",
};

const italian: Contempt = {
  groups:
    "negri|neri|ebrei|zingari|immigrati|migranti|stranieri|musulmani|donne|femmine|gay|omosessuali|rom|cinesi|africani|arabi|handicappati|disabili|profughi|terroni|ciccioni|bambine",
  are: "sono(?: tutti| tutte| piu| molto| dei| degli| solo| troppo)*",
  bad: "stupid\\w+|cattiv\\w+|sporch\\w+|inferior\\w+|ladri|idiot\\w+|terrorist\\w+|pericolos\\w+|animali|scimmie|parassiti|feccia|criminali|malat\\w+|bestie|spazzatura|meno|scem\\w+|pigr\\w+",
  does: "puzzano|rubano|mentono|devono (?:andar\\w+|morire|stare|tornare|sparire)|fuori|a casa loro|non (?:devono|meritano|valgono|possono|capiscono)",
  areNo: "non sono (?:persone|umani|esseri umani|gente|come noi)",
  curse:
    "morte (?:ai|agli|alle)|odio (?:i|gli|le)|odiare (?:i|gli|le)|(?:sporchi|maledetti|luridi|schifosi|brutti|sporche)|bruciate (?:i|gli|le)|barzellette (?:sui|sugli)|un mondo senza",
};

const portuguese: Contempt = {
  groups:
    "negros|pretos|judeus|ciganos|imigrantes|gays|homossexuais|mulheres|meninas|muculmanos|estrangeiros|indios|gordos|pobres|deficientes|nordestinos|favelados|viados|lesbicas|arabes|africanos",
  are: "sao(?: todos| todas| uns| umas| muito| mais| so| um)*",
  bad: "burr[ao]s|ruins|maus|mas|suj[ao]s|ladroes|lixo|inferior\\w*|estupid\\w+|bandidos|terroristas|animais|macacos|parasitas|perigos\\w+|preguicos\\w+|doentes|menos|nojent\\w+|pecado",
  does: "fedem|roubam|mentem|devem (?:morrer|ir embora|obedecer)|nao (?:devem|podem|prestam|merecem|valem)|merecem|fora",
  areNo: "nao sao (?:gente|pessoas|humanos|seres humanos)",
  curse:
    "morte (?:aos|as)|odeio(?: os| as)?|odiar (?:os|as)|(?:sujos|malditos|macacos|nojentos|porcos)|piadas de|um mundo sem|fora",
};

const dutch: Contempt = {
  groups:
    "buitenlanders|joden|turken|marokkanen|moslims|homo's|homos|vrouwen|meisjes|negers|vluchtelingen|zwarten|zwarte (?:mensen|kinderen)|zigeuners|polen|chinezen|gehandicapten|asielzoekers|dikke (?:mensen|kinderen)|arme mensen|arabieren",
  are: "zijn(?: allemaal| zo| veel| altijd| gewoon| te| een)*",
  bad: "dom|dommer|slecht|slechter|vies|dieven|minderwaardig|lui|terroristen|crimine\\w+|beesten|apen|ratten|ongedierte|schuldig|ziek|gevaarlijk|minder(?: waard)?|smerig|plaag|tuig",
  does: "stinken|stelen|liegen|moeten (?:weg|oprotten|dood|terug|het land uit)|horen (?:hier )?niet|horen in de keuken|mogen niet|verdienen|rotten op|aan het gas",
  areNo: "zijn geen (?:echte )?mensen",
  curse:
    "dood aan (?:de|alle)|ik haat(?: de| alle)?|(?:vieze|vuile|smerige|stomme|kut)|weg met (?:de|alle)|grappen over|een wereld zonder",
};

const polish: Contempt = {
  groups:
    "zydzi|zydow|zydom|murzyni|murzynow|ukraincy|ukraincow|cyganie|cyganow|cyganom|geje|gejow|gejom|muzulmanie|muzulmanow|uchodzcy|uchodzcow|dziewczyny|kobiety|dziewczynki|imigranci|imigrantow|obcokrajowcy|arabowie|arabow|czarni|czarnych|grubasy|niepelnosprawni|ruscy|ruskich|romowie|pedaly|jude",
  are: "(?:to|sa)(?: wszyscy| tylko| po prostu| z natury)*",
  bad: "glup\\w*|zli|zle|zlodziej\\w*|brudn\\w*|gors\\w*|smiec\\w*|terrorys\\w*|brudas\\w*|idio\\w*|zwierzeta|malpy|pasozyty|robactwo|przestep\\w*|leniw\\w*|chor[ziey]\\w*|slab\\w*|podludzie",
  does: "smierdza|kradna|klamia|musza (?:odejsc|zginac|wyjechac)|powinn\\w+ (?:wyjechac|wracac|zginac|siedziec|gotowac)|won|do (?:gazu|pieca|piecow|domu)|nie (?:powinn\\w+|maja prawa|zasluguja)|precz",
  areNo: "(?:to nie|nie sa) (?:ludzie|ludzmi)",
  curse: "smierc|nienawidze|(?:brudni|smierdzacy|parszywi|wstretni|pieprzeni)|precz z|kawaly o|swiat bez|zabic",
};

const nordic: Contempt = {
  groups:
    "judar(?:na)?|muslimer(?:na)?|invandrare|flyktingar|bogar|svarta|tjejer|kvinnor|flickor|zigenare|romer|araber|utlanningar|tjocka barn|handikappade|joder|jodene|joderne|innvandrere|indvandrere|flyktninger|flygtninge|kvinder|kvinner|jenter|piger|homoer|utlendinger|udlaendinge|neger|negrer|sorte|svarte",
  are: "(?:ar|er)(?: alla| alle| sa| bara| mycket| meget| veldig| bare| nogle| noen)*",
  bad: "dumm\\w*|daliga|smutsiga|onda|samre|terrorist\\w*|kriminella|kriminelle|darlige|darligere|ackliga|djur|dyr|apor|aber|parasiter|tjuvar|tyve|tyver|lata|dovne|late|sjuka|syge|syke|mindre vard\\w*|mindre verd\\w*|beskidte|skitne|onde",
  does: "stinker|luktar|stjal\\w*|stjaeler|ljuger|lyver|lyger|ska (?:ut|do|bort|aka hem)|skal (?:ut|do|vaek|hjem)|maste (?:ut|bort|do)|hor (?:inte )?hemma i?|horer (?:ikke )?(?:hjemme|til) i?|fortjanar",
  areNo: "(?:ar inga|ar inte|er ikke|er ingen) (?:riktiga |rigtige )?(?:manniskor|mennesker)",
  curse:
    "dod at(?: alla)?|doda(?: alla)?|dod over|drep(?: alle)?|draeb(?: alle)?|jag hatar|jeg hader|jeg hater|(?:javla|smutsiga|ackliga|skitne|beskidte|fordomte)|skamt om|en varld utan|ut med alla",
};

const turkish: Contempt = {
  groups:
    "yahudi|yahudiler|yahudilere|suriyeliler|suriyelilere|zenciler|zencilere|kurtler|kurtlere|ermeniler|ermenilere|kizlar|gocmenler|multeciler|araplar|araplara|cingeneler|escinseller|escinsellere|kadinlar|rumlar|engelliler|sismanlar|yabancilar",
  are: "(?:hep|hepsi|cok|birer|zaten|bizden|erkeklerden)*",
  bad: "pis|kotu|aptal\\w*|hirsiz\\w*|terorist\\w*|asagilik\\w*|degersiz\\w*|tembel\\w*|igrenc\\w*|salak\\w*|domuz|maymun\\w*|daha (?:aptal|kotu|az)",
  does: "defol\\w*|gitsin|olsun|olmeli|olum|calis\\w*maz|oldurul\\w*",
  areNo: "insan degil\\w*",
  curse: "olum|nefret ediyorum|pis|kahrolsun|lanet",
};

const russian: Contempt = {
  groups:
    "евреи|евреям|евреев|жидам|жидов|негры|неграм|негров|мусульмане|мусульман|мусульманам|чеченцы|цыгане|цыган|цыганам|геи|геям|геев|мигранты|мигрантов|мигрантам|женщины|девочки|девчонки|украинцы|украинцам|чурки|чуркам|бабы|таджики|узбеки|китаицы|американцы|инвалиды|кавказцы|хохлы|хохлам|хохлов|москали|москалям|москалеи|иностранцы|беженцы|арабы|русским",
  are: "(?:все|это|такие|всегда|просто|очень|-|–|—|глупее)*",
  bad: "тупые|тупее|плохие|грязные|воры|террористы|хуже|глупые|глупее|уроды|враги|скот|звери|обезьяны|паразиты|ленивые|больные|дуры|дураки|преступники|опасные|твари",
  does: "воняют|воруют|врут|виноваты|вон|должны (?:уехать|умереть|сидеть|убираться|готовить)|пусть убираются|убираитесь|не должны",
  areNo: "не люди",
  curse: "смерть(?: всем)?|ненавижу|ненавидеть|(?:грязные|поганые|вонючие|проклятые)|беи|анекдоты про|мир без",
};

const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";

function contemptOf({ groups, are, bad, does, areNo, curse }: Contempt): RegExp[] {
  return [
    `${start}(?:${groups}) ${are} ?(?:${bad})${end}`,
    `${start}(?:${groups}) (?:${does}|${areNo})${end}`,
    `${start}(?:${curse}) (?:${groups})${end}`,
  ].map((source) => new RegExp(source, "u"));
}

export const groupContempt: CategoryWords = {
  category: "hate",
  never: `siegheil svartskall* heilhitler judesau drecksjude* dreckstur* kutbuitenlander* kutturk* kutmoslim* kutjood* kuthomo*
 россия_для_русских deutschland_den_deutschen la_france_aux_francais france_aux_francais polska_dla_polakow italia_agli_italiani sverige_at_svenskarna britain_for_the_british judenfrei
 gas_kammer gaskammer* komora_gazowa chambre_a_gaz chambres_a_gaz camara_de_gas camaras_de_gas ching_chong chingchong slant_eye* slit_eye* macacos_pretos macaco_negro negro_sujo negro_imundo preto_imundo monkey_people subhuman* great_replacement 
 gypo gyppo* pikeys wop wops dago dagos polack polacks jap japs honkies cracker_trash white_trash negroid* abo abos coonass spook_people muzzie* islamophob*_pride homo_free fagg* lesbo lesbos poofter* battyboy* ladyboy* trannie* libtard* cripple_jokes`,
  neverLike: [
    ...[german, french, spanish, italian, portuguese, dutch, polish, nordic, turkish, russian].flatMap(contemptOf),
    /\b(?:world|country|town|city|school|class|land|planet) (?:without|free of) (?:any |all |the )?(?:jews?|muslims?|blacks?|black people|gays?|immigrants?|foreigners?|refugees?|disabled|gypsies|asians|homosexuals|christians|whites)\b/,
    /\bjokes? (?:about|on|with) (?:the |all |fat |dead |poor )*(?:jews?|muslims?|blacks?|black people|gays?|immigrants?|refugees?|the disabled|disabled|gypsies|asians|chinese|mexicans|holocaust|auschwitz|cripples)\b/,
    /\b(?:only|just) (?:white|rich|christian|german|english|american|straight|normal|healthy) (?:people|kids|children|boys|girls|families|ones) (?:are|can|may|should|deserve|belong|matter|have)\b|\b(?:white|german|american|english|christian) (?:people|kids|children) (?:first|only)\b|\b(?:is|are) for (?:whites|white people|christians|germans|boys only|poles) only\b/,
    /\b(?:a |no |real )?(?:girls?|boys?|women|men|wom[ae]n|females?) (?:who are |are |is |is too |are too )(?:too )?(?:dumber|weaker|stupider|sillier|worth less|useless|property|objects|slaves|only good)\b|\bwom[ae]n'?s? (?:place is|belongs?) in the kitchen\b|\b(?:girls|women) (?:should|must) (?:serve|obey|cook|stay (?:at|in)|shut|be quiet|clean)\b|\bhaving (?:dark|black|brown) skin is (?:bad|ugly|dirty|a|worse)\b/,
  ],
};
