import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const kindness: readonly Turn[] = [
  {
    id: "kind-sore-foot",
    lesson: "kindness",
    deed: "looks after the helper’s sore foot",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "But {the helper} had a thorn in {h.his} foot. {H.he} stood on the {other|good} one. “It’s {nothing|not so bad},” {h.he} said. [{H.his} eyes were wet.]",
      "{The helper} took one step. “Ow!” {H.he} had bumped {h.his} toe on {a sight}. [It was a {big|bad|red} bump.]",
    ],
    act: [
      "{Hero} bent down. Very softly {he} got the thorn out and blew on it, {one, two, three|phoo, phoo}. “All better?” “All better,” said {the helper}. “Now {what can I do|it’s your turn}?”",
      "“Poor you,” said {Hero}. {He} sat down by {h.him}. {He} put a cool wet leaf on it and gave it a {kiss|pat}. [{The helper} {sniffed and smiled|wriggled it}.] “That helps. So I’ll help you.”",
    ],
    voice: [
      "“You were kind,” said {the helper}. “Kind makes it {better|stop}.”",
      "“Be kind first,” {h.he} said. “Then {the rest|all of it} goes well.”",
    ],
  },
  {
    id: "kind-cold",
    lesson: "kindness",
    deed: "gives the cold helper a warm thing to wear",
    obstacles: anyTrouble,
    vars: { wrap: ["a red scarf", "a wool hat", "a thick coat", "a soft shawl", "a blue jumper", "a long vest"] },
    test: [
      "Brr! {The helper} was cold. {H.his} {nose|chin|knees} shook. {Hero} had {a wrap} on +and it was so {warm|soft}.",
      "The wind was cold, and {the helper} had no {cover|coat on}. “D-don’t mind me,” {h.he} said. {Hero} felt {his} own {wrap}.",
    ],
    act: [
      "{Hero} took it off. {He} put {the wrap} on {the helper}. [Soon the shaking stopped.] “{Ooh|Ah}, I can feel my {toes|ears}! Let me help you now.”",
      "“You have it,” {he} said. Off came {the wrap}, and on it went. [{The helper} looked {very fine|like a bun} in it.] [{Hero} ran on the spot to stay warm.] “Warm {folk|friends} can work. Come on.”",
    ],
    voice: [
      "“Being kind is the best coat,” said {the helper}.",
      "“You saw I was cold,” {h.he} said. “That was {so|very} kind of you.”",
    ],
  },
  {
    id: "kind-hug",
    lesson: "kindness",
    deed: "comforts the helper, who is sad",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "A tear ran down {the helper}’s {nose|cheek}. “It’s a bad day,” {h.he} said. “My {hat|lunch|best cup} fell in the {pond|mud}.” [And {Hero} had such a lot to do!]",
      "{The helper} tried to smile. It went down at the {ends|sides}. “I miss my mum,” {h.he} said, “just a {crumb|bit}.”",
    ],
    act: [
      "But {he} sat down close. [{Hero} did not say a thing.] {He} just leaned on {h.him}. The tear {stopped|dried} and no more came. “There,” said {the helper}. “Now I can see your {trouble|side}.”",
      "{Hero} knew how that feels. [It lives in the tummy.] “Do you want a hug?” {The helper} did. It was a {long|slow|round} one. “Thanks,” said the {tummy|voice}. “I’m up! Let’s do yours.”",
    ],
    voice: [
      "“A kind hug is small,” said {the helper}. “It mends a lot.”",
      "“You can’t always fix it,” {h.he} said. “But you can be kind.”",
    ],
  },
  {
    id: "kind-pick-up",
    lesson: "kindness",
    deed: "picks up everything that the helper has dropped",
    obstacles: anyTrouble,
    vars: { load: ["apples", "pegs", "nuts", "buns", "socks", "beans", "plums", "spoons"] },
    test: [
      "Oops! {The helper} tripped, and down went all {h.his} {load}. They rolled {here and there|into the grass|down the path}. [It would take {an hour|all day}!]",
      "“Oh no, my {load}!” They were all over the ground. {The helper} bent down with a {sigh|creak}. [{H.his} back was sore.]",
    ],
    act: [
      "{Hero} did not run on. {He} picked up one, and one more, and {wiped|counted} them. [{The pal} saw the last one.] “You helped me,” said {the helper}, “and I didn’t even ask. Now me!”",
      "“You sit. I’ll do it,” said {Hero}. Pick, pick, pick, till {his} {arms|pockets} were full. [{He} found the one by {a sight} too.] “Well!” {h.he} said. “And what do you need?”",
    ],
    voice: [
      "“Kind hands are quick hands,” said {the helper}.",
      "“That was kind,” {h.he} said. “Kind {comes back|goes round}, you’ll see.”",
    ],
  },
  {
    id: "kind-sorry",
    lesson: "kindness",
    deed: "says sorry for being unkind to the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Go away,” {Hero} said, for {he} {was} {cross|tired}. {The helper} said nothing. {H.his} {head|chin} went down. Oh! That had hurt.",
      "{The helper} did it all wrong and fell over. {Hero} laughed. Then {he} saw {h.his} face. It was not a {funny|happy} face at all.",
    ],
    act: [
      "{Hero} went up to {h.him}. “I’m sorry,” {he} said. “That was not kind.” {He} stroked {h.his} {head|back} till {h.he} looked up. “Friends?” “Friends. Now show me what’s wrong.”",
      "So {he} stopped. {He} held out a hand. “Up you come,” said {Hero}. [“I won’t laugh now.”] {The helper} shook {h.his} {feet|ears} and stood. “Then I’ll try it with you,” {h.he} said.",
    ],
    voice: [
      "“A kind word is like {a blanket|warm jam},” said {the helper}.",
      "“We all get cross,” {h.he} said. “Then we can be kind again.”",
    ],
  },
  {
    id: "kind-tiny-one",
    lesson: "kindness",
    deed: "stops to help a tiny bug",
    obstacles: anyTrouble,
    vars: { mite: ["a green bug", "a small beetle", "a tiny bee", "a black bug", "a red ladybird", "a young moth"] },
    test: [
      "“Wait!” said {the helper}. “Look down!” There lay {a mite} on its back, with its legs in the air. [It could not get {up|over}.]",
      "{The helper} could not come yet. {A mite} sat in a {cup|leaf|drip}, and it was too wet to fly. [“It’s so small,” {h.he} said. “What can we do?”]",
    ],
    act: [
      "{Hero} was in a rush, but {he} got down low. With one soft leaf {he} helped {the mite} over. [Off it {ran|went}.] “Not many stop for that,” said {the helper}. “For you I’ll stop too.”",
      "{Hero} held out one finger. Up it came, {tickle, tickle|leg by leg}. {He} set it in the sun and stayed till it was dry. “Good,” said {the helper}. “And next comes {your job|you}.”",
    ],
    voice: [
      "“Big or small, be kind to all,” said {the helper}.",
      "“You were kind to a very small one,” {h.he} said. “That’s big.”",
    ],
  },
];
