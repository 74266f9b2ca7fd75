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
      "In bed {he} began to write it all {down|up}. The first line was long. [The second had {four|three} words in it.] The last line was only a dot. {Grownup} took the pencil {gently|away}, and {Hero} slept.",
      "{Hero} meant to {note|remember} every single thing about today. The pillow had another {plan|idea}. {He} got no further than {breakfast|the opening}, and was asleep.",
      "On the last line {he} wrote ‘Result’, and put a {tick|star}. [There was {nothing|little} to add.] {Grownup} took charge of the {pen|pencil}, and {Hero} of the pillow. Then {he} slept.",
      "“Anything else to {declare|report}?” asked {grownup}. {Hero} searched {his} memory, {gently|with both eyes shut}. There was nothing in it but {sleep|pillows}. “Then that’s all,” said {grownup} +and {Hero} slept.",
    ],
  },
  {
    id: "step-outside",
    what: "sits on the step with the grown-up until the lamps come on",
    goals: both,
    home: [
      "They did not go in at once. {Grownup} {moved|made room} on the step of {home}, and {Hero} sat there {too|as well}, until the street lamps {blinked|came} on. [Neither of them felt {any|much} need to talk.]",
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
      "“And what have we learnt?” asked {grownup}. {Hero} thought about it, with both eyes shut. [It was an interesting question.] It would have to {wait|keep} until morning, because {Hero} was asleep.",
      "{He} {climbed|went} up to bed like {an old|a tired} king. [The stairs were many, and the bed was near.] {Grownup} {drew|pulled} the curtain. The {wind|night} went round the house, and {Hero} slept.",
      "“Two suppers make a {heavy|sleepy} head,” said {grownup}. {Hero} {nodded|agreed}, with one cheek on the pillow. [Not another word was said about it.] {Grownup} pulled up the {quilt|blanket} +and {Hero} slept.",
      "“And the moral?” asked {grownup}. “{Dumplings|Pudding},” said {Hero}, from {far down|under the quilt}. {Grownup} could find nothing wrong with that, and put out the light. {Hero} slept.",
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
      "{He} pinned a small {note|label} over {his} bed. [It gave the date, and the word ‘{done|managed}’.] {Hero} read it once more, by the {hall|last} light. Then the letters {ran|swam} together, and {he} slept.",
      "On the {shelf|wall} there was room for one thing from today. {Hero} put it up, and {straightened|moved} it. [From the pillow it looked just {right|fine}.] {He} went on looking until {his} eyes closed.",
      "{He} hung {his} {cap|scarf} on the bedpost, like something in a museum. It looked {well|important} there. Then the guard of the museum, who was {Hero}, lay down {beside|beneath} it and fell asleep.",
      "Above the {bed|desk} {he} pinned up one more {drawing|ticket}. The pin went in {softly|at once}. {Hero} stood back to {look|judge} +and then {he} lay down, well pleased, and slept.",
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
      "The bath water went down with a {gulp|chuckle}. [There were clean pyjamas, a little too {short|big}.] {Hero} lay in bed, warm to the {bone|toes}, and thought of nothing at all. So {he} fell asleep.",
      "{He} smelt of {soap|lavender}, and so did the {sheet|pillow}. [Downstairs the last drop of the day ran away.] {Grownup} said good night, very {quietly|softly}, and {Hero} slept.",
      "{Hero} came out of the bath as wrinkled as a {prune|walnut}. {Grownup} had the {towel|nightshirt} ready. [There was a {yawn|word} or two.] Then {he} lay in the {cool|clean} sheets, and slept.",
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
      "“Are we there?” asked {Hero}, deep in the {pillow|blankets}. “We’re there,” said {grownup}, in a low voice, “and now you can sleep.” That seemed an {excellent|easy} idea. So {he} did.",
      "{His} shoes stood side by side, {pointing|facing} home. [They had been a long way today.] The bed was {exactly|just} where {he} had left it. {Hero} got in, curled up and slept.",
      "Behind {his} closed eyes the way home still ran on. There was one {stop|bend}, then another. [Nobody {got on|spoke}.] The last of them was the {pillow|bed}, and there {Hero} slept.",
      "“All {change|out},” said {grownup}, very low. “This is the last stop.” {Hero} {climbed|got} into bed and laid {his} head down. Then the lamp went out, and {he} slept.",
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
      "{His} hands still knew the {shape|weight} of the work. [They lay open on the {quilt|blanket}, doing nothing.] It was finished, and it was good. {Hero} thought of that, and slept.",
      "In {his} head one last {wheel|screw} turned, and fitted. {He} listened. [Nothing needed {doing|mending} now.] The dark was as soft as {felt|flannel}, and {Hero} slept.",
      "There was {varnish|sawdust} under one {nail|button}. {Hero} left it there, as a souvenir. [The bench was {bare|swept}.] There was nothing more to {do|think of}, and {he} fell asleep.",
      "Every {chisel|brush} lay in its own {box|place}. {Hero} lay in bed, and fitted there {just as|every bit as} well. {Grownup} blew some dust off {his} {nose|ear} +and soon {he} slept.",
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
      "At {nine|ten} a light went on and off, {beyond|over} the roofs. That was {the helper}. {Hero} {answered|flashed back}, once, with the bedside lamp. [It meant that all was well.] Then {he} lay down and slept.",
      "{He} thought of {the helper}, on the way home, {humming|yawning}. [{He} thought of {the pal}, who was asleep already.] Then {Hero} thought of nothing more, and slept.",
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
      "In bed {he} {counted|heard} the sounds of the house. There was the {tap|clock}, and the pipe. [There was {grownup}, turning a page.] Before the {fifth|sixth} of them {Hero} was asleep.",
      "The house {ticked|creaked} as it cooled, like {a ship|an old shoe}. It had carried {him} a long time, and it would {again|tomorrow}. {Hero} pulled up the {quilt|sheet} and slept.",
      "A {stair|pipe} spoke, and the {clock|roof} replied. [They had {known|answered} each other for {ages|years}.] It was the {sort|kind} of talk that needs nobody to listen. So {Hero} stopped listening, and slept.",
      "Under the {floor|roof} something {settled|sighed}. “Me too,” said {Hero}. {Grownup} {came|looked} in, on {stocking|quiet} feet, and stayed by the bed. Presently {he} {was} asleep.",
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
      "There would be time tomorrow for {more|everything else}. {Hero} put the day {down|away}, piece by piece: {boots|hat}, {hurry|hill}, {helper|plan}. {Hero} tucked {his} {free|empty} hands under the quilt, and slept.",
    ],
  },
  {
    id: "calendar-word",
    what: "finds the one word for today's square in the calendar",
    goals: both,
    home: [
      "The calendar in the kitchen of {home} has a square for each day, and {grownup} likes to see one word in it. {Hero} told the whole {story|business} over {a food} +and {grownup} held the pencil. [At the end the square for today was still {white|empty}.]",
      "“One word for today,” said {grownup}, when {Hero} came in at the door of {home}, and tapped the calendar. “{Muddy|Long},” said {Hero}, and then changed it to ‘{steep|hungry}’. [So they had {a food} first, because a good word can’t be hurried.]",
      "Yesterday’s square in the calendar of {home} said ‘{laundry|rain}’, and today’s said nothing yet. {Grownup} cut {a food} in two and heard all that there was to {hear|tell}, from the first step to the last. “That won’t fit into a square,” said {grownup}.",
    ],
    bed: [
      "{Grownup} came up with the calendar, since today still wanted a word. “{Done|Managed},” said {Hero}, with {his} eyes shut. {Grownup} wrote it down. [It fitted the little square {exactly|nicely}.] By then {Hero} was asleep.",
      "There is one square in the calendar for each day, and today’s was {full|taken} now. Tomorrow’s was {white|empty}. [{Hero} thought of all that {paper|space}.] So {he} went to sleep, with a whole clean square to wake up in.",
      "“What shall I {write|put} for today?” asked {grownup}, with the calendar. {Hero} thought of the wish that the day had {begun|started} with. It had come true. “Put ‘{yes|enough}’,” {he} said, and slept.",
      "“‘{Brave|Tired}’ isn’t the word for today,” said {Hero}, from {under|beneath} the quilt. “What about ‘{pleased|proud}’?” asked {grownup}. [{Hero} tried it out in the dark.] It was the right word, and {he} fell asleep inside it.",
    ],
  },
  {
    id: "door-frame-mark",
    what: "is measured at the door frame and has grown by a hair",
    goals: both,
    home: [
      "There is a row of pencil marks on the kitchen door of {home}, and {grownup} insisted on a new one. {Hero} stood against it with {his} {heels|shoulders} back +and {he} told the whole story without turning {his} head. [It was {easier|harder} than it sounds.]",
      "“You’ve grown,” said {grownup}, at the door of {home}. “Since {breakfast|this morning}?” asked {Hero}. “It shows,” said {grownup}, who {fetched|went for} a ruler. [They had {a food} while they compared the figures.]",
      "In {home} {grownup} measured {Hero} twice against the door frame, once in {shoes|boots} and once without. In between {Hero} told everything that had happened +and {grownup} {forgot|put down} the ruler, to hear {the middle|the end} again.",
    ],
    bed: [
      "On the door frame downstairs was a new pencil mark, with today’s date. It was {one hair|a little} above the last. Perhaps it was only the {socks|hair}. {Hero} did not think so. {He} stretched right out, and slept.",
      "“Do people grow in one day?” asked {Hero}. “On {some|certain} days,” said {grownup}, and drew the blanket up. [This had been one of them, for what {he} had set out to do was done.] {His} feet found the cool end of the bed, and {Hero} slept.",
      "The bed seemed {shorter|smaller} than last night. {Grownup} said that beds do not shrink. So it had to be {Hero} who was longer. [It was a {pleasant|comfortable} thought.] {Hero} stretched out in {his} new length, and slept.",
      "{Grownup} put the ruler away and came up to say good night. “Tomorrow we’ll measure {the pal},” said {Hero}, and yawned. Then there was nothing more to {measure|count}. The night was as {long|wide} as anyone needs, and {Hero} slept all of it.",
    ],
  },
  {
    id: "mended-coat",
    what: "has the torn coat mended while the story is told",
    goals: both,
    home: [
      "{Grownup} said nothing about the {hole|rip} in {Hero}’s sleeve, and only threaded a needle. So {Hero} sat by the lamp in {home} with {a food} +and {he} told the story for as long as the mending took. [There was a stitch for every {adventure|mistake}.]",
      "“And where did you leave the third button?” asked {grownup} of {home}. {Hero} could say {exactly|to the minute} where +and that was how the story began. [By the end of it the coat had a new one, of {another|a different} colour.]",
      "In {home} there was {a food} on the table and a sewing basket beside it. {Grownup} had seen {Hero}’s knees from the window. They {talked|laughed} and sewed and ate in turn +and the knees were whole again before the story was.",
    ],
    bed: [
      "{His} coat hung on the door, with a {square|round} patch on it. That was the only mark that today had left. {Hero} looked at it once {more|again}. [It would hold for {years|a long time}.] Then {he} turned over and slept.",
      "Downstairs {grownup} had mended {Hero}’s coat, and {cut|bit} off the thread. What {Hero} had wished for was done, too. [There was no loose end anywhere.] {He} turned the pillow to its cool side, and slept.",
      "{Grownup} sat by the bed and mended a sleeve, in and out, in and out. {Hero} watched the needle through half-shut eyes. [The thread was very {long|fine}.] {His} breath went in and out as well. Then {he} slept.",
      "{Hero} emptied a torn pocket on the {quilt|bedside table}. There was {a trinket}, and some {sand|fluff}. {Grownup} took the coat away to mend it. [The door stayed open a {crack|little}.] Now {Hero}’s head was as empty as the pocket, and {he} slept.",
    ],
  },
  {
    id: "grown-up-remembers",
    what: "hears that the grown-up once made the same mistake",
    goals: both,
    home: [
      "When everything was told, {grownup} poured two more cups of cocoa in the kitchen of {home}. “I once tried something like it,” said {grownup}. “It went wrong at the very same {place|point}.” {Hero} wanted to hear {all|every word} of that.",
      "“Now you,” said {Hero}, in the kitchen of {home}, after the last spoonful of {soup|cocoa}. So {grownup} told about a day long ago, with a borrowed {bicycle|ladder} in it and the wrong {key|train}. [It was odd to think of {grownup} as a child, out of breath.]",
      "{Grownup} heard the whole story on the {stairs|sofa} of {home} +and {grownup} laughed at the worst part, but very kindly. “I laugh because I know it. At your age I did that {twice|in front of the school}.” [They shared {a food} on the strength of it.]",
    ],
    bed: [
      "{Grownup} sat on the edge of the bed and told a story of long ago. It had a {gate|river} in it, and a child who did not give up. {Hero} {guessed|knew} who that was. [The voice went on, low and {even|slow}.] {He} smiled, and slept before the end.",
      "“Were you ever as {tired|muddy} as me?” asked {Hero}. “Just once,” said {grownup}, “and that night I slept like a {stone|log}.” It sounded like good advice. {Hero} took it, and slept.",
      "Tonight {grownup} had two stories to put away, a new one of {Hero}’s and an old one. [They were rather {alike|similar}.] “Both of them ended well,” said {grownup}, and turned down the lamp. {Hero} smiled, and slept.",
      "{Hero} asked what {grownup} had been like {at school|as a child}. [“Shorter,” was the answer, “and just as {stubborn|curious}.”] That was a comfort. {Grownup} sat on by the bed in the dark until {Hero} was asleep.",
    ],
  },
  {
    id: "letter-of-thanks",
    what: "writes a letter of thanks to the helper",
    goals: both,
    home: [
      "Before {he} would sit down, {Hero} asked {grownup} of {home} for paper, an envelope and the good {pen|ink}. The letter was to {the helper} +and it had a great deal to say. [{Grownup} put {a food} within reach, and spelt the {long|hard} words.]",
      "Over {a food} {Hero} told {grownup} everything +and half of it was about {the helper}. “Then put that in writing,” said {grownup}, and cleared a {corner|space} on the table of {home}. [The letter came out two pages long, with a {map|drawing}.]",
      "{Home} smelt of {smell} +and {grownup} wanted to know who had helped. So {Hero} explained about {the helper}, with {a food} in one hand. [Hardly anybody does such a thing alone, {grownup} {thought|said}, and looked for an envelope.]",
    ],
    bed: [
      "A letter to {the helper} lay {sealed|ready} on the {chair|sill}. It said ‘Thank you’ {twice|in capitals}, and what for. It would go with the first post. {Hero} had nothing left to write. {He} shut {his} eyes and slept.",
      "{He} wrote to {the helper} in bed, and got as far as ‘{Thank you|Without you}’. Those were the important words. [The pencil {slid|rolled} into the sheets.] {Grownup} moved the page to the {chair|table}. {Hero} would write the rest tomorrow. {He} slept.",
      "“{The helper} looked glad, too,” said {Hero}. “I’m sure of it,” said {grownup}, and tucked {him} in. That was good to know. [By now {h.he} {h.was} surely lying down as well.] {Hero} {yawned|turned over}, and slept.",
      "Against the bedside lamp stood an envelope, addressed to {the helper}. The lamp went out, and the envelope stood there in the dark. All the thanks were {safe|warm} inside. {Hero} slept beside it till the {post|morning} came.",
    ],
  },
  {
    id: "once-more-in-thought",
    what: "goes through the day once more under the quilt",
    goals: both,
    home: [
      "{Grownup} was sitting on the {bottom stair|window seat} of {home} with {a food} +and there was room for two. {Hero} told the story in its proper order, with the trouble before the help, and the help before the {cheering|good end}. [They finished {a food 2} as well.]",
      "“Show me where it was,” said {grownup}, when {Hero} had {washed|eaten}. On the kitchen floor of {home} they laid out the whole day in {spoons|walnuts|teacups} +and {the pal} was {a pepper pot|an egg cup}. [The hardest place was the {doormat|coal bucket}.]",
      "It was {good|pleasant} to come into {home} and have the {wind|street} shut out behind one. {Grownup} cut up {a food}, and asked for the story. {Hero} walked round the table while telling it +and only slowly did {his} legs notice that they were home.",
    ],
    bed: [
      "In bed {his} knees made two hills in the quilt. {Hero} went over them with one finger, past the {hard|steep} place and on. It was quite {easy|short} now. {He} laid the hills flat, and slept.",
      "{Hero} went through the day once more, to be {sure|certain} of it. There was the start, and the trouble, and {the helper} coming. [{The pal} was in it from beginning to end.] {He} stopped at the place where it all came right, and slept there.",
      "The quilt lay there like a {map|country}, with a crease for every {road|river} and a button for {home}. [Nobody was out on the roads {now|any more}.] {Hero}’s finger followed a crease home and lay still. {He} slept.",
      "{He} shut {his} eyes and saw the whole day again, from the first wish to the last good {word|night}. Nothing in it was {wrong|difficult} any more. [{The pal} was there too, and {waited|yawned}.] {Hero} set off towards sleep, and it was not far.",
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
