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
      "{The helper} wanted to help, but began at the wrong end, {backwards|humming}. “That’s not how it goes,” said {Hero}. “It is where I come from,” said {the helper} +and {Hero} nearly {laughed|pushed in}.",
      "“We’d do it {sideways|from below},” said {the helper}. “We always have.” {Hero} had never {heard|seen} such a thing +and {he} felt a giggle {coming|tickle}.",
    ],
    act: [
      "But {he} held it back. “Will you show me?” asked {Hero}, and {watched|kept quiet} to the end. [It was just another {road|way}.] “That’s {clever|good}!” {The helper} {beamed|smiled} and took heart. “You didn’t laugh +so I’ll help you, my way and yours.”",
      "Instead {Hero} asked {why|how}. There was a reason, as old as {hills|boats}. [{He} tried it {h.his} way +and it {worked|fitted}.] “Most people just {stare|laugh},” said {the helper}. “You asked me. So I’ll gladly help you.”",
    ],
    voice: [
      "“Your way isn’t wrong,” said {Hero}. “It’s only {different|new to me}.”",
      "{The helper} turned once round. “If we all did the same, we’d all be stuck the same.”",
      "“You’ve got your way and I’ve got mine,” said {the helper}. “You respect that.”",
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
      "{The helper} had {oddity} +and {Hero} stared. [{He} could not help {it|$himself}.] “Go on, laugh,” said {the helper}. “They all do. I’ll go and help somebody {nicer|else}.”",
      "{The helper} had {oddity}! {Hero} stared, and took a step back. [But why? {He} did not know.] {The helper} saw that step and looked {hurt|sad}. “Then I’ll go.”",
    ],
    act: [
      "“Please stay,” said {Hero}. “I’m sorry I stared +and I’d like to know what you think about {trouble}.” Nobody had ever asked {the helper} that. [{H.he} stood up {tall|straight}.] {The helper} knew {plenty|a lot} about it and was glad to {help|say so}. “You asked me. So I’ll help.”",
      "{Hero} took two steps forward. “I’m sorry I stared. I’m {Hero}. Will you tell me {about it|your name}?” [They talked a {while|bit} +and soon the rest did not matter.] “Now you know me,” said {the helper}. “So I’ll help you.”",
    ],
    voice: [
      "{The helper} grew a bit shy. “We all look different on the outside. That’s the fun of {us|it}.”",
      "“Next time,” said {Hero}, “I’ll say hello, and not stare.”",
      "{The helper} blinked twice. “You asked me what I think. That’s respect, you know.”",
    ],
  },
  {
    id: "respect-quiet",
    lesson: "respect",
    deed: "respects that the helper needs it quiet and slow",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Please, not so loud,” said {the helper}. “Noise {hurts|stings} my ears +and I can’t help you when it’s loud.” But {Hero} liked noise. [{He} did not see what was so bad about a bit of {shouting|banging}.]",
      "{The helper} said each thing {twice|very slowly}. “I can’t {talk|think} fast,” {h.he} said. “Please let me finish.” [{Hero} was in a hurry and {wriggled|sighed}.]",
    ],
    act: [
      "But {his} ears were not {the helper}’s ears. “Is it better like this?” asked {Hero}, very {softly|low}. [{He} took off {his} {clumping|loud} boots.] {The pal} went on tiptoe +and it grew so {quiet|still}. “Thank you! Now I {can|will} help you.”",
      "“Take your time,” said {Hero}. {He} {sat} down and {listened|waited} to the very end. [“Nobody stays for the end,” said {the helper}.] And at the end came a plan for {trouble} +and it was a good one! “You let me be slow. So I’ll help you.”",
    ],
    voice: [
      "“You let me be as I am,” said {the helper}. “That’s respect.”",
      "“Everybody needs something different,” said {Hero}. “I can respect that.”",
    ],
  },
  {
    id: "respect-home",
    lesson: "respect",
    deed: "asks before stepping into the helper’s home and keeps to its rules",
    obstacles: anywhere,
    vars: {
      rule: ["hop over the step", "knock three times", "wipe both elbows", "bow to the beans", "come in backwards"],
    },
    test: [
      "Behind {a sight} was {the helper}’s garden gate. “Come in, and I’ll look for something to help you. But here we {rule} first.” [What a {silly|funny} rule!] {Hero} could just have {gone|walked} in.",
      "{Hero} had stepped right into {the helper}’s {garden|yard}, boots and all. “Here we {rule} first,” said {the helper}, very {low|small}. [“Nobody ever does it for me.”] {Hero} nearly {laughed|giggled}.",
    ],
    act: [
      "But it was not {his} garden. So {Hero} did {just that|as $h.he said} +and {the pal} did, too. “{Welcome|Come in}!” said {the helper}, and looked so {happy|glad}. [It smelt of {smell} in there.] “You kept my rule, and so I’ll help you.”",
      "“I’m sorry. I’ll start {over|again},” said {Hero}. {He} went out, and did it properly +and {the pal} did, too. {The helper} {beamed|clapped} and opened the gate {wide|again}. “You kept my rule. For a guest like you I’ll do {anything|a lot}.”",
    ],
    voice: [
      "{The helper} hummed. “My garden, my rules. You {kept|minded} them.”",
      "“Other people’s rules,” said {Hero}, “are easy if you ask.”",
      "{The helper} stood up straight. “You did it our way. That’s respect.”",
    ],
  },
  {
    id: "respect-old",
    lesson: "respect",
    deed: "lets the old helper finish the story before asking for anything",
    obstacles: anywhere,
    vars: {},
    test: [
      "“In my day,” said {the helper}, and began a story. [It had {a creature} in it, and {count} {cousins|storms}.] {Hero} wanted help with {trouble}, and not a long story.",
      "{The helper} wanted to help, but spoke as slowly as {syrup|snow}. “Now, where was I?” {Hero} knew what was {next|coming} +and {he} could have {said|snapped} it, and been off.",
    ],
    act: [
      "But {he} sat still, and {listened|nodded} to the end. [“Nobody ever does!” said {the helper}.] And there, at the very end, came just such a trouble as this, and how it was {put right|dealt with}. “You let me finish. So now I can help you.”",
      "{Hero} let the words come, at their own {speed|time}. [{The pal} {sat|lay} down.] {The helper} told {him} a lot about {trouble} and {nodded|smiled}. “You let me finish +so I’ll come and help you as well.”",
    ],
    voice: [
      "“You let me be slow,” said {the helper}. “That’s respect.”",
      "“I listened to the end,” said {Hero}, “and the best bit was there.”",
    ],
  },
  {
    id: "respect-no",
    lesson: "respect",
    deed: "takes the helper’s no for an answer and asks for something else",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} looked so soft! “Let me {stroke|carry} you,” said {Hero}, and was half {there|at it}. “No,” said {the helper}. “I don’t like {that|it}.” [{Hero} had so {wanted|longed} to!]",
      "“I’m so glad you’ve come!” said {Hero}. “Give me a hug!” {The helper} {moved|stepped} away. “No, thank you. If I must, I’ll go {home|away}.” [{Hero} had only meant it {kindly|well}.]",
    ],
    act: [
      "{Hero} put {his} hands {down|in $his pockets}. “All right,” {he} said. “I won’t.” [And {he} left {a bit of|some} room between them.] {The helper} waited to see, and then came {nearer|back}. “You stopped when I said no. Now I’m not afraid +and I’ll help you.”",
      "“Then I won’t,” said {Hero}. “How do you say hello?” {The helper} {blinked|nodded} three times +and {he} did so, too. [It was {nice|fun}.] “That’s it!” said {the helper}. “You asked what I like. So I’ll stay, and I’ll help you.”",
    ],
    voice: [
      "{The helper} looked from {Hero} to {the pal}. “I said no, and you respected it.”",
      "“No means no,” said {Hero}. “I’ll remember.”",
      "{The helper} nodded. “You didn’t mind that I’m different. That’s respect.”",
    ],
  },
  {
    id: "respect-name",
    lesson: "respect",
    deed: "takes the trouble to learn the helper’s real name and says it right",
    obstacles: anywhere,
    vars: { "real name": ["Ignatius", "Wilhelmina", "Thessaly", "Bartholomew", "Oluwaseun"] },
    test: [
      "“They call me {Stinky|Lumpy|Oi-You},” said {the helper}. “It’s not my name +and I don’t help people who say it.” {Hero} had just been about to {say it|say it, too}.",
      "“My name’s {real name},” said {the helper}. “That’s too {long|hard},” said {Hero}. “I’ll call you {Bob|Pip}.” {The helper} {sighed|looked hurt} and {turned away|turned to go}.",
    ],
    act: [
      "“What’s your real name?” asked {Hero}. It was {real name}. {He} said it {slowly|bit by bit}, until it was right +and {the helper} {beamed|hummed}. “You took trouble over my name. So I’ll help you with yours.”",
      "Then {he} thought again. “I’m sorry. {Real name},” said {Hero}. “Is that how you say it?” [It took {three|four} goes.] “{Exactly|Just so},” said {the helper}, and turned round. “You took trouble over my name +and now I’ll take trouble for you.”",
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
      "{The helper} had put {h.his} things in a row, and one was a good {hook|rope}. {Hero} needed that for {trouble}. Nobody was looking +and {his} hand was halfway there.",
    ],
    act: [
      "{Hero} drew it back. “May I use that, please?” {he} asked. [{The helper} looked up, surprised.] “They mostly just {take|snatch} it.” {The helper} {thought|smiled} and nodded. “You asked, so you may. And I’ll come, too, and help you.”",
    ],
    voice: [
      "{The helper} bent a little closer. “You asked first. That’s respect.”",
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
      "{The helper} had just raked the sand into {rings|waves}, an hour’s work. “Come over here +and I’ll help you.” The {short|quick} way ran right across it. [{Hero} was in a hurry, and sand is only sand.]",
    ],
    act: [
      "But it was such {good|fine} work! {Hero} went by the edge, with {the pal} {behind|close behind} {him}. [{He} took off {his} shoes.] Not one line was {spoilt|smudged} +and {the helper} {saw|noticed} it. “You took care of my work. Now I’ll take care of yours.”",
    ],
    voice: [
      "“You walked all the way round my work,” said {the helper}. “That’s respect.”",
      "“Somebody made every line of it,” said {Hero}. “I couldn’t walk on that.”",
    ],
  },
  {
    id: "respect-feast",
    lesson: "respect",
    deed: "asks to be shown the helper’s own feast",
    obstacles: anywhere,
    vars: {},
    test: [
      "It was {the helper}’s holiday, with {blue|paper} lamps and a {strange|sideways} song. “First I must {sing|have} my song,” {h.he} said. “What a {silly|funny} song!” said {Hero} +and it sounded {rude|unkind}.",
    ],
    act: [
      "“I’m sorry,” {he} said. “Will you show me?” {He} {held|carried} a lamp, and sang {along|it, too}. [{He} clapped in the wrong place +and nobody minded.] It was really quite {lovely|jolly} +and {the helper} {beamed|danced}. “You kept my holiday with me. So I’ll help you.”",
    ],
    voice: [
      "{The helper} thought it over. “It isn’t your holiday, but you respected it.”",
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
      "“Who’s a sweet little helper, then?” said {Hero} to {the helper}, in a baby voice +and {the helper} went {stiff|cold}. “I’m not a {baby|pet}. Goodbye!”",
    ],
    act: [
      "“I’m sorry,” said {Hero}, in {his} own voice. “I’d like to know what you think.” [“That’s {how|the way} to talk to me.”] {The helper} {stopped|turned round} and told {him} +and it was the best idea all {day|week}. “You {asked|spoke to} me properly. So I’ll help you to do it.”",
    ],
    voice: [
      "“Don’t talk down to people,” said {the helper}. “Ask them. That’s respect.”",
      "“I don’t like baby talk either,” said {Hero}, “when they do it to me.”",
    ],
  },
  {
    id: "respect-lunch",
    lesson: "respect",
    deed: "says sorry for a rude word about the helper’s food and tries it",
    obstacles: anywhere,
    vars: {},
    test: [
      "“First I’ll eat, and then I’ll help,” said {the helper}. It was {jam|honey} with {onions|pickles}. “Yuck!” said {Hero} +and {the helper} {put it down|stopped}, and looked {sad|hurt}.",
    ],
    act: [
      "“I’m sorry,” said {Hero}. “It was rude of me. What does it taste of?” “Of home,” said {the helper}. [“My {gran|mother} made it for me every {weekday}.”] {Hero} {nodded|smiled} +and {the helper} ate it all up. “You asked so nicely. Now I’m full, and I’ll help you.”",
    ],
    voice: [
      "{The helper} took a deep breath. “My lunch is where I come from. You were polite to it in the end.”",
      "“People like different things,” said {Hero}. “That’s all.”",
    ],
  },
  {
    id: "respect-nest",
    lesson: "respect",
    deed: "goes the long way round so as not to disturb a bird at home",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Look out!” said {the helper}. {Right there|Low down} sat a {wren|robin} in her nest. “I won’t {go on|help} if it {scares|upsets} her.” The other way was {long|slow}.",
    ],
    act: [
      "“It’s her {house|home},” said {Hero}. “We’ll go round.” They went on {tiptoe|soft feet}, and pointed {only|instead of talking}. [{The pal} was best at it.] The bird {sat|stayed} on her eggs +and {the helper} {smiled|nodded}. “You took care not to scare her. So I’m glad to help you.”",
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
      "“Mind the {wet|clean} floor,” said a man with a {broom|mop}, and {nobody|no one} did. [Boots went left and right across it.] “That’s my {good friend|best friend},” said {the helper}, and {watched|waited} what {Hero} would do.",
    ],
    act: [
      "{Hero} wiped {one|a muddy} boot, and then the other. “Good evening,” {he} said. “Where may we walk?” The man {smiled|bowed} and {showed|told} them. [{The pal} tiptoed.] “Nobody ever {asks|greets} him,” said {the helper}, and looked so {glad|proud}. “You did. So I’ll help you.”",
    ],
    voice: [
      "{The helper} winked at {the pal}. “Be polite to everyone. That’s respect.”",
      "“It was his clean floor,” said {Hero}. “I didn’t want to spoil it.”",
    ],
  },
  {
    id: "respect-way-of-talking",
    lesson: "respect",
    deed: "stops copying how the helper talks and learns some words instead",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} rolled every R, like marbles in a {tin|drawer} +and {Hero} did it too, for a joke. [{The pal} did not laugh.] {The helper} {went red|stopped} and did not say {a|one} word more.",
    ],
    act: [
      "{His} ears burned. “I’m sorry,” said {Hero}. “Please teach me a word from your home.” It was a {round|soft} word, with a {hum|hop} in it +and {Hero} could not {say|do} it right. [They both laughed.] “It’s {hard|not easy}, you see! But you tried. So I’ll {talk to|stay with} you, and help.”",
    ],
    voice: [
      "“Learn my words,” said {the helper}, “and don’t copy me for a joke. That’s respect.”",
      "“You speak two ways,” said {Hero}. “I can only speak one.”",
    ],
  },
];
