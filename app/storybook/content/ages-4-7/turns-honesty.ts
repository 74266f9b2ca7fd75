import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const honesty: readonly Turn[] = [
  {
    id: "honest-broke",
    lesson: "honesty",
    deed: "owns up to having broken the helper’s things",
    obstacles: anywhere,
    vars: { mug: ["a blue jug", "a clay pot", "a glass jar", "a painted plate", "a brown teapot"] },
    test: [
      "“Somebody broke {a mug} of mine,” said {the helper}. “The wind, was it?” It had been {Hero}’s elbow, in {his} {hurry|temper}. [It would be so easy to {nod|say yes}.]",
      "{The helper} had {a mug} there, in bits. “Who did that?” {Hero} had. [{He} had pushed the bits under {a leaf|some straw}.] {His} {ears|cheeks} burned.",
    ],
    act: [
      "“It was me,” said {Hero}. “I’m sorry. I’ll help you {glue|mend} it.” [The words came out {small|stiff}, but they came.] {The helper} nodded. “Someone who tells me that, I can trust. I’ll help you.”",
      "{Hero} swallowed. “Not the wind,” said {Hero}. “Me.” [And now that it was {said|out}, {he} could breathe.] They {swept|picked} up the bits. “That was hard,” said {the helper}. “Your other {trouble|thing} is easy.”",
    ],
    voice: [
      "“A truth is heavy to pick up,” said {the helper}, “and light to carry.”",
      "{The helper} spoke very low. “{Jugs|Pots} can be mended. Truth is {better|worth more}.”",
      "“Why did you tell me?” asked {the helper}. “Because it’s true,” said {Hero}.",
    ],
  },
  {
    id: "honest-boast",
    lesson: "honesty",
    deed: "takes back a boast and tells what really happened",
    obstacles: anywhere,
    vars: {},
    test: [
      "“How’s it going?” asked {the helper}. “Nearly done,” said {Hero}. “{Easy|A trifle}.” That was a {fib|lie}, and it stood there like {a goat|a wet dog}.",
      "“Do you need a hand?” “No,” said {Hero}. “I’ve done this {a hundred|$count} times.” It had been {never|not once}. {The helper} {left|turned to go}.",
    ],
    act: [
      "“That’s not true,” {Hero} called. “I tried, and it went wrong, and I was {ashamed|too proud}.” [{He} told it all, even the {silly|worst} part.] {The helper} came closer. “Now I know where to {begin|start}.”",
      "{Hero} ran after {h.him}. “I made that up,” said {Hero}. “I don’t even know {how|where to start}.” [It felt like taking off a {tight|wet} shoe.] “{Good|Fine},” said {the helper}. “A real story I can help with.”",
    ],
    voice: [
      "{The helper} looked pleased. “You can’t mend a made-up thing. Only a true one.”",
      "“Tell it as it is,” said {the helper}, “and people can help.”",
      "“The truth felt {awful|horrid},” said {Hero}, “for about one second.”",
    ],
  },
  {
    id: "honest-found",
    lesson: "honesty",
    deed: "gives back a found treasure instead of keeping it",
    obstacles: anywhere,
    vars: { purse: ["a silver whistle", "a purse of coins", "a gold ring", "a pearl button", "a glass star"] },
    test: [
      "On the ground lay {a purse}. “Have you seen {a purse}?” asked {the helper}, looking {under things|worried}. {Hero}’s hand closed {in $his pocket|tight}.",
      "Something shone by {a sight}. {Hero} pocketed it: {a purse}! Back came {the helper}. “I’ve lost the one my {gran|father} gave me.”",
    ],
    act: [
      "Nobody would {ever|even} know. But {Hero} knew. “I found it. I nearly didn’t say.” {The helper} {hugged|kissed} {the purse}. “And what can I do for you? {Say it|Tell me}.”",
      "“Is it this?” {Hero} said, before the other {half|voice} of {him} could speak. {The helper} laughed out loud. “Honest as {bread|daylight}! Come, I’ve {a good idea|some time}.”",
    ],
    voice: [
      "“You could have kept it,” said {the helper}. “It would have {itched|shouted},” said {Hero}.",
      "{The helper} stopped for a second. “Better an honest friend than {ten of these|a full purse}.”",
    ],
  },
  {
    id: "honest-game",
    lesson: "honesty",
    deed: "admits to having peeped in a game and lets the helper win",
    obstacles: anywhere,
    vars: { round: ["hide and seek", "a guessing game", "a race", "a game of pebbles"] },
    test: [
      "“Beat me at {round},” said {the helper}, “and I’ll help you.” {Hero} won. But {he} had {peeped|cheated}, just {once|a little}. Nobody {saw|knew}.",
      "They played {round}, and the prize was a good {turn|deed}. {Hero} {peeped|moved} when {the helper} {blinked|sneezed}. “You won!” said {the helper}. “{Well done|Clever}!”",
    ],
    act: [
      "It felt like a stone in {his} {shoe|tummy}. “I {didn’t win|cheated},” said {Hero}. “I peeped. You won.” “Then it’s I who choose,” said {the helper}, “and I choose to help.”",
      "“No,” said {Hero}. “It wasn’t fair. Take it back.” [{His} {face|neck} was hot.] They played it {again|once more}, and {he} lost. “I’ll help you all the same,” said {the helper}. “{Gladly|Twice over}.”",
    ],
    voice: [
      "{The helper} looked at the sky. “I’d sooner lose to an honest one.”",
      "“A cheat wins {once|nothing},” said {the helper}. “The truth wins friends.”",
      "“Losing felt better,” said {Hero}. “It was true.”",
    ],
  },
  {
    id: "honest-blame",
    lesson: "honesty",
    deed: "clears somebody else of the blame by telling the truth",
    obstacles: anywhere,
    vars: {},
    test: [
      "There was a {spilt|broken} jar, and {Hero} had said it was {a creature}. {The helper} scolded {the creature}, and it {hung its head|crept off}.",
      "“Who left the {gate|tap} open?” asked {the helper}. {Hero} looked at {the pal}, so {the helper} did too. {The pal} {said nothing|looked sad}.",
    ],
    act: [
      "“Wait,” said {Hero}. “It wasn’t that one. It was me.” [It was quiet for as long as {a yawn|three ticks}.] “{Thank you|Ah},” said {the helper}, and said sorry to the right one. “Now let’s see to you.”",
      "{Hero} could not bear it. “I did it,” said {Hero}, “and I let you think it was somebody else.” [{He} went and {put it right|mopped up}.] “Truth told,” said {the helper}, “so all is {well|mended}. Now yours.”",
    ],
    voice: [
      "“You told the truth for somebody,” said {the helper}. “That’s {fine|big}.”",
      "{The helper} came up close. “The truth takes a load off two.”",
    ],
  },
  {
    id: "honest-dont-know",
    lesson: "honesty",
    deed: "says honestly that the story of being grown-up and clever was not so",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You must be {ten|eleven},” said {the helper}, “to be out on such a job.” {Hero} {stood tall|coughed}. It was nice to be {big|older}, but not {true|so}.",
      "“And {grownup} said you may {use|borrow} all this?” asked {the helper}. “Yes,” said {Hero}, before {he} could think. {Grownup} {hadn’t|had said no}.",
    ],
    act: [
      "“I’m not,” said {Hero}. “I’m smaller than I said.” [{The helper} did not laugh.] “I was {small|new} too, on {weekday},” {h.he} said. “I’ll {show|tell} you.”",
      "{Hero} looked {at $his boots|down}. “No. I didn’t ask. I’ll put it {back|right}.” And {he} did so, at once. “With what’s left, and the truth,” said {the helper}, “we can {do it|manage}.”",
    ],
    voice: [
      "{The helper} was quiet a moment. “You needn’t be {big|clever}. You need to be honest.”",
      "“Now I know who you are,” said {the helper}. “I like the true one.”",
      "{The helper} coughed. “A fib has short legs. The truth can walk home.”",
    ],
  },
  {
    id: "honest-present",
    lesson: "honesty",
    deed: "says truthfully and kindly that the helper’s way will not hold",
    obstacles: anywhere,
    vars: { plan: ["a bridge of straw", "a ladder of jam jars", "a boat of toast", "a rope of grass"] },
    test: [
      "“My plan is {a plan},” said {the helper}. “Isn’t it {good|grand}?” {H.he} looked so {proud|happy}. It was not good. Should {Hero} say {so|yes}?",
      "{The helper} had worked hard, and there it was: {a plan}. “Say you {like|love} it.” {The pal} looked the other way. {Hero} {coughed|went red}.",
    ],
    act: [
      "“I like that you made it,” said {Hero}, “but it won’t hold. To say so would be a {fib|lie}.” [It was {quiet|still} a while.] “I half knew,” said {the helper}. “Now let’s {make|find} one that does.”",
      "{Hero} told the truth, {softly}, and said which {part|bit} was good. [{The helper} {sighed|sat down}, and looked again.] “You’re right. Better to hear it now than {halfway|later}. Come, I’ve {another|a better} idea.”",
    ],
    voice: [
      "“An honest word can be kind, too,” said {the helper}.",
      "{The helper} beamed. “Yes-sayers are {many|cheap}. You told me the truth.”",
    ],
  },
  {
    id: "honest-change",
    lesson: "honesty",
    deed: "gives back coins that were too many",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had sold {him} {a food}, and given back {two|three} coins too many. [{Hero} counted them again. Still too many.] Nobody had {seen|noticed}.",
    ],
    act: [
      "They lay in {his} pocket, hot as chestnuts. “These are yours,” said {Hero}, and put them on the {wall|stone}. {The helper} counted. “So they are. I’d have been short for my {rent|supper}. And what are you short of?”",
    ],
    voice: [
      "{The helper} had one thing more to say. “Coins are round and roll away. Honest folk stay.”",
      "“They weren’t mine,” said {Hero}. “It’s as true when nobody sees.”",
    ],
  },
  {
    id: "honest-message",
    lesson: "honesty",
    deed: "admits having forgotten the message",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Did you pass on my message?” asked {the helper}. “On {weekday}?” There had been a message. It was still in {Hero}’s {pocket|shoe}. [“Er,” said {Hero}.]",
    ],
    act: [
      "“I forgot it,” {he} said, “and I was going to say that {the pal} ate it.” [{The pal} looked {shocked|up}.] {The helper} laughed out loud. “Lucky that you didn’t! Give it here. It says who’s to be helped next, and it’s you.”",
    ],
    voice: [
      "“I can do a lot with ‘I forgot’,” said {the helper}, “and nothing with a fib.”",
      "“The true thing was the short one,” said {Hero}.",
    ],
  },
  {
    id: "honest-not-my-idea",
    lesson: "honesty",
    deed: "says whose idea it really was",
    obstacles: anywhere,
    vars: {},
    test: [
      "“To stop and {think|look} first! What a clever idea,” said {the helper}. “Yours?” It was {the pal}’s, really. [{Hero} had only said it first. It would have been so nice to {nod|bow}.]",
    ],
    act: [
      "“Not mine,” said {Hero}. “{The pal} showed me.” The praise moved over, like a patch of sun, and {the pal} sat in it. [It was warm at the edge, too.] “I can work with people like that,” said {the helper}.",
    ],
    voice: [
      "It took {the helper} a moment to say it. “Half the praise and all the truth. A good bargain.”",
      "“It would have felt borrowed,” said {Hero}. “The truth is mine.”",
    ],
  },
  {
    id: "honest-measure",
    lesson: "honesty",
    deed: "owns up that a number was only guessed",
    obstacles: anywhere,
    vars: {},
    test: [
      "They had to know how {long|wide} it was. {Hero} had measured, but in a hurry, and the last number was made up. “Sure?” asked {the helper}, and lifted the {saw|chalk}.",
    ],
    act: [
      "“Stop! I’m not sure at all,” said {Hero}. “I guessed the end.” They measured it once more. [{He} had been out by {a foot|two hands}. One cut, and all would have been spoilt.] “A true number,” said {the helper}. “Now we can begin.”",
    ],
    voice: [
      "“‘I guessed’ is an honest word,” said {the helper}. “It saves a lot of wood.”",
      "“I nearly kept quiet,” said {Hero}. “But wrong stays wrong till you tell.”",
    ],
  },
  {
    id: "honest-footprints",
    lesson: "honesty",
    deed: "owns up to the footprints in the flower bed",
    obstacles: anywhere,
    vars: { bed: ["beans", "tulips", "peas", "lettuces"] },
    test: [
      "Somebody had gone straight through {the helper}’s {bed}. There were prints in the earth, small ones. [{Hero} put one boot behind the other.]",
    ],
    act: [
      "“They fit me,” {he} said, and stepped into the print, to show it. “I took the short cut. I’ll tie up the bent ones.” And {he} did, till they all stood. “Not many bring me the boot as well,” said {the helper}. “What’s your hurry?”",
    ],
    voice: [
      "{The helper} liked that, you could see. “You could have walked off. You walked up. That’s honest.”",
      "“Prints tell on you anyway,” said {Hero}. “I wanted to tell first.”",
    ],
  },
  {
    id: "honest-not-clear",
    lesson: "honesty",
    deed: "says that it was not understood after all",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} explained it, fast, with a lot of long words. “Clear?” “Clear,” said {Hero}. It was as clear as {porridge|a sock}.",
    ],
    act: [
      "{Hero} took three steps and came back. “It isn’t clear, I only said so,” said {Hero}. “I lost you at the second word.” {The helper} sat down with a thump. “So did I, the first time, thank heavens. Slowly, then.”",
    ],
    voice: [
      "“‘I don’t know’ is the start of knowing,” said {the helper}, “if it’s true.”",
      "{The helper} gave {him} a nudge. “It’s braver to say you’re lost, and quicker, and honest.”",
    ],
  },
  {
    id: "honest-beside-you",
    lesson: "honesty",
    deed: "stands by a child who has to tell the truth",
    obstacles: anywhere,
    vars: { fibber: ["a boy with a net", "a girl with a bun", "a boy in one shoe", "a girl with plaits"] },
    test: [
      "“If anyone asks,” said {a fibber}, “it wasn’t me who let the ducks out. You’ll say so, won’t you?” And there came {the helper}, asking.",
    ],
    act: [
      "“I can’t say that,” said {Hero}, “but I’ll stand next to you while you say what’s true.” {The fibber} went pale, then red, then told it. [Together they fetched the ducks.] “I’ll help the two of you,” said {the helper}, “whatever it is.”",
    ],
    voice: [
      "{The helper} turned once round. “Two can lift a heavy truth.”",
      "“I couldn’t fib for you,” said {Hero}. “But I could be there.”",
    ],
  },
  {
    id: "honest-sore-foot",
    lesson: "honesty",
    deed: "takes back an excuse",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I can’t. My foot hurts,” said {Hero}. It did not hurt at all. {The helper} at once looked for a {bandage|plaster}, and could not find one, and worried.",
    ],
    act: [
      "[It got worse with every pocket turned out.] “My foot’s fine,” said {Hero}. “I’m just tired of it all, and didn’t like to say.” “But that’s a real thing,” said {the helper}. “For that I’ve got {a food} and a sit-down. Then we’ll see.”",
    ],
    voice: [
      "“Tell me where it really hurts,” said {the helper}, “and I can help.”",
      "“The fib was heavier than the {day|road},” said {Hero}. “It’s gone now.”",
    ],
  },
];
