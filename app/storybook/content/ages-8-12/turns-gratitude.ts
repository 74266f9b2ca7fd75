import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const gratitude: readonly Turn[] = [
  {
    id: "thanks-late",
    lesson: "gratitude",
    deed: "says a thank-you that is long overdue",
    obstacles: all,
    vars: {
      favour: [
        "pulled the sledge out of the ditch",
        "found the lost school bag",
        "lent the umbrella in that storm",
        "carried the trombone home",
      ],
    },
    test: [
      "Then {Hero} knew that face, for it was {the helper} who had {favour} last {autumn|winter}, and {he} had run off without a word of thanks. [It had been {cold|late}.] It would be simplest if nobody {began|remembered}.",
      "{The helper} had given up favours, ever since {h.he} {favour}, for some child, and got not so much as a nod. That child was {Hero}. [To say so was to ask for a {scolding|sharp word}.]",
    ],
    act: [
      "“You once {favour},” said {Hero}, “and I never thanked you, so thank you.” [It had {gathered interest|grown in the meantime}.] {The helper} had always wondered if helping was any use +and now {h.he} wished to do it again.",
      "“It was me,” said {Hero}, “and I owe you the nod, and a thank-you.” [{He} had meant to say so for a whole year.] {The helper} {slowly|at last} smiled. So it had not been for nothing +and {h.he} took up favours again {at once|on the spot}.",
    ],
    voice: [
      "“Thanks keep,” said {the helper}, “and these came late, and they’re still {good|warm}.”",
      "“I was grateful the whole time,” said {Hero}, and {the helper} said, “It works better out loud.”",
    ],
  },
  {
    id: "thanks-trying",
    lesson: "gratitude",
    deed: "thanks somebody whose help did not help",
    obstacles: all,
    vars: { well: ["the ferry pilot", "the drama teacher", "the chimney sweep", "the bus conductor"] },
    test: [
      "{The well} came running to help, with the best will in the world, and made everything {considerably|much} worse. [“Don’t mention it!” came the cheerful cry. {Hero} certainly wished to mention it, while {the helper} sat by and {listened|watched}.]",
      "{The helper} tried {h.his} best idea at {trouble}, and it failed with a {crash|splash}, and {h.he} turned to go before anyone could sigh. [{Hero} had lost {half an hour|time} by it, and got nothing, unless you count the trying.]",
    ],
    act: [
      "{Hero} counted to {seven|six}, and then thanked {the well} for dropping everything and coming. [{The well} went off {beaming|whistling}.] {The helper} had not dared to offer, {h.he} said, being never sure of succeeding. But with such a person one could {chance|risk} it +and {h.he} stood up.",
      "{Hero} called {the helper} back and gave thanks, not for the {outcome|result} but for trying so hard. [It was a {long|strange} moment.] Nobody had ever thanked {the helper} for a thing that failed. {H.he} came back +and {h.he} found one more idea at the very {back|bottom} of {h.his} mind.",
    ],
    voice: [
      "“Thanks for winning are cheap,” said {the helper}, “but thanks for trying are the ones you {frame|keep}.”",
      "“You were grateful for the trying,” said {the helper}, “and I never knew that one {could|might} be.”",
    ],
  },
  {
    id: "thanks-gift",
    lesson: "gratitude",
    deed: "is honestly thankful for a peculiar present",
    obstacles: all,
    vars: { gift: ["a knitted egg bag", "a one-sided hat", "a left-hand mitten", "a two-ended spoon"] },
    test: [
      "{The helper} had made {him} a present for luck, and it was {a gift}, rather {crooked|lumpy}. [What {Hero} needed was a crane, or an army.] {The helper} waited, with {h.his} whole heart in {h.his} {eyes|face}.",
      "Last {month|week} a stranger had left {a gift} on the step, and {Hero} had laughed {aloud|at it}. Now {the helper}, who was the stranger, asked, rather shyly, if {he} had liked it. [It lay deep in {his} {bag|pocket}.]",
    ],
    act: [
      "{Hero} saw that somebody had taken {enormous|endless} care with {the gift}. [{He} turned it round until {he} found its best side.] {He} said thank you for just that. {The helper} grew at least two sizes +and {h.he} offered {h.his} help as well.",
      "{Hero} dug it out. “I laughed, and I was wrong,” {he} said, “because you thought of me, so thank you.” [{He} tied it where everyone could see, and {the pal} kept a straight face.] {The helper} had very nearly gone away +but now {h.he} wondered what else {h.he} could {do|give}.",
    ],
    voice: [
      "“One doesn’t give thanks for the present,” said {the helper}, “but for being thought of.”",
      "“A thank-you’s the other half of a gift,” said {the helper}, “and mine had been {missing|waiting for} one.”",
    ],
  },
  {
    id: "thanks-little",
    lesson: "gratitude",
    deed: "is thankful for a little when hoping for a lot",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} could spare one hour, when {Hero} needed a {day|week}, and {six|ten} people, and better weather. [“An hour!” {he} nearly said.] The words ‘Is that all?’ stood in {his} mouth with their hats on, ready to go out.",
      "{The helper} had nothing to give that {Hero} wanted, only a stub of {candle|chalk}, an end of {twine|wire} and a good word. [As rescues go, it was small. {Hero} looked down the road, in case something larger was {coming|expected}.]",
    ],
    act: [
      "{Hero} kept them in, because it was somebody’s own hour, and said thank you for all sixty minutes of it. [People {usually|mostly} bargain.] {The helper} looked up in surprise. “Then have the {afternoon|whole day},” {h.he} said +and {h.he} meant it.",
      "So {he} gave thanks for every bit of it, for the stub, and the end, and the good word, and wrote it all on a list. [It made {a handsome|quite a long} list.] “You didn’t say ‘only’, so put me down as well,” said {the helper} +and {h.he} came, too, {gladly|like a shot}.",
    ],
    voice: [
      "“Be thankful for a little,” said {the helper}, “and it soon {feels like more|grows}.”",
      "“I saw what you hoped for,” said {the helper}, “and then I saw you being grateful, and liked that {better|more}.”",
    ],
  },
  {
    id: "thanks-crowd",
    lesson: "gratitude",
    deed: "stops to thank those who made it possible to come this far",
    obstacles: all,
    vars: {},
    test: [
      "{Grownup}, whom {Hero} had shouted at about the {bath|socks}, had nevertheless packed {him} {a food} and {a drawing|two radishes}. {The helper}, who was just setting off {that way|past $home}, offered to take home a message. [But there was so little time!]",
      "Nobody had ever helped {him}, said {Hero}, crossly. {The helper}, who had been just about to, asked who had made those boots, and baked that {bread|bun}, and built the bridge. [It was getting to be rather a crowd of nobodies.]",
    ],
    act: [
      "{Hero} wrote thank you for the lunch, and for the {lift|shirt} on {Friday|Monday}. [{The pal} signed it.] {The helper} read it for some while. Somebody so thankful, {h.he} thought, should not be left in a mess +and {h.he} stayed to help first.",
      "{Hero} was ashamed, and thanked {grownup}, and whoever thought of wheels, and {the pal}, and {the neighbour}, who was {amazed|speechless}. [It cheered up the street.] Last of all {he} thanked {the helper}, for still being there +and so {h.he} {stayed|felt happy} to help after all.",
    ],
    voice: [
      "“Nobody gets anywhere alone,” said {the helper}, “and the grateful ones have noticed.”",
      "“It weighs nothing, a thank-you,” said {the helper}, “and look what it {lifts|moves}.”",
    ],
  },
  {
    id: "thanks-chore",
    lesson: "gratitude",
    deed: "says thank you with work instead of words",
    obstacles: all,
    vars: {
      chore: ["scrubbed the steps", "stacked the wood", "raked the leaves", "cleaned the windows", "weeded the path"],
    },
    test: [
      "{The helper} had been puzzling over {trouble} since {lunch|noon}, unasked, and had half a plan. [The other half must wait until {Friday|tomorrow}.] {H.his} own work was not begun, and {Hero} could see it from here.",
      "Long ago {the helper} had done {grownup} a great kindness, and would now do {Hero} one, but without any thanks, please. [They made {h.him} {hot|shy}. Yet it could not just be left lying there, as if it had grown.]",
    ],
    act: [
      "{Hero} looked for something better than words, and when {the helper} came back, somebody had {chore}, to the very edge. [It had even been {fun|pleasant}.] That would have been {the helper}’s whole evening +and now they could spend it on the {other half|rest} of the plan.",
      "{Hero} said nothing, but while {the helper} got ready, {he} went round the back and {chore}, and did not sign it. [There was a smear on {his} nose.] “The {wind|breeze} seems very grateful today,” said {the helper}, who had guessed +and {h.he} resolved to do twice as much for {him}.",
    ],
    voice: [
      "“There’s thanks you say and thanks you do,” said {the helper}, “and I’d forgotten the second {kind|sort}.”",
      "“I was only grateful,” said {Hero}, and {the helper} said, “Only! It’s taken {ten|twenty} years off me.”",
    ],
  },
  {
    id: "thanks-silent",
    lesson: "gratitude",
    deed: "thanks the helper whose work nobody ever notices",
    obstacles: all,
    vars: { work: ["winds the public clocks", "waters the trees", "oils the gates", "sorts the lost letters"] },
    test: [
      "{The helper} is the one who {work}, in all {weathers|seasons}, and nobody had ever mentioned it. [“It’s only noticed when I {stop|forget},” said {the helper}.] {Hero} had enjoyed it every {single|blessed} day, without wondering how it {happened|came about}.",
    ],
    act: [
      "{Hero} stood still, which took a {moment|second} that {he} could not {afford|spare}, and said thank you for every {morning|week} of it. [{He} had to do the {multiplication|sum} aloud.] {The helper} was {pink|speechless} with pleasure, and left {h.his} work where it was +and {h.he} {came|came along}.",
    ],
    voice: ["“Nine thousand mornings,” said {the helper}, “and one thank-you reaches back over all of them.”"],
  },
  {
    id: "thanks-refuse-more",
    lesson: "gratitude",
    deed: "is content and says thank you instead of asking for more",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} opened a {chest|drawer} and allowed {Hero} to choose one thing, for luck, and {Hero} chose {a trinket}. Underneath lay one that was {twice|easily twice} as {splendid|handsome}. [It would have been {easy|natural} to ask about it, with {longing|big eyes}.]",
    ],
    act: [
      "“Thank you,” said {Hero}, and closed the lid {himself}, “it’s {perfect|exactly right}.” [{He} meant it, too, from about the {middle|second} of the sentence.] Most people, {the helper} {remarked|observed}, would have asked for more. So {h.he} gave something more, unasked +and it was a whole {afternoon|hour} of help.",
    ],
    voice: ["“Grateful people are a pleasure to give to,” said {the helper}, “because it stays given.”"],
  },
  {
    id: "thanks-old-teacher",
    lesson: "gratitude",
    deed: "goes to thank the person who taught the one thing that is needed now",
    obstacles: all,
    vars: { tutor: ["Captain Noakes", "Aunt Pell", "Miss Abara", "Old Bartholomew", "Great-Aunt Hyacinth"] },
    test: [
      "{The helper} could not come before the {goat|boat} was tied up, and {Hero} knew a knot for that. It was {tutor} who had taught it {him}, in spite of {groans|yawning}. [{He} had never given it another thought, or the {teacher|lessons} either.]",
    ],
    act: [
      "{Hero} tied it, and then ran to {tutor}’s {window|bench} to say thank you, for the knot and for all that {patience|care}. [There was a {lengthy|thick} silence, and a handkerchief.] {The helper} saw it all. It was worth while, {h.he} thought, to do something for such a person +and {h.he} came gladly.",
    ],
    voice: [
      "“We carry half our teachers about in our hands,” said {the helper}, “and hardly anyone goes back to thank them.”",
    ],
  },
  {
    id: "thanks-despite",
    lesson: "gratitude",
    deed: "finds something to be thankful for in a day of mishaps",
    obstacles: all,
    vars: {},
    test: [
      "“Everything has gone wrong,” said {Hero}, and listed it: the {hat|breakfast}, the {puddle|bus}, the {second|unexpected} puddle. {The helper} inquired, from {curiosity|habit}, what had gone right. [It was {maddening|an annoying question}, from a person with dry {feet|socks}.]",
    ],
    act: [
      "{Hero} tried, to be {fair|polite}, and there was {the pal}, and the {apple|sandwich}, and that nobody had {shouted|laughed}. [The list was soon {embarrassingly|alarmingly} long.] {He} said thank you for each, and for {the helper} last of all. {The helper} had never stood on such a list +and {h.he} wished to deserve it.",
    ],
    voice: ["“It’s hard to see a way out,” said {the helper}, “but being grateful turns your head towards it.”"],
  },
  {
    id: "thanks-thing-old",
    lesson: "gratitude",
    deed: "thanks the worn-out thing instead of complaining about it",
    obstacles: all,
    vars: { cart: ["the old handcart", "the patched boots", "the crooked barrow", "the ancient bicycle"] },
    test: [
      "{The cart} broke down, not for the first time, and {Hero} {informed|told} it what it was: {rubbish|a disgrace}. {The helper}, who had {built|sold} it, {flinched|looked away}, and no longer felt like helping. [Nothing is {easier|cheaper} than calling things names.]",
    ],
    act: [
      "Then {he} remembered where {the cart} had carried {him}, to the {sea|fair}, through the {flood|winter}, and always home. [“I take it {back|all back},” said {Hero}.] {He} thanked it, with a {hand|pat} on its {side|repairs}. {The helper}, much moved, mended it on the spot +and {h.he} asked what {else|more} was broken.",
    ],
    voice: ["“Most people only notice the day it fails,” said {the helper}, “and gratitude counts the others.”"],
  },
  {
    id: "thanks-supper",
    lesson: "gratitude",
    deed: "thanks the person who was the last to be served",
    obstacles: all,
    vars: {},
    test: [
      "At the long table everybody had been given {soup|stew}, which {the helper} had cooked, and carried, and {ladled|poured} out. Now they were {banging|calling} for more. [{Hero}’s own mouth was {full|open}.] Just in time {he} saw that {the helper} had had {none|nothing} at all.",
    ],
    act: [
      "{He} got up, made {room|a place}, fetched a {bowl|plate}, and thanked {h.him} before {all of them|the entire company}. [Somebody at the far end {went|turned} red, and clapped.] {The helper} could sit and eat at last, and got {h.his} strength back +and {h.he} wished to use it for {Hero}.",
    ],
    voice: ["“They praised the soup,” said {the helper}, “but it’s the cook who gets warm from a thank-you.”"],
  },
  {
    id: "thanks-wrong-size",
    lesson: "gratitude",
    deed: "thanks the helper for a kindness that was not needed",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had run {two miles|all the way} with the {hat|scarf} that {Hero} had forgotten, and {Hero} had not forgotten it. It was in {his} {bag|other hand}. [So there was one too many, and {the helper} was quite out of breath, and {beaming|smiling}.]",
    ],
    act: [
      "{Hero} put {his} own away, {unseen|quickly}, and took the other one, and said thank you for the {running|two miles}. [Strictly speaking, that was what had been {brought|delivered}.] Nobody had ever thanked {the helper} for running before. “I’ve got my second {wind|breath} now,” {h.he} said +and {h.he} asked what came next.",
    ],
    voice: [
      "“I saw that you had one,” said {the helper}, “but you thanked me for my legs, and they’ll not forget it.”",
    ],
  },
  {
    id: "thanks-name-list",
    lesson: "gratitude",
    deed: "shares the applause by naming everyone who deserves thanks",
    obstacles: all,
    vars: {},
    test: [
      "With {the helper} {pushing|working} behind the {curtain|hedge}, a first small step had succeeded, and a crowd was clapping. But it saw only {Hero}. {The helper} packed up {h.his} things to leave. [It is {extraordinarily|very} nice to be clapped at, particularly when one is {stuck|tired}.]",
    ],
    act: [
      "“Half of this was {done|held up} back there,” said {Hero}, and went and {led|pulled} {the helper} out into the {light|open}, {protesting|blinking}. [Somebody with a trumpet, after a {hesitation|pause}, {turned|swung} round to {h.him}.] They {bowed|blushed} in turn. {The helper} unpacked again, {happy|proud} as a king +and {h.he} {h.was} ready for the second half.",
    ],
    voice: [
      "“You can’t split applause,” said {the helper}, “but it goes round, if somebody’s grateful enough to point.”",
    ],
  },
  {
    id: "thanks-letter-home",
    lesson: "gratitude",
    deed: "writes the thank-you letter that has been put off for months",
    obstacles: all,
    vars: { aunt: ["Great-Aunt Hortensia", "Uncle Barnaby", "the lady in Lisbon", "the stranger on the train"] },
    test: [
      "A year ago {the aunt} had sent {Hero} a box of tools, which {the helper} needed now. {He} had never said thank you. [It is {astonishing|amazing} how a letter {grows|swells} while one is not writing it.] “Then it isn’t quite yours yet,” said {the helper}, and would not {open|touch} it.",
    ],
    act: [
      "{Hero} borrowed a {pencil|pen} and wrote it on the spot, with {his} {knee|hat} for a desk. [It took four minutes, after twelve months of not having {time|paper}.] Then they opened the box, with a {clear|light} conscience +and {the helper} had all that {h.he} needed.",
    ],
    voice: ["“A thank-you keeps for ever,” said {the helper}, “but it does nobody any good till it’s posted.”"],
  },
  {
    id: "thanks-pal",
    lesson: "gratitude",
    deed: "thanks the companion who is always taken for granted",
    obstacles: all,
    vars: {},
    test: [
      "“And who’s that?” asked {the helper}. “Oh, that’s only {the pal}, who always comes along,” said {Hero}. [The ‘only’ went on {ringing|hanging} in the air, like a {bell|coat} that nobody had {meant|asked} for.] {The helper} looked away, and seemed in no hurry to help.",
    ],
    act: [
      "{Hero} heard {himself}, and was {ashamed|silent} for a bit. Who had been {wet|hungry} and {cold|tired} just as often as {Hero}? [{He} said it all in {the pal}’s ear.] “Thank you for every time,” {he} ended. Where people are thanked, said {the helper}, {h.he} liked to {help|work} +and {h.he} joined them.",
    ],
    voice: [
      "“It’s the ones who are always there that we forget to thank,” said {the helper}, “so I’m glad you remembered.”",
    ],
  },
];
