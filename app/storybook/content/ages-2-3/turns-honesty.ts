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
      "“Somebody broke {a pot} of mine,” said {the helper}. “I can’t {come|leave|go} till I know who it was.” {Hero} had done it, just now, with {his} {elbow|bag}.",
      "Crack! {Hero} broke {the helper}’s {pot}, and hid the bits. “Where is it?” asked {the helper}. “I can’t {come|leave|go} till I find it.”",
    ],
    act: [
      "“It was me,” {he} said. “I’m sorry.” [The words were hard, like {stones|crusts}.] “The truth at last!” said {the helper}, not cross at all. “So now I can come.”",
      "{Hero} could say, “I don’t know.” [{He} nearly did.] But {he} held up the bits. “I broke it, and I hid it. I’m sorry.” “Then my search is over,” said {the helper}, “and I’ll come with you.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “Things break. The truth makes it all right.”",
      "“The truth is hard to say,” said {the helper}. “Then it feels good.”",
    ],
  },
  {
    id: "honest-found",
    lesson: "honesty",
    deed: "gives back a lovely thing that he or she found",
    obstacles: anyTrouble,
    vars: { find: ["a silver bell", "a striped hat", "a gold whistle", "a new spade", "a glass star", "a red purse"] },
    test: [
      "{Hero} had found {a find} by {a sight}, and hid it in {his} {coat|hat}. “I’ve lost {a find},” said {the helper}. “I must look for it first.”",
      "{A find} lay in {Hero}’s hand. {He} had just found it. “I’ve lost one like that,” said {the helper}. “I can’t stop till I have it. Is it yours?” [{Hero} wanted to say yes.]",
    ],
    act: [
      "[It was so nice.] But it was not {hers}. “Here it is,” said {Hero}. “I had it.” {The helper} {jumped|sang} for joy. “My {find}! Now I’ve got time for you.”",
      "“No,” {he} said. “I found it, and it’s not mine.” {Hero} gave it back with both hands. “It’s back!” {said|cried} {the helper}. “Now I’m free.”",
    ],
    voice: [
      "“You did not keep it,” said {the helper}. “I call that honest.”",
      "{The helper} {smiled|laughed}. “You told the truth. That’s better than {gold|cake}.”",
    ],
  },
  {
    id: "honest-ate",
    lesson: "honesty",
    deed: "admits to having eaten the helper’s treat",
    obstacles: anyTrouble,
    vars: { treat: ["a jam tart", "a jam bun", "a jam roll", "a jam scone", "a jam sponge"] },
    test: [
      "“I had {a treat} here,” said {the helper}. “I must find it first. Did the {crow|dog|wind} take it?” {Hero} had eaten it. [{He} had jam on {his} chin.]",
      "“Where is {the treat} that I put here?” asked {the helper}. {H.he} looked high and low. It was in {Hero}’s tummy.",
    ],
    act: [
      "“It was me,” said {Hero}. “I ate it, and I did not ask. I’m sorry.” [{He} gave {h.him} {a food} for it.] “You {told me|said so},” said {the helper}, “and that was {quick|fair}. I’ll come.”",
      "[Tick, tock.] {Hero} put up {his} hand. “I ate it,” {he} said. “I’m sorry. Next time I’ll ask.” {The helper} had to {laugh|smile}. “What a tummy! At least I’ve found it. Now let’s find you some help.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “You said what was true. That’s honest.”",
      "“A treat is soon gone,” said {the helper}. “The truth stays.”",
    ],
  },
  {
    id: "honest-not-yet",
    lesson: "honesty",
    deed: "takes back a fib about being able to do it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Can you {tie a knot|whistle|count to ten}?” asked {the helper}. “Then you don’t need me.” “Yes,” said {Hero}. But it was not true +so {the helper} went off.",
      "“Is all well with {trouble}?” asked {the helper}. “Oh yes,” said {Hero}, and that was a fib. [It was as bad as ever.] So {the helper} went {off|home}.",
    ],
    act: [
      "{Hero} ran after {h.him}. “I said yes, but I can’t do it,” {he} said. “Not yet.” {The helper} came back. “Then you do need me, and I’ll stay.”",
      "“Stop!” called {Hero}. “It’s not true, and I need help.” “I’m glad to hear it,” said {the helper}, and {turned|came} back. “Let’s see to it, you and I.”",
    ],
    voice: [
      "“Say how it is,” said {the helper}. “Then I can help.”",
      "“I told the truth,” said {Hero}, “and {it was all right|nobody was cross}.”",
    ],
  },
  {
    id: "honest-mess",
    lesson: "honesty",
    deed: "owns up to making clean things muddy",
    obstacles: anyTrouble,
    vars: { wash: ["a clean sheet", "a white shirt", "a new rug", "a clean cloth", "a pale blanket"] },
    test: [
      "{The helper} had put out {a wash}. Now there were muddy feet on it! “Who was that?” {h.he} asked. “I can’t come. I’ve got to wash it.” It was {Hero}.",
      "{A wash} hung by {a sight}. {Hero} threw some mud, just for fun. Splat! “Who did that?” called {the helper}. “I must wash it now, so I can’t come.”",
    ],
    act: [
      "“They’re my feet,” said {Hero}. “I’m sorry. Let’s wash it.” [{He} put {his} {boot|foot} next to one. It was the same.] They rubbed as two, so it was soon clean. Now {the helper} had time.",
      "[{He} could run. {He} could hide.] But {Hero} held out two muddy hands. “I did it,” {he} said. “I’ll wash it.” Rub, rub, rub! “All clean!” {said|cried} {the helper}. “So I’m free.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “Mud comes off, when you tell the truth.”",
      "“You held up your hands,” said {the helper}. “How honest of you!”",
    ],
  },
  {
    id: "honest-prize",
    lesson: "honesty",
    deed: "does not take what is meant for somebody else",
    obstacles: anyTrouble,
    vars: { gain: ["red flags", "paper hats", "whistles", "bells", "gold stars", "balloons"] },
    test: [
      "“Was it you who {swept my step|shut my gate|fed my hens}?” asked {the helper}. “Here’s a prize for you!” It was not {Hero}. It was {name}.",
      "{The helper} gave out {gain}, one for each child. “Did you get one?” {h.he} asked. {Hero} had one, in {his} {bag|pocket}. If {he} said no, {he} would have two!",
    ],
    act: [
      "{Hero} put {his} hands behind {him}. “I’d like the prize,” {he} said, “but it’s for {name}, who did it.” {The helper} {sat down|blinked}. “What an honest child! I’ll help you for that.”",
      "“I’ve got one,” said {Hero}. So the last one went to a small {boy|girl}. “There was just enough,” said {the helper}. “So I’m done, and I’ll come.”",
    ],
    voice: [
      "“You said the true thing,” said {the helper}. “Nobody made you.”",
      "{The helper} was so {glad|happy}. “Honest friends are the best.”",
    ],
  },
  {
    id: "honest-hens",
    lesson: "honesty",
    deed: "says who let it happen and puts it right",
    obstacles: anyTrouble,
    vars: { flock: ["hens", "goats", "ducks"] },
    test: [
      "“I can’t start without my spoon,” said {the helper}. “Has anybody seen it?” {Hero} had dug with it, and it had slid down a {hole|crack}.",
      "“Who let my {flock} out?” asked {the helper}. “I can’t {help you|come} till they’re back.” It was {Hero}. {He} had not shut the {gate|hatch}.",
    ],
    act: [
      "“I had it,” said {Hero}. “It fell down there.” [{He} lay flat and felt about.] There it was! “There’s my spoon, thanks to you!” said {the helper}. “I can start.”",
      "“I did,” said {Hero}, “so I’ll get them.” {He} ran left, {he} ran right, and {he} walked them home. “All in!” {said|cried} {the helper}. “Now I can leave.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “You said, it was me. That’s the truth, and I like it.”",
      "“The truth is quick,” said {the helper}. “It saves a lot of looking.”",
    ],
  },
  {
    id: "honest-game",
    lesson: "honesty",
    deed: "owns up to not playing fair",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Keep still,” said {the helper}. “If you win, I’ll help you.” They shut their eyes. {Hero} scratched {his} nose, and nobody saw. “You win!” said {the helper}.",
      "“I’ll hide,” said {the helper}. “If you find me, I’ll help you. Don’t look!” But {Hero} looked, between two fingers. {He} saw just which {bush|barrel} it was.",
    ],
    act: [
      "“No, I moved,” said {Hero}. “You win.” {The helper} laughed out loud. “You did not have to tell me! For that I’ll help you.”",
      "“I’ve found you,” said {Hero}, “but I peeped.” Out came {the helper}, with leaves on. “Well, you said it!” {h.he} laughed. “I like to help somebody who’s {fair|honest}.”",
    ],
    voice: [
      "“You told me when you did not play fair,” said {the helper}. “That’s honest.”",
      "{The helper} {nodded|bowed} to {Hero}. “Honest is more than to win. I trust you.”",
    ],
  },
  {
    id: "honest-coin",
    lesson: "honesty",
    deed: "gives back what was too much",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} paid {the helper} a penny for {a trinket}. {The helper} gave {him} back a gold coin by mistake. How it shone! [{Hero} shut {his} hand.]",
      "Two {hats|bags} hung by {a sight}. “Which one is yours?” asked {the helper}. {Hero}’s was the {old|patched} one. But the new one was so fine!",
    ],
    act: [
      "{He} went six steps with it. Then {Hero} went six steps back. “You gave me too much,” {he} said. “My gold coin!” said {the helper}. “Thank you! Now, what do you need?”",
      "“The old one is mine,” said {Hero}. “Yes,” said {the helper}, “and the new one’s mine. I see that I can trust you, so I’ll help.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “What’s mine is mine, you said. That’s honest.”",
      "“A true word,” said {the helper}, “is better than a fine thing.”",
    ],
  },
  {
    id: "honest-chalk",
    lesson: "honesty",
    deed: "lets nobody else take the blame or the praise",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "There was chalk all over {the helper}’s wall. “That was {the neighbour},” {h.he} said. “I’m too cross to help.” But {Hero} had done it.",
      "“What a fine {paper bird|mud pie|daisy chain}!” said {the helper}. “You’re so clever, you need no help.” But {grownup} had made most of it.",
    ],
    act: [
      "“I drew it,” said {Hero}, with two {white|pink} hands. “I’m sorry.” They scrubbed it off as two. “Now I’m not cross,” said {the helper}, “so I’ll help.”",
      "“I just did the {edge|end},” said {Hero}. “{Grownup} did the rest.” “I’m glad I know,” said {the helper}. “Then I’ll stay and help you.”",
    ],
    voice: [
      "“You did not let me get it wrong,” said {the helper}. “I like the truth.”",
      "{The helper} came {close|near}. “That was hard to say, and you were honest.”",
    ],
  },
  {
    id: "honest-forgot",
    lesson: "honesty",
    deed: "admits to having forgotten",
    obstacles: anyTrouble,
    vars: { mouth: ["fish", "hens", "rabbits"] },
    test: [
      "“Did you feed my {mouth}?” asked {the helper}. “If not, I must run home.” {Hero} had forgotten, [and looked at {his} boots].",
      "“Did you ask {the neighbour} for a rope?” said {the helper}. “I’ll need it at {trouble}.” {Hero} had forgotten. [What could {he} say?]",
    ],
    act: [
      "It was easy to say yes. “No,” said {Hero}. “I forgot, and I’m sorry.” They ran and fed the {mouth} as two. “All fed!” said {the helper}. “I don’t have to fret, so I’ll stay.”",
      "“I did not,” said {Hero}. “I saw a {frog|snail}, and I forgot.” “And I’d have waited all night!” said {the helper}. They ran and got it. “Here’s the rope, so here I go.”",
    ],
    voice: [
      "“We all forget,” said {the helper}. “You’re so honest that you say it.”",
      "“I forgot. Those are honest words,” said {the helper}.",
      "{The helper} {smiled|nodded}. “You told me, and we put it right. The truth does that.”",
    ],
  },
  {
    id: "honest-peek",
    lesson: "honesty",
    deed: "owns up to having looked or touched",
    obstacles: anyTrouble,
    vars: { dye: ["green", "blue", "red", "pink"] },
    test: [
      "“Don’t look in this box,” said {the helper}. {Hero} looked. Out flew a balloon! “Where is it?” cried {the helper}. “We need the balloon!”",
      "{Hero} put one finger on {the helper}’s {dye} door. The paint was wet! “Is that dot a bug?” asked {the helper}. “I must stay and watch it.”",
    ],
    act: [
      "“I looked,” said {Hero}, “and it flew out. I’m sorry.” They found it on a {twig|bush}. “You told me, so it did not get far. You can have my help.”",
      "{Hero} held up a {dye} finger. “It’s no bug,” {he} said. “I did it.” {The helper} laughed. One dab, and it was gone. “No bug to watch! So I’m off with you.”",
    ],
    voice: [
      "“You did what you should not,” said {the helper}. “Then you were honest.”",
      "“I did it, and I said it,” {Hero} told {the pal}. “That’s honest,” said {the helper}.",
      "{The helper} {laughed|blinked}. “The truth is out, and see, nobody bites.”",
    ],
  },
  {
    id: "honest-tale",
    lesson: "honesty",
    deed: "takes back a made-up story",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Look out, a bear!” called {Hero}, as a joke. {The helper} ran into a {shed|barn} and shut the door. “I’m not coming out to help!”",
      "“The king’s on his way to your house!” said {Hero}, just for fun. {The helper} ran for a broom. “No time to help!” {h.he} puffed. “I’ve got to sweep.”",
    ],
    act: [
      "{Hero} did not laugh. {He} knocked. “There’s no bear,” {he} said. “I made it up, and I’m sorry.” The door opened. “What luck! I’m not afraid to come.”",
      "“Stop,” said {Hero}. “No king will come. It was a fib.” {The helper} put the broom down. [“My step is clean, at least.”] “No more sweeping! I’ll do your job instead.”",
    ],
    voice: [
      "“I like a tale,” said {the helper}, “when I know it’s a tale. Thank you for the truth.”",
      "“You took it back,” said {the helper}. “That’s the honest thing to do.”",
      "“A fib makes work,” said {Hero}. “The truth stops it.”",
    ],
  },
  {
    id: "honest-dont-know",
    lesson: "honesty",
    deed: "admits to not knowing",
    obstacles: anyTrouble,
    vars: { source: ["pump", "barn", "mill"] },
    test: [
      "“Where’s the {source}?” asked {the helper}. “I must go there before I help.” {Hero} did not know, and just pointed. Off {the helper} went!",
      "“How many hens are in?” asked {the helper}. “I’ll go when I know.” “Ten,” said {Hero}. But {he} could only count to three.",
    ],
    act: [
      "“Wait!” called {Hero}. “I don’t know the way.” So they asked {grownup}, who did. It was just {round the bend|behind them}! “You saved me a long walk. I’ll walk with you.”",
      "{Hero}’s ears went hot. “I just said ten,” {he} said. “I don’t know.” So {grownup} counted along, up to {nine|eight}. “They’re all here, then! I’ll leave and not fret.”",
    ],
    voice: [
      "“When you don’t know, say so,” said {the helper}. “You did, and it’s honest.”",
      "“Nobody knows it all,” said {the helper}. “You’re honest and say so.”",
      "{The helper} {nodded|smiled}. “Now I know that what you tell me is true.”",
    ],
  },
  {
    id: "honest-pal",
    lesson: "honesty",
    deed: "stops blaming the companion",
    obstacles: anyTrouble,
    vars: { squashed: ["hat", "basket", "bag"] },
    test: [
      "“Who sat on my {squashed}?” asked {the helper}. “I won’t go till I know.” “{The pal} did,” said {Hero}. That was a fib.",
      "There was {paint|milk} all over the step. “Who did that?” asked {the helper}. “I’ll have to mop.” “{The pal} did it,” said {Hero}. {The pal} had not.",
    ],
    act: [
      "{The pal} looked at {Hero}. “No, I sat on it,” {he} said. “Sorry, both of you.” {The helper} pushed it out, and it was a {squashed} again. “So now I know. Off we go!”",
      "It felt bad, like a {stone|bean} in a shoe. “I spilt it,” said {Hero}, “and I’ll mop.” {He} did, till it was dry. “My step is done,” said {the helper}. “I can go.”",
    ],
    voice: [
      "“Now it’s fair on {the pal},” said {the helper}. “That’s what the truth is for.”",
      "“I said it was not {the pal},” said {Hero}, “and we’re friends again.”",
      "{The helper} gave {the pal} a wink. “Honest friends say, I did it.”",
    ],
  },
  {
    id: "honest-hands",
    lesson: "honesty",
    deed: "takes back a fib about clean hands or a tidy box",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“My map will help us,” said {the helper}. “Are your hands clean?” “Yes,” said {Hero}, and hid them. They were as black as {coal|boots}!",
      "“I’ll come when all the bricks are in my box,” said {the helper}. “All in,” said {Hero}. But one was in {his} {sock|shoe}.",
    ],
    act: [
      "“No, they’re not,” said {Hero}, and out they came. {Grownup} got the soap. Rub, rub! “Such clean hands may hold my map,” said {the helper}. “Look, here’s what we’ll do.”",
      "It pinched at each step. {Hero} shook it out. “I kept one,” {he} said. Click! {The helper} shut the box. “Full at last! My work’s over, so yours can begin.”",
    ],
    voice: [
      "“First came a fib and then the truth,” said {the helper}. “I like number two.”",
      "“You told me, all by yourself. Honest people do,” said {the helper}.",
      "“It feels {light|good} to be honest,” said {Hero}.",
    ],
  },
];
