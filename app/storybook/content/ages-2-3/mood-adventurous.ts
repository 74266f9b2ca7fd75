import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      opening:
        "Off went {Hero}, over the rug and under the {table|bed}. [{He} had {a food} in a bag +and {he} had a {pan|pot|bowl} on {his} head.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was a {pirate|sailor|captain} in a {box|basket|tub}. [{He} sailed it by the {stove|stairs} +and {grownup} made the {waves|wind|storm}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Stamp, stamp! {Hero} went round {home} to look for {bears|lions|tigers}. [{He} found {a creature} +and that was {nearly|just} as good.]",
      way: "",
      close: "",
    },
    {
      opening:
        "What was past {Hero}’s gate? {He} had been as far as {a sight}. [Today {he} had {big|new|green} boots on +and {he} would go {further|one step more}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a map with a {colour} cross on it. [It went past {a sight} and round {a sight 2} +and then came a {wiggle|blob|hole}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Up the {bank|hill|bed} ran {Hero}, fast as a {train|dog|hare}! [Down {he} came on {his} {seat|tummy} +and up {he} ran once more.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[Zoom!] {Hero} went down the slide with {his} {hat on|arms up|feet first}. [Next came the {log|net|tunnel} +and {he} {was} not a bit tired.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Who goes there?” called {Hero} from {his} {den|tent|fort}. [It was only {grownup} with {a food} +and brave {knights|bears|sailors} must eat.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The wind took {Hero}’s {hat|scarf|kite} past {a sight}. [{He} ran after it +and {he} got it, flat in the {grass|hay|leaves}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a bag with {a food}, {a trinket} and one {sock|mitten}. [That is all you need to go {far|over the hill|to the end of the road}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Big boots on, {Hero} went out in the {rain|wind|snow}. [There was a whole wild {lane|yard|field} to see +and {grownup} waved {him} on.]",
      way: "",
      close: "",
    },
    {
      opening:
        "All aboard, {Hero}! The {bed|sofa|log} was a {ship|train|plane} today. [It went to the {moon|sea|hills} and back +and it was still just {nine|ten} o’clock.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had a {rope|flask|compass}, and {Hero} had a {whistle|spade|hanky on a stick}. [They were off to where the {road|map|grass} ran out.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Splash! went {Hero} through the {ford|stream|gutter}, and splash went {grownup}. [The far side was {wilder|muddier}, which was why.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In the {wood|yard|park} by {home} lay a log, and {Hero} was its captain. [{A creature} was the {mate|cook|look-out} +and it got {seasick|a hat}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "How fast could {Hero} go? Faster than {a creature}! [Faster than {grownup} +and {nearly|not quite} as fast as the {wind|post van}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "That day {Hero} rode a {tiger|dragon|moose} to {town}. [You may have seen a {chair|pony|barrow}. It was dressed up.]",
      way: "",
      close: "",
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
    "One more mile, said the legs, in their sleep. No, said {Hero}. Here.",
    "All the horses were in. They were chairs again. {Hero} had thanked them.",
  ],
};
