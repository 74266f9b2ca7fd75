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
      "{The helper} had {a nice}. It was so {fine|smooth}! {Hero}’s hand went out to touch it, all by itself. {The helper} held it close and took a step back.",
      "{The helper} had put down {a nice}, and looked the other way. {Hero} wanted to play with it so much! {He} could just take it. [Nobody would {see|know}.]",
    ],
    act: [
      "Stop, hand! “May I touch it?” asked {Hero}. {The helper} smiled. “Since you ask, you may.” [{Hero} did it with one finger, like a {feather|moth}.] “You’re {careful|gentle}. I’d like to help you.”",
      "{Hero} put {his} hands behind {his} back. “It’s not mine,” {he} said. “May I hold it, please?” “You asked me first!” {said|cried} {the helper}. “So I’ll {help you|come along}.”",
    ],
    voice: [
      "“First you ask, then you touch,” said {the helper}. “That’s respect.”",
      "{The helper} came {close|near}. “It’s mine, and you asked. I like that.”",
    ],
  },
  {
    id: "respect-own-way",
    lesson: "respect",
    deed: "does not laugh at the helper’s way of doing things",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ll help you,” said {the helper}, and walked up backwards, humming. “That’s not how you walk!” said {Hero}. “It’s how we walk at home,” {h.he} said, and went {pink|quiet}.",
      "{The helper} ate {h.his} {bun|pear|egg} first, and said good night to each bite. {Hero} began to giggle +and {the helper} went pink and turned away.",
    ],
    act: [
      "“Oh,” said {Hero}. “I’m sorry. Will you show me?” So {he} walked backwards too, and hummed. [It was just {a new|another} way!] “You did it my way,” said {the helper}. “Now I’ll come along.”",
      "{Hero} stopped. “I’m sorry I laughed,” {he} said. “How does it go?” “Good night, bite,” said {the helper}. {Hero} said it too. [It was {fun|rather nice}.] “You’re nice to me. So I’ll {help you|come along}.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “You have your way and I have mine. Both are good.”",
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
      "“Not so loud, please,” said {the helper}. “My ears hurt, and I can’t think.” But {Hero} liked loud. {He} had a {stamp|shout|roar} all ready.",
      "Shh! {The helper}’s baby was not asleep yet. “I can’t {come|leave|go} till it sleeps,” {h.he} said. {Hero} had a {song|drum roll|loud laugh} in {him} +and it wanted out.",
    ],
    act: [
      "{He} put it away for later. [{Hero} took off {his} {big|clumpy} boots.] “Is this all right?” {he} asked, as soft as {fluff|milk}. “It’s lovely,” said {the helper}. “Now I can think what to do.”",
      "{Hero} shut {his} mouth. [{He} walked on the sides of {his} feet.] It was so quiet that the baby shut its eyes. “It’s asleep,” said {the helper}, very low. “Thanks to you I can come.”",
    ],
    voice: [
      "“You like loud, I need soft,” said {the helper}. “You were nice about it.”",
      "{The helper} {smiled|laughed}. “Thank you for the hush. That’s respect.”",
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
      "{The helper} had {oddity}. {Hero} stared at it. {The helper} hid {h.his} face. “Go on, laugh,” {h.he} said. “They all do. Then I go home.”",
      "“Why have you got {oddity}?” asked {Hero}. {The helper} looked sad. “They all ask that,” {h.he} said. “Nobody just says hello to me.”",
    ],
    act: [
      "{Hero} did not laugh. “Hello,” {he} said. “I’m {Hero}. I’ve got {a crooked toe|one big ear|a bent thumb}.” [And {he} showed it.] {The helper} {smiled|beamed}. “How fine! Then I’ll stay, and help.”",
      "{Hero} went pink. “I’m {sorry|so sorry},” {he} said. “Hello! I’m {Hero}, and I like how you look.” {The helper} looked up. “Hello, {Hero},” {h.he} said. “Now I’d love to help.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “We all look {different|like us}, and that’s good.”",
      "“You did not laugh at me,” said {the helper}. “You said hello.”",
    ],
  },
  {
    id: "respect-stop",
    lesson: "respect",
    deed: "stops at once when the helper says stop",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} gave {the helper} a tickle. “Ha, stop now,” said {the helper}. “I can’t help you when you tickle.” It was such fun! Just one more {tickle|go}?",
      "“I’ll help you,” said {the helper}. {Hero} was so glad that {he} held out both arms. “No hug, please,” said {the helper}, and stepped back. [{Hero} felt {silly|a bit sad}.]",
    ],
    act: [
      "No. Stop is stop. {Hero} took {his} hands away. “I’m {sorry|so sorry},” {he} said. “Thank you,” said {the helper}. “Now I can work.”",
      "{Hero} put {his} arms down. “Is a wave all right?” {he} asked. A wave was good. [So they waved, close as they were.] {The helper} came near again. “You let me choose. So I’ll stay.”",
    ],
    voice: [
      "“I said no, and you stopped,” said {the helper}. “That’s respect.”",
      "{The helper} {laughed|nodded}. “No means no, and you {heard|knew} it.”",
    ],
  },
  {
    id: "respect-home",
    lesson: "respect",
    deed: "takes care of the helper’s place",
    obstacles: anyTrouble,
    vars: { crop: ["beans", "roses", "peas"] },
    test: [
      "“Come over to me,” called {the helper}, “and I’ll help you.” The quick way went over {h.his} {crop}. They were just up, as thin as {hair|string}. {Hero} had big boots on.",
      "{The helper} had washed {h.his} step till it shone. “Sit down on it,” {h.he} said, “and tell me about {trouble}.” But {Hero}’s boots went {drip|squelch|plop}.",
    ],
    act: [
      "So {Hero} went round, on tiptoe, at the edge. [It was {longer|ten more steps}, and not one leaf was bent.] “You took care of my {crop},” said {the helper}. “Now I’ll take care of you.”",
      "{Hero} pulled them off, and sat down in {his} socks. “You kept it clean!” {said|cried} {the helper}. “So I don’t have to wash it, and I’m free.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “You saw what is dear to me. That’s respect.”",
      "“It’s my place, and you were {gentle|good} to it,” said {the helper}.",
    ],
  },
  {
    id: "respect-queue",
    lesson: "respect",
    deed: "waits until it is his or her turn",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "There was a line to see {the helper}. {Hero} was the very last. But near the front there was a gap, just {his} size.",
      "“It’s the pup’s turn to have the {flag|bell},” said {the helper}. “When all have had a turn, I can go.” But {Hero} held on to it tight.",
    ],
    act: [
      "But all the {grannies|people} had waited as well. So {Hero} stayed at the end, till it was {his} turn. “You waited so well,” said {the helper}. “Now I’m all yours.”",
      "One by one {Hero} opened {his} fingers. “It’s your turn,” {he} told the pup. [The pup went round with it, so proud.] “That was the last one,” said {the helper}. “Now I can {come|go} with you.”",
    ],
    voice: [
      "“Each of us gets a turn,” said {the helper}. “You know that. It’s called respect.”",
      "{The helper} was so {glad|happy}. “It was not your turn yet, and you knew it. I like that.”",
    ],
  },
  {
    id: "respect-slow",
    lesson: "respect",
    deed: "lets the helper do it at his or her own pace",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} told {the helper} about {trouble}. “Eh?” said {the helper}, who did not hear well. {Hero} said it once more. “Eh?” It made {him} want to {giggle|shout}.",
      "“I’ll just do up my bag, and then I’ll come,” said {the helper}. It took so long! {Hero} could do it in a wink. [{His} hands came up by themselves.]",
    ],
    act: [
      "But {he} said it slowly, with {his} hands too. “Ah! Now I know what’s wrong,” said {the helper}, “and I can help.”",
      "But {Hero} sat on {his} hands, and hummed a tune. Click, it was shut! “I did it myself, and you let me,” said {the helper}. “I’m glad to come.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “You let me be slow. That’s respect.”",
      "“I need more time,” said {the helper}. “You gave me all I needed.”",
    ],
  },
  {
    id: "respect-secret",
    lesson: "respect",
    deed: "leaves a secret alone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Will you mind my box?” asked {the helper}. “Don’t look in. It’s private.” And {h.he} went for a drink. The lid was not quite shut. [Something {blue|gold} shone in there.]",
      "{The helper} told {Hero} a secret, about a {tooth|bath}. “Don’t tell,” {h.he} said. Then along came {the neighbour}. “What did you two say?” [Oh, it was such a funny secret!]",
    ],
    act: [
      "{Hero} turned {his} back on it, and looked at {a sight}. “You did not peep!” said {the helper}, when {h.he} came back. “Now I trust you.”",
      "“I won’t tell,” said {Hero}, and shut {his} lips like a purse. “You kept it!” {said|cried} {the helper}. “So I’ll tell you what I know about {trouble}.”",
    ],
    voice: [
      "“It was mine, and you left it be,” said {the helper}. “That’s respect.”",
      "{The helper} {nodded|bowed} to {Hero}. “A secret is a secret. You were fair to me.”",
    ],
  },
  {
    id: "respect-tea",
    lesson: "respect",
    deed: "calls the helper nicely and leaves his or her time in peace",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Hey, you there, {Fluff|Muddy|Slow Coach}, come and help!” called {Hero}. {The helper} was hurt, and did not turn round. [That was not a name at all.]",
      "“First I’ll drink my tea,” said {the helper}, “and then I’ll help you.” {Hero} wanted to pull {h.him} along, tea and all.",
    ],
    act: [
      "{Hero} went pink +and {he} walked right up. “I’m {sorry|so sorry},” {he} said. “Please, friend, will you help me?” Now {the helper} turned round, all the way. “When you ask like that, I’m glad to.”",
      "But {Hero} sat down and let {h.him} drink. {He} did not ask, not even with {his} eyes. [Sip. Sip. Ahh.] “You left me in peace,” said {the helper}. “Now I’m full of go, and I’ll help.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You were nice to me. That’s respect, and I like it.”",
      "“You thought of me first,” said {the helper}. “So now I think of you.”",
    ],
  },
  {
    id: "respect-name",
    lesson: "respect",
    deed: "learns the helper’s name and says it right",
    obstacles: anyTrouble,
    vars: { long: ["Tamtarava", "Ollimolo", "Bartolomi", "Wendalina", "Kikimoru"] },
    test: [
      "“My long name is {long},” said {the helper}. “They all say it wrong, and then they laugh.” {Hero} had nearly laughed, too.",
      "“I’m not called Sweetie,” said {the helper}. “I’m called {long}. Nobody asks me.” And {Hero} had just called {h.him} Sweetie!",
    ],
    act: [
      "“Please say it slowly,” said {Hero}. {He} said it after {h.him}, bit by bit, till it came out right. “{Long}!” {The helper} sat up. “That’s me! A child who says my name can have my help.”",
      "“I’m sorry, {long},” said {Hero}. “I’ll say it right from now on.” And {he} did, {three|four} times. [{The pal} had to learn it, too.] {The helper} {smiled|nodded} each time. “It’s so nice to hear. When you call me, I’ll come.”",
    ],
    voice: [
      "“My name is me,” said {the helper}. “You were careful with it.”",
      "{The helper} hummed {h.his} own name. “To say it right is respect.”",
      "“Now I know who you are,” said {Hero}, “and what to call you.”",
    ],
  },
  {
    id: "respect-taste",
    lesson: "respect",
    deed: "lets the helper like other things",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} held out {a food}. “No, thank you,” said {the helper}. “At my house we don’t eat that.” “Just one bite!” {Hero} nearly said.",
      "“{Brown|Grey} is the best colour,” said {the helper}. “No, {red|pink} is!” said {Hero}. “Not for me,” said {the helper}, and looked hurt.",
    ],
    act: [
      "But {Hero} put it back in {his} {bag|pocket}. “Then what do you like?” It was {oats|beans|pears}. So they sat and ate, each of them what they liked. “You did not push me,” said {the helper}. “I’ll help a child like that.”",
      "{Hero} had a think. “You like yours and I like mine,” {he} said. “Show me something in yours.” There was so much! [“And now in yours,” said {the helper}.] “It’s good to look about with you,” {h.he} said. “I’ll look at {trouble}, too.”",
    ],
    voice: [
      "“I don’t have to like what you like,” said {the helper}. “You’re fine with that.”",
      "{The helper} {grinned|twirled}. “With you I can be me. I call that respect.”",
      "“We don’t like the same,” said {Hero}, “but we like each other.”",
    ],
  },
  {
    id: "respect-rule",
    lesson: "respect",
    deed: "keeps to the rule of the helper’s place",
    obstacles: anyTrouble,
    vars: { shy: ["hens", "lambs", "ducks", "calves", "geese"] },
    test: [
      "“Please don’t run here,” said {the helper}. “I mind the {shy}. If they get a fright, I have to stay with them.” But {Hero}’s feet were in a rush.",
      "“We don’t pick the {poppies|roses},” said {the helper}. “They’re for the bees. I stand by them all day, for that.” {Hero} wanted one so much.",
    ],
    act: [
      "{Hero} held {his} feet back. {He} went step by step, as slow as {honey|a cow}. [One of them sniffed at {him}.] Not one of the {shy} ran off. “They’re calm,” said {the helper}, “so I can leave them and help you.”",
      "{Hero} kept both hands in {his} pockets, and just had a sniff. Mm! [Bzz, said a bee.] “You left them all for the bees,” said {the helper}. “So nobody has to stand here, and I’ll come with you.”",
    ],
    voice: [
      "“I asked, and you kept to it,” said {the helper}. “Thank you for that.”",
      "{The helper} {hopped|beamed}. “It’s my one rule, and you kept it. That’s respect.”",
      "“They can’t say please,” said {the helper}. “It’s good that you think of them.”",
    ],
  },
  {
    id: "respect-old-friend",
    lesson: "respect",
    deed: "is polite to the helper’s old friend",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had an old, old friend with sore feet. There was just one seat, and {Hero} was on it. “I can’t go till my friend can sit,” said {the helper}.",
      "A very old friend walked with {the helper}, in such small steps. {Hero} wanted to {push|squeeze} past them. “We must go slowly,” said {the helper}, “all the way to the bench.”",
    ],
    act: [
      "Up got {Hero}. “Please sit here,” {he} said. “I’ve got new legs.” The old friend sat down with a long, long {sigh|ahh}. “That’s a good seat,” said {the helper}. “Now I’m free to go with you.”",
      "So {Hero} went in front, and moved the {sticks|stones} out of the way. “There’s no hurry,” {he} told the old friend. [“What nice manners!”] Step by step they got there. “My friend is safe,” said {the helper}. “Now let’s see to you.”",
    ],
    voice: [
      "“Old legs need time,” said {the helper}, “and you gave it.”",
      "{The helper} looked at the old friend and {smiled|waved}. “You were so polite. That’s respect.”",
      "“One day I’ll be old,” said {Hero}, “and I’ll like that, too.”",
    ],
  },
  {
    id: "respect-knock",
    lesson: "respect",
    deed: "knocks and waits until the helper is ready",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} went in to get {h.his} bag. The door stood open a bit. {Hero} could run right in and {look|say boo}.",
      "A {sheet|rug} hung on a rope, and {the helper} was behind it. “I’m in the tub,” {h.he} called. “I’ll come when I’m clean.” {Hero} had hold of a corner. One tug, and down it would come!",
    ],
    act: [
      "But it was not {his} door. So {Hero} knocked. “May I come in?” “Not yet!” said {the helper}. “I’ve got a {sock|towel} on my head.” {Hero} waited till {h.he} came out. “You knocked, so I did not get a fright. Now I can help.”",
      "{Hero} let go, and sat with {his} back to it. “I won’t look,” {he} said. [Splish, splash, splosh.] Out came {the helper}, clean and glad. “It’s nice when nobody looks. Now I’m fresh, and I’ll go with you.”",
    ],
    voice: [
      "“First you ask if you may,” said {the helper}. “You did it so well.”",
      "{The helper} {smiled|hummed} a bit. “Nobody burst in. How good that is!”",
      "“I wanted a bit of time on my own,” said {the helper}. “You let me have it.”",
    ],
  },
  {
    id: "respect-sad",
    lesson: "respect",
    deed: "leaves the helper alone with a sad or cross mood",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’m sad,” said {the helper}, “and I don’t want to say why.” {Hero} had so many whys in {his} mouth. They all wanted to jump out.",
      "{The helper} was cross. “I need to stamp round that {tree|barn},” {h.he} said, “alone. After that I’ll help.” {Hero} wanted to go with {h.him} and talk.",
    ],
    act: [
      "{He} kept them in. “That’s all right,” said {Hero}. {He} sat close by, and drew {rings|dots} in the dust. [{The helper} drew one, too.] It got better. “You did not ask and ask,” {h.he} said. “Now I feel like helping.”",
      "“Stamp as long as you like,” said {Hero}, and stayed put. Stamp, stamp, stamp! [Round came a cross face. Then it was less cross.] At last a smile came round. “It’s all stamped out,” said {the helper}. “Now for {trouble}!”",
    ],
    voice: [
      "“Some things I keep to myself,” said {the helper}. “You did not mind.”",
      "{The helper} {sighed|smiled} a bit. “You gave me room. That’s respect.”",
      "“When I’m sad or cross,” said {Hero}, “I’d like it like that, too.”",
    ],
  },
];
