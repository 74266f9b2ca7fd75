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
      "“Somebody broke {a mug} of mine,” said {the helper}. “Was it the {wind|cat}?” It had been {Hero}’s elbow, earlier on, in {his} hurry. [It would be so easy to {nod|say yes}.]",
      "{The helper} had {a mug} there, all in bits. “Who broke it?” {Hero} had. [{He} had pushed the bits under {a leaf|some straw}.] {His} {ears|cheeks} burned +and {he} {looked down|swallowed}.",
    ],
    act: [
      "“It was me,” said {Hero}. “I’m sorry. I’ll help you {glue|mend} it.” [The words came out {small|stiff} +but they came.] {The helper} looked at {him} for a {moment|while} and then nodded. “You tell me the truth, so I can trust you. I’ll help you.”",
      "“I broke it,” said {Hero}, “and I hid the bits. I’m sorry.” [Now that it was {said|out}, {he} could breathe.] They {swept|picked} up the bits together +and {the helper} was not {cross|angry}. “You helped me with my {bits|mess}. Now I’ll help you with your trouble.”",
    ],
    voice: [
      "“A truth is heavy to pick up,” said {the helper}, “and light to carry.”",
      "{The helper} spoke very low. “{Jugs|Pots} can be mended. It’s the truth that I {wanted|need}.”",
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
      "“How’s it going?” asked {the helper}. “It’s {easy|nearly done},” said {Hero}. That was a fib. “Then you don’t need me,” said {the helper}, and turned to {go|leave}.",
      "“Do you need a hand with {trouble}?” asked {the helper}. “No,” said {Hero}. “I’ve done this {a hundred|$count} times.” [{He} had not done it {once|ever}.] {The helper} nodded and {left|walked off}.",
    ],
    act: [
      "“Wait, that’s not true,” called {Hero}. “I tried, and it went wrong +and I was {ashamed|too proud} to say so.” [{He} told it all, even the {silly|worst} part.] {The helper} turned round and came {back|closer}. “If you tell me the truth, I can help you.”",
      "{Hero} ran after {h.him}. “I made that up,” {he} said. “I’ve never done it +and I don’t know {how|where to start}.” [It felt like taking off a {tight|wet} shoe.] {The helper} stopped and smiled. “I do know. Now that you’ve told me, I can help.”",
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
      "By {a sight} lay {a purse} +and {Hero} picked it up. “I’ve lost {a purse},” said {the helper}. “I can’t {leave|rest} without it.” [{Hero}’s hand closed {in $his pocket|tight}.]",
      "[Something shone by {a sight}.] It was {a purse} +and {Hero} {pocketed|kept} it. “Have you seen {the purse} my {gran|mother} gave me?” asked {the helper}. “I can’t help you till I find it.”",
    ],
    act: [
      "Nobody would {ever|even} know. But {Hero} knew. “Here,” {he} said. “I found it +and I nearly didn’t say.” [It was hard to let {go|it go}.] {The helper} {hugged|kissed} {the purse} and laughed. “I thought it was gone! Now I can help you, and gladly.”",
      "“Is it this?” {Hero} held it out, and felt {lighter|better} at once +and {the helper} {kissed|hugged} it. [{The pal} {jumped|danced}.] “You’re as honest as {bread|daylight}! Now I needn’t {look|search} any more. Now I’ve got time for you.”",
    ],
    voice: [
      "“You could have kept it,” said {the helper}. “It wasn’t mine,” said {Hero}.",
      "{The helper} stopped for a second. “I’d sooner have an honest friend than {ten of these|a full purse}.”",
    ],
  },
  {
    id: "honest-game",
    lesson: "honesty",
    deed: "admits to having peeped in a game and lets the helper win",
    obstacles: anywhere,
    vars: { round: ["hide and seek", "skittles", "hopscotch", "pebble toss", "snap"] },
    test: [
      "“Beat me at {round},” said {the helper}, “and I’ll help you.” {Hero} won. But {he} had {peeped|cheated}, just {once|a little} +and nobody {saw|knew}.",
      "They played {round}. “If you win, I’ll help you,” said {the helper} +and {Hero} {peeped|cheated} while {the helper} {blinked|sneezed}. “You’ve won!” said {the helper}. “{Well done|Clever you}!”",
    ],
    act: [
      "It felt like a stone in {his} {shoe|tummy}. “I didn’t win,” said {Hero}. “I cheated, so really you won.” [{The helper} was {quiet|still} for a bit and then {nodded|smiled}.] “If I’ve won, I can do as I like. I’d like to help somebody {honest|true}.”",
      "“No, it wasn’t fair,” said {Hero}. “I cheated.” [{His} {face|neck} was hot.] They played it {again|once more} +and this time {he} lost. “You told the truth,” said {the helper}. “So I’ll help you all the same.”",
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
      "A jar was {spilt|broken} +and {Hero} had said, “It was {a creature}!” {The helper} scolded {the creature} +and it {hung its head|crept off}. [But really it had been {Hero}.]",
      "“Who let my {ducks|hens} out?” asked {the helper}. “I must catch them before I can help you.” {Hero} had done it +but {he} looked at {the pal} +so {the helper} did, too.",
    ],
    act: [
      "“Wait,” said {Hero}. “It wasn’t that one. It was me, and I’m sorry.” [It was quiet for as long as a {yawn|breath}.] {The helper} said sorry to the right one +and {Hero} {wiped|cleared} up the mess. “Now all’s well again. So now I’ve got time for your trouble.”",
      "“It was me,” said {Hero}. “I left the {gate|door} open.” [{He} could not bear it any longer.] They {chased|ran} after the birds +and soon all were {back|home}. “You told the truth,” said {the helper}, “and now I’m free to help you.”",
    ],
    voice: [
      "“You told the truth for somebody else,” said {the helper}. “That’s {fine|big}.”",
      "{The helper} came up close. “Nobody is blamed for nothing now. That’s what the truth can do.”",
    ],
  },
  {
    id: "honest-dont-know",
    lesson: "honesty",
    deed: "says honestly that the story of being grown-up and clever was not so",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You must be {ten|eleven},” said {the helper}, “to be out on such a job. So you can do it without me.” {Hero} {stood tall|coughed}. [It was nice to be taken for {ten|big} +but it was not {true|so}.]",
      "“Did {grownup} say that you may {use|borrow} {the tool} for this?” asked {the helper}. “Else I can’t help.” “Yes,” said {Hero} +but {he} had never {asked|done so}.",
    ],
    act: [
      "“I’m not,” said {Hero}. “I’m smaller than I look +and I don’t know how it’s done.” [{The helper} did not laugh.] [“I was small once, {too|as well},” {h.he} said.] “Good that you told me the truth,” said {the helper}. “Small ones I always {help|look after}.”",
      "[{Hero} looked {at $his boots|down}.] “No, I didn’t ask,” {he} said. “I’ll ask now.” {He} sent a note home with {the pal} +and it came back with a big ‘Yes’. [{The pal} was quite out of {puff|breath}.] “Good,” said {the helper}. “Now it’s all true, and I can help you.”",
    ],
    voice: [
      "{The helper} was quiet a moment. “You needn’t be {big|clever}. You need to be honest.”",
      "“Now you’ve told me the truth,” said {the helper}, “I know how to help.”",
      "{The helper} coughed. “It was hard to say, and you said it. That’s honest.”",
    ],
  },
  {
    id: "honest-present",
    lesson: "honesty",
    deed: "says truthfully and kindly that the helper’s way will not hold",
    obstacles: anywhere,
    vars: { plan: ["a bridge of straw", "a ladder of jam jars", "a boat of toast", "a rope of grass"] },
    test: [
      "“For {trouble} we’ll take {a plan},” said {the helper}. “I made it myself. Isn’t it {good|grand}?” It was not good at all +but {the helper} looked so {proud|happy}.",
      "{The helper} had made {a plan} for {trouble}. “Say that you {like|love} it.” [{The pal} looked the other way.] {Hero} saw that it would never hold and {coughed|went red}.",
    ],
    act: [
      "“I like it that you made it for me,” said {Hero}, “but it won’t hold. I have to be honest.” [It was {quiet|still} a while.] {The helper} gave it a {push|tug} +and it fell to bits. “You’re right! Now I’ll think of something {better|stronger}.”",
      "{Hero} told {h.him} so, very {softly}, and said which {part|bit} was good. {The helper} {sighed|sat down} and looked again. [“Oh dear!”] Then {h.he} put it away. “Better that I know it now than {halfway|later}. Come, I’ve got {another|a better} idea.”",
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
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
    },
    test: [
      "{Hero} had fetched {a food} for {the helper} from {the villager}’s stall. Now {he} had {two|three} coins too many in {his} hand. [{He} counted again.] Nobody had {seen|noticed} +and coins are {nice|round and shiny}.",
    ],
    act: [
      "“Please,” said {Hero}, “{the villager} gave me too much +so I’ll take it back.” And {he} did, with {the pal}. [“Thank you! That was my {supper|rent},” said {the villager}.] {The helper} had seen it all and {nodded|smiled}. “I only go with honest people. I’ll go with you.”",
    ],
    voice: [
      "{The helper} had one thing more to say. “Coins roll away. Honest friends stay.”",
      "“They weren’t mine,” said {Hero}. “That’s true even when nobody sees.”",
    ],
  },
  {
    id: "honest-message",
    lesson: "honesty",
    deed: "admits having forgotten the message",
    obstacles: anywhere,
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
    },
    test: [
      "“Did {the villager} get my note?” asked {the helper}. “You were to take it, on {weekday}.” “I can’t {leave|come} before I know.” [The note was still in {Hero}’s {pocket|bag}!]",
    ],
    act: [
      "{Hero} could have said that {the pal} ate it. “I forgot it,” {he} said instead. “I’m sorry. I’ll do it now.” [{The villager} was not far {off|away}.] Soon the note was there +and {the helper} {nodded|smiled}. “You told me the truth, so I can come.”",
    ],
    voice: [
      "“When you say ‘I forgot’, we can put it right,” said {the helper}. “With a fib we can’t.”",
      "“The true thing was short,” said {Hero}. “A fib would have been long.”",
    ],
  },
  {
    id: "honest-not-my-idea",
    lesson: "honesty",
    deed: "says whose idea it really was",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The pal} had {shown|found} a good way to deal with {trouble}. “What a clever idea!” said {the helper} to {Hero}. “Was it yours? Then I want to work with you.” [It would have been so nice to {nod|say yes}.]",
    ],
    act: [
      "“It wasn’t mine,” said {Hero}. “{The pal} had it first.” {The helper} turned to {the pal} and bowed +and {the pal} sat up {tall|straight}. [It was quiet for a {bit|breath}.] “Someone else’s praise you give back,” said {the helper}. “So I’ll work with you both.”",
    ],
    voice: [
      "{The helper} smiled at them both. “One had the idea, and one told the truth.”",
      "“I wanted the praise,” said {Hero}. “But it wasn’t true, so it wasn’t mine.”",
    ],
  },
  {
    id: "honest-measure",
    lesson: "honesty",
    deed: "owns up that a number was only guessed",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} wanted to cut a {board|rope} for them. “How long?” “{Count} {feet|hands},” said {Hero}. [{He} had measured in {a hurry|haste}.] But {he} had only guessed the end.",
    ],
    act: [
      "“Stop!” cried {Hero}, {just in time|before the cut}. “I’m not sure. I only {guessed|made it up}.” They measured once more +and it was much {longer|shorter}! [It would have been {spoilt|wasted}.] “Good that you {told me|said so},” said {the helper}. “Now it will fit.”",
    ],
    voice: [
      "“‘I guessed’ is an honest word,” said {the helper}. “It saved my work.”",
      "“I nearly kept quiet,” said {Hero}. “But a wrong number stays wrong till you tell.”",
    ],
  },
  {
    id: "honest-footprints",
    lesson: "honesty",
    deed: "owns up to the footprints in the flower bed",
    obstacles: anywhere,
    vars: { bed: ["beans", "tulips", "peas", "lettuces"] },
    test: [
      "Somebody had run {right|straight} through {the helper}’s {bed}. “Who was it? I can’t {help|leave} before I know.” [{Hero} put one boot {behind|under} the other.]",
    ],
    act: [
      "“It was me,” {he} said, and put {his} boot in the {print|footprint}, to show it. [“I’m {sorry|so sorry}.”] {Hero} tied up each bent {plant|stem} +and soon the bed was {neat|tidy} again. “You told me {yourself|the truth},” said {the helper}. “So now I’ll help you.”",
    ],
    voice: [
      "{The helper} liked that, you could see. “You could have walked off. You told me. That’s honest.”",
      "“The prints would have told on me,” said {Hero}. “I wanted to tell first.”",
    ],
  },
  {
    id: "honest-not-clear",
    lesson: "honesty",
    deed: "says that it was not understood after all",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} {explained|told $him} how to do it, with a lot of {long|hard} words. “Is that clear?” “Yes,” said {Hero}. [It was as clear as {porridge|mud}.] “Then you don’t {need|want} me.”",
    ],
    act: [
      "“Please stay!” said {Hero}. “I didn’t understand {it|a word}.” [{His} ears went {pink|hot}.] {The helper} {turned|sat down} again and {laughed|smiled}. “Good that you told me! I’ll say it {slowly|twice}, and do it with you.”",
    ],
    voice: [
      "“‘I don’t know’ is a good thing to say,” said {the helper}, “if it’s true.”",
      "{The helper} gave {him} a nudge. “You were honest. If you say that you’re lost, someone can find you.”",
    ],
  },
  {
    id: "honest-beside-you",
    lesson: "honesty",
    deed: "stands by a child who has to tell the truth",
    obstacles: anywhere,
    vars: { fibber: ["a boy with a net", "a girl with a bun", "a boy in one shoe", "a girl with plaits"] },
    test: [
      "“Please say that it wasn’t me,” begged {a fibber}. “I let the {ducks|hens} out.” “Who {was it|did that}?” asked {the helper}. “I can’t {help|leave} before I know.”",
    ],
    act: [
      "“I {can’t|won’t} fib,” said {Hero} to {the fibber}, “but I’ll stand {next to|by} you while you tell.” {The fibber} went {pale|red} and told the truth. [Together they {fetched|found} the birds.] “Then that’s {settled|done},” said {the helper}. “Now I’m free to help you.”",
    ],
    voice: [
      "{The helper} nodded to them both. “Two can carry a heavy truth.”",
      "“I couldn’t fib for you,” said {Hero}. “But I could stay with you.”",
    ],
  },
  {
    id: "honest-sore-foot",
    lesson: "honesty",
    deed: "takes back an excuse",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I can’t go on. My foot hurts,” said {Hero} +but it did not hurt {at all|a bit}. But {the helper} was so {worried|upset} and {ran|looked} {here and there|all over} for a {bandage|plaster}.",
    ],
    act: [
      "[{Hero} felt {worse and worse|quite bad}.] “My foot’s fine,” {he} said. “I’m just {tired|so tired} of {trouble}.” {The helper} sat down {beside|by} {him} +and they had a good {long|quiet} rest. “Now I know what’s {really|truly} wrong. So now I can help you.”",
    ],
    voice: [
      "“Tell me where it really hurts,” said {the helper}, “and I can help.”",
      "“The fib was heavier than any {work|stone},” said {Hero}. “It’s gone now.”",
    ],
  },
];
