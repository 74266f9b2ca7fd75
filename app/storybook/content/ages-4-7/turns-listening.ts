import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

/** For a lesson of the parent’s own that fits nowhere else. */
export const listening: readonly Turn[] = [
  {
    id: "listen-advice",
    lesson: "listening",
    deed: "listens to advice that was ignored before, and tries again that way",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I know something about {trouble},” said {the helper}. “May I tell you?” “I know, I know,” said {Hero}, and did not listen. [{Grownup} had said something too, this morning.]",
      "{The helper} tried {twice|three times} to tell {him} how to do it. Each time {Hero} talked {over|right across} it. [Then {he} ran out of {words|breath} +and it still did not work.]",
    ],
    act: [
      "{Hero} sat down on {his} hands. “I’m listening now,” {he} said +and {the helper} told it from the beginning. [It was not {long|hard}.] “Oh! Let’s try it your way.” {The helper} {smiled|jumped up} and was ready. “Now that you listen, I can help you.”",
      "“Please say it again,” said {Hero}. This time {he} heard {every|each} word. [{He} said it back, to be sure.] It was quite {different from|unlike} {his} own way and much better. “You’ve listened to me,” said {the helper}. “So now I can help you do it.”",
    ],
    voice: [
      "“First listen, and then try again,” said {the helper}. “That’s the way.”",
      "{The helper} coughed. “You can be clever with your ears, too.”",
    ],
  },
  {
    id: "listen-stop",
    lesson: "listening",
    deed: "stops at once when told to stop",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Stop!” called {the helper}. {Hero} had one foot in the {air|grass}. [It would have been so {easy|quick} to go on.]",
      "“Hands off, just a moment!” said {the helper}. {Hero} was about to {pull|push} again +and {his} hands were nearly {there|on it}.",
    ],
    act: [
      "But {he} stopped at once, with {his} foot still up. “Now look,” said {the helper}. Under the {grass|leaves} was a {deep|muddy} hole! [{Hero} put {his} foot back, very slowly.] It was {full of water|up to the knee} +and {the helper} {nodded|breathed out}. “You stop when I call. So I can help you safely.”",
      "{Hero} put them in {his} pockets, both at once. {The helper} looked closely +and there was a {sharp|long} nail! [It was as long as {his} thumb.] {The helper} took it {out|away}, and let {him} look. “You stopped when I asked. So I can help you safely.”",
    ],
    voice: [
      "{The helper} came nearer. “‘Stop’ is a small word. You heard it and you did it.”",
      "“I didn’t know why,” said {Hero}. “I stopped first and asked after.”",
    ],
  },
  {
    id: "listen-say-back",
    lesson: "listening",
    deed: "asks to hear it again, says it back, and does it in that order",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Here’s how we’ll do it,” said {the helper}. “Left, left, under, and {twice|once} round.” {Hero} had been {looking at|watching} {a creature} and had not {heard|listened}. [How did it begin?]",
      "{The helper} {said|named} five things to remember about {trouble}. By the {second|third} one {Hero} was {thinking|dreaming} about {a food}.",
    ],
    act: [
      "“Please say it again,” said {Hero}. “I wasn’t listening. Now I am.” {He} shut {his} eyes and said it back, {twice|three times} over. [{The pal} nodded each time.] It was {right|perfect} +and {the helper} was {glad|pleased}. “Now you {know|have} it, we can do it together.”",
      "“I only heard two of them,” said {Hero}. “Please tell me again.” {He} held up {one|a} finger for each, and {said|counted} them all back. [{The pal} counted, too.] “All five!” said {the helper}, and {laughed|nodded}. “Now we both know it +and I can help you.”",
    ],
    voice: [
      "“Say it back,” said {the helper}, “and then you’ve really listened.”",
      "“First I didn’t listen,” said {Hero}. “Then I asked again, and it was easy.”",
    ],
  },
  {
    id: "listen-promise",
    lesson: "listening",
    deed: "remembers a promise made at home and keeps it before going on",
    obstacles: anywhere,
    vars: {},
    test: [
      "“What did {grownup} tell you to do today?” asked {the helper} +and {Hero} had to {think|stop}. ‘{Button|Do} up your coat.’ [{He} had said ‘{yes|all right}’ and {run|gone}.] And now {his} {hands|fingers} were too cold to {work|help}.",
      "“I was to {drink some water|have a rest} at noon,” said {Hero}, “and I {forgot|didn’t do it}.” “So that’s why you’re so {cross|tired},” said {the helper}. [“Do that first.” But it was so {dull|slow}!]",
    ],
    act: [
      "{Hero} did up {every button|the whole coat}, from the bottom to the top. [{The pal} {watched|waited}.] {He} felt {warm|better} at once +and so did {his} {hands|fingers}. “You did as you were told,” said {the helper}. “Now I’ll help you.”",
      "{Hero} did it first, {slow or not|dull or not}, and properly. [Nobody had to {ask|call} twice.] Soon {he} felt {fresh|strong} and could think. “There! It was good {advice|sense},” said {the helper}. “Now we can both work.”",
    ],
    voice: [
      "{The helper} had one thing more to say. “Good advice is for doing.”",
      "“I heard it this morning,” said {Hero}. “Now I’ve listened.”",
      "It took {the helper} a moment to say it. “You did it {late|slowly}, but you did it.”",
    ],
  },
  {
    id: "listen-ask",
    lesson: "listening",
    deed: "asks those who know, listens to each, and does the best of it",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Who have you asked about {trouble}?” said {the helper} +but {Hero} had asked nobody. {He} had wanted to {know|do} it all {himself} and had got it wrong {twice|again}.",
      "“There are {three|four} of us here with good ideas,” said {the helper}, “and only one who talks.” That was {Hero} +and {he} went {quiet|red} and shut {his} mouth.",
    ],
    act: [
      "So {Hero} asked {the neighbour}, and {the pal}, and {the helper}, and listened to each. [There was some good in {all|most} of it.] {He} put the best bits together and had a {new|fine} plan. “You {listened|heard us all},” said {the helper}. “So I’ll help you.”",
      "“What would you do?” asked {Hero}, and listened to {the helper} right to the end. [The answer was {short|odd}.] It was quite {different|new}, and a good deal {better|cleverer}. “You listened to me,” said {the helper}, “so I’ll gladly help you.”",
    ],
    voice: [
      "“Ask, and then be quiet,” said {the helper}. “That’s listening.”",
      "{The helper} liked that, you could see. “Nobody knows it all. Together we nearly do.”",
    ],
  },
  {
    id: "listen-careful",
    lesson: "listening",
    deed: "does the careful thing that had been skipped, in the right order",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You left out the beginning,” said {the helper}. “First you must look at it all {round|over}.” {Hero} knew. It was the {small|dull} part +and {grownup} always {minded|did} it first.",
      "“First things first,” said {the helper}. {Hero} had begun with the {third|fun} thing. So the rest had gone {wrong|crooked} +and {he} {groaned|sighed}.",
    ],
    act: [
      "{Hero} went back and looked at it from {all|both} sides, as {he} had been {shown|told}. [{The pal} looked, too.] Then {he} saw what {he} had {missed|got wrong} and {showed|told} {the helper}. “Now that you’ve looked, I can help you.”",
      "{Hero} {undid it|went back}, and did the {small|first} thing first, with care. [It only took {a minute|a song}.] Then came the second thing +and it went much better. “I should have listened,” said {Hero}. “You have now,” said {the helper}. “So I can help you with the third.”",
    ],
    voice: [
      "{The helper} gave {him} a nudge. “The first step counts. You went back and did it.”",
      "“You were told before,” said {the helper}. “Now you’ve done it, and that’s better.”",
      "“I’ll remember next time,” said {Hero}, “from the start.”",
    ],
  },
  {
    id: "listen-patient",
    lesson: "listening",
    deed: "waits quietly for the right moment instead of rushing at it",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Not yet,” said {the helper}. “If you {start|begin} before I {nod|say}, I can’t help you.” {Hero} hated waiting +and {his} {feet|hands} wanted to {start|begin} all by themselves.",
      "{Hero} had {hurried|rushed} too much with {trouble}. “What do they {tell|teach} you at home?” asked {the helper}. “Look before you {leap|run},” said {Hero}, and went {quiet|red}.",
    ],
    act: [
      "{Hero} put {his} hands behind {his} back, and breathed. [{A noise} came and went.] It was hard +but {he} waited +and so did {the pal}. Then {the helper} nodded. “Now! You waited for me, so I can help you.”",
      "So this time {he} looked first, and {thought|listened}. [It took as long as {a song|a bun}.] {Hero} saw what {he} had done wrong and told {the helper}. “Much better,” said {the helper}. “If you look first, I’m glad to go with you.”",
    ],
    voice: [
      "“You heard, and then you did it,” said {the helper}. “Both count.”",
      "{The helper} turned once round. “When you hurry, you can’t listen. Now you can.”",
    ],
  },
  {
    id: "listen-hush",
    lesson: "listening",
    deed: "makes everyone be quiet so that one can hear what is wrong",
    obstacles: anywhere,
    vars: {},
    test: [
      "“If we’re quiet, we’ll hear what’s wrong,” said {the helper}. But {Hero} was talking +and {the pal} was rustling +and nobody could hear a thing.",
    ],
    act: [
      "“Shh,” said {Hero}, most of all to {himself}. {He} {lay|knelt} down and listened. [First there was {nothing|only the wind}, and then {a noise}, far off.] Then came a {tiny|thin} {creak|rustle}, {low down|on the left} +and they {both|all} heard it. “So that’s where I must begin!” said {the helper}. “Now I can help.”",
    ],
    voice: [
      "{The helper} almost sang it. “Ears work best with the mouth shut.”",
      "“I was talking all the time,” said {Hero}. “Then I listened, and there it was.”",
    ],
  },
  {
    id: "listen-small-girl",
    lesson: "listening",
    deed: "bends down and hears out a very small child",
    obstacles: anywhere,
    vars: {},
    test: [
      "A very small girl was pulling at {Hero}’s sleeve. “Not now,” {he} said. The girl {pulled|tugged} again. “Not now!” [{The helper} looked from one to the other.]",
    ],
    act: [
      "Then {Hero} bent {right|low} down and listened. [She had to {breathe|sniff} between the words.] “My {dad|uncle} knows {how|what to do}!” said the girl. And there he stood, right behind her! He told them {about it|all he knew} +and {the helper} {nodded|laughed}. “Good that you listened! Now I can help you.”",
    ],
    voice: [
      "“Small people know a lot,” said {the helper}. “You only have to listen.”",
      "“She said it three times,” said {Hero}. “I only listened the fourth time.”",
    ],
  },
  {
    id: "listen-comes-when-called",
    lesson: "listening",
    deed: "comes at once when called",
    obstacles: anywhere,
    vars: {},
    test: [
      "“{Hero}!” called {the helper}, from over there +but {Hero} was in the middle of {drawing|looking at} {a creature}. “In a {minute|moment},” {he} said, and went on.",
    ],
    act: [
      "But then {he} {listened|heard it}, and put it all down and ran. {The helper} had {a load of|a pile of} {plates|pots} +and it was {slipping|tipping}. [It was just in time.] {Hero} held it, too +and it was {safe|steady}. “You came when I called,” said {the helper}. “So now I’ll come to you.”",
    ],
    voice: [
      "{The helper} blinked twice. “When somebody calls you, it’s mostly now.”",
      "“I nearly said ‘in a minute’ twice,” said {Hero}. “Good that I listened.”",
    ],
  },
  {
    id: "listen-talking-spoon",
    lesson: "listening",
    deed: "lets only one talk at a time while the others listen",
    obstacles: anywhere,
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
    },
    test: [
      "{The helper} had a plan, and {the villager} had {one, too|another}. They both {talked|shouted} at once +and {Hero} heard only {noise|soup}.",
    ],
    act: [
      "{Hero} held up a {spoon|twig}. “Whoever holds this may talk. The others listen.” [Round it went.] {The villager} spoke +and then {the helper} spoke. [{The pal} had it and was {quiet|still}, which also helped.] Half of each plan was {good|sound} +and so they made one plan. “With that one I can help you,” said {the helper}.",
    ],
    voice: [
      "“Nobody was wrong,” said {the helper}. “Nobody had listened, that’s all.”",
      "“One talks and the others listen,” said {Hero}. “It’s the only way.”",
    ],
  },
  {
    id: "listen-old-rule",
    lesson: "listening",
    deed: "thinks of the rule from home and does it word for word",
    obstacles: anywhere,
    vars: {},
    test: [
      "“What does {grownup} say when something won’t work?” asked {the helper}. “{Have a rest|Take a breath} and try it the other way round,” said {Hero}. [{He} had heard it so {often|many times}, but never {done it|listened}.]",
    ],
    act: [
      "Now {he} did it. First {he} {sat} {still|down} for a bit. [{The pal} did, too.] Then {Hero} {turned|tried} it the other way round, in {his} head, and {sprang|jumped} up and told {the helper}. “That way round I can help you!”",
    ],
    voice: [
      "“They don’t say it for fun,” said {the helper}. “It helps if you listen.”",
      "“I’ve heard it so often,” said {Hero}. “Today I did it.”",
    ],
  },
  {
    id: "listen-in-my-steps",
    lesson: "listening",
    deed: "walks exactly where the helper says",
    obstacles: ["path", "keeper"],
    vars: {},
    test: [
      "“I know a way,” said {the helper}. “Step where I step, and nowhere else.” {Hero} could see a {shorter|nicer} way, {right there|close by}.",
    ],
    act: [
      "But {he} {listened|nodded}, and kept to the footprints, every one. [{The pal} did, too.] {The helper} poked the {short|other} way with a stick. In it went, right up to the {top|end} +and {Hero} {stared|gulped}! “You {listened|heard me},” said {the helper}. “So I can {safely|surely} help you.”",
    ],
    voice: [
      "“I had a reason,” said {the helper}. “You listened to me before you knew it.”",
      "“The long way was the dry way,” said {Hero}. “Good that I listened.”",
    ],
  },
  {
    id: "listen-asks-home",
    lesson: "listening",
    deed: "asks at home first and waits for the answer",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Does {grownup} know that you’re doing this?” asked {the helper}. “Are you {allowed|sure}?” {Grownup} had said, ‘Ask me {first|before}.’ And {Hero} had not {asked|done it}.",
    ],
    act: [
      "So {he} sent {the pal} home with a note, and waited, which was the {worst|hardest} part. [{Hero} counted to {count}, {twice|three times}.] Back came the answer: ‘Yes, with {the helper}. Good that you asked!’ {The helper} read it and {nodded|smiled}. “You’re allowed. So now I can help you.”",
    ],
    voice: [
      "{The helper} hummed. “You were told to ask, and you asked. Good.”",
      "“First ask, then do,” said {Hero}. “I had it the wrong way round.”",
    ],
  },
  {
    id: "listen-take-apart",
    lesson: "listening",
    deed: "believes what is said about the mistake, and does it over",
    obstacles: ["work", "keeper"],
    vars: {},
    test: [
      "“It’s a bit crooked,” said {the helper}. “It isn’t,” said {Hero}. “Just here.” “It isn’t!” [{He} had worked on it so {long|hard}.] “Then I can’t {go on|help}.”",
    ],
    act: [
      "{Hero} shut one eye and {looked|squinted} +and it really was crooked! “I’m sorry,” {he} said. “I didn’t {want to hear|listen to} it.” [{The pal} {sighed|nodded}.] {He} {undid|took out} that bit and made it as straight as a {ruler|pole}. “You listened to me,” said {the helper}. “So now I can {go on|help}.”",
    ],
    voice: [
      "“You let me tell you,” said {the helper}. “Even big people find that hard.”",
      "“It was hard to hear,” said {Hero}, “and then it was just useful.”",
    ],
  },
];
