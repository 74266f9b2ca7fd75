import type { CategoryWords } from "./words";

const someone =
  "(?:people|someone|somebody|everyone|everybody|kids?|child(?:ren)?|babies|boys?|girls?|men|man|women|woman|him|her|them|me|you|friends?|teachers?|neighbou?rs?|enem(?:y|ies)|bad guys?|guys?|cops?|police(?:men|man)?|strangers?|parents?|mum|mom|dad|brothers?|sisters?|animals?|cats?|dogs?|pupp(?:y|ies)|kittens?|birds?|pets?|hamsters?|frogs?|aliens?|zombies?|thieves|robbers?|soldiers?|classmates?|humans?|anyone|others|bull(?:y|ies)|insects?|ants|butterflies)";
const whose = "(?:the |a |an |my |your |his |her |their |our |all |other |some |little |small |bad |every |each )*";

export const violence: CategoryWords = {
  category: "weapons_violence",
  never: `call_of_duty grand_theft_auto gta gta5 gtav mortal_kombat squid_game counter_strike pubg the_purge school_shooter school_shooting
    school_shootings mass_shooting mass_shootings amoklauf* massenmord* serienmord* john_wick scarface_movie tommy_gun tommy_guns killer_clown* serial_killer serial_killers molotov*`,
  unlessWarned: `
    gallows crucifi* hanged hangings to_the_death gun guns gunman gunmen gunfight* gunfire gunpoint gunshot* handgun* shotgun* machinegun* rifle rifles pistol pistols revolver revolvers
    bazooka* grenade* missile* bomb bombs bomber bombers bombing bombings bombed bombard* ammo ammunition bullet bullets firearm* weapon weapons
    weaponry sniper* shooter shooters shooting shootings shootout* explosive explosives  landmine* warfare war wars warzone nuke nukes
    ak47 ak_47 m16 ar15 ar_15 uzi uzis glock kalashnikov* c4_explosive  flamethrower* switchblade* brass_knuckles
    kill kills killed killing killings killer killers murder murders murdered murderer* murdering murderous assassin* assassinat* slaughter* massacre*
    manslaughter homicid* genocid* strangl* strangul* stab stabs stabbed stabbing* torture* torturing kidnap* hostage* terrorist* terrorism hitman hitmen
    gangster* gang_war gang_wars mafia violence violent brutal* lynch* electric_chair guillotine* firing_squad execution* executed beheading*
    spanking spanked abuse abused abusive abusing child_abuse domestic_violence knife_fight* fist_fight* fistfight* fight_club beating_up beat_up beats_up beaten_up gladiator_fights
    knife knives machete* headshot* gunz killing_spree deathmatch death_match fight_to_the_death fights_to_the_death shoot_em_up ambush_and_kill arson* throwing_knives knife_attack* knife_throwing axe_murder* chainsaw_massacre
    waffe waffen schusswaffe* feuerwaffe* gewehr* maschinengewehr* pistole pistolen maschinenpistole* bombe bomben atombombe* granate granaten handgranate*
    panzerfaust* krieg kriege kriegs* weltkrieg* mord  morden   ermord* umbringen umgebracht umzubringen    =töten =tötet =getötet =mörder =mörderin =mördern moerder toeten getoetet todschlag* totschlag* totschiess*
    erschiess* erschossen schiesserei* erstech* erstochen messerstech* folter* terroranschlag* attentat* verprugel* schlagerei* geisel* abschlacht* gemetzel* erwurg* scharfschutze* munition
    gewalt gewalttat* gewalttatig* totgeschlagen
    fusil fusils mitraillette* mitrailleuse* pistolet pistolets revolver* bombes grenades guerre guerres tuer tuerie* tueur* tueuse* tuent meurtr* assassiner egorg* poignard* torturer otage otages fusillade* terroriste*
    arme_a_feu armes_a_feu les_armes des_armes une_arme bagarre_au_couteau violences
    arma armas pistola pistolas fusiles escopeta* ametralladora* bomba bombas guerra guerras  matando asesin* apunal* degoll* secuestr* tiroteo* terrorista* violencia masacre* rifles
    fucile fucili mitragliatric* pistole uccidere uccide uccidono uccid* ammazz* omicid* sparatori* accoltell* violenza terrorist* tortura torturare stragi strage guerre armi
    espingarda* metralhadora* espingardas esfaque* tiroteio* homicidio* assassinato* matanca granada_de_mao
    wapen wapens pistool pistolen geweer geweren machinegeweer*  bommen moord moorden moordenaar* vermoord* doodslag bommenwerper* oorlog* schietpartij* doodschiet* neerschiet* steekpartij* martelen marteling* gijzel* geweld granaat granaten doodmaken
    bron_palna karabin* pistolet* bomby bombe zabij* zabic zabil* zabojc* zabojstw* mordow* morderc* morderstw* zamordow* wojna wojny wojne wojenn* strzelanin* terroryst* przemoc granaty
    vapen vapnen vaben vapen pistoler gevar gevaer  bomber bomben granater mord krig blutrache       draebe draeber drepe drepte kriget kriga tortyr terrorister  vold maskingevar* =döda =dödar =dödade =mördare =mördade =våld de_bom een_bom knivhugg* knivslag*
    silah silahi silahlar* silahli tabanca* tufek* savas savasi savaslar* oldur* cinayet* katil katiller* katliam* iskence* bicakla* teror* bombalar*
    оружие оружием оружия пистолет* автоматы калашников* винтовк* пулемет* бомб* граната гранаты гранатами гранатомет* убииств* убииц* убить убива* убил* убьет убью воина воины воину воине резня пытк* пытать террор* расстрел* зарезать застрел* насили* снаипер* стреля* взрыв* взорва* зброя вбив* вбити віина віини
    fegyver* haboru* gyilkos* zbran zbrane valka valky vrazda vrazdy     murha*
    οπλο οπλα πολεμος δολοφον*
    枪 手枪 炸弹 杀人 谋杀 战争 銃 拳銃 爆弾 殺人 殺す 戦争 총으로 살인 폭탄 전쟁 قتل سلاح أسلحة حرب قنبلة 💣 🔪`,
  unlessWarnedLike: [
    new RegExp(
      `\\b(?:shoot|shoots|shooting|snipe|sniping|poison|poisons|poisoning|drown|drowning|hanging|stoning|whipping|smother\\w*|torment\\w*|burning|hurt|hurts|hurting|attack|attacks|attacking|punch|punches|punching|slap|slaps|slapping|kick|kicks|kicking|hit|hits|hitting|beating up|blow up|blowing up|run over|running over|threaten\\w*|hunt down)(?: up| at| down)? ${whose}${someone}\\b`,
    ),
    /\b(?:beat|beating|beats) (?:my |his |her |your |the |other |little )*(?:kids|children|people|wife|women|girls|dogs?|cats?|animals|child|babies)\b(?! (?:at|in|to|by)\b)/,
    new RegExp(`\\bpush(?:es|ing)? ${whose}${someone} (?:down|off|into|out of|in front|under)\\b`),
    new RegExp(
      `\\bthrow(?:s|ing)? (?:rocks|stones|bricks|knives|bottles) (?:at|on) ${whose}(?:${someone}|cars|windows|trains)\\b`,
    ),
    /\bblow(?:s|ing|n)? (?:\w+ ){0,3}up\b.*|\bblow(?:s|ing|n)? up (?!balloons?|(?:a|the|my|his|her|some|his|big|red) ?\w* ?balloons?|(?:a|the) (?:tyre|tire|pool|ball))\w+/,
    /\b(?:burn|burning|burns|blow|set) (?:down )?(?:the |a |my |his |her |our )?(?:school|house|town|village|church|witch|witches|books)\b/,
    /\b(?:hit|punch|kick|fight|strike|slap|bite) (?:\w+ )?back\b|\bhit (?:\w+ )?(?:harder|first)\b|\bbeat(?:ing)? (?:\w+ ){1,2}up\b|\beye for an eye\b/,
    /\bbring\w* .{0,30}\bum\b/,
    /\b(?:shoot|shooting|shoots) (?:games?|range|and killing|dead|to kill|at)\b|\bfirst person shooter|\bshoot (?:a|the|his|her|my) /,
    /\b(?:revenge|vengeance) (?:is|on|against|feels)\b|\btak(?:e|ing) revenge\b/,
    /\bpull(?:ing|s)? (?:the )?(?:wings|legs) off\b/,
    /\bdisparar\w* a\b|\bschiess(?:t|en)? auf\b|\b(?:auf )?(?:leute|menschen|kinder|tiere) (?:schiessen|schlagen|qualen|verletzen|hauen)\b/,
    /\b(?:frapper|taper|blesser) (?:les |des |ses |mon |ma |sa |son |tes )?(?:gens|enfants|autres|amis|animaux|soeur|frere)\b/,
    /\b(?:pegar|golpear|herir|bater|machucar|picchiare|colpire|ferire) (?:a |em |nos |nas |no |na |i |le |gli |los |las |la |il )*(?:otros|ninos|gente|amigos|animales|hermana|hermano|outros|criancas|pessoas|animais|irma|irmao|bambini|amici|animali|altri|fratello|sorella)\b/,
    /\bmatar (?:a|al|as|os|o|la|el|gente|pessoas?|personas?|todos|alguem|alguien|zombies?|monst\w+|inimigos|enemigos|malos)\b|(?:^|para |quiere |querer |quer |e |y )matar$/,
    /\bpoison(?:s|ing|ed)? (?:the |his |her |my |a |your )(?:\S+ )?(?:food|soup|drink|tea|water|dinner|wine|cake|king|queen|wife|husband|teacher|milk|juice)\b/,
    /\bbij (?:slabsz\w*|innych|dzieci|kolegow)\b|(?:беи|бить|беите) (?:слабых|других|всех|девочек|детеи|людеи|животных)/u,
    /\b(?:kni(?:fe|ves)|daggers?|swords?|axes?|arrows?|spears?) (?:in|into|through) (?:the |his |her |my |your |their |someone.s )(?:heart|head|back|chest|eye|neck|throat|belly|stomach)s?\b|\bdestroy\w* .{0,20}\bpeople\b|\bmak(?:e|es|ing) (?:a |an |some )?(?:poisons?|acid|bombs?|explosives?|gunpowder|napalm|weapons?)\b|\bburn (?:it|them|everything|everyone|him|her)(?: all)?(?: down)?\b|\b(?:cowards|losers|babies|wimps|sissies|weaklings) (?:don.t|do not|never|who|are afraid|say no|run|talk|cry|walk away)\b/,
    /\blearn(?:s|ing)? to shoot\b(?! (?:penalt\w+|hoops|a (?:ball|basket|puck)|arrows?|baskets|goals|free))/,
    /\bexecuting\b|\bduel to the death\b|\brob(?:s|bing)? (?:a |the )?banks? with\b/,
  ],
  unlessPraised:
    /\b(?:hit|hits|hitting|kick(?:s|ing)?|punch(?:es|ing)?|fight(?:s|ing)?(?! (?:for|fair|fires?|dragons?|crime|monsters|back tears|the (?:cold|flu|fear|dark)))|hurt(?:s|ing)?|beat(?:s|ing)?|slap(?:s|ping)?|bit(?:e|es|ing)|push(?:es|ing)?|attack(?:s|ing)?|bully|bullies|bullying|revenge|fists?|cruel(?:ty)?|tortur\w+|threat\w*|war|violen\w+|schlag\w*|hau(?:en|t)|prugel\w*|tret(?:en)?|gewalt|rache|qual\w*|frapper|taper|bagarre\w*|violence|vengeance|mordre|pegar|golpear|golpes|pelear\w*|violencia|venganza|bater|brigar|vinganca|picchiare|botte|menare|violenza|vendetta|colpire|slaan|schoppen|vechten|geweld|wraak|pesten|bic|bicie|bicie sie|przemoc|zemsta|kopac|sla|slass|vald|hamnd|sparka|slas|slaske|vold|haevn|hevn|vurmak|dovmek|dovus\w*|siddet|intikam)\b|(?:бить|драться|драк|жесток|насили|месть|мстить|ударить|обижать)(?! (?:a |the |your )?(?:ball|drum|goal|fear))/u,
};

