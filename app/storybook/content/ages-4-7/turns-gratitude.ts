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
      "So {the helper} was the one who {chore}! {Hero} had gone by a {thousand|hundred} times and never {wondered|asked} who. [“Nobody does,” {h.he} said. “I’ve half a mind to {stop|pack up}.”]",
      "“You’re the one who {chore}?” “That’s me,” said {the helper}, “not that it {matters|counts}.” All {his} life somebody had done it for {him}, and {he} had never {noticed|thanked} them.",
    ],
    act: [
      "“Thank you,” said {Hero}. [It sounded too {small|thin}, so {he} made it bigger.] {He} told {h.him} of each {morning|wet day} it had {been good|helped}. “Well! I’m not tired {at all|now},” said {the helper}. “What’s your trouble?”",
      "{Hero} {bowed|pulled off $his cap}. “So: thank you, for {weekday}, and {weekday 2}, and all the days.” [{The pal} {joined in|bowed too}.] “For somebody who sees it,” said {the helper}, “I’d do {more|anything}.”",
    ],
    voice: [
      "“Thanks cost nothing,” said {the helper}. “I’ve been {hungry|waiting} for them.”",
      "“I’ve so much that I never noticed,” said {Hero}. “Thank you.”",
      "“When you say thank you,” said {the helper}, “the day {looks up|turns round}.”",
    ],
  },
  {
    id: "thanks-what-is-here",
    lesson: "gratitude",
    deed: "counts what is there instead of what is missing",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I haven’t got {wings|a wagon},” wailed {Hero}, “or {luck|time}, or anything!” “{Dear me|My, my},” said {the helper}. “And what have you got?”",
      "{Hero} told {the helper} all that was wrong. [It was a long list.] “And now the other list,” said {the helper}. “The {good|glad} one.” “There isn’t {one|any}.”",
    ],
    act: [
      "{Hero} began slowly. “I’ve got {the pal}, and {the tool}, and {grownup} at home. So thank you!” [With each one {he} had felt {lighter|richer}.] “{There|Good},” said {the helper}. “That’s all we need.”",
      "But there was. {Hero} counted it on {his} fingers: {the tool}, {a food}, a friend who {listened|stayed}. [{He} ran out of fingers.] “I’m glad of all that.” “Now,” said {the helper}, “look what we can do with it.”",
    ],
    voice: [
      "{The helper} sat back. “Be glad of what’s here, and you can use it.”",
      "“I looked at the holes,” said {Hero}, “and not at the {cheese|net}.”",
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
      "{The helper} had {picked up $his hat|shown $him the dry side}, and {Hero} had run on without a word. Now it {nagged|pricked} {him}. [It was a {long|good} way back.]",
      "“You dropped this,” said {the helper}, with {his} {glove|cap}. {Hero} {snatched|took} it and {ran|turned away}. What had {he} said? Not a {thing|word}!",
    ],
    act: [
      "{Hero} went all the way back. “Thank you. That was {good|kind} of you, and I was {rude|in a rush}.” [{He} gave {h.him} {a trinket}.] “You came back for that?” said {the helper}. “Then I’m coming with you.”",
      "“Thank you!” called {Hero}, running. “I never said it.” {The helper} {laughed|beamed}. “Do you know how many come back? {None|You}. So what are you trying to do? Let me {see|help}.”",
    ],
    voice: [
      "“A thank-you is never {late|too small},” said {the helper}.",
      "“Small things need thanks,” said {Hero}, “or they {go out|get lost}, like {sparks|mittens}.”",
    ],
  },
  {
    id: "thanks-old-present",
    lesson: "gratitude",
    deed: "says thank you for a present that was not the wished-for one",
    obstacles: anywhere,
    vars: { gift: ["a brown scarf", "a pot of glue", "a bag of buttons", "an old spoon", "a ball of wool"] },
    test: [
      "“For you,” said {the helper}, and gave {him} {a gift}. It was not {pretty|new}. [It was not what {he} needed.] {Hero} pulled a {long|sour} face.",
      "{The helper} had made something for {him}, all {morning|week}: {a gift}. “Oh,” said {Hero}. {He} had hoped for {a ladder|wings|a boat}.",
    ],
    act: [
      "Then {he} thought of the {hours|work} in it. “Thank you,” said {Hero}, and meant it. “It’s {soft|useful}, and you thought of me.” “And it can do more than you think,” said {the helper}.",
      "{Hero} turned {the gift} about. [Somebody had thought of {him}.] “Thank you for making it,” {he} said. “I’ll {keep|use} it.” “Then I’ll show you what it’s for,” said {the helper}.",
    ],
    voice: [
      "{The helper} laughed, but kindly. “Thank the giver, and the gift gets {better|bigger}.”",
      "“It isn’t the gift,” said {Hero}. “I’m thankful for you.”",
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
      "“I did it all by myself so far,” said {Hero}. “{All|Really}?” said {the helper}. “Who {baked|cut} your bread? Who {tied|bought} your {boots|coat}?”",
      "“Nobody ever helps me,” {Hero} {grumbled|said}. {The helper} looked at {the pal}. {The pal} looked at {the tool}. [It was {quiet|still} for a bit.]",
    ],
    act: [
      "{Hero} thought. “Thank you, {grownup},” {he} said {slowly|aloud}, “and {the neighbour}, and {the pal}.” “That makes {four|a lot} of us,” said {the helper}. “Make it {five|one more}.”",
      "“That wasn’t true,” said {Hero}. {He} made up a thank-you {song|rhyme}, with a line for {the pal} and {grownup}. [It {nearly|almost} rhymed.] “I’d like a line,” said {the helper}. “I’ll help.”",
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
      "“A {horrid|rotten} day,” said {the helper}, and {Hero} {nodded|agreed}. The {mud|wind}! The {wait|fuss}! They grumbled till even {the pal} {sighed|yawned}.",
      "“What a {weather} old day,” said {the helper}. “Nothing good in it.” And {Hero} had been {thinking|saying} just that, since {noon|lunch}.",
    ],
    act: [
      "Then {Hero} saw {a creature} go by, shining. “I’m glad of that,” {he} said, “and of {the sight}.” “I’m glad you {came|stopped},” said {the helper}. [They went on and on.] “Let’s {start|try}.”",
      "“Wait,” said {Hero}. “It smells of {smell}. I’m thankful for that, and for dry {socks|feet}.” {The helper} {sniffed|listened}. “So am I. Here, I’ll {help|lift}.”",
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
      "“Who {packed|buttered} your {lunch|bread}?” asked {the helper}. “{Grownup},” said {Hero}. “And who thanked {grownup}?” It was {quiet|still}. {The pal} {coughed|looked up}.",
      "In {his} pocket {Hero} found a {note|plum} from {grownup}, put there {for later|on the sly}. {He} had not even said {goodbye|thank you} this {morning|time}.",
    ],
    act: [
      "“I’ll do it now,” said {Hero}. {He} {picked|drew} something for {grownup}: {three|five} {colour} {flowers|hearts}. [{The helper} found the {best|last} one.] “That’s a real thank-you,” said {the helper}. “Makes me want to {help|join in}.”",
      "“Thank you, {grownup}!” {Hero} called, as loud as {he} could, towards {home}. [{A creature} jumped.] Perhaps the wind would {take|carry} it. “It {heard|will},” said {the helper}. “Now, what’s to {do|be done}?”",
    ],
    voice: [
      "“Thank them while you think of it,” said {the helper}.",
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
      "“If only I had new {gear}!” said {Hero}. [The old ones had a hole, and were the wrong {colour|size} besides.] {The helper} looked at them. “How many {miles|winters} have they done for you?”",
    ],
    act: [
      "{Hero} counted: the {snow|flood}, the fair, all the way to {a sight}. “Thank you, {gear},” {he} said, and {wiped|patted} them. {The helper} put in a stitch, then another. “They’ll do this day as well. So will I.”",
    ],
    voice: [
      "{The helper} did not speak at once. “What’s been good to you likes to be thanked.”",
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
      "There was {a food} for each of them. [{Hero} had it halfway to {his} mouth.] “Do you know how many hands that took?” asked {the helper}.",
    ],
    act: [
      "They worked it out: who grew it, who carried it, {the neighbour}, {grownup}. “Thank you, all of you,” said {Hero}, and only then took a bite. [It tasted of more.] “You’ve thanked {count} people at one go,” said {the helper}. “I’d like to be the next.”",
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
      "“Who needs rain?” said {Hero}, and shook a wet sleeve at the sky. {The helper} looked hurt. “I do. I’d have no supper without it.”",
    ],
    act: [
      "{Hero} had not thought of that. “Sorry, rain,” said {Hero}. “Thank you for the {beans|plums}, and puddles, and my bath.” [One last drop fell on {his} nose.] {The helper} laughed. “Well, now I’ll do something for you.”",
    ],
    voice: [
      "{The helper} came up close. “There’s a thank-you in most things. You have to {look|dig} for it.”",
      "“If it can rain and I’m still thankful,” said {Hero}, “it’s a good day.”",
    ],
  },
  {
    id: "thanks-tutor",
    lesson: "gratitude",
    deed: "thanks the one who once taught a useful thing",
    obstacles: anywhere,
    vars: { tutor: ["Captain Noakes", "Aunt Pell", "Farmer Osei", "Baker Lim", "Granny Holm"] },
    test: [
      "“Who taught you to tie a knot like that?” asked {the helper}. {Hero} had to think. It was {tutor}, long ago, in the {cold|rain}. [{He} had never said a word about it.]",
    ],
    act: [
      "And who should come by, just then, but {tutor}, with {a food}? “Thank you for the knot!” called {Hero}. [“What knot?” But it made two red ears {glow|shine}.] {The helper} nodded. “That very knot is what we want.”",
    ],
    voice: [
      "“Thank your teachers,” said {the helper}, “while they’re walking by.”",
      "{The helper} was quiet a moment. “You’d carried that thank-you a long way. Feel lighter?”",
    ],
  },
  {
    id: "thanks-for-trying",
    lesson: "gratitude",
    deed: "thanks the helper for trying although it did not work",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had tried {twice|hard}, and it had not worked. “I’m no good to you,” {h.he} said, and made to go. [{Hero} was so {tired|let down} that {he} nearly let it happen.]",
    ],
    act: [
      "“Wait! Thank you for trying,” said {Hero}. “You stopped, and you could have gone by.” “It didn’t help.” “It helped me.” {The helper} {blinked|sniffed}, turned round, and looked once more. “But of course, the other end!”",
    ],
    voice: [
      "{The helper} coughed. “Thank the try, and it gets up and tries again.”",
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
      "“Hold this a moment,” said {the helper}, and it was heavy. {Grownup} carried as much every {weekday}, up all the stairs. [{Hero} had never once held the door.]",
    ],
    act: [
      "“Tonight I’ll say thank you,” said {Hero}, “and hold the door.” [{He} tied a {thread|ribbon} round one finger, so as not to forget.] {The helper} took the load back as if it were nothing. “And now for yours.”",
    ],
    voice: [
      "“You don’t feel what’s carried for you,” said {the helper}, “till you thank them for it.”",
      "“Thank you weighs nothing,” said {Hero}, “and it carries a lot.”",
    ],
  },
  {
    id: "thanks-tree",
    lesson: "gratitude",
    deed: "says thank you to an old tree",
    obstacles: anywhere,
    vars: { "old tree": ["the pear tree", "the lime tree", "the big ash", "the crooked plum tree"] },
    test: [
      "“Before we start,” said {the helper}, “we say thanks to {old tree}.” Thanks to a tree? [{Hero} looked round, to see who was watching.]",
    ],
    act: [
      "But it had given {him} shade, and a swing, and something to lean on. {He} laid {his} palm on the bark. “Thank you,” said {Hero}, and it was meant. [A leaf came down, {yellow|green}.] “That’s good luck,” said {the helper}. “Now we begin.”",
    ],
    voice: [
      "{The helper} sighed, but happily. “Thanks are never wasted, not even on trees.”",
      "“It was there all the time,” said {Hero}, “so I’d never thanked it.”",
    ],
  },
  {
    id: "thanks-at-the-back",
    lesson: "gratitude",
    deed: "thanks the one at the back whom nobody clapped for",
    obstacles: anywhere,
    vars: { star: ["Big Tobias", "Lady Trott", "Cousin Lev", "Chef Marisol"] },
    test: [
      "A bit of it was done, and they all clapped for {star}, who had talked the most. {The helper} had done the work, and stood at the back, winding string.",
    ],
    act: [
      "“Thank you!” called {Hero}, over all the heads. “You there, at the back. You held it the whole time.” [Everyone turned. {The pal} clapped.] {The helper} did not know where to look. “It was nothing. But I’ll gladly do the rest.”",
    ],
    voice: [
      "“You saw me,” said {the helper}. “That’s the best of a thank-you.”",
      "“The loud ones get the claps,” said {Hero}. “You get my thanks.”",
    ],
  },
];
