import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "heron",
    who: "an old heron",
    pronouns: "she",
    gifts: ["clever", "bright"],
    enter: [
      "What {he} had taken for a {stick|post} opened one eye. It was {a helper}. [“You’re doing that {wrong|the hard way},” said {the helper}, not unkindly.]",
      "On one leg, quite still, stood {a helper}. {H.he} had been watching {for a while|all along}.",
      "From the {reeds|ditch} stepped {a helper}, and looked at {Hero} {down|along} {h.his} beak.",
    ],
  },
  {
    id: "carter",
    who: "a coal carter",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "Then came {hooves|wheels}, and {a helper} with {soot|dust} up to {h.his} eyebrows and a wide smile.",
      "A cart stopped. Down climbed {a helper}, {yawning|whistling}, with arms like {tree trunks|bolsters}.",
      "On {a cart} sat {a helper}, eating {a food}, and {waved|nodded}.",
    ],
  },
  {
    id: "mole",
    who: "a busy mole",
    pronouns: "he",
    gifts: ["small", "handy"],
    enter: [
      "The ground {bulged|wobbled}. Up came a nose, then {spectacles|two pink hands}, then the whole of {a helper}.",
      "“Mind your feet!” Out of a fresh hill of {earth|sand} popped {a helper}, brushing {h.his} waistcoat.",
      "Something {tickled|bumped} {his} boot from below. It was {a helper}, with {a gadget} {h.he} had dug up.",
    ],
  },
  {
    id: "lamp-woman",
    who: "a lamp mender",
    pronouns: "she",
    gifts: ["bright", "handy"],
    enter: [
      "Along the wall came a {ladder|glow}, and under it {a helper}, with {wire|oil} on {h.his} apron.",
      "{A helper} was going home with {h.his} tools, saw {Hero} {sitting|standing} there, and put the bag down.",
      "“There’s a face that needs light,” said somebody. It was {a helper}, with a {colour} {lamp|hat}.",
    ],
  },
  {
    id: "hare",
    who: "a long-legged hare",
    pronouns: "she",
    gifts: ["small", "kind"],
    enter: [
      "Through the {grass|clover} came {a helper}, in a hurry, as hares are. [{H.he} went by.] Then {h.he} came back.",
      "Two ears stood up behind {a sight}. Between them was {a helper}. “{Bad luck|Stuck}?”",
      "By {a sight} sat {a helper}, with {h.his} ears at {ten past six|half past nine}, listening.",
    ],
  },
  {
    id: "ox",
    who: "a white ox",
    pronouns: "he",
    gifts: ["strong"],
    enter: [
      "Something {huge|warm} breathed on {his} neck. It was {a helper}, chewing, with {a daisy|a wren} on one horn.",
      "From the next field {a helper} looked over the wall. “Hm,” {h.he} said, as oxen do.",
      "The ground shook a little, {step by step|thud by thud}. It was {a helper}, smelling of {smell}.",
    ],
  },
  {
    id: "tinker",
    who: "a travelling tinker",
    pronouns: "they",
    gifts: ["handy", "clever"],
    enter: [
      "Pots {clanked|jingled} up the road. They hung on {a helper} like {bells|fruit}.",
      "By {a sight} sat {a helper}, mending a {kettle|pan}. {Hero} had not noticed {h.him} before.",
      "{A helper} came by, selling {spoons|string} out of {a cart}, and stopped to {look|ask}.",
    ],
  },
  {
    id: "owl",
    who: "a young owl",
    pronouns: "they",
    gifts: ["bright", "clever"],
    enter: [
      "“Who?” asked somebody. It was {a helper}, just {awake|up}, with feathers all on end.",
      "{A helper} came down without a sound, with eyes like two {lamps|plates}.",
      "Two round eyes came on in the {elm|dusk}. They belonged to {a helper}, who {blinked|bowed}.",
    ],
  },
  {
    id: "seamstress",
    who: "a kite maker",
    pronouns: "she",
    gifts: ["handy", "kind"],
    enter: [
      "A ball of string rolled up to {his} {feet|boot}. At the other end of it was {a helper}, laughing.",
      "{A helper} came by, all {tails|paper} and {knots|paste}. {H.he} nearly fell over {the pal}.",
      "Something {colour} dived out of the sky, and after it came {a helper}, {puffing|waving}.",
    ],
  },
  {
    id: "beaver",
    who: "a sleepy beaver",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "{Slap|Smack}! {A helper} sat up and rubbed {h.his} eyes. “Who’s {thumping|sighing} up here?”",
      "{A helper} waddled out, with {sawdust|chips} in {h.his} whiskers, and looked at the {mess|trouble}.",
      "Something {munched|gnawed}. Behind {a sight} was {a helper}, with {h.his} mouth full of {bark|twigs}.",
    ],
  },
  {
    id: "girl-on-wheels",
    who: "a girl in a wheelchair",
    pronouns: "she",
    gifts: ["clever", "strong"],
    enter: [
      "{A helper} came {spinning|rolling} down {the track} and stopped on the spot. [{H.his} wheels were full of {ribbons|cards}.] “{Stuck|Trouble}?”",
      "“I’ve been stuck {here|like that} too,” said a voice. It was {a helper}, with {a map|a basket} on {h.his} knees.",
      "{Whizz|Swish}, and there was {a helper}, with {a creature} on {h.his} lap. “What’s up?”",
    ],
  },
  {
    id: "mouse-family",
    who: "a harvest mouse",
    pronouns: "she",
    gifts: ["small", "clever"],
    enter: [
      "“Down here,” said a voice like {a pin|a thread}. {Hero} knelt. On {a clover leaf|a straw} swung {a helper}.",
      "Something ran up {his} {sleeve|boot}, and out on {his} knee. It was {a helper}, {h.his} whiskers going.",
      "In {his} pocket something {moved|sneezed}. Out climbed {a helper}, shaking off the {crumbs|fluff}.",
    ],
  },
  {
    id: "baker-boy",
    who: "a baker’s boy",
    pronouns: "he",
    gifts: ["kind", "strong"],
    enter: [
      "Whistling came round the corner, and after it {a helper}, white with flour from {hat|ears} to {heels|toes}.",
      "{A helper} sat down next to {him}, without {a word|asking}, and swung {h.his} legs.",
      "It smelt of warm {buns|bread}, and then came {a helper}, with a basket on {h.his} {head|arm}.",
    ],
  },
  {
    id: "firefly",
    who: "a firefly",
    pronouns: "it",
    gifts: ["bright", "small"],
    enter: [
      "A spark went on, and off, and on. It landed on {his} {thumb|sleeve}. It was {a helper}.",
      "What {he} took for a {star|spark} came {lower|nearer}, and was {a helper}, humming.",
      "By {a sight} hung a {tiny|small} light, with {a helper} inside it. It said {good evening|hello}.",
    ],
  },
  {
    id: "mule",
    who: "a grey mule",
    pronouns: "she",
    gifts: ["strong", "kind"],
    enter: [
      "{A helper} put {h.his} long {soft|grey} face over the {hedge|wall}, and chewed, and looked {sorry|kind}.",
      "Down {the track} came {a helper}, with {a sight} on {h.his} back.",
      "{A helper} had been lying in the {dust|grass} all the time, with {h.his} feet in the {air|sun}.",
    ],
  },
  {
    id: "rope-dancer",
    who: "a rope dancer",
    pronouns: "she",
    gifts: ["handy", "strong"],
    enter: [
      "Over their heads, on a washing line, walked {a helper}, with {a food} in one hand.",
      "{A helper} came {the whole|half the} way on tiptoe, in {a cloth}, and {bowed|jumped down}.",
      "There was a {thump|jingle}. {A helper} had landed next to {him}, quite {softly|gracefully}.",
    ],
  },
  {
    id: "harbour-pilot",
    who: "a harbour pilot",
    pronouns: "they",
    gifts: ["bright", "clever"],
    enter: [
      "Buttons {flashed|gleamed} along {the track}. It was {a helper}, on the way to {work|the shop}.",
      "{A helper} was looking through a {long|brass} telescope, and {Hero} was at the other end.",
      "“I saw you from {up there|the tower},” said {a helper}. “You’ve been at it since {noon|lunch}.”",
    ],
  },
  {
    id: "spider",
    who: "a polite spider",
    pronouns: "it",
    gifts: ["small", "handy"],
    enter: [
      "Down on a thread came {a helper}, turning {slowly|round}, until it was level with {his} {nose|chin}.",
      "“Excuse me,” said {a helper}, from the {third|top} button of {his} coat.",
      "Between {a sight} and the {sky|wall} sat {a helper}, knitting something {colour}.",
    ],
  },
  {
    id: "bookbinder",
    who: "a tall bookbinder",
    pronouns: "he",
    gifts: ["handy", "clever"],
    enter: [
      "{A helper} came by behind a {high|leaning} pile of books, and bumped into {the pal}.",
      "By {a sight} sat {a helper}, reading, with {a creature} on {h.his} hat.",
      "It smelt of glue and {smell}, and there stood {a helper}, {blinking|nodding}.",
    ],
  },
  {
    id: "night-porter",
    who: "a night porter",
    pronouns: "he",
    gifts: ["bright", "kind"],
    enter: [
      "Keys {jingled|rang}. {A helper} came on duty, with a {colour} lamp and {a food} in paper.",
      "“Carry anything for you?” asked {a helper}, and {lifted|touched} {h.his} cap to {the pal}.",
      "{A helper} was just lighting up {the track}, lamp by lamp, and came to {theirs|the last}.",
    ],
  },
];
