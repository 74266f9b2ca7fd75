import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const townEpisodes: readonly Episode[] = [
  {
    id: "advice-machine",
    goals: both,
    vars: {
      machine: ["a penny machine", "a ticket machine", "a chocolate machine", "a weighing machine"],
      person: ["a soldier", "a bride", "a plumber", "a judge", "an opera singer"],
    },
    titles: ["The machine that gave advice", "Insert one coin", "Good advice, slightly used"],
    beats: [
      [
        "In a {doorway|niche} by {a sight} stood {a machine}, and where the {price|brand} should have been it said ‘{Advice|Wisdom}’. {Hero} put in {a button|half a coin}, because that was all {he} had. The drawer {shot|slid} open +and in it lay a card with the words ‘{Turn|Look} round’.",
        "{A person} was kicking {a machine} outside {a sight}. “It has told me to {apologise|sing},” came the furious explanation, “and I only wanted {peppermints|the time}.” {Hero} examined the card, which was {polite|brief} and, as far as {he} could {tell|judge}, quite correct.",
      ],
      [
        "Behind {him} waited {a person}, who had already {bought|drawn} nine cards, all of them {different|the same}. “They say ‘Ask her’,” {came the confession|said the poor creature}, “and I have been {walking|circling} round this square since {breakfast|eleven}.” {Hero} could see {nobody|no reason} in the way except a lot of {pigeons|fear}.",
        "“{Who|What} did you shout at?” {he} asked, and the {story|truth} came out in {lumps|instalments}. It had been {a sister|an old friend}, it had been about {a piano|a pudding}, and it had lasted {six|eleven} years. The machine had only {said|printed} what everybody could have {guessed|told you}.",
      ],
      [
        "“Then we’ll {practise|rehearse},” said {Hero}, “and I’ll be {her|the one you ask}.” The first try was {terrible|a croak}, and the fourth was {fair|audible}. At the eighth a window above {the machine} opened, and someone in {a cloth} said “Yes” +and then “What took you so {long|many pigeons}?”",
        "They {wrote|composed} it together, on the {back|edge} of the card, {crossing|ruling} out every ‘but’. When only {sorry|five words} remained, it was {ready|short enough}. It was delivered {across|over} the road, through the {traffic|puddles}, by someone with {shaking|damp} hands, and the door over there {opened|stood open} before the bell.",
      ],
      [
        "{Hero} had one {button|half coin} more, and could not {resist|help it}. ‘You know,’ said the {last|new} card, rather mysteriously. {He} {kept|folded} it and walked on, wondering who {sat|lived} inside machines, and whether they got {enough|any} sleep.",
        "From then on {the machine} stood idle, and the {street|square} had to rely on people. {Hero} took along a {card|blank one}, in case. It is {useful|handy} to own some advice which {nobody|no one} has written yet +and it {weighs|costs} next to nothing.",
      ],
    ],
  },
  {
    id: "tie-break",
    goals: both,
    vars: {
      first: ["a bandstand", "a slide", "a fountain", "an ice rink"],
      second: ["a bench", "a bookcase", "a pear tree", "a drinking tap"],
      chair: ["a lady with a gong", "a man in three scarves", "a bearded chairman", "a very young chairwoman"],
    },
    titles: ["Eleven to eleven", "The casting vote", "{The first} or {the second}"],
    beats: [
      [
        "“Stop!” cried {a chair}, leaning from a {window|platform}. “Are you anybody?” Inside, a meeting had been {sitting|stuck} since Monday, because {eleven|nine} people wanted {a first} in the square and {eleven|nine} wanted {a second}. They needed one {stranger|more vote} +and {Hero} was passing.",
        "A {door|hall} stood open, and out of it came the {sound|roar} of twenty-two people being {reasonable|patient} at once. Half were for {a first}. The rest were for {a second} +and {a chair} seized {Hero} by the {sleeve|hand} and set {him} on a {chair|crate}. “You decide it,” said {the chair}.",
      ],
      [
        "Both sides {spoke|began} sweetly. One offered {him} {a food} and the other {two|a bigger one}. {Hero} had never been so {important|popular} in {his} life, and {noticed|found} that {he} liked it, which {worried|troubled} {him}. It would be {pleasant|easy} to wait a little, while they {fanned|admired} {him}.",
        "“{The first},” chanted the left. “{The second},” chanted the right. {Hero} {opened|closed} {his} mouth, and shut it. Whatever {he} said, {half|a part} of the room would go home {cross|sad}, and the other half would {crow|gloat}. It was rotten, being {grand|a judge}, and nobody had {mentioned|warned of} that.",
      ],
      [
        "So {he} put down the {crust|plate} and asked to see the {place|spot}. They all trooped out, and {there|in the middle} sat an old man, on {the kerb|an upturned bucket}. “What would you {like|use}?” {Hero} asked. In {all|nine} days of meeting no one had {thought|dreamed} of asking {him|anyone there}.",
        "“I can’t {choose|vote},” said {Hero}, “because I won’t be {here|using it}. Who will?” That produced a {hush|silence}. They fetched {the neighbour} and {paced|chalked} it out on the {stones|cobbles}, until {the second} fitted neatly in the {shade|corner} of {the first}.",
      ],
      [
        "The vote was {twenty-two|everybody} to nothing, with {the pal} {abstaining|asleep} +and {the chair} struck the gong for joy. {Hero} had got {no|only half} supper out of it. {He} walked off {lighter|taller} than {he} came, and behind {him} they {began|had begun} to dig.",
        "“{Stay|Remain},” begged {the chair}, “and decide about the {pigeons|parking}.” {Hero} thanked them and said that {he} {was} {expected|busy}. Being right is {like|a} cake: a {little|plate of it} is plenty +and the {rest|pan} should be left to others.",
      ],
    ],
  },
  {
    id: "lost-property",
    goals: both,
    vars: {
      clerk: ["a thin clerk", "a clerk in slippers", "a clerk called Ambrose", "a lady with forty keys"],
      found: ["a left mitten", "a wooden giraffe", "a tin drummer", "a cloth rabbit", "a yellow boot"],
    },
    titles: ["Lost property", "Shelf {nine|forty|nineteen}", "{The found}"],
    beats: [
      [
        "The Lost Property Office had a {queue|bell} and no customers. {A clerk} looked over a {hill|wall} of umbrellas and {begged|asked} {Hero} to claim something, anything at all. “We {close|shut} tonight unless one thing goes {home|back} +and nobody comes any more.”",
        "To get out of the {rain|wind} {Hero} stepped through a {narrow|brown} door, and found {himself} among {gloves|trombones}. Every single thing that {town|the trams} had ever lost lay here, with a {label|number}. {A clerk} rose so hopefully that {three|nine} hats fell down.",
      ],
      [
        "It would have been {simple|easy} to say ‘that one’. There was {a bicycle|a telescope}, gleaming, and {the clerk} was already untying it. “Yours?” {Hero} {swallowed|blinked}. It was {nearly|as good as} true, in the {sense|way} that {he} wanted it {badly|dreadfully}.",
        "“Describe it, and it’s {yours|gone},” said {the clerk}, who was clearly ready to be {fooled|persuaded}. {Hero} looked at {a telescope|an accordion}. It looked back. Somewhere a {child|stranger} had cried for {that|it}, and might yet {turn|come} round the corner.",
      ],
      [
        "“No,” {he} said, and it {hurt|stung} a little. Then, {behind|under} the umbrellas, {he} saw {a found} +and it was smaller than {he} {remembered|thought}. {He} had lost it on {the ferry|a tram}, when {he} {was} {three|four}, and had been {told|promised} that it was {happy|being looked after} somewhere. It was.",
        "{He} shook {his} head, and turned to {go|leave}, and bumped into shelf {nine|forty}. Down came {a found}. On its label it {said|stood}: ‘Number nine, under the seat. {Sad|Chewed}.’ {Hero} knew the {chewing|bite}, for it was {his} own. Some things you {forget|mislay} so well that they have to {find|fall on} you.",
      ],
      [
        "{The clerk} stamped the form, {twice|both sides}. One thing had gone home, so the office would {stay|be} open. And {Hero} {left|put} {the found} on the counter there, {facing|towards} the street, to {show|tell} the others that it {happens|works}.",
        "“Sign {here|below},” said {the clerk}, and blew into {a cloth}. Outside the weather had {cleared|dropped}. {Hero} walked on with {the found} inside {his} jacket, {feeling|being} three and exactly {his} own age, both at {once|the same time}.",
      ],
    ],
  },
  {
    id: "the-queue",
    goals: both,
    vars: {
      front: [
        "a man asleep on his feet",
        "a shop dummy",
        "a lady waiting for the rain to stop",
        "a closed door with no shop behind it",
      ],
      guess: ["free herrings", "a film star", "the last pineapples", "concert tickets", "a talking dog"],
    },
    titles: ["The queue", "After you", "What is everyone waiting for?"],
    beats: [
      [
        "It {began|started} at {a sight} and went twice round the {church|block}: a queue of the {calmest|best} kind, two hundred people {long|deep}. “What is it {for|about}?” {Hero} asked the last of them. “{I’ve heard|They say} {a guess},” said the last, “and if it {isn’t|weren’t}, why would they all be {waiting|here}?”",
        "A queue {blocked|crossed} the pavement, and {Hero}, who had been {well|strictly} brought up, stood at the end. After {ten|nine} minutes {he} {felt able|dared} to ask. “{A guess},” said a lady with {a stool|sandwiches}. “Nonsense,” said {the neighbour}. “It’s for inoculations.”",
      ],
      [
        "People had grown {fond|proud} of it +and there was {a choir|a newspaper} halfway along, and {a wedding|chess} near the bend. A {small|tall} boy had learnt to {read|whistle} in it. “Losing your place is {madness|final},” they warned {Hero}, who was {itching|longing} to walk to the front and {look|see}.",
        "{Hero} thought about it. If {he} {left|went}, {he} would lose {his} place, and if {he} {stayed|didn’t}, {he} would never {know|find out}. It was a {neat|perfect} trap, and two hundred {clever|grown} people were standing in it. {Somebody|One of them} had to be {rude|curious}.",
      ],
      [
        "So {he} {stepped|hopped} out. A gasp {ran|went} along the line. Past {choirs|knitting} and cards {he} {walked|marched}, and at the {very|extreme} front {he} found {a front}. Nothing else. The queue, it seemed, was {waiting|there} for the queue.",
        "It took {courage|nine minutes} to walk the {whole|entire} length, with {everyone|all those eyes} watching. And the {head|beginning} of it, the {great|famous} secret, was {a front} +and {Hero} laughed. Then {he} went {along|down} the line and {told|informed} them, kindly, one by one.",
      ],
      [
        "Nobody was {angry|ashamed} for long +and they had {made|found} friends, after all. “Same time {tomorrow|on Friday}?” they asked, packing up their stools. As for {Hero}, {he} had {lost|given up} {his} place in a queue for {nothing|no reason}, which is as {good|fine} a bargain as you can {get|make}.",
        "“But {where|how} shall we meet now?” {sighed|asked} {the neighbour}. {Hero} pointed to the {square|benches}, which had been {empty|free} all along. They {strolled|drifted} over, alphabetically, from {habit|politeness} +and on {he} went, {first|nobody} in line.",
      ],
    ],
  },
  {
    id: "two-bakers",
    goals: both,
    vars: {
      left: ["Baker Flint", "Baker Amaro", "Baker Tull"],
      right: ["Baker Hoskins", "Baker Ibe", "Baker Lund"],
      bun: ["the almond twist", "the poppy knot", "the saffron bun", "the walnut wheel"],
    },
    titles: ["Two bakers and one bun", "{The bun}", "The tasting"],
    beats: [
      [
        "{Left} lived on the left side of the street and {right} on the right, and they had not {spoken|nodded} for nineteen years. Each {said|swore} that {the bun} was an old family invention. “You {there|at the puddle}!” they shouted to {Hero}. “You’ve an {honest|empty} face. Taste!”",
        "In that street you had to {decide|choose}. Either you bought {the bun} from {left}, or you bought it from {right}, and whole families {split|parted} over it. {Hero} did not {know|suspect} this +and {he} stood in the {middle|road} and said, quite {loudly|simply}, that {he} {was} hungry.",
      ],
      [
        "{He} {chewed|bit} on the left, and {chewed|bit} on the right +and they {leaned|hung} over their counters, {pale|red} with flour. There was {absolutely|really} no difference +and {Hero} tried {again|once more}, with closed eyes. It was the {same|very same} bun, down to the {pinch|hint} of ginger.",
        "A {crowd|ring} gathered, with flags +and {Hero} {tasted|took} one, then the {other|second}, then, for science, the {first|left one} again. {He} could {say|call} either the winner, and {half|a part} of the street would {carry|chair} {him} home. The {trouble|snag} was that {he} could {taste|tell}.",
      ],
      [
        "“Well?” said both. It {needed|took} a deep breath. “They’re {exactly|precisely} alike,” said {Hero}, “and they {both|each} taste of someone who {taught|showed} you.” There was a {terrible|huge} silence. “Aunt Ludmila,” {said|breathed} {left}. “She slapped the {dough|table} and sang,” said {right}, across nineteen years.",
        "{He} told them the {truth|result}: neither. Nobody cheered +and then a {tiny|very old} lady laughed at the back. “Of course it is,” said {the lady|that lady}. “I gave it to you both, on {one|a single} card. I tore it {in half|across}, so that you’d {have|be obliged} to be friends.”",
      ],
      [
        "They {went|shook hands} and had a {single|shared} sign by evening. {Hero} was {given|paid} a dozen of {the bun}, from both, and could not have {said|told}, for money, which was which. That was the {point|beauty} of it +and {the pal} {agreed|didn’t mind}.",
        "When {Hero} left, {left} and {right} were standing in the road, {happily|at last}, about raisins. It had cost {him} the {applause|parade} +but the street had {only|just} one side now, and it was {warm|heavenly}.",
      ],
    ],
  },
  {
    id: "museum-of-mistakes",
    goals: both,
    vars: {
      curator: [
        "a curator in odd shoes",
        "a curator with a bandaged thumb",
        "a cheerful curator",
        "a curator on roller skates",
      ],
      piece: [
        "a bath with no plughole",
        "a left-handed piano",
        "a bell that could not be lifted",
        "a bridge two metres too short",
        "a map of the wrong moon",
      ],
    },
    titles: ["The Museum of Mistakes", "{The piece}", "Please touch"],
    beats: [
      [
        "‘Museum of Mistakes,’ said the {plate|board}, with two spelling {errors|mistakes}. {A curator} waved {Hero} in {free|at once}, because the ticket desk had been {built|put} on the {roof|inside of a cupboard}. In the first {room|hall} stood {a piece}, proudly lit +and people {bowed|nodded} to it.",
        "{Hero} {leaned|rested} against a wall and it {turned|gave way}. “Welcome,” said {a curator}, “that’s how everyone gets in.” It was a museum. But instead of {crowns|masterpieces} there was {a piece}, and beside it {a cake|a poem} of solid salt.",
      ],
      [
        "“Each one {taught|cost} somebody something,” said {the curator}, “and each maker was {brave|generous} enough to give it.” There was an {empty|unfilled} case at the {end|back}, with a lamp. It was for {today’s|the newest} mistake +and {Hero} had made {one|several}. {He} looked firmly at the {ceiling|floor}.",
        "They {walked|strolled} past the wrong {flags|portraits} and the soup {umbrella|ladder}. “Admission is one {mistake|blunder},” said {the curator}, “told aloud.” {Hero} {went|felt} hot. {He} had {one|a fresh one} from this very {day|afternoon}, and had meant never to {tell|mention} it to anybody.",
      ],
      [
        "“It was like this,” {he} {began|said}, after a long while, and {told|described} it. It was {short|over quickly}. Nobody laughed. {The curator} wrote it on a card, {neatly|in gold}, and set it in the case, and {three|four} visitors came over. “{Me too|I’ve done that},” said one, visibly {relieved|cheered}.",
        "So {he} {told|confessed} it to {the curator} and a stuffed pike. Out {loud|in the air} it was about {half|a third} the size. “Marvellous,” said {the curator}. “A first-class one. And what would you {do|try} now?” {Hero} opened {his} mouth, and {discovered|found} that {he} knew.",
      ],
      [
        "They {gave|handed} {him} a badge that said ‘{Contributor|Expert}’, pinned on {backwards|upside down} +and {Hero} wore it {out|away} through the fireplace. A mistake on {show|a cushion} is hardly a {burden|secret}, and {his} steps were {quicker|lighter} by exactly that much.",
        "At the {exit|way out}, which was marked ‘{Toilets|Giraffes}’, {he} looked back +and {the piece} stood among its {friends|neighbours}, useless and loved. {Hero} {laughed|saluted} +and {he} went on to {whatever|the next thing that} {he} could still get wrong.",
      ],
    ],
  },
];
