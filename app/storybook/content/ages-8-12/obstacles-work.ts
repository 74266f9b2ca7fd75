import type { Obstacle } from "../../content-contract";

export const workObstacles: readonly Obstacle[] = [
  {
    id: "two-plans",
    what: "it was built from two plans at once, and the halves do not meet",
    trouble: "the gap in {the prize}",
    kind: "work",
    use: "paper",
    needs: ["clever", "kind", "handy"],
    vars: {
      partner: ["Edwina", "Malachy", "Prudence", "Kwame", "Rosalind", "Stanislaus"],
      gap: ["a hand’s width", "two fingers", "exactly one brick", "the length of a spoon", "half a ruler"],
    },
    meet: [
      "{Hero} had built one half of {the prize}, and {partner} from next door the other, and now they did not fit. [The left one ended {a gap} higher than the right one began.] [“Mine’s straight,” said {partner}. “So is mine,” said {Hero}.] One plan was in {inches|feet} and the other in centimetres.",
      "{Hero} and {partner}, who lived round the corner, had built half of {the prize} each, and the halves would not join. [{Hero}’s half was {broad|low} and {partner}’s was {slim|tall}, and in between was a gap of {a gap}.] [It looked like {an argument|a quarrel} in wood.] [Neither had looked at the other’s plan +and the two plans did not agree.]",
      "{Hero}’s half of {the prize} missed the half that {partner}, a friend from school, had built, by {a gap}. [“Perhaps it’s {art|modern},” offered {the neighbour}.] [They looked at their drawings again. One of them, it {transpired|turned out}, had been read upside down +so {the prize} stayed in two pieces.]",
    ],
    fails: [
      {
        id: "force-it",
        what: "squeezes the halves together; both bend",
        texts: [
          "{Hero} pulled at one half, while {partner} pushed at the other, until both of them were {crooked|bent}. [“It’ll {give|stretch},” {he} had said.] [A rivet shot into {the jam|a lampshade}.] [What is measured {wrong|apart} can’t be shoved right.] The gap was still there.",
          "{Hero} tightened a strap round both halves, and when it let go, {the prize} sprang open like a {book|startled cat}. [Twang!] [{Partner} had {cheered|clapped} too early +and the gap was wider than before by a thumb.]",
        ],
      },
      {
        id: "cover-up",
        what: "hides the gap under paint and ribbon",
        texts: [
          "“Nobody {looks|will look} there,” said {Hero}, and {tied|glued} a bow over the gap, and {the neighbour} leaned a hand through it. [From {far|ten steps} away it was {lovely|perfect}.] [A gap with a bow on is {still|merely} a decorated gap +and {the prize} was in two pieces as before.]",
          "{Hero} {painted|drew} the missing part on {cardboard|a sheet}, and hung it over the gap, where it {folded|sagged}, politely, in two. [It fooled {partner} for a whole minute +but it did not hold {the prize} together.]",
        ],
      },
    ],
    solve: [
      "“You’re both right,” said {the helper}, “only not both at once.” [The two plans lay {side by side|edge to edge}.] So {Hero} and {partner} drew a third plan on {the tool}. {The helper} checked every {number|line}. [{The pal} sat on the corner.] They changed both halves to match it +and {the prize} {fitted|joined} without a gap.",
      "{The helper} {asked|told} {Hero} and {partner} to {explain|defend} each other’s plans. [It was {awful|odd}, and then interesting.] {Hero} {noted|wrote} on {the tool} what was {good|clever} in each. [{The pal} watched the {pencil|numbers}.] [“Mine ought to be lower,” said {Hero}. “And mine ought to be wider,” said {partner}.] They changed each half a little +and now the halves met.",
      "“You have both measured well,” said {the helper}, “only not in the same way.” So {Hero} made a table of all the {numbers|lengths} on {the tool}. [{The helper} read out what had to be changed.] [{The pal} lay along the {edge|gap}.] They sawed and glued for {a while|an hour} +and then {the prize} slid together like a drawer.",
      "[What they needed, {the helper} {ruled|considered}, was not a {saw|hammer} but a change of places.] {The helper} drew {one|a single} plan for both on {the tool}. By that plan {Hero} went to work on {partner}’s half, and {partner} on {Hero}’s. [{The pal} {walked|went} to and fro.] In the middle they {shook hands|met} +and so did the halves of {the prize}.",
    ],
  },
  {
    id: "lost-piece",
    what: "the one part that can’t be bought is missing",
    trouble: "the lost piece",
    kind: "work",
    use: "box",
    needs: ["small", "clever", "handy"],
    vars: {
      piece: [
        "a left-handed screw",
        "a toothed wheel",
        "a bronze hinge",
        "a copper washer",
        "a ratchet pin",
        "an ivory-coloured knob",
        "a flat spring",
      ],
      shop: ["the ironmonger", "the pawnshop", "the scrapyard", "the sewing shop", "the bicycle hospital"],
    },
    meet: [
      "{The prize} was finished except for {a piece}, without which it would not work, and {the piece} had vanished. [{Hero} had put it on a saucer, to keep it safe. Now the saucer was {quite empty|bare} +and nobody, not even {the pal}, had seen where it went.] [{The shop} had given up selling them before {grownup} was {born|at school}.]",
      "{The prize} was ready but for {a piece}, which held all the rest together, and just as {Hero} reached for it, it rolled {somewhere|off}. [It is a {law|rule} of nature that only the important part {rolls|vanishes}.] [{The shop} had no other, {Hero} had {asked|tried} at once. Without {the piece} {the prize} could not be used, and time was short.]",
      "{Hero} had put away {a piece}, without which {the prize} would not work, so {safely|cleverly} that now it could not be found. [{He} did remember thinking how {safe|clever} that was.] [{Hero} emptied every pocket +but {the piece} was gone, and {the shop} had {none|never heard of it}.]",
    ],
    fails: [
      {
        id: "substitute",
        what: "uses a substitute that almost fits",
        texts: [
          "{Hero} carved {a piece} out of a carrot, which worked for {four|six} seconds, and then broke. [There was a strong smell of {soup|a picnic}.] [{He} tried soap next, which was a {slippery|sad} idea.] [‘Almost’, it {appears|seems}, is a polite word for ‘no’.]",
          "{Hero} {wound|twisted} a hairpin into the {shape|form} of {a piece} +but {the prize} {spat|flung} it across the room. [{He} told {the pal} that it was good enough. {The prize} knew the difference.] [It landed {in|under} {a cloth} +and {Hero} was no further than before.]",
        ],
      },
      {
        id: "accuse",
        what: "accuses somebody of taking it, and is wrong",
        texts: [
          "“You had {the piece} last,” said {Hero} to {name}, which was not true +so {name} went {sadly|quietly} home. [{Name} had turned out both pockets, and there was nothing in them but {a trinket}, {a food} and fluff.] [{Hero} had now lost a friend as well.]",
          "{Hero} {suspected|blamed} the magpie, {the neighbour} and then everyone, until nobody {offered|wished} to help look for {the piece}. [{He} made a list of {suspects|thieves}. {Grownup} read it, and {added|put} one more name {below|at the end}: ‘{Hero}, who put it away’. That was fair.]",
        ],
      },
    ],
    solve: [
      "“{Stop hunting|Don’t search},” said {the helper}, “tidy up.” So {Hero} and {the helper} put everything from the floor into {the tool}. [Bolts went with bolts, and {string with string|crumbs with crumbs}.] [{The pal} moved, reluctantly, off the {rug|rag}.] One thing was left, and that was {the piece}. {Hero} pushed it {in|home} +and {the prize} was complete.",
      "{The helper} found an old {music box|weighing machine} in the attic. [“Parts like that used to be in those.”] {Hero} held {the tool} below it, while {the helper} unscrewed the bottom. Out {dropped|rolled} {a piece}. [It was the very twin of the other.] [“Borrowed,” {Hero} {wrote|chalked} on the lid, with {the pal} for a witness.] It fitted exactly +and {the prize} was {complete|whole}.",
      "“Every floor slopes {somewhere|a little},” said {the helper}. So {Hero} rolled a {marble|pea}, which ran beneath the {stove|bed}. [{The pal} ran along.] There, in the dust, lay {the piece}. [With it were {a trinket} and other exiles.] {Hero} swept it into {the tool} +and soon {the prize} had its missing part again.",
      "“We’ll make {one|it}, then,” said {the helper}, and found a bit of old brass in {the tool}. {Hero} filed it into shape, {fourteen|eleven} times, while {the helper} held it steady. [{The pal} {watched|guarded} the filings.] [It was not quite like {the piece}, it was {better|one of a kind}.] At last it fitted +and {the prize} worked.",
    ],
  },
  {
    id: "sagging-middle",
    what: "it sinks in the middle under its own weight",
    trouble: "the sagging middle",
    kind: "work",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: {
      sag: [
        "a tired mattress",
        "an old horse",
        "a hammock",
        "a wet cardboard box",
        "a melting cake",
        "a sleepy eyebrow",
      ],
      weight: [
        "the brass plate",
        "the golden knob on top",
        "the painted shield",
        "the stone foot",
        "the cast-iron handle",
      ],
    },
    meet: [
      "{The prize} had stood for an hour when it began, like {a sag}, to {sink|bend} in the middle. [{Hero} {lifted|propped} it up +but a minute later it {sank|bent} again.] On the very top {Hero} had screwed {the weight}, and the middle could not {carry|bear} that. [It had been done for {beauty|grandeur}.]",
      "[{Name} asked if {the prize} was {meant|supposed} to curve.] The {middle|waist} of {the prize} hung down like {a sag}, because {the weight} on top was much too heavy for it. [{Hero} had {added|screwed on} that this morning.] [{He} avoided looking at it, and {blamed|scolded} the floor.] [If that went on it would break in two.]",
      "So slowly that nobody saw it begin, {the prize} had {bent|sunk} in the middle, like {a sag}. Up on top sat {the weight}, {Hero}’s {proudest|latest} idea, pressing it down. [{Hero} took {photographs|measurements}, for {comfort|the record}.] [With every minute the middle hung lower.]",
    ],
    fails: [
      {
        id: "more-on-top",
        what: "adds more and more supports and makes it heavier",
        texts: [
          "{Hero} screwed beam upon beam to the weak place, and all their weight pulled it {further|deeper} down. [By {four|five} o’clock {the prize} was mostly support.] [{The prize} groaned +and so did {the neighbour}, who had lent the wood.]",
          "“It wants books underneath,” said {Hero}, and {the prize} stood level on nine of them until the pile {shifted|tilted}. [Volume six shot {sideways|out} +and just as {grownup} opened the door to see, {the prize} came down again, lower than ever.]",
        ],
      },
      {
        id: "hold-by-hand",
        what: "holds it up alone and cannot let go",
        texts: [
          "{Hero} held {the prize} up on {his} back, until {his} knees {disagreed|gave notice} +and down came the middle again. [It had been {perfect|level}, and it was {impossible|no use}, since {he} could neither leave nor scratch.] [{The pal} {brought|dropped} {a food}, out of reach.]",
          "{Hero} held up the middle with both arms, all alone, until {he} had to sneeze +and {the prize} sank by {a foot|an arm}. [{Someone|The neighbour} had offered to help. “No, thank you,” said {Hero}.] [Pride is {heavy|a load}, and lies on top of {everything|the rest}.]",
        ],
      },
    ],
    solve: [
      "First {the helper} and {Hero} took off {the weight}. Then they slung {the tool} across the top, like the cable of a bridge. {Hero} {pulled|drew} it tight +and {the helper} {lifted|raised} the middle. [{The pal} watched the {knot|bubble in the level}.] They tied it, and let go +and {the prize} stayed {up|straight}.",
      "“It needn’t stand on its feet,” said {the helper}. “It can hang.” They unscrewed {the weight}, and slung {the tool} from a {beam|rafter}, round the weak middle. [{The pal} gazed up.] {Hero} pulled +and {the helper} made the knot. Now {the prize} hung {level|straight} +and it did not sag any more.",
      "“Where does it {hurt|ache}?” {the helper} asked {the prize}. It hurt under {the weight}. So they moved that to the {foot|bottom}, and wound {the tool} {twice|crosswise} round the middle. {Hero} pulled it tight. [{The pal} {leaned|lay} on the loose end.] [One could have {danced|put a piano} on it now.] Nothing bent any more +and {the prize} stood straight.",
      "{The helper} took out the part that sagged and put it in upside down, so that it {arched|rose}. {Hero} laced it fast with {the tool}, from {side to side|rib to rib}. [{The weight} made an excellent {doorstop|seat} for {the pal}.] [“A bridge,” {the helper} {remarked|said}, “is only a {sag|hammock} with its chin up.”] They let go +and {the prize} stood firm.",
    ],
  },
  {
    id: "the-rattle",
    what: "it rattles so badly that it shakes itself to bits, and nobody can find where",
    trouble: "the terrible rattle",
    kind: "work",
    use: "sound",
    needs: ["bright", "small", "clever"],
    vars: {
      din: [
        "a tray of teaspoons",
        "a box of false teeth",
        "hail in a bucket",
        "a goat in clogs",
        "a drawer of forks",
        "a tin full of wasps",
      ],
    },
    meet: [
      "{The prize} worked +but it {rattled|jangled} like {a din}, and with each shake a {nut|bolt} came loose. [{Hero} {ran|knelt} after it with a spanner.] [“It’s coming from the top,” said {grownup}. “From the bottom,” said {name}.] Nobody could find out which part it was. [{The prize} would fall to pieces before dark.]",
      "Somewhere {inside|deep in} {the prize} something rattled like {a din}. [It kept still whenever {Hero} bent {close|down} to look, and began afresh the {moment|second} {he} straightened.] [Already two screws had {shaken|jumped} out.] It would shake {the prize} to bits +but nobody could find the {cause|loose part}.",
      "[People who came to see {the prize} looked about for {a din}, for that was what it sounded like.] {The prize} rattled, and with each {jingle|clank} another bolt came loose. [They gathered the bolts in a {hat|bowl}, {four|nine} by now.] One loose part, somewhere, was shaking all the others +but nobody could tell which.",
    ],
    fails: [
      {
        id: "tighten-all",
        what: "tightens every screw until things crack and it won’t move at all",
        texts: [
          "{Hero} tightened every screw there was, and then {the prize} would not move at all. [There were sixty of them, and {he} turned each one twice, until {his} wrist {burned|ached}.] [The rattle had stopped +but {the prize} stood as {stiff|still} as a bishop. “Anything that {moves|works} needs a little room to do it in,” said {grownup}. So {Hero} had to loosen all the screws again, and the rattle was back.]",
          "{Hero} {turned|twisted} the big screw with all {his} {weight|might}, until it went {crack|snap} +but it was not the one. [It wasn’t the next one, either, nor the one after that.] [When you {tighten|attack} the wrong screw, the {right|guilty} one laughs.] {The prize} rattled worse than before.",
        ],
      },
      {
        id: "muffle",
        what: "wraps it in blankets so nobody hears",
        texts: [
          "{Hero} {wrapped|bundled} {the prize} in {a cloth}, so that nobody need hear it +but inside it went on {shaking|rattling}. [The rattle sank to a {mutter|grumble}. “Solved,” {he} said.] [A {trouble|fault} you can’t hear is still at work.] When {he} undid the bundle, out fell {eleven|seven} loose bolts.",
          "They sang over it, louder and louder +but when they stopped for breath, the rattle was still {there|at it}. [“{We’ll|Let’s} drown it,” {Hero} had said.] [{The neighbour} wondered whether somebody was {ill|getting married}.] By then a {handle|wheel} had {come|dropped} off.",
        ],
      },
    ],
    solve: [
      "“A loose part {answers|hums} when it hears a sound,” said {the helper}. So {Hero} sounded {the tool} beside each of the parts. [{The pal} {heard|turned} first.] Behind the label a {washer|pin} {hummed|sang} back. {The helper} gave it half a turn +and {the prize} ran without a rattle.",
      "{The helper} tapped {the prize}, plate by plate, and {Hero} {answered|echoed} each tap on {the tool}. [They had sent everyone else {outside|to supper}, because it had to be {still|quiet}.] Everywhere the taps rang clear. Only in one {corner|spot} it said clack. [{The pal} {jumped|stared}.] {Hero} pressed the loose plate home +and the rattle was gone.",
      "{The helper} laid one ear against {the prize}, and {Hero} sounded {the tool} on the other side. [“Hush,” {h.he} said to {the neighbour}.] Behind the {brass|third} plate something {answered|clicked}. They took it off +and out rolled a lost {bead|button}. [{The pal} was allowed to keep it.] Now {the prize} made no more noise than a {cat|clock}.",
      "[“Not {louder|harder}, but slower,” {the helper} advised.] {Hero} kept count with {the tool}, while they moved {the prize} a {hair|finger} at a time. [{The pal} sat through it all.] Under one small wheel it went {clack|clunk}. {The helper} wedged that wheel with {cork|felt} +and the rattle was gone.",
    ],
  },
  {
    id: "too-wide-for-door",
    what: "it was put together indoors and is too wide for the door",
    trouble: "the narrow door",
    kind: "work",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: {
      workroom: ["the attic", "the loft", "the box room", "the sewing room", "the spare room", "the upstairs study"],
      margin: ["two fingers", "one thumb", "three fingers", "half a hand", "half a slipper", "one matchbox"],
    },
    meet: [
      "{The prize} stood {finished|ready} in {the workroom}, too wide for the door. [{Hero} and {name} carried it there, and there it stopped. They turned it round, and it stopped again.] [In all that {measuring|building} nobody had thought of the door.] [It was too wide by {margin}, which does not sound like much +but a door won’t {bargain|discuss it}.]",
      "{Grownup} asked how {the prize} would get out of {the workroom}, since it was wider than the door. [{Hero} looked from {the prize} to the door of {the workroom}, and did not say anything.] [There are questions that come {a day|three days} too late.] [Then {he} measured both, {twice|with a broomstick}. It was a matter of {margin} +but {the prize} could not get out.]",
      "Everyone had come to see {the prize} carried out of {the workroom}, where it stuck in the door. [{The neighbour} held the gate, {name} held the {lamp|umbrella}, and {Hero} went first, backwards, through the door of {the workroom}. Then there was a {bump|crunch}. It was too wide by {margin}.] [Some people build ships in bottles, {grownup} said, to be {encouraging|helpful}.]",
    ],
    fails: [
      {
        id: "run-at-door",
        what: "takes a run at the door; it jams",
        texts: [
          "{Hero} took a run, and {the prize} stuck in the door like a cork in a bottle. [“It only wants a {push|shove},” {he} had said.] It took half an hour to get it {back|out}. [In the meantime {name} was stuck {behind|beyond} it.] [They passed in {a food}, through the {gap|crack}.]",
          "{Hero} {counted|sang} to three and ran {the prize} at the door, and something {cracked|split} that was not the door. [A picture came down as well, and a little {plaster|dust}.] [{Hero} sat on the floor, with a loose bit in each hand, and thought that hurry makes nothing {thinner|smaller}.]",
        ],
      },
      {
        id: "door-off",
        what: "takes the door off; the wall is still there",
        texts: [
          "{Hero} unscrewed the door and leaned it against the wall +but the hole was still too {narrow|small}. [That gained a finger’s width, and let in a draught and {a noise}.] [So {he} took off the {handle|lock} as well, to be thorough.] [Nobody can unscrew a {hole|house}.]",
          "{Hero} scratched at the plaster with a {teaspoon|ruler}, to make the door wider, until {grownup} {calmly|kindly} stopped {him}. [“Then the wall must {go|give way},” {he} had said.] “That wall,” said {grownup}, “is holding up the {chimney|roof}.” [There was a {thoughtful|respectful} silence.]",
        ],
      },
    ],
    solve: [
      "{The helper} measured {the prize} and the door. “It’s too wide lying down,” said {the helper}, “but not too tall standing up.” So {Hero} tied {the tool} round it. They {pulled|heaved} +and {the prize} went out on its {edge|end}. [{The pal} held the door.]",
      "“It went in in {pieces|armfuls},” said {the helper}, “and it can come out so.” They took {the prize} apart, and {Hero} tied the parts along {the tool}. [They looked like {washing|fish on a line}.] [{The pal} walked beside them down the {stairs|passage}.] Outside they began at the right end +and soon it was whole again.",
      "{The workroom} had a window as well +and the window was wider. {The helper} stood below. {Hero} and {grownup} let {the prize} down on {the tool}, hand under hand. [{The pal} {watched|waited} on the grass.] [{The prize} turned round once in the air, as if to look at the {view|street}.] It landed {softly|gently} +and nothing was {bent|broken}.",
      "{The helper} asked which part made it so wide +and it was a {shelf|rail}. [{Hero} was particularly proud of it, and thought for a {moment|minute}.] {Hero} took that off and hung it on {the tool}, where it could swing {aside|open} like a gate. [{The pal} tried it {twice|with one push}.] Now {the prize} was narrow +and it went out.",
    ],
  },
  {
    id: "wet-glue",
    what: "the glue will not set, and everything slides",
    trouble: "the wet glue",
    kind: "work",
    use: "light",
    needs: ["bright", "clever", "small"],
    vars: {
      glue: ["the fish glue", "the wood glue", "the school paste", "the green varnish", "the rubber glue"],
      grip: ["cold porridge", "warm jam", "melted cheese", "wet soap", "old custard"],
    },
    meet: [
      "{The prize} was all put together, but {the glue} would not dry, and was still as soft as {grip}. [{Hero} had waited a whole hour.] [{He} walked up and down, and waited another.] [Then the top part slid slowly down the side, like a {snail|tear}. It had to hold by tonight, and it held nothing.]",
      "“Don’t anybody {breathe|sneeze},” said {Hero}, because {the glue} on {the prize} refused to set. [It hung in strings, like {grip}.] [“It’s the damp,” said {the neighbour}, who said that about most things.] With every minute one part or another {moved|slid} off for a {walk|stroll}.",
      "{The glue} on {the prize} ought to have set in {ten|twenty} minutes, and hours later it was still like {grip}. [{Hero} held two parts together with both hands, and a third with {his} {chin|knee}.] [{Grownup} held a fourth, and looked {wistfully|often} at the kettle.] [They could not stand there like that until {evening|bedtime}.]",
    ],
    fails: [
      {
        id: "more-glue",
        what: "takes more glue; everything sticks but what should",
        texts: [
          "{Hero} emptied the whole {tin|pot} over {the prize}, and everything in the room stuck, except the parts that should have done. [Now {the glue} was on the table, on the floor and on both sleeves.] [{The neighbour} looked in to help, and could not let go of the {door handle|brush}.]",
          "{Hero} mixed {the glue} with {flour|sand}, because thick things hold better +but {the prize} went on {sliding|slipping}. [It became so thick that the brush stood up by itself.] [{The pal} kept well {back|away}.] [It took {hot water|twenty minutes} to get {his} fingers apart.]",
        ],
      },
      {
        id: "keep-testing",
        what: "keeps touching it, and so it never sets",
        texts: [
          "Every minute {Hero} pressed a corner, to see whether it held, and every time that corner came {loose|off} again. [“Is it ready?” asked {name}. “I’ll just look,” said {Hero}.] [A cake does not rise while one keeps opening the oven +and {the glue} had no {peace|rest} either.]",
          "{Hero} and {name} blew on it, and so much dust flew up that {the prize} grew a {beard|fur coat}. [{The neighbour} fetched {bellows|a fan}, and somebody sneezed.] Below the dust {the glue} was as wet as {before|at noon}. [Now it was grey as well.]",
        ],
      },
    ],
    solve: [
      "“Has anybody read the tin?” asked {the helper}. {Hero} held {the tool} close to the small print. [It was as small as {poppy seeds|dust}.] ‘In damp weather,’ it said, ‘use half.’ So they {wiped|scraped} off half of {the glue}. [{The pal} was not allowed to {move|peep}.] They counted to two hundred +and {the prize} held.",
      "{Hero} moved {the tool} {slowly|calmly} along each join, and the wet ones {winked|gleamed}. [{The helper} had turned down the big lamp.] They were all on one side. “The damp gets in there,” said {the helper}, and closed a {hatch|window}. [{The pal} stood guard, so that no one could poke it.] In half an hour {the glue} was as hard as {toffee|oak}.",
      "“One part must be {loose|crooked},” said {the helper}. {Hero} shone {the tool} right into {the prize}, where one peg had never been pushed home. {The helper} {pushed|tapped} it in. [{The pal} leaned against the other side. It went ‘{tock|pop}’.] Now the parts sat close together +and {the glue} could {dry|set}.",
      "{The helper} knew something better than {the glue}, and that was {wooden|oak} pegs. {Hero} lit the places with {the tool} +and {the helper} tapped the pegs in. [The first {two|three} were crooked, and {the pal} got those as {a present|souvenirs}.] [By the {eighth|ninth} {Hero} could do it alone.] Each part held on to the next +and nothing needed glue any more.",
    ],
  },
];
