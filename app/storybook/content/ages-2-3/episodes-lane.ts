import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const laneEpisodes: readonly Episode[] = [
  {
    id: "muddy-cafe",
    goals: anyGoal,
    vars: {
      guest: ["a king", "a lady with a fan", "a sea captain", "a hungry driver"],
      dish: ["mud pie", "leaf soup", "sand cake", "grass stew"],
    },
    titles: ["The mud kitchen", "Two {dish}, please", "The best place in town"],
    beats: [
      [
        "“What’ll it be?” asked {Hero}. {He} had a plank, three pots and a good puddle, so {he} had opened up. {Grownup} took the {dish}. {The neighbour} took the {dish}. It was the only thing there was.",
        "At the edge of the field stood a stove. It was a box, but it had knobs. “I’m the cook,” said {a guest}. “I’ve got nobody to eat it.” On each plate lay a {dish}, going cold.",
      ],
      [
        "Then there came {a guest}, dusty from the road. “What’s good here?” asked {the guest}. “The {dish},” said {Hero}. “Hot or cold?” “With a twig,” said {Hero}, and put a clean leaf on the plank.",
        "{Hero} sat down and tucked in a hanky. {Grownup} did too. “What do you think?” asked the cook. “Crisp,” said {Hero}, “with a bit of worm.” “The worm is mine,” said the cook, and took it back.",
      ],
      [
        "{The guest} tasted it, or made as if to. “Hm. It wants a bit of blue.” {Hero} stirred in a petal. “Now it’s perfect. I’ve been to {ninety|forty} places. Not one had a view of {a sight}.”",
        "It was far too much for two. {Hero} went out on the road. “This way for {dish}!” There came {the neighbour}. There came {name} with a goat, and the goat asked for more.",
      ],
      [
        "It cost two stones and a bow. {The guest} left a third stone, for the cook. {Hero} washed up, all but {himself} +and then they went on, with the sign turned to Shut.",
        "The cook ran to and fro, as happy as a lid on a pot. At last all of them were full, or said so. {Hero} got a paper hat with Cook on it, in mud.",
      ],
    ],
  },
  {
    id: "heavy-parcel",
    goals: anyGoal,
    vars: {
      carrier: ["the postwoman", "the post boy", "the parcel man", "the van lady"],
      hum: ["purred", "ticked", "giggled", "snored", "hummed"],
    },
    titles: ["The parcel that {hum}", "To nobody", "What is in it?"],
    beats: [
      [
        "{The carrier} put down a parcel and rubbed both arms. “Three times up the hill,” said {the carrier}, “and there’s no such house.” {Hero} bent down. The parcel {hum}.",
        "There was a parcel on the step of {the neighbour}, and it was for {Hero}! “Do not shake,” it said. {He} did not. “Do not tip.” {He} stood like a tray. Then it {hum}, and {he} nearly did both.",
      ],
      [
        "On it was a name, but the rain had got it. “To M,” it said, and a blot. Who was M? The milkman? The moon? {Hero} put an ear to the string. It {hum} more on the left.",
        "“Perhaps it’s a clock,” said {grownup}. “Perhaps it’s a tiger,” said {Hero}. They sat down across from it. {The pal} sat behind. All of them had a guess, and wrote it on a leaf.",
      ],
      [
        "They took it left. It got louder. Soon it was so loud that {the pal} looked round. {Hero} turned the parcel a bit, like a key. Now it was loudest by a small green door.",
        "{Hero} undid the knot. It took a while, since it was a good one. There was a box. In that was a box, and in that a nut shell. That was what had {hum}.",
      ],
      [
        "“My Mabel!” cried the lady in there. She cut the string, and out stepped a cat, as grand as you please. It had been to see its sister. It {hum} at {Hero}, once, by way of thanks.",
        "In it lay a note as small as a nail: “Just to say hello.” From whom? It did not say. {Hero} put the shell in {his} pocket. Held up, it {hum}, all the way to {a sight}.",
      ],
    ],
  },
  {
    id: "muddy-pony",
    goals: anyGoal,
    vars: { steed: ["pony", "donkey", "mule", "carthorse"], tint: ["white", "grey", "gold", "spotted"] },
    titles: ["The {steed} in the mud", "What colour is it?", "Scrub!"],
    beats: [
      [
        "In the yard stood a mud hill, with two eyes in it. “That’s my {steed},” said {name}. “It’s got a party at three.” {Hero} got a brush and a box to stand on. “Where is the front?” {he} asked.",
        "“One {tint} {steed}, to be sold or swapped,” said a sign. But the beast on the end of the rope was brown. “It was {tint} on Monday,” said the boy. He was close to tears. “I washed it, and it rolled.”",
      ],
      [
        "They began at a likely end. Scrub, scrub. It was an ear! Scrub. It was a knee. {The neighbour} brought a mop. Soon there was a {tint} patch as big as a door. Then it was half.",
        "So {Hero} filled a can. Splosh! A {tint} leg came out. It lay down and rolled. Brown. Splosh! A {tint} ear came out. Brown. It was fun for one of them, at any rate.",
      ],
      [
        "The {steed} liked it. It leaned. It leaned so much that {Hero} had to prop it up. {Grownup} pushed from the other side +and so it got its middle done as well.",
        "“It rolls when it’s wet,” said {Hero}. {He} had an idea, for {he} did so too. {He} put away the can and got a dry brush. {He} brushed it as you brush a {rug|grandma}. Dust flew up in a cloud over {town}.",
      ],
      [
        "There it stood, {tint} from top to toe, with a bow on. It looked at its own feet. Then it looked at the nice, soft, brown, wet yard. “No!” they all said. It sighed, and went to the party.",
        "The cloud went by. There it was, as {tint} as milk, or nearly. “I won’t sell it,” said the boy. “I’ve just got to know it.” {Hero} had the dust now. But {grownup} knew {him} by the nose.",
      ],
    ],
  },
  {
    id: "inside-out-umbrella",
    goals: anyGoal,
    vars: {
      brolly: ["a red umbrella", "a spotted umbrella", "a black umbrella", "a striped umbrella"],
      someone: names,
    },
    titles: ["Inside out", "{The brolly}", "Flop!"],
    beats: [
      [
        "Flop! The wind had got under {a brolly}. Now it was a bowl on a stick. {Someone} looked up into the rain. “What use is that?” It was hung up by its hook +and {someone} went in to get dry.",
        "{The neighbour} went past with {a brolly}, a foot off the ground. “It won’t come down!” {Hero} got hold of a boot, and {grownup} got hold of {Hero}. It was a strong wind, and it had plans.",
      ],
      [
        "{Hero} came by, and it was half full. A wren was having a wash in it. “It’s free at {four|two},” said the wren’s look. {A creature} stood next in line, with a {leaf|seed} for a towel.",
        "“Shut it!” called {Hero}. “I can’t, it’s {stuck|rusty}.” They were all on tiptoe now. It took them over the {mud|bridge}, at about the speed of a bus.",
      ],
      [
        "So {Hero} stayed to keep order. One at a time, and no splashing. A duck sat in it too long, and had to be spoken to. {Grownup} held the towels, which were leaves.",
        "Then {he} had a good thought. “Turn it round,” said {Hero}. “Hold it in front.” {The neighbour} did. Flop, it went, inside out, and all the wind fell out of it. They sat down, bump, in the {clover|hay}.",
      ],
      [
        "“My {brolly}!” said {someone}, at the door. Then {someone} saw what it had turned into, and laughed. “I’ll get a new one. This one has work.” {Hero} drew a sign for it, and it said Baths.",
        "“I live just here!” said {the neighbour}. It had been the quick way home. They hung {the brolly} on a nail and had {a food} each. {Hero}’s toes still felt a bit light.",
      ],
    ],
  },
  {
    id: "puddle-moon",
    goals: anyGoal,
    vars: {
      pail: ["bucket", "basin", "milk can", "soup pot"],
      bearer: ["a small girl", "a tall boy", "two old men", "a lady in boots"],
    },
    titles: ["The moon in the {pail}", "Don’t spill it", "Whose moon is it?"],
    beats: [
      [
        "Step by step came {a bearer}, with a {pail} of water. “Shh,” {Hero} was told. “I’ve got the moon in here.” {Hero} looked, and so it was. It was as round as a plate.",
        "Something round and gold lay in a {pail} by the pump. {Hero} put in a hand. It came apart like egg. “Leave my moon be,” said {a bearer}. “I’m drying it for my cow.” {Hero} took the hand out at once.",
      ],
      [
        "“Where is it going?” “Home. My gran can’t get out to see it.” So {Hero} took one side of the handle. It is hard to walk so flat! At each step it broke in two, and then it healed.",
        "There was one in the trough as well. There was one in a spoon! {Hero} ran from puddle to puddle, and each of them had got a moon. Who had the real one? {He} asked {a creature}, but it was biased.",
      ],
      [
        "Under the trees it went out. {Hero} nearly cried. “Wait,” said {grownup}, and they walked on, and there it was again. By {a sight} a {dog|cat} had a drink of it. There was enough.",
        "They thought of a test. All who had one were to clap, and see if it flew up. They clapped, at the pump, at the trough. The real one just hung up there, over {town}, and did not stir.",
      ],
      [
        "The gran lay by the window. She held the {pail} on her lap, and it lit her face from below. “I’ve not had it so near since I was {six|ten},” she said. {Hero} gave it a small stir, to show her how it rocks.",
        "“So it’s nobody’s,” said a girl with a jug. “It’s everyone’s,” said {Hero}, “and it’s on loan.” {He} got to drink the one in the spoon. It tasted of tin, and of very far away.",
      ],
    ],
  },
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
        "But it did not hurt it. It lay down next to it, all silver. When it went, so did the {beast}. “It’s off for a swim,” said {Hero}. There were two buttons on the sand, and {he} waved them.",
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
