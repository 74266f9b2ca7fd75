import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const courage: readonly Turn[] = [
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
      "“Somebody has to go in and tell the meeting whose idea this is,” said {the helper}, and from inside came the cough of {forty|sixty} people. [Everyone who had liked the idea now studied their own {boots|nails}. Then they looked at {Hero}.]",
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
      "It was a very good {offer|picture}, but {Hero} went back to the spot instead, since they had laughed already and {that part|so much} was done. [{The pal} came too, with dignity.] {The helper} decided that anyone who could bear that was worth {getting up|a detour} for.",
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
      "{Hero} knocked before {his} legs could vote on it. [{Dread} was a good deal smaller than the stories, and asked whether running away was a {custom|game}. {Hero} had never seen it from that side.] {Hero} asked politely for what they needed, was given it, with {a food}, and came back to {the helper} a {celebrity|legend}.",
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
  {
    id: "brave-own-voice",
    lesson: "courage",
    deed: "speaks to a crowded room although the voice shakes",
    obstacles: all,
    vars: {},
    test: [
      "Nothing could begin, said {the helper}, until somebody had explained it to the {assembly|committee}, all {ninety|seventy} of them, in chairs. [“I’d do it, but I {hiccup|faint},” {h.he} added.] {Hero}’s voice had gone to hide behind {his} {breakfast|ribs}.",
    ],
    act: [
      "{Hero} stood on {a box|a chair}, and out came a {squeak|croak}, which {he} followed with a word, and that with another. [In the third row somebody {nodded|smiled}, and {he} talked to the nod.] At the end {his} knees were still {knocking|rattling} +but {the helper} was {on board|convinced}.",
    ],
    voice: ["“It shook all the way through,” said {Hero}, and {the helper} said, “Courage does, from the inside.”"],
  },
  {
    id: "brave-dare-no",
    lesson: "courage",
    deed: "refuses a foolish dare in front of everyone",
    obstacles: all,
    vars: {
      dare: [
        "ring every bell in the hospital",
        "let out the mayor’s donkeys",
        "paint a moustache on the statue",
        "lock the tuba in the cupboard",
      ],
    },
    test: [
      "“Anybody who’s anybody would {dare},” said some of the bigger children, and they began to {clap|chant}. [{The helper} said nothing, and waited to see what {Hero} would {do|answer}.] [It would be over in a {minute|moment}, one way or the other.]",
    ],
    act: [
      "“No,” said {Hero}, and it was astonishing how {heavy|loud} so short a word could be. [Somebody clucked like a {hen|chicken}.] {He} stood and was laughed at till they got {bored|hungry} +and then {the helper} shook {his} hand, because here was a {person|partner} that one could rely on.",
    ],
    voice: ["“Joining in takes a second,” said {the helper}, “but saying no to all of them takes courage.”"],
  },
  {
    id: "brave-dark-stairs",
    lesson: "courage",
    deed: "goes down for what is needed, one counted step at a time",
    obstacles: all,
    vars: {},
    test: [
      "What they needed was in {the helper}’s cellar, where the bulb had died, and {the helper} could not leave the {soup|door}. [It was an entirely {respectable|ordinary} cellar.] {Hero} had not been on good terms with cellars since the age of {four|six}.",
    ],
    act: [
      "{He} told {the helper} so, asked for a {candle|lamp} and for somebody to talk to {him} from the top, and went. [{Eleven|Nine} steps, three of them {creaky|chatty}.] At the bottom there was the thing, a great deal of {jam|coal}, and no {monster|more} +and {he} walked up slowly, on purpose.",
    ],
    voice: ["“I was scared on every step,” said {Hero}, and {the helper} said, “That’s what the courage was for.”"],
  },
  {
    id: "brave-phone",
    lesson: "courage",
    deed: "makes the difficult telephone call without putting it off any longer",
    obstacles: all,
    vars: { grandee: ["the admiral", "the head of the waterworks", "the opera singer", "the chief inspector"] },
    test: [
      "Only {the grandee} could give permission, said {the helper}, holding out the {receiver|telephone}, and {the grandee} was known to {roar|bark}. [{Hero} had dialled {four|three} times, and put it down at the {first|second} ring.] [There was a {fifth|further} way to waste time, namely by {dusting|tidying}.]",
    ],
    act: [
      "{Hero} dialled to the end, and heard {his} own heart, and a {roar|bark}, and then, to {his} surprise, {his} own voice, asking quite clearly. [It lasted a {minute|verse}.] “Nobody ever asks me,” said the voice, quite {softly|human}, “they {always|just} hang up.” {The helper} was already {packing|on the move}.",
    ],
    voice: ["“A difficult call never gets easier by waiting,” said {the helper}, “so it took courage to make it now.”"],
  },
  {
    id: "brave-big-dog",
    lesson: "courage",
    deed: "walks past what frightens him with the helper’s advice, calmly and not recklessly",
    obstacles: all,
    vars: {
      guard: ["a goose called Brutus", "a ram with a reputation", "a donkey who disliked hats", "a turkey in a temper"],
    },
    test: [
      "The key that they needed hung behind {a guard}, who was tied up, and had nothing to do but {glare|practise}. [{The helper} was too {tall|short} to squeeze along the wall.] [{Hero} measured the rope with {his} eyes, and it was {just|exactly} short enough to leave a way past.]",
    ],
    act: [
      "{He} asked {the helper} how it is done, and did it: sideways, not {running|staring}, and breathing {audibly|as if asleep}. [{The guard} said what {the guard} thought.] Along the wall, inch by inch, went {Hero}, and back, with the key +and they {set to|got on with it} at once.",
    ],
    voice: ["“You asked first, and then you went,” said {the helper}, “which is courage with a head on it.”"],
  },
  {
    id: "brave-wrong-friend",
    lesson: "courage",
    deed: "tells a friend to stop, at the risk of losing the friend",
    obstacles: all,
    vars: {},
    test: [
      "{Name}, whom {Hero} had known since {nursery|the sandpit}, was making fun of {the helper}, and expected {him} to join in. [It was even {rather|quite} funny, which made it {worse|harder}.] [They walked home together every day, and it would be a long, silent way tomorrow.]",
    ],
    act: [
      "“Leave it,” said {Hero}, and heard how {odd|bare} it sounded, “I mean it, it’s not fair.” [A {stone|ball} was kicked, and then another.] The friend walked off, and came back at the {corner|pump}, {scowling|scarlet}, to say sorry +and {the helper} shook hands with both.",
    ],
    voice: ["“Standing up to an enemy’s easy,” said {the helper}, “but a friend takes real courage.”"],
  },
  {
    id: "brave-spoil",
    lesson: "courage",
    deed: "stops everything at the last minute because something is not safe",
    obstacles: all,
    vars: { bit: ["a bolt", "a pin", "a wedge"] },
    test: [
      "It was to be one {great|mighty} pull. They were all in their places, {the helper} had the {rope|flag} in hand, and {name} was counting backwards from {ten|nine}. Then {Hero} saw that {a bit} was missing. [Everybody had waited so long. To shout now would be the most {embarrassing|unpopular} thing in {town}.]",
    ],
    act: [
      "“Stop!” shouted {Hero}, at {two|three}, and a silence came down in which {he} could hear {himself} {blush|swallow}. [{He} had to point at it with a {trembling|very red} finger.] {The helper} bent, turned {pale|white}, and put {the bit} in +and after that wished for no other {partner|captain}.",
    ],
    voice: ["“A hundred people kept still,” said {the helper}, “and it took courage to be the loud one.”"],
  },
  {
    id: "brave-new-way",
    lesson: "courage",
    deed: "is the first to try the helper’s peculiar method, carefully",
    obstacles: all,
    vars: { method: ["backwards", "in a bucket", "by bell", "with the eyes shut"] },
    test: [
      "{The helper} knew a way of doing it {method}, which was perfectly safe and looked {absurd|idiotic}. [It had been {proved|published}.] [Of the {forty|thirty} people standing round, each would do it {gladly|tomorrow}, as soon as somebody else had gone first.]",
    ],
    act: [
      "{Hero} checked the {knots|facts}, took off {his} hat, and did it {method}, before the eyes of {town}. [The {giggling|laughter} reached the {church|river}.] And it worked, it worked like butter +and {the helper}, who had been called {cracked|batty} for years, wiped {a|one} tear.",
    ],
    voice: [
      "“They’d all have been brave second,” said {the helper}, “and there’s only one place for courage, and it’s first.”",
    ],
  },
  {
    id: "brave-goodbye",
    lesson: "courage",
    deed: "dares to say what everybody is avoiding",
    obstacles: all,
    vars: {},
    test: [
      "Everyone was {cheerful|polite}, and talked about {plums|the weather}, and nobody said that it would not {work|do} like this. [The silence sat in the middle, like a {wardrobe|cow}.] [{The helper} looked round for somebody +and {Hero} looked {down|round} as well.]",
    ],
    act: [
      "“I think we’re on the wrong track,” said {Hero}, and it was as if {he} had dropped a {tray|vase}. [{The neighbour} {gasped|coughed}.] And then came five voices, all saying, “So do I.” {The helper}, greatly relieved, turned the plan {over|round} and began a better one on the back.",
    ],
    voice: ["“We all saw it,” said {the helper}, “but it only needed one to have the courage of saying so.”"],
  },
  {
    id: "brave-high-seat",
    lesson: "courage",
    deed: "asks the feared person for help politely and openly",
    obstacles: all,
    vars: {},
    test: [
      "There was one person who could lend what they lacked, and that was {name}, whose window {Hero} had {cracked|hit} with a ball in {May|spring}. [It had never been mentioned.] [“You needn’t,” said {the helper}, “I could try it with {string|glue}.”]",
    ],
    act: [
      "{Hero} rang, and before {his} courage could {get away|leave} {he} said, “It was me, your window, and I’d like to work it off.” [Nothing moved but a {curtain|clock}.] Then the whole tool chest was {handed|carried} out to {him} +and {the helper} whistled through {h.his} {fingers|teeth}.",
    ],
    voice: ["“You rang that bell knowing what was behind it,” said {the helper}, “so that’s courage, not luck.”"],
  },
];
