import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const honesty: readonly Turn[] = [
  {
    id: "honest-broke",
    lesson: "honesty",
    deed: "owns up to having broken something",
    obstacles: anyTrouble,
    vars: { pot: ["a blue cup", "a clay pot", "a brown jug", "a big plate", "a paper fan", "a glass jar"] },
    test: [
      "“Somebody broke {a pot} of mine,” said {the helper}. {Hero} looked at {his} feet. {He} had done it, just now, with {his} {elbow|bag}.",
      "Crack! That was {a pot}, and it was {the helper}’s. {Hero} hid the bits under {a sight}. “Where is {the pot}?” {h.he} asked.",
    ],
    act: [
      "“It was me,” {he} said. “I’m sorry.” [The words were hard, like {stones|crusts}.] {The helper} looked at {Hero}. {H.he} {h.was} not cross at all. “You told me. We’ll fix it, and then you.”",
      "{Hero} could say, “I don’t know.” [{He} nearly did.] But {he} got the bits and held them up. “I broke it, and I hid it.” “Thank you,” said {the helper}. “What else is wrong?”",
    ],
    voice: [
      "“Pots can be mended,” {h.he} said. “You told the truth.”",
      "“The truth is hard to say,” {h.he} said. “Then it feels good.”",
    ],
  },
  {
    id: "honest-found",
    lesson: "honesty",
    deed: "gives back a lovely thing that he or she found",
    obstacles: anyTrouble,
    vars: { find: ["a silver bell", "a striped hat", "a gold whistle", "a new spade", "a glass star", "a red purse"] },
    test: [
      "By {a sight} {Hero} had found {a find}. {He} had it under {his} {coat|hat}. “I’ve lost {a find},” said {the helper}. “Oh, where is it?”",
      "“Is that yours?” asked {the helper}. {Hero} had {a find} in {his} hand. {He} wanted to say yes. The yes was {right there|on $his tongue}.",
    ],
    act: [
      "[It was so nice.] But it was not {hers}. “Here is {the find},” said {Hero}. “I had it all the time.” {The helper} {jumped|sang} for joy. “Now I can help you!”",
      "“No,” {he} said. “I found it. It’s not mine.” [“It’s mine!” {h.he} said. “I looked {all day|all over}!”] {Hero} gave it back with both hands. “Come,” said {the helper}, “I’ll help.”",
    ],
    voice: [
      "“Yours is yours and mine is mine,” {h.he} said. “That’s honest.”",
      "“You told the truth,” {h.he} said. “That’s better than {gold|cake}.”",
    ],
  },
  {
    id: "honest-ate",
    lesson: "honesty",
    deed: "admits to having eaten the helper’s treat",
    obstacles: anyTrouble,
    vars: { treat: ["a jam tart", "a jam bun", "a jam roll", "a jam scone", "a jam sponge"] },
    test: [
      "“I had {a treat} here,” said {the helper}. “Now there’s just a crumb. Did the {crow|dog|wind} have it?” {Hero} had jam on {his} chin.",
      "{Hero} had seen {a treat}, and now it was gone. {He} knew where. “Where is {the treat}?” asked {the helper}. Nobody {spoke|moved}.",
    ],
    act: [
      "“No,” said {Hero}. “It was me. I ate it, and I did not ask.” [{He} went {red|pink}, and {he} gave {h.him} {a food} for it.] “Thank you,” said {the helper}. “Now let’s see to you.”",
      "[Tick, tock.] {Hero} put up {his} hand. “It’s in my tummy,” {he} said. “I’m sorry. Next time I’ll ask.” {The helper} had to {laugh|smile}. “In there! Well, I’ll help you all the same.”",
    ],
    voice: [
      "“You said what was true,” {h.he} said. “That’s honest.”",
      "“A {tart|bun} is soon gone,” {h.he} said. “The truth stays.”",
    ],
  },
  {
    id: "honest-not-yet",
    lesson: "honesty",
    deed: "takes back a fib about being able to do it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Can you {hop on one leg|tie a bow|whistle}?” asked {the helper}. “I need one who can.” “Yes,” said {Hero}. But that was not so.",
      "“Did it go well?” asked {the helper}. “Oh yes,” said {Hero}. “It’s all done.” But it was not done. [It was not even {begun|half done}.]",
    ],
    act: [
      "{He} felt hot. “I said yes, but I can’t,” said {Hero}. “Not yet.” “Good that you said so,” said {the helper}. “I’ll do that bit, and you do the next.”",
      "{Hero} ran after {h.him}. “It went wrong,” {he} said, “and I did not want to say.” {The helper} {nodded|came back}. “I can help with wrong,” {h.he} said. “I can’t help with done!”",
    ],
    voice: [
      "“Say how it is,” {h.he} said. “Then I can help.”",
      "“The truth came out,” said {Hero}, “and {it was all right|nobody was cross}.”",
    ],
  },
  {
    id: "honest-mess",
    lesson: "honesty",
    deed: "owns up to making clean things muddy",
    obstacles: anyTrouble,
    vars: { wash: ["a clean sheet", "a white shirt", "a new rug", "a clean cloth", "a pale blanket"] },
    test: [
      "{The helper} had {a wash}. Now it had muddy feet on it! “Was it {the pal}?” {h.he} asked. {The pal} said nothing.",
      "{A wash} hung by {a sight}. {Hero} threw some mud, just for fun. Splat! “Who did that?” called {the helper}.",
    ],
    act: [
      "“They’re my feet,” said {Hero}. “Look.” [{He} put {his} {boot|foot} next to one. It was the same.] “I’ll rub it off.” So they rubbed and rubbed. “That’s done,” said {the helper}. “Now yours.”",
      "[{He} could run. {He} could hide.] But {Hero} held out two muddy hands. “I did,” {he} said. “I’ll wash it.” {The helper} got the soap and {smiled|hummed}. “And then we’ll do your thing.”",
    ],
    voice: [
      "“Mud comes off,” {h.he} said, “when you tell the truth.”",
      "“It was me, you said,” {h.he} said. “How honest of you!”",
    ],
  },
  {
    id: "honest-prize",
    lesson: "honesty",
    deed: "does not take what is meant for somebody else",
    obstacles: anyTrouble,
    vars: { gain: ["pears", "plums", "buns", "apples", "oat cakes", "peaches"] },
    test: [
      "“Was it you who {fed my hens|swept my step|shut my gate}?” asked {the helper}. “Then there’s a prize for you!” It was not {Hero}. It was {name}.",
      "{The helper} had two {gain}. “One for you, one for your twin,” {h.he} said. {Hero} had no twin. {He} could eat both!",
    ],
    act: [
      "A prize! {Hero} put {his} hands behind {him}. “I like prizes,” {he} said, “but it was somebody else.” {The helper} {sat down|blinked}. “That was hard to say,” {h.he} said. “I’ll help you for that.”",
      "“I’ve not got a twin,” said {Hero}, and gave one back. {The helper} {laughed|looked} and ate it. [“You could have had two!” “I know,” {he} said.] “Come on,” {h.he} said, “let me help.”",
    ],
    voice: [
      "“You said the true thing,” said {the helper}. “Nobody made you.”",
      "“Honest friends are the best,” said {the helper}.",
    ],
  },
  {
    id: "honest-hens",
    lesson: "honesty",
    deed: "says who let it happen and puts it right",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Has anybody seen my spoon?” asked {the helper}. “It was here.” {Hero} had dug with it. [Then it had slid down a {hole|crack}.]",
      "“Who let my {hens|goats|ducks} out?” asked {the helper}. {Hero} had just wanted to say hello. [{He} had not shut the {gate|hatch}.]",
    ],
    act: [
      "“I had it,” said {Hero}. “It’s down there.” {He} lay flat and felt about till {his} fingers had it. {The helper} wiped it on the grass. “You said so at once. So I’ll dig you out, too.”",
      "“I did. I’ll get them,” said {Hero}. {He} ran left, {he} ran right, and {he} walked them home in a row. “All in!” said {the helper}. “It’s good that you told me. What about you?”",
    ],
    voice: [
      "“You said, it was me,” {h.he} said. “That’s the truth, and I like it.”",
      "“The truth is quick,” {h.he} said. “It saves a lot of looking.”",
    ],
  },
  {
    id: "honest-game",
    lesson: "honesty",
    deed: "owns up to not playing fair",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "They played who could keep still the longest. {The helper} had {h.his} eyes shut. {Hero} scratched {his} nose. “Did you move?” asked {the helper}.",
      "“Count to ten,” said {the helper}, “and don’t look.” {Hero} looked, between two fingers. {He} saw which {bush|barrel} it was.",
    ],
    act: [
      "Nobody had seen it. [Just {Hero} knew.] “I did,” {he} said. “You win.” {The helper} laughed out loud. “I moved too, in the middle! Well, since we’re both so honest, let’s see to your job.”",
      "“Found you,” {he} said. Then {Hero} said, “But I peeped.” Out came {the helper}, with leaves on. “You’re fair,” {h.he} said. “I like to work with fair folk. Show me.”",
    ],
    voice: [
      "“You won’t win by a fib,” said {the helper}. “You told the truth, and I trust you.”",
      "“Fair and true,” said {the helper}. “That’s how I like a friend.”",
    ],
  },
  {
    id: "honest-coin",
    lesson: "honesty",
    deed: "gives back what was too much",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} paid a penny for {a food}. {The helper} gave {him} back a gold coin by mistake. How it shone!",
      "“Which of these {hats|bags} is yours?” asked {the helper}. One was {old|patched}, and that was {Hero}’s. And one was brand new.",
    ],
    act: [
      "{He} went six steps with it. Then {Hero} went six steps back. “You gave me too much,” {he} said. {The helper} sat down. “That was for my {rent|new roof}! Shop’s shut. I’m coming with you.”",
      "“The old one,” said {Hero}, and gave the new one a last look. “Right,” said {the helper}. “The new one’s mine, and you could have had it. Put yours on. We’ve got work to do.”",
    ],
    voice: [
      "“You gave it back,” {h.he} said. “That’s what I call honest.”",
      "“True things are worth more than gold,” {h.he} said.",
    ],
  },
  {
    id: "honest-chalk",
    lesson: "honesty",
    deed: "lets nobody else take the blame or the praise",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "There was chalk all over {the helper}’s wall. “I bet that was {the neighbour},” {h.he} said, and was cross. {Hero} had {white|pink} hands.",
      "“What a fine {paper bird|mud pie|daisy chain}!” said {the helper}. “Did you make it all on your own?” [{Hero} liked to be clever.] But {grownup} had made most of it.",
    ],
    act: [
      "“Don’t be cross there,” said {Hero}. “Be cross here.” And {he} held out {his} hands. {The helper} got one wet rag, and then one more. “Scrub with me, and tell me your trouble.”",
      "“I just did the {edge|end},” said {Hero}. “I had help with the rest.” “Clever and honest,” said {the helper}. “That makes two good things. Then I’ll be your help this time.”",
    ],
    voice: [
      "“You told me how it was,” {h.he} said. “The truth clears the air.”",
      "“It’s hard to say, it was me,” {h.he} said. “You said it.”",
    ],
  },
];
