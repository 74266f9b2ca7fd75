import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const perseverance: readonly Turn[] = [
  {
    id: "persist-list",
    lesson: "perseverance",
    deed: "tries again and again, learning one thing from each failure",
    obstacles: all,
    vars: {},
    test: [
      "“It doesn’t work in any way at all,” said {Hero}, but when {the helper} asked how many ways {he} had tried, it was one. [It had felt like more. {The helper} had a list of {ninety|sixty} ways not to {boil an egg|fold a sheet}.]",
      "{The helper} did not console {him}, but asked in which place it had failed at {trouble}, and {Hero}, who had been busy feeling {miserable|sorry}, had not looked. [To see it, it would have to go wrong again. Nobody likes to do that on purpose.]",
    ],
    act: [
      "{Hero} wrote down a one, and what had gone wrong, and tried another way, and wrote a two. [The third was {funny|glorious}.] After {seven|six} it looked less like failure than like a {map|path}. With that list in hand {the helper} saw what was left to try +and {h.he} asked for the honour of {assisting|helping}.",
      "{Hero} watched the {first|left} part go wrong and changed it, and then the next part, which went wrong further along. “Better,” said {the helper}, “it’s failing later.” [{He} had never called that progress.] When only the last part was wrong, {the helper} knew how to cure it +and {h.he} joined in.",
    ],
    voice: [
      "“Everyone has failures,” said {the helper}, “but you didn’t give up, so yours turned into {clues|steps}.”",
      "“I lost count,” said {Hero}, and {the helper} said, “Those who keep on trying always do.”",
    ],
  },
  {
    id: "persist-undo",
    lesson: "perseverance",
    deed: "undoes hours of work and begins again from the mistake",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} went over {Hero}’s big drawing of {trouble}, and the mistake was in the very first line. [All the rest leaned on it.] {Three|Two} hours would have to be rubbed out, unless one simply {hoped|said nothing}.",
      "{The helper} would be free as soon as a ball of wool was wound, and {Hero} had almost done it, apart from a {knot|tangle} near the start. Nobody would ever {look|notice}. [So said a voice in {him}, which chiefly wanted supper.]",
    ],
    act: [
      "{Hero} said something to the sky, and then rubbed it all out and began again. [{Nobody clapped|There was no applause}.] But {he} knew each line by heart now, and soon it was {right|sound} +and with a plan like that {the helper} could {begin|work}.",
      "“I would notice,” {he} told {himself}, and unwound it all and started afresh. [{The pal} could hardly look.] This time it was {perfect|smooth}. {The helper} had watched through the {hedge|window}, full of respect +and {h.he} {came|got up} at once.",
    ],
    voice: [
      "“Going back was the quickest way on,” said {the helper}, “but most give up before they {discover|learn} that.”",
      "“You kept on,” said {the helper}, “even when on was {backwards|behind you}.”",
    ],
  },
  {
    id: "persist-wait",
    lesson: "perseverance",
    deed: "waits patiently when everyone else would have gone",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was expecting a letter by pigeon, and could not come before it was caught. {Hero} sat down to watch for it, and nothing happened, and went on happening. [{The pal} {fell asleep|nodded off}.]",
      "{The helper} needed to think about {trouble}, and shut {h.his} eyes, and a quarter of an hour went by. [“Are you {thinking|awake}?” “Yes.”] In that time, {the neighbour} observed, one could go home and have {a food}.",
    ],
    act: [
      "{Hero} gave {himself} five more minutes, and five more after those, and paid them out like {coins|pennies}. [Once {he} did get up, and sat down again.] And there was the pigeon! {The helper} came running at {his} shout +and with the letter {read|answered}, {h.he} {h.was} free.",
      "But {Hero} stayed, swept the place, and argued with {a creature}, for an hour. [“Still here?” asked {the helper} once.] Then the eyes opened. {The helper} had been looking for somebody who would not run {away|off} in the middle +and {here|this} was one.",
    ],
    voice: [
      "“Waiting’s the hardest kind of trying,” said {the helper}, “for it looks like nothing, and you didn’t give up.”",
      "“What’s the trick?” asked {Hero}, and {the helper} said, “Not leaving, and you’ve just {done|learnt} it.”",
    ],
  },
  {
    id: "persist-knack",
    lesson: "perseverance",
    deed: "practises a hard knack until it works",
    obstacles: all,
    vars: { knack: ["a special knot", "a certain twist", "a double hitch", "a sort of flick"] },
    test: [
      "To help here one needed {a knack}, which took {the helper} half a second, and there must be two who could do it. When {Hero} tried, it was like {a cow|someone in mittens} doing up buttons. [Part of it landed on {the pal}.]",
      "{The helper} showed {him} {a knack} and went off for a {nap|stroll}, and they could begin as soon as {Hero} had it. {He} did it six times, and all of them fell apart. [Well, {he} could {honestly|truly} say that {he} had tried.]",
    ],
    act: [
      "{The helper} had got it wrong thirty-seven times, {h.he} said, and so {Hero} settled down to do the same. [By twenty it was only boring.] At thirty-one it {held|worked}, and went wrong, and {held|worked} again +and now there were two of them for {trouble}.",
      "{Hero} slowed down, until {a creature} overtook {him}, and named each move aloud: over, under, wait. [It was the waiting!] {He} undid it, and did it until {he} could do it {blindfold|in the dark}. {The helper} came back and tested it +and so they could {begin|start|get going}.",
    ],
    voice: [
      "“They clap the time it works,” said {the helper}, “but I’m fond of the thirty before it, when you kept on.”",
      "“Hardly anybody’s clumsy,” said {the helper}, “but a good many give up {early|too soon}.”",
    ],
  },
  {
    id: "persist-unseen",
    lesson: "perseverance",
    deed: "works on to the end although nobody is watching",
    obstacles: all,
    vars: {},
    test: [
      "A heap of {chestnuts|letters} had to be sorted before {the helper} could come. {H.he} lay down, worn out, to be woken when {Hero} had done half. [If {he} did a bit and called it half, who could {object|tell}?]",
      "The others had gone, and {the neighbour} had said good luck, in the voice that means there is none. “You might as well stop,” said {the helper}, and left, too. [It was {kindly|nicely} meant. {Hero} already had {his} {cap|coat} on.]",
    ],
    act: [
      "{Hero} did an honest half, even the corner that nobody would look at, until {his} back complained in {three|two} places. [Then {he} straightened up.] {The helper} woke fresh and rested, and did the rest in no {time|time at all} +and now {h.he} could come.",
      "But {he} stayed, and went on at {trouble} with a small piece, and a small piece, and a small piece. [There was {a noise}, and then there was none.] Halfway home {the helper} looked back and saw {him} still at it +and {h.he} turned round and came to help.",
    ],
    voice: [
      "“Starting draws a crowd,” said {the helper}, “but keeping on when they’ve left is the {art|thing}.”",
      "“I wanted to stop the whole time,” said {Hero}, “but I kept {forgetting to|putting it off}.”",
    ],
  },
  {
    id: "persist-search",
    lesson: "perseverance",
    deed: "goes on asking and searching long after most would have stopped",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} could do nothing without one small {screw|hook}. Somebody in this street must have one, but there were {forty|thirty} doors. [At the first they told {Hero} no, and at the second, no, thank you. The third had shut before the question.]",
      "{The helper}’s only key lay in one of these two hundred drawers, and {h.he} had given it up. After an hour {Hero} had found {a trinket}, {a trinket 2} and half a {sledge|trombone}. [There was also a strong wish to go home.]",
    ],
    act: [
      "{Hero} went on knocking, and got to know {eleven|nine} varieties of no, among them the no with {a food}. [{The pal} sat down at every gate.] {He} had turned away from the {nineteenth|twentieth} when a voice wondered whether it was one of these +and with that {the helper} could {begin|start|set to}.",
      "The way to empty two hundred drawers is to empty one, so {Hero} emptied one, and then one more. [In the ninetieth lived a mouse.] The key was behind a {doily|glove}, in the last but two +and {the helper} could get at {h.his} tools.",
    ],
    voice: [
      "“It’s always in the last place,” said {the helper}, “so most people give up before they {reach|see} it.”",
      "“I didn’t know that I’d find it,” said {Hero}, “I only knew that I hadn’t given up yet.”",
    ],
  },
  {
    id: "persist-rope",
    lesson: "perseverance",
    deed: "throws again and again until it catches",
    obstacles: all,
    vars: { target: ["the hook", "the branch", "the post on the far side", "the ring in the wall"] },
    test: [
      "{The helper} sat beyond a {ditch|stream}, and could only come across to help if a line was got over {the target}. At the first throw {Hero} hit a {bucket|gatepost}. [At the tenth {the neighbour} went {in|home} to fetch a {chair|helmet}.]",
    ],
    act: [
      "{He} threw until {his} arm had no {opinion|feeling} left, and each time {he} moved a {hand|foot} to the side. [{Thirty-one|Forty-four} times it was {nearly|almost}.] At the next the line lay down across {the target} like a {cat|scarf} +and {the helper} pulled {h.himself} over.",
    ],
    voice: [
      "“The last throw gets the cheering,” said {the helper}, “but it was the ones before that wouldn’t give up.”",
    ],
  },
  {
    id: "persist-long-way",
    lesson: "perseverance",
    deed: "keeps going on foot when the lift does not come",
    obstacles: all,
    vars: {},
    test: [
      "{The helper}’s tools were six {long|hilly} miles away, and the cart that should have taken them there had lost a {wheel|donkey}. [There was always {tomorrow|Sunday}, said several people who were sitting {down|comfortably}.] {Hero} looked at the road, which did not look {away|back}.",
    ],
    act: [
      "“Let’s go as far as {a sight},” said {Hero}, and when they were there, “as far as the next {corner|gate}.” [{He} never once mentioned the {end|whole}.] It came to {sixty|ninety} small journeys, one behind another. There were the tools +and {the helper} was ready for {anything|work}.",
    ],
    voice: [
      "“I couldn’t have walked six miles,” said {Hero}, and {the helper} said, “Nobody can, so keep on doing it in corners.”",
    ],
  },
  {
    id: "persist-rain",
    lesson: "perseverance",
    deed: "begins again each time the rain has spoilt it",
    obstacles: all,
    vars: { rest: ["a line", "a corner", "an arrow"] },
    test: [
      "Without a plan {the helper} could not begin. They chalked one on the ground, and the rain took it. They did it again, {deeper|larger}, and there came {hail|a dog}. [Nothing was left but {a rest}. {The helper} put down the {chalk|brush}, and spoke of {signs|omens}.]",
    ],
    act: [
      "{Hero} wrung out {his} sleeves and started from {the rest}. [“I know it by {heart|feel} now,” {he} said.] The third plan was the best by {far|miles}, and still {whole|there} when the sky gave up and cleared +and so {the helper} could {begin|start|set to}.",
    ],
    voice: ["“The weather’s got more time than you,” said {the helper}, “but it hasn’t got half your patience.”"],
  },
  {
    id: "persist-language",
    lesson: "perseverance",
    deed: "learns what must be said, word by word",
    obstacles: all,
    vars: { tongue: ["Old Dutch", "whistling", "sign language", "the dialect of the upper valley"] },
    test: [
      "{The helper} needed {h.his} grandmother’s leave to come, and she spoke only {the tongue}. {Hero} tried to say ‘please’ in it, and it meant ‘ham’. [In {the tongue} there are {eleven|nine} kinds of ‘please’. “We could just {point|shout},” said {the helper}.]",
    ],
    act: [
      "{Hero} shook {his} head and practised it into {his} {collar|cap}, two hundred times, through ham and {worse|turnips}. [{A creature} answered, which was {encouraging|a start}.] At last there was a whole sentence, {correct|polished}. The grandmother laughed and nodded +and {the helper} {might|could} come.",
    ],
    voice: ["“It isn’t talent,” said {the helper}, “it’s ham, two hundred times, and not giving up.”"],
  },
  {
    id: "persist-seeds",
    lesson: "perseverance",
    deed: "does the same small useful thing over and over until it is enough",
    obstacles: all,
    vars: {},
    test: [
      "Before {the helper} could come, {h.he} had to finish a net of {a thousand|six hundred} {knots|loops}, all alike. {Hero} sat down to help, and made four. [All four of them looked rather lonely.] It would need a machine, or a {miracle|fool}.",
    ],
    act: [
      "“Five,” said {Hero}, and made it. At a hundred {he} found a {rhythm|shortcut}, and at two hundred {a better grip|a tune}. [At three hundred {he} stopped {counting|noticing}.] The net grew from both ends, until they met in the middle and were done +and {the helper} was {free|at liberty}.",
    ],
    voice: ["“You didn’t do them all,” said {the helper}, “you kept on doing one, and that’s a different thing.”"],
  },
  {
    id: "persist-fall",
    lesson: "perseverance",
    deed: "gets up once more than falling down",
    obstacles: all,
    vars: {
      ride: ["the unicycle", "the stilts", "the delivery tricycle", "the roller skates"],
      cargo: ["a letter", "a wedding hat", "a birthday card"],
    },
    test: [
      "{The helper} could not come before {a cargo} was delivered, on {the ride}. {Hero} offered to do it. [Luckily there was {padding|a cushion}.] {He} sat down {seven|nine} times, in as many ways, once {backwards|in a hedge}.",
    ],
    act: [
      "“That’s as many ways of falling as I can {invent|think of},” {he} said, “so now I’ll have to {stay up|do it right}.” [{He} sat down {twice|once} more for nothing.] And then {the ride} went where {he} looked! So {the cargo} got there +and {the helper} was {free|at liberty}.",
    ],
    voice: [
      "“Down so often, and up once more,” said {the helper}, “and that’s the only sum you need for not giving up.”",
    ],
  },
  {
    id: "persist-letters",
    lesson: "perseverance",
    deed: "writes again after a refusal, better each time",
    obstacles: all,
    vars: { office: ["the bureau of exceptions", "the lord of the manor", "the board of bridges", "the academy"] },
    test: [
      "{The helper} needed leave from {the office} to come and help, and the answer was no, in {violet|green} ink. {The helper} had given up. [{H.he} pinned it beside {six|eight} others, where they made a cheerful {pattern|border}.] Nobody ever asks {again|twice}.",
    ],
    act: [
      "{Hero} wrote again, {shorter|friendlier}, and got a no, in {black|blue}. [{He} cut out every word that was {cross|grand}, and then every word that was only {pretty|long}.] The {fourth|fifth} letter was one line, and so was the yes +and {the helper}, who might come now, {danced|wept} for joy.",
    ],
    voice: ["“Each no made your letter a bit better,” said {the helper}, “and that’s what comes of not giving up.”"],
  },
  {
    id: "persist-hold",
    lesson: "perseverance",
    deed: "holds on to the dull end until it is done",
    obstacles: all,
    vars: {},
    test: [
      "Before {the helper} began, everything had to be measured, and {Hero} must hold one end of the {line|tape}, {perfectly|absolutely} still. After {ten|eight} minutes {his} nose began to itch, and then everything {else|he} had. [{A creature} landed on {his} {ear|hat}.]",
    ],
    act: [
      "{He} gave names to the itches, and let them be. [{He} got to know the {whole|left} street by its {shadows|sounds}.] “Done!” came the call, when {his} arms had turned into {wood|bread}. The end was precisely where it had been +and {the helper}, who had every figure now, could {begin|start}.",
    ],
    voice: [
      "“Anyone can pull hard for a minute,” said {the helper}, “but to hold on all that time is the rarer trick.”",
    ],
  },
  {
    id: "persist-teacher",
    lesson: "perseverance",
    deed: "keeps explaining patiently until the helper understands",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was {willing|kind}, but did not see what {Hero} wanted done at {trouble}, not the {first|second} time and not the {fifth|sixth}. [“I’m being {slow|dense},” {h.he} sighed.] It would have been {easier|simpler} to give up.",
    ],
    act: [
      "{Hero} tried explaining with {plates|pebbles}, with {a drawing|two spoons}, and at last with {himself} as the {cart|bridge} and {the pal} as the road. [It took up half the {square|lawn}.] “Oh, now I see!” cried {the helper} +and from that second {h.he} worked like a {train|storm}.",
    ],
    voice: [
      "“You tried six ways in, and I’m very thick-walled,” said {the helper}, “so thank you for not giving up on me.”",
    ],
  },
  {
    id: "persist-small-hours",
    lesson: "perseverance",
    deed: "goes on practising one more time at the moment of wanting to stop",
    obstacles: all,
    vars: {},
    test: [
      "To work together they needed signals, {long|high} and {short|low} whistles, and {Hero} got them right {nine|eight} times in ten. {The helper} called that {brilliant|ample}. [It was getting {chilly|late}.] But nobody ever knows in advance which time is the one that counts.",
    ],
    act: [
      "“Once more,” said {Hero}, and did only the bad {bit|note}, slowly, {thirty|twenty} times, until it was the {best|clearest}. [“You’re {mad|stubborn},” said {the helper}, with {affection|respect}.] Then came ten in a row. {The helper} knew that {h.he} could rely on {him} +and they {began|went to work}.",
    ],
    voice: ["“Good enough was hours ago,” said {the helper}, “and you went on, which is why I’ll bet on you.”"],
  },
];
