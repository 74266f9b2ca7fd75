import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "heron",
    who: "an old heron",
    pronouns: "she",
    gifts: ["clever", "bright"],
    enter: [
      "What {he} had taken for a {stick|post} opened one eye. It was {a helper}. “You’re doing that {wrong|the hard way},” {h.he} said, not unkindly.",
      "On one leg, quite still, stood {a helper}. {H.he} had been watching {for a while|all along}.",
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
    ],
  },
  {
    id: "lamp-woman",
    who: "a lamp mender",
    pronouns: "she",
    gifts: ["bright", "handy"],
    enter: [
      "Along the wall came a {ladder|glow}, and under it {a helper}, with {wire|oil} on {h.his} apron.",
      "{A helper} was going home with {h.his} tools. {H.he} saw {Hero} sitting there +and {h.he} put the bag down.",
    ],
  },
  {
    id: "hare",
    who: "a long-legged hare",
    pronouns: "she",
    gifts: ["small", "kind"],
    enter: [
      "Through the {grass|clover} came {a helper}, in a hurry, as hares are. {H.he} went by. Then {h.he} came back.",
      "Two ears stood up behind {a sight}. Between them was {a helper}. “Bad luck?” {h.he} asked.",
    ],
  },
  {
    id: "ox",
    who: "a white ox",
    pronouns: "he",
    gifts: ["strong"],
    enter: [
      "Something {huge|warm} breathed on {his} neck. It was {a helper}, chewing, with {a daisy|a wren} on one horn.",
      "From the next field {a helper} looked over the wall for a long time. “Hm,” said {h.he}, as oxen do.",
    ],
  },
  {
    id: "tinker",
    who: "a travelling tinker",
    pronouns: "they",
    gifts: ["handy", "clever"],
    enter: [
      "Pots {clanked|jingled} up the road. They hung on {a helper} like {bells|fruit}, so that you could hear every step.",
      "By {a sight} sat {a helper}, mending a {kettle|pan}. {Hero} had not noticed {h.him} before.",
    ],
  },
  {
    id: "owl",
    who: "a young owl",
    pronouns: "they",
    gifts: ["bright", "clever"],
    enter: [
      "“Who?” asked somebody. It was {a helper}, just {awake|up}, with feathers all on end.",
      "{A helper} came down without a sound, and sat on {a sight}. {H.his} eyes were like two {lamps|plates}.",
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
    ],
  },
  {
    id: "beaver",
    who: "a sleepy beaver",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "{Slap|Smack}! went something flat. {A helper} sat up and rubbed {h.his} eyes. “Who’s {thumping|sighing} up here?”",
      "{A helper} waddled out, with {sawdust|chips} in {h.his} whiskers, and looked at the {mess|trouble}.",
    ],
  },
  {
    id: "girl-on-wheels",
    who: "a girl in a wheelchair",
    pronouns: "she",
    gifts: ["clever", "strong"],
    enter: [
      "{A helper} came {spinning|rolling} down the slope and stopped on the spot. Her wheels were full of {ribbons|cards}. “Stuck?” she asked.",
      "“I’ve been stuck {here|like that} too,” said a voice. It was {a helper}, with {a map|an apple} on her knees.",
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
    ],
  },
  {
    id: "firefly",
    who: "a firefly",
    pronouns: "it",
    gifts: ["bright", "small"],
    enter: [
      "A spark went on, and off, and on. It landed on {his} {thumb|sleeve}. It was {a helper}.",
      "What {he} took for a {star|spark} came {lower|nearer} +and then it was {a helper}, humming.",
    ],
  },
];
