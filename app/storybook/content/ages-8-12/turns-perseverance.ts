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
      "“It doesn’t work in any way at all,” said {Hero}, but when {the helper} asked how many ways that was, it was one. [It had felt like more. {The helper} had at home a list of {ninety|sixty} ways not to {boil an egg|fold a sheet}.]",
      "{The helper} did not console {him}, but asked where exactly it had failed, and {Hero}, who had been busy feeling {miserable|sorry}, had not looked. [To see it, it would have to go wrong again. Nobody likes to do that on purpose.]",
    ],
    act: [
      "{Hero} wrote a one, and what had gone wrong, and tried another way, and wrote a two. [The third was funny.] After {seven|six} it looked less like failure than like a {map|path}, and {the helper} asked for the honour of {assisting|helping} with the next.",
      "{Hero} watched the {first|left} bit go wrong and changed it, and then the next bit, which went wrong further along. “Better,” said {the helper}, “it’s failing later.” [{He} had never called that progress.] In the end there was hardly room left to fail in, and they {finished|did} it as a pair.",
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
      "{The helper} went over everything, step by step, and pointed to the very beginning, where the mistake was. [All the rest leaned on it. {Three|Two} hours would have to be undone, unless one simply left it and {hoped|said nothing}, as people do.]",
      "It was nearly done, {Hero} explained, apart from being wrong. A small voice in {him} remarked that no one would {look|notice}. [It was a {pleasant|reasonable} voice. What it chiefly wanted, as far as {he} could tell, was supper.]",
    ],
    act: [
      "{Hero} said something to the sky, and then undid it all, until only the mistake was left, and it was {silly|tiny}. [Nobody clapped.] But now {he} knew each move by heart +and {the helper}, who had never seen anyone go back, went ahead and cleared the {ground|way}.",
      "“I would notice,” {he} told the voice, and started from the beginning, which was like unknitting a {jumper|whole winter}. [{The pal} could hardly look.] This time it was {right|sound}. {The helper} never helped the first time, {h.he} said, but only those who came {back|twice}.",
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
      "It would work at the right moment, said {the helper}, but somebody must sit and watch for it, because moments will not be {called|hurried}. {Hero} sat, and nothing happened, and went on happening. [{The pal} fell asleep.]",
      "{The helper} needed to think, and shut {h.his} eyes, and a quarter of an hour went by. [“Are you thinking?” “Yes.” In that time, {the neighbour} observed in passing, one could give up, go home and have {a food}.]",
    ],
    act: [
      "{Hero} gave {himself} five more minutes, and five more after those, and paid them out like {coins|pennies}. [Once {he} did get up, and sat down again.] And there it was, no longer than a {blink|yawn} +and {the helper} came running at {his} shout.",
      "But {Hero} stayed, swept the place, told {the pal} a {joke|story} and argued with {a creature}, for an hour. [“Still here?” asked {the helper} once.] Then the eyes opened, because {the helper} had been looking for somebody who would not run {away|off} in the middle.",
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
      "It all depended on {a knack}, which took {the helper} half a second. When {Hero} tried it, it was like {a cow|someone in mittens} doing up buttons. [Part of it landed on {the pal}. {He} wanted to throw the whole thing in a {ditch|hedge}.]",
      "{The helper} showed {him} {a knack} and went off for a {nap|stroll}, and by then {Hero} was to have it. {He} did it six times, in six ways, and all of them fell apart. [Well, {he} could {honestly|truly} say that {he} had tried.]",
    ],
    act: [
      "{The helper} had got it wrong thirty-seven times, {h.he} said, and so {Hero} settled down to do the same. [By twenty it was only boring.] At thirty-one it held, {collapsed|fell off}, and held again, with six to spare +and {the helper} was {deeply|much} impressed.",
      "{Hero} slowed down, until {a creature} overtook {him}, and named each move aloud: over, under, wait. [It was the waiting!] {He} undid it, which hurt, and did it again until {his} fingers knew it, and {the helper}, coming back, asked who had {shown|taught} {him} that.",
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
      "{The helper} lay down, and was to be woken as soon as {Hero} had done half. It was the {dull|sort of} half that looks no different afterwards. [{The pal} had gone to see {a creature}. If {he} did a bit and called it half, who could {object|tell}?]",
      "The others had gone, and {the neighbour} had said good luck, in the voice that means there is none. {Hero} might stop as well, said {the helper}, and nobody would think less of {him}. [It was kindly meant.] [{He} already had {his} {cap|coat} on.]",
    ],
    act: [
      "{Hero} did all of it, even the corner that nobody would look at, until {his} back complained in {three|two} places. [Then {he} straightened up.] {The helper} had one eye open, because the only thing that woke {h.him} was people stopping +and now it was {h.his} {half|turn}.",
      "{He} looked at it once more, took that off again, and went on with a small piece, and a small piece, and a small piece. [There was {a noise}, and then there was none.] When {Hero} looked up, {the helper} was at it, too, having been on the way home and {bothered|uneasy}.",
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
      "Somebody in this street had the bit they needed, {the helper} was sure of it, but there were {forty|thirty} doors. [At the first they told {Hero} no, and at the second, no, thank you.] [The third had shut before the question.]",
      "The thing they needed, said {the helper}, lay in one of these two hundred drawers. After an hour {Hero} had found {a trinket}, {a trinket 2} and half a {sledge|trombone}. [There was also a strong wish to go home.]",
    ],
    act: [
      "{Hero} went on knocking, and got to know {eleven|nine} varieties of no, among them the no with {a food}. [{The pal} sat down at every gate.] {He} had turned away from the {nineteenth|twentieth} when a voice wondered whether it was one of these +and {the helper} came at a {gallop|run}.",
      "The way to empty two hundred drawers is to empty one, so {Hero} emptied one, and then, not looking at the rest, one more. [In the ninetieth lived a mouse.] It was behind a {doily|glove}, in the last but two +and {the helper}, who had lost all hope of it, was suddenly full of {energy|plans}.",
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
      "It would be easy, said {the helper}, if only a line could be got over {the target}, and gave {Hero} the {coil|end}. At the first throw it hit a {bucket|gatepost}, at the second a {barrel|hedge}. [At the tenth {the neighbour} went {in|home} to fetch a {chair|helmet}.]",
    ],
    act: [
      "{He} threw until {his} arm had no {opinion|feeling} left, and each time {he} moved a {hand|foot} to the side. [{Thirty-one|Forty-four} times it was {nearly|almost}.] At the next it rose, thought it over, and lay down across {the target} like a {cat|scarf} +and {the helper} had been holding {h.his} breath.",
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
      "The cart that was to take them had lost a {wheel|donkey}, and on foot it was six {long|hilly} miles. {The helper} would have {managed|gone}, in company. [There was always {tomorrow|Sunday}, said several people who were sitting {down|comfortably}.] [{Hero} looked at the road, which did not look {away|back}.]",
    ],
    act: [
      "“As far as {a sight},” said {he}, and when they were there, “as far as the next {corner|gate}.” [{He} never once mentioned the {end|whole}.] It came to {sixty|ninety} small journeys, one behind another, and {the helper} was {there|beside $him} for all of them.",
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
      "They chalked a plan of it on the ground, and the rain took it. They chalked it out again, {deeper|larger}, and there came {hail|a dog}. [{The helper} put down the {chalk|brush}, and spoke of {signs|omens}.] Nothing was left of the plan but {a rest}, and a kind of {soup|milk}.",
    ],
    act: [
      "{Hero} wrung out {his} sleeves and started from {the rest}, for that at least was {done|there}. [“I know it by {heart|feel} now,” {he} said.] The third was the best by {far|miles}, and still {wet|growing} when the sky gave up and cleared +and {the helper} came and did the {edges|shading}.",
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
      "They would have to ask in {the tongue}, said {the helper}, and began with the word for ‘{please|gate}’. {Hero} said it, and it meant {‘ham’|‘your aunt’}. [In {the tongue} there are {eleven|nine} kinds of ‘please’.] [“We could just {point|shout}, like everybody,” said {the helper}.]",
    ],
    act: [
      "{Hero} shook {his} head and practised it into {his} {collar|cap}, two hundred times, through {ham|aunts} and {worse|turnips}. [{A creature} answered, which was {encouraging|a start}.] By the time the {bell|clock} struck there was a sentence in it, {whole|polished} +and {the helper} clapped.",
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
      "It would take {a thousand|six hundred} small {knots|stitches}, all alike, said {the helper}, and {Hero} had made four. [{The helper} had once got as far as {fifty|eighty} and had taken up the {flute|banjo}.] [All four of them looked rather lonely.] [It would need a machine, or a {miracle|fool}.]",
    ],
    act: [
      "“Five,” said {Hero}, and made it. At a hundred {he} found a {rhythm|shortcut}, at two hundred {a better grip|a tune}, at three hundred {he} stopped {counting|noticing}. [{The pal} brought what was wanted.] There is a point where many begins +and when {the helper} saw that it was past, {h.he} {joined|sat down with} {him}.",
    ],
    voice: ["“You didn’t do them all,” said {the helper}, “you kept on doing one, and that’s a different thing.”"],
  },
  {
    id: "persist-fall",
    lesson: "perseverance",
    deed: "gets up once more than falling down",
    obstacles: all,
    vars: { ride: ["the unicycle", "the stilts", "the delivery tricycle", "the roller skates"] },
    test: [
      "From here one needed {the ride}, said {the helper}, who could lend {him} that, with {padding|cushions}. [{Hero} went {two|three} lengths and sat down.] [The padding was an {excellent|inspired} idea.] {He} sat down {seven|nine} times, in as many ways, once {backwards|in a hedge}.",
    ],
    act: [
      "“That’s as many ways of falling as I could {invent|think of},” {he} said, “so now I’ll have to {stay up|do it right}.” [{He} got up all the same {twice|once} more for nothing.] And then the ground {held|kept} still, and {the ride} went where {he} looked +and {the helper} had to {run|trot}.",
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
      "They wrote to {the office}, but the answer was no, in {violet|green} ink, and {the helper} pinned it up beside {h.his} own, of which there were {six|eight}. [It made a cheerful {pattern|border}.] [After a no one is allowed to {ask|write} again.] [Hardly anyone {does|had}.]",
    ],
    act: [
      "{Hero} wrote again, {shorter|friendlier}, and sent the pigeon back. [It returned with a no, in {black|blue}.] {He} cut out every word that was {cross|grand}, and then every word that was only {pretty|long} +and the {fourth|fifth} was one line, and so was the yes, and {the helper} {danced|wept}.",
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
      "Someone had to keep hold of the {line|tape} at one end, said {the helper}, {perfectly|absolutely} still, for as long as it {took|lasted}. [It is not a job of which one {boasts|sings}.] After {ten|eight} minutes {Hero}’s nose began to itch, and then everything {else|he} had. [{A creature} landed on {his} {ear|hat}.]",
    ],
    act: [
      "{He} gave names to the itches, and let them be. [He got to know the {whole|left} street by its {shadows|sounds}.] “Now!” came the call, when {his} arms had turned into {wood|bread} +and the end was precisely where it had been, and {the helper} {cheered|could not believe it}.",
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
      "{The helper} was strong and {willing|kind}, but did not see what {Hero} meant, not the {first|second} time and not the {fifth|sixth}. [“I’m being {slow|dense},” {h.he} sighed.] [“Never mind,” one might have said, and done it all {alone|oneself}, badly.]",
    ],
    act: [
      "{Hero} tried it with {plates|pebbles}, with {a drawing|two spoons}, and at last with {himself} as the {cart|bridge} and {the pal} as the road. [It took up half the {square|lawn}.] “Oh, it goes under!” cried {the helper}, and from that second {went|worked} like a {train|storm}.",
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
      "It went well {nine|eight} times in ten, and {the helper} called that {brilliant|ample}. [It was getting {chilly|late}.] But the tenth went {wrong|crooked} every time, in the same {place|way}, and nobody ever knows in advance which is the {tenth|one that counts}.",
    ],
    act: [
      "“Once more,” said {Hero}, and did only the bad {bit|inch} of it, slowly, {thirty|twenty} times, until it was the {best|smoothest}. [“You’re {mad|stubborn},” said {the helper}, with {affection|respect}.] Then came ten in a row +and {the helper}, who had gone to get {h.his} coat, put it {down|off}.",
    ],
    voice: ["“Good enough was hours ago,” said {the helper}, “and you went on, which is why I’ll bet on you.”"],
  },
];
