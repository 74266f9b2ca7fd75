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
      "“I can’t do it,” said {Hero}, and sat down by {trouble}. “How often did you try?” asked {the helper}. “Two times.” “And what comes after two?”",
      "{Hero} kicked a {leaf|cone|stick}. “I’ll never do it!” {he} said. “I help those who try,” said {the helper}. “Have you got one more {small|tiny} try in you?”",
    ],
    act: [
      "“Three,” said {Hero}, and got up. [Three was no good.] Four was so {close|near}! Now {the helper} could see what to do. “Once more, and I’ll do it with you.”",
      "{Hero} looked, and found one in {his} tummy. It did not work, so {he} used the next! {The helper} {clapped|cheered}. “You don’t give up. So I’ll help.”",
    ],
    voice: [
      "“Try, and try again,” said {the helper}. “That’s the {trick|way}.”",
      "{The helper} came {close|near}. “It went wrong, and you did not give up.”",
    ],
  },
  {
    id: "persist-bits",
    lesson: "perseverance",
    deed: "does the big thing in little bits",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ll come when my wood is in,” said {the helper}. It was a heap as big as a {bus|house|whale}. It was too much for {Hero}.",
      "“I’ll come when my garden is wet,” said {the helper}. There were {fifty|sixty} plants, and one small can. “That’s too much,” said {Hero}.",
    ],
    act: [
      "{Hero} took one bit in. Then {he} took the next. [{He} did not look up.] Bit by bit by bit, and the heap was gone! “You did it!” {said|cried} {the helper}. “Now I’m free to come.”",
      "But {he} did one plant. Then {he} did one more. [{He} did not count.] One more and one more, and they were all wet! “You did not stop,” said {the helper}, “so I’ve got time.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “Bit by bit. That’s how you get there.”",
      "“It was a lot,” said {the helper}, “and you did not stop.”",
    ],
  },
  {
    id: "persist-rest",
    lesson: "perseverance",
    deed: "cries a bit, rests, and gets up to try again",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} sat down by {trouble} and cried a bit. [It had all gone wrong.] “Cry first,” said {the helper}. “If you try again then, I’ll try too.”",
      "“Let’s go home,” said {Hero}. “I can’t do it.” “Have a rest first,” said {the helper}. “If you try again, I’ll help.”",
    ],
    act: [
      "{Hero} wiped {his} nose. [{He} had a drink.] Then, all alone, {he} got up. “I’ll try again,” {he} said, in a {wet|small} voice. Up jumped {the helper}, to {try|help} as well.",
      "They lay down. {Hero} counted {clouds|leaves|birds}. One. Two. At {nine|six} {he} sat up. “I want to try again,” {he} said. “I hoped so!” {said|cried} {the helper}. “Then you’ve got me.”",
    ],
    voice: [
      "“You can be sad and still try again,” said {the helper}.",
      "{The helper} {smiled|laughed}. “You had a rest. You did not give up.”",
    ],
  },
  {
    id: "persist-learn",
    lesson: "perseverance",
    deed: "practises until it works",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“First you must learn to tie a {bow|knot},” said {the helper}. “We’ll need it.” It looked {easy|quick}. {Hero} tried, and it fell apart.",
      "“We must step in time for this,” said {the helper}. “{Left, right|Stamp, clap}!” {Hero} got it wrong. [Then {he} got it wrong {again|faster}.]",
    ],
    act: [
      "Over, under, no. [Over, under, nearly.] {Hero} stuck out {his} tongue and did it once more. Over, under, through, and it held! “You’ve got it,” said {the helper}. “So now we can start.”",
      "{Hero} did it slowly. [{He} did it next to {the helper}.] {He} did it with {the pal}. On go ten it was right! “You stuck at it,” said {the helper}. “Now we can do it as two.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “First it’s hard. Try it often, then it’s easy.”",
      "“So many goes!” said {Hero}. “And you did not stop,” said {the helper}.",
    ],
  },
  {
    id: "persist-up-again",
    lesson: "perseverance",
    deed: "gets up again after each fall",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Run with me to the {oak|pump},” said {the helper}. “I’ll show you there.” {Hero} ran. Bump! {He} fell down. [{His} {knee|chin} was all mud.] Would {he} get up?",
      "“My hat is up on that twig,” said {the helper}. “Get it, and I’ll come.” {Hero} jumped and fell over.",
    ],
    act: [
      "Up! {He} ran, and fell again. [Bump.] Up! {Hero} got up each time, and so {he} got there. “You came!” said {the helper}. “Look, this is what we’ll do.”",
      "Up! {Hero} tried it on one leg, and fell. Up! {He} tried it with a run. Hop, and there was the hat! “You got up each time for me,” said {the helper}. “So I’ll come.”",
    ],
    voice: [
      "“You fell down and you got up,” said {the helper}. “Well done, you.”",
      "{The helper} {laughed|nodded}. “Fall down, get up, go on. That’s how.”",
    ],
  },
  {
    id: "persist-patient",
    lesson: "perseverance",
    deed: "keeps on patiently at a slow job",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’m so dry,” said {the helper}. “Pump me some water, and I’ll have the strength to help.” {Hero} pumped {five|ten|six} times. There was not one drop.",
      "{The helper} had a big knot in {h.his} {string|scarf|bag}. “I can’t go till it’s out,” {h.he} said. {Hero} picked at it. It was so {small|tight}!",
    ],
    act: [
      "{Hero} sang a song and pumped. {His} arm was tired, so {he} used the {other|left}. [{He} sang it once more.] Gurgle, splash! {The helper} drank it down. “You kept on, so now I’m strong.”",
      "{He} did not huff. Pick, pick, pick. [{The pal} had a nap.] Then up came a loop, and the knot was out! “You did not stop,” said {the helper}, “so I can go with you.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “Slow is fine, if you just don’t stop.”",
      "“You kept at it,” said {the helper}, “till it {came|worked}.”",
    ],
  },
  {
    id: "persist-search",
    lesson: "perseverance",
    deed: "goes on looking until it is found",
    obstacles: anyTrouble,
    vars: { aid: ["key", "bell", "whistle"] },
    test: [
      "“Find me one round white stone,” said {the helper}. “It’s for luck, and then I’ll come.” {Hero} turned over one stone, and ten. [They were all {flat|grey}.]",
      "“I can’t come without my {aid},” said {the helper}. It lay deep in a tub of {bran|straw|sand}. {Hero} dug, and it all slid back.",
    ],
    act: [
      "{Hero} did not stop at ten +and {he} did {twenty|thirty}. [{He} did forty.] And there it lay, round as the moon! {The helper} put it away. “Nobody ever looked so long for me. Now I’ll come.”",
      "So {Hero} took it out cup by cup. [{He} never looked how much was left.] Cup, cup, cup, and then it said clonk! There was the {aid}. “You did not give up, so now I can come.”",
    ],
    voice: [
      "“You looked till you had it,” said {the helper}. “That’s how things are found.”",
      "{The helper} was so {glad|happy}. “It took long. You did not give up.”",
    ],
  },
  {
    id: "persist-steps",
    lesson: "perseverance",
    deed: "gets up a long way step by step",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“We must have a look from up there,” said {the helper}. It was {fifty|sixty} steps! {Hero} did nine, and {his} legs were {soup|string}.",
      "“Help me up the hill with this {barrow|cart},” said {the helper}. “Then I’m free.” {Hero} pushed, and it rolled back. {He} pushed, and it rolled back.",
    ],
    act: [
      "{Hero} gave each step a name. This one was Bun. [This one was {Bus|Bob}.] [So it was just one, and one, and one.] And there was the top! “Look,” said {the helper}. “From here I can see what to do.”",
      "Then {he} put a stone behind the wheel. Push, and a stone. [Push, and a stone.] By the length of a {loaf|shoe} each time, they got it up. “Now I’m free,” said {the helper}.",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “Bit by bit, and don’t stop. That’s how it’s done.”",
      "“It was a long way up,” said {the helper}. “You did not give up.”",
    ],
  },
  {
    id: "persist-stir",
    lesson: "perseverance",
    deed: "stirs or rubs until it is done",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Stir my soup till it’s thick,” said {the helper}. “Then I’ll be strong, and can help.” {Hero} stirred and stirred +but it was as thin as {tea|rain}.",
      "“Rub this bell till it’s bright,” said {the helper}. “Then I’ve got time.” {Hero} rubbed and rubbed +but it was as black as a {boot|pan}.",
    ],
    act: [
      "{Hero}’s left arm got tired, so the right one took over. [{He} wanted to {stop|sit}, and stirred.] Then it went {blop|gloop}, and the spoon stood! {The helper} drank it all up. “Now I’m so strong!”",
      "Then there was one bright dot, as small as a {pea|seed}. [So it could be done!] {Hero} rubbed till the dot was a bell. Ting! “That’s my last job,” said {the helper}. “Next comes yours.”",
    ],
    voice: [
      "“It took so long, and you went on,” said {the helper}. “Well done.”",
      "{The helper} {nodded|bowed} to {Hero}. “Your arms were tired, and you did not stop.”",
    ],
  },
  {
    id: "persist-reach",
    lesson: "perseverance",
    deed: "tries again a bit better each time",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Ring that bell for me,” said {the helper}. “I can’t {come|leave|go} till it’s rung.” [It hung a bit high.] {Hero} jumped, and missed it by a hand. {He} jumped, and missed it by a thumb.",
      "“I’ll come when my {pegs|sticks|cones} stand in a row,” said {the helper}. {Hero} helped. Click, down fell one, and it took the rest along.",
    ],
    act: [
      "“A thumb is not much,” said {Hero}. [{He} bent {his} knees more.] {He} jumped, and one nail touched it +and {he} jumped once more. Ding! “Now I can {come|go},” said {the helper}.",
      "“One,” said {Hero}, and stood it up. “Two.” They fell {three|four} times more +and {he} went slower each time. And then they all stood! “Now I can {leave|come},” said {the helper}.",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “A bit better, and a bit better. You never gave up.”",
      "“You tried again,” said {the helper}, “and again, and it worked.”",
    ],
  },
  {
    id: "persist-turnip",
    lesson: "perseverance",
    deed: "pulls or pushes till it moves",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ll help when my turnip is out,” said {the helper}. {Hero} took the leaves and pulled. Plop! {He} sat in the mud, and the turnip sat in the {ground|earth}.",
      "“This pumpkin must go in the barn, and then I’ll come,” said {the helper}. {Hero} pushed with both hands. It did not {move|budge}.",
    ],
    act: [
      "{Hero} pulled left and {he} pulled right. [{He} wiggled it like a tooth.] It came up by a thumb, then by a hand. Pop! “That was the {last|fattest} one!” said {the helper}. “My garden’s done, so let’s do your job.”",
      "{Hero} pushed with {his} back, and then with {his} seat. It rocked! [It stuck. {He} rocked it some more.] Roll by roll it got to the barn. “You’ve won,” said {the helper}, “and you’ve won me too.”",
    ],
    voice: [
      "“You never said, I can’t,” said {the helper}. “So you could.”",
      "“Big things move,” said {the helper}, “for somebody who goes on trying.”",
      "{The helper} {danced|cheered}. “Nothing, nothing, a bit, a lot! That’s trying.”",
    ],
  },
  {
    id: "persist-chase",
    lesson: "perseverance",
    deed: "goes after it till it is caught",
    obstacles: anyTrouble,
    vars: { flier: ["scarf", "map", "cap"], rascal: ["chick", "duckling", "piglet"] },
    test: [
      "Whoosh! Off blew {the helper}’s {flier}. “I won’t go without it!” {h.he} cried. {Hero} ran and bent down. Whoosh! It blew on, to {a sight}.",
      "“My {rascal} won’t go to bed,” said {the helper}. “I have to stay till it does.” {Hero} ran after it. Off it ran, round and round {a sight}!",
    ],
    act: [
      "{Hero} ran there. Whoosh! {Hero} ran back. Whoosh! [It was a cheeky one.] Then the wind took a rest, and {Hero} did not. Flop, {he} lay on top of it! {The helper} held it tight. “I’ve got it, so let’s set off.”",
      "Ten times it got away. Then {Hero} went slowly, on hands and knees. [Who was that? It had to look.] It came up to {him}, and {he} tucked it in. “Sleep well,” said {the helper}, and was free for the {day|evening}.",
    ],
    voice: [
      "“It got away so often,” said {the helper}, “and you went after it.”",
      "“One time more than it could run,” said {the helper}. “That’s all it takes.”",
      "“I went on till I had it,” said {Hero}. “You did,” said {the helper}, “to the very end.”",
    ],
  },
  {
    id: "persist-lull",
    lesson: "perseverance",
    deed: "goes on singing or feeding",
    obstacles: anyTrouble,
    vars: { cheepers: ["chicks", "ducklings", "goslings"] },
    test: [
      "Three {cheepers} sat in a basket, wide awake. “They must sleep before I go,” said {the helper}. {Hero} sang them a song. Cheep! They wanted one more.",
      "“This lamb must drink its milk,” said {the helper}. “I’ll come when it’s all gone.” {Hero} held out the bottle. The lamb turned its head.",
    ],
    act: [
      "So {Hero} sang it {six|nine} times, low and lower. One slept. Two slept. “Cheep?” said the last one. {Hero} sang it again, and that was that. “They’re off,” said {the helper}, very softly, “and so are we.”",
      "{Hero} tried from the left. No. {He} tried with a song. No. {He} let one drop fall on its {nose|chin}. Lick! Slurp! Soon it was all gone. “You stayed till it drank,” said {the helper}. “I’ll stay with you.”",
    ],
    voice: [
      "“Small ones take time,” said {the helper}, “and you kept at it.”",
      "“It was no, and no, and no,” said {the helper}. “Then it was yes!”",
      "{The helper} {sighed|smiled}. “I thought you’d stop. You don’t stop, do you?”",
    ],
  },
  {
    id: "persist-count",
    lesson: "perseverance",
    deed: "starts again till the count or the sorting is right",
    obstacles: anyTrouble,
    vars: { roamers: ["sheep", "hens", "goats"], pairs: ["socks", "mitts", "boots"] },
    test: [
      "“Are all nine of my {roamers} here?” asked {the helper}. “I’ll come when I know.” {Hero} counted. “One, two, three.” But they ran about, all mixed up!",
      "“Put these {pairs} in twos,” said {the helper}, “and then I’ll come.” But the heap was as {big|high} as {Hero}, and all in a muddle!",
    ],
    act: [
      "{Hero} began again. “One, two, three, four.” One ran off. {He} began again, and gave each of them a {pat|daisy}. “Seven, eight, nine!” They were all there. “That’s good to know,” said {the helper}. “I can leave them.”",
      "{Hero} took one, and looked for its twin. [It was right at the {bottom|back}.] {He} looked for the next. Two, and two, and two, and the heap was gone. “They’ve all got a friend,” said {the helper}, “and you’ve got me.”",
    ],
    voice: [
      "“It was a muddle,” said {the helper}, “and you saw it through.”",
      "“Mixed up? Start once more,” said {the helper}. “You showed me how.”",
      "{The helper} {laughed|bowed}. “You got all the way to the end. I’d have stopped at three!”",
    ],
  },
  {
    id: "persist-puzzle",
    lesson: "perseverance",
    deed: "tries each piece till one fits",
    obstacles: anyTrouble,
    vars: { chart: ["map", "plan"] },
    test: [
      "“My {chart} shows what to do about {trouble},” said {the helper}. “But it’s in bits.” {Hero} put two of them side by side. They did not fit.",
      "“My jug must have its cork,” said {the helper}. “It drips, so I can’t leave it.” {Hero} looked in the cork box. There were {fifty|forty|sixty} corks!",
    ],
    act: [
      "{Hero} turned one round. No. {He} turned it over. No. [{He} tried one with a {tree|star} on it.] Click, that was right! On {he} went, till the {chart} was whole. “So that’s it!” said {the helper}. “I see what to do.”",
      "Too big. Too small. Too round! {Hero} tried them all, one by one. [The no heap got so high.] There were two left, then one. Plop! “It fits, and the drip’s gone,” said {the helper}. “So am I. Let’s go!”",
    ],
    voice: [
      "“Wrong, wrong, wrong, right!” said {the helper}. “That’s how trying goes.”",
      "“If one won’t do, try the next,” said {Hero}.",
      "{The helper} looked, and {clapped|hummed}. “It did not fit, and did not fit. You kept trying till it did.”",
    ],
  },
  {
    id: "persist-blow",
    lesson: "perseverance",
    deed: "blows till it works",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Blow this {horn|whistle} for me,” said {the helper}. “It tells my mum that I’ll be late. Then I can stay.” {Hero} blew. Fff! It was just air.",
      "A toy boat sat out on the {pool|pond}. “My key is on it,” said {the helper}. “Blow it here, and we can start.” {Hero} blew. It went round, and no nearer.",
    ],
    act: [
      "{Hero} tried big lips. Fff! {He} tried small lips. Fff! [{He} had a rest and a drink.] Then, toot! Far off somebody tooted back. “That’s Mum, and she says yes,” said {the helper}. “I can stay with you.”",
      "{Grownup} held {him} by the coat. Blow, and it came by a hand. [Blow, and it went back a bit!] Blow, rest, blow, rest, till it bumped on the side. “My key! That was all I needed,” said {the helper}.",
    ],
    voice: [
      "“You had no puff left,” said {the helper}, “and then you found some.”",
      "“Puff by puff, you got there,” said {the helper}.",
      "{The helper} {beamed|grinned}. “It did not want to, but you did. So you won.”",
    ],
  },
];
