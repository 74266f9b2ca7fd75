import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const honesty: readonly Turn[] = [
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
      "In another minute it would be worse still, so {Hero} called out that it was a mistake, and one by one they {left|went}. [{The food} left, too.] Only {the helper} stayed, because such a thing is harder than {a cold bath|it sounds}, and asked what {he} really needed.",
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
      "{The helper} would come along if {Hero} won {a game}, and after {an hour|a struggle} {Hero} did win it, by one. [{H.he} {h.was} already getting ready.] Only then did {he} go over the score again, and find that one round had been counted twice.",
      "They were playing {a game}, and help was the prize, when {a noise} made {the helper} look away. {Hero}’s finger, as if it were somebody else’s, moved one piece. [It was not a {big|large} move, and only {the pal} saw it.]",
    ],
    act: [
      "To {do nothing|whistle} would have been enough, but {Hero} said that {he} had counted wrong, and {his} stomach sank as {he} said it. [{The helper} looked at the score.] {H.he} had noticed at the time, and wondered +and now {h.he} came along all the {more gladly|same}.",
      "“My piece wasn’t here,” said {Hero}, {crimson|hot} in the face, and put it back, “because I cheated.” [It was quiet for {three|two} breaths.] {The helper} had played with mayors, {h.he} said, and none of them had ever moved one back +and {h.he} left the game as it was and {came|stood up}.",
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
    vars: { masterpiece: ["a poem", "a painting", "a hat", "a tune", "a speech"] },
    test: [
      "“First, tell me honestly what you think of this,” said {the helper}. It was {a masterpiece}, all {h.his} own work, and {distinctly|rather} dull in the middle. [{H.his} eyes were on {Hero}’s face. And {Hero} needed {h.him} in a good mood!]",
      "{The helper} unwrapped {a masterpiece}, a present for {h.his} {mother|sister}, which everyone had called wonderful. {Hero} saw two mistakes in it at once. [So would she. To mention them would hurt now, and not to would hurt later, with {cake|guests}.]",
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
      "{The helper} was late, it turned out, because of a chalk arrow that led into a {bog|rubbish tip}. [“The work of some expert,” said {the helper}.] [{Hero} knew that arrow.] {Hero} had drawn it {himself}, to look as though {he} knew the {place|way}.",
    ],
    act: [
      "“That was me,” said {Hero}, “I didn’t know, so I made it up, and I’m sorry.” [{He} waited for the storm, but {the helper} only moved over to make room on the {step|wall}.] [{H.he} had forgotten the face.] “Sit down,” said {the helper}, “and tell me what’s gone wrong for you.”",
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
      "{The helper} was ready to trust {him}, having heard from {grownup} that {Hero} was a person who kept promises. [{Hero} smiled, and then stopped.] [{He} had promised to {promise} that day.] But today one promise had not been kept, and nobody knew it but {him}.",
      "“And did you {promise}, as you said?” asked {the helper}, as one asks about the {family|weather}. The yes was already on {Hero}’s tongue. [It was short and round.] The only thing wrong with it was that it was not {so|true}.",
    ],
    act: [
      "{Hero} admitted that {he} had said {he} would {promise}, and had forgotten, and so {he} ran all the way there and back to do it. [It was the worst possible moment.] {The helper} had waited, and trusted {him} now even more than before, {oddly|remarkably} enough.",
      "{Hero} swallowed the yes, and confessed that {he} had forgotten, and nearly fibbed about it, too. [That is {plenty|a lot} for one breath.] Then {he} went and did it, late as it was +and when {he} came back, {the helper} asked nothing and {began|set to}.",
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
      "When {the helper} asked how it had gone wrong, {Hero} said {at once|quickly} that it was the fault of {the pal}. [{The pal} looked up, and then down again.] [It had been so easy to say. Something in {Hero} turned over, like a {fish|stone}.]",
      "{Hero} had reasons: the {ground|wind} was wrong, {the tool} was no good, and {the pal} had been in the way. {The helper} heard {him} out, and asked what {he} had done {himself}. [It was the one thing {he} had {forgotten|left out}.]",
    ],
    act: [
      "“No, leave {the pal} out of it,” said {Hero}, “for it was me, and I wanted it to be somebody else.” [It made a shorter story.] {The pal} moved a little nearer +and {the helper} said that the first version could not be mended, but that this one {could|might}.",
      "[There was a struggle, but a {fair|short} one.] There was nothing wrong with {the tool}, said {Hero}, or with {the pal}, for {he} {himself} had simply {hurried|been careless}. [It took a while to look up.] Now that they had found the loose part, said {the helper}, they could {begin|get on}.",
    ],
    voice: [
      "“You can’t throw blame and keep clean {hands|sleeves},” said {the helper}, “but honesty washes off.”",
      "“The good of the truth,” said {the helper}, “is not having to remember which one you {told|used}.”",
    ],
  },
  {
    id: "honest-change",
    lesson: "honesty",
    deed: "hands back money that was given by mistake",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had sold {him} {a food} and given {him} change for a {note|coin} ten times as big. [{Hero} found it out at the {corner|fountain}.] [With that much one could have {bought|hired} what was needed, and no one would {know|miss it}, or not before {Monday|tonight}.]",
    ],
    act: [
      "Each step of the way back was a little {longer|steeper} than the last. “You gave me too much,” said {Hero}, and counted it out on the {ledge|tray}. [{The helper} counted too, and went {quiet|pale}.] It was all the money for the rent +and whatever {Hero} was after, {he} now had a {partner|friend} in it.",
    ],
    voice: [
      "“You were honest with nobody watching,” said {the helper}, “and that’s the only way to find out if you are.”",
    ],
  },
  {
    id: "honest-dont-know",
    lesson: "honesty",
    deed: "admits to not having read what everybody thinks he has",
    obstacles: all,
    vars: { work: ["the rules", "the manual", "the nine-volume history", "the letter from the ministry"] },
    test: [
      "“You’ve read {the work}, naturally,” said {the helper}, “so I needn’t {repeat|explain} it.” {Hero} had read the {cover|first line}. [It had been a {sunny|busy} week.] Everything that followed was about {the work}, at {speed|length}, and {he} said, “Quite,” in what seemed the right places.",
    ],
    act: [
      "[At the {fourth|sixth} ‘quite’ {he} had had enough of it.] “I haven’t read a word,” said {Hero}, “I’ve only been {nodding|agreeing}.” [It was {draughty|bare} without it.] {The helper} sighed with relief, for {h.he} had only got to page {two|nine} {h.himself} +and they read it together, aloud.",
    ],
    voice: ["“Pretending is so tiring,” said {the helper}, “and honesty lets a person sit down.”"],
  },
  {
    id: "honest-broken-thing",
    lesson: "honesty",
    deed: "tells the owner about something broken before it is noticed",
    obstacles: all,
    vars: { breakage: ["the blue teapot", "the barometer", "the garden gnome", "the ship in a bottle"] },
    test: [
      "In squeezing by, {Hero} had knocked over {the breakage}, which belonged to {the helper}, and the handle or the {head|mast} came off. [Put back at the right {angle|height}, it looked quite {whole|well}.] {The helper} came in, humming, and asked what {he} {was} looking for.",
    ],
    act: [
      "“Glue,” said {Hero}, because it was the truth, and then came the rest of it. [{He} held both halves of {the breakage} out on {his} palms.] [For a second it was {touch and go|very quiet}.] “I never liked that end,” said {the helper} +and the glue was found, and a great {deal|heap} of goodwill.",
    ],
    voice: [
      "“I’d have noticed by Friday and wondered about everyone,” said {the helper}, “so an honest word saved me a whole street.”",
    ],
  },
  {
    id: "honest-fish",
    lesson: "honesty",
    deed: "takes back an exaggeration that has got out of hand",
    obstacles: all,
    vars: {},
    test: [
      "It had been one wasp, and by the time it reached {the helper} there were {nine|sixty}, and a {bear|bull}. [{Hero} had added a few for {effect|balance}, and so had everybody.] Now {the helper} would not go a step {further|closer} without a net and an {escort|army}.",
    ],
    act: [
      "“One,” said {Hero}, “it was one wasp, and it was {asleep|leaving}.” [It shrank while {he} spoke, and so did {he}.] [{The neighbour} turned away, {disappointed|bored}.] But {the helper} laughed for the first time that day, put down the {net|shield} and came with {him}, as {far|fast} as {he} liked.",
    ],
    voice: ["“It makes a worse story and a better afternoon,” said {the helper}, “so I’ll take the honest wasp.”"],
  },
  {
    id: "honest-not-finished",
    lesson: "honesty",
    deed: "says honestly that the work is not done, though nobody can see it",
    obstacles: all,
    vars: {},
    test: [
      "“All done?” called {the helper}, who could only see it from the front, where it {gleamed|looked wonderful}. Behind, it was held by {a thumb|hope} and two {pins|pegs}. [“Then I’ll sign for it,” said {the helper}.] [A signature was all {he} needed to be {off|finished}.]",
    ],
    act: [
      "{Hero} turned it round. “It’s only half,” {he} said, “and the other half is {string|cardboard}.” [{The pal} looked {proud|relieved}.] [There followed a long {whistle|breath}.] Anything with an honest back, said {the helper}, can be put right, and took off {h.his} {cap|jacket} to {do so|begin}.",
    ],
    voice: ["“I sign fronts all day long,” said {the helper}, “and it’s the honest backs that hold.”"],
  },
  {
    id: "honest-late",
    lesson: "honesty",
    deed: "gives the real reason for being late instead of a fine one",
    obstacles: all,
    vars: {},
    test: [
      "Just then {name} came up, for whom {Hero} should have been waiting an hour ago, and asked what had {happened|gone wrong}. There was a very good reason with a {river|runaway pram} in it, which came to {Hero} of its {own|free} accord. [The real one had a {swing|puddle} in it.]",
    ],
    act: [
      "“I was playing,” said {Hero}, “and I forgot you, and I’m sorry.” [There is no way to make that sound {nice|better}, and {he} left it as it {was|fell}.] [A {leaf|tram} went by.] {The helper}, who had heard it all, would have left at the first {flood|pram} +but for an honest answer {h.he} stayed.",
    ],
    voice: ["“I’ve heard every excuse there is,” said {the helper}, “and not one of them was as good as honest.”"],
  },
  {
    id: "honest-win",
    lesson: "honesty",
    deed: "gives back a prize that was won by somebody else’s mistake",
    obstacles: all,
    vars: { award: ["a silver cup", "a sash", "a rosette as big as a plate", "an enormous marrow"] },
    test: [
      "They had pinned {a award} on {Hero}, with a speech, by {mistake|accident}, for it said ‘{Nero|Hetty}’ on the card. {The helper} held {his} hand and was so {proud|moved}. [{Town} clapped.] [It suited {him}, too, which was the {difficulty|trouble}.]",
    ],
    act: [
      "“There’s been a mistake,” said {Hero}, into all that noise, and had to say it {again|louder}. [A small {girl|boy} at the back sat up straight.] {He} carried {the award} down the {hall|aisle} to its {proper|true} owner, in a very deep silence +and {the helper} had never been prouder.",
    ],
    voice: [
      "“They clapped when you got it,” said {the helper}, “but it was the honest walk that I’d have clapped for.”",
    ],
  },
  {
    id: "honest-idea-bad",
    lesson: "honesty",
    deed: "tells the helper kindly that the plan will not work",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had a plan, in colour, with {flaps|tabs}, and had been up all night with it. [“You’re the first to see it,” {h.he} {said|breathed}.] It was a wonderful plan and it could not {work|fly}, for a reason about as big as a {house|barn}, and {Hero} saw it {at once|plainly}.",
    ],
    act: [
      "{He} praised the {flaps|colours}, which deserved it, and then put a finger on the place. “I think it {breaks|stops} here,” said {Hero}, “and I’m sorry.” [{The helper} bent over it for {ages|a long time}.] Then off came the top {half|flap}, and what lay under it was {sound|splendid}.",
    ],
    voice: ["“Everyone else would have let me build it,” said {the helper}, “so give me one honest friend instead.”"],
  },
  {
    id: "honest-spare",
    lesson: "honesty",
    deed: "tells what really happened when nobody would ever have asked",
    obstacles: all,
    vars: { culprit: ["the storm", "the cat", "the goat"] },
    test: [
      "They all believed that it was {the culprit} that had set everything {back|off}. {The helper} was {sweeping|clearing} up after it, without a word of blame. [{The culprit} would never deny it.] Only {Hero} knew, and {Hero}’s left {elbow|foot}.",
    ],
    act: [
      "“It wasn’t {the culprit},” said {Hero}, “it was me, when I was {showing off|dancing}.” [Once it was out, {he} could breathe down to {his} {knees|socks}.] [Nobody had suspected {him}, and that had been the {worst|heaviest} of it.] {The helper} handed {him} a {broom|brush} and a {smile|wink}, and they had it done by {six|four}.",
    ],
    voice: ["“You’d got clean away,” said {the helper}, “but honesty ran faster, and I’m glad it caught you.”"],
  },
  {
    id: "honest-scale",
    lesson: "honesty",
    deed: "admits that the measure was wrong in his own favour",
    obstacles: all,
    vars: {},
    test: [
      "By {Hero}’s tape the last piece {fitted|passed}, and {the helper} was about to let it {through|stand}. The tape, however, had lost its first {inch|centimetre} to {a creature}, years ago. [It had been very {obliging|useful} ever since.] [No one reads the beginning of a {tape|ruler}.]",
    ],
    act: [
      "“Measure it with yours,” said {Hero}, “because mine {flatters|cheats}.” Up came the truth, {two|four} fingers too {wide|short}. [{Hero} looked rather {sadly|helplessly} at {the pal}.] But {the helper} made no fuss, and got out a {saw|plane} +and an honest inch later everything {slid|went} where it should.",
    ],
    voice: [
      "“I check the tape and then I check the person,” said {the helper}, “and I needn’t check that honest one again.”",
    ],
  },
];
