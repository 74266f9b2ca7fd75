import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "postmistress",
    who: "a retired postmistress",
    later: "the postmistress",
    pronouns: "she",
    gifts: ["clever", "kind"],
    enter: [
      "“That looks like a parcel with no address,” remarked {a helper}, and meant {Hero}’s face. [{H.he} had come out for air with {a trolley|two sticks}, and could tell a {sad|stuck} parcel when {h.he} saw one.] {H.he} asked what had gone wrong. [{Hero} told {h.him} from the beginning +and {h.he} listened.]",
      "Across the way {a helper} put down {h.his} {shopping|crossword}, and came over to help {Hero}. [In forty years {h.he} had never left anything undelivered, and {Hero} looked {undelivered|badly stuck}.] [“Show me the trouble,” said {the helper}, “and we’ll {see|look at it together}.”]",
    ],
  },
  {
    id: "crane-driver",
    who: "a crane driver",
    pronouns: "she",
    gifts: ["strong", "bright"],
    enter: [
      "Along came {a helper}, swinging a lunch box, and asked {Hero} what was wrong. [From the top of a {building site|very tall crane} {h.he} had seen the {disaster|misfortune} from start to finish +and now {h.he} {wanted|had come} to see it from below.]",
      "Down from a crane climbed {a helper}, who had seen {Hero}’s trouble and wanted to help. [“From up there it looked {quite|rather} funny,” {h.he} said, pulling off {h.his} {gloves|helmet}, “and from down here it {doesn’t|looks sad}.”] [{H.he} walked round it once, and looked at it from every side.]",
    ],
  },
  {
    id: "courier",
    who: "a bicycle courier",
    later: "the courier",
    pronouns: "they",
    gifts: ["small", "handy"],
    enter: [
      "[There was a {squeal|hiss} of brakes.] Round the corner slid {a helper}, backwards, and offered to help. [{H.he} had {nine|six} minutes to spare, which was {unheard of|a record}.] [“You look as if you need somebody,” {h.he} said to {Hero} +and {h.he} leaned the bicycle against {a sight}.]",
      "{A helper} was mending a {chain|puncture} close by, heard {Hero} sigh, and came to look. [{H.he} had been doing it with teeth and {a bent fork|chewing gum}.] [“That was a loud {bump|sigh},” said {the helper}. {H.he} wiped {h.his} hands +and {h.he} asked to see what was wrong.]",
    ],
  },
  {
    id: "tuba-player",
    who: "a tuba player",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "First came a large golden {shape|gleam}, which was a tuba, and underneath it {a helper}, who stopped beside {Hero}. [{H.he} {h.was} on the way home from rehearsal, and set it {down|on a wall}.] [“Is there anything to lift?” {h.he} asked {cheerfully|hopefully}, “or shall I just listen?”]",
      "A tuba went ‘{pom|poop}’, and from behind it came {a helper}, who wanted to help. [{H.he} had been practising near {a sight}, and had heard it all go wrong.] [{H.he} put the tuba under one arm +and {h.he} had a good look at the {trouble|matter}.]",
    ],
  },
  {
    id: "chess-champion",
    who: "a chess champion of nine",
    later: "the champion",
    pronouns: "she",
    gifts: ["clever", "small"],
    enter: [
      "“You moved too {early|soon},” said {a helper}, who was sitting close by, and jumped down to help. [{H.he} {h.was} always three moves ahead of {everybody|the town}.] [{H.he} looked at {Hero}’s trouble like a game that was not lost yet.]",
      "{A helper} closed {h.his} travelling board with a {click|snap}, and came over to help. [Other people’s muddles were {h.his} {hobby|favourite reading}.] [“What have you tried so far?” asked {the helper}. {Hero} explained it +and {h.he} thought about it for {a while|some time}.]",
    ],
  },
  {
    id: "stage-electrician",
    who: "a stage electrician",
    later: "the electrician",
    pronouns: "he",
    gifts: ["bright", "handy"],
    enter: [
      "Draped in {cable|fairy lights}, like a Christmas tree, {a helper} stopped beside {Hero} and offered help. [{H.he} had lit {storms|sunrises} all {h.his} life, and could see {gloom|trouble} a mile off.] [“Let me look at that,” said {the helper}, and put the {heavy|whole} bundle down.]",
      "Climbing off {a ladder|a high stool}, {a helper} offered {Hero} help at once. [{H.his} pockets were full of {fuses|coloured glass}, and {h.his} eyebrows were slightly {singed|blue}.] [{Hero} told {h.him} everything +and {h.he} came to look.]",
    ],
  },
  {
    id: "jackdaw",
    who: "a well-read jackdaw",
    later: "the jackdaw",
    pronouns: "it",
    gifts: ["small", "clever"],
    enter: [
      "{A helper}, who was sitting above {Hero}, had seen it all, and flew {down|nearer}. [{H.he} had been turning the pages of somebody’s {newspaper|timetable}.] [“I have read about such {cases|things},” said {the helper}. “May I look closer?”]",
      "What {Hero} had taken for a {hat|glove} was {a helper}, who hopped closer to help. [There was ink on {h.his} bill.] [{H.he} walked all round the trouble, with {h.his} head on one side.]",
    ],
  },
  {
    id: "hotel-porter",
    who: "a hotel porter",
    later: "the porter",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "{A helper} in plum uniform saw {Hero}, put down {four|six} suitcases, and offered both hands. [“My {guests|dentists} can wait,” {h.he} said. “You have something heavier there.”] [{Hero} nodded +and {h.he} asked to be shown it.]",
      "Gold {buttons|braid} came into view, and in them {a helper}, who asked {Hero} what had happened. [{H.he} wore {white gloves|a tiny cap}, and was on the way to the station.] [{H.he} could never walk {past|by} a person in {difficulty|trouble} +so {h.he} stayed.]",
    ],
  },
  {
    id: "substitute-teacher",
    who: "a substitute teacher",
    later: "the teacher",
    pronouns: "they",
    gifts: ["kind", "clever"],
    enter: [
      "On a {bench|stool} close by {a helper} put {h.his} marking away, and came across to help {Hero}. [It was a heap of sums, with many {green|purple} ticks and several sighs.] [Substitutes are used to {finding|meeting} things halfway through.]",
      "“Start at the {beginning|point where it went wrong},” said {a helper}, who had come up to {Hero}, and listened. [{Hero} had {jumped|dropped $his crust}, for it had been so quiet.] [It is a {gift|skill}, to listen like that.] [“Now let’s look at it,” said {the helper}.]",
    ],
  },
  {
    id: "chimney-inspector",
    who: "a chimney inspector",
    later: "the inspector",
    pronouns: "she",
    gifts: ["small", "bright"],
    enter: [
      "Out of a {hole|hatch} in the wall, {feet|soot} first, came {a helper}, who asked {Hero} about the trouble. [“Narrow,” {h.he} remarked, “but {I’ve|one has} seen narrower.”] [{H.he} came to look, brush and all.]",
      "“Chimneys can wait,” said {a helper} with {black|sooty} knees, and came to look into {Hero}’s trouble. [With {a mirror|a lamp} on a stick {h.he} had been peering into {a sight}.] [Then {h.he} had turned round +and there was {Hero}’s {long|gloomy} face.]",
    ],
  },
  {
    id: "knitting-ferryman",
    who: "a knitting ferryman",
    later: "the ferryman",
    pronouns: "he",
    gifts: ["kind", "handy"],
    enter: [
      "{A helper}, who sat on {a crate|a coil of rope}, put {h.his} knitting away, because {Hero} looked so {lost|downcast}. [The {sock|scarf} was already three metres {long|wide}, for ferrymen do a {great deal of|lot of} waiting.] [“{Now|Right}. Tell me what’s wrong.”]",
      "A ball of {orange|grey} wool rolled up to {Hero}, and after it came {a helper}, to hear about the trouble. [{H.he} reeled it in, {loop by loop|without hurry}.] [{Hero} told the whole story +and {h.he} knitted eleven stitches while {h.he} listened.]",
    ],
  },
  {
    id: "museum-mouse",
    who: "an elderly museum mouse",
    later: "the mouse",
    pronouns: "she",
    gifts: ["small", "kind"],
    enter: [
      "By {Hero}’s {shoe|heel} stood {a helper}, in spectacles, and wished to be {useful|told more}. [“{Kindly|Please} don’t stamp so near the crumbs,” {h.he} had said, for it was supper.] [{H.he} put the last one down +and {h.he} came to have a look.]",
      "Out of {a crack|a drainpipe} came {a helper}, laid a paw on {Hero}’s {sleeve|bootlace}, and offered help. [{H.he} had lived in a museum for years, and nothing {surprised|hurried} {h.him}.] [“I saw how it went wrong,” said {the helper}. “Let me have a look from {below|close by}.”]",
    ],
  },
  {
    id: "fire-station-cook",
    who: "a fire-station cook",
    later: "the cook",
    pronouns: "he",
    gifts: ["strong", "bright"],
    enter: [
      "Out of the fire station came {a helper}, who had heard {Hero} {groan|sigh}, and meant to help. [{H.he} thought that it was hunger, and brought a {pan|ladle} as big as a {drum|wheel}.] [It was something worse, {Hero} explained +so {h.he} came along to see it.]",
      "{A helper} trotted up in {boots|an apron}, because someone had {reported|rung about} {Hero}’s long face. [At the fire station they took such {calls|reports} seriously.] [“Where’s the fire?” {h.he} asked, and was shown what was wrong.]",
    ],
  },
  {
    id: "cartographer",
    who: "a lost map-maker",
    later: "the map-maker",
    pronouns: "they",
    gifts: ["clever", "handy"],
    enter: [
      "“I’m lost in any case, so I may as well help you,” said {a helper} to {Hero}. [“I take it this isn’t {Portugal|Norway}?” It was not.] [{H.he} drew wonderful maps, and {couldn’t|could never} read them.] [{H.he} folded {h.his} own one {upside down|the other way} +and {h.he} looked at the trouble.]",
      "{A helper} came along, counting {h.his} steps for a map, and stopped at {Hero}’s trouble to help. [{H.he} had {walked|strode} straight into {the pal}. “{Note|Mark}: one obstacle,” {h.he} {wrote|murmured}.] [Now {h.he} saw a bigger one +and {h.he} put {h.his} pencil away.]",
    ],
  },
  {
    id: "projectionist",
    who: "a cinema projectionist",
    later: "the projectionist",
    pronouns: "she",
    gifts: ["bright", "clever"],
    enter: [
      "On the back steps of the cinema {a helper} put down {a food} and came to help {Hero}. [It was the part of the story, {h.he} could tell, where all seems {lost|hopeless}.] [{H.he} had seen four thousand films, and had never yet left before the {end|happy part}.]",
      "“Interval,” said {a helper}, and sat down beside {Hero}, to hear what had happened. [Under {one arm|each arm} {h.he} had a reel of film.] [That is how people sit in the {stalls|third row}, and tell each other the story so far.]",
      "{A helper} was changing the letters over the cinema door, saw {Hero}’s face, and came to help. [{H.he} had one letter left over, which was a {Q|Z}.] [{H.he} put it in {h.his} pocket, for in {h.his} profession one notices when a picture goes dark.]",
    ],
  },
  {
    id: "otter-mechanic",
    who: "an otter with a toolbag",
    later: "the otter",
    pronouns: "it",
    gifts: ["small", "handy"],
    enter: [
      "There was a splash, and out of the {ditch|stream} climbed {a helper}, who wanted to mend {Hero}’s trouble. [The water went all over {the pal}.] [“Pardon me,” {h.he} said, “I was {mending|oiling} the sluice.” {H.he} had {spanners|pliers} in {h.his} bag +and {h.he} liked to use them.]",
      "From under a {drain cover|pump} slid {a helper}, wet all over, to see why {Hero} had stopped. [{H.he} repaired the things that people only {notice|miss} when they stop.] [“And you’ve stopped, too,” said {the helper}.]",
      "“It won’t {go|work}, and nobody knows why,” said {a helper}, and slid down a wall to help {Hero}. [In {h.his} experience it always began like that.] [{Hero} could only nod +so {h.he} opened {h.his} toolbag and shook {h.his} dripping whiskers.]",
    ],
  },
  {
    id: "poetic-scaffolder",
    who: "a poetic scaffolder",
    later: "the scaffolder",
    pronouns: "they",
    gifts: ["strong", "clever"],
    enter: [
      "A {pole|plank} came round the corner, and at the end of it {a helper}, who stopped to help {Hero}. [“Nothing rhymes with ‘{bucket|ladder}’,” {h.he} complained, and put it down.] [{Hero} had a trouble as well +and {h.he} wanted to hear about that first.]",
      "{A helper}, who was reading aloud from a very small book, heard {Hero} sigh and came over. [Anyone who could lift a {piano|bathtub} might also weep at a poem, {h.he} thought.] [{H.he} turned down the {corner of the page|page} +and {h.he} asked to see what was wrong.]",
      "“That was a sigh in four {parts|verses},” said {a helper}, from a low scaffold, and came down to {Hero}. [Big people, {h.he} believed, are there for big {sighs|troubles}.] [{H.he} put down a mug of {tea|soup} +and {h.he} asked where it hurt.]",
    ],
  },
];
