import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

/** For a lesson of the parent’s own that fits nowhere else: what was said is done, at once and as it was said. */
export const listening: readonly Turn[] = [
  {
    id: "listen-again",
    lesson: "listening",
    deed: "listens to advice and does it that way",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Try it this way,” said {the helper}. “I know, I know!” said {Hero}, and did not. It went wrong {again|with a bump}.",
      "{The helper} said it once. {The helper} said it twice. {Hero} was {singing|hopping} and heard it no times at all.",
    ],
    act: [
      "{He} sat on {his} hands. “Say it again, please,” said {Hero}. “I’m listening.” {He} did, with both ears. “Slow, and from {below|this end},” said {the helper}. “Oh! Like that!”",
      "Then {he} stopped. “What did you say?” {he} asked. {Hero} looked right at {the helper} till the {end|last word}. It was a good plan! “I’ll show you,” {h.he} said.",
    ],
    voice: ["“Ears first,” {h.he} said. “Then hands.”", "“You listened,” {h.he} said, “and now you know.”"],
  },
  {
    id: "listen-grown-up",
    lesson: "listening",
    deed: "remembers what the grown-up always says and does it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“What does {grownup} always say?” asked {the helper}. {Hero} had to think. {Grownup} said so much!",
      "{Grownup} had told {him} something this morning. “Was it ‘run’?” asked {the helper}. “Was it ‘shout’?” “No,” said {Hero}.",
    ],
    act: [
      "Then {he} heard it in {his} head. “Slow down and look,” it said. So {Hero} slowed down and {he} looked. “Ah!” {he} said. “Good,” said {the helper}. “Let’s do just that.”",
      "“It was ‘ask first’,” said {Hero}. “I forgot to!” So {he} asked now. “Please, how does it go?” {The helper} was so glad. “I’ll tell you,” {h.he} said. “It goes like this.”",
    ],
    voice: ["“{Grownup} knows a thing or two,” {h.he} said.", "“I heard it late,” said {Hero}, “but I heard it.”"],
  },
  {
    id: "listen-hush",
    lesson: "listening",
    deed: "stops talking and listens",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} talked on and on. {The helper} opened {h.his} mouth and shut it. There was no gap to put a word in.",
      "“Shh,” said {the helper}. “Can you hear it?” {Hero} could hear {a noise}. “Not that. {Under|Behind} that.”",
    ],
    act: [
      "At last {he} ran out of breath. It was quiet. “Your turn,” said {Hero}, and {he} waited. So {the helper} told {him}. It was just what {he} had to know.",
      "{Hero} shut {his} mouth and listened. There! It was a very small {drip|tick|cheep}. It came from just where they had to {look|begin}. “You kept quiet and you heard it,” said {the helper}. “Come on.”",
    ],
    voice: ["“When it’s quiet,” {h.he} said, “good things come in.”", "“Hush helps,” {h.he} said."],
  },
  {
    id: "listen-put-right",
    lesson: "listening",
    deed: "does it the right way, as he or she was told",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You know what to do,” said {the helper}. “You’ve been told.” {Hero} did know. [It was not the quick way.] It was the {right|slow} way.",
      "{The helper} looked at {him}. “Is there something to put right?” {h.he} asked. There was. {Hero} had left a {gate|door|tap} open.",
    ],
    act: [
      "So {Hero} went back to the start. {He} did it step by step, as {he} had been told. “That’s it,” said {the helper}. “The next bit we do as two.”",
      "{He} ran back and shut it. {Click|Snap}. {He} had been told so {often|many times}, and now {he} did it. “I saw that,” said {the helper}. “Now I’ll see to you.”",
    ],
    voice: [
      "“We all get a second go,” {h.he} said.",
      "“Now I’ve done it right,” said {Hero}, and {he} felt {tall|light}.",
    ],
  },
  {
    id: "listen-wait",
    lesson: "listening",
    deed: "waits when told to wait",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Wait,” said {the helper}, “and hold on to me.” But {Hero} did not want to wait. {His} feet {hopped|ran} on the spot.",
      "“Not yet,” said {the helper}. “Not yet.” {Hero} wanted it now, now, now! {He} had one {hand|foot} on it.",
    ],
    act: [
      "Still, feet! {Hero} waited. {He} counted to {five|ten}. And see, a {cart|truck|cow} went by, right there in front! “Good waiting,” said {the helper}. “Now we can do it.”",
      "{He} took it off again and looked at {the helper}. “Not yet. Not yet. Now!” {Hero} had listened, so it was just the right time. “Well done,” {h.he} said. “Now it’ll work.”",
    ],
    voice: [
      "“First wait, then go,” {h.he} said. “You did it.”",
      "“You waited so well,” {h.he} said. “That’s hard to do.”",
    ],
  },
  {
    id: "listen-steps",
    lesson: "listening",
    deed: "asks again and does it in the order that was said",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“First sit,” said {the helper}. “Next look. Then start.” {Hero} had run off after the first word.",
      "“Not the {red|big} one, the {blue|small} one,” said {the helper}. {Hero} had the wrong one in {his} hand. {He} had heard just half.",
    ],
    act: [
      "{Hero} came back. “Tell me all three, please.” {He} put up one finger for each. {He} sat, {he} looked, and only then {he} began. “Just as I said it!” said {the helper}. “Now I come in on four.”",
      "Down {he} put it. “Say it to the end, please,” said {Hero}. “I’ll wait.” It was not long. Then {he} took the right one. {The helper} {cheered|held the other side}.",
    ],
    voice: [
      "“You heard all of it,” {h.he} said. “And you did all of it.”",
      "“Half a word is half a job,” {h.he} said. “You listened to the end.”",
    ],
  },
  {
    id: "listen-stop",
    lesson: "listening",
    deed: "stops at once when told to",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Stop!” called {the helper}. {Hero} was running, and {he} loved to run. {His} legs wanted three more steps.",
      "“Hands off till I nod,” said {the helper}. “It’s still {wet|sticky}.” {Hero}’s fingers were on their way.",
    ],
    act: [
      "{Hero} stopped, on one leg. And see, by {his} toe was a {hole|nest|frog}! One more step, and oh dear. “You stopped when I said it,” said {the helper}. “With ears like that we can do it.”",
      "Back they went, into {his} pockets. {Hero} looked at {the helper}’s face. There came the nod. [Now it was dry, and it {held|worked}!] “You did as I asked,” {h.he} said, “so it came out right.”",
    ],
    voice: [
      "“I said stop, and you stopped,” {h.he} said. “Well listened!”",
      "“Ears, then feet,” {h.he} said. “That’s the right way round.”",
    ],
  },
  {
    id: "listen-finish",
    lesson: "listening",
    deed: "lets the helper finish",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“What you want,” said {the helper}, very slowly, “is a. A.” “A {rope|cake}!” cried {Hero}. “No. A.” “A {boat|bucket}!” “No.” And {h.he} sighed.",
      "{The helper} said something, and nobody heard. [{H.he} said it again, but {Hero} was louder.] {The helper} sat down with {h.his} chin in {h.his} lap.",
    ],
    act: [
      "{Hero} put a hand over {his} own mouth. {He} waited. A {bee|cloud} went by. “A plan,” said {the helper}, “and I’ve got one.” Out it came, all of it. [It had been there the whole time.]",
      "Then {Hero} saw {h.him}. “Hush, all,” {he} said. “Your turn, and I won’t say a word.” It went still. [And what do you know?] {The helper} had done this very job {last week|before}!",
    ],
    voice: [
      "“You let me say it to the end,” {h.he} said. “Thank you.”",
      "“You closed your mouth,” {h.he} said, “and your ears came open.”",
    ],
  },
  {
    id: "listen-exactly",
    lesson: "listening",
    deed: "does exactly what was said",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Walk backwards,” said {the helper}, “and hum.” “But why?” asked {Hero}. “You’ll see. Backwards, and hum.” It sounded so {silly|odd}.",
      "{Grownup} had said, “Ask before you go past {a sight}.” {Hero} was just about to. “Did {grownup} not tell you something?” asked {the helper}.",
    ],
    act: [
      "{Hero} did not say why again. {He} walked backwards, and {he} hummed. Bump! Right behind {him} was what they needed. “You did it as I said,” said {the helper}. “So there we are.”",
      "{Hero} spun round and ran to {grownup}. “May I go?” “You may, since you ask,” said {grownup}. Back {he} came with a skip. “Good,” said {the helper}. “I help those who do as they’re told.”",
    ],
    voice: [
      "“I told you how,” {h.he} said, “and you did it so.”",
      "“It sounded odd,” said {Hero}, “but it was right. I’m glad I listened.”",
    ],
  },
];
