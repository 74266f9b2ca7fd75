import type { Obstacle } from "../../content-contract";

export const workObstacles: readonly Obstacle[] = [
  {
    id: "two-plans",
    what: "it was built from two plans at once, and the halves do not meet",
    kind: "work",
    use: "paper",
    needs: ["clever", "kind", "handy"],
    vars: {
      partner: ["Edwina", "Malachy", "Prudence", "Kwame", "Rosalind", "Stanislaus"],
      gap: ["a hand’s width", "two fingers", "exactly one brick", "the length of a spoon", "half a ruler"],
    },
    meet: [
      "{The prize} had been built from both ends, by {Hero} and by {partner}, to save time. Now the ends {met|approached}, and missed each other by {a gap}. [“Mine’s straight,” said {partner}. “So is mine.”] [They {compared|unrolled} their plans at last.] [One was in inches, and the other in centimetres.]",
      "{Partner} stepped back. {Hero} {stepped|stood} back. There was {no|not a} doubt about it: the left half of {the prize} ended {a gap} higher than the right half began. [It looked like {an argument|a quarrel} in wood.] [They had used {different|two} plans, because neither had {wished|liked} to ask.]",
      "Two people had built {the prize}, and one could {tell|see that}. {Partner}’s half was {slim|tall} and {Hero}’s was {broad|low}, and between them {yawned|stood} {a gap}. [“Perhaps it’s {art|modern},” offered {the neighbour}.] They looked at their drawings again, side by side. One of them, it {transpired|turned out}, had been read upside down.",
    ],
    fails: [
      {
        id: "force-it",
        what: "squeezes the halves together; both bend",
        texts: [
          "“It’ll {give|stretch},” said {Hero}, and {pulled|leaned}. {Partner} pushed. {The prize} gave, with a {noise|groan} like a cow, and {one|a} rivet shot into {the jam|a lampshade}. [Now both halves were {crooked|bent}, which at least made them {equal|alike}.] [What is measured {wrong|apart} can’t be shoved right.]",
          "{He} {fetched|found} a strap and tightened it, notch by {notch|turn}. [The gap closed.] [{Hero} {cheered|clapped}, too early.] [Twang!] The {strap|buckle} let go, {the prize} sprang open like a {book|startled cat}, and the gap was {bigger|wider} by a thumb.",
        ],
      },
      {
        id: "cover-up",
        what: "hides the gap under paint and ribbon",
        texts: [
          "“Nobody {looks|will look} there,” said {Hero}, and {tied|glued} a bow over the gap. [From {far|ten steps} away it was {lovely|perfect}.] [{The neighbour} came closer, admired it, and {put|leaned} a hand through it.] A {hole|fault} with a bow on is {still|merely} a decorated hole.",
          "{Hero} {painted|drew} the missing part on {cardboard|a sheet}, with shadows and {everything|all} +and it fooled {partner} for a minute. [It did not {fool|convince} {the prize}.] At the first {turn|test} the painted middle {folded|sagged}, politely, in two.",
        ],
      },
    ],
    solve: [
      "“You’re both right,” said {the helper}, {laying|spreading} the plans {side by side|edge to edge}. [“Only not both at once.”] On a clean sheet from {the tool}, {Hero} and {partner} drew a third plan, with {one|a single} ruler. [{The pal} sat on the {corner|curl}.] [It cost {partner} a shelf and {Hero} a {tower|favourite curve}.] Then the two halves of {the prize} met like hands.",
      "{The helper} {asked|told} each of them to {explain|defend} the other’s plan. [It was {awful|odd}, and then interesting.] {Hero} {noted|wrote} on {the tool} what was {good|clever} in each, and {crossed|struck} out the rest. [{The pal} watched the {pencil|numbers}.] “Lower mine,” they both said {together|at once}. So they changed each half a little, and {the prize} clicked shut.",
      "{The helper} laid a {ruler|piece of string} on each, and {laughed|whistled}. “You’ve both been {good|exact}, only in different {measures|languages}.” So {Hero} and {partner} wrote a {dictionary|table} on {the tool}, to turn the one into the other. [{The pal} lay along the {edge|gap}.] Translated, {the prize} slid together like a drawer.",
      "What was needed, {the helper} {ruled|considered}, was not a {saw|hammer} but a change of places. {Hero} built on at {partner}’s end, and {partner} at {Hero}’s, from a sheet of {the tool} that they had both {signed|scribbled on}. [{The pal} {walked|went} to and fro.] In the middle they {shook hands|met}, and so, {luckily|to the millimetre}, did {the prize}.",
    ],
  },
  {
    id: "lost-piece",
    what: "the one part that can’t be bought is missing",
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
      "{The prize} needed {a piece}. [Nothing else would fit.] [{The shop} laughed and said that they {stopped|gave up} making those before {grownup} was {born|at school}.] {Hero} had put the only one on a saucer. Now the saucer was {quite empty|bare}, and nobody, not even {the pal}, had seen it go.",
      "Everything was {done|finished} but for {a piece}, which went in the {middle|heart} of {the prize} and held {the lot|all the rest}. It had rolled {somewhere|off}. [It is a {law|rule} of nature that only the important part {rolls|vanishes}.] [{The shop} had none, {Hero} had {asked|tried} +and the evening marched on.]",
      "There is a {hole|place} in the heart of {the prize}, and into it goes {a piece}, or {nothing|not a wheel} turns. {Hero} had put it down {safely|specially}, so as not to {lose|forget} it. [{He} remembered thinking how {safe|clever} that was.] {The shop} had {shrugged|never heard of it}. Even {the pal} was {searched|asked}.",
    ],
    fails: [
      {
        id: "substitute",
        what: "uses a substitute that almost fits",
        texts: [
          "A {cork|carrot} can be carved to {look|pass} like {a piece}, and {Hero} carved one. It {fitted|sat} beautifully +and {the prize} ran, once, for {four|six} seconds, and smelt of {soup|a picnic}. [{He} tried soap next, which was a {slippery|sad} idea.] [‘Almost’, it {appears|seems}, is a polite word for ‘no’.]",
          "{Hero} {wound|twisted} a hairpin into the {shape|form} of {a piece}. “Good enough,” {he} told {the pal}. But {the prize} knew the difference. [It {ground|chewed} its teeth, and {spat|flung} the thing across the room, {into|past} {a cloth}.] It had not been good enough {at all|after all}.",
        ],
      },
      {
        id: "accuse",
        what: "accuses somebody of taking it, and is wrong",
        texts: [
          "“{You|It’s you who} had it last,” said {Hero} to {name}, who had only {come|looked} in to help. [{The silence|A pause} fell.] [{Name} turned out both pockets: {a trinket}, {a food} and fluff.] Then {name} went home, rather {sadly|quietly} +and {Hero} had now lost {the piece} and a {friend|neighbour} as well.",
          "{He} {suspected|blamed} the magpie, then {the neighbour}, then everyone +and {he} {made|wrote} a list of {suspects|thieves}. [{Grownup} read it, and {added|put} one name {below|at the end}: ‘{Hero}’s own {pocket|cuff}?’] {The piece} wasn’t in there. {Hero} was ashamed, and now no neighbour {offered|wished} to help.",
        ],
      },
    ],
    solve: [
      "“{Stop hunting|Don’t search},” said {the helper}. “Tidy up.” So {Hero} {put|laid} every single thing in {the tool}, bolts with bolts, {string with string|crumbs with crumbs}. [{The pal} moved, reluctantly, off the {rug|rag}.] When the floor was {bare|clear}, only {the piece} was left on it. {The prize} took it with a {click|purr}.",
      "“They used to put those into {music boxes|weighing scales},” said {the helper}, who had a {long|good} memory. In the attic there was a broken one. {Hero} {held|put} {the tool} below it and {the pal} {waited|sat close}, until {a piece}, the very twin, {dropped|rolled} in. [“Borrowed,” {he} {wrote|chalked} on the lid.] Now {the prize} was whole.",
      "{The helper} did not look for {the piece} at all, but for a slope. Every floor slopes {somewhere|a little}, {h.he} said, and {Hero} rolled a {marble|pea} to find it. [{The pal} ran along.] It rolled beneath the {stove|bed} +and there, in the {dust|dark}, among {a trinket} and other exiles, {he} swept {the piece} into {the tool}.",
      "“We’ll make {one|it}, then,” said {the helper}. {Hero} found an old lid in {the tool}, filed it into shape, and {tried|measured} it, and filed again, {fourteen|eleven} times, under {h.his} {eye|guidance}. [{The pal} {watched|guarded} the filings.] It was not quite like {a piece}, it was {better|one of a kind} +and {the prize} {began|started} to hum.",
    ],
  },
  {
    id: "sagging-middle",
    what: "it sinks in the middle under its own weight",
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
      "{The prize} stood for an hour. Then, with the {dignity|slowness} of {a sag}, it began to {sink|bend} in the middle +and {Hero} {lifted|propped} it up. For a minute it stood straight, and then it {sank|bent} again. [The judges would be here {soon|by tea time}.] [Everything was in order, except {gravity|the weight}.]",
      "“Is it {meant|supposed} to curve?” asked {name}. It was not. The {middle|waist} of {the prize} hung like {a sag}, and each minute it {hung|drooped} lower. [{Hero} had {added|screwed on} {the weight} this morning, for {beauty|grandeur}.] [{He} avoided looking at that, and {blamed|scolded} the floor.]",
      "It was such a {gradual|graceful} disaster that nobody {noticed|saw} it begin. About {noon|tea time}, {the prize} had a {waist|dip}; an hour later one was {reminded|put in mind} of {a sag}. [{Hero} took {photographs|measurements}, for {comfort|the record}.] By {four|six} it had reached the {seat|arm} of a chair +and {the weight}, on top, was going down with it, like a {captain|king}.",
    ],
    fails: [
      {
        id: "more-on-top",
        what: "adds more and more supports and makes it heavier",
        texts: [
          "{Hero} added a beam +and {he} added another, to {hold|carry} the beam, and {brackets|blocks} to hold those. [By {four|five} o’clock {the prize} was mostly support.] Each {cure|remedy} weighed more than the {illness|trouble} +and down it went, {further|deeper} than before, with {all|every one} of its crutches.",
          "“It wants books underneath,” {he} {decided|said}, and pushed in nine +and {the prize} rose, level as {a table|a judge}. Then the pile {shifted|tilted}. Volume six shot {sideways|out}, and {grownup} opened the door just then to {see|hear} the rest.",
        ],
      },
      {
        id: "hold-by-hand",
        what: "holds it up alone and cannot let go",
        texts: [
          "{He} {got|crawled} under {the prize} and held it {up|high} on {his} back +and it was {perfect|level}. It was also {impossible|no use}, since {Hero} could neither leave nor scratch. [{The pal} {brought|dropped} {a food}, out of reach.] After {nineteen|twelve} minutes {his} knees {disagreed|gave notice}, and down it {came|went}.",
          "“I {can|shall} do this by myself,” said {Hero}, {arms|both arms} up. {Someone|The neighbour} offered to help. “{Alone|Thanks, no},” {he} repeated, as {sweat|an itch} ran down {his} nose. [Pride is {heavy|a load}, and lies on top of {everything|the rest}.] {He} sneezed, and {the prize} sighed down by {a foot|an arm}.",
        ],
      },
    ],
    solve: [
      "{The helper} {took|lifted} {the weight} away, first of all. Then they slung {the tool} from {corner|end} to corner, over the top, like a {bridge|hammock}, and {Hero} pulled while {the helper} {lifted|leaned}. [{The pal} watched the {knot|bubble in the level}.] Up came the middle. [It {stayed|held}, light and proud.]",
      "“It needn’t stand,” said {the helper}. “It can hang.” [{Hero} had {never|not} thought of it.] They {threw|passed} {the tool} over a beam, {the pal} {looking|gazing} up, and tied the {sagging|weak} side. [{He} gave up {the weight}, not without a {pang|sigh}.] {The prize} swung straight, and {breathed|rested}.",
      "“Where does it {hurt|ache}?” {the helper} asked {the prize}, and {tapped|felt} it. The weakness lay at {the weight}, which they {moved|shifted} to the {foot|bottom}, where it did some {good|work}. Round the rest ran {the tool}, {twice|crosswise}, and {Hero} pulled until it stood {firm|fast}. [{The pal} {leaned|lay} on the loose end.] One could have {danced|put a piano} on it.",
      "{The helper} turned {the prize} upside down. What had {hung|drooped} now {arched|rose}, and {Hero} laced it so with {the tool}, from {rib to rib|knot to knot}, before it could {notice|object}. [{The weight} made an excellent {doorstop|seat} for {the pal}.] “Bridges,” {h.he} {remarked|said}, “are only {sags|hammocks} with {confidence|their chin up}.”",
    ],
  },
  {
    id: "the-rattle",
    what: "it rattles so badly that it shakes itself to bits, and nobody can find where",
    kind: "work",
    use: "sound",
    needs: ["bright", "small", "clever"],
    vars: {
      din: [
        "a tray of teaspoons",
        "a skeleton on a bus",
        "hail in a bucket",
        "a goat in clogs",
        "false teeth in a drawer",
        "a tin full of wasps",
      ],
    },
    meet: [
      "{The prize} worked, and it {rattled|jangled}. [It sounded like {a din}.] With each shake a {nut|bolt} came loose, and {Hero} {ran|knelt} after them with {a spanner|both hands}. [“It’s coming from the top,” said {grownup}. “The bottom,” said {name}.] At this rate there would be {nothing|only a noise} left by dark.",
      "Somewhere {inside|deep in} {the prize} lived a rattle +and it {waited|kept still} whenever you bent {close|down}, and began afresh the {moment|second} you straightened. [People {put|stuck} fingers in their ears.] “{Like|It’s like} {a din},” said {the neighbour}. [Already two screws had {shaken|jumped} out, and nobody {knew|could say} from where.]",
      "Visitors to {the prize} first {smiled|admired}, and then looked about for {a din}, for that was what one {heard|noticed}. {Hero} knew better. Each {jingle|clank} meant that something was {leaving|coming undone}. [They gathered it in a {hat|bowl}, {four|nine} bolts by now.] “It’s getting lighter, at any rate,” {the neighbour} {observed|remarked}.",
    ],
    fails: [
      {
        id: "tighten-all",
        what: "tightens every screw until things crack and it won’t move at all",
        texts: [
          "{Hero} tightened {everything|it all}. [Sixty screws, twice {each|round}, until {his} wrist {burned|ached}.] The rattle stopped, and {the prize} with it. [It stood as {stiff|still} as a bishop.] Anything that {moves|works}, {grownup} remarked, needs {a little|some} room to do it in +and {he} {sighed|groaned}, and loosened them again, {one by one|all sixty}.",
          "“It’s the big screw,” said {Hero}, and {turned|twisted} it with all {his} {weight|might}. {Crack|Snap}. [It wasn’t the {big|red} screw.] [It wasn’t {the next|that one} either.] When you {tighten|attack} the wrong screw, the {right|guilty} one laughs, and {the prize} rattled worse.",
        ],
      },
      {
        id: "muffle",
        what: "wraps it in blankets so nobody hears",
        texts: [
          "{Hero} {wrapped|bundled} {the prize} in {a cloth}, two curtains and {a rug|a thick shawl}. [The rattle sank to a {mutter|grumble}.] “Solved,” {he} said. [A {trouble|fault} you can’t hear is {merely|only} busy in private.] When {he} {unwrapped|opened} it, there were {eleven|seven} loose parts, and they were {warm|cosy}.",
          "“{We’ll|Let’s} sing over it,” said {Hero}, so they {sang|talked}. [They sang {for an hour|until hoarse}, louder and louder.] [{The neighbour} wondered whether somebody was {ill|getting married}.] Beneath the song {the prize} quietly shed a {handle|wheel}, and then {its twin|another}.",
        ],
      },
    ],
    solve: [
      "“{Every|Each} rattle has a {note|pitch},” said {the helper}. [“Find it, and it will {answer|sing}.”] {Hero} sounded {the tool}, high and then {low|lower}, while {the helper} {felt|searched} for the {answer|shiver}. [On the fifth {note|try} something hummed back.] {The pal} {heard|turned} first: a single {washer|pin}, behind the label. {One|A} half turn, and {the prize} purred.",
      "[They sent everyone else {outside|to supper}.] In the {hush|quiet} {the helper} tapped, and {Hero} {answered|echoed} with {the tool}, softly, {plate|panel} by plate. [It was {slow|long}. It was nearly {peaceful|a tune}.] Everywhere {the prize} rang clear, but in one {corner|spot} it said clack, and {the pal} {jumped|stared}. {Hero} pressed the {loose|bad} plate home.",
      "{The helper} laid one ear against {the prize}, as {doctors|tuners} do. [“Hush,” {h.he} said to {the neighbour}.] {Hero} sounded {the tool} high, and then low. Behind the {brass|third} plate something {answered|clicked}. It was a lost {bead|button}, and {the pal} saw it fall out. After that {the prize} was {quiet|silent}.",
      "“Not {louder|harder}, slower,” was {the helper}’s {prescription|idea}. They turned {the prize} by a {hair|finger}, and at each {step|stop} {Hero} {rang|tried} it with {the tool}. [There were {ninety|sixty} stops.] At the {last|fiftieth} it was {a din} no {longer|more}, but a single ‘{tick|tock}’. {The pal} put a nose to it +and they wedged it with {cork|felt}.",
    ],
  },
];
