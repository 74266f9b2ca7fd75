import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const friendship: readonly Turn[] = [
  {
    id: "friend-play",
    lesson: "friendship",
    deed: "plays with the helper, who is alone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} sat there all alone. “No one plays with me,” {h.he} said. “I’m too {odd|loud|slow}.” [And {Hero} had a job to do.]",
      "{The helper} was playing {catch|shops|bears}, all by {h.himself}. {H.he} looked up and then down. [{Hero} looked too. It’s hard to {ask|start}.]",
    ],
    act: [
      "“I’ll play,” said {Hero}. They played {tag|peep|bus} round {a sight}. [They laughed till they had to {sit|lie} down.] “Now I’ve got a friend!” said {the helper}. “I’ll help you.”",
      "“Can I be the {dog|bus|king}?” {he} asked. Yes! [{The pal} was the {road|tree|wall}.] It was a good game. “What do you need, friend?” said {the helper}.",
    ],
    voice: [
      "“You asked, and I had a friend,” {h.he} said.",
      "“It’s easy to make a friend,” said {Hero}. “You just play.”",
    ],
  },
  {
    id: "friend-wait",
    lesson: "friendship",
    deed: "waits for the slow helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} came along, but slow, so slow. “Run on,” {h.he} puffed. [“They all do.”] {Hero}’s feet wanted to run.",
      "“Wait for me!” called {the helper}, from far {behind|back}. It was {late|nearly dark}, and {Hero} wanted to get on.",
    ],
    act: [
      "{He} told {his} feet no. {He} went back and walked next to {h.him}. [That way they saw {a creature}, and {a trinket}.] “You waited,” said {the helper}. “Now lean on me.”",
      "So {he} sat on a {step|stone|log} and sang till {the helper} was there. “Get your breath,” said {Hero}. “We’ll go {as one|when you can}.” “I know a trick for you,” said {the helper}.",
    ],
    voice: ["“Friends wait for friends,” {h.he} said.", "“You don’t have to be fast,” {h.he} said, “to be a friend.”"],
  },
  {
    id: "friend-make-up",
    lesson: "friendship",
    deed: "makes up after a quarrel",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Not like that!” said {the helper}. “Yes, like that!” said {Hero}. They turned their backs. [It was {very|so} quiet, and not nice at all.]",
      "They both wanted to be first. “Me!” “No, me!” {The helper} {sniffed|huffed} and went behind {a sight}. Now {Hero} was first, and all on {his} own.",
    ],
    act: [
      "{Hero} turned round first. “I don’t want to be cross,” {he} said. “I want to be friends.” {The helper} turned round too. “Me too! Your way first, then mine.” And with two it went.",
      "That was no fun. {He} went to look for {h.him}. “You be first,” said {Hero}. “I’ll come next.” “No, both!” said {the helper}. So they were both first, and they both {helped|began}.",
    ],
    voice: [
      "“Friends get cross,” {h.he} said, “and then they make up.”",
      "“I’d sooner have a friend,” said {Hero}, “than be {right|first}.”",
    ],
  },
  {
    id: "friend-invite",
    lesson: "friendship",
    deed: "lets the left-out helper join in",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} and {the pal} stood close. {The helper} stood on {h.his} own. “You’re two,” {h.he} said. “I can see that. It’s {full|no place for me}.”",
      "“Can I come too?” asked {the helper}. {Hero} had {the pal}. That was all {he} wanted. Was there room for one more?",
    ],
    act: [
      "“Now we’re three,” said {Hero}. {He} pulled {h.him} in. They made a ring, and the ring went {round|up and down}. “I’ve never been in a ring!” said {the helper}. “Three can do your job.”",
      "“Yes,” said {Hero}. “Come in the middle.” So there was one more to {talk|sing} and one more to laugh. [It did not get less. It got more.] “And one more to help,” said {the helper}.",
    ],
    voice: [
      "“You let me in,” {h.he} said. “That’s what friends do.”",
      "“There’s always room for a friend,” said {Hero}.",
    ],
  },
  {
    id: "friend-stay",
    lesson: "friendship",
    deed: "stays with the helper, who is frightened",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Boom! It was only a {door|drum|big lid}. But {the helper} put {h.his} head down. “I don’t like booms,” {h.he} said. “You go on.”",
      "“I’m a bit lost,” said {the helper}, and {h.his} {voice|chin} shook. “I don’t know this {road|place|bend}.” {Hero} did know it.",
    ],
    act: [
      "{Hero} did not go on. {He} sat next to {h.him} and {he} hummed. [Boom. Hum, hum. Boom. Hum.] Then there was just the hum. “You stayed,” said {the helper}. “I’ll stay with you.”",
      "“I’m here,” said {Hero}. {He} showed {h.him} the {pump|oak|shop}, and {a sight}. [“This can be your place too.”] {The helper} stood up {straight|tall}. “With a friend I can do things. What’s first?”",
    ],
    voice: ["“A friend is one who stays,” {h.he} said.", "“It’s not so {loud|big} with a friend,” {h.he} said."],
  },
  {
    id: "friend-ask",
    lesson: "friendship",
    deed: "gets to know the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“They all say ‘you there’ to me,” said {the helper}. “No one asks {how I am|what I like}.” {Hero} had not asked {either|yet}.",
      "{The helper} had a secret {wave|dance|hello}. “But it takes two,” {h.he} said, “and I’m just one.” It had a {bump|skip} in the middle.",
    ],
    act: [
      "“How are you?” {he} asked. “Do you like {mud|buns|rain}?” {H.he} did! So did {Hero}. [They liked {three|six} of the same things.] “Well, friend,” said {the helper}. “Let’s do it.”",
      "“Show me,” said {Hero}. Hop, bump, {wiggle|clap|turn}! {He} got it wrong, and they laughed. {He} got it right, and they laughed more. “Come, friend,” said {the helper}, “let’s fix it.”",
    ],
    voice: ["“Ask, and you find a friend,” {h.he} said.", "“Just now I had no friend,” {h.he} said. “Now look!”"],
  },
  {
    id: "friend-chat",
    lesson: "friendship",
    deed: "stops for a talk with somebody lonely",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had a friend, far over the {hill|water}. “I send a wave each day,” {h.he} said. “It gets {tired|lost}.”",
      "“It’s a fine day,” said {the helper}. “I’ve got no one to say that to, as a rule.” {Hero} was in a hurry, one foot in the air.",
    ],
    act: [
      "“Wave to me,” said {Hero}. “I can be a near friend.” [They waved till their arms {ached|flopped}.] “One friend far, one friend near!” said {the helper}. “I’m rich. What does the near one need?”",
      "{He} put the foot down. “It is fine,” said {Hero}. “Did you see the cloud like a {boot|pig}?” [{The helper} had!] They talked of {soup|socks}, and of that cloud. “Now I’d walk miles for you,” {h.he} said.",
    ],
    voice: [
      "“You stopped to talk,” {h.he} said. “That’s how a friend begins.”",
      "“I’ve got one more friend than this morning,” {h.he} said.",
    ],
  },
  {
    id: "friend-pair",
    lesson: "friendship",
    deed: "makes the helper a friend for all to see",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’m nobody’s anything,” said {the helper}. “{Name} is somebody’s aunt. The cat is somebody’s cat.”",
      "They both had {odd socks|a daisy|a plaster} on today. [{The helper} saw that. So did {Hero}.] But who would say it first?",
    ],
    act: [
      "“You can be my friend,” said {Hero}. {He} tied a {ribbon|daisy chain} on {h.him}, and one on {himself}. {The helper} looked at the bow from both sides. “I’m somebody’s friend! And what does my friend need?”",
      "“We match,” said {Hero}. {He} stood next to {h.him}. They made up a walk for pairs. [{The helper} trod on a toe, and it was all right.] “A pair of friends,” {h.he} said, “can do most things.”",
    ],
    voice: [
      "“You said it first,” said {the helper}. “You said, be my friend.”",
      "“It’s good to be somebody’s friend,” said {the helper}.",
    ],
  },
  {
    id: "friend-cheer",
    lesson: "friendship",
    deed: "cheers for the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had come last in the race. When {h.he} got to the line, the {cakes|flags} were gone. Nobody had stayed to see it.",
      "{The helper} was to sing in a show, and {h.he} shook. “What if I get it wrong?” {Hero} had so much to do. There was one empty seat.",
    ],
    act: [
      "{Hero} had. “Here comes my friend!” {he} shouted, and clapped. {He} made a medal out of a {lid|leaf}. [{The helper} wore it like gold.] “Last place, best friend,” {h.he} said. “Now I’ll cheer for you.”",
      "{Hero} sat in it. Each time {the helper} looked down, there were two thumbs up. [When it went wrong, {he} clapped as loud.] “I sang just to you,” {h.he} said. “So what’s next, friend?”",
    ],
    voice: [
      "“A friend claps,” said {the helper}, “first place or last.”",
      "“You stayed for me,” said {the helper}. “That’s a friend.”",
    ],
  },
  {
    id: "friend-newcomer",
    lesson: "friendship",
    deed: "makes somebody new feel at home",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’m new in {town},” said {the helper}. “I don’t know a soul. They look at my {bag|boots} and go in.”",
      "There was a long table by {a sight}. {The helper} ate at the far end, with {h.his} back to everyone.",
    ],
    act: [
      "{Hero} showed {h.him} round. “This is {grownup}. This is {the pal}. This is me.” Soon {the helper} knew {nine|seven} names. “And I’ve got one friend,” {h.he} said. “Now for your trouble!”",
      "{Hero} took {his} plate and moved down, stool by stool. “Is this one free?” It was! They swapped {crusts|peas}. “I thought you’d all {laugh|stare},” said {the helper}. “Eat up, friend. Then we’ll fix it.”",
    ],
    voice: [
      "“You came and sat by me,” {h.he} said. “Just like a friend.”",
      "“New is not new for long,” {h.he} said, “when there’s a friend.”",
    ],
  },
];
