import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const friendship: readonly Turn[] = [
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
      "{He} asked if there was room for two, and there was none, so {Hero} wished them luck and very nearly meant it. [There was a long stare.] {The helper} had never been chosen over {the fun} before, and went at {Hero}’s trouble like a whole {crew|team}.",
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
      "{Hero} called it a stupid way to do things, and knew at once that ‘stupid’ was one word too many. {The helper} did not answer, but just grew smaller along the path. [Now {Hero} had the whole place to {himself}, and it was very {dull|quiet}.]",
    ],
    act: [
      "{Hero} was right, and could have stood there being right until {Tuesday|winter}, but {he} crossed over. [{He} would sooner have a friend, {he} said.] {The helper} had been thinking the same +and from the same side the trouble looked {half the size|smaller}.",
      "It is undignified to run after people, but {Hero} did it, with one lace {flying|loose}, and blamed {his} temper, which talked first. [{The helper}’s temper, it seemed, only sulked.] Both of them turned out to be mainly hungry +and on the way back {the helper} thought of another {method|way}, not stupid at all.",
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
      "{Hero} shut {his} mouth until the laugh had gone down, and said, very low, that with {him} it was {geese|lifts}. [They went through the whole list.] After that there was {little|nothing} that {the helper} would not have done for {him} +and {h.he} began with the trouble.",
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
      "{The helper} once had a friend who used to wave from the bridge over there, and even now, at every turn, {h.he} looked up at it. [Nobody was there. {Hero} was late, and it was none of {his} business, and the way up was {long|steep}.]",
    ],
    act: [
      "{Hero} stuck a straw into {his} present, for a candle, and called {the pal} and two {passing|startled} strangers for a choir. [The straw fell over.] Having wished, {the helper} revealed that the wish was to see {Hero}’s trouble {ended|settled} +and that it had better start coming true.",
      "{Hero} ran up to it all the same, and soon somebody shouted, and {the helper} looked up out of habit. There on the bridge stood {Hero} and {the pal}, waving all they had. [{H.he} waved until it hurt.] Afterwards {the helper} only mentioned, rather {gruffly|hoarsely}, that {h.he} had had an idea.",
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
  {
    id: "friend-language",
    lesson: "friendship",
    deed: "makes friends with the helper without a single word in common",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} spoke no language that {Hero} had ever heard, and said so, presumably, at {considerable|great} length. [{Name} shouted very slowly, which made no {difference|impression}.] Most people simply {shrugged|smiled} and hurried on.",
    ],
    act: [
      "{Hero} sat down and drew {a creature} in the dust, whereupon {the helper} added {spectacles|a bow tie}, and {Hero} added {a bicycle|roller skates}. [They laughed in the same {language|key}.] An hour of drawing later the whole {trouble|predicament} lay before them, with {arrows|wings} +and {the helper} understood.",
    ],
    voice: [
      "“It turns out,” said {Hero}, “that you can make a friend before you can make a sentence,” and {the helper} nodded as if it were plain.",
    ],
  },
  {
    id: "friend-new",
    lesson: "friendship",
    deed: "shows the helper round, who is new and knows nobody",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had arrived in {town} on {Monday|Thursday}, knew nobody, and had eaten {seven|five} suppers facing a {calendar|coat}. [“People are extremely {polite|busy},” said {the helper}.] {Hero} remembered being {new|a stranger} {himself}, and the number of {ceilings|wallpapers} one learns.",
    ],
    act: [
      "“This is the step that wobbles,” said {Hero}, “and that’s {the neighbour}, and here’s my {second-best|secret} place for {sitting|thinking}.” [Three people waved at {the helper} before the {pump|corner}.] Friends do things for one another, {the helper} seemed to {recollect|recall} +and {h.he} began on it.",
    ],
    voice: ["“It’s only a street till somebody introduces you,” said {the helper}, “and then there’s a friend in it.”"],
  },
  {
    id: "friend-left-out",
    lesson: "friendship",
    deed: "makes a place in the game for the helper",
    obstacles: all,
    vars: { game: ["the tug of war", "the treasure hunt", "the kickabout", "the paper-boat regatta"] },
    test: [
      "The teams for {the game} came out {even|perfect}, with {the helper} left {over|standing}, holding everybody’s {jackets|lemonade}. [“I like holding things,” {h.he} {explained|insisted}.] {Hero} had only just been {chosen|let in} {himself}, and near the {end|back}.",
    ],
    act: [
      "{He} counted again, loudly, so as to arrive at an {uneven|awkward} number, and declared that {the game} required {an umpire|a captain} on each side. [The jackets were {heaped|piled} on a {bush|bench}.] {The helper} played like a {hurricane|grandmaster} +and afterwards nothing was too much {trouble|bother}.",
    ],
    voice: ["“You were hardly in yourself,” said {the helper}, “and you held the gate open, like a friend.”"],
  },
  {
    id: "friend-promise-meet",
    lesson: "friendship",
    deed: "keeps an appointment with a friend although something better turned up",
    obstacles: all,
    vars: { better: ["a hot-air balloon", "a real film crew", "the elephant parade", "the fire-engine rehearsal"] },
    test: [
      "“Wait here for me, just {ten|five} minutes,” said {the helper}, and went to fetch something useful. Hardly had {h.he} gone when {a better} stopped, with one space left, for {Hero}. [It was going {exactly|precisely} where {he} had always {longed|wanted} to go.] [A friend would understand, as people {generally|always} say.]",
    ],
    act: [
      "{Hero} gazed at {the better} as one gazes at a {departing|retreating} pudding, and stayed where {he} {was}. [It went on without {him}.] “You waited,” said {the helper}, who had evidently {expected|prepared for} the opposite +and the conversation went straight to {solutions|work}.",
    ],
    voice: ["“I’d have understood,” said {the helper}, “but it’s a better friend who doesn’t make you.”"],
  },
  {
    id: "friend-laugh-with",
    lesson: "friendship",
    deed: "turns mockery into a shared joke and a friendship",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had fallen over {Hero}, {Hero} had fallen over {the pal}, and both parties were {furious|indignant}, and covered with {flour|custard}. [A dispute began about who had been {walking|standing} there first.] Spectators had {gathered|collected}, hoping for {more|worse}.",
    ],
    act: [
      "In the middle of a {sentence|threat} {Hero} caught sight of that {floury|yellow} nose, and of {his} own, in a {window|puddle}. [It started as a {cough|snort}.] Presently they were holding each other up, {helpless|weeping} with laughter +and it seemed unnatural not to {collaborate|carry on together}.",
    ],
    voice: ["“An enemy’s only a friend you’ve not laughed with yet,” said {the helper}, wiping an eye."],
  },
  {
    id: "friend-picky",
    lesson: "friendship",
    deed: "stays friends although the helper has another friend",
    obstacles: all,
    vars: {},
    test: [
      "The two of them were getting on splendidly, and suddenly there was a third, {a cousin|Rosamund}, who knew all {the helper}’s {jokes|nicknames}. [“You’ll adore each other,” said {the helper}.] [{Hero} noticed a {peculiar|sour} feeling, rather like {vinegar|a stone}, and {considered|thought of} going home.]",
    ],
    act: [
      "But {he} asked the newcomer for the story of the best {joke|nickname}, and it was {genuinely|really} funny. [Jealousy is {heavy|prickly}, and it is a relief to {put|set} it down.] Three heads were {decidedly|plainly} better than two here +and {the helper} sat in the middle, {overjoyed|radiant}.",
    ],
    voice: ["“Friendship isn’t a cake,” said {the helper}, “because there’s no less of it for you with three.”"],
  },
  {
    id: "friend-defend-odd",
    lesson: "friendship",
    deed: "likes openly what makes the helper peculiar",
    obstacles: all,
    vars: {
      habit: [
        "bows to lampposts",
        "wears a saucepan on Wednesdays",
        "talks to the luggage",
        "keeps a diary for a snail",
      ],
    },
    test: [
      "Everybody knows that {the helper} {habit}, and most people cross the road {accordingly|because of it}. [{Name} had recommended the other side.] {The helper} was used to it, and no longer looked to see who was {coming|passing}.",
    ],
    act: [
      "{Hero} crossed as well, but in the opposite direction, and asked how one gets {started|into it}. [It had a {history|reason}, and an {interesting|honourable} one.] By and by there were two of them doing it, in {broad|full} daylight +and of course one helps a {colleague|fellow enthusiast}.",
    ],
    voice: ["“Some like me in spite of it,” said {the helper}, “but a friend likes the lot.”"],
  },
  {
    id: "friend-wait-up",
    lesson: "friendship",
    deed: "slows down so that the helper can keep up",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} walked fast, as one does with something on {his} mind, and {the helper}, whose legs were {arranged|made} differently, fell further and further {behind|back}. [“Do go ahead,” came a {distant|breathless} voice.] [Time was short, and the {road|path} was {downhill|inviting}.]",
    ],
    act: [
      "So {he} turned round and discovered a {sudden|great} interest in {snails|doorknobs}, which are best {admired|collected} slowly. [There are {surprisingly|amazingly} many on that road.] At this speed {the helper} had breath for talking +and what {h.he} talked of was the answer, {complete|entire}.",
    ],
    voice: ["“Being fast is nice,” said {the helper}, “but a friend is somebody who’s there when you look up.”"],
  },
  {
    id: "friend-forgive",
    lesson: "friendship",
    deed: "forgives the helper for a broken promise",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had promised to fetch some {string|chalk} and be back in {five|ten} minutes, but it took {h.him} an hour. [“I sat down and fell asleep, and then I was {ashamed|too embarrassed},” {h.he} said.] {Hero} had a whole {afternoon|basket} of disappointment ready to {hand over|deliver}.",
    ],
    act: [
      "{He} looked at it, and it was {remarkably|surprisingly} heavy to go on {carrying|holding}. “I missed you,” said {Hero}, which was the {true|underneath} part, “so come on.” [{The helper} looked up at last.] Never had anybody made up for lost {time|hours} with such {energy|ferocity}.",
    ],
    voice: [
      "“I’d rather have a late friend than none,” said {Hero}, and {the helper} said that it would be the last time.",
    ],
  },
  {
    id: "friend-introduce-self",
    lesson: "friendship",
    deed: "dares to offer friendship first, in spite of shyness",
    obstacles: all,
    vars: {},
    test: [
      "They worked side by side for {ages|an hour}, {Hero} and {the helper}, and each was {waiting|too shy} for the other to say something. [Somewhere {a noise} filled in.] Twice {Hero} breathed in to speak, and turned it into a {cough|yawn}.",
    ],
    act: [
      "The third time {he} let it out: “Would you like to be friends? I’m not very {good|quick} at it.” [It lay there between them, {practically|almost} steaming.] “I’ve been trying to say that since {the bridge|half past two},” cried {the helper} +and after that they were {unstoppable|a team}.",
    ],
    voice: ["“Somebody has to be silly enough to ask,” said {the helper}, “and that’s the one you want for a friend.”"],
  },
];
