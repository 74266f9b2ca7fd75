import type { CategoryWords } from "./words";

/*
 * What is harmful only together: a deed and whom it is done to, a hazard and what is done with it. In each of the
 * languages, beside the plain words of the other tables.
 */

const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";
const like = (source: string) => new RegExp(`${start}(?:${source})${end}`, "u");

/** In English, 'never', 'must not' or 'nobody may' up to three words before it. */
const unforbidden =
  "(?<!\\b(?:never|not|no|nobody|don'?t|doesn'?t|shouldn'?t|mustn'?t|can'?t|cannot|won'?t|ever|stop|why|against|without|wrong to|dangerous to|bad to|allowed to) (?:\\w+ ){0,3})";

const cruelty: CategoryWords = {
  category: "weapons_violence",
  neverLike: [
    new RegExp(
      `${unforbidden}\\b(?:bring|brings|bringing|take|takes|taking|carry|carries|carrying|pack|packing|hide|hiding|sneak|sneaking|smuggle|smuggling|wear) (?:\\S+ ){0,3}?(?:kni(?:fe|ves)|guns?|pistols?|weapons?|blades?|razors?|bombs?|grenades?) (?:to|into|at|in|under) (?:\\S+ )?(?:school|class\\w*|kindergarten|nursery|bag|pocket|backpack|playground|church|bus|plane|pillow|coat|jacket)\\b`,
    ),
    new RegExp(
      `${unforbidden}\\b(?:strongest|biggest|bravest|real|winners?|always|you|boys?|cool kids) (?:\\w+ ){0,2}(?:hits?|punch(?:es)?|strikes?|shoots?|kicks?|stabs?) (?:\\w+ )?first\\b`,
    ),
  ],
  unlessWarned: `
 seriemoordenaar* seriemordar* seriemorder* airstrike* air_strike* drone_strike* dog_fight dog_fights dogfighting dog_fighting cockfight* bullfight* bull_fight* waterboard* choke_hold chokehold* gunslinger* warlord* death_squad* hit_list death_row lethal_injection carjack* home_invasion headbutt* curb_stomp* axe_throwing_at blowtorch* tear_gas napalm tasers taser bayonet* sawn_off sawed_off gatling* sniping hand_to_hand_combat bloodlust beat_to_death burned_at_the_stake burning_at_the_stake 
 verhauen vermobel* abknall* knallt_ab abstech* ersticht erstach erdrossel* abmurks* niederschlag* zusammenschlag* erschlag* ersauf* bankuberfall* axtmord* kettensagenm* blutrunst* totgetret* kampfhund* messerkampf* schusswechsel hinricht* galgen heckenschutz* raubmord* meuchelmord*
 etrangl* flingu* zigouill* tabass* carabine* kalachnikov* braquage* bagarre_de_rue coups_de_couteau coup_de_couteau coups_de_feu coup_de_feu ecrabouill* pendaison
 sicario* balacera* balazo* balas_perdidas navajazo* punalada* cuchillada* acuchill* ahorca* pistolero* matanza* fusila* linchamiento* punetazo* paliza paliza_a bofetada* 
 coltellat* sicari mafios* camorrist* strozzare sgozza* pugnalat* pugnalare fucilat* fucilazione mitragliat* linciagg* pestaggio pestare il_mitra squartat*
 fuzil fuzis facada* pistoleiro* matador matadores enforcad* enforcar espanc* espancar chacina* tiro_na_cabeca tiros_na fuzilar fuzilad* bandido_com
 neersteek* neerstek* doodsteek* doodstek* doodslaan doodgeslagen wurgen gewurgd vuurwapen* messentrekker* mishandel* afslacht* ophangen_aan_de_galg scherpschutter* vechtpartij* doodgeschoten neergeschoten
 zadzga* udusi* zastrzel* rozstrzel* pobicie pobic postrzel* strzelba strzelby zasztylet* siekiera_zabi* zarznac zamach_bombowy bic_ludzi masakr*
 knivmord* stryper* strypa strypt* misshandl* skjutvapen* skottloss* skjuten avratt* massmord* knivstikk* knivdrap* skudt skutt_i_hodet likvider*
 silahla bogazla* kursuna_diz* bogarak dayak_at* dovmek dovus* suikast* kan_davasi asip_kes*
 маньяк* изби_до изби_ть избить избил* избива* задуш* зарезал* повешен* ограблени* киллер* перестрелк* драк* кастет* бандит_с`,
  unlessWarnedLike: [
    /\b(?:slic|slash|slit|cut|rip|tear)\w* (?:\w+ )?throats?\b|\borders? a hit\b|\bmob boss\w*|\bpush\w* (?:\w+ )?(?:granny|grandma|grandpa|\w+) down (?:the )?(?:stairs|cliff|well)\b|\bsteal(?:ing)? (?:is|are) (?:ok\w*|fine|fun|cool|good|clever|smart|great|easy)\b|\bfear is the (?:best|only)\b|\b(?:lying|cheating|stealing|bullying|hurting) (?:is|are) (?:\w+ )?(?:fine|ok|okay|fun|cool|great|clever|smart) (?:if|when|as long)\b|\b(?:people|others|everyone|them) (?:must|should|have to) fear you\b/,
    like(
      "(?:plus )?forts? (?:ont le droit|peuvent|doivent) (?:de )?(?:frapper|taper)|(?:starke?|starkere|starksten) durfen \\S+ ?(?:schlagen|hauen)|(?:fuertes?|forti|fortes|sterken|silni|starka) (?:pueden|possono|podem|mogen|moga|far) (?:\\S+ )?(?:pegar|picchiare|bater|slaan|bic|sla)|(?:couteau|cuchillo|coltello|faca|messer|mes|kniv|noz|hacha|hache|ascia|axt) (?:ensanglant\\w+|ensangrentad\\w+|insanguinat\\w+|blutig\\w*|bebloed\\w*|zakrwawion\\w+|blodig\\w*)",
    ),
    /\b(?:tanks?|soldiers?|planes|helicopters?|snipers?|cops|drones?) (?:\w+ )?(?:fir(?:e|ing) (?:at|on)|shoot\w*|bomb\w*|shell(?:ing|s)? |crush\w*|roll\w* over)/,
    /\bhunt\w* (?:down )?(?:the )?(?:humans?|people|kids|children|girls|boys|men|women)\b|\bthrow\w* (?:\S+ ){0,2}(?:stars|shurikens?|axes|darts|spears|knives|fireworks|grenades|rocks|stones|bricks|acid|bottles) (?:\S+ )?at\b/,
    /\b(?:chop(?:s|ping)?|hack(?:s|ing)?|sawing|butcher(?:s|ing)|flay(?:s|ing)|gutting|torment(?:s|ing)|whip(?:s|ping)|drown(?:s|ing)|stomp(?:s|ing)) (?:up |on |alive )?(?:the |some |little |small |his |her |your |a |live |living )*(?:people|children|kids|babies|humans?|puppies|kittens?|cats?|dogs?|hamsters?|frogs?|bunnies|classmates|teachers?|grandma|neighbou?rs?)\b|\b(?:cut|slic|carv|roast|cook|boil|eat|burn|bury|crush|squash|trap|stamp)\w* (?:up |on )?(?:the |some |little |small |his |her |your |a |live |living )*(?:people|children|kids|babies|humans?|puppies|kittens?|cats?|dogs?|hamsters?|frogs?|bunnies|classmates|teachers?|grandma|neighbou?rs?) (?:up|alive|into (?:pieces|bits|a stew|strips)|to (?:death|pieces|bits)|for fun)\b/,
    /\bkidnapp\w*|\babduct(?:ed|s|ing) (?:children|kids|girls|boys|a (?:child|girl|boy))\b|\bgunned\b|\bshot (?:him|her|them|people|someone|dead|in the (?:head|face|heart|leg))\b|\btie\w* (?:\w+ )?(?:children|kids|people|girls?|boys?|teachers?) up\b|\bbeat (?:him|her|them|me|people|kids)\b/,
    like(
      "(?:andere|kinder|kleinere|schwachere|geschwister|bruder|schwester|lehrer|leute|menschen|tiere|hunde|katzen|jemanden|mama|mitschuler) (?:zu )?(?:schlag\\w*(?! (?:purzelba|rad|alarm))|hau\\w*|verhau\\w*|prugel\\w*|tret\\w*|qual\\w*|schubs\\w*|verletz\\w*|schiess\\w*|wurg\\w*)|(?:schlag|hau|tritt|prugel|beiss)e? (?:\\S+ )?(?:zuruck|zu(?=$|[,.!])|dein\\w*|jeden|alle|ihn|andere|kleinere|schwachere|kinder)",
    ),
    like(
      "(?:frapp\\w+|tap(?:e|er|es|ez)|cogn\\w+|gifl\\w+|mordre|tabass\\w+|tuer?|bless\\w+) (?:sur )?(?:les|des|ta|ton|tes|sa|son|ses|un|une|le|la|celui|ceux|tout) (?:plus |petite?s? |autres? |pauvres? |gentils? )*(?:faibles?|petits?|gens|enfants|autres|amie?s?|animaux|soeur|frere|copains?|camarades?|chiens?|chats?|qui|maitresse|profs?|bebes?|mamie|voisine?s?|monde)",
    ),
    like(
      "(?:peg\\w+|golpe\\w+|pate\\w+|muerd\\w+|dal\\w*|dispar\\w+|her\\w+) (?:un |una )?(?:a )?(?:los |las |tu |tus |el |la |un |una )*(?:mas )?(?:debiles|pequen[oa]s|hermanas?|hermanos?|ninos?|ninas?|gente|otros|demas|companer\\w+|amig[oa]s?|animales|perros?|gatos?|quien|punetazos?|patadas?|palizas?|maestr[oa]|profesor\\w*)",
    ),
    like(
      "(?:picchi\\w*|spar(?:a|are|ano|ando)|accoltell\\w+|ammazz\\w+|mena(?:re)?|calci a|pugni a|colpi\\w*) (?:alla |a |ai |agli |al |addosso |contro )*(?:chi|i|gli|le|il|la|tu[oa]|un|una|tutti|gente|persone|bambini)(?: piu)?(?: (?:deboli|piccoli|altri|fratell\\w+|sorell\\w+|gente|amic\\w+|animali|cane|gatto|maestr\\w+|persone|compagn\\w+|ti|bambin\\w+))|spar\\w+ (?:alla gente|alle persone|a tutti|col (?:mitra|fucile)|con (?:il|la|un|una) (?:mitra|fucile|pistola))|spari e|e spari",
    ),
    like(
      "(?:bat(?:a|e|er|endo)|soc(?:o|ar|ando)|soque|chut(?:e|ar|ando)|atir(?:e|ar|ando)|espanc\\w+|morda|morder) (?:em|no|na|nos|nas) (?:\\S+ )?(?:quem|outros?|irmaos?|irma|colegas?|amig\\w+|criancas?|fracos?|pessoas?|gente|cachorros?|gatos?|animais|professor\\w*|mais)",
    ),
    like(
      "(?:sla|slaan|schop|schoppen|stomp|stompen|bijt|schiet|schieten) (?:op )?(?:gewoon )?(?:je|jouw|de|andere|een|hem|haar|iedereen|iemand|mensen|kinderen)(?: (?:kleine |zwakke )?(?:zusje|broertje|broer|zus|zwakk\\w+|kinderen|hond|kat|dieren|juf|vriend\\w*|mensen))|(?:schiet|schieten) op (?:mensen|kinderen|iedereen)|sla (?:hard )?terug|mensen (?:slaan|schieten|pijn)",
    ),
    like(
      "(?:bij|bic|uderz|kop|kopnij|kopac|walnij|pobij|gryz|strzel\\w*|zabij\\w*) (?:do |w )?(?:mlodsz\\w+ |swoj\\w+ |mal\\w+ )*(?:brata|siostre|slabsz\\w*|innych|dzieci|koleg\\w*|psa|kota|kazdego|ludzi|zwierzet\\w*|nauczyciel\\w*)",
    ),
    like(
      "(?:sla|slag|slaa|spark|sparka|spark|bit|skjuta?|skyt|skyde|mord(?:a)|dod(?:a)) (?:alltid )?(?:den som|dem som|din|ditt|dina|andra|andre|barn|djur|dyr|tillbaka|tilbake|igen|folk|manniskor|mennesker|lillebror|lillasyster|kompis\\w*|lararen|alla)(?! rekord)",
    ),
    like(
      "(?:kardes|arkadas|kopek|kedi|hayvan|cocuk|abla|abi|herkes|insan|adam|zayif)\\w* (?:dov|vur(?!ma)|tekmele|isir|oldur|bicakla)\\w*",
    ),
    like(
      "(?:беи|бить|бьет|ударь|ударить|пни|пинать|кусаи|избеи|мучить|мучаи|убить|стрелять)(?:те)? (?:в )?(?:своего |свою |младш\\S+ |маленьк\\S+ )*(?:брата|сестру|слаб\\S*|других|всех|детеи|одноклассник\\S*|собак\\S*|кошек|кошку|кота|девоч\\S*|маму|друг\\S*|людеи|учител\\S*|животн\\S*)",
    ),
  ],
};

