import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had a map of far lands. It went past {a sight} and up to the hills +but past the hills it was all {white|blank}.",
      way: "“Where are we on the map?” asked {Hero}. “Right at the {edge|end},” said {grownup}. “Be bold!” So on they went.",
      close: "{Hero} got out the map. {He} drew a cross far past the edge. “Tomorrow, there!”",
    },
    {
      opening:
        "Captain {Hero} had a {box|tub|crate} for a ship, and a log book. “To sea!” {he} called +and {grownup} pulled on the {rope|sheet}.",
      way: "Captain {Hero} took out the log book. In it {he} drew a {wave|cloud}, a wild {creature} and a far land.",
      close: "In the log book Captain {Hero} drew a sail. “Tomorrow we cross the {Cold|Wide|Green} Sea.”",
    },
    {
      opening:
        "Stamp, stamp! {Hero} was out to track a lion. {He} had a {pan|pot} for a hat, and a rope +and {he} {was} not afraid.",
      way: "“Paw marks!” said {Hero}, “with four toes.” They were fresh, too! {The pal} kept close +and on they {crept|tracked}.",
      close: "The lion lay on {Hero}’s mat. It was the cat! “Tomorrow we track a tiger.”",
    },
    {
      vars: { peak: ["Ice Peak", "Wolf Peak", "Storm Peak", "Cloud Peak", "Snow Peak", "Eagle Peak"] },
      opening:
        "{Hero} tied a rope to {grownup}, as climbers do. “Hold on,” {he} said. “It’s {steep|icy}.” Then they went up the stairs of {peak}.",
      way: "Two tugs meant go! {Hero} gave two tugs on the climbers’ rope +and {grownup} came {at once|up fast}, over the rocks.",
      close: "{Hero} rolled up the climbers’ rope. “We’ve done {peak}. Tomorrow, one still higher!”",
    },
    {
      opening:
        "{Hero} had a compass with a red needle. “It points north,” said {grownup}. “North is where the ice is, and the {big|white} bears.”",
      way: "{Hero} looked at the compass. North was by {a sight}. {His} nose was cold +so the ice was {near|close}!",
      close: "{Hero} turned the compass round. “Next time we go south,” {he} said, “to the {palm trees|elephants}.”",
    },
    {
      opening:
        "{Hooray|On we go}! {Hero} held up a {colour} flag on a stick. It was for a {far|wild} land +but first they had to find one.",
      way: "“Has nobody found this land?” asked {Hero}. But {a creature} had been there first. The flag must go on!",
      close: "{Hero} put the flag on top of Quilt Hill. “Tomorrow,” {he} said, “we find Sofa {Bay|Land}.”",
    },
    {
      opening:
        "“Sails up!” {Hero} had a spy glass made of a card roll. {He} looked out past {a sight}. “Land!” {he} {called|cried} +and {grownup} steered.",
      way: "“A new land!” said {Hero}, one eye at the spy glass. “It has {rocks|palm trees}, and {a creature} is king.”",
      close: "{Hero} held the spy glass to the window. “I see the moon! We sail there {next|soon}.”",
    },
    {
      opening:
        "Scout {Hero} had a camp by the {table|bed|sofa}, with a lamp and a map. A scout is brave +and a scout is up {early|with the birds}.",
      way: "“Scouts leave signs,” said {Hero}. {He} put {three|five} stones in a row +and {the pal} kept guard.",
      close: "Scout {Hero} was back in camp. {He} held the lamp to the map. “Tomorrow, {east|west|north}!”",
    },
    {
      opening:
        "{Hero}’s balloon was a basket. “Let go of the rope!” {he} called. Up it went, over {a sight} +and the wind {took it|blew}.",
      way: "“We’re as high as the birds!” said {Hero}, arms out. “Hold on, here comes a storm!” {The pal} held on.",
      close: "{Hero} tied the balloon to the bed. “Tomorrow we fly over the {sea|ice|hills},” {he} said.",
    },
    {
      opening:
        "Off to far lands! {Hero} packed {a food}, {a trinket} and one sock +and that is all a brave {scout|sailor} needs.",
      way: "“We eat {the food} when we’re lost,” said {Hero}. “Are we lost yet?” asked {grownup}. “Not {yet|quite}.”",
      close: "{Hero} packed for the next far land. This time {he} took two socks.",
    },
    {
      opening:
        "{Hero} crept through the jungle. It was just the {long|high} grass by {home} +but there were {lions|snakes|wild pigs} in it.",
      way: "“Shh, jungle!” said {Hero}. The leaves shook. Out came a wild {creature} +but it let {the pal} go by.",
      close: "In {his} sock {Hero} had a leaf from the jungle. “Tomorrow we find its {river|tigers}.”",
    },
    {
      vars: { land: ["Snow Land", "Sand Land", "Lion Land", "Palm Land", "Moon Land", "Bear Land", "Storm Land"] },
      opening:
        "“Seats, please!” said Pilot {Hero}. The chair was a plane, and {he} had the wheel. “We fly to {land}, over {ice|sand|three seas}.”",
      way: "“This is your pilot,” said {Hero}, arms out. “Down there is {land}.” {Grownup} looked down +and {waved|saw it} too.",
      close: "Pilot {Hero} parked the plane. “Tomorrow we fly past {land},” {he} said, “and then on.”",
    },
    {
      opening:
        "{Hero} had one half of a pirate map. It went past {a sight} +but the gold was on the other half, and that was lost.",
      way: "“Nine steps, and dig!” said {Hero}, with the half map. They dug a bit +but they just found {a trinket}.",
      close: "{Hero} drew the lost half of the map. “Here’s the gold,” {he} said. “We sail tomorrow.”",
    },
    {
      opening:
        "Three cushions lay on {Hero}’s floor, and the floor was a wild river. Hop, hop, hop! {He} {was} over +and {grownup} {leapt|hopped} after {him}.",
      way: "“Stop! A wild river!” cried {Hero}. It was just a crack +but it {roared|foamed}. They took one huge step.",
      close: "Hop, hop, {Hero} crossed the wild river to bed. “Tomorrow we follow it to the sea.”",
    },
    {
      opening:
        "Diver {Hero} went down, down, under the table. {He} had a {sieve|bowl} on {his} head. A {shark|whale} swam by in {grownup}’s {shoes|socks}.",
      way: "“We’re deep down now,” said Diver {Hero} +so they took big slow steps. “Don’t wake the {squid|whale}!”",
      close: "Diver {Hero} came up for air. “Tomorrow we dive for {pearls|gold},” {he} said.",
    },
    {
      opening:
        "“To the Pole!” cried {Hero} from {his} sledge. It was a {tray|box}, and {grownup} was the dogs. “Woof!” They raced over {miles|the hills} of ice.",
      way: "The wind from the Pole bit {Hero}’s nose. “Hoods up!” {The pal} shook off the snow +and on they {went|ran}.",
      close: "“We got half way to the Pole,” said {Hero}. {He} drew the rest. “Tomorrow!”",
    },
    {
      vars: { mount: ["a camel", "an elephant", "a moose", "a yak", "a llama", "an ostrich", "a zebra"] },
      opening:
        "{Hero} rode {a mount} over the hot sand. You may have seen a {broom|chair} +but it knew the way to far lands.",
      way: "“Whoa!” said {Hero}, for {the mount} had to drink. They looked out over the sand. No {lions|wolves}! Ride on!",
      close: "{Hero} tied {the mount} to the bed. “Rest well,” {he} said. “Tomorrow, the {ice|high} hills.”",
    },
  ],
  events: [
    "A log lay in the way, so up got {Hero}. One hand held on to {grownup}’s. Step, wobble, step! {He} jumped off with a {roar|whoop}.",
    "“This is a {jungle|desert},” {Hero} told {the pal}. There was {a creature}, as wild as can be. They went by on hands and knees, {growling|hissing}.",
    "Run! The rain came over the hill like {horses|drums}. They all got under {a sight} in time +and it ran off their {noses|hats}.",
    "{Hero} swung on a gate with {the neighbour}. Creak, and out. Creak, and in. You could see as far as {the sea|the hills|a sight} from there.",
    "Over {a sight} and under {a sight 2}! {Hero} led and {the pal} came next. {He} felt the wind in {his} teeth +and {he} roared.",
    "A big {ship|train|plane} went by, far off. “Wait for me!” called {Hero}. It said {toot|hoo|vroom}. So {he} ran next to it, as far as {a sight}.",
    "{Hero} rolled down the {bank|hill}, sky and grass, sky and grass. At the foot lay {a creature} and {a trinket}. {He} sat up with a leaf on {his} nose.",
    "They found a cave. It was made of {sheets|bushes|boxes}. {Hero} put {his} head in and said “Boo!” A {small|deep} boo came back +and they ran, laughing.",
    "The bridge was a rope one, low over the {ditch|stream}. It swung like a hammock. {Hero} held {grownup}’s belt, and they went over like two {crabs|monkeys}.",
    "“Land!” called {Hero} from {grownup}’s shoulders. There was {a sight}, far away in the haze. They set a course for it +and {the pal} kept the time.",
    "A bull looked over the wall. {Hero} looked back. There was a good strong gate between them, so it was a draw.",
    "{Hero} had a shield, which was a lid. {He} had a horse, which was a broom. With these {he} rode at {a sight}, and it did not stand a chance.",
    "Whoosh! The wind filled {Hero}’s coat and made it a sail. {Grownup} hung on to the hem. They did {twelve|twenty} knots, past {the neighbour}.",
    "There were tracks in the wet sand, as big as plates. {Hero} put one foot in each. They led to {name}, in snow shoes.",
    "It was too far to jump, so they made a chain. {Grownup}, then {Hero}, then {the pal}. One big pull +and they all sat in a heap by {a sight}.",
    "Through the tall {corn|grass|reeds} went {Hero}, with {his} nose out in front. You could see just a hand. “Still here!” it waved to {grownup}.",
    "A swan boat lay on the lake. {Hero} and {grownup} worked the feet. It went round and round like a duck with one idea.",
    "“Camp here,” said {Hero}. They put a coat over two {sticks|chairs}. They had {a food} for supper, and it was night for a {minute|bit}.",
    "Which way to the {wild west|deep south|high north}? {Hero} licked a finger and held it up. It felt {cold|wet|fine} on all sides.",
    "The train was about to go. “Run!” {Grownup} had the bag, {Hero} had the hat. In they fell, {a food} and all, as the whistle blew.",
    "In a cleft of the rock was a spring. {Hero} drank from {his} hands, like a {wolf|scout}. It tasted of stone and of far away.",
    "To find the way back, {Hero} hung a rag on {a sight}. {Grownup} hung one too. And one more. It looked like a party.",
    "Ahoy! There was a raft in the reeds, and {name} was on it. “Room for two,” came the shout. They poled past {ducks|lilies}, as quiet as thieves.",
    "A goat had the path and would not share it. {Hero} went round on the {rocks|roots}, hand, foot, hand. {Grownup} was there below all the time.",
    "The hay was as high as a house. Up the back went {Hero}, and down the front, with a yell. There was hay in {his} {teeth|socks} for a week.",
    "Fog came down, and the world was gone. “Hold my scarf,” said {grownup}. {Hero} rang like a ship: clang, clang. Out of the white, something mooed.",
    "Ants had built a hill up to {his} knee. {Hero} kept well back. “A castle,” {he} told {the pal}, “with a {million|hundred} knights.”",
    "{Grownup} lifted {Hero} up to {a low branch|the sill}. From there you could see {a sight}, and as far as lunch.",
    "Halt! A ditch. {Hero} laid a plank on it, and tried it with one foot. It held. They went over like a circus, arms out.",
    "“If I had a camel,” said {Hero}. {Grownup} got down on all fours. It was a hot ride over the sand. They stopped for {a food}.",
    "They had a map of the whole world, and it was two streets and a hill. {Hero} drew in a swamp. {Grownup} drew in a bun shop, and they set out for the swamp first.",
    "A swan came at them with its neck out, hissing like a kettle. They gave it the road. {Hero} called it a draw from behind {a sight}.",
    "In the bow of the ferry stood {Hero}, wet to the ears. Up it went, and down it went. “Is this a big one?” {he} asked. The man with the rope said it was the biggest today.",
    "{Hero} had made a rope out of {scarves|belts} and tied it to {grownup}. Now nobody could be lost. They went through the market like that and caught four people.",
    "The cave was only knee deep, and there was a crab in it. It had its arms up. {Hero} put up both of {hers}, and they backed away from each other with honour.",
    "{Hero} found the track of a sledge, or a very flat snake. It ran down to the pond. There sat {the neighbour} on a tray, all out of breath.",
    "“Lions,” said {grownup}, and down they went in the fern. Something yellow came by, on soft feet. It was {name}’s old cat, but it gave them a look.",
    "Hand over hand {Hero} went up the net. It swung out, and the whole park swung. Up there {he} could see three ponds and a man with {a food}.",
    "A gust took the tent, and they all lay on it. {Hero} was on the north corner. It heaved like a whale, and then it gave up and was a tent.",
    "Over the ford went {Hero} on {grownup}’s back. The water was up to somebody’s knees. “Faster!” cried {Hero}, who had the reins.",
    "They rode in a cart with no springs. The road had no flat bit. {Hero} bit {his} tongue and the end off a joke. It was the best ride in {town}.",
    "There was a wreck on the beach, half a boat with grass in it. {Hero} took the wheel. They had been at sea for {nine|forty} days when {grownup} sighted lunch.",
    "The bramble had them. It had {Hero} by the sleeve and {grownup} by the hat. They came out of it with {a cloth} and most of a song.",
    "“I’ll scout ahead,” said {Hero}, and ran to {a sight} and back. There was a {dog|pump}, and beyond that it was all unknown. {Grownup} put on the bag.",
    "Down in the gorge, which was a ditch, the echo lived. {Hero} sang it a sea song with no words. It had some words of its own.",
    "An old sea chest stood at {name}’s door, with a rope round it. “What’s in there?” {Hero} got to sit on it, like a guard. It smelt of {smell}, and of storms.",
    "{Hero} had a parrot, which was a mitten on {his} shoulder. It said where the gold was. They dug by {a sight}, and it was {a food}, buried in a bag.",
    "The current took the leaf boat round the bend. {Hero} ran over the bridge and beat it there. It came through the rapids with {a creature} at the oars.",
    "The wall was as high as {Hero}’s nose. {Grownup} made a step with two hands. On the other side was a quite different sort of grass.",
    "They slept a whole minute under a cart, like scouts. {Hero} kept watch with one eye. Then it was day, and they broke camp.",
    "A hot wind blew from the bakery. “The desert,” said {Hero}. They crossed it on their knees, and reached the well, and it was {the neighbour}’s jug.",
    "The ferry was one plank on a rope. “Hold tight, me hearties,” said {name}. {Hero} was the only hearty, so {he} held tight for all.",
    "Up on the moor there was nothing to stop you. {Hero} ran until {he} {was} small. {Grownup} waved a hat, and {he} ran until {he} {was} big.",
    "A bear had been at the bin, or {name}’s dog had. {Hero} read the signs. It had gone north, and it had liked the {jam|fish}.",
    "{Hero} and {grownup} swung a lantern from the rocks. Out there a ship swung one back. Now they had an ally.",
    "The ladder had a rung out, in the middle. {Hero} was passed up over the gap. From the loft {he} could see the whole kingdom, and who was in the beans.",
    "{Hero} rode in the front of the barrow, with {his} boots out like horns. They charged {a sight}. At the last moment it was let off.",
    "There is an island in the duck pond. Nobody had ever set foot on it but ducks. {Hero} threw them {a food}, to be on good terms with them.",
    "It got so steep that the sky was in front of them. They went up it like flies. On top sat an old woman, with knitting, and gave {Hero} a hand.",
    "The storm took {grownup}’s hat and {Hero}’s song. They leaned on it, and it leaned on them. At {a sight} they all three sat down.",
    "“Down, all of you!” said {Hero}. They lay flat in the {grass|hay|corn}. Stomp, stomp, came the giant. It was {the neighbour}, with a {box|tray} of {eggs|pots}.",
    "{Hero} had a stick for an oar. {Grownup} had a log for a ship. Row, row! They rowed right past {a sight} +and it did not even look up.",
    "Thick mud lay in the way. {Hero} put down a mat of {straw|sticks|reeds}. Squish, and over! Only {grownup}’s boot stuck fast +and {Hero} had to pull it out, {schlup|pop}.",
    "There was a hill of sand by {a sight}. Up they went on hands and feet. “It’s the top of the world,” said {Hero}. {He} put up a flag, and it was {a sock|one mitten|a dock leaf}.",
    "Neeow! {Hero} was a plane, with both arms out. {The pal} was one, too. They flew low over {a creature}. Bump! They came down in {grownup}’s lap.",
    "{Hero} crept up on a wild {bush|rug|log}. One, two, got it! It rolled over with {him}, twice. Then it was tame, and {a creature} sat on it.",
    "The wind said no +but {Hero} said yes. {He} put {his} head down, like a {ram|bull}, and held {grownup}’s hand. Push, push, push! The wind gave up by {a sight}.",
    "“All in the {rocket|digger}!” said {Hero}. It was a crate. {Grownup} was the horn, {the pal} was the crew. Three, two, one! They went so fast that {a sight} was a {smudge|dot}.",
    "A deep, dark wood! It had {four|six|nine} trees in it. {Hero} went in first, with a {spoon|twig}. “I see light,” {he} called. There stood {the neighbour}, hanging up socks.",
    "At the ford there were {five|six|nine} stones. Hop to one, hop to two. {Grownup} held {Hero} by the hood. On the last one sat {a creature}, so they had to say please.",
    "{Grownup}’s {foot|knee} was a horse. {Hero} got on. Clip, clop, up and down, and over the {twig|mat|ditch}! Then the horse was puffed +and it had to have {a food}.",
  ],
  calms: [
    "{His} boots stood in the hall. They had mud on. Good mud, from far away.",
    "The bed was a ship now. It lay still. The wind was down.",
    "{Hero} drew a map in bed. It had one cross on it. That was here.",
    "All the bears and lions were in bed. They lay in a heap.",
    "{Hero} was back from the wild. It was warm here. It smelt of {smell}.",
    "The rope was coiled up. The map was rolled. {Hero} had sand in one ear.",
    "No more hills tonight. Only one: the pillow. {Hero} was at the top.",
    "The ship had come in. It bumped the quay, so softly. That was {grownup}, shutting the door.",
    "{Hero}’s socks had seen the world. Now they saw the basket.",
    "A lion lay by the bed. It was a slipper. It had done its bit.",
    "Out there was the dark sea. In here was the bunk. It rocked, just a bit.",
    "The knight took off {his} tin hat. It rang. Then it was just {Hero}.",
    "{Grownup} rubbed a scratch with {cream|a thumb}. {Hero} told how it was got. It was a long tale for so small a thing.",
    "The tent of the sheet came down. It was warm in camp. Owls kept watch.",
    "“One more mile,” said {his} {feet|legs}. “No,” said {Hero}. “We live here.”",
    "All the horses were in. They were chairs again. {Hero} had thanked them.",
  ],
};
