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
      "“First you ask, then you touch,” said {the helper}. “That’s respect.”",
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
      "{The helper} began at the wrong end, {humming|backwards}. “That’s wrong!” said {Hero}. “We do it so at home,” {h.he} said. {H.his} {ears|cheeks} went pink.",
      "{The helper} ate {h.his} {bun|pear|egg} with {h.his} eyes shut. {H.he} said good night to each bite. {Hero} began to giggle.",
    ],
    act: [
      "“Oh,” said {Hero}. “Then show me.” {He} looked on and did not laugh. It was not wrong. It was just {a new|another} way! “My way and your way,” said {the helper}. “Shall we?”",
      "Then {he} stopped. “Do you all do that?” “We do,” {h.he} said. “Good night, bite.” So {Hero} did it too, and it was {fun|rather nice}. “You did it my way,” said {the helper}. “Now I’ll help you.”",
    ],
    voice: [
      "“You have your way and I have mine,” said {the helper}. “Both are good.”",
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
      "“You like loud, I like soft,” said {the helper}. “You saw that.”",
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
      "“We all look {different|like us},” said {the helper}, “and that’s good.”",
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
      "“I said stop and you stopped,” said {the helper}. “That’s respect.”",
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
      "“You saw what is dear to me,” said {the helper}. “That’s respect.”",
      "“It’s my place, and you were {gentle|good} to it,” {h.he} said.",
    ],
  },
];
