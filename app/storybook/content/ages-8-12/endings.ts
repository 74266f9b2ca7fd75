import type { Ending, Texts } from "../../content-contract";

const both = ["journey", "making"] as const;

export const endings: readonly Ending[] = [
  {
    id: "official-report",
    what: "writes a report of the day, shorter and shorter",
    goals: both,
    home: [
      "{Grownup} was waiting at {home} with {a food} and remarkably few questions. {Hero} {answered|told} them all, and left in the {parts|bits} where {he} had been {wrong|foolish}. [They were the {best|funniest} parts.]",
      "At {home} the hall light was on. “{Report|Well}?” asked {grownup}. {Hero} gave it at the {table|stove}, between mouthfuls, with {a spoon|two crusts} for a map, and left nothing out.",
      "“Begin at the beginning,” said {grownup}, in the doorway of {home}. {Hero} began with {a food}. [The {facts|events} of the day came after it, one at a time, in a {neat|orderly} line.]",
    ],
    bed: [
      "In bed {he} began to write it {down|up}. The first line was long. [The second had {four|three} words in it.] The third was only a dot. {Grownup} took the pencil {gently|away} and put out the {lamp|light}.",
      "{He} meant to {note|remember} every single thing. The pillow had another {plan|idea}. Outside the day was {shutting|putting up} its shutters. Soon all was {quiet|still}, and so was {Hero}.",
      "On the last line {he} wrote ‘Result’, and put a {tick|star}. Then {he} looked at the ceiling for a while. [There was {nothing|little} to add.] The {pen|pencil} rolled {off|away}, and nobody heard it land.",
      "“Anything else to {declare|report}?” asked {grownup}. {Hero} searched {his} memory, {gently|with both eyes shut}. There was nothing in it but {sleep|pillows}. “Then that’s all,” said {grownup}, and put out the light.",
    ],
  },
  {
    id: "step-outside",
    what: "sits on the step with the grown-up until the lamps come on",
    goals: both,
    home: [
      "They did not go in at once. {Grownup} {sat|moved} over on the step of {home}, and {Hero} sat there {too|as well}, until the street lamps {blinked|came} on. [Neither of them felt {any|much} need to talk.]",
      "{Grownup} had carried two {chairs|cushions} out in front of {home}. So they shared {a food} in the cool air, and {Hero} told it all backwards, from the end to the {breakfast|beginning}.",
      "Between {home} and the {street|road} there are {three|four} steps, and {grownup} was on the second with {a food}. {Hero} took the {third|first}. [It has always been the right {height|place} for telling things.]",
    ],
    bed: [
      "Later {he} lay under the {open|small} window. A bus went by, far below. [Somebody laughed, and said good night.] It was a good {sound|town} to fall asleep in. {Hero} did.",
      "The sheet was cool, and {his} feet were {warm|clean}. {He} heard {grownup} lock the door downstairs. Everyone who {belonged|lived} here was in. {He} turned over, and slept.",
      "{Hero} lay and thought of the step outside. It was still warm. Perhaps {a creature} was sitting there {now|instead}. {He} {turned|rolled} to the wall, and slept.",
      "A {moth|breeze} came in, and went round the {room|lamp}, and out. {His} bed was {wide|white} and {level|steady}. [There were no more {stairs|questions}.] {Hero} shut {his} eyes, and slept.",
    ],
  },
  {
    id: "second-supper",
    what: "a second supper, and a sleepy argument about the moral",
    goals: both,
    home: [
      "There had been one supper at {home} already. {Grownup} agreed that today called for {two|another}. There was {a food}, cut in half, and {Hero} {fell|went} quiet over it. [Being {brave|right} makes you hungry.]",
      "“{Boots|Shoes},” said {grownup} at the door of {home}, and then, “Come here.” {Hero} was {wrapped|rolled} in {a cloth} and fed {a food}. [The whole story came out, crumb by crumb.]",
      "First {grownup} fed {him}, and then {grownup} {listened|sat down to listen}, for in {home} that is the {order|rule}. {A food} went, and then {a food 2}. [The story had {barely|only just} got to the {middle|good bit}.]",
    ],
    bed: [
      "“And what have we learnt?” asked {grownup}. {Hero} thought about it, with both eyes shut. [It was an interesting question.] It could be {answered|solved} in the morning. It would {keep|wait}.",
      "{He} {climbed|went} up to bed like {an old|a tired} king. [The stairs were many, and the bed was near.] {Grownup} {drew|pulled} the curtain. The {wind|night} went round the house, and {Hero} slept.",
      "There was one last {crumb|spoonful} of the day. [{Hero} kept it {in mind|on the tongue}.] It tasted of {honey|butter}. Then it was {gone|dissolved}, and {he} had {drifted|melted} off as well.",
      "“And the moral?” asked {grownup}. “{Dumplings|Pudding},” said {Hero}, from {far down|under the quilt}. {Grownup} could find nothing wrong with that, and put out the light.",
    ],
  },
  {
    id: "pinned-to-wall",
    what: "pins a small proof of the day to the wall",
    goals: both,
    home: [
      "In {home} {Hero} emptied {his} pockets on the {mat|table}. There was {a trinket}, some sand and a good deal of {string|mud}. {Grownup} admired each {piece|thing} as if it were {gold|evidence}.",
      "{Home} smelt of {smell}. {Grownup} hugged {him} {first|for a while}, and asked afterwards. [{Hero} had brought {one|a single} thing back, {a trinket}, which was worth nothing and not for {sale|swapping}.]",
      "At {home} {grownup} wanted {proof|evidence}. {Hero} laid it beside the {bread|lamp}: {a trinket}, and two {scratched|inky} hands. [“{Convincing|Case closed},” said {grownup}, and kissed the {left|muddier} one.]",
    ],
    bed: [
      "{He} pinned a small {note|label} over {his} bed. [It gave the date, and the word ‘{done|managed}’.] {He} read it once more, by the {hall|last} light. Then the letters {ran|swam} together.",
      "On the {shelf|wall} there was room for one more {thing|day}. {Hero} put it up, and {straightened|moved} it. [From the pillow it looked just {right|fine}.] {His} eyes closed by themselves.",
      "{He} hung {his} {cap|scarf} on the bedpost, like something in a museum. It looked {well|important} there. Then the guard of the museum, who was {Hero}, lay down {beside|beneath} it and fell asleep.",
      "Above the {bed|desk} {he} pinned up one more {drawing|ticket}. The pin went in {softly|at once}. {Hero} stood back to {look|judge}, and then lay back. The picture could {look after|see to} itself.",
    ],
  },
  {
    id: "long-bath",
    what: "a bath with the facts floating off",
    goals: both,
    home: [
      "The bath at {home} ran for ages. {Hero} lay in it like {a hippo|a retired admiral}, while {grownup} sat on the {stool|laundry} and heard the {facts|events}. [They came up with the {mud|soap}.]",
      "There was a bath at {home} as deep as {a lake|a story}, and {grownup} had {drawn|promised} it. {Hero} sank to the {chin|ears}. [From there {he} told it all, with {waves|a sponge} for the hills.]",
    ],
    bed: [
      "The water went down with a {gulp|chuckle}. [There were clean pyjamas, a little too {short|big}.] There was the bed, turned {down|back}. {Hero} was warm to the {bone|toes}, and thought nothing at all.",
      "{He} smelt of {soap|lavender}, and so did the {night|pillow}. The last drop of the day ran away. {Grownup} said one more {word|thing}, and {he} did not hear it.",
      "{Hero} came out as wrinkled as a {prune|walnut}. {Grownup} had the {towel|nightshirt} ready. [There was a {yawn|word} or two.] Somewhere the last of the water {talked|went} on, {downhill|alone}.",
      "With clean ears one hears more. {He} heard the wind, and a moth, and the soft sigh of the {pillow|quilt}. It sounded like an invitation. {Hero} {accepted|said yes}, and slept.",
    ],
  },
  {
    id: "last-tram",
    what: "rides home half asleep beside the grown-up",
    goals: ["journey"],
    home: [
      "{Grownup} came to {meet|fetch} them, and they took the last {tram|bus} together. [The windows were full of {lamps|gold squares}.] {Hero} leaned on {a shoulder|a warm sleeve}, and felt the {corners|stops} go by, all the way to {home}.",
      "It is a {known|proven} fact that the way back is only half as {long|steep}. {Grownup} {walked|strolled} it with them, {hands|both hands} in pockets, and {listened|whistled}. Before {Hero} had {finished|got to the end}, there stood {home}.",
      "They had the upper deck to themselves, {Hero} and {grownup} and the {weather} night. [Branches {brushed|stroked} the glass.] Neither of them said anything until {home} came {round the bend|in sight}.",
    ],
    bed: [
      "{He} did not remember the {key|stairs}. {He} remembered a {blanket|hand}, and somebody’s low voice. “Sleep,” it said, “you’re {home|back}.” That seemed an {excellent|easy} idea. So {he} did.",
      "{His} shoes stood side by side, {pointing|facing} home. [They had been a long way today.] The bed was {exactly|just} where {he} had left it. {Hero} got in, and was asleep.",
      "The {rails|wheels} still ran on, behind {his} eyes. There was one {stop|bend}, then another. [Nobody {got on|spoke}.] At the last of them somebody was {lifted|carried} out, and it was {Hero}.",
      "“All {change|out},” said {grownup}, very low. {Hero} got into pyjamas without waking {much|quite}. The bed was {waiting|ready}, like a tram at its last stop. {He} got in, and the lamp went out.",
    ],
  },
  {
    id: "tools-away",
    what: "cleans the tools and switches off the workshop",
    goals: ["making"],
    home: [
      "They {cleaned|wiped} the brushes together, {Hero} and {grownup}, and hung each {one|thing} on its own hook. [It’s a {pleasant|quiet} job, at the {tail|end} of a day.] Then they {walked|went} back to {home}, smelling of {glue|varnish}.",
      "“{Sweep|Leave} it,” said {grownup}, “it will be there {tomorrow|at eight}.” So they shut the {shed|door} on the shavings. In {home} there was {a food}, and nothing left to {mend|measure}.",
      "Last of all {grownup} {oiled|wiped} the big {saw|vice} and said good night to it. {Hero} counted the {screws|nails} back into the {jar|tin}. [None was missing.] {Home} had its {lamps|kettle} on, and took them in.",
    ],
    bed: [
      "{His} hands still knew the {shape|weight} of the work. [They lay open on the {quilt|blanket}, doing nothing.] It was finished, and it was good. {Grownup} put out the light.",
      "In {his} head one last {wheel|screw} turned, and fitted. {He} listened. [Nothing needed {doing|mending} now.] The dark was as soft as {felt|flannel}, and {Hero} slept.",
      "There was {varnish|sawdust} under one {nail|button}. {Hero} left it there, as a souvenir. The bench was {bare|swept}. So, {presently|one after another}, were {his} thoughts.",
      "Every {chisel|brush} lay in its own {box|place}. {Hero} lay in bed, and fitted there {just as|every bit as} well. {Grownup} blew some dust off {his} {nose|ear}, and closed the door.",
    ],
  },
  {
    id: "signal-to-friend",
    what: "exchanges a last signal with the helper",
    goals: both,
    home: [
      "{The helper} {saw|brought} them to the {corner|gate} of {home}, shook hands on it, and would not {come|stay} in. [“Work,” was the {reason|explanation}.] {Grownup} had soup on, and had {guessed|heard} half of it.",
      "“{Until|See you on} Thursday,” said {the helper}, and {turned|set} off, not looking back. {Hero} {went|ran} in to {grownup}. {Home} was bright, and full of {smell}.",
      "They parted at {home}, and {the helper} {bowed|saluted} to {grownup}, who did the same. “One {lamp|flash} for yes,” {the helper} {said|agreed}. [They had worked it all out on the way.]",
    ],
    bed: [
      "At {nine|ten} a light went on and off, {beyond|over} the roofs. That was {the helper}. {Hero} {answered|flashed back}, once, with the bedside lamp. It meant good night. [It meant that all was well.]",
      "{He} thought of {the helper}, on the way home, {humming|yawning}. [{He} thought of {the pal}, who was asleep already.] Then {he} thought of nothing. The window was dark, and it was {peaceful|late}.",
      "There was a {tap|knock} at the pane. It was a {note|twig}, from {the helper}, folded small. ‘All {well|asleep}?’ it said. {Hero} wrote ‘{Yes|Nearly}’ on the misty glass, and slept.",
      "Far off somebody was {whistling|singing}, and then a door closed. So {the helper} had got home as well. {Hero} {whistled|sang} an answer {into|under} the blanket, very {softly|quietly}. Then {he} slept.",
    ],
  },
  {
    id: "sound-of-house",
    what: "listens to the sounds of the house, one by one",
    goals: both,
    home: [
      "{Home} had never looked so {large|yellow} in the dusk. {Grownup} opened before {Hero} could {knock|ring}, took {his} jacket, and {asked|said} nothing at all for {nearly|quite} a minute. [It was {tactful|heroic}.]",
      "“You’re late, and you’re taller,” said {grownup}, at the door of {home}. {Hero} was both. They {drank|had} cocoa on the stairs, and {he} told the {story|tale} in instalments, one a {step|cup}.",
      "The {gate|third stair} of {home} gave {him} away, as usual. {Grownup} put down a {book|needle}, and held out {an arm|both arms}. [In there it was so {quiet|peaceful} that one could hear the soup.]",
    ],
    bed: [
      "In bed {he} {counted|heard} the sounds of the house. There was the {tap|clock}, and the pipe. [There was {grownup}, turning a page.] {He} never got as far as {five|six}.",
      "The house {ticked|creaked} as it cooled, like {a ship|an old shoe}. It had carried {him} a long time, and it would {again|tomorrow}. {Hero} pulled up the {quilt|sheet} and slept.",
      "A {stair|pipe} spoke, and the {clock|roof} replied. [They had {known|answered} each other for {ages|years}.] {Hero} did not {listen|follow} any more. It was the {sort|kind} of talk that needs nobody to answer it.",
      "Under the {floor|roof} something {settled|sighed}. “Me too,” said {Hero}. {Grownup} {passed|looked in}, on {stocking|quiet} feet. The dark {leaned|sat} against the door, and kept it {shut|warm}.",
    ],
  },
  {
    id: "tomorrow-list",
    what: "makes a list for tomorrow and sleeps at number three",
    goals: both,
    home: [
      "It was {late|dark} when they came back to {home}, but not too late. {Grownup} {cut|buttered} {a food}, pulled out a chair and said, “{Begin|From the start}.” [And {Hero} did.]",
      "{Grownup} had {kept|left} a lamp in the window of {home}. [It is {pleasant|good} to be expected.] {Hero} dropped into the big chair with {a food}, and for a {moment|while} was king of the kitchen.",
      "{Grownup} crossed ‘{worry|wait}’ off a list on the door of {home}. “You’re {back|in time},” said {grownup}, “for {a food}.” {Hero} was so tired that even {his} {hair|hat} was. [Neither of them said a word.]",
    ],
    bed: [
      "Tomorrow, {he} {thought|decided}, there were three things to do. The first was to say thank you. [The second was {breakfast|a nap}.] The third was slipping away from {him}. {He} let it {go|slip}, and slept.",
      "“What will you do {tomorrow|next}?” {grownup} asked, {softly|by the door}. {Hero} had a {whole|long} list. Number one was to sleep. {He} began on it {right away|without delay}, and did it very well.",
      "‘{Sleep in|Sleep},’ {he} wrote, and underlined it. The next point began with a B. It may have been {bread|breakfast}. But the line went {up|down}, and off the {page|edge}, and {Hero} was asleep.",
      "There would be time for {that|it all} tomorrow. {Hero} put the day {down|away}, piece by piece: {boots|hat}, {hurry|hill}, {helper|plan}. {Hero} tucked {his} {free|empty} hands under the quilt, and slept.",
    ],
  },
];

