import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesGarden: readonly Episode[] = [
  {
    id: "plant-that-held-on",
    goals: bothGoals,
    vars: {
      plant: ["a runner bean", "a honeysuckle", "a hop plant", "a moonflower", "a morning glory"],
      grower: [
        "a gardener in clogs",
        "a gardener with a fork",
        "a young gardener",
        "a very old gardener",
        "a gardener in a sun hat",
      ],
    },
    titles: ["The plant that held on", "{The plant} will not let go", "Once round and once more"],
    beats: [
      [
        "By a gate stood {a grower}, tugging at a bicycle that would not come. {A plant} had climbed it in the night. It held the {bell|lamp}, the {basket|pump} and both wheels. “I only leant it here for a nap,” said the gardener +and then came a sigh. “My {sister|brother} has had the kettle on since {two|three}.”",
        "On top of a wall something green was waving to them. It was the tip of {a plant}, feeling about in the air. “It wants something to hold,” said {a grower}. “I forgot to give it a pole.” {Hero} had things to do +but {he} put out one finger, to say {hello|how do you do}.",
      ],
      [
        "{Hero} took the {saddle|handlebars} and pulled. The gardener pulled as well, and the stems only went {tighter|as tight as string}. “I could fetch the shears,” said the gardener, in a sad voice. “But there are {nine|twelve} {buds|flowers} on it, and I grew it from one seed.” Even {the pal} could see that shears would be a pity.",
        "That was kind of {him}, and it was also a mistake. In that warm corner things grew so fast that you could watch it. The tip went round {his} finger once, and then it went round again. When {Hero} wanted to walk on, {the plant} had {him}, {gently|politely} but quite firmly. {The pal} stared.",
      ],
      [
        "Then {Hero} let go and looked. Every stem wound the same way, like the stairs in a {tower|castle}. “It isn’t a knot,” {he} said. “It has just gone for a walk round your bicycle!” {He} took one tip and walked it back the other way. {Nine|Ten} times {he} went round, with {the pal} behind {him} +and off it came without one broken leaf.",
        "“I can’t be your pole,” {Hero} told it. “I’ve got somewhere to be.” To pull would have hurt it. So {he} sent {the pal} to look for a stick, and the {best|straightest} one of all lay by {a sight}. Bit by bit {he} pushed it in where {his} finger was +and bit by bit {he} slid {his} finger out.",
      ],
      [
        "They gave it a long string of its own, from the {gatepost|fence} to the {gutter|shed roof}. The tip was leaning that way before the knot was tied. Then off to tea rode the gardener, ringing at every {bend|lamp post}. {Hero} felt so giddy that {he} walked in a curl as far as {a sight}. After that {he} {was} straight on course again.",
        "{The plant} never noticed. It took the stick for a very thin person, and up it went. “You’ve got green fingers,” said the gardener, and {Hero} had a look. One of them did have a green ring round it, as fine as a {thread|hair}. {He} held it up to the light now and then, all along {the track}, until it had faded.",
      ],
    ],
  },
  {
    id: "boat-on-the-pond",
    goals: bothGoals,
    vars: {
      skipper: [
        "a girl in a sailor hat",
        "a boy with a shrimp net",
        "a boy in red wellingtons",
        "a girl with a telescope",
        "a boy with two plasters",
      ],
      vessel: ["a tin steamer", "a cork yacht", "a paper schooner", "a wooden tug", "a toy lifeboat"],
    },
    titles: ["{The vessel} on the pond", "Not a breath of wind", "Ducks ahoy"],
    beats: [
      [
        "Beside a pond stood {a skipper}, holding an uncle by the sleeve. Far out in the middle sat {a vessel}. It had set off {bravely|beautifully} at {two|three} o’clock +but then the wind had gone home. Now nothing moved on that pond. Nothing moved on the bank either, but for one small lip, and that was {trembling|wobbling}.",
        "“That’s not your boat!” cried {a skipper}. A duck had climbed into {a vessel}, close by the bank. She had turned round {twice|three times}, and then she had sat down. It was a narrow boat, and she was a {wide|stout} duck. You could hardly see any {boat|ship} at all.",
      ],
      [
        "“Blow!” said {Hero}, and they all blew, even the uncle. The boat was much too far out. All they got was red {cheeks|faces}. They flapped {a cloth} at it, and one {leaf|feather} went round in a ring. “And nobody wades in,” said the uncle. “Not for a whole navy.”",
        "“Would you mind getting out?” asked {Hero}. The duck shut one eye. {He} clapped, and she shut the other. From his bench an uncle held out a bit of {lettuce|cabbage}. She reached over the rail and ate it in her seat, like a {duchess|queen} on a cruise. Then the wind got under her tail +and the ship began to drift.",
      ],
      [
        "On the far side {seven|nine} ducks were asleep. {Hero} thought about ducks, and about the {peas|oats} that the uncle had brought for them. {He} rattled the bag. Across they all came, as fast as ferries, and each of them pushed a wave in front of it. Wave after wave ran under {the vessel} +and every one gave it a shove.",
        "What does a duck like better than a boat? {Hero} listened. From the {reeds|rushes} came a thin cheeping, {four|five} small voices at once. “Your children are calling,” {he} told her, but the wind was too loud. So {he} and {the pal} sat down and kept quite still. At last the ducklings came out of the {reeds|rushes}, where she could see them.",
      ],
      [
        "Bump! It came in right between two small feet. The ducks had their {supper|dinner}, and that was only fair. “You didn’t blow at all,” said the uncle. “You sent for waves.” Just then the wind came back, as if nothing were the matter. It pushed {Hero} and {the pal} up {the track}, free of charge.",
        "Over the side she went, with a {splash|plop}. The uncle hooked the boat with his {umbrella|stick}. It had {a feather|a bit of fluff} on its deck, and that could stay, for a captain’s pillow. {Hero} watched the ducklings go by, all talking at once. Then {he} counted {his} own crew. {The pal} was there, and nobody was missing +so they sailed on.",
      ],
    ],
  },
  {
    id: "pig-before-the-show",
    goals: bothGoals,
    vars: {
      pig: ["Duchess", "Clementine", "Buttercup", "Princess May", "Dumpling", "Lady Rose"],
      farmer: [
        "a stout farmer",
        "a farmer in a bow tie",
        "a young farmer",
        "a farmer with a sponge",
        "a farmer with wet sleeves",
      ],
    },
    titles: ["A clean pig for the show", "{Pig} and the bath", "Behind the ears, please"],
    beats: [
      [
        "In a farmyard {a farmer} was scrubbing a pig called {pig}. “The show’s at {three|four} o’clock, and she has to be pink.” The pig stood as good as gold, and let herself be rinsed from {snout|ears} to tail. Then she walked to the one puddle in the yard. She lay down in it and {sighed|wriggled}.",
        "“She went in all right,” said {a farmer}, “and now she won’t come out.” In the farmyard stood a bath full of warm {suds|foam}. In the bath, up to her chin, sat a pig called {pig}. At {three|four} o’clock she had to be at the show. She blew a bubble +and she did not stir.",
      ],
      [
        "“That’s the {fifth|sixth} time,” groaned the farmer. They washed her once more, with {Hero} on the left and {the pal} in charge of the {soap|brush}. They shut the gate, and she went under it. They filled in the puddle, and she found another. “You must have a reason,” {Hero} told her. “Nobody does a thing {six|seven} times for fun.”",
        "They showed her {a turnip|a carrot} from across the yard. She looked at it with great {love|interest}, and slid a bit deeper. The farmer pushed and {Hero} pulled. But have you ever tried to pull a wet pig? There was one big wave +and {the pal} got most of it. “It’s her first bath,” said the farmer. “How could I know that she’d love it?”",
      ],
      [
        "{He} watched how she did it. She did not roll about anyhow. She rubbed one spot, behind her left ear, on the {stony|knobbly} bottom of the puddle. “She isn’t dirty,” cried {Hero}. “She’s itchy!” {He} fetched the yard broom and scratched her, just there, long and hard. The pig leaned on the broom and shut her eyes. One back leg began to {dance|drum}.",
        "{Hero} knew all about that, for there are baths at {home} as well. What gets you out, when you want to stay in? {He} felt for the chain under the {foam|suds}, and pulled. Glug, it went. The warm water sank past her ears, past her tummy, and past her tail. And there sat the pig in nothing but a cold {draught|breeze}, looking {surprised|puzzled}.",
      ],
      [
        "Wherever the broom went she went too, so {Hero} walked it up the ramp of the cart. “I’ll take that along to the judges,” said the farmer. Off they rattled, the cart, the broom and a very {pink|clean} pig, who was smiling. {Hero} had mud on both {knees|elbows}. “That’s one of us ready,” {he} told {the pal}, and on they {trotted}.",
        "She climbed out by herself. {Hero} rubbed her down with {a cloth}, ears first, as {grownup} does it. You never saw such a {pink|shiny} pig. “She’ll win,” said the farmer, “if she isn’t asleep by then.” They waved until the cart was past {a sight}. Then {Hero} emptied the bath water out of {his} boots +and walked on with clean toes.",
      ],
    ],
  },
  {
    id: "labels-in-the-wind",
    goals: bothGoals,
    vars: {
      veg: ["carrots", "leeks", "parsnips", "onions", "turnips", "beetroots"],
      napper: ["an old captain", "a round uncle", "a sleepy plumber", "a grandad in slippers", "a tired teacher"],
    },
    titles: ["The wrong labels", "Those are not {veg}", "A card in the wind"],
    beats: [
      [
        "A gust of wind jumped over the {hedge|wall}, right in front of them. It ran through the vegetable gardens and pulled the label out of every row. Then it put them all back anyhow. {The neighbour} came out of a shed and stared. A rake was called ‘{Veg}’ now. And on the biggest cabbage hung a card: ‘Shh! Baby asleep.’",
        "In a deck chair, among the vegetables, lay {a napper}. He was fast asleep. The wind had been busy in the {veg}, and had blown a card out of the row. The card had come down on his {waistcoat|tummy}. ‘Please water me,’ it said +and it looked as though he had hung it there himself.",
      ],
      [
        "The odd thing was that people believed it. They saw the card, and went by that cabbage on tiptoe. {Name} even took off both {boots|shoes}. But by the water butt stood a pram. Its card said ‘{Veg}’. And up the path came a lady with a big watering can, who wanted to give them all a drink.",
        "People are kind in {town}, and they do as they are asked. {The neighbour} came by first, and poured half a can over his {boots|socks}. Next was a girl with a {cup|bucket}. In his sleep he smiled, and said something about {boats|the seaside}. Now a family of {seven|eight} was coming up the path, and they had a hose.",
      ],
      [
        "“Stop!” cried {Hero}, and got to the pram just before the can did. {He} lifted the blanket. Out looked a round face with one tooth in it. “{Veg} don’t smile,” said {Hero}. The lady put down the can in a hurry. After that they went from row to row, and {Hero} {sniffed|rubbed} one leaf in each. Where it smelt of onion, the onion card went in.",
        "{Hero} looked at the card. Then {he} looked at the row of {veg} behind the chair. All their leaves hung down, and they had no card at all. “It isn’t the man who’s thirsty!” {he} called, and ran, with {the pal} close behind. {He} {was} one step quicker than the hose. Off came the card, and {he} stuck it in the earth where it belonged.",
      ],
      [
        "One card was left over. ‘Ready now,’ it said. ‘Please pick me.’ Nobody could think where it went. Then the baby held up both arms. So {Hero} tied the card to the pram, and the baby’s mother came and did what it said. They left everyone in the right {row|place} there. {His} fingers smelt of {mint|leek} as far as {a sight}.",
        "How those {veg} sat up and drank! That woke him, and he felt his wet {knees|socks}. “Has there been a shower?” “Only on you,” said {Hero}, who had to tell it from the beginning, twice. “So that’s why I dreamt I was a {lettuce|marrow},” said the man. “It was lovely.” Before they went on, {Hero} felt {his} own back for cards.",
      ],
    ],
  },
  {
    id: "sunflower-turns-round",
    goals: bothGoals,
    vars: {
      pair: ["brothers", "sisters", "cousins", "aunts", "friends"],
      lid: ["a tin tray", "a pan lid", "a brass plate", "a cake tin", "a copper bowl"],
    },
    titles: ["The sunflower’s back", "Whose face is it?", "The flower that looked away"],
    beats: [
      [
        "At a fence stood two {pair}, one on each side, with very red cheeks. Above them rose a sunflower as tall as a {bus|door}. “I planted it,” said the first, “and I water it. But it looks into the other garden!” “It can look where it likes,” said the second. They had not shared so much as {a biscuit|a spade} since {weekday}.",
        "Why would a sunflower turn its face to the wall? This one did, like somebody who is counting for hide-and-seek. In front of it two {pair} ran up and down. “At {three|four} o’clock the flower judges come,” they told {Hero}. “And all they’ll see is the back of its {head|neck}!”",
      ],
      [
        "“Couldn’t you turn it round?” asked {Hero}. They had tried that. As soon as they let go it turned back, as slow as a {clock|snail}. They had tried a string, and a {song|scolding}. “You’re a stranger, so you’ll be fair,” said the first. “You say whose it is.” That is a hard thing to be asked on the way to somewhere else. {The pal} looked at {the creature}.",
        "“Is it shy?” asked {Hero}. “Or are you two {cross|rude} to it?” “We’ve said sorry for everything,” said the elder. “Even for the {slugs|frost}.” They took it by the stalk and turned it, very gently. It looked at them all for as long as it takes to say {plum pudding|good morning}. Then round it went, back to the wall.",
      ],
      [
        "{Hero} did not look at the {pair}. {He} looked at the flower, and then the same way as the flower. “It isn’t looking into a garden at all,” {he} said. “It’s looking at the sun! And the sun goes over there, every day.” {He} drew it for them with one arm, from the {hill|pond} to the {mill|church}. “So it starts with you. And it ends with you.”",
        "{Hero} squeezed in behind it, with {his} own face to the wall. {He} wanted to see what a sunflower sees. It was so bright that {he} blinked! On a {nail|hook} hung {a lid}, round and yellow and polished. “It thinks that’s the sun,” said {Hero}, “and it’s never had one so near.” {The pal} came to look, and blinked as well.",
      ],
      [
        "Nobody spoke. “So at dinner time,” said one of the {pair}, “it’s looking at both of us.” They fetched two chairs and set them back to back with the fence between. They passed {a food} over the top. When {Hero} turned round once more, there were three heads in a row. The middle one had petals +and all three had their faces up.",
        "They hung {a cloth} over it, and for a moment the flower seemed quite lost. Then, bit by bit, it lifted its head. High over the roofs it found the real one. Round it came, with a rustle, and looked them all in the {eye|face}. {Hero} could see the yellow of it as far as {a sight}. It lit up a good piece of {the track}.",
      ],
    ],
  },
  {
    id: "goat-on-the-roof",
    goals: bothGoals,
    vars: {
      goat: ["Nettle", "Bramble", "Parsley", "Biscuit", "Thistle", "Pepper"],
      herd: [
        "a young goatherd",
        "a goatherd in slippers",
        "a goatherd with a ladder",
        "a goatherd with a bell",
        "a very small goatherd",
      ],
    },
    titles: ["{Goat} on the roof", "Grass on top", "What {goat} knew"],
    beats: [
      [
        "There was a low house by the road with grass on its roof. On the grass stood a goat called {goat}. “Come down!” called {a herd}, and the goat did not move {a hoof|an ear}. It gazed out over {town}, like a {captain|king}. “It has been up there since {breakfast|first light},” said the goatherd, “and I want to go in for my {soup|dinner}.”",
        "“I only wanted it mown,” said {a herd}. The house was dug into the hill, and grass grew on top. Up there a goat called {goat} was eating it from left to right, as neatly as a {barber|machine}. There was just one {tuft|corner} left now, by the chimney. And that the goat would not {touch|eat}.",
      ],
      [
        "“What does it eat up there?” “My roof!” said the goatherd. {Hero} rattled a bucket. {He} held up {some clover|a cabbage leaf}. {The pal} tried a hard stare. It is no good arguing with a goat that likes where it is +and this one seemed to like it more each {minute|time}. {Hero} could see their own road from here, and they were not on it.",
        "“It looks like a bad haircut,” said the goatherd. “People will {point|laugh}. Tell it to finish!” So {Hero} asked it nicely. The goat looked up at the sky. It had a bit of the goatherd’s {hat|scarf} instead, down to the {lining|tassels}. “It has never left a blade in its life,” said the goatherd. “I do hope it isn’t ill.”",
      ],
      [
        "What can you see from a roof that you can’t see from the ground? {Hero} went round behind the {house|barn} to find out. There, in a field, stood a donkey, all alone, and it was gazing up. So that was it! “{Goat} isn’t being naughty,” {he} called. “{Goat} has got a friend!” The goatherd opened the field gate +and the donkey came round to the front.",
        "At the back the roof came right down to the hill. {Hero} lay on {his} tummy there, put {his} chin in the grass and looked. {The pal} lay down too. Deep in the tuft was a ball of moss, and in the moss slept a dormouse. The goat stood over it like a {table|tent}, to keep the wind off. “It isn’t ill,” said {Hero} in a low voice. “It’s being careful.”",
      ],
      [
        "Hop, hop, hop, down came the goat, by way of the {woodpile|hen house}. The two of them stood there, cheek to cheek. “All you had to do was say so,” said the goatherd, who did not speak goat. There was a stall for both, and {soup|dinner} for one. {Hero} and {the pal} went on side by side, {rather|a bit} closer than before.",
        "So the tuft stayed. ‘One corner left,’ the goatherd wrote on a board, ‘on purpose.’ {Hero} turned round to look, from the top of the road. There lay {goat} beside the tuft, chewing very slowly, with no noise at all. It made {him} want to put {his} feet down {softly} +so {he} did that as far as {a sight}.",
      ],
    ],
  },
  {
    id: "weather-house",
    goals: bothGoals,
    vars: {
      rainman: ["a wooden sailor", "a wooden postman", "a wooden king", "a wooden farmer", "a wooden cook"],
      lady: ["a wooden lady", "a wooden dancer", "a wooden girl", "a wooden queen"],
    },
    titles: ["The little weather house", "{The rainman} and {the lady}", "Rain on one side"],
    beats: [
      [
        "By the door of {the neighbour} hung a tiny house with two doors. {A rainman} with an umbrella comes out when it is going to rain. {A lady} with a basket comes out when it is going to be fine. Today both had come out at once, and they were stuck. And look, on the left of the road it rained, and on the right the sun shone!",
        "“It’s rained on my house for {nine|eleven} days,” said {the neighbour}. On the wall hung a toy house. {A rainman} lived in it, who came out for rain, and {a lady}, who came out for sun. But the sunny door was empty! Ever since she had gone, {the rainman} had been out there with an umbrella, all day long.",
      ],
      [
        "Nobody knew what to do about it. Umbrellas went up, and down, and up again. The washing was carried in and {out|back}, until the {shirts|sheets} were quite tired. {Hero} had one wet ear and one warm one, and {the pal} kept changing sides. “I don’t dare push them,” said {the neighbour}. “If something {snaps|cracks}, we might get {snow|hail}.”",
        "It was true. All the rest of {town} was dry, and on this one chimney sat a fat grey cloud, like a {hen|hat}. They looked for her in the {gutter|flower pots}. {Hero} found {a trinket}, and {the pal} got wet. “It drips on her here,” {Hero} thought. “She’ll have looked for somewhere with a {better|proper} roof.”",
      ],
      [
        "{Hero} got up on the step and looked in. Both of them stood on one thin bar, like a seesaw. When one goes in, the other must come out. And there, in the middle of the bar, slept a {snail|ladybird}, so that it could not turn! “Excuse me,” said {Hero}. {He} lifted it off with one finger and set it down in the {ivy|mint}. Click, went the little house.",
        "Where would you sit, if you were as long as a thumb and sick of rain? By the step grew a plant with leaves as big as {trays|plates}. {Hero} lifted one. There she was, bone dry, with her basket at her feet. “They miss you,” {he} told her. “Nobody else can do the sun.” Very gently {he} held out {his} hand +and perhaps she rolled, or perhaps she stepped.",
      ],
      [
        "In went the umbrella and out came the basket. The rain stopped in the middle of a drop. From every window people called down to {Hero}: “You’ve mended the weather!” {He} did not think that anyone could do that. But {the track} lay dry in front of them, and it steamed a little in the sun. {He} {was} warm on both sides now.",
        "{Hero} hung her on her hook. Out she swung and in went {the rainman}, for a good long rest. At once the cloud got up off the chimney and {floated|rolled} away. “I’d lend you my umbrella,” said {the neighbour}, “but I don’t think you’ll need it.” And they did not. {The track} was dry, as far as {Hero} had to go.",
      ],
    ],
  },
];
