import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesWeather: readonly Episode[] = [
  {
    id: "sea-in-a-bucket",
    goals: bothGoals,
    vars: { man: ["a sailor with no ship", "a small round man", "a boy with salty hair", "an old diver"] },
    titles: ["The sea in a bucket", "Careful, it’s full", "{The man} and the wave"],
    beats: [
      [
        "Down {the track} came {a man}, walking as if on eggs. In both hands he carried a bucket. “Mind,” he said, “it’s the sea.” {Hero} looked in. It was water, with a {shell|crab} at the bottom. “My gran’s never seen it. She can’t go, so it has to come.”",
        "“Is there sea in there?” asked {Hero}, for the bucket had a wave in it. Up one side it went, and down the other, all by itself. {A man} put a lid on. “It got in when I wasn’t looking. Now it wants to go home.”",
      ],
      [
        "Just then {a creature} shot out of a gate. Splash! Half of the sea ran down the drain. They looked after it. “Now it’s only a {bay|pond},” said {the man}, and his chin began to go.",
        "It was not easy to carry. It slopped to the left, and they all walked left. It slopped to the right. {The pal} got a wet {ear|nose}. Under the lid it was muttering, like a {crowd|kettle}. “It’s the walls,” said {Hero}. “It’s never had walls.”",
      ],
      [
        "“Is it the wet that matters,” asked {Hero}, “or the rest?” They filled the bucket at the pump. {He} begged a fistful of salt from {the neighbour}. {He} found a bit of blue {glass|ribbon}, and a feather from a gull, or nearly a gull.",
        "So they took the lid off and sang to it, a slow up-and-down sort of song. The wave leaned on the beat. Like that they got it as far as the brook. {Hero} tipped the bucket. It stood up once, and bowed, and ran.",
      ],
      [
        "The gran looked into it for a long time. She put one finger in and licked it. Then she held the shell to her ear. “So big,” she said. {Hero} and {the pal} went out on tiptoe. From the stairs you could hear it, too, if you wanted to.",
        "“It’s only a brook,” said {the man}. “Will it find the way?” “It’s all downhill,” said {Hero}. They listened till there was no more of it. The bucket was dry. But in the bottom lay {a trinket}, polished as if for years.",
      ],
    ],
  },
  {
    id: "caught-shadow",
    goals: bothGoals,
    vars: { snag: ["a bramble", "a gate", "a rusty nail", "a broken fence"] },
    titles: ["The torn shadow", "{Hero} loses a shadow", "A shadow’s day off"],
    beats: [
      [
        "Rip. Something pulled at {Hero}’s heels. {He} turned round. {His} shadow had caught on {a snag}, and there it hung, by one sleeve. {He} took a step. It did not. That is a very odd feeling.",
        "When {Hero} looked down, {he} had no shadow. {The pal} had one. {A sight} had one. “It was there at {lunch|the corner},” said {Hero}. {He} felt cold all down one side.",
      ],
      [
        "{He} tugged. It got longer and thinner, like {toffee|gum}. {The pal} stood by, with a shadow as tidy as you like. People walked straight across the other one. “Mind where you tread!” said {Hero}, and they looked at {him} as if {he} had said {moo|Tuesday}.",
        "They went back to look. It was not in the gutter. It was not under {the neighbour}. At last they found it by {a snag}, stretched out on a warm wall. Its hands were behind its head. It was having a rest.",
      ],
      [
        "There was only one way. {He} lay down beside it, arm to arm and leg to leg, and kept quite still. The sun went in. When it came out again, {Hero} got up slowly. So did the shadow. It had let go all by itself.",
        "“Up you get,” said {Hero}. It shook its head. You only ever walk, it seemed to say. So {Hero} hopped. {He} made a {rabbit|goose} with two hands. The shadow sat up. It could not help it. It made one, too.",
      ],
      [
        "There is a little nick in it to this day, at the elbow. You have to know where to look. {Hero} was careful now at corners. And when {he} waved to it, it waved a bit sooner than it had to.",
        "All along {the track} they played it: big, small, {antlers|wings}, no head. It came back to {his} heels without being asked. From there on it was the longest shadow in {town}, and it went first.",
      ],
    ],
  },
  {
    id: "sky-fishing",
    goals: bothGoals,
    vars: { fisher: ["a man on a stool", "a girl in the grass", "an old man in waders", "a boy with a net"] },
    titles: ["Fishing in the sky", "Something on the line", "{The fisher} has a bite"],
    beats: [
      [
        "On top of the bank was {a fisher}. The line {climbed|ran up} into the blue +and there was a kite at the end of it. “Any bites?” asked {Hero}. “Two {pigeons|hats}, and a cloud. I threw the cloud back, it was so small.”",
        "“Shh,” said {a fisher}. “It’s nibbling.” A string ran up into the clouds and twitched. {Hero} lay down flat. What do you catch with, so high? “{Bread|Cheese},” it seems, “or a good joke.”",
      ],
      [
        "{Hero} was allowed to hold the line. It hummed in {his} fingers. It was like holding hands with the weather. All at once it gave a jerk, and another. “That’s a big one,” said {the fisher}. “Play it. Don’t pull.”",
        "They waited. It got {cooler|later}. Waiting is most of it. Then the string went tight, and the reel sang, and {the fisher} was off, over the {molehills|thistles}. “It’s a whopper! Get my legs!”",
      ],
      [
        "In and out they let it, in and out. {The pal} sat on the loose end. Down through the {gulls|swallows} came the kite, with something {colour} in its tail. It was a letter! ‘Hello’, it said. ‘Who are you? I am six, on the other side of the hill.’",
        "{Hero} got the legs. {The pal} got {Hero}. They dug in their heels and leaned back. A bit of grey cloud came down, kicking, and went pop. And there lay a very fine umbrella, that had blown away in {spring|the big storm}.",
      ],
      [
        "{Hero} wrote the answer on the back, and up it went. They saw it get small, tip, and slide off over the top. “You can’t eat them,” said {the fisher}, “but they’re the best catch there is.” After that {Hero} looked up a lot, just in case.",
        "“No good for supper,” said {the fisher}, and undid the hook. {Hero} was to take it back to {the neighbour}, with kind regards. It still had weather in it. When {he} opened it, out fell a {sunbeam|shower}, about as much as goes in a cup.",
      ],
    ],
  },
  {
    id: "washing-ship",
    goals: bothGoals,
    vars: { captain: ["a granny in an apron", "a girl of four", "a stout aunt", "a retired sailor"] },
    titles: ["The good ship Washday", "All hands to the sheets", "Captain of the yard"],
    beats: [
      [
        "In a yard hung {count} white sheets, all blown tight. Between them, on a tub, stood {a captain}. “Ahoy! I’m short of a crew.” {Hero} could not sail, but {he} could hold pegs. “That’ll do, we’re off on the next gust.”",
        "“Man overboard!” Over the wall came a shirt, then {two|three} socks. {Hero} caught them, and looked through the gate. {A captain} was fighting with a washing line. The wind had been in a temper since {weekday}.",
      ],
      [
        "It came, and the lines sang and the sheets cracked. {Hero} could have sworn that the yard moved. “Hard to port!” Past went {a sight}, past went the roofs, like waves. {The pal} was sent up front, to look out for {ice|islands}.",
        "“Take the other end!” They wound, they tied. What they tied the wind untied. Off went a pillow case, puffed up like a {goose|cloud}, with {the pal} after it. “I’ve been round the world,” said {the captain}, “and it was nothing to this.”",
      ],
      [
        "Then the big one hit them. A line came off its hook! The mainsail, which was a double sheet, went over {Hero}’s head like a whale. {He} fought it. {He} got hold of one corner, then two. “Make fast!” {He} made fast, with a peg.",
        "{Hero} licked a finger and held it up. All this time they had been pulling the wrong way. “Turn it round! Let it blow along, not across.” They moved one post. At once the whole wash lay down on the air, side by side, like {fish|swans}.",
      ],
      [
        "And then the wind dropped, to nothing. They were still in the yard. But the sheets were dry, and they smelt of {smell} and salt. “A good crossing,” said {the captain}, folding. {Hero} got {his} pay: one peg, with honours.",
        "They sat in the shelter of the tub, and drank {drink} out of a ladle. Every so often a sleeve came by and patted {Hero} on the head. “She’s a good ship,” said {the captain}, “once you stop arguing with her.”",
      ],
    ],
  },
  {
    id: "puddle-moon",
    goals: bothGoals,
    vars: {
      little: ["a small boy in a nightshirt", "a girl with one shoe", "a tiny boy with a spoon", "a girl in a cape"],
    },
    titles: ["The moon in the puddle", "Somebody broke the moon", "Hold still"],
    beats: [
      [
        "By a puddle crouched {a little}, howling. “I’ve broken it! I only wanted to stroke it, and now it’s all in bits.” {Hero} looked. There was a thin day moon in the sky. In the puddle lay a hundred crumbs of it, dancing.",
        "“Quick,” said {a little}, and took {Hero} by the coat. “The moon’s fallen in, and the ducks are going to eat it.” There it lay, in the pond, flat and pale. Two ducks swam up to it, side by side, like people going to tea.",
      ],
      [
        "{He} tried to push the crumbs together, with both hands. There were more and more. {The pal} had a go. It got worse. “Now it’s flour,” sobbed {the little}. “They’ll all be so cross. And there won’t be any more nights.”",
        "{He} clapped. {He} called. The ducks took no notice. One of them pecked, and a piece came off. {The little} shut both eyes. “It’s the only one we’ve got.” {Hero} found a long branch, but it did not reach by half.",
      ],
      [
        "“Wait,” said {Hero}. “Put your hands on your knees. Now nobody breathes.” It was hard for all three. The water shook, and shook less, and lay down. Crumb by crumb it came together. There it was, the whole of it, without one crack.",
        "Then {he} saw that {the pal} was not looking at the pond at all. {Hero} looked where {the pal} looked: up. “Open your eyes,” {he} said. “It’s all right. That down there is only its picture. They can eat that as often as they like.”",
      ],
      [
        "“Don’t touch it again,” said {the little}, very {softly}. They went round the puddle on tiptoe. {Hero} looked up once, to make sure. It hung there over {a sight}, quite {white|round}, as though it had never been anywhere.",
        "Up they gazed, till their necks hurt. Then {the little} laughed and threw the ducks a crust, to go with it. “I’ll have a bit, too!” A hand went in. {Hero} was shown it: a wet palm, with some light on it.",
      ],
    ],
  },
  {
    id: "bubble-record",
    goals: bothGoals,
    vars: { prof: ["a professor of soap", "a washerwoman", "a girl with a hoop", "a man in rubber gloves"] },
    titles: ["The bubble that would not burst", "Mind the bubble", "As round as that"],
    beats: [
      [
        "Bubbles came round the corner, first small ones, then some the size of a {cabbage|cat}. After them ran {a prof}, waving. “Don’t touch that one! It’s been up since {breakfast|noon}. It’s a record!” {Hero} put {his} hands in {his} pockets at once.",
        "One puff too many, and there it was, as big as a {cow|cart}. And in it, looking out, stood {the pal}. “Oh dear,” said {a prof}. “That’s not supposed to happen.” It lifted off. It bumped along {a wall|a gutter}, soft as a cheek.",
      ],
      [
        "It came along at the height of {his} nose, {colour} and wobbling. You could see all of {town} in it, bent. But {a sight} was in the way. And there was {the pal}, not looking. And there was a holly hedge, with every thorn out.",
        "{Hero} ran under it. “Come down!” You could see {the pal} answer, but you could not hear a thing. From in there it must have been lovely: all the colours, and the chimneys going by. But one gust, and it would be in {the pond|the next village}.",
      ],
      [
        "{Hero} did not blow. {He} breathed. {He} breathed it up over {the pal}, and a bit to the left. {He} walked backwards and let it come to {him}, as you would with a {calf|kitten}. It passed the last thorn by a hair.",
        "“Don’t prick it,” cried {the prof}, “not so high!” So {Hero} thought of heavy things. {He} sang the lowest song {he} knew, in {his} lowest voice. The bubble hummed with it. It grew dull. It sank, an inch a verse, sat down on the grass, and was gone.",
      ],
      [
        "“Forty minutes,” said {the prof}, with a hand on {his} shoulder. “Nobody’s ever had forty minutes.” It rose over the roofs and took the sun with it, quite small. They never saw it burst. So it may well be up there still.",
        "{The pal} was a bit soapy, and stayed very near for some time. “I’d call that a success,” said {the prof}, and wrote it down. For the rest of {the track} they left small wet prints. Each had a rainbow in it.",
      ],
    ],
  },
  {
    id: "bath-boat",
    goals: bothGoals,
    vars: { sailor: ["an old captain", "a stout lady", "a man in a nightshirt", "a very calm vicar"] },
    titles: ["The bath on the canal", "Where is the plug?", "A ship with taps"],
    beats: [
      [
        "Down the canal came a bath. In the bath, with an oar and a hat, sat {a sailor}. “Ahoy! Have you got a plug?” {Hero} had not. “I set out without one, so I’ve got my heel in the hole, and it’s getting {tired|cold}.”",
        "“Halt! Show me your hands!” The voice came from a bath, which was tied to the bank with a {sock|scarf}. In it stood {a sailor} with a scrubbing brush. “Nobody goes by my harbour with hands like that.” The last time {Hero} had had clean ones was {weekday}.",
      ],
      [
        "They ran along the bank. What is round and fits a hole? {A trinket} was too small. {A food} went soft. {The neighbour} threw a {turnip|potato}, and it made a fine splash. “Cold heels,” called {the sailor}, “can’t last for ever.”",
        "So they were scrubbed, back and front, and between the fingers. {The pal} was done behind the ears, and bore it. “There’s a whole map on you,” said {the sailor}, and rubbed. “This here’s where you fell over. And this is jam.”",
      ],
      [
        "{Hero} saw it first. It hung where it had always hung, on its chain, on the outside. “Behind you, on the chain!” A hand felt for it. “Well, I never, I’ve sailed round it all {day|week}.” Plop, it went in +and out came the heel, as wrinkled as a {nut|prune}.",
        "Then the knot slipped. Off went the bath, turning, with all the towels. “My oar!” It lay on the bank. {Hero} ran with it to the bend and held it out, {the pal} hanging on behind. A wet hand, a clean hand. It was slippery, but it held.",
      ],
      [
        "“Would you care for a turn?” They had one, up to the lock and back, with the taps for a rudder. {Hero} turned on the cold one. {The pal} turned it off. It is grand to go by water, and even grander when there’s none of it in your lap.",
        "Two knots, this time! Then there was {drink} out of the hot tap. “You can pass any day,” said {the sailor}, “and unwashed.” {Hero} looked at {his} palms. You could have eaten off them. It seemed a shame to touch anything.",
      ],
    ],
  },
];
