import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";

export const yardEpisodes: readonly Episode[] = [
  {
    id: "tiny-door",
    goals: anyGoal,
    vars: {
      lodger: ["a mouse", "a shrew", "a vole", "a dormouse"],
      lost: ["key", "lamp", "spectacles", "shoe", "whistle"],
    },
    titles: ["The small green door", "Who lives here?", "Under the step"],
    beats: [
      [
        "Low down in the wall there was a door as big as {Hero}’s hand. It had a {key hole|mat|bell}. On the step sat {a lodger}, chin on its paws. It had come home late, and its {lost} was gone.",
        "Knock, knock. It came from under the step. “Come in,” said {Hero}, “or out.” A door like a stamp swung open, and there stood {a lodger} in a bath towel. It pointed up with its whole arm.",
      ],
      [
        "{Hero} was tall, and could see it. It had rolled in a crack, where a paw could not reach. {His} finger could not, either. {The pal} had a look. A straw went in, but came out with just a spider.",
        "{Hero} was standing on the lid of its chimney! {He} got off. A puff of smoke came up, as big as a pea, then one more. In there somebody coughed, and somebody said thanks in a squeak.",
      ],
      [
        "Then {he} thought of jam. There was some on {his} chin, as there often is. {Hero} put it on the end of the straw. In went the straw, and stuck, and up came the {lost}, very sweet.",
        "“Can I see?” {he} asked, and put one eye to the window. There was a bed made of a {matchbox|spoon}, and a picture of a cheese. They had {a trinket} for a bath. {Hero} held {his} breath, so as not to make a storm.",
      ],
      [
        "In went {the lodger}, and the door was shut. Then it came open once more, and there was a thimble of tea. {Hero} drank it in one drop. It was the best tea in {town}.",
        "{The lodger} drew the curtain, for it was bath night. {Hero} tiptoed off. {He} put up a stick, to say, “Mind the chimney.” {A creature} read it, and went round.",
      ],
    ],
  },
  {
    id: "sleepy-bus",
    goals: anyGoal,
    vars: {
      driver: ["Driver Ana", "Driver Lou", "Driver Obi", "Driver Fern"],
      stop: ["Hat Street", "Plum Lane", "Duck Hill", "Bell Square", "Bread Road"],
    },
    titles: ["The last stop", "Who is asleep?", "{Stop}!"],
    beats: [
      [
        "On the bus they all slept. {Driver} drove, and yawned. “Will you stay awake for me?” {driver} asked {Hero}. “Tell me who gets off where!” {Hero} sat up as straight as a fork. It was a big job.",
        "{Hero} fell asleep on the bus, and so did {grownup}. When they woke up, it stood in a shed, with its lights off. There were nine more, all in a row, all cold and kind, like cows. “Oh,” said {grownup}.",
      ],
      [
        "“{Stop}!” {he} called. A man woke up. “That’s me,” he said, and ran back for his fish. At the next one {Hero} tickled a lady with her own hat feather. {Grownup} was told to let her have it back.",
        "“Is anybody there?” called {Hero}. In the next bus a light came on. There sat {driver} with a flask, feet up. “So that’s who was snoring,” said {driver}. “I thought it was number nine.”",
      ],
      [
        "Somebody small slept on, under a coat, and had no stop at all. It was {a creature}. {Hero} thought that it might live by {a sight}. {Driver} stopped there, just for that.",
        "They had tea from the lid. {Hero} got to say good night to each bus, with a pat. Number four was warm still. Number six had {a trinket} on its seat, for the lost box.",
      ],
      [
        "Now they were all off. {Hero} had not slept a wink, but both feet had. “Best helper I ever had,” said {driver}, and let {him} work the doors. Psst. Psst. And then one more psst.",
        "“For you I’ll do one more,” said {driver}. So they had it to themselves. It was a whole bus with no stops. They went by {stop} like a king +and {Hero} rang the bell for fun.",
      ],
    ],
  },
  {
    id: "sand-cow",
    goals: anyGoal,
    vars: {
      beast: ["cow", "whale", "lion", "snail", "bear"],
      builder: ["a lady with a spade", "twin boys", "a man in shorts", "a girl called Bim"],
    },
    titles: ["The sand {beast}", "It needs a tail", "Water is coming"],
    beats: [
      [
        "In the sand lay a {beast} as long as a bus. “It’s not done,” said {a builder}. “It needs eyes, and I’ve run out of arms.” {Hero} had two arms. {He} had two buttons as well, in {his} pocket.",
        "“Help us dig,” said {a builder}. {Hero} dug. There was a bump, and it was an ear. There was one more bump. Was there a {beast} in the sand, all ready? “There’s one in all sand,” said {the builder}. “You just take off the rest.”",
      ],
      [
        "They gave it a smile with a stick. They gave it grass for hair. {Grownup} patted its side smooth. The {beast} looked so real! {The pal} kept to the other end.",
        "So they took off the rest, with a {spoon|shell}. A back came, and then a leg. {Hero} did the nose, very lightly, in case it had to sneeze. {Grownup} got out a tail, but it was a root.",
      ],
      [
        "Then the water came up. It came as far as a foot, and took off a toe. “Dig!” cried {Hero}. They dug a ditch, with a wall, and another wall. The water looked at the walls, and came round.",
        "“It wants to sit up,” said {Hero}. Nobody else had thought so. But it is true that it looked tired of lying. They packed in sand, pat, pat, till it sat and looked at the boats.",
      ],
      [
        "But the water was kind. It lay down round the {beast}, all silver. Then the wave went back, and the {beast} went too. “It’s off for a swim,” said {Hero}. There were two buttons on the sand, and {he} waved them.",
        "They took no photo. They all sat with it in a row, and ate {a food}. Behind them the sun went in. In the last of it the {beast} was gold +and one might say that it breathed.",
      ],
    ],
  },
  {
    id: "wrong-hat",
    goals: anyGoal,
    vars: {
      owner: ["the mayor", "the cook", "the tall teacher", "the train man"],
      hat: ["top hat", "bowler", "straw hat", "green hat", "cook’s hat"],
    },
    titles: ["The wrong hat", "Two hats", "Who is under there?"],
    beats: [
      [
        "{Hero} had put on {his} hat in the dark of the tea shop. It came down to {his} chin. “Who turned off the sun?” said {Hero}. “That’s not yours,” said {grownup}. It was a very good {hat}.",
        "Two hats lay on a bench, a {hat}, and a cap. A puff of wind rolled them off down the hill. {Hero} ran after the cap. {The owner} ran after the {hat}. At {a sight} the hats changed places.",
      ],
      [
        "So somebody had gone off with a small one on! They looked out for a big head. There went a man with {his} hat, way up on top, like a cherry. It was {the owner}, and he was off to make a speech.",
        "They sat down to look at what they had got. “I’ve got your hat,” said {Hero}. “I’ve got yours,” said {the owner}. “Shall we?” But then they each looked in the glass of a shop.",
      ],
      [
        "“Stop!” called {Hero}, and ran +and the {hat} ran too, all by itself, or so it looked. People jumped out of the way. {The owner} saw a {hat} come up the steps and bow.",
        "In the {hat} {Hero} looked as if {he} had a house. {He} walked up and down, and said good day in a deep voice. In the cap, {the owner} looked about six. {The owner} kicked a stone, and then a ball came along.",
      ],
      [
        "They swapped. “I did think,” said {the owner}, “that my head had grown.” Then came the speech. It was long. {Hero} fell asleep in the front row. {He} had on {his} own hat, with just the right dark in it.",
        "They played till it got too hot for hats. “It did me good,” said {the owner}. It was hard to let it go. {Hero} gave back the {hat}, with {a food} in it. There was just room.",
      ],
    ],
  },
  {
    id: "ladder-lamp",
    goals: anyGoal,
    vars: {
      lighter: ["a man with a pole", "an old lady with a torch", "a boy on a bike"],
      last: ["seven", "nine", "five", "ten"],
    },
    titles: ["The lamp that would not", "Number {last}", "Lights on"],
    beats: [
      [
        "Pop, pop, the lamps came on. Along went {a lighter} and nodded at each. But number {last} stayed dark. “It’s afraid of the dark,” said {the lighter}. “That’s bad, in a lamp.”",
        "It was {a lighter}, with a very sore arm. “Could you do it?” {Hero} got a stick with a hook. You pull, and they come on. {Hero} pulled the first. {Town} had one star.",
      ],
      [
        "{Hero} looked up at it. It had a cold, thin neck. “You are the dark’s friend,” {he} told it. “It can’t see you if you’re off.” It thought about it. It flickered. It went out once more.",
        "Down one side they went and up the next. {The neighbour} came along to see +and so did {a creature}, out of its bed. Two stars, three stars. {Hero}’s arm got long.",
      ],
      [
        "So they all sat down at the foot of it. They sang the one about the {duck|bread}. By the second verse there was a hum up there. It was trying to get the tune.",
        "At number {last} the hook came off. There was the lamp, and it was dark, just where the road has a hole. {Hero} took {grownup}’s hand, and the mirror out of {name}’s bag. {He} held it up to the one before.",
      ],
      [
        "Pop! It was the brightest of the lot, and a bit pink. Moths came to say hello. {Hero} had two shadows now, {his} own and a new one. “Stay on,” {he} told it. “I’m right down the road.”",
        "A patch of light jumped over the road and sat on the hole. {Hero} held it there till {the lighter} came by. “I sat and worried,” said {the lighter}. “And here it is, all done!”",
      ],
    ],
  },
  {
    id: "odd-socks-twins",
    goals: anyGoal,
    vars: { left: ["Tim", "Lin", "Pat", "Ro"], right: ["Tam", "Lan", "Pit", "Mo"] },
    titles: ["{Left} and {Right}", "Two in one", "Which is which?"],
    beats: [
      [
        "“I’m {left},” said a child in a red cap. “I’m {right},” said one just like it. They had one coat on, for two, and an arm each. “We got in,” they said, “and now we can’t get out.”",
        "{Left} and {right} were the same from the front. They were the same from the back. “Guess,” they said. “You’re {left},” said {Hero}. “Wrong!” “You’re {left}.” “Wrong, we’ve swapped!”",
      ],
      [
        "{Hero} pulled at {left}. Out came {right}, a bit. {Grownup} pulled at {right}. Out came {left}. They tried it by the feet. The coat said rrrip, but just a bit, at the hem.",
        "{Hero} looked hard. There must be something. One had a crumb, and then they both had. {He} tried them with a joke. They laughed as one. {He} tried them with {a creature}, and they both said “Aah.”",
      ],
      [
        "“You both breathe out,” said {Hero}, “and hold up your arms, and be noodles.” They were good at it. {The neighbour} took the collar. {Hero} tickled. And up came the coat, like a lid off a pan.",
        "“I’ll go away,” said {Hero}, “and you call me.” {He} went behind {a sight} and shut {his} eyes. “{Hero}!” said the one, and it went up at the end. “{Hero}!” said the other, and it came down like a ball.",
      ],
      [
        "There they stood, one and one. “It’s cold with just me in me,” said {left}. So they got back in. But now they knew the trick. Off they went, three legs in step and one out of it.",
        "“Up is {left},” {he} said, “and down is {right}.” They stared. No one had ever found that out, not even their dad. “Don’t tell,” they begged. {Hero} said yes, once on the way up and once on the way down.",
      ],
    ],
  },
  {
    id: "snow-or-flour",
    goals: anyGoal,
    vars: { miller: ["the miller", "the baker", "the pie man", "the bun lady"], powder: ["flour", "sugar"] },
    titles: ["White all over", "Is it snow?", "Achoo!"],
    beats: [
      [
        "The road was white, and so was the wall. So was {a creature}. “Snow!” cried {Hero}, and put out {his} tongue. It was dry. It was {powder}. A sack hung on {the miller}’s cart, with a hole, and it had rained out all the way.",
        "Achoo! A cloud came out of {the miller}’s door, and went up. Achoo! One more. “Can’t stop,” said {the miller}. “It’s the {powder}. I sneeze, and then there’s more of it, and so I sneeze.”",
      ],
      [
        "“Stop!” {He} ran along the white line, past {a sight}, past {a sight 2}. {The miller} sang, and did not hear. Each bump was one more puff. {Hero} was white to the knees, and {grownup} to the hat.",
        "There was no seeing in there. {Hero} held on to {grownup}’s belt. Two eyes hung in the white, and that was the cat. “Hold your nose,” said {Hero}. {The miller} did, and it came out of the ears. Fff!",
      ],
      [
        "At last the horse sneezed, and they stopped. {Hero} put {his} thumb in the hole. “It was full when I set out,” said {the miller}. They looked back. The line went right round {town}, like a ribbon on a box.",
        "“We need some air,” {he} said, and felt for the back door. It was stuck. {The pal} leaned on it. {Hero} leaned on {the pal}. Open it flew, and the wind came in at the front to see.",
      ],
      [
        "What can you do with a road of {powder}? The birds knew. {The neighbour} knew, and came with a pan. {Hero} drew a face in it as big as a house. It smiled up at the sky, till somebody swept.",
        "Whoosh, it took all the white out with it, in one long sheet. It was clear, it was clean, and {the miller} had a face. “Bless you,” said {Hero}. “Thanks,” said {the miller}. “I think that was the last one.” And it was, but one.",
      ],
    ],
  },
];
