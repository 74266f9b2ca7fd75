import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const gratitude: readonly Turn[] = [
  {
    id: "thanks-unseen",
    lesson: "gratitude",
    deed: "thanks somebody whom nobody ever thanks",
    obstacles: anywhere,
    vars: {
      chore: [
        "sweeps the path",
        "fills the well",
        "winds the clock",
        "feeds the ducks",
        "lights the lamps",
        "clears the snow",
      ],
    },
    test: [
      "So {the helper} was the one who {chore}! {Hero} had gone by a {thousand|hundred} times and never {wondered|asked} who. “Nobody ever thanks me,” {h.he} said. “I’m too tired to help {anyone else|you as well}.”",
      "“You’re the one who {chore}?” asked {Hero}. “That’s me,” said {the helper}, “not that anyone {cares|sees it} +and I’m tired of helping people.” [In all that time nobody had said thank you.]",
    ],
    act: [
      "“Thank you!” said {Hero}. [It sounded too {small|thin} +so {he} said it {bigger|again}.] {He} told {the helper} how good it had been, each {morning|wet day} +and {the helper} sat up. “Well! Now I’m not tired {at all|any more}. I’ll help you, too.”",
      "{Hero} {bowed|pulled off $his cap}. “Thank you for {weekday}, and for {weekday 2}, and for all the days.” [{The pal} {joined in|bowed too}.] {The helper} grew quite {pink|tall} and got up. “If somebody sees it, I’m glad to help. What can I do?”",
    ],
    voice: [
      "“Thanks cost nothing,” said {the helper}. “And I’ve been {hungry|waiting} for them.”",
      "“You did so much for me,” said {Hero}, “and I never noticed. Thank you.”",
      "“When you say thank you,” said {the helper}, “my tired {day|head} is new again.”",
    ],
  },
  {
    id: "thanks-what-is-here",
    lesson: "gratitude",
    deed: "counts what is there instead of what is missing",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I haven’t got {wings|a wagon},” wailed {Hero}, “or {luck|time}, or anything!” “I can’t help somebody with nothing,” said {the helper}. “Think! What have you got?”",
      "{Hero} told {the helper} all that was wrong. [It was a long list.] “And now tell me what’s good,” said {the helper}, “and we’ll use that.” “Nothing’s good,” said {Hero}, and {sniffed|sat down}.",
    ],
    act: [
      "{Hero} thought. “I’ve got {the pal}, and {the tool}, and {grownup} at home +and I’m thankful for them all.” [With each one {he} felt {lighter|richer}.] “But that’s plenty!” said {the helper}, and {looked at|tried} {the tool}. “With that I can help you.”",
      "But {Hero} {thought|looked}, and counted on {his} fingers: {the tool}, {the pal}, a friend who {listened|stayed}. [{He} ran out of fingers.] “I’m {thankful|glad} for all that,” {he} said +and {the helper} nodded and got {up|ready}. “Now I see how we can do it.”",
    ],
    voice: [
      "{The helper} sat back. “Be thankful for what’s here, and then you can use it.”",
      "“I only looked at what was missing,” said {Hero}. “I’m thankful for what’s there.”",
      "{The helper} grew quite solemn. “A thankful eye finds {things|more}.”",
    ],
  },
  {
    id: "thanks-gift-back",
    lesson: "gratitude",
    deed: "goes back to say thank you for a small favour before going on",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had {picked up $his hat|held a gate for $him} +and {Hero} had run on without a word. [Now it {nagged|pricked} {him}.] {The helper} was {hurt|sad}, and went slowly {away|off}.",
      "“You dropped this,” said {the helper}, with {Hero}’s {glove|cap} +and {Hero} {snatched|took} it and {turned away|ran on}. “Not a word!” said {the helper}. “I shan’t help that one {again|any more}.”",
    ],
    act: [
      "{Hero} ran all the way back. “Thank you,” {he} said. “That was {good|kind} of you +and I was {rude|in a rush}.” [{He} held out {a trinket}.] {The helper} was not {sad|hurt} any more and {beamed|smiled}. “You came back to thank me. So I’ll help you.”",
      "“Thank you!” called {Hero}, and ran back. “I’m sorry I never said it.” {The helper} turned round and {laughed|beamed}. [“Do you know how many come back? {None|Only you}!”] “Then I will help you again. What are you trying to do?”",
    ],
    voice: [
      "“A thank-you is never {late|too small},” said {the helper}.",
      "“You helped me,” said {Hero}. “I had to come back and say thank you.”",
    ],
  },
  {
    id: "thanks-old-present",
    lesson: "gratitude",
    deed: "says thank you for a present that was not the wished-for one",
    obstacles: anywhere,
    vars: { gift: ["a brown scarf", "a pot of glue", "a bag of buttons", "an old spoon", "a ball of wool"] },
    test: [
      "“I made this to help you,” said {the helper}, and gave {him} {a gift} +but it was not {pretty|new}. [It was not what {he} had hoped for.] {Hero} pulled a {long|sour} face.",
      "{The helper} had looked {here and there|everywhere} to help {him}, and brought {a gift}. [{Hero} had hoped for {a ladder|wings|a boat}.] “Oh,” {he} said +and {the helper} went {quiet|pale}.",
    ],
    act: [
      "Then {he} thought of the {care|work} in it. “Thank you,” said {Hero}, and meant it. “It’s {good|useful}, and you thought of me.” [{The pal} had a look at it, too.] {The helper} {beamed|lit up} and {hummed|laughed}. “If you’re glad of it, I’ll give you my help as well.”",
      "{Hero} turned {the gift} about. [Somebody had thought of {him}.] “Thank you for bringing it,” {he} said. “I’ll {keep|use} it.” {The helper} {looked up|smiled} and was not hurt any more. “If you’re glad of it, I’ll give you my help, too.”",
    ],
    voice: [
      "{The helper} laughed, but kindly. “Thank the giver, and the gift gets {better|bigger}.”",
      "“I don’t mind what it is,” said {Hero}. “I’m thankful that you thought of me.”",
      "{The helper} spoke very low. “A thank-you is a present, too.”",
    ],
  },
  {
    id: "thanks-song",
    lesson: "gratitude",
    deed: "thinks of everyone who has helped so far and thanks them aloud",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I did everything alone so far,” said {Hero}. “{All alone|Really}?” said {the helper}. [“Who {mended|bought} your {boots|coat}?”] “Then you don’t need me.”",
      "“Nobody ever helps me,” {Hero} {grumbled|said} +and {the helper} looked at {the pal}. [It was {quiet|still} for a bit.] “If {the pal} is nobody, then I’m nobody, too.”",
    ],
    act: [
      "“No, that’s not {true|so},” said {Hero}. “{Grownup} helped me this {morning|week}, and {the pal} did +and I’m so {thankful|grateful} for them.” [{He} thanked {the neighbour}, too.] {The helper} {nodded|smiled} and came closer. “If you’re thankful, I’d like to help you, too.”",
      "“That wasn’t true,” said {Hero} +and {he} made up a thank-you {song|rhyme} for {the pal} and {grownup}. [It {nearly|almost} rhymed.] {The helper} heard it to the end and {clapped|laughed}. “I’d like a line, too. So I’ll help you now.”",
    ],
    voice: [
      "“Nobody does it alone,” said {the helper}. “So say thank you.”",
      "“I’ve a lot of people to thank,” said {Hero}.",
    ],
  },
  {
    id: "thanks-small-good",
    lesson: "gratitude",
    deed: "stops grumbling and shows the helper the good things of the day",
    obstacles: anywhere,
    vars: {},
    test: [
      "“A {horrid|rotten} day,” said {the helper} +and {Hero} {nodded|agreed}. The {mud|wind}! The {wait|fuss}! They grumbled and grumbled +and nobody did {anything|a thing} about {trouble}.",
      "“What a bad day,” said {the helper}. “There’s nothing good in it, so why should I {start|work}?” And {Hero} had been {thinking|saying} just that, since {noon|lunch}.",
    ],
    act: [
      "Then {Hero} saw {a creature} go by. “I’m glad of that,” {he} said, “and thankful for {the pal}.” “I’m glad that you {came|stopped},” said {the helper}. [They went on and on.] They grumbled {less|more softly} +and then they {sang|laughed}. “Now I feel like helping!”",
      "“Wait,” said {Hero}. “It smells of {smell}. I’m thankful for that, and for dry {socks|feet}.” {The helper} {sniffed|listened}. “So am I.” [They found {eight|nine} good things.] It was a good day {now|after all} +and {the helper} got up. “On good days I like to help.”",
    ],
    voice: [
      "{The helper} looked pleased. “Say thanks for one thing, and you see two.”",
      "“It was a good day all along,” said {the helper}. “Thank you.”",
      "“Being glad,” said {Hero}, “makes me less tired.”",
    ],
  },
  {
    id: "thanks-note",
    lesson: "gratitude",
    deed: "makes a thank-you for somebody at home before going on",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Who {packed|buttered} your {lunch|bread}?” asked {the helper}. “{Grownup} did,” said {Hero}. “And did you say thank you?” {Hero} had not +and {the helper} {frowned|was silent}. [“Then will you thank me?”]",
      "In {his} pocket {Hero} found a {plum|biscuit} that {grownup} had put there. [{He} had not even said {goodbye|thank you} this {morning|time}.] “Do you never thank those who help you?” asked {the helper}, and {frowned|stepped back}.",
    ],
    act: [
      "“I’ll do it now,” said {Hero} +and {he} {picked|drew} something for {grownup}: {three|five} {colour} {flowers|leaves}. [{The pal} found the {best|last} one.] {The helper} saw how much care {he} took and {smiled|nodded}. “You do thank people who help you. So I’ll gladly help.”",
      "“Thank you, {grownup}!” called {Hero}, as loud as {he} could, towards {home}. [{A creature} jumped.] “And I’ll say it again {tonight|at bedtime},” said {Hero}, and tied a knot in {his} {hanky|scarf}. “That’s {right|the way},” said {the helper}. “I like to help somebody thankful.”",
    ],
    voice: [
      "“Say thank you as soon as you think of it,” said {the helper}.",
      "{The helper} stopped for a second. “Small thanks {keep|last} a long time.”",
    ],
  },
  {
    id: "thanks-old-gear",
    lesson: "gratitude",
    deed: "thanks the worn old things instead of wanting new ones",
    obstacles: anywhere,
    vars: { gear: ["boots", "gloves", "socks", "straps"] },
    test: [
      "“It’s all because of these {gear}!” said {Hero}. “I want {new|better} ones.” “Poor things!” said {the helper}. “How many {miles|winters} have they worked for you?”",
    ],
    act: [
      "{Hero} counted: the {snow|flood}, the {fair|picnic}, the long way here. “Thank you, {gear},” {he} said, and {wiped|patted} them. [“I’m {sorry|so sorry} I was rude.”] {The helper} {mended|tightened} them and {smiled}. “You’re thankful even to old {gear} +so I’ll help you.”",
    ],
    voice: [
      "{The helper} did not speak at once. “Whatever has been good to you likes to be thanked.”",
      "“They were better than I thought,” said {Hero}. “I just hadn’t said thank you.”",
    ],
  },
  {
    id: "thanks-many-hands",
    lesson: "gratitude",
    deed: "thanks all the hands that made the meal",
    obstacles: anywhere,
    vars: {},
    test: [
      "{Hero} shared {a food} with {the helper}. [{Hero} had it halfway to {his} mouth.] “Wait,” said {the helper}. “How many {people|hands} worked for that?”",
    ],
    act: [
      "They {counted|thought}: who grew it, who {carried|made} it, who {bought|packed} it. “Thank you, all of you,” said {Hero}, and took a bite. [It tasted better than {ever|before}.] {The helper} ate, too, and {brushed off|picked up} the crumbs. “You thank people for their work +so I’ll gladly work for you.”",
    ],
    voice: [
      "“Thanks make the best sauce,” said {the helper}.",
      "{Hero} licked {his} fingers. “It’s nicer when you’ve said thank you.”",
    ],
  },
  {
    id: "thanks-rain",
    lesson: "gratitude",
    deed: "finds a thank-you even for the rain",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Who needs the silly rain?” said {Hero}, and shook a {wet|damp} sleeve +and {the helper} looked {hurt|sad}. “I do! Without {rain|it} I’d have no supper. Don’t you {care|mind}?”",
    ],
    act: [
      "[{Hero} had not {thought|known} of that.] “I’m sorry,” {he} said. “Thank you, rain, for {beans|plums}, and {puddles|ponds}, and my bath.” [One last drop fell on {his} nose.] {The helper} {laughed|giggled} and {nodded|clapped}. “If you can thank the rain, I can help you.”",
    ],
    voice: [
      "{The helper} came up close. “There’s a thank-you in most things. You have to {look|dig} for it.”",
      "“I was cross with the rain,” said {Hero}, “and now I’m thankful.”",
    ],
  },
  {
    id: "thanks-tutor",
    lesson: "gratitude",
    deed: "thanks the one who once taught a useful thing",
    obstacles: anywhere,
    vars: { tutor: ["Captain Noakes", "Aunt Pell", "Farmer Osei", "Baker Lim", "Granny Holm"] },
    test: [
      "“You tie a good knot,” said {the helper}. “Who taught you? I {need|want} help like that.” It was {tutor} +and {Hero} had never {thanked $tutor|said thank you}.",
    ],
    act: [
      "And who {came|should come} by, {just then|that minute}, but {tutor}? “Thank you for {teaching me|showing me} that knot!” called {Hero}. [“Nobody ever thanks me for {it|that}.”] {Tutor} {beamed|went pink} and told them a lot about {trouble}. “Now I know how to help you,” said {the helper}.",
    ],
    voice: [
      "“Thank your teachers,” said {the helper}, “when you meet them.”",
      "{The helper} was quiet a moment. “You said thank you, and look how much came back.”",
    ],
  },
  {
    id: "thanks-for-trying",
    lesson: "gratitude",
    deed: "thanks the helper for trying although it did not work",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} tried {once|hard}, and {twice|again} +and it did not work. “I’m no good to you,” {h.he} said, and {turned|got up} to go. [{Hero} was so {tired|let down} that {he} nearly let it happen.]",
    ],
    act: [
      "“Wait! Thank you for trying,” said {Hero}. “You {stopped|stayed} for us.” [“But it {failed|didn’t help}.” “It helped me,” said {Hero}.] {The helper} {blinked|sniffed} and came back. “Then I’ll try {again|once more}. And I think I know {how|a way}, this time!”",
    ],
    voice: [
      "{The helper} coughed. “When I’m thanked for trying, I want to try again.”",
      "“I was glad of you before it worked,” said {Hero}. “Thank you.”",
    ],
  },
  {
    id: "thanks-heavy-bag",
    lesson: "gratitude",
    deed: "sees how much is carried at home and resolves to give thanks",
    obstacles: anywhere,
    vars: {},
    test: [
      "“My arms are {tired|sore},” said {the helper}. “Please hold my {bag|basket} a {bit|moment}.” It was so heavy! {Grownup} carried {as much|one like it} every {weekday} +and {Hero} had never said thank you.",
    ],
    act: [
      "“Tonight I’ll thank {grownup},” said {Hero}, “and hold the {door|gate}.” [{He} tied a {thread|ribbon} round one finger, so as not to forget.] {The helper} {heard|liked} it and {smiled|nodded}. “And I thank you! Now I’m {rested|fresh} +and I’ll help you.”",
    ],
    voice: [
      "“You don’t feel what others carry for you,” said {the helper}, “until you thank them.”",
      "“It was so heavy,” said {Hero}, “and I’d never said thank you.”",
    ],
  },
  {
    id: "thanks-tree",
    lesson: "gratitude",
    deed: "says thank you to an old tree",
    obstacles: anywhere,
    vars: { "old tree": ["the pear tree", "the lime tree", "the big ash", "the crooked plum tree"] },
    test: [
      "“First,” said {the helper}, “I {want to|always} thank {the old tree} for its {shade|shelter}. Will you, {too|as well}?” Thanks to a tree? [{Hero} looked round, to see who was watching.]",
    ],
    act: [
      "But it had {cooled|sheltered} {him}, too +and {he} laid {his} {palm|hand} on the bark. “Thank you,” said {Hero}, and meant it. [A leaf came down, {yellow|green}.] {The helper} {beamed|smiled} at {him}. “You thanked my tree. Now I’ll gladly help you.”",
    ],
    voice: [
      "{The helper} sighed, but happily. “Thanks are never wasted, not even on trees.”",
      "“It gave me shade,” said {Hero}, “and I’d never said thank you.”",
    ],
  },
  {
    id: "thanks-at-the-back",
    lesson: "gratitude",
    deed: "thanks the one at the back whom nobody clapped for",
    obstacles: anywhere,
    vars: { star: ["Big Tobias", "Lady Trott", "Cousin Lev", "Chef Marisol"] },
    test: [
      "{The helper} had {carried|fetched} {planks|ropes} to help with {trouble}. But they all {clapped|cheered} for {star}, who had {talked|shouted} the most. “I’ll {go home|leave}, then,” said {the helper}, at the back.",
    ],
    act: [
      "“Thank you!” called {Hero}, {over all the heads|very loud}. “You there, at the back! It was you who {did it|worked}.” [Everyone {looked|turned} round.] {The pal} {clapped|cheered} +and then they all did. {The helper} went {pink|warm}. “You saw me! So I’ll {stay|not go}, and help you.”",
    ],
    voice: [
      "“You saw me and thanked me,” said {the helper}. “That’s all I wanted.”",
      "“The loud ones get the claps,” said {Hero}. “You get my thanks.”",
    ],
  },
];
