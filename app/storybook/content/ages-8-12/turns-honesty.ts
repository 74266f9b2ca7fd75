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
      laurels: ["a plum tart", "a cream cake", "a bag of toffees", "a basket of pears"],
    },
    test: [
      "{The helper} cried out that this was the child who {feat}, and must be helped. {Hero} was no such child. [It was somebody with a similar {cap|coat}.] But {he} only had to say {nothing|not a word}.",
      "{The helper} had told a whole crowd that {Hero} was the one who {feat}, and {name} was bringing {a laurels}. None of it was true. [It was warm, being cheered. To put it right would be a {dozen|hundred} times as embarrassing as it was a minute ago.]",
    ],
    act: [
      "“It wasn’t me,” said {Hero}, “I’m no hero, I’m just stuck,” and watched {the helper}’s face fall. [It was {hard|horrible}.] But {the helper} was {first-rate|excellent} with people who are stuck, {h.he} confessed +and so {h.he} stayed.",
      "“It’s a mistake, it wasn’t me!” called {Hero}, and one by one the people {left|went}. [{The laurels} left, too.] Only {the helper} stayed. It took an honest person to say that, {h.he} thought +and {h.he} asked what {Hero} really needed.",
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
      "{The helper} would come along if {Hero} won {a game}, and after {an hour|a struggle} {Hero} did win it, by one. [{The helper} was already getting ready.] Only then did {Hero} see that one round had been counted twice.",
      "They were playing {a game}, and help was the prize, when {a noise} made {the helper} look away. {Hero}’s finger, as if it were somebody else’s, moved one piece. [It was not a {big|large} move, and only {the pal} saw it.]",
    ],
    act: [
      "To {do nothing|whistle} would have been enough, but {Hero} said that {he} had counted wrong and had really lost. [{His} stomach sank as {he} said it.] {The helper} had noticed at the time, and had wondered +and now {h.he} came along all the {more gladly|same}.",
      "“My piece wasn’t here,” said {Hero}, {crimson|hot} in the face, and put it back, “because I cheated.” [It was quiet for {three|two} breaths.] {The helper} had played with mayors, {h.he} said, and none of them had ever moved one back +and {h.he} left the game as it was and {came|got up}.",
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
      "“First, tell me honestly what you think of this,” said {the helper}. It was {a masterpiece}, all {h.his} own work, and {distinctly|rather} dull in the middle. [{H.his} eyes were on {Hero}’s face.] And {Hero} needed {h.him} in a good mood!",
      "{The helper} could not come until {a masterpiece} was wrapped up for {h.his} {mother|sister}, and everyone had called it wonderful. {Hero} saw two mistakes in it. [To mention them would hurt now, and not to would hurt later, with {cake|guests}.]",
    ],
    act: [
      "{Hero} praised the beginning, which was lovely, took a breath, and added that the middle had {dozed off|gone to sleep}. [It went {very|awfully} quiet.] {The helper} had always felt that something was {missing|off}. They mended it together +and {h.he} turned to {trouble} with a will.",
      "{Hero} asked if {he} might be honest, and pointed out both mistakes, as gently as you lift a {moth|splinter}. [There was a long, long look.] “Oh, help,” said {the helper}, “and it’s tomorrow!” Together they put it right +and the {rest|remainder} of the day belonged to {Hero}.",
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
      "{The helper} would not help a soul, because some child had sent {h.him} the wrong way, for {three|two} hours. {Hero} went cold. [Somebody had asked {him}, too.] Not knowing the way, {he} had pointed, so as not to look {ignorant|small}.",
      "{The helper} could not stop, being late already because of a chalk arrow that led into a {bog|rubbish tip}. [“The work of some expert,” said {the helper}.] {Hero} had drawn that arrow {himself}, to look as though {he} knew the {place|way}.",
    ],
    act: [
      "“That was me,” said {Hero}, “I didn’t know, so I made it up, and I’m sorry.” [{He} waited for the storm.] But {the helper} only moved over on the {step|wall}. “Then it wasn’t meant badly,” {h.he} said +and {h.he} asked what had gone wrong.",
      "“I’m the expert,” said {Hero}, and went all the way back to rub it out, every {bit|inch}. [It had been a long arrow.] When {he} returned, {the helper} was still there. For somebody who put things right {h.he} could spare an {hour|afternoon} +and {h.he} got {up|ready}.",
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
      "{The helper} only helped people who kept their promises, and {Hero} was said to be one. [{Hero} smiled, and then stopped.] {He} had promised {grownup} to {promise} that day, and had not done it. {Nobody|Not a soul} knew but {him}.",
      "“And did you {promise}, as you said?” asked {the helper}, as one asks about the {family|weather}. The yes was already on {Hero}’s tongue. [It was short and round.] The only thing wrong with it was that it was not {so|true}.",
    ],
    act: [
      "{Hero} admitted that {he} had promised to {promise}, and had forgotten, and ran all the way to do it. [It was the worst possible moment.] {The helper} trusted {him} more than before +and {h.he} {h.was} {ready|willing} to help.",
      "{Hero} swallowed the yes, and confessed that {he} had forgotten. [{He} had nearly fibbed about it, too, {he} said.] Then {he} went and did it, late as it was +and when {he} came back, {the helper} asked nothing more and was {glad|ready} to begin.",
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
      "When {the helper} asked how it had gone wrong, {Hero} said {at once|quickly} that it was all the fault of {the pal}. It was not. [{The pal} looked up, and then down again. Something in {Hero} turned over, like a {fish|stone}.]",
      "{Hero} had excuses: the {ground|wind} was wrong, {the tool} was no good, and {the pal} had been in the way. “I can only help if I know what happened,” said {the helper}. [What had {Hero} done {himself}? It was the one thing {he} had {forgotten|left out}.]",
    ],
    act: [
      "“No, leave {the pal} out of it,” said {Hero}, “it was me, and I wanted it to be somebody else.” [It made a shorter story.] {The pal} moved a little nearer. Now {the helper} knew what had {really|truly} happened +and {h.he} could help.",
      "There was nothing wrong with {the tool}, said {Hero} at last, or with {the pal}, for {he} {himself} had simply {hurried|been careless}. [It took a while to look up.] “So that was it!” said {the helper} +and knowing the real mistake, {h.he} knew how to {help|go on}.",
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
      "{The helper} had sold {him} {a food}, and had given {him} change for a {note|coin} ten times as big. [{Hero} found it out at the {corner|fountain}.] With that one could have {bought|hired} any help in {town}.",
    ],
    act: [
      "Each step of the way back was a little {longer|steeper} than the last. “You gave me too much,” said {Hero}, and counted it out on the {ledge|tray}. [{The helper} counted too, and went {quiet|pale}.] It was all that {h.he} had earned that week +and {h.he} shut up shop to help {Hero}.",
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
      "“You’ve read {the work}, naturally,” said {the helper}, “so I needn’t {repeat myself|explain}.” {Hero} had read the {cover|first line}. [It had been a {sunny|busy} week.] So {the helper} talked on about {trouble}, and {he} said, “Quite,” at what seemed the right places.",
    ],
    act: [
      "“I haven’t read a word,” said {Hero} at last. [It was {draughty|bare} without the fib.] {The helper} sighed with relief, having only got to page {two|nine} {h.himself}. They read all of it aloud +and at the end they both knew what {to do|was needed}.",
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
      "In squeezing by, {Hero} had broken {the breakage}, which belonged to {the helper}. Put back at the right {angle|height}, it looked quite {whole|well}. [{The helper} came in, humming.] Was {Hero} looking for anything, {h.he} asked, and could {h.he} help?",
    ],
    act: [
      "“Glue,” said {Hero}, and showed {h.him} both halves of {the breakage}. [For a second it was {touch and go|very quiet}.] “I never liked that end,” said {the helper}, “and you’ve owned up.” A person like that, {h.he} said, deserved help of {any|every} kind +and {h.he} got {ready|started}.",
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
      "{Hero} had met one wasp at {trouble}, and by the time the story reached {the helper} there were {nine|sixty}, and a {bear|bull}. [{Hero} had added a few for {effect|balance}.] Now {the helper} would not go a step {further|closer} without a net and an {escort|army}.",
    ],
    act: [
      "“One,” said {Hero}, “it was one wasp, and it was {asleep|leaving}, and I made up the rest.” [{The neighbour} turned away, {disappointed|bored}.] {The helper} laughed for the first time that day, and put down the net +and now {h.he} dared to come along.",
    ],
    voice: ["“It makes a worse story and a better afternoon,” said {the helper}, “so I’ll take the honest wasp.”"],
  },
  {
    id: "honest-not-finished",
    lesson: "honesty",
    deed: "says honestly that the work is not done, though nobody can see it",
    obstacles: all,
    vars: { repair: ["the garden gate", "the rabbit hutch", "the bird table", "the music stand"] },
    test: [
      "In return for help {Hero} was to mend {the repair}, and {the helper} could only see it from the front, where it {gleamed|looked wonderful}. Behind, it was held by {chewing gum|hope} and two {pins|pegs}. [“All done?” called {the helper}. A yes was all that {he} {needed|had to say}.]",
    ],
    act: [
      "{Hero} turned it round. “It’s only half done,” {he} said, “and the other half is {string|cardboard}.” [{The pal} looked {proud|relieved}.] {The helper} {whistled|breathed out}, for a long time. Anyone so honest should be helped at once, {h.he} said +and {the repair} could wait till {Monday|later}.",
    ],
    voice: ["“I’m shown fronts all day long,” said {the helper}, “and it’s the honest backs that hold.”"],
  },
  {
    id: "honest-late",
    lesson: "honesty",
    deed: "gives the real reason for being late instead of a fine one",
    obstacles: all,
    vars: {},
    test: [
      "Up came {name}, quite cross, for {Hero} should have been at {a sight} an hour ago, and {the helper} pricked up {h.his} ears. There was a very good excuse with a {river|runaway pram} in it, which came to {Hero} all by itself. [The real reason had a {swing|puddle} in it.]",
    ],
    act: [
      "“I was playing,” said {Hero}, “and I forgot you, and I’m sorry.” [There is no way to make that sound {nice|better}. A {leaf|tram} went by.] {The helper} would have left at the first {fib|excuse} +but for an honest person {h.he} {h.was} glad to {stay|work}.",
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
      "They had pinned {a award} on {Hero} by {mistake|accident}, for the card said ‘{Nero|Hetty}’. {The helper}, {proud|moved}, offered to work for the winner. [{Town} clapped, and {the award} suited {him}, too, which was the {difficulty|worst of it}.]",
    ],
    act: [
      "“There’s been a mistake,” said {Hero}, {twice|louder each time}. [A small {girl|boy} at the back sat up straight.] {He} carried {the award} down the {hall|aisle} to its {proper|true} owner +and {the helper}, prouder than ever, would not work for anybody else.",
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
      "{The helper} had a plan for {trouble}, in colour, with {flaps|tabs}, and was as proud as a {peacock|parent}. [“You’re the first to see it,” {h.he} {said|breathed}.] It could not {work|succeed}, for a reason as big as a {house|barn} +and {Hero} saw it {at once|plainly}.",
    ],
    act: [
      "{Hero} praised the {flaps|colours}, and then put a finger on the place. “I think it {breaks|stops} here,” {he} said, “and I’m sorry.” [{The helper} bent over it for {ages|a long time}.] Then {h.he} tore off the bad half and drew a better one +and now it would {work|hold}.",
    ],
    voice: ["“Everyone else would have let me try it,” said {the helper}, “so give me one honest friend instead.”"],
  },
  {
    id: "honest-spare",
    lesson: "honesty",
    deed: "tells what really happened when nobody would ever have asked",
    obstacles: all,
    vars: { culprit: ["the storm", "the cat", "the goat"] },
    test: [
      "{The helper} was {sweeping|clearing} up broken flowerpots, and could not leave before it was done. Everybody thought that {the culprit} had knocked them over. [{The culprit} would never deny it.] Only {Hero} knew better, and {Hero}’s left {elbow|foot}.",
    ],
    act: [
      "“It wasn’t {the culprit},” said {Hero}, “it was me, when I was {showing off|dancing}.” [Once it was out, {he} could breathe down to {his} {knees|socks}.] {He} took a {broom|brush} as well, and did most of the work. So {the helper} was free by {noon|three} +and {h.he} came without a grudge.",
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
      "{The helper}’s price for helping was ten {feet|yards} of good string, by {Hero}’s tape. But the tape had lost its first {inch|bit}, so {the helper} would get too little. [No one reads the beginning of a {tape|ruler}.]",
    ],
    act: [
      "“Measure it with yours,” said {Hero}, “because mine {flatters|cheats}.” It was {two|four} fingers short, every time, and {Hero} cut off a new piece. [{He} looked rather {sadly|helplessly} at {the pal}.] {The helper} was pleased with so honest a customer +and {h.he} came along for {nothing|a smile}.",
    ],
    voice: [
      "“I check the tape and then I check the person,” said {the helper}, “and I needn’t check that honest one again.”",
    ],
  },
];
