import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const turns: readonly Turn[] = [
  // Kindness
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
      "There was a notice about it, which {the helper} studied for {rather too|a very} long and, as {Hero} suddenly saw, upside down. [“Most interesting,” said {the helper}. One remark would have been {easy|funny} +and {the pal} was there to {hear|enjoy} it.]",
      "“After you,” said {the helper}, handing over the instructions, for {h.his} glasses were in another {coat|boat}. {Hero} had heard that before, from a {boy|cousin} who had no glasses either. [It would have been {clever|sharp} to say so.]",
    ],
    act: [
      "“I always read aloud,” said {Hero}, and from then on it was true. {He} read {slowly|twice}, with one finger below the words, where anybody might follow. [{The helper} followed every line.] At the end {h.he} asked, rather taller, what {Hero} was {up against|struggling with}.",
      "So {he} drew it all instead, with an arrow, {a sight} and {a creature} for scale, because pictures, {he} said, were quicker. [They added a {beard|moustache}.] {The helper} agreed a little too {fast|loudly} +and saw at a glance where the {mistake|problem} was.",
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
      "It was {the helper} who had laughed when {Hero} fell over {a sight} that {morning|noon}, and who now lay in the {dust|mud} as well. [By now all {town} had heard about it, and {Hero} could have laughed and been quits.]",
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
  // Courage
  {
    id: "brave-question",
    lesson: "courage",
    deed: "dares to be the one who says ‘I don’t understand’",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} explained the matter at great speed, using the words {flange|gusset} and {spline|sprocket}, and everybody nodded. [{Name} nodded longest. {Hero} had understood nothing at all +and who would be the first to {admit|say} so?]",
      "“Of course you know how a {thrupple|wodget} works,” said {the helper}, and {Hero}, who had never heard of one, felt {his} head begin to nod. [At {his} age one probably should. Once begun, it would have to go on nodding {all day|for ever}.]",
    ],
    act: [
      "{His} hand weighed about a {hundredweight|ton}, but up it went, and {Hero} said that {he} had not understood. [Everybody turned to look at such a person.] Nobody had ever asked, said {the helper}, and started over in plain words +and behind them somebody {breathed|sighed} with relief.",
      "It took all {his} courage to hold it still and to ask what one was. [{He} waited for the {eyebrow|laughter}.] {The helper} thanked {him}, having made it up, for the last {nine|six} people all had one at home +and with {Hero} one could {begin|work}.",
    ],
    voice: [
      "“It takes courage not to know,” said {the helper}, “when everyone around you is {nodding|pretending}.”",
      "“I thought I was the only one,” said {Hero}, and {the helper} said, “They all did, but you were brave.”",
    ],
  },
  {
    id: "brave-admit",
    lesson: "courage",
    deed: "admits to being afraid, so that they can be afraid together and go",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was not afraid, or so {h.he} said, but simply {happier|more comfortable} on this side. {Hero} was not afraid either, and had said so, loudly, since {breakfast|noon}. [There they stood, two heroes, and neither of them {moved|stirred}.]",
      "“Are you scared?” asked {the helper}, while {the neighbour} stood by, listening. [{Hero} had a name for being fearless in {town}, which one word would {cost|lose} {him}. But nobody helps a person who needs no help.]",
    ],
    act: [
      "“I am, though,” said {Hero}, and saying so was like {a cold bath|jumping off a step}. [{The helper} sat down quite suddenly.] It turned out that {h.he} had been frightened of it all day, too +and it is much easier to {go|start} when two are frightened together.",
      "“Yes,” said {Hero}, and years of {glory|reputation} went down the drain. [{He} had only whistled to cover it.] {The helper} had suspected as much from the whistling, and asked which bit was the worst, so that it could be {done|over} first.",
    ],
    voice: [
      "“Saying that you’re afraid,” said {the helper}, “is the bravest thing I’ve heard {all week|this year}.”",
      "“Fear hates being introduced,” said {the helper}, “so when you had the courage to name it, it went {quiet|shy}.”",
    ],
  },
  {
    id: "brave-first",
    lesson: "courage",
    deed: "puts a name first on the list when nobody else will",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was not allowed to help without a list of names, and the paper was perfectly {blank|white}. Everyone agreed that somebody else should {begin|go first}. [If it all went wrong, the top name would get the {bill|blame}.]",
      "“Somebody has to go in and tell them that it’s their idea,” said {the helper}, and from inside came the cough of {forty|sixty} people. [Everyone who had liked the idea now studied their own {boots|nails}. Then they looked at {Hero}.]",
    ],
    act: [
      "{Hero} borrowed a pencil and wrote {his} name at the very top, where it looked extremely {lonely|readable}. [For a whole minute nothing happened.] Then {the neighbour} coughed and signed, and after that there was a {queue|scramble} +and {the helper} folded the paper and came.",
      "In {he} went, over a very {long|wide} floor, in the loudest boots of {his} life. [{He} told them that it was {his}, and that {he} would say so even if it {collapsed|failed}. Somebody laughed, but thoughtfully.] Outside, {the helper} was waiting, with {gloves|sleeves} at the ready.",
    ],
    voice: [
      "“They were all quite willing to be second,” said {the helper}, “but being first takes courage.”",
      "“Were you brave, or just {fast|quick}?” asked {the helper}, and {Hero} said, “Slow, and shaking, but I did it.”",
    ],
  },
  {
    id: "brave-again",
    lesson: "courage",
    deed: "goes back to try again in front of those who laughed",
    obstacles: all,
    vars: {},
    test: [
      "It could be done, said {the helper}, but only by {Hero}, and only on the very spot where it had just failed. [There were {nine|a dozen} people there, and they had brought {chairs|sandwiches} by now. {He} would sooner have {emigrated|moved} to the moon.]",
      "The worst part had been the laughter, which was going round {town} like the {milk|post}. “So you’ll go home,” said {the helper}, and at {home} there would be {soup|toast}. [{Grownup} would not ask, and nobody need ever know.]",
    ],
    act: [
      "It was {eleven|fourteen} steps back to the spot, and {Hero} felt each of them in {his} stomach. [“Here I am again,” {he} told the {audience|chairs}. Somebody clapped, and it may have been kindly meant.] {The helper} came and stood beside {him}, where {all|everybody} could see it.",
      "It was a very good {offer|picture}, and {Hero} turned {his} back on it, since they had laughed already and {that part|so much} was done. [{The pal} came too, with dignity.] {The helper} decided that anyone who could bear that was worth {getting up|a detour} for.",
    ],
    voice: [
      "“Courage isn’t never looking silly,” said {the helper}, “it’s being willing to look silly {again|twice}.”",
      "“A second try takes more courage,” said {the helper}, “because by then you know what’s {coming|possible}.”",
    ],
  },
  {
    id: "brave-knock",
    lesson: "courage",
    deed: "knocks at the door that everybody is afraid of",
    obstacles: all,
    vars: { dread: ["Miss Quill", "Colonel Brack", "Old Tansy", "Doctor Vole", "Madam Gorse"] },
    test: [
      "What they needed, said {the helper}, was in the house of {dread}, where a {ball|kite} had once been kept for thirty years. [Children dared each other to touch the gate. {Hero} looked at the knocker +and the knocker, which was a lion, looked {back|displeased}.]",
      "The way out of the trouble led through the garden of {dread}, where a sign said ‘No’, though it did not say to what. [“I’ve never dared,” said {the helper}. A window banged +and {Hero}’s tongue felt two sizes too {big|dry}.]",
    ],
    act: [
      "{Hero} knocked before {his} legs could vote on it. [{Dread} was a good deal smaller than the stories, and asked whether running away was a {custom|game}. {He} had never seen it from that side.] {He} asked politely, was given it, with {a food}, and came back to {the helper} a {celebrity|legend}.",
      "{Hero} shouted, and it came out as a {cough|squeak}, so {he} tried again, and added ‘please’. [{Dread} came and remarked that nobody had ever asked before treading on the {beans|leeks}. So that was the sign.] The gate was held open +and {the helper} followed {him} in, {amazed|on tiptoe}.",
    ],
    voice: [
      "“All that was ever in the way was a {knock|question},” said {the helper}, “and I never had the courage.”",
      "“I was scared all the way there,” said {Hero}, and {the helper} said that brave meant precisely that.",
    ],
  },
  {
    id: "brave-speak-up",
    lesson: "courage",
    deed: "speaks up for the helper against somebody important",
    obstacles: all,
    vars: {
      boss: ["the park keeper", "the tram inspector", "the harbour master", "the head waiter", "the town clerk"],
    },
    test: [
      "Just then {the boss} came up and accused {the helper} of taking {a trinket}. {Hero} knew that it was not so. [{H.he} had been here the whole time. But {the boss} was tall, and had a badge, and it is hard to tell a badge that it is {mistaken|wrong}.]",
      "{The boss} pushed in front of {the helper} as if nobody were there, while the whole {queue|street} looked at the sky. {Hero} looked, too. [It was {weather}. {The helper} was plainly used to this +and that made it hard to go on {admiring|studying} the sky.]",
    ],
    act: [
      "{Hero} said that it was not right, first too softly and then so that all could hear it, and stepped in between. [{His} voice shook.] {The boss} went {pink|red} and found it in another pocket +and from now on {the helper} was on {Hero}’s side in {everything|all things}.",
      "“There’s somebody before you,” said {Hero}, and noticed that {he} had said it aloud. {The boss} turned round from a great {distance|height}, considered the matter, and moved back. [The sky became less popular.] {The helper} forgot {h.his} own errand and asked about {Hero}’s.",
    ],
    voice: [
      "“I could hear that you were afraid,” said {the helper}, “and so I knew it was courage, and not just {manners|noise}.”",
      "“It’s easier to be brave with a {dragon|lion},” said {the helper}, “than with somebody who has a badge.”",
    ],
  },
  // Sharing
  {
    id: "share-cut",
    lesson: "sharing",
    deed: "cuts the last of the food in two and lets the helper choose",
    obstacles: all,
    vars: { meal: ["a plum tart", "a cheese pie", "a currant bun", "a seed cake", "a pear"] },
    test: [
      "All that {Hero} had left was {a meal}, which {he} had been looking forward to since {dawn|noon}. {The helper} sat down and admired the view. [Nobody who has had lunch admires a {hedge|wall} so hard. Somehow {the meal} tasted of {nothing|very little}.]",
      "{The helper} had brought lunch, {h.he} said, but somebody hungrier had come along. [It was said as one says that it has rained.] In {Hero}’s pocket was {a meal}, and the pocket was deep, and there was no need to {mention|think about} it.",
    ],
    act: [
      "So {he} cut it with great care, since the rule at {home} was that one cuts and the other chooses. [{The helper} chose the {bigger|nicer} piece.] They ate in friendly silence, down to the last {bit|crumb}, and then {the helper}, who could not think when empty, thought of {it|something}.",
      "“Hungrier than this?” asked {Hero}, and put {the meal} down between them. There were exactly six bites, three for each +and {the pal} got the {smell|wrapping}. [It had looked smaller when it was all {hers}.] “Now to business,” said {the helper}, in a {new|rounder} voice.",
    ],
    voice: [
      "“That’s sharing,” said {the helper}, “because half kept two of us going, and all of it would have made one of us {sleepy|stout}.”",
      "“You shared it to the last {bit|crumb},” said {the helper}, “and I’ve known {kings|mayors} who couldn’t.”",
    ],
  },
  {
    id: "share-secret",
    lesson: "sharing",
    deed: "gives away a secret place",
    obstacles: all,
    vars: { secret: ["the otter pool", "the blackberry wall", "the echo arch", "the owl tree", "the warm spring"] },
    test: [
      "{The helper} knew half of what was needed, but never told it to people who keep things to themselves. {Hero} thought of {the secret}, which had been {his} alone for {three|two} summers. [Nobody had ever been shown the way.]",
      "On free days, said {the helper}, {h.he} just walked up and down a bit, for want of company. {Hero} knew {the secret}, where there was room for two, if they {liked|trusted} each other. [It was the last place where {he} wanted {a crowd|visitors}.]",
    ],
    act: [
      "{He} drew it in the dust, left at the {stile|trough} and under the wire, and felt {the secret} become only half as secret. [There was a draught.] {The helper} had been longing to see it since {childhood|for ever}, and gave {him} the missing half in {exchange|return}.",
      "{Hero} began, stopped, and went on before it could {close|shut} again, until {the helper} knew all about {the secret}, even the {dry|flat} stone. [{The pal} looked surprised.] It was wasted on one, {he} said +and then {the helper} began to tell {him} things as well.",
    ],
    voice: [
      "“A shared secret is smaller,” said {the helper}, “but it’s better {company|fun}.”",
      "“I thought I’d have less,” said {Hero}, and {the helper} said, “Sharing never could do {arithmetic|sums}.”",
    ],
  },
  {
    id: "share-lead",
    lesson: "sharing",
    deed: "lets the helper lead half the time",
    obstacles: all,
    vars: {},
    test: [
      "“And who’s in charge?” asked {the helper}, who had brought a plan of {h.his} own. [{Hero} had been in charge all day, and {his} name was on everything, underlined. So far, everything was {stuck|at a standstill}.]",
      "There were two of them now, and only one front place, which {Hero} took, so that {the helper} saw nothing but {a back|a collar}. [“On the left,” said {the helper}, and then, {quietly|too late}, that it had been on the left. They had passed it {again|twice}.]",
    ],
    act: [
      "“We’ll have half each,” said {Hero}, and you could hear that it {hurt|pinched}. {He} carried {the tool} and kept {his} remarks to {himself}. [Parts of the other plan were {better|excellent}.] Where it ran out, {the helper} stepped aside, bowed, and asked for {Hero}’s.",
      "{Hero} stopped and proposed that they should change places every hundred steps. {The helper} was so proud that {h.he} counted aloud. [At ninety-nine {h.he} slowed down.] From the front {h.he} saw what {Hero} had {missed|overlooked} +and from the back {Hero} saw {how|why}.",
    ],
    voice: [
      "“You shared the front,” said {the helper}, “and that’s the bit which people {keep|sit on}.”",
      "“Two who take turns make two leaders,” said {the helper}, “and two who won’t share make {none|half}.”",
    ],
  },
  {
    id: "share-lend",
    lesson: "sharing",
    deed: "lends a treasure that nobody else was allowed to touch",
    obstacles: all,
    vars: { treasure: ["a silver pencil", "a brass compass", "a new cap", "a mouth organ", "a tin telescope"] },
    test: [
      "{Hero} had {a treasure}, which nobody else might touch, and which was therefore as good as new after {three|two} years. {The helper} needed just such a thing, and promised to be careful. [They always {do|promise}.]",
      "“If only I had {a treasure},” sighed {the helper}, for then they would be through in {minutes|no time}. There was one in {Hero}’s bag, and it was never used, in case it should {get lost|wear out}. [{He} held the bag {closer|tighter}.]",
    ],
    act: [
      "{He} polished {the treasure} once more, held it out, and looked hard at {a sight} until it was over. [It felt like a {month|year}.] It came back with a {dent|mark}, and {Hero} saw what they had got for it +and it had never been {any use|useful} before.",
      "Then {Hero} remembered what {the treasure} was actually for, and undid the {knots|sock} it lived in. {The helper} used it hard and well, and it seemed to {enjoy|like} that. [It would never be new again.] After that, {he} might have borrowed anything {the helper} {had|owned}.",
    ],
    voice: [
      "“It isn’t new now,” said {Hero}, and {the helper} said, “No, that’s where the sharing went in.”",
      "“A thing that’s never shared,” said {the helper}, “is only {luggage|something to dust}.”",
    ],
  },
  {
    id: "share-idea",
    lesson: "sharing",
    deed: "shares the credit for a good idea",
    obstacles: all,
    vars: { scribe: ["the town clerk", "the reporter", "the schoolmaster", "the newspaper lady"] },
    test: [
      "All at once {Hero} had it, whole, like an egg, and here came {the scribe}, to write down whose idea it was. But it had hatched out of something that {the helper} had {mumbled|let fall}. [{H.he} had not {even|yet} noticed.]",
      "There was a prize for whoever managed it, said {the scribe}, but the card had room for only one name. {The helper} drew back at once. [“I only came to look.” {Hero} had always wanted to see {his} name on a {card|prize}.]",
    ],
    act: [
      "{Hero} saw {his} name in {capitals|print}, all alone, and said that {the helper} had had the front half. [“Did I?” “You said ‘upside down’.”] “So I did,” said {the helper}, growing by about an inch +and after that there was no {holding|stopping} {h.him}.",
      "{He} wrote both their names, very {narrow|thin}, in the same space, for it was one card, as {he} explained to {the scribe}. [It was thought about, and stamped.] Nobody had ever made {the helper} fit before +and now {h.he} could hardly wait to {deserve|earn} it.",
    ],
    voice: [
      "“You shared the thanks,” said {the helper}, “and that’s the slice which people {hide|keep}.”",
      "“Praise doesn’t get any thinner when you share it,” said {the helper}, “and I’ve {checked|looked}.”",
    ],
  },
  {
    id: "share-shelter",
    lesson: "sharing",
    deed: "shares what is only enough for one",
    obstacles: all,
    vars: {},
    test: [
      "The shower came from nowhere, and {Hero} had the only umbrella, a {colour} one, meant for one and a {hat|parcel}. Outside it stood {the helper}, {the neighbour} and {a creature}. [Nobody {asked|said a word}.]",
      "It had turned cold, and {Hero} had the one blanket, which was quite warm if you folded it double. “I don’t feel it,” said {the helper}, in a voice that {rattled|shook}. [For two, it would have to be opened out again.]",
    ],
    act: [
      "“Come under, all of you,” said {Hero}, so that everybody had one dry {ear|shoulder} and a stranger’s elbow. [{He} got the drips.] But people who stand so close begin to talk +and when the sun came out, {the helper} knew about the trouble and even knew a {cure|remedy}.",
      "{Hero} unfolded it, and they sat back to back, with {the pal} between them, and passed the warm corner round, {ten|twenty} breaths each. [It was draughty, and rather grand.] In the end {the helper}’s brain thawed out +and {Hero}’s answer was lying {in it|there}.",
    ],
    voice: [
      "“There wasn’t enough, so you shared it,” said {the helper}, “and then there was, and I can’t {explain it|do the sum} either.”",
      "“Sharing’s {chilly|damp} work,” said {the helper}, “but you do meet people.”",
    ],
  },
  // Honesty
  {
    id: "honest-hero",
    lesson: "honesty",
    deed: "says ‘it wasn’t me’ when praised for what somebody else did",
    obstacles: all,
    vars: {
      feat: ["won the river race", "saved the school play", "found the mayor’s dog", "mended the town bell"],
    },
    test: [
      "{The helper} cried out that this was the child who {feat}, and for such a hero {h.he} would do anything. {Hero} was no such child. [It was somebody with a similar {cap|coat}. But it was only a matter of saying {nothing|not a word}.]",
      "By now {the helper} had told a whole crowd that {Hero} was the one who {feat}, and {name} was bringing {a food}. [It was warm. To put it right would be a {dozen|hundred} times as embarrassing as it was a minute ago.]",
    ],
    act: [
      "“It wasn’t me,” said {Hero}, and watched the shine go out, “I’ve never done anything, and I’m just stuck.” [It was {hard|horrible}.] {The helper} thought it over, and confessed to being shy of heroes, but {first-rate|excellent} with people who are stuck.",
      "In another minute it would be worse still, so {Hero} called out that it was a mistake, and one by one they {left|went}. [{The food} left, too.] Only {the helper} stayed, because it must have been like {a cold bath|swallowing a frog}, and asked what {he} really needed.",
    ],
    voice: [
      "“You could have been a hero for nothing,” said {the helper}, “but you told the truth, and that’s worth {more|something}.”",
      "“Now I can believe whatever you tell me,” said {the helper}, “and that’s what honesty is {for|good for}.”",
    ],
  },
  {
    id: "honest-count",
    lesson: "honesty",
    deed: "owns up to having won a game wrongly",
    obstacles: all,
    vars: { game: ["a game of marbles", "a game of dominoes", "a game of skittles", "a game of draughts"] },
    test: [
      "{The helper} would come along if {Hero} won {a game}, and after {an hour|a struggle} {Hero} did win it, by one. [{H.he} {h.was} already getting ready.] Only then did {he} go over the score again, and find one round in it {double|twice}.",
      "They were playing {a game}, and help was the prize, when {a noise} made {the helper} look away. {Hero}’s finger, as if it were somebody else’s, moved one piece. [It was not a {big|large} move, and only {the pal} saw it.]",
    ],
    act: [
      "To {do nothing|whistle} would have been enough, but {Hero} said that {he} had counted wrong, and {his} stomach sank as {he} said it. [{The helper} looked at the score.] {H.he} had noticed at the time, and wondered +and now {h.he} came along all the {more gladly|same}.",
      "“We weren’t here,” said {Hero}, {crimson|hot} in the face, and put it back, “because I cheated.” [It was quiet for {three|two} breaths.] {The helper} had played with bishops, {h.he} said, and none of them had ever moved one back +and {h.he} left the game as it was and {came|stood up}.",
    ],
    voice: [
      "“A lost game I forget by {Sunday|supper},” said {the helper}, “but an honest player I remember.”",
      "“Winning wrong would have stuck in my throat,” said {Hero}, and {the helper} said, “Truth goes down easier.”",
    ],
  },
  {
    id: "honest-opinion",
    lesson: "honesty",
    deed: "gives an honest opinion, gently, though flattery would be safer",
    obstacles: all,
    vars: { piece: ["a poem", "a painting", "a hat", "a tune", "a speech"] },
    test: [
      "“First, tell me honestly what you think of this,” said {the helper}. It was {a piece}, all {h.his} own work, and {distinctly|rather} dull in the middle. [{H.his} eyes were on {Hero}’s face. And {Hero} needed {h.him} in a good mood!]",
      "{The helper} unwrapped {a piece}, a present for {h.his} {mother|sister}, which everyone had called wonderful. {Hero} saw two mistakes in it at once. [So would she. To mention them would hurt now, and not to would hurt later, with {cake|guests}.]",
    ],
    act: [
      "{Hero} said that the beginning was lovely, which was true, took a breath, and added that the middle had {dozed off|gone to sleep}. [It went very quiet.] {The helper} had always known that something was {missing|off}. They mended it together +and then {h.he} turned to {Hero}’s trouble with a will.",
      "{Hero} asked if {he} might be honest, and pointed them out, as gently as you lift a {moth|splinter}. [There was a long, long look.] “Oh, help,” said {the helper}, “and it’s tomorrow!” It was soon put right +and the {rest|remainder} of the day belonged to {Hero}.",
    ],
    voice: [
      "“Nice words I’ve got a drawer full of,” said {the helper}, “but the honest ones are {rare|scarce}.”",
      "“I was angry for {one breath|a second},” said {the helper}, “and then it was true, which is more useful.”",
    ],
  },
  {
    id: "honest-wrong-way",
    lesson: "honesty",
    deed: "confesses to having shown the helper a wrong way out of pride",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was in a poor temper, because some child had sent {h.him} the wrong way, for {three|two} whole hours. {Hero} went cold. [Somebody had asked {him}, too.] {He} had not known the way, and had pointed, so as not to look {ignorant|small}.",
      "{The helper} was late, it turned out, because of a chalk arrow that led into a {bog|rubbish tip}. “The work of some expert,” said {the helper}. [{Hero} knew that arrow.] {He} had drawn it {himself}, to look as though {he} knew the {place|way}.",
    ],
    act: [
      "“That was me,” said {Hero}, “I didn’t know, so I made it up, and I’m sorry.” {He} waited for the storm, but {the helper} only moved over to make room on the {step|wall}. [{H.he} had forgotten the face.] “Sit down,” said {the helper}, “and tell me what’s gone wrong for you.”",
      "“I’m the expert,” said {Hero}, and went all the way back to rub it out, every {bit|inch}, while the minutes ran. [It had been a long arrow.] {The helper} had waited, being curious to see what {he} did when {he} really knew the {answer|way}.",
    ],
    voice: [
      "“‘I don’t know’ is an honest address,” said {the helper}, “and nobody ever got lost there.”",
      "“It’s called honesty, and it’s awful,” said {Hero}, and {the helper} said, “It is, for about {a minute|as long as that}.”",
    ],
  },
  {
    id: "honest-promise",
    lesson: "honesty",
    deed: "admits to a forgotten promise and goes to keep it",
    obstacles: all,
    vars: { promise: ["feed the ducks", "return the ladder", "water the beans", "shut the hen house"] },
    test: [
      "{The helper} was ready to trust {him}, having heard from {grownup} that {Hero} was a person who kept promises. {Hero} smiled, and then stopped. [{He} had promised to {promise} that day.] It had not been done, and nobody knew but {him}.",
      "“And did you {promise}, as you said?” asked {the helper}, as one asks about the {family|weather}. The yes was already on {Hero}’s tongue. [It was short and round.] The only thing wrong with it was that it was not {so|true}.",
    ],
    act: [
      "{Hero} admitted that {he} had said {he} would {promise}, and had forgotten, and so {he} ran all the way there and back to do it. [It was the worst possible moment.] {The helper} had waited, and trusted {him} now even more than before, {oddly|remarkably} enough.",
      "{Hero} took it off again, and confessed that {he} had forgotten, and nearly fibbed about it, too. [That is {plenty|a lot} for one breath.] Then {he} went and did it, late as it was +and when {he} came back, {the helper} asked nothing and {began|set to}.",
    ],
    voice: [
      "“You told the truth when a yes would have done,” said {the helper}, “and I’ll remember that for {longer|years}.”",
      "“Forgetting was a mistake,” said {the helper}, “but saying so was honest, and mending it was {best|better still}.”",
    ],
  },
  {
    id: "honest-blame",
    lesson: "honesty",
    deed: "takes back the blame put on {the pal}",
    obstacles: all,
    vars: {},
    test: [
      "When {the helper} asked how it had gone wrong, {Hero} said {at once|quickly} that it was {the pal}. {The pal} looked up, and then down again. [It had been so easy to say. Something in {Hero} turned over, like a {fish|stone}.]",
      "{Hero} had reasons: the {ground|wind} was wrong, {the tool} was no good, and {the pal} had been in the way. {The helper} heard {him} out, and asked what {he} had done {himself}. [It was the one thing {he} had {forgotten|left out}.]",
    ],
    act: [
      "“No, leave {the pal} out of it,” said {Hero}, “for it was me, and I wanted it to be somebody else.” [It made a shorter story.] {The pal} moved a little nearer +and {the helper} said that the first version could not be mended, but that this one {could|might}.",
      "There was a struggle, but a {fair|short} one. There was nothing wrong with {the tool}, said {Hero}, or with {the pal}, for {he} had simply {hurried|not thought}. [It took a while to look up.] Now that they had found the loose part, said {the helper}, they could {begin|get on}.",
    ],
    voice: [
      "“You can’t throw blame and keep clean {hands|sleeves},” said {the helper}, “but honesty washes off.”",
      "“The good of the truth,” said {the helper}, “is not having to remember which one you {told|used}.”",
    ],
  },
  // Perseverance
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
      "The others had gone, and {the neighbour} had said good luck, in the voice that means there is none. {Hero} might stop as well, said {the helper}, and nobody would think less of {him}. [It was kindly meant.] {He} already had {his} {cap|coat} on.",
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
      "Somebody in this street had the bit they needed, {the helper} was sure of it, but there were {forty|thirty} doors. At the first they told {Hero} no, and at the second, no, thank you. [The third had shut before the question.]",
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
  // Friendship
  {
    id: "friend-stay",
    lesson: "friendship",
    deed: "stays with the helper when a more popular crowd calls",
    obstacles: all,
    vars: { fun: ["the sack race", "the treasure hunt", "the big slide", "the boat parade", "the roof cinema"] },
    test: [
      "Three of the best people from school were off to {the fun}, and had kept {Hero} a place, but not one for {the helper}. [{H.he} got busy with {a pebble|some fluff}. {Hero} had longed for such a place {all year|for months}.]",
      "They had just begun when somebody shouted that there was room for one more at {the fun}, but only this minute. {The helper} told {him} to go, and even smiled. [{Hero} had once worn such a smile for a whole {spring|term}.]",
    ],
    act: [
      "“No, thanks,” said {Hero}, “I’m with somebody,” and heard them laugh, and grow faint, and that was {the fun} gone. [It did hurt.] There was a new sort of quiet then, with two in it +and {the helper} moved up, and they {began|set to} side by side.",
      "{He} asked if there was room for two, and there was none, so {Hero} wished them luck and very nearly meant it. [{The helper} stared.] {H.he} had never been chosen over {the fun} before, and went at {Hero}’s trouble like a whole {crew|team}.",
    ],
    voice: [
      "“A friend isn’t who keeps you a place,” said {the helper}, “but who stays in theirs.”",
      "“I’ve missed something,” said {Hero}, and {the helper} said, “I’ve got a friend by it, so I hope it was good.”",
    ],
  },
  {
    id: "friend-pick",
    lesson: "friendship",
    deed: "picks the helper first, though others are better at it",
    obstacles: all,
    vars: {},
    test: [
      "There were {five|four} others who could help, all of them stronger, and they lined up to be picked. {The helper} went to the end of the row, out of {experience|habit}. [You could see who was always left over. Good sense told {Hero} one thing, {clearly|loudly}.]",
      "{The helper} advised {him} to find somebody better, being slow, clumsy and too talkative. [It was all true.] And there stood {name}, who was none of those things, and had {the afternoon|time}. [{The helper} was already making room.]",
    ],
    act: [
      "“I pick {the helper},” said {Hero} in front of them all, “who came before I’d asked.” [The strong ones {shrugged|stared}.] It may have been the wrong choice for lifting. But nobody ever thought so hard +and thinking was what they had {lacked|needed}.",
      "{Hero} did not want anybody better, and said so. So {the helper} talked, about {smell}, about {h.his} cousins, and about something that had once gone wrong in exactly this way. [{Hero} looked up.] “Say that again,” {he} said +and then they {both knew|had it}.",
    ],
    voice: [
      "“You could have had a better helper,” said {the helper}, and {Hero} said that friends were {rarer|harder to get}.",
      "“It’s nice to be needed,” said {the helper}, “but to be picked is nicer, and only friends do that.”",
    ],
  },
  {
    id: "friend-quarrel",
    lesson: "friendship",
    deed: "makes up first after a quarrel",
    obstacles: all,
    vars: {},
    test: [
      "It began over {a food}, and soon {the helper} was on one side of the road and {Hero} on the other. [Neither needed the other, they had said. {The pal} stood in the middle, looking from left to right.] Somebody would have to {cross|move}.",
      "{Hero} called it a stupid way to do things, and knew at once that ‘stupid’ was one word too many. {The helper} did not answer, but just grew smaller along the path. [It was all {Hero}’s own now, and very {dull|quiet}.]",
    ],
    act: [
      "{Hero} was right, and could have stood there being right until {Tuesday|winter}, but {he} crossed over. [{He} would sooner have a friend, {he} said.] {The helper} had got as far as thinking it +and from the same side the trouble looked {half the size|smaller}.",
      "It is undignified to run after people, but {Hero} did it, with one lace {flying|loose}, and blamed {his} temper, which talked first. [{The helper}’s own only sulked.] Both tempers turned out to be hungry +and on the way back {the helper} thought of another {method|way}, not stupid at all.",
    ],
    voice: [
      "“We’ve quarrelled, and we’re friends,” said {Hero}, and {the helper} said, “That’s how you can tell.”",
      "“The one who comes across first hasn’t lost,” said {the helper}, “but is just the better friend.”",
    ],
  },
  {
    id: "friend-trust",
    lesson: "friendship",
    deed: "keeps the helper’s secret, though it would make a splendid story",
    obstacles: all,
    vars: { fear: ["moths", "thunder", "balloons", "deep water", "loud birds"] },
    test: [
      "In confidence, {the helper} told {him} of being afraid of {fear}. Then along came {the neighbour} and {name}, {guessing|wondering} who in {town} it could be. [They found it very funny.] {Hero} knew +and it was a splendid story.",
      "{The helper} had never told anyone, but {h.he} {h.was} afraid of {fear}, and a laugh got as far as {Hero}’s teeth. [What a thing to tell at supper! {The helper} had turned away, and you could see {h.him} wishing it {back|unsaid}.]",
    ],
    act: [
      "{Hero} said that {he} could not say, although it is dreadful to sit on such a story. Only then did {the helper} come out from behind {a sight}, having heard every word that was not said. [“Come,” was all {h.he} said.] There was a {dodge|trick} for such troubles that {h.he} did not show to everyone.",
      "{Hero} shut {his} mouth until the laugh had gone down, and said, very low, that with {him} it was {geese|lifts}. [They went through the whole list.] After that there was {little|nothing} that {the helper} would not have done +and the trouble came first.",
    ],
    voice: [
      "“You could have made a joke of it,” said {the helper}, “but with a friend such things are {in good hands|safe}.”",
      "“A friend knows what you’re afraid of,” said {the helper}, “and doesn’t tell the {neighbours|others}.”",
    ],
  },
  {
    id: "friend-notice",
    lesson: "friendship",
    deed: "notices what the helper said quietly, and does something about it",
    obstacles: all,
    vars: {},
    test: [
      "In the middle of explaining, {the helper} let fall that it was {h.his} birthday, and went straight on. [Nobody had noticed it in years.] There was hardly an hour left, and {Hero} had no present but {a food}.",
      "{The helper} once had a friend who used to wave from that bridge, and even now, at every turn, {h.he} looked up at it. [Nobody was there. {Hero} was late, and it was none of {his} business, and the way up was {long|steep}.]",
    ],
    act: [
      "{Hero} stood a straw in what was left of it, for a candle, and called {the pal} and two {passing|startled} strangers to be the choir. [The straw fell over.] Having wished, {the helper} revealed that the wish was to see {Hero}’s trouble {ended|settled} +and that it had better start coming true.",
      "{Hero} ran, and soon somebody shouted, and {the helper} looked up out of habit. There on the bridge stood {Hero} and {the pal}, waving all they had. [{H.he} waved until it hurt.] Afterwards {the helper} only mentioned, rather {gruffly|hoarsely}, that {h.he} had had an idea.",
    ],
    voice: [
      "“You heard the bit that I said quietly,” said {the helper}, “and that’s what a friend {does|is for}.”",
      "“Friendship’s mostly noticing,” said {the helper}, “and then making a fool of yourself {about|for} it.”",
    ],
  },
  {
    id: "friend-dull",
    lesson: "friendship",
    deed: "listens to what the helper loves, dull or not, and makes a friend",
    obstacles: all,
    vars: { hobby: ["drains", "turnips", "gravel", "hinges", "string", "moss"] },
    test: [
      "{The helper} had one subject, which was {hobby}, of which there are nineteen kinds. [{H.his} last listener had left by a window. {Hero} was in a hurry, and they had only got as far as number {three|two}.]",
      "“Do you care for {hobby}?” asked {the helper}, lightly, though a good deal depended on it. {Hero} had no feelings about {hobby} at all. [But {he} knew how it is to love a thing and have no one to {show|tell}.]",
    ],
    act: [
      "Still, that face had lit up, and so {Hero} sat down and asked a question about {hobby}, a real one. [Nobody, said {the helper}, had ever asked a second.] They reached the nineteenth as friends +and the nineteenth, of all things, made them look at the trouble in a {new|different} way.",
      "{Hero} asked what was the best thing about {hobby}, and it took {half an hour|some time}, and it was actually interesting. [{The pal} slept.] Then {the helper} wanted to hear what {he} loved. They came near to forgetting the trouble altogether, and then went at it {in step|together}.",
    ],
    voice: [
      "“Friends needn’t like the same things,” said {the helper}, “if they just like hearing about them.”",
      "“I came for help,” said {Hero}, “and I got a friend, and a great deal about {hobby}.”",
    ],
  },
  // Gratitude
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
      "“You once {favour},” said {Hero}, “and I never thanked you, so I’ll do it now.” {He} did it thoroughly, with all that it had {meant|saved}, for it had gathered interest. [{The helper} had wondered if it was any use.] Now {the helper} wished to see whether {h.he} still {could|had the knack}.",
      "{Hero} said that it was a big nod, and that {he} just never brought it round. [{He} had looked all over {town} for a face.] For thanks that came a year late, said {the helper}, there was a {fine|penalty}, and it was to accept another {at once|one}.",
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
      "{Hero} called {the helper} back and gave thanks, not for the {outcome|result} but for all that {h.he} had put in. [It was a long moment.] That had been all {the helper} had, or so {h.he} had said +but there was always the odd idea at the {back|bottom}.",
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
      "“One doesn’t give thanks for the present,” said {the helper}, “but for the thinking of.”",
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
      "{Hero} kept them in, because it was somebody’s own hour, and a good many minutes, and said thank you for each. [People usually bargain.] {The helper} looked up in surprise, and did believe that the hour had just {grown|got longer}.",
      "So {he} laid them all out in the grass, and added {the tool}, and {the pal}, and ten fingers, and gave thanks. [It was a handsome row.] “You didn’t say ‘only’,” said {the helper}, “so I’ll throw in {myself|the rest of me}.”",
    ],
    voice: [
      "“Be thankful for a little,” said {the helper}, “and it gets less {shy|little}.”",
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
      "{Hero} began again, and thanked {grownup}, and whoever thought of wheels, and {the pal}, and {the neighbour}, who almost fell off a {bicycle|kerb}. [It cheered up the street.] {He} ended with {the helper}, who would have hated to be left out, and {came|stayed}.",
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
  // Respect
  {
    id: "respect-name",
    lesson: "respect",
    deed: "learns to say the helper’s long and difficult name",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was called Bits, because {h.his} real name had {nine|seven} parts, with a cough in the middle. [{H.he} said it quickly, as one shows a thing that may be laughed at. {Hero} might use the short one, like everybody.]",
      "When {Hero} asked for {h.his} name, it began where others leave off, and had a {click|hum} in it. “Just say Bob,” said {the helper}, “they all do, and it saves time.” [{Name} was grinning. And time was what {he} had least of.]",
    ],
    act: [
      "{Hero} asked to hear it slowly, and fell over the {fourth|third} part, and tried it again, with the cough. [It took {eleven|nine} goes.] Then out it came, whole, like a {procession|train}, and {the helper} asked what somebody with such a name could {do|offer}.",
      "But {the helper} did not look like a Bob, and so {Hero} practised until it was right, and the grinning stopped. [{The pal} could nearly do it, too.] “That’s really me,” said {the helper}, and from then on had twice the {heart|spirit}.",
    ],
    voice: [
      "“A name’s the first thing anyone hands you,” said {the helper}, “and you held mine with respect.”",
      "“It was rather long,” said {Hero}, and {the helper} said, “So am I, but others just want the {label|lid}.”",
    ],
  },
  {
    id: "respect-custom",
    lesson: "respect",
    deed: "takes the helper’s strange customs seriously and joins in",
    obstacles: all,
    vars: {
      custom: ["turn round twice", "greet the door", "hum to the ground", "walk in backwards", "bow to the kettle"],
    },
    test: [
      "Where {the helper} came from, they {custom} before beginning anything, and {h.he} proposed to do so now. {Hero} pictured {name} watching, and a giggle set out from {his} knees. [It was soon well on its way {north|upwards}.]",
      "{The helper} would not start before it was time to {custom}, and {Hero} said that it could not possibly {help|matter}. “Perhaps not,” came a voice with the shutters down. [Bigger people must have said so before.]",
    ],
    act: [
      "{Hero} sent it back, and did the thing {shyly|stiffly} once and properly twice, until it was hardly odd at all. [Then {he} asked what it was for, and the reason was a good one.] Others always asked first, said {the helper}, who was {quite|more than} ready now.",
      "{Hero} thought of {the birthday drum|the lucky spoon} at {home}, and how that might look through a window, and asked to do it, too. [{The helper} looked for the joke.] So the two of them did it, and up went the shutters +and behind them was somebody with a {plan|remedy}.",
    ],
    voice: [
      "“You needn’t believe in it,” said {the helper}, “but you took it seriously, and I call that respect.”",
      "“All ways look strange from over the fence,” said {the helper}, “but you came in, and wiped your feet.”",
    ],
  },
  {
    id: "respect-words",
    lesson: "respect",
    deed: "lets the slow-spoken helper finish every sentence",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} spoke with long gaps, since each word had to be {fetched|found}, and {Hero} had three good endings ready for the sentence. [{A noise} came and went. To hand one over would be only {friendly|helpful}, and so much faster.]",
      "It took {the helper} an age to say things, because the words stuck at the gate, and {name} had already walked off. [{The neighbour} was looking at the time.] {Hero} needed the answer, and one of {his} feet had begun to {jiggle|tap}.",
    ],
    act: [
      "But it was not {Hero}’s sentence, so {he} closed {his} mouth, as though nobody were in a hurry. [After a while there was. It had a fourth ending, so much better that {he} laughed aloud.] People finished it for {h.him}, said {the helper}, with pauses, and left with the {other|wrong} one.",
      "{Hero} sat on the foot and announced that {he} had time, and from then on {he} had. [It came in pieces, like a stair with steps missing.] It was the best plan that {he} had ever heard, and the only one, said {the helper}, that they had let {h.him} {complete|finish}.",
    ],
    voice: [
      "“Slow isn’t stupid,” said {the helper}, “and respect is how you {find|get} to hear the rest.”",
      "“Respect means letting people finish,” said {the helper}, and took {h.his} time over it.",
    ],
  },
  {
    id: "respect-overlooked",
    lesson: "respect",
    deed: "asks the opinion of the one whom everybody overlooks",
    obstacles: all,
    vars: {},
    test: [
      "By now a ring of important people stood round the trouble, and {the helper}, behind them, could not make {h.himself} heard. [It was the wrong sort of {size|voice}. {Hero} was getting on well with them, for they had called {him} {clever|sensible}.]",
      "{Hero} had taken one look at {the helper} and said, “No, thank you.” {H.he} {h.was} not even surprised, but sat down to watch. [It was the lack of surprise that {pricked|stuck}, like a burr. {H.he} had evidently heard it before.]",
    ],
    act: [
      "[It had been nice while it lasted.] {Hero} turned {his} back on all of them and asked {the helper}, who had thought of everything. [The talk stopped, a voice at a time.] {H.he} had known it {all day|since noon}, {h.he} explained, but somebody had to {ask|inquire}.",
      "So {Hero} went over to apologise, and to ask what {h.he} would do. [It was not a question that came round often.] {The helper} had seen this very trouble from a side where nobody looks +and {Hero}’s opinion of {himself} went down, and {his} hopes went up.",
    ],
    voice: [
      "“I’m easy to overlook,” said {the helper}, “so it takes respect to look {again|twice}.”",
      "“Clever doesn’t come in one size,” said {the helper}, “so thank you for asking mine.”",
    ],
  },
  {
    id: "respect-no",
    lesson: "respect",
    deed: "accepts a no without begging or sulking",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had {a trinket} of the very kind that {Hero} had always wanted. When {he} asked to hold it, however, {the helper} said no. [There was no reason given. With a bit of {begging|pouting}, most people give in.]",
      "{Hero} meant to give {the helper} a hug, as they do at {home}. But {h.he} stepped back, and said that {h.he} did not like being touched. [So there {he} stood, like a {coat stand|signpost}. It was only a hug!]",
    ],
    act: [
      "“All right,” said {Hero}, and {he} did not ask again, or even look at it sideways, which is quite an effort. [They talked of {a creature}.] By and by {the helper}, who had expected {an argument|trouble}, came closer to see what was the matter.",
      "{Hero} asked what {h.he} liked instead, and it was nodding, so {he} nodded, deeply, and {the helper} nodded back. [A good deal can go into a nod.] Now that {h.he} need not keep an eye on {him}, {the helper} could keep both on the {job|trouble}.",
    ],
    voice: [
      "“I said no, and you heard no,” said {the helper}, “and respect is a very {quiet|restful} thing.”",
      "“Those who respect a no,” said {the helper}, “get a good many more yeses.”",
    ],
  },
  {
    id: "respect-disagree",
    lesson: "respect",
    deed: "tries to understand an opinion that sounds like nonsense",
    obstacles: all,
    vars: {
      view: ["salt belongs in tea", "Mondays are the best day", "maps should have south on top", "pudding comes first"],
    },
    test: [
      "Everybody knew, said {the helper}, that {view}, and {Hero}, who had never heard such nonsense, said so. [They glared at each other. It was a fine moment for winning an argument, and {he} had {four|several} good ones.]",
      "They got on well, until it came out that, in {the helper}’s opinion, {view}, and {Hero} laughed. It was not a joke. [{The helper} folded up like a deck chair. {Hero} could go on laughing, with all of {town} on {his} side.]",
    ],
    act: [
      "Instead {Hero} asked for the reason, and told it back, until {he} had it right. [It took {four|three} goes. From inside it was not nonsense, only {far from home|foreign}.] {He} still did not think so, {he} said, but {he} could live next door to it +and {the helper} moved up.",
      "{Hero} said sorry, and asked {seven|six} questions about it, and used none of them to poke with. At the end they still disagreed, {comfortably|happily}. [Somebody has to spot the mistakes, said {the helper}.] And {h.he} pointed out {Hero}’s, which was just {behind|beside} {him}.",
    ],
    voice: [
      "“You needn’t agree with me,” said {the helper}, “for you showed respect, and I’d sooner have that.”",
      "“We’re not at all alike,” said {Hero}, and {the helper} said, “With respect, one of you is {enough|plenty}.”",
    ],
  },
  // Listening: for a lesson of the parent's own that fits nowhere else
  {
    id: "listen-repeat",
    lesson: "listening",
    deed: "asks to hear the advice once more and follows it this time",
    obstacles: all,
    vars: {},
    test: [
      "When {the helper} asked if {he} had heard that, {Hero} said yes, which was true of the {beginning|first half}. During the rest {he} had been getting {his} answer ready. [It was a good answer, but to some other question.]",
      "{Four|Three} people had given {Hero} good advice that day, and {he} had thanked them and done as {he} liked. [It was plain how that was going. Now {he} remembered a {cough|hat}, and a kind voice, but none of the words.]",
    ],
    act: [
      "{Hero} put away {his} own answer, asked to hear it again, and said it back until {the helper} was satisfied. [It was a thing that {he} had been told at {home}, often.] “Try it like that,” said {the helper}, “and I’ll {come|help}.”",
      "It was humbling, but {Hero} went back to ask, and this time {he} wrote it on {his} {cuff|wrist}. [It was even quite easy.] {The helper} read it, and nodded, and was only too glad to see it done {properly|right} for once.",
    ],
    voice: [
      "“You hear with your ears,” said {the helper}, “but it’s the rest of you that listens.”",
      "“Told once, and asked twice,” said {the helper}, “I call that {quick|wise}.”",
    ],
  },
  {
    id: "listen-note",
    lesson: "listening",
    deed: "finds out what had been said in the first place, and does that",
    obstacles: all,
    vars: {},
    test: [
      "At the bottom of the bag was a note from {grownup}, which said ‘Read this first’, and by now it was {nearly|well after} last. [{Hero} had wrapped {a trinket} in it. {The helper} looked at the note, and then at {him}, and {coughed|waited}.]",
      "Somebody must have told {him} how, said {the helper}, and somebody had. {Hero} had said, “Yes, yes,” and shut the door. [It was so easy to stay here and be stuck.] To find out now meant going back and {admitting it|owning up}.",
    ],
    act: [
      "{Hero} read it aloud, {crumbs|stains} and all, and there it was: what would go wrong, and what to do instead. [It was even numbered.] {He} would have liked to be angry with someone, but {the helper} was already standing where it said that somebody {must|should}.",
      "{Hero} went, and {grownup} did not say ‘I told you so’, though it took some effort. [{He} listened with both feet on the floor, and ran back with it. It was only one sentence.] {The helper} could not have put it better, and {got|stood} up to do it so.",
    ],
    voice: [
      "“The quickest way’s the first time you’re told,” said {the helper}, “and the second quickest is now.”",
      "“It was good advice all along,” said {Hero}, “and it never once raised its voice.” {The helper} agreed.",
    ],
  },
  {
    id: "listen-quiet",
    lesson: "listening",
    deed: "is quiet for long enough to hear the good sense",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} asked {him} to be quiet for a hundred breaths, and {Hero} laughed, for anyone could. At {nine|six} {he} remembered a joke. [At fourteen {he} told it.] “Again,” said {the helper}, while every bit of {him} wanted to be {doing|off}.",
      "The more {Hero} explained the trouble, from {four|three} sides, the less {the helper} said. [“May I?” asked {the helper}.] But {he} {was} just coming to the point, and went on coming to it, and the time went {by|with it}.",
    ],
    act: [
      "{He} began again, and at thirty {he} heard {a noise}, and at sixty {his} own thoughts, all talking. [By eighty they had finished.] One was left, a small, sensible one, that had been there from the start. {Hero} listened to it +and {the helper}, seeing that, got {ready|up}.",
      "And then {Hero} heard {himself}, and stopped in the middle of a word, which hung there with its feet off the ground. [“Sorry,” {he} said.] All that {the helper} had to say came to {eleven|nine} words. {He} did what they said, in that order, and they did it {side by side|together}.",
    ],
    voice: [
      "“It’s hard to hear with your mouth open,” said {the helper}, “but you found the {catch|hinge}.”",
      "“It was there the whole time,” said {Hero}, and {the helper} said, “It mostly is, but it doesn’t shout.”",
    ],
  },
  {
    id: "listen-own-advice",
    lesson: "listening",
    deed: "takes the good advice always given to others",
    obstacles: all,
    vars: {},
    test: [
      "What would {he} say to a friend in such a mess, asked {the helper}, and {Hero} gave {excellent|very good} advice, with gestures. Then {the helper} asked whether {he} had tried it. [There was a silence of some length.]",
      "Only that {morning|noon} {Hero} had told {name} to slow down and do it properly. [{He} had been rather grand about it.] What should one do, asked {the helper}, in a case like this? Out of {his} mouth came the very same {sentence|words}.",
    ],
    act: [
      "{Hero} had thought that it was for other people, but {he} took it back and tried it on. [It pinched, since it meant doing the part that {he} always {dodged|skipped}. “Louder,” said {the helper}.] So {he} said it aloud and obeyed, step by step +and {the helper} kept {pace|time}.",
      "“Oh,” said {Hero}, for the advice had gone on being good all day, without any help from {him}. [{His} ears went {pink|warm}.] So {he} slowed down and did it properly, and {the helper} came along, in order to {see|watch} it work.",
    ],
    voice: [
      "“You knew it already,” said {the helper}, “but it had to come from somebody you’d listen to.”",
      "“Good advice is like a coat,” said {the helper}, “and not much use on the hook.”",
    ],
  },
  {
    id: "listen-why",
    lesson: "listening",
    deed: "asks for the reason and gives the rule a fair try",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} had been told to do it one way and had done another, because nobody had told {him} why. {The helper} wondered if {he} had asked. [They might have been right, and that would have been worse. It seemed a long way to go to avoid so {short|small} a word.]",
      "“It’s a stupid rule,” said {Hero}, who had broken it, and they both looked at the {consequences|result}. [{The helper} waited. {He} still felt ready to be angry with the rule, and with whoever had {made|invented} it.]",
    ],
    act: [
      "{Hero} asked at last, and it turned out that somebody had once done it {his} way, and had ended just like this. [It was {the helper}.] So that was a rule with a {person|story} in it, and such a rule one can keep +and they began again, the other way round.",
      "{Hero} said it over slowly, as if it were new, and heard the words for once, and not the voice that always said them. [There was sense in it, like a {nut|stone} in a {plum|shell}.] {He} would try it once, all the way +and {the helper}, to be fair, would do the {lifting|other end}.",
    ],
    voice: [
      "“You needn’t like being told,” said {the helper}, “but you do have to find out if it’s true.”",
      "“I’ve heard that a hundred times,” said {Hero}, “and today I {actually|even} listened to it.”",
    ],
  },
  {
    id: "listen-go-back",
    lesson: "listening",
    deed: "goes back to the point where it went wrong and does as told",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} drew a line down a page, for what {Hero} was told on the left, and what {he} did on the right. [{He} offered {a food} instead. {He} felt strongly that the two should not be seen {side by side|together}.]",
      "{The helper} went through the day with {him}, and {he} had to say stop where it first felt wrong. It came out much {earlier|sooner} than {Hero} had planned. [Hardly anything had happened there. {He} had only pretended not to hear.]",
    ],
    act: [
      "{Hero} filled them in, and they agreed in the first line and never met again. [This once won’t matter, {he} had thought.] {He} rubbed out the right one and did the left one instead, line by line +and {the helper} ticked them off and {assisted|joined in}.",
      "It was a long way back to there, but {Hero} went, and did what {he} had been told, {five|six} hours late. [It felt like a stone out of a {boot|shoe}.] {The helper} was waiting by the same old trouble, with a different {Hero}, as {h.he} put it.",
    ],
    voice: [
      "“You can always go back to where you stopped listening,” said {the helper}, “because it keeps your place.”",
      "“Trying again is easy,” said {the helper}, “but trying again as you were told is the {clever|hard} bit.”",
    ],
  },
];
