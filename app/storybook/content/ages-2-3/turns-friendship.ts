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
      "{The helper} sat there all alone. “No one plays with me,” {h.he} said. “They say I’m too {odd|loud|slow}.” [And {Hero} had so much to do!]",
      "{The helper} was playing {catch|shops|bears}, all alone. {H.he} looked up at {Hero}, and then down. It’s hard to {ask|say it} when you’re shy.",
    ],
    act: [
      "“Then play with me!” said {Hero}. They played {tag|peep|bus} round {a sight}. [They laughed till they had to {sit|lie} down.] “You and me!” said {the helper}. “So what do we need to do?”",
      "“Can I play too?” asked {Hero}. Yes! [{The pal} was the {road|tree|wall}.] It was a good game, and {the helper} was alone no more. “Now tell me what my friend needs,” {h.he} said.",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “You played with me, and that’s how we got to be friends.”",
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
      "{The helper} wanted to help +but {h.he} {h.was} so slow! “Run on without me,” {h.he} puffed. “They all do.” {Hero}’s feet wanted to run.",
      "“Wait for me! I want to help!” called {the helper}, from far {behind|back}. It was {late|nearly dark}, and {Hero} wanted to get on.",
    ],
    act: [
      "{He} told {his} feet no. {Hero} went back and walked next to {h.him}, slow step by slow step. [That way they saw {a creature}.] “You waited,” said {the helper}, “so here I am, to help.”",
      "So {Hero} sat on a {step|stone|log} and sang till {the helper} was there. “Get your breath first,” {he} said. {The helper} did. “You waited! Now what do you need?”",
    ],
    voice: [
      "“Friends wait for friends,” said {the helper}.",
      "{The helper} {smiled|laughed}. “I was slow, and you waited, like a friend.”",
    ],
  },
  {
    id: "friend-make-up",
    lesson: "friendship",
    deed: "makes up after a quarrel",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“My way is best!” said {the helper}. “No, my way!” said {Hero}. They turned their backs. [It was {very|so} quiet.]",
      "“I go first!” said {Hero}. “No, me!” said {the helper}, and went off in a huff behind {a sight}. Now {Hero} was first, and all {alone|on $his own}.",
    ],
    act: [
      "{Hero} turned round first. “I don’t want to be cross,” {he} said. “Let’s be friends. Your way first, then mine.” “Yes, friends!” {said|cried} {the helper}. “Now we can do it as two.”",
      "That was no fun. {Hero} went to find {h.him}. “You go first,” {he} said. “I just want you back.” “I want you back too,” said {the helper}. “Let’s go together.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “Friends get cross, and then they make up.”",
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
      "{Hero} and {the pal} stood close. {The helper} stood on {h.his} own. “You two don’t want me,” {h.he} said, and turned to go.",
      "“Can I come with you?” asked {the helper}. {Hero} had {the pal}. [That was all {he} wanted.] Was there room for one more?",
    ],
    act: [
      "“But we do want you!” said {Hero}, and pulled {h.him} in. Now they were three, in a ring. [Round and round they {went|skipped}.] “I’ve got friends!” {said|cried} {the helper}. “Then I’ll stay and help you.”",
      "“Yes,” said {Hero}. “Walk in the middle.” So there was one more to {talk|sing} to, and one more to laugh. “It’s nice in the middle,” said {the helper}. “Now I can help my friends.”",
    ],
    voice: [
      "“You let me in,” said {the helper}. “That’s what friends do.”",
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
      "Boom! It was only a {door|drum|big lid}. But {the helper} hid {h.his} head. “I don’t like booms,” {h.he} said. “I can’t come. You go on.”",
      "“I’m lost,” said {the helper}, and {h.his} {voice|chin} shook. “I don’t know this {road|place|bend}. How can I help you?” {Hero} did know it.",
    ],
    act: [
      "{Hero} did not go on. {He} sat next to {h.him} and {he} hummed. [Boom. Hum, hum. Boom. Hum.] Soon {the helper} came out. “I’m not afraid with you,” {h.he} said. “I can come now.”",
      "“I’ll stay with you,” said {Hero}. {He} showed {h.him} the {pump|oak|shop}, and {a sight}. {The helper} stood up {straight|tall}. “Now I know where I am. So I can help you.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “A friend is one who stays.”",
      "“I was afraid,” said {the helper}, “and then I had a friend.”",
    ],
  },
  {
    id: "friend-ask",
    lesson: "friendship",
    deed: "gets to know the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Nobody asks me how I am,” said {the helper}. “They just say, come here and help.” {Hero} had wanted to say that, {too|as well}.",
      "{The helper} had made up a {wave|dance|song}. “But it takes two friends,” {h.he} said, “and I’ve not got one.” {H.he} looked so sad.",
    ],
    act: [
      "“How are you?” asked {Hero}. “Do you like {mud|buns|rain}?” They both did! [They liked {three|six} of the same things.] “Now we’re friends,” said {the helper}. “So I’d love to help.”",
      "“Show me,” said {Hero}. They did it once, and it went wrong. [How they laughed!] They did it twice, and it was {right|perfect}. “Just like two friends!” said {the helper}. “Now I’ll help mine.”",
    ],
    voice: [
      "“You were nice to me,” said {the helper}, “so now we’re friends.”",
      "{The helper} was so {glad|happy}. “Just now I had no friend. Now look!”",
    ],
  },
  {
    id: "friend-chat",
    lesson: "friendship",
    deed: "stops for a talk with somebody lonely",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} stood and looked far off. “My one friend lives over that {hill|water},” {h.he} said. “I’m too sad to do a thing.”",
      "“It’s a fine day,” said {the helper}. “I’ve got no one to say that to.” {Hero} was in a hurry, one foot in the air.",
    ],
    act: [
      "“I can be your near friend,” said {Hero}. {He} waved, and {the helper} waved back. [They waved till it {ached|got silly}.] “One friend far, one friend near!” said {the helper}. “For the near one I’ll do a lot.”",
      "{He} put the foot down. “It is fine,” said {Hero}. “See the cloud like a {boot|pig}?” [They talked of {soup|socks}, and of that cloud.] “It’s so good to talk,” said {the helper}. “Now I’d walk miles for you.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “You stopped for me. That’s how a friend begins.”",
      "“I’ve got one more friend than this morning,” said {the helper}.",
    ],
  },
  {
    id: "friend-pair",
    lesson: "friendship",
    deed: "makes the helper a friend for all to see",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“{Name} has got a friend,” said {the helper}. “The {cat|postman} has got one. I’m nobody’s friend.” And {h.he} sat down in the {dust|leaves}.",
      "{The helper} had a daisy on, and so had {Hero}. They both saw it. They both wanted to be friends. But who would say it first?",
    ],
    act: [
      "“You’re mine,” said {Hero}. {He} tied a {ribbon|daisy chain} on {h.him}, and one on {himself}. Now all could see it. Up got {the helper}. “I’m somebody’s friend! And what does my friend need?”",
      "{Hero} did. “We match,” {he} said. “So we’re friends!” They made up a {walk|wave} for pairs. [{The helper} got it {wrong|backwards}, and it was all right.] “A friend of mine gets help,” {h.he} said.",
    ],
    voice: [
      "“You said it first,” said {the helper}. “You said, be my friend.”",
      "{The helper} {nodded|bowed} to {Hero}. “It’s good to be somebody’s friend.”",
    ],
  },
  {
    id: "friend-cheer",
    lesson: "friendship",
    deed: "cheers for the helper",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had come last in a race. The {flags|drums} were gone, and nobody clapped. “I’m no good,” {h.he} said. “I’m no help to you.”",
      "{The helper} had to sing a song at a show. “I’ll help you after that,” {h.he} said, “if I dare to sing.” [{H.his} knees shook.]",
    ],
    act: [
      "“Here comes my friend!” cried {Hero}, and clapped and clapped. {He} made a medal out of a {lid|leaf}. [{The helper} wore it like gold.] “I’m last, and so happy!” {h.he} said. “Now I feel I can help.”",
      "{Hero} sat down right in front. Each time {the helper} looked, there were two thumbs up. [{He} clapped the loudest of all.] So the song went well. “I did it!” {said|cried} {the helper}. “Now I’ll {help you|come along}.”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “A friend claps for you, right or wrong.”",
      "“You cheered for me,” said {the helper}. “That’s a friend.”",
    ],
  },
  {
    id: "friend-newcomer",
    lesson: "friendship",
    deed: "makes somebody new feel at home",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’m new in {town},” said {the helper}. “I don’t know anybody here. They look at my {bag|boots}, and nobody says hello.”",
      "{The helper} was new in {town}. {H.he} sat at the far end of a long bench, all alone.",
    ],
    act: [
      "“Hello!” said {Hero}. “This is {grownup}. This is {the pal}. This is me.” [{The helper} said it after {him}, three times.] “Now I’ve got friends,” said {the helper}, “and I’ll help them.”",
      "{Hero} moved down the bench, bump by bump. “Can I sit with you?” {he} asked. {The helper} {beamed|smiled}. [They looked at a {cloud|duck}, side by side.] “Now I’ve got a friend,” said {the helper}, “and so have you.”",
    ],
    voice: [
      "“I was new,” said {the helper}. “You came up to me, like a friend.”",
      "{The helper} came {close|near}. “New is not new for long, when there’s a friend.”",
    ],
  },
  {
    id: "friend-stand-by",
    lesson: "friendship",
    deed: "stands by the helper when others send the helper away",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You’re too {odd|slow|quiet},” the {geese|lambs} told {the helper}. “You can’t play with us.” {The helper} hung {h.his} head and crept off.",
      "“Who wants to stand next to {the helper}?” asked {the neighbour}. It was for a {song|dance}. Nobody came, and {the helper} looked at the floor.",
    ],
    act: [
      "{Hero} ran to {h.his} side and turned round. “This one’s my friend! We play as a pair.” [“Oh,” said the rest, and were sorry.] Up came {the helper}’s head. “Next to you I feel {big|tall}. What can I do for you?”",
      "“Me!” said {Hero}, and stood so close that they bumped. “And me,” said a {goose|pup}, and more came. “You were the very first,” said {the helper}. “So I’ll stand by you as well.”",
    ],
    voice: [
      "“You stood by me,” said {the helper}, “so I was not alone.”",
      "{The helper} {hummed|skipped} for joy. “One friend at my side is all I need.”",
      "“Where a friend stands,” said {the helper}, “it’s {warm|not so cold}.”",
    ],
  },
  {
    id: "friend-puddle",
    lesson: "friendship",
    deed: "gets as messy as the helper, who feels silly",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Splat! {The helper} fell in the mud. All the {ducks|hens} laughed. “I look so silly,” {h.he} said. “I’ll sit here all day.”",
      "{The helper} had jam on {h.his} nose. [It was red, and it shone.] “They all point at me,” {h.he} said. “I’m off home to hide.”",
    ],
    act: [
      "{Hero} took off {his} {boots|socks} and hopped in too. Splat! “Now there are two of us,” {he} said. {The helper} laughed so much that {h.he} got up. “With you I don’t mind the mud! Where shall we go?”",
      "“Then I’ll have jam as well,” said {Hero}. Dab, it was on {his} nose. “Who do they point at now?” It was both of them. [They {giggled|grinned} and pointed back.] “This is fun,” said {the helper}. “I’ll {help you|come along}, jam and all.”",
    ],
    voice: [
      "“I felt so silly,” said {the helper}. “Then you were silly with me.”",
      "{The helper} {shook|wobbled} with joy. “A friend does not laugh at me. A friend laughs with me.”",
      "“It’s not so bad,” said {Hero}, “when two friends look like that.”",
    ],
  },
  {
    id: "friend-post",
    lesson: "friendship",
    deed: "thinks of the helper, whom nobody ever thinks of",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "The postman came by with a full bag. There was a card for {name} +but there was none for {the helper}. “There never is,” {h.he} said.",
      "“I’d love to go to a party,” said {the helper}. “Nobody asks me. So I sit at home and {mope|sulk}.”",
    ],
    act: [
      "With a bit of chalk {Hero} drew two heads on a {flat|round} stone, side by side. “It’s a card for you,” {he} said. “You and me.” {The helper} looked and looked. “Post from a friend! And what would you like from me?”",
      "“I’ll ask you,” said {Hero}. “Please come to a party. It’s here, and it’s now.” They {sang|danced} on the grass. [{The pal} came, too.] “My first party!” said {the helper}. “Now I’ll do a thing for you, friend.”",
    ],
    voice: [
      "“All forgot me,” said {the helper}, “but not you, my friend.”",
      "“Friends think of friends,” said {the helper}, “and you thought of me.”",
      "{The helper} sat up {straight|tall}. “You made a friend today, and it’s me.”",
    ],
  },
  {
    id: "friend-birthday",
    lesson: "friendship",
    deed: "keeps the helper’s birthday",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“It’s my birthday,” said {the helper}, “and nobody knows.” {H.he} sat with {h.his} back to {a sight}. [There was no cake and no song.]",
      "{The helper} was one year older that day. {H.he} had told no one +and {h.he} felt {flat|low}. “I don’t feel like work,” {h.he} said.",
    ],
    act: [
      "Now {Hero} knew! {He} put a daisy on {a bun|a roll|a scone}, and sang the birthday song. {The helper} blew, and off flew a petal. “I’ve got one wish,” {h.he} said. “I wish to help my friend.”",
      "“Then we must make a fuss!” said {Hero}. {He} made a crown of leaves and put it on {h.him}. Three cheers! [They {hopped|danced} once for each year.] “Now it’s a real birthday,” said {the helper}. “And you’re a real friend. Let me help.”",
    ],
    voice: [
      "“A birthday is no good alone,” said {the helper}. “It needs a friend.”",
      "{The helper} was {pink|warm} with joy. “The best present I got is a friend.”",
      "“I sat here and was sad,” said {the helper}. “A friend put it right.”",
    ],
  },
  {
    id: "friend-forgive",
    lesson: "friendship",
    deed: "forgives the helper",
    obstacles: anyTrouble,
    vars: { made: ["a stick boat", "a mud pie", "a leaf hat", "a snow cake", "a cone man", "a sand bear"] },
    test: [
      "{Hero} had made {a made}. Crunch! {The helper} stepped on it. It was a mistake. “Oh no,” {h.he} said. “Now you won’t be my friend.”",
      "“Go away!” {the helper} had said to {Hero}, and it hurt. Now {h.he} stood there and looked at the ground. “I was {tired|hungry},” {h.he} said. “I did not mean it.”",
    ],
    act: [
      "{Hero} sniffed. “I can make one more,” {he} said, “but there’s only one of you.” {H.his} eyes went round. “Are we still friends?” asked {the helper}. “Then I’ll help you with all I’ve got!”",
      "“It’s all right,” said {Hero}. {He} picked a {daisy|clover} and held it out. [{The helper} sniffed at it.] “You’re not cross? Then I’m not sad,” {h.he} said. “I’ll make it up to you.”",
    ],
    voice: [
      "“I made you sad,” said {the helper}, “and you’re still my friend.”",
      "{The helper} {beamed|sighed}. “You let it go. Only a friend does that.”",
      "“You said sorry,” said {Hero}. “So we’re friends, like before.”",
    ],
  },
  {
    id: "friend-seek",
    lesson: "friendship",
    deed: "looks for the helper, whom the others forgot",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I hid so well,” said {the helper}, “that they all ran {home|off}. Nobody came to look for me.” {H.he} gave a {sniff|gulp}.",
      "“Shh! I’m hiding,” said {the helper}. “But I’ve been here since {lunch|ten}. I think they forgot me.” [There was a leaf on {h.his} head.]",
    ],
    act: [
      "“Hide once more,” said {Hero}, and counted to ten. {He} looked by {a sight}, and under a {bush|cart}, and there {h.he} {h.was}. “Found you!” “You looked till you had me,” said {the helper}. “Now it’s my turn to do something for you.”",
      "“I won’t forget you,” said {Hero}. “I’ll look for you now.” {He} shut {his} eyes, and ran here and there, and got {h.him}. Hurray! Up jumped {the helper}. “It’s so good when a friend finds you! Let’s go.”",
    ],
    voice: [
      "“You came and looked for me,” said {the helper}. “That’s all I wanted.”",
      "{The helper} did a {hop|skip}. “To hide is fun. To be found by a friend is better.”",
      "“I’ll find you each time,” said {Hero}. “I’m your friend.”",
    ],
  },
];
