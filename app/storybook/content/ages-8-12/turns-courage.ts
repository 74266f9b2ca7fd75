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
      "{The helper} explained {at great speed|very fast} what to do about {trouble}, with words like ‘{flange|gusset}’ and ‘{spline|sprocket}’ +and everybody nodded. [{Name} nodded longest.] {Hero} had not understood a word.",
      "“Of course you know how a {thrupple|wodget} works,” said {the helper}. {Hero} had never heard of one, but {his} head very much wanted to nod. [Anyone who admitted it might be {laughed at|sent away}.]",
    ],
    act: [
      "Up went {his} hand, though it weighed a {hundredweight|ton}. “I’m sorry, I didn’t understand that,” {he} said. [Everybody {turned|stopped} to look.] Nobody else had either. So {the helper} told it again in plain words +and now they could {start|begin}.",
      "It took all {his} courage to ask what it was. “I made it up,” said {the helper}, {delighted|beaming}, “and the last {nine|six} people told me they had one at {home|school}!” [{The pal} looked {smug|amazed}.] {H.he} would only work with somebody who asked +and here was {one|that somebody}.",
    ],
    voice: [
      "“It takes courage not to know,” said {the helper}, “when everyone around you is {nodding|pretending}.”",
      "“I very nearly nodded,” said {Hero}, and {the helper} said, “Everybody nods, but you were brave and asked.”",
    ],
  },
  {
    id: "brave-admit",
    lesson: "courage",
    deed: "admits to being afraid, so that they can be afraid together and go",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} kept finding reasons not to begin: the {light|wind} was wrong, and the day was {damp|a Thursday}. {Hero}, too, was badly scared of making things worse. [But {he} had told everyone since {breakfast|noon} that nothing ever scared {him}.]",
      "“Are you scared of trying again?” asked {the helper}, while {the neighbour} listened. All {town} thought {Hero} was afraid of nothing. [One small word would cost {him} that fame.] But whoever needs no help is not given {any|it}.",
    ],
    act: [
      "“I’m afraid it’ll go wrong again,” said {Hero}, and that was like {a cold bath|jumping in a pond}. [{The helper} sat down quite suddenly.] “So am I!” cried {the helper}. It is easier when two are frightened together +and so they {did it|began}.",
      "“Yes, I’m scared,” said {Hero}, and felt {his} {ears|cheeks} turn red. [For a moment it was very {still|quiet}.] “I’m glad,” said {the helper}, “because I’d never dare to help someone so fearless.” They would do the {worst|scariest} part side by side, {h.he} said +and now they both dared to {begin|start}.",
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
      "{The helper} could only come if ten people asked for it in writing, and the list was still {blank|empty}. Everyone agreed that somebody else should sign first. [If things went wrong again, the top name would get the {bill|blame}.]",
      "Before {the helper} might touch anything, the town meeting wished to know whose idea the first try had been. [Everyone who had liked it now studied their {boots|nails}.] Somebody had to go in and tell {forty|sixty} people.",
    ],
    act: [
      "{Hero} wrote {his} name at the very top, where it looked extremely {lonely|readable}. [For a whole minute nothing happened.] Then {the neighbour} {coughed|sighed} and signed, and after that there was a {queue|scramble}. Soon there were ten +and {the helper} could come.",
      "In went {Hero}, over a very {long|wide} floor, in very loud boots. “It was my idea,” {he} said, “and I’d like to try again.” [Somebody laughed, but {kindly|thoughtfully}.] The meeting voted yes +and {the helper} had leave to {begin|help}.",
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
      "“It can be done,” said {the helper}, “but you’d have to stand where it went wrong.” Those who had laughed at {Hero} were still there, all {nine|twelve} of them. [By now they had brought {chairs|sandwiches}. {He} would sooner have {emigrated|moved} to the moon.]",
      "All {town} was laughing because {Hero} had failed, and {the helper} would only come if {he} tried again, before everybody. How easy it would be to slip off home! [There was {soup|toast} there, and {grownup} would not ask.]",
    ],
    act: [
      "It was {eleven|fourteen} steps back to the spot, and {Hero} felt each of them in {his} stomach. “Here I am again,” {he} told the {audience|people}. [Somebody clapped, and it may have been kindly meant.] {The helper} came and stood beside {him} +and they were ready to {begin|start}.",
      "{Hero} went back instead, past everyone who had laughed, with {his} chin {high|up} and {his} ears hot. [{The pal} came too, with dignity.] “I can do the {hard|heavy} part, if you can bear that,” said {the helper} +and {h.he} {came along|followed}.",
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
      "The wind had blown {the helper}’s bag into the garden of {dread}, and {h.he} could do {nothing|no work} without it. Somebody had to knock. [{Hero} looked at the knocker, which was a lion +and the lion looked {back|displeased}.] Even the {postman|milkman} was afraid of {dread}.",
      "{The helper} could not come before a parcel was delivered to {dread}, and did not dare to ring. A sign on the gate said ‘No’, though it did not say to what. [A window banged +and {Hero}’s tongue felt two sizes too {big|dry}.]",
    ],
    act: [
      "{Hero} knocked before {his} legs could vote on it, and asked {politely|in a croak} for the bag. {Dread} turned out to be small, and {glad of|pleased at} a visitor. [“Most children knock and run,” said {dread}.] Soon {Hero} was back with the bag +and {the helper} could start.",
      "“I’ll ring,” said {Hero}, and did, and said good day in a voice like a {door hinge|mouse}. [The sign was meant for {goats|pigeons}, who ate the {beans|leeks}.] {Dread} took the parcel, with {many|sincere} thanks +and now {the helper} was {free|at liberty}.",
    ],
    voice: [
      "“All that was ever in the way was a {knock|fright},” said {the helper}, “and I never had the courage.”",
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
      pilfered: ["a silver pen", "a season ticket", "a pocket watch", "an official whistle"],
    },
    test: [
      "Just then {the boss} accused {the helper} of taking {a pilfered}, and ordered {h.him} to the office. {Hero} knew that it was not so. [But {the boss} was tall, and had a badge, and it is hard to tell a badge that it is {mistaken|wrong}.]",
      "At the {pump|fountain} {the boss} pushed in front of {the helper}, whose can had to be filled before {h.he} could come. The {queue|whole street} looked at the sky. [{Hero} looked at it as well. It was {weather}.]",
    ],
    act: [
      "“That isn’t right,” said {Hero}, first too softly and then so that all could hear it. [{His} voice {shook|wobbled}.] {The boss} looked again, went {pink|red} and found {the pilfered} in another pocket +and so {the helper} was free, and wished for nothing more than to help {Hero}.",
      "“There’s somebody before you,” said {Hero}, and noticed that {he} had said it aloud. {The boss} turned round from a great {distance|height} and moved back. [The sky became less popular.] Soon the can was full +and {the helper} had time for {Hero}.",
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
      "Nothing might be done about {trouble}, said {the helper}, until somebody had explained the plan to the {assembly|committee}, all {ninety|seventy} of them. [“I’d do it, but I {hiccup|faint},” {h.he} added.] {Hero}’s voice had gone to hide behind {his} {breakfast|ribs}.",
    ],
    act: [
      "{Hero} stood on {a box|a chair}, and out came a {squeak|croak}, which {he} followed with a word, and that with another. [In the third row somebody {nodded|smiled}, and {he} talked to the nod.] {His} knees {knocked|rattled} to the end. But they voted yes +and {the helper} might {begin|start}.",
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
      "“We dare you to {dare}!” said some of the bigger children, and {the helper} watched, to see if {Hero} was a person to {work with|rely on}. [It would be over in a {minute|moment}, one way or the other.]",
    ],
    act: [
      "“No,” said {Hero}, and so short a word was astonishingly {heavy|loud}. [Somebody clucked like a {hen|chicken}.] They laughed till they got {bored|hungry} and left. “Whoever can say no to them, I’ll help,” said {the helper} +and they shook on it.",
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
      "{The helper}’s tools were down in a cellar, where the bulb had died, and {h.he} had to mind the {soup|door}. [It was an entirely {respectable|ordinary} cellar.] But {Hero} had not liked cellars since the age of {four|six}.",
    ],
    act: [
      "{He} said so, asked for a {torch|lamp} and for somebody to talk to {him} from the top, and went. [{Eleven|Nine} steps, three of them {creaky|chatty}.] There stood the tools, and no {monster|ghost}. {He} carried them up +and {the helper} could {begin|start|set to}.",
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
      "{The helper} might only help if {the grandee} allowed it, by telephone, and {the grandee} was known to roar. [{Hero} had dialled {four|three} times, and put it down at the {first|second} ring.] It would be so easy to leave it until {Monday|tomorrow}!",
    ],
    act: [
      "{Hero} dialled to the end, and heard a {cough|rumble}, and then, to {his} surprise, {his} own voice, asking quite clearly. [“People {always|mostly} hang up,” said {the grandee}, “so nobody ever asks me.”] The answer was yes +and {the helper} was already {packing|on the move}.",
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
      "The key to {the helper}’s tools hung on a wall behind {a guard}, who was tied up, and {glared|growled}. [{The helper} had tried it, and been chased round {a sight}.] The rope was {just|exactly} short enough to leave a way past.",
    ],
    act: [
      "{Hero} asked {the helper} how to do it, and did it: sideways, not {running|staring}, and breathing {audibly|as if asleep}. [{The guard} said what {the guard} thought.] Inch by inch {he} went along the wall, and back with the key +and {the helper} could get at {h.his} tools.",
    ],
    voice: ["“You asked first, and then you went,” said {the helper}, “which is courage with a head on it.”"],
  },
  {
    id: "brave-wrong-friend",
    lesson: "courage",
    deed: "tells a friend to stop, at the risk of losing the friend",
    obstacles: all,
    vars: { chum: ["Tilda", "Ravi", "Ottoline", "Jonah", "Mina"] },
    test: [
      "{Chum}, a friend of {Hero}’s since {nursery|the sandpit}, made fun of {the helper}, who got ready to leave. [It was even {rather|quite} funny, which made it {worse|harder}.] If {Hero} spoke up, the walk to school would be {long|silent} tomorrow.",
    ],
    act: [
      "“Leave it,” said {Hero}, and heard how {odd|bare} it sounded, “it’s not fair.” [A {stone|ball} was kicked, and then another.] {Chum} walked off, but came back from the {corner|pump}, {scowling|scarlet}, to say sorry +and {the helper}, who had nearly gone, stayed {to help|and helped}.",
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
      "Before {the helper} was free, a {piano|crate} had to go up on a {winch|pulley}, and {name} was counting backwards from {ten|nine}. Then {Hero} saw that {a bit} was missing. [To shout now, before half the street, would be the most {embarrassing|unpopular} thing in {town}.]",
    ],
    act: [
      "“Stop!” shouted {Hero}, at {two|three}, and in the silence {he} could hear {himself} {blush|swallow}. [{He} had to point with a {trembling|very red} finger.] {The helper} turned {pale|white} and put {the bit} in. Up it went, quite safely +and {the helper} was free, and very thankful.",
    ],
    voice: ["“A hundred people kept still,” said {the helper}, “and it took courage to be the loud one.”"],
  },
  {
    id: "brave-new-way",
    lesson: "courage",
    deed: "is the first to try the helper’s peculiar invention, carefully",
    obstacles: all,
    vars: {
      marvelment: [
        "a hat with a periscope",
        "a monocle for looking backwards",
        "a coat with a chimney",
        "a waistcoat with bells",
      ],
    },
    test: [
      "{The helper} would only work for someone who tried {h.his} invention, {a marvelment}, which was perfectly safe and looked {absurd|idiotic}. [Each of the {forty|thirty} people standing round would do it {gladly|tomorrow}, as soon as somebody else had gone first.]",
    ],
    act: [
      "{Hero} checked the {straps|screws}, put it on, and walked {twice|once} round {a sight} before the eyes of {town}. [The {giggling|laughter} reached the {church|river}.] And it worked like butter! {The helper}, who had been called {cracked|batty}, wiped away a tear +and {h.he} promised {Hero} any help {he} {liked|wanted}.",
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
      "Half the street was about to try at {trouble} what had already failed. Everyone saw it, and talked {hard|politely} about {plums|the weather}. [The silence sat in the middle, like a {wardrobe|cow}.] {The helper} knew a better way, but was too shy to {begin|say so}.",
    ],
    act: [
      "“I think we’re on the wrong track,” said {Hero}, and it was as if {he} had dropped a {tray|vase}. [{The neighbour} {gasped|coughed}.] “So do I,” said five voices at once. They made room +and now {the helper} dared to speak as well.",
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
      "{The helper} needed tools, and the only ones in {town} belonged to {name}, whose window {Hero} had {cracked|hit} with a ball in {May|spring}. [It had never been mentioned.] “You needn’t ask,” said {the helper}, “I could try it with {string|glue}.”",
    ],
    act: [
      "{Hero} rang, and before {his} courage could {get away|leave} {he} said, “It was me, your window, and I’ll work it off.” [Nothing moved but a {curtain|clock}.] Then {he} asked for the tools, and got a whole {chest|barrowful} +and so {the helper} could begin in earnest.",
    ],
    voice: ["“You rang that bell knowing what was behind it,” said {the helper}, “so that’s courage, not luck.”"],
  },
];
