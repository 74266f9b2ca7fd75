import type { MoodTexts } from "../shared/mood-texts";

export const everyday: MoodTexts = {
  strands: [
    {
      opening:
        "It was {weekday}, and it was {Hero}’s turn to {set the table|walk to the shop|feed the fish}. In {home} {grownup} was looking for the other {shoe|key|glove}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} came home to {home}, hung up {his} bag and ate {a food}. [The bus had been late.] {He} had lost a {tooth|pencil} and won a {race|sticker}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} was peeling {carrots|potatoes} at the sink of {home}. {Hero} would have done {his} sums, if {a creature} had not {walked|sat} on the {paper|sevens}.",
      way: "",
      close: "",
    },
    {
      opening:
        "On {weekday} {Hero} and {grownup} did the shopping in {town}. Somebody’s {bag|box} split +and {the plums} rolled all down {the track}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The post had come to {home}. There was a card with {a creature} on it, and {Hero} put it {up|by the clock}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s {jumper|coat} had shrunk, or {Hero} had grown. {Grownup} measured {him} in {the room} of {home}, beside a drawing of {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "On the stairs of {home} it smelt of {smell}. {Hero} came down two at a time and asked {grownup} if there was {a food} for {tea|lunch}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The bin lorry came through {town} at {ten|five|half} past {eight|nine}, as on every {weekday}. {Hero} waved from {home} +and the driver {waved|honked} back.",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody at {home} could find the {scissors|tape|string}. {Hero} had looked behind the {bread|clock}, under {grownup}’s hat, and in {the room}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was having {his} hair cut in {town}, under a {sheet|cape}. Snip went the scissors +and {grownup}, in the next chair, {dozed|snored} over {a food}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s new {boots|laces|glasses} {squeaked|pinched} a little. {He} {trotted} up and down {the room} of {home} till {grownup} said, “Try outdoors.”",
      way: "",
      close: "",
    },
    {
      opening:
        "It was washing day. All along {the track} by {home} hung {socks|shirts|sheets} +and {Hero} held the pegs while {grownup} {sang|counted|fussed}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Whose sock is this?” asked {grownup}, with a look at {Hero}. It was nobody’s at {home} +so it was hung on the {gate|door}, in case.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had toothpaste on {his} chin, odd socks, and {count} minutes. [The bus stop was by {a sight}.] In {home} {grownup} was hunting for a {comb|lid}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The tap at {home} had dripped since {weekday}, plip and plip and plip. {Hero} had given it a {bowl|name}. [{Grownup} had rung the {plumber|neighbour}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was pancake day, or near enough. {Hero} tossed one in {the room} of {home}. [It is still up there.] The next came down on {grownup}.",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a new {crossing|bench|lamp} in {town}, and everyone had to try it. {Hero} did so {twice|five times}, between school and {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} was on the telephone. {Hero} drew {a creature} on the pad, then {a sight}, then all of {home}. [“Mm,” said {grownup}. “Mm. No. {Weekday}.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "At {home} they ate {a food} standing up. The chairs had been painted {colour}, and {Hero} had only leaned on one. [It showed.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Somebody had to go down for the {potatoes|post|milk}, and it was {Hero}. There are {count} steps at {home}. [The {third|last} one squeaks.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "At the corner they had to wait for {the bus|the bin lorry}. {The neighbour} was up a ladder, cleaning a {sign|gutter}. “Pass me that {sponge|bucket}, would you?” So of course {Hero} did.",
    "{Hero}’s {lace|belt} came undone, the way it always did. {He} sat on a {kerb|step} and did it up: over, under, loop and pull. Somebody’s {radio|dinner} floated out of a {colour} window.",
    "They passed the school, shut for the day. One {jumper|lunch box} was still on the fence. It was {name}’s +and {Hero} knew it by the {jam|paint}. {He} put it where {anyone|the owner} would find it.",
    "In the shop there was a queue. {Hero} bought {a food} for {two coins|a coin and a smile}. The lady counted out the change {slowly|into $his palm} and asked after {grownup}’s {knee|cough}.",
    "By {a sight} a small boy had dropped his {bun|ice} and was howling. {Hero} had {a food} and gave him half. The howl stopped in the middle of a {wail|word}, and turned into {chewing|thank you}.",
    "The road was up. Men in {colour} hats stood round a hole and looked in, so {Hero} looked too. “Pipes,” said {the neighbour}. “Pipes,” said {Hero}, and {nodded|frowned} as they did.",
    "They met {name} with a pram full of {plums}. There was a baby in there too, under the {bread|leeks}. {Hero} made it laugh with {his} {hat|ears} +and one wheel squeaked as far as {a sight}.",
    "{Hero} had to go back for {his} {gloves|money|bag}. Then {the pal} had to stop by {a sight}. Then it was {the neighbour}, who wanted to know how {grownup} was. {Fine|Busy}, thank you. And then, at last, they were off.",
    "By {a sight} the {colour} bus had broken down. Everybody got out and looked at the engine, as you do. {Hero} held {a food} for {the neighbour}, and {a bag|an umbrella} for {name}.",
    "{Hero} helped a lady with her shopping as far as {a sight}. It was {onions|beans} and a mop. She told {him} all about her {hip|son|budgie}. At the gate she gave {him} {a food}, and told {him} again.",
    "The crossing lady held up her sign, just for {Hero} and {the pal}. A {van|tractor} had to stop. “Take your time,” she said. {Hero} took it, and nodded to the driver, one busy person to another.",
    "Somebody’s radio was on. It said {weather}, with {weather 2} later on. {Hero} held out one hand. So far it was right.",
    "{Name} was taking the {bins|ladder} in, and had an arm too few. {Hero} lent one. “How’s school?” “Fine.” “And {grownup}?” “Fine.” It is good to have that settled.",
    "There was gum on {Hero}’s shoe. {He} scraped it off on {a sight}, and then it was on {the pal}. By the time it was on nobody any more, they had met {the neighbour}, {name} and {name}’s {twins|mother}.",
    "The library van was in, by {a sight}. {Hero} only meant to take one back. {He} came out with {three|four}, and one was on {snails|bridges|bread}, with pictures. It had to be looked at on the spot.",
    "“You’ve grown,” said {the neighbour}, as always. {Hero} stood up straight, in case. The talk was of {weather} weather and the price of {eggs|nails}. Then something boiled over, and {he} could go.",
    "A wasp wanted {Hero}’s {food}, and {Hero} wanted it too. They came to terms. It got the end bit, on {a sight}, and {he} kept the rest. {The pal} had hoped to be asked.",
    "At the launderette they stopped to see somebody’s week go round. There was {a cloth}. There went the {sock|shirt} of {weekday}. {Hero} could have stayed till the spin.",
    "They had to wait at the crossing while a train went by. {Hero} waved at all of it. A girl waved back, and a cook, and somebody’s {dog|teddy}. That made three, which is good for a {weekday}.",
    "{Name} wanted to know if {Hero} had seen a {budgie|key}. It was {colour}. {He} had not. {He} would keep {his} eyes open. Since they were there, they all looked up and down {the track} for a bit.",
    "In the window of the shop hung a card: ‘Lost. One {glove|tooth}. Left.’ Below it hung another: ‘Found. One {glove|tooth}. Right.’ {Hero} read both twice. It was nearly good news.",
    "The ice-cream van played its tune, the whole of it, and had only {mint|plain} left. {Hero} had that. {The pal} had the end of it. {A creature} had what fell on {the track}.",
    "{The neighbour} had a letter to post and both arms full. {Hero} pushed it in at the slot, where it stuck by the {corner|stamp}. {The pal} {tapped|bumped} the box +and they all heard it {land|drop}.",
    "At the lights {the pal} pressed the button. They waited for the green man with {name} and a {pram|bicycle}. {Hero} looked carefully left and right. “Now!” It was a {wide|busy} road +but everybody was polite on it.",
    "A dog was tied to {a sight}, absolutely certain that nobody would come back. {Hero} told it about {the plums}. Then {name} came out of the {shop|bank} +and you would think it had been a {year|month}.",
    "The wind had knocked over the bins from number {three|four} to {count}. {Hero} and {the pal} stood them up again. “Is it {weekday} already?” asked {the neighbour}, in {a cloth}. It was not +but now they were early.",
    "Two girls turned a rope by {a sight}, with nobody to jump. “In you go!” {Hero} did {eight|nine} before a {plait|foot} got in the way. Then {he} took one end +and the {smaller|taller} girl had a go.",
    "{Name}’s key lay on the drain, half in and half out. Nobody {breathed|moved}. {Hero} delicately picked it up with two fingers, like {a ladybird|a crumb} +and {name} bought {a food} for everyone.",
    "They had laid new pavement outside {the bank|the baths}, and a cat had walked over it wet. {Hero} admired every pawprint. “Those will be there in a hundred years,” said {the neighbour}, half {cross|proud}.",
    "{Hero} had the hiccups. {The neighbour} knew a cure with {a key|a spoon}, and {name} knew one with {pepper|a song}. {He} tried both by {a sight}. What cured {him} was that the {bus|van} driver had caught them.",
    "The ground came up, and met {Hero}’s {knee|elbow}. {The neighbour} washed the place, and had a plaster with {stars|ducks} on it. {The pal} inspected that closely. {Hero} counted {count} steps +and then it had stopped hurting.",
    "A list blew past: {eggs|oats}, string, {a food}, ‘ask about {weekday}’. {Hero} ran and put a foot on it. It was {name}’s. “I’d got as far as string! But what was I going to ask?”",
    "{The plums} at the market stood in a pyramid. Someone wanted one from the {bottom|middle}, and down it came. {Hero}, {the pal} and {the neighbour} {gathered|chased} them all +and the following pyramid was considerably flatter.",
    "A sofa was stuck in a doorway, with {name} behind it. “Left a bit,” said {Hero}, who saw both ends. “Tip it! Now {push|turn}!” Out it came like {a cork|a tooth} +and they all sat on it, to recover.",
    "They were polishing the fire engine. {Hero} got a {rag|sponge} of {his} own, and the {bell|back wheel} to do. {He} rubbed until {he} could see {himself} in it, and {the pal}, both with extraordinary {ears|noses}.",
    "A song came from the school, up to the {third|second} line, and broke off. It happened {several|seven} times. Past {a sight} {Hero} knew it, too. When they got past that line, {he} cheered +and a window {opened|laughed}.",
    "A gust made a {tulip|vase} of {the neighbour}’s umbrella. {Hero} held this side, and {name} that. “One, two, three!” It recovered with a {snap|pop}. By now it was {dry|sunny} +but they kept it up, in celebration.",
    "A girl had chalked a whole {farm|zoo} on the pavement, and people stepped round the {ducks|goats}. “Have a go!” {Hero} drew {a creature} at the edge, in {colour}. Even a gentleman with a {suitcase|ladder} walked respectfully round it.",
    "{Name} and {four|five} dogs had met a lamp post +so the leads were in a {knot|plait}. {Hero} held the {biggest|calmest} dog. {The pal} walked the smallest back the other way, twice. “Same time {tomorrow|on $weekday}?” asked {name}.",
    "{Hero} showed {the neighbour} {his} wobbly tooth. That was a mistake! {The neighbour} had a tale of a {door|bun} and a string +and {name} had one of a {toffee|pear}. {Hero}’s own tooth just wobbled politely.",
    "{Name}’s bicycle lay on its back by {a sight}. {Hero} turned the pedal, while {name} hooked the chain on with a {stick|spoon}. Round it went with a {purr|click}. Afterwards they had twenty black fingers +and only one {hanky|dock leaf}.",
    "“Could you take us both?” asked {name}, and stood next to {the neighbour}, before {a sight}. {Hero} counted to three, and pressed. It came out well: two {smiles|hats}, all of {the sight}, and one {enormous|exceedingly pink} thumb.",
    "The café was closing, and {the neighbour} put the chairs up. {Hero} handed over the {light|small} ones. Under the last lay {a trinket}. “I’ve missed that since {weekday}!” Together they turned the sign from ‘Open’ to ‘{Closed|Good night}’.",
    "{Hero}’s zip was stuck halfway. {He} pulled, {the pal} pulled, and it only bit more {firmly|tightly}. {The neighbour} rubbed it with {candle wax|soap}, and said ‘please’ in {French|Latin}. Up it ran! Even a zip wants to be asked.",
    "Splat! A pigeon had not been looking. “That’s lucky,” said {the neighbour}, with a {sponge|cloth}. “For everybody, or just for {the pal}?” asked {Hero}. Nobody was completely certain +so everybody took a {step|hop} to one side.",
    "Outside the {chemist’s|station} was a scale. {Hero} got on with two feet, and then with one. It made no difference! With {the pal} on it, too, the needle {shook|swung}. “Just {right|enough},” said {the neighbour}.",
    "The sweeping machine came, with its brushes going round. On a bench {Hero}, {name} and {the neighbour} lifted their feet. It greedily swallowed {a trinket} and a {crust|ticket}. Then everybody’s feet came down again.",
    "{The neighbour} was learning to park the {colour} car, forward and back. {Hero} stood by {a sight}, and shouted “Stop!” in time. There was room for {a loaf|a cat} at both ends +and {name} {clapped|hooted}.",
    "At a stall {count} fish lay on ice, all looking in one direction. {Hero} looked as well, and saw {a sight}. {Name} gave {him} a {lump|star} of ice. It slid, it ached +and {the pal} wanted one, too.",
    "Nobody came when the parcel man rang. {Hero} and {the pal} found {name} at the back, {beating rugs|feeding hens}. The parcel was only {a gadget} +but it came from {Spain|Norway}, and {Hero} was given the stamps.",
    "{Name} had {two|three} stickers of {a creature}, and none of {a cart}. With {Hero} it was the other way about. They discussed it on the kerb with {the pal}. Then they shook hands +and both felt extremely {rich|clever}.",
    "A sock fell from a balcony on {Hero}’s head. “Mine!” called {the neighbour}, all {pegs|elbows}. {Hero} rolled it up and threw. The {third|fourth} try went over the {rail|geraniums} +and somebody by {a sight} cheered.",
    "The paper boy’s bag nearly touched the ground. “I’ll do odds, you do evens.” So {Hero} did {two|four}, six and eight, and {the pal} held the {gates|flaps}. At {a sight} the bag was as flat as {a pancake|toast}.",
    "A bride sat on the town hall steps. “It’s these {shoes|heels},” she told {Hero}, and took them off. {He} carried them behind her, past {a sight} to the {car|band} +and {the pal} got some of the {petals|rice}.",
    "{The neighbour} could not reach the bottle bank. {Hero} did the {green|brown} ones, and {the pal} listened. Crash! It was magnificent, better than {a noise}. “Is that all?” asked {Hero}, and shook the {bag|basket}.",
    "By a gate lay {apples|pears|plums} and a tin: ‘Help yourself and pay’. Nobody was there. {Hero} took one, put in {two|three} coins, and shook the tin, so that somebody inside would hear. {The pal} got the first bite.",
    "{Name}’s sprinkler wetted {the track} at each turn. {Hero} counted: one, two, three, wet. On ‘one’ they ran. They were nearly past {a sight} when it {hiccuped|coughed}. {Name} apologised, and lent them a {towel|tablecloth}.",
    "“Push,” said the door of the {bank|baths}. {Hero} pushed, and {the neighbour} pulled from inside. They held it for {name}, and a {pram|trolley} +and {count} people went in who had only been passing.",
    "The milkman had a flat tyre, and {two|three} bottles were late. {Hero} took them to {the neighbour}, without a {clink|chink}. Presently the {colour} van overtook them by {a sight}, and hooted.",
    "It was sports day, and the egg-and-spoon race was one {child|spoon} short. {Hero} ran, with {a food} instead of an egg. {He} came {fourth|fifth}, with not a crumb lost +and {name} blew the whistle twice for that.",
  ],
  calms: [
    "The plates were dry. Tomorrow’s {lunch|bag} stood ready. The tap dripped twice.",
    "{Grownup} hung {his} coat on its hook. The key went round. That was today done.",
    "The {bread|cat} was in. The {bin|milk bottle} was out. {Grownup} turned off the radio.",
    "On the list by the door everything was ticked. {Hero} ticked off {weekday}, too.",
    "{Grownup} wound the {clock|alarm}. The fridge hummed. {Hero}’s school bag stood by the {door|stairs}.",
    "{His} shirt went in the wash. {His} shoes went by the door. {Hero} went under {the cover}.",
    "The table was wiped. There was one ring left on it, from the {cup|pan}. It could stay till {weekday}.",
    "Next door the radio was on. It mumbled through the wall. It was good to know that they were there.",
    "{Grownup} did the light in the hall. {Grownup} did the tap. Then it was just the fridge and the clock.",
    "The letter was answered. The button was on. Of {weekday} there was only a corner left.",
    "“Teeth?” “Done.” “Bag?” “Packed.” “Kiss?” That was the last thing on the list.",
    "{Grownup} crossed out {weekday} on the calendar. It had been a small square. A great deal had gone into it.",
    "One of them washed up, and one of them dried. {Hero} hung the {colour} towel on the {rail|hook}.",
    "The crumbs were swept up. The {chairs|stools} were pushed in. In the kitchen only the {fridge|clock} was still at work.",
    "“Is there anything on tomorrow?” asked {Hero}. There was {nothing much|only school}. They both liked days like that.",
    "The other glove was up the {left|right} sleeve, where it always is. {Hero} laid them both on the shelf.",
    "The hall smelt of {smell} and wet coats. All the shoes stood in a row, from the {biggest|oldest} to {Hero}’s.",
    "{Grownup} set the alarm for {seven|half past six}. That was a long way off, on the far side of the pillow.",
    "Through the wall came next door’s {bath|tap}. It ran for a bit. Then those people went to bed, too.",
    "There was a button to sew on, and a {jar|loaf} to buy. Both could be done tomorrow. {Hero} stopped thinking of it.",
    "{His} pyjamas came off the {radiator|stove rail}, as warm as rolls. {Hero} got into them fast, to keep it all in.",
    "{Grownup} tried the {back|front} door. It was locked. Then the stairs creaked, one by one, in their usual order.",
    "“Anything else?” asked {grownup}, with a hand on the switch. {Hero} could think of nothing. It had all been {done|seen to}.",
  ],
};
