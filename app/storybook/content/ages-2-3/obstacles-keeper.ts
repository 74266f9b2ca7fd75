import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const keeperObstacles: readonly Obstacle[] = [
  {
    id: "cross-goose",
    what: "a cross bird or beast lets nobody past",
    trouble: "{the guard}",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "bright"],
    vars: {
      guard: ["a big goose", "a red rooster", "a white swan", "an old ram", "a fat turkey", "a billy goat"],
    },
    meet: [
      "Who stood there, right in the way? It was {a guard}, and it was cross. It {stamped|huffed} +and it would not let {Hero} by. [“No!” said its {face|feet|neck}.]",
      "All at once there was {a guard}. It put its head down low, for it did not want {Hero} to come past. [{The pal} got behind {Hero}.] [They could not go on.]",
      "[{Hero} took one more step.] “Stop!” said {grownup}. There stood {a guard}, in the middle of the path, {big|all puffed up} and cross +and nobody could get by.",
      "Something puffed like a {kettle|train}. It was {a guard}, right in front of them. {Hero} said hello +but it was too cross to let {him} go by.",
      "{A guard} walked up and down the path, up and down. [It had such a frown!] “This bit is mine,” said its {look|walk} +so {Hero} had to stop.",
    ],
    fails: [
      {
        id: "shoo",
        what: "shouts shoo; it gets crosser",
        texts: [
          "“Shoo!” cried {Hero}, and flapped {his} arms. [That made it more cross.] {The guard} flapped and shouted, too +and it was {Hero} who had to {run|back off}.",
          "{Hero} stamped {his} foot. {The guard} stamped as well, for it did not like that. It looked twice as big now +so {he} got behind {a sight}.",
          "“Go home!” said {Hero}, and pointed. {The guard} looked where {he} pointed. It was home already +so it did not go.",
        ],
      },
      {
        id: "tiptoe",
        what: "tries to tiptoe past and is seen",
        texts: [
          "So {Hero} went on tiptoe. Shh! [{Two|Six} more steps!] Crack, went a {twig|shell}. {The guard} heard {him} +and it stood in the way again.",
          "“We’ll creep by,” said {Hero}. Creep, creep, {sneeze|hiccup}! {The guard} heard them and {looked up|turned round} +so they had to go back.",
          "{Hero} hid under {his} {coat|hat} and crept. “I’m a {bush|stone},” {he} said. {The guard} could see {his} feet +so it did not let {him} by.",
        ],
      },
    ],
    solve: [
      "“Its little ones can’t sleep,” said {the helper}. [“That’s why it’s cross.”] {Hero} played {the tool}, so {low|soft}. Soon the little ones slept +and {the guard} let them all tiptoe by.",
      "{The helper} hummed, to calm it. {Hero} played {the tool}, soft and slow, like a {bed|nest} song. {The guard} was not cross any more +and it stepped out of the way.",
      "“It’s lonely here,” said {the helper}. [“Play it a tune!”] So {Hero} played {the tool}. {The guard} began to dance. It danced right off the path +and they could get by.",
      "“It wants us to say hello,” said {the helper}, and bowed. {Hero} played hello on {the tool}. {The guard} bowed back. Then it moved to one side +and they went past.",
      "“We’re too near its dinner,” said {the helper}. They all took {three|five} steps back. {Hero} played {the tool} from there. Now {the guard} felt safe +and it let them go by.",
      "{The helper} sat down in the grass, to look small. {Hero} played {the tool}, one note at a time. {The guard} came up to hear, and forgot to be cross +so they could go on.",
    ],
  },
  {
    id: "cow-in-way",
    what: "a big animal lies in the way and will not get up",
    trouble: "{the lump}",
    kind: "keeper",
    use: "box",
    needs: ["strong", "kind", "clever"],
    vars: {
      lump: ["a big cow", "a fat pig", "a slow sheep", "a huge dog", "a sleepy pony", "an old donkey"],
      snack: ["hay", "oats", "carrots", "apples", "clover"],
    },
    meet: [
      "[Flop!] {A lump} lay down, right on the path. [There was no room to get past it.] [It {yawned|chewed}.] {Hero} had to go on +but it would not get up.",
      "{Hero} could not go on. There lay {a lump}, from {side to side|end to end} of the path, as flat as a {rug|mat}. [It {snored|smiled} +and nobody could get by.]",
      "[“Oh dear, what’s that?” said {grownup}.] {A lump} had gone to bed, right in the gate! {Hero} had to get through there +so it had to move.",
      "“Is that a hill?” asked {Hero}. No, it was {a lump}, and it lay right on the path! There was a {wall|ditch} on each side +so nobody could get round it.",
      "The path was warm from the sun. So {a lump} had come there for a nap. [It was the best nap of the week.] {Hero} had to get past +but there was no gap.",
    ],
    fails: [
      {
        id: "push-it",
        what: "pushes and pulls; it does not move",
        texts: [
          "{Hero} pushed at one end. Then {he} pulled at the {next|other}. {Oof|Ugh|Puff}! {The lump} was as heavy as a {house|hill} +so it did not move at all.",
          "“Up, up, up!” {Hero} leaned on {the lump} as hard as {he} could. [{The pal} leaned, too.] It thought that was nice +and it lay there just as before.",
          "{Hero} got hold of one {ear|foot}, ever so softly, and pulled. It tickled! {The lump} rolled over +but it still lay in the way.",
        ],
      },
      {
        id: "shout-at-it",
        what: "claps and shouts; it only looks",
        texts: [
          "{Hero} clapped and sang and shouted, “Boo!” But {the lump} was too sleepy to care. It opened one eye +and it shut that eye again.",
          "“Wake up!” called {Hero}, and jumped {ten|six} times. {The lump} looked up and {yawned|blinked}. It liked it there +so it did not get up.",
          "{Hero} sang the {good morning|wake up} song, all of it. {The lump} liked the song. It shut its eyes to hear more +so it did not get up.",
        ],
      },
    ],
    solve: [
      "{The helper} had {snack}. {Hero} put some in {the tool}. Sniff! {The lump} smelt it and got up to eat +and now there was room on the path.",
      "“It will get up for {snack},” said {the helper}. They filled {the tool} and held it out. Up got {the lump}, {munch, munch|crunch, crunch} +and they could all get by.",
      "{The helper} scratched {the lump} behind one ear. {Hero} put {snack} in {the tool}. {He} set it down a bit further on. Up on its feet got {the lump} +and the way was free.",
      "“Don’t push. Call!” said {the helper}. {Hero} filled {the tool}. [“{Snack}! Lovely {snack}!” {he} sang, and walked off backwards.] So {the lump} came too, right off the path.",
      "“It needs a soft bed,” said {the helper}. They made one, of {straw|leaves}, by a tree. {Hero} brought it all in {the tool}. {The lump} got up and lay down there +and now the path was clear.",
      "{The helper} found {snack}, and {Hero} put it in {the tool}. Then they laid a long row, bit by bit, up to a field. {The lump} got up and ate along the row +and they could walk on.",
    ],
  },
  {
    id: "grumpy-no",
    what: "somebody grumpy has locked the yard and lets nobody through",
    trouble: "{the grump}",
    kind: "keeper",
    use: "paper",
    needs: ["kind", "clever", "handy"],
    vars: {
      grump: ["the mop man", "the head cook", "the cart man", "the shed man", "the coal man", "the wood man"],
      yard: ["the big yard", "the back yard", "the old yard", "the side yard"],
      pets: ["hens", "ducks", "lambs", "pigs", "geese", "goats"],
    },
    meet: [
      "The gate of {the yard} was locked, and {the grump} had the key. {Hero} had to go through there. “Nobody comes in,” said {the grump}. [{Hero} had not even said please yet.]",
      "{The grump} stood at the gate of {the yard} and locked it. “Nobody goes through here,” said {the grump}. It was the only way +so {Hero} could not go on.",
      "{Grownup} knocked at the gate of {the yard}. {Hero} had to go through there +but {the grump} had locked it. “Not today,” said {the grump}.",
      "Clink! {The grump} put the key of {the yard} in a deep pocket. “Go round,” said {the grump}. There was no way round +so {Hero} had to stop.",
      "A note hung on the gate of {the yard}, and {grownup} read it. “Keep out.” {The grump} stood by it, with the key. [“That means you, too.”] But {Hero} had to go through!",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and begs; the gate stays shut",
        texts: [
          "“Please, please, please!” said {Hero}, {ten|nine} times. [“No, no, no!” said {the grump}.] {Hero} did not say why {he} had to come through +so the gate stayed shut.",
          "{Hero} asked it loud. {He} asked it {low|fast}. {He} asked it on one leg. {The grump} did not even {look|smile} +and the gate stayed locked.",
          "“I’ll be as quick as a {mouse|bird},” said {Hero}, “and as good as gold!” {The grump} had heard that {before|last week} +so the gate stayed shut.",
        ],
      },
      {
        id: "swap",
        what: "offers a silly swap",
        texts: [
          "“I’ll give you {a trinket} for the key!” {said|called} {Hero}. {The grump} had {two|ten} at home +so {the grump} kept the key.",
          "{Hero} held up {a food}, with one bite out. “You may have it, if we may come in.” But {the grump} had had {tea|lunch} +and the gate stayed shut.",
          "“I’ll sing you a song for the key,” said {Hero}. It was a long song. {The grump} {yawned|hummed} a bit +but the key stayed on its hook.",
        ],
      },
    ],
    solve: [
      "“Once the gate was left open. All the {pets} ran off,” said {the helper}. So {Hero} drew a gate, shut tight, on {the tool}. “You’ll shut it? Then come in,” said {the grump}.",
      "{The helper} asked what was wrong. “My {pets} might get out,” said {the grump}. {Hero} drew them safe at home, on {the tool}. {The grump} {smiled|laughed} +and out came the key.",
      "“Tell why you must come through,” said {the helper}. {Hero} drew it in {the tool}. {The grump} looked at it twice. [“Oh, is that why? Then you may!”] The key went click +and they were in {the yard}.",
      "“Write a please,” said {the helper}. {Hero} wrote it in {the tool}. [It was a big one, with a {flower|sun} at the end.] “Nobody ever wrote to me,” said {the grump}. “Come in!”",
      "“Who looks after it all?” asked {the helper}. “I do, and nobody sees it,” said {the grump}. So {Hero} drew {the grump} on {the tool}, with a {crown|medal}. {The grump} began to laugh. “Come in, then!”",
      "“What will you do in there?” asked {the grump}. “Show it,” said {the helper}. {Hero} drew {five|nine} small steps in {the tool}, from gate to gate. “Just that? Well, that’s all right!” The gate swung open.",
    ],
  },
  {
    id: "frog-in-boot",
    what: "somebody small has gone to sleep in the child’s boot",
    trouble: "{the dozer}",
    kind: "keeper",
    use: "light",
    needs: ["small", "kind", "bright"],
    vars: {
      perch: ["left boot", "right boot", "big boot", "best boot"],
      dozer: ["a frog", "a mouse", "a toad", "a chick", "a kitten"],
    },
    meet: [
      "{A dozer} hopped into {Hero}’s {perch}, when it was off. [It {blinked|sighed}.] Now {he} could not put on the boot +so {he} could not go on.",
      "{A dozer} had gone to sleep in {Hero}’s {perch}! {He} had just one boot to walk in +and you can’t get far in one boot.",
      "{Hero} sat down to rest, and off came {his} {perch}. In went {a dozer}! It liked it there +but {he} needed that boot to go on.",
      "Off came {Hero}’s {perch}, to tip out a stone. When {he} looked back, there lay {a dozer}, curled up in it. [It was fast asleep.] {He} could not go on with one bare foot!",
      "“What’s that noise in my {perch}?” asked {Hero}. It was a snore! {A dozer} had gone to bed in there. {He} could not go on till the boot was {free|empty}.",
    ],
    fails: [
      {
        id: "tip-out",
        what: "tips it upside down; it holds on",
        texts: [
          "{Hero} tipped up the boot, but {the dozer} held on. [{He} tipped it {left and right|once more}.] With all its {toes|feet} it held on to the boot.",
          "“Out you come,” {he} said, and gave the boot a {tap|pat}. Out came {a trinket}. [Out came {some straw|a crumb}.] But {the dozer} held on, and stayed in.",
          "{Hero} shook the boot, just a bit. {The dozer} thought it was a {swing|boat}! It liked that +so it stayed in for more.",
        ],
      },
      {
        id: "call-in",
        what: "calls into it; the sleeper goes in deeper",
        texts: [
          "“Hello in there!” called {Hero}, right into the boot. That was too loud for {the dozer}. It crept in {deeper|further} +and you could see just one {foot|ear}.",
          "{Hero} said please, and {he} said it {louder|ten times}. {The dozer} did not like the noise +so it went right down into the toe.",
          "“Your mum wants you,” {Hero} told the boot. {The dozer} did not look out. It had {shut its eyes|put its head down} +and it slept on.",
        ],
      },
    ],
    solve: [
      "“It wants to be warm,” said {the helper}. {Hero} set down {the tool}. Out came {the dozer}, to sit in the light +and {he} got {his} boot back. [It was warm in there.]",
      "{The helper} {spoke|sang} to it, low and slow. {Hero} shone {the tool}. Out came {the dozer}, to look at the light. Quick! {Hero} put on the boot +and now {he} could go on.",
      "“It thinks it’s night,” said {the helper}. {Hero} shone {the tool}. “Good morning!” Out came {the dozer}, with a stretch +and the boot was free. [On it went!]",
      "{The helper} held the boot on its side. {Hero} moved {the tool}. Where the bright spot went, {the dozer} went +and it went right out of the boot. [Now {he} had two again!]",
      "“It can’t see the way out,” said {the helper}. “The toe is so dark.” {Hero} held {the tool} at the top. “Here’s the door!” Out came {the dozer} +and {Hero} had the boot back.",
      "{The helper} made a bed of {grass|leaves}, next to the boot. {Hero} shone {the tool} on it. {The dozer} looked out. That bed was better! It moved over and slept on +so the boot was {free|empty}.",
    ],
  },
  {
    id: "tug-pups",
    what: "two little ones tug at the child’s warm thing and will not let go",
    trouble: "the two {tuggers}",
    kind: "keeper",
    use: "rope",
    needs: ["strong", "kind", "handy"],
    vars: {
      tuggers: ["pups", "kids", "piglets", "lambs", "calves"],
      tugged: ["best sock", "long scarf", "wool hat", "warm coat"],
    },
    meet: [
      "[Grr!] Two {tuggers} had got {Hero}’s {tugged}. [One pulled this way and one pulled that.] It was cold with no {tugged} +so {he} could not go on without it.",
      "Look, two {tuggers} had {Hero}’s {tugged}! [They pulled it {left|long} and they pulled it {right|thin}.] {He} needed it to keep warm +but they would not let go.",
      "[Tug, tug!] Two {tuggers} ran up to {Hero}. They took {his} {tugged} and they pulled. They stood right in the way +and {he} could not get it back.",
      "Where was {Hero}’s {tugged}? There! Two {tuggers} had an end each, and ran round and round with it. It was too cold to go on +but they would not give it back.",
      "{Hero} put down {his} {tugged}, just for a {wink|moment}. Two {tuggers} got hold of it. They stood there and tugged +and {Hero} had nothing warm to go on in.",
    ],
    fails: [
      {
        id: "pull-too",
        what: "pulls at it too; it only makes it worse",
        texts: [
          "{Hero} got hold of the middle and pulled, too. The {tuggers} thought it was a game! So they pulled more, {flop|bump}, and they all fell in the {mud|leaves}.",
          "“That’s mine,” said {Hero}, and tugged. So the {tuggers} tugged more. The {tugged} got {long|longer}, as long as a {bus|bench} +but they did not let go.",
          "The {tuggers} pulled {Hero} right over the {grass|yard}. They were two, and {he} {was} one +so they did not let go.",
        ],
      },
      {
        id: "chase",
        what: "runs after them and cannot catch them",
        texts: [
          "{Hero} ran after them. [They ran {twice|three times} round {a sight}.] Two legs can’t catch eight legs +so they got away.",
          "“Stop!” {Hero} ran {left|fast} and they ran {right|faster}. [{The pal} ran in a ring.] The {tuggers} thought it was such fun +so they did not stop.",
          "{Hero} hid by {a sight}, to catch them. {He} jumped out! The {tuggers} saw {him} +and they ran off with the {tugged}.",
        ],
      },
    ],
    solve: [
      "“They just want to {play|tug},” said {the helper}. So {Hero} gave them {the tool}. [They could tug at that!] They let go of the {tugged} +and {Hero} put it on.",
      "{The helper} sat down with them. {Hero} held out {the tool}. “You can pull this!” One, two, tug! They dropped the {tugged} +and {Hero} had it back.",
      "{The helper} knew a good game. “Tug with us!” {Hero} laid down {the tool}. The {tuggers} ran to get one end. The {tugged} just lay there +so {Hero} picked it up and was warm.",
      "“Give them a better thing to hold,” said {the helper}. {Hero} shook {the tool}, like a {snake|worm}. Two heads turned round, and two mouths let go. So {Hero} got the {tugged} back.",
      "“They like a thing that moves,” said {the helper}. So {Hero} ran, and {the tool} ran behind. The {tuggers} let go, to catch that. {The helper} picked up the {tugged} +and {Hero} was warm again.",
      "{The helper} took one end of {the tool}, and {Hero} took one. They swung it low. The {tuggers} had to hop over it, hop, hop! You can’t hop and tug +so they dropped the {tugged}, and {Hero} put it on.",
    ],
  },
];
