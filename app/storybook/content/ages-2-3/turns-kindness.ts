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
      "{The helper} had a thorn in {h.his} foot. {H.he} could not {walk|take a step}. “Ow,” {h.he} said. “I’d {come|go along}, but it {hurts|stings}.” [{H.his} eyes were wet.]",
      "{The helper} took one step. “Ow!” {H.he} had bumped {h.his} toe on {a sight}. “I can’t come with you now,” {h.he} said. [It was a {big|red} bump.]",
    ],
    act: [
      "{Hero} bent down. Very softly {he} got the thorn out and blew, {phoo, phoo|one, two}. “All better!” {said|cried} {the helper}. “This foot will walk with you.”",
      "“Poor you,” said {Hero}. {He} put a cool wet leaf on the toe and gave it a {kiss|pat}. [{The helper} {sniffed and smiled|wriggled it}.] “It’s stopped! Now I can {come|go}.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “You were kind to my foot. Kind makes it {better|stop}.”",
      "“It hurt so much,” said {the helper}. “A kind friend made it stop.”",
    ],
  },
  {
    id: "kind-cold",
    lesson: "kindness",
    deed: "gives the cold helper a warm thing to wear",
    obstacles: anyTrouble,
    vars: { wrap: ["a red scarf", "a wool hat", "a thick coat", "a soft shawl", "a blue jumper", "a long vest"] },
    test: [
      "Brr! {The helper} was too cold to help. {H.his} {nose|chin} shook, and so did the rest. {Hero} had {a wrap} on +and it was so {warm|soft}.",
      "The wind was cold, and {the helper} had nothing on top. “I c-can’t work,” {h.he} said. “I’m an {ice block|icicle}.” But {Hero} wore {a wrap}.",
    ],
    act: [
      "{Hero} took it off +and {he} put {the wrap} on {the helper}. [Soon the shaking stopped.] “{Ooh|Ah}, I’m warm right through! Now I can {help you|come}.”",
      "“You have it,” said {Hero}. Off came {the wrap}, and on {the helper} it went. [{Hero} ran on the spot to stay warm.] “I can move!” {said|cried} {the helper}. “So I can work.”",
    ],
    voice: [
      "“Being kind is the best coat,” said {the helper}.",
      "{The helper} {smiled|laughed}. “You saw I was cold. That was {so|very} kind of you.”",
    ],
  },
  {
    id: "kind-hug",
    lesson: "kindness",
    deed: "comforts the helper, who is sad",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "A tear ran down {the helper}’s {nose|cheek}. “My {hat|lunch|best cup} fell in the {pond|mud},” {h.he} said. “I’m too sad to help.” [And {Hero} was in such a rush!]",
      "{The helper} tried to smile +but {h.his} chin shook. “I miss my mum so much,” {h.he} said, “that I forget {trouble}.”",
    ],
    act: [
      "But {Hero} sat down close. [{He} did not say a thing.] {He} just {leaned on|stayed by} {h.him}. The tear dried and no more came. “I’m not so sad now,” said {the helper}. “I’ll help you.”",
      "“Do you want a hug?” asked {Hero}. {The helper} did. It was a {long|slow|round} one. [{The pal} got in on it.] “That’s better,” said {the helper}. “Let’s think about you.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “You were kind when I was sad. That helps.”",
      "“A kind friend came close,” said {the helper}. “So the sad went {away|off}.”",
    ],
  },
  {
    id: "kind-pick-up",
    lesson: "kindness",
    deed: "picks up everything that the helper has dropped",
    obstacles: anyTrouble,
    vars: { load: ["apples", "pegs", "nuts", "buns", "socks", "beans", "plums", "spoons"] },
    test: [
      "Oops! {The helper} tripped, and down went all {h.his} {load}. They rolled {here and there|into the grass|down the road}. “I must pick these up first,” {h.he} said. [“It takes {an hour|all day}!”]",
      "“Oh no, my {load}!” They were all over the ground. {The helper} bent down with a {sigh|creak}. “I can’t {come|leave|go} till I’ve got them all,” {h.he} said.",
    ],
    act: [
      "{Hero} picked up one, and one more, and {wiped|counted} them. [{The pal} saw the last one.] So the job was soon done. “Thank you!” {said|cried} {the helper}. “Now I’ve got time for you.”",
      "“You sit. I’ll do it,” said {Hero}. Pick, pick, pick, till all the {load} were back. [{He} found the one by {a sight} too.] “That was quick!” {said|cried} {the helper}. “There’s a lot of time left for you.”",
    ],
    voice: [
      "“Kind hands are quick hands,” said {the helper}.",
      "{The helper} {laughed|nodded}. “I did not ask, and you helped me. That was kind.”",
    ],
  },
  {
    id: "kind-sorry",
    lesson: "kindness",
    deed: "says sorry for being unkind to the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Go away,” {Hero} told {the helper}, for {he} {was} {cross|tired}. {The helper} had come to help. Now {h.he} turned to go.",
      "{The helper} came to help, slipped, and sat down in the {mud|leaves}. {Hero} laughed out loud +but {the helper} did not laugh. It had hurt.",
    ],
    act: [
      "“Wait!” said {Hero}. “That was not kind, and I’m sorry.” {He} put an arm round {h.him}. {The helper} looked up. “Then we’re friends,” {h.he} said, “and I’ll stay.”",
      "So {Hero} stopped. “I’m sorry I laughed,” {he} said, and held out a hand. [“Does it hurt?”] Up came {the helper}, with a {blink|sniff}. “It’s better now. I’ll stay with you after all.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “You said sorry. That’s a kind word.”",
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
      "“I can’t come yet,” said {the helper}. “Look down!” There lay {a mite} on its back, with its legs in the air. [It could not get {up|over}.]",
      "{The helper} bent over a wet {cup|leaf}. {A mite} sat in it, too wet to fly. “I can’t leave it like this,” {h.he} said.",
    ],
    act: [
      "{Hero} was in a rush +but {he} got down low. With one soft leaf {he} helped {the mite} over. Off it {ran|went}! “It’s well again,” said {the helper}. “Off we go, then.”",
      "{Hero} held out a leaf. Up it came, leg by leg. {He} set it in the sun to dry, and off it flew! “Good,” said {the helper}. “Now I can go.”",
    ],
    voice: [
      "“Big or small, be kind to all,” said {the helper}.",
      "{The helper} was so {glad|happy}. “Such a small one, and so kind a child!”",
    ],
  },
  {
    id: "kind-thirsty",
    lesson: "kindness",
    deed: "gives the thirsty helper a drink",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had walked all day in the sun. “I’m so dry,” {h.he} croaked. “I can’t do a thing.” {Hero} had just one cup of water.",
      "“I need a drink,” croaked {the helper}. “Then I can help you.” There was a {tap|pump}, far back by {a sight}. [{Hero}’s legs were so tired.]",
    ],
    act: [
      "{Hero} held it out. Glug, glug, glug! Up got {the helper}, as fresh as {a daisy|rain}. “You gave me all you had. Now I’m strong!”",
      "Back went {Hero}, with {his} hat for a jug. It {dripped|leaked}, so {he} ran. {The helper} drank. “You ran for me, so I’ll run for you.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “I was dry and you saw it. That’s being kind.”",
      "“It’s kind to think of somebody else’s thirst,” said {the helper}.",
    ],
  },
  {
    id: "kind-word",
    lesson: "kindness",
    deed: "speaks up when the helper is laughed at",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Two {crows|geese|boys} sat on a wall. “What a {slow|muddy|round} old thing!” they called to {the helper}. {The helper} wanted to hide, and not help at all.",
      "{The helper} had {made a hat|baked a pie|drawn a map}. “Ha, what a mess!” said somebody, and went by. “I’m no good,” said {the helper}. “I can’t {help you|help}.”",
    ],
    act: [
      "{Hero} stood in front of {h.him}. “Stop it,” {he} told the wall. “It hurts.” It went quiet up there. [One of them even said sorry.] {The helper} stood up tall. Now {h.he} wanted to help.",
      "{Hero} took a {good|long} look. “I like it,” {he} said. “It’s {lumpy|wobbly} and it’s lovely.” {The helper} looked too. “So it is! Then I can do things. I’ll show you!”",
    ],
    voice: [
      "“You said one kind word,” said {the helper}, “and I was well again.”",
      "{The helper} {nodded|bowed} to {Hero}. “They were not kind to me. You were.”",
    ],
  },
  {
    id: "kind-nap",
    lesson: "kindness",
    deed: "lets the worn-out helper rest",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had not slept all night. “I’m too tired to help,” {h.he} said. “May I have a nap first?” But {Hero} did not like to wait.",
      "“I’d {come|go along},” said {the helper}, “but I must mind these {eggs|seedlings}. I’ve sat here all day, and my legs have gone to sleep.”",
    ],
    act: [
      "All the same {he} said yes. {Hero} put a {coat|sack} under {h.his} head and kept the {flies|wind} off. Soon {the helper} jumped up, as {good|fresh} as new, and ready.",
      "“I’ll sit a bit,” said {Hero}. {He} sat as soft as a {hen|cushion}. Off ran {the helper}, once round {a sight}. “My legs are awake! They want to come with you.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You let me rest. That was a kind thing to do.”",
      "“Kind people have time,” said {the helper}, “even when they have none.”",
    ],
  },
  {
    id: "kind-mend",
    lesson: "kindness",
    deed: "mends what the helper loves",
    obstacles: anyTrouble,
    vars: { dear: ["hat", "kite", "basket"] },
    test: [
      "{The helper} held a {dear} with a big hole in it. “My {gran|sister} made it for me,” {h.he} said. “I’m so sad that I can’t work.”",
      "Rattle, rattle. There was a stone stuck in {the helper}’s {bell|horn|can}. “It rattles so much that I can’t think,” {h.he} said.",
    ],
    act: [
      "{Hero} pulled a {ribbon|lace} from {his} own coat. In and out it went, till the hole was shut. [It was not neat.] “It’s whole!” said {the helper}, so happy. “And now you!”",
      "“Keep still,” said {Hero}. {He} worked at it, as gentle as a {cat|feather}, till the stone popped out. [Oh, the peace!] “Now I can think,” said {the helper}, “of your job.”",
    ],
    voice: [
      "“You mended it for me,” said {the helper}. “How kind you are!”",
      "{The helper} came {close|near}. “Be kind, and things get mended.”",
    ],
  },
  {
    id: "kind-itch",
    lesson: "kindness",
    deed: "scratches an itch, fans the dust away",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Something itched on {the helper}’s back, {just|right} where {h.he} could not reach. “I can’t think of {trouble},” {h.he} said. “I can only think, itch!”",
      "“A-a-atchoo!” {The helper} sneezed {six|nine} times. “It’s the {dust|pepper|hay},” {h.he} said. “How can I help, if I can’t stop?”",
    ],
    act: [
      "{Hero} scratched a bit more {up|left}, and then more {down|right}. [“Not there. There!”] “Ahh,” said {the helper}. “No more itch! My head is free for your trouble.”",
      "“Bless you,” said {Hero}, and gave {h.him} a {soft leaf|clean hanky}. {He} fanned the air with a {cap|dock leaf} +and the last sneeze flew away. “My nose is fine. Show me what’s wrong!”",
    ],
    voice: [
      "“I had no peace,” said {the helper}. “Then kind {Hero} came by.”",
      "{The helper} {sighed|hummed}, so happy. “A kind friend sees the small things.”",
      "“Bless your kind hands!” said {the helper}.",
    ],
  },
  {
    id: "kind-lost-lamb",
    lesson: "kindness",
    deed: "takes one that is lost back home",
    obstacles: anyTrouble,
    vars: { waif: ["a lamb", "a chick", "a calf", "a piglet", "a gosling"], oldie: ["hen", "goose", "sheep", "mare"] },
    test: [
      "Next to {the helper} stood {a waif}, and cried for its mum. “It’s lost,” {h.he} said. “I’ll have to sit with it.”",
      "“I must walk this old {oldie} home,” said {the helper}. “She can’t see well, and she’s so {slow|stiff}. It takes all day.”",
    ],
    act: [
      "“Shh, listen,” said {Hero}. Far off, a mum was calling. {Hero} and {grownup} took {the waif} there. [How the two {cuddled|danced}!] “It’s home,” said {the helper}. “Nobody needs me here, so I’m yours.”",
      "“I’ll walk her,” said {Hero}. “Stone!” {he} called, and “Step!” and “Puddle!” The old {oldie} got home dry. “You did my walk. I’ll do some work for you.”",
    ],
    voice: [
      "“You walked with somebody who needed it,” said {the helper}. “That’s kind.”",
      "“Kind feet will go a bit {more|extra},” said {the helper}.",
      "{The helper} {looked|gazed} after them. “Nobody is left alone, when you’re so kind.”",
    ],
  },
  {
    id: "kind-plant",
    lesson: "kindness",
    deed: "looks after a drooping plant",
    obstacles: anyTrouble,
    vars: { bloom: ["rose", "bean plant", "lily", "poppy"] },
    test: [
      "{The helper}’s {bloom} hung its head. “It wants a drink,” {h.he} said. “I can’t help you while it’s so sad.”",
      "The wind had blown down a tall sunflower. {The helper} held it up. “If I let go, down it comes,” {h.he} said. “So here I {stand|stay}.”",
    ],
    act: [
      "{Hero} ran to the {pump|tub} with {grownup}. Back they came with a full can. [Glug, it went.] Leaf by leaf, up came the {bloom}! “It feels fine without me,” said {the helper}. “Lead the way!”",
      "{Hero} pushed a stick in. Round went a {ribbon|string}, with a bow. [It looked like a {present|party}.] “It stands by itself!” cried {the helper}. “So I can walk with you.”",
    ],
    voice: [
      "“A plant can’t say please,” said {the helper}. “You were so kind to see it.”",
      "“Where a kind child has been, things stand up {tall|straight},” said {the helper}.",
      "{The helper} smelt the {leaves|flower}. “It says thank you, kind {Hero}.”",
    ],
  },
  {
    id: "kind-quiet",
    lesson: "kindness",
    deed: "makes it quiet, or makes a baby laugh",
    obstacles: anyTrouble,
    vars: { babe: ["goat", "duck", "rabbit", "donkey"] },
    test: [
      "Bang, bang, went a gate. “My poor head!” said {the helper}, with {h.his} eyes shut. “I can’t help you till it’s quiet.”",
      "“I’m minding this baby {babe},” said {the helper}. “It cries if I go, so I can’t come.” Waah, it cried!",
    ],
    act: [
      "{Hero} tied the gate up with a bit of {string|ribbon}. [On tiptoe {he} came back.] {The helper} opened one eye, then two. “The bang’s gone out of my head! What can I do for you?”",
      "{Hero} made a {frog|fish} face. It stopped. [{He} made a {pig|cow} face.] It giggled, till its mum came! “It’s {glad|happy},” said {the helper}. “I don’t have to stay.”",
    ],
    voice: [
      "“Such a noise it was!” said {the helper}. “Kind {Hero} sent it off.”",
      "“Kind people bring peace,” said {the helper}, and {sighed|hummed}.",
      "{The helper} {listened|smiled}. “How quiet it is! That’s the sound of being kind.”",
    ],
  },
  {
    id: "kind-you-first",
    lesson: "kindness",
    deed: "lets the helper go first",
    obstacles: anyTrouble,
    vars: { brood: ["hens", "lambs", "ducks", "bean plants"] },
    test: [
      "{Hero} was first at the {pump|tap}. {The helper} came up behind. “My {brood} want water,” {h.he} said. “I must wait here before I help.”",
      "{Hero} sat in front at a puppet show. “I’ll help when I’ve seen the {king|clown|bear},” said {the helper}, at the back. “But I see just heads!”",
    ],
    act: [
      "{Hero} was thirsty +but {he} stepped back. “You first,” {he} said. Soon the {brood} had their water. “I did not wait long,” said {the helper}. “Nor shall you wait for me.”",
      "“Sit in my place,” said {Hero}, and went to the back. [There came the end at last!] How {the helper} laughed! “I’ve seen it all, thanks to you. Let’s go!”",
    ],
    voice: [
      "“You first, you said,” {the helper} told {Hero}. “Those are kind words.”",
      "“Kind people don’t push,” said {the helper}. “They say, after you.”",
      "{The helper} was still {glad|merry}. “You let me go in front. How kind is that?”",
    ],
  },
  {
    id: "kind-birthday",
    lesson: "kindness",
    deed: "gives the helper a birthday or a letter",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} sat by one very small {bun|cake}. “It’s my birthday,” {h.he} said, “and nobody came. I’m too blue to work.”",
      "“Nobody writes to me,” said {the helper}, and looked in {h.his} mail box. “I can’t help you. I’ll sit here till a letter comes.”",
    ],
    act: [
      "{Hero} stuck a daisy in it and sang the birthday song. [{The pal} came in at the end.] Then they danced, round and round. “Somebody came!” said {the helper}. “I’ve got my wish. Let’s see to yours.”",
      "{Hero} drew a {big|round} sun, with legs, and put it in the box. “Look again!” {he} said. “A letter!” sang {the helper}. “My wait is over, so I’m off with you.”",
    ],
    voice: [
      "“I thought nobody saw me,” said {the helper}. “But you’re kind, and you did.”",
      "“A kind {friend|child} is the best present,” said {the helper}.",
      "{The helper} {hummed|beamed}. “You made my day. It takes one kind thing.”",
    ],
  },
];
