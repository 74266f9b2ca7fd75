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
    voice: ["“Ears first,” said {the helper}. “Then hands.”", "“You listened,” {h.he} said, “and now you know.”"],
  },
  {
    id: "listen-grown-up",
    lesson: "listening",
    deed: "remembers what the grown-up always says and does it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“What does {grownup} always say?” asked {the helper}. {Hero} had to think. {Grownup} said so much!",
      "{Grownup} had told {him} something this morning. “Was it ‘run’?” asked {the helper}. “Was it ‘shout’?” {Hero} shook {his} head.",
    ],
    act: [
      "Then {he} heard it in {his} head. “Slow down and look,” it said. So {Hero} slowed down and {he} looked. “Ah!” {he} said. “Good,” said {the helper}. “Let’s do just that.”",
      "“It was ‘ask first’,” said {Hero}. “I forgot to!” So {he} asked now. “Please, how does it go?” {The helper} was so glad. “I’ll tell you,” {h.he} said. “It goes like this.”",
    ],
    voice: [
      "“{Grownup} knows a thing or two,” said {the helper}.",
      "“I heard it late,” said {Hero}, “but I heard it.”",
    ],
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
      "{Hero} held {his} breath. There! It was a very small {drip|tick|cheep}. It showed {him} where to {look|begin}. “You’ve got good ears,” said {the helper}. “Come on.”",
    ],
    voice: ["“When it’s quiet,” said {the helper}, “good things come in.”", "“Hush helps,” {h.he} said."],
  },
  {
    id: "listen-put-right",
    lesson: "listening",
    deed: "does it the right way, as he or she was told",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You know what to do,” said {the helper}. “You’ve been told.” {Hero} did know. It was not the quick way. It was the {right|slow} way.",
      "{The helper} looked at {him}. “Is there something to put right?” {h.he} asked. There was. {Hero} had left a {gate|door|tap} open.",
    ],
    act: [
      "So {Hero} went back to the start. {He} did it step by step, just as {he} had been told. {The helper} came along. “That’s it,” {h.he} said, “and the next bit we do as two.”",
      "{He} ran back and shut it. {Click|Snap}. {He} had been told so {often|many times}, and now {he} did it. “I saw that,” said {the helper}. “Now I’ll see to you.”",
    ],
    voice: [
      "“We all get a second go,” said {the helper}.",
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
      "“First wait, then go,” said {the helper}. “You did it.”",
      "“You waited so well,” {h.he} said. “That’s hard to do.”",
    ],
  },
  {
    id: "listen-tummy",
    lesson: "listening",
    deed: "listens to the small voice inside",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“What does your tummy say?” asked {the helper}. {Hero} put a hand on it. It said that something was not {right|good}.",
      "Inside {Hero} a small voice was talking. {He} had been too loud to hear. “Hush a bit,” said {the helper}, “and let it {talk|speak}.”",
    ],
    act: [
      "{He} listened. It said what {grownup} says. So {Hero} did it the {good|other} way, and the tummy was quiet. “What a wise tummy!” said {the helper}. “I’ll do as it says.”",
      "It said, “Be {gentle|slow}. Take care.” {Hero} knew that voice. {He} did as it said. “I heard it too,” said {the helper}. “Now {look|watch}. It’ll work.”",
    ],
    voice: ["“You know more than you think,” said {the helper}.", "“The small voice is a good one,” {h.he} said."],
  },
];
