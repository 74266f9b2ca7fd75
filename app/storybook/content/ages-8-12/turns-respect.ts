import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const respect: readonly Turn[] = [
  {
    id: "respect-name",
    lesson: "respect",
    deed: "learns to say the helper’s long and difficult name",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was called Bits, because {h.his} real name had {nine|seven} parts, with a cough in the middle. [{H.he} said it quickly, as one shows a thing that may be laughed at. {Hero} might use the short one, like everybody.]",
      "When {Hero} asked for {the helper}’s name, it began where others leave off, and had a {click|hum} in it. “Just say Bob,” said {the helper}, “they all do, and it saves time.” [{Name} was grinning. And time was what {Hero} had least of.]",
    ],
    act: [
      "{Hero} asked to hear it slowly, and fell over the {fourth|third} part, and tried again, with the cough. [It took {eleven|nine} goes.] Then out it came, whole, like a {procession|train}. {The helper} had not heard {h.his} own name in years +and {h.he} beamed and asked how {h.he} could {help|oblige}.",
      "But {the helper} did not look like a Bob, and so {Hero} practised, {five|ten} times over, until it was right. [{The pal} could nearly do it, too.] “That’s really me,” said {the helper} +and {h.he} put twice the {heart|spirit} into helping.",
    ],
    voice: [
      "“A name’s the first thing anyone hands you,” said {the helper}, “and you held mine with respect.”",
      "“It was rather long,” said {Hero}, and {the helper} said, “So am I, but others just want the {label|lid}.”",
    ],
  },
  {
    id: "respect-custom",
    lesson: "respect",
    deed: "takes the helper’s strange customs seriously and joins in",
    obstacles: all,
    vars: {
      custom: ["turn round twice", "greet the door", "hum to the ground", "walk in backwards", "bow to the kettle"],
    },
    test: [
      "Where {the helper} came from, they {custom} before beginning anything, and {h.he} proposed to do so now. {Hero} pictured {name} watching, and a giggle set out from {his} knees. [It was soon well on its way {north|upwards}.]",
      "{The helper} would not start unless they might first {custom}, and {Hero} said that it could not possibly {help|matter}. “Perhaps not,” said {the helper}, and turned to go. [Others must have said so before.]",
    ],
    act: [
      "{Hero} sent the giggle back, and did the thing {shyly|stiffly} once and properly twice, until it was hardly odd at all. [Then {he} asked what it was for, and the reason was a good one.] Most people just laughed, said {the helper} +and {h.he} {h.was} glad to begin, now that it was done.",
      "{Hero} thought of {the birthday drum|the lucky spoon} at {home}, and how odd that might look through a window. “I’m sorry, please show me,” {he} said. [{The helper} looked for the joke.] So the two of them did it together +and {the helper} stayed, and was all smiles.",
    ],
    voice: [
      "“You needn’t believe in it,” said {the helper}, “but you took it seriously, and I call that respect.”",
      "“All ways look strange from over the fence,” said {the helper}, “but you came in, and wiped your feet.”",
    ],
  },
  {
    id: "respect-words",
    lesson: "respect",
    deed: "lets the slow-spoken helper finish every sentence",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} spoke with long gaps, since each word had to be {fetched|found}, and {Hero} had three good endings ready for the sentence. [{A noise} came and went. To hand one over would be only {friendly|helpful}, and so much faster.]",
      "It took {the helper} an age to say things, because the words stuck at the gate, and {name} had already walked off. [{The neighbour} was looking at the time.] One of {Hero}’s feet had begun to {jiggle|tap}.",
    ],
    act: [
      "But it was not {Hero}’s sentence, so {he} closed {his} mouth, as though nobody were in a hurry. [{He} counted {buttons|clouds}.] After a while came a fourth ending, much better than {his} three, and all about {trouble} +and it told {him} just what {the helper} could do for {him}.",
      "{Hero} made the foot keep still and announced that {he} had time, and from then on {he} had. [It came in pieces, like a stair with steps missing.] It was the best plan for {trouble} that {he} had ever heard +and {the helper} was {eager|happy} to try it.",
    ],
    voice: [
      "“Slow isn’t stupid,” said {the helper}, “and respect is how you {find|get} to hear the rest.”",
      "“Respect means letting people finish,” said {the helper}, and took {h.his} time over it.",
    ],
  },
  {
    id: "respect-overlooked",
    lesson: "respect",
    deed: "asks the opinion of the one whom everybody overlooks",
    obstacles: all,
    vars: {},
    test: [
      "By now a ring of important people stood round {trouble}, giving advice, and {the helper}, behind them, could not make {h.himself} heard. [{H.his} voice was too {small|soft} for it.] {Hero} was enjoying it, for they had called {him} {clever|sensible}.",
      "{Hero} had taken one look at {the helper} and said, “No, thank you, I need somebody better.” {The helper} was not even surprised, but sat down to watch. [It was the lack of surprise that {pricked|stuck}, like a burr. {H.he} had evidently heard it before.]",
    ],
    act: [
      "[It had been nice while it lasted.] {Hero} turned {his} back on all of them and asked {the helper}, who had thought of everything. [The talk stopped, a voice at a time.] {The helper} had known a way {all day|since noon}, {h.he} said, but nobody had asked +and now {h.he} could show them.",
      "So {Hero} went over and said sorry, and asked what {the helper} would do. [It was not a question that came round often.] {The helper} had looked at {trouble} from a side where nobody looks, and had noticed something +and now {h.he} {h.was} glad to show {him}.",
    ],
    voice: [
      "“I’m easy to overlook,” said {the helper}, “so it takes respect to look {again|twice}.”",
      "“Clever doesn’t come in one size,” said {the helper}, “so thank you for asking mine.”",
    ],
  },
  {
    id: "respect-no",
    lesson: "respect",
    deed: "accepts a no without begging or sulking",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had {a trinket} of the very kind that {Hero} had always wanted. When {he} asked to hold it, however, {the helper} said no. [There was no reason given. With a bit of {begging|pouting}, most people give in.]",
      "{Hero} meant to give {the helper} a hug, as they do at {home}. But {h.he} stepped back, and said that {h.he} did not like being touched. [So there {he} stood, like a {coat stand|signpost}. It was only a hug!]",
    ],
    act: [
      "“All right,” said {Hero}, and {he} did not ask again, or even look at it sideways, which is quite an effort. [They talked of {a creature}.] {The helper}, who had expected {an argument|trouble}, felt quite safe with somebody like that +and {h.he} came closer to see what was the matter.",
      "{Hero} asked what {h.he} liked instead, and it was nodding, so {he} nodded, deeply, and {the helper} nodded back. [A good deal can go into a nod.] Now {the helper} need not keep an eye on {Hero} +and {h.he} could keep both on {trouble}.",
    ],
    voice: [
      "“I said no, and you heard no,” said {the helper}, “and respect is a very {quiet|restful} thing.”",
      "“Those who respect a no,” said {the helper}, “get a good many more yeses.”",
    ],
  },
  {
    id: "respect-disagree",
    lesson: "respect",
    deed: "tries to understand an opinion that sounds like nonsense",
    obstacles: all,
    vars: {
      view: ["salt belongs in tea", "Mondays are the best day", "maps should have south on top", "pudding comes first"],
    },
    test: [
      "Everybody knew, said {the helper}, that {view}, and {Hero}, who had never heard such nonsense, said so. [They glared at each other. It was a fine moment for winning an argument, and {he} had {four|several} good ones.]",
      "They got on well, until it came out that, in {the helper}’s opinion, {view}, and {Hero} laughed. It was {no joke|seriously meant}. [{The helper} folded up like a deck chair.] All {town} would have been on {Hero}’s side.",
    ],
    act: [
      "Instead {Hero} asked for the reason, and told it back, until {he} had it right. [It took {four|three} goes. From inside it was not nonsense, only {far from home|foreign}.] {He} still did not think so, {he} said, but {he} could live next door to it. {The helper} felt understood +and {h.he} offered to help.",
      "{Hero} said sorry, and asked {seven|six} questions, and used none of them to poke with. At the end they still disagreed, {comfortably|happily}. [Two opinions are useful, said {the helper}.] {H.he} had an opinion of {h.his} own about {trouble}, too +and that was a {good|very good} one.",
    ],
    voice: [
      "“You needn’t agree with me,” said {the helper}, “for you showed respect, and I’d sooner have that.”",
      "“We’re not at all alike,” said {Hero}, and {the helper} said, “With respect, one of you is {enough|plenty}.”",
    ],
  },
  {
    id: "respect-tempo",
    lesson: "respect",
    deed: "works at the helper’s slow and careful pace",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} packed {h.his} tools for the job one at a time, and {polished|examined} each before {h.he} picked up the next. [“We’d be {faster|done} if you let me,” said {Hero}.] {Hero} reached across, and {the helper} moved away a little, without a {word|reproach}.",
    ],
    act: [
      "So {Hero} asked for a cloth and did it in the same way, {deliberately|slowly}, one and then one. [It was like {reading|eating} properly for once.] Nothing was forgotten, and nothing had to be done {twice|again} +and {the helper}, seeing who could be {trusted|taught}, was ready to go.",
    ],
    voice: ["“Fast isn’t the only way to be good,” said {the helper}, “and you had the respect to find out.”"],
  },
  {
    id: "respect-food",
    lesson: "respect",
    deed: "tries the helper’s unfamiliar dish without making a face",
    obstacles: all,
    vars: {
      dish: [
        "fermented turnip",
        "a green jelly",
        "onion soup with plums",
        "black bread and honeycomb",
        "seaweed in syrup",
      ],
    },
    test: [
      "In {the helper}’s family nothing is discussed before one has eaten {dish} together. It was put before {Hero}, and it {looked very strange|smelt of cellars}. [Somebody at the {window|fence} said, “Ugh,” not very {quietly|tactfully}.] [{The helper} had heard it too, and went on {serving|pouring}.]",
    ],
    act: [
      "{Hero} asked how one eats it, did just that, and {chewed|considered}. It tasted of {somewhere else|a long journey}, and after the third {bite|spoonful} that was {rather|quite} nice. [“Grandmother made it like this,” said {the helper}, “before the {flood|move}.”] The {plate|bowl} was empty +and now {the helper} was ready to discuss {trouble}.",
    ],
    voice: ["“You needn’t have liked it,” said {the helper}, “but you had respect for somebody’s grandmother.”"],
  },
  {
    id: "respect-old-way",
    lesson: "respect",
    deed: "treats the helper’s old-fashioned way of doing things as worth learning",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} did sums with {beads|pebbles}, and told the time by {a sundial|the geese}, which made {name} {titter|snigger}. [“There are machines for that, you know,” said {the neighbour}.] {Hero} had a machine for such things, but it was {silent|no help} about {trouble}.",
    ],
    act: [
      "“Would you show me your way?” said {Hero}, and it was no {politeness|courtesy}, but plain {curiosity|hunger}. [It took some time to {untrain|unlearn} {his} fingers.] Nobody had ever asked {the helper} that before. So {h.he} showed {him} how to work it out +and together they found what to do.",
    ],
    voice: [
      "“They think that old is the same as worn out,” said {the helper}, “and you gave it your respect, and your ears.”",
    ],
  },
  {
    id: "respect-border",
    lesson: "respect",
    deed: "asks before going where somebody else’s place begins",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} sat at work in a garden with no fence, only a {thin|white} string on the ground. [Everybody stepped {over|across} it, {several|twenty} times a day.] {The helper} seemed to have given up {minding|mentioning} it, and looked at nobody.",
    ],
    act: [
      "{Hero} stopped with the toes of {his} boots at the string, and asked if {he} might come in. [{Hero} was kept {waiting|standing} while it was thought over.] Nobody had asked since the fence {rotted|blew down}, said {the helper} +and {h.he} put {h.his} own work aside, and came out to help.",
    ],
    voice: ["“A string’s enough,” said {the helper}, “for people who know what respect is.”"],
  },
  {
    id: "respect-difference-body",
    lesson: "respect",
    deed: "asks how the helper likes to be helped instead of deciding it",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was coming along with a heavy {barrow|trolley}, and {Hero} {grabbed|took} it and {pushed|galloped} off. [It was meant {well|nicely}.] “Stop,” said {the helper}, “I like to do that myself, and now I don’t care to come.”",
    ],
    act: [
      "{Hero} let go as though it were {hot|electric}, and apologised. How would {the helper} {prefer|like} it? [“Carry the {lamp|bag}, and don’t {chatter|hover}.”] So they went on at {the helper}’s own pace. Then {h.he} asked in return how {Hero} would like to be helped +and {h.he} listened.",
    ],
    voice: ["“Helping’s only half,” said {the helper}, “and the other half is the respect to ask me how.”"],
  },
  {
    id: "respect-belief",
    lesson: "respect",
    deed: "keeps the quiet that is important to the helper",
    obstacles: all,
    vars: { pause: ["at sunset", "when the bell rings", "before a journey", "under an old tree"] },
    test: [
      "{The helper} would not begin before {h.he} had kept silent for a little {pause}, as {h.his} people had done for {six|a} hundred years. [{Hero} thought of it as a sort of {delay|hole}.] And there was only a {quarter|half} of an hour left!",
    ],
    act: [
      "Yet {Hero} took off {his} cap, and was quiet as well, for {somebody else’s|a borrowed} reason. [One heard the {leaves|water}. {The pal} yawned, and turned it {into|to} silence in the middle.] When people chattered, said {the helper}, {h.he} had to start over +but now {h.he} could begin.",
    ],
    voice: ["“You don’t share it, and you didn’t trample on it,” said {the helper}, “and that’s all respect is.”"],
  },
  {
    id: "respect-young",
    lesson: "respect",
    deed: "takes advice from somebody much younger",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} did nothing without {h.his} {adviser|assistant}, who was {five|four}, and wore a bucket for a hat. “Your plan’s the wrong way {up|round},” said the small person. [{Hero} {explained|answered}, in a kindly voice, about being {five|small}.] Down came the bucket over her eyes.",
    ],
    act: [
      "That was just the voice people used on {him}, {Hero} realised. [{He} knocked on the bucket, {respectfully|politely}.] {He} said sorry and asked again, and listened down to the last {word|lisp}. She was right. They turned the plan {over|round} +and {the helper} could {begin|start|set to}.",
    ],
    voice: ["“Respect goes downwards as well,” said {the helper}, “and it’s further to bend.”"],
  },
  {
    id: "respect-tidy",
    lesson: "respect",
    deed: "respects the helper’s peculiar order",
    obstacles: all,
    vars: {},
    test: [
      "In {the helper}’s workshop the hammers hung by {age|name}, and the nails lay in the {piano|bath}. [“What a {muddle|mess},” said {the neighbour}, from the door.] {Hero} felt a {powerful|violent} itch to put it {straight|right}.",
    ],
    act: [
      "{He} touched nothing, and asked {the helper} how it {worked|went}. There was a {system|logic}, as soon as one thought of {sounds|songs} and not of {sizes|shapes}. [Each hammer, {tapped|struck}, had a note.] So {the helper} could find the right tool at once, {blindfold|in the dark} +and {h.he} {came|came along}.",
    ],
    voice: [
      "“It’s only a muddle from outside,” said {the helper}, “so thanks for the respect, and for wiping your hands.”",
    ],
  },
  {
    id: "respect-loser",
    lesson: "respect",
    deed: "treats the defeated rival with honour",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had just lost to {Hero}, at {draughts|skittles}, before a {crowd|number} of people, and meant to go home. [One of them made up a {silly|mocking} rhyme.] It would have been quite {usual|natural} to hum {it|along}, with that {score|victory}.",
    ],
    act: [
      "{Hero} held out {his} hand, and praised {the helper}’s {seventh|fourth} move, because it had {frightened|nearly finished} {him}. [The rhyme ran {out|dry}.] “You’d seen that?” said {the helper}, and they {talked|went} through it all again +and after that {h.he} wished to be on {Hero}’s side.",
    ],
    voice: ["“Anybody can beat me,” said {the helper}, “but you did it with respect, so now I’m on your side.”"],
  },
  {
    id: "respect-rules-of-house",
    lesson: "respect",
    deed: "follows the rules of somebody else’s house gladly",
    obstacles: all,
    vars: {
      sign: ["a notice", "a tile", "a doormat"],
      rule: ["walk backwards", "speak in rhyme", "take off their shoes", "hum before entering"],
    },
    test: [
      "At {the helper}’s, all visitors had to {rule}, and there was {a sign} to say so. [“Surely not {me|today},” said {Hero}, “I’m in a {hurry|state}.”] [{The helper} did not {argue|insist}, but the door remained, in a {friendly|polite} sort of way, {closed|where it was}.]",
    ],
    act: [
      "{Hero} read {the sign} again, from the top, as if the {writer|owner} were a sensible person, and obeyed it. [{Hero} was {dreadful|hopeless} at it.] Inside {he} saw at once what it was {good for|about}, for it made everyone arrive slowly and {quietly|gently}, and a baby {slept|lay} there +and {the helper} murmured, “Now, tell me.”",
    ],
    voice: ["“You don’t have to know the reason to respect it,” said {the helper}, “only that there may be one.”"],
  },
];
