import type { Obstacle } from "../../content-contract";

export const keepers: readonly Obstacle[] = [
  {
    id: "goose-on-bridge",
    what: "a cross guard lets nobody over the bridge",
    trouble: "{the guard}",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "bright"],
    vars: {
      guard: ["a large goose", "a billy goat", "a red rooster", "a huge swan", "a fat turkey", "a stubborn ram"],
    },
    meet: [
      "On a narrow footbridge stood {a guard}, and it did not like strangers. It made itself {twice as big|wider}, and would not let {Hero} over. [“I only want to get {past|by},” {he} said.] [The way to {the place} went across.]",
      "On the bridge to {the place} stood {a guard}, and let nobody past. It thought that the bridge was its own +so {Hero} had to stop. [It looked very {cross|stern} +and {the pal} stood behind {Hero}.]",
      "{A guard} marched on to the little bridge, and stopped. Strangers made it {nervous|afraid} +so it looked fierce, and {Hero} could not cross. [{The place} was on the other side.]",
    ],
    fails: [
      {
        id: "shoo",
        what: "shouts and waves to drive the guard off; it grows angrier",
        texts: [
          "{Hero} waved both arms, and cried ‘shoo’. {The guard} grew angry and came closer +so they ran back. [Nobody likes to be shooed.]",
          "{Hero} stamped and {yelled|roared}, to make {the guard} run away. But {the guard} was {louder|noisier}, and it was {Hero} who {ran|hid}. [{The pal} was in front.]",
        ],
      },
      {
        id: "sneak",
        what: "tries to sneak past and is caught",
        texts: [
          "{Hero} crept on to the bridge on tiptoe, while {the guard} looked {away|up}. [One step more!] A {twig|board} went crack. {The guard} spun round +and they had to run back.",
          "“We’ll sneak past,” said {Hero}, very softly. [They had got halfway.] Then {the pal} {sneezed|tripped} +and {the guard} chased them back to {a sight}.",
        ],
      },
    ],
    solve: [
      "“It’s only afraid of strangers,” said {the helper}. So {Hero} sounded {the tool} at every step. {The guard} heard them coming +and it stepped aside. They went over! [It even {blinked|nodded}.]",
      "{The helper} was kind to {the guard}. {Hero} played on {the tool}, like a lullaby. {The guard} grew calm and sat down +and they had room to pass. [{The pal} tiptoed over first.]",
      "“Be nice to it,” said {the helper}. So {Hero} bowed {twice|three times} +and {he} played on {the tool}. {The guard} stood aside, as proud as {a mayor|a king}. They all walked across. [{The pal} marched in time.]",
    ],
  },
  {
    id: "shut-yard",
    what: "somebody grumpy lets nobody through the yard",
    trouble: "{the grump}",
    kind: "keeper",
    use: "paper",
    needs: ["kind", "clever", "handy"],
    vars: {
      grump: [
        "the junk man",
        "the tall gardener",
        "the boatman",
        "the stable master",
        "the toll woman",
        "the hen farmer",
      ],
    },
    meet: [
      "The path to {the place} went through the yard of {the grump}. “People leave my gate open, and my {hens|goats} get out!” [There was no other way +but bang went the {hatch|door}, and it stayed shut.]",
      "Behind a gate on the path stood {the grump}, and kept it shut. “Keep out, for people walk on my {beans|lettuces}!” [{Hero} had to get to {the place} +but there was no other way.]",
      "On the way to {the place} {the grump} kept a gate shut. “The last one left mud on my {step|path},” said {the grump} +so {Hero} could not get by. [{The grump} had {eyebrows|a frown} like {a hedge|a storm}.]",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and argues; the gate stays shut",
        texts: [
          "{Hero} begged {through|at} the keyhole +but {the grump} had heard that too often. [“Please, it’s only {twenty|thirty} steps!”] [Inside, the {radio|music} was turned up.]",
          "{Hero} shouted that it was not fair. That was not nice to hear +and {the grump} put {a second|another} bolt on the gate. [A window was shut, too.]",
        ],
      },
      {
        id: "swap",
        what: "offers something to be let through; it is not wanted",
        texts: [
          "“I’ll give you {a trinket}, if you let us through,” said {Hero}. {The grump} shook a {grey|tired} head. “I only want my gate shut.” [“And {a trinket 2}?” “No.”]",
          "{Hero} held up {a food} at the gate. “I’ve had my {tea|supper},” said {the grump}. [“I’ve had enough of visitors, too.”] So that did not open it.",
        ],
      },
    ],
    solve: [
      "“Say why you have to come through,” said {the helper}. {Hero} drew it on {the tool} +and they pushed it under the gate. [There was a long {silence|rustle}.] “You may come,” said {the grump} +and the gate was opened.",
      "{The helper} and {Hero} wrote on {the tool}. ‘We’ll shut the gate,’ it said. {The grump} read it +and they could come through. [{The pal} signed it with a {smudge|blot}.] Of course they kept that promise.",
      "“You need a notice,” said {the helper}. {Hero} wrote ‘Please shut the gate!’ on {the tool} +and they hung it up. {The grump} nearly smiled. So they could come through. [{The pal} held the string.]",
    ],
  },
  {
    id: "the-counter",
    what: "somebody who is counting sits in the way and must not be disturbed",
    trouble: "{the counter}",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "small"],
    vars: {
      counter: [
        "a troll in an apron",
        "a thin giant",
        "an old sea captain",
        "a large tired baker",
        "a knight with no horse",
      ],
      things: ["seeds", "beans", "cherry stones", "buttons", "corks", "pebbles"],
    },
    meet: [
      "In an archway on the path sat {a counter}, counting {things}. “Hush, or I must start again at one!” There was no room to get by +so {Hero} had to stop. [“Ninety-eight,” it went, “ninety-nine,” and it did not look up.]",
      "“Not now,” said {a counter} in the middle of the lane. “I’m counting my {things}, and I mustn’t mix them up.” There was no room to pass +and {the place} lay behind. [There were a great many.]",
      "{A counter} was counting {things}, all over the steps to {the place}. {Hero} must not step on them +so there was no way to get through. [There were so many +and it would take half the night.]",
    ],
    fails: [
      {
        id: "interrupt",
        what: "speaks to the counter, who has to start again",
        texts: [
          "{Hero} asked how long it would take. So {the counter} forgot the number, and had to start again at one. [{Hero} said sorry +and it happened once more.]",
          "{Hero} asked what number it was, to be friendly. It had been a hundred and six +and now it was {lost|gone}. “Back to one,” said {the counter} with a sigh.",
        ],
      },
      {
        id: "count-along",
        what: "counts along to be quicker and makes a muddle",
        texts: [
          "“I’ll count with you,” said {Hero}, to make it faster. But {he} said sixty while {the counter} said seventy, and they had to begin again at one. [They both {groaned|sighed}.]",
          "“I’ll count this half,” said {Hero}, “and you that one.” But the two heaps of {things} rolled together +and it was back to one. [{The counter} {lay down|sat down} for a minute.]",
        ],
      },
    ],
    solve: [
      "“You need a sign at each ten,” said {the helper}. {Hero} sounded {the tool} at every ten +and no number got lost. “I’m done!” cried {the counter}. So they got by. [{The pal} had laid down pebbles.]",
      "{The helper} put the {things} in rows of ten +and {Hero} sounded {the tool} for each row. That was quick! {The counter} moved over +and the way was free. [“I could have been home by {noon|lunch}.”]",
      "{The counter} had to count until a bell rang. {The helper} found that out. But it never rang +so {Hero} sounded {the tool}, loud and long. {The counter} stopped +and they got by. [{The pal} bowed.]",
    ],
  },
];
