import type { MoodTexts } from "../shared/mood-texts";

export const everyday: MoodTexts = {
  strands: [
    {
      vars: { missing: ["glove", "shoe", "slipper", "boot"] },
      opening:
        "{Hero} was helping {grownup} to look for the other {missing}. One was in the hall of {home} +but the other was not. They looked under the {sofa|bench} and behind the {coats|bread bin}. “I’ll wear my old ones,” said {grownup} at last.",
      way: "“If I were a {missing},” {Hero} said to {the pal}, “where would I go?” {He} thought of {the room} at home, and of {the cupboard|the wash basket|the pram}. No, they had looked there {twice|already}.",
      close:
        "By {Hero}’s bed lay the other {missing}. “I was dressing when I came to wake you,” said {grownup}. They both laughed.",
    },
    {
      vars: { snack: ["an apple", "a carrot", "a crust", "a pear"] },
      opening:
        "{Hero} had a wobbly tooth, at the {bottom|top}. {He} wobbled it at breakfast, with {his} tongue, and while {he} put on {his} {shoes|socks}. “Today?” asked {grownup}. “Today or {tomorrow|on $weekday},” said {Hero}. [You can never tell with a tooth.]",
      way: "{Hero} bit into {a snack}, on the good side. The tooth wobbled more than {before|at breakfast}. {He} showed it to {the pal} and to {the neighbour}. It hung on by one {corner|thread} now +but it hung on.",
      close:
        "{Hero} was brushing {his} teeth, and there was one too few. Plink! It lay in the basin. {Grownup} found a matchbox for it.",
    },
    {
      vars: { babyword: ["ball", "bus", "moon", "shoe", "duck"] },
      opening:
        "{Hero} had taught the baby next door to {home} its first word. The word was ‘{babyword}’. The baby said it to the {cat|milk}, to {grownup} and to the {postman|bath}. It was a good word +but {Hero} wanted to teach it another.",
      way: "“{Babyword}!” somebody called. It was the baby, out with {the neighbour} and the shopping. It beamed and pointed at {Hero} +and it said the word again. “No,” said {Hero}. “I’m {Hero}.” {The pal} {waved|nodded}.",
      close:
        "There was the baby at the door, in pyjamas. It looked at {Hero} for a long time. Then it said {his} name, or very nearly.",
    },
    {
      opening:
        "{Hero} read out the shopping list, and {grownup} carried the bag. They bought {eggs|rice|flour}, {pears|leeks|beans} and soap. “Was that all?” asked {grownup} at the till. Nobody could remember +so they carried it all back to {home}.",
      way: "“What was the last thing on the list?” {Hero} asked {the pal}. It began with a T, {he} knew that. Was it tea? They had tea. Was it {turnips|tape|tomatoes}? {He} went through the whole {kitchen|larder} in {his} head.",
      close:
        "{Hero} stood in the bathroom and squeezed and squeezed. Nothing came out. “Toothpaste!” {he} called. {Grownup} went next door to borrow some.",
    },
    {
      vars: { cousin: ["Noor", "Tilda", "Emil", "Ayo", "Marit"] },
      opening:
        "The post had come +and there was a card for {Hero} from {his} cousin {Cousin}. It had {a creature} on the front. ‘I have {three|two|four} new {freckles|socks}. What have you got?’ {Grownup} pinned it up in {the room}.",
      way: "{Hero} was collecting things to tell {his} cousin {Cousin}. There was {a sight} and {a noise}, and then there was {the pal}. It was a lot +but it would fit on a card, if {he} wrote {small|neatly}.",
      close:
        "There was still room on {Hero}’s card to {Cousin}. {He} wrote, ‘I’ve got a bruise. It’s {purple|blue}.’ {Grownup} stuck on the stamp.",
    },
    {
      opening:
        "{Hero}’s {colour} jumper no longer reached {his} {middle|wrists}. “It’s shrunk,” said {Hero}. “You’ve grown,” said {grownup}, and folded it. It had been to {three|two} parties, and up one {tree|ladder} +and now it would go to the small boy next door.",
      way: "{Hero}’s new jumper was a bit scratchy at the neck. The old {colour} one never did that. {He} told {the pal} how it got its {hole|patch}. Would the small boy next door be nice to it?",
      close:
        "The small boy next door came to say good night. He wore the {colour} jumper, right down to his knees. {Hero} did up the last button.",
    },
    {
      opening:
        "{Hero} could smell it on the stairs: it was pea soup day. {Above|Below} them somebody was {practising scales|hammering}, and somebody’s {phone|alarm} rang. {Grownup} stirred the big pot of {home}, and tasted. “It needs until the evening,” said {grownup}.",
      way: "{Hero}’s tummy made a noise like {a noise}. {He} thought of the pot at home, plopping on the stove. {The pal} {sniffed|looked hopeful}. They had half a {biscuit|roll} each +but that was no pea soup.",
      close:
        "There was one spoonful left in the pot of pea soup. {Hero} scraped it out for {grownup}. {Grownup} blew on it and gave it back.",
    },
    {
      opening:
        "{Hero} knelt at the window, for it was bin day. The lorry came at {ten|five} past eight, as it did every {weekday}. {Hero} waved to the driver +and the driver hooted. {Grownup} ran out with the last bag.",
      way: "A lorry went by, and {Hero} waved. But it was the {milk|bread} lorry +and that driver was new. “Bin drivers hoot,” {he} told {the pal}. “Then they tip the bin up, and shake it {twice|hard}.”",
      close:
        "{Hero} helped {grownup} to bring in the empty bin. On the lid sat a sticker of a lorry. ‘For the one who waves,’ it said.",
    },
    {
      opening:
        "“Who had the {scissors|sticky tape} last?” asked {grownup}. They looked in {the room}, and in the jar with the {pens|brushes}. {Hero} even looked under the {post|cat} +but it was no use. So the parcel for Aunt Bea stayed open on the table of {home}.",
      way: "{Hero} stopped short. Had {he} not cut out a {paper|felt} {fish|crown} on {weekday}? And where had {he} sat? {He} told {the pal} all that {he} remembered. There had been a cushion +but the rest {was gone|came slowly}.",
      close:
        "{Grownup} sat down in the armchair, and got up again fast. There it all was, under the cushion. Now they could wrap Aunt Bea’s parcel.",
    },
    {
      opening:
        "{Hero} had been to have {his} hair cut in {town}, under a {striped|huge} cape. Snip, snip, and half of it lay on the floor. Now {his} ears were cold +and {grownup} kept on looking, and said, “Who’s this?”",
      way: "“New haircut?” called {the neighbour}. {Hero} turned round once, so that the back could be seen, too. The wind felt {odd|cool} on {his} neck +and {the pal} had to look at {him} twice.",
      close:
        "There were little hairs in {Hero}’s collar, and they tickled. {Grownup} brushed them out. “There you are,” said {grownup}. “I know that neck.”",
    },
    {
      opening:
        "{Hero}’s new {shoes|boots} squeaked. They did it in the shop +and they did it all through {home}. “They have to be {worn in|walked a bit},” said {grownup}. {Hero} went to and fro in the hall, squeak, squeak, squeak.",
      way: "Squeak, went {Hero}’s left foot. Squeak, went the right. {The pal} could always hear where {Hero} was. “New?” asked {the neighbour}, who had heard it {round the corner|from far off}. But the squeak was a bit less already.",
      close:
        "{Hero} walked once more through {home}, in the new pair. There was no squeak at all. {Grownup} missed it, just a little.",
    },
    {
      opening:
        "It was washing day +and {Hero} held the pegs. Up went the {shirts|towels}, up went the sheets, and up went {count} socks. {Grownup} counted the socks again +but a {colour} one was missing. “I’ll keep my eyes open,” said {Hero}.",
      way: "{Hero} saw something {colour} and ran to look. It was only a {leaf|rag|flower pot}, and no sock. {The pal} had looked as well, {high|left} and low. How can one sock get away without the other?",
      close:
        "{Hero} pulled off {his} jumper for bed. Something {colour} fell out of the sleeve. “That’s the one!” cried {grownup}. It had been in there all day.",
    },
    {
      opening:
        "“{Hero}, whose umbrella is this?” asked {grownup}. Nobody knew it. Somebody had left it at {home} on {weekday}. It was {colour}, with a {wooden|curly} handle +so they hung it on the door, for all to see.",
      way: "“Is your umbrella {colour}?” {Hero} asked {the neighbour}. It was not. “Ask {name},” said {the neighbour}. So {Hero} and {the pal} kept a lookout. Everyone in {town} has lost an umbrella +but never that one.",
      close:
        "The bell rang at {home}. It was {name}, come for the {colour} umbrella. “I’ve looked everywhere,” {Hero} heard. “And now it’s dry!”",
    },
    {
      opening:
        "{Hero} rode on the bus with {grownup}, and held both tickets, all by {himself}. “Off we go, {Hero}!” called the driver, who knew them well. At the {right|second|third} stop {Hero} pressed the button +and it went ding.",
      way: "The bus came past, the one with the {broken|dented} lamp. {Hero} and {the pal} waved. The driver waved back +and so did {five|six} people inside. In {his} pocket {Hero} still had the tickets, a little {soft|bent}.",
      close:
        "{Hero} took both tickets from {his} pocket. One went in the shoe box, with all the others. {Grownup} asked to keep the second one.",
    },
    {
      opening:
        "The tap dripped, plip and plip, and {Hero} could hear it from {his} bed. It had done that since {weekday}. {Grownup} had put a {sponge|cloth} under it +and the plumber would come when he could. [{Hero} counted {count} plips between two yawns.]",
      way: "Something went plip, and {Hero} listened. It was a {gutter|pipe|can}, not a tap. “Ours is quicker,” {he} told {the pal}. At home it dripped all the time. Had the plumber come to {home} by now?",
      close:
        "{Hero} stood in the kitchen and listened. There was no plip. The plumber had been. “I’ll miss it,” said {Hero}. “I won’t,” said {grownup}.",
    },
    {
      opening:
        "{Hero} was laying the table at {home}, and the toast burnt. It happened {every $weekday|now and then}. {Grownup} scraped it over the sink, scratch, scratch +and then they opened the windows. They ate it all the same, with a lot of {jam|honey}.",
      way: "{Hero}’s {scarf|sleeve} still smelt of burnt toast. {The neighbour} {sniffed|noticed} at once, and winked. “Was it your toaster again?” {The pal} did not mind it {a bit|at all}.",
      close:
        "{Grownup} made one more slice of toast, for {Hero}. They both stood and watched. Up it came, golden brown. They had half each.",
    },
    {
      opening:
        "There was a new bench in {town}, and {Hero} had to try it, like everyone else. {Grownup} sat down, and said it was {good|hard}. Then {the neighbour} sat down, too +and soon {four|five} people were talking about {soup|knees}.",
      way: "“Have you sat on the new bench?” {the neighbour} asked {Hero}. {Hero} had, on the left and in the middle +but {the pal} had not. “There’s room for you, too,” said {Hero}. Some things one has to try oneself.",
      close:
        "A photo had come, from {the neighbour}. It showed the new bench, with {Hero} in the middle. {Grownup} stuck it on the fridge door.",
    },
    {
      opening:
        "{Hero} was drawing on the telephone pad, for {grownup} was talking to Granddad Joe. {He} drew {a creature}, and then {a sight}. “Mm,” said {grownup}. “No! Really?” Later, in the evening, {Hero} would have a turn.",
      way: "{Hero} thought of what to tell Granddad Joe on the telephone. He liked to hear about {dogs|engines|weather}, and what there was for {lunch|tea}. {The pal} would be in it, too +and {Hero} kept it all in order.",
      close:
        "The telephone rang. “Is that {Hero}?” asked Granddad Joe. Then {Hero} told him the whole day. “Mm,” said Granddad Joe. “No! Really?”",
    },
    {
      opening:
        "“Don’t lean on that!” said {grownup}. It was too late. The chairs of {home} had been painted +and now there was a {colour} stripe across {Hero}’s back. So they ate {a food} standing up, and looked at the {wet|shiny} chairs.",
      way: "“You’ve got a stripe,” said {the neighbour}. {Hero} knew. It was {colour}, and it came off a kitchen chair. {The pal} had some as well, just a {dab|spot}. Now everyone could see what they had done at home.",
      close:
        "At last the chairs were dry. {Hero} chose the one with a smudge, as wide as {his} back. “That one’s mine,” {he} said.",
    },
    {
      opening:
        "{Hero} and {grownup} went next door to {the neighbour}, to borrow an egg. A cake needs two, and there was just one at {home}. {Hero} carried it back in both hands +and it was {brown|speckled}, and still a bit warm.",
      way: "{Hero} and {the pal} met {the neighbour}, who had lent the egg. “Did it get home whole?” “Yes,” said {Hero}, “and it’s in the cake.” It was a {good|fresh} one, they all agreed.",
      close:
        "{Hero} and {grownup} took some cake next door. Back came the plate, washed. On it lay an egg, for the next time.",
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
