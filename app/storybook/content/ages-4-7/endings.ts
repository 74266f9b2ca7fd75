import type { Ending, Texts } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const endings: readonly Ending[] = [
  {
    id: "told-in-bed",
    what: "tells it all to the grown-up in bed",
    goals: bothGoals,
    home: [
      "In {home} the lamp was lit. {Hero} told {grownup} everything +and {he} began at the beginning. Even the {hard|silly} part was told.",
      "In {home} {grownup} sat on the stairs. “Tell me.” {Hero} had {a food} in one hand +but the other {hand|one} helped to tell it.",
    ],
    bed: [
      "“And then?” asked {grownup}. But there was no answer. {Hero} was asleep.",
      "Half of the story was told in bed. The other half was a yawn. {Grownup} put out the light, and {Hero} slept.",
      "“That’s the end,” said {Hero}, and lay down. “It’s a good one,” said {grownup}. {Hero} smiled, and was asleep.",
    ],
  },
  {
    id: "thing-on-sill",
    what: "puts a keepsake on the window sill",
    goals: bothGoals,
    home: [
      "{Grownup} was at the door of {home}. There was {a food} +and they ate it on the step. {Hero} had brought {a trinket} back.",
      "At home {he} got a hug first. Then came {a food} +and {Hero} felt in {his} pocket. There was {a trinket}. “That’s from today.”",
    ],
    bed: [
      "One small thing from today lay on the sill. The moon looked at it. {Hero} looked too. Then {his} eyes closed.",
      "{A trinket} lay on the sill, to remember by. {He} saw it for a minute. Then {Hero} slept.",
      "On the sill lay something small, from today. {Hero} watched its shadow. Soon {he} {was} asleep.",
    ],
  },
  {
    id: "bath-and-dream",
    what: "a bath, and the day floats off",
    goals: bothGoals,
    home: [
      "There was a bath at {home}. The mud came off +and so did the {dust|grass}. {Hero} lay still. Soon all {his} fingers were {wrinkled|pink}.",
      "“Into the tub,” said {grownup} at {home}. {Hero} had {a trinket} in there +and it sailed. It went round {his} {knees|toes}, and round again.",
    ],
    bed: [
      "A warm towel. A clean bed. The day floated off, like a {duck|boat}. {Hero} closed {his} eyes and slept.",
      "{He} smelt of soap. The sheet was cool. All was well, and {he} knew it. So {Hero} slept.",
      "{His} hair was still damp. The pillow did not mind. {Hero} drifted, and drifted, and slept.",
    ],
  },
  {
    id: "window-wave",
    what: "waves to the helper from the window",
    goals: bothGoals,
    home: [
      "So {Hero} came back to {home}. The {back|kitchen} door was open. “Just in time,” said {grownup}. There was soup +and a chair was pulled out.",
      "{Home} was warm and smelt of {smell}. {Grownup} had put out a cushion +and there was {a food}. {Hero} ate, and told, and ate.",
    ],
    bed: [
      "{Hero} waved to {the helper} +and then {he} slept. Far off a small light went up and down.",
      "{Hero} went to the window. Out there was {the helper}. “Good night,” said {Hero}. {He} got under the quilt, and soon {he} slept.",
      "“Good night out there,” said {Hero} to {the helper}, at the window. {The helper} waved back. Then {Hero} lay down, and slept.",
    ],
  },
  {
    id: "carried-home",
    what: "is carried home half asleep",
    goals: ["journey"],
    home: [
      "{Grownup} came to meet them. {Hero}’s legs were {tired|heavy} +so {he} rode on {grownup}’s back. The collar was warm +and {home} was not far.",
      "A light came along {the track} +and it was {grownup}. “Up you come.” The {stars|roofs} went by, upside down +and there was {home}.",
    ],
    bed: [
      "{Grownup} sat down by the bed. The blanket came up to {his} {chin|nose}. It was warm under there, and {Hero} slept.",
      "Off came one sock. Off came the other. {Hero}’s feet had walked enough for today. They slept, and so did {Hero}.",
      "“Last stop,” said {grownup}. It was {Hero}’s bed. {He} crept under {the cover}. “Good night,” said {Hero}, and slept.",
    ],
  },
  {
    id: "quiet-workshop",
    what: "tidies up and leaves the work in the moonlight",
    goals: ["making"],
    home: [
      "Then they tidied up. The {brush|string} went in its jar. The {glue|hammer} went on its hook. {Grownup} swept, and {Hero} held the pan.",
      "There was {sawdust|paint} in {Hero}’s hair. In {home} {grownup} brushed it out. They hung up {a gadget} +and the {shed|lid} was shut.",
    ],
    bed: [
      "{His} hands still smelt of {work|glue}, and {Hero} slept. It had been a good day’s work.",
      "The moon shone in on the bed. Somewhere it shone on the {finished|good} work, too. {Hero} thought of that, and shut {his} eyes.",
      "In bed {his} fingers went on {working|tapping}, and then {Hero} slept. Only then did all ten of them lie still.",
    ],
  },
  {
    id: "lullaby",
    what: "a song is sung until all are asleep",
    goals: bothGoals,
    home: [
      "The door of {home} stood open. {Grownup} took {his} cold hands and rubbed them. “You’re back,” was all {grownup} said. It was enough.",
      "There was singing in {home}. It was {grownup}, over the {pots|plates} +and {Hero} listened. Then {he} knew the song +and {he} sang, too. There was {a food}.",
    ],
    bed: [
      "{Grownup} sang the slow song. {Hero} knew the words. By the third verse {he} {was} asleep.",
      "There was one song, very low. There was one kiss. Then {Hero} breathed more slowly, and slept.",
      "{Hero} slept before the last verse of the {slow|long} song. {Grownup} sang it all the same.",
    ],
  },
  {
    id: "plan-for-tomorrow",
    what: "plans tomorrow and falls asleep in the middle",
    goals: bothGoals,
    home: [
      "There was {home} again. {Hero} sat at the table, chin on hands. {Grownup} put out {a food} +and it was soon gone.",
      "“What a day,” said {grownup} in {home}. {Hero} {nodded|yawned} into a bowl of soup. “And tomorrow,” {he} began, and there was a lot of it.",
    ],
    bed: [
      "“Tomorrow we could,” said {Hero}, and yawned. Tomorrow was far off +but sleep was near. So {Hero} slept.",
      "{Hero} had a plan for tomorrow. It could wait. Now there was the pillow +and {he} laid {his} head on it and slept.",
      "“Tomorrow we’ll start with {a food},” said {Hero}. Then came a yawn, and a long, soft breath. {Hero} was asleep.",
    ],
  },
  {
    id: "good-night-round",
    what: "says good night to every room and goes to bed",
    goals: bothGoals,
    home: [
      "{Home} was warm. {Grownup} took {Hero}’s coat. Then they went round to draw the curtains +and {the room} was last of all.",
      "They did the round in {home}. Good night, {colour} kettle. Good night, {trinket}. {Hero} said it {softly} +and nothing was left out.",
    ],
    bed: [
      "Good night, chair. Good night, door. The last good night was for {Hero}. {Grownup} said it, and {Hero} slept.",
      "Each room got a good night +and the last one was for {Hero}. So {Hero} slept, and the rooms were quiet.",
      "“Good night, dark,” said {Hero}. The dark was {soft|kind}. It put its arms round the house, and {Hero} slept.",
    ],
  },
  {
    id: "in-the-lap",
    what: "is rocked to sleep in the grown-up’s lap",
    goals: bothGoals,
    home: [
      "In {home} stood a big chair. It had room for {grownup} and one more +so {Hero} climbed up, boots and all. There it smelt of {smell}.",
      "In {home} the stove ticked. {Grownup} held out both arms +and {Hero} sat in them. Nobody asked for the {news|story}. That could wait.",
    ],
    bed: [
      "{Grownup} pulled the big chair up to the bed. It rocked, to and fro. {Hero} counted to {count}, and then {he} slept.",
      "To and fro went {grownup}’s chair +and {Hero} slept. {Grownup} did not get up for a long time.",
      "{Hero} leaned on {grownup} and heard a heart. Tick, tock, it went, like a slow clock. {He} heard it for a while. Then {Hero} slept.",
    ],
  },
  {
    id: "picture-for-helper",
    what: "draws a picture for the helper and falls asleep over it",
    goals: bothGoals,
    home: [
      "In {home} there was {a food}. {Hero} ate with one hand. The other hand drew {the helper} +and {grownup} looked on.",
      "Back in {home} {Hero} wanted paper first. {He} drew the whole day. “Who is it for?” asked {grownup}. It was for {the helper} +and they wrote that on it.",
    ],
    bed: [
      "A picture of {the helper} lay by the bed. It still needed a moon. {Hero} looked at the real one, and slept.",
      "{Hero} was in bed, drawing {the helper}. The {colour} pencil went more and more slowly. Then {grownup} took it out of {his} hand. {Hero} was asleep.",
      "{Hero} looked once more at {the helper} in the picture +and then {he} slept. Tomorrow it would go by post. Tonight it hung by the bed.",
    ],
  },
  {
    id: "stars-counted",
    what: "counts the lights of the town from bed until sleep comes",
    goals: bothGoals,
    home: [
      "{Grownup} heard them coming +and the door of {home} flew open. In the hall it smelt of {smell}. “Soup, and then bed.” That was just right for {Hero}.",
      "The {cat|kettle} of {home} heard them first. {Grownup} came next +and {Hero} put {his} cold nose in a warm neck. There was {a food} for {him}, and a chair.",
    ],
    bed: [
      "From bed {he} counted the lights of {town}. One. Two. Three. Before {count}, {Hero} was asleep.",
      "One by one the lamps of {town} went out. {Hero} said good night to each of them. After the last lamp {Hero} slept, too.",
      "There was a star for each good thing today. {Hero} named {two|three} of them. Then {he} slept, and the stars stayed up.",
    ],
  },
  {
    id: "boots-in-a-row",
    what: "puts the boots in a row and is tucked in",
    goals: bothGoals,
    home: [
      "Here was {home}, and off came {his} boots. Half of {the track} was in them. {Grownup} tipped it out +and then the {kettle|soup} went on.",
      "“Boots,” said {grownup} at {home}, as always. There was a hug, too, as always. There was {a food} +but {Hero} was so hungry. Soon there was none.",
    ],
    bed: [
      "Two boots stood by the door, toes in. They were tired. So was {Hero}. They all slept.",
      "{Grownup} tucked in the left side. {Grownup} tucked in the right. In the middle it was warm, and {Hero} fell asleep there.",
      "[“All there?” asked {grownup}. “All here,” said {Hero}.] Tuck, tuck went the {colour} blanket, and {Hero} slept. {Grownup} stayed for a bit.",
    ],
  },
  {
    id: "warm-brick",
    what: "warms cold feet and hears tomorrow’s weather before sleep",
    goals: bothGoals,
    home: [
      "{Hero}’s feet were cold. In {home} they got a place by the stove. There was {a food} to eat +and bit by bit the toes came back.",
      "In {home} stood a tub of warm water. {Grownup} washed {the track} off {his} feet. {Hero} wriggled all ten toes +and they all grew warm.",
    ],
    bed: [
      "“What will it be tomorrow?” asked {Hero}. “{Weather},” said {grownup}. That sounded good. So {he} slept.",
      "The foot of the bed was warm. {His} toes found it first. Then all of {Hero} was warm, and asleep.",
      "Warm feet, warm hands. {Grownup} kissed {his} cold nose +and {Hero} slept.",
    ],
  },
  {
    id: "day-on-fingers",
    what: "counts the good things of the day on the fingers",
    goals: bothGoals,
    home: [
      "“Five good things,” said {grownup} in {home}. {Hero} found four of them {alone|at once}. The fifth was {a food}, still warm +and they shared it.",
      "{Hero} held up a thumb in {home}. “That’s how it began.” {He} told {grownup} the rest, finger by finger. Then the {soup|milk} was hot.",
      "In {home} {grownup} washed {Hero}’s hands. Each finger got a bit of the day +and it went {just|all} round.",
    ],
    bed: [
      "{Hero} counted the good things on {his} fingers. One was {the pal}. Two was {the helper}. Before three {Hero} was asleep.",
      "{Grownup} kissed each finger good night. There was one for each good thing today. The thumb came last. It was asleep, and so was {Hero}.",
      "“What was the best thing?” asked {grownup}. {Hero} held up five fingers. One by one they lay down. {Grownup} put them under {the cover}, and {Hero} slept.",
      "The thumb was for the start. The little finger was for the end. {Hero} shut the whole day up in one hand. {He} held it, and slept.",
    ],
  },
  {
    id: "toy-wants-to-hear",
    what: "tells it all again to a toy that stayed at home",
    goals: bothGoals,
    home: [
      "{Hero} was in {home}, and in {grownup}’s arms. Then {he} ran to the toys. “I’m {back|home}!” There was {a food} +and it was still warm.",
      "All the toys of {home} looked out. {Grownup} had put them there. {Hero} told {grownup} the whole day +and the toys heard the best of it.",
      "“Somebody missed you,” said {grownup} in {home}. “Was it the toys?” asked {Hero}. “Them as well.” They ate {a food} by the {stove|lamp} +and nobody was missed any more.",
    ],
    bed: [
      "{A toy} wanted to hear it all. So {Hero} told it in bed, without the {loud|long} parts. Soon {Hero} was asleep, and only {the toy} was awake.",
      "“You would have liked it,” said {Hero} to {a toy}. “Next time you can come.” {The toy} did not say no. They lay side by side, and slept.",
      "[{Hero} tucked in {a toy}.] {Grownup} tucked in {Hero}. The night tucked in the house. Then they all slept.",
      "There were two heads on the pillow. One was {Hero}, and one was {a toy}. “Good night, you two,” said {grownup}. They slept.",
    ],
  },
  {
    id: "wind-round-house",
    what: "hears the wind go round the house, and is warm inside",
    goals: bothGoals,
    home: [
      "The wind came along to {home}. {Grownup} let {Hero} in +but the wind had to stay outside. Indoors there was {a food}. There was a {blanket|big towel}, too.",
      "In {home} {Hero}’s cold nose was warmed. “Tell me,” said {grownup}. Outside the wind {hummed|blew} +but in here there was {a food}.",
      "{Home} had its lamps lit. {Hero} told {grownup} all of it +and the wind was at the door. “It wants to hear it, too,” said {grownup}.",
    ],
    bed: [
      "The wind went round the house and tried each door. They were all shut. {Hero} lay warm in bed, and slept.",
      "{Hero} heard the wind in the {chimney|tree}. “Hush,” it said, and “hush.” It was a good word to hear in bed. {He} lay still, and slept.",
      "Out there the wind was busy. In here nobody was. All that had to be done was done. {Hero} pulled up {the cover}, and slept.",
      "[“Where does the wind sleep?” asked {Hero}. “In the {hay|trees},” said {grownup}.] By and by the wind lay down +and {Hero} slept.",
    ],
  },
];

