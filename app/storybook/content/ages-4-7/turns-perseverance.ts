import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const perseverance: readonly Turn[] = [
  {
    id: "persist-once-more",
    lesson: "perseverance",
    deed: "tries again and again, changing one thing each time",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I give up,” said {Hero} and sat down. “How often have you tried?” asked {the helper}. “{Once|Twice}.” “Ah. I learnt {this|my trade} in {sixty|ninety}.”",
      "“It can’t be done,” said {Hero}. [{His} {hands|eyes} were sore.] “Not {yet|today},” said {the helper}. “What did the last try tell you?”",
    ],
    act: [
      "So {Hero} got up. {He} changed one {little|small} thing, and tried, and changed one {more|other}. [The fourth was bad in a new way +and that was something.] At the {seventh|ninth} {the helper} cried, “There! Now the two of us!”",
      "{Hero} began again, slower. It went wrong. {He} looked at how it went wrong, and began {again|once more}. “{Nine|Six},” counted {the helper}. “{Ten|Seven}. Now you know it. I’ll help with the last {bit|one}.”",
    ],
    voice: [
      "“Giving up is the only try that never works,” said {the helper}.",
      "It took {the helper} a moment to say it. “It wasn’t luck. You just didn’t give up.”",
      "“One more time,” said {Hero}. “My favourite words,” said {the helper}.",
    ],
  },
  {
    id: "persist-slow",
    lesson: "perseverance",
    deed: "does a long dull job to the end, one small piece at a time",
    obstacles: anywhere,
    vars: { heap: ["a heap of pebbles", "a sack of peas", "a hill of sand", "a tub of beads", "a barrel of nuts"] },
    test: [
      "“I’ll help you,” said {the helper}, “when this is moved.” There lay {a heap}. “With {a spoon|this cup}.” [It would take till {Christmas|the cows came home}.] {Hero} {stared|groaned}.",
      "{The helper} had a job to finish first: {a heap}, to be {carried|shifted} over {there|the yard}. {Hero} looked at it. It got no {smaller|shorter} by looking.",
    ],
    act: [
      "{Hero} took one, and the next, and all the rest. [A {song|rhyme} helped, and so did {the pal}.] {The helper} turned round +and {the heap} was gone. “You finished it! Now it’s my turn to work for you.”",
      "{Hero} went to and fro, to and fro. [{His} arms {grumbled|ached}.] All at once {he} reached for more and there was no more. “{Well, well|My word},” said {the helper}. “With you I’d {move|try} a mountain.”",
    ],
    voice: [
      "{The helper} liked that, you could see. “A big job is small jobs in a {row|queue}.”",
      "“Slow is fine,” said {the helper}. “Stopping’s the trouble.”",
      "“I wanted to stop,” said {Hero}. “And you never did,” said {the helper}.",
    ],
  },
  {
    id: "persist-practice",
    lesson: "perseverance",
    deed: "practises a hard knack until it works",
    obstacles: anywhere,
    vars: {},
    test: [
      "“There’s a knack to it,” said {the helper}: a {twist|flick}, so, and a {push|pull}. {Hero} tried. {His} thumbs got in the way. [“I’m no good,” {he} said.]",
      "{The helper} did it with one {quick|easy} turn. “Now you.” {Hero} {dropped|muddled} it, and dropped it, and {his} eyes began to {sting|prickle}.",
    ],
    act: [
      "“Do it badly,” said {the helper}, “{twenty|thirty} times.” So {Hero} did it badly. [It was almost {funny|a game}.] Somewhere past {count}, {click|hop}, it was good. “You’ve got it! Now for your trouble.”",
      "{He} {rubbed|blew on} {his} fingers and went on. [Too hard, too soft, too soon.] At last {Hero} felt it, like a {button|key} going home. [{He} did it twice more.] “Then we can {start|begin},” said {the helper}.",
    ],
    voice: [
      "“Nobody’s good at the start,” said {the helper}. “You didn’t stop.”",
      "{The helper} gave {him} a nudge. “‘Can’t’ only means ‘can’t {yet|so far}’.”",
    ],
  },
  {
    id: "persist-hill",
    lesson: "perseverance",
    deed: "gets up after each fall until the top is reached",
    obstacles: anywhere,
    vars: { slope: ["a sandy slope", "a grass bank", "a hill of hay", "a heap of leaves", "a snowy mound"] },
    test: [
      "What they needed lay on top of {a slope}. {Hero} ran up, and slid down {on $his seat|backwards}. [{He} ran up. {He} slid {down|further}.] “Well?” asked {the helper}.",
      "“Up there,” said {the helper}, and pointed. It was {a slope}, and {he} {was} soon {full of it|flat on it}, {three|four} times. [{Hero} had had {enough|plenty}.]",
    ],
    act: [
      "{Hero} shook {himself}. {Five|Six} times more {Hero} went up, and slid a bit {less|later}. [{The pal} counted.] Then {his} chin was over the {edge|top}. “That’ll {hold|do},” said {the helper}. “I’m with you.”",
      "Then {Hero} kicked a step in it, and stood on that. [{He} kicked {the next|another}. It was {slow|dull}.] {Count} steps, and {he} {was} up! “A stair,” said {the helper}. “Now I can come and {help|lift}.”",
    ],
    voice: [
      "{The helper} turned once round. “You fell nine times, and got up {ten|again}.”",
      "“Keep at it,” said {the helper}, “and hills get {tired|small}.”",
      "{The helper} gave {the pal} a pat. “Never mind falling. You kept getting up.”",
    ],
  },
  {
    id: "persist-untangle",
    lesson: "perseverance",
    deed: "untangles a hopeless knot patiently instead of cutting it",
    obstacles: anywhere,
    vars: { tangle: ["a fishing net", "a ball of string", "a kite tail", "a heap of wool", "a bundle of ropes"] },
    test: [
      "“If that were straight, I could help,” said {the helper}. It was {a tangle}, all in a {knot|muddle}. {Hero} pulled. It got {worse|tighter}. [{He} nearly {gave up|cried}.]",
      "{The helper} was caught in {a tangle}, up to the {ears|chin}. {Hero} tugged here and there +and the knots {grinned|grew}.",
    ],
    act: [
      "Then {Hero} sat down to it. {He} found one end, and went in with it, over, under, back. [It took three {songs|yawns}.] The last knot {opened|fell out}. “{All of it|Whole}!” said {the helper}. “Let’s {go|begin}.”",
      "No pulling now. {Hero} took one loop at a time, as small as {a mite}, and another, and {another|one more}. [{The pal} held the {ends|light}.] “Free!” cried {the helper}. “I’ll do the same for you.”",
    ],
    voice: [
      "“Every knot has an end,” said {the helper}, “if you don’t give up.”",
      "{The helper} blinked twice. “Loop by loop. That’s how you kept going.”",
    ],
  },
  {
    id: "persist-wait-grow",
    lesson: "perseverance",
    deed: "keeps at it when all the others have gone home",
    obstacles: anywhere,
    vars: {},
    test: [
      "{Some others|Three boys} had been trying too, and {the neighbour}. One by one they {went home|left}. [“{Tea|Supper},” they said.] Only {the helper} {was left|stayed}.",
      "“Everyone stops {here|at this bit},” said {the helper}. “{Count} have stopped this {week|month}.” {Hero}’s {arms|legs} were like {wet sand|string}.",
    ],
    act: [
      "{Hero} looked after them. Then {he} spat in {his} hands and went on, a {bit|hair} at a time. [It moved as much as {a mite}.] “You’re still here,” said {the helper}. “Then so am I. {Shove up|Here goes}.”",
      "{Hero} had {a sip|a bite of something}, and a think. “Just ten more {minutes|goes},” said {Hero}. And after those, ten {more|others}. “Right,” said {the helper}. “Now you’ve {earned|got} me.”",
    ],
    voice: [
      "{The helper} hummed. “The {last|tenth} try needs the {first|other} nine.”",
      "“You stayed,” said {the helper}. “That’s the whole {trick|secret}.”",
      "“Were you tired?” asked {the helper}. “Yes,” said {Hero}. “I kept on.”",
    ],
  },
  {
    id: "persist-long-word",
    lesson: "perseverance",
    deed: "learns a long hard verse by heart, line by line",
    obstacles: anywhere,
    vars: { verse: ["a verse", "a long riddle", "a list of bells", "a rhyme of rivers"] },
    test: [
      "“I can only help someone who knows {a verse},” said {the helper}. It had {count} lines. {Hero} got to the {second|third}, and {stuck|muddled it}.",
      "{The helper} said {a verse}, once, {fast|all through}. “Now you. All of it.” {Hero} {began|tried}, and {lost it|went wrong}. [“It’s too {long|hard}.”]",
    ],
    act: [
      "{Hero} took line one till it {sat|stuck}. Then lines one and two. Then {three|more}. [{Hero} said it to {a creature}, and to {a sight}.] At last it ran from end to end. “{Word for word|Not a slip}!” said {the helper}. “I’m yours.”",
      "[{Hero} sang it. {He} {walked|stamped} it.] {He} got it {wrong|twisted}, and began again, {count} times over. Then {Hero} had it. “That took some {doing|grit},” said {the helper}. “Now for {your trouble|the other thing}.”",
    ],
    voice: [
      "“Line by line,” said {the helper}. “You never gave up.”",
      "“It was too long,” said {Hero}, “so I kept on longer.”",
    ],
  },
  {
    id: "persist-old-letters",
    lesson: "perseverance",
    deed: "spells out a hard page to the last word",
    obstacles: anywhere,
    vars: {},
    test: [
      "The answer was in {the helper}’s book, but in curly old letters, {thirty|forty} lines of them. {Hero} could read, just. By the second line {his} head {hummed|swam}.",
    ],
    act: [
      "{Hero} put one finger under a word, and pushed. “The.” And the next. It was like pulling a {cart|sledge}. [Some of them took {five|six} goes.] “‘And so it is done,’” read {Hero} at last. “Then so it is,” said {the helper}.",
    ],
    voice: [
      "{The helper} stood up straight. “Word after word, and you never let go.”",
      "“The middle was the worst,” said {Hero}. “So I kept on to the end.”",
    ],
  },
  {
    id: "persist-leaky-bucket",
    lesson: "perseverance",
    deed: "fills a tub with a leaky bucket",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Fill that tub for me,” said {the helper}, “and I’m free.” The bucket had a hole in it. By the time {Hero} got to the tub, a {cupful|spoonful} was left.",
    ],
    act: [
      "So {he} ran. Cupful by cupful the bottom got wet, then the sides. [{The pal} kept well clear.] {Count} trips, with one thumb in the hole, and it ran over. {The helper} jumped up. “Nobody’s ever filled that!”",
    ],
    voice: [
      "“A leaky bucket fills a tub,” said {the helper}, “if you don’t give up.”",
      "“I couldn’t mend the bucket,” said {Hero}. “I could only keep going.”",
    ],
  },
  {
    id: "persist-stones",
    lesson: "perseverance",
    deed: "builds a tower of stones until it stands",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Nine round stones, one on the other,” said {the helper}, “and I’ll know you’re the one.” At {four|five} they fell down. [{Hero} said a word that was not quite a word.]",
    ],
    act: [
      "{Hero} built it, and it fell. {He} built it, and it fell the other way. After a while {he} knew each stone by its {hump|belly}, and who could stand on whom. Nine! [Nobody breathed.] “You’re the one,” said {the helper}.",
    ],
    voice: [
      "{The helper} looked from {Hero} to {the pal}. “Each time it fell it taught you something. You kept on learning.”",
      "“It only had to stand once,” said {Hero}, “so I went on.”",
    ],
  },
  {
    id: "persist-sleeper",
    lesson: "perseverance",
    deed: "goes on until the deepest sleeper wakes",
    obstacles: anywhere,
    vars: { sleeper: ["Old Bettina", "Big Tobias", "Captain Noakes", "Uncle Dov"] },
    test: [
      "Only {sleeper} knew how it was done, said {the helper}, and {sleeper} was asleep. {Hero} called. {He} called again. A snore came back.",
    ],
    act: [
      "{Hero} sang. {He} clapped. {He} read out the price of {fish|coal}. [Each time one eye opened a bit.] When {Hero} had no more things, {he} began again with the first. “All right, all right,” said {sleeper}. “It’s quite easy, you know.” {The helper} grinned.",
    ],
    voice: [
      "“The first nine knocks are practice,” said {the helper}. “You didn’t give up.”",
      "“Who’d have thought it?” said {the helper}. “You’re harder to tire than a drum.”",
    ],
  },
  {
    id: "persist-needle",
    lesson: "perseverance",
    deed: "threads the thinnest needle after many tries",
    obstacles: anywhere,
    vars: {},
    test: [
      "“All you need is in my bag,” said {the helper}, “but the bag’s split.” It wanted a stitch, with a needle as thin as a hair. {Hero} aimed the thread, and missed. And missed.",
    ],
    act: [
      "[{Hero} breathed out.] {He} rested {his} wrists on a {wall|crate} and tried from the left, from the right, with one eye, with the other. “{Twenty-two|Thirty-one},” counted {the helper}, and then stopped, for the thread was through.",
    ],
    voice: [
      "{The helper} nodded. “The needle gave up first. You didn’t.”",
      "“Missing isn’t failing,” said {the helper}. “Stopping is.”",
    ],
  },
  {
    id: "persist-ring-toss",
    lesson: "perseverance",
    deed: "throws until the ring hangs on the hook",
    obstacles: anywhere,
    vars: {},
    test: [
      "“If that ring were on that hook,” said {the helper}, “the hard half would be done.” {Hero} threw. {He} hit {a sight}, {the neighbour}’s hat and {the pal}.",
    ],
    act: [
      "“Sorry,” {he} said, each time, and fetched it, and threw. A bit more left. A bit less hard. [The sun went a {hand|finger} lower.] At throw {count} it went round the hook, {twice|with a clink}, and stayed. “I’d have stopped at three,” said {the helper}.",
    ],
    voice: [
      "“You can’t see the last throw from the first,” said {the helper}. “Keep on.”",
      "“I counted the ones that were close,” said {Hero}. “It helps you keep going.”",
    ],
  },
  {
    id: "persist-stubborn-beast",
    lesson: "perseverance",
    deed: "leads a stubborn animal on, step by step",
    obstacles: anywhere,
    vars: { mulish: ["a goat", "a donkey", "a llama", "a pony"] },
    test: [
      "{The helper} could not leave without {a mulish}. [It would not take a step.] {Hero} pulled in front. It sat down. {Hero} pushed behind. It lay down.",
    ],
    act: [
      "{Hero} did not shout. One step, one bite of bread, one scratch. One step, one bite, one scratch, from {a sight} to {a sight 2}, and all {his} pockets empty. Then, for no reason, it trotted. “How long would you have gone on?” “Till now,” said {Hero}.",
    ],
    voice: [
      "{The helper} looked at {him} a while. “It thought that it was stubborn. Then it met you.”",
      "“Little and little and not giving up,” said {the helper}. “It’s a good recipe.”",
    ],
  },
  {
    id: "persist-dry-pump",
    lesson: "perseverance",
    deed: "pumps on until the water comes",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’d be of use if I’d had a drink,” said {the helper}, “but the pump’s asleep.” {Hero} pumped. The handle squealed. {Fifty|Sixty} times, and not one drop.",
    ],
    act: [
      "You could tell that everyone had stopped here. {Hero} went on. [At {eighty|ninety} there was a gurgle.] At a hundred it spat {rust|a leaf} at {him}. And then out it came, clear and cold, over both boots. {The helper} drank, and was twice the size.",
    ],
    voice: [
      "“It’s always the next stroke,” said {the helper}. “You never know which. So you go on.”",
      "“My arms said stop,” said {Hero}. “I told them, not yet.”",
    ],
  },
];
