import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "postmistress",
    who: "a retired postmistress",
    later: "the postmistress",
    pronouns: "she",
    gifts: ["clever", "kind"],
    enter: [
      "“{Insufficient|Not enough} postage,” remarked somebody, looking {Hero} up and down. It was {a helper}, out for air with {a trolley|two sticks}. [{H.he} could tell a {sad|stuck} parcel when {h.he} saw one.]",
      "Across the way {a helper} had put down {h.his} {shopping|crossword}, because {h.he} had never in forty years left anything undelivered. {Hero} looked {undelivered|badly addressed}.",
    ],
  },
  {
    id: "crane-driver",
    who: "a crane driver",
    pronouns: "she",
    gifts: ["strong", "bright"],
    enter: [
      "Someone came {down|along}, swinging a lunch box, with the calm of a person who {looks|works} down on roofs. It was {a helper}. [{H.he} had seen the whole {disaster|business} from above.]",
      "“From up there it looked {quite|rather} funny,” said {a helper}, pulling off {h.his} {gloves|helmet}, “and from down here it {doesn’t|looks sad}.” [{H.he} sat on the {kerb|wall} beside {him}.]",
    ],
  },
  {
    id: "courier",
    who: "a bicycle courier",
    later: "the courier",
    pronouns: "they",
    gifts: ["small", "handy"],
    enter: [
      "There was a {squeal|hiss} of brakes, and round the {corner|dustbins} slid {a helper}, backwards, entirely on purpose. [{H.he} had {nine|six} minutes to spare, which was {unheard of|a record}.]",
      "{A helper} was mending a {chain|puncture} by {a sight}, with teeth and {a bent fork|chewing gum}. {Hero} had walked {past|round} {h.him} twice without {noticing|a word}.",
    ],
  },
  {
    id: "tuba-player",
    who: "a tuba player",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "First came a large {yawning|golden} shape, and only then, underneath it, {a helper}. [“It weighs as much as I do,” {h.he} said {cheerfully|fondly}, and set it {down|on a wall}.]",
      "Something went ‘{pom|poop}’, gravely, as if in {sympathy|reply}. {A helper} had been practising behind {a sight} all along, and had {h.his} own idea about the {trouble|matter}.",
    ],
  },
  {
    id: "chess-champion",
    who: "a chess champion of nine",
    later: "the champion",
    pronouns: "she",
    gifts: ["clever", "small"],
    enter: [
      "“You moved too {early|soon},” said a clear voice. On {a step|an upturned bucket} sat {a helper}, eating {a food}, three moves ahead of {everybody|the town}.",
      "{A helper} closed {h.his} travelling board with a {click|snap}. [Other people’s muddles were {h.his} {hobby|favourite reading}.] {H.he} studied {Hero}’s {trouble|muddle} for {a while|some time} and said nothing.",
    ],
  },
  {
    id: "stage-electrician",
    who: "a stage electrician",
    later: "the electrician",
    pronouns: "he",
    gifts: ["bright", "handy"],
    enter: [
      "Draped in {cable|fairy lights}, like a Christmas tree, {a helper} was crossing the {road|yard} to the theatre. [{H.he} had lit {storms|sunrises} for a living, and could see {gloom|trouble} a mile off.]",
      "“Who {dimmed|turned down} your day?” asked {a helper}, climbing off {a ladder|a high stool}. {H.his} pockets were full of {fuses|coloured glass}, and {h.his} eyebrows were slightly {singed|blue}.",
    ],
  },
  {
    id: "jackdaw",
    who: "a well-read jackdaw",
    later: "the jackdaw",
    pronouns: "it",
    gifts: ["small", "clever"],
    enter: [
      "A {cough|rustle} came from above. {A helper} was sitting on {a sight}, turning the pages of somebody’s {newspaper|timetable} with {h.his} foot, and {pretending|trying} not to stare.",
      "What {Hero} had taken for a {hat|glove} hopped closer. It was {a helper}, with ink on {h.his} bill and an {expression|air} of professional interest.",
    ],
  },
  {
    id: "hotel-porter",
    who: "a hotel porter",
    later: "the porter",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "{A helper} in plum uniform put down {four|six} suitcases, none of them {h.his}, and {wiped|fanned} {h.his} forehead. [“My {guests|dentists} can wait,” {h.he} {decided|said}. “You look worse.”]",
      "Gold {buttons|braid} came into view, then {white gloves|a tiny cap}, and between them {a helper}, who could never walk {past|by} a person in {difficulty|trouble}.",
    ],
  },
  {
    id: "substitute-teacher",
    who: "a substitute teacher",
    later: "the teacher",
    pronouns: "they",
    gifts: ["kind", "clever"],
    enter: [
      "On a {bench|low wall} {a helper} was marking sums, with a {green|purple} pencil and several sighs. {H.he} looked {up|over}. [Substitutes are used to {finding|meeting} things halfway through.]",
      "“Start at the {beginning|point where it went wrong},” said {a helper}, who had arrived so quietly that {Hero} {jumped|dropped $his crust}. [It is a {gift|skill}, to arrive like that.]",
    ],
  },
  {
    id: "chimney-inspector",
    who: "a chimney inspector",
    later: "the inspector",
    pronouns: "she",
    gifts: ["small", "bright"],
    enter: [
      "A {brush|lamp} came out of a {hole|hatch} in the wall, and after it, {feet|soot} first, {a helper}. [“Narrow,” {h.he} said, “but {I’ve|one has} seen narrower. And what’s {stuck|blocked} here?”]",
      "With {a mirror|a lamp} on a stick and {black|sooty} knees, {a helper} was peering into {a sight}. {H.he} turned the {mirror|beam} round, and there was {Hero}’s {long|gloomy} face.",
    ],
  },
  {
    id: "knitting-ferryman",
    who: "a knitting ferryman",
    later: "the ferryman",
    pronouns: "he",
    gifts: ["kind", "handy"],
    enter: [
      "{A helper} sat on {a crate|a coil of rope}, counting stitches. The {sock|scarf} was already three metres {long|wide}, for ferrymen do a {great deal of|lot of} waiting. [“Forty,” {h.he} said. “{Now|Right}. Tell me.”]",
      "A ball of {orange|grey} wool rolled up to {Hero}, {unwinding|gathering dust}. The other end led to {a helper}, who reeled it in, {loop by loop|without hurry}, and took a {seat|look}.",
    ],
  },
  {
    id: "museum-mouse",
    who: "an elderly museum mouse",
    later: "the mouse",
    pronouns: "she",
    gifts: ["small", "kind"],
    enter: [
      "“{Kindly|Please} don’t stamp so near the {exhibits|crumbs},” said somebody by {his} {shoe|heel}. It was {a helper}, in spectacles, who dated {roughly|probably} from the same century as {h.his} {cheese|whiskers}.",
      "Out of {a crack|a drainpipe} came {a helper}, sniffed, and laid {a crumb|a paw} on {Hero}’s {sleeve|bootlace}. [{H.he} had watched {nine|six} directors, and nothing {surprised|hurried} {h.him}.]",
    ],
  },
  {
    id: "fire-station-cook",
    who: "a fire-station cook",
    later: "the cook",
    pronouns: "he",
    gifts: ["strong", "bright"],
    enter: [
      "Suddenly it smelt of onions. {A helper} had come out with a {pan|ladle} as big as a {drum|wheel}, keen to know whether the {groans|sighs} meant hunger.",
      "{A helper} trotted up in {boots|an apron}, because someone had {reported|rung about} a long face in this {street|quarter}. [{H.he} took such {calls|reports} seriously.]",
    ],
  },
  {
    id: "cartographer",
    who: "a lost map-maker",
    later: "the map-maker",
    pronouns: "they",
    gifts: ["clever", "handy"],
    enter: [
      "“Is this {Portugal|Norway}?” asked {a helper}, unfolding {h.his} own map {upside down|the other way}. [{H.he} drew wonderful ones, and {couldn’t|could never} read them.] “I’m afraid not,” said {Hero}, so {h.he} {stayed|sat down}.",
      "{A helper} came along, pacing the {gutter|hedge} and muttering, and {walked|strode} straight into {the pal}. [“{Note|Mark}: soft obstacle,” {h.he} {wrote|murmured}, and then saw the {real|other} one.]",
    ],
  },
  {
    id: "projectionist",
    who: "a cinema projectionist",
    later: "the projectionist",
    pronouns: "she",
    gifts: ["bright", "clever"],
    enter: [
      "On the back steps of the cinema {a helper} was eating {a food} in the fresh air. [{H.he} had seen four thousand films, and had never yet left before the {end|happy part}.] {Hero}, {h.he} could tell, had got to the part where all seems {lost|hopeless}.",
      "“Interval,” said a {cheerful|friendly} voice behind {him}. It was {a helper}, with a reel of film under {one arm|each arm}, and {h.he} sat down beside {Hero} as people do in the {stalls|third row}. [“Now tell me what has happened so far.”]",
      "{A helper} was changing the letters over the cinema door, and had one left over, which was a {Q|Z}. {H.he} looked round and saw {Hero}’s face. [In {h.his} profession one notices when a picture goes dark.] {H.he} came to see what was the matter.",
    ],
  },
  {
    id: "otter-mechanic",
    who: "an otter with a toolbag",
    later: "the otter",
    pronouns: "it",
    gifts: ["small", "handy"],
    enter: [
      "There was a splash. {A helper} climbed out of the {ditch|stream} and shook the water off, all over {the pal}. [“Pardon me,” {h.he} said, “I was {mending|oiling} the sluice.”] {H.he} set down {h.his} {spanners|pliers} and asked what was broken here.",
      "Wet footprints led to a {drain cover|pump}, and beside it lay {a helper}, on {h.his} back, tightening something. {H.he} repaired the things that people only {notice|miss} when they stop. [{Hero}, it was plain to see, had stopped.]",
      "“Don’t tell me,” said {a helper}, sliding down off a wall with dripping whiskers. “It {jams|sticks}, and nobody knows why.” [In {h.his} experience it always began like that.] {Hero} could only nod.",
    ],
  },
  {
    id: "poetic-scaffolder",
    who: "a poetic scaffolder",
    later: "the scaffolder",
    pronouns: "they",
    gifts: ["strong", "clever"],
    enter: [
      "A {pole|plank} came round the corner, and went on coming, and at the end of it walked {a helper}. “Nothing rhymes with ‘{bucket|ladder}’,” {h.he} said to {Hero}, and put it down. “Nothing fits.” “And what doesn’t fit with you?”",
      "{A helper} was sitting on a heap of planks and reading aloud from a very small book. [Anyone who could lift a {piano|bathtub} might also weep at a poem, {h.he} thought.] At {Hero}’s sigh {h.he} turned down the {corner of the page|page} and listened.",
      "“That was a sigh in four {parts|verses},” said somebody. On the lowest rung of a scaffold sat {a helper}, with a mug of {tea|soup}, and {h.he} came over to hear it {properly|again}. [Big people, {h.he} believed, are there for big {sighs|troubles}.]",
    ],
  },
];