const bodyPart =
  "(?:heads?|arms?|legs?|limbs?|fingers?|toes|hands?|feet|eyes|eyeballs|ears|tongue|throats?|hearts?|guts|skin|bod(?:y|ies)|insides)";

export const gore: CategoryWords = {
  category: "gore",
  never: `=gore gory goriest splatter_film* splatter_movie* snuff_film* snuff_movie* slasher slashers disembowel* decapitat* dismember* mutilat* cannibal* necrophil* human_centipede texas_chainsaw* freddy_krueger jason_voorhees michael_myers_mask chucky_the* pennywise annabelle_doll jigsaw_killer hannibal_lecter skinned_alive burned_alive buried_alive torn_to_pieces torn_apart_bodies
    flesh_eating rotting_flesh blood_and_guts guts_and_blood blood_and_gore blood_bath* bloodbath* entrails severed_head* severed_limb* severed_arm* severed_hand* severed_leg*
    enthaupt* zerstuckel* abgehackt* blutbad* ausweid* gedarm* eingeweide abgetrennte kannibal* abgeschlagen*_kopf* eventr* demembr* boyaux descuartiz* destrip* visceras viscere squartar* smembr* budella
    esquartej* ingewanden onthoofd* afgehakt* wnetrznosci poodcinan* inalvor* halshugg* styckmord* расчлен* обезглав* кишки внутренности отрубленн*`,
  unlessWarned: `blood guts bloody bloodied bloodthirsty bloodshed bleeding_to_death corpse corpses cadaver* dead_body dead_bodies mutilated horror_movie horror_movies horror_film horror_films
    blut blutig* blutverschmiert* leiche leichen horrorfilm* du_sang de_sang le_sang sanglant* cadavre* tripes film_d_horreur decapite* sangre sangrient* tripas cadaveres decapitad* sangue sanguinos* sangrent*
    bloederig* bloed bloedbad* lijken_en krwi krwawy krwawe krwawa zwlok* trupy trup blod blodig* blodbad* kanli ceset* кровь кровью крови кровав* труп трупы трупов 血まみれ 血腥 دماء 🩸`,
  neverLike: [
    /\b(?:eat|eats|eating|suck|sucking|rip|ripping|pull|pulling|tear|tearing|smash|smashing|gouge|gouging)\w* (?:out )?(?:\w+ ){0,3}(?:brains?|intestines|guts|flesh|eyeballs|eyes out|hearts? out|organs)\b/,
    new RegExp(
      `\\b(?:cut|cuts|cutting|chop|chops|chopping|chopped|rip|rips|ripping|ripped|tear|tears|tearing|bite|bites|biting|saw|sawing|hack|hacking|slice|slicing|slit|slitting)\\b (?:off )?(?:his|her|their|your|my|its|the|a|an|people'?s?|someone'?s?|off|zombie|bad guys'?)(?: \\w+)? ?${bodyPart}\\b(?! (?:louse|of lettuce|band|warmers?))`,
    ),
    /\b(?:cut|slit)(?:s|ting)? (?:\w+ )?throats?\b|\brotting (?:zombies|bodies|heads|people|men)\b|\bsaw movies?\b/,
    /\bsevered \w+|\b(?:ripped|torn|cut)[ -]out (?:hearts?|eyes?|tongues?|guts)\b|\b(?:brains?|blood|guts) (?:\w+ )?splatter\w*|\bbleeding (?:skulls?|heads?|corpses?|bodies|eyes|out|everywhere|to)\b|\b(?:skulls?|heads?|eyes) bleeding\b/,
    /\bheads? on (?:a |the )?(?:stick|spike|pike|pole|plate)s?\b|\b(?:sliced?|cut|ripped|torn|split|ripping|cutting|slicing) (?:open|apart) (?:\w+ )?(?:bod(?:y|ies)|people|stomachs?|bell(?:y|ies)|chests?|heads?|him|her|animals|cats?|dogs?)\b|\b(?:intestines|guts|organs|brains) (?:are |were )?(?:spilling|hanging|falling|pouring|everywhere)\b|\bspill\w* (?:\w+ )?(?:guts|intestines)\b/,
    /\b(?:cut|chop|hack|saw|slice)(?:s|ping|ting|ing|ped|ped)? (?:\w+ )?(?:people|someone|him|her|them|bodies|men|women|kids|children|animals|cats|dogs|teachers?) (?:into|in|to|up)\b/,
    /\b(?:drink|drinks|drinking|dripping|pool|pools|rivers?|full|covered|bath|buckets?|lots|fountains?|splatter\w*|soaked)\b.{0,12}\bblood\b|\bblood (?:is |was )?(?:everywhere|dripping|splatter\w*|spurt\w*|squirt\w*|gush\w*|pouring|sacrifice|on the (?:walls?|floor|knife))\b/,
    /\b(?:kopfe?|arme?|beine?|finger) (?:ab|abge)(?:hack|schlag|schneid|trenn|riss|sag)\w*|\b(?:cortar|arrancar|couper|tagliare|cortarle|arracher)(?:le|les)? (?:la |las |les |le |los |a |as |il |al )*(?:cabeza|cabezas|cabeca|cabecas|tete|tetes|testa|teste|bras|brazos|piernas)\b/,
  ],
};
