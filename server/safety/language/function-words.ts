/** Words without which hardly a sentence of English is made. */
export const englishWords =
  "the a an and or but of to in on at by for from with into over under out up down off as if so then than that this these those there here it its he him his she her hers they them their we us our you your i me my mine who what when where why how which is are was were be been am do does did has have had will would can could may might must shall should not no nor yes all some any every each one two three more most much many very too just only even ever never again back away about after before until while because like said says asked went go goes come came get got make made see saw look looked know knew think thought good little big old new day night home time child mother father moon sleep once upon told tell let's don't didn't can't it's i'm that's wasn't couldn't wouldn't isn't oh went began still soon now first last great long other own same such through round between without";

/**
 * Words of the same kind in other languages, one language a line. Left out are those that English writes alike, and
 * names; a language stands here so that whole sentences of it are known, wherever its script does not say so.
 */
export const foreignWords = `de: der das dass und ist nicht ein eine einen einem einer sich ich wir ihr sie auf mit von zu dem den des im war wie auch nach bei nur noch wenn aber oder doch sagte keine mein dein sein wurde waren konnte hatte jetzt gehen nichts davon alle wieder über für aus
fr: le les des du un une est et je tu il elle nous vous ils dans sur avec pour pas ne que qui ce cette mon ton ma ta au aux sont était avait ont mais où très plus comme partis pris sa ses leur nuit veux dises mère
es: el los las una unos es y yo tú que en con por para del al lo le su sus mi tu muy pero como está estaba fue había quiero nada todos ellos hay vivía dijo tuviera noche miedo iremos nadie nunca más la padre nuestro echarlos
it: il lo gli un una è e che di del della dei nel nella con per non si sono era come anche ma più mio tuo suo chiuse gli occhi la volta c'era voleva dirlo nessuno resta noi
pt: o os as um uma é e que em com por para não do da dos das no na ao se seu sua mas como mais muito foi era tinha você eu ele ela nós fica entre tua mãe conta gostava vez
nl: het een en van de is niet dat die zijn was hij zij ze wij ik jij op te voor met aan er maar ook naar om door bij mocht zei niemand iedereen ging weten kon samen kinderen liepen uit
pl: i w na z się nie to jest że do jak ale był była było tam już tylko kto co dla ma mój moja mówi wolno robić sobie mały bał pod przez gdy nikt zapytał jutro powiedziała domu
cs: a v na se je to že do jak ale byl byla bylo ten ta jsem si za když jeden jednou podíval nebo už jen pro co bál
sk: bol bola bolo sa je na že si ale ten tá raz jedna malá tam kde ako pre nie už keď
hr: je i u na se da su nije bio bila bilo koji koja ali kao za od što sam jedan mali živio bojao nekoć
sl: je in na se da ni bil bila ki ko pa za od kako živela nekoč majhna znala
hu: a az és hogy nem egy volt van ez csak de meg mint ki kis hol mesélt mellett gyerekeknek egyszer már még
fi: oli ja on ei että se hän niin kun mutta kuin joka pieni yli kaikki ovat kerran olipa asui vanhassa nukkuivat
et: oli ja on ei et see ta kui aga kes elas kord väike oma
sv: och det att en ett är var inte som på för med den av till han hon jag du ville sova liten gång alla barnen hade mörk när från
da: og det at en et er var ikke som på for med den af til han hun jeg du lille boede skoven der engang
no: og det at en et er var ikke som på for med den av til han hun jeg du fant gang sitt bjørn
is: og að það var ekki sem á í hann hún lítill sinni gat sofið einu
tr: bir ve bu da de için ne çok gibi ama var yok varmış yokmuş küçük dedi ona iyi kız baktı söndürdü annesi
ro: și a fost un o nu în pe că cu de la care era pentru mai dar odată ca copac urcat niciodată voia să privit
lt: ir kad yra ne buvo kaip bet su iš kuri gyveno kartą maža bijojo
lv: un ir kas ka bija nav ar no uz bet kā reiz dzīvoja mazs negribēja
sq: dhe një që në për me nuk është ishte herë donte të na mace
id: yang dan di ke dari itu ini ada tidak dengan untuk pada seekor suatu hari takut tidur akan sampai kucing atas gelap
tl: ang ng mga sa na ay si isang may noong hindi siya ni kay bata buwan matulog nagsabi
sw: na ya wa kwa ni za la katika alikuwa palikuwa hapo zamani kale mdogo usiku alimwambia sungura mwitu mbwa
vi: và của là có một không trong cho với những được người ngày xưa chú con sợ ngủ mặt trăng nói em bé
cy: yn y yr a ac i ar oedd mae nid yr roedd byw fach amser yn ôl mynydd
ga: agus an na is bhí ní raibh sé sí ag ar le ann beag ábalta fadó
ca: el la els les un una i és que en amb per no hi havia vegada gos petit volia dormir molt
eu: eta da bat zen ez du hau hori zuen batean txiki bizi mendian
af: die en 'n is was nie het wat dat om te vir van met klein bang daar donker
la: et est non in ad cum qui quae quod sed erat olim parva poterat dormire dormiunt pueri suo lecto
eo: la kaj estas estis ne en kiu de al iam malgranda povis dormi ĉiu
so: iyo waa oo ah ku ka in uu ay buu baa habeen yar
zu: futhi kwakukhona ukuthi kodwa umntwana ebusuku wathi yena
ms: yang dan dengan untuk pada seekor kucing itu tidak boleh kata kepada
mt: il-kien kien hemm darba li ma mill u ta`;
