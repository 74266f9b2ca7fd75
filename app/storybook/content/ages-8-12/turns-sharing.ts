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
      "{Hero} had one thing left, {a meal}, and had been looking forward to it since {dawn|noon}. {The helper}, who had none, admired a {hedge|wall}. [Nobody who has had lunch admires a wall so hard.]",
      "{The helper} had given {h.his} lunch to somebody hungrier, {h.he} said, and was a little weak now. [It was said as one says that it has rained.] In {Hero}’s pocket was {a meal}. The pocket was deep, and there was no need to {mention|think about} it.",
    ],
    act: [
      "So {Hero} cut {the meal} in two with great care, and {the helper} might choose. [{The helper} chose the {bigger|nicer} piece.] They ate in friendly silence, down to the last {bit|crumb}. {The helper} could not think when empty +but now {h.he} {h.was} full, and thought of {an answer|a way}.",
      "“Hungrier than this?” asked {Hero}, and put {the meal} down between them. There were exactly six bites, three for each +and {the pal} got the {smell|wrapping}. [It had looked smaller in the pocket.] “I’m strong again,” said {the helper}, “so what shall I {lift|do}?”",
    ],
    voice: [
      "“That’s sharing,” said {the helper}, “because half kept two of us going, and all of it would have made one of us {sleepy|lazy}.”",
      "“You shared it to the last {bit|crumb},” said {the helper}, “and I’ve known {kings|mayors} who couldn’t.”",
    ],
  },
  {
    id: "share-secret",
    lesson: "sharing",
    deed: "gives away a secret place for everybody to enjoy",
    obstacles: all,
    vars: { secret: ["the otter pool", "the blackberry wall", "the echo arch", "the owl tree", "the warm spring"] },
    test: [
      "{The helper} knew a good trick, but only told it to people who shared what they had. {Hero} had {the secret}, and had kept it to {himself} for {three|two} summers. [Nobody had ever been shown the {way|path}.]",
      "{The helper} could not think without fresh air, and there was nowhere to sit in {town}. {Hero} knew a place, {the secret}, and nobody else did. [It was the last place where {he} wanted {a crowd|visitors}.]",
    ],
    act: [
      "“Left at the {stile|trough},” {Hero} told {the helper} and {the neighbour}, “and through the gap.” [There was a draught, as {the secret} became only half as secret.] {The helper} had always longed to see it +and {h.he} told {him} the trick in {exchange|return}.",
      "{Hero} began, stopped, took a breath and told them all about {the secret}, {the helper} and {name} and {grownup}. [{The pal} looked {surprised|doubtful}.] It was wasted on one, {he} said. {The helper} ran there and back +and on the way {h.he} had {an idea|a brainwave}.",
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
      "“And who’s in charge?” asked {the helper}, who had brought a plan of {h.his} own. [{Hero} had been in charge all day, and {his} name was on everything, underlined.] As yet everything {he} had planned was {stuck|at a standstill}.",
      "On the narrow path there was room for one in front, and {Hero} took that place, so that {the helper} saw nothing but {a back|a collar}. [“You missed it,” said {the helper}, {quietly|too late}, for the {second|third} time.] And nobody can help who sees nothing.",
    ],
    act: [
      "“We’ll have half each,” said {Hero}, and you could hear that it {hurt|pinched}. {He} let {the helper} go first, and kept {his} remarks to {himself}. [Parts of the other plan were {better|excellent}.] {The helper} had never been allowed to lead before +and now {h.he} put {h.his} whole heart into it.",
      "{Hero} stopped and proposed that they should change places every hundred steps. {The helper} was so proud that {h.he} counted aloud. [At ninety-nine {h.he} slowed down.] From the front {h.he} saw at last what {Hero} had {missed|overlooked} +and {h.he} knew what to do about it.",
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
      "{Hero} had {a treasure}, which nobody else might touch, and which was still as good as new. {The helper} could not begin without such a thing, and promised to be {careful|gentle}. [They always {do|promise}.]",
      "“If only I had {a treasure},” sighed {the helper}, “I could do it in {minutes|no time}.” There was one in {Hero}’s bag, and it was never used, in case it should {get lost|wear out}. [{He} held the bag {closer|tighter}.]",
    ],
    act: [
      "{Hero} held out {the treasure}, and looked hard at {a sight} until it was over. [It felt like a {month|year}.] It came back with a {dent|mark}. But {the helper} had worked out with it what to do +and it had never been {any use|useful} before.",
      "Then {Hero} remembered what {the treasure} was actually for, undid the {knots|sock} it lived in and lent it. [It would never be new again.] {The helper} held it as one holds an {egg|eggshell} +and with that {h.he} could set to work.",
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
      "All at once {Hero} had an idea about {trouble}, and here came {the scribe}, to write down whose it was. But half of it was something that {the helper} had {mumbled|let fall}. [{H.he} had not {even|yet} noticed.]",
      "There was a prize for whoever got the better of {trouble}, said {the scribe}, but there was only room for one name. {The helper}, who had just begun to help, drew back at once. [{Hero} had always wanted to see {his} name on a {card|prize}.]",
    ],
    act: [
      "{Hero} saw {his} name in {capitals|print}, all alone, and said that {the helper} had had the front half. [“Did I?” “You said ‘upside down’.”] “So I did,” said {the helper}, growing by an inch. {The scribe} put in both names +and after that there was no {holding|stopping} {the helper}.",
      "{He} wrote both their names, very {narrow|thin}, in the same space, for it took two, as {he} told {the scribe}. [It was thought about, and stamped.] Nobody had ever made room for {the helper} before +and {h.he} came back, and could hardly wait to {deserve|earn} it.",
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
      "It had turned cold, and {Hero} had the one blanket, which was quite warm if you folded it double. “I don’t feel it,” said {the helper}, but {h.he} {h.was} shaking too hard to {work|think}. [For two, it would have to be opened out again.]",
    ],
    act: [
      "“Come under, all of you,” said {Hero}, so that everybody had one dry {ear|shoulder} and a stranger’s elbow. [{He} got {the drips|wettest}.] But people who stand so close begin to talk +and when the sun came out, {the helper} had heard all about {trouble}, and even knew a {cure|remedy}.",
      "{Hero} opened out the blanket, and they sat back to back, with {the pal} between them, and passed the warm corner round, {ten|twenty} breaths each. [It was draughty, and rather grand.] Presently {the helper} stopped shaking +and {h.he} felt fit for {anything|work}.",
    ],
    voice: [
      "“There wasn’t enough, so you shared it,” said {the helper}, “and then there was, and I can’t {explain it|do the sum} either.”",
      "“Sharing’s {chilly|damp} work,” said {the helper}, “but you do meet people.”",
    ],
  },
  {
    id: "share-gloves",
    lesson: "sharing",
    deed: "shares one scarf with the helper, half each",
    obstacles: all,
    vars: {},
    test: [
      "It was too cold to work, and between them they had one scarf, {Hero}’s, with {bobbles|stripes}. {The helper} shivered so hard that {h.he} could not {speak|begin}. [A scarf is just long enough for one, {Hero} told {himself}, as everybody {knows|says}.]",
    ],
    act: [
      "“Take the other end,” said {Hero}, and unwound half of it. [They had to turn left and right together, like a {cart horse|tango}.] Half a scarf was not as warm as a whole one, and a good deal more {cheerful|fun} +and {the helper} stopped shivering and could begin.",
    ],
    voice: ["“Half a scarf sounds chilly,” said {the helper}, “but a shared one came to two warm {necks|people}.”"],
  },
  {
    id: "share-map-page",
    lesson: "sharing",
    deed: "tears the precious notebook in two so that the helper can work as well",
    obstacles: all,
    vars: { jotter: ["the blue notebook", "the squared pad", "the expedition book", "the sketchbook"] },
    test: [
      "All that {Hero} knew about {trouble} was in {the jotter}, which {he} had kept {spotless|private} since {March|the summer}. {The helper} could have worked it out, with {paper|somewhere to write}. [But the shops were shut, and every page had been {numbered|ruled}.]",
    ],
    act: [
      "It made a sound like a {sneeze|zip} when {Hero} pulled out the middle, {twelve|eight} whole pages. [{He} {winced|shuddered} only once.] They both wrote and drew on the {grass|kerb}, and read each other’s. Where {Hero} had a question, {the helper} had the {answer|arrow} +and so they had a plan.",
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
      "For an hour {the marvel} was {Hero}’s alone, by right, because {he} had {swept|won} it. {The helper} was too full of longing for it to think of anything else. [“I’m only {looking|passing},” {h.he} said, in a {wistful|careful} sort of way.]",
    ],
    act: [
      "{Hero} managed not to see it for {three|four} turns, and then climbed down and said, “Now you.” [{The helper} shrieked with {delight|terror}.] After the {sixth|ninth} go {the helper} had had enough +and {h.he} {h.was} so happy that {h.he} would have done anything for {Hero}.",
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
      "{Hero} had noticed something about {trouble} that no one else knew, and for a little while that was like {a crown|a medal}. [“So you know?” said {the helper}. “I might,” said {Hero}, who had planned to be {asked|begged}.]",
    ],
    act: [
      "Then {he} sat down and told {the helper}, the lot, the {clever|third} bit as well. [{The helper} wanted to know why, twice.] Said aloud, it still had a hole in it as big as a {bucket|cow}. {The helper} knew just what belonged there +and now it was {complete|whole}.",
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
      "“Members only,” it said on {the den}, and the only {member|president} was {Hero}. {The helper} could not think in all this wind. [It had been {lovely|heaven}, having {the den} to {himself}, though the meetings were {short|quiet}.]",
    ],
    act: [
      "{Hero} crossed out ‘only’, and then ‘members’, and held the door open for {all|everyone}. [They moved the {treasure|biscuit} box.] It was too full now for sulking and {just right|big enough} for plans. Out of the wind {the helper} could think +and soon {h.he} had {one|an idea}.",
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
      "{Hero} had won {the lot}, every one in the street, and now nobody would play. [It had got very {peaceful|dull}.] {The helper} missed the game so much that {h.he} could not put {h.his} mind to {anything|work}.",
    ],
    act: [
      "So {he} went down the row and gave {the lot} out again, {five|four} each, the beautiful ones {included|first}. [“Is this a {trick|trap}?” somebody asked.] Soon all were {arguing|shouting}, {the helper} loudest +and after {nine|ten} rounds {h.he} {h.was} cheerful, and ready for {trouble}.",
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
      "Before {the helper} was free, a cart had to be unloaded. There was one splendid job in it, at the {crane|winch}, and {Hero} had taken it. For {the helper} were left the {heavy|wet} buckets. [{H.he} went slower every time, and had stopped {whistling|talking}.]",
    ],
    act: [
      "{Hero} came down, took a bucket {himself}, and found out that it {bit|leaked}. “Halves,” {he} said, “of the nice and of the nasty.” [They drew it up on a {door|flap}, with two columns.] Soon somebody was whistling. They were done in half the time +and {the helper} was {free|at liberty}.",
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
      "{Hero} was saving {the last} for something {really|truly} important, and had been for {years|months}. {The helper} could not start before {h.his} {trolley|toolbox} was mended, and needed just that. [“Keep it,” said {the helper}, “I’ll {manage|do} without.”]",
    ],
    act: [
      "Something important, {Hero} considered, had never come, and here was {the helper}. [{He} {shook|squeezed} it to see how little it was.] They used up {the last} together, on the one {spot|place}, holding their breath. It was {exactly enough|ample} +and {the helper} could start.",
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
      "{The helper} could not stay, having {soup|bread} to find for supper before the shops shut. At {home} they were having {grownup}’s dumplings, of which there were never {enough|any left}. [{Hero} had been {dreaming|thinking} of them since {dawn|Monday}.]",
    ],
    act: [
      "“Come to us, after,” said {Hero}, “{grownup} won’t mind, and you can have my {second|third} helping.” [It was a serious thing to {say|promise} about those dumplings.] So {the helper} need not go and look for supper +and {h.he} could stay as long as {he} {liked|wanted}.",
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
      "In all of {town} only {Hero} could do {the trick}, and people {came|paid} to see it. But here it took two who could do it. {The helper} asked, not very hopefully, how it {went|was done}. [An expert who tells is soon one of {several|two}.]",
    ],
    act: [
      "“Like this,” said {Hero}, and gave it all away: {the trick}, and the secret of {the trick}. [The first try looked like a {muddle|sneeze}.] The ninth was as good as {Hero}’s, perhaps a shade {better|cleaner} +and now {the helper} could be the second.",
    ],
    voice: ["“Now that it’s shared, I’m not special,” said {Hero}, and {the helper} said, “No, you’re a teacher.”"],
  },
];
