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
        "Beside {a sight} stood {a machine}, and where the price should have been it said, ‘{Advice|Wisdom}’. {Hero} put in a {button|small coin}, out of {curiosity|interest}. The drawer {shot|slid} open, and in it lay a card with two words: ‘Turn round.’ So {he} turned round +and behind {him} stood {a person}, looking miserable.",
        "{A person} was shaking {a machine}, in front of {a sight}. “It told me to apologise,” came the furious explanation, “and I only wanted {peppermints|the time}!” {Hero} picked up the card. ‘Say sorry,’ it said. It was a {polite|neat} little card and, as far as {he} could {tell|judge}, it was probably right.",
      ],
      [
        "{The person} had bought nine cards already, and all of them were the same. “They say ‘Ask her’,” {the person} {explained|confessed}, “and I’ve walked round this square since breakfast, because I don’t dare.” It was about an old friend, and a quarrel that had lasted {six|eleven} years. The friend lived up there, behind the {green|lace} curtains.",
        "“Who is it that you’re angry with?” {he} asked, and the {story|truth} came out in {lumps|instalments}. There was a {brother|sister}, who lived just across the road. There had been some trouble about {a piano|a pudding}, and that was {six|eleven} years ago. {The machine} had only {said|printed} what {anybody|everyone} could have guessed.",
      ],
      [
        "“Then we’ll {practise|rehearse},” said {Hero}. “I’ll be her, and you ask me to be friends again.” The first try was {terrible|a croak}, and the fourth was {fair|a little better}. At the eighth a window opened above {the machine}, and a lady in {a cloth} leaned out. “Yes, of course,” she called down. “What took you so long?”",
        "So they {wrote|made} a letter together, on the back of the card. There was not much room, and {Hero} crossed out every ‘but’. When only five words were left, it was {ready|finished}. {The person} carried it across the road, through the {traffic|puddles}, with {shaking|damp} hands +and the door over there opened before anybody had rung the bell.",
      ],
      [
        "{The person} ran up the stairs, three at a time. {Hero} had one {button|small coin} left, and could not {resist|help it}. ‘Well {done|asked},’ said the new card. {He} walked on and wondered who sat inside the machine, and whether there was room in there for a {cushion|teapot}.",
        "Soon laughter came from the other side, and a smell of {smell}. {Hero} patted {the machine}, and put in a {button|small coin} of {his} own. ‘Hurry up,’ said the card, ‘or you’ll be late.’ That was good advice as well +and {he} and {the pal} took it at once.",
      ],
    ],
  },
  {
    id: "tie-break",
    goals: both,
    vars: {
      first: ["a bandstand", "a slide", "a fountain", "an ice rink"],
      second: ["a bench", "a bookcase", "a pear tree", "a drinking tap"],
      chair: ["a lady in pearls", "a man in three scarves", "a bearded chairman", "a very young chairwoman"],
      half: ["eleven", "nine", "fourteen"],
    },
    titles: ["{Half} to {half}", "The casting vote", "{The first} or {the second}"],
    beats: [
      [
        "“Stop!” cried {a chair}, leaning from a window of the {town|village} hall. “Have you got a minute?” The meeting in there had been stuck since {Monday|breakfast}. {Half} people wanted {a first} for the square, and {half} people wanted {a second}. They needed one more vote to decide it +and {Hero} was the next person to come by.",
        "Out of the open door of the {school|town} hall came the {sound|roar} of a great many people being reasonable at once. {Half} of them wanted {a first} for the square, and {half} of them wanted {a second}. “You there!” cried {a chair} to {Hero}. “You’ve no {uncle|friend} on either side. Come in and decide it for us!”",
      ],
      [
        "Both sides were suddenly very {polite|friendly}. One of them offered {him} {a food}, and the other offered {him} a bigger one. {Hero} had never been so {important|popular} in {his} life. {He} {noticed|found} that {he} liked it, and that {worried|troubled} {him}. It would be so {pleasant|easy} to go on thinking for another hour or two.",
        "“{The first}!” chanted the left side of the room. “{The second}!” chanted the right. {Hero} opened {his} mouth and shut it again. Whatever {he} said, one half would go home {cross|sad}, and the other half would {crow|gloat}. It sounds {grand|splendid} to be the judge +but nobody had warned {him} about that part.",
      ],
      [
        "So {he} put the plate {down|aside} and asked to see the place. They all trooped out into the square. In the middle of it sat an old man, on {a suitcase|an upturned bucket}, where he sat every day. “And what would you {like|use}?” {Hero} asked him. In the whole of that long meeting nobody had thought of asking.",
        "“I can’t choose,” said {Hero}, “because I don’t live here, and I shan’t use it. Who will?” Nobody {answered|knew}. So they fetched some children from the {playground|next street}, and {the neighbour}, who crossed the square every day with {a stick|two heavy bags}. All together they drew it on the cobbles in chalk, exactly as {big|wide} as it was going to be.",
      ],
      [
        "“{The second},” he said, “and {the first} to look at.” They paced it out, and there was room enough for both. The vote was everybody to nothing +and {the chair} threw a {hat|bunch of papers} into the air. {Hero} had forgotten all about the plate. But {he} walked on {lighter|happier} than {he} had come, and behind {him} people had already begun to dig.",
        "And now anybody could see that {the second} fitted neatly beside {the first}. “{Stay|Remain},” begged {the chair}, “and tell us what to do about the {pigeons|parking}!” {Hero} thanked them, and said that {he} {was} {expected|busy}. From the end of the street {he} could still hear them. They were deciding, quite {happily|kindly} this time, which of the two should be built first.",
      ],
    ],
  },
  {
    id: "lost-property",
    goals: both,
    vars: {
      clerk: ["a thin clerk", "a clerk in slippers", "a clerk called Ambrose", "a lady with forty keys"],
      found: ["a left mitten", "a wooden giraffe", "a tin drummer", "a cloth rabbit", "a yellow boot"],
      shelf: ["nine", "forty", "nineteen"],
      where: ["on the ferry", "on a tram", "at the seaside", "on a bus"],
    },
    titles: ["Lost property", "Shelf {shelf}", "{The found}"],
    beats: [
      [
        "The Lost Property Office had a {bell|counter}, a great many shelves and no customers. {A clerk} looked out over a {hill|wall} of umbrellas, and begged {Hero} to claim something, anything at all. “We have to {close|shut} tonight, for ever, unless one thing goes {home|back} to its owner. And nobody comes any more.”",
        "To get out of the {rain|wind} {Hero} stepped through a {narrow|brown} door, and found {himself} among gloves and {walking sticks|trombones}. Everything that had ever been lost in {town} lay here, with a {label|number} on it. {A clerk} jumped up so hopefully that {three|nine} hats fell down. In {four|six} years, it appeared, {he} {was} the first customer.",
      ],
      [
        "It would have been {simple|easy} to say, “That one.” There was {a bicycle|a telescope}, which gleamed, and {the clerk} was already untying it. “Is it yours?” {Hero} {swallowed|blinked}. {He} wanted it so {badly|dreadfully} that to say yes seemed {nearly|almost} true.",
        "“Describe something, and it’s {yours|gone},” said {the clerk}, who clearly would not look too closely. {Hero} gazed at {a telescope|an accordion}. Nothing could be {easier|simpler}. But somewhere, {he} thought, a child had cried for it, and might still come round the corner one day to ask.",
      ],
      [
        "“No,” {he} said, and it {hurt|stung} a little. And then, behind the umbrellas, on shelf {shelf}, {he} saw {a found}. {He} had lost it {where}, when {he} {was} {three|four}, and had cried for a week. {Grownup} had {told|promised} {him} that somebody was looking after it. And here it lay, dusted every {Friday|morning} +and {grownup} had been right.",
        "{He} shook {his} head, turned to {go|leave}, and bumped into shelf {shelf}. Down came {a found}. {Hero} picked it up, and looked, and looked again. There was a {corner|place} at the top which somebody had chewed, and {he} knew those tooth marks, because they were {hers}. {He} had lost it {where} when {he} {was} {three|four}, and had quite forgotten it.",
      ],
      [
        "{The clerk} stamped the form {twice|on both sides}. One thing had found its owner, so the office would stay open. But {Hero} did not take it away. {He} put {the found} on the counter, facing the {door|street}, to show everyone who came in that it can happen.",
        "“Sign {here|below},” said {the clerk}, and blew into {a cloth}, for now the office might stay open. Outside the weather had {cleared|improved}. {Hero} walked on with {the found} buttoned up inside {his} jacket. {He} felt {three|four} years old, and at the same time exactly as old as {he} {was}.",
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
        "It {began|started} at {a sight} and went twice round the {church|block}. It was a {patient|calm} queue, with two hundred people in it. “What is it for?” {Hero} asked the last of them. “{I’ve heard|They say} that it’s for {a guess},” said the last man. “And it must be, or why would they all be {waiting|here}?”",
        "A queue {blocked|stretched along} the pavement, and {Hero}, who had been {well|strictly} brought up, stood at the end of it. After {ten|nine} minutes {he} {felt able|dared} to ask what they were waiting for. “For {a guess},” said a lady with {a stool|sandwiches}. “Nonsense,” said {the neighbour}, just in front of her. “It’s for {free soup|new passports}.”",
      ],
      [
        "People had grown {fond|proud} of it. There was {a choir|a newspaper} in the middle of it, and near the bend they were playing chess. One small boy had learnt to {whistle|read} in it. “If you leave now, you’ll lose your place!” they warned {Hero} +but {he} {was} longing to walk to the front and {look|see}.",
        "{Hero} thought about it. If {he} {left|went}, {he} would lose {his} place. If {he} stayed, {he} would never {know|find out} whether the place was worth having. It was a {neat|perfect} trap, and two hundred {clever|grown} people were standing in it. One of them had to be {brave|curious}.",
      ],
      [
        "So {he} {stepped|hopped} out, and a gasp {ran|went} along the line. {He} marched past the {knitting|sandwiches} and the chess, and at the very front {he} found {a front}. There was nothing else. The first people had thought that it was a queue, and stood behind it. Ever since then the queue had been waiting for {nothing|itself}.",
        "It took {courage|nine minutes} to walk along the whole of it, with everyone watching. At the beginning, where the great secret ought to be, was {a front}. That was all, and {Hero} laughed. Then {he} walked back down the line and {told|informed} all the others, kindly, one by one.",
      ],
      [
        "Nobody was {angry|ashamed} for long, because they had made so many friends. “Same time {tomorrow|on Friday}?” they asked each other, as they packed up their stools. {Hero} had lost {his} place in a queue for {nothing|no reason}. {He} thought it the best bargain of the day +and {he} {was} soon far ahead.",
        "“But where shall we meet now?” {sighed|asked} {the neighbour}. {Hero} pointed to the benches in the {square|park}, which had been {empty|free} all the time. They {strolled|went} over there, one behind the other, from habit. And {he} and {the pal} went on along the empty pavement, with nobody in front of them.",
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
        "{Left} lived on the left side of the street and {right} on the right. They had not {spoken|exchanged a word} for nineteen years. Each of them {said|swore} that {the bun} was an old family recipe and that the other one had copied it. “You {there|by the puddle}!” they both shouted to {Hero}. “You’ve got an honest face. Come and taste!”",
        "In that street one had to choose. Either one bought {the bun} from {left}, or one bought it from {right}, and whole families had {split|quarrelled} over it. {Hero} did not {know|suspect} this. {He} stood in the middle of the road and said, quite {loudly|simply}, that {he} {was} hungry +and both the bakers ran out.",
      ],
      [
        "{Hero} tasted on the left, and tasted on the right, while the bakers leaned over their counters, {pale|white} with flour. There was {absolutely|really} no difference. {He} tried {again|once more}, with closed eyes. It was the very same bun, down to the {pinch|hint} of ginger.",
        "A {crowd|ring} gathered, with flags. {Hero} tasted one bun and then the other, and then, to be scientific, the {first|left one} again. If {he} called either of them the winner, one side of the street would carry {him} home. The {trouble|snag} was that the buns were exactly the same.",
      ],
      [
        "“Well?” said both bakers. {Hero} took a deep breath. “They’re {exactly|precisely} alike,” {he} said. “I think that the same person must have taught you both.” There was a {terrible|huge} silence. “Aunt Ludmila,” {said|murmured} {left}. “She used to sing to the dough,” said {right}, from over the road. Those were the first words between them for nineteen years.",
        "{Hero} told the crowd the truth, and nobody cheered. Then, at the back, a very old lady began to laugh. “Of course they’re the same,” said the old lady. “I gave you the recipe myself, on {one|a single} card. I tore it across and gave you half each, so that you’d have to be friends.”",
      ],
      [
        "By evening they had one sign between them. {Hero} was {given|paid} six of {the bun}, three from each side, and put them all in one {bag|pocket}. By the next corner {he} could not have said which was whose +and {the pal} did not {ask|mind}.",
        "When {Hero} left, {left} and {right} were standing in the middle of the road, arguing {happily|loudly} about raisins. Nobody had carried {him} home in triumph. But the street had only one side now, {he} thought, and {he} had a warm bun in each {hand|pocket}.",
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
        "a piano with a single key",
        "a bell that could not be lifted",
        "a bridge two metres too short",
        "a map of the wrong moon",
      ],
    },
    titles: ["The Museum of Mistakes", "{The piece}", "Please touch"],
    beats: [
      [
        "‘Museum of Mistakes,’ it said on the {plate|board}, with two spelling mistakes. {A curator} let {Hero} in free, because the ticket desk had been {built|put} on the roof, by {accident|mistake}. In the first {room|hall}, under a lamp, stood {a piece} +and visitors {bowed|nodded} to it respectfully.",
        "{Hero} {leaned|rested} against a wall, and the wall turned round and took {him} with it. “Welcome,” said {a curator}. “The builder put the door in the wrong way, so that’s how everyone gets in.” It was a museum of mistakes. Beside {a piece} lay {a birthday cake|a wedding cake} that had been made with salt.",
      ],
      [
        "“Each of these taught somebody something,” said {the curator}, “and each of them was given by a {brave|generous} person.” At the {end|back} there was one empty case, with a card: ‘Today’s mistake’. {Hero} looked firmly at the {ceiling|floor}. {He} had made one {that day|only this morning}, and had not meant to tell anybody.",
        "They {walked|strolled} past a flag with the wrong {lion|colours} and a soup {umbrella|ladder}. “It costs one mistake to get out again,” said {the curator}. “You just tell me about it.” {Hero} {went|felt} hot. {He} had a {fresh|perfectly good} one, from that very day +but {he} had meant to keep it {secret|to $himself}.",
      ],
      [
        "“It was like this,” {he} {began|said}, after a long while, and {told|described} it. It was {short|over quickly}. Nobody laughed. {The curator} wrote it down, {neatly|in gold}, and laid the card in the case. {Three|Four} visitors came over to read it. “I’ve done that, too,” said one of them, and looked very much {relieved|cheered}.",
        "So {he} {told|confessed} it. Once it was said aloud, it was only half as big. “Marvellous,” said {the curator}, and wrote it down. “That’s a first-class mistake. And what would you do next time?” {Hero} opened {his} mouth to say that {he} had no idea +and {he} {discovered|found} that {he} had one.",
      ],
      [
        "{Hero} was given a badge that said ‘Expert’, pinned on {backwards|upside down}, and wore it proudly. It is tiring to carry a mistake about with you in secret. Now that it lay in a glass case, {his} steps were {quicker|lighter}.",
        "At the way out, over which it said ‘{Giraffes|No exit}’, {he} looked back. There stood {the piece}, among all the other mistakes, useless and much loved. {Hero} {laughed|saluted} +and {he} went on to whatever {he} might still get wrong that day.",
      ],
    ],
  },
];
