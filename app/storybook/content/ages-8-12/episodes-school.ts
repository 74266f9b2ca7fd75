import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const schoolEpisodes: readonly Episode[] = [
  {
    id: "school-photograph",
    goals: both,
    vars: {
      school: ["Elm Street School", "the river school", "Bell Road School", "the village school"],
      camera: ["the photographer", "Madame Lux", "old Fergus", "the photographer’s nephew"],
      small: ["Bertie", "Posy", "Little Ned", "Wilhelmina"],
      trick: ["a rubber duck", "a toy trumpet", "a glove puppet", "a feather duster"],
    },
    titles: ["Look this way, please", "The picture of {the school}", "One, two, three"],
    beats: [
      [
        "In the yard of {the school} {thirty|forty} children {stood|waited} in rows before a camera +and {a camera} was {close to tears|in despair}. “Somebody’s eyes are always shut,” {Hero} was told, over the {wall|hedge}. “I’ve taken {nineteen|eleven} pictures of people who seem to be {asleep|snoring}, and this is my last {film|plate}.”",
        "“Hands down, {small}!” It was the {ninth|sixth} time, and it came from behind a camera on three legs. {Hero} looked over the wall of {the school}. A {whole|tidy} class was {smiling|beaming} like a row of {angels|pianos}. Only {small}, in {front|the middle}, had clapped both hands over a {firmly|tightly} closed mouth.",
      ],
      [
        "{Hero} {went|came} in to help, and held up {a trick} beside the {camera|lens}. “One, two, three!” called {the camera}, and at three, as if a {draught|switch} had done it, half of the eyes went {out|shut}. The {reason|trouble}, as {Hero} saw, was that the children were so {anxious|determined} not to blink that they could think of {nothing|little} else.",
        "{The camera} {held up|shook} {a trick} +and the teacher offered {toffee|promises}. Down went the hands, and up they {flew|came} again, {just|right} before the click. So {Hero} went in and asked {small} about it, very {quietly|softly}. The hands opened a little, and there was the {trouble|reason}: a gap, brand new, where two front teeth {used to be|had been that morning}.",
      ],
      [
        "“May I {try|suggest} something?” {he} asked. “Everybody, please shut your eyes. Keep them shut till I say three, and then open them all {at once|together}.” The children did, and so did the {caretaker|headmistress}. {Hero} counted as slowly as a {snail|rainy Sunday}. At three every eye flew open, fresh and {round|surprised} +and {the camera} caught them all.",
        "“I {had|once had} one like that,” {said|announced} {Hero}, and pointed to the {place|tooth}. Then {he} asked the {whole class|others} who else had something {remarkable|interesting} to show: a {plaster|scab}, perhaps, or hair that {won’t lie down|sticks up}. At first nobody {stirred|spoke}. Then one arm went up, then ten, and then the {teacher’s|headmaster’s}. “Show it to the camera,” said {Hero}, “all of you, at three.”",
      ],
      [
        "It is the best picture that {the school} has ever {had|owned}. In it are dozens of wide-open eyes, and all of them look as if somebody had just said ‘{cake|holidays}’. At the {edge|side} {stands|is} {the pal}, who was not {invited|in the class}. {Hero} isn’t in it. {He} had a {good|great} deal more to do that {day|afternoon}, and had {waved|said goodbye} and gone.",
        "They showed it {proudly|with pleasure}. There were {elbows|knees} and gaps and one odd sock, which belonged to the {teacher|headmaster} and had been a {secret|mystery} till then. {Small} {grinned|smiled} wider than {any|all the rest} of them. The picture hangs {by|over} the door of {the school} +and visitors always {stop|smile} there. {Hero} felt for {his} own old gap, and {strolled|marched} on.",
      ],
    ],
  },
  {
    id: "please-leave",
    goals: both,
    vars: {
      teacher: ["Miss Verity", "Mister Ogden", "Mister Lal", "Miss Tuppence"],
      sweeper: ["the caretaker", "the cleaner", "the school cook", "the old porter"],
      chalk: ["a drawing of a hen", "a long wavy line", "an unfinished sum", "a sketch of a boot"],
    },
    titles: ["Please leave", "The corner of the blackboard", "{The chalk}"],
    beats: [
      [
        "On a blackboard in the {top|old} classroom there is a corner that nobody may {wipe|touch}. It contains {a chalk}, with the words ‘Please leave’ underneath. {A sweeper}, who was {beating|shaking} dusters out of the window, {told|informed} {Hero} about it. “For {twelve|fourteen} years we’ve written our lessons {round|beside} it.”",
        "A {ball|football} came over the school wall +and {Hero} {carried|took} it back through the {gate|side door}, which is how {he} came to see the board. It was {grey|covered} with sums, but in the {middle|centre}, inside a ring, was {a chalk}, with ‘Please leave’ beneath it. “Nobody {knows|remembers} who did it,” said {a sweeper}, sweeping past {respectfully|on tiptoe}.",
      ],
      [
        "“And what does it {mean|say}?” asked {Hero}. There were {several|conflicting} theories. The infants took it for a {treasure map|magic spell}, the inspector had called it {modern|remarkable} +and every {spring|year} a professor {came|travelled} from the capital to photograph {the chalk}. But when {Hero} inquired who had {written|put} it there, {the sweeper} looked {astonished|blank}. Nobody had ever thought of asking.",
        "The trouble was that the board was {needed|wanted}. {Teacher} was about to {explain|draw} the planets, and there was no room for Saturn. “I {daren’t|can’t} rub it out,” {teacher} {confessed|sighed}, “in case it’s {important|precious}.” {Hero} understood, for nobody likes to be the person who rubbed out something {famous|ancient}. {The pal} looked from the board to the {sponge|bucket}.",
      ],
      [
        "The handwriting belonged to {teacher}, who lived {opposite|three doors down}, and since that lay on {his} way, {Hero} {went and rang|knocked there}. {Teacher} came out with a {rake|watering can}, and had to think {hard|for a long time}. “It should have been ‘Please leave till Monday’. But my chalk {broke|ran out} before the end, and on the Friday I retired.”",
        "{He} {studied|examined} {the chalk} +and it was the height of it that {struck|puzzled} {him}. “Whoever did this was no taller than {me|I am},” said {Hero}. “It wasn’t a professor, it was somebody in this {class|room}.” {The sweeper} turned {pink|red}, and {put|laid} down the broom. “It was my turn to wipe the board, and I wanted to {skate|play} first.”",
      ],
      [
        "So {teacher} {came|walked} over in {slippers|garden boots}, with half the street behind, and added the {missing|remaining} words. “But it’s Wednesday,” said {Hero}. “Then I’m late,” said {teacher}, and wiped the corner clean {in person|with one stroke}. The infants immediately {filled|used} it, in {enormous|gigantic} letters, which {Hero} could read from the {road|gate}: ‘Goodbye, {Hero}.’",
        "“I meant to do it afterwards,” {the sweeper} added, “{thirty|twenty} years ago.” {Teacher} held out the sponge without a {word|smile}. It took {four|three} strokes +and {everybody|the class} felt {lighter|better} for it. Now there was {plenty of|ample} room for Saturn. {Hero} threw the ball to the {infants|goalkeeper}, which was what {he} had come for, and left by the {gate|side door}.",
      ],
    ],
  },
  {
    id: "what-is-it-for",
    goals: both,
    vars: {
      inventor: ["Inventor Pym", "Madam Spring", "Professor Nutmeg", "the inventor"],
      purpose: ["butter toast", "sharpen pencils", "peel eggs", "thread needles"],
      walker: ["a young father", "a nurse", "a grandmother", "an uncle in slippers"],
      sower: ["the park keeper", "a gardener", "the old gardener", "the school gardener"],
    },
    titles: ["A machine to {purpose}", "What is it for?", "Nine years of work"],
    beats: [
      [
        "From an open workshop came a {humming|buzzing} like bees in a {drum|cello} +and {Hero} {looked|peeped} in. {A inventor} {stood|sat} gloomily before a machine with {sixty|forty} wheels. “I invented it to {purpose},” came the {sad|weary} explanation, “and it took me nine years. And all it {ever|really} does is {rock|sway} and {hum|purr}.”",
        "Something {flew|shot} out of a workshop, {sailed|passed} over {Hero}’s {head|hat}, and {landed|arrived} upright in a flowerpot {across|over} the road. It was a {cork|carrot}. A second one {followed|came}, and dropped into the next pot. “Do {forgive|excuse} me,” {called|cried} {a inventor}, hurrying {out|to the door}. “I built a machine to {purpose}, and it {throws|flings} whatever I put in!”",
      ],
      [
        "To be fair, they gave it one more {chance|try}. {Hero} turned the {handle|crank}. The wheels {went|spun} round, the whole machine {rocked|swayed} like a cradle, and nothing whatever {happened|came out}. When {the inventor} reached for a {spanner|screwdriver}, to take it to pieces, {Hero} begged for a little {patience|time}. It is {hard|sad} to watch nine years {go|disappear} into a {box|bucket}.",
        "{The inventor} led {him} to it. The machine was as big as a {wardrobe|cow} and had three {brass|heavy} levers. If one {dropped|put} a thing in at the top, there was a {cough|rattle}, and out it {flew|shot}. “Nine years,” said {the inventor}, “and who in {town} wants to have things {thrown|flung}?” {Hero} could think of {nobody|no one}, offhand.",
      ],
      [
        "Just then {a walker} came by with a pram, in which someone very {new|small} was {howling|roaring}. “We’ve walked {eleven|ten} streets, and no sleep,” said {the walker}. {Hero} looked at the pram, looked at the machine, and asked whether they might {try|experiment}. The pram was {lifted|rolled} onto the platform +and {he} turned the {handle|crank}. The howl became a {gurgle|sob}, then a {sigh|yawn}, and then a silence.",
        "But {he} {went back to|looked again at} the pots. There had been two throws and two pots, and not a {crumb|leaf} lay beside them. “It doesn’t only throw,” said {Hero}. “It {aims|never misses}.” Round the corner {a sower} had a whole {meadow|slope} to plant, with {eight hundred|a thousand} bulbs and a stiff back. They {wheeled|pushed} the machine to the {fence|gate} and filled it +and {Hero} pulled the {largest|third} lever.",
      ],
      [
        "“So that’s what it’s {for|good at},” said {the inventor}, very softly. Within {the|an} hour a {line|row} of prams {reached|stretched} to the {corner|pump}. Over the {door|workshop} hung a {new|fresh} sign: ‘Sleep, {tuppence|free of charge}.’ {Hero} had stood beside the machine the {longest|whole time}, and got away quickly with {the pal}, before they both {nodded off|lay down}.",
        "It {coughed and coughed|rattled and coughed}. Every bulb {flew|leapt} up, turned over {once|in the sun}, and dropped {neatly|softly} into the earth, right end up, in rows as straight as {rulers|railings}. {The sower} could only {laugh|stare}. “So it was a gardener all {along|the time},” said {the inventor}. {Hero} {brushed|shook} the soil off {his} {sleeves|knees}, and left by the {garden|back} gate, well out of range.",
      ],
    ],
  },
  {
    id: "left-over-bone",
    goals: both,
    vars: {
      beast: ["the cave bear", "the giant deer", "the woolly rhinoceros", "the ground sloth"],
      boss: ["Doctor Amberly", "the director", "Professor Glew", "the bone keeper"],
      dog: ["Caruso", "Mustard", "Colonel", "Pudding"],
      guest: ["the mayor", "the duchess", "the minister", "the ambassador"],
    },
    titles: ["One bone too many", "{The beast} and the spare part", "Bone number two hundred and seven"],
    beats: [
      [
        "The museum’s {side|back} door stood open, and so {Hero} {saw|noticed} the skeleton of {the beast} on its {red|wooden} platform. {Before|Beneath} it stood {a boss}, {holding|turning over} a bone as big as a {bun|saucer}. “We’ve {put|wired} together two hundred and six of them,” said {the boss}. “{The guest} is coming at {four|five}, and now there’s {this|one left}!”",
        "Out of a cellar window of the museum {a boss} handed {Hero} a {large|knobbly} bone, and {climbed|squeezed} out after it, {dusty|white} and unhappy. “One left over! {The beast} is ready, {the guest} is on the {stairs|way}, and I’ve a bone to spare. Two hundred and six of them fitted perfectly. Where did I go {wrong|astray}?”",
      ],
      [
        "They had {tried|fitted} it in {thirty|forty} places. On the brow it looked like a {hat|wart}, and on the tail it looked like an {accident|afterthought}. “Perhaps it’s a spare,” suggested a {young|learned} student, but animals have no spares. {Hero} was {allowed|asked} to hold it. It was {smooth|light} and round, and had nothing on it that could be connected to {anything|any other bone}.",
        "{Indoors|Inside} they {compared it with|held it against} the {drawings|books}. It was too thick for a rib and too {straight|clean} for a toe. They {took off|unscrewed} one of {the beast}’s legs, to be {sure|certain}, and put it on again. “Then some other {museum|animal} has one too few,” moaned {the boss}. {The pal} had gone to the door, and was {looking|gazing} into the {passage|corridor}.",
      ],
      [
        "“Where would I have one like that?” {wondered|asked} {Hero}, and examined {himself} from the {top|head} down. Chin, {elbow|shoulder}, ribs: nothing was {loose|spare}. But on the leg something small and {flat|round} {slid|moved} about under {his} fingers. “It’s a kneecap!” {he} cried. {The boss} looked at {the beast}, which had one on the left, and none on the right.",
        "{Hero} looked there, too. Outside sat the museum dog, {dog}, and {gazed|stared} at the bone with {longing|devotion}. {Hero} {sniffed at|smelt} it, and it smelt not of the Ice Age but of {gravy|soup}. “When was {dog} last in here?” {he} asked. “On {Monday|Friday},” said {the boss}, “when we unpacked. {Dog} was so extraordinarily {helpful|interested}.” And {the boss} put down the {glue|hammer}.",
      ],
      [
        "A little {glue|wire} was all it took. On two proper knees {the beast} looked as though it might {stroll|walk} off to lunch. {The guest} admired the {teeth|size} of it, and noticed nothing, which is the best that can happen to a {knee|mended thing}. {The boss} and {Hero} bowed to each other, bending their own knees with new {respect|interest}. {Hero} was still doing it at the {gate|next corner}.",
        "The bone was {returned|handed} to its {owner|rightful owner}, with {apologies|a bow} +and {dog} carried it off to a {better|quieter} hiding place. {The beast} had {never|not} lacked a thing. {The guest} praised the {tail|jaw}, and asked who had helped. “Experts,” said {the boss}, bowing to {Hero}, and then to the door, where a tail was {wagging|thumping}. {Hero} bade everyone good day and made {haste|tracks}.",
      ],
    ],
  },
  {
    id: "to-whoever",
    goals: both,
    vars: {
      deed: ["held the gate", "lent the umbrella", "caught the hat", "picked up the oranges"],
      clerk: ["the postmistress", "a sorting clerk", "the postmaster", "the old postman"],
      shy: ["the chimney sweep", "the night porter", "the dairy maid", "the organ tuner"],
    },
    titles: ["To whoever {deed}", "A letter without a name", "Who {deed}?"],
    beats: [
      [
        "There was {one|a single} letter at the post office that could not be {delivered|sent on}. {A clerk} showed it to {Hero}, who had come in to {shelter|ask the way}. It had a {foreign|proper} stamp, and on the envelope was written, in {blue|careful} ink: ‘To whoever {deed}.’ “No address, no name,” sighed {the clerk}, “and it {looks|stares} at me from morning to night.”",
        "“You have a {sensible|trustworthy} face,” said {a clerk}, when {Hero} passed the post office. “What would you {do with|make of} this?” It was a {thin|brown} envelope, ‘To whoever {deed}, {Market Street|Station Road}’, and the date on it was {eleven|twelve} years old. That {morning|day} it had {come to light|been found} behind the {radiator|big scales}, because they were {painting|sweeping} there.",
      ],
      [
        "They {tried|asked} the people in the {queue|line}. A gentleman with a {briefcase|moustache} was certain that it must be for him, until {Hero} asked when it had happened. {Four|Three} others explained that they would undoubtedly have {deed}, if they’d been {asked|there}, and that this was practically the same thing. {The clerk} {put|laid} the letter back in the {drawer|pigeonhole}.",
        "{A shy}, who was buying {one stamp|a postcard}, {advised|told} {the clerk} to send it back. But there was no {sender|address} on the flap. {Hero} turned it over and held it up to the {lamp|window}. Somebody had {deed}, long ago, and had surely {forgotten|not thought of} it since. And yet somebody else had {remembered|minded} enough to sit down and {write|find a pen}.",
      ],
      [
        "Then {Hero} noticed {a shy}, the only {one|person} who had claimed nothing, and who was studying the {floor|posters}. “Was it you?” {he} asked. “Oh, that was nothing,” said {the shy}, “it only took a {second|moment}.” It became so {still|quiet} that one could hear the {scales|clock}. “I think,” {Hero} told {the clerk}, “that it’s usually the one who says it was nothing.”",
        "“Read it {to|out to} the whole {street|square},” {Hero} said at last. “Then the right {ears|person} will hear it.” {The clerk} thought that {unusual|daring}, but stepped out onto the {kerb|stairs}, {opened|unsealed} the envelope and read: “You didn’t see me turn round. I was {cross|angry} with everybody that day, and because of you I {stopped|cheered up}. Thank you.” That was the {whole|entire} letter.",
      ],
      [
        "There were only {three|four} lines in it. Because a stranger {deed}, somebody far away had got to a {wedding|hospital} in time, and {wished|wanted} to say thank you. {The shy} read it {twice|slowly} and folded it up {small|carefully}. Outside, a {boy|lady} with a {ladder|pram} was coming up {behind|after} {Hero} +so {he} held the door for a {second|moment}. It was nothing.",
        "Nobody {answered|came forward}. But {the shy} smiled, and so did the {milkman|baker}, and so did two {window cleaners|aunts}. Each of them suspected that it {could|might} be theirs. {All that day|Until supper} the people there were {remarkably|unusually} {kind|polite}, in case anyone turned {round|to look}. {Hero} had three gates held open for {him}, one after the other, and held the {fourth|next} {himself}.",
      ],
    ],
  },
  {
    id: "carriage-left-behind",
    goals: both,
    vars: {
      train: ["the Southern Arrow", "the ten-forty", "the Seaside Special", "the Lake Express"],
      host: ["the waiter", "a conductor", "the attendant", "a young guard"],
      terminus: ["the coast", "the lakes", "Port Amber", "the mountains"],
      rider: ["Lady Harkness", "a retired major", "a botany professor", "a lady in tweed"],
    },
    titles: ["Non-stop to {the terminus}", "The carriage that stayed behind", "Such a smooth ride"],
    beats: [
      [
        "Behind the station {stood|waited} {one single|a solitary} carriage, with {curtains|flowers} and {forty|thirty} passengers at lunch. {Hero} looked for an engine, and found {none|only rails}. “{The train},” announced {a host}, leaning out, “non-stop to {the terminus}, and we’re making {excellent|splendid} time.” Beside the wheels a {snail|hen} was {travelling|going} in the same direction, and had just {overtaken|passed} them.",
        "“You’d {never|hardly} believe how fast we’re going,” said {a rider}, through a carriage window. {Hero} had been {standing|waiting} beside it on the platform, with {a food}, for {some|quite some} time. It was the last carriage of {the train}, bound for {the terminus}. The others had {left|gone} without it, because somebody had forgotten to {hook|couple} it on.",
      ],
      [
        "The rest of {the train} had {evidently|clearly} gone on alone +and {nobody|no one} on board had noticed. “Such a {smooth|quiet} ride,” said {a rider}, at the window, “and that’s the {third|ninth} pump, exactly like the {first|others}!” {All of them|The passengers} seemed so {happy|contented} that {Hero} did not know how to {begin|put it}. {The pal} looked at the {buffers|wheels}, and was no help.",
        "Inside, {a host} was announcing the sights, from {memory|habit}. “On the left, ladies and gentlemen, the {famous|great} waterfall!” {Forty|Thirty} heads turned to the left, where a {porter|boy} was sweeping. It would have been a pity to {disturb|interrupt} them. But at {the terminus}, it occurred to {Hero}, {people|relations} with {flowers|handkerchiefs} were {waiting|standing} on a platform, and getting {anxious|worried}.",
      ],
      [
        "To {walk on|say nothing} would have been {easy|simple}. But by evening the passengers would still be there, and out of {soup|pudding}, and so {Hero} knocked. “I’m {sorry|so sorry},” {he} said, {kindly and clearly|as kindly as possible}, “but you aren’t {moving|going anywhere}.” There was a very {long|deep} silence. {The rider} {looked|gazed} at the pump, which did not {leave|go away}. “Thank you,” said {the rider}. “I had begun to {wonder|have doubts}.”",
        "That {decided|settled} it. It could be done {quietly|tactfully}, too. {Hero} went to the {door|step}, took {the host} aside, and pointed to the {gap|place} where the next carriage ought to be. There one had a {view|fine view} of {cabbages|the coal yard}. {The host} turned white, then red, did up {one|every} button, and announced that this young {inspector|expert} had made a {discovery|small correction}.",
      ],
      [
        "{The host} {ran|hurried} to the signal box +and the wires {hummed|sang}. Before the {cheese|coffee} was finished, an engine came {puffing|trundling} backwards up the line, much {embarrassed|out of breath}, and hooked them on. “Now it {rattles|jolts}!” cried {the rider}, overjoyed. {Hero} {took leave of|said farewell to} the pump, which was indeed rather {handsome|restful}, and got {moving|on} as well.",
        "They all {climbed|got} down to {see|look}, and found it {funny|most interesting}. The stationmaster {telephoned|sent word} to {the terminus}, so that nobody there need {fret|wait in vain}, and the {milk|mail} train took the carriage along. “I did think,” said {the rider}, “that it was {small|quiet}, for a waterfall.” {Hero} waved until the last lamp was gone +and then {he} {was} the one who was {moving|on the move}.",
      ],
    ],
  },
  {
    id: "lost-child-of-sixty",
    goals: both,
    vars: {
      lost: ["a judge", "a sea captain", "a bank director", "a famous tenor", "a general"],
      name: ["Walter", "Augustus", "Ludwig", "Cecil"],
      sign: ["a green glove", "a lavender hanky", "a knitted cap", "a tin of peppermints"],
    },
    titles: ["Lost children wait here", "{Name}, aged sixty", "{A lost} has lost his mother"],
    beats: [
      [
        "On the platform stood a {low|little} bench, with a {board|sign}: ‘Lost children wait here.’ On it, knees up to the {chin|ears}, sat {a lost}, who was sixty at least. “I’ve lost my mother,” he {confided|said} to {Hero}. “She’s {ninety-one|ninety-three}, and fast. She always told me: if we’re parted, sit down {there|on that bench} and don’t {move|stir}.”",
        "“Pardon me,” said a deep voice from low down, as {Hero} crossed the {station|main hall}. It was {a lost}, on the {small|little} bench for lost children. “You haven’t seen my mother? She went to buy a {newspaper|bun}, and when she came {back|out} she’d lost me.” That he might have lost her had not {occurred to|struck} him.",
      ],
      [
        "{Hero} was {going|walking} {that way|down the platform} in any case. At the far end, beneath the clock, waited a {tiny|very small} old lady with a {vast|gigantic} handbag. “I’ve lost my {name},” she said. “He’s {tall|broad}, and he has a cold. And I can’t {search|leave}, for I promised him that he’d always find me under the {clock|station clock}.”",
        "A {porter|lady} offered to {take|show} him to the {tea room|office}. {The lost} shook his head. “I’m not to go with anyone,” he said, “unless they bring me {a sign} from her. That’s our {rule|arrangement}.” {Hero} considered it a very {sensible|good} one. A {little|small} girl with {plaits|a doll}, who was lost as well, sat down beside him, and was given the {cushion|warm side}.",
      ],
      [
        "So each was waiting {faithfully|properly}, a hundred steps from the other, and neither would break a promise that was {fifty|sixty} years old. {Hero} {ran|hurried} to and fro between them, until {he} noticed that the bench itself was not {screwed|fixed} down. {He} fetched {four|six} porters, who lifted it up, with {the lost} on it, sitting {still|tight}, as promised.",
        "With {the pal} {he} searched the {waiting room|ticket hall}, the {buffet|left luggage} and platform {two|nine}. By the flower stand {an ancient|a tiny old} lady was {telling|explaining to} a {policewoman|stationmaster} what {name} looked like. “{Blue|Brown} eyes, and a parting on the left.” “Is he about sixty?” asked {Hero}. “I dare say, by {now|this time},” said she. {Hero} explained about {the sign}, and she had it {ready|at hand}.",
      ],
      [
        "Down the platform went the bench, like a {throne|float}, past a {cheering|waiting} train, and was {set|put} down {under|beneath} the clock. “There you are, {name},” said his mother. “Where have you {been|got to}?” “On the bench, Mother,” said {the lost}, truthfully. She advised {Hero}, too, never to lose sight of {the pal} in a {station|crowd} +and {he} took care not to, as far as the {street|exit}.",
        "When {the lost} saw {the sign} in {Hero}’s hand, he rose, with a {creak|groan} of joy. The girl’s {father|grandfather} had come, too, so that the bench was {empty|free}. By the flower stand {name} was hugged, {brushed|scolded}, and given half a {bun|sandwich}. “Never lose me again, Mother,” he said, and she promised to do her {best|utmost}. {Hero} and {the pal} left the station rather close {together|side by side}.",
      ],
    ],
  },
];
