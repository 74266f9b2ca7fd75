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
      "{Hero} sat down and took out {a meal}. It was the last one. [{The helper} looked at it, then {quickly|politely} away.] Somebody’s tummy {rumbled|sang} +and it was not {Hero}’s.",
      "{Hero} had one good thing left: {a meal}, in {a leaf|a hanky}. “I’m too hungry to {help|think},” said {the helper}. “I’ve had nothing since {morning|dawn|$weekday}.”",
    ],
    act: [
      "{Hero} broke {the meal} in two. One half was bigger +and {Hero} looked at it {hard|once} and gave that half to {the helper}. [They ate side by side, with crumbs for {the pal}.] “I was too hungry to be of use,” said {the helper}. “Now I can help you.”",
      "“Half for you,” said {Hero}, and broke {the meal} in two. [It made a {small|thin} supper, but a {long|merry} one.] They {chewed|munched} +and {Hero} told all about {trouble}. “Now that I’m full, I can think,” said {the helper}. “I know what to do.”",
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
      "{The helper} could not look away from {the tool}. “May I {hold|try} it?” “No,” said {Hero}. “It’s mine.” [{The helper} {nodded|sighed}.] “Then I can’t help you,” said {the helper}, and {turned|moved} away.",
      "“If I had {the tool} for {a bit|one go},” said {the helper}, “I could try something.” {Hero} held it {tight|fast}. [What if it got {lost|scratched}?] {The helper} {sighed|turned to go}.",
    ],
    act: [
      "“Wait!” called {Hero}, and held out {the tool}. “First your turn, then mine, then yours.” {The helper} tried it {this way|once} and {that way|twice} and laughed out loud. “It’s just right for {trouble}! Now I’ll help you.”",
      "{Hero} thought of {trouble}. [Alone {he} had got nowhere with {the tool}.] “Here,” said {Hero}. “We’ll take turns.” {The helper} took it with great {care|joy} and tried it out. “It works! If we share it, we’ll manage. I’ll help you.”",
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
      "“If I help you,” said {the helper}, “who will get the {thanks|praise}? Mostly they forget me.” [{Hero} had so wanted to get it all {alone|$himself}.]",
      "“There’ll be {cake|a feast} when it’s done,” said {the helper}. “Last time I helped, I didn’t get a crumb.” [{Hero} had wanted the {biggest|whole} piece.]",
    ],
    act: [
      "“We’ll share it,” said {Hero}. “I’ll tell everyone that you did half of it.” [{He} wrote both names on {his} {cuff|sleeve}, in the same size.] {The helper} {thought|blinked} +and then came a big smile. “Nobody ever shared with me before. So I’ll help you.”",
      "“Whatever I get,” {he} said then, “I’ll cut in three, for you and me and {the pal}.” [And {he} gave {his} word on it.] {The helper} {beamed|laughed} and was no longer {cross|sad}. “Equal bits? Then let’s do equal work +and I’ll help you.”",
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
      "Just then it began to {pour|hail} +and {Hero} got under {a cover}, where there was room for {one|a small one}. {The helper} stood outside, {dripping|soaked}, and too wet to help anyone.",
      "Rain! {Hero} got under {a cover} with {the pal}, {snug|dry}. “Is there room for me?” asked {the helper}. “When I’m wet, I’m no use.” There was {hardly any|very little} room.",
    ],
    act: [
      "{Hero} {squeezed|moved} up. “Come in, half of it’s yours.” Now each had one dry {side|arm} and one wet. [They told {jokes|riddles} till it {stopped|cleared}.] “You got wet so that I could be dry,” said {the helper}. “Now I’ll do something for you.”",
      "“If we all breathe in,” said {Hero}, “there’s room for three.” And there was! [It even got {warm|cosy}.] Soon the sun came {out|back} +and {the helper} was {dry|warm}. “You shared your {roof|dry place}. So I’ll share your work.”",
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
      "Under {a sight} {Hero} found {a treat}, left there by {grownup} +and {he} could have {hidden|eaten} it all. “Mmm,” said {the helper}. “I could help you so well if I had one of those!”",
      "{Hero} had {a treat} in {his} {bag|hood}, all for {himself} +and it {rattled|smelt good}. “What’s that?” asked {the helper}. “Oh, nothing,” said {Hero}, and {coughed|went red}. {The helper} {turned|moved} away.",
    ],
    act: [
      "“One for you,” {Hero} began, “one for {the pal}, one for me.” [{He} went round and round till {the treat} was {gone|empty}.] {The helper} {hummed|beamed} for joy. “You shared so fairly +and now I’ll do my share, and help.”",
      "“No, wait!” {Hero} held out {the treat}. “It’s for all of us.” [They had {five|six} each, and talked with {full|sticky} mouths.] {The helper} sat down again and {laughed|smiled}. “I was going to leave. But with somebody who shares, I’ll stay and help.”",
    ],
    voice: [
      "“It’s sweet alone,” said {the helper}, “and sweeter when you share it.”",
      "{The helper} bent a little closer. “You shared it, one each. That tastes better than all for one.”",
    ],
  },
  {
    id: "share-knowhow",
    lesson: "sharing",
    deed: "shares a secret trick that was meant to stay a secret",
    obstacles: anywhere,
    vars: { trick: ["a sailor’s knot", "a two-finger whistle", "a backward roll", "a paper frog", "a counting rhyme"] },
    test: [
      "“Can you do {a trick}?” said {the helper}. “I never could. I’d help anyone who taught me!” {Hero} could do it +but it was {his} {secret|treasure}, and {grownup}’s.",
      "{Hero} did {a trick}, just for fun. “Oh!” said {the helper}. “I’ve wanted to do that all my life.” [If {he} shared it, {he} would not be the only one.] It was {Hero}’s {best|own} secret.",
    ],
    act: [
      "“Look,” said {Hero}, “I’ll show you {the trick}.” [{He} showed it {three|four} times +and {the pal} held still.] At last {the helper} could do it and {danced|laughed} for joy. “You shared your secret. So I’ll share one with you, about {trouble}.”",
      "But {Hero} showed {the trick} to {the helper}, bit by bit, from {top to bottom|start to end}. [It did not get any {smaller|worse}.] {The helper} tried, and could do it and was so {proud|glad}! “You taught me that +so I’ll teach you what I know about {trouble}.”",
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
      "There was {a seat}, just right for {thinking|looking out} +and {Hero} had got there first. “I could think about {trouble} up there,” said {the helper}, “but there’s no room.”",
      "“That’s mine,” said {Hero}, and sat down on {a seat} +and {the helper} {shifted|hopped} from foot to foot. “I can’t {think|help} when my feet {hurt|ache}.” [{Hero} saw it and went {pink|red}.]",
    ],
    act: [
      "“Half each,” said {Hero}, and moved to the very {edge|end}. [It was {tight|a squash} +but it {held|did}.] {The helper} got up beside {him} and looked all {round|about}. “But from here it’s {simple|clear}! Now I know how to help you.”",
      "{Hero} got down. “You have it for {ten|five} minutes, and then me.” {The helper} {sat|sank} down, and {rested|thought}, and all at once looked up. [“It’s a good {place|seat} for thinking.”] “Now I know what to do.”",
    ],
    voice: [
      "“You shared your place,” said {the helper}. “So I shared my {thoughts|plan}.”",
      "{The helper} took a deep breath. “A good seat is {better|warmer} when it’s shared.”",
    ],
  },
  {
    id: "share-last-water",
    lesson: "sharing",
    deed: "shares the last of the water",
    obstacles: anywhere,
    vars: {},
    test: [
      "It was hot work +and {Hero}’s bottle was down to three {mouthfuls|sips}. “I’m too {dry|thirsty} to help much,” said {the helper}, and sat down.",
    ],
    act: [
      "“One for you,” said {Hero}, “one for {the pal}, and one for me.” They were {small|tiny} ones. [{He} gave {the helper} the first.] {The helper} drank it and got up, quite {fresh|strong}. “I was too dry to {work|think} +and now I can help you.”",
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
    vars: { bell: ["a brass bell", "a tin whistle", "a big drum", "a toy trumpet", "a row of cups"] },
    test: [
      "“We’ll need somebody to {keep|beat} time,” said {the helper}, “with {a bell}.” That was the fun part +and {Hero} wanted it. [{The helper} had the hard part, as {always|usual}.]",
    ],
    act: [
      "“We’ll share the fun part,” said {Hero}. “First you have {the bell}, and then me.” [{The pal} nodded.] {The helper} tried it, as {loud|merry} as could be, and laughed. “Nobody ever shared that with me +and now I’ll {gladly|happily} help.”",
    ],
    voice: [
      "“You shared the hard part,” said {the helper}, “and the fun part, too.”",
      "“I only had half the fun,” said {Hero}, “but shared fun is bigger.”",
    ],
  },
  {
    id: "share-chalks",
    lesson: "sharing",
    deed: "breaks new chalks in two to share them",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’ve got a plan,” said {the helper}, “but I must draw it for you.” [There was nothing to draw with.] In {Hero}’s pocket were {count} {new|clean} chalks +and all of them were {long|whole}.",
    ],
    act: [
      "Snap! {He} broke the {red|green} one, and the {blue|white} one, too. “Half of each is yours.” [It hurt a {little|bit}.] {The helper} drew {arrows|lines} all over {the track} +and {Hero} {coloured|followed} them. “You see? Come, I’ll help you do it.”",
    ],
    voice: [
      "{The helper} gave a small bow. “Two halves draw more than one whole. That’s sharing.”",
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
      "By {a sight} {Hero} found a clover with four leaves. One wish! “Oh,” said {the helper}, “I’d {use|need} it to be {brave|bold}. Then I could help you.”",
    ],
    act: [
      "{Hero} pulled it apart, ever so gently. “Two {leaves|bits} for you and two for me.” [Did {half|a bit of} a clover still work?] They shut their eyes and {wished|waited} +and {the helper} felt much {braver|bolder}. “Now I {can|dare to} help you.”",
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
      "{Hero} had a new book in {his} {bag|coat}. “Perhaps it tells us about {trouble}?” said {the helper}. [But {he} had wanted to be the {first|only one} to read it.]",
    ],
    act: [
      "“You hold that side, and I’ll hold this,” said {Hero}. They {read|sat} side by side, with {the pal} in the middle. [{The helper} was {slower|slow} +and {Hero} waited.] On page {count} there was a picture +and it showed them {a way|how}. “Now I know how to help you,” said {the helper}.",
    ],
    voice: [
      "{The helper} tapped {him} on the arm. “You shared your new book, and it’s still whole.”",
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
      "{The helper} was minding {four|five} small children +and they {squabbled|howled}. “If they had a {toy|thing} to play with, I could help you.” They looked at {Hero}’s new {plaything}. [It was from {grownup}.]",
    ],
    act: [
      "“You can {have|share} it in turns,” said {Hero}, and gave it to the smallest. [{Hero} held {his} breath.] It got a bit {muddy|scuffed} +but the children were {happy|merry}. “They can {play|stay} with {the neighbour},” said {the helper}. “Now I’m free to help you.”",
    ],
    voice: [
      "“A toy is happiest when it’s shared,” said {the helper}. “Look at it go.”",
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
      "{Hero} had a whole jar of {saved}, {forty|fifty} of them, saved up for weeks. “I need {a few|some} for {the neighbour}’s {shed|roof},” said {the helper}. “Till I find them, I can’t help you.”",
    ],
    act: [
      "{Hero} {tipped|poured} them out. [It was a lot to give away.] Then {he} counted {twelve|fourteen} into {the helper}’s bag +and the jar still {rattled|clinked}. “Now I needn’t {look|search} any more. So I’ve got time to help you.”",
    ],
    voice: [
      "{The helper} laughed, but kindly. “You shared your {treasure|jar}, and so I share my day.”",
      "“I didn’t need them all,” said {Hero}. “So I shared them.”",
    ],
  },
  {
    id: "share-last-dumpling",
    lesson: "sharing",
    deed: "shares the last piece, with a bit for whoever comes",
    obstacles: anywhere,
    vars: {},
    test: [
      "{Grownup} had packed five {buns|dumplings}, and now there was one left. [They all {looked at|smelt} it.] “I’m too hungry to {work|help},” sighed {the helper}.",
    ],
    act: [
      "{Hero} was hungry, {too|as well}. But {he} {cut|broke} it in half, as fair as could be. [{The pal} got the crumbs.] {The helper} {ate|chewed} and {stretched|jumped up}. “That was just what I {needed|wanted} +and now I’m strong, and I can help you.”",
    ],
    voice: [
      "“You shared your last one,” said {the helper}. “Last ones are the hardest to share.”",
      "“It would have been good alone,” said {Hero}. “Shared, it was better.”",
    ],
  },
];
