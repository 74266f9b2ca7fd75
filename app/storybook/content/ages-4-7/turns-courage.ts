import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const courage: readonly Turn[] = [
  {
    id: "brave-dark-errand",
    lesson: "courage",
    deed: "goes alone into the scary place to get what the helper left there",
    obstacles: anywhere,
    vars: { den: ["the cellar", "the hollow log", "the old barn", "the cave", "the loft", "the boat shed"] },
    test: [
      "“What I need for it is in {the den},” said {the helper}. “I don’t {like|dare} to go in.” [Something {creaked|ticked} there.] {Hero}’s knees felt like {soup|wool}.",
      "“The thing to do it with lies in {the den},” said {the helper}. “It’s only {dark|black}.” [{Hero}’s heart went {boom|thud}.] {He} {looked in|swallowed}.",
    ],
    act: [
      "“I’m scared,” {Hero} said out loud. Then {he} put one foot in {the den}, and the other. [{He} {sang|counted} under {his} breath.] [There, under {some sacks|a sight}, {his} hand found it.] “Now we can do it,” said {the helper}.",
      "{Hero} did not wait to feel brave. {He} just went, with {his} knees {knocking|like jelly}, to the end of {the den}. [The {creaking|ticking} was {a shutter|a pipe}, nothing more.] “With that,” said {the helper}, “we’ll get it done.”",
    ],
    voice: [
      "“You were frightened and you went,” said {the helper}. “That’s brave.”",
      "{The helper} nodded. “Brave isn’t {loud|big}. Brave is one more step.”",
      "“All brave people are scared,” said {the helper}. “They go {anyway|all the same}.”",
    ],
  },
  {
    id: "brave-ask",
    lesson: "courage",
    deed: "speaks up in front of everyone to ask for help",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You’ll have to ask for more hands,” said {the helper}. By {a sight} stood a crowd, all {strangers|grown|busy}. {Hero} would sooner have {eaten mud|kissed a toad}.",
      "{The helper} pointed. “Ring that {bell|gong} and tell them what’s wrong.” [All of them?] {Hero}’s tongue went as dry as {chalk|flour|toast}.",
    ],
    act: [
      "{Hero} went over. {Forty|Fifty} faces turned. “Please,” said {Hero}, “I can’t {manage|do it} and I need you.” [That was all.] Already {the neighbour} was {coming|on the way} +and {the helper} led them over.",
      "{Hero} climbed on a {crate|step}. “Excuse me!” {he} called, too {soft|high}. [{His} {ears|hands} shook.] {He} tried again, with all {his} breath. “Well {said|asked},” said {the helper}. “Here we come.”",
    ],
    voice: [
      "{The helper} looked at {him} a while. “The {first|smallest} word is the hardest. You were brave.”",
      "“It takes courage to say ‘I need you’,” said {the helper}.",
      "{The helper} bent a little closer. “Your voice shook. Brave voices do.”",
    ],
  },
  {
    id: "brave-let-go",
    lesson: "courage",
    deed: "dares the first step that nobody else dares",
    obstacles: anywhere,
    vars: {},
    test: [
      "“There’s a way,” said {the helper}, “but somebody {light|small} must go first.” Nobody {moved|spoke}. {Hero} looked at {his} {shoes|hands}. [They did not look like brave ones.]",
      "It was quite safe, said {the helper}. [It only looked {awful|high|wobbly}.] “I’ll stay with you all the time.” {Hero}’s {tummy|chin} did not {believe|like} it.",
    ],
    act: [
      "“Will you stay {close|by me}?” “Like {tar|a burr}.” So {Hero} shut {his} eyes, opened them again, and went first. [After {two|three} steps it was nearly {fun|easy}.] “That’s it!” cried {the helper}. “The rest is {work|easy}.”",
      "{Hero} breathed in to the bottom of {his} {boots|belly}. “One,” {he} said, “two,” and went on two, before {he} could stop. “You’ve done the {hard|brave} part,” said {the helper}. “Now it’s {my turn|easy}.”",
    ],
    voice: [
      "“Fear came too,” said {the helper}, “but you held the {reins|lead}. That’s courage.”",
      "{The helper} thought it over. “Nobody’s brave beforehand. Only {during|in the middle}.”",
    ],
  },
  {
    id: "brave-tell",
    lesson: "courage",
    deed: "tells a big loud somebody to stop, for the helper’s sake",
    obstacles: anywhere,
    vars: { bully: ["a big dog", "a bossy gander", "a loud boy", "a cross cockerel", "a girl with a drum"] },
    test: [
      "{A bully} came by and {shoved|barked at} {the helper}. It was not the first time. [{The neighbour} looked {away|at the sky}.] {Hero} {was small|had a dry mouth}.",
      "“Here comes {a bully},” said {the helper}, very low. “It’ll be my {hat|dinner} again.” {Hero} felt {his} {knees|toes} go {cold|soft}.",
    ],
    act: [
      "Yet {Hero} stepped in between. “Stop,” {he} said. “That’s {not fair|enough}.” [It came out {thin|wobbly}, but it came out.] {The bully} looked surprised, and {went off|left}. “For me?” asked {the helper}. “Then I’m for you.”",
      "{Hero} stood up as tall as {he} could. “No,” said {Hero}, “not today. Go and {play|sit} over there.” {The bully} {blinked|coughed} and went. [{The pal} let out a breath.] “Now I’ll help you,” said {the helper}.",
    ],
    voice: [
      "{The helper} took a deep breath. “You were small and said no. That’s big courage.”",
      "“It only takes one brave {word|no},” said {the helper}.",
      "“I shook,” said {Hero}. “And you stayed,” said {the helper}. “That’s brave.”",
    ],
  },
  {
    id: "brave-try-new",
    lesson: "courage",
    deed: "tries something never done before, although it may look silly",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You’d have to {sing|dance|whistle} it,” said {the helper}, “right here, with {the neighbour} watching.” {Hero} had never {done|dared} that.",
      "“Somebody must do the {frog|hen} dance to get us started,” said {the helper}. “You may look silly.” [There were {people|faces} all along {the track}.] {Hero} went {pink|hot}.",
    ],
    act: [
      "{Hero} looked at {his} {boots|laces} and began, {softly}. Then louder. It was not {good|pretty}. [{A creature} stared.] But it was done! “Brave,” said {the helper}, “and now it’ll be {easy|quick}. Come.”",
      "“Then I’ll look silly,” said {Hero}, and did it. {He} did it twice. Somebody {laughed|clapped}, and {he} lived. [{The pal} did it too.] “That’s broken the {ice|spell},” said {the helper}. “On we go.”",
    ],
    voice: [
      "“Silly lasts a minute,” said {the helper}. “Brave lasts.”",
      "{The helper} winked at {the pal}. “The first go is for the brave.”",
    ],
  },
  {
    id: "brave-night-noise",
    lesson: "courage",
    deed: "goes to look at what is making the frightening noise",
    obstacles: anywhere,
    vars: {},
    test: [
      "Oooh, it went, behind {a sight}. {The helper} jumped. “Somebody would have to {look|go}.” Everybody looked at {Hero}.",
      "Scratch, {bump|clonk}, scratch. {The helper} hid behind {the pal}. “I’ll help you,” {h.he} said, “if that {goes|stops}.” {Hero}’s neck {prickled|went cold}.",
    ],
    act: [
      "{Hero} took a {big|long} breath and walked up to it, step by step. [{His} {ears|teeth} buzzed.] It was just {a creature}, and the wind. “Is that all?” said {the helper}. “Then let’s {start|begin}.”",
      "“Who’s there?” called {Hero}. [The {voice|noise} went on.] {He} looked round the corner. It was {a creature}, stuck in {a gadget}! [{He} set it free.] “Now I’m not afraid,” said {the helper}. “Lead on.”",
    ],
    voice: [
      "{The helper} smiled. “Look at a fear, and it {shrinks|gets small}.”",
      "“It takes courage just to look,” said {the helper}.",
      "“It was only {small|noise},” said {Hero}. “You weren’t,” said {the helper}.",
    ],
  },
  {
    id: "brave-knock",
    lesson: "courage",
    deed: "knocks at the door everyone is afraid of",
    obstacles: anywhere,
    vars: { door: ["the black door", "the door with the lion", "the round door", "the door with no handle"] },
    test: [
      "“They have what we need behind {the door},” said {the helper}. “But nobody ever {knocks|goes} there.” [{The pal} hid.] {Hero} {swallowed|looked up}.",
      "There was only {the door} left to try. They tell {stories|tales} about it in {town}. {The helper} would {wait|stay} here, thank you.",
    ],
    act: [
      "{Hero} {breathed in|counted three}, and knocked. Out came {the neighbour}, in {a cloth}! [“At last, a {guest|visitor}.”] “With this,” said {the helper}, “we’ll {do it|manage}.”",
      "Step by step {Hero} went up to it. Knock, {knock|rap}. “Come in,” said a {tiny|thin} old lady. [She was alone in there, with {a creature}.] She gave them {all of it|what they asked}. “So brave,” said {the helper}. “I’ll do the rest.”",
    ],
    voice: [
      "“Be brave for one knock,” said {the helper}. “That’s mostly enough.”",
      "“A scary door has an ordinary {inside|room},” said {Hero}.",
    ],
  },
  {
    id: "brave-small-idea",
    lesson: "courage",
    deed: "says the small idea out loud although the big ones are talking",
    obstacles: anywhere,
    vars: {},
    test: [
      "All the big ones were talking at once. {Hero} had an idea, but it was {small|odd}, and they were so tall. [{The helper} saw {him} open {his} mouth and shut it again.]",
    ],
    act: [
      "“I think,” said {Hero}, and {his} voice shot up like a {kite|firework}. “I think we’ve got it the wrong way round.” It went quiet. [Somebody coughed.] {The helper} turned a full circle. “So we have! Go on.”",
    ],
    voice: [
      "{The helper} looked quite stern. “It takes nerve to be the small voice.”",
      "{The helper} gave {him} a long look. “Brave is opening your mouth all the same.”",
    ],
  },
  {
    id: "brave-splinter",
    lesson: "courage",
    deed: "lets a splinter be pulled out although it will hurt",
    obstacles: anywhere,
    vars: {},
    test: [
      "There was a splinter in {Hero}’s thumb, and {he} had told no one. “Show me,” said {the helper}. The hand went behind {his} back. [It would hurt. It was sure to.]",
    ],
    act: [
      "One, two. On three {he} held it out, looked at {the pal}, and {hummed|thought of cake}. [It was over before the {tune|thought} was.] “Both hands free for the job,” said {the helper}. “Off we go.”",
    ],
    voice: [
      "“You were afraid, and you held still,” said {the helper}. “I call that brave.”",
      "“It hurt,” said {Hero}, “but only as long as a brave breath.”",
    ],
  },
  {
    id: "brave-say-scared",
    lesson: "courage",
    deed: "says first what all of them feel: that they are afraid",
    obstacles: anywhere,
    vars: {},
    test: [
      "They stood there, and nobody went on. {The pal} looked left, {the helper} looked right. Something was the matter, and no one would say what.",
    ],
    act: [
      "“I’m scared,” said {Hero}. [There, it was out.] “Oh, good,” breathed {the helper}. “So am I.” [It turned out that everybody was.] They went in a row, holding on to each other, and it was only half as {bad|dark}.",
    ],
    voice: [
      "{The helper} let out a breath. “You said it first. That was the brave bit.”",
      "“Scared is all right,” said {Hero}. “Scared and stuck isn’t.”",
    ],
  },
  {
    id: "brave-go-back",
    lesson: "courage",
    deed: "goes back to the place where it went wrong",
    obstacles: anywhere,
    vars: {},
    test: [
      "“We start where it went wrong,” said {the helper}. It was the last place on earth that {Hero} wanted to see. [{His} {ears|cheeks} burned at the thought.]",
    ],
    act: [
      "{Hero} walked slowly, and {he} walked last, but {he} walked. [There it was. It looked {smaller|duller} now.] {Hero} laid one hand flat on it and counted to {count}. “Good,” said {the helper}. “Now it knows who you are.”",
    ],
    voice: [
      "“Going is easy,” said {the helper}. “Going back is brave.”",
      "“My feet didn’t want to,” said {Hero}. “So I was brave for them.”",
    ],
  },
  {
    id: "brave-no-dare",
    lesson: "courage",
    deed: "says no to a silly dare although they laugh",
    obstacles: anywhere,
    vars: {},
    test: [
      "Three big children had a plan. “Run along the top of that wall. We dare you!” [They were {laughing|counting} already.] {The helper} said nothing, and only looked at {Hero}.",
    ],
    act: [
      "[{His} face got hot.] “No,” said {Hero}. “It’s silly, and I’m not doing it.” [They made chicken noises. {He} let them.] “That was harder than running,” said {the helper}. “With you I’d go anywhere.”",
    ],
    voice: [
      "{The helper} laughed, but kindly. “A dare needs legs. A no needs courage.”",
      "“You were afraid of them,” said {the helper}, “and you said no anyway. That’s brave.”",
    ],
  },
  {
    id: "brave-in-front",
    lesson: "courage",
    deed: "goes in front for the first time",
    obstacles: anywhere,
    vars: {},
    test: [
      "“One of us must walk in front,” said {the helper}, “where there’s no back to look at.” {Hero} and {the pal} had always gone behind.",
    ],
    act: [
      "{Hero} stepped past them all. It was {windy|wide} there, and nobody to follow. “Come,” {he} said, not very loud. And they did, {the helper} last. [{He} looked back twice, to be sure.] It went well from the first step.",
    ],
    voice: [
      "“I didn’t know the way,” said {Hero}. “I was only brave a step at a time.”",
      "{The helper} spoke very low. “In front is where the courage goes. And there you were.”",
    ],
  },
  {
    id: "brave-big-beast",
    lesson: "courage",
    deed: "goes up calmly to a big gentle animal",
    obstacles: anywhere,
    vars: { beast: ["a carthorse", "a wolfhound", "a bull calf", "a camel", "an old elk"] },
    test: [
      "What they needed hung round the neck of {a beast}, as big as a {barn|bus}. “It’s as gentle as milk,” said {the helper}, “if you ask.” [{Hero} looked up, and further up.]",
    ],
    act: [
      "Hand flat, as {grownup} had {taught|shown} {him}. One step and stop, one step and stop. “May I?” [Warm breath came down on {his} {hair|fingers}.] {Hero} unhooked it. [{The beast} licked {his} ear.] “There,” said {the helper}, “now it can begin.”",
    ],
    voice: [
      "{The helper} nodded. “Slow steps are brave steps.”",
      "“Big isn’t the same as bad,” said {Hero}. “I was brave, and then I wasn’t scared.”",
    ],
  },
  {
    id: "brave-lamp-out",
    lesson: "courage",
    deed: "puts out the light so that all can see better",
    obstacles: anywhere,
    vars: {},
    test: [
      "“We’ll only see it in the dark,” said {the helper}. “Lights out.” {Hero} had slept with a light on all {his} life. [{His} finger would not move.]",
    ],
    act: [
      "“Sit close,” {he} told {the pal}, and out it went. [{He} breathed in. {He} breathed out.] Bit by bit there were {stars|shapes} in the dark, and in the middle of them the very thing. “I see it!” said {Hero}.",
    ],
    voice: [
      "“You were brave enough to look,” said {the helper}. “Now you know what dark is made of.”",
      "“The dark was shy, that’s all,” said {Hero}, “and I was brave.”",
    ],
  },
];
