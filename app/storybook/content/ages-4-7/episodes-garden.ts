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
        "By a gate stood {a grower}, tugging at a bicycle. {A plant} had climbed it in the night +and now it held the {bell|lamp} and both the wheels. “My {sister|brother} is waiting for me with the {tea|cake},” said the gardener, “and I can’t get away!”",
        "On top of a wall something green was waving. It was the tip of {a plant}, feeling about in the air. “It wants something to hold,” said {a grower} +and {Hero} put out one finger, to say {hello|how do you do}.",
      ],
      [
        "{Hero} pulled at the {saddle|handlebars}, and the stems only went {tighter|as tight as string}. “I could fetch the shears,” said the gardener, in a sad voice. “But it’s got {nine|twelve} {buds|flowers} +and I grew it from one seed.” Even {the pal} thought that shears would be a pity.",
        "That was kind of {him} +but it was also a mistake. The tip went round {his} finger once, and then it went round again. Now {Hero} had somewhere to go, and {the plant} had {Hero}, {gently|politely} but quite firmly. {The pal} stared.",
      ],
      [
        "Then {Hero} saw that every stem wound the same way, like the stairs in a {tower|castle}. “It isn’t a knot. It only went for a walk round your bicycle!” {He} took the tip and walked it back, {nine|ten} times round +and off it came, without one broken leaf.",
        "To pull would have hurt it. So {he} sent {the pal} to look for a stick +and the {best|straightest} one lay by {a sight}. Bit by bit {he} pushed it in where {his} finger was +and bit by bit {he} slid {his} finger out.",
      ],
      [
        "They gave it a string of its own, from the {gatepost|fence} to the {gutter|shed}. Off to tea rode the gardener, ringing at every {bend|lamp post}. {Hero} was so giddy that {he} walked in a curl. By {a sight} {he} {was} straight on course again.",
        "{The plant} took the stick for a very thin person, and up it went. “You’ve got green fingers,” said the gardener. One of them did have a green ring on it, as fine as a {thread|hair}. {Hero} looked at it all along {the track}, until it had faded.",
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
        "Beside a pond stood {a skipper}, with an uncle. Far out in the middle sat {a vessel}. It had set off {bravely|beautifully|like an arrow} at {two|three} o’clock +but then the wind had gone home. Now nothing moved but one small lip, and that was {trembling|wobbling}.",
        "“That’s not your boat!” cried {a skipper}. A duck had climbed into {a vessel}, close by the bank. She had turned round {twice|three times}, and then she had sat down. It was a narrow boat +and she was a very {wide|stout} duck.",
      ],
      [
        "“Blow!” said {Hero}, and they all blew, even the uncle. All they got was {red cheeks|puffed cheeks|spots before their eyes}. They flapped {a cloth} at it +and one {leaf|feather} went {round in a ring|into the reeds}. “Nobody wades in,” said the uncle. “Not for a whole navy.”",
        "“Would you mind getting out?” asked {Hero}. The duck shut one eye. {He} clapped +and the duck shut the other. An uncle held out a bit of {lettuce|cabbage} +and she ate it in her seat, like a {duchess|queen} on a cruise. Then the ship began to drift.",
      ],
      [
        "On the far side {seven|nine} ducks were asleep. {Hero} rattled the bag of {peas|oats} that the uncle had brought for them. Across they all came, as fast as ferries, and each one pushed a wave in front of it +and every wave gave {the vessel} a shove.",
        "What does a duck like better than a boat? From the {reeds|rushes} came a thin cheeping, {four|five} voices at once. {He} and {the pal} sat down and kept quite still. Then the ducklings dared to come out into the open, where the duck could see them.",
      ],
      [
        "Bump! It came in, right between two small feet +and the ducks had their {supper|dinner}. “You didn’t blow at all,” said the uncle. “You sent for waves.” Just then the wind came back. It pushed {Hero} and {the pal} up {the track}, free of charge.",
        "Over the side went the duck, with a {splash|plop}. The uncle hooked the boat with his {umbrella|stick}. {Hero} watched the ducklings go by, all talking at once, and then {he} counted {his} own crew. {The pal} was there +so they sailed on.",
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
        "In a farmyard {a farmer} was scrubbing a pig called {pig}. “The show’s at {three|four} o’clock, and she has to be pink.” She let herself be rinsed from {snout|ears} to tail +and then she walked to the one puddle in the yard, lay down in it and {sighed|wriggled}.",
        "“She went in all right,” said {a farmer}, “and now she won’t come out.” In the farmyard stood a bath full of warm {suds|foam}. In it, up to her chin, sat a pig called {pig}, blowing bubbles. And the pig show began at {three|four}!",
      ],
      [
        "“That’s the {fifth|sixth} time,” groaned the farmer. They washed {pig} once more, and {the pal} looked after the {soap|brush}. They shut the gate +and she went under it. They filled in the puddle +and she found another. “You must have a reason,” {Hero} told her.",
        "They showed {pig} {a turnip|a carrot}. She looked at it with great {love|interest}, and slid a bit deeper. The farmer pushed and {Hero} pulled +but have you ever tried to pull a wet pig? There was one big wave, and {the pal} got most of it.",
      ],
      [
        "The pig went back to her puddle +and there she rubbed her left ear, and only that, on the {stony|knobbly|rough} ground. “She’s itchy!” cried {Hero}. {He} took the yard broom and scratched {pig}, just there. The pig leaned on it and shut her eyes +and one back leg began to {dance|drum}.",
        "{Hero} knew all about that, for there are baths at {home}. What gets you out, when you want to stay in? {He} felt for the chain and pulled. Glug! The warm water sank past the pig’s ears, her tummy and her tail +and there she sat in a cold {draught|breeze}.",
      ],
      [
        "Wherever the broom went the pig went too +so {Hero} walked it up the ramp of the cart. Off they rattled, the farmer, the broom and a very {pink|clean} pig, who was smiling. “That’s one of us washed,” {Hero} told {the pal} +and {he} shook the mud from {his} boots.",
        "The pig climbed out by herself. {Hero} rubbed her down with {straw|hay|dry grass}, ears first, as {grownup} does it. “She’ll win,” said the farmer, “if she isn’t asleep by then.” {Hero} emptied the bath water out of {his} boots +and walked on with clean toes.",
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
        "A gust of wind jumped over the {hedge|wall} in front of them. It pulled the labels out of all the vegetable beds, and put them back anyhow. A rake was called ‘{Veg}’ now +and on the biggest cabbage hung a card: ‘Shh! Baby asleep.’",
        "In a deck chair, among the vegetables, lay {a napper}, fast asleep. The wind had blown a card out of the {veg} +and it had come down on his {waistcoat|tummy}. ‘Please water me,’ it said. It looked as though he had pinned it there himself.",
      ],
      [
        "People believed it! They went by that cabbage on tiptoe. {Name} even took off both {boots|shoes}. But by the water butt stood a pram, and its card said ‘{Veg}’ +and up the path came {the neighbour} with a can, to water the {veg}.",
        "People are kind in {town}. {The neighbour} came by first, and poured half a can over his {boots|socks}. Next was a girl with a {cup|bucket}. He smiled in his sleep +but now a family of {seven|eight} was coming up the path, and they had a hose.",
      ],
      [
        "“Stop!” cried {Hero}, and lifted the blanket. Out looked a round face with one tooth in it. “{Veg} don’t smile,” {he} said. After that they went from row to row, and {Hero} {sniffed|rubbed} the leaves +and where it smelt of onion, the onion card went in.",
        "{Hero} looked at the card. Then {he} looked at the {veg} behind the chair, for all their leaves hung down. “It isn’t the man who’s thirsty!” {he} called, and ran, with {the pal} close behind. {He} got there just before the hose +and put the card in the earth.",
      ],
      [
        "One card was left over. ‘I’m ready,’ it said. ‘Please pick me.’ Nobody knew where it went, until the baby held up both arms. {Hero} tied it to the pram +and the baby’s mother came and did what it said. {His} fingers smelt of {mint|leek} as far as {a sight}.",
        "How those {veg} drank! That woke him, and he felt his wet {knees|socks}. “Has there been a shower?” “Only on you,” said {Hero}. “So that’s why I dreamt I was a {lettuce|marrow}. It was lovely.” Before they went on, {Hero} felt {his} own back for cards.",
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
        "At a fence stood two {pair}, one on each side, with red cheeks. Above them rose a sunflower as tall as a {bus|door}. “I water it,” said the first, “and it looks into your garden!” That was why they had not shared so much as {a biscuit|a spade} since {weekday}.",
        "Why would a sunflower turn its face to the wall? This one did, as if it were counting for hide-and-seek. In front of it two {pair} ran up and down. “The flower judges come at {three|four} +and all they’ll see is the back of its {head|neck}!”",
      ],
      [
        "“Couldn’t you turn it round?” asked {Hero}. They had tried that +but it always turned back, as slow as a {clock|snail}. “You’re a stranger, so you’ll be fair,” said the second. “You say whose it is.” {Hero} was in the middle of something else +but {he} could see that this mattered.",
        "“Is it shy?” asked {Hero}. “We’ve said sorry to it,” said one of the {pair}, “even for the {slugs|frost|cat}.” Both took it by the stalk and turned it, very gently. It looked at them for as long as you need for {plum pudding|good morning} +and then round it went, back to the wall.",
      ],
      [
        "{Hero} looked where the flower was looking. “It isn’t looking into a garden,” {he} said. “It’s looking at the sun! And the sun goes over there.” {He} drew it for them with one arm, from the {hill|pond} to the {mill|church}. “So you get it in the mornings +and you get it in the evenings.”",
        "{Hero} squeezed in behind it, to see what a sunflower sees. It was so bright that {he} blinked! On a {nail|hook} hung {a lid}, round and yellow and polished. “It thinks that’s the sun,” said {Hero} +and {the pal} came to look, and blinked as well.",
      ],
      [
        "“So at dinner time,” said one of the {pair}, “it’s looking at both of us.” They fetched two chairs, and handed {a food} over the top. When {Hero} turned round once more there were three heads in a row +and the middle one had petals.",
        "They hung {a cloth} over it. For a moment the flower seemed quite lost. Then it lifted its head and found the real sun, high over the roofs +and it came round with a rustle. {Hero} could see the yellow of it from {a sight} +and it lit up a good piece of {the track}.",
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
        "On the roof of a low house grew grass, and in the grass stood a goat called {goat}. “Come down!” called {a herd}. The goat gazed out over {town}, like a {captain|king}. “It’s been there since {breakfast|first light} +and I want to go in for my {soup|dinner}.”",
        "“I only wanted it mown,” said {a herd}. The house was dug into the hill, and grass grew on top. Up there a goat called {goat} ate it from left to right, as neatly as a {barber|machine}. There was just one {tuft|corner} left +but the goat would not {touch|eat} that one.",
      ],
      [
        "“What does it eat up there?” “My roof!” {Hero} rattled a bucket. {He} held up {some clover|a cabbage leaf} +and {the pal} tried a hard stare. It is no good arguing with a goat that likes where it is. This one liked it more each {minute|time}.",
        "“It looks like a bad haircut,” said the goatherd. So {Hero} asked the goat nicely to finish. It looked up at the sky, and had a bit of the goatherd’s {hat|scarf} instead. “It’s never left a blade in its life +so I do hope it isn’t ill.”",
      ],
      [
        "What can you see from a roof that you can’t see from the ground? {Hero} went behind the {house|barn} to find out. There stood a donkey, all alone, gazing up. “{Goat} isn’t naughty. {Goat} has got a friend!” The goatherd opened the field gate +and the donkey came round to the front.",
        "At the back the roof came down to the hill. {Hero} and {the pal} lay on their tummies there, and looked. In the middle of the grass slept a dormouse. The goat stood over it like a {table|tent} +and so no wind could get in. “It isn’t ill. It’s being careful.”",
      ],
      [
        "Hop, hop, hop, down came the goat, by the {woodpile|hen house}. There the two animals stood, cheek to cheek. “All you had to do was say so,” said the goatherd, who did not speak goat. {Hero} and {the pal} went on side by side, {rather|a bit} closer than before.",
        "So that bit stayed. ‘Not finished,’ the goatherd wrote on a board, ‘on purpose.’ {Hero} looked back from the top of the road. There lay {goat}, chewing quietly, so as not to wake the dormouse. It made {him} want to walk {softly} +so {he} did that, as far as {a sight}.",
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
        "By the door of {the neighbour} hung a toy house with two doors. {A rainman} comes out when it will rain. {A lady} comes out when it will be fine. Today both had come out at once, and got stuck +so on the left of the road it rained, and on the right the sun shone!",
        "“It’s rained on my house for {nine|eleven} days,” said {the neighbour}. On the wall hung a toy house. {A rainman} came out of it for rain, and {a lady} for sun. But the sunny door was empty! {The lady} was gone +so {the rainman} was out there all day long.",
      ],
      [
        "Umbrellas went up, and down, and up again. The washing was carried in and out until the {shirts|sheets} were quite tired. {Hero} had one wet ear and one warm one +and {the pal} kept changing sides. “Don’t push them,” people said, “or we might get {snow|hail}!”",
        "It was true. The rest of {town} was dry +but on this one chimney sat a fat cloud, like a {hen|hat}. They looked for {the lady} in the {gutter|flower pots}. {Hero} found {a trinket}, and {the pal} got wet. “She’ll be somewhere with a {better|proper} roof,” {Hero} thought.",
      ],
      [
        "{Hero} got up on the step and looked in. The two figures stood on one thin bar, like a seesaw. And in the middle of it slept a {snail|ladybird}, so that the bar could not turn! “Excuse me,” said {Hero}. {He} lifted it off, into the {ivy|mint} +and click, went the bar.",
        "Where would you sit, if you were as long as a thumb and sick of rain? By the step grew a plant with leaves like {trays|plates}. There sat {the lady}, under the biggest. “They miss you,” said {Hero}, and held out {his} hand +and perhaps she rolled, or perhaps she stepped.",
      ],
      [
        "In went {the rainman} +and out came {the lady}. The rain stopped in the middle of a drop. “You’ve mended the weather!” people called from the windows. {Hero} did not think that anyone could do that +but {the track} lay dry, and {he} {was} warm on both sides now.",
        "{Hero} hung {the lady} on her hook. Out she swung and in went {the rainman}, for a good long rest. At once the cloud got up and {floated|rolled} away. “I’d lend you my umbrella,” came a voice from the door, “but you won’t need it.” {The track} was dry, as far as {Hero} had to go.",
      ],
    ],
  },
];
