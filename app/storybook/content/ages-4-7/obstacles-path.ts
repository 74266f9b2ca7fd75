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
      "Rain had made the stream so {high|wild} that {the bridge} was gone. {Hero} could not get across +and {the place} lay on the other side. [{Twigs|Leaves} and {a hat|a bucket} swam by on the brown water.]",
      "The stream had washed {the bridge} away, after a night of rain. {Hero} had to get to {the place} +but now there was no way over. [{The pal} dipped in one toe +but it was far too {cold|wet}.]",
      "They came to the stream, and {the bridge} lay in bits on the {bank|mud}. The water was as {wide|big} as a river, and nobody may step into that. [How could they get over to {the place}?]",
    ],
    fails: [
      {
        id: "throw-stones",
        what: "throws stones in to make a path; they sink",
        texts: [
          "{Hero} rolled {big|flat} stones into the water, to step on. Plop! [{He} rolled in {nine|ten|twelve}.] It was too deep +and they all sank.",
          "{Hero} and {the pal} threw in {stones|bricks}, to build a path. [{His} arms {shook|ached}.] Each one went {glup|plop} and was gone. [There was still nothing to step on.]",
        ],
      },
      {
        id: "long-way-round",
        what: "runs along the bank to find another way; it ends in reeds",
        texts: [
          "They ran along the bank to find another bridge. There was only {a bog|a wall of reeds} +so they had to come back. [The mud kept one {boot|shoe} +and {Hero} had to pull.]",
          "{Hero} looked for a {narrow|dry} place to cross, past {a sight}. [First there was {a fence|a thorn hedge}, and then {mud|a bog}.] The stream was wide everywhere, so they turned round.",
        ],
      },
    ],
    solve: [
      "{The helper} knew of a {stone|brick} bridge +but its gate kept {banging|falling} shut. {Hero} tied it open with {the tool} +and they walked over, with dry feet. [{The pal} went first.]",
      "{The helper} found a long, {broad|strong} plank +and they pushed it across. {Hero} tied the end with {the tool} +and it held. [{The pal} tried it first.] So they walked over to the other bank.",
      "{The helper} knew where a plank lay +and they pushed it over the stream. {Hero} tied {the tool} beside it, as a rail. They held on +and they crossed. [{The pal} shut both eyes.] [Nobody got a {toe|sock} wet.]",
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
      "Then thick fog came, and hid {the mark} and the {hedge|wall}. {Hero} could not see the path to {the place} any more. [Everything was {grey|white} and {still|soft}.] [{He} could not even see {his} own feet.]",
      "Beside {the mark} the fog came down, as thick as {porridge|wool}. The path to {the place} was there somewhere +but {Hero} could not see it. [{The pal} was only a {shape|voice}.]",
      "There was fog all round {the mark} +and nobody could tell which way {the place} was. [“Where did the path go?” asked {Hero}.] [Somewhere {a creature} called, and it might be {near|left} or {far|right}.]",
    ],
    fails: [
      {
        id: "march-straight",
        what: "marches straight on and comes round in a circle",
        texts: [
          "“Straight on,” said {Hero}, and took hold of {the pal}. [They counted {ninety|a hundred} steps.] Then they bumped into {the mark} again, for in the fog they had walked in a {ring|circle}.",
          "{Hero} stretched out both arms and walked into the fog. [{He} found {a hedge|a puddle}, and {a sight}.] At the end {he} stood by {the mark} again, {exactly|just} where {he} began.",
        ],
      },
      {
        id: "follow-prints",
        what: "follows footprints that turn out to be the hero’s own",
        texts: [
          "There were {footprints|tracks} on the ground, and {Hero} followed them. [They went round {a sight} and back.] But they were {his} own +and they led nowhere.",
          "{Hero} found prints in the {mud|dew}. “Somebody knows the way!” But it was {his} own boot, with a {star|crack} in the heel. [{Hero} had been following {himself}.]",
        ],
      },
    ],
    solve: [
      "{The helper} knew the path and went first. {Hero} played on {the tool} +so nobody got lost. They came out of the fog! [{The pal} kept close.] [There was the {open|sunny} road.]",
      "“Use your ears,” said {the helper}. {Hero} sounded {the tool}. From the wood it came back {dull|flat} +but from the path it came back clear. They went that way, out of the fog. [{The pal} had heard it, too.]",
      "{The helper} went ahead, to feel for the path. {Hero} sounded {the tool}, and waited. “This way!” came a call +and they followed it. [{The pal} held on to {his} coat.] The fog grew {thin|pale} +and there was the road.",
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
      "The only way to {the place} went through {the tunnel}. It was as black as {a boot|a coal sack} in there +and {Hero} did not dare to go in. [A cold little breath blew out, and {the pal} stopped dead.]",
      "The path to {the place} went into {the tunnel}, which was far too dark. {Hero} did not dare to go in +and nor did {the pal}. [“Hello?” called {Hero}, and “Lo, lo, lo,” {came back|it answered}.]",
      "Before them was {the tunnel}, and beyond it lay {the place}. But inside it was so dark that {Hero} could not see {his} own {hand|boots}. [{His} feet did not want to go on.]",
    ],
    fails: [
      {
        id: "run-through",
        what: "tries to run through quickly and bumps back out",
        texts: [
          "“I’ll run, and then it’s soon over,” said {Hero}. [{He} ran {six|nine|eleven} steps.] Something {wet|cold} dripped down {his} neck, and frightened {him} +so {he} ran out again.",
          "{Hero} {took a breath|counted to three} and ran into the dark. But in the middle {he} could not find the wall, and ran back to the light. [{The pal} was there before {him}.]",
        ],
      },
      {
        id: "light-alone",
        what: "holds up a light alone but it is too weak",
        texts: [
          "{Hero} held {the tool} up high and went in. It lit {the roof|a cobweb} +but the ground stayed dark, and they both ran out again. [A {drip|echo} had made them jump.]",
          "With {the tool} in front, {Hero} went in alone. {His} hand {shook|wobbled} so much that {he} could not see where to step, and {he} came back. [{The pal} would not go in at all.]",
        ],
      },
    ],
    solve: [
      "“I’ll come with you,” said {the helper}. {Hero} held {the tool} low +and they looked at one step at a time. Step by step they came through. [{The pal} pressed close.] [The end was no bigger than a {coin|pea}.]",
      "“Keep one hand on the wall,” said {the helper}. {Hero} shone {the tool} on it +and there were tiny {shells|ferns} in the stone. {The pal} forgot to be {scared|slow}. Soon they were on the other side.",
      "{The helper} hung up {the tool}, on a {stick|pole}. It lit the whole of {the tunnel}! {Hero} walked close to {the helper} +and so they came through. [There were only {bats|moths}, fast asleep.]",
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
      "The road to {the place} went through {the gate}, and {the gate} was locked. {Hero} could see the way behind it +but {he} could not get through. [A {rusty|thick} chain hung round it, with a lock as big as {a bun|a loaf}.]",
      "{Hero} pushed at {the gate}, and found it locked. It was the only way to {the place} +but there was no keeper anywhere. [‘Ask for the key,’ said a notice +so {the pal} sat down to wait.]",
      "Somebody had locked {the gate} and gone home {for tea|early}. Without a key nobody could get to {the place}. [{Hero} rattled it.] [On both sides was a {high|long} wall.]",
    ],
    fails: [
      {
        id: "pull",
        what: "pulls at the locked gate with all their might; it stays shut",
        texts: [
          "{Hero} and {the pal} took hold of the {chain|handle} and pulled. Both sat down in the {gravel|grass} +and {the gate} was still locked. [{A creature} {watched|looked on}.]",
          "{Hero} pushed {the gate} with {his} back. But a lock will not open, just because you push. [“Eek,” said the hinge.] [It took {ages|a long time} to see that.]",
        ],
      },
      {
        id: "pick-with-trinket",
        what: "pokes at the lock with something found; it breaks off",
        texts: [
          "{Hero} put {a twig|a straw|a reed} in the lock, as a key, and turned it. Snap! It broke off +and {the gate} was still locked. [{He} felt rather {silly|hot}.]",
          "{Hero} tried {a trinket} as a key, and it did not fit. [{He} tried {a twig|a hairpin}, and it bent.] [{He} even asked the gate, {politely|very loudly}.] Only the right key would open {the gate}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew the keeper’s house. {Hero} wrote on {the tool}: ‘May we come through?’ They took it there +and they came back with the key. {The gate} swung open. [{The pal} had carried it.]",
      "“There’s a side door,” said {the helper}. “The latch is inside.” {Hero} slid {the tool} through the gap, and {lifted|pushed}. Click! The door was open +and they were through. [{The pal} was first.]",
      "“It’s only {rusty|stiff},” said {the helper}. {Hero} made a funnel of {the tool} +and {the helper} poured in some {oil|butter}. The lock fell open! [{The pal} pushed.] [The way was free.]",
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
      "The wind had blown {a tree} down, right across the road. The way to {the place} was behind it +and {Hero} could not get past. [Its {branches|twigs} were as thick as {a wall|a hedge}.]",
      "Round the bend {a tree} lay on the road, from {hedge to hedge|side to side}. There was no gap anywhere, and {the place} was on the far side. [{A creature} was already sitting on it.]",
      "A storm had pushed {a tree} over the road +and nobody could get by to {the place}. [“That wasn’t here {yesterday|this morning},” said {Hero}.] [Its trunk was higher than {his} {head|hat}.]",
    ],
    fails: [
      {
        id: "climb",
        what: "tries to climb over but slides back",
        texts: [
          "{Hero} tried to climb over the trunk +but it was wet and {green|slippery}. Each time {he} slid {back|slowly} down, like {jam|honey} off a spoon. [{The pal} slid down as well.]",
          "{Hero} put one foot on a branch, to climb over. It was too thin +so it {bent|sagged}, and put {him} back on the road, quite {softly|politely}. [{Another|The next} one did the same.]",
        ],
      },
      {
        id: "crawl",
        what: "tries to crawl underneath and is caught in twigs",
        texts: [
          "“Then I’ll crawl under it,” said {Hero}. But the twigs caught {his} {hood|belt}, and {the pal} had to pull {him} out backwards. [They kept {his} hat, too.]",
          "{Hero} wriggled under the trunk, and got stuck at the {elbows|knees}. [The gap was just right for {a hen|a cat}.] [{The pal} pulled {him} out by the boots.]",
        ],
      },
    ],
    solve: [
      "“Just move one {branch|bough},” said {the helper}. {Hero} tied {the tool} to it +and they all pulled. It swung aside like a {door|curtain}. They walked through! [{The pal} had pulled, too.]",
      "“One twig at a time,” said {the helper}. {Hero} bent each one back +and {he} tied it with {the tool}. [Little by little there was a gap.] It was a {green|leafy} doorway +and they came out on the other side.",
      "{The helper} found where the trunk was low, like {a chair|a table}. {Hero} tied {the tool} there, as a rail. They held on +and nobody slid back. They were over! [{The pal} was over first.]",
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
      "{The mire} was all mud, as soft as {soup|pudding} +so they could not go on to {the place}. [A {boot|hat} stood in the middle, with nobody in it.]",
      "Squelch went {Hero}’s boot, and stuck, for all of {the mire} was mud. Now how could they get to {the place}? [{The pal} helped to pull {him} out.]",
      "{The mire} was deep mud, from side to side. {Hero} could not get across +but {the place} lay beyond it. [Even the {ducks|puddles} looked {worried|stuck}.]",
    ],
    fails: [
      {
        id: "tiptoe-over",
        what: "hurries across on tiptoe and sinks to the knees",
        texts: [
          "“If I’m quick, I won’t sink,” said {Hero}, and ran. After {three|four} steps {he} sank in up to the knees +and {the pal} had to pull {him} out. [There was a good deal of {grunting|wriggling}.]",
          "{Hero} went on tiptoe, as light as a {dancer|stork}. But the mud kept one boot, and the sock as well, and {he} hopped back on one leg. [{The pal} fished them out.]",
        ],
      },
      {
        id: "leaf-rug",
        what: "lays a rug of leaves or straw on it; it sinks",
        texts: [
          "{Hero} laid {leaves|ferns} on the mud, as a rug. [It looked very {smart|green}.] They were too soft to walk on +and the whole rug sank, with a {burp|sigh}.",
          "{Hero} put {straw|bark} on the mud, and stepped on it, and it sank. [{A creature} took some for a nest.] [There was as much mud as before.]",
        ],
      },
    ],
    solve: [
      "“Stones are good for mud,” said {the helper}. {Hero} fetched gravel in {the tool} +and {the helper} pressed it down. At last there was a dry path +and they walked over. [{The pal} stamped it flat.]",
      "By {a sight} lay some old {tiles|bricks}. {Hero} fetched them in {the tool} +and {the helper} laid them on the mud. They stepped across, with clean socks. [Hop, went {the pal}.]",
      "{The helper} knew where the mud was firm. {Hero} had white {chips|shells} in {the tool} +and {he} put them on those spots. They stepped from one to the next, right across. [{The pal} tried them all.]",
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
      "At {the crossing} the signpost was loose, and turned {round|about} in the wind. {Hero} could not tell which was the way to {the place}. [One arm pointed at the {sky|ground}, and one at {the pal}.]",
      "At {the crossing} the signs were painted over, and {Hero} could not read them. Which was the way to {the place}, and who could tell? [There was no one to ask, except for {a creature}.]",
      "At {the crossing} were two signs to {the place}, and one was wrong. One pointed left +but the other one pointed right! [{The pal} looked from one to the other, and back again.]",
    ],
    fails: [
      {
        id: "by-chance",
        what: "picks a way by chance; it leads back",
        texts: [
          "“Eeny, meeny,” said {Hero}, and chose a way like that. [They walked past {a sight} and round a bend.] It was the wrong way +and it led them back to {the crossing}.",
          "{Hero} shut {his} eyes, turned {three|five} times, and pointed. That way ended at {a sight} +so they had to come all the way back. [{The pal} looked behind it, to be sure.]",
        ],
      },
      {
        id: "ask-everyone",
        what: "asks passers-by, who all say something different",
        texts: [
          "{Hero} asked {the neighbour} and {name} for the way to {the place}. “Left,” said one. “Right,” said the other. [They began to {argue|quarrel}.] Now {Hero} knew no more than before.",
          "{Hero} asked {name}, who drew a map in the dust. [It was a {lovely|long} one.] Then {a creature} walked across it +and all the lines were gone.",
        ],
      },
    ],
    solve: [
      "“We’ll make a map,” said {the helper}. {Hero} drew the sun and the paths on {the tool}. [{The pal} held it flat.] Now they saw the way to {the place} +and they took it.",
      "{The helper} had walked down each of the ways. [One led to {ducks|a mill}.] [One led to {a sight}.] {Hero} drew them on {the tool} +and {he} crossed out the wrong ones. One was left, to {the place} +and they took it.",
      "From a {bank|hay cart} {the helper} could see far. {Hero} drew it on {the tool}. There was {the place}! Now they knew the way +and they took it. [{The pal} ran ahead.]",
    ],
  },
];
