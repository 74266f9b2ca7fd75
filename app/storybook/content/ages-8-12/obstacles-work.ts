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
      "{Hero} had built one half of {the prize}, and {partner} from next door the other, and now the halves did not fit. The left one ended {a gap} higher than the right one began. [“Mine’s straight,” said {partner}. “So is mine,” said {Hero}.] They compared their plans at last. One was in inches and the other in centimetres, and that was why nothing fitted.",
      "{Hero} and {partner}, who lived round the corner, had built half of {the prize} each, and the halves would not join. [{Hero}’s half was {broad|low} and {partner}’s was {slim|tall}, and in between was a gap of {a gap}.] [It looked like {an argument|a quarrel} in wood.] [Neither had looked at the other’s plan +and the two plans did not agree.]",
      "{Hero}’s half of {the prize} missed the half that {partner}, a friend from school, had built, by {a gap}. [“Perhaps it’s {art|modern},” offered {the neighbour}.] [They looked at their drawings again. One of them, it {transpired|turned out}, had been read upside down +so {the prize} stayed in two pieces.]",
    ],
    fails: [
      {
        id: "force-it",
        what: "squeezes the halves together; both bend",
        texts: [
          "“It’ll {give|stretch},” said {Hero}, and pulled at one half, while {partner} pushed at the other. {The prize} gave, with a {noise|groan} like a cow, and a rivet shot into {the jam|a lampshade}. [What is measured {wrong|apart} can’t be shoved right.] Both halves were {crooked|bent} now +and the gap between them was still there.",
          "{Hero} tightened a strap round both halves, and when it let go, {the prize} sprang open like a {book|startled cat}. [Twang!] [{Partner} had {cheered|clapped} too early +and the gap was wider than before by a thumb.]",
        ],
      },
      {
        id: "cover-up",
        what: "hides the gap under paint and ribbon",
        texts: [
          "“Nobody {looks|will look} there,” said {Hero}, and {tied|glued} a bow over the gap, and {the neighbour} leaned a hand through it. [From {far|ten steps} away it was {lovely|perfect}.] [A gap with a bow on is {still|merely} a decorated gap +and {the prize} was in two pieces as before.]",
          "{Hero} {painted|drew} the missing part on {cardboard|a sheet}, with shadows and everything, and hung it over the gap. It fooled {partner} for a whole minute +but it did not hold {the prize} together. At the first {turn|test} the painted middle {folded|sagged}, politely, in two.",
        ],
      },
    ],
    solve: [
      "“You’re both right,” said {the helper}, {laying|spreading} the two plans {side by side|edge to edge}, “only not both at once.” So {Hero} and {partner} drew a third plan on {the tool}, with {one|a single} ruler, and {the helper} checked every {number|line}. [{The pal} sat on the corner. It cost {partner} a shelf and {Hero} a {tower|favourite curve}.] They changed both halves to match it +and {the prize} fitted together without a gap.",
      "{The helper} {asked|told} each of them to {explain|defend} the other’s plan. [It was {awful|odd}, and then interesting.] {Hero} {noted|wrote} on {the tool} what was {good|clever} in each, and they crossed out the rest. [{The pal} watched the {pencil|numbers}.] “Mine ought to be lower,” said {Hero}. “And mine ought to be wider,” said {partner}. So they changed each half a little +and the halves of {the prize} met exactly.",
      "{The helper} laid a {ruler|piece of string} on each half, and {laughed|whistled}. “You have both measured well,” said {the helper}, “only not in the same way.” So {Hero} made a table on {the tool}, with {partner}’s numbers on the left and {his} own on the right. {The helper} read out what had to be changed. [{The pal} lay along the {edge|gap}.] They sawed and glued for a while +and then {the prize} slid together like a drawer.",
      "What they needed, {the helper} {ruled|considered}, was not a {saw|hammer} but a change of places. On {the tool} {the helper} drew one plan for both. By that plan {Hero} went to work on {partner}’s half, and {partner} on {Hero}’s. [{The pal} {walked|went} to and fro.] In the middle they {shook hands|met} +and so, {luckily|to the millimetre}, did the two halves of {the prize}.",
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
          "{Hero} carved {a piece} out of a carrot, and it worked for {four|six} seconds, and then it broke. [There was a strong smell of {soup|a picnic}.] [{He} tried soap next, which was a {slippery|sad} idea.] [‘Almost’, it {appears|seems}, is a polite word for ‘no’.]",
          "{Hero} {wound|twisted} a hairpin into the {shape|form} of {a piece}, and told {the pal} that it was good enough. {The prize} knew the difference. It {ground|gnashed} its teeth, and {spat|flung} the hairpin across the room, {into|past} {a cloth} +and {Hero} was no further than before.",
        ],
      },
      {
        id: "accuse",
        what: "accuses somebody of taking it, and is wrong",
        texts: [
          "“You had {the piece} last,” said {Hero} to {name}, who had only {come|looked} in to help. {Name} turned out both pockets, and there was nothing in them but {a trinket}, {a food} and fluff. [There was a long pause.] Then {name} went home, rather {sadly|quietly} +and {Hero} had now lost a friend as well.",
          "{Hero} {suspected|blamed} the magpie, then {the neighbour}, then everyone, and {made|wrote} a list of {suspects|thieves}. {Grownup} read it, and {added|put} one more name {below|at the end}: ‘{Hero}, who put it away’. [That was fair.] {Hero} was ashamed +but {the piece} was still missing, and now no neighbour {offered|wished} to help look for it.",
        ],
      },
    ],
    solve: [
      "“{Stop hunting|Don’t search},” said {the helper}, “tidy up.” So {Hero} and {the helper} put every single thing from the floor into {the tool}, bolts with bolts, {string with string|crumbs with crumbs}. [{The pal} moved, reluctantly, off the {rug|rag}.] In the end only one thing was left on the {bare|clear} floor, and that was {the piece}. {Hero} pushed it into its place +and with a click {the prize} was complete.",
      "“Parts like that used to be in {music boxes|weighing scales},” said {the helper}, who had a {long|good} memory, and in the attic there was a broken one. {Hero} held {the tool} below it while {the helper} unscrewed the bottom. Out {dropped|rolled} {a piece}, the very twin of the other. [“Borrowed,” {Hero} {wrote|chalked} on the lid, with {the pal} for a witness.] It fitted exactly +and {the prize} was complete.",
      "{The helper} did not look for {the piece} at all, but for a slope. “Every floor slopes {somewhere|a little},” said {the helper}. So {Hero} rolled a {marble|pea}, and it ran beneath the {stove|bed}. [{The pal} ran along.] There, in the dust, lay {the piece}, among {a trinket} and other exiles, and {Hero} swept them all into {the tool} +and two minutes later {the prize} had its missing part again.",
      "“We’ll make {one|it}, then,” said {the helper}, and found a bit of old brass in {the tool}. {Hero} filed it into shape, tried whether it fitted, and filed again, {fourteen|eleven} times, while {the helper} held it steady. [{The pal} {watched|guarded} the filings.] It was not quite like {the piece}, it was {better|one of a kind} +and with it {the prize} worked at last.",
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
      "{The prize} had stood for an hour when it began, with the {dignity|slowness} of {a sag}, to {sink|bend} in the middle. {Hero} {lifted|propped} it up +but a minute later it {sank|bent} again. [Everything was in order, except {gravity|the weight of it}.] On the very top {Hero} had screwed {the weight}, for {beauty|grandeur}, and the middle could not carry that.",
      "{Name} asked if {the prize} was {meant|supposed} to curve, for the {middle|waist} of it hung down like {a sag}. {The weight}, which {Hero} had {added|screwed on} this morning, was much too heavy for it. [{He} avoided looking at it, and {blamed|scolded} the floor.] Each minute {the prize} hung lower +and if that went on it would break in two.",
      "So slowly that nobody saw it begin, {the prize} had {bent|sunk} in the middle, like {a sag}. Up on top sat {the weight}, {Hero}’s {proudest|latest} idea, pressing it down. [{Hero} took {photographs|measurements}, for {comfort|the record}.] No machine can work when it is bent +and this one bent more with every minute.",
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
          "{Hero} {got|crawled} under {the prize} and held it {up|high} on {his} back, and it was {perfect|level}. It was also {impossible|no use}, since {he} could neither leave nor scratch. [{The pal} {brought|dropped} {a food}, out of reach.] After {nineteen|twelve} minutes {his} knees {disagreed|gave notice} +and down came the middle again.",
          "“I {can|shall} do this by myself,” said {Hero}, and held up the middle with both arms. {Someone|The neighbour} offered to help. “No, thank you,” said {Hero}, as {sweat|an itch} ran down {his} nose. [Pride is {heavy|a load}, and lies on top of {everything|the rest}.] Then {he} had to sneeze +and {the prize} sank by {a foot|an arm}.",
        ],
      },
    ],
    solve: [
      "First of all {the helper} and {Hero} took off {the weight}. Then they slung {the tool} across the top, from end to end, like the cable of a bridge. {Hero} pulled it tight, while {the helper} {lifted|raised} the middle. [{The pal} watched the {knot|bubble in the level}.] They tied it there, and let go +and {the prize} stayed up, straight and {light|proud}.",
      "“It needn’t stand on its feet,” said {the helper}. “It can hang.” [{Hero} had {never|not} thought of it.] They unscrewed {the weight}, tied {the tool} round the weak middle, and {threw|passed} the end of it over a beam in the ceiling. [{The pal} gazed up.] {Hero} pulled, and {the helper} made the knot +and now {the prize} hung level, and did not sag any more.",
      "“Where does it {hurt|ache}?” {the helper} asked {the prize}, and {tapped|felt} it all over. It hurt under {the weight}. So they moved that to the {foot|bottom}, where it was {useful|no trouble}, and wound {the tool} {twice|crosswise} round the middle. {Hero} pulled it tight until nothing bent. [{The pal} {leaned|lay} on the loose end.] One could have {danced|put a piano} on it now +and it would have stayed straight.",
      "{The helper} took out the part that sagged and put it in upside down, so that it {arched|rose} where it had {hung|drooped}. {Hero} laced it fast with {the tool}, from {side to side|rib to rib}. [{The weight} made an excellent {doorstop|seat} for {the pal}.] “A bridge,” {the helper} {remarked|said}, “is only a {sag|hammock} with its chin up.” They let go +and {the prize} stood as firm as a bridge.",
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
      "{The prize} worked +but it {rattled|jangled} like {a din}. With each shake a {nut|bolt} came loose, and {Hero} {ran|knelt} after it with a spanner. [“It’s coming from the top,” said {grownup}. “From the bottom,” said {name}.] Nobody could find out which part it was. If it went on shaking like that, {the prize} would fall to pieces before dark.",
      "Somewhere {inside|deep in} {the prize} something rattled. It kept still whenever {Hero} bent {close|down} to look, and began afresh the {moment|second} {he} straightened. “It’s like {a din},” said {the neighbour}. [Already two screws had {shaken|jumped} out.] {The prize} would shake itself to bits +but nobody could find the {cause|loose part}.",
      "People who came to see {the prize} first {smiled at|admired} it, and then looked about for {a din}, for that was what it sounded like. {Hero} knew that it was worse than a noise. Each {jingle|clank} meant that another bolt was coming loose. [They gathered the bolts in a {hat|bowl}, {four|nine} by now.] One loose part, somewhere, was shaking all the others +but nobody could tell which.",
    ],
    fails: [
      {
        id: "tighten-all",
        what: "tightens every screw until things crack and it won’t move at all",
        texts: [
          "{Hero} tightened every screw there was, and then {the prize} would not move at all. [There were sixty of them, and {he} turned each one twice, until {his} wrist {burned|ached}.] [The rattle had stopped +but {the prize} stood as {stiff|still} as a bishop. “Anything that {moves|works} needs a little room to do it in,” said {grownup}. So {Hero} had to loosen all the screws again, and the rattle was back.]",
          "“It’s the big screw,” said {Hero}, and {turned|twisted} it with all {his} {weight|might}. It went {crack|snap}. [It wasn’t the {big|red} screw.] It wasn’t the next one, either, nor the one after that. When you {tighten|attack} the wrong screw, the {right|guilty} one laughs +and {the prize} rattled worse than before.",
        ],
      },
      {
        id: "muffle",
        what: "wraps it in blankets so nobody hears",
        texts: [
          "{Hero} {wrapped|bundled} {the prize} in {a cloth}, two curtains and {a rug|a thick shawl}, so that nobody need hear it. The rattle sank to a {mutter|grumble}. [“Solved,” {he} said.] But a {trouble|fault} you can’t hear is still at work. After a while {Hero} undid the bundle +and out of it fell {eleven|seven} loose bolts.",
          "“{We’ll|Let’s} sing over it,” said {Hero}, so everyone sang, louder and louder, and nobody heard the rattle. [{The neighbour} wondered whether somebody was {ill|getting married}.] It had not gone away, though. Beneath the song {the prize} quietly shook off a {handle|wheel} +and when they stopped for breath, there was the noise again.",
        ],
      },
    ],
    solve: [
      "“Every loose part has its own {note|pitch},” said {the helper}, “and if it hears a sound, it will {answer|hum}.” So {Hero} sounded {the tool} close to one part after another, while {the helper} {felt|searched} for the {answer|shiver} with both hands. Behind the label something hummed back. [{The pal} {heard|turned} first.] It was a single loose {washer|pin}. {The helper} gave it half a turn +and {the prize} ran without a rattle.",
      "They sent everyone else {outside|to supper}, because it had to be {still|quiet}. {The helper} tapped {the prize}, plate by plate, and {Hero} {answered|echoed} each tap on {the tool}, softly, to compare. [It was {slow|long}. It was nearly {peaceful|a tune}.] Everywhere the taps rang clear. Only in one {corner|spot} it said clack, and {the pal} {jumped|stared}. There the plate was loose +so {Hero} pressed it home, and the rattle was gone.",
      "{The helper} laid one ear against {the prize}, as {doctors|tuners} do. [“Hush,” {h.he} said to {the neighbour}.] {Hero} sounded {the tool} on the other side, and behind the {brass|third} plate something {answered|clicked}. They took off the plate, and out rolled a lost {bead|button}, which had been shaking everything. [{The pal} was allowed to keep it.] After that {the prize} made no more noise than a cat +and not one bolt fell out.",
      "“Not {louder|harder}, but slower,” {the helper} advised. They moved {the prize} by a {hair|finger} at a time, and at each {step|stop} {Hero} sounded {the tool} once, to keep count. [There were {ninety|sixty} stops, and {the pal} sat through them all.] So they heard exactly where it went clack, and it was under one small wheel. {The helper} wedged that with {cork|felt} +and {the prize} ran without a rattle.",
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
      "{The prize} stood {finished|ready} in {the workroom}, and it was too wide for the door. [{Hero} and {name} carried it there, and there it stopped. They turned it round, and it stopped again.] [In all that {measuring|building} nobody had thought of the door.] [It was too wide by {margin}, which does not sound like much +but a door won’t {bargain|discuss it}.]",
      "{Grownup} asked how {the prize} would get out of {the workroom}, since it was wider than the door. [{Hero} looked from {the prize} to the door of {the workroom}, and did not say anything.] [There are questions that come {a day|three days} too late.] [Then {he} measured both, {twice|with a broomstick}. It was a matter of {margin} +but {the prize} could not get out.]",
      "Everyone had come to see {the prize} carried out of {the workroom}, and it stuck in the door. [{The neighbour} held the gate, {name} held the {lamp|umbrella}, and {Hero} went first, backwards, through the door of {the workroom}. Then there was a {bump|crunch}. It was too wide by {margin}.] [Some people build ships in bottles, {grownup} said, to be {encouraging|helpful}.]",
    ],
    fails: [
      {
        id: "run-at-door",
        what: "takes a run at the door; it jams",
        texts: [
          "“It only wants a {push|shove},” said {Hero}, and took a run. {The prize} went into the door like a cork into a bottle, and stayed there. Now it was neither inside nor outside, and {name} was stuck {behind|beyond} it. [They passed in {a food}, through the {gap|crack}.] It took half an hour to get it back to where it {started|was}.",
          "They {counted|sang} to three and ran at the door {together|in step}. Something {cracked|split}, and it was not the door. [A picture came down as well, and a little {plaster|dust}.] {Hero} sat on the floor, with a bit of {the prize} in each hand, and thought that hurry makes nothing {thinner|smaller}.",
        ],
      },
      {
        id: "door-off",
        what: "takes the door off; the wall is still there",
        texts: [
          "{Hero} unscrewed the door and leaned it against the wall. That gained a finger’s width, and let in a draught and {a noise}. [So {he} took off the {handle|lock} as well, to be thorough.] It was not enough. The trouble was never the door, it was the hole +and nobody can unscrew a {hole|house}.",
          "“Then the wall must {go|give way},” said {Hero}, and scratched at the plaster with a {teaspoon|ruler} until {grownup} came. “That wall,” said {grownup} {calmly|kindly}, “is holding up the {chimney|roof}.” [There was a {thoughtful|respectful} silence.] {Hero} swept up the crumbs, and {the prize} was still indoors.",
        ],
      },
    ],
    solve: [
      "{The helper} measured {the prize} with {the tool}, and then the door, this way and that. “It’s too wide lying down,” said {the helper}, “but it isn’t too tall standing up.” So they tied {the tool} round it, and {Hero} pulled +and {the prize} went out on its {edge|end}. [{The pal} held the door.]",
      "“It went in through that door in {pieces|armfuls},” said {the helper}, “and it can come out so.” They took {the prize} apart in the right order +and {Hero} tied the parts along {the tool}, like {washing|fish on a line}. [{The pal} walked beside them down the {stairs|passage}.] Outside they began at the right end +and it was whole again before dark.",
      "{The workroom} had a window as well +and the window was wider. {The helper} stood below. {Hero} and {grownup} let {the prize} down on {the tool}, hand under hand, past the {kitchen|drainpipe}. [{The pal} {watched|waited} on the grass.] {The prize} turned round once in the air, as if to look at the {view|street}, and landed without a bump.",
      "{The helper} asked which part made it so wide +and it was a {shelf|rail} that {Hero} was particularly proud of. {He} thought about it for a {moment|minute}. Then {he} took it off and hung it on {the tool}, where it could swing aside like a gate. [{The pal} tried it {twice|with one push}.] “That’s {better|cleverer} than before,” said {the helper}, and {the prize} went out through the door.",
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
      "“Don’t anybody {breathe|sneeze},” said {Hero}, because {the glue} on {the prize} refused to set. Everything was in its place, and nothing was firm. {The glue} hung in strings, like {grip}. [“It’s the damp,” said {the neighbour}, who said that about most things.] With every minute one part or another moved off for a {walk|stroll}.",
      "{The glue} on {the prize} ought to have set in {ten|twenty} minutes, and hours later it was still like {grip}. [{Hero} held two parts together with both hands, and a third with {his} {chin|knee}.] [{Grownup} held a fourth, and looked {wistfully|often} at the kettle.] [They could not stand there like that until {evening|bedtime}.]",
    ],
    fails: [
      {
        id: "more-glue",
        what: "takes more glue; everything sticks but what should",
        texts: [
          "“More,” said {Hero}, and emptied the whole {tin|pot} over it. Now {the glue} was on the table, on the floor and on both sleeves, and {a cloth} hung fast on the {door|chair}. [{The neighbour} looked in to help, and could not let go of the {door handle|brush}.] Everything in the room stuck, except the parts that should have done.",
          "{Hero} mixed {the glue} with {flour|sand}, because thick things hold better. It became so thick that the brush stood up by itself. [{The pal} kept well {back|away}.] Only {the prize} paid no attention, and went on sliding +and {he} needed {hot water|twenty minutes} to get {his} own fingers apart.",
        ],
      },
      {
        id: "keep-testing",
        what: "keeps touching it, and so it never sets",
        texts: [
          "{He} could not leave it alone. Every minute {Hero} pressed a corner, to see whether it held, and every time the corner came off on {his} {thumb|finger}. [“Is it ready?” asked {name}. “I’ll just look,” said {Hero}.] A cake does not rise while one keeps opening the oven +and {the glue} had no {peace|rest} either.",
          "{Hero} blew on it. {Name} blew on it, and {the neighbour} fetched {bellows|a fan}, and so much dust flew up that {the prize} grew a {beard|fur coat}. [Somebody sneezed.] Below the dust {the glue} was just as wet as {before|at noon}, and now it was grey as well.",
        ],
      },
    ],
    solve: [
      "“Has anybody read the tin?” asked {the helper}. {Hero} held {the tool} close to the bottom of it, where the print was as small as {poppy seeds|dust}. ‘In damp weather,’ it said, ‘use half.’ So they {wiped|scraped} off half of {the glue}, pressed the parts together, and counted to two hundred. [{The pal} was not allowed to {move|peep} either.] After that {the prize} held like {a rock|iron}.",
      "{The helper} turned down the big lamp. In the half dark {Hero} moved {the tool} slowly along each join, and wherever it was wet it {winked|gleamed}. [There were only {four|five} such places, and all on one side.] “That’s a draught,” said {the helper}, and closed a {hatch|window} that nobody had noticed. {The pal} stood guard, so that no one could poke it. In half an hour {the glue} was as hard as {toffee|oak}.",
      "“Somewhere the damp gets in,” said {the helper}. In the light of {the tool} {Hero} looked right into {the prize}. Far at the back one peg had never been pushed home. {The helper} {pushed|tapped} it in +and {the pal} leaned against the other side. [It went ‘{tock|pop}’.] Now the parts sat close together +and {the glue} had nothing to do but {dry|set}.",
      "{The helper} knew something better than {the glue}, and that was wooden pegs. {Hero} lit the places with {the tool} +and {the helper} made a peg so exact that it could not fall out. [The first {two|three} were crooked, and {the pal} got those as {a present|souvenirs}.] By the {eighth|ninth} {Hero} could do it alone. Nothing on {the prize} needed glue any more. Every part held on to the next.",
    ],
  },
];
