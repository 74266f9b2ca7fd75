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
      "{The helper} winced. There was a thorn, deep in, and it had been there all {day|week|since $weekday}. [“It’s {nothing|only small},” {h.he} said.] It was so {late|dark} already!",
      "“A {thorn|burr},” said {the helper}. “I can’t reach it. You go on.” [Time was {short|running}.] {Hero} took {one|half a} step +and then {he} {sat|turned round}.",
    ],
    act: [
      "{Hero} knelt down. Very {softly}, with {a trinket} and much {care|breath}, {Hero} drew it out. [{He} tied {his} clean {hanky|sock} around it.] “And now,” said {the helper}, “I can help {you|with yours}.”",
      "[“Hold still,” {he} said, and let the minutes go.] Out it came. {Hero} {washed|blew on} the place, as {grownup} did. “You’ve mended me,” said {the helper}. “Let’s mend your {trouble|evening}.”",
    ],
    voice: [
      "“The {clever|quick} ones never stop,” said {the helper}. “The kind ones do.”",
      "{The helper} said it twice, to keep it. “Kindness takes {a minute|no time}, and lasts {all day|a week}.”",
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
      "{The helper} was shivering, and tried {to hide|not to show} it. {Hero} felt how {warm|thick} {his} own {wrap} was +and how {cold|sharp} the {wind|dew}.",
      "“C-c-can’t stop,” said {the helper}, “too c-cold.” But {Hero} had {a wrap}. [It was {his} best one, and it smelt of {home|$grownup|$smell}.]",
    ],
    act: [
      "{Hero} took {the wrap} off. {He} put it round {the helper} and {rubbed|patted} hard. [All sat close, with {the pal} {on top|between}, till the shivers stopped.] “Nobody {asked|told} you to,” said {the helper}. “Come. I know what to do.”",
      "“Have mine.” It was out before {Hero} had thought. {The helper} {vanished|sank} in it up to the {nose|eyes}. [After {a minute|a bit} there was a {smile|sigh} at the top.] “The warm can work. Show me your {trouble|mess}.”",
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
      "“Go away, you’re no use,” {Hero} said, because {he} {was} {tired|cross}. [{The helper} said nothing.] It was very quiet +and {Hero} heard what {he} had said.",
      "{The helper} {tripped|slipped} and dropped {everything|the lot}. {Hero} laughed. [It was the wrong laugh.] {The helper} picked the bits up alone, {slowly|red in the face}.",
    ],
    act: [
      "“That wasn’t kind,” said {Hero}. “I’m sorry. I was cross with {the day|myself}, not with you.” [{He} sat close by, and shared {a food}.] “{Friends|All better}, then,” said {the helper}. “And now, that trouble of yours.”",
      "Down on {his} knees went {Hero}, and picked up every {bit|scrap} too. [{He} dusted each and gave it back.] “I should have {helped|done that} at once.” “You did it now,” said {the helper}. “My turn to help.”",
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
      "{The helper} was dragging {a load}, {one|two} steps at a time. [“Don’t mind me,” came the {puff|groan}.] {Hero} had {troubles|trouble} enough of {his} own.",
      "Behind {the helper} lay {a load}, {tipped out|upside down}. Everyone {stepped|walked} round it, even {the neighbour}. {Hero} was in a great {hurry|rush}, too.",
    ],
    act: [
      "But {he} spat on {his} hands. “One, two, up!” {Hero} took the {heavy|front} end of {the load}, all the way to {a sight}. [{The pal} cleared the {stones|twigs}.] “Now I’ve time for you,” said {the helper}.",
      "{Hero} stopped. {Hero} {gathered|packed} {the load} piece by piece, and tied it up with {his} own {belt|lace}. [It took as long as {a supper|a song}.] “Nobody stops,” said {the helper}. “So I’m yours for {the rest|an hour}.”",
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
      "{The helper} was looking under {leaves|stones}. “I’ve lost {a dear},” came a small voice. “It’s {all I have|from my gran}.” [And {Hero} had so {little|short a} time!]",
      "Sniff, sniff, went {the helper}. {A dear} had gone, somewhere between here and {a sight}. [It was quite a {small|dull} one.] {Hero} {bit $his lip|looked at the sky}.",
    ],
    act: [
      "“We’ll look,” said {Hero}. {He} went on hands and knees, {inch by inch|left to right}, through {nettles|the wet}. [{The pal} took the {edges|far side}.] There it {lay|was}! {The helper} hugged {the dear}. “And what do you need?”",
      "{Hero} went back along {the track}, step by step, with {his} nose {down|to the ground}. There it {was|lay}, under {a creature}. “You {kind|dear} soul,” said {the helper}. “What can I do?”",
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
      "“Don’t throw anything,” said {the helper}. Somebody had, in {town}, on {weekday}. {The helper} stayed {far|well} back, ready to {run|bolt}.",
      "{The helper} had a {bump|bruise}. “They chased me,” {h.he} said, “with {a gadget}.” {Hero} {had none|looked at $his empty hands}. [But how could {he} show it?]",
    ],
    act: [
      "{Hero} {sat|knelt} down, quite low, and put {a food} on {a leaf|the grass} between them. [{He} looked the other way. It took {long|ages}.] {Crunch|Munch}. “Well,” said {the helper}, “let’s see what I can do.”",
      "{He} {dipped|wet} {his} hanky and held it {softly} on the {bump|sore place}. “Poor you,” said {Hero}, as {grownup} does. [{The pal} lay {down|close}.] “I like it here,” said {the helper}. “I think I’ll {stay|help}.”",
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
      "{The helper} had been {task} since {dawn|noon}, and {yawned|swayed}. “No time to {sit|rest}.” And {Hero} had no time {either|at all}.",
      "“Just {count} more,” said {the helper}, who was {task}, with {h.his} eyes {shut|half shut}. {Hero} {looked on|saw it}.",
    ],
    act: [
      "“You sit,” said {Hero}. {He} went on with it, {the pal} beside {him}, down to the {last|very end}. “I’d forgotten what rest is,” said {the helper}. “Now I can help.”",
      "{Hero} took over without {a word|asking}. [{The helper} slept for {ten|twenty} minutes, and snored {a tune|like $town}.] “You did all that {for me|alone}?” said {the helper}. “I’m as fresh as {mint|dew}. What’s next?”",
    ],
    voice: [
      "“A kind heart has {quick|two} hands,” said {the helper}.",
      "{The helper} turned once round. “Somebody saw I was tired. How kind.”",
    ],
  },
  {
    id: "kind-crossing",
    lesson: "kindness",
    deed: "stands guard over a small creature that is crossing, though late",
    obstacles: anywhere,
    vars: { crawler: ["a beetle", "a snail", "a caterpillar", "a small frog", "a woodlouse"] },
    test: [
      "Right where all the feet went, {a crawler} was on its way across. [It had been at it since {noon|lunch}.] {Hero} was late as it was.",
    ],
    act: [
      "{Hero} stood over it with {his} arms out, like a {fence|policeman}, till it was safe in the grass. People had to go round. [Some of them grumbled.] “You stopped the whole street for that?” said {the helper}. “I’ve been wanting to meet you.”",
    ],
    voice: [
      "{The helper} bowed to them both. “Kind to the small is kind all through.”",
      "“It hasn’t got anyone’s feet but its own,” said {Hero}. “So I was kind for a bit.”",
    ],
  },
  {
    id: "kind-sick-visit",
    lesson: "kindness",
    deed: "cheers up a sick old lady for the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} kept looking up at a window. “My old aunt. Nobody’s been to see her all week, and all I’ve got is {sad|dull} news.” [The clock struck.] It was late.",
    ],
    act: [
      "{Hero} picked three {daisies|dandelions}, ran up, and told her all that had gone wrong so far. She laughed till the bed shook. [“Come again, and bring more trouble!”] Down below {the helper} was waiting, ready for anything.",
    ],
    voice: [
      "“You gave her ten minutes,” said {the helper}. “Kindness makes them long ones.”",
      "{The helper} looked up at the window once more. “It’s a kind thing, to be somebody’s visit.”",
    ],
  },
  {
    id: "kind-hanky-dragon",
    lesson: "kindness",
    deed: "calms a howling baby instead of shouting",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had a little one along, and it would not stop howling. Nobody could think. {Hero} put both hands over {his} ears.",
    ],
    act: [
      "Then {he} took them away, and made a {rabbit|dragon} out of {his} hanky. It {bowed|sneezed}. The howl became a hiccup, and the hiccup a snore. “All the others shouted,” said {the helper}, very low. “Now I can hear myself think.”",
    ],
    voice: [
      "{The helper} blinked twice. “A kind hanky beats a loud word.”",
      "“It only wanted somebody kind to look at,” said {Hero}.",
    ],
  },
  {
    id: "kind-mends-toy",
    lesson: "kindness",
    deed: "mends a small child’s toy before seeing to his own work",
    obstacles: anywhere,
    vars: { broken: ["a torn kite", "a doll with one arm", "a cart with no wheel", "a cracked drum"] },
    test: [
      "A small boy stood there with {a broken}, and did not even cry any more. “I said I’d see to it,” sighed {the helper}, “but I’ve no time. I’m helping you.”",
    ],
    act: [
      "“Him first,” said {Hero}, and sat down with {thread|string}, tongue between {his} teeth. [It was not pretty, but it {held|would do}.] The boy went off at a gallop. “That’s the sort I like to work with,” said {the helper}.",
    ],
    voice: [
      "“First the smallest trouble, then the big one,” said {the helper}. “That’s kind.”",
      "“He was sadder than me,” said {Hero}. “So he was first for kindness.”",
    ],
  },
  {
    id: "kind-rusty-laugh",
    lesson: "kindness",
    deed: "takes the time to make the sad helper laugh",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had forgotten how to laugh. It happens, after a long {winter|week}. “Don’t mind me. It’s only rusty.” And there was so much to do!",
    ],
    act: [
      "{Hero} put {his} hat on the wrong way round, and walked into {a sight}. Nothing. [{He} told the one about the {vicar|duck}. Nothing.] Then {the pal} sneezed, and something {creaked|squeaked}, broke out, and rang across {town}. “Oh! I could lift a house,” said {the helper}.",
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
    vars: { plant: ["a rose", "a bean plant", "a lemon tree", "a fuchsia"] },
    test: [
      "In a pot stood {the helper}’s {plant}, brown and bent. “It was to be a present. Too late now.” The pump was at the other end of {the track}.",
    ],
    act: [
      "Four times {Hero} ran there and back, with {his} cap full of water, and half of it went down {his} trousers. At the fourth one leaf {lifted|uncurled}. “Look,” breathed {the helper}. Then, louder: “And what of yours needs lifting?”",
    ],
    voice: [
      "“Kindness is mostly running for water,” said {the helper}.",
      "“It was thirsty and couldn’t say so,” said {Hero}. “You have to be kind first.”",
    ],
  },
  {
    id: "kind-good-word",
    lesson: "kindness",
    deed: "says a kind word when others scold the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You’ll only make it worse, as usual!” someone called to {the helper}, who put everything down. {Hero} had been cross with {h.him} too, a minute ago.",
    ],
    act: [
      "Now {he} saw how low {h.he} stood. “You came,” said {Hero}. “The ones who shout didn’t. And you hum so nicely while you work.” {The helper} looked up. “Do I?” Very softly it began. And with it the work began, too.",
    ],
    voice: [
      "{The helper} stood up straight. “I can do twice as much on one kind word.”",
      "“Scolding makes you small,” said {the helper}. “Kindness makes you up again.”",
    ],
  },
  {
    id: "kind-reads-letter",
    lesson: "kindness",
    deed: "reads a long letter to the helper",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had had a letter since {weekday}, and could not read it. “My glasses. I sat on them.” [It was {six|eight} pages, and the writing was tiny.]",
    ],
    act: [
      "{Hero} read it out, all of it, even the part about the {drains|teeth}. On the last page it said that somebody missed {h.him}. {The helper} had to hear that line {twice|three times}. “And now I’ve got nothing but time for you.”",
    ],
    voice: [
      "“You lent me your eyes,” said {the helper}. “How kind.”",
      "{The helper} looked from {Hero} to {the pal}. “It was long, and you were kind right to the end.”",
    ],
  },
];
