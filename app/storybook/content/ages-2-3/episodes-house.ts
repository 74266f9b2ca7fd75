import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const houseEpisodes: readonly Episode[] = [
  {
    id: "box-that-walks",
    goals: anyGoal,
    vars: {
      someone: names,
      shell: ["a box", "a basket", "a big pot", "a tin tub", "a crate"],
      inside: ["a kitten", "a rabbit", "a chick", "a tiny pup", "a fat mouse"],
    },
    titles: ["Who is in {the shell}?", "Shuffle, shuffle", "{The inside} at home"],
    beats: [
      [
        "By {someone}’s door stood {a shell}, upside down. {Hero} looked at it. Shuffle! It took a step. {Hero} looked away +and it took two. “{A shell} can’t walk,” said {grownup}. But this one did.",
        "{Someone} had to pack {a shell} with {plates|books} +and somebody sat in it. It was {an inside}. “Out you get, please,” said {someone}. It {blinked|yawned} +and it moved up to make room for one more.",
      ],
      [
        "Shuffle, shuffle, bump! It walked into the wall. It turned round +and it walked over {grownup}’s {left|best} shoe. {The pal} got out of the way. {Hero} bent down. “Is it dark in there?” {he} asked.",
        "{Someone} tipped {the shell} a bit. {The inside} leaned the other way. {Grownup} put in a plate +and it sat on the plate, like a {bun|cake}. “Out, out, out,” they all said. It shut its eyes.",
      ],
      [
        "It stood still. {Hero} put {his} ear to it +and {he} heard a tiny sniff. “We’ll lift it,” {he} said. “Don’t be afraid!” {Grownup} took one side, and {Hero} took the other. One, two, up!",
        "“It wants a house,” said {Hero}. {He} put {his} hat down by the {stove|wall}. “This is my hat,” {he} said, very loud. “Nobody must go in there. No, no, no!” {The inside} opened one eye.",
      ],
      [
        "There sat {an inside}, and blinked at the light. It had gone under for {a crumb|a nap}, and then it was lost. It sat on {Hero}’s foot for a bit. Then it shuffled home +and now you could see who it was.",
        "Hop! It was out of {the shell} +and it was in the hat. Quick, {someone} packed it all up. Then {someone} laid a fat cushion on the floor. Hop! So {Hero} got {his} hat back, and it was warm.",
      ],
    ],
  },
  {
    id: "not-here",
    goals: anyGoal,
    vars: { seeker: names, lost: ["comb", "pen", "paint brush", "pencil", "tooth brush"] },
    titles: ["Where is that {lost}?", "{Seeker} looks and looks", "Not here!"],
    beats: [
      [
        "“I can’t find my {lost},” said {seeker}, at the door. “Come in and help me look!” So {Hero} and {grownup} wiped their feet and went in. It smelt of {smell} +and {a creature} sat on the mat.",
        "{Seeker} stood on the step in one {shoe|sock}. “My {lost} has gone off,” said {seeker}. “I had it this morning.” “Then do the morning again,” said {Hero}. “We’ll come and see where it went.”",
      ],
      [
        "They looked under the {bed|rug}. “Not here!” said {Hero}. They looked in the {tea pot|bread bin}. “Not here!” said {grownup}. {Hero} found {a toy}, and a bun from {May|spring}. {Seeker} lifted up the cat. “Not here!”",
        "In they went +and they all lay down and yawned. Then they {washed|rubbed} their noses. “Next I had toast,” said {seeker}. So they had toast, munch, munch. “Then I sang to the cat.” So they sang, {high|low} and long, and the cat went out.",
      ],
      [
        "{Seeker} bent down to look in the cat’s bowl. And {Hero} saw the {lost}! It was stuck in {seeker}’s hair, like a {flag|twig}. “It’s up!” said {Hero}. {Seeker} looked up at the {lamp|shelf}. “Not here!”",
        "“Then the bell rang, and I ran,” said {seeker}. They ran down the hall, {trip, trap|pit, pat}. “I put on my coat. It was {warm|hot} out, so I took it off.” They all looked at the coat on its hook.",
      ],
      [
        "“In your hair!” said {Hero}. A hand went up, and there it was. How they laughed! “I’ll put it where I can’t lose it,” said {seeker} +and right back in it went.",
        "{Hero} felt in the left pocket. There was {a trinket}. {He} felt in the right one +and there was the {lost}! “Thank you,” said {seeker}. “It was a nice morning. I’m glad that I had it twice.”",
      ],
    ],
  },
  {
    id: "pot-goes-blop",
    goals: anyGoal,
    vars: { cook: ["Cook Dee", "Cook Mabel", "Cook Raj", "Cook Finn", "Cook Ada"], dish: ["soup", "stew", "broth"] },
    titles: ["{Cook}’s big pot", "Stir, stir, stir", "Who wants {dish}?"],
    beats: [
      [
        "“Taste my {dish},” said {cook}, and held out a spoon. {Grownup} had some +and {Hero} had some. It tasted of {water|spoon}. “It wants something,” said {cook}, “but I can’t think what.” Stir, stir, stir.",
        "Blop, blop, blop, said {cook}’s pot. Up went the lid! “I put in {six|ten} cups of {beans|rice},” said {cook}. “Now it grows and grows.” The {dish} came up and looked over the edge.",
      ],
      [
        "{Hero} and {grownup} went next door. Knock, knock! {The neighbour} had one {leek|bean|onion}. In it went, plop. Stir, stir! {Name}, over the road, had a {carrot|turnip}. Plop! Now it tasted of {rain|grass}, and that was a start.",
        "“Stop!” said {Hero}. Blop, said the pot. {Cook} took it off the heat. Blop, blop! {Hero} brought a bowl +and {cook} filled it. {Grownup} brought a {jug|pan}, and soon that was full as well.",
      ],
      [
        "{A tall girl|A small boy} ran up with one green leaf. The {peas|beans} came from {grownup}’s bag. Plop, plop, plop! Stir, stir, stir. They all stood round and sniffed. {Hero} dipped in a crust, and blew on it.",
        "“Who is hungry?” called {Hero}, down the street. Out came {the neighbour} with a {mug|bucket}. Out came {name} with a {tea pot|tub}. “One for you,” said {Hero}, “and one for you!” {Cook} dipped and poured.",
      ],
      [
        "“What does it taste of now?” asked {cook}. “Of all of us,” said {Hero}. That was what it had wanted! They sat on the step with a bowl each +and all you could hear was spoons.",
        "Now the pot had room. “Blop,” it said, very low +and then it said no more. {Cook} looked in. “There’s just one bowl left, for me!” {Hero} gave the pot a pat with {his} {mitt|sleeve}. Well done, pot.",
      ],
    ],
  },
  {
    id: "drip-in-house",
    goals: anyGoal,
    vars: { someone: names, pot: ["tin cup", "blue bowl", "big pan", "tin pail"] },
    titles: ["Drip, drip, drip", "{Someone} and the drip", "What does the {pot} say?"],
    beats: [
      [
        "Drip. Drip. {Someone} came to the door in a night cap. “It’s the tap on my {sink|tub},” said {someone}. “I lie down, and it drips. I can’t have my nap!” {Hero} could hear it, too. Drip.",
        "It rained on {someone}’s roof, and it rained in {someone}’s house. Ding! A drip fell in the {pot}. Dong! One fell in a jug. “Keep your hats on,” said {someone}. “It’s worst by the {stove|bed}.”",
      ],
      [
        "They went in on tiptoe. {Grownup} turned the tap as far as it went +but it still said drip. “Shh,” {Hero} told it. Drip. {Someone} put the {pot} under it. Now it did not say drip. It said ding, ding, ding!",
        "Plip! That was one by {Hero}’s boot. {He} ran to put a mug there. Plop! {Grownup} put a jar down +and that said plop, too. {The pal} found the one dry spot. Soon there were {nine|ten} pots, and no floor to walk on.",
      ],
      [
        "{Hero} thought of rain. On a roof it is loud, but on {moss|grass} it is soft. “We need something soft,” {he} said. {He} laid a fat {yellow|pink} sponge in the {pot} +and they all bent down to hear.",
        "“What a noise,” said {someone}. But {Hero} stood still. Ding, dong, plip, plop. It was a song! {He} moved the mug to the left +and now it was the one about the {duck|bus|moon}.",
      ],
      [
        "Fup. Fup. It was as soft as a {sock|paw}. {Someone} lay down, and smiled, and slept. “Night, night,” said {Hero}, though it was day. Down the path went {his} boots, on tiptoe. Fup, fup, fup.",
        "They danced round the pots till the rain got slow. Ding, and a long wait, and dong. Then it was dry. {Hero} gave all that rain to the {roses|beans}. Ding, dong, plip, plop, {he} hummed, out at the gate.",
      ],
    ],
  },
  {
    id: "tower-of-things",
    goals: anyGoal,
    vars: { someone: names, load: ["hats", "towels", "pans", "books", "blankets", "boxes"] },
    titles: ["A lot of {load}", "Mind the step!", "So many {load}"],
    beats: [
      [
        "Down the steps came two legs and a tower of {load}. You could not see a face. “Who is that?” asked {Hero}. “It’s me, {someone},” said the {load}. “I can’t see my feet! Is there a step?”",
        "{Someone} had a cart full of {load}. It all had to go up to the top of a tall house. “I take one up, and I come back for the next,” said {someone}. “There are {forty|fifty} left. My {knees|feet} say no.”",
      ],
      [
        "“Step,” said {Hero}. Down came one boot. “Step.” Down came the other. “Flat, flat, {cat|puddle}!” {Grownup} walked next to them with both arms out. The tower leaned left, and then it leaned {right|more}.",
        "“We don’t need more feet,” said {Hero}. “We need more hands!” {The neighbour} came, and {name}, and {ten|six} more. They stood up the stairs, like {birds|beads} in a row. {Hero} and {grownup} stood by the cart.",
      ],
      [
        "{Hero} went in front and did the looking. “Flat, flat, stop!” For there sat {a creature} +and it had not seen them. The legs and the {load} stood still till it had gone. “Flat.”",
        "“Here you are,” said {Hero}. “Thank you,” said {grownup}. “Here you are!” “Thank you!” Up went the {load}, from hand to hand to hand. It got so quick that they had to sing it.",
      ],
      [
        "“Stop, this is your door,” said {Hero}. Down went the {load}, flop +and there was {someone}’s face, {round|red} and glad. “So that’s you!” said {Hero}. They shook hands +and off {he} went, step, step, flat.",
        "The cart was bare, but {Hero} could not stop. “Here you are,” {he} said +and up went {his} own hat. {Someone} laughed at the top and sent it back. “Thank you, thank you,” said all the stairs, till {he} had it back on.",
      ],
    ],
  },
  {
    id: "birthday-balloon",
    goals: anyGoal,
    vars: {
      kid: ["Zoe", "Sami", "Noor", "Gus", "Elsie"],
      floaty: ["a red balloon", "a gold balloon", "a blue balloon", "a spotted balloon"],
    },
    titles: ["{Kid} has a balloon", "{The floaty}", "Bob, bob, bob"],
    beats: [
      [
        "{A floaty} sat high up under {kid}’s roof. Its string hung down, but no hand could get it. “Come down,” said {kid}, at the door. “It’s my birthday!” Bob, bob, it said +and it stayed there.",
        "“My balloon is ill,” said {kid}, on the step. It was {a floaty}. On {Monday|Sunday} it was as big as a {pig|drum}. Now it was as big as a pear. “Pff,” it said, and bobbed about on its string.",
      ],
      [
        "{Hero} and {grownup} came in to help. {Hero} jumped. {Grownup} jumped +and all the {cups|plates} rang. {The neighbour} gave the string a poke with a broom. Bob, bob! Now it was over the {clock|cake}.",
        "“It’s tired,” said {Hero}. “It has held its breath all week.” {Grownup} gave it a rub, squeak, squeak +and {Hero} blew on it, phoo. It did not grow. “Pff,” it said +and it was as big as a plum.",
      ],
      [
        "On the table lay some dough for the {buns|bread}. It was so sticky! {Hero} put a lump on the end of the broom. Up went the broom +and the string stuck to it. Down it came, bob by bob.",
        "“Small is good, too,” said {Hero}. “See what it can do!” It could sit in a {cup|boot}. It could be a nose, and {kid} laughed. It could ride in a truck, next to {a toy}. No big one can do that.",
      ],
      [
        "“It must not get away again,” said {kid}. So {Hero} tied a spoon to the string. Bob, bob, tap, tap! It went for a walk round the room +and it came to the door to say good-bye.",
        "{Kid} drew two shut eyes on it. {Hero} drew a {smile|nose}. They put it to bed in an egg cup, with a leaf on top. “Pff,” it said, and this time it was a snore. {Hero} tiptoed out.",
      ],
    ],
  },
  {
    id: "door-that-bangs",
    goals: anyGoal,
    vars: { someone: names, tint: ["red", "blue", "green", "white", "brown"] },
    titles: ["The {tint} door", "{Someone} and the door", "Knock, knock, who’s out?"],
    beats: [
      [
        "{Someone} stood on the step by a {tint} door. “It’s stuck,” said {someone}. “My tea is in there, and I’m out here.” {Hero} gave it a knock. “That’s no use,” said {someone}. “I’m not in.”",
        "Bang! {Someone}’s {tint} door flew open. {Someone} shut it, and sat down to tea. Bang! “It’s that wind,” said {someone}. “It comes in, and it looks at my {pots|cups}. It does not wipe its feet!”",
      ],
      [
        "They pushed. Hnnn! {Hero} pushed low down, and {grownup} pushed high up. {The neighbour} ran over to push in the middle. Hnnn! It stayed shut +and {the neighbour} lost a {button|slipper}.",
        "{Hero} and {grownup} shut the door for {someone}. Bang! They put a chair in front of it. Bang, and the chair fell flat. {Grownup} put a sack of {peas|beans} there. Bang! The peg rail came down.",
      ],
      [
        "They sat down on the mat for a rest. {Hero} leaned back and looked. There was a ring on the door, as round as a bun. What was it for? {He} took hold of it. {He} did not push, {he} pulled.",
        "“What does it want in here?” asked {Hero}. {He} kept still and looked. The wind went by the {bed|stove}. It went up to the back window, rattle, rattle. “It wants to get out!” said {Hero}.",
      ],
      [
        "Creak! It came open like a book. “In my old house,” said {someone}, “you had to push.” They all went in to have tea, and out to see it work. {Hero} ran the door: pull for in, and push for out.",
        "They undid that window, just by a {hand|thumb}. Whoo, the wind ran right through the house and off over the {roofs|fields}. Click, went the {tint} door, and it stayed shut. {Hero} went out by it, soft as soft.",
      ],
    ],
  },
  {
    id: "two-tins",
    goals: anyGoal,
    vars: { near: ["Ada", "Nell", "Rosa", "Yui"], far: ["Ravi", "Kofi", "Hugh", "Leo"], tin: ["tin", "cup", "can"] },
    titles: ["{Near} and {far}", "Hello, hello?", "A {tin} on a string"],
    beats: [
      [
        "“Hello?” said {near}, into a {tin}. A string came out of it and ran off over the grass. “{Far} has the other end,” said {near}. “But I can’t hear a word! Hello? Hello?”",
        "{Near} sat on a step with a {tin}. {Far} sat on the next step with a {tin}. There was a string in between, but they did not talk. “We’re cross,” said {near}. “I’m more cross,” said {far}.",
      ],
      [
        "{Hero} and {grownup} went along the string. It lay there like a long worm. It ran by {a sight}, and {a creature} sat on it. “Please hop off,” said {Hero}. At the end stood {far}. “Hello? Hello?”",
        "“What about?” asked {Hero}. They did not know. It was about a {hat|ball}, or it was about a {duck|drum}. “One of you can say sorry,” said {grownup}. “{Far} first,” said {near}. “{Near} first,” said {far}.",
      ],
      [
        "“The string is asleep,” said {Hero}. “We must wake it!” {Far} took {three|five} steps back. Far off, {near} did that, too. Up came the string, straight as a {ruler|pin}. {Hero} put {his} ear to the {tin}.",
        "{Hero} took the string by its middle, and let go. Ping! It went left, and it went right. “What was that?” said {near}, into the {tin}. “I don’t know,” said {far}. “Did you hear it, too?”",
      ],
      [
        "“Do you like buns?” it said, thin and clear. That was {near}! “Yes!” called {Hero}. “Do you?” They talked about buns, the {big|sweet} kind and the {small|round} kind. Then {Hero} said good-bye, and it hummed.",
        "Now they had both talked! They went {red|pink}, and then they laughed till the string shook. “Sorry,” they said, both at once, so nobody was first. {Hero} gave it one more ping for good luck.",
      ],
    ],
  },
  {
    id: "cuckoo-clock",
    goals: anyGoal,
    vars: { someone: names },
    titles: ["Cuckoo!", "The bird in the clock", "{Someone}’s clock"],
    beats: [
      [
        "“My bird won’t come out,” said {someone}, at the door. “Can you help?” It was a wood bird, and it lived in a clock. {Hero} and {grownup} looked up. Its small door was shut tight.",
        "“Cuckoo, cuckoo, cuckoo!” It came from {someone}’s window. {Hero} and {grownup} stopped to count. {Nine|Eight}, ten! {Someone} looked out, with both hands on both ears. “My clock can’t stop,” said {someone}. “And it’s just {two|three}!”",
      ],
      [
        "Tick, tock. The hand came up to the {three|four}. Click! The small door shook, but it did not open. “Cuck,” said something in there, and that was all. “It’s stuck,” said {grownup}. “It can’t get to oo.”",
        "They went in to see. A wood bird came out of a door in the clock. In it went, and out it came! {Someone} put a {cork|sock} in the door. It came out with the {cork|sock} on. “Cuckoo!”",
      ],
      [
        "{Grownup} held {Hero} up. {He} rubbed the door with {soap|wax} +and {he} blew the dust off. Phoo! “Cuck,” {he} said, to help it on. And a voice in there, thin and glad, said, “Oo!”",
        "{Hero} looked at the bird, and the bird looked out at the {plum|ash} tree. “Cuckoo!” In that tree sat a real one. “Cuckoo!” it said right back. “They’re friends,” said {Hero}. “They’re just having a talk.”",
      ],
      [
        "Out came the bird! It did all the hours that it had missed. “Cuckoo, cuckoo!” {Someone} put the {kettle|soup} on, for it must be tea time. {Hero} said cuckoo at the gate, and so did the clock.",
        "So they let them talk, and had {a food} each. At last the one in the tree flew home. “Cuckoo,” said the wood bird, very low. In it went, click. “See you at four,” {Hero} told it.",
      ],
    ],
  },
  {
    id: "long-carpet",
    goals: anyGoal,
    vars: { someone: names, carpet: ["an old carpet", "a long carpet", "a thick carpet", "a stripy carpet"] },
    titles: ["{Someone}’s carpet", "Flump!", "What is in {the carpet}?"],
    beats: [
      [
        "Flump! {Someone} hung {a carpet} on the wall and gave it a shake. Out flew the dust. Out flew a crumb and a {button|peg}. {Hero} stood too near, and got a grey {nose|chin}. Achoo!",
        "Four boots came down the road with {a carpet}, all rolled up. {Someone} had the front, and a big boy had the back. “It sags in the middle,” said {someone}. “Who can be a middle?”",
      ],
      [
        "“Is there more in it?” asked {Hero}. Flump! Out fell {a trinket}. Flump! Out fell a spoon. “So that’s where it went!” said {someone}. Flump! There was {a toy}, and half a {bun|biscuit}.",
        "{Hero} and {grownup} got in under the middle. Left, right! It was so long that it was in two streets. “Stop!” called the front. “What?” called the back. “Stop,” said the middle, and passed it on.",
      ],
      [
        "Then it did not shake. There was a lump in it! {Grownup} took one end +and {Hero} took hold of the fringe. One, two, flump! Down slid something {soft|warm}, right into {his} arms. It was the cat.",
        "At the door it got stuck. “Push!” called the front. “Pull!” called the back. “Bend!” called {Hero}. So they all bent to the left. They bent to the right +and in it slid, like a {worm|snake}.",
      ],
      [
        "“Mew,” it said. Who had shaken its bed? They laid it all in a row, and last of all the cat. And {the carpet} had roses on it! {Someone} had not seen them since {spring|May}. Neither had the cat.",
        "They undid the string. Roll, roll, roll, it ran right to the wall! {Hero} took off {his} boots and went first. It was as soft as {moss|cake}. Up and down {he} went, and then it was boots on again.",
      ],
    ],
  },
  {
    id: "at-the-window",
    goals: anyGoal,
    vars: { sitter: names, pane: ["round", "small", "low", "corner"] },
    titles: ["Who is at the {pane} window?", "{Sitter} looks out", "Hello in there"],
    beats: [
      [
        "{Sitter} sat at a {pane} window. {Hero} waved. {Sitter} did not wave. {Hero} waved with {both arms|one leg}. {Sitter} just looked out, as sad as {rain|a wet hen}. “Did I do it wrong?” asked {Hero}.",
        "{Hero} went by a {pane} window and put up one hand. {Sitter} sat in there, and up went {sitter}’s hand, too. “Is that a mirror?” asked {grownup}. “No,” said {Hero}. “It’s got a {bun|flat cap} on.”",
      ],
      [
        "{He} tried a jump, and {he} tried a bow. {Grownup} blew a kiss. Not a smile! {Hero} went up and put {his} nose on the glass. It came off black. There was dust on it, as thick as {jam|felt}!",
        "{Hero} rubbed {his} tummy, and so did {sitter}. Then {Hero} patted {his} head as well. {Sitter} got mixed up, and rubbed the head and patted the tummy. They both began again, {slow|low} and with care.",
      ],
      [
        "{Hero} had a hanky. Rub, rub, squeak! It made a clean spot as big as a {plum|coin} +and in it was an eye. Rub, rub, squeak! {Grownup} did the top bit. Now there was a whole face.",
        "Next it was {sitter} who went first. {Sitter} shut one eye. {Hero} shut one, but the other one shut, too. {Sitter} put out a tongue! Was that all right? {Grownup} did it as well, so it was.",
      ],
      [
        "“It’s day!” said {sitter}, and put up the window. “I thought that it was {fog|night}.” Then {sitter} waved, up high, with a whole arm. {Hero} waved back, till {a sight} came in between.",
        "Then {sitter} yawned. So {Hero} yawned +and {grownup} yawned. Out on {a sight}, {a creature} yawned. Bye-bye, went one hand in there. Bye-bye, went one hand out here, just the same.",
      ],
    ],
  },
];
