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
      "“I give up,” said {Hero}, and sat down. “How often have you tried?” asked {the helper}. “{Once|Twice}.” “I can’t see yet {why|where} it goes wrong. Try a bit {more|longer}.”",
      "“It can’t be done,” said {Hero}. [{His} {arms|legs} were tired.] “Not {yet|so far},” said {the helper}. “Try again. When I see {why|where} it goes wrong, I can help you.”",
    ],
    act: [
      "So {Hero} got up. {He} changed one {little|small} thing, and tried, and then changed {another|the next}. [The fourth try was bad in a {new|different} way +and that was something.] At the {seventh|ninth} it {nearly|almost} worked! “You didn’t give up,” said {the helper}. “Now I {see|know} what’s missing.”",
      "{Hero} tried {slowly|again}. It went wrong. [{The pal} nodded at {him} to go on.] {He} tried again, and again +and each time it went a bit better. “{Nine|Six},” counted {the helper}. “{Ten|Seven}. There, I saw it! You kept on, so now I know how to help.”",
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
      "“I’ll help you when this is moved,” said {the helper}. There lay {a heap}, and all they had was {a spoon|one cup}. [It would take for {ever|an age}.] {Hero} {stared|groaned}.",
      "{The helper} had a job to finish first: {a heap}, to be {carried|moved} over {there|the yard}. “Then I can come.” [{Hero} wanted to help but {groaned|sighed} all the same.]",
    ],
    act: [
      "{Hero} took a little, and then a little more. [A {song|rhyme} helped, and so did {the pal}.] {His} arms {grumbled|ached} +but {he} went on. At last {the heap} was gone. “You never stopped!” said {the helper}. “You worked for me. Now I’ll work for you.”",
      "{Hero} went to and fro, to and fro, with {the pal}. [{His} arms {grumbled|ached}.] All at once {he} reached for more +and there was no more. “{Well, well|My word},” said {the helper}. “It’s done, thanks to you. Now I’m free for your trouble.”",
    ],
    voice: [
      "{The helper} liked that, you could see. “A big job is only small jobs, and you didn’t stop.”",
      "“Slow is fine,” said {the helper}. “You just mustn’t give up.”",
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
      "“I need a {good|tight} knot here,” said {the helper}. “Look, {so|like this}!” {Hero} tried +and the knot fell {open|apart}. [“I’m no good,” {he} said.]",
      "“You tie this knot,” said {the helper}, “and then I can {pull|push}.” {Hero} {dropped|muddled} it +and {his} eyes began to {sting|prickle}.",
    ],
    act: [
      "“Do it badly, {twenty|thirty} times,” said {the helper}. “Then it will come.” So {Hero} did it badly. [It was almost {funny|a game}.] But {somewhere|some time} past {count} the knot held! “Now you {can|know how to} do it,” said {the helper}, and {laughed|beamed}. “So now we can begin.”",
      "{He} {rubbed|blew on} {his} fingers and went on. [Too {tight|loose}, too soon, too slow.] At last the knot held. {Hero} did it {once|twice} more +and it held again +and {the pal} {cheered|jumped}. “Now that you can tie it,” said {the helper}, “we’ll manage.”",
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
      "“The {rope|long rope} we need is up there,” said {the helper}, and pointed to the top of {a slope}. {Hero} ran up, and slid down {on $his seat|backwards}. [{He} ran up again, and slid {down|further}.]",
      "“From up there I could show you {a way|what to do},” said {the helper}, “but I can’t get up.” [It was only {a slope}, and soft.] {Hero} slid down {three|four} times and was quite {dusty|out of breath}.",
    ],
    act: [
      "{Hero} shook {himself} and went up again. {Five|Six} times more {he} slid down, a bit {less|later} each time. [{The pal} counted.] Then {he} {was} at the top, and threw down the rope! “Now we’ve got what we {need|wanted},” said {the helper}. “Now I can help you.”",
      "Then {Hero} kicked a step in it, and {then|after that} {the next|another}. [It was {slow|dull}.] {Count} steps +and {he} {was} up! “You’ve made me a {stair|staircase},” said {the helper}, and came, too. “Now I’ll show you.”",
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
      "“I’ve got just the thing to help you with,” said {the helper}. It was {a tangle}, but all in a {knot|muddle}. {Hero} pulled +and it got {worse|tighter}. [{He} nearly {gave up|cried}.]",
      "{The helper} was caught in {a tangle}, up to the {ears|chin}. “I can’t help you like this!” {Hero} tugged here and there +and the knots {grinned|grew}.",
    ],
    act: [
      "Then {Hero} sat down to it. {He} found one end, and went {over|in}, under, and back. [It took three {songs|stories}.] The last knot {opened|fell out} +and it was all {straight|smooth}. “You didn’t give up,” said {the helper}. “Now I can use it for you.”",
      "So {he} stopped tugging. {Hero} took one loop at a time, each as small as {a mite}, and then {another|one more}. [{The pal} held the {ends|light}.] [It took a {long|good} while.] Then it all fell off +and {the helper} {danced|jumped}. “I’m free! Now I’ll help you.”",
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
      "{The neighbour} had tried to help, and {three boys|some others}. One by one they {went home|left}. [“It’s time for {tea|supper},” they said.] “They all gave up,” said {the helper}. “Shall {we|I}?”",
      "“Everyone gives up at {trouble},” said {the helper}. “{Count} people did so this {week|month}. Will you?” [{Hero}’s {arms|legs} were like {wet sand|string}.]",
    ],
    act: [
      "“No,” said {Hero}, and {tried|went on}, a {bit|hair} at a time. [It moved as much as {a mite}.] {The pal} came to help +and then {the helper} did, too. “If you don’t give up, I won’t.”",
      "{Hero} had {a sip of water|a little rest}, and a think. “Just ten more {minutes|tries},” {he} said. [And after those {he} tried ten more.] It moved, no more than {a mite} +but {the helper} had seen it. “You really do go on. So now I’ll help you.”",
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
    vars: { verse: ["a verse", "a long riddle", "a rhyme of rivers", "a counting song", "a rhyme of bells"] },
    test: [
      "“I {work|help} best to {a verse},” said {the helper}. “Say it for me.” It had {count} lines +and {Hero} only got to the {second|third} and {stuck|forgot the rest}.",
      "{The helper} said {the verse}, {fast|all through}. “I always work to that +and now you say it.” {Hero} {began|tried}, and {lost it|went wrong}. [“It’s too {long|hard}.”]",
    ],
    act: [
      "{Hero} learnt line one, then lines one and two, and then {three|more}. [{He} said it to {a creature}, and to {a sight}.] At last {he} knew it all +and there was not one {slip|mistake}. “You’ve got it!” said {the helper}. “Now I can work.”",
      "{He} {sang|stamped} it. {He} got it {wrong|twisted}, and began again, {count} times over. [{The pal} yawned, but stayed.] Then {Hero} said it right, to the last line +and {the helper} {clapped|hummed} along. “You didn’t give up, so now I’ve got my verse. Let’s start!”",
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
      "“My old book tells all about {trouble},” said {the helper}. “But I can’t read these {curly|tiny} letters.” [{Hero} could read a {bit|little}.] By {line two|the second line} {his} head {hummed|swam}.",
    ],
    act: [
      "{Hero} put one finger under {a|each} word, and read it {slowly|out loud}. [Some of them took {five|six} goes.] It was like pulling a {cart|sledge} +but {he} went on to the {end|last word}. “Now I know how it’s done!” cried {the helper}. “So now I can help you.”",
    ],
    voice: [
      "{The helper} stood up straight. “Word after word, and you never gave up.”",
      "“The middle was the worst,” said {Hero}. “But I kept on to the end.”",
    ],
  },
  {
    id: "persist-leaky-bucket",
    lesson: "perseverance",
    deed: "fills a tub with a leaky bucket",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I must fill this {tub|trough} for my {ducks|friends},” said {the helper}. “Then I can come.” But the {old|only} bucket had a hole +and just a {cupful|spoonful} stayed in it.",
    ],
    act: [
      "So {he} {ran|hurried}, with {one|a} thumb on the hole. [{The pal} kept {well clear|dry}.] {Count} times {he} ran, and {count 2} times {more|again} +and then it was full! “You didn’t give up!” said {the helper}. “Now I can come with you.”",
    ],
    voice: [
      "“Even a leaky bucket fills a tub,” said {the helper}, “if you don’t give up.”",
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
      "“Put {seven|nine} round stones one on the other,” said {the helper}. “I only help people who don’t {give up|stop}.” At {four|five} they fell down +and {Hero} {groaned|sat down}.",
    ],
    act: [
      "{Hero} built the {pile|tower} again +and it fell again. [The stones rolled all over {the track}.] {He} {turned|tried} them {this way|flat} and {that way|round}. Then the last one stayed on +and nobody {breathed|moved}. “You went on till it stood,” said {the helper}. “You’re the one I’ll help.”",
    ],
    voice: [
      "{The helper} looked from {Hero} to {the pal}. “It fell and fell, and you never gave up.”",
      "“It only had to stand once,” said {Hero}, “so I kept on.”",
    ],
  },
  {
    id: "persist-sleeper",
    lesson: "perseverance",
    deed: "goes on until the deepest sleeper wakes",
    obstacles: anywhere,
    vars: { sleeper: ["Old Bettina", "Big Tobias", "Captain Noakes", "Uncle Dov"] },
    test: [
      "“{Sleeper} knows how to do it,” said {the helper}. “I’ll ask.” But {sleeper} was {asleep|snoring}. {Hero} called {softly|loudly} +but {only|just} a snore came back.",
    ],
    act: [
      "{Hero} sang, and {clapped|stamped}, and read out the price of {fish|coal}. [Each time one eye opened a bit.] Then {he} began again with the {song|singing}. “All right, I’m {awake|up}!” said {sleeper}, and told them how it was done. “You kept on,” said {the helper}, “so now I know how to help.”",
    ],
    voice: [
      "“I’d have stopped after one song,” said {the helper}. “You didn’t give up.”",
      "“I nearly went away,” said {Hero}. “But I kept on, and it helped.”",
    ],
  },
  {
    id: "persist-needle",
    lesson: "perseverance",
    deed: "threads the thinnest needle after many tries",
    obstacles: anywhere,
    vars: {},
    test: [
      "“My {work|tool} bag is torn,” said {the helper}. “I can’t help till it’s {sewn|mended}.” [The needle was as thin as a {hair|whisker}.] {Hero} aimed the thread at it and {missed|missed again}.",
    ],
    act: [
      "{Hero} tried from the {left|front}, and with {one|the left} eye shut. [{The pal} held {still|the thread}.] “{Twenty-two|Thirty-one},” counted {the helper}. Then the thread was {in|through} +and in five {minutes|stitches} the bag was whole. “You {kept on|didn’t give up}! Now I’ve got my tools, and I can help.”",
    ],
    voice: [
      "{The helper} nodded. “The needle gave up first. You didn’t.”",
      "“Missing doesn’t matter,” said {the helper}, “as long as you don’t give up.”",
    ],
  },
  {
    id: "persist-ring-toss",
    lesson: "perseverance",
    deed: "throws until the ring hangs on the hook",
    obstacles: anywhere,
    vars: { ring: ["a rope", "a ring on a string", "a loop of cord", "a long lead", "a washing line"] },
    test: [
      "“I’ll help you,” said {the helper}. “But first I need {a ring} up there, on that hook.” {Hero} threw it +and {he} hit {a sight}, {the neighbour}’s hat and {the pal}.",
    ],
    act: [
      "“Sorry,” {he} said each time, and fetched it, and threw again. [A bit more to the left. A bit less {hard|high}.] At throw {count} it {hung|caught} on the hook and {stayed|held}! “I’d have stopped at three,” said {the helper}. “You kept on for me +so I’ll help you.”",
    ],
    voice: [
      "“You never know which throw will do it,” said {the helper}. “So you keep on.”",
      "“I counted the ones that were close,” said {Hero}. “That helped me keep going.”",
    ],
  },
  {
    id: "persist-stubborn-beast",
    lesson: "perseverance",
    deed: "leads a stubborn animal on, step by step",
    obstacles: anywhere,
    vars: { mulish: ["a goat", "a donkey", "a llama", "a pony"] },
    test: [
      "“I can’t leave {a mulish} behind,” said {the helper}, “and it won’t {walk|come}.” {Hero} {pulled|tugged} in front +and it {sat|lay} down.",
    ],
    act: [
      "{Hero} did not shout. One step, one {carrot|bit of bread}, one scratch. One {step|more}, one {bite|pat}, one scratch, all the way to {a sight}. [{His} {bag|pocket} was empty.] Then {the mulish} {pricked its ears|sniffed} and trotted! “You kept on,” said {the helper}. “It’s coming, so I can come, too.”",
    ],
    voice: [
      "{The helper} looked at {him} a while. “It wouldn’t give up, and neither would you.”",
      "“Little by little, and not giving up,” said {the helper}. “That’s how it’s done.”",
    ],
  },
  {
    id: "persist-dry-pump",
    lesson: "perseverance",
    deed: "pumps on until the water comes",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’m too thirsty to help you,” said {the helper}, “and the pump gives no water.” {Hero} pumped {fifty|sixty} times. [The handle {squealed|groaned}.] Not one drop came.",
    ],
    act: [
      "{Hero} went on. [At {eighty|ninety} there was a gurgle.] At a hundred it {spat|coughed} {rust|a leaf} at {him}. Then the water came, {clear|fresh} and cold +and {the helper} drank and {drank|drank more}. “You {went on|pumped} till it came. Now I’m strong enough to help you.”",
    ],
    voice: [
      "“You never know which stroke will do it,” said {the helper}. “So you have to go on.”",
      "“My arms said stop,” said {Hero}. “I told them to go on.”",
    ],
  },
];
