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
      "{The helper} tried to tell {him} {once|twice}. Both times {Hero} talked {over|right across} it. Then {he} ran out of {words|breath}.",
    ],
    act: [
      "{He} sat down on {his} hands. “I’m listening now,” said {Hero}. [{The helper} told it from the beginning, and it was not {long|hard}.] “Oh! Let’s try it {so|that way}.” {The helper} was already {up|there}.",
      "“Say it again,” said {Hero}, “please.” This time {he} heard {every|each} word. [{He} said it back, to be sure.] Then {he} tried it, {slowly|gently}, that way round +and {the helper} {came|moved in} to help.",
    ],
    voice: [
      "“Listening is half of trying,” said {the helper}.",
      "“You can be clever with your ears, too,” said {the helper}.",
    ],
  },
  {
    id: "listen-think-first",
    lesson: "listening",
    deed: "stops, thinks about what went wrong, and does the right thing the second time",
    obstacles: anywhere,
    vars: {},
    test: [
      "“What would you do with this {day|evening} again?” asked {the helper}. {Hero} felt a bit {hot|small}. [There was something {he} had known was not right.]",
      "“You know what to do, I think,” said {the helper}. “You’ve been told.” {Hero} {kicked|poked} a stone. [It just was not the {easy|quick} way.]",
    ],
    act: [
      "{He} took three slow breaths. Then {Hero} went and put it right, without being {asked|told}. [It took {a while|some doing}.] When it was done, {the helper} said, “Now I’ll gladly {help|join} you.”",
      "“I’ll do it {properly|the right way} this time,” said {Hero}. [It was {odd|strange} how much {better|lighter} it felt.] {The helper} watched {to the end|all the while}. “{Good|Fine}. Now I’ll help.”",
    ],
    voice: [
      "“Everyone gets a second go,” said {the helper}.",
      "“First stop, then think,” said {the helper}, “and you’re nearly there.”",
    ],
  },
  {
    id: "listen-small-voice",
    lesson: "listening",
    deed: "listens to the small voice inside and changes the plan",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Hush,” said {the helper}. “Can you hear it?” {Hero} heard {a noise}. “Not that. Inside.” [And there was a small voice, which had been {talking|calling} all {day|afternoon}.]",
      "“Does it feel right, the way you do it?” asked {the helper}. {Hero} wanted to say yes. But {his} {tummy|chest} said no, {softly|at once}.",
    ],
    act: [
      "{Hero} listened. It was the very thing that {grownup} always {told|tells} {him}. So {he} turned {his} plan {round|about}, and did it so. “{Good|Just so},” said {the helper}. “Shall we {begin|start}?”",
      "{Hero} let the old plan go. The new one was {quieter|kinder}, and {he} had known it from the {start|beginning}. “I wondered when you’d hear it,” said {the helper}. “With that one I can help.”",
    ],
    voice: [
      "“The small voice only wants listening to,” said {the helper}.",
      "“You heard it {yourself|all alone},” said {the helper}. “That’s the best way.”",
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
      "“A promise is for doing,” said {the helper}.",
      "“I heard it this morning,” said {Hero}. “Now I’ve listened.”",
      "“{Late|Slow} is all right,” said {the helper}. “You did it.”",
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
      "“What would you do?” asked {Hero}, and counted to {count} before {he} spoke. [The answer was {short|odd}.] {He} did it {just so|word for word}, and it began to {move|work}. “I’ll take this end,” said {the helper}.",
    ],
    voice: [
      "“Ask, and then be quiet,” said {the helper}. “That’s listening.”",
      "“Nobody knows it all,” said {the helper}. “Together we nearly do.”",
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
      "{He} sighed, and undid it, and did the {small|first} part with care. [It only took {a minute|a song}.] “I should have listened,” said {Hero}. “You have now,” said {the helper}. “So I’ll {help|lend a paw}.”",
    ],
    voice: [
      "“Small steps count,” said {the helper}, “most of all the first.”",
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
      "{He} put {his} hands behind {his} back, and breathed. [{A noise} came and went.] Then {the helper} nodded. “Now, {gently|slow}.” [And how easy it was!] “You waited,” said {the helper}. “So we’ll do it {together|right}.”",
      "So {Hero} did what {he} had been {told|taught}, and first looked, and {thought|listened}. [It took as long as {a song|a bun}.] “Better,” said {the helper}. “Much better. And now I’ll {lift|go} with you.”",
    ],
    voice: [
      "“You heard, and then you did it,” said {the helper}. “Both count.”",
      "“Hurry has {no|shut} ears,” said {the helper}.",
    ],
  },
];
