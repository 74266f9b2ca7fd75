import type { Obstacle } from "../../content-contract";

export const barredPaths: readonly Obstacle[] = [
  {
    id: "swollen-stream",
    what: "the stream has washed the bridge away",
    trouble: "the wide stream",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy"],
    vars: { bridge: ["the plank bridge", "the old footbridge", "the log", "the little footbridge"] },
    meet: [
      "Then the path came to a stream. It had {rained|poured} in the hills, and the water was so {high|wild} that {the bridge} was gone. [{Twigs|Leaves} and {a hat|a bucket} swam by.] {The place} was on the other side, and {Hero} could not get across.",
      "“But where’s {the bridge}?” asked {Hero}. The stream had washed it away. [{The pal} dipped in one toe and drew it back.] The water was brown and {fast|deep}. There was no way over +and {the place} lay on the far side.",
      "They heard the water before they saw it. After the rain the stream had grown as {big|wide} as a river, and {the bridge} lay in bits on the {bank|mud}. {Hero} stopped at once. [Nobody may step into water like that.] How could they get over to {the place}?",
    ],
    fails: [
      {
        id: "throw-stones",
        what: "throws stones in to make a path; they sink",
        texts: [
          "“We’ll make stepping stones,” said {Hero}. {He} rolled a {big|flat} stone into the water. Plop! [{He} rolled in {nine|ten|twelve}.] But the stream was too deep +and every stone was gone. There was still nothing to step on.",
          "{Hero} and {the pal} threw in {stones|bricks} from the bank, to build a path. Each one went {glup|plop} and sank. [{His} arms {shook|ached}.] The water was just as {deep|wide} as before.",
        ],
      },
      {
        id: "long-way-round",
        what: "runs along the bank to find another way; it ends in reeds",
        texts: [
          "“Perhaps there’s another bridge,” said {Hero}. They ran along the bank, past {a sight}, until it ended in a {wall of reeds|bog}. [The mud kept one {boot|shoe}, and {Hero} had to pull.] There was no other bridge, so back they came.",
          "{Hero} looked for a {narrow|dry} place to cross. First there was {a fence|a thorn hedge}, and then {mud|a bog}. [It was worse with every step.] The stream was wide everywhere, so they turned round, {out of breath|with wet socks}.",
        ],
      },
    ],
    solve: [
      "“Never step into that water,” said {the helper}. “There’s a {stone|brick} bridge by the {mill|weir}.” It had a gate that kept {banging|falling} shut. {Hero} tied the gate open with {the tool} +and over they went, with dry feet. [{The pal} went first.] The way to {the place} was free.",
      "{The helper} knew where a long, {broad|strong} plank lay. All together they pushed it across, and {Hero} tied the end to {a tree|a post} with {the tool}, so it could not slip. [{The pal} tried it first.] It held +and they walked over to the other bank.",
      "{The helper} found a plank and laid it over the stream. {Hero} tied {the tool} along the side, from {a post|a tree} to {a root|a hook}, as a rail to hold on to. Step by step they crossed. [{The pal} shut both eyes.] Nobody got a {toe|sock} wet, and they could go on.",
    ],
  },
  {
    id: "thick-fog",
    what: "fog hides the way",
    trouble: "the thick fog",
    kind: "path",
    use: "sound",
    needs: ["bright", "clever", "kind"],
    vars: { mark: ["the white gate", "the split rock", "the signpost", "the last lamp"] },
    meet: [
      "Then the fog came. First it hid {the mark}, then the {hedge|wall}, and then even {Hero}’s own feet. [Everything was {grey|white} and {still|soft}.] “I can’t see the path to {the place} any more,” said {Hero}, and had to stop.",
      "Mist rose beside {the mark}. A minute later the fog was as thick as {porridge|wool} +and {the pal} was only a {shape|voice}. The path to {the place} was there somewhere. But {Hero} could not see it at all.",
      "“Where did the path go?” asked {Hero}. There was nothing but fog all round. [Somewhere {a creature} called, and it might be {near|left} or {far|right}.] They stood by {the mark}, and could not tell which way {the place} was.",
    ],
    fails: [
      {
        id: "march-straight",
        what: "marches straight on and comes round in a circle",
        texts: [
          "“We’ll just go straight on,” said {Hero}, and took hold of {the pal}. [{He} counted {ninety|a hundred} steps.] Then they bumped into something {cold|hard}. It was {the mark} again! In the fog they had walked in a {ring|circle}.",
          "{Hero} stretched out both arms and walked into the fog, with {the pal} close behind. {He} found {a hedge|a puddle}. [Then {he} found {a sight}.] And then they were back at {the mark}, {exactly|just} where they had begun.",
        ],
      },
      {
        id: "follow-prints",
        what: "follows footprints that turn out to be the hero’s own",
        texts: [
          "There were {footprints|tracks} on the ground! {Hero} bent low and followed them, hoping they led to {the place}. They went round {a sight} and back. [They had a {star|crack} in the heel.] They were {his} own +and they led nowhere.",
          "{He} found prints in the {mud|dew}. “Somebody knows the way,” {he} told {the pal}, and they followed them. But it was a small boot, with a {star|crack} in it. [{Hero} lifted one foot and looked.] {He} had been following {himself}!",
        ],
      },
    ],
    solve: [
      "{The helper} knew the path by heart, even in fog. “I’ll go in front,” said {the helper}. “Make a noise, so that I don’t lose you.” {Hero} played on {the tool}, and {the helper} called back. [{The pal} kept close.] So they came safely out of the fog, to the {open|sunny} road.",
      "“Use your ears,” said {the helper}. {Hero} sounded {the tool} and listened. On one side it came back {dull|flat}, and that was the wood. On the other it rang out clear, and there the path was {open|free}. [{The pal} heard it, too.] They went that way, till the fog was behind them.",
      "{The helper} went ahead, step by step, to feel for the path. Every ten steps {Hero} gave a sign with {the tool}, and a call came back: “This way!” [{The pal} held on to {his} coat.] Nobody got lost +and at last the fog grew {thin|pale}. There was the road.",
    ],
  },
  {
    id: "dark-tunnel",
    what: "the only way leads through a dark tunnel",
    trouble: "the dark tunnel",
    kind: "path",
    use: "light",
    needs: ["bright", "small", "kind"],
    vars: {
      tunnel: ["the old rail tunnel", "the brick arch", "the mossy passage", "the long archway", "the rock tunnel"],
    },
    meet: [
      "Now they came to {the tunnel}. The only way to {the place} went through it, and inside it was as black as {a boot|a coal sack}. [A cold little breath blew out +and {the pal} stopped dead.] {Hero} did not dare to go in.",
      "The path went into {the tunnel} and was gone. {Hero} could not see the other end, it was so dark. “Hello?” {he} called. “Lo, lo, lo,” {came back|it answered}. [{The pal} hid behind {him}.] But {the place} was on the other side.",
      "There was {the tunnel}, and beyond it lay {the place}. [By {daylight|day} it was quite {nice|short}.] But now the light was going, and in there it was so dark that {Hero} could not see {his} own {hand|boots}. {His} feet did not want to go on.",
    ],
    fails: [
      {
        id: "run-through",
        what: "tries to run through quickly and bumps back out",
        texts: [
          "“I’ll run, and then it’s soon over,” said {Hero}. [{He} ran {six|nine|eleven} steps.] Then something {wet|cold} dripped down {his} neck. It was only water, but {he} {was} so frightened that {he} ran out again.",
          "{He} {counted to three|took a breath} and ran into the dark, with {the pal} behind. But in the middle {he} could not find the wall. [{He} turned, and turned again.] The only light was behind {him} +so {Hero} ran back to it.",
        ],
      },
      {
        id: "light-alone",
        what: "holds up a light alone but it is too weak",
        texts: [
          "{Hero} held {the tool} up high and went in. It made only a small {yellow|pale} spot, with a lot of dark all round. [{He} could not see where to step.] At the first {drip|echo} they both ran out again.",
          "With {the tool} in front, {Hero} went in slowly. But {he} held it too high +and the ground stayed {black|dark}. [{He} tripped over a {root|stone}.] {The pal} would not go one step further, so they went back to the grass.",
        ],
      },
    ],
    solve: [
      "“I’ll go in with you,” said {the helper}. “Hold your light low, and look at one step at a time.” {Hero} held {the tool} just above the ground. [{The pal} pressed close.] Step by step they went, until they saw the end, no bigger than a {coin|pea}. Soon they were out.",
      "“Shine it on the wall,” said {the helper}, “and keep one hand there.” {Hero} did. In the light of {the tool} the stones were full of tiny {shells|ferns}, and quite {friendly|pretty}. [{The pal} forgot to be {scared|slow}.] They walked along the wall together, and came out on the other side.",
      "“The dark is only a room with the lamp off,” said {the helper}. They hung {the tool} on a {stick|pole}, so that it lit the whole of {the tunnel}. [There were only {bats|moths}, fast asleep.] {The helper} walked on one side of {Hero}, and {the pal} on the other +and so they came through.",
    ],
  },
  {
    id: "locked-gate",
    what: "a locked gate bars the way",
    trouble: "the locked gate",
    kind: "path",
    use: "paper",
    needs: ["clever", "small", "handy"],
    vars: { gate: ["the iron gate", "the park gate", "the blue gate", "the toll gate"] },
    meet: [
      "The road went through {the gate}, and {the gate} was locked. [It was never locked!] A {rusty|thick} chain hung round it, with a lock as big as {a bun|a loaf}. {Hero} could see the way to {the place} behind it, but could not get through.",
      "{Hero} pushed at {the gate} +but it did not open. ‘Closed,’ said a notice. ‘Ask the keeper for the key.’ There was no keeper anywhere. [{The pal} sat down to wait.] And there was no other way to {the place}.",
      "Somebody had locked {the gate} and gone home {for tea|early}. [{Hero} rattled it.] {Hero} looked to the left and to the right, and saw a {high|long} wall on both sides. Without a key nobody could get to {the place}.",
    ],
    fails: [
      {
        id: "pull",
        what: "pulls at the locked gate with all their might; it stays shut",
        texts: [
          "{Hero} took hold of the {chain|handle}, and {the pal} took hold of {Hero}. “One, two, three, pull!” Both of them sat down in the {gravel|grass}. [{A creature} {watched|looked on}.] The chain was too strong +and {the gate} was still locked.",
          "“Perhaps it only sticks,” said {Hero}. {He} pushed with one side, and then with {his} back. The hinge said {eek|ook}, and that was all. [It took {ages|a long time} to see it.] A lock will not open just because you push.",
        ],
      },
      {
        id: "pick-with-trinket",
        what: "pokes at the lock with something found; it breaks off",
        texts: [
          "{He} put {a twig|a straw|a reed} in the lock, as a key, and turned it. Snap! Half of it broke off inside. [{Hero} felt rather {silly|hot}.] {The gate} was still locked, and now there was a crumb in the lock as well.",
          "{Hero} tried {a trinket} as a key. It did not fit. Then {he} tried {a twig|a hairpin}, and it bent. [{He} even asked the gate, {politely|very loudly}.] Only the right key would open {the gate}, and they had none.",
        ],
      },
    ],
    solve: [
      "{The helper} knew where the keeper lived. So {Hero} took {the tool} and wrote on a corner: ‘Please may we come through?’ {The helper} and {the pal} brought it to the keeper’s {door|window}. [There was {a laugh|a whistle}.] Back they came with the key +and {the gate} swung open.",
      "“There’s a second latch at the back,” said {the helper}, “and no lock on that one.” But the gap was too {thin|narrow} for a finger. {Hero} slid {the tool} through it, quite flat, and {pushed|lifted}. Click! [{The pal} was the first one through.] {The gate} was open, and they could go on.",
      "“That lock isn’t locked at all,” said {the helper}. “It’s only {rusty|stiff}.” {Hero} made a little funnel of {the tool}, and {the helper} poured in a drop of {oil|butter}. They waited a moment. Then {the pal} pushed, and the lock fell open. The way through {the gate} was free.",
    ],
  },
  {
    id: "fallen-tree",
    what: "a fallen tree lies across the road",
    trouble: "the fallen tree",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: { tree: ["a great beech", "an old elm", "a giant poplar", "a chestnut tree"] },
    meet: [
      "Last night’s wind had blown down {a tree}, and now it lay right across the road. [Its {branches|twigs} were as thick as {a wall|a hedge}.] The way to {the place} went on behind it, and {Hero} could not get past.",
      "They came round a bend, and stopped. {A tree} had fallen across the road, from {hedge to hedge|side to side}. [{A creature} was already sitting on it.] On the far side lay the way to {the place} +but there was no gap anywhere.",
      "“That wasn’t here {yesterday|this morning},” said {Hero}. {A tree} lay over the whole road, because the storm had {tipped|pushed} it down. [Its trunk was higher than {his} {head|hat}.] Nobody could get by to {the place}.",
    ],
    fails: [
      {
        id: "climb",
        what: "tries to climb over but slides back",
        texts: [
          "{Hero} tried to climb over the trunk. But the bark was wet and {green|slippery}, with nothing to hold. Each time {he} slid {back|slowly} down again, like {jam|honey} off a spoon. [{The pal} slid down as well.] It was too smooth.",
          "{He} put one foot on a low branch, to get over. The branch {bent|sagged}, and put {him} back on the road, quite {softly|politely}. {Hero} tried {another|the next}, and so did that. [They were all too thin.] {Hero} was still on the wrong side.",
        ],
      },
      {
        id: "crawl",
        what: "tries to crawl underneath and is caught in twigs",
        texts: [
          "“Then I’ll crawl under it,” said {Hero}, and lay down flat. But the twigs took {his} hat, and then they held {his} {hood|belt}. {The pal} had to help {him} out backwards, {twig by twig|bit by bit}. They could not get under.",
          "Below the trunk was a gap, just big enough for {a hen|a cat}. {Hero} wriggled into it, as far as the {elbows|knees} +and there {he} stuck. [{The pal} pulled {him} out by the boots.] It was too small.",
        ],
      },
    ],
    solve: [
      "“We needn’t move the trunk,” said {the helper}. “Just the {branch|bough} that bars the way.” {Hero} tied {the tool} to the thin end of it, and they all pulled, {the helper} and {the pal} too. Creak! It swung aside like a {door|curtain}, and they walked through.",
      "{The helper} bent back the branches, one by one, and {Hero} tied each of them with {the tool}, so that it stayed there. Little by little there was a {hole|gap}, and then a {green|leafy} doorway. [{The pal} went through first.] They were on the other side.",
      "{The helper} found a low place in the trunk, no higher than {a chair|a table}. {Hero} tied {the tool} to a branch there, as a rail to hold on to. So nobody slid back this time. [{The pal} was over first.] One after the other they climbed across, and stood on the road again.",
    ],
  },
  {
    id: "deep-mud",
    what: "the road has turned to deep mud",
    trouble: "the deep mud",
    kind: "path",
    use: "box",
    needs: ["strong", "kind", "handy"],
    vars: { mire: ["the marsh lane", "the sunken road", "the cattle track", "the brickyard path"] },
    meet: [
      "The way to {the place} went along {the mire}. But after all the rain it was nothing but mud, as soft as {soup|pudding}. [A {boot|hat} stood in the middle, with nobody in it.] {Hero} put one foot in, and it sank +so they could not go on.",
      "Squelch, went {Hero}’s left boot. Squelch, went the right one, and got stuck. All of {the mire} was deep mud. [{The pal} helped to pull {him} out.] On the far side the way to {the place} was dry +but how could they get there?",
      "“It’s only a bit wet,” said {Hero}. Then {he} saw {the mire}. [Cows had been there, and rain, and more cows.] From one side to the other it was deep brown mud, and {the place} lay beyond it. Even the {ducks|puddles} looked {worried|stuck}.",
    ],
    fails: [
      {
        id: "tiptoe-over",
        what: "hurries across on tiptoe and sinks to the knees",
        texts: [
          "“If I’m quick, I won’t sink,” said {Hero}, and ran. {Three|Four} steps went well. At the next {he} sank in up to the knees. [{The pal} pulled, and there was a good deal of {grunting|wriggling}.] It was too deep to run across.",
          "{Hero} went on tiptoe, as light as a {dancer|stork}. But the mud held on to one boot, and then to the sock. [{The pal} fished them out with a stick.] Hop, hop, hop, {he} came back on one leg. Tiptoe was no good.",
        ],
      },
      {
        id: "leaf-rug",
        what: "lays a rug of leaves or straw on it; it sinks",
        texts: [
          "{Hero} laid {leaves|ferns} on the mud, heaps of them, as a rug. [It looked very {smart|green}.] {He} stepped on it with one foot. The whole rug sank, with a {burp|sigh}, for leaves are too soft to walk on.",
          "Armful by armful {he} spread {straw|bark} on the mud, to make a path. [{A creature} took some for a nest.] Then {Hero} put one boot on it +and it went under. There was as much mud as before.",
        ],
      },
    ],
    solve: [
      "“Mud likes stones,” said {the helper}. “Lots of small ones.” So {Hero} filled {the tool} with gravel, tipped it out on the mud, and filled it again. {The helper} pressed it down. [{The pal} stamped on it.] At last a dry path ran right across, and they walked over.",
      "By {a sight} lay a heap of old {tiles|bricks} that nobody needed. {Hero} fetched them in {the tool}, a few at a time, and {the helper} showed where to lay each one. [Hop, went {the pal}, from one to the next.] It made a path, and they came over with clean socks.",
      "{The helper} knew where the ground was firm under the mud. At each of those spots {Hero} dropped white {chips|shells} out of {the tool}, so that they could see them. [{The pal} tried them all.] They stepped from one white spot to the next, and did not sink. Then there was grass.",
    ],
  },
  {
    id: "turned-signs",
    what: "all the signs at the crossing are wrong",
    trouble: "the muddled signs",
    kind: "path",
    use: "paper",
    needs: ["clever", "bright", "small"],
    vars: { crossing: ["the four lanes", "the old crossroads", "the three-way fork", "the meeting of the paths"] },
    meet: [
      "At {the crossing} stood a signpost, but it was loose, and it turned {round|about} in the wind. One arm pointed at the {sky|ground}. [One pointed at {the pal}.] {Hero} could not tell which was the way to {the place}.",
      "Left, right or straight on? {Hero} looked for the signs at {the crossing}. Somebody had painted them all {colour}, and you could not read a word. [It was very neat.] There was no one to ask. Which way went to {the place}?",
      "At {the crossing} ‘{The place}’ stood on two signs. One pointed to the left and the other one to the right! [They could not both be true.] {Hero} stopped, and did not know which sign was the right one.",
    ],
    fails: [
      {
        id: "by-chance",
        what: "picks a way by chance; it leads back",
        texts: [
          "“Eeny, meeny,” said {Hero}, and chose a way like that. They walked past {a sight} and round a bend. [It was a {nice|shady} lane.] But at the end of it they were back at {the crossing}. It was the wrong way.",
          "{He} shut {his} eyes, turned {three|five} times, and pointed. That way they went, till the path ended at {a sight}. [{The pal} looked behind it.] {The place} was not there, so they had to come all the way back.",
        ],
      },
      {
        id: "ask-everyone",
        what: "asks passers-by, who all say something different",
        texts: [
          "{Hero} asked {the neighbour}, who came by on {a cart}, for the way to {the place}. “Left,” said {the neighbour}. {He} asked {name}. “Right,” said {name}. [They began to {argue|quarrel}.] Now {Hero} knew no more than before.",
          "“Which way is {the place}?” {Hero} asked {name}, who drew a map in the dust. [It was a {lovely|long} one.] Then {a creature} walked across it, and all the lines were gone. {Name} had to catch a bus. So that did not help.",
        ],
      },
    ],
    solve: [
      "“Let’s make a map of our own,” said {the helper}. “Where’s the sun? Where’s the brook?” {Hero} drew it all on {the tool}, bit by bit. [{The pal} held it flat.] Then they could see that only one way led to {the place}. They took it +and it was right.",
      "{The helper} had walked down each of the ways before, and told {Hero} what was there: {ducks|a mill}, {a sight}, {a smithy|a dead end}. {Hero} wrote it on {the tool}, and crossed out the wrong ones. [{The pal} pointed at what was left.] That was the way to {the place}, and off they went.",
      "From a {bank|hay cart} near by you could see a long way. {The helper} called out what there was, and {Hero} marked it on {the tool}: a church, a pond, and {the place} behind them! [{The pal} turned it till it fitted.] Now they knew which way to go.",
    ],
  },
];
