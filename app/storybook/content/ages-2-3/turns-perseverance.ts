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
      "“It won’t work,” said {Hero}, and turned away from {trouble}. “How often did you try?” asked {the helper}. “Two times.” “And what comes after two?”",
      "{Hero} kicked a {leaf|cone|stick}. “I’ll never do it!” {he} said. “I help those who try,” said {the helper}. “Have you got one more {small|tiny} try in you?”",
    ],
    act: [
      "“Three,” said {Hero}, and got up. [Three was no good.] Four was so {close|near}! Now {the helper} could see what to do. “Once more, and I’ll do it with you.”",
      "{Hero} looked, and found one in {his} tummy. It did not work +so {he} found one more! {The helper} {clapped|cheered}. “You go on and on! So I’ll help.”",
    ],
    voice: [
      "“Try, and try again,” said {the helper}. “That’s the {trick|way}.”",
      "{The helper} came {close|near}. “It went wrong, so you had one more go. Well done!”",
    ],
  },
  {
    id: "persist-bits",
    lesson: "perseverance",
    deed: "does the big thing in little bits",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ll come when my wood is in,” said {the helper}. The heap was as big as a {bus|house|whale}. It was too much for {Hero}.",
      "“My garden must be wet before I go,” said {the helper}. There were {fifty|sixty} plants, and one small can. “That’s too much,” said {Hero}.",
    ],
    act: [
      "{Hero} took one bit in. Then {he} took the next. [{He} did not look up.] Bit by bit by bit, till there was no heap! “You did it!” {said|cried} {the helper}. “Now I’m free to come.”",
      "But {he} did one plant. Then {he} did one more. [{He} did not count.] One more and one more, and they were all wet! “Not one is dry!” said {the helper}. “So I’ve got time.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “Bit by bit. That’s how you get there.”",
      "“It was such a lot,” said {the helper}. “You went on to the last bit.”",
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
      "“Let’s go home,” said {Hero}. “I can’t do it.” “Have a rest,” said {the helper}. “I’ll help if you have one more go.”",
    ],
    act: [
      "{Hero} wiped {his} nose. [{He} had a drink.] Then, all alone, {he} got up. “I’ll try again,” {he} said, in a {wet|small} voice. Up jumped {the helper}, to {try|help} as well.",
      "They lay down. {Hero} counted {clouds|leaves|birds}. One. Two. At {nine|six} {he} sat up. “I’d like one more go,” {he} said. “I hoped so!” {said|cried} {the helper}. “Then you’ve got me.”",
    ],
    voice: [
      "“Cry if you must,” said {the helper}. “Then up you get, as you did.”",
      "{The helper} {smiled|laughed}. “Rest, and then go on. I’ll do it your way.”",
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
      "Over, under, no. [Over, under, nearly.] {Hero} stuck out {his} tongue and did it once more. Over, under, through, and it held! “What a {fine|good} one!” said {the helper}. “So now we can start.”",
      "{Hero} did it slowly. [{He} did it next to {the helper}.] {He} did it with {the pal}. On go ten it was right! “You stuck at it,” said {the helper}. “Now we can do it as two.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “First it’s hard. Try it often, then it’s easy.”",
      "“So many goes!” said {Hero}. “Each go was a good one,” said {the helper}.",
    ],
  },
  {
    id: "persist-up-again",
    lesson: "perseverance",
    deed: "gets up again after each fall",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Run with me to the {oak|pump},” said {the helper}. “I’ll tell you there what to do.” {Hero} ran. Bump! {He} fell down. [{His} {knee|chin} was all mud.] Would {he} get up?",
      "“My hat is up on that twig,” said {the helper}. “Get it, and I’ll come.” {Hero} jumped and fell over.",
    ],
    act: [
      "Up! {He} ran, and fell again. [Bump.] Up! {He} {was} there. “You came!” said {the helper}. “Look, this is what we’ll do.”",
      "Up! {Hero} tried it on one leg, and fell. Up! {He} took a run. Hop, and down it came! “My hat!” said {the helper}. “You fell for it and got up. I’ll come.”",
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
      "{He} did not huff. Pick, pick, pick. [{The pal} had a nap.] Then up came a loop, and the knot was out! “It’s undone, and I’m free,” said {the helper}. “So I’ll go with you.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “Slow is fine, if you just don’t stop.”",
      "“You went so slowly and so well,” said {the helper}, “that it {came|worked}.”",
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
      "{Hero} did not stop at ten +and {he} did {twenty|thirty}. [{He} did forty.] And there it lay, round as the moon! {The helper} put it away. “What luck you’ve dug up! Now I’ll come.”",
      "So {Hero} took it out cup by cup. [{He} never looked how much was left.] Cup, cup, cup, and then it said clonk! There was the {aid}. “You dug so long for me! So I’ll come.”",
    ],
    voice: [
      "“You looked till you had it,” said {the helper}. “What a good finder!”",
      "{The helper} was so {glad|happy}. “It took long, and still you looked.”",
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
      "{Hero} gave each step a name. This one was Bun. [This one was {Bus|Bob}.] [So it was just one, and one, and one.] And there was the top! “Look,” said {the helper}. “From here I see it all.”",
      "Then {he} put a stone behind the wheel. Push, and a stone. [Push, and a stone.] By the length of a {loaf|shoe} each time, they got it up. “Home and dry!” said {the helper}. “Next comes your job.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “One step is small. You did them all.”",
      "“It was so far to the top,” said {the helper}. “Your legs never quit.”",
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
      "“Rub this bell till it’s bright,” said {the helper}. “Then I’ve got time.” {Hero} rubbed and rubbed +but it stayed black as a {boot|pan}.",
    ],
    act: [
      "{Hero}’s left arm got tired, so the right one took over. [{He} wanted to {stop|sit}, and stirred on.] Then it went {blop|gloop}, and the spoon stood! {The helper} drank it all up. “Now I’m so strong!”",
      "Then there was one bright dot, as small as a {pea|seed}. [So it could be done!] {Hero} rubbed till the dot was a bell. Ting! “That’s my last job,” said {the helper}. “Let’s start on yours.”",
    ],
    voice: [
      "“You did it till it was done,” said {the helper}. “Bravo!”",
      "{The helper} {nodded|bowed} to {Hero}. “Your arms were tired. Still they went on.”",
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
      "“My {pegs|sticks|cones} must stand in a row before I come,” said {the helper}. {Hero} helped. Click, down fell one, and it took the rest along.",
    ],
    act: [
      "“A thumb is not much,” said {Hero}. [{He} bent {his} knees more.] {He} jumped, and one nail touched it +and {he} jumped once more. Ding! “Now I can {come|go},” said {the helper}.",
      "“One,” said {Hero}, and stood it up. “Two.” They fell {three|four} times more +and {he} went slower each time. And then they all stood! “What a fine row!” said {the helper}. “I’m coming.”",
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
      "“I’ll help when my turnip is out,” said {the helper}. {Hero} pulled at the leaves. Plop! {He} sat in the mud, and the turnip sat in the {ground|earth}.",
      "“First I must get this pumpkin in the barn,” said {the helper}. {Hero} pushed with both hands. It did not {move|budge}.",
    ],
    act: [
      "{Hero} pulled left and {he} pulled right. [{He} wiggled it like a tooth.] It came up by a thumb. Pop! “Out at last!” said {the helper}. “Let’s do your job.”",
      "{Hero} pushed with {his} back, and then with {his} seat. It rocked! [It stuck. {He} rocked it some more.] Roll by roll, in it went. “You’ve won,” said {the helper}, “and you’ve won me too.”",
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
      "Whoosh! Off blew {the helper}’s {flier}. “I need it for {trouble}!” {h.he} cried. {Hero} ran and bent down. Whoosh! It blew on.",
      "“My {rascal} won’t go to bed,” said {the helper}. “I have to catch it first.” {Hero} ran after it, round and round {a sight}.",
    ],
    act: [
      "{Hero} ran there. Whoosh! {Hero} ran back. [Whoosh!] Then the wind took a rest, and {Hero} did not. Flop, {he} lay on top of it! “You’ve got it, so let’s set off,” said {the helper}.",
      "Ten times it got away. {Hero} went on, slowly, on hands and knees. [Who was that? It had to look.] It came up to {him}, and {he} tucked it in. So {the helper} was free.",
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
      "Three {cheepers} sat in a basket, wide awake. “They must sleep first,” said {the helper}, “and then I’ll help.” {Hero} sang them a song. Cheep! They sat up.",
      "“I must feed this lamb,” said {the helper}, “before I help you.” {Hero} held out the bottle. The lamb turned its head.",
    ],
    act: [
      "{Hero} sang it {six|nine} times, low and lower. One slept. [Two slept. “Cheep?” said the last one.] Then they all slept. “They’re off,” said {the helper}, very softly, “and so are we.”",
      "{Hero} sang to it. No. [{He} gave it a pat. No.] {He} let one drop fall on its {nose|chin}. Lick! Slurp! It drank it all. “You stayed! So I’ll stay with you.”",
    ],
    voice: [
      "“Small ones take time,” said {the helper}. “You sat there as long as it took.”",
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
      "“Are all nine of my {roamers} here?” asked {the helper}. “I must know first.” {Hero} counted. “One, two, three.” But they ran about, all mixed up!",
      "“I must put these {pairs} in twos,” said {the helper}. “I’ll be here all night!” It was a heap as {big|high} as {Hero}.",
    ],
    act: [
      "{Hero} began again. [“One, two, three, four.” One ran off.] {He} began once more, and gave each a {pat|daisy}. “Seven, eight, nine!” “All there!” said {the helper}. “So I can leave them and come.”",
      "{Hero} took one, and looked for its twin. [It was right at the {bottom|back}.] {He} looked for the next. Two, and two, and two, and it was done! “Each has a friend,” said {the helper}. “Yours is me.”",
    ],
    voice: [
      "“It was all mixed up,” said {the helper}. “You saw it through.”",
      "“Lost count? Start once more,” said {the helper}. “You showed me how.”",
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
      "“My {chart} shows what to do about {trouble},” said {the helper}. “But it’s in bits.” {Hero} put two bits side by side. They did not fit.",
      "“My jug drips,” said {the helper}, “so I must stay and find its cork.” {Hero} looked in the cork box. There were {fifty|forty|sixty}!",
    ],
    act: [
      "{Hero} turned one round. No. [{He} turned it over. No.] {He} took one more. Yes! On {he} went, till the {chart} was whole. “So that’s it!” said {the helper}. “I know what to do.”",
      "Too big. Too small. Too round! {Hero} tried them one by one. [The no heap got so high.] The last one went plop! “It fits!” said {the helper}. “The jug can stay, and I can go.”",
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
      "“Toot on this {horn|pipe},” said {the helper}. “It asks my mum if I may stay.” {Hero} blew. Fff! It was just air.",
      "A toy boat sat out on the {pool|pond}. “My key is on it,” said {the helper}, “and we can’t start without it.” {Hero} blew. It went round, and no nearer.",
    ],
    act: [
      "{Hero} tried big lips. Fff! {He} tried small lips. Fff! [{He} had a rest and a drink.] Then, toot! Far off somebody tooted back. “She says yes!” cried {the helper}. “I may stay with you.”",
      "{Grownup} held {him} by the coat. Blow, and it came by a hand. [Blow, and it went back a bit!] Blow, rest, blow, rest, bump! “My key!” said {the helper}. “Let’s get going.”",
    ],
    voice: [
      "“You had no puff left,” said {the helper}. “Still you found some.”",
      "“Puff by puff, you got there,” said {the helper}.",
      "{The helper} {beamed|grinned}. “It did not want to, but you did. So you won.”",
    ],
  },
];
