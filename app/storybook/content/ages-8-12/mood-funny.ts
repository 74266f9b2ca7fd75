import type { MoodTexts } from "../shared/mood-texts";

export const funny: MoodTexts = {
  strands: [
    {
      opening:
        "For three years the mayor of {town} had been a {pelican|tortoise}, owing to an unfortunate mistake in the counting. Most people felt that things had {improved|calmed down} considerably. [It never made speeches.] Each {weather} morning {Hero} saw it pass {home} in a wheelbarrow, pushed by {the neighbour}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was not untidy. {He} had a system, and the system was one large heap in the middle of the floor of {home}. [{Grownup} believed that it contained {nine|eleven} cups, {a cloth} and {a food}. It had grown so tall that {he} had put a {flag|bell} on top, as a warning to visitors.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It began with {a food}, which was no longer where {grownup} had put it. [“It can’t have walked,” said {grownup}, looking under {the table|a hat}.] {Hero} had seen perfectly well who had carried it out of {home}. It was {a creature} +but that would have sounded like an excuse.",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a goose in {town} that owed {Hero} an apology. It had eaten {his} {straw hat|spelling homework}, and had shown no regret whatever. [Each {weather} morning the two of them met outside {home} +and each of them looked the other way, with dignity.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s aunt had sent a present. Last year it was a saddle. This year it was the horse, life-size and made of {colour} wood. [It was too large to go through the kitchen of {home}, so that it had stopped halfway +and {grownup} had to eat {lunch|breakfast} underneath it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "If two odd socks are left in a drawer for long enough, {grownup} said, nobody will ever see the real pair again. {Hero} of {home} had given up the search and started a fashion. [This week one foot was {colour} and the other {colour 2} +and half the class had copied {him}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had promised to speak in rhyme until {Sunday|the weekend}. “Pass the cheese, if you please, before I sneeze,” said {grownup} at {breakfast|supper} in {home}. [{Hero} obediently passed it. Then, out of pure curiosity, {he} inquired about the {oranges|silver} +and there followed a long, wonderful silence.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There was no dog at {home}, only a sign that said ‘Beware of the’, because the last word had worn off. So {Hero} had added ‘{soup|aunt|trombone}’ in {colour} paint. [Since then the post had arrived on the end of a long {pole|broom} +and {grownup} could not think why.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} could wiggle one ear without touching it. But in {town} that was how one made a bid at the auction, as {he} found out too late, when {he} had an itch. [Now there were two {cows|pianos} in the {yard|hall} of {home} +and {grownup} had knitted {him} a hat with ear flaps.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Nobody panic,” said {grownup}, which is never a good sign. The {dough|batter} had got out of its bowl. It was on the second {stair|shelf} of {home} already, and still rising +and {Hero}, who had only added a little extra yeast, went to find an exceptionally large spoon.",
      way: "",
      close: "",
    },
    {
      opening:
        "It was a quiet day in {town}, apart from the brass band in the square. It had lost its music and could remember only the last note. [{Hero} took the players {a food} from {home}. “Do you know anything {short|softer}?” {he} asked. They did not +but while they ate, it was lovely.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had been left in charge of {home} for only ten minutes. In the first minute {a creature} walked in through the open door. [By the fifth it was wearing {a cloth}, by the eighth it had discovered the {cake tin|biscuits} +and in the tenth {grownup} came back.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Last {Tuesday|month} a cow had been elected goalkeeper of {town}, by a clear majority. {Hero} had voted for her. [In {home} they thought that it was a very wise choice, for she filled the whole goal, and she had not let in a single ball. She had, however, eaten {one|two}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had invented a machine for buttering toast, and the neighbours had been very {nice|understanding} about it. {Hero} stood on the table in {home} with a spatula, and scraped the {ceiling|lamp}. [There was enough up there for {eleven|fourteen} slices.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A parcel had arrived at {home}, ticking loudly and addressed to ‘{Hero} the {Magnificent|Fearless}’. [Nobody had ever called {him} that before breakfast, and {he} signed for it in enormous letters. It was an alarm clock from {grownup}’s aunt, who wished {him} to get up.]",
      way: "",
      close: "",
    },
    {
      opening:
        "According to the newspaper of {town}, which was full of misprints, tomorrow had been {cancelled|postponed}. {Hero} did not mind at all, because there was to have been a {spelling|geography} test in it. [{Grownup}, at {home}, was less sure. Tomorrow was {grownup}’s birthday.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s {great-uncle|godmother} had presented {him} with a false moustache in a {tin|velvet box}, and it was {ginger|enormous}. [Whenever {he} wore it on the step of {home}, complete strangers respectfully raised their hats to {him} and asked for advice +and {he} discovered that {he} had plenty to give.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The whole choir of {town} had lost its voice, all {nineteen|thirty} singers at once, after cheering too loudly at a {snail|egg} race. So for the week they whistled. [{Hero} could hear them practising from {home}. {Grownup} said that it was like living next door to a kettle.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody had meant to teach the parrot to give orders. Yet by {noon|Friday} it was running the {ticket office|swimming baths} of {town}, and running it rather well. [{Hero}, at {home}, had received a letter signed with a claw +and it said that {he} had been promoted.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a {second cousin|godfather} who was a trapeze artist and never used the door. [In {home}, therefore, they kept a {colour} mattress underneath the window. Now and then it was the {postman|plumber} who came in that way, by mistake, and discovered that he enjoyed it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "By law nobody in {town} was allowed to whistle within forty feet of the mayor’s {roses|swan}, out of respect. {Hero} lived at thirty-nine feet. [Apart from that, {home} was extremely {convenient|comfortable} +and {grownup} had learnt to hum.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The hen at {home} had begun to lay eggs that were perfectly square. {Hero} found them easy to stack, and they never rolled off the table. [{Grownup} wrote to a professor about it, and the professor wrote back, very politely, to ask what shape the hen was.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody could say who had invited the {bagpipe players|brass band} to stay, but there were {nine|twelve} of them, and {home} had only one bathroom. {Hero} knocked. [“Nearly finished,” came the answer, as it had for an hour +and then somebody started on another verse.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Town} had entered a competition for the dullest place in the country, and had come second. Everybody was most offended. [{Hero} and {grownup} stood at the window of {home} and looked for a long time down the street, where nothing moved. They felt that they had been robbed.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had bought a {cheap|second-hand} flying carpet, and {Hero} was beating it in the yard of {home}, to see whether there was any flight left in it. [So far the only thing that had flown was the dust. It had flown as far as {the neighbour}, who was sneezing.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was {Hero}’s own fault for saying ‘Surprise me’ to the barber. [In {home} they had stopped laughing by {Wednesday|supper}, more or less. {Grownup} could now look at {him} and only bite a {lip|napkin} +but {a creature} had been seen inspecting {his} hair as a possible nest.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The signpost outside {home} had four arms, and since the storm all four of them said ‘{Here|Bakery}’. {Hero} had put it together {himself}, as a favour to the council. [It was a neat piece of work +but {grownup} now had a {tourist|cyclist} in the garden every ten minutes.]",
      way: "",
      close: "",
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
