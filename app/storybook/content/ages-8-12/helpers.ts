import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "postmistress",
    who: "a retired postmistress",
    later: "the postmistress",
    pronouns: "she",
    gifts: ["clever", "kind"],
    enter: [
      "“That looks like a parcel with no address,” remarked {a helper}, and meant {Hero}’s face. [{H.he} had come out for air with {a trolley|two sticks}, and could tell a {sad|stuck} parcel when {h.he} saw one.] {H.he} asked what had gone wrong +and {Hero} told {h.him}, from the beginning.",
      "Across the way {a helper} put down {h.his} {shopping|crossword} and came over. In forty years {h.he} had never left anything undelivered, and {Hero} looked {undelivered|badly stuck}. “Show me the trouble,” said {the helper}, “and we’ll {see|look at it together}.”",
    ],
  },
  {
    id: "crane-driver",
    who: "a crane driver",
    pronouns: "she",
    gifts: ["strong", "bright"],
    enter: [
      "Along came {a helper}, swinging a lunch box, on the way home from a {building site|very tall crane}. From up there {h.he} had seen {Hero}’s {disaster|misfortune} from start to finish +and now {h.he} {wanted|had come} to see it from below, and to help.",
      "“From up there it looked {quite|rather} funny,” said {a helper}, pulling off {h.his} {gloves|helmet}, “and from down here it {doesn’t|looks sad}.” {H.he} had climbed down from a crane on purpose. [{H.he} sat beside {Hero} for a minute.] Then {h.he} walked round the trouble once +and {h.he} looked at it from every side.",
    ],
  },
  {
    id: "courier",
    who: "a bicycle courier",
    later: "the courier",
    pronouns: "they",
    gifts: ["small", "handy"],
    enter: [
      "There was a {squeal|hiss} of brakes, and round the corner slid {a helper}, backwards, entirely on purpose. [{H.he} had {nine|six} minutes to spare, which was {unheard of|a record}.] “You look as if you need somebody,” {h.he} said to {Hero}, and leaned the bicycle against {a sight}.",
      "{A helper} had been mending a {chain|puncture} close by, with teeth and {a bent fork|chewing gum}, and {Hero} had not noticed {h.him} at all. “That was a loud {bump|sigh},” said {the helper}. {H.he} wiped {h.his} hands and came over +and {h.he} asked to see what was wrong.",
    ],
  },
  {
    id: "tuba-player",
    who: "a tuba player",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "First came a large golden {shape|gleam}, which was a tuba, and only then, underneath it, {a helper}, on the way home from rehearsal. {H.he} set it {down|on a wall}, because {Hero} looked so {sad|gloomy}. “Is there anything to lift?” {h.he} asked {cheerfully|hopefully}, “or shall I just listen?”",
      "Something went ‘{pom|poop}’, gravely, as if in {sympathy|reply}, and it was {a helper}, practising behind {a sight}. {H.he} had heard it all go wrong. [{H.he} came out with {h.his} tuba under one arm.] Now {h.he} wanted to help +so {h.he} had a good look at the {trouble|matter}.",
    ],
  },
  {
    id: "chess-champion",
    who: "a chess champion of nine",
    later: "the champion",
    pronouns: "she",
    gifts: ["clever", "small"],
    enter: [
      "“You moved too {early|soon},” said {a helper}, who was sitting on {a step|an upturned bucket}, eating {a food}. [{H.he} {h.was} always three moves ahead of {everybody|the town}.] {H.he} jumped down +and {h.he} looked at {Hero}’s trouble like a game that was not lost yet.",
      "{A helper}, who was sitting close by, closed {h.his} travelling board with a {click|snap}. [Other people’s muddles were {h.his} {hobby|favourite reading}.] “What have you tried so far?” asked {the helper}. {Hero} told {h.him} +and {h.he} thought about it for {a while|some time}.",
    ],
  },
  {
    id: "stage-electrician",
    who: "a stage electrician",
    later: "the electrician",
    pronouns: "he",
    gifts: ["bright", "handy"],
    enter: [
      "Draped in {cable|fairy lights}, like a Christmas tree, {a helper} was on the way to the theatre. {H.he} stopped beside {Hero}, for {h.he} had lit {storms|sunrises} all {h.his} life, and could see {gloom|trouble} a mile off. “Let me look at that,” said {the helper}, and put the {heavy|whole} bundle down.",
      "Climbing off {a ladder|a high stool}, {a helper} asked who had {dimmed|turned down} {Hero}’s day. [{H.his} pockets were full of {fuses|coloured glass}, and {h.his} eyebrows were slightly {singed|blue}.] {Hero} explained what was the matter +and {h.he} came to look at once.",
    ],
  },
  {
    id: "jackdaw",
    who: "a well-read jackdaw",
    later: "the jackdaw",
    pronouns: "it",
    gifts: ["small", "clever"],
    enter: [
      "A {cough|rustle} came from {a helper}, who was sitting above {Hero}, turning the pages of somebody’s {newspaper|timetable}. {H.he} had seen it all, and flew down. “I have read about such {cases|things},” said {the helper}. “May I look closer?”",
      "What {Hero} had taken for a {hat|glove} hopped closer, and it was {a helper}, with ink on {h.his} bill. {H.he} walked all round the trouble, with {h.his} head on one side +and then {h.he} offered to help.",
    ],
  },
  {
    id: "hotel-porter",
    who: "a hotel porter",
    later: "the porter",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "{A helper} in plum uniform came by, put down {four|six} suitcases, none of them {h.his}, and {wiped|fanned} {h.his} forehead. “My {guests|dentists} can wait,” {h.he} said. “You have something heavier there.” {Hero} nodded +and {h.he} asked to be shown what was wrong.",
      "Gold {buttons|braid} came into view, then {white gloves|a tiny cap}, and between them {a helper}, on the way to the station. {H.he} could never walk {past|by} a person in {difficulty|trouble} +so {h.he} stopped and asked {Hero} what had happened.",
    ],
  },
  {
    id: "substitute-teacher",
    who: "a substitute teacher",
    later: "the teacher",
    pronouns: "they",
    gifts: ["kind", "clever"],
    enter: [
      "On a {bench|stool} close by {a helper} was marking sums, with a {green|purple} pencil and several sighs. At {Hero}’s groan {h.he} looked {up|over}. [Substitutes are used to {finding|meeting} things halfway through.] {H.he} put the sums away +and {h.he} came across to ask what the {problem|question} was.",
      "“Start at the {beginning|point where it went wrong},” said {a helper}, who had come up so quietly that {Hero} {jumped|dropped $his crust}. So {Hero} told it from the start +and {h.he} listened to the very end. [It is a {gift|skill}, to listen like that.] “Now let’s look at it,” said {the helper}.",
    ],
  },
  {
    id: "chimney-inspector",
    who: "a chimney inspector",
    later: "the inspector",
    pronouns: "she",
    gifts: ["small", "bright"],
    enter: [
      "A {brush|lamp} came out of a {hole|hatch} in the wall, and after it, {feet|soot} first, {a helper}. “Narrow,” {h.he} said, “but {I’ve|one has} seen narrower. And what’s the trouble out here?” {Hero} told {h.him} about it +and {h.he} came to look, brush and all.",
      "With {a mirror|a lamp} on a stick and {black|sooty} knees, {a helper} was peering into {a sight}. {H.he} turned round, and there was {Hero}’s {long|gloomy} face. “Chimneys can wait,” said {the helper}, and came to look into this trouble instead.",
    ],
  },
  {
    id: "knitting-ferryman",
    who: "a knitting ferryman",
    later: "the ferryman",
    pronouns: "he",
    gifts: ["kind", "handy"],
    enter: [
      "{A helper} sat on {a crate|a coil of rope}, waiting for passengers and counting stitches. The {sock|scarf} was already three metres {long|wide}. [Ferrymen do a {great deal of|lot of} waiting.] “Forty,” {h.he} said, and put it away, because {Hero} looked so {lost|downcast}. “{Now|Right}. Tell me what’s wrong.”",
      "A ball of {orange|grey} wool rolled up to {Hero}, and at the other end of it was {a helper}. {H.he} reeled it in, {loop by loop|without hurry}, and so came nearer. {H.he} asked to hear about the trouble +and {h.he} knitted eleven stitches while {h.he} listened.",
    ],
  },
  {
    id: "museum-mouse",
    who: "an elderly museum mouse",
    later: "the mouse",
    pronouns: "she",
    gifts: ["small", "kind"],
    enter: [
      "“{Kindly|Please} don’t stamp so near the crumbs,” said {a helper}, who stood by {Hero}’s {shoe|heel}, in spectacles, at supper. {Hero} apologised, and explained what had gone wrong. {The helper} put the last crumb down +and {h.he} came to have a look.",
      "Out of {a crack|a drainpipe} came {a helper}, sniffed, and laid a paw on {Hero}’s {sleeve|bootlace}. [{H.he} had lived in a museum for years, and nothing {surprised|hurried} {h.him}.] “I saw how it went wrong,” said {the helper}. “Let me have a look from {below|close by}.”",
    ],
  },
  {
    id: "fire-station-cook",
    who: "a fire-station cook",
    later: "the cook",
    pronouns: "he",
    gifts: ["strong", "bright"],
    enter: [
      "Out of the fire station, with a {pan|ladle} as big as a {drum|wheel}, came {a helper}, who had heard a {groan|sigh} and thought that it was hunger. [Suddenly it smelt of onions.] It was something worse, {Hero} explained +so {h.he} came along to see it.",
      "{A helper} trotted up in {boots|an apron}, because someone had {reported|rung about} a long face in this {street|quarter}. [At the fire station they took such {calls|reports} seriously.] The face was {Hero}’s. “Where’s the fire?” {h.he} asked, and was shown what was wrong.",
    ],
  },
  {
    id: "cartographer",
    who: "a lost map-maker",
    later: "the map-maker",
    pronouns: "they",
    gifts: ["clever", "handy"],
    enter: [
      "{A helper} unfolded {h.his} own map {upside down|the other way}, and wanted to know from {Hero} whether this was {Portugal|Norway}. [{H.he} drew wonderful maps, and {couldn’t|could never} read them.] It was not. “Then I’m lost in any case,” said {the helper}, “and I may as well help you first. What’s the matter?”",
      "{A helper} came along, counting {h.his} steps for a map, and {walked|strode} straight into {the pal}. “{Note|Mark}: one obstacle,” {h.he} {wrote|murmured}. Then {h.he} saw {Hero}’s obstacle, which was bigger +and {h.he} put {h.his} pencil away, to look at it properly.",
    ],
  },
  {
    id: "projectionist",
    who: "a cinema projectionist",
    later: "the projectionist",
    pronouns: "she",
    gifts: ["bright", "clever"],
    enter: [
      "On the back steps of the cinema {a helper} was eating {a food} in the fresh air. {Hero}, {h.he} could tell, had got to the part where all seems {lost|hopeless}. [{H.he} had seen four thousand films, and had never yet left before the {end|happy part}.] “That is never the end,” said {the helper}, and came to see what was wrong.",
      "“Interval,” said {a helper}, who had come up behind {Hero} with a reel of film under {one arm|each arm}. {H.he} sat down beside {him}, as people do in the {stalls|third row}. “Now tell me what has happened so far,” said {the helper}.",
      "{A helper} was changing the letters over the cinema door, and had one left over, which was a {Q|Z}. {H.he} looked round and saw {Hero}’s face. [In {h.his} profession one notices when a picture goes dark.] {H.he} put the letter in {h.his} pocket +and {h.he} came to see what was the matter.",
    ],
  },
  {
    id: "otter-mechanic",
    who: "an otter with a toolbag",
    later: "the otter",
    pronouns: "it",
    gifts: ["small", "handy"],
    enter: [
      "There was a splash, and {a helper} climbed out of the {ditch|stream} and shook the water off, all over {the pal}. [“Pardon me,” {h.he} said, “I was {mending|oiling} the sluice.”] {H.he} set down {h.his} {spanners|pliers} +and {h.he} asked {Hero} what had gone wrong here.",
      "Wet footprints led to a {drain cover|pump}, and beside it lay {a helper}, on {h.his} back, tightening something. [{H.he} repaired the things that people only {notice|miss} when they stop.] “You’ve stopped, too,” said {the helper} to {Hero}, and slid out to see why.",
      "“Don’t tell me,” said {a helper}, sliding down off a wall with dripping whiskers. “It won’t {go|work}, and nobody knows why.” [In {h.his} experience it always began like that.] {Hero} could only nod +so {h.he} opened {h.his} toolbag and came to look.",
    ],
  },
  {
    id: "poetic-scaffolder",
    who: "a poetic scaffolder",
    later: "the scaffolder",
    pronouns: "they",
    gifts: ["strong", "clever"],
    enter: [
      "A {pole|plank} came round the corner, and went on coming, and at the end of it walked {a helper}. “Nothing rhymes with ‘{bucket|ladder}’,” {h.he} complained to {Hero}, and put it down. Then {h.he} saw that {Hero} had a trouble as well +and {h.he} wanted to hear about that first.",
      "{A helper} was sitting on a heap of planks and reading aloud from a very small book. [Anyone who could lift a {piano|bathtub} might also weep at a poem, {h.he} thought.] At {Hero}’s sigh {h.he} turned down the {corner of the page|page} +and {h.he} came over to see what was wrong.",
      "“That was a sigh in four {parts|verses},” said {a helper}, from the lowest rung of a scaffold. [Big people, {h.he} believed, are there for big {sighs|troubles}.] {H.he} put down a mug of {tea|soup} and came over to {Hero} +and {h.he} asked where it hurt.",
    ],
  },
];
