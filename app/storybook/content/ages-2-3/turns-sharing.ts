import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const sharing: readonly Turn[] = [
  {
    id: "share-food",
    lesson: "sharing",
    deed: "shares the last bit of food",
    obstacles: anyTrouble,
    vars: { meal: ["a bun", "a pear", "a cheese roll", "an oat cake", "a jam tart", "a pancake", "a peach"] },
    test: [
      "{The helper} sat down with a bump. “I’m too hungry to help,” {h.he} said. {H.his} tummy went {grrr|gloop|hello}. {Hero} had {a meal}, and it was {his} last.",
      "{Hero} took out {a meal} to eat. {The helper} had no lunch. “I’m not hungry,” {h.he} said. [But {h.he} could not look away.] And {h.his} legs were weak.",
    ],
    act: [
      "{Hero} broke {the meal} in two. One bit was big, and {the helper} got that one. [They ate {side by side|and hummed}.] “Now I’m full,” said {the helper}, “and so strong!”",
      "“One bite you, one bite me,” said {Hero}. Bite, munch, bite, munch, down to the last crumb. [{The pal} got that.] Up jumped {the helper}. “Now my legs are strong! They’ll go with you.”",
    ],
    voice: [
      "“Half is nice,” said {the helper}, “when you share it.”",
      "{The helper} came {close|near}. “You shared your last bit. So we’re both {full|glad}.”",
    ],
  },
  {
    id: "share-turns",
    lesson: "sharing",
    deed: "takes turns with the thing he or she carries",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“May I try {the tool}?” asked {the helper}. “Then I’ll know how to help.” “No,” said {Hero}. “It’s mine!” [{He} held it very tight.]",
      "{The helper} had an idea. “May I have a go with {the tool}?” {h.he} asked. {Hero} did not like to lend it. [What if it got {lost|wet}?]",
    ],
    act: [
      "{The helper} looked so sad. Then {Hero} let go. “You have a turn,” {he} said, “and then me.” [{The helper} took such care!] “Now I know what it can do,” {h.he} said. “So I know how to help you.”",
      "“Here,” said {Hero} in the end. “We’ll take turns. You, me, you, me.” [And it was {nicer|more fun} so!] {The helper} gave it back {at once|with a bow}. “My idea will work,” {h.he} said. “I’ll show you.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “You, then me. That’s how you share.”",
      "“Now that we share it,” said {Hero}, “it’s {more fun|better}.”",
    ],
  },
  {
    id: "share-roof",
    lesson: "sharing",
    deed: "shares a dry place in the rain",
    obstacles: anyTrouble,
    vars: { roof: ["a big hat", "an umbrella", "a rain cape", "a sheet", "a wide coat", "a tin tray"] },
    test: [
      "Plip, plop, rain! {Hero} had {a roof} to keep it off +but {the helper} had none. “I’ll have to go home,” {h.he} said, “before I’m wet {through|all over}.”",
      "Down came the rain, {all at once|pit, pat}. {Hero} had {a roof}, and it was small. {The helper} had no dry place, and turned to go.",
    ],
    act: [
      "“Come under with me,” said {Hero}, and moved up. Now each had one wet {arm|side|ear}. [They {giggled|sang} till it stopped.] “I’m dry enough to stay!” said {the helper}.",
      "“There’s room for you!” called {Hero}, and held {the roof} up high. [It was a squash, and it was warm.] Then the sun came out. {The helper} was dry and still there, all ready to help.",
    ],
    voice: [
      "“We shared it,” said {the helper}, “and it was big enough for two.”",
      "{The helper} {smiled|laughed}. “It’s {cosy|nice} to share when it rains.”",
    ],
  },
  {
    id: "share-toy",
    lesson: "sharing",
    deed: "lets the helper play with a best toy",
    obstacles: anyTrouble,
    vars: { plaything: ["a ball", "a kite", "a drum", "a hoop", "a tin top", "a toy duck", "a wood truck"] },
    test: [
      "{Hero} had {a plaything} along. {The helper} had never had one. [{H.he} put out a {nose|foot} to {touch|feel} it.] “That’s mine!” said {Hero} +so {the helper} turned to go.",
      "“I’ve got no toys at home,” said {the helper}. {H.he} saw {Hero}’s {plaything}, and could not think of work.",
    ],
    act: [
      "Then {Hero} put {the plaything} down between them. “It can be yours and mine,” {he} said, “till bed.” How they played! “You shared your toy,” said {the helper}. “I’ll share your trouble.”",
      "“One song for you, one song for me,” said {Hero}. So they took turns, and sang. [{The pal} kept count.] “That was fun!” {said|cried} {the helper}. “Now I’ve had my go, I’ll help you.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “Share a toy, and it’s twice the toy.”",
      "“It’s nice to have it alone,” said {the helper}. “It’s nicer to share.”",
    ],
  },
  {
    id: "share-two",
    lesson: "sharing",
    deed: "gives one of two treasures away",
    obstacles: anyTrouble,
    vars: { treasures: ["shells", "gold buttons", "feathers", "cones", "paper stars", "blue stones", "ribbons"] },
    test: [
      "{Hero} had two {treasures}. {The helper} had not one. “I’ve looked for one all {day|week},” {h.he} said. “I can’t stop till I find one.”",
      "{The helper} was making a long row of {treasures}. “I need one more, and then I can help you,” {h.he} said. “But there’s none left.” {Hero} had two.",
    ],
    act: [
      "{Hero} looked at them for a long time. [One, two.] Then {he} gave one away, the {best|big} one. {The helper} held it close. “Now I don’t have to look any more. I’m free!”",
      "[It was hard.] {Hero}’s hand came open, bit by bit. “One for you, one for me,” {he} said. {The helper} put it in the row. “It’s done! Now I can {come|go}.”",
    ],
    voice: [
      "“You shared, and we each have one,” said {the helper}.",
      "“One and one,” said {Hero}. “Sharing makes it {even|fair}.”",
    ],
  },
  {
    id: "share-seat",
    lesson: "sharing",
    deed: "makes room for the helper to sit",
    obstacles: anyTrouble,
    vars: { seat: ["box", "stool", "log", "step", "mat"] },
    test: [
      "{The helper} had walked since {four|six|dawn}. “I must sit down,” {h.he} said, “or I can’t help you.” There was one {seat}, and {Hero} was on it.",
      "{Hero} lay on the {seat}, arms and legs out. “It’s all mine!” {The helper} had to stand in the {cold|mud}. “My feet hurt so much that I can’t think,” {h.he} said.",
    ],
    act: [
      "{Hero} moved up. “Here’s your half,” {he} said. [Bump, side by side.] “Ooh, that’s better than a {bed|sofa}!” Soon {the helper} had new legs, and got up to help.",
      "[{He} pulled in {his} arms.] {Hero} pulled in {his} legs. “That half’s yours!” {he} said. {The helper} sat down, and thought. “I know what to do about {trouble}!”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “Nobody has to stand, when you share.”",
      "“You shared a {seat},” said {the helper}. “Now I’m not tired.”",
    ],
  },
  {
    id: "share-pencils",
    lesson: "sharing",
    deed: "shares pencils or bricks",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ll draw you what to do,” said {the helper}. But {h.his} pencil was {lost|broken}. {Hero} had {six|ten} in a box. [{He} held the lid {shut|down}.]",
      "“I can show you with {bricks|blocks|shells} how it’s done,” said {the helper}. {Hero} had all of them, and built a ring. “They’re mine,” {he} said.",
    ],
    act: [
      "{Hero} shut the box. Then {he} opened it. “Take the {blue|red} one,” {he} said. “It’s the best.” [They drew with two heads close.] Now {the helper} could draw what to do, and {Hero} saw it.",
      "Then {Hero} pushed half of them over. “Half for your road,” {he} said. {The helper} put one here and one there. [They made a small {road|street}.] “See? That’s what we’ll do.” Now they both knew.",
    ],
    voice: [
      "“You shared with me,” said {the helper}. “So I could show you.”",
      "“It’s more fun,” said {Hero}, “when I share.”",
    ],
  },
  {
    id: "share-swing",
    lesson: "sharing",
    deed: "shares a swing or a cart",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} sat on the only swing. “I’d like one go,” said {the helper}, “and then I’ll help you.” “{Soon|Later},” said {Hero}, and did not stop.",
      "{The helper} had a big {sack|box} to carry. “I can’t {come|leave|go} till it’s home,” {h.he} said. [It was so heavy.] {Hero} had the only cart.",
    ],
    act: [
      "Then {he} dragged {his} toes and got off. “Ten pushes,” said {Hero}, and did the counting. [{The helper} flew so {high|well}!] Then {the helper} had time for {him}.",
      "“Put it in with my things,” said {Hero}. [It took some {pushing|shoving}.] They pulled as one, and soon it was home. “You shared your cart,” said {the helper}, “so I’m free.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “You shared, and it was good for us both.”",
      "“You could have kept it,” said {the helper}, “but you shared it.”",
    ],
  },
  {
    id: "share-book",
    lesson: "sharing",
    deed: "shares a book or a pair of gloves",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had a book with a {digger|whale|giant} in it. “What does it say about {trouble}?” asked {the helper}. But {Hero} turned the book away.",
      "“I’d {come|go along},” said {the helper}, “but it’s so cold, and I’ve got no {mittens|boots}.” {Hero} had two, warm and {red|new}.",
    ],
    act: [
      "[It was no fun to read alone.] Then {Hero} turned it back, and they read as two. And see, on page {six|nine} was just what to do! Now {the helper} knew it.",
      "{Hero} pulled off the left one. “Try it on,” {he} said. It was just the right size. “That’s warm!” {said|cried} {the helper}. “I’ll come with you.”",
    ],
    voice: [
      "“You had it and I had not,” said {the helper}, “so you shared.”",
      "{The helper} {nodded|bowed} to {Hero}. “It’s better for two, when you share.”",
    ],
  },
  {
    id: "share-picnic",
    lesson: "sharing",
    deed: "shares a whole picnic",
    obstacles: anyTrouble,
    vars: { goody: ["a pie", "a plum tart", "a nut loaf", "a fruit cake", "a cheese pie", "a big bun"] },
    test: [
      "{The helper} had {four|three} hungry little ones along. “I can’t {help you|come} till they’ve had lunch,” {h.he} said. “And I’ve got none.” {Hero} had a bag of {buns|pears|rolls}.",
      "{Hero} sat on a basket. There was {a goody} in it, and it smelt so good! “I can’t work on an empty tummy,” said {the helper}.",
    ],
    act: [
      "“One for each nose,” said {Hero}. {He} went down the row till the bag was {empty|flat}. [How they munched!] Soon they were {full|fed} and happy, and {the helper} was free to come.",
      "Then {Hero} took off the lid. They shared {the goody}, and ate till their chins shone. “I’m full!” {said|cried} {the helper}. “Now I can work.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You shared it out, and nobody was hungry.”",
      "“Lunch tastes best,” said {the helper}, “when it’s shared.”",
    ],
  },
  {
    id: "share-shade",
    lesson: "sharing",
    deed: "shares the only shade or the only sun",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "It was so hot! {Hero} sat in the only bit of shade. “I’ll melt out here,” said {the helper}. “I’m no help when I melt.”",
      "{Hero} lay in the one warm spot of sun, like a cat. “It’s so cold here,” said {the helper}, “that I can’t bend.”",
    ],
    act: [
      "{Hero} slid over. “This side’s yours,” {he} said, “and this side’s mine.” [They fanned with {leaves|ferns}.] “How cool it is!” said {the helper}. “I can think. Where do we begin?”",
      "“It’s your sun too,” said {Hero}, and rolled over. They lay there like two {buns|loaves}. Soon {the helper} was warm. “I can bend! I’ll show you what I can do.”",
    ],
    voice: [
      "“You made {room|space} for me,” said {the helper}. “You know how to share.”",
      "“You gave me half your spot,” said {the helper}. “That’s good sharing.”",
      "“There was a place for you all along,” said {Hero}. “I just had to share.”",
    ],
  },
  {
    id: "share-wool",
    lesson: "sharing",
    deed: "shares wool or clay",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper}’s bag had a hole, and all {h.his} things fell out. “I can’t come till it’s mended,” {h.he} said. {Hero} had a ball of wool.",
      "“My roof drips,” said {the helper}. “It needs clay before I go.” {Hero} had all the clay. [It was {nine|ten} {snails|snakes} just now.]",
    ],
    act: [
      "[It was all {hers}.] “Half is for your bag,” said {Hero}, and let {grownup} snip it. In and out, and the hole was shut. “It holds! So I’ll walk along with you.”",
      "Splat! {Hero} pressed {two|three} lumps flat. “Have these,” {he} said, “and I’ll keep the rest.” Pat, pat, and not a drop came in. “My house is safe,” said {the helper}. “On to your job!”",
    ],
    voice: [
      "“You had a lot, and I had a hole,” said {the helper}. “Half and half is fair.”",
      "“I’ve still got some,” said {Hero}. “So have I, now you’ve shared,” said {the helper}.",
      "{The helper} {beamed|bowed}. “Share a bit, and it mends a lot.”",
    ],
  },
  {
    id: "share-grownup",
    lesson: "sharing",
    deed: "shares a grown-up’s hand or story",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} swung on {grownup}’s hand. {The helper} came behind. “Who holds me?” {h.he} asked. “I don’t dare to go to {trouble} alone.”",
      "{Grownup} told a story. “It’s mine,” said {Hero}. {The helper} stood far off. “I’m so sad to miss it!” {h.he} called. “I can’t work.”",
    ],
    act: [
      "“{Grownup} has one more hand,” said {Hero}. “You have that one.” [It felt odd, and then it felt {nice|fun}.] So they went three in a row. “Like this I dare to go,” said {the helper}.",
      "“Sit here, by us,” said {Hero}. “Please start again!” They heard it as two, to the last word. “Stories give me ideas,” said {the helper}. “I know what we’ll do!”",
    ],
    voice: [
      "“You shared the best one there is,” said {the helper}, and looked at {grownup}.",
      "“There’s enough of {grownup} for two,” said {Hero}. “So I can share.”",
      "{The helper} came {close|near}. “You let me in. That’s what sharing is.”",
    ],
  },
  {
    id: "share-pal",
    lesson: "sharing",
    deed: "shares the companion",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You’ve got {the pal},” said {the helper}. “I’m all alone, and too lonely to work.” “{The pal} is mine,” said {Hero}.",
      "“May {the pal} sit by me?” asked {the helper}. “I’m scared of {trouble}, and it helps to be two.” “No,” said {Hero}. “I sit there.”",
    ],
    act: [
      "But {the helper} looked so {small|sad}. “You two play a bit,” said {Hero}. “I’ll clap.” Round they danced, till {the helper} was puffed out. “I’m not lonely one bit! Give me some work.”",
      "Then {Hero} had an idea. “{The pal} sits in the middle,” {he} said. So each had one side. [It was a {squash|squeeze}.] “My scare is gone!” said {the helper}. “We’ll all go there as three.”",
    ],
    voice: [
      "“A friend does not get less when you share,” said {the helper}.",
      "“We’ve both got {the pal},” said {Hero}. “Sharing does that.”",
      "{The helper} {smiled|nodded}. “You shared a friend, and got one more.”",
    ],
  },
  {
    id: "share-song",
    lesson: "sharing",
    deed: "shares a song or a joke",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had a song that nobody knew. “I can’t work without a song,” said {the helper}, “and I don’t know one.” {Hero} shut {his} mouth.",
      "{Hero} had a joke and giggled. “Tell me!” said {the helper}. “I’m as slow as a slug with no laugh.” “It’s my joke,” said {Hero}.",
    ],
    act: [
      "Then out it came. {Hero} sang it line by line, and {the helper} sang it back. [By go {three|four} they had it.] “It’s in my {feet|bones}!” said {the helper}. “Where’s the work?”",
      "But a joke’s no fun alone. “What says moo and rings?” said {Hero}. “A cow on a bike!” {The helper} laughed till {h.he} {rolled|fell} over. “I’m quick again! Let’s go.”",
    ],
    voice: [
      "“You gave it away and you’ve still got it,” said {the helper}. “That’s sharing!”",
      "“It’s twice as {loud|merry} now I share,” said {Hero}.",
      "{The helper} {hummed|grinned}. “What you share with me, I’ll keep for ever.”",
    ],
  },
  {
    id: "share-heap",
    lesson: "sharing",
    deed: "shares a leaf heap or a spade",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had a big heap of leaves. “Only I may jump in it,” {he} said. {The helper} stared at it. “All I can think of is to jump,” {h.he} said, “not of {trouble}!”",
      "{Hero} dug in the sand with the only spade. “My bell’s down there,” said {the helper}. “I need it to help you. May I have the spade?”",
    ],
    act: [
      "“Have a go,” said {Hero}, and stood back. Flump! [{Hero} jumped next.] “I’ve had my jump,” said {the helper}. “What’s this job of yours?”",
      "“Three digs for you,” said {Hero}, “and three for me.” [On dig two a worm looked out.] On dig {nine|six}, ting! There lay the bell. “You shared your spade. I’ll share your work.”",
    ],
    voice: [
      "“Your go, my go,” said {the helper}. “Sharing is a good game.”",
      "“It’s dull to be the only one,” said {Hero}. “It’s better like this.”",
      "{The helper} {puffed|laughed}. “You did not have to share, and you did.”",
    ],
  },
];