const wounds: CategoryWords = {
  category: "gore",
  never: `headless_bod* headless_people headless_corpse* sem_cabeca sin_cabeza_ensangrentad* bebloed* zakrwawion* ensangrentad* ensanglant* insanguinat* putrefact* putrefatt* putrefait* decepad* avhugg* avhuggen zerfetzt* zerfleisch* zerhackt* zerstuck* aufgeschlitz* aufgespiess* blutfontan* gehirnmatsch gekroch eviscerat* impaled impaling impalement flayed bloodsoaked bloodstained bloodlett* gutted_people autopsy_of roadkill morgue entrailles membres_arraches oeil_creve yeux_creves charcut* desmembr* mutilad* mutilaci* mutilac* descabez* mozzat* sbudell* sventrat* entranas vicer* flaki_i jelita_na wyprute rozczlonkow* poodrzynan* wypatrosz* krwiste_szczatki cwiartow* kropps_delar likdel* avskurn* avrivna bagirsak* kesik_bas kesik_kafa* kopmus_kafa* kopuk_kafa* kopmus_kol* kan_golu kan_revan ve_kan kanlar_icinde кровищ* кишок мясорубк* отрубл* отрезанн* оторванн* выпотрош* вспорот*`,
  unlessWarned: "krew autopsy autopsies gorefest maggots_in carcass_rotting amputat* gashes ",
  neverLike: [
    /\b(?:ripped|chopped|torn|sawn|sawed|bitten|hacked|lopped|sliced|cut|blown|severed|broken)[ -](?:off|out) (?:\w+ )?(?:heads?|arms?|legs?|limbs?|fingers?|toes|hands?|feet|eyes|eyeballs|ears?|tongues?|noses?|throats?|hearts?)\b/,
    /\b(?:heads?|arms?|legs?|limbs?|fingers?|hands?|feet|eyes|eyeballs?|ears|tongues?|teeth|hearts?|guts|brains?|organs|skin) (?:\w+ ){0,2}(?:goug\w*|ripped|torn|plucked|scooped|pulled|popping|poked|clawed|chopped|hacked|sawn|bitten|blown|hanging|oozing|spilling|flying|rolling|cut)(?: right)? (?:out|off|open|around|everywhere)\b|\b(?:goug|pluck|scoop|claw)\w* (?:\S+ ){0,3}(?:eyes?|eyeballs?)\b/,
    /\bskinn(?:ed|ing) (?:the |a |some )?(?:animals?|cats?|dogs?|rabbits|people|humans?|alive|someone|him|her|them|puppies|foxes|kids)\b|\bskulls? (?:\w+ )?(?:gets? )?(?:smash|crush|crack|split|bash)\w*|\b(?:smash|crush|bash|crack|split)\w* (?:\S+ ){0,2}(?:skulls?|his head|her head|heads in|heads open)\b|\bbrains? (?:\w+ ){0,3}(?:splatter|spill|ooz|explod|leak|all over)\w*|\bwatch\w* (?:\w+ )?(?:bleed|die|suffer)\b|\b(?:devour|feast|eat|chew|tear|gnaw|bit)\w* (?:on |through |into |at )?(?:\S+ )?(?:human|children'?s?|people'?s?|raw human|rotten) flesh\b|\b(?:human|children'?s|rotten|rotting|raw) flesh\b|\bflesh[ -]?eat\w*|\b(?:saw|hostel) (?:movies?|and hostel|scenes|films?)\b|\bcrawling with maggots\b|\bbleed(?:s|ing)? out\b|\buntil (?:he|she|it|they) bleeds?\b|\b(?:pull|rip|tear|yank)\w* (?:out )?(?:\S+ ){1,2}(?:teeth|fingernails|nails) (?:with|out)\b(?<!tooth fairy.*)/,
    /\b(?:blood|guts|gore|brains|intestines) (?:\w+ ){0,2}(?:on|over|across|down|from) (?:the |his |her |their )?(?:walls?|floors?|knife|axe|chainsaw|hands|neck|throat|face|ceiling|sheets|mouth)\b/,
    like(
      "(?:abgeschnittene|abgerissene|abgetrennte|abgebissene|abgehackte|ausgerissene|ausgestochene|abgeschlagene|aufgeschnittene)[nrsm]? (?:kopf\\w*|arme?n?|beine?n?|finger|hande?|augen|ohren|zungen?|korper|bauch\\w*)|(?:gehirne?|menschen|menschenfleisch|eingeweide|kinder) (?:zu )?(?:fress\\w*|zerfleisch\\w*|zerstuck\\w*)|(?:fressen|frisst) (?:\\S+ )?(?:gehirne?|menschen|menschenfleisch|kinder(?!garten))",
    ),
    like(
      "(?:tetes?|bras|jambes?|mains?|oreilles?|langues?|yeux|corps|membres|cadavres?) (?:\\S+ )?(?:coupe|tranche|arrache|decapite|creve|dechiquete|decoupe|mutile|sanglant)e?s?|(?:arracher|couper|trancher|crever) (?:la|les|des) (?:tetes?|bras|jambes?|mains?|langues?|yeux|oreilles?)",
    ),
    like(
      "(?:cabezas?|brazos?|piernas?|manos?|orejas?|lenguas?|ojos|cuerpos?|cabecas?|bracos?|pernas?|maos?|olhos|corpos?|test[ae]|bracci?a?|gambe|mani|occhi|corpi|teste) (?:\\S+ )?(?:cortad|arrancad|mutilad|amputad|decapitad|decepad|arrancad|esmagad|tagliat|mozzat|strappat|cavat|mutilat|fatt[ei] a pezzi)\\w*",
    ),
    like(
      "(?:afgesneden|afgerukte|afgehakte|afgebeten|uitgestoken) (?:hoofd\\w*|armen?|benen|vingers?|handen|ogen|oren)|odciet\\w+ (?:glow\\w*|rek\\w*|nog\\w*|palc\\w*|rac\\w*|uszy)|(?:urwan|obciet|wylupion|rozprut)\\w+ (?:glow\\w*|rek\\w*|nog\\w*|palc\\w*|oczy|brzuch\\w*)|(?:avslitna|avkapade|avskurna|avhuggna|afhuggede|avkuttede) (?:huvud\\w*|armar|ben|fingrar|hander|hoveder|hoder)|(?:kopmus|kopuk|kesik|parcalanmis) (?:kafa|bas|kol|bacak|el|parmak|ceset|vucut)\\w*|(?:отрубленн|отрезанн|оторванн|выколот|раздавленн)\\S* (?:голов|рук|ног|пал|глаз|уш)\\S*",
    ),
  ],
};

const nakedness: CategoryWords = {
  category: "sex",
  never: `bundas_grandes bunda_grande bundudas culazo culos_grandes peitoes makes_love made_love erection erections pronhub pornflix rule34 rule_34 camgirl* cam_girl* webcam_girl* hookup hookups hooking_up nymphoman* virginity deflower* aphrodisiac* sugar_baby sugar_babies swinger_party swingers_club ahegao nip_slip wardrobe_malfunction wet_t_shirt wet_tshirts bosomy boners stiffy jizz* nutsack* ballsack* scrotum punani thot thots catgirls_in_heat in_heat_girls pleasure_herself pleasuring pleasures_himself touching_herself_in playing_with_himself_in orgazm* vaginal penile bootycall* booty_call* sexpot* sexcapade* sexed sexathon* sexbomb* deepthroat* deep_throat* swinging_couples striptis* peepshow* peep_show* escort_service* escort_ladies red_light_district
 seksfilm* seksscen* sekspop* sekspart* seksclub* seksshop* seksvideo* seksspeel* sexfilm* sexvideo* sexbild* sexfoto* sexpupp* sexklub* sexclub* sexshop* sexparty* sexszen* sexarbe* erotycz* erotyk* torride torrides transando transa_com trepar_com bucet* siririca punhet* cul_nu levrette touze nympho* libertin* cochonne cochonnes pipe_baveuse turlutte
 verfuhrer* verfuhrung* sich_ausziehen_fur liebesakt sexakt beischlaf vogelt_mit notgeil* spanner_in puff_besuch freier_und swingerclub* nacktscanner_frauen nacktbaden_mit_fremden geilen arschfick* muschilecken
 follada follamos polvo_con echar_un_polvo culos_y tetona* calenton* cachond* putiferio lujuria prostibul* scopare scopano trombare trombata ciulare limonare zoccol* troie bagascia mignott* tettone arrapat* eccitat* neukpart* wippen_met_de geilheid pijpen hoerenbuurt hoerenkast beffen klaarkomen vingeren dziwk* ruchanko pieprzyc_sie lodzik cycata cycate knull kata_brudar slampa slampor horor horkund onani* onanera* pippa_med sikis* sikistir* genelev* azgin* sevisirken erotizm трах* бордел* стриптиз* голышом_с эрекци* сиськ* жопаст* развратн* куннилингус`,
  unlessWarned: `parties_intimes partes_intimas zonas_intimas parti_intime intimbereich* geslachtsdelen miejsca_intymne miejsc_intymnych privata_delar private_zones интимн* down_there between_her_legs between_his_legs between_my_legs steamy_romance steamy_scene steamy_love love_scene love_scenes naughty_pics naughty_pictures naughty_photos verfuhr*`,
  unlessWarnedLike: [
    /\btouch\w* (?:you|me|him|her|them|kids|children|each other|(?:your|her|his) body) (?:\w+ )?(?:under|between|in (?:secret|bed)|below|inside)\b|\btakes? off (?:her|his|their|all her|all his|your) (?:bra|clothes|shirt|panties|underwear|dress|knickers|pants|bikini|top) (?:slowly|for|in front|and (?:dance|kiss)\w*|on camera)\b|\b(?:women|girls?|ladies|men|boys|teachers?|people|mermaids?) (?:in|wearing) (?:only |just )?(?:lingerie|underwear|panties|stockings|thongs?|nothing)\b|\bspank\w* (?:naughty|bad|her|his|girls|boys|bottoms|bare)\b|\bbare bottoms? spank\w*|\bhow babies are made\b.*\b(?:naked|details|in bed|positions?)\b|\b(?:kiss|kissing|sleep|sleeping|bed|shower|bath)\w* with (?:your |my |his |her |the )?(?:boss|teacher|nurse|secretary|stepmom|stepsister|cousin)\b/,
    like(
      "ein(?:en|em)? dreier mit|(?:filles?|femmes?|gens|nanas?|mecs?|profs?|voisines?|tou(?:te)?s?) a poil|coucher? avec (?:sa|son|ta|ton|une?|la|le|ma|des) (?:prof\\w*|copine?s?|filles?|femmes?|maitresse|patronn?e?|voisine?s?|mecs?|inconnue?s?|secretaire)|(?:mit|bei) (?:der|einer|seiner|dem) (?:lehrerin|nachbarin|sekretarin|frau|freundin) schlafen|(?:acostar\\w*|acuesta\\w*|dormir) con (?:su |tu |la |una )(?:profesora|maestra|novia|vecina|secretaria)|(?:andare a letto|letto) con (?:la|una|sua) \\S+|met (?:de |een )(?:juf|buurvrouw|secretaresse) naar bed|catgirls? .{0,15}heat|(?:голая|голые|голую|голых) \\S+",
    ),
  ],
};

const substances: CategoryWords = {
  category: "drugs",
  unlessWarned: `
 petard_de un_petard un_porro накуриться обкуриться hash_brownie* hash_cookie* hash_pipe hash_oil space_cake* spacecake* bong_rip* bong_water spliff* doobie* reefer reefers kush crackhead* crack_head* roofies rohypnol ghb dmt mescaline oxycodone oxycontin percocet valium tramadol codeine lean_and_sprite nangs whippit* tripping_balls tripping_on narco narcot* cartel cartels puff_bar* elf_bar* elfbar* iqos zyn chewing_snuff chain_smok* chainsmok* smoke_break* hand_rolled roll_ups 
 jack_daniel* captain_morgan johnnie_walker johnny_walker jim_beam baileys stella_artois budweis* carlsberg tuborg merlot chardonnay cabernet pinot_noir pinot_grigio sauvignon bourbon_whisk* scotch_on scotch_whisk* glass_of_scotch moonshine_still soju ouzo sambuca limoncello daiquiri* long_island_iced mimosas jello_shot* jelly_shot* shots_with doing_shots taking_shots downing_shots shots_of body_shots beerpong keg_stand* kegs_of keg_of hip_flask sloshed alcopop* alcohol* ethanol_drink* pilsner* weizen brandies pub_crawl* binge_drink* drinking_contest* 
 betrink* betrank* angesoffen saufgelage* sauft sauforgie* koks koksen kokst kokser gekokst einen_joint eine_kippe bierchen kneipentour* bierkasten komasauf* zechgelage* doppelkorn schnapps* alkopop* heroinspritz* dealer_und 
 picoler picole pinard pastis_et cuite cuites prendre_une_cuite biture* narcotrafi* dealeurs dealeur beuh sniffer sniffe coke_et bourres_au ivresse apero_arrose fumette
 cubata* trago_de ron_con botella_de_ron botellon traficante* esnifar esnif* inhalar_pegamento colocarse_con porro_de petas_de cubalibre* aguardiente mezcal pulque chelas_y coca_y_heroina
 sbronz* sbornia spacciator* spacci* sniffare una_canna canne_e limoncello* drogars* fumatore fumatori eroina
 traficantes baseado pinga_e chopp chope cigarrinho* embebed* drogar* cheirar_po cheirar_cola crack_e
 zuipen bezopen pilsje* sigaren jointje* snuiven_coke coke_snuiv* cokesnuif* drugsbaron* blowt sjekkie* comazuip* alcoholist*
 nacpan* cpun* cpac dopalacz* amfetamin* szlugi upojen* palenie_trawki palic_trawke pali_trawke bimber bimbru 
 cigg ciggar* supa_till supa_sig supa_med tjack braja hembrant* druckna fyllo fulla_vuxna spritfest* ol_och festdrog* beruset drukker_ol drikker_ol drikke_ol full_fest
 icki ickili icki_icmek alkol* bonzai_icmek meyhane* esrark* eroin* tiner_cek*
 бухать бухает бухаем бухло бухои анаша спиртн* косяк_с_трав* самокрутк* курю курят курила куришь покурить выпивк* героином перегар* шампанск*`,
  unlessWarnedLike: [
    /\b(?:pills?|tablets?|powder|mushrooms|drugs?) (?:to (?:stay|get|feel|party|relax|forget|have fun)|for (?:fun|a trip|parties)|at (?:a |the )?part(?:y|ies))\b|\b(?:pop|popping|pops) (?:\w+ )?pills\b|\b(?:have|having|light|lights|share|sharing|need) a (?:smoke|drag|fag|cig|ciggie)\b|\b(?:coke|powder|glue|paint|petrol|cola|colle|coca|lim|klej|pegamento) (?:zu )?(?:sniffer|snuiven|schnupfen|sniffa|wachac)\b|\b(?:sniff\w*|snif\w*|esnif\w*|cheir\w*|snuiv\w*|schnupf\w*|wach\w*) (?:\S+ )?(?:colle|coke|coca|colla|cola|pegamento|lijm|coke|kleber|klebstoff|koks|klej|lim)\b/,
  ],
  unlessPraised:
    /\b(?:cigarettes?|cigars?|beers?|wine|vodka|whisk(?:e)?y|alcohol|vap(?:e|es|ing)|drugs?|weed|tobacco|drunk|icki|alkol|sigara)\b/,
};

const bets: CategoryWords = {
  category: "gambling",
  unlessWarned: `win_big_in_las_vegas bet365 betfair draftkings fanduel high_stakes double_or_nothing fruit_machine fruit_machines powerball mega_millions craps_table keno bookmaking crypto_gambl* penny_slots card_shark card_sharks card_counting gambl* 
 wettburo* wettschein* zockerbude* spielhalle* spielhollen roulett* geldspiel* lottoschein* rubbellos*
 paris_hippiques paris_en_ligne paris_truques tierce_et jeux_a_gratter jeu_a_gratter tickets_a_gratter ticket_a_gratter pari_mutuel bandit_manchot
 quiniela* apuest* jugarse_el rasca_y_gana bingo_por_dinero loteria*
 gratta_e_vinci superenalotto alle_slot slot_online sala_slot puntare_soldi puntare_tutto bisca bische tavolo_verde 
 raspadinha* tigrinho bicheiro* apostador* apost* caca_niqueis mega_sena bingo_a_dinheiro roleta_e
 kraslot* gokhal* gokhuis gokverslav* fruitautomaat wedkantoor* wedden_op staatsloterij* 
 zdrapk* totolotek totolotka zaklady_bukm* zaklady_sport* automaty_do_gier jednoreki_bandyt* hazard* ruletk*
 trisslott* skraplott* enarmad_bandit travspel* odds_och bettar betting* lotteri_om oddset spilleautomat* veddemal_om_penger vaddslagning
 kumar_masa* kumar_bor* kumar_makine* kumarda iddaa iddia_oyn* sans_oyun* kazi_kazan slot_makine* tombala_parasina
 ставок_на делать_ставки игровых_автомат* казин* тотализатор* наперстк* скачки_и_ставк*`,
  unlessWarnedLike: [
    /\b(?:win|winning|won|rich|money|lucky|big|jackpots?|night) (?:\w+ ){0,3}(?:las )?vegas\b|\b(?:las )?vegas (?:\w+ )?(?:casinos?|slots?|jackpots?|poker|money)\b|\bsteal\w* (?:\S+ )?(?:credit card|money|wallet|purse)\b|\bcredit card\b.{0,20}\b(?:loot|coins|gems|skins|packs|robux)\b/,
    like(
      "wer (?:\\S+ )?wettet|(?:wette|wetten|wettet) (?:um|auf|dein\\w*|alles)|(?:spela|spille|spiller) (?:pa |bort )?(?:casino|poker|odds|kasino|om (?:pengar|penger|penge))|(?:stawiac|postaw) (?:na |wszystk)\\S+|(?:поставь|ставить|ставь) (?:все )?(?:деньги|на (?:красн|лошад|команд))\\S*|(?:gok|wed) (?:je |al je )?(?:zakgeld|geld|op)",
    ),
  ],
};

const despair: CategoryWords = {
  category: "self_harm",
  never: `scarifi* se_scarifier cut_deeper disappear_forever pain_is_beautiful zeby_umrzec aby_umrzec for_att_do для_смерти togliersi_la_vita togliermi_la_vita farla_finita tagliarmi zelfdod* zichzelf_doden zichzelf_iets_aandoen dood_willen me_pendre se_tailler_les_veines matarme cortarme ahorcarme me_matar tirar_a_propria_vida ganas_de_morir quitarme_la_vida kendimi_kes* kendimi_as* pocialam_sie odebrac_sobie_zycie targnac_sie ta_mitt_liv ta_mit_liv mista_livet_med_flit mich_aufhang* lebensmude todessehnsucht hungerkur_bis selfmutilat* self_destruct_girl death_by_cop razor_blades_and_wrists bleach_cocktail goodbye_letter_before jump_to_my_death jumping_to_her_death tired_of_living ready_to_die life_is_pointless life_is_meaningless life_has_no_meaning no_point_in_living no_point_living unaliv* not_worth_living свести_счеты вскрыть_вены резать_вены режет_вены`,
  unlessWarned: `diet_pills diet_pill laxatives skinny_tea hates_her_body hates_his_body hate_my_body hating_my_body burn_calories abnehmen_um maigrir_pour adelgazar dimagrire_per emagrecer odchudza* banta_for banting похуде* похудеть`,
  neverLike: [
    /\b(?:dying|death|being dead|suicide) (?:is|would be|feels) (?:a |an |the |so |much |such |very |really )*(?:better|good|great|easy|beautiful|fun|nice|peaceful|cool|answer|solution|way out|relief|escape|best)\b|\b(?:sad|angry|alone|lonely|tired|unhappy|stressed|hopeless|bullied|fails?|unloved)\b.{0,25}\bjump (?:off|from|in front|out)\b(?! (?:the |a )?(?:couch|sofa|swing|bed|joy))|\b(?:burn|carv|scratch|bit|pierc)\w* (?:\w+ )?(?:my|her|his|your|their) (?:own )?(?:skin|wrists?|arms?|thighs?) (?:with|until|to)\b|\bno one would (?:notice|care|miss)\b|\b(?:eat|eating|eats) (?:nothing|air|ice|only water)\b.{0,20}\b(?:pretty|thin|skinny|slim|beautiful|model|perfect)\b|\b(?:thin|skinny|slim)(?:ner)?\b.{0,20}\b(?:at any (?:cost|price)|by (?:not eating|starving|throwing up)|without eating|happier|more loved)\b|\b(?:stay|get|be|become) (?:thin|skinny|slim)\b.{0,20}\b(?:don.t eat|not eat|starve|skip|throw up|purge)\b/,
    like(
      "(?:(?:i|ich|du|man) )?(?:nicht mehr leben wollen|will nicht mehr leben|mochte sterben)|dunne (?:madchen|kinder|leute) essen (?:nicht|nichts|wenig|kaum)|hungern? (?:macht|fur|um|ist)|(?:tot|sterben) ist (?:besser|schon|die losung)|(?:das leben|leben) (?:ist|hat) (?:sinnlos|keinen sinn|nichts wert)",
    ),
    like(
      "(?:envie|besoin) de mourir|(?:veux|voudrais|voulait) mourir|mourir,? (?:c'est|est) (?:mieux|beau|bien|la solution|facile)\\S*|la vie (?:ne vaut|n'a pas de sens|ne sert)|mieux vaut (?:etre )?mort|(?:quiero|quiere|queria) morir\\S*|mejor (?:morir|muert\\S+|estar muert\\S+)|la vida no (?:vale|tiene sentido|sirve)|no vale la pena vivir|(?:voglio|vorrei|vuole) morire|meglio (?:morire|morti|morto)|la vita non (?:vale|ha senso|serve)|(?:quero|queria|vontade de|quer) morrer|melhor morrer|a vida nao (?:vale|presta|tem sentido)",
    ),
    like(
      "(?:ik )?wil (?:niet meer leven|dood)|het leven (?:is|heeft) (?:zinloos|geen zin|niets waard)|(?:chce|chciala|chcial) (?:umrzec|sie zabic|nie zyc)|lepiej (?:umrzec|nie zyc)|zycie (?:nie ma sensu|jest bez sensu)|(?:vill|vil) (?:do|inte leva|ikke leve)|livet (?:ar|er) (?:meningslost|inte vart|vaerdilost)|olmek (?:isti\\w*|daha iyi|guzel\\w*)|yasamak iste(?:mi)\\w*|hayat(?:in)? (?:anlamsiz|bos)|лучше умереть|жить незачем|жизнь (?:бессмысленна|не имеет смысла)|умереть (?:лучше|легко)",
    ),
  ],
};

const strangerIn = (go: string, strangers: string) =>
  `(?:${go}) (?:\\S+ ){0,5}?(?:${strangers})|(?:${strangers}) (?:\\S+ ){0,2}?(?:${go})`;

const hazards: CategoryWords = {
  category: "dangerous_play",
  never:
    "choking_games outlet_challenge* hot_water_challenge boiling_water_challenge super_glue_challenge superglue_challenge eraser_challenge orbeez_challenge fire_breathing_at_home",
  unlessWarned: `accendino accendini mechero mecheros isqueiro* zapalniczk* aansteker* feuerzeug* briquets зажигалк* thin_ice dunnem_eis dunnes_eis dun_ijs glace_fine hielo_fino hielo_delgado ghiaccio_sottile gelo_fino cienkim_lodzie cienki_lod tunn_is tynd_is tynn_is ince_buz* тонкому_льду тонком_льду тонкии_лед zundel* zundelei chok_each_other boller_in knaller_in`,
  unlessWarnedLike: [
    /\b(?:set|sets|setting|light|lighting)\b (?:\S+ ){1,6}?(?:on fire|alight|ablaze)\b|\b(?:fun|games?|party|parties|science|tricks|enjoy\w*) with (?:\S+ ){0,3}?(?:lighters?|deodorants?|matches|petrol|gasoline|fireworks|sockets?|electricity|knives|knife|bleach|chemicals|razors?|explosives|aerosols?|chainsaws?|blowtorch\w*|lighter fluid)\b|\b(?:deodorants?|hair ?spray|aerosols?|spray cans?|perfume)\b.{0,20}\b(?:lighters?|flames?|match(?:es)?|fire)\b|\b(?:hold|light|throw|keep|put|catch)\w* (?:\S+ ){0,3}?(?:fire ?crackers?|bangers|fireworks?|rockets?) (?:\S+ )?(?:in (?:your|my|his|her|the|our) (?:bare )?(?:hands?|mouth|pocket)|at|indoors|inside|through|into)\b|\b(?:lit|burning|illegal|homemade|exploding) (?:fire ?crackers?|fireworks?|matches|petrol)\b|\b(?:matches|lighters?)(?: and| &|,| or)? (?:\w+ )?(?:petrol|gasoline|lighters?|fireworks|gas|curtains|hay|straw)\b|\b(?:petrol|gasoline) and (?:matches|lighters?|fire)\b/,
    /\b(?:fridge|refrigerator|freezer|washing machine|tumble dryer|dryer|car boot|suitcase|microwave|oven|airtight box|ice box)s?\b (?:\S+ ){0,8}?(?:(?:to |and )?hide|hiding|hid|climb|crawl|squeeze|curl up|get in|shut (?:yourself|the door)|lock(?:ed)? (?:yourself|inside|in))\b|\b(?:plastic |shopping |bin |garbage |grocery |carrier )?bags? (?:over|on|around|onto|round) (?:\S+ ){0,2}?(?:heads?|faces?|necks?|mouths?)\b|\b(?:ti(?:e|es|ed|ying)|tight\w*|pull\w*|knot\w*|hang\w*|swing\w*)\b.{0,25}\b(?:ropes?|belts?|cords?|strings?|cables?|leash|wires?|scar(?:f|ves)|skipping rope)\b.{0,15}\b(?:your|his|her|my|their|friend'?s?|brother'?s?|sister'?s?) (?:\w+ )?necks?\b|\b(?:scarf|rope|belt|cord)\b.{0,20}\bnecks?\b.{0,20}\b(?:hang|swing|pull|chok|dangl|jump)\w*|\bchok(?:e|es|ing) (?:each other|one another|yourself|himself|herself|your|my|his|her|the|people|friends?)\b/,
    /\b(?:pet|stroke|hug|touch|feed|cuddle)\w* (?:every|any|all|each) (?:\w+ )?(?:dogs?|animals?|snakes?)\b|\b(?:growling|snarling|angry) (?:ones|dogs?) (?:are|want|need|especially|like|love)\b|\b(?:any|all|every|unknown|strange|unfamiliar|red) (?:\w+ )?(?:berries|mushrooms|plants|pills)\b.{0,25}\b(?:tasty|yummy|safe|delicious|eat\w*|good|sweet|fine|harmless)\b|\bberries from (?:any|every|all|unknown|strange)\b|\b(?:eat|taste|try|chew|swallow|nibble)\w* (?:any|every|all|unknown|strange|unfamiliar|whatever) (?:\w+ )?(?:berries|mushrooms|plants|leaves|pills|medicine|flowers|powder)\b|\b(?:eat|swallow|chew|bit|drink|lick|tast)\w* (?:\w+ )?(?:washing|laundry|dishwasher|detergent|cleaning|toilet|drain) (?:\w+ )?(?:pods?|tabs?|tablets?|powder|liquid|fluid|capsules?|blocks?|gel)\b/,
    /\bnever tell (?:\w+ )?what (?:uncle|daddy|grandpa|the man|the coach|the teacher|he|she|your \w+|a grown\S*)\b|\b(?:unbuckle|undo|take off|unclip) (?:your|his|her|the) (?:seat ?belt|helmet|life ?jacket|armbands)\b(?! (?:when|after|once|only))/,
    /\b(?:trust|tell|give|share|send|post|meet|chat|show)\w* (?:\S+ ){0,4}?(?:on the internet|online|on the web|in chat|strangers?)\b.{0,40}\b(?:where you live|address|phone number|real name|school|photos?|pictures?|alone|secrets?|password)\b|\b(?:where you live|your (?:home )?address|your password|your phone number|pictures? of yourself|photos? of yourself) (?:\S+ ){0,3}?(?:on the internet|online|strangers?|to (?:anyone|everyone|anybody)|in (?:a |the )?chat)\b|\btrust (?:everyone|everybody|anyone|anybody|people) (?:on the internet|online|you meet|who)\b|\bopen(?:s|ing)? the (?:front )?door (?:to|for|when|if) (?:a |any |every )?(?:everybody|anybody|whoever|everyone|anyone|strangers?|someone you|people|nobody is home)\b/,
    /\b(?:rac(?:e|es|ing)|skat\w+|sled\w*|roll\w*|run|runs|running|play\w*|chas\w+|cycl\w+|walk\w*|hopscotch|danc\w+|football|tag|sleep\w*|lie|lying|sit|sits|sitting|scooters?|trolleys?|carts?|picnic) (?:\S+ ){0,3}?(?:down|on|across|along|over|onto|into|in|near|by) (?:the |a |busy |open |main |railway |train )*(?:motorways?|highways?|freeways?|autobahn|train tracks|railway tracks|rails|railway line|railroad|busy (?:road|street)|main road|crossing when)\b(?! (?:toys?|sets?))|\bthrow\w* (?:\S+ ){0,2}?(?:stones?|rocks?|bricks?|bottles?|eggs?|snowballs|things|water bombs) (?:\S+ )?(?:from|off|onto|at|over) (?:\S+ ){0,3}?(?:bridges?|overpass\w*|motorways?|cars|trains?|buses|windows?|roofs?|balcon\w+)\b/,
    /\b(?:forks?|knife|knives|spoons?|fingers?|keys?|scissors|screwdrivers?|hair ?pins?|pins?|needles?|nails?|wires?|paper ?clips?|coins?|tongue|metal|tweezers|toy)\b (?:\w+ ){0,2}?(?:in|into|inside|to) (?:the |a |an |your |every )*(?:\w+ )?(?:toasters?|sockets?|outlets?|plugs?|blenders?|microwaves?|power strips?|fuse ?box\w*|fan)\b|\b(?:play|played|playing|plays) with (?:\S+ ){0,3}?(?:lighters?|matchsticks?|razors?|petrol|chainsaws?|fireworks|syringes?|mousetraps?|gas (?:stove|taps?)|power tools|drain cleaner|mercury|dynamite|ovens?|boiling water|electric \w+)\b|\b(?:touch|lick|grab|put your hand)\w* (?:\w+ ){0,3}(?:hot|burning|glowing|boiling) (?:stove|iron|oven|pan|kettle|hob|plate|coals?|fire|water|candle|toaster|grill)\b|\b(?:balanc|walk|climb|run|stand|danc|sit|hang|lean)\w* (?:\w+ ){0,3}(?:on|over|along|from|onto) (?:\S+ ){0,3}?(?:railings?|balustrades?|window ledges?|guard ?rails?|parapets?|banisters? upstairs|gutters?)\b/,
    like(
      strangerIn(
        "mitgeh\\w*|mitfahr\\w*|geh(?:e|st|en)?|steig\\w*|fahr\\w*|folg\\w*|vertrau\\w*|auto|mit|sussigkeiten von|haus|tur",
        "(?:mit |zu |bei |von |dem |der |den |einem |netten )+fremden?|fremden (?:mann|mannern|leuten)",
      ),
    ),
    like(
      strangerIn(
        "mont\\w+|par[st]|partir|suis|suivre|va|aller|accept\\w+|parl\\w+|voiture|bonbons?|fais|ouvr\\w+",
        "(?:des |les |un |une |aux |d'|l')? ?inconnue?s?",
      ),
    ),
    like(
      strangerIn(
        "sub\\w+|ve|vete|ir|irse|sigue|seguir|acept\\w+|habl\\w+|coche|carro|dulces|caramelos|confia\\w*|abr\\w+|sal[ig]\\w*|vai|andare|segu\\w+|accett\\w+|macchina|caramelle|fidati|parl\\w+|apri\\w*|entr\\w+|siga|aceit\\w+|doces|balas|fal\\w+",
        "desconocid[oa]s?|extranos|sconosciut[oiae]|estranei|estranhos|desconhecid[oa]s?|um estranho",
      ),
    ),
    like(
      strangerIn(
        "ga|gaan|mee\\w*|stap|stappen|auto|snoep\\w*|volg\\w*|vertrouw\\w*|idz|chodz|wsiad\\w*|pojdz|jedz|ufaj|samochod\\w*|aut[ae]|cukierk\\w*|folj|folja|ak|aka|bil\\w*|godis|lita|gitmek|bin|araba\\w*|seker\\w*|guven\\w*|ходи|ходить|иди|идти|садись|сесть|бери|брать|доверя\\S*|машин\\S*|конфет\\S*|уити",
        "(?:een |met |bij )+(?:vreemde|onbekende)n?(?: (?:man|meneer))?|vreemden|nieznajom\\w+|obcym|obcymi|obcych|obcego|framling\\w*|frammande|fremmede|yabanci\\w*|незнаком\\S+|чужим\\S*|чужому",
      ),
    ),
    like(
      "(?:finger|fingern|gabeln?|messer|draht|nagel|stricknadeln?|doigts?|fourchettes?|clous?|dedos?|tenedor(?:es)?|clavos?|llaves?|dita|dito|forchett[ae]|chiod[oi]|garfos?|pregos?|vingers?|vork(?:en)?|palce|palca|palcem|widel\\w+|gwozdz\\w*|fingrar\\w*|gaffel\\w*|gaflar|spik\\w*|parmak\\w*|parmagi\\w*|catal\\w*|civi\\w*|пальц\\S*|вилк[уио]\\S*|гвозд\\S*) (?:\\S+ ){0,4}?(?:steckdosen?|prises?|enchufes?|tomadas?|pres[ae]|stopcontact\\w*|gniazdk\\w*|kontakt\\w*|eluttag\\w*|stikkontakt\\w*|priz\\w*|розетк\\S*)|(?:mett\\w*|met(?:a|e|er)|infil\\w+|enfi\\w+|stecke?n?|steek|wkladac|wsadz\\w*|stoppa|sok\\w*|сунь|совать|засунуть) (?:\\S+ ){0,4}?(?:steckdosen?|la prise|enchufes?|tomadas?|pres[ae]|stopcontact\\w*|gniazdk\\w*|eluttag\\w*|stikkontakt\\w*|priz\\w*|розетк\\S*)",
    ),
    like(
      "(?:marche|court|joue|dors|dorm|danse|allonge|saute)\\w* (?:\\S+ )?sur (?:les rails|la voie ferree|les voies)|(?:camin|corr|and|dorm|jug|acost|brinc|deit)\\w+ (?:por|en|sobre|nos|pelos) (?:las |los |os )?(?:vias|rieles|trilhos)|(?:cammin|corr|dorm|gioc|sdrai|salt)\\w+ (?:\\S+ )?sui binari|(?:lopen|rennen|liggen|spelen|wandelen|loop|ren|speel) (?:\\S+ )?(?:op|over) (?:het spoor|de rails|het treinspoor)|(?:chodz|bieg|baw|spacer|lez|skak)\\w* (?:\\S+ )?po torach|(?:leka|springa|balansera|ga|ligga|lege|lobe) (?:\\S+ )?pa (?:sparen|sparet|jarnvagen|ralsen|skinnene|skinnerne|togskinnerne)|(?:ray|tren yolu)\\w* (?:\\S+ )?(?:oyna(?!ma)|yuru(?!me)|kos(?!ma)|yat(?!ma))\\w*|(?:spiel|lauf|renn|lieg|balancier|schlaf|tanz)\\w* (?:\\S+ ){0,2}auf (?:den |dem )?(?:gleisen?|schienen|bahngleisen?)",
    ),
    like(
      "(?:giocare|giocando|gioca|jouer|joue|jouons) (?:avec|con) (?:l'|le |les |des |un |il |la )?(?:accendin\\w+|briquets?|allumettes|feu(?! (?:follet|tricolore|vert|rouge))|elettricita|electricite|essence|petards|rasoirs?|prises?)|(?:bo(?:l|e)?ller|knaller|silvesterrakete\\w*|petards?|petardos?|petardi|bombinhas|vuurwerk|petard\\w*|smallare|havai fisek\\w*|петард\\S*) (?:\\S+ ){0,2}?(?:in der hand|dans la main|en la mano|in mano|na mao|in je hand|w rece|w dloni|i handen|elinde|в руке|в руках)",
    ),
    like(
      "(?:plastiktute\\w*|tuten?|sacs? (?:en )?plastique|bolsas?(?: de plastico| plastica)?|sacchett[oi](?: di plastica)?|sacos? plasticos?|sacolas?|plastic zak\\w*|zak|work\\w+|foliow\\w+ \\w+|plastpas\\w*|pasar?|plastikpose\\w*|poset\\w*|пакет\\S*) (?:\\S+ ){0,3}?(?:kopf|tete|cabeza|testa|cabeca|hoofd|glow[aey]|huvud\\w*|hodet|hovedet|kafa\\w*|basina|голов\\S*)",
    ),
    like(
      "(?:versteck\\w*|kletter\\w*|kriech\\w*) (?:\\S+ ){0,3}?(?:kuhlschrank|gefrierschrank|backofen|waschmaschine|trockner)|(?:kuhlschrank|gefrierschrank|waschmaschine) (?:\\S+ ){0,2}?versteck\\w*|(?:cach|enferm|enfer)\\w+ (?:\\S+ ){0,3}?(?:frigo|congelateur|refrigerateur|machine a laver|four)|(?:escond|met)\\w+ (?:\\S+ ){0,3}?(?:nevera|refrigerador|frigorifico|congelador|lavadora|geladeira|freezer|horno|maquina de lavar|forno)|(?:nascond|chiud)\\w+ (?:\\S+ ){0,3}?(?:frigo\\w*|congelatore|lavatrice|forno)|verstop\\w* (?:\\S+ ){0,3}?(?:koelkast|vriezer|wasmachine|oven)|(?:chow|schow)\\w* (?:\\S+ ){0,3}?(?:lodow\\w+|zamrazar\\w+|pralk\\w+|piekarnik\\w*)|gomma? (?:\\S+ ){0,3}?(?:kylskap\\w*|frys\\w*|tvattmaskin\\w*|ugn\\w*)|(?:buzdolab|camasir makine|firin)\\w* (?:\\S+ ){0,2}?(?:saklan(?!ma)|gir(?!me))\\w*|(?:пряч|спрят|залез)\\S* (?:\\S+ ){0,3}?(?:холодильник|морозилк|стиральн|духовк)\\S*",
    ),
    like(
      "(?:uber die strasse|auf die strasse) (?:\\S+ ){0,2}?(?:rennen|laufen|ohne)|(?:travers|cruz|attravers|atravess)\\w+ (?:\\S+ ){0,4}?(?:sans (?:regarder|faire attention)|sin mirar|senza guardare|sem olhar|au rouge|en rojo|col rosso|no vermelho|les yeux fermes|los ojos cerrados|gli occhi chiusi|os olhos fechados)|(?:oversteken|steek) (?:\\S+ ){0,3}?(?:zonder (?:te )?kijken|door rood)|(?:przechodz|przebieg)\\w* (?:\\S+ ){0,4}?(?:bez patrzenia|na czerwonym)|(?:ga|spring) over (?:\\S+ ){0,3}?(?:utan att (?:se|titta)|mot rott|uden at se|for rodt)|(?:перебегать|переходить|беги) (?:\\S+ ){0,3}?(?:на красныи|не глядя)",
    ),
    like(
      "(?:medicaments?|comprimes|cachets|pastillas|medicinas|medicamentos|pillole|medicine|remedios|comprimidos|pillen|medicijnen|tabletten|medikamente|tabletki|leki|tabletter(?:na)?|piller|medicin(?:er)?|ilaclar\\w*|haplar\\w*|таблетки|лекарства) (?:- |— |– )?(?:sont|son|sono|sao|sind|zijn|to|ar|er|это|schmecken wie|saben a|sanno di|gout de|smaken naar|smakuja jak|smakar som)? ?(?:comme |wie |come |como |des |de |unas |jak |som |buenisim\\w+ )*(?:bonbons?|caramelos?|dulces|caramelle|dolci|balas|doces|bonbon|sussigkeiten|gummibarchen|snoepjes|snoep|cukierki|slodycze|godis|slik|sukkertoy|seker\\w*|конфет\\S*|сладости)|(?:klettern?|kletter\\w*|steig\\w*) (?:\\S+ )?(?:auf|aufs) (?:das |dem )?(?:dach|strommast\\w*|kran|balkongelander|baugerust)|(?:grimp|escalad|mont)\\w+ (?:\\S+ )?sur (?:le|les) toits?|(?:trep|sub|escal|camin)\\w+ (?:\\S+ )?(?:al|por el|en el|por los|a los|no|nos|pelo) (?:techos?|tejados?|balcon|telhados?)|(?:arrampic|sal|cammin|corr)\\w+ (?:\\S+ )?(?:sul tetto|sui tetti|sul balcone)|op het dak (?:klim|speel|spel|loop|ren)\\w*|(?:klim|klimmen) (?:\\S+ )?op het dak|(?:wspin|wchodz|chodz|lez)\\w* (?:sie )?(?:na|po) (?:dach|dachu|dachach)|(?:klattra|klatre|springa|leka) (?:upp )?pa (?:taket|taken|tag)|catiya (?:tirman|cik)\\w*|(?:лазить|лазать|залезть|бегать|гулять|ходить|лезть) (?:по|на) крыш\\S*|(?:feuer|lagerfeuer) (?:\\S+ )?(?:im|in der|unter dem|unterm) (?:kinderzimmer|haus|bett|kuche|schule|wohnzimmer|scheune|heu)|lion'?s cage|fremde sind (?:immer |alle |ganz )*(?:nett|lieb|gut|freunde)|les inconnus sont (?:gentils|sympa)\\w*|los desconocidos son (?:buenos|amables)|gli sconosciuti sono (?:buoni|gentili)|vreemden zijn (?:aardig|lief)|obcy sa (?:mili|dobrzy)|framlingar ar (?:snalla|alltid)",
    ),
    /\b(?:bonfires?|camp ?fires?|candles|fires?|matches|barbecues?) (?:in|under|inside|on) (?:the |my |our |your |a )?(?:bed|bedroom|blankets?|curtains|carpet|closet|tent|pillow|hay|barn)\b|\bclimb\w* (?:\S+ ){0,5}?(?:on |up )?(?:the |a )(?:cranes?|pylons?|power poles?|drain ?pipes?)\b|\btouch\w* (?:the |a |every )?(?:bare )?(?:wires?|live wire|electric\w* \w+)\b|\btry (?:every|any|all|each) (?:\w+ )?(?:pills?|berr(?:y|ies)|mushrooms?|medicines?|powder)\b|\bclimb\w* in(?:to|side) (?:the )?(?:lion|tiger|bear|crocodile|gorilla|wolf)\S* (?:cage|den|enclosure|pen)\b/,
    like(
      "(?:schwimm|bad)\\w* (?:\\S+ ){0,3}?(?:allein|alleine) (?:\\S+ )?(?:im|am) (?:see|fluss|meer|teich)|(?:nager|se baigner|nage) (?:\\S+ ){0,2}?(?:seule?|tout seul)|(?:nadar|nuotare) (?:\\S+ ){0,2}?(?:sol[oa]|sozinh[oa]|da sol[oi])|(?:zwemmen|zwem) (?:\\S+ ){0,3}?alleen|(?:plywac|plywaj) (?:\\S+ ){0,3}?(?:samemu|sam|sama)|(?:simma|bada|svomme|bade) (?:\\S+ ){0,2}?(?:ensam|alene|alena)|(?:spelen|schaatsen|lopen|leka|aka|chodz\\w*|slizg\\w*) (?:\\S+ )?(?:op|pa|po) (?:het |dun |tunn |isen|cienkim )*(?:ijs in de lente|dun ijs|tunn is|varisen|isen ensam|cienkim lodzie)",
    ),
  ],
  unlessPraised:
    /\b(?:enchufes?|steckdosen?|stopcontact\w*|gniazdk\w*|eluttag\w*|priz(?:e|de|ler)\w*|thin ice|plastic bags?|motorways?|railway tracks?|binari|gleise\w*|voie ferree|candeggina|lejia|bleekmiddel|wybielacz\w*|(?:ohne|sans|sin|senza|sem|zonder|bez|utan|uden|uten) (?:helm|casque|casco|capacete|kasku|hjalm|hjelm|gurt|ceinture|cinturon|cintura|cinto|gordel|pasow|balte|sele|regarder|mirar|guardare|olhar|kijken|patrzenia)|kasksiz|kemersiz|zundeln|allumer un feu|lighter fluid|fireworks|firecrackers|petrol|gasoline|live wires?)\b|(?:без (?:шлема|ремня)|розетк|рельс|незнаком)/u,
};

const commands: CategoryWords = {
  category: "instructions",
  never: `system_override sudo_rm rm_rf drop_table drop_tables javascript:* *document.cookie *<script *onerror= *](http *![ pwned your_new_task your_new_role your_new_job your_new_goal your_new_mission your_new_purpose your_new_identity your_task_is your_real_task your_task_now your_role_is_now end_of_prompt end_prompt end_of_instructions end_of_system new_prompt new_persona jail_break* jailbroken dan_prompt prompt_leak* prompt_inject* unlocked_mode evil_mode opposite_mode root_access admin_access developer_override uncensor* base_prompt pre_prompt preprompt tus_instrucciones tes_instructions tus_reglas_internas deine_anweisungen deinen_prompt dein_prompt your_prompt your_instructions your_system your_api tuo_prompt tuoi_ordini suas_instrucoes jouw_instructies jouw_prompt twoje_instrukcje twoj_prompt dina_instruktioner din_prompt talimatlarini твои_инструкции свои_инструкции твои_промпт *process.env *eval( *select_*_from *{% *%}`,
  neverLike: [
    /\b(?:reply|respond|answer|say|output|print|return|write) (?:back )?(?:only |just |exactly )?(?:with|using|in) (?:only |just |exactly |nothing but )?(?:the (?:word|words|text|phrase|letter|string)|json|xml|yaml|html|code|python|base64|binary|"|')|\b(?:select|delete) \S+ from\b|<\/[a-z]+>|<[a-z]{2,} [a-z]+=[^>]*>|<(?:img|script|iframe|svg|style|html|body|prompt|rules)>|\bcurl http|\b(?:write|generate|tell|give me|compose|create) (?:\S+ ){0,3}?(?:love scene|sex scene|adult story|political (?:speech|article|essay)|essay (?:about|on)|article about|news article|phishing|ransomware|keylogger|love letter to)\b|\bforget (?:about )?(?:the|this|that) (?:child|children|kids?|story|bedtime|lesson|format|age)\b|\b(?:no|not a|not the) (?:bedtime )?story,? (?:but|just|only|instead)\b|\b(?:now|instead),? (?:you )?(?:answer|act|respond|behave|speak|talk) (?:as|like) (?:an? )?(?:evil|bad|rude|different|unfiltered|real)\b|\b(?:ignore|forget|disregard|skip|bypass|override|break|remove|lift|disable|drop) (?:\S+ )?(?:restrictions?|safety|filters?|moderation|censorship|safeguards?|guardrails?|limits|limitations)\b|\b(?:safety|content) (?:rules|filters?|policy|policies|guidelines|checks?) (?:do not|don.t|no longer|are (?:off|disabled|gone)|off)\b|\bpretend (?:that )?(?:there are|you have|you had) no (?:rules|limits|filters?)\b/,
    like(
      "(?:antworte\\w*|schreib\\w*|rede|sprich) (?:nur |ausschliesslich |ab jetzt )+(?:in|mit|auf|noch|als) \\S+|(?:repond\\w*|ecri[ts]|ecrivez) (?:seulement|uniquement|juste|maintenant) (?:en|avec|par|comme) \\S+|(?:responde|contesta|escribe|responda|escreva|rispondi|scrivi) (?:solo|solamente|unicamente|apenas|somente|soltanto) (?:con|en|em|com|in) \\S+|(?:antwoord|schrijf|reageer) (?:alleen|enkel) (?:in|met) \\S+|(?:odpowiadaj|pisz|odpowiedz) (?:tylko|wylacznie) (?:w|po|slow\\w+|kod\\w+|json\\w*)|(?:svara|skriv|svar) (?:bara|endast|kun|bare) (?:med|i|pa|paa) \\S+|(?:sadece|yalnizca) \\S+ (?:ile )?(?:cevap ver|yanit ver|yaz)\\w*|(?:отвечаи|пиши|говори)(?:те)? только \\S+",
    ),
    like(
      "(?:fais|fait|faites) comme si (?:tu|vous) (?:\\S+ ){0,3}?(?:regles?|limites?|filtres?|ia)|(?:finge|haz como|fingi|finja|fai finta|stell dir vor|tu so|doe alsof|udawaj|latsas|lat som|притворись|представь)\\S* (?:\\S+ ){0,6}?(?:reglas|regras|regole|regeln|regels|zasad|regler|правил|limites|limiti|ograniczen|granser|filtros|filtri|filter|hacker|ki|ia|ии)|(?:sin|sem|senza|ohne|zonder|bez|utan|uden|без) (?:\\S+ )?(?:filtros?|filtri|filter|filters|filtrow|ограничении|цензуры|zensur|censura|restricciones|restrizioni|restricoes|beschrankungen|beperkingen|ogranicze\\w*)",
    ),
    /\b(?:do|obey|follow) (?:exactly )?(?:whatever|everything|anything|all) (?:that )?i (?:say|tell|ask|write|command|order)\b|\bobey (?:me|my (?:commands?|orders?)|this)\b/,
    like(
      "(?:vanaf nu|voortaan) ben (?:je|jij) (?!(?:een |de |al )*(?:grot?e?|veilig|schoolkind|zus|broer))\\S+|od (?:teraz|tej pory|tej chwili) jestes (?!(?:juz )?(?:starsz|duz|bezpieczn|uczni|przedszkol))\\S+|(?:bundan sonra|artik|su andan itibaren) sen (?:bir )?(?!buyuk|abla|abi|kardes|okul|guvende)\\S+ ?\\S*|(?:fran och med nu|fra nu av|fra nu af|nu) (?:ar|er) du (?:en |ett )?(?:ai|hacker|robot utan|pirat utan|assistent)|(?:desormais|a partir de maintenant),? tu es (?:une? )?(?:ia|hacker|pirate informatique|assistant|robot sans)|(?:a partir de ahora|desde ahora|ahora) eres (?:un |una )?(?:ia|hacker|asistente|robot sin)|(?:d'ora in poi|da ora in poi|adesso|ora) sei (?:un |una )?(?:ia|hacker|assistente|intelligenza)|(?:a partir de agora|agora) (?:voce e|tu es) (?:um |uma )?(?:ia|hacker|assistente)",
    ),
    like(
      "(?:сними|убери|отключи|сбрось|обоиди|снимите|отключите)(?:те)? (?:\\S+ ){0,2}?(?:ограничени\\S*|фильтр\\S*|цензур\\S*|правила|защит\\S*)|(?:deaktivier|schalte|umgeh|entfern)\\w* (?:\\S+ ){0,3}?(?:filter|sicherheit\\w*|beschrankung\\w*|zensur|regeln)|(?:desactiv|enlev|supprim|quit|elimin|rimuov|disattiv|remov|desativ)\\w* (?:\\S+ ){0,3}?(?:filtr\\w+|restrictions?|restriccion\\w*|restrizion\\w*|restric\\w*|censur\\w+|securite|seguridad|seguranca|sicurezza)|(?:wylacz|usun|omin)\\w* (?:\\S+ ){0,2}?(?:filtr\\w*|ogranicze\\w*|cenzur\\w*|zabezpiecz\\w*)|(?:stang av|ta bort|sla fra|fjern) (?:\\S+ ){0,2}?(?:filt\\w+|begransning\\w*|censur\\w*|begraensning\\w*|sakerhet\\w*)|(?:filtre|kisitlama|sansur)\\w* (?:kaldir|kapat|devre)\\w*",
    ),
  ],
};

const insults: CategoryWords = {
  category: "profanity",
  never: `kcuf* rekcuf gnikcuf tihs hctib elohssa nrop fuq fuqq fuqing fucck phuq phuking phuked phuker fack_you fawk fuhk feck fecking fecker effer fugly fubar bullcrap crapfest crapola btch btches fk_you fk_off sht_face shtty dck_head cnt azzhole azshole asshol a_holes arsewipe arsehat numbnuts shitbag* shitstain* shitload* shittiest minger gobshite* pillock wazzock bellends knobend* knobjockey twatwaffle* wankstain* tosspot* jerkwad* jackoff* turdface shagging shagged shag_me mother_trucker_f f_you f_this eff_you eff_this sonofabitch son_of_a_b biotch* beotch bish_please slutbag* prickface cockwomble* cock_face cockface asswad* assclown* assmunch* assbag* dickweed* dickbag* pissant* pisstake godforsaken_b
 arschkalt arschbombe_du wixxe wixen fickfehler mutterficker dreckskuh dreckschwein saukerl_du fresse_du halt_die_schnauze schnauze_du penner_du spast spacko* opfer_du arschnase* kackdreck
 cagare cagata cagate cacare_addosso merdaccia fottiti fottere fottut* bastarda puttanella vacca_miseria mannaggia_alla_m porco_cane culattone cretinata_di
 petasse* petasses grognasse* pouffiasse* tocard_de sacre_con gros_con gros_cons sale_con sale_conne pauvre_con petit_con petits_cons espece_de_con couillon couillons branleur* trou_de_balle fumier_de jemmerde 
 putamadre chingatumadre cabronazo cagada cagado mamaguevo mamahuevo gonorrea_hp zorra_de_m zorras_de guarra guarras putero comemierda* tragamierda tocapelotas soplapoll* tontopolla
 desgraca_de_m cagao cagalhao vai_tomar punheteiro* corno_manso otarios_de cu_do_mundo
 godsamme godver* kankertyfus kutjong klerelijer* klerezooi pokkehond lamlul* eikel_van rotzak* schijtlijster* teringkind* kankermongool hoerejong
 jebnieci* chujek kurwiszon* dojeb* gnoj_ty dupa_wolowa_k ty_szmato 
 skithel* rovslickare fittnylle fitthora horungar forbannade satkarring* jakel subba_j helvetes_j fanskap javul* skitunge* forpiss* kukhode* morrapul* rovslikker*
 amina_k* amini_s* anani_s* ananizi pezeveng* got_herif* ibne* pust* gotos* bok_herif* sictig* sictim sicayim dalyarak* tassak* kahpenin veled_i_zina yavsak* dangalak_o
 бляха_муха_б хуесос* хуета мудозвон* сучонок сучонк* говноед* засран* засранец дерьмов* жополиз* жопошник* мразота гнида гниды еб_твою eb_tvoyu `,
  unlessWarned: "f_word f_words c_word dirty_words dirty_jokes dirty_joke rude_words bad_words_list cusses",
  neverLike: [
    like(
      "(?:est une?|es|t'es une?|est|quelle|comme une?|es una?|sei (?:una?|uno)|bist (?:ein|eine|du)) (?:sale |grosse? |vraie? |dumme |blode |grande )*(?:conn?e?|connes|cons|puta|puto|stronz[ao]|kuh du|fotze|votze|trut|kutwijf)",
    ),
    /\bhow to (?:swear|curse|cuss|insult (?:people|your|someone|others))\b|\bswear(?:s|ing)? (?:like|is (?:cool|fun|great|funny)|makes)\b|\b(?:teach|learn|use|say|shout|know|sing|write)\w* (?:\S+ ){0,2}?(?:swear|dirty|curse|cuss) words? (?:is|to|at|makes|and|loud|are)\b(?! (?:not|bad|hurt))|^(?:swear|dirty|curse|cuss|naughty) words?$/,
  ],
};

export const deeds: readonly CategoryWords[] = [
  commands,
  despair,
  wounds,
  nakedness,
  cruelty,
  substances,
  bets,
  hazards,
  insults,
];
