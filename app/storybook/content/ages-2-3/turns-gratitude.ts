import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const gratitude: readonly Turn[] = [
  {
    id: "thanks-chore",
    lesson: "gratitude",
    deed: "thanks the helper for a job that nobody sees",
    obstacles: anyTrouble,
    vars: { chore: ["sweep the path", "light the lamps", "feed the ducks", "wake the hens", "dust the bench"] },
    test: [
      "“I {chore} each day,” said {the helper}, “and nobody sees.” {Hero} had gone by so often. {He} had never {looked|said a word}.",
      "“So it’s you!” said {Hero}. “You {chore}!” “I do,” said {the helper}. “I’m so tired of it {today|now}.”",
    ],
    act: [
      "{Hero} took off {his} hat. “Thank you,” {he} said, “for today. And for {Monday|last week}. And for all of it.” [{The helper} got a bit {taller|pink}.] “I’m not tired now! What do you need?”",
      "“But it’s so {nice|good} when you do. Thank you!” {He} sang it, and {the pal} joined in. {The helper} began to {smile|dance}. “Then I’ll do it again tomorrow. And you I’ll help today.”",
    ],
    voice: [
      "“Thank you is a small word,” {h.he} said. “It makes me strong.”",
      "“You said thank you,” {h.he} said. “That’s {like lunch|lovely}.”",
    ],
  },
  {
    id: "thanks-go-back",
    lesson: "gratitude",
    deed: "goes back to say thank you",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had found {his} {mitten|cap|shoe} and held it out. {Hero} took it and ran. Then {his} feet went {slower|slow}.",
      "“Here,” said {the helper}, “have {a food}.” {Hero} ate it, and it was good. {He} wiped {his} mouth. What came now? [There was something.]",
    ],
    act: [
      "Something was not said! {Hero} went all the way back. “Thank you for finding it,” {he} said. “You came back for that?” said {the helper}. “Then I’m coming with you.”",
      "“Thank you!” It came out with a crumb. “I liked the {middle|edge|last bite} best,” said {Hero}. {The helper} {shone|smiled}. “It’s nice to hear that. And I’ve got time. Show me.”",
    ],
    voice: [
      "“It’s never too late for thank you,” {h.he} said.",
      "“You said thank you,” {h.he} said, “so I feel {warm|glad} all over.”",
    ],
  },
  {
    id: "thanks-gift",
    lesson: "gratitude",
    deed: "gives a small present to say thank you",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had kept {him} {warm|company|dry} all this time. {Hero} had nothing to give. {His} pocket had just {a trinket} in it.",
      "“You’ve been good to me,” said {Hero}, “and I’ve got no money.” What can you give with no money?",
    ],
    act: [
      "{He} put it down by {h.his} feet. “It’s for you,” said {Hero}. “It means thank you.” {The helper} looked at it from {all sides|near to}. “My first thank-you! I’ll keep it. And I’ll help.”",
      "{He} gave {h.him} a {hug|song|dance}. It was {short|long|wobbly}, and all of it was thank you. [{The pal} came in at the end.] “That’s better than {gold|cake},” said {the helper}. “Now, your trouble.”",
    ],
    voice: [
      "“Thanks come in all sizes,” {h.he} said.",
      "“I’ll think of your thank you,” {h.he} said, “all {night|week}.”",
    ],
  },
  {
    id: "thanks-count",
    lesson: "gratitude",
    deed: "counts the good things that are there",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ve got no luck,” said {Hero}. “I’ve got no {cart|wings|time}.” “My, my,” said {the helper}. “And what have you got?”",
      "It was a bad, bad day. {Hero} said so {twice|to everyone}. “Was there one good bit?” asked {the helper}. “A {crumb|spoon} of good?”",
    ],
    act: [
      "{Hero} held up a thumb. “I’ve got {the pal}.” Next finger. “I’ve got you. I’ve got {grownup}, at home.” [It was a whole hand full!] “I’m glad of that,” {he} said. “Good,” said {the helper}. “We’ll use it.”",
      "{Hero} thought. “The {toast|bath|bus} was good. {Grownup} sang. I saw {a creature}.” [{He} had to smile.] “Thank you, day,” {he} told the sky. “That’s better,” said {the helper}. “Now we can do things.”",
    ],
    voice: [
      "“Be glad of what you’ve got,” {h.he} said. “It’s a lot.”",
      "“Say thank you for the good bits,” {h.he} said, “and they {grow|stay}.”",
    ],
  },
  {
    id: "thanks-small-gift",
    lesson: "gratitude",
    deed: "says thank you for a present that is not what he or she wanted",
    obstacles: anyTrouble,
    vars: { hoped: ["cake", "a kite", "a trumpet", "a train", "a pony", "a crown"] },
    test: [
      "{The helper} gave {him} a present. It was a stick. {Hero} had hoped for {hoped}. {The helper} looked up at {his} face.",
      "“I made you some soup,” said {the helper}. It was green and {things swam|grass lay} in it. {Hero} wanted to say {yuck|no}.",
    ],
    act: [
      "{He} looked at it well. It was a good stick, with a bend. [It could be a {boat|bird|spoon|horse}.] “Thank you,” said {Hero}. “You picked it for me.” “I did! Let me do more,” said {the helper}.",
      "“Thank you for making it,” said {Hero}. {He} had one spoon of it, and it was not so bad! [{The helper} {glowed|beamed}.] “You’re nice to cook for,” {h.he} said. “Tell me what’s wrong.”",
    ],
    voice: [
      "“A small thank you is a big thing,” {h.he} said.",
      "“I gave what I had,” {h.he} said, “and you said thank you.”",
    ],
  },
  {
    id: "thanks-everyone",
    lesson: "gratitude",
    deed: "thanks everyone who helped so far",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Who got you this far?” asked {the helper}. “Just me,” said {Hero}. “Just you? Think a bit.”",
      "{The helper} had a list of nice things. It was {very|so} long. “What’s on yours?” {h.he} asked. {Hero} had no list.",
    ],
    act: [
      "{Hero} thought. “My boots did, and {grownup} put them on. And {the pal} came too.” {He} said thank you to each, with a {bow|pat|kiss}. “And thank you,” {he} told {the helper}. “Then I’ll help,” {h.he} said.",
      "So they made one. {Socks|Soup|Rain}. {Moon|Jam|Hats}. {Grownup}. {The pal}. “And you,” said {Hero}. “Thank you for you.” {The helper} put that at the {top|end}. “And now I feel like helping!”",
    ],
    voice: [
      "“Nobody does it all alone,” said {the helper}. “So we say thank you.”",
      "“I never said thank you so often,” said {Hero}. “It {tickles|feels nice}.”",
    ],
  },
  {
    id: "thanks-for-trying",
    lesson: "gratitude",
    deed: "thanks the helper for something that is easy to miss",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} pulled and puffed, and it did no good. “Sorry,” {h.he} said. “I was no use at all.” And {h.he} turned to go.",
      "Somebody had put a plank over the mud for {him}. It was {the helper}. {Hero} had walked right by.",
    ],
    act: [
      "“Wait!” said {Hero}. “You tried so hard for me. Thank you.” {He} put a {daisy|clover} behind {h.his} ear. [“You thank me for nothing?” “For trying.”] “Then,” said {the helper}, “I’ve got one more try in me!”",
      "{Hero} turned back. “I’ve got dry feet, and it was you,” {he} said. “Thank you, from both of them.” {He} made each foot bow. [How {the helper} laughed!] “I’ll come and look after those feet.”",
    ],
    voice: [
      "“You saw it, and you said thank you,” {h.he} said. “Now I’m glad.”",
      "“I did it for nothing,” {h.he} said. “But oh, a thank you is nice.”",
    ],
  },
  {
    id: "thanks-good-day",
    lesson: "gratitude",
    deed: "says the thanks that is long due",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I say good day to your window each morning,” said {the helper}. “It never says it back.” [{Hero} had heard it, under the quilt.]",
      "{The helper} put a bowl of soup on the step. {Hero} was so hungry! [The spoon was in before the bowl stood still.] {The helper} waited for something.",
    ],
    act: [
      "“I like it so much,” said {Hero}. “It gets me up. Thank you!” And {he} said good day {seven|eight} times, to make up for it. “Paid in full,” said {the helper}. “Now I’ll get you up that {hill|wall|tree}, or whatever it is.”",
      "Down went the spoon. “Thank you for my soup,” said {Hero}. “Thank you, {carrots|peas}.” “They heard that,” said {the helper}. “So did I. Eat up! Then you’ll have me, tip to toe.”",
    ],
    voice: [
      "“You’ve said thank you,” {h.he} said. “Now I’d do it all again.”",
      "“Thank you tastes good,” {h.he} said, “to the one who says it, too.”",
    ],
  },
  {
    id: "thanks-shade",
    lesson: "gratitude",
    deed: "thanks for shade and water",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} ate {a food} in the shade of {the helper}’s tree. Then {he} got up to go on. [The shade had been so cool.]",
      "Out of the pump came cold water, and {Hero} drank. It was {the helper} who kept it going, with a stiff back.",
    ],
    act: [
      "But {he} turned round. {Hero} put both arms about the trunk. “Thank you, tree. And thank you, {helper}.” [Some leaves came down, like a pat.] “It likes you,” said {the helper}. “So I must help, I see.”",
      "“It’s the best water in {town},” said {Hero}. [{He} filled a cup and took it to {h.him}.] “Thank you for it.” {The helper} drank, and stood up straight. “My back’s new! To work.”",
    ],
    voice: [
      "“You don’t just take,” {h.he} said. “You say thank you.”",
      "“So many drink,” {h.he} said. “One said thank you, and it was you.”",
    ],
  },
  {
    id: "thanks-after-all",
    lesson: "gratitude",
    deed: "sees that the help was good and says thanks",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} held on to {Hero}’s hood. “Let go!” said {Hero}, and pulled. Then {he} saw how deep the {ditch|mud} was, just there.",
      "“Eat that crust,” said {the helper}, “you’ll need it.” {Hero} made a face, and ate. [{He} felt it go down to {his} {arms|knees}.]",
    ],
    act: [
      "“Oh,” said {Hero}. “You kept me safe, and I was cross.” [{He} held out both hands.] “Thank you for holding on.” “I’d hold you all day,” said {the helper}. “Come. I hold, and you do.”",
      "“I’m strong!” said {Hero}, and picked up a {log|bag} to show it. “That was your crust. Thank you, and sorry for the face.” [{The helper} made the same face back.] “Two crusts,” {h.he} said, “and we can move a house.”",
    ],
    voice: [
      "“Late or soon,” {h.he} said, “a thank you is always in time.”",
      "“You thought again, and you said thank you,” {h.he} said.",
    ],
  },
];
