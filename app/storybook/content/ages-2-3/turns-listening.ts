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
      "“Wait for me,” said {the helper}, “and do it slowly.” “I know, I know!” said {Hero}. {He} did not wait, and {he} did it fast. It went wrong {again|with a bump}.",
      "“I know what to do about {trouble},” said {the helper}. {H.he} said it {once|twice}. {Hero} was {singing|hopping}, and heard none of it.",
    ],
    act: [
      "“Say it again, please,” said {Hero}. “I’m listening now.” So {the helper} did. This time {Hero} waited, and did it slowly. Now {the helper} could help.",
      "{Hero} stood still. “What did you say?” {he} asked. {He} listened till the {end|last word}. It was a good plan! “Now you’ve heard it,” said {the helper}, “so we can do it.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “Ears first. Then hands.”",
      "“You listened,” said {the helper}, “and now you know.”",
    ],
  },
  {
    id: "listen-grown-up",
    lesson: "listening",
    deed: "remembers what the grown-up always says and does it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} ran at {trouble} {once|twice} more +but it was no good. “What does {grownup} always say?” asked {the helper}. {Hero} had to think.",
      "{Hero} pulled {the helper} along. “Come on, come on!” “Did {grownup} not tell you how to ask?” said {the helper}.",
    ],
    act: [
      "Then {he} heard it in {his} head. “Slow down and look.” So {Hero} slowed down, and {he} looked. {The helper} looked as well. “Ah! Now I see what to do,” {h.he} said.",
      "“Say please,” said {Hero}. “I forgot!” So {he} let go. “Please, will you help me?” “When you ask like that, I’ll help,” said {the helper}.",
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
      "{The helper} knew what to do about {trouble}. But {Hero} talked on and on. {The helper} opened {h.his} mouth and shut it again.",
      "“I’ve lost my {bell|clock},” said {the helper}. “I can’t {come|leave|go} till I find it. Shh, can you hear it?” [{Hero} could just hear {himself}.]",
    ],
    act: [
      "At last {Hero} ran out of breath. “Now it’s your turn,” {he} said, and waited. So {the helper} could tell {him} what to do. It was such a good plan!",
      "{Hero} shut {his} mouth and listened. There was a small {tick|ting}, in the grass. “You kept quiet and you heard it,” said {the helper}. “I’ve got it back, so I can come.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “When it’s quiet, good things come in.”",
      "“You were still,” said {the helper}, “and so you heard it.”",
    ],
  },
  {
    id: "listen-put-right",
    lesson: "listening",
    deed: "does it the right way, as he or she was told",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had told {Hero} how to do it. It was the {slow|long} way. But {Hero} did it the quick way, and it all went wrong.",
      "“Did you shut my {gate|door|hatch}, as I told you?” asked {the helper}. “I can’t leave it open.” {Hero} had not shut it.",
    ],
    act: [
      "So {Hero} went back to the start. {He} did it step by step, as {he} had been told. [It did take long.] “Now it’s right,” said {the helper}. “I’ll help with the rest.”",
      "{He} ran all the way back and shut it. [{Click|Snap}.] “Now it’s shut,” said {Hero}. “Thank you,” said {the helper}. “So I can come with you.”",
    ],
    voice: [
      "“We all get a second go,” said {the helper}.",
      "“Now I’ve done what I was told,” said {Hero}, and {he} felt {tall|light}.",
    ],
  },
  {
    id: "listen-wait",
    lesson: "listening",
    deed: "waits when told to wait",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Wait here by me,” said {the helper}, “till that {cart|truck|cow} has gone by.” But {Hero} did not want to wait. {His} feet {hopped|danced} on the spot.",
      "{The helper} was thinking. “Wait,” {h.he} said. “I’ve nearly got it.” {Hero} wanted it now, now, now!",
    ],
    act: [
      "Keep still, feet! {Hero} counted to {five|ten}. By it went, right in front of them! Then the way was clear. “You waited,” said {the helper}, “so now we can go.”",
      "Still, {Hero} waited. {He} did not {pull|poke}, and {he} did not talk. {He} counted to {five|ten}. “I’ve got it!” said {the helper}. “You let me think, so now we can start.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “First wait, then go. You did it.”",
      "“You waited so well,” said {the helper}. “That’s hard to do.”",
    ],
  },
  {
    id: "listen-steps",
    lesson: "listening",
    deed: "asks again and does it in the order that was said",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“To help you, I need three things,” said {the helper}. “A {leaf|cone}, a stick and a stone.” {Hero} had run off after the first word, and got just one.",
      "“Bring me the {red|green} bag, please,” said {the helper}, “not the {blue|pink} one. Then I can start.” {Hero} had heard just half, and brought the wrong one.",
    ],
    act: [
      "“Tell me all three, please,” said {Hero}. [{He} put up one finger for each.] Then {he} got them, one, two, three. “Just what I said!” said {the helper}. “With those I can help.”",
      "“Say it to the end, please,” said {Hero}. “I’ll listen.” [It was not long.] Then {he} brought the right one. “That’s it,” said {the helper}. “Now I can start.”",
    ],
    voice: [
      "“You heard all of it,” said {the helper}. “And you did all of it.”",
      "{The helper} was so {glad|happy}. “First you heard half. Then you listened to the end.”",
    ],
  },
  {
    id: "listen-stop",
    lesson: "listening",
    deed: "stops at once when told to",
    obstacles: anyTrouble,
    vars: { find: ["bell", "key", "cup", "ring"] },
    test: [
      "“Stop!” called {the helper}. {Hero} was running, and {he} loved to run. [{His} legs wanted three more steps.]",
      "“I’ve put glue on my {find},” said {the helper}. “Hands off till it’s dry. Then I can go with you.” {Hero}’s fingers were on their way.",
    ],
    act: [
      "But {Hero} did stop, on one leg. And see, there by {his} toe lay {the helper}’s lost {find}! One more step, and it would be flat. “You stopped, so it’s not broken,” said {the helper}. “I’ll help you for that.”",
      "Back they went, into {his} pockets. {Hero} did not touch it. [{He} sang till the glue was dry.] “You did as I asked,” said {the helper}, “so it’s mended. Now I can go with you.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “I told you, and you stopped. Well listened!”",
      "“Ears, then feet and hands,” said {the helper}. “That’s the right way round.”",
    ],
  },
  {
    id: "listen-finish",
    lesson: "listening",
    deed: "lets the helper finish",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“What you need,” said {the helper}, very slowly, “is a.” “A {rope|cake}!” cried {Hero}. “No. A.” “A {boat|bucket}!” “No,” said {the helper}, and sighed.",
      "{The helper} said something about {trouble}, and nobody heard. [{H.he} said it again, but {Hero} was louder.] {H.he} gave up, and sat down.",
    ],
    act: [
      "{Hero} put a hand over {his} own mouth. [A {bee|cloud} went by.] “Is a plan,” said {the helper}, “and I’ve got one!” Now {Hero} could hear it, right to the end.",
      "Then {Hero} saw {h.him}. “I’m {sorry|so sorry},” {he} said. “It’s your turn, and I won’t say a word.” It went still. “I’ve got an idea,” said {the helper}, and now {Hero} could hear it.",
    ],
    voice: [
      "“You let me say it to the end,” said {the helper}. “Thank you.”",
      "{The helper} {nodded|bowed} to {Hero}. “You closed your mouth, and your ears came open.”",
    ],
  },
  {
    id: "listen-exactly",
    lesson: "listening",
    deed: "does exactly what was said",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Sit down by {a sight},” said {the helper}, “and count to ten. Then we’ll see about {trouble}.” It sounded so {silly|odd}! [{Hero} wanted to stand.]",
      "{Grownup} had said, “Ask me before you go {on|off} with somebody.” {Hero} was just about to. “Did you ask?” said {the helper}. “I can’t take you if you don’t.”",
    ],
    act: [
      "But {Hero} sat, and counted, all the way to ten. {He} got calm, and {he} could think. “That’s why I said it,” said {the helper}. “Now you can hear my plan.”",
      "{Hero} spun round and ran to {grownup}. “May I go?” “Since you ask, I’ll come too,” said {grownup}. [Back {he} came with a skip.] “Good,” said {the helper}. “Then I can take you both.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You were told, and you did it so.”",
      "“First I did not want to,” said {Hero}. “I’m glad I listened.”",
    ],
  },
  {
    id: "listen-follow",
    lesson: "listening",
    deed: "keeps close to the helper, as told",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Step where I step,” said {the helper}. “It’s so wet here.” But {Hero} stepped where {he} liked. Squelch! One {shoe|boot} stuck in the mud.",
      "There was a big crowd, all {legs|bags}. “Hold on to me,” said {the helper}, “or I’ll lose you.” {Hero} shook {his} head.",
    ],
    act: [
      "Plop, out it came. Now {Hero} watched {the helper}, and put {his} feet just there. Step, step, dry, dry! “You do as I say,” said {the helper}. “That way I can lead you.”",
      "{He} thought again, and held on, as {the helper} had said. In they went, left, right, left. [It was like a dance.] Out they came! “I did not lose you,” said {the helper}. “We’re a good pair for {trouble}.”",
    ],
    voice: [
      "“I know this {bit|place},” said {the helper}. “It’s good that you listened.”",
      "“I did not see why,” said {Hero}. “Then I did it, and I saw.”",
      "{The helper} {hopped|grinned}. “You did just what I told you.”",
    ],
  },
  {
    id: "listen-tidy",
    lesson: "listening",
    deed: "goes back and tidies up, as asked",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“First pick up your {sticks|cones},” said {the helper}, “or I’ll trip on them.” “{Soon|Later}!” said {Hero}, and ran on. Trip! {The helper} sat down, bump.",
      "“Put the lid on my {paint|glue}, please,” said {the helper}. {Hero} put it next to the pot. “If it gets dry,” {h.he} said, “I can’t mend a thing!”",
    ],
    act: [
      "“Oh dear!” said {Hero}. “I’ll do it now.” {He} picked them all up and put them in a heap. [It did not take long.] Up got {the helper}. “Now I can walk here, and come to {trouble}.”",
      "{Hero} picked up the lid, and pressed till it went pop. “Is that what you asked for?” “Just that,” said {the helper}. “My pot is safe, so I’ve got time for you.”",
    ],
    voice: [
      "“I said it, and now it’s done,” said {the helper}. “Good listening!”",
      "{The helper} looked {round|about}. “That’s how I wanted it. Thank you.”",
      "“I heard it the first time,” said {Hero}. “Next time I’ll do it the first time.”",
    ],
  },
  {
    id: "listen-coat",
    lesson: "listening",
    deed: "puts on what the helper says",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You’re cold,” said {the helper}. “Put on your coat, please.” “I’m not cold!” said {Hero}. But {his} teeth went {click, click, click|clack, clack, clack}.",
      "“Your lace is open,” said {the helper}. “Please see to it.” “In a bit!” said {Hero}, and hopped about. Whoops! {He} trod on it, and bumped into {h.him}.",
    ],
    act: [
      "{Hero} felt {his} nose. It was like ice! So {he} put on the coat, and did up each button. [Ahh.] “Now your teeth are still,” said {the helper}. “I can hear what you need.”",
      "This time {Hero} did see to it. {He} held out the {boot|shoe}, and {grownup} tied a big bow. {The helper} had a good look. “That won’t trip you. Now we two can go.”",
    ],
    voice: [
      "“I told you so that you’d be all right,” said {the helper}. “You listened.”",
      "“My ears were shut,” said {Hero}. “Now they’re open.”",
      "{The helper} {nodded|winked} at {him}. “You thought again, and you did it.”",
    ],
  },
  {
    id: "listen-say-back",
    lesson: "listening",
    deed: "asks what was said and says it back",
    obstacles: anyTrouble,
    vars: { afar: ["the baker", "the farmer", "the milkman", "the vet", "the cook", "the fish man"] },
    test: [
      "“Did you hear what I said?” asked {the helper}. “Say it back to me.” {Hero} could not. {He} had been looking at {a creature}.",
      "“Call to {the afar} that I’m late,” said {the helper}. “Then I can stay and help.” {Hero} had just half heard it. “{The helper} is a gate!” {he} called.",
    ],
    act: [
      "“Please tell me once more,” {he} said. {The helper} did, and {Hero} said it back. “First we look. Then we think. Then we do it.” “You’ve got it!” said {the helper}. “Now we both know, so let’s start.”",
      "“A what?” called {the afar}. So {Hero} asked. Late, not gate! {He} said it to {himself} first, and then {he} called it. {The afar} {waved|nodded}. “Right this time,” said {the helper}. “I’ll stay with you, then.”",
    ],
    voice: [
      "“You did not know, and you asked,” said {the helper}. “That’s how it’s done.”",
      "{The helper} {chuckled|smiled}. “Say it back, and it stays in.”",
      "“Half is not all,” said {Hero}. “I want to hear the end, too.”",
    ],
  },
  {
    id: "listen-push",
    lesson: "listening",
    deed: "tries it the way the helper says",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} went to get {h.his} bag, and the shed door fell shut. “Push!” {h.he} called. But {Hero} pulled and pulled, and {the helper} could not get out.",
      "“My bag’s got a knot in it,” said {the helper}. “Pull the short end.” {Hero} pulled the long end. The knot got as hard as a {nut|stone}.",
    ],
    act: [
      "{Hero} let go. “Tell me again!” “Push!” So {he} did it the other way round. One push, and there stood {the helper}! “You tried it my way, and I’m out,” {h.he} said. “Now for {trouble}!”",
      "{Hero} took a breath. “Which end?” {he} asked. “The short one.” {He} gave it a soft tug, and the knot fell open. “Now I can get at my things,” said {the helper}. “They’re just right for {trouble}.”",
    ],
    voice: [
      "“It did not go your way,” said {the helper}, “so you tried mine.”",
      "{The helper} {laughed|clapped}. “You stopped, you heard, you did it.”",
      "“I did it wrong three times,” said {Hero}. “Then I listened once.”",
    ],
  },
  {
    id: "listen-smallest",
    lesson: "listening",
    deed: "listens to the smallest one",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} could not find {h.his} key. “Peep!” said a chick. {Hero} went on talking, and {the helper} looked and looked. “Peep, peep!” said the chick, and nobody heard.",
      "“Mew,” said a kitten, all alone. “I can’t go while it’s so sad,” said {the helper}. {Hero} just wanted to {run|get} on.",
    ],
    act: [
      "Then {Hero} held up a hand. “Hush! The chick has something to say.” It hopped to a {pot|bush} and pecked. There lay the key! “You listened to the smallest,” said {the helper}. “With my key I can come along.”",
      "But {Hero} got down on {his} knees and listened. “Mew!” A big mew came back, from behind {a sight}. [It was the mother cat!] The two ran and rubbed noses. “You heard where she was,” said {the helper}. “It’s not sad now, so I’m free.”",
    ],
    voice: [
      "“It was such a {soft|thin} sound,” said {the helper}, “and you heard it.”",
      "{The helper} {blinked|nodded}. “Listen to the small ones. They know a lot.”",
      "“I nearly missed it,” said {Hero}. “Good that I {stopped|kept still}.”",
    ],
  },
];
