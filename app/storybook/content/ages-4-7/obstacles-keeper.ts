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
      "Now there was a narrow footbridge to cross, and in the middle of it stood {a guard}. It did not like strangers. [“I only want to get {past|by},” said {Hero}.] {The guard} lowered its head, made itself {twice as big|wider}, and would not let them over.",
      "The only way to {the place} went over a small bridge. But {a guard} had come to live there, and thought it was {its own|home}. It stood with its feet apart, {breathing hard|puffed up} +and nobody could get past. [{The pal} hid behind {Hero}.]",
      "From behind {a sight} came {a guard}, looking very cross. It marched on to the little bridge, and stopped. [Strangers made it {nervous|afraid}, so it looked as fierce as it could.] {Hero} had to cross to get to {the place} +but {the guard} did not move.",
    ],
    fails: [
      {
        id: "shoo",
        what: "shouts and waves to drive the guard off; it grows angrier",
        texts: [
          "“Shoo!” cried {Hero}, and waved both arms. [Nobody likes to be shooed.] {The guard} grew angry, and came closer with its head {down|out} +so {Hero} and {the pal} ran back. Shouting had made it {worse|crosser}.",
          "{Hero} stamped and {yelled|roared}, so that {the guard} would run away. But {the guard} could be much {louder|noisier}. [It could stamp, too.] In the end it was {Hero} who {ran|hid}, with {the pal} in front.",
        ],
      },
      {
        id: "sneak",
        what: "tries to sneak past and is caught",
        texts: [
          "{Hero} waited till {the guard} looked {away|up}, and then crept on to the bridge on tiptoe. One step more! But a {twig|board} went crack under {his} foot. {The guard} spun round +and they had to run back.",
          "“We’ll sneak past it,” said {Hero}, very softly. They had got halfway over. Then {the pal} {sneezed|tripped}. {The guard} heard it, and chased them all the way back to {a sight}.",
        ],
      },
    ],
    solve: [
      "“It isn’t bad, it’s only afraid of strangers,” said {the helper}. “Let it hear you coming.” So {Hero} sounded {the tool}, very softly, at every step. {The guard} {tilted|cocked} its head and listened. [It even {blinked|nodded}.] Then it stepped aside, and let them over.",
      "{The helper} talked to {the guard} in a low, kind voice +and {Hero} used {the tool} as softly as for a lullaby. {The guard} grew calm. [One eye shut.] It sat down at the edge, and there was room to pass. [{The pal} tiptoed over first.]",
      "“It wants somebody to be nice to it,” said {the helper}. So {Hero} played on {the tool} for {the guard}, with {two|three} bows in the middle. [{The pal} marched in time.] That was nice! {The guard} stood to one side, as proud as {a mayor|a king}, and they all walked across.",
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
      "The path to {the place} led through the yard of {the grump}. “No,” said {the grump}, before {Hero} had {asked|finished}. “Nobody comes through here. They always leave my gate open, and then my {hens|goats} get out!” [Bang went the {hatch|door}.] And there was no other way.",
      "A fence stood across the path, with a gate in it, and behind the gate stood {the grump}. “Keep out of my yard,” said {the grump}. “People walk on my {beans|lettuces}.” {Hero} {looked at|counted} {his} toes. To get to {the place} they had to go through.",
      "{Hero} knocked at the yard of {the grump}, because the way to {the place} went right across it. “May we come through?” “No!” called {the grump}, with {eyebrows|a frown} like {a hedge|a storm}. [Somebody had left a muddy {boot print|trail} on the step.] The gate stayed shut.",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and argues; the gate stays shut",
        texts: [
          "“Please,” said {Hero}. “Pretty please! It’s only {twenty|thirty} steps.” {He} said it {through|at} the keyhole till {his} voice was {gone|thin}. But {the grump} had heard that so often, and turned up the {radio|music}.",
          "“It isn’t fair,” called {Hero}. “The path belongs to everybody!” That was not a nice thing to shout at {the grump}. [A window was shut, and then another.] Now there were two bolts on the gate.",
        ],
      },
      {
        id: "swap",
        what: "offers something to be let through; it is not wanted",
        texts: [
          "{Hero} turned out {his} pockets. “I’ll give you {a trinket}, if you let us through,” {he} told {the grump}. [“And {a trinket 2}?”] {The grump} shook a {grey|tired} head. “I don’t want that. I want my gate shut.”",
          "“Would you like {a food}?” asked {Hero}, and held it up to the gate. “I’ve had my {tea|supper},” said {the grump}. [“I’ve had enough of visitors, too.”] So that did not open it, either.",
        ],
      },
    ],
    solve: [
      "“You never told {the grump} why you have to come through,” said {the helper}. So {Hero} drew it all on {the tool}, and {the pal} pushed it under the gate. [There was a long {silence|rustle}.] Then the gate opened. “For that you may come through,” said {the grump}.",
      "{The helper} and {Hero} wrote a promise on {the tool}: ‘We will shut the gate, and walk on the stones.’ [{The pal} signed it with a {smudge|blot}.] {The grump} read it {twice|slowly}. “Nobody ever promised me that.” The gate opened, and they kept their promise.",
      "“A notice would help {the grump},” said {the helper}. So {Hero} wrote one on a bit of {the tool}: ‘Please shut the gate!’ They hung it up, where nobody could {miss|forget} it. {The grump} came to look, and nearly smiled. “Well, in that case you may all come through.”",
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
      "The path to {the place} went through an archway, and there sat {a counter}, counting {things}. “Ninety-eight, ninety-nine. Excuse me, I can’t move till I’ve done.” {Hero} coughed. “Now I’ve lost my place! I must start again at one.” Nobody could get by.",
      "“Not now,” said {a counter}, who sat in the middle of a narrow lane. “I’m counting my {things}. If I get up, I’ll mix them all up.” [There were a great many.] {Hero} wanted to get to {the place} +but there was no room to pass.",
      "On the steps to {the place} sat {a counter}, as wide as {a wardrobe|a haystack}. All over the steps lay {things}, and one thick finger counted them. “Fifty, fifty-one. Please don’t step on them!” [It would take all night.] {Hero} could not get through.",
    ],
    fails: [
      {
        id: "interrupt",
        what: "speaks to the counter, who has to start again",
        texts: [
          "“Excuse me, how much longer?” asked {Hero}. {The counter} looked up, and forgot the number. “One,” said {the counter}, {slowly|sadly}. [{Hero} said sorry, and then it happened again.] Each time {he} spoke, the counting began from the start.",
          "“Is it a nice number?” asked {Hero}, to be friendly. {The counter} had been at a hundred and six, and now that was {lost|gone}. “Back to one,” said {the counter} with a sigh +and it went twice as slowly as before.",
        ],
      },
      {
        id: "count-along",
        what: "counts along to be quicker and makes a muddle",
        texts: [
          "“I’ll count with you, and then it goes faster,” said {Hero}. But {he} said sixty while {the counter} said seventy. [They both {groaned|sighed}.] Now nobody knew what was right, and {the counter} began again at one.",
          "“I’ll count this half,” said {Hero}, “and you count that one.” But the two heaps of {things} rolled together, and the numbers got mixed up. {The counter} {lay down|sat down} for a minute. Then it was back to one.",
        ],
      },
    ],
    solve: [
      "“You want a sign after each ten,” {the helper} told {the counter}. So {Hero} sounded {the tool} at every ten, and {the pal} laid down a pebble. Now no number got lost. [There were nine pebbles at the end.] “Ninety! I’m done,” cried {the counter}, got up, and let them through.",
      "{The helper} put the {things} in rows of ten, and {Hero} gave a soft note on {the tool} for each row. {The counter} only had to count the notes. That was quick! [“I could have been home by {noon|lunch}.”] Then {the counter} moved over, and the way was free.",
      "“Why do you count them?” asked {the helper}. “Somebody told me to count until the bell,” said {the counter}, “but no bell ever rang.” So {Hero} sounded {the tool}, loud and long. “That’s it! I may stop!” [{The pal} bowed.] {The counter} picked up the {things}, and let them all by.",
    ],
  },
];
