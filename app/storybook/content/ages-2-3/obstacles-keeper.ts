import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const keeperObstacles: readonly Obstacle[] = [
  {
    id: "cross-goose",
    what: "a cross bird or beast lets nobody past",
    trouble: "",
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
          "So {Hero} went on tiptoe. Shh. {Two|Six} more steps! Crack, went a {twig|shell} +and {the guard} spun round.",
          "“We’ll creep by,” {he} said. Creep, creep, {sneeze|hiccup}! [Who was that?] {The guard} {turned round|saw them all|put its head down}.",
        ],
      },
    ],
    solve: [
      "“It has {eggs|little ones} to mind,” said {the helper}. {Hero} played {the tool}, so {low|soft}. {The guard} sat down. [It shut one eye.] They tiptoed by.",
      "{The helper} hummed to it. {Hero} used {the tool}. Soft, soft, like a {bed|nest} song. {The guard} put down its head and let them by.",
      "“It’s lonely on guard,” said {the helper}. So {Hero} played {the tool}. {The guard} swayed. It swayed right off the road to {dance|hear it} +and they were by.",
      "“It likes a bow,” said {the helper}, and gave one. {Hero} bowed and tried {the tool}. {The guard} bowed as well, right down to the dust. When it looked up, they were past.",
    ],
  },
  {
    id: "cow-in-way",
    what: "a big animal lies in the way and will not get up",
    trouble: "",
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
      "{The helper} scratched {the lump} behind one ear. In {the tool} lay {snack}. {Hero} put it down, {six|ten} steps off. An eye came open. Then all four legs did.",
      "“Nobody moves for a push,” said {the helper}. {Hero} filled {the tool}. “{Snack}! Lovely {snack}!” {he} sang, and walked off backwards. So {the lump} came too.",
    ],
  },
  {
    id: "grumpy-no",
    what: "somebody grumpy will not lend the one thing that is needed",
    trouble: "",
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
      "“Write a please,” said {the helper}. {Hero} took {the tool}. It was one long please, with a {flower|sun} at the end. {The grump} read it twice. “Nobody ever wrote to me. Here you are.”",
      "{The helper} knew why. It had come back broken, last time. So {Hero} drew in {the tool}. “Home by tea,” it said, “and clean.” {The grump} hung that on a nail. Out came {the need}.",
    ],
  },
  {
    id: "frog-in-boot",
    what: "somebody small has gone to sleep in the thing that is needed",
    trouble: "",
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
      "“It thinks it’s night in there,” said {the helper}. {Hero} shone {the tool}. “Good morning!” Out came {the dozer}, had a stretch, and asked for {breakfast|its coat}.",
      "{The helper} held the {perch} on its side. {Hero} moved {the tool}. Where the bright spot went, {the dozer} went. [It went twice round {the pal}.] It went right out of the {perch}.",
    ],
  },
  {
    id: "tug-pups",
    what: "two little ones tug at the one thing that is needed",
    trouble: "",
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
      "{The helper} knew that game. “Two a side!” {Hero} laid down {the tool}. {Tuggers} ran for the better end, and the {tugged} just lay there. One, two, heave!",
      "“They want more to hold,” said {the helper}. {Hero} shook {the tool}, like a {snake|worm}. Two heads turned round. Two mouths let go. [{The pal} got the {tugged}.]",
    ],
  },
];
