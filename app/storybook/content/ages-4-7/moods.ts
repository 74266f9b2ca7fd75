import type { Style } from "../../../story/catalogue";
import type { Texts } from "../../content-contract";

export const openings: Readonly<Record<Style, Texts>> = {
  magical: [
    "In {town} the moon sometimes forgot a spell in the gutter +and in the morning things were not quite as before. That is how {Hero}, who lived in {home}, came to have {a creature} that could {spell|tell the time|sing backwards}.",
    "On the {weather} day when all the {spoons|kettles|doors} in {town} began to talk, {Hero} was not a bit surprised. {He} had always thought they might +and {he} said good morning to each one in {home}.",
    "There was a spell on {home}, though only a small one. It made the stairs change places at night +and it gave {Hero}, who lived there, {odd socks|green dreams|a shadow that waved}.",
    "{Hero} found the magic {seed|stamp|chalk} in {a food}, of all places. It glowed {softly|like butter} in {his} hand and every {clock|cat} in {town} turned to look.",
  ],
  gentle: [
    "It was a {weather}, slow afternoon in {town}, and nobody was in a hurry. In the kitchen of {home} {Hero} was {shelling peas|rolling dough|drawing a bee} +and {grownup} hummed along with {a noise}.",
    "{Hero} lived in {home}, where the floor was warm and there was always {a food} under a cloth. That day the rain had just {stopped|stepped aside} +and everything smelt of {smell}.",
    "Softly the afternoon lay down on the roofs of {town}. {Hero} sat on the step of {home}, with {his} chin on {his} knees, and watched {a creature} go by, taking its time.",
    "Some days are as soft as {a pocket|an old quilt}. On such a day, in {home}, {Hero} and {grownup} were {winding wool|sorting beans|folding sheets} +and the window stood open to {the noise}.",
  ],
  nature: [
    "Every {weather} morning {Hero} went out barefoot to see what had {hatched|opened|grown} in the night. Behind {home} there was a hedge full of {sparrows|berries}, and {a creature} that knew {him} well.",
    "The swifts had come back to {town}. {Hero} heard them from {his} bed in {home} +and {he} ran out into the wet grass, where each blade had a {bead|drop} at its tip.",
    "{Hero} kept a list on the door of {home}: first frog, first {bluebell|bat|cowslip}, first {bee|cuckoo}. On this {weather} day {he} added {a creature} +and under that, the best one, two {hares|otters|fox cubs}.",
    "All round {home} the fields were busy. Ants carried, {bees|larks} sang, and {a creature} was looking after its young. {Hero} lay on {his} tummy in the clover +and {he} looked after all of them.",
  ],
  everyday: [
    "It was {Monday|Tuesday|Thursday}, and it was {Hero}’s turn to {set the table|walk to the shop|feed the fish}. In {home} the washing machine hummed +and {grownup} was looking for the other {shoe|key|glove}, as always.",
    "After school {Hero} came home to {home}, hung up {his} bag and ate {a food}. The bus had been late. {He} had lost a {tooth|pencil} and won a {race|sticker} +and now it was nearly four o’clock.",
    "{Grownup} was peeling {carrots|potatoes} at the sink of {home}. {Hero} was doing {his} sums at the table, or would have been, if {a creature} had not {walked|sat} on the paper.",
    "On Saturdays {Hero} and {grownup} did the shopping in {town}: bread, {soap|stamps}, {a food} and {milk|string}. {The neighbour} said hello and somebody’s bag split, and {lemons|onions} rolled all down the street.",
  ],
  educational: [
    "{Hero} asked eleven questions before breakfast. Why is {mist|dew} wet? Who {winds|named} the {wind|days}? In {home} they kept a jar for the hard ones +and {grownup} took one out each {evening|Sunday}.",
    "Did you know that a {snail|bee} has {thousands of teeth|five eyes}? {Hero} did. {He} had looked it up at {home} +and {he} had told {grownup}, {the neighbour} and {a creature}.",
    "On the wall of {home} hung a big sheet of paper with the words ‘Things {Hero} found out’. There was one about {rust|yeast|magnets}, one about {smell}, and plenty of room for more.",
    "{Hero} had a magnifying glass and {he} used it on everything: on {bread|salt}, on {grownup}’s {thumb|sleeve}, on {a creature}. Seen close to, the world at {home} was full of {small print|hooks and hairs}.",
  ],
  bedtime: [
    "In {home} the bath was run, the {towel|curtain} was warm, and there was just one hour till bed. {Hero} already had one arm in {his} pyjamas when it {began|happened}.",
    "First supper, then teeth, then {a story|two songs}: so the evening went in {home}. But tonight, between supper and teeth, {Hero} looked out of the window at {town} +and there was still a {corner|slice} of daylight left.",
    "“Pyjamas on by seven,” said {grownup}. {Hero} counted what was left to do before sleep in {home}: {wash|brush}, {drink|hug}, lamp, pillow. And one thing more, which was not on the list.",
    "The toys in {home} had been put to bed, all but one. {Hero} yawned. {He} could hear {a noise} and the {water|pipes} running +and {his} own bed, upstairs, was turned down and waiting.",
  ],
  funny: [
    "You will not believe this, but it began with a {sausage|sock|cabbage}. It fell on {Hero}’s head, right outside {home} +and {he} said, “Good morning,” because {he} had very good manners.",
    "{Hero}’s {hat|porridge|left boot} had run away again. In {home} this happened {twice a week|on Mondays}. {Grownup} chased it with a {colander|mop} +and {the neighbour} chased {grownup}, just to be {friendly|useful}.",
    "There are three things you should know about {town}. The mayor was a {duck|ham}, the {clock|fountain} ran on {soup|jam}, and {Hero} of {home} could burp the alphabet as far as {L|Q}.",
    "At {home} they were having {a food} for breakfast when the {roof|wardrobe} sneezed. “Bless you,” said {Hero}. “That’s not normal,” said {grownup}, with a {spoon|noodle} behind each ear.",
  ],
  inspiring: [
    "{Hero} was the smallest in {town}, and everybody knew it but {Hero}. In {home} there was a pencil mark on the door +and beside it {grownup} had written: ‘So far.’",
    "Far up on the wall of {home} hung a picture of someone who had once {crossed the sea|climbed the peak|flown} from {town}. Every {morning|evening} {Hero} looked at it and thought, “And I? What will I do?”",
    "“You can’t,” people told {Hero} quite often. “You’re too {young|small}.” {He} did not argue. {He} went back to {home} and tried it out and sometimes they were wrong.",
    "A great many things begin small. An oak does, and a river, and so did this. It began with {Hero}, at the {gate|window} of {home}, thinking one {brave|bright} thought +and then another.",
  ],
  adventurous: [
    "The wind blew from the hills +and it smelt of far away. {Hero} jumped the last {three|four} steps of {home}, with {a food} in one pocket and {string|a compass} in the other. It was a day for going {further|over the edge}.",
    "{Hero} had been over the wall, under the bridge and up {the water tower|the tallest elm} of {town}. What {he} had not yet seen began behind the last house +and that is where {he} {was} looking now.",
    "“Ready?” called {Hero} from the roof of the shed. {He} had a {rope|pole}, a plan, and one {knee|elbow} in a bandage. Nothing in {home} was high enough any more +and the whole {weather} day lay before {him}.",
    "At the edge of every map there is a bit where the roads stop. {Hero} of {home} had drawn a {cross|boot} there. {He} checked {his} laces, {his} {tin whistle|water bottle} and {his} heart +and all were {ready|going}.",
  ],
  mysterious: [
    "At ten past four somebody had {moved|turned} all the {chairs|flower pots} in {home} to face the window. {Hero} noticed it first. {He} noticed most things +and {he} wrote it down in {pencil|small letters}.",
    "There was a door in {home} that was not there on {Tuesdays|rainy days}. {Hero} had measured. {He} said nothing to {the neighbour} +but {he} kept a {crumb|thread} by it, to see who went through.",
    "The fog over {town} had a {hole|gap} in it, just the size of {a hand|a cat}. Through it {Hero}, at the window of {home}, saw a light go on where nobody lived +and then, slowly, off.",
    "Who had left {a trinket} on the step of {home}? Yesterday it was {a trinket 2}. The day before, {a trinket 3}. {Hero} laid them in a row and looked at them for a long time. They were trying to {say|spell} something.",
  ],
};

