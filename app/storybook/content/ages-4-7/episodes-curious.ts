import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesCurious: readonly Episode[] = [
  {
    id: "the-last-tub",
    goals: bothGoals,
    vars: { seller: ["a stout man", "a girl in a paper hat", "a woman with a tricycle", "a boy with a bell"] },
    titles: ["One scoop of rain", "Nobody wants Number Nine", "Guess the flavour"],
    beats: [
      [
        "Nobody bought from the last tub. ‘Number Nine’, it said. It was grey. “My best ice,” sighed {a seller}, “and not one spoon sold all {day|summer}. They take one look.” {Hero} took one look. It was like a {pond|Monday}.",
        "“Guess the flavour and you get it free,” called {a seller}. Everyone had guessed {lemon|pear}, or {fish|thyme}, and it was not that. The spoon came round to {Hero}. It was white, and tasted of something {he} knew, and could not name.",
      ],
      [
        "“It’s rain on a hot road.” People do not want to eat roads +but {Hero} tried a bit, on the tip of the tongue. It was cool and dusty and then wide open, like running out in your {socks|bare feet}.",
        "{He} shut {his} eyes. It was not food at all. It was early. There was a window in it, and {a cloth} on a line. {The pal} had a lick, and looked {far away|thoughtful}. “It’s on the tip of my tongue,” said {Hero}. “So it is,” they all said.",
      ],
      [
        "“It’s the name,” {he} said, turned the card over, and thought till {his} ears moved. Then {he} wrote ‘School’s out’ +and at once somebody stopped. They had one, and they had another, and there was a line as far as {a sight}.",
        "“Clean sheets,” said {Hero}. It went quiet round the cart. Then somebody laughed. “Clean sheets! That’s just what it is.” {The seller} put down the spoon. “{Nine|Seven} years I’ve made it, and I never knew myself.”",
      ],
      [
        "When it was empty, {Hero} was allowed to scrape the tub. {The pal} did the lid. “What shall I make tomorrow?” asked {the seller}. “The smell of {smell},” said {Hero}, “but call it ‘Sunday’.” And they {trotted} on, with cold teeth.",
        "There was a scoop for {him}, as high as {his} nose. On the board it now said ‘Clean Sheets’, in {colour} chalk. All the tired people came for some. They went off more slowly than they had come, and {softly}.",
      ],
    ],
  },
  {
    id: "the-missing-word",
    goals: bothGoals,
    vars: { poet: ["a poet in a long coat", "a singer with a sore throat", "a teacher with inky ears"] },
    titles: ["The word that went missing", "On the tip of the tongue", "{The poet} looks for a word"],
    beats: [
      [
        "“It begins with a P,” said {a poet}, looking under {a sight}, “or it may be an M. I had it this morning. I put it down for a second, to blow my nose.” “What is it for?” asked {Hero}. “If I knew that, I’d have it!”",
        "On a bench sat {a poet}, with a page in one hand. “All done,” came the sigh, “but for one word. It’s getting dark, and somewhere they’re cooking. It isn’t for you, but you’re glad. What do you call that?”",
      ],
      [
        "They tried ‘puddle’, and ‘muffin’, and ‘plum’, and held each up to the light. “It’s nice, but too small. There ought to be more behind it.” {The neighbour} offered ‘mortgage’. It was not that.",
        "{Hero} did not know. {The pal} did not, and {name}, who was passing, called it {being hungry|nosiness}. They wrote that down and crossed it out. They all sniffed. In fact somebody was cooking. It was {onions|cabbage}.",
      ],
      [
        "{Hero} asked when people said it. With their coats on, it seems, and somebody in the door. “{Grownup} says that one,” said {Hero}. “It’s ‘mind how you go’.” “That’s four words,” said {the poet}. And then, slowly: “But it’s the one.”",
        "“Make one,” said {Hero}. “If there isn’t one you have to make it.” They tried ‘windowglow’, and ‘supperly’, and ‘homesniff’. At the third {the poet} got up on the bench. “Homesniff!” A man with a barrow took off his hat.",
      ],
      [
        "It was written down at once, on a cuff, in case. “I’ve been looking for something grand,” said {the poet}, “and it was hanging in the hall.” They shook hands. “Mind how you go,” it came after them, and it sounded brand new.",
        "So that is where it comes from. It went into the poem, and would be in the paper on {weekday}. {Hero} said it over as they {trotted} along. Lamps were going on. Somebody had {pancakes|soup}. It was really very homesniff out.",
      ],
    ],
  },
  {
    id: "borrowed-birthday",
    goals: bothGoals,
    vars: { clerk: ["an old boatman", "a tall clerk", "a chimney sweep", "a shy dentist"] },
    titles: ["The man with no birthday", "A borrowed day", "All the candles"],
    beats: [
      [
        "On the steps of the town hall sat {a clerk}, with a very small cake. “It’s my birthday,” he said, “only it isn’t. I was born on the twenty-ninth of February. This year they’ve left it out again.” There was one candle on it, and it was not lit.",
        "“How old do I look?” asked {a clerk}, by {a sight}. {Hero} guessed sixty. “Fifteen, and I can prove it.” He had been born on the odd day in February, you see, that only comes every fourth year.",
      ],
      [
        "“So how old does that make you?” asked {Hero}. “Going by birthdays? Eleven.” {Hero} looked at the grey hair. “I’ve got one every year,” {he} said, and felt bad about it. {The pal} looked at the cake and then, so as not to, at {a sight}.",
        "It had its good side. But he had never once had enough candles, he said. “They always stop so soon. I’d like to see the full number, all at once. Just to know what I’m really like.”",
      ],
      [
        "Could you lend somebody a day? {Hero} went through the week in {his} head. {He} asked {the neighbour}, who asked the mayor, who looked it up. There was nothing against it. So they tied a {colour} ribbon round {weekday}, and wrote ‘lent’.",
        "So they made him one of sand, as broad as a table. They went from door to door for candle ends. {The neighbour} gave nine. {Hero} stuck them in rings, and {the pal} kept count, in a way. When they were lit, it looked like a town at night.",
      ],
      [
        "“To me?” He lit the candle, and everyone on the steps sang, in several keys. The cake went round in crumbs. “I’ll give it back,” said {the clerk}. “No hurry,” said {Hero}. “I’ve got six more.”",
        "He could not blow yet, with all that light on his chin. “So that’s me,” he said. “I’d no idea I was so bright.” Then they all blew, from every side. It took four goes. {Hero} made a wish too, a short one, in the smoke.",
      ],
    ],
  },
  {
    id: "weighed-and-found",
    goals: bothGoals,
    vars: { weigher: ["a man with a scale", "a lady with a scale", "a boy with a scale", "a sailor with a scale"] },
    titles: ["How heavy is a secret?", "The pumpkin on the scale", "A penny a go"],
    beats: [
      [
        "“Anything weighed, a penny a go!” {A weigher} stood there with one brass pan going up and one going down. {Hero} had no penny, but {he} had {a trinket}. It weighed as much as {four|nine} peas. “And {the pal}?” “Rather more.”",
        "In a brass pan lay a pumpkin. ‘Guess the weight’, said {a weigher}. People had chalked up their numbers. {Hero} looked at it hard. Then {he} looked at {the pal}. “About as heavy as three of those,” {he} said.",
      ],
      [
        "Then {Hero} asked, “Can you weigh a secret?” It had never been tried. {He} bent over the pan and said it, very low. The pan sank! It sank as far as two pounds, and stayed there. “That’s a heavy one,” said {the weigher}. “You might like to put it down.”",
        "They put {the pal} in the other pan, and the pumpkin did not so much as nod. They put in {a gadget}, and {name}’s {boots|shopping}. A crowd came. Everyone added something: {a cloth}, {a food}, {a book|a wig}. The pumpkin rose as high as a thumb.",
      ],
      [
        "It was only about a {jug|window}, and a ball, and who it had been. {Hero} told it, out loud this time. Nobody said much. {The pal} knew already. At the end the pan went up with a clink, and swung, as light as a {feather|leaf}.",
        "“What’s still missing?” All pockets were empty. Then {a creature} came along, out of nowhere, and sat on top of the heap. It weighed as much as {a mite}. The pans stood level. Nobody breathed. You could have laid a ruler across.",
      ],
      [
        "“No charge,” said {the weigher}. “I’ve learnt something.” You could see that {Hero} walked differently now. {He} could have hopped up every step in {town}. {He} would tell {grownup}, too, tonight. It would weigh hardly anything.",
        "“So it weighs all of you,” wrote {the weigher} on the board, “and a bit.” And who had won? Everybody who was in the pan. They cut it up there and then, a slice for each. {Hero} got the lid, and wore it.",
      ],
    ],
  },
  {
    id: "cupboard-museum",
    goals: bothGoals,
    vars: { curator: ["a girl with a key", "a boy in spectacles", "a solemn boy", "a girl in a bow tie"] },
    titles: ["The smallest museum", "Please do not touch", "Object number seven"],
    beats: [
      [
        "In a wall was a cupboard, and on its door stood ‘Museum. Open’. Beside it sat {a curator}. “One at a time. Wipe your eyes first.” {Hero} put in {his} head. There were shelves, and on each lay one thing, with a card.",
        "“Somebody’s broken in,” said {a curator}, white as chalk. The museum was a cupboard in a wall, and it hung open. “Object seven’s gone. It was our best one.” “What was it?” asked {Hero}. “A dry leaf that looked like {a creature}.”",
      ],
      [
        "‘Stone, kicked all the way from school.’ ‘Crumb of the best {pie|cake} in the world.’ ‘Nothing. It got away.’ {Hero} read them all. It was like hearing people talk in their sleep. “What’s the empty place for?” “For what’s still missing.”",
        "They hunted for clues. There was a bit of {fluff|mud}. There was a track in the dust of the second shelf, like a row of commas. It went up the wall, over the edge and down behind {a sight}. {The pal} followed it with great care, and sneezed at the end.",
      ],
      [
        "{Hero} went through {his} pockets. {A trinket}? They had {two|three} of those. Then {he} found it, down in the seam: the button that had come off when {he} first swam. {He} had kept it without knowing why.",
        "There sat a snail. Inside the snail, you might say, was object seven. It had only left the stalk. {The curator} went red. {Hero} thought fast. “That’s not a thief,” {he} said. “That’s a leaf that goes on being useful.”",
      ],
      [
        "It got a card, in best writing: ‘From the day when {Hero} did it.’ People would come and read that, one at a time, with clean eyes. “You can visit it,” said {the curator}. {Hero} felt a bit lighter on that side, and a bit famous.",
        "The snail was put on the shelf, with a card: ‘Leaf, second state.’ It could go home whenever it liked. More people came to see it than had ever come for the first one. {Hero} signed the visitors’ book, which was a {bus ticket|stamp}, on the back.",
      ],
    ],
  },
  {
    id: "the-quiet-shop",
    goals: bothGoals,
    vars: { keeper: ["a pale lady", "a man in felt shoes", "a tall boy", "an old lady with a fan"] },
    titles: ["The shop that sold quiet", "A box of quiet", "Half a pound of hush"],
    beats: [
      [
        "‘Quiet’, it said over a shop, ‘by the box.’ The bell on the door did not ring. Behind the table stood {a keeper}. “What kind?” {Hero} had not known that there were kinds. “There’s snow, and church, and before breakfast, and just after a drum.”",
        "“Sold out,” said {a keeper}, among empty boxes. “There was a wedding. They took all the quiet I had. And now it’s so loud in here that I can’t make more.” It was. Through the wall came {a noise}, and {a noise 2}, and something that went boing.",
      ],
      [
        "{He} could try one. Off came the lid of a small one, called ‘Fish’. At once it was so still that {he} heard {his} own {eyelashes|ears}. {The pal} put down one foot and was sorry. It was the best thing that they had ever not heard.",
        "{Hero} went from door to door. One was drilling. One had bought a {tuba|parrot}. The one who went boing was three, and had a new bed. They were all very sorry, and they all went on. It is hard to stop a thing when you are in the middle of it.",
      ],
      [
        "Then the {bin lorry|fire engine} went by, and the shelf fell over. Lids rolled. Forty quiets got out, all at once, and ran into each other. “I can’t sell it mixed,” said {the keeper}, without a sound. One saw it more than heard it.",
        "Then {he} asked for something else. “Could you do yours for one more minute, and then all stop together? At the bell?” That was no trouble. They did it as loud as they could. Ding! And the quiet that came down was as thick as {cream|snow}.",
      ],
      [
        "{Hero} opened the door. Out it went, and down {the track}. Carts stopped. {The neighbour} put down a hammer. A baby that had cried all day looked round and fell asleep. “I’ve never given any away before,” said {the keeper}. “But it did fit.”",
        "{The keeper} filled every box in the house. “It’s the kind from between. That’s the best sort. It keeps for years.” {Hero} got a little one to take along. {He} did not open it. {He} knew where {he} would: in the {bath|top bunk}, some {weekday}.",
      ],
    ],
  },
  {
    id: "too-tall",
    goals: bothGoals,
    vars: { walker: ["a man on stilts", "a girl on stilts", "a thin lad on stilts", "a lady on stilts"] },
    titles: ["Too tall to come down", "The view from up there", "Six steps home"],
    beats: [
      [
        "A pair of long {striped|spotted} legs stood in the road, and did not go on. {Hero} looked up, and up. At the top was {a walker}, holding on to a lamp post. “Don’t mind me,” it came from above. “I’m only waiting till somebody has an idea.”",
        "“You’ve dropped your hat,” {Hero} told a pair of knees. They were very high ones. “I know,” said {a walker}, far up. “I drop things all day. It’s so far to the ground that I just let them go.” Behind lay a whole row of them, as far as {a sight}.",
      ],
      [
        "“Can’t you get down?” “I got on from a window, and they’ve shut it.” {Hero} shook one leg a little. “Please don’t.” {He} held up {his} arms, but it was like trying to hold up {rain|a steeple}. {A creature} sat on the hat, and felt at home.",
        "{Hero} went back and picked up. There was {a trinket}. There was {a cloth}. There was a sandwich with one bite gone, a letter and a toothbrush. {The pal} carried the sandwich, to begin with. But how do you hand a thing to someone so tall?",
      ],
      [
        "Down is no good, thought {Hero}. What about along? {He} took hold of one stilt, {the pal} took the other. Left. Right. They walked it past the shops, past {a sight} and the pump. And then came the hay {barn|cart}, high and soft. “Sit,” said {Hero}.",
        "They tried throwing. They tried it on a rake. Then {Hero} saw the flag pole, with its string going up and down. {He} tied on the bag and pulled. Up went the letter. Up went the toothbrush, like a small flag. From above came sounds of joy.",
      ],
      [
        "There was a sound like a pillow. “Oh,” said {the walker}, in the hay, and felt two real feet. “I’d forgotten them.” On the roofs of {town}, {Hero} was told, lie {a bath|a sledge}, {count} balls and one lost kite.",
        "“I’ve not read this since I grew,” said {the walker}, and read it out, over the roofs. It was from home. It said, come for supper, mind the door. It took {the walker} six steps to get there. {Hero} counted them. {He} would have needed six hundred.",
      ],
    ],
  },
  {
    id: "grannies-race",
    goals: bothGoals,
    vars: { gran: ["a granny in goggles", "a granny in clogs", "a granny with a feather", "a granny in a cape"] },
    titles: ["The grannies’ race", "{The gran} and the chain", "Tinkle, tinkle"],
    beats: [
      [
        "Tinkle, tinkle! {Hero} leapt for the hedge. {Nine|Eleven} grannies shot by, flat on their handlebars, with their shawls out behind. “On your left!” they cried. And far behind, on foot, with a bicycle under one arm, ran {a gran}. “Chain’s off,” she panted.",
        "A ribbon was tied right across {the track}, with a crowd on both sides. “What’s coming?” asked {Hero}. “Grannies,” said {the neighbour}, “any minute.” Far off there was a cloud of dust, and bells.",
      ],
      [
        "{Hero} knelt down. It was all black and slippery in there. As soon as it was on, it came off again. “Leave it,” she said. “They’re past the mill by now.” But you could see she did not mean it.",
        "But when they came, they came side by side, all nine, not fast at all. They were chatting. “You go first, dear.” “I wouldn’t dream of it.” They rode in circles before the ribbon. Not one of them would be rude and win.",
      ],
      [
        "{The pal} had found a {spoon|twig}. That was what it wanted! {Hero} hooked the chain, turned, and felt it bite +and she was up before {he} could say ‘on’. So {he} pushed, all the way to the top, and let go.",
        "“If nobody’s first,” thought {Hero}, “nobody gets home.” {He} had a word with {the pal}. Then {he} took the ribbon down. {He} tied it again the other way, along the road, and not across. “Now,” {he} said. All in a line they rolled up, and touched it, all at once.",
      ],
      [
        "They saw it all from the bank. She took {two|three} at the pond and one at the {church|pump}. She came second, by a basket +and she had never been second before. {Hero} had black prints on {his} nose. {He} wore them like a medal.",
        "“We’ve won!” cried {a gran}. There was a cup full of {toffees|tea}, with enough for everyone. “Who’s the clever one?” they asked, and pinched {Hero}’s cheek, nine times. It was still {warm|red} when they were round the corner.",
      ],
    ],
  },
  {
    id: "tall-hat",
    goals: bothGoals,
    vars: {
      hatted: ["a gentleman in a tall hat", "a lady in a tall hat", "a bride in a tall hat", "a cook in a tall hat"],
    },
    titles: ["The tallest hat", "Mind the arch", "What was in the hat"],
    beats: [
      [
        "Before the arch stood {a hatted}, and could not get through. The hat was the trouble. It went up like a chimney, with a {flag|feather} at the end. “Could you not take it off?” asked {Hero}. “Never in the street. I have my pride.”",
        "Something was moving in the hat of {a hatted}. It was a very tall one. Now it leaned left, and now it leaned right. “Does it always do that?” asked {Hero}. “I never look,” said {the hatted}. “What’s in one’s hat is private.”",
      ],
      [
        "They tried it bending. They tried it backwards, and on tiptoe, which made it worse. {Hero} measured: it was the length of one arm too high. “I shall have to live here,” said the voice under the hat. “Is there a {bed|bun} on this side?”",
        "All the same there was a squeak. Then there was a {feather|nut}, falling out at the back. {The pal} went round behind, to see. “It’s grown rather heavy since {weekday},” came the thoughtful answer, “and this morning it sang.”",
      ],
      [
        "Then {he} looked, not up, but down. The road under the arch was all loose stones. {Hero} lifted one out, and another. {The pal} rolled them aside. Bit by bit there was a dip, as deep as a {bath|chair}. “If you please,” {he} said, and bowed.",
        "{Hero} asked first. Then {he} climbed on a {crate|wall} and lifted the lid, for hats like that have lids. Inside, it was on three floors. Below lived mice. In the middle somebody kept {nuts|books}. At the top, with a view, sat {a creature}, who had taken it for the summer.",
      ],
      [
        "Down went the hat, and through, without so much as a brush, and up again. They put each stone back. “You’re the first,” said {the hatted}, “who didn’t tell me to be shorter.” {Hero} could try it on. You see very little from in there. But you feel like a {steeple|king}.",
        "“So that’s why I never feel lonely,” said {the hatted}. From then on it was carried with great care, and lifted to nobody. On the brim there was a card now, in {colour}: ‘House full.’ {Hero} wrote it {himself}.",
      ],
    ],
  },
  {
    id: "something-white",
    goals: bothGoals,
    vars: { shirt: ["a white nightshirt", "a flannel nightgown", "a striped nightshirt"] },
    titles: ["Something white", "{The shirt} goes out", "Nobody in it"],
    beats: [
      [
        "Something came dancing down {the track}, with its arms up and no head. A dog ran under a cart. {The neighbour} ran after the dog. {Hero} would have run too, but {his} feet were late. So it came quite close. It had a label. It was {a shirt}.",
        "“There’s a ghost in the plum tree,” said {three|four} children, all in a row, with big eyes. {Hero} looked over the wall. It hung by its hands, and it said ‘whoo’. {The pal} got behind {him}. {He} would have liked to get behind {the pal}.",
      ],
      [
        "It was full of wind, and having the time of its life. It bowed to {a sight}. It tried to shake hands with {the pal}. “You’re somebody’s,” said {Hero}. “Somebody’s going to bed in nothing.” {He} jumped for the sleeve, and it waltzed {him} three times round.",
        "“Ghosts can’t stand {onions|jokes},” said one child. They tried some. “Ghosts can’t count,” said another. They counted at it, up to {forty|fifty}. It flapped. And they were off, all but {Hero}, whose lace was undone.",
      ],
      [
        "You cannot catch a wind. But you can lead it. {Hero} skipped ahead, round the corner, where there is never a breath. It followed, for it thought it was a game. At once it sighed, and folded up, and lay in {his} arms like a cat.",
        "Down there, tying it, {Hero} saw the ghost from below. It had a hem. It had a patch in the hem. “Oh, you poor thing,” said {Hero}. “You’ve blown off a line.” It was {a shirt}, and the ‘whoo’ was only an owl, who had been glad of the curtain.",
      ],
      [
        "In the neck stood a name, and under the name a street. An old man opened, in a towel. “I thought it had left me,” he said. It was put on over everything, there and then. There was still a bit of wind in it. When he waved, both sleeves did.",
        "{He} called the others back. A rake got it down, and the owl was told how sorry they were. Then they took turns in it, until an aunt came by and said, “So that’s where!” For a ghost it was beautifully {ironed|soft}.",
      ],
    ],
  },
];
