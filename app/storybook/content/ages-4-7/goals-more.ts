import type { Goal } from "../../content-contract";

export const moreGoals: readonly Goal[] = [
  {
    id: "fetch-forgotten",
    wish: "to fetch {the prize} that {the players} left at {the place}",
    kind: "journey",
    obstacles: ["path", "keeper"],
    vars: {
      prize: [
        "a drumstick",
        "a blue curtain",
        "a brass key",
        "a velvet hat",
        "a triangle",
        "a music stand",
        "a paper moon",
        "a spare wheel",
      ],
      players: [
        "the brass band",
        "the street choir",
        "the shadow players",
        "the tea dancers",
        "the stilt walkers",
        "the clown school",
      ],
      place: ["the ice house", "the river stage", "the top school", "the boat club", "the ferry hut", "the tram shed"],
    },
    titles: [
      "{The prize} was left behind",
      "{Hero} saves the evening",
      "What {the players} forgot",
      "All for {a prize}",
    ],
    want: [
      "“Stop, stop!” The whole street stood still. {The players} were in their places, and {the prize} was not. [“I had it at {the place},” somebody wailed.] Only {Hero} had {fast boots|nothing to carry}.",
      "At {seven|eight} {the players} wanted to begin. At {five|six} they noticed that {the prize} was still at {the place}. [They all looked at each other’s {shoes|feet}.] “I’ll go,” said {Hero}. “You practise.”",
      "A note hung on the gate: ‘{The prize} forgotten! At {the place}! Help!’ It was signed by {the players}, in a {hurry|row}. [{Grownup} read it twice.] {Hero} had already {gone for $his coat|tied both boots}.",
    ],
    reached: [
      "{The prize} lay at {the place}, just where it had been left, with {a creature} asleep on it. [{Hero} lifted the one off the other.] When the lamps came on, {the players} had it back, and began.",
      "“{The prize}!” cried {the players}, all on one note. {He} had brought it from {the place} without a scratch. [{Hero} had to sit in the front row, on {a drum|a cushion}.] Then it started, and {town} went quiet to hear.",
      "When {Hero} came up the street from {the place}, somebody began to clap. Then they all did. [{The players} bowed to {him}, instead of the other way round.] With {the prize} it was the best evening of the {year|summer}.",
    ],
  },
  {
    id: "build-home",
    wish: "to build {the prize} for {the lodger} before the cold night",
    kind: "making",
    obstacles: ["work", "keeper"],
    vars: {
      prize: [
        "a winter house",
        "a hut with a chimney",
        "a house on one leg",
        "a very small inn",
        "a round house",
        "a house with two doors",
      ],
      lodger: [
        "the old toad",
        "the lame hedgehog",
        "the barn wren",
        "the one-eyed dormouse",
        "the shy newt",
        "the last bat",
      ],
    },
    titles: ["A roof for {the lodger}", "{Hero} the house builder", "Room for {the lodger}", "{The prize}"],
    want: [
      "It would be cold tonight, and {the lodger} lived under a {bucket|broken pot}. “That’s no home,” said {Hero}. [{Grownup} thought so too.] {He} fetched boards, and {a trinket} for a door bell, and began on {a prize}.",
      "“Look who’s on our step again,” said {grownup}. It was {the lodger}, {shivering|wet through}. [The old place had {blown away|fallen in}.] By dark there would be {a prize}, or {Hero} was no builder.",
      "{Hero} had drawn {a prize}, with {two|three} windows and a {bath|shelf}. {The lodger} had looked at the drawing for a {very long|good} time. [That was as good as a yes.] Now it only had to be built, before the {frost|cold} came.",
    ],
    reached: [
      "{The lodger} walked once round {the prize}, then in at the door. [Then out, to fetch {a leaf|the blanket}.] A light went on inside, no bigger than {a mite}.",
      "Nobody said a word when {the lodger} moved in. {The prize} stood there in the last light, straight enough, with moss on the roof. [{Hero} had never had a neighbour so small.] From inside came a long, {happy|deep} sigh.",
      "“Knock first,” said {grownup}. {Hero} knocked at {the prize} with one finger. [Something rustled.] Round the door came the nose of {the lodger}, warm and {pleased|sleepy}.",
    ],
  },
  {
    id: "welcome-home",
    wish: "to have {the prize} ready when {the traveller} comes home",
    kind: "making",
    obstacles: ["work", "keeper"],
    vars: {
      prize: [
        "an arch of leaves",
        "a paper ship",
        "a throne of crates",
        "a welcome sign",
        "a tower of flags",
        "a hut of lanterns",
      ],
      traveller: [
        "the ferryman’s daughter",
        "the old sailor",
        "the circus cook",
        "the lost postman",
        "the nurse from over the sea",
        "the man with the camel",
      ],
    },
    titles: ["{The prize} for {the traveller}", "Welcome back!", "Before the last boat", "{The traveller} comes home"],
    want: [
      "Tonight {the traveller} was coming home, after {a year|two winters} away. [In {town} they had swept the steps.] But nothing was up to say ‘welcome’. “{A prize},” said {Hero}, “and big!”",
      "“The last boat’s at {seven|eight},” said {the neighbour}, “and {the traveller} is on it.” {Hero} counted the hours on {his} fingers. They were just enough for {a prize}. [“If nothing goes wrong,” said {grownup}.]",
      "Who ever meets {the traveller}? Nobody. [That’s what you get for going off so {often|far}.] {Hero} lay awake over it, and in the morning {he} knew: it must be {a prize}.",
    ],
    reached: [
      "Down the road came {the traveller}, with {two bags|a trunk}, and stopped. There stood {the prize}. [“Is that for somebody?” It was for somebody.] The bags fell over, and nobody picked them up.",
      "{The traveller} had meant to slip in by the back way. But you cannot slip past {a prize}. “Home,” was all that came out, and it came {three|four} times. [{The neighbour} blew a nose like a {trumpet|tug}.]",
      "They lit the lamps just in time. {The prize} glowed, {the traveller} laughed and {Hero} was lifted up to see. [Somebody had baked.] You would think nobody had ever been away.",
    ],
  },
];
