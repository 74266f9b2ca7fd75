import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const sharing: readonly Turn[] = [
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
      "“That’s sharing,” said {the helper}, “because half kept two of us going, and all of it would have made one of us {sleepy|lazy}.”",
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
      "{He} drew it in the dust, left at the {stile|trough} and through the gap, and felt {the secret} become only half as secret. [There was a draught.] {The helper} had been longing to see it since {childhood|for ever}, and gave {him} the missing half in {exchange|return}.",
      "{Hero} began, stopped, took a breath and went on, until {the helper} knew all about {the secret}, even the {dry|flat} stone. [{The pal} looked surprised.] It was wasted on one person, {he} said +and then {the helper} began to tell {him} things as well.",
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
      "“And who’s in charge?” asked {the helper}, who had brought a plan of {h.his} own. [{Hero} had been in charge all day, and {his} name was on everything, underlined. As yet everything was {stuck|at a standstill}.]",
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
      "Then {Hero} remembered what {the treasure} was actually for, and undid the {knots|sock} it lived in. [{The helper} used it hard and well, and it seemed to {enjoy|like} that.] [It would never be new again.] After that, {he} might have borrowed anything {the helper} {had|owned}.",
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
      "There was a prize for whoever managed it, said {the scribe}, but the card had room for only one name. [{The helper} drew back at once.] [“I only came to look.” {Hero} had always wanted to see {his} name on a {card|prize}.]",
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
  {
    id: "share-gloves",
    lesson: "sharing",
    deed: "shares one pair of gloves with the helper, one hand each",
    obstacles: all,
    vars: {},
    test: [
      "It was too cold to hold a {spanner|rope}, and between them they had one pair of gloves, {Hero}’s, with {bobbles|stripes}. [{The helper} blew on ten {blue|frozen} fingers and said nothing.] Gloves come in twos, as {Hero} told {himself}, for a {reason|purpose}.",
    ],
    act: [
      "“Left or right?” {he} asked, and held them out. [They both had a warm hand and a cold hand, and changed over at every {hundred|verse}.] A hand alone can do very {little|few things} +but a left and a right, from two different {people|owners}, could do {it all|practically anything}.",
    ],
    voice: ["“Half a pair sounds useless,” said {the helper}, “but a shared pair came to four hands.”"],
  },
  {
    id: "share-map-page",
    lesson: "sharing",
    deed: "tears the precious notebook in two so that the helper can work as well",
    obstacles: all,
    vars: { jotter: ["the blue notebook", "the squared pad", "the expedition book", "the sketchbook"] },
    test: [
      "All that {Hero} knew was in {the jotter}, which {he} had kept {spotless|private} since {March|the summer}. {The helper} could have worked it out, with {paper|somewhere to write}. [But the shops were shut, and every page of {the jotter} had been {numbered|ruled}.]",
    ],
    act: [
      "It made a sound like a {sneeze|zip} when {Hero} pulled out the middle, {twelve|eight} whole pages. [{He} {winced|shuddered} only once.] They wrote and drew on their stomachs in the grass, and read each other’s +and where one had a question, the other one had the {answer|arrow}.",
    ],
    voice: [
      "“You can’t lose what you share out like that,” said {the helper}, “because now there are two who know it.”",
    ],
  },
  {
    id: "share-turn",
    lesson: "sharing",
    deed: "gives up every second turn on something wonderful",
    obstacles: all,
    vars: { marvel: ["the big telescope", "the speaking tube", "the swivel chair", "the hand-pumped railway car"] },
    test: [
      "For an hour {the marvel} was {Hero}’s alone, by right, because {he} had {swept|won} it. {The helper} stood by and was only {looking|passing}, in a {wistful|careful} sort of way. [It takes nothing off {the marvel} to be looked at, of course.]",
    ],
    act: [
      "{Hero} managed not to see it for {three|four} turns, and then climbed down and said, “Now you.” [{The helper} shrieked with {delight|terror}.] Turn and turn about they went, and up there, on the {sixth|ninth} go, {the helper} saw what {Hero} had been {missing|overlooking}.",
    ],
    voice: [
      "“Sharing halves the turns,” said {the helper}, “and doubles the pleasure, which is very poor arithmetic.”",
    ],
  },
  {
    id: "share-news",
    lesson: "sharing",
    deed: "passes on what it would have been grand to be the only one to know",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} alone had found out how it was {done|worked}, and for a little while that was a {crown|medal}. “So you know?” said {the helper}. [“I might,” said {Hero}, who had planned to be {asked|begged}.] [It is {cosy|grand}, knowing, but there is an echo.]",
    ],
    act: [
      "{He} sat down and told it, the lot, the {clever|third} bit as well, and drew a {sketch|spiral} in the dust. [{The helper} wanted to know why, twice.] Said aloud, it had a hole in it as big as a {bucket|cow} +and {the helper} had just the {patch|bung}.",
    ],
    voice: ["“Keep it, and it stays as clever as you,” said {the helper}, “but share it, and it grows.”"],
  },
  {
    id: "share-bench",
    lesson: "sharing",
    deed: "makes the hideout big enough for others",
    obstacles: all,
    vars: { den: ["the tree house", "the loft above the stable", "the boat under the tarpaulin", "the hut of doors"] },
    test: [
      "“Members only,” it said on {the den}, and the only {member|president} was {Hero}. {The helper} would have {worked|thought} far better out of the wind. [{The pal} was let in as a {guest|secretary}.] [It had been {lovely|heaven}, being one, though the meetings were {short|quiet}.]",
    ],
    act: [
      "{Hero} crossed out ‘only’, and then ‘members’, and held the door. [They moved the {treasure|biscuit} box.] With two in {the den} it was too small for sulking and {just right|big enough} for plans, which they made, {knee to knee|head to head}, until one was {good|perfect}.",
    ],
    voice: [
      "“There isn’t less of it, now that it’s shared,” said {Hero}, and {the helper} said, “There’s a window I never saw.”",
    ],
  },
  {
    id: "share-prize-marbles",
    lesson: "sharing",
    deed: "shares out something won so that all can play",
    obstacles: all,
    vars: { lot: ["the marbles", "the chestnuts", "the wooden cars", "the coloured chalks"] },
    test: [
      "{Hero} had won {the lot}, {forty|sixty} of them, every one in the street, and now nobody would play. [It had got very {peaceful|dull}.] {The helper} missed it most. [To be the {winner|champion}, it appeared, you need a number of other people who have some {left|too}.]",
    ],
    act: [
      "So {he} went down the row and gave {the lot} out again, {five|four} each, the beautiful ones {included|first}. [“Is this a {trick|trap}?” somebody asked.] Soon they were all on their knees, {arguing|shouting} +and in the middle of it {the helper} cried, “I’ve got it!” and meant the {trouble|other thing}.",
    ],
    voice: ["“You can own a game,” said {the helper}, “but you can’t play it unless you share it.”"],
  },
  {
    id: "share-work",
    lesson: "sharing",
    deed: "shares out the best job and not only the dull ones",
    obstacles: all,
    vars: {},
    test: [
      "There was one splendid job in it, at the {top|wheel}, and {Hero} had taken it. For {the helper} were left the {sacks|buckets}. [“Somebody has to,” {he} explained.] [{The helper} carried them, {slower|more heavily} every time, and had stopped {whistling|talking}.]",
    ],
    act: [
      "{Hero} came down, took a {sack|bucket} {himself}, and found out that it {bit|leaked}. “Halves,” {he} said, “of the nice and of the nasty.” [They drew it up on a {door|flap}, with two columns.] Before {long|supper} somebody was whistling, and what was more, {hurrying|thinking}.",
    ],
    voice: ["“Sharing the jobs isn’t only sharing the heavy end,” said {the helper}, “and you shared the view.”"],
  },
  {
    id: "share-light",
    lesson: "sharing",
    deed: "lets the helper use up the last of something irreplaceable",
    obstacles: all,
    vars: {
      last: [
        "the last of the good glue",
        "the last of the red paint",
        "the last drop of oil",
        "the end of the golden thread",
      ],
    },
    test: [
      "{Hero} was saving {the last} for something {really|truly} important, and had been for {years|months}. {The helper} could have done with it {now|at once}. [“Keep it,” said {the helper}, “I’ll {manage|do} without.”] And what if tomorrow something better {came along|turned up}?",
    ],
    act: [
      "Tomorrow, {Hero} considered, had said that every day so far. [{He} {shook|squeezed} it to see how little it was.] They used {the last} together, on the one {spot|place}, holding their breath +and there would never be any more, and it had been {exactly enough|ample}.",
    ],
    voice: ["“It was no good in the cupboard,” said {Hero}, and {the helper} said, “Nothing is, till it’s shared.”"],
  },
  {
    id: "share-family",
    lesson: "sharing",
    deed: "shares an evening at home with the helper, who has nowhere to eat",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} would do it tomorrow, for today {h.he} had {soup|bread} to find, and a {corner|roof}. At {home} they were having {grownup}’s dumplings, of which there were never {enough|any left}. [{Hero} had been {dreaming|thinking} of them since {dawn|Monday}.]",
    ],
    act: [
      "“Come to us, then, after,” said {Hero}, “and you can have my {second|third} helping.” [It was a serious thing to {say|promise} about those dumplings.] {The helper} asked what sort, and sat down rather {suddenly|hard}, and got {up|to work} again as if it were morning.",
    ],
    voice: ["“There’s plenty of food that’s shared out,” said {the helper}, “but not often a whole kitchen.”"],
  },
  {
    id: "share-practice",
    lesson: "sharing",
    deed: "gives up being the only expert and teaches the helper the trick",
    obstacles: all,
    vars: { trick: ["the owl call", "the double knot", "the sideways whistle", "the two-finger spin"] },
    test: [
      "In all of {town} only {Hero} could do {the trick}, and people {came|paid} to see it. {The helper} asked, not very hopefully, how it {went|was done}. [An expert who tells is soon one of {several|two}.] [And yet it needed two of them here, one at each {end|side}.]",
    ],
    act: [
      "“Thumb here,” said {Hero}, and gave it all away: {the trick}, the secret of {the trick}, and the mistake that one makes at {first|five}. [The first try sounded like a {drain|duck}.] The ninth was as good as {Hero}’s, perhaps a shade {better|cleaner} +and there were two of them for it.",
    ],
    voice: ["“Now that it’s shared, I’m not special,” said {Hero}, and {the helper} said, “No, you’re a teacher.”"],
  },
];
