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
      "{Hero} had never met {the helper} before. {He} wanted to ask about {trouble} +but {his} tummy felt like {jelly|soup}. [{He} got behind {the pal}.]",
      "“What do you need?” asked {the helper}. {Hero} needed help with {trouble} +but {he} {was} too shy to say so. [{His} ears went {hot|red}.]",
    ],
    act: [
      "Then {Hero} put out one foot, and one more. “H-hello,” {he} said. “Please help us.” [It was a {small|thin} voice, but it was out.] “Of course I will!” said {the helper}. “I’m glad you asked.”",
      "{Hero} took a big breath, close to {grownup}. “I need some help, please,” {he} said, loud {enough|and clear}. {The helper} had only waited for that, and {smiled|nodded}.",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “You were shy and you asked me. That’s brave.”",
      "“A small brave voice is still brave,” said {the helper}.",
    ],
  },
  {
    id: "brave-dim-shed",
    lesson: "courage",
    deed: "goes into a dim place to fetch what is needed",
    obstacles: anyTrouble,
    vars: {
      dim: ["the shed", "the barn", "the hay loft", "the coat room", "the log den", "the hen house"],
      aid: ["bag", "hat", "broom", "spade"],
    },
    test: [
      "“I need my {aid} to help you,” said {the helper}. “It’s in {the dim}.” It was {a bit|so} dark in there.",
      "“My {aid} is in {the dim}, and I must have it,” said {the helper}. “But I’m afraid of the dark.” {Hero} was {too|as well}.",
    ],
    act: [
      "“I’m scared, but I’ll go,” said {Hero}. {The pal} went too. [Step, step, step.] {Hero} felt about, and there was the {aid}! Out {he} came, {dusty|blinking} and {proud|tall}. “That’s my {aid}! Now I can help.”",
      "{Grownup} held the door open. {Hero} went in singing, to be brave. {He} came out singing, with the {aid} held high. {The helper} {hopped|danced}. Now {h.he} could start.",
    ],
    voice: [
      "“You were afraid and you went in,” said {the helper}. “That’s being brave.”",
      "{The helper} {smiled|laughed}. “Brave is one step in the dark, and then one more.”",
    ],
  },
  {
    id: "brave-noise",
    lesson: "courage",
    deed: "goes to look what makes the scary noise",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Rumble|Clonk|Whoo}! went something behind {a sight}. {The helper} hid. “I’d help you,” {h.he} called, “but I don’t dare come out.” {Hero} wanted to hide {too|as well}.",
      "Something flapped in the bush +and {the helper} shook from top to toe. “I can’t help you while that’s there,” {h.he} said. [Flap, it went {again|once more}.]",
    ],
    act: [
      "But {Hero} took {grownup}’s hand and went to look. It was a {loose lid|tin can} in the wind! “It’s safe,” {he} called. So {the helper} came out, and stayed to help.",
      "{Hero}’s heart went thump +but {he} went near with {the pal}. It was {a shirt|a bag|a scarf} on a twig! {He} took it down. “Just that?” laughed {the helper}. “Then let me out and help!”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “You went to look. It’s brave to look.”",
      "“You were brave,” said {the helper}, “and so the scary thing got small.”",
    ],
  },
  {
    id: "brave-call",
    lesson: "courage",
    deed: "dares to ask big people for help",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I don’t know what to do about {trouble},” said {the helper}. “Ask them, over there.” {Four|Six|Five} big people stood by {a sight}. [{Hero} felt very small.]",
      "“Ask {the neighbour} what to do,” said {the helper}. “I can’t call. My voice is gone.” {Hero} did not {dare|like} to call out. [What if everyone looked?]",
    ],
    act: [
      "{He} and {grownup} walked right up, hand in hand. “Please, what can we do?” asked {Hero}. They {bent down|smiled} and told {him}. Now {the helper} knew it as well.",
      "One breath. Two breaths. “Please help us!” called {Hero}. [They did all look, and what of it?] Over came {the neighbour}, and told them how. Now {the helper} knew {what to do|how}.",
    ],
    voice: [
      "“So small a one, and you asked them all!” said {the helper}. “That’s brave.”",
      "{The helper} {laughed|nodded}. “It’s brave to say, please help us.”",
    ],
  },
  {
    id: "brave-step",
    lesson: "courage",
    deed: "dares the first small jump",
    obstacles: anyTrouble,
    vars: { wear: ["cap", "scarf", "glove", "sock"] },
    test: [
      "“Come up on my log,” said {the helper}. “You can see what to do.” It was a low log +but {Hero}’s {knees|legs} said no.",
      "“My {wear} is down in the {hay|leaves},” said {the helper}. “I’ll come when I’ve got it.” It was not far down +but {Hero}’s toes held on.",
    ],
    act: [
      "[{Grownup} stood by.] {Hero} put one foot on it, then two. Hup! There {he} stood, as {tall|proud} as a king, and saw what {the helper} meant. Now they both knew {what to do|how}.",
      "{Hero} looked at {grownup}. One, two, jump! [Flop, {he} landed as soft as a {bun|bird}.] There was the {wear}, under {his} {knee|foot}! {The helper} put it on. “Now I can {come|go}.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “First you shook, and then you jumped up brave.”",
      "“I was scared,” said {Hero}, “and still I did it.” “Brave you!” said {the helper}.",
    ],
  },
  {
    id: "brave-hand-in",
    lesson: "courage",
    deed: "puts a hand into something strange",
    obstacles: anyTrouble,
    vars: {
      goo: ["mud", "cold jelly", "wet sand", "soap suds", "dough"],
      drop: ["key", "bell", "spoon", "ring", "whistle"],
    },
    test: [
      "{The helper}’s {drop} lay deep in a {bucket|tub} of {goo}. “I can’t reach it,” {h.he} said, “and I can’t go without it.” {Hero} did not like to touch {goo}.",
      "{The helper}’s {drop} had rolled under {a sight}. “I’m too {big|stiff} to get it out,” said {the helper}, “and we need it.” It was so dark under there!",
    ],
    act: [
      "{He} pulled up {his} sleeve and shut one eye. In went {Hero}’s hand, squish! Up it came with the {drop}. [And the {goo} felt {lovely|not bad}!] “Now I can go,” said {the helper}.",
      "{Grownup} looked first. {Hero} felt about, slow as a {snail|slug}. [It felt {moss|a leaf}.] It felt the {drop}! {The helper} {jumped|sang} for joy. Now {h.he} {h.was} free to come.",
    ],
    voice: [
      "“You’ve got one brave hand,” said {the helper}. “No, two!”",
      "{The helper} was so {glad|happy}. “That was a brave thing, for one {small|little} hand.”",
    ],
  },
  {
    id: "brave-sing",
    lesson: "courage",
    deed: "sings or speaks in front of everyone",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} had to sing to {six|nine} people, and {h.his} voice was gone. “I can’t go till they’ve had a song,” {h.he} said. [They all looked at {Hero}.]",
      "A band played by {a sight}, so loud! “I can’t think about {trouble} in this noise,” said {the helper}. “Tell them, please.” {Hero}’s knees {shook|knocked}.",
    ],
    act: [
      "{His} knees shook +but {he} saw one kind face. It was {grownup}’s +so {Hero} sang to that one, low, then clear. [How they {clapped|stamped}!] They went home glad, and {the helper} was free.",
      "Up {he} got on a {box|step}. “Please play softly!” said {Hero}. [It was a {thin|squeaky} voice, so {he} said it once more.] And they did! Now {the helper} could think +so {h.he} had a plan.",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “So many eyes, and you stood there! That’s brave.”",
      "“Your knees shook,” said {the helper}. “The rest of you was brave.”",
    ],
  },
  {
    id: "brave-big-beast",
    lesson: "courage",
    deed: "makes friends with a big gentle animal",
    obstacles: anyTrouble,
    vars: {
      beast: ["mule", "grey mare", "bull calf", "plough horse"],
      rug: ["bag", "coat", "blanket"],
    },
    test: [
      "{The helper} minded a {beast} as big as a {shed|cart}. “I can’t leave till it’s had its carrot,” {h.he} said. “Will you give it?” {Hero} was {scared|afraid}.",
      "An old dog sat on {the helper}’s {rug}. “I need it to help you,” {h.he} said. “It’s a kind dog. Just call it.” But {Hero} did not {trust|know} dogs.",
    ],
    act: [
      "{Grownup} held one hand. {Hero} held out the other one, flat, with the carrot. A nose came down, soft as {moss|dough}. Munch! [The {beast} was happy.] Now {the helper} was free to go.",
      "{He} stood by {grownup}. “Come, dog,” {he} called. [It was not very loud.] Up got the dog, with a {wag|yawn}. [It sniffed {Hero}’s {knee|boot}.] So {the helper} had the {rug}, and could start.",
    ],
    voice: [
      "“It was so big,” said {the helper}, “and you so brave!”",
      "{The helper} {nodded|bowed} to {Hero}. “You were scared, and you made a friend. That’s brave.”",
    ],
  },
  {
    id: "brave-let-go",
    lesson: "courage",
    deed: "goes a few steps alone",
    obstacles: anyTrouble,
    vars: { stray: ["a duckling", "a kitten", "a lamb", "a chick"] },
    test: [
      "{A stray} sat {ten|nine} steps off and cried. “It won’t come to me,” said {the helper}, “and I can’t leave it.” {Hero} had never gone so far alone.",
      "“I need my hat for this,” said {the helper}. It hung in there, between the wet {sheets|towels}. {Hero} held {grownup}’s hand, so tight.",
    ],
    act: [
      "{Grownup} stayed and watched. [One step. Two.] At five {Hero} looked back, and got a wave. [On {he} went.] Then {he} took {the stray} home. “Now I can {leave|come},” said {the helper}.",
      "Then {Hero} let go, and went in. [It was white all round.] “Are you there?” {he} called. “I’m here,” said {grownup} +so {he} went on, and came out with the hat. Now {the helper} could start.",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You let go of a hand. That’s brave.”",
      "“It’s brave to go,” said {the helper}, “and it’s fine to look back.”",
    ],
  },
  {
    id: "brave-splinter",
    lesson: "courage",
    deed: "keeps still although it is scary",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“You can’t work with a sore thumb,” said {the helper}. {Hero} had a splinter in it. {Grownup} could take it out +but it would {sting|prick} a bit.",
      "A bee sat on {the helper}’s {bag|hat}. “I can’t {help you|come} till it goes,” {h.he} said, and hid. “It goes if we keep still.” {Hero} was afraid of bees.",
    ],
    act: [
      "{Hero} did not move a toe. “Now,” {he} said. Ow! And it was out. “Now you’ve got two good hands,” said {the helper}. “So we can start.”",
      "{Hero} stood like a {post|pear}, next to {grownup}. [{He} did not flap, {he} did not squeal.] Buzz. It looked round. Buzz. It flew off! “Gone!” said {the helper}. “So I’m free.”",
    ],
    voice: [
      "“It was scary, and you kept still,” said {the helper}. “How brave!”",
      "{The helper} came {close|near}. “To keep still can be brave. You did it.”",
    ],
  },
  {
    id: "brave-bridge",
    lesson: "courage",
    deed: "crosses a wobbly bridge or goes through high corn",
    obstacles: anyTrouble,
    vars: { kit: ["bag", "rope", "broom", "hat"] },
    test: [
      "“I need my {kit} from over the bridge,” said {the helper}. It was a small bridge +but it wobbled. {Hero}’s legs did {too|as well}.",
      "“We need my {kit},” said {the helper}. “But I left it in the corn, where I get lost.” The corn was {tall|high}, up over {Hero}’s head.",
    ],
    act: [
      "{Hero} took {grownup}’s hand. “Hello, bridge,” {he} said, and stepped on. Wobble. [Wobble.] Back came {Hero} with the {kit}! “Let’s get to work,” said {the helper}.",
      "In {he} went with {the pal}. “Here!” called {Hero}. “Here!” called {grownup}. [A leaf tickled {his} nose.] And here was the {kit}! {The helper} hugged it. “You went in for me. I’ll go with you.”",
    ],
    voice: [
      "“You went on and did not look back,” said {the helper}. “That’s what brave is.”",
      "“See what my {legs|feet} can do!” said {Hero}. “They’re brave.”",
      "{The helper} {clapped|cheered}. “Brave ones take one step, and then the next.”",
    ],
  },
  {
    id: "brave-wet",
    lesson: "courage",
    deed: "dares to get wet",
    obstacles: anyTrouble,
    vars: { soaked: ["hat", "ball", "scarf"] },
    test: [
      "Swish, swish! {The helper}’s {soaked} lay under the sprinkler. “I need it,” {h.he} said, “but I can’t stand wet ears.” Nor could {Hero}.",
      "“I only work with clean faces,” said {the helper}. {Hero} had {jam|mud} from ear to ear. {Grownup} came with a cold wet cloth +so {Hero} hid.",
    ],
    act: [
      "Still, in ran {Hero}. Swish, right on the nose! [What a squeal!] Out {he} came, dripping, with the {soaked}. “You got wet for me. I’ll get {muddy|busy} for you.”",
      "Out came {Hero}, and held {his} breath. Wipe, over the nose. [Wipe, over the chin.] It was done, as quick as a sneeze! “What a face!” said {the helper}. “I can work with that one.”",
    ],
    voice: [
      "“A wet nose,” said {the helper}, “is a brave nose.”",
      "“It was {wet|cold}, and I was brave,” said {Hero}. {The helper} said so too.",
      "{The helper} {laughed|bowed}. “First came the scary bit, and then it was over. How brave you are!”",
    ],
  },
  {
    id: "brave-stop",
    lesson: "courage",
    deed: "speaks up for the helper",
    obstacles: anyTrouble,
    vars: { stall: ["buns", "pears", "eggs"], grabbed: ["ball", "bag", "cap"] },
    test: [
      "Two big {girls|boys} had {the helper}’s {grabbed}, and threw it to and fro. “I can’t help without my {grabbed}!” {h.he} called. They laughed.",
      "{The helper} stood in line for {stall}. A man stepped in front. “I don’t dare to speak,” said {the helper}. “I’ll be here till night.”",
    ],
    act: [
      "{Hero}’s tummy hurt +but {he} stood up tall. “Stop,” {he} said. “It’s no fun for {h.him}.” The two went red and gave it back. “You stood by me. I’ll stand by you.”",
      "{Hero} shook +but {he} pulled at the man’s coat. “Please, {the helper} was first.” The man said sorry, and made room. Soon {the helper} had the {stall}, and had time for {Hero}.",
    ],
    voice: [
      "“You’re not big, and you said it out loud,” said {the helper}. “Brave {Hero}!”",
      "“Brave people speak up for a friend,” said {the helper}.",
      "{The helper} {blinked|nodded}. “My voice hid. Yours was brave, and came out.”",
    ],
  },
  {
    id: "brave-scarecrow",
    lesson: "courage",
    deed: "says hello to a scary figure",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“My hat must come with us,” said {the helper}, “but the scarecrow has it on. It stares so!” It had eyes like {plates|moons}.",
      "Down the road came a dragon! {The helper} got behind {a sight}. “I won’t come out till it’s gone,” {h.he} said. It sat down right there.",
    ],
    act: [
      "{Hero} gulped, and went up with {the pal}. “May we have the hat?” {he} asked, and shook its hand. [It had a wren in its {pocket|sleeve}.] It was just straw! On went the hat. “I’m all set,” said {the helper}.",
      "{Hero} held {grownup}’s knee, and looked. It had {boots|socks} on! “Hello, dragon,” {he} said. It was cloth, with {the neighbour} under it! {The helper} laughed, and ran out to help.",
    ],
    voice: [
      "“I did not dare,” said {the helper}. “You’re the brave one.”",
      "“You were polite to a scary thing,” said {the helper}. “That’s very brave.”",
      "“I said hello to it,” said {Hero}. “So you did,” said {the helper}, “brave as you are.”",
    ],
  },
  {
    id: "brave-storm",
    lesson: "courage",
    deed: "sings back at the storm",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Boom! It was thunder. They all ran into a {shed|porch|barn}. “I can’t think when it booms,” said {the helper}, and shook. {Hero} shook {too|as well}.",
      "Hoo-hoo! The wind howled in the {pipe|roof}, like a wolf. {The helper} shut {h.his} eyes. “I won’t {move|stir} till it stops,” {h.he} said.",
    ],
    act: [
      "“Boom yourself!” called {Hero}, from {grownup}’s arms. {He} stamped, boom, boom. [{The helper} had to laugh.] They all stamped, and off went the storm. “You sent it home! What’s next?” said {the helper}.",
      "{Hero} was scared +but {he} howled back. [Hoo-hoo, went the wind.] It was a song for two! {The helper} looked up and howled along. “That’s no wolf. I can get up and help.”",
    ],
    voice: [
      "“You made a game of a scary noise,” said {the helper}. “What a brave thing!”",
      "“Brave can be loud,” said {the helper}, quite hoarse.",
      "{The helper} {grinned|laughed}. “It roared, and you were brave and roared back.”",
    ],
  },
  {
    id: "brave-knock",
    lesson: "courage",
    deed: "knocks at a big door or rings a big bell",
    obstacles: anyTrouble,
    vars: { lent: ["spade", "rope", "basket"] },
    test: [
      "“My {lent} is in that house,” said {the helper}. “We need it, and I’m too shy to knock.” The door had a lion’s head on it, all teeth.",
      "“Ring that bell,” said {the helper}, “and my sister will bring the {lent} we need.” What a big bell! {Hero} did not {like|love} loud bells.",
    ],
    act: [
      "{Grownup} lifted {him} up. {Hero} looked at the lion. [The lion looked at {Hero}.] Knock, knock! A {tiny|round} old lady gave {him} the {lent}. “Well done!” said {the helper}. “To work!”",
      "{Hero} put a finger in one ear, and pulled. Dong! It went down to {his} toes. [It felt so good that {he} rang once more.] Soon the {lent} came. “There’s nothing to stop me,” said {the helper}.",
    ],
    voice: [
      "“That was a big noise, and you made it,” said {the helper}. “You’re brave.”",
      "“I was too scared,” said {the helper}, “so you were brave for me.”",
      "{The helper} {laughed|nodded}. “If you’re brave and knock, somebody comes.”",
    ],
  },
];
