import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

/** Six for each lesson: with five, every fifth story in a row would tell the same scene. */
export const turns: readonly Turn[] = [
  // Kindness
  {
    id: "kind-sore-foot",
    lesson: "kindness",
    deed: "looks after the helper’s sore foot",
    obstacles: all,
    vars: {},
    test: [
      "But {the helper} had a thorn in {h.his} foot. {H.he} stood on the {other|good} one. “It’s {nothing|not so bad},” {h.he} said. [{H.his} eyes were wet.]",
      "{The helper} took one step. “Ow!” {H.he} had bumped {h.his} toe on {a sight}. [It was a {big|bad|red} bump.]",
    ],
    act: [
      "{Hero} bent down. Very softly {he} got the thorn out and blew on it, {one, two, three|phoo, phoo}. “All better?” “All better,” said {the helper}. “Now {what can I do|it’s your turn}?”",
      "“Poor you,” said {Hero}. {He} sat down by {h.him}. {He} put a cool wet leaf on it and gave it a {kiss|pat}. [{The helper} {sniffed and smiled|wriggled it}.] “That helps. So I’ll help you.”",
    ],
    voice: [
      "“You were kind,” said {the helper}. “Kind makes it {better|stop}.”",
      "“Be kind first,” {h.he} said. “Then {the rest|all of it} goes well.”",
    ],
  },
  {
    id: "kind-cold",
    lesson: "kindness",
    deed: "gives the cold helper a warm thing to wear",
    obstacles: all,
    vars: { wrap: ["a red scarf", "a wool hat", "a thick coat", "a soft shawl", "a blue jumper", "a long vest"] },
    test: [
      "Brr! {The helper} was cold. {H.his} {nose|chin|knees} shook. {Hero} had {a wrap} on +and it was so {warm|soft}.",
      "The wind was cold, and {the helper} had no {cover|coat on}. “D-don’t mind me,” {h.he} said. {Hero} felt {his} own {wrap}.",
    ],
    act: [
      "{Hero} took it off. {He} put {the wrap} on {the helper}. [Soon the shaking stopped.] “{Ooh|Ah}, I can feel my {toes|ears}! Let me help you now.”",
      "“You have it,” {he} said. Off came {the wrap}, and on it went. [{The helper} looked {very fine|like a bun} in it.] [{Hero} ran on the spot to stay warm.] “Warm {folk|friends} can work. Come on.”",
    ],
    voice: [
      "“Being kind is the best coat,” said {the helper}.",
      "“You saw I was cold,” {h.he} said. “That was {so|very} kind of you.”",
    ],
  },
  {
    id: "kind-hug",
    lesson: "kindness",
    deed: "comforts the helper, who is sad",
    obstacles: all,
    vars: {},
    test: [
      "A tear ran down {the helper}’s {nose|cheek}. “It’s a bad day,” {h.he} said. “My {hat|lunch|best cup} fell in the {pond|mud}.” [And {Hero} had such a lot to do!]",
      "{The helper} tried to smile. It went down at the {ends|sides}. “I miss my mum,” {h.he} said, “just a {crumb|bit}.”",
    ],
    act: [
      "But {he} sat down close. [{Hero} did not say a thing.] {He} just leaned on {h.him}. The tear {stopped|dried} and no more came. “There,” said {the helper}. “Now I can see your {trouble|side}.”",
      "{Hero} knew how that feels. [It lives in the tummy.] “Do you want a hug?” {The helper} did. It was a {long|slow|round} one. “Thanks,” said the {tummy|voice}. “I’m up! Let’s do yours.”",
    ],
    voice: [
      "“A kind hug is small,” said {the helper}. “It mends a lot.”",
      "“You can’t always fix it,” {h.he} said. “But you can be kind.”",
    ],
  },
  {
    id: "kind-pick-up",
    lesson: "kindness",
    deed: "picks up everything that the helper has dropped",
    obstacles: all,
    vars: { load: ["apples", "pegs", "nuts", "buns", "socks", "beans", "plums", "spoons"] },
    test: [
      "Oops! {The helper} tripped, and down went all {h.his} {load}. They rolled {here and there|into the grass|down the path}. [It would take {an hour|all day}!]",
      "“Oh no, my {load}!” They were all over the ground. {The helper} bent down with a {sigh|creak}. [{H.his} back was sore.]",
    ],
    act: [
      "{Hero} did not run on. {He} picked up one, and one more, and {wiped|counted} them. [{The pal} saw the last one.] “You helped me,” said {the helper}, “and I didn’t even ask. Now me!”",
      "“You sit. I’ll do it,” said {Hero}. Pick, pick, pick, till {his} {arms|pockets} were full. [{He} found the one by {a sight} too.] “Well!” {h.he} said. “And what do you need?”",
    ],
    voice: [
      "“Kind hands are quick hands,” said {the helper}.",
      "“That was kind,” {h.he} said. “Kind {comes back|goes round}, you’ll see.”",
    ],
  },
  {
    id: "kind-sorry",
    lesson: "kindness",
    deed: "says sorry for being unkind to the helper",
    obstacles: all,
    vars: {},
    test: [
      "“Go away,” {Hero} said, for {he} {was} {cross|tired}. {The helper} said nothing. {H.his} {head|chin} went down. Oh! That had hurt.",
      "{The helper} did it all wrong and fell over. {Hero} laughed. Then {he} saw {h.his} face. It was not a {funny|happy} face at all.",
    ],
    act: [
      "{Hero} went up to {h.him}. “I’m sorry,” {he} said. “That was not kind.” {He} stroked {h.his} {head|back} till {h.he} looked up. “Friends?” “Friends. Now show me what’s wrong.”",
      "So {he} stopped. {He} held out a hand. “Up you come,” said {Hero}. [“I won’t laugh now.”] {The helper} shook {h.his} {feet|ears} and stood. “Then I’ll try it with you,” {h.he} said.",
    ],
    voice: [
      "“A kind word is like {a blanket|warm jam},” said {the helper}.",
      "“We all get cross,” {h.he} said. “Then we can be kind again.”",
    ],
  },
  {
    id: "kind-tiny-one",
    lesson: "kindness",
    deed: "stops to help a tiny bug",
    obstacles: all,
    vars: { mite: ["a green bug", "a small beetle", "a tiny bee", "a black bug", "a red ladybird", "a young moth"] },
    test: [
      "“Wait!” said {the helper}. “Look down!” There lay {a mite} on its back, with its legs in the air. [It could not get {up|over}.]",
      "{The helper} could not come yet. {A mite} sat in a {cup|leaf|drip}, and it was too wet to fly. [“It’s so small,” {h.he} said. “What can we do?”]",
    ],
    act: [
      "{Hero} was in a rush, but {he} got down low. With one soft leaf {he} helped {the mite} over. [Off it {ran|went}.] “Not many stop for that,” said {the helper}. “For you I’ll stop too.”",
      "{Hero} held out one finger. Up it came, {tickle, tickle|leg by leg}. {He} set it in the sun and stayed till it was dry. “Good,” said {the helper}. “And next comes {your job|you}.”",
    ],
    voice: [
      "“Big or small, be kind to all,” said {the helper}.",
      "“You were kind to a very small one,” {h.he} said. “That’s big.”",
    ],
  },
  // Courage
  {
    id: "brave-hello",
    lesson: "courage",
    deed: "is shy but says hello and asks for help",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} had never met {the helper} before. {His} tummy felt like {jelly|a frog|soup}. {He} got behind {the pal}.",
      "“What do you want?” asked {the helper}. {Hero} knew, but the words would not come. [{His} mouth was {shut|dry} and {his} ears were {hot|red}.]",
    ],
    act: [
      "Then {he} put out one foot, and one more. “H-hello,” said {Hero}. “Can you help me?” [It was a {small|thin} voice, but it was out.] “Of course I can!” said {the helper}.",
      "[{He} held {his} own hand tight.] {He} took a big breath. “I need help, please,” {he} said, and it was loud {enough|and clear}. “So brave!” {h.he} said. “Then here I am.”",
    ],
    voice: [
      "“You were shy and you said it,” said {the helper}. “That’s brave.”",
      "“A small brave voice is still brave,” {h.he} said.",
    ],
  },
  {
    id: "brave-dim-shed",
    lesson: "courage",
    deed: "goes into a dim place to fetch what is needed",
    obstacles: all,
    vars: { dim: ["the shed", "the barn", "the hay loft", "the coat room", "the log den", "the hen house"] },
    test: [
      "“I need my {bag|box|hat} for that,” said {the helper}. “It’s in {the dim}.” It was not very light in there. [{Hero} held on to {the pal}.]",
      "What they needed hung in {the dim}. It went creak in there. “I don’t like the dark,” said {the helper}. {Hero} did not like it {either|much}.",
    ],
    act: [
      "“I’m scared,” said {Hero}, “but I’ll go.” [Step, step, step.] {He} felt about, and {he} had it! Out {he} came, {dusty|blinking} and {proud|tall}. “With this we can do it,” said {the helper}.",
      "{Hero} sang a bit, to keep {his} knees up. {He} went in singing and {he} came out singing, with the thing held high. {The helper} {hopped|danced}. “You did it! Now for the rest.”",
    ],
    voice: [
      "“You were afraid and you went,” said {the helper}. “That’s being brave.”",
      "“Brave is one step,” {h.he} said, “and then one more.”",
    ],
  },
  {
    id: "brave-noise",
    lesson: "courage",
    deed: "goes to look what makes the scary noise",
    obstacles: all,
    vars: {},
    test: [
      "{Rrrumble|Clonk|Whooo}! “What’s that?” asked {the helper}, and hid. It came from behind {a sight}. {Hero} wanted to hide too.",
      "Something flapped in the bush. {The helper} shook from top to toe. “I can’t help with that there,” {h.he} said. [And it flapped {again|more}.]",
    ],
    act: [
      "But {he} did not. {He} went with {the pal} and {he} looked. It was a {loose lid|barrel|can} in the wind! “Come out,” said {Hero}. “It’s safe.” “Now I’ll help you,” said {the helper}.",
      "{Hero}’s heart went thump. “Who’s there?” {he} said, all the same. It was {a shirt|a bag|a flag} on a twig! [{He} took it down.] “So that was it!” laughed {the helper}. “Let’s go.”",
    ],
    voice: [
      "“You looked,” said {the helper}. “It’s brave to look.”",
      "“It was big till you were brave,” {h.he} said. “Then it was small.”",
    ],
  },
  {
    id: "brave-call",
    lesson: "courage",
    deed: "dares to ask big people for help",
    obstacles: all,
    vars: {},
    test: [
      "“We need more help,” said {the helper}. “Ask them, over there.” {Four|Six|Five} big people stood by {a sight}, all talking. {Hero} felt very small.",
      "“Call {the neighbour},” said {the helper}. “My voice is gone.” {Hero} did not call out, as a rule. What if everyone {looked|turned round}?",
    ],
    act: [
      "{He} walked right up and pulled on a sleeve. “Please help us,” said {Hero}. [They stopped and looked.] Then they all {smiled|bent down}. “Well done!” said {the helper}. “Come, all of you.”",
      "One breath. Two breaths. “Help, please!” {he} called. They did all look, and it did not {hurt|bite}. [{Hero} waved them over.] “Well called,” said {the helper}. “Now we can start.”",
    ],
    voice: [
      "“It’s brave to say, help me,” said {the helper}.",
      "“Your knees shook,” {h.he} said. “Brave knees do that.”",
    ],
  },
  {
    id: "brave-step",
    lesson: "courage",
    deed: "dares the first small jump",
    obstacles: all,
    vars: {},
    test: [
      "“I know a way,” said {the helper}, “but you go first. It’s one {long|big} step, and I’m here.” {Hero}’s {knees|legs} said no.",
      "“It’s only low,” said {the helper}. “I count, you jump.” One. Two. {Hero}’s toes held on to the {edge|log|step}.",
    ],
    act: [
      "{He} looked at {the helper}, not at {his} feet. Then {he} did it, and it was done! “Oh,” said {Hero}. “It was small.” “It was {big|huge},” {h.he} said. “Now I know we can.”",
      "“Three!” said {Hero}, and jumped. {He} landed softly in the {hay|sand|leaves}. [{He} did it {again|once more}, for fun.] “I like to help a jumper,” said {the helper}.",
    ],
    voice: [
      "“First you shake and then you do it,” said {the helper}. “That’s brave.”",
      "“I was scared and I did it,” said {Hero}. “Brave you!” {h.he} said.",
    ],
  },
  {
    id: "brave-hand-in",
    lesson: "courage",
    deed: "puts a hand into something strange",
    obstacles: all,
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
      "“New things are scary,” said {the helper}. “Brave hands find out.”",
      "“You did a brave thing,” {h.he} said, “with one {small|little} hand.”",
    ],
  },
  // Sharing
  {
    id: "share-food",
    lesson: "sharing",
    deed: "shares the last bit of food",
    obstacles: all,
    vars: { meal: ["a bun", "a pear", "a cheese roll", "an oat cake", "a jam tart", "a pancake", "a peach"] },
    test: [
      "{Hero} had {a meal}. It was {his} last. {The helper} looked at it, and {h.his} tummy went {grrr|gloop|hello}.",
      "[They sat down to rest.] {Hero} took out {a meal}, and {the helper} had none. “I’m not hungry,” {h.he} said. But {h.he} could not look away.",
    ],
    act: [
      "{Hero} broke it in two. One bit was big, and {the helper} got that one. [They ate {side by side|and hummed}, and it was {so good|soon gone}.] “Now I’m strong,” {h.he} said. “Let’s go.”",
      "“One bite you, one bite me,” said {Hero}. Bite, munch, bite, munch, down to the last crumb. [{The pal} got that.] “Best {lunch|tea} I ever had,” said {the helper}. “Now for your job.”",
    ],
    voice: [
      "“Half is nice,” said {the helper}, “when you share it.”",
      "“You shared,” {h.he} said. “So we’re both {full|glad}.”",
    ],
  },
  {
    id: "share-turns",
    lesson: "sharing",
    deed: "takes turns with the thing he or she carries",
    obstacles: all,
    vars: {},
    test: [
      "“Can I have a go with that?” asked {the helper}. “No,” said {Hero}. “Mine!” {He} held on to {the tool}. [But held so tight, it was no {use|fun}.]",
      "“May I hold it?” {The helper} {looked so hard|put out a foot}. {Hero} did not lend {the tool}. What if it got {lost|bent|wet}?",
    ],
    act: [
      "Then {he} let go a bit. “Your turn,” said {Hero}, “and then mine.” [{The helper} took such care! And {h.he} gave it back {at once|with a bow}.] “I see how it works now. Two can do it.”",
      "But two are more than one. “Here,” said {Hero}. “We’ll take turns. You, me, you, me.” And it was {nicer|better} so! “Now I know what to do,” said {the helper}.",
    ],
    voice: [
      "“You, then me,” said {the helper}. “That’s how you share.”",
      "“Now that we share it,” said {Hero}, “it got {bigger|better}.”",
    ],
  },
  {
    id: "share-roof",
    lesson: "sharing",
    deed: "shares a dry place in the rain",
    obstacles: all,
    vars: { roof: ["a big hat", "an umbrella", "a rain cape", "a sheet", "a wide coat", "a tin tray"] },
    test: [
      "Plip, plop, rain! {Hero} had {a roof} to keep it off. {The helper} had none, and {h.his} {back|head|nose} got wet.",
      "Down came the rain, {all at once|pit, pat}. {The helper} looked for a dry place. There was only {Hero}’s {roof}, and it was small.",
    ],
    act: [
      "“Come under,” said {Hero}, and moved up. Now {he} had one wet {arm|side|ear}, and so did {the helper}. [They {giggled|sang} till it stopped.] “That’s dry enough! What’s to do?”",
      "{Hero} held {the roof} up high. “There’s room for you,” {he} said. [It was a squash, and it was warm.] When the sun came, {the helper} said, “Now I’ll help you.”",
    ],
    voice: ["“We shared one roof,” said {the helper}. “So it fits two.”", "“It’s {cosy|warm} to share,” {h.he} said."],
  },
  {
    id: "share-toy",
    lesson: "sharing",
    deed: "lets the helper play with a best toy",
    obstacles: all,
    vars: { plaything: ["a ball", "a kite", "a drum", "a hoop", "a tin top", "a toy duck", "a wood truck"] },
    test: [
      "{Hero} had {a plaything} along. {The helper} had never had one. [{H.he} put out a {nose|foot} to {touch|feel} it.] “That’s mine!” said {Hero}.",
      "“I’ve got no {toys|fun} at home,” said {the helper}. {Hero} had {a plaything}. But one is not a lot to {share|split}, is it?",
    ],
    act: [
      "[It was {quiet|still} for a bit.] Then {Hero} put {the plaything} down between them. “It can be ours,” {he} said, “till bed.” {The helper} had the first go. “And your {trouble|job} can be ours too.”",
      "You can’t cut it in half, so they cut the time. One song for {Hero}, one song for {h.him}. {The plaything} had two friends now. “And you’ve got me,” said {the helper}. “Show me.”",
    ],
    voice: [
      "“Share a toy,” said {the helper}, “and it’s twice the toy.”",
      "“Mine is nice,” {h.he} said. “Ours is nicer. You shared.”",
    ],
  },
  {
    id: "share-two",
    lesson: "sharing",
    deed: "gives one of two treasures away",
    obstacles: all,
    vars: { treasures: ["shells", "gold buttons", "feathers", "cones", "paper stars", "blue stones", "ribbons"] },
    test: [
      "{Hero}’s pocket held two {treasures}. {The helper} had none. “You’re lucky,” {h.he} said, and looked {down|away|at the sky}.",
      "{The helper} was making a long row of {treasures}. “One more and it’s done,” {h.he} said, “but I’ve none left.” {Hero} had two.",
    ],
    act: [
      "Two {treasures}. One, two. {Hero} looked at them for a long time. Then {he} gave one away, the {best|big} one. {The helper} held it close. “I’d do a lot for you,” {h.he} said.",
      "[It was hard.] {Hero}’s hand stayed shut. Then it came open, bit by bit. “One for you, one for me,” {he} said. {The helper} put it {in|down}. “Done! Now what do you need?”",
    ],
    voice: [
      "“You shared, and we each have one,” said {the helper}.",
      "“One and one,” said {Hero}. “Sharing makes it {even|fair}.”",
    ],
  },
  {
    id: "share-seat",
    lesson: "sharing",
    deed: "makes room for the helper to sit",
    obstacles: all,
    vars: { seat: ["seat", "box", "stool", "log", "step", "mat"] },
    test: [
      "There was one {seat}, and {Hero} had it. {The helper} had been up since {four|six|dawn}. {H.he} had to stand. [{H.his} {legs|feet} were so tired.]",
      "“All mine!” {Hero} lay on the {seat}, arms and legs out. {The helper} had no room at all. So {h.he} stood there in the {cold|mud}.",
    ],
    act: [
      "{Hero} moved up. One half was for {him}, and one half was for {h.him}. [Bump, side by side.] “This is better than a {bed|sofa},” said {the helper}. “From here I see what’s {up|wrong}.”",
      "{He} pulled in {his} arms. {He} pulled in {his} legs. “Look, a space,” said {Hero}, “just your size!” They sat close, and {the helper} {thought|hummed}. “I know what we’ll do!”",
    ],
    voice: [
      "“There’s room,” said {the helper}, “when you share.”",
      "“Sharing a {seat}!” {h.he} said. “Now it’s warm at both {ends|sides}.”",
    ],
  },
  // Honesty
  {
    id: "honest-broke",
    lesson: "honesty",
    deed: "owns up to having broken something",
    obstacles: all,
    vars: { pot: ["a blue cup", "a clay pot", "a brown jug", "a big plate", "a paper fan", "a glass jar"] },
    test: [
      "“Somebody broke {a pot} of mine,” said {the helper}. {Hero} looked at {his} feet. {He} had done it, just now, with {his} {elbow|bag}.",
      "Crack! That was {a pot}, and it was {the helper}’s. {Hero} hid the bits under {a sight}. “Where is {the pot}?” {h.he} asked.",
    ],
    act: [
      "“It was me,” {he} said. “I’m sorry.” [The words were hard, like {stones|crusts}.] {The helper} looked at {Hero}. {H.he} {h.was} not cross at all. “You told me. We’ll fix it, and then you.”",
      "{Hero} could say, “I don’t know.” [{He} nearly did.] But {he} got the bits and held them up. “I broke it, and I hid it.” “Thank you,” said {the helper}. “What else is wrong?”",
    ],
    voice: [
      "“Pots can be mended,” said {the helper}. “You told the truth.”",
      "“The truth is hard to say,” {h.he} said. “Then it feels good.”",
    ],
  },
  {
    id: "honest-found",
    lesson: "honesty",
    deed: "gives back a lovely thing that he or she found",
    obstacles: all,
    vars: { find: ["a silver bell", "a striped hat", "a gold whistle", "a new spade", "a glass star", "a red purse"] },
    test: [
      "By {a sight} {Hero} had found {a find}. {He} had it under {his} {coat|hat}. “I’ve lost {a find},” said {the helper}. “Oh, where is it?”",
      "“Is that yours?” asked {the helper}. {Hero} had {a find} in {his} hand. {He} wanted to say yes. The yes was {right there|on $his tongue}.",
    ],
    act: [
      "It was so nice. But it was not {his}. “Here is {the find},” said {Hero}. “I had it all the time.” {The helper} {jumped|sang} for joy. “Now I can help you!”",
      "“No,” {he} said. “I found it. It’s not mine.” [“It’s mine!” {h.he} said. “I looked {all day|all over}!”] {Hero} gave it back with both hands. “Come,” said {the helper}, “I’ll help.”",
    ],
    voice: [
      "“Yours is yours and mine is mine,” said {the helper}. “That’s honest.”",
      "“You told the truth,” {h.he} said. “That’s better than {gold|cake}.”",
    ],
  },
  {
    id: "honest-ate",
    lesson: "honesty",
    deed: "admits to having eaten the helper’s treat",
    obstacles: all,
    vars: { treat: ["a jam tart", "a jam bun", "a jam roll", "a jam scone", "a jam sponge"] },
    test: [
      "“I had {a treat} here,” said {the helper}. “Now there’s just a crumb. Did the {crow|dog|wind} have it?” {Hero} had jam on {his} chin.",
      "{Hero} had seen {a treat}, and now it was gone. {He} knew where. “Where is {the treat}?” asked {the helper}. Nobody {spoke|moved}.",
    ],
    act: [
      "“No,” said {Hero}. “It was me. I ate it, and I did not ask.” [{He} went {red|pink}, and {he} gave {h.him} {a food} for it.] “Thank you,” said {the helper}. “Now let’s see to you.”",
      "[Tick, tock.] {Hero} put up {his} hand. “It’s in my tummy,” {he} said. “I’m sorry. Next time I’ll ask.” {The helper} had to {laugh|smile}. “In there! Well, I’ll help you all the same.”",
    ],
    voice: [
      "“You said what was true,” said {the helper}. “That’s honest.”",
      "“A {tart|bun} is soon gone,” {h.he} said. “The truth stays.”",
    ],
  },
  {
    id: "honest-not-yet",
    lesson: "honesty",
    deed: "takes back a fib about being able to do it",
    obstacles: all,
    vars: {},
    test: [
      "“Can you {hop on one leg|tie a bow|whistle}?” asked {the helper}. “I need one who can.” “Yes,” said {Hero}. But that was not so.",
      "“Did it go well?” asked {the helper}. “Oh yes,” said {Hero}. “It’s all done.” But it was not done. [It was not even {begun|half done}.]",
    ],
    act: [
      "{He} felt hot. “I said yes, but I can’t,” said {Hero}. “Not yet.” “Good that you said so,” said {the helper}. “I’ll do that bit, and you do the next.”",
      "{Hero} ran after {h.him}. “It went wrong,” {he} said, “and I did not want to say.” {The helper} {nodded|came back}. “I can help with wrong,” {h.he} said. “I can’t help with done!”",
    ],
    voice: [
      "“Say how it is,” said {the helper}. “Then I can help.”",
      "“The truth came out,” said {Hero}, “and {it was all right|nobody was cross}.”",
    ],
  },
  {
    id: "honest-mess",
    lesson: "honesty",
    deed: "owns up to making clean things muddy",
    obstacles: all,
    vars: { wash: ["a clean sheet", "a white shirt", "a new rug", "a clean cloth", "a pale blanket"] },
    test: [
      "{The helper} had {a wash}. Now it had muddy feet on it! “Was it {the pal}?” {h.he} asked. {The pal} said nothing.",
      "{A wash} hung by {a sight}. {Hero} threw some mud, just for fun. Splat! “Who did that?” called {the helper}.",
    ],
    act: [
      "“They’re my feet,” said {Hero}. “Look.” [{He} put {his} {boot|foot} next to one. It was the same.] “I’ll rub it off.” So they rubbed and rubbed. “That’s done,” said {the helper}. “Now yours.”",
      "[{He} could run. {He} could hide.] But {Hero} held out two muddy hands. “I did,” {he} said. “I’ll wash it.” {The helper} got the soap and {smiled|hummed}. “And then we’ll do your thing.”",
    ],
    voice: [
      "“Mud comes off,” said {the helper}, “when you tell the truth.”",
      "“It was me, you said,” {h.he} said. “How honest of you!”",
    ],
  },
  {
    id: "honest-prize",
    lesson: "honesty",
    deed: "does not take what is meant for somebody else",
    obstacles: all,
    vars: { gain: ["pears", "plums", "buns", "apples", "oat cakes", "peaches"] },
    test: [
      "“Was it you who {fed my hens|swept my step|shut my gate}?” asked {the helper}. “Then there’s a prize for you!” It was not {Hero}. It was {name}.",
      "{The helper} had two {gain}. “One for you, one for your twin,” {h.he} said. {Hero} had no twin. {He} could eat both!",
    ],
    act: [
      "A prize! {Hero} put {his} hands behind {him}. “I like prizes,” {he} said, “but it was somebody else.” {The helper} {sat down|blinked}. “That was hard to say,” {h.he} said. “I’ll help you for that.”",
      "“I’ve not got a twin,” said {Hero}, and gave one back. {The helper} {laughed|looked} and ate it. [“You could have had two!” “I know,” {he} said.] “Come on,” {h.he} said, “let me help.”",
    ],
    voice: [
      "“You said the true thing,” said {the helper}. “Nobody made you.”",
      "“Honest friends are the best,” {h.he} said.",
    ],
  },
  // Perseverance
  {
    id: "persist-one-more",
    lesson: "perseverance",
    deed: "tries one more time, and one more",
    obstacles: all,
    vars: {},
    test: [
      "“I can’t,” said {Hero}, and sat down. {The helper} sat down too. “How often did you try?” “Two times.” “{Hm|Ah}. And what comes after two?”",
      "{Hero} kicked a {leaf|cone|stick}. “I’ll never do it!” “Never is long,” said {the helper}. “Is there one more try in you? A {small|tiny} one?”",
    ],
    act: [
      "“Three,” said {Hero}. So {he} got up. Three was no good. [Four was a bit better.] Five was so {close|near}! {The helper} {clapped|cheered}. “Now once more, and I’ll do it with you.”",
      "{Hero} looked. Down by {his} {knees|tummy} there was one. {He} used it. It did not work, but behind it was the next one! “See?” said {the helper}. “This time I’ll hold.”",
    ],
    voice: [
      "“Try, and try again,” said {the helper}. “That’s the {trick|way}.”",
      "“You did not give up,” {h.he} said, “and it {knew|felt} that.”",
    ],
  },
  {
    id: "persist-bits",
    lesson: "perseverance",
    deed: "does the big thing in little bits",
    obstacles: all,
    vars: {},
    test: [
      "It was too much. It was as big as a {bus|house|whale}. “Don’t eat it all at once,” said {the helper}. “What’s the first {crumb|bite}?”",
      "“There’s such a lot,” said {Hero}, and {he} lay down flat. {A creature} went by with a {seed|leaf} as big as a house. “Look,” said {the helper}.",
    ],
    act: [
      "{Hero} did one small bit. Then {he} did the next. [{He} did not look up.] Bit, bit, bit, and half of it was gone! “Half!” cried {the helper}. “The {other|next} half we do as two.”",
      "It went two steps and had a rest. Then two steps more. “I can do that,” said {Hero}. [Two and rest. Two and rest.] {He} did it {eight|ten} times. “I’m next to you,” said {the helper}.",
    ],
    voice: [
      "“Bit by bit,” said {the helper}. “That’s how you get there.”",
      "“Don’t stop,” {h.he} said. “Small steps are steps.”",
    ],
  },
  {
    id: "persist-rest",
    lesson: "perseverance",
    deed: "cries a bit, rests, and gets up to try again",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} cried a bit. [{His} {hands|legs} were tired and it had all gone wrong.] “Cry first,” said {the helper}. “That’s all right. And then?”",
      "“Let’s stop,” said {Hero}. “Let’s go home.” {The helper} looked at the {sun|sky}. “We can,” {h.he} said. “Or we can rest, and see.”",
    ],
    act: [
      "Then {he} wiped {his} nose. [Then {he} had a drink.] Then, all by {himself}, {he} got up. “Again,” said {Hero}, in a {wet|small} voice. “Again!” said {the helper}. “This time with me.”",
      "They lay down. {Hero} counted {clouds|leaves|birds}. One. Two. At {nine|six} {he} sat up. “I want to try it {now|once more},” {he} said. {The helper} was up as well. “I hoped so.”",
    ],
    voice: [
      "“You can cry and still go on,” said {the helper}.",
      "“Rest, then try again,” {h.he} said. “You did not give up.”",
    ],
  },
  {
    id: "persist-learn",
    lesson: "perseverance",
    deed: "practises until it works",
    obstacles: all,
    vars: {},
    test: [
      "“For that you must tie a {bow|knot},” said {the helper}. “Like this.” It looked {easy|quick}. {Hero} tried, and it fell apart.",
      "“We need to step in time,” said {the helper}. “{Left, right|Stamp, clap}. Now you.” {Hero} got it wrong. Then {he} got it wrong {again|faster}.",
    ],
    act: [
      "Over, under, no. [Over, under, nearly.] {Hero} stuck out {his} tongue and did it once more. Over, under, through, and it held! “You’ve got it,” said {the helper}. “I’ll help with the {rest|big one}.”",
      "{Hero} did it slowly. [{He} did it next to {the helper}.] {He} did it with {the pal}. On go ten it was right! “You stuck at it,” {h.he} said. “I’m ready when you are.”",
    ],
    voice: [
      "“First it’s hard,” said {the helper}. “Try it often, then it’s easy.”",
      "“Ten tries!” said {Hero}. “Ten is {good|fine},” {h.he} said. “Nobody does it in one.”",
    ],
  },
  {
    id: "persist-up-again",
    lesson: "perseverance",
    deed: "gets up again after each fall",
    obstacles: all,
    vars: {},
    test: [
      "Bump! {Hero} fell down, and what {he} held fell too. {The helper} {waited|looked}. Would {he} get up, or would {he} stay {there|down}?",
      "“It’s not working!” said {Hero}. {He} had done it {high|left} and {low|right}. “What did you not try?” asked {the helper}. {He} had to think.",
    ],
    act: [
      "Up! {He} fell again. Bump. Up! {Hero} had mud on {his} {knee|nose|ear} +but {he} got up again. “You’re like a {ball|spring},” said {the helper}. “Let me push a bit.”",
      "{He} had not tried it slowly. So {he} did. {Hero} had not tried it {sideways|from the back}. So {he} did that too, and something {moved|gave}. “There!” cried {the helper}. “Don’t stop. I’m coming.”",
    ],
    voice: [
      "“You fell down and you got up,” said {the helper}. “That’s all it takes.”",
      "“Keep on,” {h.he} said. “The last try is the one that works.”",
    ],
  },
  {
    id: "persist-patient",
    lesson: "perseverance",
    deed: "keeps on patiently at a slow job",
    obstacles: all,
    vars: {},
    test: [
      "“First pump me some water,” said {the helper}. “Up, down.” {Hero} pumped {five|ten|six} times. There was not one drop.",
      "{The helper} had a knot in {h.his} {string|scarf|lead}. “Can you get it out?” {h.he} asked. {Hero} picked at it. It was so {small|tight}.",
    ],
    act: [
      "{Hero} sang a song and pumped. [{He} sang it once more.] {His} arm was tired, so {he} used the {other|left}. Gurgle, splash! {The helper} had a drink. “You kept on. Now I can help you.”",
      "Pick, pick. {He} did not huff. Pick, pick, pick. [{The pal} had a nap.] Then up came a loop, and {Hero} had it out! “You did not give up on it,” said {the helper}. “I won’t on yours.”",
    ],
    voice: [
      "“Slow is fine,” said {the helper}. “Just don’t stop.”",
      "“Keep at it,” {h.he} said, “and it will {come|work}.”",
    ],
  },
  // Friendship
  {
    id: "friend-play",
    lesson: "friendship",
    deed: "plays with the helper, who is alone",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} sat there all alone. “No one plays with me,” {h.he} said. “I’m too {odd|loud|slow}.” [And {Hero} had a job to do.]",
      "{The helper} was playing {catch|shops|bears}, all by {h.himself}. {H.he} looked up and then down. [{Hero} looked too. It’s hard to {ask|start}.]",
    ],
    act: [
      "“I’ll play,” said {Hero}. They played {tag|peep|bus} round {a sight}. [They laughed till they had to {sit|lie} down.] “Now I’ve got a friend!” said {the helper}. “I’ll help you.”",
      "“Can I be the {dog|bus|king}?” {he} asked. Yes! [{The pal} was the {road|tree|wall}.] It was a good game. “What do you need, friend?” said {the helper}.",
    ],
    voice: [
      "“You asked, and I had a friend,” said {the helper}.",
      "“It’s easy to make a friend,” said {Hero}. “You just play.”",
    ],
  },
  {
    id: "friend-wait",
    lesson: "friendship",
    deed: "waits for the slow helper",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} came along, but slow, so slow. “Run on,” {h.he} puffed. [“They all do.”] {Hero}’s feet wanted to run.",
      "“Wait for me!” called {the helper}, from far {behind|back}. It was {late|nearly dark}, and {Hero} wanted to get on.",
    ],
    act: [
      "{He} told {his} feet no. {He} went back and walked next to {h.him}. [That way they saw {a creature}, and {a trinket}.] “You waited,” said {the helper}. “Now lean on me.”",
      "So {he} sat on a {step|stone|log} and sang till {h.he} {h.was} there. “Get your breath,” said {Hero}. “We’ll go {as one|when you can}.” “I know a trick for you,” said {the helper}.",
    ],
    voice: [
      "“Friends wait for friends,” said {the helper}.",
      "“You don’t have to be fast,” {h.he} said, “to be a friend.”",
    ],
  },
  {
    id: "friend-make-up",
    lesson: "friendship",
    deed: "makes up after a quarrel",
    obstacles: all,
    vars: {},
    test: [
      "“Not like that!” said {the helper}. “Yes, like that!” said {Hero}. They turned their backs. [It was {very|so} quiet, and not nice at all.]",
      "They both wanted to be first. “Me!” “No, me!” {The helper} {sniffed|huffed} and went behind {a sight}. Now {Hero} was first, and all on {his} own.",
    ],
    act: [
      "{Hero} turned round first. “I don’t want to be cross,” {he} said. “I want to be friends.” {The helper} turned round too. “Me too! Your way first, then mine.” And with two it went.",
      "That was no fun. {He} went to look for {h.him}. “You be first,” said {Hero}. “I’ll come next.” “No, both!” said {the helper}. So they were both first, and they both {helped|began}.",
    ],
    voice: [
      "“Friends get cross,” said {the helper}, “and then they make up.”",
      "“I’d sooner have a friend,” said {Hero}, “than be {right|first}.”",
    ],
  },
  {
    id: "friend-invite",
    lesson: "friendship",
    deed: "lets the left-out helper join in",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} and {the pal} stood close. {The helper} stood on {h.his} own. “You’re two,” {h.he} said. “I can see that. It’s {full|no place for me}.”",
      "“Can I come too?” asked {the helper}. {Hero} had {the pal}. That was all {he} wanted. Was there room for one more?",
    ],
    act: [
      "“Now we’re three,” said {Hero}. {He} pulled {h.him} in. They made a ring, and the ring went {round|up and down}. “I’ve never been in a ring!” said {the helper}. “Three can do your job.”",
      "“Yes,” said {Hero}. “Come in the middle.” So there was one more to {talk|sing} and one more to laugh. [It did not get less. It got more.] “And one more to help,” said {the helper}.",
    ],
    voice: [
      "“You let me in,” said {the helper}. “That’s what friends do.”",
      "“There’s always room for a friend,” said {Hero}.",
    ],
  },
  {
    id: "friend-stay",
    lesson: "friendship",
    deed: "stays with the helper, who is frightened",
    obstacles: all,
    vars: {},
    test: [
      "Boom! It was only a {door|drum|big lid}. But {the helper} put {h.his} head down. “I don’t like booms,” {h.he} said. “You go on.”",
      "“I’m a bit lost,” said {the helper}, and {h.his} {voice|chin} shook. “I don’t know this {road|place|bend}.” {Hero} did know it.",
    ],
    act: [
      "{Hero} did not go on. {He} sat next to {h.him} and {he} hummed. [Boom. Hum, hum. Boom. Hum.] Then there was just the hum. “You stayed,” said {the helper}. “I’ll stay with you.”",
      "“I’m here,” said {Hero}. {He} showed {h.him} the {pump|oak|shop}, and {a sight}. [“This can be your place too.”] {The helper} stood up {straight|tall}. “With a friend I can do things. What’s first?”",
    ],
    voice: ["“A friend is one who stays,” said {the helper}.", "“It’s not so {loud|big} with a friend,” {h.he} said."],
  },
  {
    id: "friend-ask",
    lesson: "friendship",
    deed: "gets to know the helper",
    obstacles: all,
    vars: {},
    test: [
      "“They all say ‘you there’ to me,” said {the helper}. “No one asks {how I am|what I like}.” {Hero} had not asked {either|yet}.",
      "{The helper} had a secret {wave|dance|hello}. “But it takes two,” {h.he} said, “and I’m just one.” It had a {bump|skip} in the middle.",
    ],
    act: [
      "“How are you?” {he} asked. “Do you like {mud|buns|rain}?” {H.he} did! So did {Hero}. [They liked {three|six} of the same things.] “Well, friend,” said {the helper}. “Let’s do it.”",
      "“Show me,” said {Hero}. Hop, bump, {wiggle|clap|turn}! {He} got it wrong, and they laughed. {He} got it right, and they laughed more. “Come, friend,” said {the helper}, “let’s fix it.”",
    ],
    voice: ["“Ask, and you find a friend,” said {the helper}.", "“Just now I had no friend,” {h.he} said. “Now look!”"],
  },
  // Gratitude
  {
    id: "thanks-chore",
    lesson: "gratitude",
    deed: "thanks the helper for a job that nobody sees",
    obstacles: all,
    vars: { chore: ["sweep the path", "light the lamps", "feed the ducks", "wake the hens", "dust the bench"] },
    test: [
      "“I {chore} each day,” said {the helper}, “and nobody sees.” {Hero} had gone by so often. {He} had never {looked|said a word}.",
      "“So it’s you!” said {Hero}. “You {chore}!” “I do,” said {the helper}. “I’m so tired of it {today|now}.”",
    ],
    act: [
      "{Hero} took off {his} hat. “Thank you,” {he} said, “for today. And for {Monday|last week}. And for all of it.” [{The helper} got a bit {taller|pink}.] “I’m not tired now! What do you need?”",
      "“But it’s so {nice|good} when you do. Thank you!” {He} sang it, and {the pal} joined in. {The helper} began to {smile|dance}. “Then I’ll do it again tomorrow. And you I’ll help today.”",
    ],
    voice: [
      "“Thank you is a small word,” said {the helper}. “It makes me strong.”",
      "“You said thank you,” {h.he} said. “That’s {like lunch|lovely}.”",
    ],
  },
  {
    id: "thanks-go-back",
    lesson: "gratitude",
    deed: "goes back to say thank you",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had found {his} {mitten|cap|shoe} and held it out. {Hero} took it and ran. Then {his} feet went {slower|slow}.",
      "“Here,” said {the helper}, “have {a food}.” {Hero} ate it, and it was good. {He} wiped {his} mouth. What came now? [There was something.]",
    ],
    act: [
      "Something was not said! {Hero} went all the way back. “Thank you for finding it,” {he} said. “You came back for that?” said {the helper}. “Then I’m coming with you.”",
      "“Thank you!” It came out with a crumb. “I liked the {middle|edge|last bite} best,” said {Hero}. {The helper} {shone|smiled}. “It’s nice to hear that. And I’ve got time. Show me.”",
    ],
    voice: [
      "“It’s never too late for thank you,” said {the helper}.",
      "“You said thank you,” {h.he} said, “so I feel {warm|glad} all over.”",
    ],
  },
  {
    id: "thanks-gift",
    lesson: "gratitude",
    deed: "gives a small present to say thank you",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had kept {him} {warm|company|dry} all this time. {Hero} had nothing to give. {His} pocket had just {a trinket} in it.",
      "“You’ve been good to me,” said {Hero}, “and I’ve got no money.” What can you give with no money?",
    ],
    act: [
      "{He} put it down by {h.his} feet. “It’s for you,” said {Hero}. “It means thank you.” {The helper} looked at it from {all sides|near to}. “My first thank-you! I’ll keep it. And I’ll help.”",
      "{He} gave {h.him} a {hug|song|dance}. It was {short|long|wobbly}, and all of it was thank you. [{The pal} came in at the end.] “That’s better than {gold|cake},” said {the helper}. “Now, your trouble.”",
    ],
    voice: [
      "“Thanks come in all sizes,” said {the helper}.",
      "“I’ll think of your thank you,” {h.he} said, “all {night|week}.”",
    ],
  },
  {
    id: "thanks-count",
    lesson: "gratitude",
    deed: "counts the good things that are there",
    obstacles: all,
    vars: {},
    test: [
      "“I’ve got no luck,” said {Hero}. “I’ve got no {cart|wings|time}.” “My, my,” said {the helper}. “And what have you got?”",
      "It was a bad, bad day. {Hero} said so {twice|to everyone}. “Was there one good bit?” asked {the helper}. “A {crumb|spoon} of good?”",
    ],
    act: [
      "{Hero} held up a thumb. “I’ve got {the pal}.” Next finger. “I’ve got you. I’ve got {grownup}, at home.” [It was a whole hand full!] “I’m glad of that,” {he} said. “Good,” said {the helper}. “We’ll use it.”",
      "{Hero} thought. “The {toast|bath|bus} was good. {Grownup} sang. I saw {a creature}.” [{He} had to smile.] “Thank you, day,” {he} told the sky. “That’s better,” said {the helper}. “Now we can do things.”",
    ],
    voice: [
      "“Be glad of what you’ve got,” said {the helper}. “It’s a lot.”",
      "“Say thank you for the good bits,” {h.he} said, “and they {grow|stay}.”",
    ],
  },
  {
    id: "thanks-small-gift",
    lesson: "gratitude",
    deed: "says thank you for a present that is not what he or she wanted",
    obstacles: all,
    vars: { hoped: ["cake", "a kite", "a trumpet", "a train", "a pony", "a crown"] },
    test: [
      "{The helper} gave {him} a present. It was a stick. {Hero} had hoped for {hoped}. {The helper} looked up at {his} face.",
      "“I made you some soup,” said {the helper}. It was green and {things swam|grass lay} in it. {Hero} wanted to say {yuck|no}.",
    ],
    act: [
      "{He} looked at it well. It was a good stick, with a bend. It could be a {boat|bird|spoon|horse}. “Thank you,” said {Hero}. “You picked it for me.” “I did! Let me do more,” said {the helper}.",
      "“Thank you for making it,” said {Hero}. {He} had one spoon of it, and it was not so bad! [{The helper} {glowed|beamed}.] “You’re nice to cook for,” {h.he} said. “Tell me what’s wrong.”",
    ],
    voice: [
      "“A small thank you is a big thing,” said {the helper}.",
      "“I gave what I had,” {h.he} said, “and you said thank you.”",
    ],
  },
  {
    id: "thanks-everyone",
    lesson: "gratitude",
    deed: "thanks everyone who helped so far",
    obstacles: all,
    vars: {},
    test: [
      "“Who got you this far?” asked {the helper}. “Just me,” said {Hero}. “Just you? Think a bit.”",
      "{The helper} had a list of nice things. It was {very|so} long. “What’s on yours?” {h.he} asked. {Hero} had no list.",
    ],
    act: [
      "{Hero} thought. “My boots did, and {grownup} put them on. And {the pal} came too.” {He} said thank you to each, with a {bow|pat|kiss}. “And thank you,” {he} told {the helper}. “Then I’ll help,” {h.he} said.",
      "So they made one. {Socks|Soup|Rain}. {Moon|Jam|Hats}. {Grownup}. {The pal}. “And you,” said {Hero}. “Thank you for you.” {The helper} put that at the {top|end}. “And now I feel like helping!”",
    ],
    voice: [
      "“Nobody does it all alone,” said {the helper}. “So we say thank you.”",
      "“I never said thank you so often,” said {Hero}. “It {tickles|feels nice}.”",
    ],
  },
  // Respect
  {
    id: "respect-ask-first",
    lesson: "respect",
    deed: "asks before touching the helper’s things",
    obstacles: all,
    vars: { nice: ["a soft bag", "a tall hat", "a gold horn", "a wool rug", "a long cape", "a big red drum"] },
    test: [
      "{The helper} had {a nice}. It was so {fine|smooth}. {Hero}’s hand went out, all by itself. [It was nearly there.]",
      "There lay {a nice}, and it was {the helper}’s. It was just what {Hero} needed! {He} could take it. [Nobody would {see|mind}, would they?]",
    ],
    act: [
      "Stop, hand! “May I touch it?” {he} asked first. “Since you ask, you may,” said {the helper}. [{Hero} did it with one finger, like a {feather|moth}.] “You’re {careful|gentle}. For you I’ve got time.”",
      "{Hero} put {his} hands behind {his} back. “It’s yours,” {he} said. “May I use it, please?” {The helper} {beamed|nodded}. “You asked so nicely! Yes, and I’ll come too.”",
    ],
    voice: [
      "“First you ask, then you touch,” said {the helper}. “That’s respect.”",
      "“It’s mine, and you asked,” {h.he} said. “I like that.”",
    ],
  },
  {
    id: "respect-own-way",
    lesson: "respect",
    deed: "does not laugh at the helper’s way of doing things",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} began at the wrong end, {humming|backwards}. “That’s wrong!” said {Hero}. “We do it so at home,” {h.he} said. {H.his} {ears|cheeks} went pink.",
      "{The helper} ate {h.his} {bun|pear|egg} with {h.his} eyes shut. {H.he} said good night to each bite. {Hero} began to giggle.",
    ],
    act: [
      "“Oh,” said {Hero}. “Then show me.” {He} looked on and did not laugh. It was not wrong. It was just {a new|another} way! “My way and your way,” said {the helper}. “Shall we?”",
      "Then {he} stopped. “Do you all do that?” “We do,” {h.he} said. “Good night, bite.” So {Hero} did it too, and it was {fun|rather nice}. “You did it my way,” said {the helper}. “Now I’ll help you.”",
    ],
    voice: [
      "“You have your way and I have mine,” said {the helper}. “Both are good.”",
      "“It’s not wrong,” said {Hero}. “It’s just not {mine|the same}.”",
    ],
  },
  {
    id: "respect-quiet",
    lesson: "respect",
    deed: "is quiet because the helper needs it",
    obstacles: all,
    vars: {},
    test: [
      "“Not so loud, please,” said {the helper}. “It hurts my ears.” But {Hero} liked loud. {He} had a {stamp|shout|roar} all ready.",
      "Shh! {The helper}’s baby was asleep by {a sight}. {Hero} had a {song|drum roll|loud laugh} in {him} +and it wanted out.",
    ],
    act: [
      "{He} put it away for later. {Hero} took off {his} {big|clumpy} boots. “Is this all right?” {he} asked, as soft as {fluff|milk}. “It’s lovely. Now I can think what to do,” said {the helper}.",
      "{Hero} shut {his} mouth. {He} walked on the sides of {his} feet. [The baby slept {on|well}.] “You’re good to have about,” said {the helper}. “What can I do for you?”",
    ],
    voice: [
      "“You like loud, I like soft,” said {the helper}. “You saw that.”",
      "“Thank you for the hush,” {h.he} said. “That’s respect.”",
    ],
  },
  {
    id: "respect-looks",
    lesson: "respect",
    deed: "greets the helper, who looks odd, without laughing",
    obstacles: all,
    vars: {
      oddity: ["one blue ear", "a very long nose", "a coat of leaves", "green hair", "three hats on", "spots all over"],
    },
    test: [
      "{The helper} had {oddity}. {Hero} stared. {H.he} put {h.his} head down. “Go on, laugh,” {h.he} said. “They all do.”",
      "“Why have you got {oddity}?” asked {Hero}. “Why have you got {two ears|ten toes}?” said {the helper}. That was a good question.",
    ],
    act: [
      "{He} did not laugh. “Hello,” {he} said. “I’m {Hero}. I’ve got {a crooked toe|one big ear|a bent thumb}.” [And {he} showed it.] “How fine!” said {the helper}. “Now, can I help?”",
      "{Hero} looked down. {He} looked up. “I just have,” {he} said. “I like yours.” “And I like yours,” {h.he} said. So that was all right. {The helper} came to see what was {wrong|up}.",
    ],
    voice: [
      "“We all look {different|like us},” said {the helper}, “and that’s good.”",
      "“You said hello to me,” {h.he} said, “and not to my {hat|nose}.”",
    ],
  },
  {
    id: "respect-stop",
    lesson: "respect",
    deed: "stops at once when the helper says stop",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} gave {the helper} a tickle. “Ha, stop now,” {h.he} said. It was such fun! Just one more {tickle|go}?",
      "“I don’t want a hug,” said {the helper}. “Not now.” {Hero} stood with {his} arms out. {He} felt {silly|a bit sad}.",
    ],
    act: [
      "No. Stop is stop. {Hero} took {his} hands away. “What do you like?” {he} asked. “I like {sitting|a song|rolling},” said {the helper}, “and I like you. Come, let’s get to work.”",
      "{Hero} put {his} arms down. “A wave, then?” {he} asked. A wave was good. [So they waved, close as they were.] “You let me choose,” said {the helper}. “I choose to help you.”",
    ],
    voice: [
      "“I said stop and you stopped,” said {the helper}. “That’s respect.”",
      "“No means no,” {h.he} said, “and you {heard|knew} it.”",
    ],
  },
  {
    id: "respect-home",
    lesson: "respect",
    deed: "takes care of the helper’s place",
    obstacles: all,
    vars: {},
    test: [
      "The quick way went over {the helper}’s {beans|roses|peas}. They were just up, as thin as {hair|string}. {Hero} had big boots on.",
      "“Come in my house,” said {the helper}, “if you fit.” It was very clean in there. {Hero}’s boots were not. {Drip|Squelch|Plop}.",
    ],
    act: [
      "So {Hero} went round. It was {longer|ten more steps}, on tiptoe, at the edge. [Not one leaf was bent.] “You took care of my things,” said {the helper}. “I’ll take care of you.”",
      "{Hero} sat down and pulled them off. {He} put them side by side and {he} went in on {his} socks. “My house says thank you,” said {the helper}. “Sit. Tell me all about it.”",
    ],
    voice: [
      "“You saw what is dear to me,” said {the helper}. “That’s respect.”",
      "“It’s my place, and you were {gentle|good} to it,” {h.he} said.",
    ],
  },
  // Listening: for a lesson of the parent’s own that fits nowhere else
  {
    id: "listen-again",
    lesson: "listening",
    deed: "listens to advice and does it that way",
    obstacles: all,
    vars: {},
    test: [
      "“Try it this way,” said {the helper}. “I know, I know!” said {Hero}, and did not. It went wrong {again|with a bump}.",
      "{The helper} said it once. {The helper} said it twice. {Hero} was {singing|hopping} and heard it no times at all.",
    ],
    act: [
      "{He} sat on {his} hands. “Say it again, please,” said {Hero}. “I’m listening.” {He} did, with both ears. “Slow, and from {below|this end},” said {the helper}. “Oh! Like that!”",
      "Then {he} stopped. “What did you say?” {he} asked. {Hero} looked right at {the helper} till the {end|last word}. It was a good plan! “I’ll show you,” {h.he} said.",
    ],
    voice: ["“Ears first,” said {the helper}. “Then hands.”", "“You listened,” {h.he} said, “and now you know.”"],
  },
  {
    id: "listen-grown-up",
    lesson: "listening",
    deed: "remembers what the grown-up always says and does it",
    obstacles: all,
    vars: {},
    test: [
      "“What does {grownup} always say?” asked {the helper}. {Hero} had to think. {Grownup} said so much!",
      "{Grownup} had told {him} something this morning. “Was it ‘run’?” asked {the helper}. “Was it ‘shout’?” {Hero} shook {his} head.",
    ],
    act: [
      "Then {he} heard it in {his} head. “Slow down and look,” it said. So {Hero} slowed down and {he} looked. “Ah!” {he} said. “Good,” said {the helper}. “Let’s do just that.”",
      "“It was ‘ask first’,” said {Hero}. “I forgot to!” So {he} asked now. “Please, how does it go?” {The helper} was so glad. “I’ll tell you,” {h.he} said. “It goes like this.”",
    ],
    voice: [
      "“{Grownup} knows a thing or two,” said {the helper}.",
      "“I heard it late,” said {Hero}, “but I heard it.”",
    ],
  },
  {
    id: "listen-hush",
    lesson: "listening",
    deed: "stops talking and listens",
    obstacles: all,
    vars: {},
    test: [
      "{Hero} talked on and on. {The helper} opened {h.his} mouth and shut it. There was no gap to put a word in.",
      "“Shh,” said {the helper}. “Can you hear it?” {Hero} could hear {a noise}. “Not that. {Under|Behind} that.”",
    ],
    act: [
      "At last {he} ran out of breath. It was quiet. “Your turn,” said {Hero}, and {he} waited. So {the helper} told {him}. It was just what {he} had to know.",
      "{Hero} held {his} breath. There! It was a very small {drip|tick|cheep}. It showed {him} where to {look|begin}. “You’ve got good ears,” said {the helper}. “Come on.”",
    ],
    voice: ["“When it’s quiet,” said {the helper}, “good things come in.”", "“Hush helps,” {h.he} said."],
  },
  {
    id: "listen-put-right",
    lesson: "listening",
    deed: "does it the right way, as he or she was told",
    obstacles: all,
    vars: {},
    test: [
      "“You know what to do,” said {the helper}. “You’ve been told.” {Hero} did know. It was not the quick way. It was the {right|slow} way.",
      "{The helper} looked at {him}. “Is there something to put right?” {h.he} asked. There was. {Hero} had left a {gate|door|tap} open.",
    ],
    act: [
      "So {Hero} went back to the start. {He} did it step by step, just as {he} had been told. {The helper} came along. “That’s it,” {h.he} said, “and the next bit we do as two.”",
      "{He} ran back and shut it. {Click|Snap}. {He} had been told so {often|many times}, and now {he} did it. “I saw that,” said {the helper}. “Now I’ll see to you.”",
    ],
    voice: [
      "“We all get a second go,” said {the helper}.",
      "“Now I’ve done it right,” said {Hero}, and {he} felt {tall|light}.",
    ],
  },
  {
    id: "listen-wait",
    lesson: "listening",
    deed: "waits when told to wait",
    obstacles: all,
    vars: {},
    test: [
      "“Wait,” said {the helper}, “and hold on to me.” But {Hero} did not want to wait. {His} feet {hopped|ran} on the spot.",
      "“Not yet,” said {the helper}. “Not yet.” {Hero} wanted it now, now, now! {He} had one {hand|foot} on it.",
    ],
    act: [
      "Still, feet! {Hero} waited. {He} counted to {five|ten}. And see, a {cart|truck|cow} went by, right there in front! “Good waiting,” said {the helper}. “Now we can do it.”",
      "{He} took it off again and looked at {the helper}. “Not yet. Not yet. Now!” {Hero} had listened, so it was just the right time. “Well done,” {h.he} said. “Now it’ll work.”",
    ],
    voice: [
      "“First wait, then go,” said {the helper}. “You did it.”",
      "“You waited so well,” {h.he} said. “That’s hard to do.”",
    ],
  },
  {
    id: "listen-tummy",
    lesson: "listening",
    deed: "listens to the small voice inside",
    obstacles: all,
    vars: {},
    test: [
      "“What does your tummy say?” asked {the helper}. {Hero} put a hand on it. It said that something was not {right|good}.",
      "Inside {Hero} a small voice was talking. {He} had been too loud to hear. “Hush a bit,” said {the helper}, “and let it {talk|speak}.”",
    ],
    act: [
      "{He} listened. It said what {grownup} says. So {Hero} did it the {good|other} way, and the tummy was quiet. “What a wise tummy!” said {the helper}. “I’ll do as it says.”",
      "It said, “Be {gentle|slow}. Take care.” {Hero} knew that voice. {He} did as it said. “I heard it too,” said {the helper}. “Now {look|watch}. It’ll work.”",
    ],
    voice: ["“You know more than you think,” said {the helper}.", "“The small voice is a good one,” {h.he} said."],
  },
];
