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
      "“Brave isn’t {loud|big},” said {the helper}. “Brave is one more step.”",
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
      "{He} went over. {Forty|Fifty} faces turned. “Please,” said {Hero}, “I can’t {manage|do it} and I need you.” [That was all.] Already {the neighbour} was {coming|on the way} +and {the helper} led them over.",
      "{Hero} climbed on a {crate|step}. “Excuse me!” {he} called, too {soft|high}. [{His} {ears|hands} shook.] {He} tried again, with all {his} breath. “Well {said|asked},” said {the helper}. “Here we come.”",
    ],
    voice: [
      "“The {first|smallest} word is the hardest,” said {the helper}. “You were brave.”",
      "“It takes courage to say ‘I need you’,” said {the helper}.",
      "“Your voice shook,” said {the helper}. “Brave voices do.”",
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
      "It was quite safe, said {the helper}. It only looked {awful|high|wobbly}. “I’ll stay with you all the time.” {Hero}’s {tummy|chin} did not {believe|like} it.",
    ],
    act: [
      "“Will you stay {close|by me}?” “Like {tar|a burr}.” So {Hero} shut {his} eyes, opened them again, and went first. [After {two|three} steps it was nearly {fun|easy}.] “That’s it!” cried {the helper}. “The rest is {work|easy}.”",
      "{Hero} breathed in to the bottom of {his} {boots|belly}. “One,” {he} said, “two,” and went on two, before {he} could stop. “You’ve done the {hard|brave} part,” said {the helper}. “Now it’s {my turn|easy}.”",
    ],
    voice: [
      "“Fear came too,” said {the helper}, “but you held the {reins|lead}. That’s courage.”",
      "“Nobody’s brave beforehand,” said {the helper}. “Only {during|in the middle}.”",
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
      "{He} stood up as tall as {he} could. “No,” said {Hero}, “not today. Go and {play|sit} over there.” {The bully} {blinked|coughed} and went. [{The pal} let out a breath.] “Now I’ll help you,” said {the helper}.",
    ],
    voice: [
      "“You were small and said no,” said {the helper}. “That’s big courage.”",
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
      "“It’s never been done by a {child|small one},” said {the helper}. “You may look silly.” [There were {people|faces} all along {the track}.] {Hero} went {pink|hot}.",
    ],
    act: [
      "{Hero} looked at {his} {boots|laces} and began, {softly}. Then louder. It was not {good|pretty}. [{A creature} stared.] But it was done! “Brave,” said {the helper}, “and now it’ll be {easy|quick}. Come.”",
      "“Then I’ll look silly,” said {Hero}, and did it. {He} did it twice. Somebody {laughed|clapped}, and {he} lived. [{The pal} did it too.] “That’s broken the {ice|spell},” said {the helper}. “On we go.”",
    ],
    voice: [
      "“Silly lasts a minute,” said {the helper}. “Brave lasts.”",
      "“The first go is for the brave,” said {the helper}.",
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
      "{He} took a {big|long} breath and walked up to it, step by step. [{His} {ears|teeth} buzzed.] It was just {a creature}, and the wind. “Is that all?” said {the helper}. “Then let’s {start|begin}.”",
      "“Who’s there?” called {Hero}. [The {voice|noise} went on.] {He} looked round the corner. It was {a creature}, stuck in {a gadget}! [{He} set it free.] “Now I’m not afraid,” said {the helper}. “Lead on.”",
    ],
    voice: [
      "“Look at a fear,” said {the helper}, “and it {shrinks|gets small}.”",
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
];
