import type { Ending, Texts } from "../../content-contract";

const both = ["journey", "making"] as const;

export const endings: readonly Ending[] = [
  {
    id: "official-report",
    what: "writes a report of the day, shorter and shorter",
    goals: both,
    home: [
      "{Grownup} was waiting at {home} with {a food} +and with remarkably few questions. {Hero} {answered|told} them all. {He} left in the {parts|bits} where {he} had been {wrong|foolish}. [They were the {best|funniest} parts.]",
      "At {home} the hall light was on. “{Report|Well}?” asked {grownup}. {Hero} gave a report at the {table|stove}, between mouthfuls. {A spoon|Two crusts} did for a map +and nothing was left out.",
      "“Begin at the beginning,” said {grownup}, in the doorway of {home}. {Hero} began with {a food}. [The {facts|events} of the day came after it. They came one at a time, in a {neat|orderly} line.]",
    ],
    bed: [
      "[In bed {he} began to write it all {down|up}.] {Hero} fell asleep over the {second|third} line of {his} report. {Grownup} took the pencil, and put out the {light|lamp}.",
      "[In bed {he} meant to go over every {single|last} minute.] {Hero} got as far as this morning’s {breakfast|boots}, and slept. The rest would {keep|wait}.",
      "[On the last line {he} wrote ‘Result’, and put a {tick|star}.] {Hero} laid down {his} {pen|pencil}, lay back {contentedly|at once} and slept. There was nothing to add.",
      "[“Anything else to {declare|report}?” asked {grownup}. “Nothing but {sleep|a yawn},” said {Hero}.] Then {Hero} closed both eyes, and slept. {Grownup} put out the {light|lamp}.",
    ],
  },
  {
    id: "step-outside",
    what: "sits on the step with the grown-up until the lamps come on",
    goals: both,
    home: [
      "They did not go in at once. {Grownup} {moved|made room} on the step of {home} +and {Hero} sat there {too|as well}. The street lamps {blinked|came} on. [Neither of them felt {any|much} need to talk.]",
      "{Grownup} had carried two {chairs|cushions} out in front of {home}. They shared {a food} in the cool air. {Hero} told it all backwards +and {he} ended with the {breakfast|beginning}.",
      "There are {three|four} steps in front of {home}. {Grownup} was on the second, with {a food} +and {Hero} took the {third|first}. [It has always been the right {height|place} for telling things.]",
    ],
    bed: [
      "[Far below somebody {laughed|stopped}, and said good night.] It was a good {street|town} to fall asleep in, and {Hero} did. The window stood open a {crack|little}.",
      "[{Grownup} locked the door downstairs +and everyone who {belonged|lived} here was in.] {Hero} turned over in the cool {sheets|bed}, and slept. Even {his} feet were {warm|content}.",
      "[Perhaps {a creature} was sitting on the step {now|instead}.] {Hero} rolled over to the {wall|window}, and slept. Out there the step grew slowly {cool|dark}.",
      "[A {moth|breeze} came in, went round the {room|lamp} and left again.] {Hero} stretched out in the {wide|white} bed, and slept. There were no more {stairs|questions} today.",
    ],
  },
  {
    id: "second-supper",
    what: "a second supper, and a sleepy argument about the moral",
    goals: both,
    home: [
      "There had been one supper at {home} already. {Grownup} agreed that today called for {two|another}. {A food} was cut in half +and {Hero} {fell|went} quiet over it. [Being {brave|right} makes you hungry.]",
      "“{Boots|Shoes},” said {grownup} at the door of {home}, and then, “Come here.” {Hero} was {wrapped|rolled} in {a cloth} +and {a food} was brought. [The whole story came out, crumb by crumb.]",
      "First {grownup} fed {him} +and then {grownup} {listened|sat down to listen}. In {home} that is the {order|rule}. {A food} went, and then {a food 2}. [The story had {barely|only just} got to the {middle|good bit}.]",
    ],
    bed: [
      "[“And what have we learnt?” asked {grownup}. It was an interesting {question|point}.] {Hero} put off every answer until {morning|breakfast}, and slept. {Grownup} tucked in the {quilt|blanket} all round.",
      "[{He} went up to bed like {an old|a tired} king, and {grownup} {drew|pulled} the curtain.] {Hero} slept, while the {wind|night} went round the house. Nobody was {hungry|busy} any more.",
      "[“Two suppers make a {heavy|sleepy} head,” said {grownup}.] {Hero} laid {one|a warm} cheek on the pillow, and slept. Downstairs the {plates|crumbs} could wait.",
      "[“And the moral?” asked {grownup}. “{Dumplings|Pudding},” said {Hero}, from {far down|under the quilt}.] Then {Hero} slept, {full|fed} and warm and happy. {Grownup} could find nothing wrong with that.",
    ],
  },
  {
    id: "pinned-to-wall",
    what: "pins a small proof of the day to the wall",
    goals: both,
    home: [
      "In {home} {Hero} emptied {his} pockets on the {mat|table}. Out came {a trinket}, some sand and a good deal of {string|mud}. {Grownup} admired each {piece|thing} +and each might have been {gold|evidence}.",
      "{Home} smelt of {smell}. {Grownup} hugged {him} {first|for a while} +and the questions came afterwards. [{Hero} had brought {one|a single} thing back. It was {a trinket}, and not for {sale|swapping}.]",
      "At {home} {grownup} wanted {proof|evidence}. {Hero} laid it beside the {bread|lamp}. It was {a trinket}, and two {scratched|inky} hands. [“{Convincing|Case closed},” said {grownup} +and the {left|muddier} one got a kiss.]",
    ],
    bed: [
      "[The pin went in as {softly|easily} as into butter.] {Hero} fell asleep beneath a small {note|label}, with today’s date on it. Its only word was ‘{done|managed}’.",
      "[On the {shelf|wall} hung one more thing, from today.] {Hero} looked round the room from {his} pillow, well {pleased|content}, and slept. Everything hung quite {still|straight}.",
      "[{He} hung {his} {cap|scarf} on the bedpost, like something in a museum.] {Hero} lay down in {his} own quiet museum, and slept. The treasures were safe until {morning|breakfast}.",
      "[Above the {bed|desk} hung one more {drawing|ticket}, quite straight.] {Hero} lay down, well pleased with {everything|the day}, and slept. The {pictures|walls} could look after themselves.",
    ],
  },
  {
    id: "long-bath",
    what: "a bath with the facts floating off",
    goals: both,
    home: [
      "The bath at {home} ran for ages. {Hero} lay in it like {a hippo|a retired admiral}. {Grownup} sat beside it on the {stool|laundry} +and {he} told it all. [Most of the mud came off in the {first|second} half.]",
      "There was a bath at {home} as deep as {a lake|a story}. {Grownup} had {drawn|promised} it +and {Hero} sank in to the {chin|ears}. [From there {he} told it all, with {waves|a sponge} for the hills.]",
    ],
    bed: [
      "[The bath water went down with a {gulp|chuckle}, and the clean pyjamas were a little {short|big}.] {Hero} was warm to the {bone|toes}, and slept. {Grownup} hung up the towel.",
      "[{He} smelt of {soap|lavender}, and so did the {sheet|pillow}.] {Grownup} said good night, very {quietly|softly}, and {Hero} slept. Somewhere the last drop of the day ran away.",
      "[{He} had come out as wrinkled as a {prune|walnut}.] {Hero} stretched out between {cool|clean} sheets, and slept. Far off the bath water ran on, {downhill|alone}.",
      "[With clean ears one hears even a {moth|spider}.] The {pillow|quilt} gave an inviting sigh, so {Hero} lay down and slept. After that there was {little|nothing} to hear.",
    ],
  },
  {
    id: "last-tram",
    what: "rides home half asleep beside the grown-up",
    goals: ["journey"],
    home: [
      "{Grownup} came to {meet|fetch} them +and they took the last {tram|bus} together. [The windows were full of {lamps|gold squares}.] {Hero} leaned on {a shoulder|a warm sleeve}. The {corners|stops} went by, all the way to {home}.",
      "The way back is only half as {long|steep}. {Grownup} {walked|strolled} it with them, {hands|both hands} in pockets, and {listened|whistled}. {Hero} had not nearly {finished|got to the end} +but there stood {home}.",
      "They had the upper deck to themselves, {Hero} and {grownup} and the {weather} night. [Branches {brushed|stroked} the glass.] Neither of them spoke +and then {home} came {round the bend|in sight}.",
    ],
    bed: [
      "[“Are we there?” asked {Hero}, deep in the {pillow|blankets}. “We’re there,” said {grownup}.] {Hero} was back in {his} own bed, and slept. The {road|evening} went on without {him}.",
      "[{His} shoes stood side by side, {pointing|facing} home.] The bed was {exactly|just} where {he} had left it, and {Hero} got in and slept. The {blanket|quilt} was {cool|soft}.",
      "[Behind closed eyes the way home still ran {on|along}.] Round the last {corner|bend} of the day was the pillow, and there {Hero} slept. Nobody spoke.",
      "[“All {change|out},” said {grownup}, very low. “This is the last stop.”] {Hero} {climbed|got} into bed, curled up and slept. Then the lamp went out.",
    ],
  },
  {
    id: "tools-away",
    what: "cleans the tools and switches off the workshop",
    goals: ["making"],
    home: [
      "{Hero} and {grownup} {cleaned|wiped} the brushes. Each {one|thing} was hung on its own hook. [It’s a {pleasant|quiet} job, at the {tail|end} of a day.] Then they {walked|went} back to {home} +and they smelt of {glue|varnish}.",
      "“{Sweep|Leave} it,” said {grownup}, “it will be there {tomorrow|at eight}.” They shut the {shed|door} on the shavings. In {home} there was {a food} +and there was nothing left to {mend|measure}.",
      "Last of all {grownup} {oiled|wiped} the big {saw|vice} +and said good night to it. {Hero} counted the {screws|nails} back into the {jar|tin}. [None was missing.] {Home} had its {lamps|kettle} on +and took them in.",
    ],
    bed: [
      "[{His} hands still knew the {shape|weight} of the work.] It was finished, and it was good, and {Hero} slept. On their hooks the {tools|brushes} hung {still|in a row}.",
      "[In {his} head one last {wheel|screw} turned, and fitted.] Nothing needed {doing|mending} now, so {Hero} slept. The dark was as soft as {felt|flannel}.",
      "[There was still {sawdust|varnish} under one fingernail, as a souvenir.] {Hero} lay down with idle hands, and slept. Out there the bench was {bare|swept}.",
      "[Every {chisel|brush} lay in its own {box|place}.] {Hero} fitted into {his} bed {just as|quite as} neatly as any tool into its box, and slept. {Grownup} closed the door.",
    ],
  },
  {
    id: "signal-to-friend",
    what: "exchanges a last signal with the helper",
    goals: both,
    home: [
      "{The helper} {saw|brought} them to the {corner|gate} of {home}. There they shook hands +but {the helper} would not {come|stay} in. [“Work,” was the {reason|explanation}.] {Grownup} had soup on +and had {guessed|heard} half of it.",
      "“{Until|See you on} Thursday,” said {the helper}, and {turned|set} off. {Hero} {went|ran} in to {grownup}. {Home} was bright +and it was full of {smell}.",
      "They parted at {home}. {The helper} {bowed|saluted} to {grownup} +and {grownup} did the same. “One {lamp|flash} for yes,” {the helper} {said|agreed}. [They had worked it all out on the way.]",
    ],
    bed: [
      "[At {nine|ten} {the helper} sent a light, on and off, {beyond|over} the roofs.] {Hero} blinked good night with the bedside lamp, and slept. It meant that all was well.",
      "[{He} thought of {the helper}, on the way home, {humming|yawning}.] {Hero} thought of {the pal}, and then of nothing at all, and slept. The window was {dark|blue}.",
      "[The window was {misty|cool}, and just right for drawing.] {Hero} drew a {smile|star} on the pane for {the helper}, lay down and slept. It looked out all {night|night long}.",
      "[Far off somebody was {whistling|singing}, and then a door closed. So {the helper} had got home as well.] {Hero} {whistled|hummed} good night into the blanket, and slept. All was {quiet|still}.",
    ],
  },
  {
    id: "sound-of-house",
    what: "listens to the sounds of the house, one by one",
    goals: both,
    home: [
      "{Home} had never looked so {large|yellow} in the dusk. {Grownup} opened before {Hero} could {knock|ring}. {His} jacket was taken +and for {nearly|quite} a minute nothing was {asked|said}. [It was {tactful|heroic}.]",
      "“You’re late, and you’re taller,” said {grownup}, at the door of {home}. {Hero} was both. They {drank|had} cocoa on the stairs +and {he} told the {story|tale} there. It came in instalments, one a {step|cup}.",
      "The {gate|third stair} of {home} gave {him} away, as usual. {Grownup} put down a {book|needle} +and held out {an arm|both arms}. [In there it was so {quiet|peaceful} that one could hear the soup.]",
    ],
    bed: [
      "[In bed {he} counted: the {tap|clock}, the pipe, {grownup}’s step.] Before the {fifth|sixth} sound of the house {Hero} was asleep. The others came all the same, but {softly|later}.",
      "[The house {ticked|creaked} as it cooled, like {a ship|an old shoe}.] {Hero} pulled up the {quilt|sheet}, and slept. The old house would carry {him} until {morning|tomorrow}.",
      "[A {stair|pipe} spoke, and the {clock|roof} replied.] {Hero} left the house to its own talk, and slept. It was the {sort|kind} that needs no listener.",
      "[Under the {floor|roof} something {settled|sighed}. “Me too,” said {Hero}.] {Grownup} stayed by the bed until {Hero} was asleep. Then the stairs creaked, very {softly|kindly}.",
    ],
  },
  {
    id: "tomorrow-list",
    what: "makes a list for tomorrow and sleeps at number three",
    goals: both,
    home: [
      "It was {late|dark} at {home} +but it was not too late. {Grownup} {cut|buttered} {a food}, and pulled out a chair. “{Begin|From the start},” said {grownup}. [And {Hero} did.]",
      "{Grownup} had {kept|left} a lamp in the window of {home}. [It is {pleasant|good} to be expected.] {Hero} dropped into the big chair with {a food}. For a {moment|while} {he} {was} king of the kitchen.",
      "On the door of {home} hung a list. {Grownup} crossed ‘{worry|wait}’ off it. “You’re {back|in time},” said {grownup}, “for {a food}.” {Hero} was tired +and even {his} {hair|hat} was. [Neither of them said a word.]",
    ],
    bed: [
      "[There was a {good|great} deal to be thought of for tomorrow.] {Hero} planned three things in bed, and slept before the third. The first was to say thank you.",
      "[“What will you do {tomorrow|next}?” {grownup} asked, {softly|by the door}.] The first thing on {Hero}’s list was to sleep, and {he} did it very well. The rest could {wait|keep}.",
      "[‘{Sleep in|Sleep},’ {he} wrote, and underlined it.] Before {his} list for tomorrow was finished {Hero} slept. Its last word began with a B, and may have been {bread|breakfast}.",
      "[There would be time tomorrow for {more|everything else}.] {Hero} put the day away, {boots|hat}, {hurry|hill} and all, and slept. {His} {free|empty} hands lay quite still.",
    ],
  },
  {
    id: "calendar-word",
    what: "finds the one word for today's square in the calendar",
    goals: both,
    home: [
      "The calendar in {home} has a square for each day. {Grownup} likes to see one word in it. {Hero} told the whole {story|business} over {a food} +and {grownup} held the pencil. [At the end the square was still {white|empty}.]",
      "“One word for today,” said {grownup} of {home}, and tapped the calendar. “{Muddy|Long},” said {Hero} +but then it was changed to ‘{steep|hungry}’. [So they had {a food} first. A good word can’t be hurried.]",
      "Yesterday’s square in the calendar of {home} said ‘{laundry|rain}’ +and today’s said nothing yet. {Grownup} cut {a food} in two, and heard all that there was to {hear|tell}. “That won’t fit into a square,” said {grownup}.",
    ],
    bed: [
      "[“A word for today?” asked {grownup}, with the calendar. “{Done|Managed},” said {Hero}, with {his} eyes shut.] {Grownup} wrote one word into today’s square, and {Hero} slept. It fitted {exactly|nicely}.",
      "[There is one square in the calendar for each day, and today’s was {full|taken} now.] {Hero} went to sleep, with a whole {clean|white} day to wake up in.",
      "[“What shall I {write|put} for today?” asked {grownup}. “Put ‘{yes|enough}’,” said {Hero}.] The wish of the day had come true, and {Hero} slept. {Grownup} put the pencil {down|away}.",
      "[“What about ‘{pleased|proud}’?” asked {grownup}. {Hero} tried it out in the dark.] {Hero} had found the right word for the day, and slept. The calendar hung {straight|quite still}.",
    ],
  },
  {
    id: "door-frame-mark",
    what: "is measured at the door frame and has grown by a hair",
    goals: both,
    home: [
      "The kitchen door of {home} has a row of pencil marks. {Grownup} insisted on a new one. {Hero} held {his} {heels|shoulders} back +and {he} told the story like that. [It was {easier|harder} than it sounds.]",
      "“You’ve grown,” said {grownup}, at the door of {home}. “Since {breakfast|this morning}?” asked {Hero}. “It shows,” said {grownup} +and a ruler was {fetched|found}. [They had {a food} while they compared the figures.]",
      "In {home} {grownup} measured {Hero} twice, once in {shoes|boots} and once without. In between {Hero} told everything +and {grownup} {forgot|put down} the ruler. {The middle|The end} had to be told again.",
    ],
    bed: [
      "[Downstairs the new pencil mark was {one hair|a little} higher.] {Hero} stretched right out in bed, and slept. There was still {room|plenty of room} to grow.",
      "[“Do people grow in one day?” asked {Hero}. “On {some|certain} days,” said {grownup}.] {Hero}’s feet found the cool end of the bed, and {he} slept. It was late.",
      "[Beds do not shrink, {grownup} said, but children {grow|get longer}.] {Hero} lay there in {his} full length, and slept. The bed was just long enough.",
      "[“Tomorrow we’ll measure {the pal},” said {Hero}, and yawned.] There was nothing more to {measure|count}, and {Hero} slept. The night was as {long|wide} as anyone needs.",
    ],
  },
  {
    id: "mended-coat",
    what: "has the torn coat mended while the story is told",
    goals: both,
    home: [
      "{Grownup} saw the {hole|rip} in {Hero}’s sleeve, and only threaded a needle. {Hero} sat by the lamp in {home} with {a food} +and the story took as long as the mending. [There was a stitch for every {adventure|mistake}.]",
      "“And where did you leave the third button?” asked {grownup} of {home}. {Hero} could say {exactly|to the minute} where +and that was how the story began. [By the end the coat had a new one. It was of {another|a different} colour.]",
      "In {home} there was {a food} on the table +and a sewing basket stood beside it. {Grownup} had seen {Hero}’s knees from the window. They {talked|laughed} and sewed and ate in turn. The knees were whole before the story was.",
    ],
    bed: [
      "[{His} coat hung on the door, with a {square|round} patch on it.] {Hero} looked at the mended coat once {more|again}, and slept. It would hold for {years|a long time}.",
      "[Downstairs {grownup} had mended {Hero}’s coat, and {cut|bit} off the thread.] There was no loose end anywhere, so {Hero} slept. The pillow was {cool|soft} on both sides.",
      "[{Grownup} sat by the bed, and mended a {sleeve|cuff}.] {Hero} watched the needle until {he} slept. {Grownup} tied one more {knot|small knot}, and sat still.",
      "[{Grownup} took the torn coat {away|downstairs} to mend it.] {Hero}’s head was as empty as {his} pockets, and {he} slept. In and out went {grownup}’s needle.",
    ],
  },
  {
    id: "grown-up-remembers",
    what: "hears that the grown-up once made the same mistake",
    goals: both,
    home: [
      "Everything was told. {Grownup} poured two more cups of cocoa in the kitchen of {home}. “I once tried something like it,” said {grownup}. “It went wrong at the same {place|point}.” {Hero} wanted to hear {all|every word} of that.",
      "“Now you,” said {Hero}, in {home}, after the last spoonful of {soup|cocoa}. {Grownup} told about a day long ago. There was a borrowed {bicycle|ladder} in it +and there was the wrong {key|train}. [It was odd to think of {grownup} as a child, out of breath.]",
      "{Grownup} heard the whole story on the {stairs|sofa} of {home} +and laughed, very kindly, at the worst part. “I laugh because I know it. At your age I did that {twice|in front of the school}.” [They shared {a food} on the strength of it.]",
    ],
    bed: [
      "[{Grownup} told of a {gate|river}, and a child of long ago.] {Hero} smiled at {grownup}’s story, and slept before the end. The voice went on, low and {even|slow}.",
      "[“Once I was as {tired|muddy} as you,” said {grownup}, “and slept like a stone.”] {Hero} closed {his} eyes, and slept like a stone. {Grownup} tiptoed {out|downstairs}.",
      "[There were two stories to put away, a new one and an old one.] {Grownup} turned down the lamp, and {Hero} smiled and slept. It had all ended {well|happily}.",
      "[“At your age I was just as {stubborn|curious},” said {grownup}.] {Grownup} sat on by the bed until {Hero} was asleep. It was no trouble at all.",
    ],
  },
  {
    id: "letter-of-thanks",
    what: "writes a letter of thanks to the helper",
    goals: both,
    home: [
      "{Hero} would not sit down yet. {He} asked {grownup} of {home} for paper and the good {pen|ink}. The letter was to {the helper} +and it had a great deal to say. [{Grownup} put {a food} within reach, and spelt the {long|hard} words.]",
      "Over {a food} {Hero} told {grownup} everything +and half of it was about {the helper}. “Then put that in writing,” said {grownup}. A {corner|space} was cleared on the table of {home}. [The letter came out two pages long, with a {map|drawing}.]",
      "{Home} smelt of {smell}. {Grownup} wanted to know who had helped +so {Hero} explained about {the helper}. [Hardly anybody does such a thing alone, {grownup} {thought|said}, and looked for an envelope.]",
    ],
    bed: [
      "[A letter to {the helper} lay {sealed|ready} on the {chair|sill}.] {Hero} had nothing left to write, and slept. The first post would go at {seven|eight}.",
      "In bed {Hero} wrote a letter to {the helper}, and fell asleep over it. [It had got as far as ‘{Thank you|Without you}’.] {Grownup} laid it on the {chair|table}.",
      "[“{The helper} looked glad, too,” said {Hero}.] {Hero} {yawned|smiled}, thought of {the helper} once more, and slept. By now {h.he} {h.was} surely lying down as well.",
      "[Against the bedside lamp stood an envelope, addressed to {the helper}.] The lamp went out, and {Hero} slept. All {his} thanks were {sealed|written down} and safe.",
    ],
  },
  {
    id: "once-more-in-thought",
    what: "goes through the day once more under the quilt",
    goals: both,
    home: [
      "{Grownup} sat on the {bottom stair|window seat} of {home} with {a food} +and there was room for two. {Hero} told the story in its proper order. The trouble came first +and the {cheering|good end} came last. [They finished {a food 2} as well.]",
      "“Show me where it was,” said {grownup}, when {Hero} had {washed|eaten}. They laid out the day in {spoons|walnuts|teacups}, on the floor of {home}. {The pal} was {a pepper pot|an egg cup}. [The hardest place was the {doormat|coal bucket}.]",
      "It was {good|pleasant} to be in {home}, with the {wind|street} shut out. {Grownup} cut up {a food}, and asked for the story. {Hero} walked round the table to tell it. Only slowly did {his} legs notice that they were home.",
    ],
    bed: [
      "[In bed {his} knees made two hills, and {he} went over them with {one finger|two fingers}.] {Hero} laid {his} knees flat, like tired hills, and slept. Everybody could rest.",
      "[{He} went through the day once more, and saw {the helper} coming.] {Hero} stopped at the place where it all came right, and slept there. {The pal} was in it, too.",
      "[The quilt lay there like a {map|country}, with a crease for every {road|river}.] {Hero}’s finger followed one crease of the quilt, and then {he} slept. Nobody was out {now|any more}.",
      "[{He} saw the whole day again, from the first wish to the last good {word|night}.] {Hero} set off towards sleep, and was soon there. Nothing was {wrong|difficult} any more.",
    ],
  },
];

export const briefHomes: Texts = [
  "Back at {home} {grownup} had kept {the soup|some supper|a plate} warm and two questions ready.",
  "{Grownup} was {standing|reading} in the doorway of {home}, pretending not to {watch|look down} the road.",
  "At {home} there was {a food}, a chair and {grownup}, in that order.",
  "They walked back under the {lamps|stars} to {home}, where {grownup} heard the {whole|full} story.",
  "“{There|Here} you are,” said {grownup}, and {home} {closed|leaned} its door on the {wind|day}.",
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