export const briefHomes: Texts = [
  "Back at {home} {grownup} had kept {the soup|some supper|a plate} warm and two questions ready.",
  "{Grownup} was {standing|reading} in the doorway of {home}, pretending not to {watch|look down} the road.",
  "At {home} there was {a food}, a chair and {grownup}, in that order.",
  "They walked back under the {lamps|stars} to {home}, where {grownup} heard the {whole|full} story.",
  "“{There|So} you are,” said {grownup}, and {home} {closed|leaned} its door on the {wind|day}.",
  "{Grownup} {met|found} {him} at the {corner|gate}, and they went in to {home} side by side.",
  "{Home} was {warm|bright}, and {grownup} had {already|secretly} {run a bath|made cocoa|turned the bed down}.",
  "In the kitchen of {home} {Hero} told {grownup} {everything|all of it}, with gestures.",
  "{Grownup} {took|hung} up {his} wet coat in {home}, and asked nothing until the {second|last} bun.",
  "By {nine|eight} {Hero} was back in {home}, explaining it all to {grownup} with {crusts|teaspoons}.",
  "The {key|latch} of {home} turned, and {there|at the stove} stood {grownup}, {humming|floury} and {pleased|unsurprised}.",
  "{Hero} {came|got} back to {home} tired and glad, and {grownup} {noticed|saw} both.",
  "Supper at {home} had been {extended|postponed} by {grownup}, and so had the questions.",
  "The {front|top} window of {home} was {yellow|lit}, and in it stood {grownup}, {counting|waving}.",
  "“Shoes,” said {grownup}, and then {home} smelt of {smell} and nothing else mattered.",
  "Down at the bottom of the {day|dusk} lay {home}, {grownup} and {a food}, {warm|waiting}.",
  "{Grownup} had {hidden|rescued} {him} a second helping, as one does in {home}.",
  "On the steps of {home} {grownup} took one look at {him} and {fetched|ran} hot water.",
  "{Hero} told it twice at {home}, once for {grownup} and once for the {kettle|cat next door}.",
  "What {grownup} said at the door of {home} was short, and ended in a {long|proper} hug.",
  "The tablecloth at {home} became a map, {salt|pepper} and all, and {grownup} understood.",
  "Not a {cup|cushion} had moved at {home}, which {Hero} and {grownup} found {splendid|restful}.",
  "It was {dusk|dark} when {home} came in sight, with {grownup} in front like a {lantern|figurehead}.",
  "“Start with the {ending|best bit},” begged {grownup}, and so, in {home}, with {crumbs|both hands}, {Hero} did.",
];
