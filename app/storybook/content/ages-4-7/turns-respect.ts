import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const respect: readonly Turn[] = [
  {
    id: "respect-other-way",
    lesson: "respect",
    deed: "lets the helper do it in a different way and learns from it",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} began at the wrong end, {backwards|humming}. “That’s not how it goes,” said {Hero}. “It is where I come from.” {Hero} nearly {laughed|pushed in}.",
      "“We do that {sideways|from below},” said {the helper}. “We always have.” {Hero} had never {heard|seen} such a thing. {He} felt a giggle {coming|tickle}.",
    ],
    act: [
      "But {he} held it back. “Will you show me?” asked {Hero}, and {watched|kept quiet} till {he} understood. [It was just another {road|door}.] “That’s {clever|good}!” “Mine for the bottom,” said {the helper}, “and yours for the top?”",
      "Instead {Hero} asked {why|how}. There was a reason, as old as {hills|boats}. [{He} tried it {h.his} way +and it {worked|fitted}.] “Most just {stare|laugh},” said {the helper}. “Come on, let’s do it both ways.”",
    ],
    voice: [
      "“Different isn’t wrong,” said {Hero}. “It’s just {different|more}.”",
      "{The helper} turned once round. “If we were all the same, we’d all be stuck the same.”",
      "“You’ve your way and I’ve mine,” said {the helper}. “That makes two.”",
    ],
  },
  {
    id: "respect-looks",
    lesson: "respect",
    deed: "looks past how the helper looks and asks for advice",
    obstacles: anywhere,
    vars: {
      oddity: [
        "one blue ear",
        "a very long nose",
        "a coat of leaves",
        "a voice like a rusty hinge",
        "spots all over",
        "three hats on",
      ],
    },
    test: [
      "{The helper} had {oddity}. {Hero} stared. [{He} could not help {it|$himself}.] “Go on, say it,” said {the helper}, “they all do.” It still {hurt|stung}.",
      "It was hard not to {look|stare}: {the helper} had {oddity}! {Hero} took a step back. [But why? Nobody had ever {told|said}.]",
    ],
    act: [
      "“I was only thinking,” {Hero} said, “that you must {know|see} things I don’t.” Nobody had ever asked {the helper} that. {H.he} knew {plenty|a great deal}, and {h.he} {h.was} glad to {say|tell} it.",
      "{Hero} took two steps forward. “I’m sorry I stared. I’m {Hero}. Will you tell me {about it|your name}?” [By the end {he} saw only {the helper}.] “And now,” said {the helper}, “tell me about your {trouble|evening}.”",
    ],
    voice: [
      "{The helper} grew a bit shy. “Outsides are all different. That’s the fun of {them|it}.”",
      "“Next time,” said {Hero}, “I’ll say hello before I look.”",
      "{The helper} blinked twice. “You asked me. That’s respect, you know. Asking.”",
    ],
  },
  {
    id: "respect-quiet",
    lesson: "respect",
    deed: "respects that the helper needs it quiet and slow",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Not so loud,” said {the helper}. “Noise {hurts|stings} me.” {Hero} liked noise. [{He} did not see what was so bad about a bit of {shouting|banging}.]",
      "{The helper} said each thing {twice|slowly}. “Why do you do that?” asked {Hero}. “It’s how my head {works|hums}. Is that {bad|all right}?”",
    ],
    act: [
      "But {his} ears were not {h.his} ears. “Like this?” {Hero} {breathed|murmured}. [{He} took off {his} {clumping|loud} boots.] “Like that,” said {the helper}. In the {quiet|hush} it was easy to think. “Now I’ll show you.”",
      "“It’s just right,” said {Hero}, and waited for the second time. There was more in it: a {plan|trick}, a {good|sly} one! [“Nobody stays for the second half,” said {the helper}.]",
    ],
    voice: [
      "“You didn’t make me be like you,” said {the helper}. “Thank you.”",
      "“Everybody’s head has its own {music|weather},” said {Hero}.",
    ],
  },
  {
    id: "respect-home",
    lesson: "respect",
    deed: "asks before stepping into the helper’s home and keeps to its rules",
    obstacles: anywhere,
    vars: {
      rule: ["hop over the step", "knock three times", "wipe both elbows", "bow to the teapot", "come in backwards"],
    },
    test: [
      "Behind {a sight} was {the helper}’s front door. “At my house you {rule}.” What a {silly|funny} rule! [{Hero} could just have {gone|walked} in.]",
      "{Hero} had stepped right into {the helper}’s {parlour|garden}, boots and all. “We {rule} here,” said {the helper}, {low|small}. [“Nobody ever does it for me.”]",
    ],
    act: [
      "But it was not {his} house. So {Hero} did {just that|as $h.he said}, and {the pal} did too. “{Welcome|Come in},” said {the helper}. [It smelt of {smell} in there.] “I’ll tell you what I’d do.”",
      "“I’m sorry. I’ll start {over|again},” said {Hero}. {He} went out, and did it properly, {the pal} too. “For a guest like you,” said {the helper}, “I’d do {anything|a lot}.”",
    ],
    voice: [
      "{The helper} hummed. “My house, my ways. You {kept|minded} them.”",
      "“Other people’s rules,” said {Hero}, “are easy if you ask.”",
      "{The helper} stood up straight. “You asked first. That’s respect.”",
    ],
  },
  {
    id: "respect-old",
    lesson: "respect",
    deed: "lets the old helper finish the story before asking for anything",
    obstacles: anywhere,
    vars: {},
    test: [
      "“In my day,” said {the helper}, and began a story. [It had {a creature} in it, and {count} {cousins|storms}.] {Hero} looked at the {sky|clock}, and {wriggled|sighed}.",
      "{The helper} spoke as slowly as {syrup|snow}. “Now, where was I?” {Hero} knew the {end|rest}. {He} could have {said|snapped} it, and been off.",
    ],
    act: [
      "But {he} sat still, and {listened|nodded} to the end. Then {Hero} asked to {hear|know} more. “Nobody ever does!” said {the helper}. “And now you, {dear|young one}. What is it?”",
      "{Hero} bit {his} tongue and let the words come at their own {speed|time}. [And there, in the middle, was just what {he} needed.] “You let me finish,” said {the helper}. “So let’s go and {do|try} it.”",
    ],
    voice: [
      "“You let me be slow,” said {the helper}. “That’s respect.”",
      "“Old stories have {new|good} things in them,” said {Hero}.",
    ],
  },
  {
    id: "respect-no",
    lesson: "respect",
    deed: "takes the helper’s no for an answer and asks for something else",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Let me {stroke|carry} you,” said {Hero}, and was half {there|at it}. “No,” said {the helper}. “I don’t like {that|it}.” {Hero} had so {wanted|longed} to!",
      "“Give me a hug, {quick|do},” said {Hero}. {The helper} {moved|stepped} away. “No, thank you.” But {he} had meant it {kindly|well}!",
    ],
    act: [
      "{Hero} put {his} hands {down|in $his pockets}. “All right. It’s your {skin|say}.” [And {he} left {a hand’s|an arm’s} width between them.] “{Good|Thanks},” said {the helper}. “A wave, then? Now I’ll gladly help.”",
      "“Then how do you say hello?” asked {Hero}. {The helper} {blinked|nodded} three times, and {he} did so too. [It was {nice|fun}.] “That’s it,” said {the helper}. “Now we can {work|go on} side by side.”",
    ],
    voice: [
      "{The helper} looked from {Hero} to {the pal}. “I said no, and you heard it.”",
      "“No is a whole {answer|word},” said {Hero}. “I’ll remember.”",
      "{The helper} nodded. “You asked what I like. That’s respect.”",
    ],
  },
  {
    id: "respect-name",
    lesson: "respect",
    deed: "takes the trouble to learn the helper’s real name and says it right",
    obstacles: anywhere,
    vars: { "real name": ["Ignatius", "Wilhelmina", "Thessaly", "Bartholomew", "Oluwaseun"] },
    test: [
      "“They call me {Stinky|Lumpy|Oi-You},” said {the helper}. “It’s not my name.” {Hero} had been just about to {say|call} it, too.",
      "“My name’s {real name},” said {the helper}. “That’s too {long|hard},” said {Hero}. “I’ll call you {Bob|Pip}.” {The helper} {sighed|turned away}.",
    ],
    act: [
      "“What is it, then?” asked {Hero}. It was {real name}. {He} said it {slowly|bit by bit}, until it was right. “Nobody has said that in years,” said {the helper}. “How can I help?”",
      "Then {he} thought again. “Sorry. {Real name}. Is that how you say it?” [It took {three|four} goes.] “{Exactly|Just so},” said {the helper}. “You took the {time|trouble}. Now I’ll take some for you.”",
    ],
    voice: [
      "“A name is like a {coat|house},” said {the helper}. “Treat it well.”",
      "{The helper} looked at {him} a while. “You called me by my name. That’s respect.”",
    ],
  },
  {
    id: "respect-may-i",
    lesson: "respect",
    deed: "asks before taking what belongs to the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper}’s things lay in a row, and one was just what {he} needed. [Nobody was looking.] {Hero}’s hand was halfway there.",
    ],
    act: [
      "It came back. “May I use that, please?” {The helper} looked up, surprised. “Mostly they just take it. Then it’s {blunt|bent}, and I don’t know why.” It was put into {his} hand, and its owner came with it.",
    ],
    voice: [
      "{The helper} bent a little closer. “Asking is how you respect a thing, and whose it is.”",
      "“It’s yours,” said {Hero}. “So it had to be you who said yes.”",
    ],
  },
  {
    id: "respect-raked-sand",
    lesson: "respect",
    deed: "goes round what the helper has made with care",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had just raked the sand into {rings|waves}, an hour’s work. The short way ran right across it. [{Hero} was in a hurry, and sand is only sand.]",
    ],
    act: [
      "[But what sand!] {He} took off {his} shoes and went by the edge, all the long way, {the pal} behind {him} in {his} steps. Not one line was spoilt. {The helper} put down the rake. “You saw it,” {h.he} said. “I’ll do something for you.”",
    ],
    voice: [
      "“To respect a person’s work,” said {the helper}, “is to walk round it.”",
      "“Somebody had meant every line,” said {Hero}.",
    ],
  },
  {
    id: "respect-feast",
    lesson: "respect",
    deed: "asks to be shown the helper’s own feast",
    obstacles: anywhere,
    vars: {},
    test: [
      "It was {the helper}’s holiday, with blue lamps and a song that went sideways. [{Hero} did not know one bit of it.] “It’s not on our calendar,” {he} said, and heard how that sounded.",
    ],
    act: [
      "“Would you show me?” {he} asked instead. {He} got {a food}, and a lamp to hold, and was told when to clap. [{He} clapped in the wrong place, and nobody minded.] “You’ve kept my day with me,” said {the helper}. “I’ll keep yours with you.”",
    ],
    voice: [
      "{The helper} thought it over. “You needn’t have the same feast to clap for it.”",
      "“There are more good days than I’ve heard of,” said {Hero}. “I’d like to respect them all.”",
    ],
  },
  {
    id: "respect-no-baby-talk",
    lesson: "respect",
    deed: "stops talking down to the helper and asks for advice",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Who’s a sweet little helper, then?” said {Hero}, in the voice you keep for babies. {The helper} went {stiff|cold}. “I’m not a baby,” {h.he} said, “and I’m not a pet.”",
    ],
    act: [
      "“I beg your pardon,” said {Hero}, in {his} own voice. “I’d like to know what you think.” “That’s how to talk to me.” What {the helper} thought was short, and it was the best idea {he} had heard all {day|week}.",
    ],
    voice: [
      "“Talk across to people,” said {the helper}, “and never down. That’s respect.”",
      "“I’ve never liked it either,” said {Hero}, “when they do it to me.”",
    ],
  },
  {
    id: "respect-lunch",
    lesson: "respect",
    deed: "says sorry for a rude word about the helper’s food and tries it",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} sat down and ate {jam|honey} with {onions|pickles}. “Yuck,” said {Hero}, before {he} could stop. {The helper} put the spoon down.",
    ],
    act: [
      "“Sorry. Yuck’s no word for other people’s lunch,” said {Hero}. “Could I try?” It was {odd|strong}. It was not half bad. {He} had some more. “First try, then talk,” said {the helper}. “For you I’d try anything, too.”",
    ],
    voice: [
      "{The helper} took a deep breath. “My lunch is where I come from. You were polite to it in the end.”",
      "“Different tastes different,” said {Hero}. “That’s all.”",
    ],
  },
  {
    id: "respect-nest",
    lesson: "respect",
    deed: "goes the long way round so as not to disturb a bird at home",
    obstacles: anywhere,
    vars: {},
    test: [
      "The quick way was right by a nest. A {wren|robin} sat in it, looked at them, and did not breathe. “It’s only a bird,” somebody said.",
    ],
    act: [
      "“It’s her house,” said {Hero}. {He} made them go round, and tread on the soft bits, and point instead of talk. [{The pal} was best at it. The bird breathed.] “You mind where others live,” said {the helper}. “I know something better than the quick way.”",
    ],
    voice: [
      "“Small homes want respect,” said {the helper}, “just like big ones.”",
      "“I wouldn’t like boots in my bedroom,” said {Hero}.",
    ],
  },
  {
    id: "respect-sweeper",
    lesson: "respect",
    deed: "treats the sweeper whom nobody sees with respect",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Mind the wet floor,” said a sweeper, and nobody did. [Boots went left and right across it.] {The helper} stood still, to see what {Hero} would do.",
    ],
    act: [
      "{Hero} wiped one boot, and then the other. “Good evening, where may we walk?” The sweeper leaned on the broom. “Along there. And that thing you’re after, I know all about it, but nobody asks me.” {The helper} winked. “Now we’ve got it.”",
    ],
    voice: [
      "{The helper} winked at {the pal}. “Say good evening to everyone. It’s the whole of respect.”",
      "“It’s somebody’s clean floor,” said {Hero}. “I’d want them to wipe their feet.”",
    ],
  },
  {
    id: "respect-way-of-talking",
    lesson: "respect",
    deed: "stops copying how the helper talks and learns some words instead",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} rolled every R, like marbles in a {tin|drawer}. {Hero} did it too, for a joke. [{The pal} did not laugh. Nor did anyone.]",
    ],
    act: [
      "{His} ears burned. “I’d like to hear the words you have at home.” They were {round|soft} words, with a {hum|hop} in them, and {he} could not say one right. “Now you know how it is,” said {the helper}, and they both {smiled}. “So, shall we?”",
    ],
    voice: [
      "“Learn my words,” said {the helper}, “and you needn’t copy my voice. That’s respect.”",
      "“You speak two ways,” said {Hero}. “I only speak one and a half.”",
    ],
  },
];
