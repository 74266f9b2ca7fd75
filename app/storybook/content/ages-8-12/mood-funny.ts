import type { MoodTexts } from "../shared/mood-texts";

export const funny: MoodTexts = {
  strands: [
    {
      vars: { eaten: ["a spelling book", "a straw hat", "a kite tail", "a school report", "a cheese flag"] },
      opening:
        "There was a goose in {town} that owed {Hero} an apology. It had walked up to {him} on {Monday|market day}, looked {him} in the {eye|face}, and eaten {a eaten}. [It had {burped|bowed} afterwards.] Since then they met every morning outside {home} +and each of them {looked|stared} coldly the other way.",
      way: "Round the corner came the goose, and {Hero} {put on|prepared} a face of great dignity. It stretched out its neck, as if for a {handshake|kiss}, and bit the button off {his} {coat|pocket}. {He} {was} speechless +but {the pal} counted the other buttons at {once|a gallop}.",
      close:
        "Something knocked at the door, low down. On the mat lay one {enormous|warm} egg. {Hero} looked up +and the goose was going home, very fast. “Apology accepted,” {he} called.",
    },
    {
      vars: { whisker: ["a ginger moustache", "a black moustache", "a silver moustache", "a curly moustache"] },
      opening:
        "{Hero}’s {godmother|great-uncle} had sent {him} {a whisker} in a tin. It was false, and {enormous|magnificent}. The first time that {he} wore it on the step of {home}, {two|three} strangers took off their hats and asked for {advice|his opinion}. [One wished to know about {drains|marriage}.] So now {he} carried it {everywhere|in $his pocket}.",
      way: "{Hero} put on {the whisker}, just to keep {his} lip warm, and instantly {a banker|a bishop} asked {his} advice about {a piggy bank|a money box}. “Turn it upside down and shake it,” said {Hero}, in a deep voice +but then {the pal} sneezed, and the moustache {flew|jumped} up to {his} forehead.",
      close:
        "“A gentleman rang up,” said {grownup}. “He took your advice, and he’s a new man.” {Hero} felt for the tin. It was empty +and {grownup} was wearing {the whisker}.",
    },
    {
      vars: {
        parrotPost: ["the swimming baths", "the ticket office", "the fire station", "the town hall", "the post office"],
      },
      opening:
        "Nobody had meant to teach the parrot to give orders. Yet by {Friday|noon} it was running {the parrotPost} of {town}, and running it {strictly|rather well}. [{Hero} had once given it a {nut|grape}, and it never forgot a face.] Today {Hero} got a letter, signed with a claw +and it {announced|said} that {he} had been made Deputy Parrot.",
      way: "“Chest out! No {dawdling|giggling}!” screamed the parrot from {the parrotPost}, flying over {Hero} and {the pal} on its daily inspection. They put out their chests. It circled {twice|three times} and dropped {him} a {medal|badge} +but it turned out to be a {nutshell|grape pip}.",
      close:
        "A beak tapped on the window. “Deputy! Teeth!” ordered the parrot. {Hero} showed them. “{Grownup}! Neck!” {Grownup} obeyed. “Splendid,” said the parrot, and flew home to shout at {the parrotPost}.",
    },
    {
      opening:
        "Until {Sunday|tonight} {grownup} was speaking only in rhyme, because of a bet with {the neighbour}, and was stuck for a rhyme on ‘silver’. “Pass the cheese, if you please, before I sneeze,” said {grownup} in {home}. If {grownup} had no rhyme by supper, the bet was {lost|over} +and {Hero} couldn’t find one, either.",
      way: "Rhyming, {Hero} noticed, was as {easy to catch|catching} as measles. “Mind the wall, or you’ll fall,” {he} heard {himself} say to {the pal}, “and that’s all.” It was no use. “I should stop, or I’ll pop” came out at the {side|corner} +and there was still no rhyme on silver.",
      close:
        "“Chilver!” shouted {grownup}, from the top of the dictionary. “It’s a lamb. I keep my chilver with the silver.” {Hero} clapped. So {the neighbour} had lost, by a sheep.",
    },
    {
      opening:
        "If two odd socks stay in a drawer for long enough, said {grownup}, nobody will ever see the real pair again. So {Hero} of {home} had given up {hunting|searching}, and wore one {colour} sock and one {colour 2}. [They were {both|at least} clean.] By {Tuesday|the weekend} half the class had copied {him} +and it was now called {style|fashion}.",
      way: "It had gone further than {Hero} knew. First came a {postman|policeman} in odd socks, lifting his trouser legs to show them. And then {the pal} pointed out a {horse|donkey} with {three|two} socks and a slipper +and {he} felt {dizzy|responsible}.",
      close:
        "At the bottom of the drawer {Hero} found them: two socks, both {colour}, a real pair. {He} put them on. “You can’t go out like that,” said {grownup}. “They match!”",
    },
    {
      vars: { beware: ["trombone", "pudding", "aunt", "custard", "wardrobe"] },
      opening:
        "On the gate of {home} it said ‘Beware of the’, without the last word +so {Hero} had painted in ‘{beware}’, in {colour}. [It looked {smart|official}.] Since then the postman had come no nearer than the {hedge|lamp post} +and {grownup} could not {think|imagine} why.",
      way: "The postman looked round {a sight} at {Hero}, as {white|pale} as his letters. “Is it {loose|out}?” he asked. “I’ve heard that the {beware} at your house goes for the {ankles|trousers}.” {Hero} promised that it was {asleep|on a chain} +but {the pal} {growled|coughed} at the wrong moment.",
      close:
        "On the step lay a parcel from the postman +and {Hero} unwrapped it. It was a {muzzle|lead}, and the label said: ‘One size. Fits any {beware}.’",
    },
    {
      vars: { bought: ["a cow", "a piano", "a stuffed bear", "a rowing boat", "a church pew"] },
      opening:
        "{Hero} could wiggle one ear, which is how one makes a bid at an auction, and so there was {a bought} in the hall of {home}. It had only been an {itch|accident}. [{Grownup} hung {coats|hats} on it.] {Hero} had promised {faithfully|in writing} to keep both ears still.",
      way: "A fly landed on {Hero}’s ear, {walked|danced} round the edge, and {tickled|sat down}. “Don’t!” said {the pal}’s face. {Hero} held {his} breath, held the ear, and wiggled. “Sold!” cried a {distant|happy} voice from an open window +and they went {off|on} {quickly|bent double}, without {asking|looking}.",
      close:
        "Two men brought it after supper, with a bill. It was {a bought}, exactly like the first +and {grownup} measured the hall. “At last,” said {grownup}. “I never liked having only one.”",
    },
    {
      opening:
        "“Nobody panic,” said {grownup}, but the dough had left its bowl, and was on the second {stair|shelf} of {home}. {Hero} had only added some {extra|more} yeast, to be {kind|generous}. [It was {nine|seven} spoons.] {Grownup} put a {heavy|huge} brick on it +and the brick began to rise.",
      way: "{The neighbour} ran up to {Hero}, waving both arms, with news of the dough. It had found the letter box. “It’s shaking hands with {people|visitors},” panted {the neighbour}, “and somebody has given it a {hat|ring}.” {Hero} and {the pal} both studied the {clouds|sky}.",
      close:
        "The dough had been caught and baked. It made one loaf, and the loaf began in the kitchen. {Hero} followed it upstairs +and it was in {his} bed, and still warm.",
    },
    {
      opening:
        "{Grownup} had invented a machine that threw butter on toast. {Hero} stood on the table of {home} with a spatula, scraping the {ceiling|lamp}. [There was enough for {eleven|fourteen} slices.] One large lump, right over {grownup}’s {plate|chair}, was out of {his} reach +so it had to stay.",
      way: "Something {slid|crept} down {Hero}’s neck, and it was butter. {He} took off {his} {hat|scarf}, and there was butter in that, too. {The pal} had a {dab|curl} of it behind one ear. The machine must have thrown {further|harder} than they knew +and somewhere a piece of toast was still {dry|waiting}.",
      close:
        "{Grownup} sat down with a dry slice of toast and sighed at the machine. Overhead the last lump of butter let go. Plop, it went, in the middle. “It works!” cried {Hero}.",
    },
    {
      vars: { alarmWord: ["early", "sausages", "Tuesday", "elbow"] },
      opening:
        "{Hero} had been sent an alarm clock by a {great-aunt|godfather}, and it crowed whenever anyone said “{alarmWord}”. [It had the shape of a {cockerel|brass hen}, and it was broken.] {Grownup} shut it up in a drawer of {home} +and nobody was to {utter|say} the word.",
      way: "“Whatever you do,” {Hero} warned {the pal}, “don’t say {alarmWord}.” Far away, in the direction of {home}, there was a {faint|hoarse} crow +and {he} clapped a hand over {his} mouth. It could hear them even here!",
      close:
        "They had put the clock under three cushions and a rug. “Good,” said {grownup}, “now we can talk about {alarmWord}.” There was a pause. The rug crowed.",
    },
    {
      vars: {
        misprint: [
          "Tomorrow will be cancelled",
          "The mayor will be buttered at noon",
          "All dogs must wear a beard",
          "Trains will be pulled by aunts",
        ],
      },
      opening:
        "The newspaper of {town} was famous for its misprints, and {Hero} read them aloud every morning in {home}. ‘{misprint},’ it said today, on the {front|second} page. [{Grownup} had to put down the {tea|spoon}.] The trouble with {town} was that people {believed|trusted} their newspaper +and someone was sure to {act on|obey} it.",
      way: "“Have you heard?” a {worried|breathless} man asked {Hero}, holding up the newspaper. “‘{misprint}.’ I’ve told {everybody|my mother}.” {Hero} explained, as {kindly|gently} as {he} could, that it must be a {slip|misprint}.",
      close:
        "A special page came in the evening +and {Hero} read it out. ‘We are sorry for our miscake. Our printer is having a good long rust.’ {Grownup} laughed until the lamp shook.",
    },
    {
      opening:
        "After cheering too hard at a {snail|pancake} race, the whole choir of {town} had lost its voice, all {nineteen|thirty} singers at once +so this week they whistled. [From {home} it was like living next door to a {kettle|gale}.] {Hero} was the first to see the {snag|trouble} +and the trouble was dogs, from {miles|a mile} around.",
      way: "Far off the choir began to whistle, and {three|four} dogs shot past {Hero} with their ears {flat|flying}. The last one ran {backwards|on three legs}, since a {waiter|vicar} had hold of its tail +and {the pal} kept {well|tactfully} out of the way.",
      close:
        "In the evening the choir had its voice back. {Hero} opened the window +but nobody sang. In the square sat forty dogs, howling in four parts.",
    },
    {
      opening:
        "{Hero} had an uncle who worked on the trapeze and never used the door +and in {home} they kept a thick {colour} mattress under the window. [The {plumber|vicar} had once come that way by {mistake|accident}, and stayed to {lunch|tea}.] Uncle {Zeno|Hugo} was expected {tonight|for supper} +and {grownup} was {plumping|airing} the mattress.",
      way: "A pair of red boots went by above {Hero}’s head, {swinging|whistling}, and then a voice. “Tell them I’m {nearly|almost} there!” It was {his} uncle, travelling by washing line, in someone’s {nightshirt|tablecloth}. At the {bend|end} he let go +and there was a splash, and a {polite|long} apology.",
      close:
        "Somebody rang. For once the uncle had come by the door, to be polite. He stepped in, tripped over the mat +and he fell flat on the thick {colour} mattress.",
    },
    {
      opening:
        "The hen at {home} had begun to lay square eggs. {Hero} liked them, because they never rolled off the table, and one could {stack|pile} them. [She laid with an air of {surprise|mathematics}.] But {grownup} had written to a professor about it +and the professor was {expected|due} to {reply|answer} by telegram.",
      way: "A telegram for {Hero} came from the professor. ‘{Most|How} interesting, stop,’ {he} read to {the pal}. ‘What shape is the hen, stop. If she is {round|ticking}, stop. If she is square, turn her {over|round}, stop.’ {He} read it {twice|again}, and then {he} had to sit down.",
      close:
        "{Hero} fetched today’s egg. It was square, with one spot on top and six underneath +and it had two on the side. “Dice!” said {grownup}. “Your turn to throw breakfast.”",
    },
    {
      vars: { nester: ["a sparrow", "a wren", "a robin", "a blue tit"] },
      opening:
        "It was {Hero}’s own fault for saying ‘Surprise me’ to the barber. [In {home} they had stopped laughing by {supper|Wednesday}, more or less.] {Grownup} could look at {him} now without {choking|hooting}. But outside {a nester} had begun to follow {him} +and it was carrying {straw|moss}.",
      way: "{Hero} sat quite still, because {the nester} had settled on {his} hair, and was trying it for size. It turned round {twice|three times}. “Has it finished?” {he} asked {the pal}, out of the {side|corner} of {his} mouth +but it was measuring for {curtains|shelves}.",
      close:
        "At home {grownup} took off a hat +and it was the same haircut. “I told him to surprise me, too,” said {grownup}. On top of it sat {the nester}, unpacking.",
    },
    {
      opening:
        "Since the storm the signpost outside {home} had said ‘Bakery’ on all four arms. [{Hero} had put it together {himself}, as a favour to {the council|$town}.] There was no bakery in any of those directions +and now, every {five|ten} minutes, {grownup} found a hungry {cyclist|tourist} in the garden.",
      way: "“Is this the way to the bakery?” asked a cyclist, and {Hero} felt {his} ears {go red|glow}. There were {eleven|fourteen} more behind him, {thin|pale} with hunger, who had passed that signpost {four|six} times. {Hero} pointed {bravely|vaguely} into the distance +and {the pal} pointed the other way.",
      close:
        "There was flour on the step. {Grownup}, in a tall white hat, was counting coins. “It was easier than mending the signpost,” said {grownup}. “We are the bakery. You start at five, {Hero}.”",
    },
    {
      opening:
        "For a year the mayor of {town} had been a pelican, owing to a mistake in the {counting|spelling}. [Most people felt that things had {improved|calmed down}, because it never made a speech.] {Hero} {saluted|greeted} it each day outside {home}. [It went by in a {wheelbarrow|pram}.] Its one fault was that it {swallowed|ate} whatever it was given to {sign|open}.",
      way: "There was a drum roll, and {Hero} and {the pal} {stood aside|stood still} for the mayor. The pelican had come to open a {bandstand|fountain}. It ate the {ribbon|speech}. It ate the {cushion|bouquet}. Then it looked at the {trombone|tuba} +and the whole band took one {step|large step} back.",
      close:
        "A letter had come from the town hall. {Hero} opened it +and it was damp, and smelt of herring. ‘The mayor thanks you for your kind letter,’ it said. ‘It was delicious.’",
    },
    {
      opening:
        "{Hero} had asked {nine|eleven} bagpipe players to stay in {home}, and there was only one bathroom. {He} knocked. [{He} had a {sponge|towel} and a number.] “Nearly {finished|done}!” came the answer, as it had for an hour +and then, in the {bath|tub}, somebody struck up another verse.",
      way: "It was faint, but it was bagpipes, and {Hero} stood still. All the pipers {marched|trotted} by in bath towels, one of them {foaming|soapy}. “Hot water’s gone!” they told {the pal}, who was {nearest|trembling} +and {Hero} had only wanted one {bath|quick wash}.",
      close:
        "The pipers had left. {Hero} shut the bathroom door, alone at last, and turned on the tap +and it gave a long, low drone. Behind the door {grownup} began to march.",
    },
    {
      opening:
        "{Hero} was not untidy, for {he} had a system, which was one large heap in the middle of {his} floor. {Grownup} suspected that nine cups were in it, and {a cloth}. [It had been {growing|rising} since {Easter|spring}.] It was so high by now that {he} had put a bell on top, as a {warning|guide}.",
      way: "“I’ve got one of those,” {Hero} kept saying, “but it’s in the heap.” {He} had said so about {string|chalk}, and about {gloves|a ruler}. That heap at home must be full of useful things +but the last explorer had come out with only a {cup|cold cup}.",
      close:
        "Upstairs, on top of the heap, a bell rang. {Hero} ran up +and it shook, it bulged, and out came {grownup}’s head. “I’ve found nine cups,” said {grownup}. “And {the neighbour}.”",
    },
    {
      opening:
        "{Town} had entered a competition for the dullest place in the country, and had only come second. [Everybody was {deeply|most} offended.] [{Hero} and {grownup} stood at the window of {home} and looked down the street, where nothing {moved|stirred}.] The judges had been asked to come {again|back} today +and nobody must do anything {interesting|at all}.",
      way: "Two judges with {notebooks|stopwatches} stood watching a wall, and {Hero} and {the pal} went by as {dully|dimly} as they could. {He} yawned. It was going splendidly, until a {cow|waiter} on roller skates crossed behind them, {singing|juggling} +but the judges had {just|both} fallen asleep.",
      close:
        "The result came on the radio. The dullest place of all had given a party when it won, and so had lost. {Town} was first +and {Hero} and {grownup} celebrated by sitting down.",
    },
  ],
  events: [
    "A large round cheese overtook {Hero} and {the pal}, rolling well, and behind it ran {name} in {a cloth}. {Hero} quickly opened a gate, and the cheese turned in and came to rest among the {lettuces|buttercups}. “I’m extremely grateful,” panted {name}. “It does that every single market day.”",
    "“Is that a licensed hat?” inquired a very {small|round} policeman. {Hero} replied that {he} {was} not wearing any hat at all. “In that case you’ll need a certificate for having none,” said the policeman. He had been given a new book of forms and was longing to begin +so {Hero} let him.",
    "On the fence hung a notice which said, ‘Lost: one notice. If found, please hang it here.’ {Hero} read it {twice|three times}, while {the pal} searched under the hedge. Then {he} understood +and {he} wrote ‘Found!’ underneath, so that whoever had lost it could stop worrying.",
    "The bridge was celebrating its hundredth birthday with {a food} on the railing and one candle. Nobody was allowed across, {the neighbour} announced, without a round of musical chairs. There was only one chair, however +so the game was over immediately, with {Hero} first and {the pal} a splendid second.",
    "{Hero} asked {the neighbour} for directions, which were to turn left at the brown cow. It would have been perfectly simple if the cow had not been out for a walk. {Hero} and {the pal} turned left at her {four|five} times, became thoroughly familiar with one field, and finally asked somebody else.",
    "Somewhere {a noise} stopped, and a voice called, “Thank you!” “Don’t mention it!” called another from further up. “Mention what?” called a third, out of a top window. {Hero} and {the pal} had reached the corner before everything was explained to everybody +and then the noise began again.",
    "For reasons of its own {a creature} had joined them, and it travelled between {Hero} and {the pal} with a serious expression, like a {lawyer|headmistress}. At the {pump|crossroads} it gave them both a curt nod and departed. “I assumed that it was with you,” {Hero} told {the pal}.",
    "A choir of {plumbers|grandfathers} was stuck in the lift of the {town hall|museum}, and sang to pass the time. At the {ninth|fourteenth} carol {Hero} discovered the right button, and the doors opened upon a glorious top note. {He} applauded enthusiastically +and they were so flattered that they stayed in for another.",
    "“Don’t look, I’m in disguise,” hissed a man dressed as a {sofa|radish}. He was hiding, it turned out, from his own surprise party, because he hated to spoil it by arriving too early. {Hero} told him the correct time +and he hurried off, bumping into both gateposts.",
    "The statue of the {founder|general} was away being cleaned, and meanwhile {the neighbour} had agreed to stand on the plinth. “Is my nose noble enough?” asked {the neighbour}, without moving the lips. {Hero} found it remarkably lifelike +and even a {pigeon|tourist} seemed to be deceived.",
    "At the library a goat was being refused a ticket, because it had eaten the last two books it borrowed. {Hero} felt sorry for it, and asked whether there was anything else in the building that it might have. There was an entire cupboard of old {timetables|catalogues} +and the goat was delighted.",
    "Somebody had glued a coin to the pavement and was hiding behind the hedge, which giggled. So {Hero} bent down, said, “What a {magnificent|particularly fine} ant!” and tied {his} lace with elaborate care, without touching the coin. {The pal} stepped over it, too +and the hedge groaned with disappointment.",
    "{Hero} and {the pal} had to wait for a procession of {sixteen|twenty} tortoises. Behind them walked a man with a stopwatch, imploring them not to go so fast. It had set out on {Monday|the first of May}. {Hero} cheered every single competitor +and by the end {his} fingernails had visibly grown.",
    "“I can’t begin without my wig,” wailed the judge, who was standing on the courthouse steps in {slippers|a bath towel}. {Hero} pointed to {a creature} on the railings, which was wearing it and looked exceptionally wise. “It suits you,” the judge admitted, and went back indoors for the other one.",
    "{Name} had taught {a creature} to play {chess|dominoes}, and since winning its first tournament it would see visitors only by appointment. {Hero} politely requested an autograph. After a short delay it was carried out on a tray: one small footprint, in {colour} ink, with another for {the pal}.",
    "In an old telephone box the telephone was ringing, and since nobody came, {Hero} answered it. “Would you take a message for Gerald?” said a voice. {Hero} found a pencil. “Tell him that I’ve dialled the wrong number.” {He} wrote it down +and {he} left it where Gerald would be sure to look.",
    "‘Beware of the puddle,’ said a notice on the fence. ‘And of the next one,’ said a second, a little further on. {Hero} and {the pal} had jumped successfully over both. Towards them came {the neighbour}, who had met the puddles first and the notices afterwards, and squelched at every step.",
    "Everybody at the market was buying turnips, because of a rumour that there would soon be none. {Hero} wondered who had started it. “I did,” confessed the man behind the turnips, turning pink. “I’ve grown {nine hundred|far too many}.” {Hero} promised not to tell +and out of pity {he} admired them loudly.",
    "A {colonel|soprano} and a goat had reached the same bench simultaneously, and neither would give way. {Hero} measured the seat with both arms and found, to their mutual astonishment, that there was room for two. By the time {he} and {the pal} had reached the corner, they were sharing {a food}.",
    "The town crier had lost his voice and was acting the news instead, with tremendous energy. {Hero} guessed ‘{flood|ballet}’, and {the neighbour} guessed ‘{custard|a runaway horse}’. It was ‘Shops close early today’. He collapsed onto his stool, exhausted +and the entire street applauded.",
    "Somebody had hung the washing so low that the brass band had marched right through it and come out fully dressed. The tuba player now wore a {colour} {nightdress|apron}, with great dignity. {Hero} saluted. Behind them ran {the neighbour}, who needed it all back, but who could not help marching in step.",
    "“We’re looking for a volunteer,” said two men beside a homemade seesaw, “somebody light and not too curious.” {Hero} inquired, curiously, what had become of the last one. They pointed to a distant haystack. “It was wonderful!” called {the neighbour} from inside it +but {he} and {the pal} continued on foot.",
    "A horse was being fitted for a straw hat, and had lain down in protest {seven|nine} times. “Perhaps they pinch its ears,” suggested {Hero}. So the hatter cut two holes in the next one. The horse stood up, examined its reflection in a window +and it absolutely refused to leave.",
    "In the horse trough stood {name}, fully dressed, holding a {kettle|violin} high in the air. “I’m keeping it dry,” {name} explained. {Hero} contemplated the water, and then the {weather} street all round it. “Or you could step out,” {he} suggested +and {name} gave the idea serious consideration.",
    "A man was carrying a {green|blue|pink} front door through {town}, and everyone who met it knocked. “Nobody {at home|in},” the man kept {shouting|sighing} from behind. {Hero} politely wiped {his} {boots|feet} +and the door was opened, and closed again, with {dignity|a bow}.",
    "The painter of the park bench had started at both ends, and was now stuck in the {exact|dry} middle. “It’ll be dry by {six|seven},” said the painter bravely. {Hero} handed over {a food} on the end of a {rake|broom} and praised the {colour|shine}.",
    "At the post office {name} was trying to hide what was in the parcel. It had {two wheels|a saddle}, a {bell|lamp} and handlebars, in brown paper. “Can you {guess|tell}?” asked {name}. “A {teapot|cello},” said {Hero} kindly +and {name} was overjoyed.",
    "‘No Barking’ said the new sign, where it ought to have said ‘Parking’. {Hero} read it aloud. On the {pavement|corner} {three|four} dogs looked at one another, and went home on tiptoe +and {the pal}, who had done nothing {at all|wrong}, felt {observed|suspected}.",
    "A shepherd wanted tickets for {thirty|forty} sheep, and the driver counted them on to the bus. At {eleven|fourteen} the driver began to {snore|nod}. So {Hero} counted the rest, pinching {himself} at every {tenth|fifth} +and one turned out to be {a creature}.",
    "“Behold, a rabbit!” cried the magician by {a sight} +but out of the hat came a {kettle|trombone}, then a {ladder|bicycle pump}, then somebody’s {lunch|laundry}. “The rabbit is {sulking|at lunch},” {Hero} was told. {He} put in a {carrot|lettuce} +and a {receipt|napkin} was handed up.",
    "{Twelve|Fourteen} pensioners were crossing the park on a rope, because their guidebook called it {untamed|a wilderness}. {Hero}, who only wanted to get by, pointed out the {kiosk|café}. They planted a flag in a {sundae|scone} +and {the pal} was thanked as a {native|guide}.",
    "{The neighbour} was wheeling a pram, and in it, in a bonnet, lay an enormous {marrow|turnip|pumpkin}. “It wouldn’t fit a {bag|basket},” {the neighbour} explained. A lady bent down and recognised the family {nose|ears}. {Hero} asked how it {slept|travelled} and tickled its {chin|stalk}.",
    "Somebody’s {colour} sleeve lay in the road +and {Hero} followed it past {a sight} and round {two|three} corners. “They told me he had long arms,” said the person knitting it, who was beginning to {doubt|wonder}. {Hero} advised a {cuff|glove}, {soon|at once}.",
    "Great relief at the vet’s: the wounded beast that {name} had found was only a set of bagpipes. {Hero} was allowed to {press|pat} it. It {moaned|yelled} so pitifully that {the pal} left +and the vet prescribed {rest|a deep cupboard}.",
    "Poor {name} had been trying all {week|day} to throw away a boomerang. “That’s the {ninth|sixth} time,” {name} complained, picking it up again. {Hero} suggested {lending|giving} it to a friend. They wrapped it in {newspaper|tissue} +and one could hear it in there, {planning|humming}.",
    "‘Soup of the day: {yes|probably}’, it said outside the café. {Hero} asked what sort, out of interest. The waiter shut both eyes, drew breath, and recited {leek|pea}, {lentil|carrot} and {nutmeg|barley} like a poem +and two people at the window {wept|applauded}.",
    "The automatic doors of the town hall opened for {pigeons|babies} but never for the mayor, who had {jumped|pleaded} and held up a {badge|gold chain}. {Hero} and {the pal} walked past. The doors flew apart +and the mayor crept in behind {the pal}, {bowing|on all fours}.",
    "Ahead of them crept two removal men with an empty box marked ‘{Fragile|This way up}’. {Hero} inquired what was in it. “Nothing,” panted the {taller|second} one, “and we’re not to spill {any|a drop}.” At {a sight} they looked +and it was all {there|in order}.",
    "By mistake the barber and the gardener had swapped {addresses|appointments}. Now the hedge had a parting and smelt of {cologne|soap}, while {name} had been cut perfectly {square|flat}. “Does it suit me?” {name} asked. {Hero} said that it would keep out {sheep|draughts}.",
    "A goose was seeing people across the road, and {hissed|glared} until the cars stood in line. {Hero} crossed when {he} {was} {told|nudged}. Halfway {he} {was} sent back to do it without {dawdling|humming} +and {the pal} was held up as {an example|a model}.",
    "“If it rains by {noon|supper}, I’ll eat my hat,” {the neighbour} had announced, and it did rain. Half of {town} came to watch. Luckily the {pastry cook|baker} had made a copy in {gingerbread|puff pastry} +and {Hero} was offered the {brim|bow}, as a witness.",
    "Long Lane, in {town}, is {four|five} steps from end to end, but its one resident was extremely {proud|grand} about it. There was a north end, {Hero} learnt, and a {rougher|livelier} south end, where one {rarely|never} went. {The pal} sat down in {both|the middle}.",
    "The new greengrocer kept everything in alphabetical order, customers included. {Hero} waited between a {general|geologist} and somebody called {Ivan|Ilse}. An {acrobat|admiral} had bought up all the {apples|artichokes} +and far down the shop, by the turnips, they could hear {the twins|a trombonist} {complain|sighing}.",
    "The referee was {in bed|in Norway}, so they had put a kettle on the {touchline|halfway line}, and whenever it whistled, that was a {foul|corner}. {Hero} could spare the time for one {goal|whistle}. {He} thought it {strict|hasty} but fair +and at half-time there was tea.",
    "“I had the {coast|index} a moment ago,” said a muffled voice inside an enormous map. {Hero} took hold of two corners and folded, {left|down}, right, {under|over} +and {the neighbour} stepped out, quite {flat|creased}, and wished to {lie down|thank them}.",
    "A colonel was posing for the painting class when a cow looked {in|over the fence}. {Hero} walked along behind the easels, and saw {nothing but|nine splendid} cows. “Is it {like me|a likeness}?” the colonel asked, without moving. “The {eyes|ears} are excellent,” {Hero} answered truthfully.",
    "The jury of the moustache contest had measured {thirty|forty} gentlemen. Then a small girl put down her milk. {Hero} saw the ruler rise, {hesitate|tremble} and come to rest. She won a {comb|tin of wax} +and the applause was {mostly|not entirely} generous.",
    "A {wren|robin} had moved into the judge’s wig, which had blown up a {plum tree|lamp post}. “Any {news|movement}?” the judge asked {Hero}, from the ladder. It had hung up {its hat|a curtain}, {he} reported +so the judge went back to court in a {tea cosy|bonnet}.",
    "Whenever the telephone rang in the café, the {waiter|cook} ran, and it was only the parrot. So {Hero} taught it to say, “{Wrong number|Nobody’s in}.” Now it rang, answered {itself|at once} and hung up +and it seemed much {happier|busier}.",
    "A girl was walking an invisible dog on a stiff lead, and {Hero} held it while she tied her {shoe|hair}. It {sniffed|circled} {a sight}, it refused to {heel|sit} +and it pulled {him} {twice|three times} round {the pal}, whose smell it seemed to {like|remember}.",
    "The ventriloquist and his dummy were no longer on speaking terms. “Tell him he moves his lips,” said the dummy to {Hero}. “Tell that {plank|puppet} I’m {hurt|waiting},” said the other, in the same {voice|breath}. {Hero} carried {four|six} messages and left them {hand in hand|laughing}.",
    "{Name}’s terrier delivered the newspapers, {eagerly|at a gallop}, and always next door. {Hero} asked whether people {minded|complained}. On the contrary, said {the neighbour}, who’d had a {Greek|Swedish} paper for a {week|month} +and the crossword was much {easier|livelier}.",
    "The cat sat under the tree, {washing|half asleep}, and up on the lowest branch sat its rescuer. “Does it look {worried|impressed}?” the {fireman|young man} asked. {Hero} studied it. “{Moderately|Slightly bored},” {he} had to answer +and the cat went for {help|a cushion}.",
    "Tourists in {matching|yellow} hats were taking photographs of a dustbin, and asked {Hero} which king had built it. {He} told them the truth, and pointed out {a sight}. {Hero} was thanked {warmly|in Latin} +but the dustbin, in their view, had more {feeling|majesty}.",
    "The town guide had hiccups, and her guests tried {a paper bag|vinegar}, {a riddle|cold keys} and {nine|eleven} sips of water. “What do I owe you for the tour?” asked {Hero}, as an experiment. The hiccups stopped +and {he} {was} then charged for {two|three}.",
    "Since {Sunday|breakfast} a photographer had tried to make {nineteen|fourteen} cousins and a goat smile at once. {Hero} was begged to stand behind and be {amusing|a goose}. {He} gave all {he} had. No cousin stirred +but the goat {laughed|beamed}.",
    "“Please, nobody say anything {amusing|about parsnips},” begged the waiter, crossing the square under {eleven|sixteen} soup plates. {Hero} bit {his} lip, and thought of {algebra|gravel}. So did the whole terrace. The last plate was set down without a {clink|rattle} +and only then did {somebody|the vicar} {snort|hoot}.",
    "A duck got on the {forty-two|nine}, showed its season ticket and took a {window|front} seat. {Hero} raised {his} {cap|eyebrows}, and {the pal} {bowed|stared}. At the {pond|swimming baths} it rang the bell and {hopped|shuffled} off +and the driver sent {regards|love} to the {drake|ducklings}.",
    "{Forty|Sixty} mimes were holding a demonstration, with nothing on their {placards|banners}, and nobody could make out what it was {about|against}. {Hero} guessed {glass|rope|wind}. A cheer went up without a {sound|squeak} +and some of them pretended to carry {him} over to {a sight}.",
    "The parade consisted of one {drummer|cymbal player}, marching splendidly, because the others had turned left at {a sight}. {Hero} clapped like {sixty|a hundred} people. Then round the block came the {tubas|band}, out of {breath|step}, and fell in behind +and nobody {said|mentioned} a thing.",
  ],
  calms: [
    "The heap had been tidied, on the whole, into a {rounder|taller} heap. {Grownup} looked at it, shook {a weary head|hands with $hero}, and said that it would do.",
    "“Good night,” said {Hero} to {a creature} outside the window. It looked {pleased|surprised}, and went home as well.",
    "Somewhere in the dark a goose was still complaining. {Hero} shut the window gently, so that it would not feel interrupted.",
    "{Grownup} tucked in one foot, then the other, then a third. “That’s a {bear|book},” said {Hero}. {Grownup} tucked it in all the same.",
    "The clock struck eleven, although it was only eight. It had always been rather ambitious, and nobody liked to correct it.",
    "With great care {grownup} put the {trombone|teapot} to bed, and {Hero} on the shelf. Then {grownup} noticed, and they changed places.",
    "“Are you asleep?” asked {grownup}. “Yes,” said {Hero}. “So am I,” said {grownup}, and they left it at that.",
    "A single {pea|marble} rolled across the floor of the room above. It stopped, and then it rolled back. They listened, but it never explained.",
    "{Grownup}’s hat had been sat on, and then carefully punched back into shape. It hung on its hook again, rather crooked, and nobody mentioned it.",
    "{Hero} tried hard to think of something serious. What {he} thought of was {custard|a walrus}. {He} laughed into the pillow until it wore off.",
    "Down the hall somebody was snoring in {waltz|march} time. Nobody knew who it was, but {Hero} had to admit that it was in tune.",
    "{Grownup} had fallen asleep first, in the middle of the word ‘{hippopotamus|rhubarb}’. {Hero} finished the word, softly, and put out the light.",
    "A card had come from the {mayor|milkman}. ‘Kindly ask {Hero} to yawn more quietly,’ it said. ‘I nodded off at lunch.’",
    "From inside the wardrobe came a sneeze, and then a small voice said, “Sorry.” It was only {grownup}, looking for a blanket.",
    "{Hero} had accidentally put on {his} pyjamas back to front, and decided to leave them. {He} would be correctly dressed for lying on {his} face.",
    "The missing soup had been found. {Grownup} had put it away in the {piano|umbrella stand}, of all places. They would deal with it in the morning.",
    "“Who’s a clever bird?” asked {the neighbour}’s parrot, beyond the wall. “Go to sleep,” said {the neighbour}. “Go to sleep,” the parrot agreed.",
    "By mistake {grownup} said good night to the {coat stand|kettle}. It had a kind face, in that light. {Hero} said it, too.",
    "Each tried to be the one who did not giggle. They lasted {four|six} seconds. After that they were too tired to {laugh|stop}.",
    "Somebody in a hurry had made the bed, and there was a {slipper|wooden spoon} in it. {Hero} moved over, and they shared.",
    "“I’m only resting my eyes,” announced {grownup}, in the armchair. Soon the {feet|rest} had joined in. {Hero} turned a page, very quietly.",
    "There was still {custard|jam} behind one of {his} ears. {Grownup} removed it with a flannel, and with {great|a certain} respect.",
    "{Hero} counted sheep, as one should. The {ninth|seventh} sat down in front of the gate. The others thought it an excellent idea.",
    "The trousers over the chair looked exactly like somebody bowing. {Hero} bowed back, as well as one can {in bed|lying down}.",
    "“Knock, knock,” said {Hero}. “Who’s there?” asked {grownup}. The answer was a {slow|small} snore. They both thought it a very good joke.",
  ],
};
