import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const listening: readonly Turn[] = [
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
      "{Hero} had thought that the advice was for other people, but now {he} took it {himself}. [It pinched, since it meant doing the part that {he} always {dodged|skipped}. “Louder,” said {the helper}.] So {he} said it aloud and obeyed, step by step +and {the helper} kept {pace|time}.",
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
      "{Hero} filled in both sides, and they agreed in the first line and never again. [This once won’t matter, {he} had thought.] {He} rubbed out the right side, and did what stood on the left, line by line +and {the helper} ticked them off and {assisted|joined in}.",
      "It was a long way back to there, but {Hero} went, and did what {he} had been told, {five|six} hours late. [It felt like a stone out of a {boot|shoe}.] {The helper} was waiting by the same old trouble, with a different {Hero}, as {h.he} put it.",
    ],
    voice: [
      "“You can always go back to where you stopped listening,” said {the helper}, “because it keeps your place.”",
      "“Trying again is easy,” said {the helper}, “but trying again as you were told is the {clever|hard} bit.”",
    ],
  },
  {
    id: "listen-bell",
    lesson: "listening",
    deed: "stops at the first word, as agreed, even in the middle of fun",
    obstacles: all,
    vars: {},
    test: [
      "They had agreed that at “Halt” everyone would {stop|freeze}, and {the helper} had said it {three|four} times by now. [It was the {funniest|fastest} part.] {Hero}’s ears had {delivered|passed on} the word, but {his} legs were not {receiving|at home}.",
    ],
    act: [
      "At the next “Halt” {Hero} stopped with one foot in the air, {wobbling|quivering}, and stayed there. [Under the other foot, as {he} {discovered|noticed} then, the {plank|kerb} came to an end.] “That’s the {stop|one} I can work with,” said {the helper}, who came {nearer|across} and took {hold|charge}.",
    ],
    voice: ["“It’s a small word,” said {the helper}, “and it only works on people who let it in.”"],
  },
  {
    id: "listen-quiet-voice",
    lesson: "listening",
    deed: "listens to the one in the group who speaks most quietly",
    obstacles: all,
    vars: {},
    test: [
      "Everybody was {giving orders|offering opinions}, and {Hero} the loudest. Somewhere beneath it all {the helper} had been saying the same {sentence|thing}, over and over, like a {tap|cricket}. [Nobody had {time|room} for it.] [It had {nine|seven} words in it, by the {sound|rhythm}.]",
    ],
    act: [
      "{Hero} closed {his} mouth, held up {his} hand until the rest had {petered|died} out, and said, “{The helper}’s got something.” [The hush was {uncomfortable|unusual}.] {He} made {himself} wait for the end +and it was so {obvious|sensible} that several people {studied|examined} their {hats|boots}. And {the helper} showed them how.",
    ],
    voice: ["“Loud isn’t the same as right,” said {the helper}, “and it’s worth bending down for the other kind.”"],
  },
  {
    id: "listen-instructions",
    lesson: "listening",
    deed: "reads the instructions from beginning to end before touching anything",
    obstacles: all,
    vars: {},
    test: [
      "“Have you read this?” asked {the helper}, and unfolded the {leaflet|instructions}, as long as a {scarf|python}. {Hero} had looked at the {pictures|drawings}. [The drawings were {rather|very} good.] Already {he} had in {his} hand the part that, as it said there, must never be {removed|turned} first.",
    ],
    act: [
      "{He} laid the part {down|back}, sat on {his} hands, and asked {the helper} to read it {out|aloud}, all of it, {footnotes|warnings} included. [Twice {his} fingers {escaped|got out}, and were {recaptured|put back}.] When it {ended|was over}, {he} did number one, and only then number two +and {the helper} handed {him} {the tool}.",
    ],
    voice: [
      "“The person who wrote that had made all your mistakes already,” said {the helper}, “so you might as well use them.”",
    ],
  },
  {
    id: "listen-warning",
    lesson: "listening",
    deed: "heeds the helper’s warning although there is nothing to see",
    obstacles: all,
    vars: {},
    test: [
      "“I shouldn’t, if I were you,” said {the helper}. {Hero} could see {nothing|no reason} at all against it: the {sky|surface} was {blue|smooth}, the {way|road} was {free|dry}. [It is {particularly|terribly} hard to be told so when one is {nearly|already} there.] [{He} had said, “It’ll be all right,” {twice|before}.]",
    ],
    act: [
      "This time {he} said, “What do you know that I don’t?” and {waited|stood} to hear. [{The helper} pointed to {a creature}, which was walking {round|away}.] {Hero} did the same. Behind them, {gently|with a sigh}, down {came|went} a good deal of {mud|snow} +and then they took the way that {the helper} {knew|meant}.",
    ],
    voice: ["“I couldn’t see it either,” said {the helper}, “but I was told once, by somebody, and it stuck.”"],
  },
  {
    id: "listen-whole-story",
    lesson: "listening",
    deed: "lets the helper tell the whole story before judging",
    obstacles: all,
    vars: { handhold: ["a rope", "a gate", "a line"] },
    test: [
      "“You let go of {the handhold}!” cried {Hero}, the minute {the helper} came up. “I saw you!” [{The helper} opened {h.his} mouth, and there was no getting {a word|anything} in.] [{He} had a good deal to say about {ropes|gates}, and about {people|friends}, and {he} said it {all|twice}.]",
    ],
    act: [
      "Then {he} ran out of {breath|words}, and in the gap {he} remembered to ask. “Tell me,” said {Hero}, “from the {start|beginning}, and I won’t {interrupt|say anything}.” [It was a {struggle|torture}.] There had been a small {child|lamb}, it turned out, under {the handhold} +and {he} begged {the helper}’s pardon, and they started {afresh|over}.",
    ],
    voice: ["“A story’s got two ends,” said {the helper}, “and you only hear the second one with your mouth shut.”"],
  },
  {
    id: "listen-remember",
    lesson: "listening",
    deed: "does exactly what was asked, in the order in which it was asked",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} wanted {four|five} things fetched, in a certain {order|succession}, and named them {clearly|once}. {Hero} had {set|run} off at ‘{first|bring}’. [{He} came back with {a trinket}, a {ladle|melon} and a {duck|feather}.] {The helper} looked at them for {some|quite a} time, and said them over, from the {beginning|top}.",
    ],
    act: [
      "Now {Hero} stood {still|there} until the very last word, said them back on {his} fingers, and only then {ran|went}. [At the {corner|pump} {he} said them again.] One by one they came, in the {right|given} order, and each of them, as {he} saw, was {needed|wanted} for the next +and {the helper} was {building|ready} before the last.",
    ],
    voice: ["“It’s quicker to stand still for a sentence,” said {the helper}, “than to run for a duck.”"],
  },
  {
    id: "listen-tired",
    lesson: "listening",
    deed: "hears that he should rest, and rests",
    obstacles: all,
    vars: {},
    test: [
      "“Sit down for ten minutes,” said {the helper}, “you’re only making mistakes.” {Hero} was not tired, and {explained|proved} it, and put {his} {foot|elbow} in the {paint|bucket}. [At {home} they say the same thing, and {he} never was tired there either.]",
    ],
    act: [
      "{He} sat down, since it had been {said|asked} in good earnest, and ate {a food}, and looked at {nothing|the sky}. [Eight minutes of it went {slowly|uphill}.] In the ninth the whole {thing|knot} came undone by itself, inside {his} head +and {the helper}, who had {known|hoped} it would, reached for the {other|loose} end.",
    ],
    voice: ["“You didn’t think that you needed it,” said {the helper}, “and you did it, and now look at you.”"],
  },
  {
    id: "listen-apology-action",
    lesson: "listening",
    deed: "changes at once what he was asked to change",
    obstacles: all,
    vars: {},
    test: [
      "Would {he} please not whistle, {the helper} had asked, because of the baby. {Hero} had said, “Sorry,” and whistled, and said, “Sorry,” again. [It was turning into a kind of {song|tune}.] [Sorries are {light|cheap}, and {the helper} had now quite a {number|heap} of them.]",
    ],
    act: [
      "“I’m not going to say it any more,” said {Hero}, and put {his} lips {firmly|tightly} together, and simply {stopped|whistled no more}. [It is much {harder|quieter}.] The baby slept on, {round|warm} and {peaceful|rosy} +and {the helper}, with both hands free {at last|again}, turned to {him} with {pleasure|a smile}.",
    ],
    voice: ["“I’ve had a hundred sorries,” said {the helper}, “and I’d have swapped the lot for that.”"],
  },
  {
    id: "listen-follow-guide",
    lesson: "listening",
    deed: "walks exactly where the helper says",
    obstacles: all,
    vars: {},
    test: [
      "There was a short cut over stepping stones, said {the helper}, but one had to step where {h.he} stepped, and {nowhere|not anywhere} else. [There were some {tempting|prettier} stones to the {left|right}.] When {Hero} chose a stone of {his} own, it {tipped|sank}, and {he} lost a {boot|sock} and some {dignity|time}.",
    ],
    act: [
      "{He} wrung out what was left. From that stone on {he} did {exactly|precisely} as {the helper} did: left where {h.he} went left, a {hop|pause} where {h.he} {hopped|paused}. [It was {oddly|curiously} restful.] And on the {twentieth|last} stone {the helper} {turned|looked} round, saw {him} there, and let {him} in on the {rest|secret}.",
    ],
    voice: [
      "“My father told me every stone, and I wouldn’t hear it either,” said {the helper}, “till I’d run out of boots.”",
    ],
  },
  {
    id: "listen-own-lesson",
    lesson: "listening",
    deed: "recalls what was said at home and acts on it now",
    obstacles: all,
    vars: {},
    test: [
      "What did they {always|generally} say at {home}, {the helper} wanted to know, about cases like {this|these}? [{Hero} knew it as one knows the {wallpaper|stairs}, for {he} had heard it {daily|at breakfast}, and had never {looked|tried}.] [{He} felt {his} neck grow {warm|pink}.]",
    ],
    act: [
      "{He} said it aloud, and for the first time {he} heard what {was|stood} in it. So {he} went and {did|tried} it, to the {letter|last dot}, without {leaving out|skipping} the {dull|hard} half. [{Grownup} ought to have seen it.] “Well!” said {the helper}, and {pushed|rolled} up {h.his} sleeves +and the rest was {work|muscle}.",
    ],
    voice: [
      "“I always thought they just said it,” said {Hero}, and {the helper} said, “They were waiting for you to need it.”",
    ],
  },
];
