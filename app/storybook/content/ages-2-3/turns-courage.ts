import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const courage: readonly Turn[] = [
  {
    id: "brave-hello",
    lesson: "courage",
    deed: "is shy but says hello and asks for help",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} had never met {the helper} before. {His} tummy felt like {jelly|a frog|soup}. {He} got behind {the pal}.",
      "“What do you want?” asked {the helper}. {Hero} knew, but the words would not come. [{His} mouth was {shut|dry} and {his} ears were {hot|red}.]",
    ],
    act: [
      "Then {he} put out one foot, and one more. “H-hello,” said {Hero}. “Can you help me?” [It was a {small|thin} voice, but it was out.] “Of course I can!” said {the helper}.",
      "[{He} held {his} own hand tight.] {He} filled {his} chest. “I need some help, please,” {he} said, and it was loud {enough|and clear}. “So brave!” {h.he} said. “Then here I am.”",
    ],
    voice: [
      "“You were shy and you said it,” {h.he} said. “That’s brave.”",
      "“A small brave voice is still brave,” {h.he} said.",
    ],
  },
  {
    id: "brave-dim-shed",
    lesson: "courage",
    deed: "goes into a dim place to fetch what is needed",
    obstacles: anyTrouble,
    vars: { dim: ["the shed", "the barn", "the hay loft", "the coat room", "the log den", "the hen house"] },
    test: [
      "“I need my {bag|box|hat} for that,” said {the helper}. “It’s in {the dim}.” It was not very light in there. [{Hero} held on to {the pal}.]",
      "What they needed hung in {the dim}. [It went creak in there.] “I don’t like the dark,” said {the helper}. {Hero} did not like it {either|much}.",
    ],
    act: [
      "“I’m scared,” said {Hero}, “but I’ll go.” [Step, step, step.] {He} felt about, and {he} had it! Out {he} came, {dusty|blinking} and {proud|tall}. “With this we can do it,” said {the helper}.",
      "{Hero} sang a bit, to keep {his} knees up. {He} went in singing and {he} came out singing, with the thing held high. {The helper} {hopped|danced}. “You did it! Now for the rest.”",
    ],
    voice: [
      "“You were afraid and you went,” {h.he} said. “That’s being brave.”",
      "“Brave is one step,” {h.he} said, “and then one more.”",
    ],
  },
  {
    id: "brave-noise",
    lesson: "courage",
    deed: "goes to look what makes the scary noise",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Rrrumble|Clonk|Whooo}! “What’s that?” asked {the helper}, and hid. It came from behind {a sight}. {Hero} wanted to hide too.",
      "Something flapped in the bush. {The helper} shook from top to toe. “I can’t help with that there,” {h.he} said. [And it flapped {again|more}.]",
    ],
    act: [
      "But {he} did not. {He} went with {the pal} and {he} looked. It was a {loose lid|barrel|can} in the wind! “Come out,” said {Hero}. “It’s safe.” “Now I’ll help you,” said {the helper}.",
      "{Hero}’s heart went thump. “Who’s there?” {he} said, all the same. It was {a shirt|a bag|a flag} on a twig! [{He} took it down.] “A thing like that!” laughed {the helper}. “Let’s go.”",
    ],
    voice: [
      "“You looked,” {h.he} said. “It’s brave to look.”",
      "“It was big till you were brave,” {h.he} said. “Then it was small.”",
    ],
  },
  {
    id: "brave-call",
    lesson: "courage",
    deed: "dares to ask big people for help",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“We need more help,” said {the helper}. “Ask them, over there.” {Four|Six|Five} big people stood by {a sight}, all talking. {Hero} felt very small.",
      "“Call {the neighbour},” said {the helper}. “My voice is gone.” {Hero} did not call out, as a rule. What if everyone {looked|turned round}?",
    ],
    act: [
      "{He} walked right up and pulled on a sleeve. “Please help us,” said {Hero}. [They stopped and looked.] Then they all {smiled|bent down}. “Well done!” said {the helper}. “Come, all of you.”",
      "One breath. Two breaths. “Help, please!” {he} called. They did all look, and it was not so bad. [{Hero} waved them over.] “Well called,” said {the helper}. “Now we can start.”",
    ],
    voice: ["“It’s brave to say, help me,” {h.he} said.", "“Your knees shook,” {h.he} said. “Brave knees do that.”"],
  },
  {
    id: "brave-step",
    lesson: "courage",
    deed: "dares the first small jump",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I know a way,” said {the helper}, “but you go first. It’s one {long|big} step, and I’m here.” {Hero}’s {knees|legs} said no.",
      "“It’s only low,” said {the helper}. “I count, you jump.” One. Two. {Hero}’s toes held on to the {edge|log|step}.",
    ],
    act: [
      "{He} looked at {the helper}, not at {his} feet. Then {he} did it, and it was done! “Oh,” said {Hero}. “It was small.” “It was {big|huge},” {h.he} said. “Now I know we can.”",
      "“Three!” said {Hero}, and jumped. {He} landed softly in the {hay|sand|leaves}. [{He} did it {again|once more}, for fun.] “Such legs I like to help,” said {the helper}.",
    ],
    voice: [
      "“First you shake and then you do it,” {h.he} said. “That’s brave.”",
      "“I was scared and I did it,” said {Hero}. “Brave you!” {h.he} said.",
    ],
  },
  {
    id: "brave-hand-in",
    lesson: "courage",
    deed: "puts a hand into something strange",
    obstacles: anyTrouble,
    vars: { goo: ["mud", "cold jelly", "wet sand", "soap suds", "dough"] },
    test: [
      "What they needed lay in a {bucket|tub} of {goo}. “I can’t reach,” said {the helper}. “You can.” {Hero} looked at the {goo}. [It {went blop|looked back}.]",
      "“Put your hand in my bag,” said {the helper}, “and just feel.” What was in it? {Hero} did not know, and that was the {bad|hard} bit.",
    ],
    act: [
      "{He} pulled up {his} sleeve and shut one eye. In went the hand, squish, and it was {lovely|not bad}! Up it came with {a trinket}. “That’s it!” said {the helper}. “Now we’ll do it.”",
      "In went {Hero}’s hand, slow as a {snail|slug}. It felt {wool|something soft}. It felt {a trinket}. [And that was all!] “Just what we need,” said {the helper}. “Nobody else dared.”",
    ],
    voice: [
      "“New things are scary,” {h.he} said. “Brave hands find out.”",
      "“You did a brave thing,” {h.he} said, “with one {small|little} hand.”",
    ],
  },
  {
    id: "brave-sing",
    lesson: "courage",
    deed: "sings or speaks in front of everyone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“They’ll lend a hand,” said {the helper}, “if somebody sings to them.” {Six|Nine} faces turned to {Hero}. {His} ears went hot.",
      "Up on a box you can be heard. “You do it,” said {the helper}. “They never hear me.” {Hero} had one foot on the box, and it shook.",
    ],
    act: [
      "{He} looked for one kind face. It was {grownup}’s. So {Hero} sang to that one, low at first, then clear. How they stamped! “They’re with us now,” said {the helper}.",
      "Up went the other foot. “We need you!” {he} told them. [It came out {thin|squeaky}, so {Hero} said it once more.] This time it filled the {yard|street}. “That did it,” said {the helper}.",
    ],
    voice: [
      "“You felt small and you sang out,” {h.he} said. “That’s brave.”",
      "“Hot ears and all,” {h.he} said, “you were brave.”",
    ],
  },
  {
    id: "brave-big-beast",
    lesson: "courage",
    deed: "makes friends with a big gentle animal",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“We’ll need my friend,” said {the helper}. The friend was a {horse|cow|ram} as big as a {shed|cart}. “Will you give it this carrot?”",
      "An old dog lay in front of what they needed. “It’s as mild as milk,” said {the helper}. But {Hero} had once been barked at, and {his} feet knew it.",
    ],
    act: [
      "{Hero} held {grownup}’s sleeve. {He} held out the other hand, flat, as {he} {was} shown. A nose came down, soft as {moss|dough}. [Munch.] “It likes you,” said {the helper}. “Now it’ll work for us.”",
      "“Hello, dog,” {he} said, and stood still till it came. [Sniff, sniff.] Its tail began to wag. {Hero} walked by with a {warm|wet} knee. “And that was that!” said {the helper}. “Let’s begin.”",
    ],
    voice: [
      "“You were slow, and you were brave,” {h.he} said.",
      "“Brave is one hand held out,” {h.he} said, “while the knees shake.”",
    ],
  },
  {
    id: "brave-let-go",
    lesson: "courage",
    deed: "goes a few steps alone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“It’s ten steps,” said {the helper}. “{Grownup} can see us.” {Hero} had never gone ten steps with no hand to hold.",
      "In between the {sheets|leaves|bean poles} went {the helper}. “Come to my hum!” {Hero} could not see {h.him} any more.",
    ],
    act: [
      "{He} gave {grownup}’s hand a kiss and let go. One. Two. At five {Hero} looked back, and got a wave. [Nine.] Ten! “You’re a big one,” said {the helper}. “With you I can do it.”",
      "In went {Hero}, nose first. It was {white|green} all round. {He} stood, {he} listened, {he} went to the hum. “Here you are,” said {the helper}, “on your own two feet! Now for it.”",
    ],
    voice: [
      "“You let go a bit,” {h.he} said. “That’s brave.”",
      "“It’s brave to go,” {h.he} said, “and it’s fine to look back.”",
    ],
  },
  {
    id: "brave-splinter",
    lesson: "courage",
    deed: "keeps still although it is scary",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You can’t work with that,” said {the helper}. {Hero} had a splinter in {his} thumb. [It had to come out, and it would {sting|prick}.]",
      "A bee sat on the very thing they needed. {The helper} hid. “Keep still,” said {grownup}, “and it will go.” {Hero} was not fond of bees.",
    ],
    act: [
      "{He} shut {his} eyes and put out the thumb. “Now,” said {Hero}. Ow! And it was done. {The helper} blew on it. “See how thin it was? Both hands, please. We’ve got work to do.”",
      "{Hero} stood like a {post|pear}. [{He} did not flap, {he} did not squeal.] Buzz. It looked round. Buzz. It flew. “You never moved!” said {the helper}, and came out. “What nerves! Come on.”",
    ],
    voice: [
      "“It was scary, and you kept still,” {h.he} said. “How brave!”",
      "“Ow is soon over,” {h.he} said, “when you’re brave.”",
    ],
  },
];
