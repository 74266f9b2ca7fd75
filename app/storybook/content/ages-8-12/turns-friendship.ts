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
      "They had just begun on {trouble} when somebody shouted that there was room for one more at {the fun}, but only this minute. {The helper} told {him} to go, and even smiled. [{Hero} had once worn such a smile for a whole {spring|term}.]",
    ],
    act: [
      "“No, thanks,” said {Hero}, “I’m with somebody,” and that was {the fun} gone. [It did {hurt|sting}.] [There was a new sort of quiet then, with two in it.] {The helper} looked up from the {grass|gravel}, quite changed +and {h.he} asked what they should do {first|now}.",
      "“Is there room for two?” asked {Hero}, and there was none, so {he} stayed. [{He} wished them luck and very nearly meant it.] {The helper} had never been chosen over {the fun} before +and {h.he} worked like a whole {crew|team}.",
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
      "There were {five|four} others who could help, all of them stronger, and they lined up to be picked. {The helper}, who was always left over, went to the {end|back} of the row. [Good sense told {Hero} one thing, {clearly|loudly}.]",
      "{The helper} advised {him} to find somebody better, being slow, clumsy and too talkative. [It was all true.] And there stood {name}, who was none of those things, and had {the afternoon|time}. [{The helper} was already making room.]",
    ],
    act: [
      "“I pick {the helper},” said {Hero} in front of them all, “who came before I’d asked.” [The strong ones {shrugged|stared}.] [It may have been the wrong choice for lifting.] But nobody ever thought so hard about {trouble}, out of sheer {joy|gladness} +and a thought was {lacking|needed}.",
      "{Hero} did not want anybody better, and said so. So {the helper} talked on, about a cousin of {h.his} who had once been {stuck|in trouble} in exactly this way. [{Hero} looked up.] “Say that again,” {he} said +and then they {both knew|saw} what to try.",
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
      "“That’s stupid,” {Hero} said of {the helper}’s plan, and knew at once that it was one word too many. {The helper} did not answer, but just grew smaller along the path. [Now {Hero} had the whole place to {himself}, and it was very {dull|quiet}.]",
    ],
    act: [
      "{Hero} was right, and could have stood there being right until {Tuesday|winter}, but {he} crossed over and said so: {he} would sooner have a friend. [{The pal} looked much relieved.] {The helper} had been thinking the same +and as friends they could see to {trouble} {together|side by side}.",
      "It is undignified to run after people, but {Hero} did it, with one lace {flying|loose}, and blamed {his} temper, which talked first. [{The helper}’s temper, it seemed, only sulked.] They made it up, and {the helper} came back +and on the way {h.he} thought of a better {method|plan}.",
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
      "In confidence, {the helper} told {him} of being afraid of {fear}, and {shyly|quickly} hid. For here came {the neighbour}, {guessing|wondering} who in {town} it could be. [It was found very funny.] {Hero} knew.",
      "{The helper} had never told anyone, but {h.he} {h.was} afraid of {fear}, and a laugh got as far as {Hero}’s teeth. [What a thing to tell at supper! {The helper} had turned away, and you could see {h.him} wishing it {back|unsaid}.]",
    ],
    act: [
      "“I couldn’t say,” said {Hero}, although it is {dreadful|hard} to sit on such a story. {The helper} had heard it all. [“Come,” was what {h.he} said.] There was a {dodge|trick} for {trouble} +and a real friend might {see|have} it.",
      "{Hero} shut {his} mouth until the laugh had gone down, and said, very low, that with {him} it was {geese|lifts}. [They went through the whole list.] So the secret was {in good hands|safe}. {The helper} wished to do something {large|grand} for {him} +and {h.he} began with {trouble}.",
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
    vars: { sweetmeat: ["a jam tart", "a currant bun", "a slice of melon", "a honey cake"] },
    test: [
      "{The helper} mentioned that it was {h.his} birthday, very softly, and went straight on. [Nobody had noticed it in years.] There was hardly an hour left for {trouble}, and {Hero} had no present but {a sweetmeat}.",
      "{The helper} once had a friend who used to wave from the bridge over there, and still {h.he} looked up at it, {sadly|often}. [Nobody was there. {Hero} was late, and the way up was {long|steep}.]",
    ],
    act: [
      "{Hero} stuck a straw into {the sweetmeat}, for a candle, and called {the pal} and two {passing|startled} strangers for a choir. [The straw {fell over|bent}.] {The helper} wished to see {Hero}’s worries {ended|settled} +and {h.he} saw to that {h.himself}.",
      "{Hero} ran up to it all the same, and shouted, and {the helper} looked up. There on the bridge stood {Hero} and {the pal}, waving all they had. [{H.he} waved until it hurt.] It was as good as having {h.his} friend back +and for a friend {h.he} had {an idea|a brainwave}.",
    ],
    voice: [
      "“You noticed what nobody ever notices,” said {the helper}, “and that’s what a friend {does|is for}.”",
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
      "Still, that face had lit up, and so {Hero} sat down and asked a question about {hobby}, a real one. [Nobody, said {the helper}, had ever asked a second.] They reached the nineteenth as friends +and then {the helper} begged to hear all about {trouble}, down to the {smallest|last} bit.",
      "{Hero} asked what was the best thing about {hobby}, and it took {half an hour|some time}, and it was actually interesting. [{The pal} {slept|dozed}.] Then {the helper} wanted to hear what {Hero} cared for. At that moment it was {trouble} +and {h.he} listened just as {hard|long}, and had {an idea|a brainwave}.",
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
      "{Hero} sat down and drew {a creature} in the dust, whereupon {the helper} added {spectacles|a bow tie}, and {Hero} added {a bicycle|roller skates}. [They laughed in the same {language|key}.] Then {he} drew {trouble}, with {arrows|wings} +and {the helper} understood, and drew what {h.he} could do about it.",
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
      "“This is the step that wobbles,” said {Hero}, “and that’s {the neighbour}, and here’s my {second-best|secret} place for {sitting|thinking}.” [Three people waved at {the helper} before the {pump|corner}.] Now {the helper} knew somebody +and {h.he} asked at once what {h.he} could do for a friend.",
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
      "The teams for {the game} came out {even|perfect}, with {the helper} left {over|standing}, holding everybody’s jackets. [“I like holding things,” {h.he} {explained|insisted}.] {Hero} had only just been {chosen|let in} {himself}, and near the {end|back}.",
    ],
    act: [
      "{He} counted again, loudly, so as to arrive at an {uneven|awkward} number, and declared that {the game} required one more {player|captain}. [The jackets were {heaped|piled} on a {bush|bench}.] {The helper} played like a {hurricane|grandmaster} +and afterwards nothing that {h.he} could do for {Hero} was too much {work|bother}.",
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
      "{Hero} gazed at {the better} as one gazes at a {departing|retreating} pudding, and stayed where {he} {was}. [It went on without {him}.] “You waited!” said {the helper}, who had evidently {expected|prepared for} the opposite. {H.he} had fetched what was needed +and {h.he} {h.was} twice as glad to {use|bring} it.",
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
      "In the middle of a {sentence|threat} {Hero} caught sight of that {blotchy|ridiculous} nose, and of {his} own, in a {window|puddle}. [It started as a {cough|snort}.] Presently they were both {helpless|weeping} with laughter, and not enemies any more +and {the helper} asked what had gone wrong before {h.he} fell.",
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
      "The two of them were getting on splendidly, and suddenly there was a third, {a cousin|Rosamund}, who knew all {the helper}’s jokes. [“You’ll adore each other,” said {the helper}.] [{Hero} noticed a {peculiar|sour} feeling, rather like {vinegar|a stone}, and {considered|thought of} going home.]",
    ],
    act: [
      "But {he} asked the newcomer for the story of the best of them, and it was {genuinely|really} funny. [Jealousy is {heavy|prickly}, and it is a relief to {put|set} it down.] {The helper} sat in the middle, {overjoyed|radiant}, and need not choose +and {h.he} had a mind free for {trouble}.",
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
      "{Hero} crossed as well, but in the opposite direction, and asked how one gets {started|into it}. [It had a {history|reason}, and an {interesting|honourable} one.] By and by there were two of them doing it, in {broad|full} daylight. {The helper} had not had a friend in years +and {h.he} would do anything for one.",
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
      "So {he} turned round and discovered a {sudden|great} interest in {snails|doorknobs}, which are best {admired|collected} slowly. [There are {surprisingly|amazingly} many on that road.] At this speed {the helper} had breath for talking +and what {h.he} talked of was how to deal with {trouble}.",
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
      "{He} looked at it, and it was {remarkably|surprisingly} heavy to go on {carrying|holding}. “I missed you,” said {Hero}, which was the {true|underneath} part, “so come on.” [{The helper} looked up at last.] {The helper}, forgiven, wished to make up for lost {time|hours} +and {h.he} {began|set to} at once.",
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
      "{Hero} and {the helper} sat side by side at {trouble}, and each {waited|hoped} for the other to say something. [Somewhere {a noise} filled in.] Twice {Hero} breathed in to speak, and turned it into a {cough|yawn}.",
    ],
    act: [
      "The third time {he} let it out: “Would you like to be friends? I’m not very {good|quick} at it.” [It lay there between them, {practically|almost} steaming.] “I’ve been trying to say that since {the bridge|half past two},” cried {the helper}. {H.he} had not dared to offer help +and now {h.he} {dared|did}.",
    ],
    voice: ["“Somebody has to be silly enough to ask,” said {the helper}, “and that’s the one you want for a friend.”"],
  },
];
