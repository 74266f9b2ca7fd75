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
      "{Hero} bent down. Very softly {he} got the thorn out and blew on it, {one, two, three|phoo, phoo}. “All better?” “All better,” said {the helper}. “Now {what can I do|how can I help}?”",
      "“Poor you,” said {Hero}. {He} sat down by {h.him}. {He} put a cool wet leaf on it and gave it a {kiss|pat}. [{The helper} {sniffed and smiled|wriggled it}.] “That helps. So I’ll help you.”",
    ],
    voice: [
      "“You were kind,” {h.he} said. “Kind makes it {better|stop}.”",
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
      "“Being kind is the best coat,” {h.he} said.",
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
      "{Hero} knew how that feels. [It lives in the tummy.] “Do you want a hug?” {The helper} did. It was a {long|slow|round} one. “Thanks,” {h.he} said. “{That’s better|I’m all right now}! What can I do for you?”",
    ],
    voice: [
      "“A kind hug is small,” {h.he} said. “It mends a lot.”",
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
      "“You sit. I’ll do it,” said {Hero}. Pick, pick, pick, till {his} {arms|pockets} were full. [{He} found the one by {a sight} too.] “Well!” said {the helper}. “And what do you need?”",
    ],
    voice: [
      "“Kind hands are quick hands,” {h.he} said.",
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
      "So {he} stopped. {He} held out a hand. “Up you come,” said {Hero}. [“I won’t laugh now.”] {The helper} had a {blink|sniff} and stood. “Then I’ll try it with you,” {h.he} said.",
    ],
    voice: [
      "“A kind word is like {a blanket|warm jam},” said {the helper}.",
      "“We all get cross,” said {the helper}. “Then we can be kind again.”",
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
      "“Big or small, be kind to all,” {h.he} said.",
      "“You were kind to a very small one,” {h.he} said. “That’s big.”",
    ],
  },
  {
    id: "kind-thirsty",
    lesson: "kindness",
    deed: "gives the thirsty helper a drink",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had come a long way in the sun. {H.his} tongue hung out like a {sock|flag}. {Hero} had one cup of water left, and was thirsty too.",
      "“Is there a {pond|tap|pump} near here?” croaked {the helper}. There was, but it was back by {a sight}. {Hero}’s own legs were so tired.",
    ],
    act: [
      "{Hero} held the cup so that none was lost. [Glug, glug, gone!] “You had none of it,” said {the helper}. {H.he} got up, fresh as {a daisy|rain}. “What’s wrong? Show me.”",
      "Back went {Hero}, with {his} hat for a jug. It {dripped|leaked}, so {he} ran. {The helper} drank the lot. “You ran for me,” {h.he} said. “Watch me run for you.”",
    ],
    voice: [
      "“I was dry and you saw it,” {h.he} said. “That’s being kind.”",
      "“Kind is when you give your own cup,” {h.he} said.",
    ],
  },
  {
    id: "kind-word",
    lesson: "kindness",
    deed: "speaks up when the helper is laughed at",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Two {crows|geese|boys} sat on a wall. “Look, what a {slow|muddy|round} old thing!” they called. They meant {the helper}, who got smaller and smaller.",
      "{The helper} had {made a hat|baked a pie|drawn a map}. “Ha, what a mess!” said somebody, going by. {H.his} chin began to shake.",
    ],
    act: [
      "{Hero} stood in front of {h.him}. “Stop it,” {he} told them. “It hurts.” The wall went quiet. [One of them even said sorry.] So {the helper} grew tall again, and came over to help.",
      "“Wait,” said {Hero}. {He} looked at it from {near|the left} and from far. “I like this bit, where it’s {lumpy|wobbly}.” So did {the helper}! “Nobody saw that bit but you. What can I do?”",
    ],
    voice: [
      "“One kind word,” {h.he} said, “and I was well again.”",
      "“It’s kind to speak up for somebody small,” {h.he} said.",
    ],
  },
  {
    id: "kind-nap",
    lesson: "kindness",
    deed: "lets the worn-out helper rest",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had not slept since {Monday|the last moon}. “Just one wink,” {h.he} begged. But {Hero} had no time for winks.",
      "“I’d come,” said {the helper}, “but who minds my {eggs|jam|seedlings}?” So {h.he} had to sit there. [{H.his} legs had gone to sleep.]",
    ],
    act: [
      "All the same {he} made time. {Hero} put a {coat|sack} under {h.his} head and kept the {flies|wind} off. It was more like ten winks. Up jumped {the helper}. “Who needs me? You!”",
      "“I’ll sit a bit,” said {Hero}. {He} sat as soft as a {hen|cushion}. {The helper} ran once round {a sight}. {H.he} came back new. “My turn to do a thing for you!”",
    ],
    voice: [
      "“You let me rest,” {h.he} said. “That was a kind thing to do.”",
      "“Kind people have time,” {h.he} said, “even when they have none.”",
    ],
  },
  {
    id: "kind-mend",
    lesson: "kindness",
    deed: "mends what the helper loves",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper}’s best {hat|kite|basket} had a hole in it. “It was my {gran|sister} who made it,” {h.he} said, and sniffed.",
      "Rattle, rattle. {The helper} had a stone stuck in {h.his} {shoe|bell|horn}. It had been there since {breakfast|spring} and it drove {h.him} mad.",
    ],
    act: [
      "{Hero} pulled a {ribbon|lace} from {his} own coat. In and out it went, over the hole. [It was not neat.] {The helper} held it up. “Whole! And there you are with your trouble. Wait for me!”",
      "“Keep still,” said {Hero}. {He} worked at it, as gentle as a {nurse|cat}, till out it popped. [Oh, the peace!] {The helper} danced on the spot. “Ask me for anything you like!”",
    ],
    voice: [
      "“It was my trouble, and you took it on,” {h.he} said. “How kind.”",
      "“Be kind, and things get mended,” {h.he} said. “You and me as well.”",
    ],
  },
];
