import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const courage: readonly Turn[] = [
  {
    id: "brave-dark-errand",
    lesson: "courage",
    deed: "goes alone into the scary place to get what the helper left there",
    obstacles: anywhere,
    vars: {
      den: ["the cellar", "the old barn", "the boat shed", "the coal shed", "the hay store", "the dark stable"],
      charm: ["a lucky scarf", "a lucky spoon", "a striped umbrella", "a little red flag", "a thick book"],
    },
    test: [
      "“I know what to do about {trouble},” said {the helper}. “But I need {a charm} from {the den} +and I’m {afraid|scared} to go in.” [Something {creaked|ticked} in there.] {Hero}’s knees felt like {soup|wool}.",
      "“First I need {a charm} from the back of {the den},” said {the helper}. “But it’s so {dark|black} in there!” {Hero} looked in +and {his} {tummy|heart} went cold.",
    ],
    act: [
      "“I’m scared, but I’ll go,” said {Hero}. [{He} {sang|counted} all the way, with {the pal} close behind.] One {slow|small} step, then the next +and at last {his} hand found {the charm}. “You fetched it!” said {the helper}. “Now I can {start|begin}.”",
      "{Hero} did not wait to feel brave. {He} walked in beside {the pal}. [The {creaking|ticking} was only {a shutter|a pipe}.] Out {he} came with {the charm} +and {the helper} {jumped|turned} round for joy. “With this we can {start|begin}!”",
    ],
    voice: [
      "“You were frightened and you went in,” said {the helper}. “That’s brave.”",
      "{The helper} nodded. “Brave isn’t {loud|big}. Brave is one more step into the dark.”",
      "“All brave people are scared,” said {the helper}. “They go in {anyway|all the same}.”",
    ],
  },
  {
    id: "brave-ask",
    lesson: "courage",
    deed: "speaks up in front of everyone to ask for help",
    obstacles: anywhere,
    vars: {},
    test: [
      "“We two can’t do this alone,” said {the helper}. “Let’s ask those people over there.” [By {a sight} stood a crowd of {strangers|grown-ups}, all {talking|busy}.] {Hero} would sooner have {eaten mud|kissed a toad}.",
      "“Ring that {big|brass} bell,” said {the helper}, “and tell people about {trouble}.” [All those people!] {Hero}’s mouth went as dry as {chalk|flour|toast}.",
    ],
    act: [
      "But {he} walked over with {the pal}. [{Forty|Fifty} faces turned.] “Please,” said {Hero}, “we can’t {do it|manage} alone. Will you help?” “Of course!” said {the neighbour} +and they all came {along|across}. “Now there are enough of us,” said {the helper}.",
      "Ding, {dong|ding}! “Excuse me!” called {Hero} +but it came out too {soft|high}. [{His} {ears|hands} shook.] {He} called again with all {his} breath +and this time they came running. “Now we’re enough,” said {the helper}. “Now it will work.”",
    ],
    voice: [
      "{The helper} looked at {him} a while. “The {first|smallest} word is the hardest. You said it, and that was brave.”",
      "“It takes courage to say ‘please help me’,” said {the helper}.",
      "{The helper} bent a little closer. “Your voice shook, and you asked all the same. That’s brave.”",
    ],
  },
  {
    id: "brave-let-go",
    lesson: "courage",
    deed: "dares the first step that nobody else dares",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Here’s my plan for {trouble},” said {the helper}, “but I only dare if {somebody|someone} goes first. It’s quite safe.” Nobody {moved|spoke} +and {Hero} looked down at {his} {shoes|boots}.",
      "“I’ve never done this before,” said {the helper}. “You try it first +and I’ll watch.” [It was quite safe.] {Hero}’s {tummy|chin} went {soft|wobbly} all the same.",
    ],
    act: [
      "“Will you stay {close|next to me}?” asked {Hero}. “Like a {shadow|burr},” said {the helper}. [{Hero} shut {his} eyes, and opened them again.] {He} took the first step. [The {second|next} one was {easier|nearly fun}.] “It works!” cried {the helper}, and came {after|up to} {him}. “Now I dare, too.”",
      "{Hero} breathed in, right down to {his} {boots|belly}. “One, two,” {he} said, and went on two, before {his} {legs|knees} could stop {him}. [Nothing bad happened.] {He} {laughed|waved} +and {the helper} took heart. “Then I can do it, too.”",
    ],
    voice: [
      "“Fear came along too,” said {the helper}, “but you went first. That’s courage.”",
      "{The helper} thought it over. “Nobody’s brave beforehand. You get brave on the way.”",
    ],
  },
  {
    id: "brave-tell",
    lesson: "courage",
    deed: "tells a big loud somebody to stop, for the helper’s sake",
    obstacles: anywhere,
    vars: { bully: ["a big dog", "a bossy gander", "a loud boy", "a cross cockerel", "a girl with a drum"] },
    test: [
      "Then {a bully} came, and would not let {the helper} go by. “It’s like this every {day|morning}. I can’t get through to help you.” [{The neighbour} looked {away|at the sky}.] [{Hero} was small +and {the bully} was {so|very} loud.]",
      "“Oh dear, {a bully}!” said {the helper}, and hid behind {the pal}. “I’d help you +but I don’t dare come out.” {Hero} felt {his} {knees|toes} go {cold|soft}.",
    ],
    act: [
      "“Stop,” said {Hero}. “My friend wants to go by.” [It came out {thin|wobbly} +but it came out.] {The bully} {stared|blinked} and then moved {aside|over}. [“Nobody ever said that for me,” said {the helper}.] “Now I can come and help you.”",
      "{Hero} stood as tall as {he} could. “Please stop,” {he} said. “You’re {scaring|upsetting} my friend.” [{The bully} had not {meant|noticed} that.] Off went {the bully} +and {the pal} let out a breath. “Now it’s safe,” said {the helper}, and came out. “Now I’ll help you.”",
    ],
    voice: [
      "{The helper} took a deep breath. “You were small and you said stop. That’s big courage.”",
      "“It only takes one brave {word|voice},” said {the helper}.",
      "“I shook,” said {Hero}. “And you spoke up,” said {the helper}. “That’s brave.”",
    ],
  },
  {
    id: "brave-try-new",
    lesson: "courage",
    deed: "tries something never done before, although it may look silly",
    obstacles: anywhere,
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
      dance: ["the frog dance", "the hen dance", "the duck dance", "the bear dance", "the crab dance"],
    },
    test: [
      "“I always sing before I {work|help},” said {the helper}. “You begin!” {Hero} had never sung in front of {the villager} +and {the villager} was looking {right|straight} at {him}.",
      "“I’m too {stiff|cold} to help,” said {the helper}. “Dance {the dance} with me +and I’ll warm up.” [There were people all along {the track}.] {Hero} went {pink|hot}, for it looks very {funny|silly}.",
    ],
    act: [
      "{Hero} looked at {his} {boots|laces} and began, {softly}, and then louder. [It was not {good|pretty} +but it was a song.] {The villager} sang along +and so did {the helper}. “Now I’m {wide awake|in good heart}. Now I can help!”",
      "“Then I’ll look silly,” said {Hero}, and began. {The helper} did it, too +and {the pal} did it {backwards|twice}. [Somebody clapped +and after that it was {easy|fun}.] “Now I’m as warm as {toast|a bun},” said {the helper}. “I can help you at last.”",
    ],
    voice: [
      "“Feeling silly lasts a minute,” said {the helper}. “Having been brave lasts all day.”",
      "{The helper} winked at {the pal}. “You were shy, and you did it first. That’s brave.”",
    ],
  },
  {
    id: "brave-night-noise",
    lesson: "courage",
    deed: "goes to look at what is making the frightening noise",
    obstacles: anywhere,
    vars: {},
    test: [
      "Hooo, went something behind {a sight}. {The helper} {jumped|shook}. “I can’t think about {trouble} while that is there!” Somebody had to look +but nobody {moved|spoke}.",
      "Scratch, {bump|clonk}, scratch, it went behind {a sight} +and {the helper} hid behind {the pal}. “I’ll help you when that noise stops,” {h.he} said. {Hero}’s neck {prickled|went cold}.",
    ],
    act: [
      "{Hero} took a {big|long} breath and walked up to it. [{The pal} came, too.] It was only {a creature}, and the wind in an empty {pot|can}. {The helper} came out and had to laugh. “Now I can think.”",
      "“Who’s there?” called {Hero}. [{His} voice {shook|wobbled}.] {He} looked round the corner +and there sat {a creature}, stuck in {a gadget}! {He} pulled it free, and all was {still|quiet}. “Now I {dare|want} to help,” said {the helper}.",
    ],
    voice: [
      "{The helper} smiled. “Go and look at a fear, and it {shrinks|gets small}.”",
      "“It takes courage to go and look,” said {the helper}.",
      "“It was only small,” said {Hero}. “But you were brave before you knew that,” said {the helper}.",
    ],
  },
  {
    id: "brave-knock",
    lesson: "courage",
    deed: "knocks at the door everyone is afraid of",
    obstacles: anywhere,
    vars: { door: ["the black door", "the door with the lion", "the tall green door", "the door with no handle"] },
    test: [
      "“I need a {good|long} rope to help you,” said {the helper}. “They’ve got one behind {the door} +but I never {dared|liked} to knock.” [{The pal} hid.] [{Hero} looked up at {the door} and {swallowed|gulped}.]",
      "“My {old|best} friend lives here,” said {the helper}. “We two together could help you. But I’m scared to knock at {the door}.” [All {town} was afraid of it +and {Hero} was, too.]",
    ],
    act: [
      "{Hero} {breathed in|counted three}, and knocked. [The door {creaked|groaned}.] Out came {the neighbour}, in {a cloth}, with a {wide|big} smile. “A rope? Take my best one!” {Hero} gave it to {the helper} +and {the helper} beamed. “Now I’ve got all I need.”",
      "Knock, {knock|rap}, went {Hero}, with {the helper} right behind. It was only {the neighbour} who came out, in {a cloth}. “My dear old friend!” [They {hugged|danced} on the step.] “You knocked for me,” said {the helper}. “Now we’ll both help you.”",
    ],
    voice: [
      "“You only have to be brave for one knock,” said {the helper}.",
      "“It was a scary door,” said {Hero}, “but somebody nice lived behind it.”",
    ],
  },
  {
    id: "brave-small-idea",
    lesson: "courage",
    deed: "says the small idea out loud although the big ones are talking",
    obstacles: anywhere,
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
    },
    test: [
      "{The helper} and {the villager} talked about {trouble}, both at once. {Hero} had an idea, too +but {he} {was} {small|shy}, and the others were so {tall|sure}. [{He} opened {his} mouth and shut it again.]",
    ],
    act: [
      "Then {he} put up {his} hand. “Please,” said {Hero}, in a {thin|wobbly} voice, “I think we need {the tool} for it.” It went {quiet|still}. [Somebody coughed.] {The villager} nodded +and {the helper} turned right round. “We never thought of that! Come, show me.”",
    ],
    voice: [
      "{The helper} looked quite solemn. “It takes courage to speak when the big ones talk.”",
      "{The helper} gave {him} a long look. “You were shy, and you opened your mouth all the same. That’s brave.”",
    ],
  },
  {
    id: "brave-splinter",
    lesson: "courage",
    deed: "lets a splinter be pulled out although it will hurt",
    obstacles: anywhere,
    vars: {},
    test: [
      "There was a splinter in {Hero}’s thumb. “Let me pull it out,” said {the helper}. “You can’t {help me|work} like that.” [It would hurt, a {bit|little}.] {Hero}’s hand went behind {his} back.",
    ],
    act: [
      "One, two. On three {he} held it out, looked at {the pal}, and {hummed|thought of pears}. Out it came +and it was as small as {a mite}. “Now you’ve got two good hands,” said {the helper}. “Now we can begin.”",
    ],
    voice: [
      "“You were afraid, and you held still,” said {the helper}. “I call that brave.”",
      "“It hurt,” said {Hero}, “but only as long as one brave breath.”",
    ],
  },
  {
    id: "brave-say-scared",
    lesson: "courage",
    deed: "says first what all of them feel: that they are afraid",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} knew what to do about {trouble}, and did not {start|begin}. [{The helper} looked at the {ground|sky}, and coughed.] They were all afraid +but nobody liked to say {it|so}.",
    ],
    act: [
      "“I’m scared,” said {Hero}. [There, it was out!] “Oh, {good|thank you},” said {the helper}. “So am I.” They held on to each other +and at once it was only half as {bad|scary}. “Now I {can|dare to} begin.”",
    ],
    voice: [
      "{The helper} let out a long breath. “You said it first. That was the brave bit.”",
      "“It’s all right to be scared,” said {Hero}. “You only have to be brave and say it.”",
    ],
  },
  {
    id: "brave-go-back",
    lesson: "courage",
    deed: "goes back to the place where it went wrong",
    obstacles: anywhere,
    vars: {},
    test: [
      "“Go back with me,” said {the helper}, “and show me where it went wrong.” That was the last place {Hero} wanted to see. [{His} {ears|cheeks} burned.] [{He} wanted to go {home|away} +but {the helper} {waited|sat down}.]",
    ],
    act: [
      "{Hero} took a breath and walked back, {slowly|bit by bit}, with {the pal}. [It looked {smaller|duller} now.] “I did it like this,” {he} said, and showed every {step|bit} +and nobody laughed. “Good that you showed me,” said {the helper}. “Now I see what to do.”",
    ],
    voice: [
      "“Going on is easy,” said {the helper}. “Going back is brave.”",
      "“I didn’t want to go back there,” said {Hero}. “So I had to be brave.”",
    ],
  },
  {
    id: "brave-no-dare",
    lesson: "courage",
    deed: "says no to a silly dare although they laugh",
    obstacles: anywhere,
    vars: {},
    test: [
      "Three big children came by. “Run along the top of that {wall|fence}!” they called to {Hero}. “We dare you!” It was much too {high|narrow}. [They began to {laugh|clap} +and {the helper} {waited|said nothing}.]",
    ],
    act: [
      "{Hero}’s face got {hot|red}. “No,” {he} said. “Somebody could get hurt.” [The big ones made {chicken|hen} noises.] Soon the three grew tired of it and went {off|away}. “I only work with careful people,” said {the helper}. “So I’ll work with you.”",
    ],
    voice: [
      "{The helper} laughed, but kindly. “Any legs can run along a wall. It takes courage to say no.”",
      "“They laughed, and you said no anyway,” said {the helper}. “That’s brave.”",
    ],
  },
  {
    id: "brave-in-front",
    lesson: "courage",
    deed: "goes in front for the first time",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’ll help you,” said {the helper}, “but I’m a bit {shy|afraid}. I’ll come if you go in front.” [{Hero} had always gone {behind|at the back} +and so had {the pal}.]",
    ],
    act: [
      "{Hero} {swallowed|nodded} and stepped past them all. [It was {windy|bare} there, with nobody’s back to look at.] “Come,” {he} said, not very loud +and they came, {the pal} first and {the helper} last. “Behind you I’m not afraid,” said {the helper}. “Now I can help.”",
    ],
    voice: [
      "“I was scared at every step,” said {Hero}, “and I was brave at every step, too.”",
      "{The helper} spoke very low. “Somebody has to go first. You were brave, and it was you.”",
    ],
  },
  {
    id: "brave-big-beast",
    lesson: "courage",
    deed: "goes up calmly to a big gentle animal",
    obstacles: anywhere,
    vars: { beast: ["a carthorse", "a wolfhound", "a bull calf", "a camel", "an old elk"] },
    test: [
      "There stood {a beast}, as tall as a {shed|haystack}. “It’s my friend, and as gentle as {milk|butter},” said {the helper}. “But I can’t reach the bag of {ropes|tools} round its neck.” [{Hero} looked up +and {he} {gulped|looked further up}.]",
    ],
    act: [
      "“Slowly,” said {the helper}, close by. One step and stop, one step and stop. “May I?” said {Hero}. [Warm breath came down on {his} {hair|fingers}.] {He} unhooked the bag +and {the beast} licked {his} ear. “You got it! Now I can help you.”",
    ],
    voice: [
      "{The helper} nodded. “Slow steps are brave steps.”",
      "“Big isn’t the same as bad,” said {Hero}. “First I was brave, and then I wasn’t scared.”",
    ],
  },
  {
    id: "brave-lamp-out",
    lesson: "courage",
    deed: "puts out the light so that all can see better",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I think best in the dark,” said {the helper}. “Sit in that {shed|barn} with me, and I’ll think about {trouble}.” [{Hero} always slept with a {little|small} light on.] {He} did not like the dark +and {his} {ears|neck} went cold.",
    ],
    act: [
      "“Sit close,” {he} told {the pal}. Then {Hero} shut the door {himself}. It was dark. [{He} breathed in +and {he} breathed out.] Nothing bad came +and {the helper} could think. “I’ve got it!”",
    ],
    voice: [
      "“You were brave enough to sit in the dark,” said {the helper}. “Dark is only day with its eyes shut.”",
      "“I was brave for a bit,” said {Hero}, “and then the dark was nearly nice.”",
    ],
  },
];
