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
      "Then {Hero} knew that face, for it was {the helper} who had {favour} last {autumn|winter}, and {he} had run off without a word. [It had been cold. It would be simplest for both if nobody {began|remembered}.]",
      "{The helper} had given up favours, ever since {h.he} {favour}, for some child, and got not so much as a nod. [{H.he} did not know which child, but {Hero} did, and to say so was to ask for a {scolding|sharp word}.]",
    ],
    act: [
      "“You once {favour},” said {Hero}, “and I never thanked you, so I’ll do it now.” {He} did it thoroughly, with all that it had {meant|saved}, for it had gathered interest. [{The helper} had wondered if it was any use.] Now {the helper} wished to see whether {h.he} could still help as {nicely|well} as that.",
      "“That child was me,” said {Hero}, “and I owe you the nod, and a thank-you with it.” [{He} had meant to say so for a whole year.] For thanks that came a year late, said {the helper}, there was a {fine|penalty}, and it was to accept another favour {at once|now}.",
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
      "{The helper} tried {h.his} best idea, and it failed with a {crash|splash}, and {h.he} turned to go before anyone could sigh. {Hero} had lost {half an hour|time} by it. [{He} had got nothing, unless you count the trying.]",
    ],
    act: [
      "{Hero} counted to {seven|six}, by which time {he} had noticed that {the well} had dropped everything and come, and for that {he} said thank you. [{The well} went off {beaming|whistling}.] {The helper} was never sure of succeeding, {h.he} said, but with such a person {h.he} would {chance|risk} it.",
      "{Hero} called {the helper} back and gave thanks, not for the {outcome|result} but for all that {h.he} had put in. [It was a long moment.] That had been all {the helper} had, or so {h.he} had said +but now {h.he} found one more idea at the very {back|bottom}.",
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
      "{The helper} had made {him} something for luck, and it was {a gift}, though it was hard to say which way was up. [What {Hero} needed was a crane, or an army. {The helper} waited, with {h.his} whole heart in {h.his} {eyes|face}.]",
      "Last {month|week} a stranger had left {a gift} on the step, and {Hero} had laughed until it hurt. Now {the helper} asked, rather shyly, if {h.his} present was not to {his} taste. [So this was the stranger.] It lay deep in {his} {bag|pocket}.",
    ],
    act: [
      "{Hero} turned {the gift} round until {he} found its best side, and there was one: somebody had taken enormous care. [It did no harm.] {He} gave thanks for that, and used it on the spot +and {the helper}, now two sizes larger, had more to {give|offer}.",
      "{Hero} dug it out and put it wherever {a gift} goes. “I laughed, and I was wrong,” {he} said, “because you thought of me, so thank you.” [{The pal} kept a straight face.] {The helper} set it straight, with love, and wondered what else {h.he} could {do|find}.",
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
      "Of what {Hero} wanted, {the helper} had nothing, but there was a stub of {candle|chalk}, an end of {twine|wire} and a good word. [As rescues go, it was small. {Hero} looked down the road, in case something larger was {coming|expected}.]",
    ],
    act: [
      "{Hero} kept the words in, because it was somebody’s own hour, and said thank you for all sixty minutes of it. [People usually bargain.] {The helper} looked up in surprise, and found that the hour had just {grown|got longer}.",
      "So {he} counted it all up, and added {the tool}, and {the pal}, and ten fingers, and gave thanks for every bit. [It made a handsome list.] “You didn’t say ‘only’,” said {the helper}, “so I’ll throw in {myself|the rest of me}.”",
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
      "{Grownup}, whom {Hero} had shouted at about the {bath|socks}, had nevertheless packed {him} {a food} and {a drawing|two radishes}. {The helper} saw {his} face, and offered to take home a message. [But there was so little time!]",
      "Nobody had helped {him} to get this far, said {Hero}. {The helper} asked if {he} had made those boots, and baked that {bread|bun}, and built the bridge. [It was getting to be rather a crowd of nobodies.]",
    ],
    act: [
      "{Hero} wrote it all down, thank you for the lunch, and for the {lift|shirt} on {Friday|Monday}, and for not shouting back. [{The pal} signed it.] {The helper} read the address for some while, and thought that such a person ought to be {assisted|helped} first.",
      "{Hero} began again, and thanked {grownup}, and whoever thought of wheels, and {the pal}, and {the neighbour}, who was {amazed|speechless}. [It cheered up the street.] {He} ended with {the helper}, who would have hated to be left out, and who {came|stayed} to help.",
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
      "It turned out that {the helper} had been puzzling over {Hero}’s trouble since {lunch|noon}, unasked, and had solved half. [The rest must wait until {Friday|tomorrow}, because {h.his} own work was not begun. {Hero} could see it from here.]",
      "Long ago {the helper} had done {grownup} a great kindness, and would now do {Hero} one, but without any thanks, please. [They made {h.him} {hot|shy}. Yet it could not just be left lying there, as if it had grown.]",
    ],
    act: [
      "{Hero} looked for something better than words, and when {the helper} came back, somebody had {chore}, to the very edge. [It had even been fun.] That would have been {the helper}’s evening, and here it was again, so they spent it on the {other half|trouble}.",
      "{Hero} said nothing, but while {the helper} got ready, {he} went round the back and {chore}, and did not sign it. [There was a smear on {his} nose.] {The helper} studied the nose, and remarked that the {breeze|wind} was very grateful today.",
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
      "{The helper} is the one who {work}, in all {weathers|seasons}, and in {thirty|twenty-six} years nobody had mentioned it. [“It’s only noticed when I {stop|forget},” said {the helper}.] [{Hero} had enjoyed it every {single|blessed} day, without wondering how it {happened|came about}.]",
    ],
    act: [
      "{He} stood still, which took a {moment|second} that {he} could not {afford|spare}, and said thank you for every {morning|year} of it. [{He} had to do the {multiplication|sum} aloud.] {The helper} turned {crimson|scarlet} to the {ears|hat} and left the {oilcan|ladder} standing +and {h.he} came.",
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
      "“Thank you,” said {Hero}, and closed the lid {himself}, “it’s {perfect|exactly right}.” [{He} meant it, too, from about the {middle|second} of the sentence.] Most people, {the helper} {remarked|observed}, have their hand back in there already +and what {h.he} offered then was {considerably|infinitely} more useful.",
    ],
    voice: ["“Grateful people are a pleasure to give to,” said {the helper}, “because it stays given.”"],
  },
  {
    id: "thanks-old-teacher",
    lesson: "gratitude",
    deed: "goes to thank the person who taught the one thing that is needed now",
    obstacles: all,
    vars: {},
    test: [
      "The only knot that would {serve|answer} was one that {Hero} knew, and it was {name} who had taught it {him}, in spite of {groans|yawning}. [“I’d never have {learnt|managed} it,” said {the helper}.] [{He} had never given it another thought, or the {teacher|lessons} either.]",
    ],
    act: [
      "{Hero} tied it, and then ran over to the {window|bench} to say whose knot it was, and that {he} {was} grateful for the {groans|patience}. [There was a {lengthy|thick} silence, and a handkerchief.] {The helper} saw it all, and thought that it would be {worthwhile|rewarding} to teach {him} {something|a little} more.",
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
      "{He} tried, to be {fair|polite}, and there was {the pal}, and the {apple|sandwich}, and that nobody had {shouted|laughed}, and {the helper}. [The list was soon {embarrassingly|alarmingly} long.] {Hero} said thank you for each +and at the {bottom|foot} of the list stood something that they could actually {use|start with}.",
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
      "{The cart} broke down, not for the first time, and {Hero} {informed|told} it what it was: {rubbish|a disgrace}. {The helper}, who had {built|sold} it, in {better|younger} days, {flinched|looked away}. [Nothing is {easier|cheaper} than calling things names.]",
    ],
    act: [
      "Then {he} remembered where {the cart} had carried {him}, in {eight|nine} years: to the {sea|fair}, through the {flood|winter}, and always home. [“I take it {back|all back},” said {Hero}.] {He} thanked it, with a {hand|pat} on its {side|repairs} +and {the helper} {knelt|got} down, much moved, and put it {right|together}.",
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
      "At the long table everybody had been given {soup|stew}, and it was {the helper} who had cooked it, carried it and {ladled|poured} it out. [Now they were {banging|calling} for more.] {Hero}’s own mouth was {full|open} to join in, when {he} saw that {h.he} had {none|not eaten}.",
    ],
    act: [
      "{He} got up, made {room|a place}, fetched a {bowl|plate}, and thanked {h.him} before {all of them|the entire company}. [Somebody at the far end {went|turned} red, and clapped.] With the first {spoonful|mouthful} {the helper} closed {h.his} eyes, and with the last {h.he} had a {notion|proposal}.",
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
      "{The helper} had run {two miles|all the way} with the thing that {Hero} had forgotten, and {Hero} had not forgotten it. [It was in {his} {pocket|other hand}.] [So there were two of them, and {the helper} was holding {h.his} {side|stitch}, and {beaming|smiling}.]",
    ],
    act: [
      "{Hero} put {his} own away, {unseen|quickly}, and took the other in both hands, and said thank you for the {running|two miles}. [Strictly speaking, that was what had been {brought|delivered}.] “I’ve got my second {wind|breath} now,” said {the helper}, “so what {else|next}?”",
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
      "By now quite a crowd had collected, but it saw only {Hero}, and somebody had brought {flowers|a trumpet}. {The helper}, who had {worked|sweated} behind the {curtain|hedge}, was putting away the {tools|ropes}. [It is {extraordinarily|very} nice to be clapped at, particularly when one is {stuck|tired}.]",
    ],
    act: [
      "“Half of this was {done|held up} back there,” said {Hero}, and went and {led|pulled} {the helper} out into the {light|open}, {protesting|blinking}. [The trumpet, after a {hesitation|pause}, {turned|swung} round.] They {bowed|blushed} in turn +and the second half, with such {backing|support}, was {child’s play|a pleasure}.",
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
      "A year ago {the aunt} had sent {Hero} just what they needed now, and {he} had never written back. [It is {astonishing|amazing} how a letter {grows|swells} while one is not writing it.] “You’ve got it with you?” {marvelled|asked} {the helper}. “And what did {the aunt} say, when you said thank you?”",
    ],
    act: [
      "{Hero} borrowed a {pencil|pen} and wrote it on the spot, with {his} {knee|hat} for a desk. [It took four minutes, after twelve months of not having {time|paper}.] [{The helper} {supplied|donated} the stamp.] And only then did they open the {box|case}, with a {clear|light} conscience.",
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
      "“And who’s that?” asked {the helper}, pointing to {the pal}. “Oh, that’s only {the pal}, who always comes along,” said {Hero}. [Nobody said a {word|thing}.] [The ‘only’ went on {ringing|hanging} in the air, like a {bell|coat} that nobody had {meant|asked} for.]",
    ],
    act: [
      "{Hero} heard it, and was {ashamed|silent} for a bit. Who had waited, every time, who had been {wet|hungry} and {cold|tired} just as often as {Hero}? [{He} said it all in {the pal}’s ear.] {The helper} looked the other way +and then {h.he} suggested that with two such people it {must|should} be possible.",
    ],
    voice: [
      "“It’s the ones who are always there that we forget to thank,” said {the helper}, “so I’m glad you remembered.”",
    ],
  },
];
