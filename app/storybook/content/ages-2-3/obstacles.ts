import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const obstacles: readonly Obstacle[] = [
  {
    id: "shut-gate",
    what: "the gate is shut and nobody comes to open it",
    kind: "path",
    use: "sound",
    needs: ["clever", "bright", "kind"],
    vars: { gate: ["the tall gate", "the blue gate", "the farm gate", "the iron gate", "the white gate"] },
    meet: [
      "Stop! {The gate} was shut. [There was a {chain|lock|bar} on it.] {Hero} could see {the place}, far off on the {other|wrong} side.",
      "They came to {the gate}. Was it open? It was not. [{He} gave it a {tap|shake}.] There was no way {in|round|under}.",
    ],
    fails: [
      {
        id: "push",
        what: "pushes the gate with all his or her might; it will not open",
        texts: [
          "{Hero} pushed it with {his} hands. {He} pushed it with {his} {back|bottom|tummy}. Creak! That was all it did.",
          "“Open!” {he} said, and pushed. {The pal} pushed too. They got very {hot|pink|puffed}, and it did not {move|care}.",
        ],
      },
      {
        id: "call",
        what: "calls, but the voice is too small",
        texts: [
          "“Hello-o!” called {Hero}. Nobody came. {He} called it {higher|lower}. {His} voice was too {small|thin|soft}.",
          "There was a man in there with a {mower|drill|horn}. {Hero} called and {he} waved. The man did not {hear|look}.",
        ],
      },
    ],
    solve: [
      "“It wants a {big|real} noise,” said {the helper}. {Hero} took {the tool}. {Ding|Toot|Clang}! Out came a man with a key. [{The pal} went in first.]",
      "{The helper} counted to three. Then {Hero} used {the tool}. {Again|Louder|Once more}! “I hear you!” said someone. Click, went {the gate}.",
    ],
  },
  {
    id: "big-puddle",
    what: "a huge puddle covers the whole path",
    kind: "path",
    use: "box",
    needs: ["strong", "handy"],
    vars: { puddle: ["a puddle", "a mud pool", "a rain lake"], rocks: ["stones", "bricks", "flat rocks", "logs"] },
    meet: [
      "But what lay on the path? {A puddle}, as big as a {bus|barn|room}! [A {duck|leaf|boot} was swimming in it.] {The place} was on the far side.",
      "It had rained and rained. Now there was {a puddle} from {hedge|wall|fence} to {tree|post|shed}. [{The pal} put in one toe.] It was {deep|cold|brown}.",
    ],
    fails: [
      {
        id: "jump",
        what: "jumps, and lands in the middle",
        texts: [
          "“I’ll jump it,” said {Hero}. [One, two, three!] Splash! {He} {was} in the {middle|wet}, up to the knees. [Back {he} came, {drip, drip|squelch, squelch}.]",
          "{He} ran and {he} jumped. It was a good jump, but not a {long|wide} one. Now {his} socks were full of {puddle|mud}.",
        ],
      },
      {
        id: "go-round",
        what: "goes round the edge; the mud keeps a boot",
        texts: [
          "So {Hero} went round the side. Squelch! The mud took {his} {left|right} boot. {He} had to sit down to {pull|get} it out.",
          "There was a bit of dry at the {edge|side}. [{He} went along it, {heel to toe|like a cat}.] Then the dry bit stopped, {plop|squish}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew where there were {rocks}. {Hero} filled {the tool}. Plop, plop, hop, hop +and they were over. [{The pal} had not one wet toe.]",
      "“{Rocks},” said {the helper}, “all in a row.” {Hero} filled {the tool}. [{He} held on to {the helper}.] Hop, hop, and not one wet {toe|sock}!",
    ],
  },
  {
    id: "dark-way",
    what: "the way goes through a dark place",
    kind: "path",
    use: "light",
    needs: ["bright", "kind", "small"],
    vars: { dark: ["the dark lane", "the dark arch", "the thick hedge", "the black barn", "the pine wood"] },
    meet: [
      "Now came {the dark}. It was as black in there as {a boot|a hat|soot}. [Something went {drip|tick|crick}.] {The place} was at the other end.",
      "The path went into {the dark}. {Hero} stopped, and {the pal} stopped too. You could not see {the floor|a nose|one foot} in there.",
    ],
    fails: [
      {
        id: "run-in",
        what: "runs in, and runs straight out again",
        texts: [
          "“I’ll be quick,” {he} said and ran in. Then a {leaf|drip|twig} touched {his} {ear|neck}. {He} ran out even quicker!",
          "{Hero} ran {four|five|six} steps. It was all dark in front. [It was all dark {behind|to the side}.] So {he} ran back to the {sun|light}.",
        ],
      },
      {
        id: "eyes-shut",
        what: "walks in with eyes shut and bumps into things",
        texts: [
          "{Hero} shut {his} eyes, for then you can’t see the dark. Step, step, bump! {He} had found the {wall|post}, with {his} {nose|knee}.",
          "{He} put {his} hat down over {his} eyes. In {he} went, and round, and out at the {same|near} end. “Oh,” said {Hero}.",
        ],
      },
    ],
    solve: [
      "{The helper} took {his} hand. {Hero} held up {the tool}. [Look, a {fern|cobweb|tiny door}!] It was only a place. Soon they were out in the {sun|air}.",
      "“Shine it down low,” said {the helper}. {Hero} did, with {the tool}. One bright spot, one step. [{The pal} walked in the spot.] And there was the end of {the dark}.",
    ],
  },
  {
    id: "slippy-hill",
    what: "the hill is too slippery to get up",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: { hill: ["the mud bank", "the grass hill", "the sand hill", "the wet slope", "the leaf hill"] },
    meet: [
      "Up ahead was {the hill}. It was {wet|smooth} and it was steep. [It shone like a {seal|slide|plate}.] {The place} lay just over the top.",
      "“Up we go,” said {Hero}. But {the hill} was as slippy as {soap|butter|a fish}. One step up was one step {down|back}.",
    ],
    fails: [
      {
        id: "run-up",
        what: "runs up and slides down",
        texts: [
          "{Hero} ran at it, {pat, pat, pat|puff, puff}. Half way up {his} feet {stopped|gave in}. Whee! Down {he} slid, on {his} {seat|tummy}.",
          "{He} ran up with a {roar|shout}. {He} came down with a {squeak|bump}. {The pal} came down next, on top.",
        ],
      },
      {
        id: "crawl",
        what: "crawls up on all fours and rolls back",
        texts: [
          "On hands and knees, then! Up {he} went like a {crab|bug|bear}. {He} let go to wave +and {he} rolled all the way to the {foot|start}.",
          "{Hero} held on to the {grass|roots|sand}. It came off in {his} hands. {Roll, roll, roll|Bump, bump, bump}, and there {he} {was} again.",
        ],
      },
    ],
    solve: [
      "{The helper} went up first and dug in. Down came {the tool}. {Hero} held it with both hands. Heave! Heave! [{The pal} pushed from {below|behind}.] They were at the top.",
      "“Pull on this,” said {the helper}. They tied on {the tool}. Hand, hand, foot, foot, {Hero} came up {the hill}. [So did {the pal}.]",
    ],
  },
  {
    id: "three-ways",
    what: "there are three paths and nobody knows which is right",
    kind: "path",
    use: "paper",
    needs: ["clever", "small", "bright"],
    vars: { wrong: ["a wall", "a pig pen", "a bramble bush", "a washing line", "a pile of bricks"] },
    meet: [
      "Here the path {split|came apart}, like {toes|a fork|a crow’s foot}. One way, two ways, three! Which one went to {the place}? [There was no {sign|arrow}.]",
      "“This way,” said {Hero}. “Or that way? Or that?” There were three paths, and all of them looked {right|green|the same}. Now what?",
    ],
    fails: [
      {
        id: "first-path",
        what: "takes the first path; it ends at something silly",
        texts: [
          "{He} took the first one, {trot, trot|hop, hop|quick, quick}. It went to {the wrong} and stopped. Back {he} came. That was not it.",
          "{Hero} took the wide path. It was nice and flat. It ended in {the wrong}! [{The pal} gave it a {sniff|look}.]",
        ],
      },
      {
        id: "spin",
        what: "spins round with eyes shut and points; it is wrong",
        texts: [
          "{He} shut {his} eyes and spun round and put out a hand. That way! No, that was the way {home|they came}. [And now {he} {was} {dizzy|cross-eyed}.]",
          "“Eeny, meeny,” said {Hero}, and {he} spun. {He} fell on {his} {seat|side}. {His} toes pointed at {the wrong}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew all three. {Hero} held {the tool} flat. “The {pond|oak|hen} is here. You go there.” They made a line, {wiggle, wiggle|bend by bend}. [And {the pal} went in front.]",
      "“Let’s draw it,” said {the helper}. They sat down with {the tool}. A {house|hill}, a {tree|gate}, a cross! “So it’s the {thin|last|left} one!” said {Hero}.",
    ],
  },
  {
    id: "cross-goose",
    what: "a cross bird or beast lets nobody past",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "bright"],
    vars: { guard: ["a big goose", "a red rooster", "a white swan", "an old ram", "a fat turkey", "a billy goat"] },
    meet: [
      "Who stood there, right in the way? It was {a guard}, and it was cross. [It {stamped|hissed|huffed}.] “No,” said its {face|feet|neck}.",
      "All at once there was {a guard}. It put its head down low. [{The pal} got behind {Hero}.] Nobody was to come by, not even for {a bun|a minute}.",
    ],
    fails: [
      {
        id: "shoo",
        what: "shouts shoo; it gets crosser",
        texts: [
          "“Shoo!” cried {Hero}, and flapped {his} arms. {The guard} could flap and shout much better. It was {Hero} who had to {run|back off}.",
          "{He} stamped {his} foot. {The guard} stamped too, and it {was|looked} twice as big. {Hero} got behind {a sight}.",
        ],
      },
      {
        id: "tiptoe",
        what: "tries to tiptoe past and is seen",
        texts: [
          "So {Hero} went on tiptoe. Shh. {One|Two} more steps! Crack, went a {twig|shell} +and {the guard} spun round.",
          "“We’ll creep by,” {he} said. Creep, creep, {sneeze|hiccup}! [Who was that?] {The guard} {turned round|saw them all|put its head down}.",
        ],
      },
    ],
    solve: [
      "“It has {eggs|little ones} to mind,” said {the helper}. {Hero} played {the tool}, so {low|soft}. {The guard} sat down. [It shut one eye.] They tiptoed by.",
      "{The helper} hummed to it. {Hero} used {the tool}. Soft, soft, like a {bed|nest} song. {The guard} put down its head and let them by.",
    ],
  },
  {
    id: "cow-in-way",
    what: "a big animal lies in the way and will not get up",
    kind: "keeper",
    use: "box",
    needs: ["strong", "kind", "clever"],
    vars: {
      lump: ["a big cow", "a fat pig", "a slow sheep", "a huge dog", "a sleepy pony", "an old donkey"],
      snack: ["hay", "oats", "carrots", "apples", "straw", "clover"],
    },
    meet: [
      "Flop! {A lump} lay down, just there, in the way of everything. [It {yawned|chewed}.] It did not plan to get up {today|soon|for tea}.",
      "{Hero} could not go on. Why not? There lay {a lump}, from {side to side|end to end}, as flat as a {rug|mat}. It {snored|smiled}.",
    ],
    fails: [
      {
        id: "push-it",
        what: "pushes and pulls; it does not move",
        texts: [
          "{Hero} pushed at one end. Then {he} pulled at the {next|other}. {Oof|Ugh|Puff}! [It was like a {house|hill}.] {The lump} {slept on|sighed|licked $him}.",
          "“Up, up, up!” {He} leaned on {the lump} as hard as {he} could. [{The pal} leaned too.] All that moved was one {ear|tail}.",
        ],
      },
      {
        id: "shout-at-it",
        what: "claps and shouts; it only looks",
        texts: [
          "{Hero} clapped. {He} sang and {he} shouted, “Boo!” {The lump} opened one eye, and shut it. It had {seen|heard} better.",
          "{He} jumped up and down {ten|six} times. {The lump} looked at {him} as if {he} {was} {rain|a fly|the news}. [Then it {burped|yawned}.]",
        ],
      },
    ],
    solve: [
      "{The helper} had {snack}. {Hero} put it in {the tool}. [{The pal} gave it a shake.] Sniff! {The lump} got up to {see|smell} +and there was room.",
      "“What does it {like|want}?” said {the helper}. It was {snack}! They filled {the tool}. Up got {the lump} and went {munch|crunch}.",
    ],
  },
  {
    id: "grumpy-no",
    what: "somebody grumpy will not lend the one thing that is needed",
    kind: "keeper",
    use: "paper",
    needs: ["kind", "clever", "handy"],
    vars: {
      grump: ["the mop man", "the head cook", "the cart man", "the shed man", "the coal man", "the wood man"],
      need: ["a ladder", "a cart", "a long pole", "a barrow", "a big bucket", "a broom"],
    },
    meet: [
      "To go on, {he} needed {a need}. The one who had it was {the grump}. “No,” said {the grump}. [{He} had not even said please yet.]",
      "“You’ll want {a need} for that,” everyone said. So {Hero} asked {the grump}. Bang! That was the {door|hatch|lid}. [“No!” it said, from inside.]",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and begs; the door stays shut",
        texts: [
          "“Please, please, pretty please!” {He} said it {ten|nine} times, at the {keyhole|window}. {The grump} put on a {radio|hat} and did not {hear|look}.",
          "{Hero} asked it loud. {He} asked it {low|fast}. {He} asked it on one leg. “No, no and no,” said {the grump}.",
        ],
      },
      {
        id: "swap",
        what: "offers a silly swap",
        texts: [
          "“I’ll swap you {a trinket}!” {said|called} {Hero}. {The grump} had {two|ten} of those. [And {a trinket 2}? {The grump} had {no use|no room} for it.]",
          "{He} held up {a food}, with one bite out. “For you?” {The grump} had had {tea|lunch}. The {door|hatch} went down {again|with a snap}.",
        ],
      },
    ],
    solve: [
      "“You did not say why,” said {the helper}. {Hero} drew it on {the tool}. [A house, a heart, {a sight}.] “Oh! Then take {the need},” said {the grump}.",
      "{The helper} went too. {Hero} drew on {the tool}. [It was a {heart|hand}, for: I’ll bring it back.] {The grump} {smiled|coughed} and gave {him} {the need}.",
    ],
  },
  {
    id: "frog-in-boot",
    what: "somebody small has gone to sleep in the thing that is needed",
    kind: "keeper",
    use: "light",
    needs: ["small", "kind", "bright"],
    vars: { perch: ["boot", "bag", "hat", "bucket"], dozer: ["a frog", "a mouse", "a toad", "a hedgehog", "a hen"] },
    meet: [
      "{Hero} took up {his} {perch}. Inside sat {a dozer}! [It {blinked|sighed}.] How could {he} go on without {his} {perch}?",
      "What was in {his} {perch}? It was {a dozer}. [It had {made a bed|put up its feet|shut its eyes} in there.] {Hero} needed that {perch}.",
    ],
    fails: [
      {
        id: "tip-out",
        what: "tips it upside down; it holds on",
        texts: [
          "{Hero} tipped it up, but softly. {The dozer} held on. [{He} tipped it {left|once more}. {The dozer} held on with its {toes|chin}.]",
          "“Out you come,” {he} said, and gave it a {tap|pat}. Out came {a trinket}. [Out came {some straw|a crumb}.] {The dozer} stayed in.",
        ],
      },
      {
        id: "call-in",
        what: "calls into it; the sleeper goes in deeper",
        texts: [
          "“Hello in there!” called {Hero}, with {his} mouth right at the top. {The dozer} went in {deeper|further}. [Now you could see just one {foot|ear}.]",
          "{He} said please, and {he} said it {louder|ten times}. {The dozer} {pulled up|put on} a {leaf|hanky}. [{The pal} looked in. No good.]",
        ],
      },
    ],
    solve: [
      "“It likes it warm,” said {the helper}. {Hero} set down {the tool}. Out came {the dozer} and sat in the light. [“Ah,” it said, more or less.]",
      "{The helper} {spoke|sang} to it, low and slow. {Hero} shone {the tool}. Out came {the dozer}, to {see|look at} the light. [And {the pal} made room.]",
    ],
  },
  {
    id: "tug-pups",
    what: "two little ones tug at the one thing that is needed",
    kind: "keeper",
    use: "rope",
    needs: ["strong", "kind", "handy"],
    vars: {
      tuggers: ["two pups", "two kids", "two piglets", "two lambs", "two ducks", "two geese"],
      tugged: ["best sock", "long scarf", "wool hat", "warm coat"],
    },
    meet: [
      "Grr! {Tuggers} had got {his} {tugged}. One had this end and one had that. [“Mine,” said the one. “Mine,” said the other.] {Hero} could not go on without it.",
      "Where was {Hero}’s {tugged}? {Tuggers} had it! [They pulled it {left|long} and they pulled it {right|thin}.] They would not let go.",
    ],
    fails: [
      {
        id: "pull-too",
        what: "pulls at it too; it only makes it worse",
        texts: [
          "{Hero} got hold of the middle and pulled too. They thought it was a game! {Round|Up} and {round|down} they all went, {flop|bump}, in the {mud|leaves}.",
          "“That’s mine,” {he} said, and tugged. {Tuggers} tugged more. The {tugged} got {long|longer|as long as a bus}, and {he} had none of it.",
        ],
      },
      {
        id: "chase",
        what: "runs after them and cannot catch them",
        texts: [
          "{He} ran after them. They ran {twice|three times} round {a sight}. [{Hero} had two legs and they had more.] {He} sat down, {puffing|all hot}.",
          "“Stop!” {Hero} ran {left|fast} and they ran {right|faster}. {The pal} ran in a ring. [They had never had so much fun.]",
        ],
      },
    ],
    solve: [
      "“They just want to {play|tug},” said {the helper}. So {Hero} gave them {the tool}. [“Heave!” called {the helper}.] They let go of the {tugged}, just like that.",
      "{The helper} sat down with them. {Hero} held out {the tool}. [“You can pull this.”] One, two, tug! And {Hero} had the {tugged} back.",
    ],
  },
  {
    id: "wont-stand",
    what: "it keeps falling down",
    kind: "work",
    use: "rope",
    needs: ["handy", "strong", "clever"],
    vars: { bit: ["the top", "the left side", "the back", "the front", "the end"] },
    meet: [
      "Wobble, wobble, flop! {The bit} came down. {Hero} put it up. Wobble, flop! [{The pal} jumped back.] {The prize} would not stay up.",
      "{The prize} was nearly done. {Hero} let go and it fell over on {its side|$his toe|the mat}. [First it was {the bit}, then it was all of it.]",
    ],
    fails: [
      {
        id: "more-on-top",
        what: "puts more on top; it falls again",
        texts: [
          "It needs more, thought {Hero}. {He} put on {a trinket}. [{He} put on {a food}.] {Crash|Flop|Splat}! More was not the {trick|way}.",
          "{He} put {a big bit|one more bit} on the top, and {a trinket} on that. It stood for as long as a {sneeze|blink}.",
        ],
      },
      {
        id: "fast",
        what: "does it again, very fast; it falls again",
        texts: [
          "Quick, quick! {Hero} did it all again, as fast as {he} could. It fell down as fast as it {could|went up}. Oh, {bother|dear}.",
          "{He} did it with {one hand|both elbows}, {bang, bang|slap, slap}, hardly looking. {The prize} {leaned|groaned} and sat down {on its nose|in a heap}.",
        ],
      },
    ],
    solve: [
      "“You hold, I hold,” said {the helper}. {Hero} tied on {the tool}. [Over and under and in a bow.] They let go, one {finger|hand} at a time. It stood!",
      "{The helper} held {the bit}. {Hero} wound on {the tool}. Round and round, {twice|three times|tug, tug}! [{The pal} held the end.] Now it would not {wobble|fall}.",
    ],
  },
  {
    id: "lost-bit",
    what: "one small bit is missing",
    kind: "work",
    use: "light",
    needs: ["small", "bright", "clever"],
    vars: {
      missing: ["a blue lid", "a red peg", "a round cork", "a long pin", "a gold button", "a wood spoon"],
      under: ["the bed", "the sofa", "the shed", "the big shelf", "the step"],
    },
    meet: [
      "{The prize} needed one more thing. It needed {a missing}. It had been here, but now it was {not|gone}. [{Hero} looked in {both boots|the sink}.]",
      "Plink! {A missing} rolled off and away. “Come back!” called {Hero}. It did not. Without it {the prize} was not {whole|right|done}.",
    ],
    fails: [
      {
        id: "same-place",
        what: "looks in the same place again and again",
        texts: [
          "{Hero} looked in the box. It was not there. So {he} looked in the box {again|harder}. [It was still not there, {nor in the lid|oddly}.]",
          "{He} looked under the {rug|mat}. {He} looked {on top of|behind} it. [{The pal} sat on it.] There was no {missing} at all.",
        ],
      },
      {
        id: "tip-all",
        what: "tips everything out and makes a mess",
        texts: [
          "{Hero} tipped out the toy box, {crash|clatter}! [There was {a toy}. There was {a trinket}.] There was a big mess, and no {missing}.",
          "Out came the {books|blocks|pans}. [Out came {a toy} and {a trinket}.] Now {he} could not find {his} own {feet|shoes}!",
        ],
      },
    ],
    solve: [
      "“Try low down,” said {the helper}. {Hero} shone {the tool}. [Under {the under} lay dust and {a trinket}.] And there it winked! {The helper} {rolled|pushed} it out.",
      "They lay down flat, {Hero} and {the helper}. On went {the tool}. [{The pal} saw it first.] Under {the under} lay {the missing}! Out it came.",
    ],
  },
  {
    id: "windy-bits",
    what: "the wind blows all the bits away",
    kind: "work",
    use: "box",
    needs: ["strong", "handy", "kind"],
    vars: { bits: ["the leaves", "the feathers", "the paper bits", "the straws", "the rags", "the petals"] },
    meet: [
      "Puff! In came the wind. Up went {the bits} for {the prize}, all over the {yard|place|step}. [One sat on {the pal}.] “Come back!” cried {Hero}.",
      "{Hero} had {the bits} in a neat pile for {the prize}. Whoosh, said the wind. There were some in the {tree|sky}, and some in {his} {hair|tea}.",
    ],
    fails: [
      {
        id: "run-after",
        what: "runs after each one while the others fly",
        texts: [
          "{Hero} ran and got one. {He} put it down and ran for the next. And the first one flew off {again|behind $him}! [{He} had {one|none}.]",
          "{He} ran {here|up} and {he} ran {there|down}. {The pal} ran too. As soon as they had {two|three}, {six|ten} flew by.",
        ],
      },
      {
        id: "sit-on",
        what: "lies down on top of them; they slip out",
        texts: [
          "{Hero} sat on them. There! But they slid out {in front|at the sides}. [{He} lay on them, as flat as {a mat|jam}. They {tickled|flew} out past {his} ears.]",
          "{He} put {his} hands on some. {He} put {his} feet on some. That was all the {hands|feet} {he} had +and {the bits} knew it.",
        ],
      },
    ],
    solve: [
      "{The helper} stood where the wind was. {Hero} held {the tool} open. In they went, one by one. [{The pal} got the last.] Pat! The wind had none.",
      "“You catch,” said {the helper}. {Hero} picked up {the bits}. In they went, in {the tool}. [Ha, wind!] Then they shut it {tight|quick}.",
    ],
  },
  {
    id: "stuck-lid",
    what: "the lid is stuck and everything is inside",
    kind: "work",
    use: "sound",
    needs: ["strong", "handy", "clever"],
    vars: {
      tin: ["the big tin", "the tall jar", "the old trunk", "the paint pot", "the toy chest"],
      stuff: ["paint", "glue", "string", "ribbon", "sugar"],
    },
    meet: [
      "Now {he} just needed the {stuff}. That was in {the tin}, and {the tin} would not open. [The lid was on {tight|for good}.] And {the prize} was only half done!",
      "“{Stuff} next,” said {Hero}. But the lid of {the tin} was stuck. [It was stuck like {toffee|a tooth}.] No {stuff}, no {prize}!",
    ],
    fails: [
      {
        id: "pull-alone",
        what: "pulls alone and sits down with a bump",
        texts: [
          "{Hero} pulled. [{He} pulled with {his} {teeth shut|eyes shut}.] {His} hands slid off, and bump! {He} sat down in {the dust|a bowl|the wash}.",
          "{He} held it with {his} knees and pulled. {Nnngh|Oof}! Nothing. [{The pal} {held|pulled} {his} {sleeve|shirt}. Still nothing.]",
        ],
      },
      {
        id: "talk-to-it",
        what: "shakes it and scolds it; it stays shut",
        texts: [
          "{Hero} shook it, {rattle, rattle|slosh, slosh}. [{He} rolled it.] {He} told it off. {The tin} did not {mind|say a word}.",
          "“Open, or I’ll {cry|huff}!” {he} said. It did not open. So {he} {cried|huffed}. {The tin} just {sat|stood} there.",
        ],
      },
    ],
    solve: [
      "“All at once,” said {the helper}. {Hero} sounded {the tool}. One, two, pull! One, two, pop! [{The pal} got the lid.] {Stuff} for all!",
      "{The helper} held {the tin} still. {Hero} used {the tool}. One, two, three, and they pulled, {all of them|together}. Pop! [It hit {a sight}.]",
    ],
  },
  {
    id: "wont-fit",
    what: "the bits do not fit together",
    kind: "work",
    use: "paper",
    needs: ["clever", "bright", "small"],
    vars: { odd: ["the last bit", "the round bit", "the long bit", "the big bit", "the fat bit"] },
    meet: [
      "All the bits of {the prize} were there. But {the odd} would not go in! [It stuck out like a {tongue|thumb|leg}.] {Hero} looked at it, and it looked at {him}.",
      "This goes here, and that goes there. And {the odd}? It went nowhere. [{Hero} had {one|a} hole and it was the wrong {shape|size}.]",
    ],
    fails: [
      {
        id: "push-hard",
        what: "pushes hard; it jumps out again",
        texts: [
          "{He} pushed it hard. {He} sat on it. Ping! It flew out and hit {a pan|the bin|a bell}. It did not like to be {pushed|sat on}.",
          "“Get in,” said {Hero}, and gave it a {thump|shove}. It got in! Then {the prize} gave a {creak|cough} and it got {out|back out}.",
        ],
      },
      {
        id: "turn-round",
        what: "turns it round and round until all is muddled",
        texts: [
          "{Hero} turned it round. {He} turned all the bits round. Now {he} had no idea what was {up|what}. [And {the pal} had {the odd} on.]",
          "This way? That way? Back to front? The more {he} turned, the less it {fitted|looked right}. [{The prize} looked like {a sight}.]",
        ],
      },
    ],
    solve: [
      "{The helper} did not touch it. “Let’s look.” They opened {the tool}. {Hero} drew round {the odd}. Oh! It goes {flat|sideways|the other way up}. Click.",
      "“Draw it,” said {the helper}. So {Hero} drew on {the tool}. [{The pal} stood on the corner.] Bit by bit, and {the odd} came {first|in the middle}! Then it all fitted.",
    ],
  },
];
