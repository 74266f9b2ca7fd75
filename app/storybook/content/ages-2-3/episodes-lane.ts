import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const laneEpisodes: readonly Episode[] = [
  {
    id: "one-man-parade",
    goals: anyGoal,
    vars: {
      flag: ["a red flag", "a green flag", "a striped flag", "a gold flag"],
      leader: ["Mister Toot", "Captain Ho", "Old Brass", "Major Pip"],
    },
    titles: ["The parade of one", "Left, right!", "Who will march?"],
    beats: [
      [
        "Left, right, left, right! Round the bend came {leader}, with {a flag}. It was a parade, and there was nobody in it but him. “They’re all in bed with colds,” he said, and went on, left, right.",
        "{Leader} had lost his parade. “They were right behind me,” he said, “and I turned left.” He had {a flag}, and he looked up and down an empty street. “I can hear it,” said {Hero}. “Hark!”",
      ],
      [
        "“I haven’t got a cold,” said {Hero}. {He} got in behind, with a stick for a trumpet. {The pal} fell in, too. Three is more than one. They went by {a sight}, and {a creature} stood up for them.",
        "Oom-pah, went something, behind the houses. They ran that way. Now it was behind the trees. Oom. They cut through a yard, over {a rug|the beans} and out by a gate. Pah, it went, back where they had been.",
      ],
      [
        "A door came open. “Is it today?” said {the neighbour}, and came out in slippers, with a pan. {Name} brought a tray and a spoon. Bang, tang! At each door there was one more, or two, or a cat.",
        "“Stand still,” said {Hero}, “and let it come to us.” {He} held {the flag} as high as it went. {Grownup} lifted {him} up on top of that. “Here!” {he} called. “Your front is here!”",
      ],
      [
        "Back where they began, the front of it met the end. So they marched round and round +and {leader} forgot to say stop. {Hero} said it for him.",
        "Round the corner came the drum, with all the rest after it. They had got lost without a front. {Hero} marched in it as far as {a sight} +and {his} left was nearly always left.",
      ],
    ],
  },
  {
    id: "wobbly-tooth",
    goals: anyGoal,
    vars: { chap: ["Little Ben", "Little Ann", "Little Raj", "Little Wei", "Little Jo"] },
    titles: ["The wobbly tooth", "Out it comes", "Where did it go?"],
    beats: [
      [
        "{Chap} sat on a step, with one finger in. “I’ve got a wobbler,” it sounded like. {Hero} had a look. It was a tooth, and it went to and fro like a gate. “Will it ever come out?”",
        "“I’ve lost my tooth,” said {chap}. “I had it just now.” It had been in a hand, and then there was a sneeze. {Hero} got down on all fours. How do you find a tooth in a {yard|lane} full of white stones?",
      ],
      [
        "{The neighbour} said to use a string and a door. {Grownup} said to wait. {Name} said to eat toffee, and was told to hush. “We could ask it,” said {Hero}, and {he} spoke to the tooth very nicely.",
        "They put all that was small and white in a hat. There was a bean. There was a snail shell, and somebody was in. There was a crumb of chalk and a button. {The pal} brought a {bone|pebble} as big as a boot.",
      ],
      [
        "“Have a bite of this,” said {Hero}, and held out an apple. Crunch! {Chap} bit. {Chap} looked at the apple. There it stood, small and white, in the red. It had not hurt one bit.",
        "{Hero} tipped the hat out on a dark coat. {He} said, “Teeth, stand up.” They looked hard. One of them had a very small bite mark in its neighbour. “That’s it!”",
      ],
      [
        "They wrapped it in a leaf, with {a trinket} to keep it company. {Chap} smiled, and it was like a fence with a gap in it. {Hero} felt {his} own teeth. All home.",
        "{Chap} put it deep, deep in a pocket, and did up the button. “I’ll say that you found it,” said {chap}. {Hero} did not know to whom. But {he} {was} glad of it, all the same.",
      ],
    ],
  },
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
        "{Someone} went past with {a brolly}, a foot off the ground. “It won’t come down!” {Hero} got hold of a boot, and {grownup} got hold of {Hero}. It was a strong wind, and it had plans.",
      ],
      [
        "{Hero} came by, and it was half full. A wren was having a wash in it. “It’s free at {four|two},” said the wren’s look. {A creature} stood next in line, with a {leaf|seed} for a towel.",
        "“Shut it!” called {Hero}. “I can’t, it’s {stuck|rusty}.” They were all on tiptoe now. It took them over the {mud|bridge}, at about the speed of a bus.",
      ],
      [
        "So {Hero} stayed to keep order. One at a time, and no splashing. A duck sat in it too long, and had to be spoken to. {Grownup} held the towels, which were leaves.",
        "Then {he} had a good thought. “Turn it round,” said {Hero}. “Hold it in front.” {Someone} did. Flop, it went, inside out, and all the wind fell out of it. They sat down, bump, in the {clover|hay}.",
      ],
      [
        "“My {brolly}!” said {someone}, at the door. Then {someone} saw what it had turned into, and laughed. “I’ll get a new one. This one has work.” {Hero} drew a sign for it, and it said Baths.",
        "“I live just here!” said {someone}. It had been the quick way home. They hung {the brolly} on a nail and had {a food} each. {Hero}’s toes still felt a bit light.",
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
];