export const briefHomes: Texts = [
  "Back in {home} {grownup} had {kept the soup warm|left a lamp on|turned down the bed}.",
  "{Grownup} opened the door of {home}. “There you are.”",
  "“Home,” said the {feet|boots}, and so it was. {Grownup} ran a {hot|deep} bath in {home}.",
  "There was {a food} at {home}, and a hug from {grownup}.",
  "{Grownup} came to meet them. They walked to {home} hand in hand.",
  "At {home} the {stove|lamp} was lit +and {grownup} heard it all.",
  "Soon they were back in {home}, where {grownup} was {waiting|humming}.",
  "“Home,” said {Hero}. There stood {home}, and {grownup} in the door.",
  "{Grownup} stood on the step of {home}, with a {lamp|warm cup|towel}.",
  "They came back to {home} just as {grownup} drew the curtains.",
  "“In you come,” said {grownup}, and {home} closed its door {softly}.",
  "In {home} it smelt of {smell}. {Grownup} held out both arms.",
  "At the gate of {home} {grownup} took {his} {hand|bag|cold hands}.",
  "Up the steps of {home} {he} went, and into {grownup}’s {lap|arms}.",
  "{Home} had its lamps on. {Grownup} wanted to hear {it all|every word}.",
  "{Grownup} had {a food} ready, in the {kitchen|warm kitchen} of {home}.",
  "In the porch of {home} {grownup} was waiting, in {a cloth}.",
  "“Wipe your feet,” said {grownup} at {home}, and kissed {him}.",
  "{Grownup} had left the door of {home} open a {crack|bit}.",
  "{Home} smelt of {smell}. “{In you come|Come and sit},” said {grownup}.",
  "Three steps up, and there was {home}, and {grownup} in it.",
  "“Well?” asked {grownup} at {home}, over {a food}.",
  "There was one chair free in {home}, next to {grownup}.",
  "In {home} {grownup} hung up {his} coat, and asked {nothing|for a hug}.",
];