export const moodEvents: Readonly<Record<Style, Texts>> = {
  magical: [
    "A {lamp post|milk bottle} bowed to them as they went by, and {Hero} bowed back. In {town} you never knew. Once {a creature} had asked {him} the way in perfect {Latin|rhyme} and paid with {a golden hair|a wish}.",
    "{Hero} said the one spell {he} knew. It was meant for {shoelaces|soup} +but the air went {green|thick} and fizzed, and for a minute {a sight} hung upside down and looked {pleased|surprised}.",
    "Over their heads a star came loose and slid down the {sky|chimney}. It landed in {a sight} with a small {hiss|ting} +and when {Hero} picked it up, it turned into {a trinket} that was warm.",
    "There was a puddle that showed not the sky but {an ocean|a ballroom}, with tiny people {rowing|waltzing}. {Hero} stepped round it politely. One of them {waved|lifted a hat}.",
  ],
  gentle: [
    "They did not hurry. {Hero} stopped to let {a creature} cross +and it took so long that {he} sat down and shared out {a food}. The air smelt of {smell}. Somewhere there was {a noise}.",
    "{The neighbour} had put out a chair, and in the chair slept {a creature}. {Hero} tucked {a cloth} round it. No one said anything +and the afternoon turned over and sighed.",
    "A little wind came by with the smell of {smell}. It {touched|stroked} {Hero}’s cheek, as {grownup} did sometimes, and went on down the lane.",
    "“Listen,” said {Hero}. They listened. There was only {a noise}, and under that, very small, the sound of {the grass growing|milk warming|a bee in a bell}.",
  ],
  nature: [
    "Under a {dock leaf|stone} {Hero} found {a creature}, asleep. {He} looked, with {his} hands behind {his} back, and put the {leaf|stone} down again as it had been. The ferns smelt of {smell}.",
    "A {kestrel|buzzard} hung above the field, quite still, as if on a thread. All the {mice|larks} held their breath, and so did {Hero} +and then it tipped one wing and slid away over the {oats|barley}.",
    "The path ran by a pond. There were {pond skaters|tadpoles} in it, and {a creature} beside it, drinking. {Hero} put one finger in. Round and round went the rings, out to the {reeds|lilies}.",
    "They came on tracks in the mud: a {badger’s|deer’s}, and the small hands of {a hedgehog|a rat}, and a long {smooth|wavy} line. “A grass snake,” said {Hero}. “It went for a swim +and it came back for its {dinner|nap}.”",
  ],
  everyday: [
    "At the corner they had to wait for {the bus|the bin lorry}. {The neighbour} was up a ladder, cleaning a {sign|gutter}, and asked {Hero} to pass the {sponge|bucket} and so of course {he} did.",
    "{Hero}’s {lace|zip} came undone, the way it always did. {He} sat on a {kerb|step} and did it up: over, under, loop and pull. A {van|bicycle} went by, and somebody’s {radio|dinner} floated out of a window.",
    "They passed the school, shut for the day, with one {jumper|lunch box} still on the fence. It was {name}’s. {Hero} knew it by the {jam|paint}. {He} folded it +and {he} put it where anyone would find it.",
    "In the shop there was a queue. {Hero} bought {a food} for {two coins|a coin and a smile}. The lady counted out the change {slowly|into $his palm} and asked how {grownup}’s {knee|cough} was.",
  ],
  educational: [
    "“Why does it echo here?” asked {Hero}. {He} tried it with a {long|high} note and then a {short|low} one. Sound, {he} worked out, bounced off {a sight} like a ball. The flatter the wall, the better the bounce.",
    "{Hero} knelt to look at {a creature}. Six legs, so it was an insect, or eight? {He} counted {twice|again} and drew it. “You learn more,” {he} said, “if you draw it. You have to look at all the {bits|corners}.”",
    "They measured how tall {a sight} was, with a stick and its shadow, the way {grownup} had shown {him}. When your own shadow is as long as you are, so is everything else’s. It came to {nine|eleven} {steps|boots}.",
    "“Which way is north?” {Hero} looked for moss, and then for the sun. In the {evening|afternoon} the sun is in the west, so {he} held out {his} arms and turned +and there, over {a sight}, was north.",
  ],
  bedtime: [
    "{Hero} yawned, and then {the pal} yawned, because yawns are catching. In the houses of {town} the baths were running. Behind each {blind|curtain} somebody was being {tucked in|read to}.",
    "A mother at a window was singing to {a baby|twins}. {Hero} knew the song. It was the one that {grownup} sang, about {ships|sheep} and sleepy {stones|oars} +and {he} hummed the end of it.",
    "The street was putting itself to bed. {A creature} tucked in its head. The {shop|stall} pulled down its lid +and the last {bus|cart} went home with its eyes half shut.",
    "“I’ve still got my teeth to do,” said {Hero}, “and my {hair|story}.” {He} wore {his} slippers. They went {slip, slop|flip, flap} over the stones, like two {tired|small} ducks.",
  ],
  funny: [
    "On the way they met a {cow|judge} on a scooter. “Seen my {trousers|wife}?” it asked. “You’re not wearing any,” said {Hero}. “Ah,” said the {cow|judge}, “that’ll be why it’s {draughty|quiet}.”",
    "{Hero} sneezed. {The neighbour}’s hat flew off and landed on {a creature}, and {the creature} went to the {bank|post office} in it and was called ‘madam’ by {three|several} people.",
    "A sign said ‘Do not {tickle|paint} the {goat|vicar}’. {Hero} had not meant to, until then. Now {he} could think of nothing else. {He} had to walk by with both hands in {his} {pockets|hat}.",
    "For no reason at all the road was full of {jelly|pudding}. “Spoons out,” said {Hero}. They ate their way to the other side +and {a creature} came behind and {licked|did} the edges.",
  ],
  inspiring: [
    "They passed a tiny plant that had come up through the stone. It had pushed and pushed. {Hero} bent down to it. “How did you do that?” {he} asked +and it {shook|held up} its one {leaf|flower} like a flag.",
    "On a wall an old woman was learning to {whistle|read}. She was {eighty|ninety}. “I’ve just got as far as {M|the chorus},” she told {Hero}, proud as a {queen|cock}. “Never too late, never too small.”",
    "“Do you think we can do it?” {Hero} asked. {The pal} did not {say|need to}. {He} thought of everything {he} could not do a year ago: {swim|skip}, {tie a bow|read}, {whistle|ride a bike}. It was a long list +and now {he} could.",
    "The hill was steep and the top kept moving off. {Hero} did not look at the top. {He} looked at the next {stone|bush}, and the next +and when {he} turned round, {town} was no bigger than {a rug|a pie}.",
  ],
  adventurous: [
    "They took the short cut: over the wall, along the {pipe|ridge}, and down the far side on a {sledge of bark|tea tray}. {Hero} yelled all the way. {A creature} leapt out of the way and {gravel|hats} flew.",
    "The ditch was wide. {Hero} backed off, ran, and flew. For one long moment there was nothing under {his} boots but {nettles|air} +and then came the {thump|roll} on the other side. “Come on!” {he} called.",
    "Up the {cliff path|ladder} they went, hand after hand, with the wind {pulling|howling} at their sleeves. {Hero} looked down once. Far below, {a sight} was as small as a {crumb|toy}.",
    "A storm rode in over the hills, black at the front. “Run for it!” They raced the rain along the {meadow|quay} and dived under {a sight}, just as the first {drops|hailstones} hit.",
  ],
  mysterious: [
    "Someone had been there before them. On {a sight} there was a chalk mark: an arrow and {a number seven|an eye}. The chalk was still fresh. {Hero} looked round, but the lane was empty +and {a noise} stopped, all at once.",
    "In a window of the empty house stood a {lamp|teacup}, and it was {still warm|steaming}. Nobody answered {Hero}’s knock. {He} noted the time +and when {he} looked again, it had moved {a hand’s width|to the left}.",
    "{Hero} found a note under {a sight}. It said: ‘Not {yet|here}. Count the {crows|steps}.’ The writing leaned to the left. {He} knew that writing from somewhere +and {he} folded the note up {small|twice}.",
    "Footsteps came behind them and stopped when they stopped. {Hero} bent down as if to tie {his} lace and looked back between {his} knees. There was no one, only {a creature}, and a {gate|door} that swung.",
  ],
};

