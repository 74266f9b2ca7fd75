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
      "{The helper} explained what to do about {trouble} and asked if {he} had heard that. {Hero} said yes, which was true of the {beginning|first half}. [During the rest {he} had been getting {his} own answer ready. It was a good answer, but to some other question.]",
      "An hour ago {the helper} had told {him} what would work at {trouble}, and {Hero} had done as {he} liked. [It was plain how that was going.] Now {he} remembered a {cough|hat}, and a kind voice, but none of the words.",
    ],
    act: [
      "{Hero} put {his} own answer away, asked to hear it all again, and said it back until {the helper} was satisfied. [It was a thing that {he} had been told at {home}, often.] Now they both knew the same plan +and {the helper} was ready to {begin|come}.",
      "It was humbling, but {Hero} asked once more, and this time {he} wrote it on {his} {cuff|wrist}. [It was even quite easy.] {The helper}, who only helped people who listened, read it and nodded +and {h.he} {h.was} glad to have found one.",
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
      "At the bottom of the bag was a note from {grownup}, which said ‘Read this first’, and by now it was {nearly|well after} last. [{Hero} had wrapped {a trinket} in it.] “I’d read it, if I were you,” said {the helper}, and {coughed|waited}.",
      "“Somebody must have told you how to do this,” said {the helper}, and {grownup} had. {Hero} had said, “Yes, yes,” and shut the door. [It was so easy to stay here and be stuck.] To find out now meant going back and {admitting it|owning up}.",
    ],
    act: [
      "{Hero} read it aloud, {crumbs|stains} and all, and there it was: what would go wrong, and what to do instead. [It was even {numbered|underlined}. {He} would have liked to be angry with someone.] It took two, it said +and {the helper} was already standing where the second must {be|stand}.",
      "{Hero} went, and {grownup} did not say ‘I told you so’, though it took some effort. [{He} listened with both feet on the floor.] It was only one sentence: “Don’t do it {alone|without help}.” {He} ran back and told it to {the helper} +and {the helper} {got|stood} up at once.",
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
      "{The helper} asked {him} to be quiet for a hundred breaths, for only so could {h.he} think. {Hero} laughed. At {nine|six} {he} remembered a joke. [At fourteen {he} told it.] “Again,” said {the helper}.",
      "The more {Hero} explained {trouble}, from {four|three} sides, the less {the helper} said. [“May I?” asked {the helper}.] But {he} {was} just coming to the point, and went on coming to it, and the time went {by|with it}.",
    ],
    act: [
      "{He} began again, and at thirty {he} heard {a noise}, and at sixty {his} own thoughts, all talking. [By eighty they had finished.] {He} held out for the whole hundred, and in the {quiet|hush} {the helper} had been able to think +and {h.he} knew what {to do|was needed}.",
      "And then {Hero} heard {himself}, and stopped in the middle of a word. [“Sorry,” {he} said.] All that {the helper} had wished to say came to nine words. “You begin, I help, and we do it slowly,” said {the helper} +and that was {good|sound} advice.",
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
      "What would {he} say to a friend in such a mess, asked {the helper}. “Start with the part that you’re {avoiding|dodging},” said {Hero}. Then {the helper} asked whether {he} had tried it. [There was a silence of some length.]",
      "Only that {morning|day} {Hero} had told {name} to slow down and do it properly. [{He} had been rather grand about it.] What should one do, asked {the helper}, with {trouble}? Out of {Hero}’s mouth came the very same {sentence|words}.",
    ],
    act: [
      "{Hero} had thought that the advice was for other people, but now {he} took it {himself}. [It {pinched|stung}. “Louder,” said {the helper}.] The part that {he} had always {dodged|skipped} {he} did first +and with that out of the way {the helper} could help.",
      "“Oh,” said {Hero}, for {he} had done everything today in a rush. [{His} ears went {pink|warm}.] So {he} slowed down, went through it step by step and did it properly. At that speed {the helper} could keep up +and {h.he} could see where to {help|join in}.",
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
      "{Grownup} had told {Hero} to measure first, and {he} had started without, because nobody had told {him} why. {The helper} wondered if {he} had asked. [{Grownup} might have been right, and that would have been worse. It was a long way to go to avoid so {short|small} a word.]",
      "“‘Look twice, pull once’ is a stupid rule,” said {Hero}, who had only pulled, and they both looked at the {consequences|result}. [{The helper} waited. {Hero} still felt ready to be angry with whoever had {made|invented} it.]",
    ],
    act: [
      "“Why?” asked {Hero} at last, and it turned out that somebody had once begun without measuring, and had ended just like this. [It was {the helper}.] That was a good reason, and {he} measured everything, twice. Now {the helper} could see what was wanted +and they began again.",
      "{Hero} said it over slowly, as if it were new, and then {he} looked twice. [There was sense in it, like a {nut|stone} in a {plum|shell}.] The second time {he} saw what {he} had overlooked, and showed it to {the helper} +and {h.he} knew just how to deal with that.",
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
      "{The helper} went through the day with {Hero}, who had to say stop where it first went wrong. [It was much {earlier|sooner} than {he} had thought.] {Grownup} had said not to do it alone +and {Hero} had pretended not to hear.",
    ],
    act: [
      "{Hero} filled in both sides, and the two agreed in the first line and never again. [This once won’t matter, {he} had thought.] {He} rubbed out the right side, and began to do what stood on the left, line by line. One line was too hard for one +and there {the helper} {assisted|joined in}.",
      "“So I did it alone,” said {Hero}. [It felt like a stone out of a {boot|shoe}.] Now, {five|six} hours late, {he} did as {he} had been told, and asked {the helper} for help +and {the helper}, who had been waiting for that word, said yes.",
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
      "{The helper} would work with nobody who did not stop at the word “Halt”, and so they practised, running. [It was the {funniest|fastest} part.] {Three|Four} times {Hero}’s ears had {delivered|passed on} the word, but {his} legs were not {receiving|at home}.",
    ],
    act: [
      "At the next “Halt” {Hero} stopped with one foot in the air, {wobbling|quivering}, and stayed there. [Under that foot, as {he} {discovered|noticed} then, lay {a trinket}, which it would have crushed.] “That’s a {stop|person} I can work with,” said {the helper} +and now they could {begin|start|get going}.",
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
      "Everybody was {giving orders|offering opinions} about {trouble}, and {Hero} the loudest. Somewhere beneath it all {the helper} had been saying the same {sentence|thing}, over and over, like a {tap|cricket}. [Nobody had {time|room} for it. It had {nine|seven} words in it, by the {sound|rhythm}.]",
    ],
    act: [
      "{Hero} closed {his} mouth, held up {his} hand until the rest had {petered|died} out, and asked {the helper} to say it again. [The hush was {uncomfortable|unusual}.] It was so {obvious|sensible} that several people {studied|examined} their {hats|boots} +and now {the helper} was heard, and could show them how.",
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
      "“Have you read this?” asked {the helper}, and unfolded the {leaflet|instructions}, as long as a {scarf|python}. [{Hero} had looked at the {pictures|drawings}. They were {rather|very} good.] {Hero} had begun with number {nine|six}, which must never be done first.",
    ],
    act: [
      "{Hero} sat on {his} hands, and asked {the helper} to read it {out|aloud}, all of it. [Twice {his} fingers {escaped|got out}, and were {recaptured|put back}.] Number one was meant for two people. “Then I’ll be the second,” said {the helper} +and so they began where one begins.",
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
      "“I wouldn’t leave your things there,” said {the helper}. {Hero} could see no reason against it: the {step|pavement} was {clean|wide}, the sun shone. [It is {particularly|terribly} hard to be told so when one has just {sat down|unpacked}.]",
    ],
    act: [
      "This time {he} asked, “What do you know that I don’t?” and {waited|stood} to hear. “The street gets washed at {three|four},” said {the helper}, and {Hero} moved it all. [{A creature} was moving, too.] Then the water cart came by. Everything was dry +and they could {begin|start|get going}.",
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
      "“You let go of {the handhold}!” cried {Hero}, the minute {the helper} came near. “I saw you! It’s all your fault!” [{The helper} tried to speak, and there was no getting {a word|anything} in.] {H.he} turned round to leave.",
    ],
    act: [
      "“Wait,” said {Hero}, “tell me about it, and I won’t {interrupt|say anything}.” [It was a {struggle|torture}.] A small {child|lamb} had been caught under {the handhold}, and so {the helper} had let go. {Hero} begged {h.his} pardon +and {the helper} came back, and was ready to help again.",
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
      "{The helper} needed {four|five} things for {trouble}, in a certain {order|succession}, and named them. {Hero} {set|ran} off at ‘{first|bring}’, and came back with {a trinket} and a {duck|melon}. [{The helper} looked at them for {some|quite a} time.]",
    ],
    act: [
      "Now {Hero} stood {still|there} until the very last word, and said them all back before {he} {ran|went}. [At the {corner|pump} {he} said them again.] Every single thing was {right|as it should be}, and there was not one mistake among them +and so {the helper} could {begin|start|set to}.",
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
      "{He} sat down, since it had been {said|asked} in good earnest, and ate {a food}, and looked at {nothing|the sky}. [Eight minutes of it went {slowly|uphill}.] In the ninth {he} saw where the mistakes came from, and told {the helper}. “I hoped you would,” said {the helper} +and {h.he} knew what to do about it.",
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
      "{The helper} had a baby to mind, and had asked {Hero} not to whistle. {Hero} had said, “Sorry,” and whistled, and said, “Sorry,” again. [Sorries are {light|cheap}, and {the helper} had now quite a {number|heap} of them.] Until the baby slept {the helper} was not free.",
    ],
    act: [
      "“I’m not going to say it any more,” said {Hero}, and put {his} lips {firmly|tightly} together, and simply {stopped|whistled no more}. [It is much {harder|quieter}.] Soon the baby slept, {round|warm} and {peaceful|rosy}, and its aunt took it home +and {the helper}, free {at last|again}, turned to {Hero}.",
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
      "{The helper}’s tools lay beyond some stepping stones, and {Hero} must step just where {h.he} stepped. [There were some {tempting|prettier} stones to the {left|right}.] When {Hero} chose one of {his} own, it {tipped|sank}, and {he} lost a {boot|sock} and some {dignity|time}.",
    ],
    act: [
      "From there on {he} did {exactly|precisely} as {the helper} did: left where {h.he} went left, a {hop|pause} where {h.he} {hopped|paused}. [It was {oddly|curiously} restful.] They came over dry, and carried back the tools +and with somebody who listened, said {the helper}, {h.he} could do anything.",
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
      "What did they {always|generally} say at {home}, {the helper} wanted to know, about cases like {this|these}? “Ask before you {start|pull},” said {Hero}. [{He} knew it as one knows the {wallpaper|stairs}, for {he} had heard it {daily|at breakfast}, and had never {looked|tried}.] {He} had not asked anybody.",
    ],
    act: [
      "{He} said it once more, and for the first time {he} heard what {was|stood} in it. [{Grownup} ought to have seen it.] So {he} asked {the neighbour}, and {name}, and at last {the helper}. “I thought you never would!” said {the helper} +and {h.he} told {him} all {h.he} knew.",
    ],
    voice: [
      "“I always thought they just said it,” said {Hero}, and {the helper} said, “They were waiting for you to need it.”",
    ],
  },
];
