import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const kindness: readonly Turn[] = [
  {
    id: "kind-splinter",
    lesson: "kindness",
    deed: "stops to care for the helper’s sore spot although there is no time",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} stopped and {winced|sat down}. There was a thorn in {h.his} {foot|toe} +and it had been there all {day|week|since $weekday}. [“It’s {nothing|only small},” {h.he} said.] [{Hero} had no time +but it did look sore.]",
      "“I’d help you,” said {the helper}, “but I’ve got a {thorn|burr} in my foot +and I can’t reach it.” [{Hero} was in {such a|a great} hurry.]",
    ],
    act: [
      "{Hero} knelt down. Very {softly|gently}, with {his} tongue between {his} teeth, {he} drew it out. [{He} tied {his} clean {hanky|sock} round the foot.] {The helper} tried one step, then {three|four} +and it did not hurt. “You’ve mended me. Now I can help you.”",
      "“Hold still,” {he} said, and took {his} time. Out it came! {Hero} {stroked|blew on} the sore place, as {grownup} always did +and soon {the helper} could {hop|stand} again. “You’ve mended me,” said {the helper}. “Now let’s mend your trouble.”",
    ],
    voice: [
      "“The {clever|quick} ones never stop for me,” said {the helper}. “The kind ones do.”",
      "{The helper} said it twice, to keep it. “Being kind takes {a minute|no time}, and it lasts {all day|a week}.”",
      "“Be kind first,” said {the helper}. “The rest comes {after|easier}.”",
    ],
  },
  {
    id: "kind-cold",
    lesson: "kindness",
    deed: "gives the helper the warm coat",
    obstacles: anywhere,
    vars: { wrap: ["a coat", "a scarf", "a thick jumper", "a blanket", "a long cape"] },
    test: [
      "{The helper} wanted to help, but could only shiver. [It {rained|blew} +and {the helper} was wet {all over|right through}.] {Hero} felt how {warm|thick} {his} own {wrap} was and how cold the {wind|air}.",
      "“C-c-can’t help you,” said {the helper}. “I’m too c-cold to {move|think}.” {Hero} had {a wrap} on. [It was {his} best one +and it smelt of {home|$smell}.]",
    ],
    act: [
      "{Hero} took off {the wrap}, put it round {the helper} and {rubbed|patted} hard. [They sat close, with {the pal} {on top|between}.] Bit by bit the {shivers|shivering} stopped +and then came a smile. “Now I’m warm enough to help you. Come!”",
      "“Have mine,” said {Hero}. {The helper} sank into it, up to the {nose|eyes}. [After {a minute|a bit} came a long, warm {hum|sigh}.] The shivers stopped +and {the helper} sprang up. “Now I’m warm, and I can work. Show me your {trouble|muddle}.”",
    ],
    voice: [
      "{The helper} came up close. “Kind is warmer than {wool|any stove|fur}.”",
      "“You {saw|noticed} that I was cold,” said {the helper}. “That’s kindness.”",
      "{The helper} was quiet a moment. “One kind thing pulls the next, like {ducks|beads} on a string.”",
    ],
  },
  {
    id: "kind-sorry",
    lesson: "kindness",
    deed: "says sorry for a cross word or laugh and comforts the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Go away, you’re no use,” said {Hero} to {the helper}, because {he} {was} {tired|cross}. [It grew very quiet.] {The helper} turned to go +and {Hero} heard what {he} had said.",
      "{The helper} came to help, {tripped|slipped}, and dropped {everything|the lot} +and {Hero} laughed. [It was the wrong sort of laugh.] {The helper} went red, and picked the {things|bits} up alone.",
    ],
    act: [
      "“Wait!” called {Hero}. “That wasn’t kind of me +and I’m sorry. I was cross with {the day|myself}, not with you.” [{He} held out {a trinket}.] {The helper} stopped and came back. “Then we’re friends again. I’ll help you after all.”",
      "“I’m sorry I laughed,” said {Hero}, and went down on {his} knees. Together they picked up every {bit|scrap} +and {Hero} {dusted|wiped} each one. “I was about to go {home|away},” said {the helper}. “But you were kind, so I’ll stay and help.”",
    ],
    voice: [
      "“A kind word is small,” said {the helper}, “but it opens {anything|doors}.”",
      "{The helper} coughed. “Everybody’s cross {now and then|some days}. Being kind again is what counts.”",
    ],
  },
  {
    id: "kind-load",
    lesson: "kindness",
    deed: "carries the helper’s heavy load a part of the way",
    obstacles: anywhere,
    vars: { load: ["a sack of coal", "a crate of jars", "a tub of butter", "a bundle of rods", "a basket of turnips"] },
    test: [
      "“Can’t stop,” puffed {the helper}, and pushed a barrow with {a load} on it. It had to be at {a sight} by tonight. [It moved {one|half a} step at a time.] [{Hero} had trouble {enough|too} +but that barrow was too heavy for one.]",
      "{The helper}’s barrow had tipped over +and there lay {a load}. Everyone {stepped|walked} round it, even {the neighbour}. {Hero} was in a {great|terrible} hurry, too.",
    ],
    act: [
      "“I’ll {push|pull}, too,” said {Hero}. One, two, up! They took it all the way. [{The pal} cleared the {stones|twigs}.] The barrow was there {in no time|by and by} +and {the helper} {danced|beamed}. “Now I’ve got time for you.”",
      "But {Hero} stopped. {He} picked up {the load}, bit by bit, and tied it on with {his} own {belt|scarf}. [It took as long as {a song|three songs}.] Now the barrow was ready +and {the helper} could rest. “You stopped for me. So I’ll stop for you.”",
    ],
    voice: [
      "{The helper} shook a {wise|slow} head. “A load has two ends. Kind people take one.”",
      "“That was heavy,” said {Hero}. “Not since you were kind,” said {the helper}.",
      "{The helper} had one thing more to say. “Kindness is the best {lift|handle}.”",
    ],
  },
  {
    id: "kind-lost-thing",
    lesson: "kindness",
    deed: "helps the helper to look for something dear before going on",
    obstacles: anywhere,
    vars: { dear: ["a green button", "a silver bell", "a knitted mouse", "a tiny key", "a red bead", "a paper heart"] },
    test: [
      "{The helper} was looking under {leaves|stones}, close to tears. “I’ve lost {a dear}. It’s from my {gran|mother} +and I can’t help you till I find it.” [{Hero} had so {little|short a} time!]",
      "“I can’t come,” said {the helper}. “I’ve lost {a dear}, somewhere between here and {a sight}.” [It was quite a {small|dull} one.] {The helper} was so sad +and {Hero} {nodded|thought hard}.",
    ],
    act: [
      "“We’ll look with you,” said {Hero}. {He} went on hands and knees through {nettles|the wet} +and {the pal} took the {edges|far side}. [Not here, not there.] There it {lay|was}! {The helper} hugged {the dear} and was glad again. “Now I can come and help you.”",
      "{Hero} went back along {the track}, step by step, with {his} nose {down|to the ground}. There lay {the dear}, under {a creature}! [It got a good rub on {his} sleeve.] {The helper} {laughed|danced} and put it away safely. “Now my head is free. What can I do for you?”",
    ],
    voice: [
      "“It was small,” said {the helper}, “but your kindness was big.”",
      "It took {the helper} a moment to say it. “To be kind, is to {look|care} with somebody.”",
    ],
  },
  {
    id: "kind-welcome",
    lesson: "kindness",
    deed: "is gentle with the helper, whom others have chased away",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} stayed {far|well} back. “They {chased|shooed} me away in {town},” {h.he} said. “I’d help you, but are you nice?” [{Hero} had to show it, but how?]",
      "{The helper} had a {bump|bruise}. “I ran away,” {h.he} said, “because they {chased|shooed} me with {a gadget}. Will you, too?” [{Hero} held out two {empty|open} hands.]",
    ],
    act: [
      "{Hero} {sat|knelt} down, so as not to look {big|tall}, and spoke {softly}. [It took a {long|good} while.] Step by step {the helper} came closer and sat down by {the pal}. “You’re gentle. So I’ll help you.”",
      "{He} {dipped|wet} {his} hanky and held it very {softly|gently} on the {bump|sore place}. “Poor you,” said {Hero}, as {grownup} always did. [{The pal} lay down {close by|near}.] Soon it hurt less +and {the helper} smiled. “With you I’m safe. So I’ll stay and help you.”",
    ],
    voice: [
      "{The helper} liked that, you could see. “You were gentle. That’s the {strong|best} kind of kind.”",
      "“Be kind,” said {the helper}, “and nobody needs to run.”",
      "{The helper} gave {him} a nudge. “Soft hands, and a kind word. It’s all I {want|ask}.”",
    ],
  },
  {
    id: "kind-tired-one",
    lesson: "kindness",
    deed: "lets the worn-out helper rest and does the chore for them",
    obstacles: anywhere,
    vars: { task: ["pumping water", "stacking wood", "picking peas", "sweeping leaves", "beating a rug"] },
    test: [
      "{The helper} had been {task} since {dawn|noon}, and {yawned|swayed}. “I can’t help you before it’s done,” {h.he} said. [{Hero} was tired, {too|as well}.]",
      "“I must do {count} more before I can help you,” said {the helper}, who was {task}, with {h.his} eyes {shut|half shut}. {Hero} saw it and felt {sorry|sad}.",
    ],
    act: [
      "“You sit down,” said {Hero}. “I’ll do it.” {He} went on with it, {the pal} beside {him}, down to the {last|very end}. [{The helper} {slept|dozed} under {a sight}.] Then it was done +and {the helper} felt {strong|fresh} again. “You let me rest. Now I can help you.”",
      "{Hero} took over without {a word|asking}. [{The helper} slept for {ten|twenty} minutes, and snored {a tune|like $town}.] When {the helper} woke, it was all done +and so there was {time|plenty of time}. “I’m as fresh as {mint|dew}! Now I can work for you.”",
    ],
    voice: [
      "“A kind heart has {quick|two} hands,” said {the helper}.",
      "{The helper} turned once round. “You saw that I was tired, and you let me rest. How kind.”",
    ],
  },
  {
    id: "kind-crossing",
    lesson: "kindness",
    deed: "stands guard over a small creature that is crossing, though late",
    obstacles: anywhere,
    vars: { crawler: ["a beetle", "a snail", "a caterpillar", "a small frog", "a woodlouse"] },
    test: [
      "Just where all the feet went, {a crawler} was on its way across. [It had been at it since {noon|lunch}.] “Oh, {mind out|stop}!” cried {the helper}. [{Hero} was late +but somebody might tread on it!]",
    ],
    act: [
      "{Hero} stood over it with {his} arms out, like a {fence|gate}. [People had to go round, and {some|two} of them {grumbled|sniffed}.] At last it was safe in the {grass|ditch} +and {the helper} {beamed|clapped}. “That’s my {little|best} friend. You helped it, so I’ll help you.”",
    ],
    voice: [
      "{The helper} bowed to them both. “Whoever is kind to the small ones is kind all through.”",
      "“It’s so slow and so small,” said {Hero}. “Somebody had to be kind to it.”",
    ],
  },
  {
    id: "kind-sick-visit",
    lesson: "kindness",
    deed: "cheers up a sick old lady for the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} kept looking up at a window. “My {old|dear} aunt is {in bed|ill} up there. I can’t leave until she’s {merry|laughed}.” [The clock struck +and it was {late|$count}.]",
    ],
    act: [
      "{Hero} stood {below|under the window} with {the pal} +and {he} {sang about|acted out} all that had gone wrong today. The aunt {looked out|sat up} and {laughed|giggled} till she {shook|cried}. [“Come {again|tomorrow}!” she called.] “She’s merry!” said {the helper}. “So now I can come with you.”",
    ],
    voice: [
      "“You gave my aunt ten minutes,” said {the helper}. “That’s kindness.”",
      "{The helper} looked up at the window once more. “She was lonely, and you were kind. Hear her laugh!”",
    ],
  },
  {
    id: "kind-hanky-dragon",
    lesson: "kindness",
    deed: "calms a howling baby instead of shouting",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had a baby along, and the baby howled. “I must {rock|mind} the baby +so I can’t help you!” {Hero} put both hands over {his} ears.",
    ],
    act: [
      "Then {he} took {his} hands away, and made a {rabbit|dragon} out of {his} hanky. It {bowed|waved} to the baby. The howl became a {giggle|hiccup}, and then a snore. The baby slept in its basket +and {the helper} spoke very {low|softly}. “Now I’m free to help you.”",
    ],
    voice: [
      "{The helper} blinked twice. “A kind hanky is better than a loud word.”",
      "“The baby only wanted somebody kind to look at,” said {Hero}.",
    ],
  },
  {
    id: "kind-mends-toy",
    lesson: "kindness",
    deed: "mends a small child’s toy before seeing to his own work",
    obstacles: anywhere,
    vars: { broken: ["a torn kite", "a doll with one arm", "a cart with no wheel", "a cracked drum"] },
    test: [
      "A small boy stood there with {a broken}, and was too sad even to cry. “I promised to mend it,” sighed {the helper}. “First {him|his turn}, and then you. It’ll take me {hours|all evening}.”",
    ],
    act: [
      "“I’ll help you with it,” said {Hero}, and sat down with {thread|string} and {glue|paste}. [It was not {pretty|neat} +but it {held|would do}.] The boy {ran|skipped} off to play +and {the helper} {laughed|nodded}. “Done already! So now it’s your turn.”",
    ],
    voice: [
      "“First the smallest trouble, then the big one,” said {the helper}. “That’s kind.”",
      "“He was sadder than me,” said {Hero}. “So I was kind to him first.”",
    ],
  },
  {
    id: "kind-rusty-laugh",
    lesson: "kindness",
    deed: "takes the time to make the sad helper laugh",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} was so sad that nothing worked. “I haven’t laughed since {weekday}. Till I do, I’m no good at {anything|helping}.” [{Hero} had so much to do!]",
    ],
    act: [
      "{Hero} put {his} {hat|coat} on the wrong way round, and bowed to {a sight}. Nothing. [{He} told the joke about the {duck|moon}. Nothing.] Then {the pal} sneezed +and {the helper} {snorted|giggled}, and could not stop. “Oh, I feel so strong! Now I can help you.”",
    ],
    voice: [
      "{The helper} hummed. “You took the time to make me laugh. That’s a kindness.”",
      "“To be kind you sometimes have to be silly,” said {Hero}.",
    ],
  },
  {
    id: "kind-dry-plant",
    lesson: "kindness",
    deed: "runs for water to save the helper’s plant",
    obstacles: anywhere,
    vars: { plant: ["rose", "bean plant", "lemon tree", "fuchsia", "sunflower"] },
    test: [
      "In a pot stood {the helper}’s {plant}, brown and bent. “It’s thirsty. I must run {home|to the pump} for water +so I can’t help you.” [{Hero} was thirsty {too|as well}.]",
    ],
    act: [
      "But {Hero} took out {his} {own|little} bottle, and gave the {plant} every drop. [{The pal} watched.] One leaf {lifted|uncurled}, and then another +and {the helper} {breathed out|smiled}. “It will live! Now I can leave it and come with you.”",
    ],
    voice: [
      "“You gave your water to a flower,” said {the helper}. “That’s being kind.”",
      "“It was thirsty and couldn’t say so,” said {Hero}. “So I had to be kind.”",
    ],
  },
  {
    id: "kind-good-word",
    lesson: "kindness",
    deed: "says a kind word when others scold the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You’ll only make it worse, as usual!” someone called to {the helper} +and {the helper} looked at the {ground|floor}. “They’re right,” {h.he} said. “I’d better go {home|away}.”",
    ],
    act: [
      "“Please stay,” said {Hero}. “You came to help me. They only {shout|scold}. And you’ve got such a {nice|good} smile.” “Have I?” [Bit by bit it {showed|came out}.] {The helper} {looked up|stood up} and {took heart|felt better}. “With a kind word like that I can do it.”",
    ],
    voice: [
      "{The helper} smiled. “I can do twice as much on one kind word.”",
      "“Scolding makes you small,” said {the helper}. “Kindness makes you big again.”",
    ],
  },
  {
    id: "kind-reads-letter",
    lesson: "kindness",
    deed: "reads a long letter to the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’ve had a letter since {weekday},” said {the helper}, “and I’ve {lost|broken} my glasses +and I’m too {worried|sad} to think.” [It was {six|eight} pages, in {tiny|thin} writing.]",
    ],
    act: [
      "{Hero} read it out, even the part about the {drains|teeth}. On the last page it said, “We {miss|love} you. We’re coming on {weekday 2}!” [{The pal} {jumped|cheered}.] {The helper} {laughed|sang} and was not {worried|sad} any more. “Good news! Now my head is free for you.”",
    ],
    voice: [
      "“You lent me your eyes,” said {the helper}. “How kind.”",
      "{The helper} looked from {Hero} to {the pal}. “It was long, and you were kind right to the end.”",
    ],
  },
];