export const moodCalms: Readonly<Record<Style, Texts>> = {
  magical: [
    "The last of the magic ran down the drainpipe. It left a little {gold|glow} on the sill.",
    "The stairs were all in their right places. The spoons had stopped {talking|singing}. Even spells must sleep.",
  ],
  gentle: [
    "Nobody spoke. Nobody had to. {Grownup} stroked {his} hair.",
    "The room was dim. It smelt of {smell}. It was all very soft.",
  ],
  nature: [
    "Outside a hedgehog {snuffled|rustled}. The {trees|owls} kept watch. The grass lay down.",
    "Dew fell on the fields. The bees were home. So were the {larks|hares}.",
  ],
  everyday: [
    "The plates were dry. Tomorrow’s {lunch|bag} stood ready. The tap dripped twice.",
    "{Grownup} hung {his} coat on its hook. The key went round. That was today done.",
  ],
  educational: [
    "{Hero} had one more thing for the list. {He} wrote it down. It was a good one.",
    "“Why do we sleep?” asked {Hero}. “So that we can {grow|wonder} tomorrow.”",
  ],
  bedtime: [
    "Wash. Brush. Drink. Hug. It was all done now, one by one.",
    "The pyjamas were warm. The lamp was low. The pillow had a cool side.",
  ],
  funny: [
    "The {sausage|sock} was asleep as well. It snored a little.",
    "“Good night, ears,” said {Hero}. “Good night, nose.” The nose said nothing.",
  ],
  inspiring: [
    "{He} could do one more thing than this morning. {Hero} smiled in the dark.",
    "By the mark on the door {grownup} drew a new one. It was a bit {higher|taller}.",
  ],
  adventurous: [
    "{His} boots stood by the door. There was {sand|mud} in them, and a bit of far away.",
    "The map went back in its drawer. The wind lay down. It had run enough.",
  ],
  mysterious: [
    "There was no more chalk on the wall. One small riddle was left. It could wait.",
    "Behind the curtain nothing moved. {Hero} knew why now. It was a good secret.",
  ],
};
