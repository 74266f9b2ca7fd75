import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const perseverance: readonly Turn[] = [
  {
    id: "persist-one-more",
    lesson: "perseverance",
    deed: "tries one more time, and one more",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I can’t,” said {Hero}, and sat down. {The helper} sat down too. “How often did you try?” “Two times.” “{Hm|Ah}. And what comes after two?”",
      "{Hero} kicked a {leaf|cone|stick}. “I’ll never do it!” “Never is long,” said {the helper}. “Is there one more try in you? A {small|tiny} one?”",
    ],
    act: [
      "“Three,” said {Hero}. So {he} got up. Three was no good. [Four was a bit better.] Five was so {close|near}! {The helper} {clapped|cheered}. “Now once more, and I’ll do it with you.”",
      "{Hero} looked. Down by {his} {knees|tummy} there was one. {He} used it. It did not work, but behind it was the next one! “See?” said {the helper}. “This time I’ll hold.”",
    ],
    voice: [
      "“Try, and try again,” {h.he} said. “That’s the {trick|way}.”",
      "“You did not give up,” {h.he} said, “and it {knew|felt} that.”",
    ],
  },
  {
    id: "persist-bits",
    lesson: "perseverance",
    deed: "does the big thing in little bits",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "It was too much. It was as big as a {bus|house|whale}. “Don’t eat it all at once,” said {the helper}. “What’s the first {crumb|bite}?”",
      "“There’s such a lot,” said {Hero}, and {he} lay down flat. {A creature} went by with a {seed|leaf} as big as a house. “Look,” said {the helper}.",
    ],
    act: [
      "{Hero} did one small bit. Then {he} did the next. [{He} did not look up.] Bit, bit, bit, and half of it was gone! “Half!” cried {the helper}. “The {other|next} half we do as two.”",
      "It went two steps and had a rest. [Then two steps more.] “I can do that,” said {Hero}. [Two and rest. Two and rest.] {He} did it {eight|ten} times. “I’m next to you,” said {the helper}.",
    ],
    voice: [
      "“Bit by bit,” {h.he} said. “That’s how you get there.”",
      "“Don’t stop,” {h.he} said. “Small steps are steps.”",
    ],
  },
  {
    id: "persist-rest",
    lesson: "perseverance",
    deed: "cries a bit, rests, and gets up to try again",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} cried a bit. [{His} {hands|legs} were tired and it had all gone wrong.] “Cry first,” said {the helper}. “That’s all right. And then?”",
      "“Let’s stop,” said {Hero}. “Let’s go home.” {The helper} looked at the {sun|sky}. “We can,” {h.he} said. “Or we can rest, and see.”",
    ],
    act: [
      "Then {he} wiped {his} nose. [Then {he} had a drink.] Then, all by {himself}, {he} got up. “Again,” said {Hero}, in a {wet|small} voice. “Again!” said {the helper}. “This time with me.”",
      "They lay down. {Hero} counted {clouds|leaves|birds}. One. Two. At {nine|six} {he} sat up. “I want to try it {now|once more},” {he} said. {The helper} was up as well. “I hoped so.”",
    ],
    voice: [
      "“You can cry and still go on,” {h.he} said.",
      "“Rest, then try again,” {h.he} said. “You did not give up.”",
    ],
  },
  {
    id: "persist-learn",
    lesson: "perseverance",
    deed: "practises until it works",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“For that you must tie a {bow|knot},” said {the helper}. “Like this.” It looked {easy|quick}. {Hero} tried, and it fell apart.",
      "“We need to step in time,” said {the helper}. “{Left, right|Stamp, clap}. Now you.” {Hero} got it wrong. Then {he} got it wrong {again|faster}.",
    ],
    act: [
      "Over, under, no. [Over, under, nearly.] {Hero} stuck out {his} tongue and did it once more. Over, under, through, and it held! “You’ve got it,” said {the helper}. “I’ll help with the {rest|big one}.”",
      "{Hero} did it slowly. [{He} did it next to {the helper}.] {He} did it with {the pal}. On go ten it was right! “You stuck at it,” {h.he} said. “I’m ready when you are.”",
    ],
    voice: [
      "“First it’s hard,” {h.he} said. “Try it often, then it’s easy.”",
      "“Ten tries!” said {Hero}. “Ten is {good|fine},” {h.he} said. “Nobody does it in one.”",
    ],
  },
  {
    id: "persist-up-again",
    lesson: "perseverance",
    deed: "gets up again after each fall",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Bump! {Hero} fell down, and what {he} held fell too. {The helper} {waited|looked}. Would {he} get up, or would {he} stay {there|down}?",
      "“It’s not working!” said {Hero}. {He} had done it {high|left} and {low|right}. “What did you not try?” asked {the helper}. {He} had to think.",
    ],
    act: [
      "Up! {He} fell again. Bump. Up! {Hero} had mud on {his} {knee|nose|ear} +but {he} got up again. “You’re like a {ball|spring},” said {the helper}. “Let me push a bit.”",
      "{He} had not tried it slowly. So {he} did. {Hero} had not tried it {sideways|from the back}. So {he} did that too, and something {moved|gave}. “There!” cried {the helper}. “Don’t stop. I’m coming.”",
    ],
    voice: [
      "“You fell down and you got up,” {h.he} said. “That’s all it takes.”",
      "“Keep on,” {h.he} said. “The last try is the one that works.”",
    ],
  },
  {
    id: "persist-patient",
    lesson: "perseverance",
    deed: "keeps on patiently at a slow job",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“First pump me some water,” said {the helper}. “Up, down.” {Hero} pumped {five|ten|six} times. There was not one drop.",
      "{The helper} had a knot in {h.his} {string|scarf|lead}. “Can you get it out?” {h.he} asked. {Hero} picked at it. It was so {small|tight}.",
    ],
    act: [
      "{Hero} sang a song and pumped. [{He} sang it once more.] {His} arm was tired, so {he} used the {other|left}. Gurgle, splash! {The helper} had a drink. “You kept on. Now I can help you.”",
      "Pick, pick. [{He} did not huff. Pick, pick, pick.] [{The pal} had a nap.] Then up came a loop, and {Hero} had it out! “You did not give up on it,” said {the helper}. “I won’t on yours.”",
    ],
    voice: ["“Slow is fine,” {h.he} said. “Just don’t stop.”", "“Keep at it,” {h.he} said, “and it will {come|work}.”"],
  },
  {
    id: "persist-search",
    lesson: "perseverance",
    deed: "goes on looking until it is found",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I need one round white stone for that,” said {the helper}. {Hero} turned over one, and ten. [They were all {flat|grey}.]",
      "What they needed had sunk in a barrel of {bran|straw|sand}. {Hero} dug, and it all slid back. [{He} dug, and it all slid back.]",
    ],
    act: [
      "{Hero} did not stop at ten. {He} did {twenty|thirty}. [{He} did forty.] And there it lay, round as the moon! “Nobody ever looked that long,” said {the helper}. “Now it’s up to me.”",
      "So {he} took it out cup by cup. {Hero} never looked how much was left. Cup, cup, cup, and then it said clonk! {The helper} pulled it free. “You and that cup don’t give up.”",
    ],
    voice: [
      "“You kept on till you had it,” {h.he} said. “That’s how things are found.”",
      "“Some stop at ten,” {h.he} said. “You did not give up.”",
    ],
  },
  {
    id: "persist-steps",
    lesson: "perseverance",
    deed: "gets up a long way step by step",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“My things are up there,” said {the helper}. There were {fifty|sixty} steps. {Hero} had done nine, and {his} legs were {soup|string}.",
      "{Hero} pushed the {barrow|cart} up, and it rolled back. [{He} pushed, and it rolled back.] “It’s the hill,” said {the helper}. “It likes to win.”",
    ],
    act: [
      "{He} gave each step a name. This one was Bun. [This one was {Bus|Bob}.] So it was just one, and one, and one. [At the top {Hero} sat down with a puff.] “What legs!” said {the helper}. “Here’s what we need.”",
      "“So do I,” said {Hero}. Push, and put a stone behind the wheel. [Push, and a stone.] By the length of a {loaf|shoe} each time {he} got it up. “That beats the hill!” said {the helper}. “I’m on your side.”",
    ],
    voice: [
      "“Step by step, and don’t stop,” {h.he} said. “That’s how it’s done.”",
      "“The top is just the last step,” {h.he} said, “if you keep on.”",
    ],
  },
  {
    id: "persist-stir",
    lesson: "perseverance",
    deed: "stirs or rubs until it is done",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Stir my soup till it’s thick,” said {the helper}, “and I’ll be strong.” {Hero} stirred. It was as thin as {tea|rain}. [It stayed so.]",
      "“This bell must shine,” said {the helper}, “or nobody comes.” {Hero} rubbed. It was as black as a {boot|pan}. [{He} rubbed more, and black it was.]",
    ],
    act: [
      "Round and round went the spoon. {Hero}’s left arm got tired, so the right one took over. [{He} wanted to {stop|sit}, and stirred.] Then it went {blop|gloop}, and the spoon stood! {The helper} drank it down. “Now watch me!”",
      "Then there was one bright dot, no bigger than a {pea|seed}. [So it was in there!] {Hero} rubbed till the dot was a bell. Ting! “They’ll come for that,” said {the helper}.",
    ],
    voice: [
      "“It took long, and you went on,” {h.he} said. “That’s what does it.”",
      "“Tired arms, and still you tried,” {h.he} said. “Well done, you.”",
    ],
  },
  {
    id: "persist-reach",
    lesson: "perseverance",
    deed: "tries again a bit better each time",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "The {rope|hook|bell} hung high. {Hero} jumped, and missed it by a hand. {He} jumped, and missed it by a thumb. “Shall we leave it?” asked {the helper}.",
      "All the {pegs|sticks|cones} had to stand in a row. Click, down fell one, and it took the rest along. [{The helper} looked at {Hero}.] {Hero} looked at the mess.",
    ],
    act: [
      "“A thumb is not much,” said {Hero}. [{He} bent {his} knees more.] Up, and one nail touched it. Up, and {he} had it! [They both fell over.] “From a hand to a thumb to none,” said {the helper}. “Now we can.”",
      "“One,” said {Hero}, and stood it up. “Two.” They fell {three|four} times more. [{He} found out where to breathe.] And then they all stood! “With such a builder,” said {the helper}, “I can do a lot.”",
    ],
    voice: [
      "“A bit better, and a bit better,” {h.he} said. “You never gave up.”",
      "“Try again is a good plan,” {h.he} said.",
    ],
  },
];
