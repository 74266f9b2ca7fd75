import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const sharing: readonly Turn[] = [
  {
    id: "share-supper",
    lesson: "sharing",
    deed: "gives half of the only food away",
    obstacles: anywhere,
    vars: { meal: ["a cheese roll", "a plum cake", "a big pear", "a honey bun", "a potato pie", "a corn cake"] },
    test: [
      "{Hero} sat down and took out {a meal}. It was {his} last one. [{The helper} looked at it, then {quickly|politely} away.] Somebody’s tummy {rumbled|sang}.",
      "There was one good thing left: {a meal}, in {a leaf|a hanky}. {Hero} {bit into it|unwrapped it}. {The helper} had had nothing since {morning|dawn|$weekday}.",
    ],
    act: [
      "{Hero} broke {the meal} in two. One half was bigger. {Hero} looked at it {hard|once}, and held it out. [They ate side by side, with crumbs for {the pal}.] “Now,” said {the helper}, “show me your trouble.”",
      "“Half for you.” [It made a {small|thin} supper, but a {long|merry} one.] And as they {chewed|munched}, {Hero} told everything. “Is that all?” said {the helper}. “I know how that’s done.”",
    ],
    voice: [
      "“Share,” said {the helper}, “and you have less {bread|to carry} and more {company|friends}.”",
      "{The helper} hummed. “You gave me the big half. Sharing {fills|feeds} both.”",
      "“Half is {plenty|enough},” said {Hero}. “When it’s shared,” said {the helper}.",
    ],
  },
  {
    id: "share-turns",
    lesson: "sharing",
    deed: "lets the helper have a turn with the best thing",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} could not look away from {the tool}. “May I hold it?” “No,” said {Hero}. “It’s mine.” [But held so {tight|close}, it was no use to anyone.]",
      "“If I could use {the tool} for {a bit|one go},” said {the helper}. {Hero} held it {tight|fast}. [What if it got {lost|scratched}?] {The helper} {sighed|turned to go}.",
    ],
    act: [
      "“Wait,” called {Hero}, and held out {the tool}. “Your turn. Then mine, then yours.” “But this is just {right|what we need},” said {the helper}. “Two can do with it what one can’t.”",
      "{Hero} looked at {the tool}. [All by itself it had got {him} nowhere.] “Here,” said {Hero}. “We’ll take turns.” With {the helper} it was twice as {good|quick} as before. “{Ready|Again}?” asked {the helper}.",
    ],
    voice: [
      "“Funny,” said {Hero}. “It got better when I shared it.”",
      "“Things like to be shared,” said {the helper}. “They {wear|rust} less.”",
      "{The helper} stood up straight. “Mine is fine, but ours gets things {done|moving}.”",
    ],
  },
  {
    id: "share-credit",
    lesson: "sharing",
    deed: "offers to share the prize and the praise",
    obstacles: anywhere,
    vars: {},
    test: [
      "“And who will they thank?” asked {the helper}. “It’s always {somebody else|one name}.” {Hero} had so wanted to be the one they {clapped for|looked at}.",
      "“When it’s done,” said {the helper}, “who’ll get the {glory|cake|thanks}?” {Hero} opened {his} mouth to say ‘me’. It did not {sound|taste} right.",
    ],
    act: [
      "“We’ll share it,” {Hero} said. “The work, the thanks and {a food}.” [{He} wrote both names on {his} {hand|cuff}, in the same size.] “Nobody’s done that {before|yet},” said {the helper}. “Which end shall I take?”",
      "“All of us,” said {Hero}. [“Whatever they give me, I’ll cut in {three|equal bits}, for you and me and {the pal}.”] And {he} shook on it. “In that case,” said {the helper}, “{let’s go|off we go}!”",
    ],
    voice: [
      "“Praise is like {soup|bread},” said {the helper}. “It’s best shared.”",
      "{The helper} looked from {Hero} to {the pal}. “A shared thing’s a {whole|warmer} thing.”",
    ],
  },
  {
    id: "share-shelter",
    lesson: "sharing",
    deed: "makes room for the helper in the one dry place",
    obstacles: anywhere,
    vars: { cover: ["a big umbrella", "a tin roof", "a square of oilcloth", "a hollow tree", "a cart"] },
    test: [
      "Just then it began to {pour|hail}. {Hero} was under {a cover}, with room for {one|a small one}. Outside stood {the helper}, {dripping|soaked}.",
      "Rain! {Hero} got under {a cover}, {snug|dry}. “Is there room?” asked {the helper}. There was {hardly any|none to spare}.",
    ],
    act: [
      "{Hero} {squeezed|moved} up. “Come in, half of it’s yours.” Now each had one dry {side|arm} and one wet. [They told {jokes|riddles} till it {stopped|cleared}.] “So tell me,” said {the helper}, “what’s the trouble?”",
      "“If we breathe in,” said {Hero}, “there’s room for all.” And there was. [It even got {warm|cosy}.] When the sun came out, {the helper} shook {off the wet|all over}. “That was {kind|good}. What can I do?”",
    ],
    voice: [
      "{The helper} nodded. “A dry spot shared is a {home|party}.”",
      "“There’s always room,” said {Hero}, “if you share it.”",
      "{The helper} looked at {him} a while. “Shared, a small roof is a big one.”",
    ],
  },
  {
    id: "share-sweets",
    lesson: "sharing",
    deed: "shares out a treat fairly instead of keeping it",
    obstacles: anywhere,
    vars: { treat: ["a bag of toffees", "a bag of nuts", "a tin of biscuits", "a pot of jam", "a box of dates"] },
    test: [
      "Under {a sight} {Hero} found {a treat}, from {grownup}. {He} could have {hidden|eaten} it all. {The helper} {sniffed|looked up}.",
      "{Hero} had {a treat} in {his} {sleeve|hood}, for later. It {rattled|smelt}. “What’s that?” asked {the helper}. “Oh, nothing,” said {Hero}, and {coughed|went red}.",
    ],
    act: [
      "“One for you,” {Hero} began, “one for {the pal}, one for me.” [{He} went round and round till {the treat} was {gone|empty}.] [There was even one for {a creature}.] “As fair as {rain|daylight},” said {the helper}. “I’ll help you.”",
      "Then {he} brought out {the treat}. “It’s for all of us,” said {Hero}. [They took {turns|one each}, and talked with {full|sticky} mouths.] “For a fair one,” said {the helper}, “I’d do {a lot|anything}. Let’s see.”",
    ],
    voice: [
      "“Sweet alone,” said {the helper}, “is sweeter shared.”",
      "{The helper} bent a little closer. “One each is more than all for one.”",
    ],
  },
  {
    id: "share-knowhow",
    lesson: "sharing",
    deed: "shares a secret trick that was meant to stay a secret",
    obstacles: anywhere,
    vars: { trick: ["a sailor’s knot", "a two-finger whistle", "a backward roll", "a paper frog", "a counting rhyme"] },
    test: [
      "{The helper} could not do a simple thing: {a trick}. {Hero} could. It was {his} own {secret|treasure}, from {grownup}.",
      "“I wish I knew how to do that,” said {the helper}. It was {the trick}, {Hero}’s {best|own} one. [If {he} {showed|told} it, {he} would not be the only one.]",
    ],
    act: [
      "“Look,” said {Hero}, “I’ll show you.” [{He} showed it {three|four} times.] {The helper} got it. “So have one {trick|secret} of mine. It’s just the one you need.”",
      "But {Hero} shared {the trick}, bit by bit, {top to bottom|start to end}. [It did not get any {smaller|worse}.] “Oh!” said {the helper}. “And do you know what we could do with that, {two of us|both}?”",
    ],
    voice: [
      "“I gave it away,” said {Hero}, “and I’ve still got it.”",
      "“Share what you know,” said {the helper}, “and there’s twice as much.”",
      "{The helper} thought it over. “A secret is thin. A shared one {grows|works}.”",
    ],
  },
  {
    id: "share-seat",
    lesson: "sharing",
    deed: "gives up the best place so that the helper can see too",
    obstacles: anywhere,
    vars: { seat: ["a tall stool", "a warm stone", "a low branch", "a barrel", "a soft heap of hay"] },
    test: [
      "There was {a seat}, just right for {thinking|looking out}, and {Hero} had got there first. {The helper} {hopped|stood} below and saw {nothing|only backs}.",
      "“That’s mine,” said {Hero}, of {a seat}. {He} had found it. {The helper} said no more, and {shifted|hopped} from foot to foot.",
    ],
    act: [
      "“Half each,” said {Hero}, and moved to the very {edge|end}. [It was {tight|a squash}, but it {held|did}.] From up there {the helper} saw it at once. “But that’s {simple|clear}! Look, over there.”",
      "{Hero} got down. “You have it for {ten|five} minutes, then me.” {The helper} {beamed|climbed up}, and looked about. [“It’s all {different|blue} from here.”] “Now I know what to do, and I’ll {help|show you}.”",
    ],
    voice: [
      "“You shared the view,” said {the helper}. “So I shared the {answer|plan}.”",
      "{The helper} took a deep breath. “A good seat is {better|warmer} with two.”",
    ],
  },
  {
    id: "share-last-water",
    lesson: "sharing",
    deed: "shares the last of the water",
    obstacles: anywhere,
    vars: {},
    test: [
      "It was hot work, and {Hero}’s bottle was down to three mouthfuls. {The helper} had none at all, and did not ask. [{The pal} looked at the bottle.]",
    ],
    act: [
      "“One for you,” said {Hero}, “one for {the pal}, one for me.” They were small ones. [Nobody wiped the bottle.] “I was too dry to think,” said {the helper}. “Now I can. {Listen|Come here}.”",
    ],
    voice: [
      "{The helper} winked at {the pal}. “Three sips, three friends. That’s good sharing.”",
      "“It was just enough,” said {Hero}, “because we shared it.”",
    ],
  },
  {
    id: "share-fun-part",
    lesson: "sharing",
    deed: "shares the one part that is fun",
    obstacles: anywhere,
    vars: {},
    test: [
      "There was one part that was fun, the {last|top} one, and {Hero} had kept it for {himself}. {The helper} had done all the dull ones.",
    ],
    act: [
      "“You do it,” said {Hero}, and stepped back. [“No, both of us!”] They did it one from each side, and it was twice the fun. “I’ve never been given the fun part,” said {the helper}. “What else have we got?”",
    ],
    voice: [
      "“Share the dull bits,” said {the helper}, “and the nice ones too.”",
      "“Half the fun each,” said {Hero}, “and there was more of it.”",
    ],
  },
  {
    id: "share-chalks",
    lesson: "sharing",
    deed: "breaks new chalks in two to share them",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} wanted to show {him} how it went, but had nothing to draw with. In {Hero}’s pocket were {count} chalks, all new, all with their points.",
    ],
    act: [
      "The first one hurt a little. Snap. {He} broke the {red|green} one too, and all the rest. “Half of each is yours.” [Soon {the track} was covered with {arrows|plans}.] In the end, by two hands, there stood the answer.",
    ],
    voice: [
      "{The helper} gave a small bow. “Two halves draw more than a whole. That’s sharing.”",
      "“They were prettier new,” said {Hero}, “but they’re better shared.”",
    ],
  },
  {
    id: "share-clover-wish",
    lesson: "sharing",
    deed: "shares a four-leaf clover and its wish",
    obstacles: anywhere,
    vars: {},
    test: [
      "By {a sight} grew a clover with four leaves, and {Hero} saw it first. One wish! [It was on the tip of {his} tongue.] “I’ve never found one,” said {the helper}, “not in all my life.”",
    ],
    act: [
      "Two leaves each, then. {He} pulled it apart, ever so gently. [Did it still work, in half?] They wished at once, with eyes shut. “I wished that yours comes true,” said {the helper}. “And I think I know how.”",
    ],
    voice: [
      "“A wish can be shared,” said {the helper}. “It doesn’t get any smaller.”",
      "“Luck’s no fun by yourself,” said {Hero}. “You have to share it.”",
    ],
  },
  {
    id: "share-book",
    lesson: "sharing",
    deed: "shares a new book, side by side",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Oh, you’ve got that one,” said {the helper}, with a look at the book in {Hero}’s bag. There were two pages in it on this very thing. But it was new, and {he} had meant to read it alone.",
    ],
    act: [
      "“You hold that side,” said {Hero}. They read it cheek by cheek, {the pal} in the middle. [{The helper} was slower, so {he} looked at the pictures twice.] “There!” they said, both at the same line.",
    ],
    voice: [
      "{The helper} tapped {him} on the arm. “A book’s one of the few things that you can share whole.”",
      "“I like it better now,” said {Hero}. “Shared pages stay in your head.”",
    ],
  },
  {
    id: "share-new-toy",
    lesson: "sharing",
    deed: "lets a crowd of children play with the new toy",
    obstacles: anywhere,
    vars: { plaything: ["a ball", "a hoop", "a kite", "a spinning top"] },
    test: [
      "“If those children had a thing to play with,” said {the helper}, “they’d stop squabbling, and I could help you.” They all looked at {Hero}’s new {plaything}. [It was a birthday one.]",
    ],
    act: [
      "“In turns,” said {Hero}, and gave it to the smallest. [{He} held {his} breath.] It came back a bit {muddy|scuffed}, and off it went again, and what a laughing there was! “Peace,” said {the helper}. “To work!”",
    ],
    voice: [
      "“Things are happiest when they’re shared,” said {the helper}. “Look at it go.”",
      "“It’s not new any more,” said {Hero}, “but it’s been shared with everyone.”",
    ],
  },
  {
    id: "share-jar-of-corks",
    lesson: "sharing",
    deed: "shares what has been saved up for weeks",
    obstacles: anywhere,
    vars: { saved: ["corks", "nails", "hooks", "buttons"] },
    test: [
      "A whole jar of {saved} {Hero} had saved up, {forty|fifty} of them. {The helper} needed ten, for {the neighbour}’s roof, before the rain. [Ten was a lot.]",
    ],
    act: [
      "{Hero} tipped them out and counted. Ten into {the helper}’s bag, and the jar still rattled. [{Hero} shook it. It sounded much the same.] “That’s a dry night for a whole family,” said {the helper}. “They’re coming over to help us.”",
    ],
    voice: [
      "{The helper} laughed, but kindly. “What’s shared comes back with its cousins.”",
      "“I didn’t need them all,” said {Hero}. “Somebody needed some.”",
    ],
  },
  {
    id: "share-last-dumpling",
    lesson: "sharing",
    deed: "shares the last piece, with a bit for whoever comes",
    obstacles: anywhere,
    vars: {},
    test: [
      "There were five dumplings, and they smelt of {smell}. {The helper} had two and {Hero} had two. They both looked at the one in the middle. [They both looked away.]",
    ],
    act: [
      "{Hero} cut it in three, as fair as could be. One bit each, and one for whoever came next. “Whoever comes?” asked {the helper}. Round the bend came {the neighbour}, tired, but as strong as {a horse|two}. So then there were three to do it.",
    ],
    voice: [
      "“Keep a bit for whoever comes,” said {the helper}. “Sharing makes guests.”",
      "“It would have been good,” said {Hero}. “Shared, it was lucky.”",
    ],
  },
];
