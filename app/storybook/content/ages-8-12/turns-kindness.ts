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
      "{He} looked at the sky once, knelt down, and counted {the spill} back by {tens|the dozen}. [{The pal} guarded the {drain|edge}.] {The helper}, who had not spoken all the while, now said several things +and each was an offer of {assistance|help}.",
      "Nobody had asked {him}, but {Hero} began at the other end, {colour} here and {colour 2} there, until they met in the middle. [It was almost {peaceful|fun}.] “Now we’ll be late together,” said {the helper}, “and I’m {brilliant|quick} at late.”",
    ],
    voice: [
      "“Anyone helps when it costs nothing,” {the helper} added, “but kindness is the sort that costs {an hour|something}.”",
      "“In a hurry, and kind,” said {the helper}, “I’d never seen the two {together|in one place}.”",
    ],
  },
  {
    id: "kind-notice",
    lesson: "kindness",
    deed: "sees that the helper cannot read and helps without shaming anyone",
    obstacles: all,
    vars: {},
    test: [
      "There was a notice about it, which {the helper} studied {at length|for ages} and, as {Hero} suddenly saw, upside down. [“Most interesting,” said {the helper}. One remark would have been {easy|funny} +and {the pal} was there to {hear|enjoy} it.]",
      "“After you,” said {the helper}, handing over the instructions, for {h.his} glasses were in another {coat|boat}. {Hero} had heard that before, from a {boy|cousin} who had no glasses either. [It would have been {clever|sharp} to say so.]",
    ],
    act: [
      "“I always read aloud,” said {Hero}, and from then on it was true. {He} read {slowly|twice}, with one finger below the words, where anybody might follow. [{The helper} followed every line.] At the end {h.he} asked, rather taller, what {Hero} was {up against|struggling with}.",
      "So {he} drew it all instead, with an arrow, and {a creature} for scale, because pictures, {he} said, were quicker. [They added a {beard|moustache}.] {The helper} agreed a little too {fast|loudly} +and {h.he} saw at a glance where the {mistake|problem} was.",
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
      "Some people by {a sight} had begun to imitate the way {the helper} {talked|walked}, and one of them winked at {Hero}. [It was clever, and it was cruel. After such a day it would have been {pleasant|warm} to be winked at, and it only cost a laugh.]",
      "{The helper} sang while thinking, and it sounded like a {gate|wet chair}, so that windows {closed|slammed} all along the street. [“Make it stop,” begged {the neighbour}.] Everyone looked at {Hero}, whose word would probably have done it.",
    ],
    act: [
      "{Hero} crossed over and stood so close to {the helper} that the joke had to be about {both|two} of them. [{His} ears burned.] “Good evening,” {he} told the crowd, {politely|quite clearly}, until they remembered their {shopping|suppers} +and {the helper} asked what needed doing.",
      "{Hero} opened {his} mouth to say so, saw that happy face, and sang as well, {equally|just as} badly. [At the chorus {the pal} joined in.] It was {awful|dreadful}, and then it was a sort of party, and {the helper} would have gone anywhere with {him}.",
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
      "It was {the helper} who had laughed when {Hero} fell over that {morning|noon}, and who now lay in the {dust|mud} as well. [By now all {town} had heard about it, and {Hero} could have laughed and been quits.]",
      "An hour ago {the helper} had got the last {food} in {town}, right under {Hero}’s nose. Now {h.he} {h.was} hot and {dusty|thirsty}, and it was {Hero} who had the {bottle|water}. [Revenge had seldom been so {cheap|convenient}.]",
    ],
    act: [
      "[{He} did consider it, for as long as a {hiccup|sneeze} lasts.] Then {Hero} held out a hand and said that the edge was easy to miss. [{He} had missed it, too.] “I was horrid to you,” said {the helper}, getting up, “so I’d better be {twice as|very} useful.”",
      "{Hero} passed it over without a speech, although {he} had several ready. [There was a pause, with {a noise} in it.] {The helper} drank, looked at {him}, and said that {h.he} would rather like to {deserve|earn} this, so where was the {trouble|worst of it}?",
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
      "{The helper} stepped {back|closer} to see better, and came down on the only copy of {Hero}’s plan. [The best part was now a {hole|smear}.] {Hero} had a sentence ready for that, a short, hot sentence with a point at the end.",
      "It was really nobody’s fault that {the helper} sneezed, {the pal} jumped, and everything {Hero} had got ready fell in the {ditch|mud}. [“I always do this,” came a {small|tiny} voice. Then it was {Hero}’s turn to say something.]",
    ],
    act: [
      "But {the helper} had shut {h.his} eyes to wait for it, and so {Hero} swallowed it. [{He} said that the bit in question had only led to {a wall|trouble}. One eye opened.] Then they drew it again, with two heads over it +and it came out {better|shorter}.",
      "So {he} told {the helper} how {he} had once fallen into a {birthday|wedding} cake, in front of {name}, up to the {ears|elbows}. [It was true, too.] By the time they had fished it all out, {the helper} was laughing, and had {ideas|a suggestion}.",
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
      "It began to rain, and the one dry {arch|doorway} had just room enough for {Hero}. {The helper}, outside, claimed to be fond of {rain|weather}. [Nobody could {look|drip} like that and be fond of it.]",
      "{The helper} had been up all night and could hardly stand, and {Hero} had only just found a {bench|crate} to sit on. [It was the first soft thing since {breakfast|noon}. On the subject of getting up, {his} legs had a clear {opinion|view}.]",
    ],
    act: [
      "“Change places,” said {Hero}, “I’m wet already,” which was true by the time {he} had said it. [{The pal} dripped as well.] {He} told the whole story with {rain|water} running down {his} neck +and when it stopped, {the helper} was dry and knew what to do.",
      "{Hero} got up all the same, and offered it with a bow, as if it were a {sofa|throne}. [{The helper} was asleep at once.] {He} kept watch on one leg and then the other, until {the helper} woke and {insisted on|asked for} hearing everything.",
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
      "Out of politeness {the helper} was hiding a splinter, as long as a {pin|thorn} and several {hours|days} old. [{The pal} had noticed the limp first.] Getting it out would {take|need} patience +and of that {Hero} had only {crumbs|the dregs} left.",
    ],
    act: [
      "{He} {borrowed|polished} a lens, held {his} breath and coaxed it out, bit by {careful|patient} bit, reciting {capital cities|the seven times table} to keep them both {calm|occupied}. [Nobody screamed, except {Hero}, out of sympathy.] {The helper} tried the ground, twice +and {h.he} volunteered for everything.",
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
      "At {the table} everybody had spread out {elbows|newspapers}, so that there was no room for {the helper}. [{H.he} pretended to {inspect|admire} the {guttering|sky}.] [{Hero} was on the comfortable end, in the {shade|sun} +and it was nobody’s {business|turn} to move.]",
    ],
    act: [
      "“Over here!” {Hero} bellowed down the length of {the table}, and pushed {plates|hats} aside until a gap {appeared|opened}. [Several people {rustled|sniffed}.] {The helper} came over with {enormous|tremendous} dignity, unfolded a napkin, and asked to hear about the {difficulty|whole business}.",
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
      "From the opposite {pavement|bank} {the helper} waved {like a windmill|with a whole loaf} at {an old friend|a cousin}, who proved to be a stranger. [People {smirked|tittered}.] [The wave hung there, {unclaimed|unanswered} +and {Hero} knew exactly how that {feels|tastes}.]",
    ],
    act: [
      "So {Hero} waved back, with {both arms|a borrowed hat}, and shouted, “There you are at last!” [They had never met in their lives.] Strolling over as if it had been {arranged|agreed}, {the helper} murmured, “Saved,” and was at {his} {service|disposal} until {midnight|Wednesday}.",
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
      "{The helper} could not leave {a passenger}, whose feet were finished and whose home was {uphill|in the wrong direction}. [It was surprisingly {heavy|opinionated}.] {Hero} looked from the {hill|clock} to those {patient|trusting} eyes.",
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
      "It was {the helper}’s very first day in {uniform|charge}, and everything {slid|escaped}: {coins|papers}, {pencils|parcels}, confidence. [One customer had already left in a {temper|taxi}.] {Hero} was third in the line +and {he} could hear {himself} beginning to {sigh|huff}.",
    ],
    act: [
      "{He} turned the sigh into a {sneeze|tune}, picked up half the {avalanche|muddle}, and said that there was no hurry, which was {generous|brave}. [“My first day,” said {Hero}, “I got stuck in the {piano|cupboard}.”] Those hands stopped shaking +and then they were {brilliant|quick}.",
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
      "“Stop me if you’ve heard it,” began {the helper}, and everybody did, in {chorus|eleven seconds}. [It was about a {parrot|bishop}, and older than the {bridge|alphabet}.] {H.his} face shut like an umbrella +and {Hero}, too, knew the ending {backwards|by heart}.",
    ],
    act: [
      "“I’d like the complete version,” said {Hero}, and settled down on {a kerb|a bucket}, “with {voices|gestures}.” [There were {nine|fourteen} voices.] {He} laughed at the right {syllable|moment}, and not before +and {the helper} rolled up both {h.his} sleeves.",
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
      "Round {the helper}’s knees clung {a infant}, mislaid by {an aunt|a procession}. [“I’ve tried {singing|being firm},” said {the helper}, “and it made things {worse|louder}.”] Until the {family|aunt} was found, there could be no {talk|question} of anything else.",
    ],
    act: [
      "{Hero} crouched down, introduced {the pal}, and asked {the infant} for {directions|advice}. [Important people seldom cry.] They toured {the stalls|the square} hand in hand, until somebody {shrieked|came running} +and behind all the kisses {the helper} {bowed|saluted}, and was {available|free}.",
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
      "{Hero} had queued for forty minutes, and held {the treat}, still warm, when {the helper} came {panting|hurrying} up, just too late. [“It really doesn’t matter,” said {the helper}, in a {perfectly|very} ordinary voice.] {Hero}’s mouth was {open|watering} already.",
    ],
    act: [
      "{Hero} shut it, broke {the treat} into a large half and a small one, and got them the {right|noble} way round. [“I mostly came for the {queue|company},” {he} explained.] {The helper} chewed, with closed eyes, and asked what there was by way of {troubles|problems} to {share|halve}.",
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
      "“My turn,” said {Hero}, and took the handle, which was {heavy|squeaky}, and {monotonous|dull} beyond description. [{He} invented {nineteen|twenty-two} verses about it.] In a quarter of an hour {the helper} sat up, {remarkably|entirely} fresh, with a {theory|plan} that {h.he} had dreamt.",
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
      "{He} did count it, pulled it out, and with three {nautical|complicated} knots {the broken} was almost {improved|handsome}. [For the rest of the day {Hero} walked with a {flap|shuffle}.] “Ingenious,” said {the helper}, testing it, “and now let’s see to your {catastrophe|calamity}.”",
    ],
    voice: ["“It came off your own boot, or near it,” said {the helper}, “so it’s kindness holding this together.”"],
  },
];
