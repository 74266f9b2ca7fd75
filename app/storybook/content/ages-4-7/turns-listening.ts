import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

/** For a lesson of the parent’s own that fits nowhere else. */
export const listening: readonly Turn[] = [
  {
    id: "listen-advice",
    lesson: "listening",
    deed: "listens to advice that was ignored before, and tries again that way",
    obstacles: anywhere,
    vars: {},
    test: [
      "“May I say something?” asked {the helper}. “I know, I know,” said {Hero}. [{Grownup} had said something too, this morning.] {He} had not {listened|been listening}.",
      "{The helper} tried {twice|two times} to tell {him}. Both times {Hero} talked {over|right across} it. Then {he} ran out of {words|breath}.",
    ],
    act: [
      "{Hero} sat down on {his} hands. “I’m listening now,” said {Hero}. [{The helper} told it from the beginning, and it was not {long|hard}.] “Oh! Let’s try it {so|that way}.” {The helper} was already {up|there}.",
      "“Say it again,” said {Hero}, “please.” This time {he} heard {every|each} word. [{He} said it back, to be sure.] Then {he} tried it, {slowly|gently}, that way round +and {the helper} {came|moved in} to help.",
    ],
    voice: [
      "“Listening is half of trying,” said {the helper}.",
      "{The helper} coughed. “You can be clever with your ears, too.”",
    ],
  },
  {
    id: "listen-stop",
    lesson: "listening",
    deed: "stops at once when told to stop",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Stop!” called {the helper}. {Hero} had one foot in the air. It would have been so {easy|quick} to go on. [One second more, what could it matter?]",
      "“Hands off, just a moment,” said {the helper}. {Hero}’s hands were nearly there. They were such quick hands.",
    ],
    act: [
      "But {he} stopped, just like that, with {his} foot still up. “Now look,” said {the helper}. Under the {grass|leaves} was a {hole|wasps’ nest}. [{Hero} put {his} foot back, very slowly.] “You stop when you’re asked,” said {the helper}. “I can show you the rest.”",
      "{Hero} put them in {his} pockets, both at once. {The helper} bent close and drew out a pin, as long as {his} thumb. “It was for that,” {h.he} said. “You’ve good ears. Now you can have your hands back, and mine as well.”",
    ],
    voice: [
      "{The helper} came nearer. “‘Stop’ is a small word. You heard all of it.”",
      "“I didn’t know why,” said {Hero}. “I stopped first and asked after.”",
    ],
  },
  {
    id: "listen-say-back",
    lesson: "listening",
    deed: "asks to hear it again, says it back, and does it in that order",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’ll say it once,” said {the helper}. “Left, left, under, twice round, and never the short one.” {Hero} had been looking at {a creature}. [How did it begin?]",
      "There were six things to remember, said {the helper}. By the third one {Hero} was thinking about {a food}.",
    ],
    act: [
      "“Please say it again,” said {Hero}. “I wasn’t listening. Now I am.” {He} shut {his} eyes and said it back: left, left, under, twice round. And {his} hands did what {he} said. “Just so,” said {the helper}. “And never the short one.”",
      "“I’ve got two,” said {Hero}. “What were the others?” {The helper} told them again, and {he} held up one finger for each. Then {he} did the thumb one, then the next, right to the little one. “The finger way,” said {the helper}. “I’ll keep that. Now me.”",
    ],
    voice: [
      "“Say it back,” said {the helper}, “and it’s yours.”",
      "“I heard it twice,” said {Hero}, “so I only had to do it once.”",
    ],
  },
  {
    id: "listen-promise",
    lesson: "listening",
    deed: "remembers a promise made at home and keeps it before going on",
    obstacles: anywhere,
    vars: {},
    test: [
      "“What did you promise {grownup}?” asked {the helper}. {Hero} had to {think|dig}. [There had been something, at the {door|step}.] {He} had said ‘{yes|all right}’ and {run|gone}.",
      "“I promised something, this morning,” said {Hero}, “and I {forgot|didn’t do it}.” “Is it too late?” asked {the helper}. “{No|Not quite}. But it’s {dull|slow}.”",
    ],
    act: [
      "Then {he} remembered, and {Hero} did it on the spot. [{The pal} {watched|waited}.] [It was a small thing, but {Hero} stood straighter.] “{There|So},” said {the helper}. “Now I’ll keep mine, and help.”",
      "{Hero} did it first, {slow or not|dull or not}, and properly, down to the {corners|last bit}. [Nobody had to {ask|call} twice.] “You keep your word,” said {the helper}. “I like that. {Move over|My turn}.”",
    ],
    voice: [
      "{The helper} had one thing more to say. “A promise is for doing.”",
      "“I heard it this morning,” said {Hero}. “Now I’ve listened.”",
      "It took {the helper} a moment to say it. “{Late|Slow} is all right. You did it.”",
    ],
  },
  {
    id: "listen-ask",
    lesson: "listening",
    deed: "asks those who know, listens to each, and does the best of it",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Have you asked anyone?” said {the helper}. {Hero} had not. {He} had wanted to {know|guess} it all {himself}, and {he} had guessed wrong {twice|again}.",
      "“There are {three|four} of us here with ears,” said {the helper}, “and only one who talks.” That was {Hero}. {He} went {quiet|red}.",
    ],
    act: [
      "So {Hero} asked {the neighbour}, and {the helper}, and listened to each. [One said {up|wait}, one said {hay|soap}. There was some good in {all|most} of it.] “Now you’ve got a plan,” said {the helper}.",
      "“What would you do?” asked {Hero}, and listened to {the helper} right to the end. [The answer was {short|odd}.] {He} did it {just so|word for word}, and it began to {move|work}. “I’ll take this end,” said {the helper}.",
    ],
    voice: [
      "“Ask, and then be quiet,” said {the helper}. “That’s listening.”",
      "{The helper} liked that, you could see. “Nobody knows it all. Together we nearly do.”",
    ],
  },
  {
    id: "listen-careful",
    lesson: "listening",
    deed: "does the careful thing that had been skipped, in the right order",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You left something out,” said {the helper}, “at the very {start|front}.” {Hero} knew. It was the {small|dull} part, the one {grownup} always {minded|checked}.",
      "“First things first,” said {the helper}. {Hero} had begun with the {third|fun} thing. That was why the {rest|end} had gone {wrong|crooked}.",
    ],
    act: [
      "{Hero} went back to the beginning. First this, then that, as {he} had been {shown|told}, and no {skipping|jumping}. [{The pal} ticked it off.] “{That’s the way|Good},” said {the helper}. “Now both of us.”",
      "{Hero} sighed, and undid it, and did the {small|first} part with care. [It only took {a minute|a song}.] “I should have listened,” said {Hero}. “You have now,” said {the helper}. “So I’ll {help|lend a paw}.”",
    ],
    voice: [
      "{The helper} gave {him} a nudge. “Small steps count, most of all the first.”",
      "“Told once is good,” said {the helper}. “Done is better.”",
      "“I’ll remember next time,” said {Hero}, “from the start.”",
    ],
  },
  {
    id: "listen-patient",
    lesson: "listening",
    deed: "waits quietly for the right moment instead of rushing at it",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Not yet,” said {the helper}. “Wait till I {nod|say}.” {Hero} hated waiting. {His} {feet|hands} wanted to {start|begin} all by themselves.",
      "{Hero} had rushed at it, {twice|three times}. “What did they {tell|teach} you at home?” asked {the helper}. It was {something|a thing} about {waiting|taking care}.",
    ],
    act: [
      "{Hero} put {his} hands behind {his} back, and breathed. [{A noise} came and went.] Then {the helper} nodded. “Now, {gently|slow}.” [And how easy it was!] “You waited,” said {the helper}. “So we’ll do it {together|right}.”",
      "So {Hero} did what {he} had been {told|taught}, and first looked, and {thought|listened}. [It took as long as {a song|a bun}.] “Better,” said {the helper}. “Much better. And now I’ll {lift|go} with you.”",
    ],
    voice: [
      "“You heard, and then you did it,” said {the helper}. “Both count.”",
      "{The helper} turned once round. “Hurry has {no|shut} ears.”",
    ],
  },
  {
    id: "listen-hush",
    lesson: "listening",
    deed: "makes everyone be quiet so that one can hear what is wrong",
    obstacles: anywhere,
    vars: {},
    test: [
      "“It’ll tell us what’s wrong,” said {the helper}, “if we let it.” But {Hero} was talking, and {the pal} was rustling, and nobody could hear a thing.",
    ],
    act: [
      "“Shh,” said {Hero}, to {himself} most of all. {He} lay down flat and listened. First nothing, then {a noise}, and then a tiny {scrape|ping}, low on the left. “There!” “There,” said {the helper}. “I’d never have found it.”",
    ],
    voice: [
      "{The helper} almost sang it. “Ears work best with the mouth shut.”",
      "“It was talking all the time,” said {Hero}. “I just hadn’t stopped.”",
    ],
  },
  {
    id: "listen-small-girl",
    lesson: "listening",
    deed: "bends down and hears out a very small child",
    obstacles: anywhere,
    vars: {},
    test: [
      "A very small girl was pulling at {Hero}’s sleeve. “Not now,” {he} said, and then again, “not now!” {The helper} looked from one to the other.",
    ],
    act: [
      "{Hero} bent down until {his} ear was by her mouth. [It took a while, for she had to {breathe|sniff} between the words.] “There’s a better place,” she said, “and I’ll show you.” And there was! “Good that somebody asked her,” said {the helper}. “Come on.”",
    ],
    voice: [
      "“Low down there’s a lot to hear,” said {the helper}. “You only have to bend.”",
      "“She’d said it three times,” said {Hero}. “I heard it the fourth.”",
    ],
  },
  {
    id: "listen-comes-when-called",
    lesson: "listening",
    deed: "comes at once when called",
    obstacles: anywhere,
    vars: {},
    test: [
      "“{Hero}!” It was {the helper}, calling from over there. {Hero} was in the middle of something. “In a {minute|moment},” {he} said.",
    ],
    act: [
      "But a minute is long for the one who calls. {He} put it all down and ran. {The helper} was holding the whole thing up alone. “The wedge, quick!” [It was just in time.] “You came when I called,” said {the helper}. “Now you can call me.”",
    ],
    voice: [
      "{The helper} blinked twice. “When somebody calls you, it’s mostly now.”",
      "“I nearly said ‘in a minute’ twice,” said {Hero}.",
    ],
  },
  {
    id: "listen-talking-spoon",
    lesson: "listening",
    deed: "lets only one talk at a time while the others listen",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} said one thing and {the neighbour} said another, both at once, and louder and louder. {Hero} heard only {noise|soup}.",
    ],
    act: [
      "{Hero} held up a spoon. “Whoever has this can talk. The others are ears.” [Round it went.] {The neighbour} spoke, {the helper} spoke, and {the pal} had it and was quiet, which also helped. In the end there was one plan, made of {three|four} bits.",
    ],
    voice: [
      "“Nobody was wrong,” said {the helper}. “Nobody was heard, that’s all.”",
      "“One mouth, many ears,” said {Hero}. “It’s the only way.”",
    ],
  },
  {
    id: "listen-old-rule",
    lesson: "listening",
    deed: "thinks of the rule from home and does it word for word",
    obstacles: anywhere,
    vars: {},
    test: [
      "“There’s a rule for days like this,” said {the helper}. “They’ve told it to you at home.” {Hero} had heard it so often that {he} no longer heard it.",
    ],
    act: [
      "{Hero} said it over, slowly, as if it were new. [There was sense in every word!] {Hero} did the first half, and then {he} did the second. [{The pal} looked on.] It was like a {door|drawer} sliding open. “See?” said {the helper}. “Now my bit.”",
    ],
    voice: ["“They don’t say it for fun,” said {the helper}.", "“I knew it all along,” said {Hero}. “Today I did it.”"],
  },
  {
    id: "listen-in-my-steps",
    lesson: "listening",
    deed: "walks exactly where the helper says",
    obstacles: ["path", "keeper"],
    vars: {},
    test: [
      "“Step where I step,” said {the helper}, “and nowhere else.” {Hero} could see a much {shorter|nicer} way, right there.",
    ],
    act: [
      "{Hero} kept to the footprints, every one, though they made a silly curve. [{The pal} did, too.] Halfway along {he} poked the short way with a stick. In it went, up to the {elbow|fist}! “You trusted what I said,” said {the helper}. “We’ll get on.”",
    ],
    voice: [
      "“I had a reason,” said {the helper}. “You didn’t even ask. You just did it.”",
      "“The long way was the dry way,” said {Hero}. “Lucky I listened.”",
    ],
  },
  {
    id: "listen-asks-home",
    lesson: "listening",
    deed: "asks at home first and waits for the answer",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Does {grownup} know you’re doing this bit?” asked {the helper}. {Hero} knew what {grownup} had said about this bit. ‘Ask me first.’",
    ],
    act: [
      "So {he} asked. {He} sent {the pal} with a note, and waited, which was the {worst|hardest} part. Back came the answer: ‘Yes, with {the helper}. Good that you asked!’ After that it went like {butter|a song}.",
    ],
    voice: [
      "{The helper} hummed. “You did as you were told when nobody saw.”",
      "“First ask, then do,” said {Hero}. “I get it the wrong way round so often.”",
    ],
  },
  {
    id: "listen-take-apart",
    lesson: "listening",
    deed: "believes what is said about the mistake, and does it over",
    obstacles: ["work", "keeper"],
    vars: {},
    test: [
      "“It’s a bit off,” said {the helper}. “It isn’t,” said {Hero}. “Just here.” “It isn’t!” [{He} had worked on it so {long|hard}.]",
    ],
    act: [
      "{Hero} shut one eye. {He} shut the other. It was off. “You said it so {nicely|often},” said {Hero}, “and I didn’t want to hear it.” {He} began afresh, with {the helper} calling ‘left’ and ‘right’. This time it was as straight as {rain|a ruler}.",
    ],
    voice: [
      "“You let yourself be told,” said {the helper}. “Grown people can’t do that.”",
      "“It stung for a second,” said {Hero}, “and then it was just useful.”",
    ],
  },
];
