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
      "{Hero} had {a meal}. It was {his} last. {The helper} looked at it, and {h.his} tummy went {grrr|gloop|hello}.",
      "[They sat down to rest.] {Hero} took out {a meal}, and {the helper} had none. “I’m not hungry,” {h.he} said. But {h.he} could not look away.",
    ],
    act: [
      "{Hero} broke it in two. One bit was big, and {the helper} got that one. [They ate {side by side|and hummed}, and it was {so good|soon gone}.] “Now I’m strong,” {h.he} said. “Let’s go.”",
      "“One bite you, one bite me,” said {Hero}. Bite, munch, bite, munch, down to the last crumb. [{The pal} got that.] “Best {lunch|tea} I ever had,” said {the helper}. “Now for your job.”",
    ],
    voice: [
      "“Half is nice,” {h.he} said, “when you share it.”",
      "“You shared,” {h.he} said. “So we’re both {full|glad}.”",
    ],
  },
  {
    id: "share-turns",
    lesson: "sharing",
    deed: "takes turns with the thing he or she carries",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Can I have a go with that?” asked {the helper}. “No,” said {Hero}. “Mine!” {He} held on to {the tool}. [But held so tight, it was no {use|fun}.]",
      "“May I hold it?” {The helper} {looked so hard|put out a foot}. {Hero} did not lend {the tool}. What if it got {lost|bent|wet}?",
    ],
    act: [
      "Then {he} let go a bit. “Your turn,” said {Hero}, “and then mine.” [{The helper} took such care! And {h.he} gave it back {at once|with a bow}.] “I see how it works now. Two can do it.”",
      "But two are more than one. “Here,” said {Hero}. “We’ll take turns. You, me, you, me.” And it was {nicer|better} so! “Now I know what to do,” said {the helper}.",
    ],
    voice: [
      "“You, then me,” {h.he} said. “That’s how you share.”",
      "“Now that we share it,” said {Hero}, “it got {bigger|better}.”",
    ],
  },
  {
    id: "share-roof",
    lesson: "sharing",
    deed: "shares a dry place in the rain",
    obstacles: anyTrouble,
    vars: { roof: ["a big hat", "an umbrella", "a rain cape", "a sheet", "a wide coat", "a tin tray"] },
    test: [
      "Plip, plop, rain! {Hero} had {a roof} to keep it off. {The helper} had none, and {h.his} {back|head|nose} got wet.",
      "Down came the rain, {all at once|pit, pat}. {The helper} looked for a dry place. There was only {Hero}’s {roof}, and it was small.",
    ],
    act: [
      "“Come under,” said {Hero}, and moved up. Now {he} had one wet {arm|side|ear}, and so did {the helper}. [They {giggled|sang} till it stopped.] “That’s dry enough! What’s to do?”",
      "{Hero} held {the roof} up high. “There’s room for you,” {he} said. [It was a squash, and it was warm.] When the sun came, {the helper} said, “Now I’ll help you.”",
    ],
    voice: ["“We shared one roof,” {h.he} said. “So it fits two.”", "“It’s {cosy|warm} to share,” {h.he} said."],
  },
  {
    id: "share-toy",
    lesson: "sharing",
    deed: "lets the helper play with a best toy",
    obstacles: anyTrouble,
    vars: { plaything: ["a ball", "a kite", "a drum", "a hoop", "a tin top", "a toy duck", "a wood truck"] },
    test: [
      "{Hero} had {a plaything} along. {The helper} had never had one. [{H.he} put out a {nose|foot} to {touch|feel} it.] “That’s mine!” said {Hero}.",
      "“I’ve got no {toys|fun} at home,” said {the helper}. {Hero} had {a plaything}. But one is not a lot to {share|split}, is it?",
    ],
    act: [
      "[It was {quiet|still} for a bit.] Then {Hero} put {the plaything} down between them. “It can be ours,” {he} said, “till bed.” {The helper} had the first go. “And your {trouble|job} can be ours too.”",
      "You can’t cut it in half, so they cut the time. One song for {Hero}, one song for {h.him}. {The plaything} had two friends now. “And you’ve got me,” said {the helper}. “Show me.”",
    ],
    voice: [
      "“Share a toy,” {h.he} said, “and it’s twice the toy.”",
      "“Mine is nice,” {h.he} said. “Ours is nicer. You shared.”",
    ],
  },
  {
    id: "share-two",
    lesson: "sharing",
    deed: "gives one of two treasures away",
    obstacles: anyTrouble,
    vars: { treasures: ["shells", "gold buttons", "feathers", "cones", "paper stars", "blue stones", "ribbons"] },
    test: [
      "{Hero}’s pocket held two {treasures}. {The helper} had none. “You’re lucky,” {h.he} said, and looked {down|away|at the sky}.",
      "{The helper} was making a long row of {treasures}. “One more and it’s done,” {h.he} said, “but I’ve none left.” {Hero} had two.",
    ],
    act: [
      "Two {treasures}. One, two. {Hero} looked at them for a long time. Then {he} gave one away, the {best|big} one. {The helper} held it close. “I’d do a lot for you,” {h.he} said.",
      "[It was hard.] {Hero}’s hand stayed shut. Then it came open, bit by bit. “One for you, one for me,” {he} said. {The helper} put it {in|down}. “Done! Now what do you need?”",
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
    vars: { seat: ["seat", "box", "stool", "log", "step", "mat"] },
    test: [
      "There was one {seat}, and {Hero} had it. {The helper} had been up since {four|six|dawn}. {H.he} had to stand. [{H.his} {legs|feet} were so tired.]",
      "“All mine!” {Hero} lay on the {seat}, arms and legs out. {The helper} had no room at all. So {h.he} stood there in the {cold|mud}.",
    ],
    act: [
      "{Hero} moved up. One half was for {Hero}, and one half was for {the helper}. [Bump, side by side.] “This is better than a {bed|sofa},” said {the helper}. “From here I see what’s {up|wrong}.”",
      "{He} pulled in {his} arms. {He} pulled in {his} legs. “Look, a space,” said {Hero}, “just your size!” They sat close, and {the helper} {thought|hummed}. “I know what we’ll do!”",
    ],
    voice: [
      "“There’s room,” {h.he} said, “when you share.”",
      "“Sharing a {seat}!” {h.he} said. “Now it’s warm at both {ends|sides}.”",
    ],
  },
  {
    id: "share-pencils",
    lesson: "sharing",
    deed: "shares pencils or bricks",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} wanted to draw a plan, but {h.his} pencil was {lost|a stub}. {Hero} had {six|ten}. [{He} did not like to lend them.]",
      "{Hero} had all the {bricks|blocks|shells}, in a ring around {him}. {The helper} had none to build with, and walked round and round it.",
    ],
    act: [
      "{Hero} shut the box. Then {he} opened it. “You have the {blue|red} one, it’s the best.” [They drew with two heads close.] “There’s our plan,” said {the helper}, “in two colours!”",
      "{Hero} made a gap in the ring. “Here’s your half,” {he} said, and pushed it out. [They made one {tower|street} with two ends.] “So that’s how you work!” said {the helper}. “Then I know what to do.”",
    ],
    voice: [
      "“You gave me half,” {h.he} said, “and we made it whole. That’s sharing.”",
      "“All alone it was a heap,” said {Hero}. “Shared, it was fun.”",
    ],
  },
  {
    id: "share-swing",
    lesson: "sharing",
    deed: "shares a swing or a cart",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had the swing and meant to keep it. {The helper} watched it go by, up, down. “{Soon|Later},” said {Hero}. [But soon went by as well.]",
      "There was one cart, and {Hero} had got there first. {The helper} sat down on {h.his} {sack|box} to wait. It looked like a long wait.",
    ],
    act: [
      "Then {he} dragged {his} toes and got off. “Ten for you,” said {Hero}, and did the counting. [{The helper} flew so {high|well}!] “And now,” {h.he} said, “let me give you a push with your job.”",
      "“Put it on top of mine,” said {Hero}. [It took some {pushing|shoving}.] They pulled as one, and it rolled like {butter|a ball}. “That saved my {back|day},” said {the helper}. “I’ll save yours.”",
    ],
    voice: [
      "“You shared the ride,” {h.he} said. “So we both got there.”",
      "“Ten for me, ten for you,” {h.he} said. “That’s how to share.”",
    ],
  },
  {
    id: "share-book",
    lesson: "sharing",
    deed: "shares a book or a pair of gloves",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had a book with a {digger|whale|giant} in it. {The helper} looked over {his} arm. [{Hero} turned the book away.]",
      "“I could come,” said {the helper}, “but I’ve got no {mittens|boots}.” {Hero} had two, warm and {red|new}.",
    ],
    act: [
      "But who laughs alone at a good page? {He} turned it back. {Hero} did the words. {The helper} did the {noises|voices}. On page {six|nine} was just what they must do!",
      "{Hero} pulled off the left one. It was just the right size. Now each had one warm side. “That’s the side I’ll help with,” said {the helper}.",
    ],
    voice: [
      "“One each,” {h.he} said. “That’s sharing, and it’s warm.”",
      "“It’s better with two,” {h.he} said, “when you share.”",
    ],
  },
  {
    id: "share-picnic",
    lesson: "sharing",
    deed: "shares a whole picnic",
    obstacles: anyTrouble,
    vars: { goody: ["a pie", "a plum tart", "a nut loaf", "a fruit cake", "a cheese pie", "a big bun"] },
    test: [
      "{Hero} had a bag of {buns|pears|rolls}, to last all day. Here came {the helper}, with four hungry little ones behind.",
      "“What’s in there?” asked {the helper}. {Hero} sat on the basket and did not say. It smelt of {goody}, right through the lid.",
    ],
    act: [
      "“One for each nose,” said {Hero}. {He} went down the row till the bag was flat. How they munched! “Now they’ll all pull for you,” said {the helper}. “And how they pull!”",
      "{Hero} sat. [It is no fun to be full alone.] So off came the lid. “There’s enough for two,” {he} said. They ate till their chins shone. “{Goody} first,” said {the helper}, “work next. Up we get!”",
    ],
    voice: [
      "“You shared it out,” {h.he} said, “and all of us got strong.”",
      "“It tastes best,” {h.he} said, “when it’s shared.”",
    ],
  },
];
