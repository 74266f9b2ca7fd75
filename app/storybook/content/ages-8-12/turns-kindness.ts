import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const kindness: readonly Turn[] = [
  {
    id: "kind-spilt",
    lesson: "kindness",
    deed: "stays to pick up what the helper has spilt, though time is short",
    obstacles: all,
    vars: { spill: ["some tickets", "some beads", "some pins", "some beans", "some labels"] },
    test: [
      "Before {the helper} could say more, a {catch|strap} gave way and {a spill} flew all over the {ground|place}. [There were hundreds of them. {Hero} had about an hour left +and finding them would {eat|take} most of it.]",
      "{The helper} would gladly have come, but not until {a spill} had been sorted, and there was a whole {crate|heap} of them. [A cart had tipped them out. {Hero} did the sum, and there was no time in the {answer|result}.]",
    ],
    act: [
      "{Hero} looked at the sky once, knelt down, and counted {the spill} back by {tens|the dozen}. [{The pal} guarded the {drain|edge}.] It took most of the hour. “You gave me your time,” said {the helper} +and {h.he} offered {Hero} {all of|the whole of} {h.his} own.",
      "Nobody had asked {him}, but {Hero} began at the other end, {colour} here and {colour 2} there, until they met in the middle. [It was almost {peaceful|fun}.] With two it took half as long +and {the helper} was {free|at liberty}. “Now we’ll be late together,” {h.he} said, “and I’m {brilliant|quick} at late.”",
    ],
    voice: [
      "“Anyone helps when it costs nothing,” {the helper} added, “but kindness is the sort that costs {an hour|something}.”",
      "“In a hurry, and kind,” said {the helper}, “I’d never seen the two {together|in one place}.”",
    ],
  },
  {
    id: "kind-notice",
    lesson: "kindness",
    deed: "sees that the helper cannot read the small print and helps without shaming anyone",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had a leaflet of good advice, and studied it {at length|for ages} and, as {Hero} suddenly saw, upside down. {H.he} could not make out the small letters. [One remark would have been {easy|funny} +and {the pal} was there to {hear|enjoy} it.]",
      "“After you,” said {the helper}, handing over the instructions, for {h.his} glasses were in another bag. There was no other bag. {The helper} could not see the letters, and was ashamed of it. [It would have been {clever|sharp} to say so, and {name} would have {laughed|roared}.]",
    ],
    act: [
      "“I always read aloud,” said {Hero}, and from then on it was true. {He} read the advice {slowly|twice}, and said nothing of spectacles. [{The helper} followed every word.] Now {the helper} knew exactly what {to do|was needed} +and {h.he} stood a good deal taller.",
      "So {Hero} drew it all instead, as large as a {table|door}, because pictures, {he} said, were quicker. [They added {a creature}, with a {beard|moustache}.] {The helper} agreed a little too {fast|loudly}. But {h.he} saw at a glance what had to be done +and {h.he} {h.was} eager to do it.",
    ],
    voice: [
      "“You noticed, and you didn’t make me small,” said {the helper}, “and that’s the {best|rarest} kind of kind.”",
      "“There are two ways to be clever,” said {the helper}, “and the kind one takes more {brains|practice}.”",
    ],
  },
  {
    id: "kind-chorus",
    lesson: "kindness",
    deed: "stands by the helper when everyone else is laughing",
    obstacles: all,
    vars: {},
    test: [
      "Some people by {a sight} had begun to imitate the way {the helper} {talked|walked}, and one of them winked at {Hero}, who was supposed to laugh. [After such a day it would have been {pleasant|warm} to be winked at.]",
      "{The helper} could only think while singing, and it sounded like a {gate|wet chair}, so that windows {closed|slammed} along the street. [“Make it stop,” begged {the neighbour}.] One word from {Hero} would have stopped the song, and the thinking, too.",
    ],
    act: [
      "{Hero} stood so close to {the helper} that the joke had to be about {both|two} of them. [{His} ears {burned|glowed}.] “Good evening,” {he} told the crowd, {politely|clearly}, until they remembered their {shopping|suppers}. {The helper} had been about to run away +but now {h.he} asked what needed doing.",
      "{Hero} saw that happy face and sang as well, {equally|just as} badly. [It was {awful|dreadful}, and at the chorus {the pal} joined in. It was then a sort of party.] By the last verse {the helper} had thought of a way +and {h.he} could hardly wait to {show|try} it.",
    ],
    voice: [
      "“Being laughed at weighs only half,” said {the helper}, “when somebody kind stands {beside|next to} you.”",
      "“It’s easy to be kind with nobody looking,” said {the helper}, “but you did it {aloud|with an audience}.”",
    ],
  },
  {
    id: "kind-even",
    lesson: "kindness",
    deed: "helps somebody who was unkind to them that same day",
    obstacles: all,
    vars: {},
    test: [
      "That morning {the helper} had laughed when {Hero} fell over in the {dust|mud}. Now {the helper} had slipped, and lay in the same {place|spot}. [All {town} had heard about the first fall, so {Hero} could have laughed at the second and been quits.]",
      "An hour ago {the helper} had got the last {food} in {town}, right under {Hero}’s nose. Now {h.he} {h.was} hot and {dusty|thirsty}, and it was {Hero} who had the {bottle|water}. [Revenge had seldom been so {cheap|convenient}.]",
    ],
    act: [
      "[{He} did consider it, for as long as a {hiccup|sneeze} lasts.] Then {Hero} held out a hand and said that the edge was easy to miss. “I was horrid and you were kind,” said {the helper}, getting up +and {h.he} asked how {h.he} could make {amends|up for it}.",
      "{Hero} passed over the water without a speech, although {he} had several ready. [There was a pause, with {a noise} in it.] {The helper} drank, and looked ashamed. “I’d like to {deserve|earn} that,” {h.he} said +and {h.he} offered {Hero} all the help {h.he} had.",
    ],
    voice: [
      "“Getting even would have been fair,” said {the helper}, “but being kind was {cleverer|quicker}, because it got you me.”",
      "“I was keeping score,” said {Hero}, and {the helper} said, “So was I, until you were kind and spoilt it.”",
    ],
  },
  {
    id: "kind-blame",
    lesson: "kindness",
    deed: "comforts the helper, who has just spoilt everything by accident",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} stepped {back|closer} to see better, and came down on the only copy of {Hero}’s plan. [The best part was now a {hole|smear}.] {Hero} had a short, hot sentence {ready|waiting} for that.",
      "It was nobody’s fault that {the helper} sneezed, {the pal} jumped, and everything {Hero} had got ready fell in the {ditch|mud}. [“I always do this,” came a {small|tiny} voice.] {The helper} turned to creep away, in shame.",
    ],
    act: [
      "But {the helper} had shut {h.his} eyes and was waiting for it, and so {Hero} swallowed it. “We’ll draw it again,” {he} said. [One eye {opened|peeped out}.] With two heads over it the plan came out {better|shorter} +and {the helper} was {glad|keen} to carry it out.",
      "“I once fell into a {birthday|wedding} cake,” said {Hero}, “up to the {ears|elbows}.” [It was {true|a fact}, too.] By the time they had fished everything out, {the helper} was laughing, and forgot about creeping away +and {h.he} had {an idea|a brainwave}.",
    ],
    voice: [
      "“You had every right to be cross,” said {the helper}, “but you were kind, and now I can {breathe|think} again.”",
      "“Nobody’s clever while being shouted at,” said {the helper}, “so a kind word is just {practical|good sense}.”",
    ],
  },
  {
    id: "kind-dry-place",
    lesson: "kindness",
    deed: "gives up the one comfortable place to the helper",
    obstacles: all,
    vars: {},
    test: [
      "It began to rain, and the one dry {arch|doorway} had just room enough for {Hero}. {The helper} stood outside, too cold to think of anybody’s trouble. [{H.he} claimed to be fond of {rain|weather}, but nobody could {look|drip} like that and be fond of it.]",
      "{The helper} had been up all night and was too tired to help. There was one {bench|crate} to rest on, and {Hero} had only just sat down there. [It was the first soft thing since {breakfast|noon}. On the subject of getting up, {his} legs had a clear {opinion|view}.]",
    ],
    act: [
      "“Change places,” said {Hero}, “I’m wet already,” which was true by the time {he} had said it. [{The pal} dripped as well.] {He} told the whole story with {rain|water} running down {his} neck +and when it stopped, {the helper} was warm and knew what {to do|was needed}.",
      "{Hero} got up all the same, and offered it with a bow, as if it were a {sofa|throne}. [{The helper} was asleep at once.] {He} kept watch on one leg and then the other, until {the helper} woke, perfectly fresh +and {h.he} wanted to hear everything.",
    ],
    voice: [
      "“Kindness is giving up what you were really enjoying,” said {the helper}, “for the rest is {manners|tidying}.”",
      "“You could be comfortable or kind,” said {the helper}, “and people generally pick the {chair|first}.”",
    ],
  },
  {
    id: "kind-splinter",
    lesson: "kindness",
    deed: "takes out the helper’s splinter slowly and gently, though every minute counts",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} could not walk any further, because of a splinter as long as a {pin|thorn} and several {hours|days} old. [{The pal} had noticed the limp first.] Getting it out would {take|need} patience +and of that {Hero} had only {crumbs|the dregs} left.",
    ],
    act: [
      "{He} {borrowed|polished} a lens and coaxed it out, bit by {careful|patient} bit, reciting {capital cities|the seven times table} to keep them both {calm|occupied}. [Nobody screamed, except {Hero}, out of sympathy.] {The helper} tried the ground, twice +and {h.he} could walk again, and come along.",
    ],
    voice: ["“Quick hands are clever,” said {the helper}, “but slow, kind ones are medicine.”"],
  },
  {
    id: "kind-table",
    lesson: "kindness",
    deed: "invites the helper, whom nobody else will sit beside",
    obstacles: all,
    vars: { table: ["the longest table", "the café terrace", "the village bench", "the picnic rug"] },
    test: [
      "At {the table} everybody had spread out {elbows|newspapers}, so that {the helper}, faint with hunger, could not sit down. [{H.he} pretended to {inspect|admire} the {guttering|sky}.] {Hero} had the comfortable end +and it was nobody’s {business|turn} to move.",
    ],
    act: [
      "“Over here!” {Hero} bellowed down the length of {the table}, and pushed {plates|hats} aside until a gap {appeared|opened}. [Several people {rustled|sniffed}.] {The helper} came over with {enormous|tremendous} dignity, ate for two, and felt strong again +and {h.he} asked to hear about {trouble}.",
    ],
    voice: ["“An empty chair isn’t much,” said {the helper}, “until somebody kind points at it.”"],
  },
  {
    id: "kind-wave",
    lesson: "kindness",
    deed: "waves back at the helper, who has greeted a stranger by mistake",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} waved {like a windmill|with a whole loaf} at {an old friend|a cousin} across the {street|canal}, who proved to be a stranger. [People {smirked|tittered}.] The wave hung there, unanswered +and {Hero} knew exactly how that {feels|tastes}.",
    ],
    act: [
      "So {Hero} waved back, with {both arms|a borrowed hat}, and shouted, “There you are at last!” [They had never met in their lives.] {The helper} strolled over as if it had been {arranged|agreed}. “You saved me,” {h.he} murmured +and {h.he} asked how {h.he} could save {Hero}.",
    ],
    voice: ["“It’s a small thing to lend someone, a wave,” said {the helper}, “but that was a kind one.”"],
  },
  {
    id: "kind-carry",
    lesson: "kindness",
    deed: "carries somebody small and tired, although it slows the journey",
    obstacles: all,
    vars: { passenger: ["an elderly tortoise", "a lame bantam", "a footsore terrier", "a drowsy hedgehog"] },
    test: [
      "{The helper} could not come yet, because of {a passenger}, whose feet were finished and whose home was {uphill|a mile off}. Somebody had to carry it. [It was surprisingly {heavy|opinionated}.] {Hero} looked from the {hill|clock} to those {patient|trusting} eyes.",
    ],
    act: [
      "Up went {the passenger} into {Hero}’s jacket, and up they all went, with {frequent|seven} stops to admire the {gravel|view}. [By the top {he} {was} steaming like a kettle.] The family received it, {fast asleep|still complaining} +and {the helper} was {free|ready} at last.",
    ],
    voice: ["“It only took twenty minutes,” {Hero} admitted, and {the helper} said, “Kindness usually does.”"],
  },
  {
    id: "kind-apprentice",
    lesson: "kindness",
    deed: "stays patient with the helper, who is new to the job and drops everything",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was minding a stall, for the very first time, and everything {slid|escaped}: {coins|papers}, {pencils|parcels}, confidence. [One customer had already left in a {temper|taxi}.] {Hero}, third in line, could hear {himself} beginning to {sigh|huff}.",
    ],
    act: [
      "{He} turned the sigh into a {sneeze|tune}, picked up half the {avalanche|muddle}, and said that there was no hurry. [“On my first day,” said {Hero}, “I got stuck in the {piano|cupboard}.”] {The helper} stopped trembling, and soon all was in its place +and {h.he} could shut the stall and come.",
    ],
    voice: [
      "“Everybody’s a beginner at something,” said {Hero}, and {the helper} said, “So thank goodness some people are kind.”",
    ],
  },
  {
    id: "kind-joke",
    lesson: "kindness",
    deed: "listens to the helper’s ancient joke, which everybody else cuts short",
    obstacles: all,
    vars: {},
    test: [
      "“Stop me if you’ve heard it,” began {the helper}, and everybody did, in {chorus|eleven seconds}. [It was about a {parrot|bishop}, and older than the {bridge|alphabet}.] {The helper} turned sadly to go home +and {Hero}, too, knew the ending {backwards|by heart}.",
    ],
    act: [
      "“I’d like the complete version,” said {Hero}, and settled down on {a kerb|a bucket}, “with {voices|gestures}.” [There were {nine|fourteen} voices.] {He} laughed at the right {syllable|moment}, and not before +and {the helper}, happy as never before, wanted to stay and help.",
    ],
    voice: ["“You’d heard it before,” said {the helper}, “so that laugh was pure kindness, and beautifully timed.”"],
  },
  {
    id: "kind-lost-infant",
    lesson: "kindness",
    deed: "comforts a small lost child before going on",
    obstacles: all,
    vars: { infant: ["a howling infant", "a very small pirate", "a tearful twin", "a boy dressed as a carrot"] },
    test: [
      "{A infant}, mislaid by {an aunt|a procession}, clung to {the helper} and would not let go. [“I’ve tried {singing|being firm},” said {the helper}, “and it made things {worse|louder}.”] Until the {family|aunt} was found, {the helper} could do nothing else.",
    ],
    act: [
      "{Hero} crouched down, introduced {the pal}, and asked {the infant} for {directions|advice}. [Important people seldom cry.] They toured {the stalls|the square} hand in hand, until somebody {shrieked|came running}, with open arms. Nobody clung to {the helper} any more +and {h.he} {h.was} free to come.",
    ],
    voice: ["“You asked, where I only shushed,” said {the helper}, “and kindness is a question, very often.”"],
  },
  {
    id: "kind-last-treat",
    lesson: "kindness",
    deed: "gives the bigger half of a treat to the helper, who came too late for one",
    obstacles: all,
    vars: { treat: ["the very last pastry", "the last toffee apple", "the final pancake", "the only cinnamon bun"] },
    test: [
      "{Hero} had queued for {forty|fifty} minutes, and held {the treat}, still warm, when {the helper} came {panting|hurrying} up, just too late. “It really doesn’t matter,” said {the helper}, who had eaten nothing all day. [{Hero}’s mouth was {open|watering} already.]",
    ],
    act: [
      "{Hero} swallowed once, broke {the treat} into a large half and a small one, and gave {the helper} the large one. [“I mostly came for the {queue|company},” {he} explained.] {The helper} chewed, with closed eyes +and then {h.he} had strength enough for {trouble}.",
    ],
    voice: ["“That was the bigger half,” said {the helper}, “so I know what your kindness weighs.”"],
  },
  {
    id: "kind-handle",
    lesson: "kindness",
    deed: "takes over a dull duty so that the helper can rest",
    obstacles: all,
    vars: { machine: ["a municipal pump", "a street organ", "a colossal mangle", "a sausage machine"] },
    test: [
      "Since {daybreak|Tuesday} {the helper} had been turning the handle of {a machine}, which must not stop. [{H.his} eyes kept closing, one after the other.] [{Hero} needed {h.his} brain +but nobody could get at it behind so much {tiredness|yawning}.]",
    ],
    act: [
      "“My turn,” said {Hero}, and took the handle, which was {heavy|squeaky}, and {monotonous|dull} beyond description. [{He} invented {nineteen|twenty-two} verses about it.] So {the helper} could sleep, and soon {h.he} sat up, {remarkably|entirely} fresh +and {h.he} had dreamt a plan for {trouble}.",
    ],
    voice: ["“Plenty of people felt sorry for me,” said {the helper}, “but the kind one took the handle.”"],
  },
  {
    id: "kind-mend",
    lesson: "kindness",
    deed: "mends the helper’s broken belonging with something of their own",
    obstacles: all,
    vars: { broken: ["a satchel strap", "a music stand", "a kite tail", "a folding chair"] },
    test: [
      "{The helper} was holding {a broken}, which had snapped in {two|an awkward place}, and it had been {borrowed|Granny’s}. [Without it there was no going on.] {Hero} had nothing to mend it with, unless you counted {his} own {bootlace|best belt}.",
    ],
    act: [
      "{He} did count it, pulled it out, and with three {nautical|complicated} knots {the broken} was almost {improved|handsome}. [For the rest of the day {Hero} walked with a {flap|shuffle}.] “Now I can go on,” said {the helper}, testing it +and so {h.he} came to see {Hero}’s {catastrophe|calamity}.",
    ],
    voice: ["“It came off your own boot, or near it,” said {the helper}, “so it’s kindness holding this together.”"],
  },
];
