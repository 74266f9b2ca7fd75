import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const respect: readonly Turn[] = [
  {
    id: "respect-ask-first",
    lesson: "respect",
    deed: "asks before touching the helper’s things",
    obstacles: anyTrouble,
    vars: { nice: ["a soft bag", "a tall hat", "a gold horn", "a wool rug", "a long cape", "a big red drum"] },
    test: [
      "{The helper} had {a nice}. It was so {fine|smooth}. {Hero}’s hand went out, all by itself. [It was nearly there.]",
      "There lay {a nice}, and it was {the helper}’s. It was just what {Hero} needed! {He} could take it. [Nobody would {see|mind}, would they?]",
    ],
    act: [
      "Stop, hand! “May I touch it?” {he} asked first. “Since you ask, you may,” said {the helper}. [{Hero} did it with one finger, like a {feather|moth}.] “You’re {careful|gentle}. For you I’ve got time.”",
      "{Hero} put {his} hands behind {his} back. “It’s yours,” {he} said. “May I use it, please?” {The helper} {beamed|nodded}. “You asked so nicely! Yes, and I’ll come too.”",
    ],
    voice: [
      "“First you ask, then you touch,” {h.he} said. “That’s respect.”",
      "“It’s mine, and you asked,” {h.he} said. “I like that.”",
    ],
  },
  {
    id: "respect-own-way",
    lesson: "respect",
    deed: "does not laugh at the helper’s way of doing things",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} began at the wrong end, {humming|backwards}. “That’s wrong!” said {Hero}. “We do it so at home,” {h.he} said. [{H.his} {ears|cheeks} went pink.]",
      "{The helper} ate {h.his} {bun|pear|egg} with {h.his} eyes shut. [{H.he} said good night to each bite.] {Hero} began to giggle.",
    ],
    act: [
      "“Oh,” said {Hero}. “Then show me.” {He} looked on and did not laugh. It was not wrong. It was just {a new|another} way! “My way and your way,” said {the helper}. “Shall we?”",
      "Then {he} stopped. “Do you all do that?” “We do,” {h.he} said. “Good night, bite.” So {Hero} did it too, and it was {fun|rather nice}. “You did it my way,” said {the helper}. “Now I’ll help you.”",
    ],
    voice: [
      "“You have your way and I have mine,” {h.he} said. “Both are good.”",
      "“It’s not wrong,” said {Hero}. “It’s just not {mine|the same}.”",
    ],
  },
  {
    id: "respect-quiet",
    lesson: "respect",
    deed: "is quiet because the helper needs it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Not so loud, please,” said {the helper}. “It hurts my ears.” But {Hero} liked loud. {He} had a {stamp|shout|roar} all ready.",
      "Shh! {The helper}’s baby was asleep by {a sight}. {Hero} had a {song|drum roll|loud laugh} in {him} +and it wanted out.",
    ],
    act: [
      "{He} put it away for later. {Hero} took off {his} {big|clumpy} boots. “Is this all right?” {he} asked, as soft as {fluff|milk}. “It’s lovely. Now I can think what to do,” said {the helper}.",
      "{Hero} shut {his} mouth. {He} walked on the sides of {his} feet. [The baby slept {on|well}.] “You’re good to have about,” said {the helper}. “What can I do for you?”",
    ],
    voice: [
      "“You like loud, I like soft,” {h.he} said. “You saw that.”",
      "“Thank you for the hush,” {h.he} said. “That’s respect.”",
    ],
  },
  {
    id: "respect-looks",
    lesson: "respect",
    deed: "greets the helper, who looks odd, without laughing",
    obstacles: anyTrouble,
    vars: {
      oddity: ["one blue ear", "a very long nose", "a coat of leaves", "green hair", "three hats on", "spots all over"],
    },
    test: [
      "{The helper} had {oddity}. {Hero} stared. {H.he} put {h.his} head down. “Go on, laugh,” {h.he} said. “They all do.”",
      "“Why have you got {oddity}?” asked {Hero}. “Why have you got {two ears|ten toes}?” said {the helper}. That was a good question.",
    ],
    act: [
      "{He} did not laugh. “Hello,” {he} said. “I’m {Hero}. I’ve got {a crooked toe|one big ear|a bent thumb}.” [And {he} showed it.] “How fine!” said {the helper}. “Now, can I help?”",
      "{Hero} looked down. {He} looked up. “I just have,” {he} said. “I like yours.” “And I like yours,” {h.he} said. So that was all right. {The helper} came to see what was {wrong|up}.",
    ],
    voice: [
      "“We all look {different|like us},” {h.he} said, “and that’s good.”",
      "“You said hello to me,” {h.he} said, “and not to my {hat|nose}.”",
    ],
  },
  {
    id: "respect-stop",
    lesson: "respect",
    deed: "stops at once when the helper says stop",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} gave {the helper} a tickle. “Ha, stop now,” {h.he} said. It was such fun! Just one more {tickle|go}?",
      "“I don’t want a hug,” said {the helper}. “Not now.” {Hero} stood with {his} arms out. {He} felt {silly|a bit sad}.",
    ],
    act: [
      "No. Stop is stop. {Hero} took {his} hands away. “What do you like?” {he} asked. “I like {sitting|a song|rolling},” said {the helper}, “and I like you. Come, let’s get to work.”",
      "{Hero} put {his} arms down. “A wave, then?” {he} asked. A wave was good. [So they waved, close as they were.] “You let me choose,” said {the helper}. “I choose to help you.”",
    ],
    voice: [
      "“I said stop and you stopped,” {h.he} said. “That’s respect.”",
      "“No means no,” {h.he} said, “and you {heard|knew} it.”",
    ],
  },
  {
    id: "respect-home",
    lesson: "respect",
    deed: "takes care of the helper’s place",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "The quick way went over {the helper}’s {beans|roses|peas}. They were just up, as thin as {hair|string}. {Hero} had big boots on.",
      "“Come in my house,” said {the helper}, “if you fit.” It was very clean in there. {Hero}’s boots were not. {Drip|Squelch|Plop}.",
    ],
    act: [
      "So {Hero} went round. It was {longer|ten more steps}, on tiptoe, at the edge. [Not one leaf was bent.] “You took care of my things,” said {the helper}. “I’ll take care of you.”",
      "{Hero} sat down and pulled them off. {He} put them side by side and {he} went in on {his} socks. “My house says thank you,” said {the helper}. “Sit. Tell me all about it.”",
    ],
    voice: [
      "“You saw what is dear to me,” {h.he} said. “That’s respect.”",
      "“It’s my place, and you were {gentle|good} to it,” {h.he} said.",
    ],
  },
  {
    id: "respect-queue",
    lesson: "respect",
    deed: "waits until it is his or her turn",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "There was a line to see {the helper}, and {Hero} was at the very end. [It was so slow!] And there was a gap, just {his} size.",
      "“It’s the pup’s turn to hold the {flag|bell},” said {the helper}. But {Hero}’s hand had got there first. [It felt good in the hand.]",
    ],
    act: [
      "{Hero} looked at the gap. {He} looked at all the {grannies|geese|people}. [They had waited as well.] So {he} let a {tired lady|small boy} go first. “I saw that,” said {the helper}. “Now I’ve got all my time for you.”",
      "One by one {Hero} opened {his} fingers. “It’s yours,” {he} told the pup. “I come after you.” [The pup went round with it, so proud.] “You can wait,” said {the helper}. “So I can trust you with the big one.”",
    ],
    voice: [
      "“Each of us gets a turn,” {h.he} said. “You know that. It’s called respect.”",
      "“They came first, and you let them,” {h.he} said. “I like that.”",
    ],
  },
  {
    id: "respect-slow",
    lesson: "respect",
    deed: "lets the helper do it at his or her own pace",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Eh?” said {the helper}. {H.his} ears were full of {wool|wind}. [{Hero} said it once more. “Eh?”] It made {him} want to {giggle|shout}.",
      "{The helper} had to do up {h.his} bag, and it took so long. {Hero} could do it in a wink! [{His} hands came up by themselves.]",
    ],
    act: [
      "{Hero} did neither. {He} went round to the front, and said it slowly, with {his} hands too. “Ah! Now I’ve got it,” said {the helper}. “Most give up on me. You, I’ll help.”",
      "But nobody had asked {him}. So {Hero} put {his} hands down, and hummed a tune for bags. [Click, it was shut.] “I like to do it myself,” said {the helper}, “and you let me. Right! Now you.”",
    ],
    voice: [
      "“You let me be slow,” {h.he} said. “That’s respect.”",
      "“I’m me and you’re you,” {h.he} said. “You were nice about it.”",
    ],
  },
  {
    id: "respect-secret",
    lesson: "respect",
    deed: "leaves a secret alone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had a box with a lid. “It’s private,” {h.he} said, and went off to get {a trinket}. The lid was not quite shut. [Something {blue|gold} shone in there.]",
      "“Don’t tell,” said {the helper}, and told {Hero} a secret. [It was about {h.his} {tooth|bath|gran}.] And here came {the neighbour}. “What did you two say?”",
    ],
    act: [
      "{Hero} turned {his} back on it. {He} looked at {a sight}, till {he} knew it by heart. “You did not peep!” said {the helper}. “So I’ll tell you. It’s where I keep my ideas. Have one.”",
      "“That’s not mine to tell,” said {Hero}. {He} shut {his} lips like a purse. “You kept it!” said {the helper}. “Then I’ve got a second one for you. It’s how to do your job.”",
    ],
    voice: [
      "“It was mine, and you left it be,” {h.he} said. “That’s respect.”",
      "“A closed box is closed,” {h.he} said. “You know how to be fair to people.”",
    ],
  },
  {
    id: "respect-tea",
    lesson: "respect",
    deed: "calls the helper nicely and leaves his or her time in peace",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Hey, you there, {Fluff|Muddy|Slow Coach}!” called {Hero}. {The helper} did not turn round. [That was not a name at all.]",
      "“First my tea,” said {the helper}. “I have it at this time.” {Hero} wanted to pull {h.him} along, tea and all.",
    ],
    act: [
      "{Hero} went pink. {He} walked up to {h.him}. “I’m sorry. What may I call you?” “Friend will do,” said {the helper}. “Please, friend, can you help me?” And now {h.he} turned round, all the way.",
      "But tea is tea. {Hero} sat down next to {h.him}. {He} did not ask, not even with {his} eyes. [Sip. Sip. Ahh.] “Nobody lets me have it in peace,” said {the helper}, “just you. Now I’m full of go!”",
    ],
    voice: [
      "“You spoke to me nicely,” {h.he} said. “That’s respect, and I like it.”",
      "“My time is mine,” {h.he} said. “You saw that, so now it’s yours.”",
    ],
  },
];
