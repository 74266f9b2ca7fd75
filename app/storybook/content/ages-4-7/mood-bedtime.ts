import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      vars: { strokes: ["ten", "twelve", "fourteen", "sixteen"] },
      opening:
        "{Hero} liked to have {his} hair brushed at bedtime. {Grownup} had {already begun|made a start}, for there was a {knot|leaf|crumb} in it. “{Strokes} more strokes tonight,” said {grownup}, and hung up the {colour} brush +and it swung on its {hook|ribbon}.",
      way: "A bit of hair fell over {Hero}’s {nose|left eye}, and {he} blew it away. “I still get {strokes} strokes of the brush tonight,” {he} told {the pal}. In {his} head {he} {did|felt} the first one already: {softly} down, and off at the end.",
      close:
        "{Grownup} {brushed|did} the last {strokes} strokes, and {Hero} counted. Then came one {more|extra}. “That one was for {me|fun},” said {grownup}.",
    },
    {
      opening:
        "Two toothbrushes leaned in one {mug|glass} in {home}, a {big|tall} one and a {colour} one. They stood with their {heads|bristles} together, like friends. “See you at bedtime,” {Hero} told the {colour} brush +but it was too {early|soon} for teeth just yet.",
      way: "{Hero} {ran|slid} {his} tongue along {his} teeth, top row and bottom row. They felt {furry|sticky}. “I’ll do them at bedtime,” {he} told {the pal}, “two minutes, with the {colour} brush” +and {he} moved one finger {up and down|round and round} to show how.",
      close:
        "Up and down went the {colour} brush, and {round|along} the back. {Hero} {rinsed|spat} and smiled. Both brushes leaned in the {mug|glass} again. They were telling each other {secrets|about it}.",
    },
    {
      vars: {
        bather: ["a rubber duck", "a cork boat", "a tin fish", "a wooden whale", "a yellow frog", "a sponge bear"],
      },
      opening:
        "It was {Hero}’s bath night. The tub in {home} was still {dry|empty}, and on its rim sat {a bather} +and it was {waiting for|looking at} the tap. “{Later|Soon},” {Hero} told it, and {patted|turned} it so that it could see out.",
      way: "“I’ve got {dust|glue|mud} on my {elbows|knees},” said {Hero}, and was rather {proud|pleased}. {The pal} {looked|came to look}. Tonight the bath would be {warm|deep} and full of {foam|bubbles} +and {the bather} would sail three times round {his} {toes|feet}.",
      close:
        "{Grownup} {tested|stirred} the bath, and in went {Hero}. {The bather} sailed three times round {his} {toes|feet}. When the plug was out, it {sat|lay} on {his} tummy.",
    },
    {
      vars: { pattern: ["striped", "spotted", "starry", "checked", "flannel"] },
      opening:
        "{Grownup} hung {Hero}’s {pattern} pyjamas {near|beside} the {stove|heater}, to get warm for bedtime. One sleeve pointed at the {bath|bed}. “{Not yet|Later},” said {Hero}, and {folded|tucked} it in +but it {slipped|came} out and pointed again.",
      way: "“My pyjamas must be warm down to the {knees|cuffs} by now,” {Hero} told {the pal}. {He} {thought|dreamed} of how it would be at bedtime: first the legs, then the {arms|sleeves} +and then four buttons, from the {bottom|top}.",
      close:
        "The {pattern} pyjamas were as warm as {toast|a cat}. In went the legs. {Hero} did all four buttons. In the {top|left} pocket {grownup} had put a {kiss|good night}.",
    },
    {
      vars: { taste: ["honey", "cinnamon", "vanilla", "nutmeg"] },
      opening:
        "The last thing {Hero} drank each evening was a cup of warm milk with {taste}. {He} put the {small|$colour} pan ready, and {his} cup with the {chip|goose|blue rim}. “It’s not bedtime {yet|by a long way},” said {grownup} +but the cup might as well {wait|be there}.",
      way: "“What do you like best about going to bed?” {Hero} asked {the pal}. {He} knew {his} own answer: it was the milk. You blow {three|four} times, you {sip|slurp} +and at the {bottom|very end} comes the {taste}.",
      close:
        "{Grownup} poured the milk, and {Hero} {blew|waited}. Down it went to the {bottom|end}. There was the {taste}, a {whole|big} spoonful more than {usual|yesterday}.",
    },
    {
      vars: { beast: ["a small bear", "an old badger", "a lost hedgehog", "a wet fox", "a tired mole"] },
      opening:
        "A ribbon {hung|peeped} out of {Hero}’s bedtime book. Last night {grownup} had stopped {just|right} where {a beast} was knocking at a {round|$colour} door +and nobody had opened it so far. {Hero} laid the book on {his} pillow, {ready|open} for tonight.",
      way: "“Who lives behind that door, do you think?” {Hero} asked {the pal}. In the bedtime book {the beast} had been {knocking|waiting} there since last night. It might be a {witch|dentist|cousin}. {He} had {three|four} good guesses +but only the {next|new} page would tell.",
      close:
        "{Grownup} {found|took out} the ribbon and turned the page. The door opened, and there stood {the beast}’s grandmother. “I’ve been {warming|keeping} your {slippers|supper},” she said.",
    },
    {
      vars: { flock: ["the sheep", "the boats", "the geese", "the swans", "the stars"] },
      opening:
        "{Grownup} always sang {Hero} a song at bedtime. One verse was about the moon and one about {flock}. There was a third +but {grownup} had forgotten it. “Perhaps it will come {back|home} tonight,” said {Hero}, and {hummed|sang} the {others|tune}.",
      way: "{Hero} {hummed|sang} the bedtime song, moon first, and then {flock}. {The pal} knew it, too. “The third verse is still {missing|lost},” said {Hero}. {He} tried {a cow|the rain} in it, and {a bus|a bun} +but none of them {rhymed|fitted}.",
      close:
        "{Grownup} sang about the moon, and then {flock}. And there came the third verse, {all by itself|as if by chance}! It was about {Hero}.",
    },
    {
      vars: { lamp: ["a snail", "an owl", "a mushroom", "a round moon", "a hedgehog", "a swan"] },
      opening:
        "By {Hero}’s bed stood a night light in the shape of {a lamp}. All day it had nothing to {do|shine on}. {Hero} dusted it with a {sock|hanky|sleeve}. “{It’ll be|It’s} your turn at bedtime,” {he} {promised|told it} +and it looked a little {brighter|prouder} at once.",
      way: "“What does my night light {think about|do} all day?” {Hero} asked {the pal}. At home {the lamp} stood beside the bed with its {switch|button} up. Nobody else might press it. {He} {bent|stretched} {his} {first|pointing} finger a few times +and it was {ready|in good order}.",
      close:
        "Click! {The lamp} lit up, {round|golden} and {warm|mild}. On the ceiling sat a patch of {gold|light}. {Hero} {waved|held up a hand}, and now there was a {hand|bird} in it.",
    },
    {
      vars: {
        first: ["the kettle", "the teapot", "the stove", "the clock"],
        second: ["the cat flap", "the coats", "the front door", "the boots"],
      },
      opening:
        "At bedtime {Hero} {always|never failed to} say good night three times. It went ‘Good night, {first}’, and then ‘Good night, {second}’. The last one came in bed, and {he} told nobody what it was +so even {grownup} had {to guess|no idea}.",
      way: "{Hero} was saying {his} three good nights {under $his breath|on $his fingers}, for practice. The thumb was {first}, and the next was {second}. “And the last?” It could not be {the soap|the moon}? {He} only {smiled} at {the pal} +and shut {his} hand.",
      close:
        "“Good night, {first}. Good night, {second}.” {Hero} got into bed and {looked|bent} down. “Good night, {toes|feet}.” So that was the {secret|last} one! It had been a {long|big} day for them.",
    },
    {
      vars: { furry: ["a hedgehog", "a cat", "a sheep", "a penguin", "a badger"] },
      opening:
        "{Hero} had a hot-water bottle in a knitted coat, and in it the bottle looked just like {a furry}. By day it hung on a {nail|peg} in {home}, {thin|flat} and {hungry|cold}. “{Grownup} will fill you at bedtime,” said {Hero} +and {he} {stroked|straightened} its ears.",
      way: "{Hero} blew on {his} {fingers|knuckles}, for they were a bit {cold|stiff}. “Soon my feet will have a friend in bed,” {he} told {the pal}. {The furry} was only a hot-water bottle +but when it was {full|warm} it had a {tummy|purr}.",
      close:
        "{Grownup} filled the bottle and {shut|screwed} it tight. {Hero} carried {the furry} to bed, and it {gurgled|hiccuped}. “It has had its {supper|milk},” {he} said.",
    },
    {
      opening:
        "{Hero}’s slippers always {stood|sat} beside the bed, nose to nose. Today the left one was {gone|missing}! {He} looked in {the room}, and {grownup} looked {behind the curtain|in the bath}. “We’ll need it at bedtime,” {he} said +and the right one looked {lonely|worried}.",
      way: "“If you were a slipper,” {Hero} asked {the pal}, “where would you go before bedtime?” {He} would go {somewhere soft|to the warm stove}, {he} decided. {He} hopped a bit, with one {foot|heel} up +and that was how {he} would have to go to the {bathroom|basin} tonight.",
      close:
        "{Hero} {turned|folded} down {the cover}. There lay the left slipper, {right|deep} inside! It had gone to bed {early|first}, and warmed the place for both {his} feet.",
    },
    {
      vars: { marker: ["a clothes peg", "a paper star", "a blue button", "a wooden bird"] },
      opening:
        "{Grownup} had drawn {Hero}’s whole bedtime on a {card|strip}: bath, teeth, pyjamas, book and song. {A marker} showed how far they {were|had come}. It still sat in {front|the corner}, before the bath +and {Hero} gave it a {nudge|tap}, so that it would be {ready|awake}.",
      way: "“Bath, teeth, pyjamas, book, song,” sang {Hero}. “That’s how my bedtime goes.” At home {the marker} sat {waiting|ready} on the card. {The pal} mixed {them up|up the teeth}, and got into pyjamas before the bath +and {Hero} had to {laugh|start again}.",
      close:
        "{Hero} moved {the marker} past the bath, past the teeth, past the pyjamas and the book. Now it sat on the song. {Grownup} {hummed|breathed in} already.",
    },
    {
      vars: {
        sleeper: [
          "a rag rabbit",
          "a wool mouse",
          "a bear with one ear",
          "a cloth camel",
          "a stuffed goose",
          "a rag doll",
        ],
      },
      opening:
        "{Hero} put {a sleeper} to bed first, for toys are tired early. {He} {wiped|washed} its face, brushed its {chin|ears}, and laid it in a {shoe box|basket} under a {colour} hanky. “I’ll come to bed {later|soon},” {he} told it +and it {looked|lay} quite content.",
      way: "{Hero} {stopped|looked up}. “Is {the sleeper} really asleep?” {he} asked {the pal}. Some of them only {pretend|squint}, and get up again to {dance|play}. {He} sang it half a lullaby, in case it could hear from {here|so far} +and {the pal} sang the {rest|end}.",
      close:
        "{Hero} looked in at the box. {The sleeper} had kicked the {colour} hanky off! {He} tucked it in {again|twice}, and {grownup} {softly} tucked in {Hero}.",
    },
    {
      vars: { licker: ["Cow", "Lioness", "Old Dog", "Calf"] },
      opening:
        "The {colour} flannel in {home} was called the {licker}, because it licked {Hero} all over at bedtime. It hung {by|next to} the basin with its {tongue|corner} out. “I’m still {clean|all right},” {Hero} told it +but that was only {nearly|half} true.",
      way: "There was a {splash|smear} of {jam|mud|paint} on {Hero}’s chin. {The pal} saw it first. “The {licker} will get it at bedtime,” said {Hero}. That was {his} {warm|wet} flannel. It began behind the {left|right} ear +and it always finished {under|on} the nose.",
      close:
        "The {licker} came, all warm and wet. It licked one ear, and the other, and {his} chin. Then {Hero} took the flannel, and licked {grownup}.",
    },
    {
      opening:
        "{Hero} got two good-night kisses every evening, one for each {ear|cheek|eye}. Today {he} asked for one of them {early|now}. {Grownup} blew it into {his} {top|left} pocket. “Save it until bedtime,” said {grownup} +and {Hero} {shut|buttoned} the pocket over it.",
      way: "{Hero} {patted|opened} {his} pocket, just to look. The good-night kiss was still in there. It took up hardly any {room|space} +but it kept that side {warmer|snug}. “One for now?” {No|Oh no}, {he} told {the pal}, it was for bedtime.",
      close:
        "{Hero} took the kiss out of {his} pocket. {He} put it on {grownup}’s {nose|cheek}. “And {mine|now me}?” Back it came at once, with {two|three} others.",
    },
    {
      vars: { print: ["ships", "owls", "whales", "foxes", "swans", "bears"] },
      opening:
        "At bedtime it was {Hero}’s {job|task} to draw the curtains. They had {print} all over them, {count} {tall|big} ones and a {small|tiny} one. By day it was {hidden|lost} in a fold. “Come out tonight,” {he} {told|whistled to} it +and {he} {stroked|smoothed} the cloth.",
      way: "{Hero} {drew|made} a small {whale|star} in the air with one finger. “There are {print} on my curtains,” {he} told {the pal}, “and you never see the {small|last} one by day.” It lived in a fold +and only {bedtime|the evening} brought it out.",
      close:
        "{Hero} drew the curtains, left and right. Out of the folds came all the {print}. The {small|last} one was right in the {middle|front}. “Good evening,” {he} said.",
    },
    {
      opening:
        "Each night {Hero} picked a patch of {his} quilt, and {grownup} told {him} at bedtime where it came from. {Today|This time} {he} {chose|had} the {colour} one with the {dots|zigzag}. “That one? {Wait|Oh}!” said {grownup} +and {Hero} had to wait for the {evening|story}.",
      way: "{Hero} was still {guessing|wondering} about the {colour} patch. It might have been a {pirate’s|queen’s} {hanky|sleeve} once, or part of a {sail|tent}. {The pal} could not tell. At bedtime {grownup} would {say|know} +and then {he} would lay {his} cheek on it.",
      close:
        "“The {colour} patch was a {blanket|shawl},” said {grownup}. “It was {round|over} you on your very first night.” {Hero} laid {his} hand there. It was still soft.",
    },
    {
      vars: { top: ["a woolly hat", "a straw hat", "a blue cap", "a sun hat"] },
      opening:
        "Before bed {Hero} always laid out {his} clothes on a chair, and they looked like {somebody|a person}. First came a {shirt|jumper}, then trousers, then socks {for feet|down below}. {He} had put {a top} there {already|early} +but it had no body until {bedtime|evening}.",
      way: "“Stripes or {spots|a pocket}?” asked {Hero}. {He} was thinking of {his} bedtime chair, and of the shirt that {he} would lay there for tomorrow. {The pal} was for {stripes|both}. Under {the top} it would look like {a sailor|an uncle} +and {he} could {wish|tell} it good night.",
      close:
        "{Hero} laid out tomorrow’s shirt and socks below {the top}. Now somebody sat on the chair. {He} shook its sleeve. “{Sit|Keep} still till breakfast,” {he} told it.",
    },
    {
      vars: { ride: ["train", "tram", "ferry", "night bus"] },
      opening:
        "At bedtime {grownup} turned into a {ride}. It left the {kitchen|stove} at seven, stopped at Bath and at Teeth, and went all the way to Bed. {Hero} had cut out a {colour} ticket for it +and {he} put it in {his} pocket, {for later|so as to have it}.",
      way: "{Hero} {felt|looked} in {his} pocket for the {colour} ticket. “It’s for tonight,” {he} told {the pal}, “for the {ride} from the {kitchen|stove} to Bed. It stops at Bath, and then it stops at Teeth.” It went {quite fast|rather bumpily} +and you could {toot|steer}.",
      close:
        "“All aboard the {ride}!” called {grownup}. {Hero} got up on {grownup}’s back. They {called|stopped} at Teeth. At Bed the {colour} ticket was clipped, with a kiss.",
    },
    {
      vars: { toe: ["Pip", "Crumb", "Dot", "Pea", "Bean", "Snip"] },
      opening:
        "After the bath {grownup} always dried {Hero}’s toes, and each of them had a name. There were {Tom|Fred} and {Lily|Anna}, and so on, up to nine. Only the {smallest|last} still had none. “{Think of|Find} one by bedtime,” said {grownup} +and {Hero} {wiggled it|looked at it}.",
      way: "{Hero} was still looking for a name for the {last|smallest} of {his} toes. “It has to be {short|a nice one},” {he} told {the pal}, “for the bath towel.” {Napoleon|Elizabeth} was too long. But {Toe|Ten} was too {plain|dull} +so {he} went on {thinking|trying}.",
      close:
        "{Grownup} dried nine toes by name, with the {warm|big} towel. “And who is this?” “{Toe},” said {Hero}. So {Toe} got a rub, too, and a kiss.",
    },
  ],
  events: [
    "{Hero} yawned, and then {the pal} yawned, because yawns are {catching|like that}. In the houses of {town} the baths were running. Behind each {blind|curtain} somebody was being {tucked in|read to}.",
    "A mother at a window was singing to {a baby|twins}. {Hero} knew the song. It was the one that {grownup} sang, about {ships|sheep} and sleepy {stones|oars} +and {he} hummed the end of it.",
    "The street was putting itself to bed. {A creature} tucked in its head. The {shop|stall} pulled down its lid +and the last {bus|cart} went home with its eyes half shut.",
    "“I’ve still got my teeth to do,” said {Hero}, “and my {hair|story}.” {He} wore {his} slippers. They went {slip, slop|flip, flap} over the stones, like two {tired|small} ducks.",
    "By {a sight} a girl was brushing a doll’s hair, {count} strokes, out loud. {Hero} counted along under {his} breath. At the end all {three|of them} {yawned|blinked}, the doll too.",
    "{The neighbour} was closing the {colour} shutters, left, right, left, right. “Not in bed yet?” “Soon,” said {Hero}, and showed the {pyjamas|slippers} {he} had on. [Somewhere {a noise} went on, lower and lower.]",
    "The hens were going up their ladder, one behind the other. There was some {talk|fuss} about who slept next to whom. {Hero} waited till the last was in +and {he} shut the {colour} {door|hatch}.",
    "Somebody had left {a toy} out on {a sight}, in the dew. {Hero} wiped it with {a cloth}, and set it {in a window|on a step}, where its owner would {look|pass}. Nobody should be out so late.",
    "It was the hour when {bakers|owls} get up. {The neighbour} went by with a {colour} lamp and said good morning. “Good {night|evening},” said {Hero}, and they both {smiled}, and both were right.",
    "Lamps came on along {the track}, left, right, left. {Hero} tried to be under each one just as it did. {He} got {three|four} of them. Then {he} yawned, and missed the rest.",
    "Behind a window a big brother was reading to a small one, and doing the {bear|wolf|queen}. {Hero} stopped. “One more page,” said the small one. That was lucky, for so they got it too.",
    "“Where do they keep the night?” asked {Hero}. “In my {coal hole|cupboard},” said {the neighbour}, drawing the curtains, “and I let it out a bit at a time.” There came some now.",
    "A bath was being emptied somewhere. It ran down the pipe and along under their feet, gurgling {softly}, with somebody’s whole {day|week} in it. {Hero} walked beside it as far as the {drain|corner}.",
    "{A creature} turned round three times on {a sight} and lay down. {The pal} seemed to think it a good idea. “Soon,” said {Hero}. {He} turned round three times too, to keep the place warm.",
    "The bakery was dark but for the oven. It made a {red|gold} square on {the track}. They stood in that for a moment, as you do by a stove, first the fronts and then the backs.",
    "{Name} went by in a dressing gown, with a cat under one arm. “Forgot to put it out,” {name} said, though {Hero} had not asked. Then all of them yawned, and the cat most of all.",
    "Someone up there had begun to hang out the stars. So far there were {two|three}. You must not count them, {Hero} knew, or not aloud. They lose their place.",
    "The {boats|carts} had been tied up for the night, nose to tail. They nodded a little. {Hero} said good night to the first. It was handed on all down the row.",
    "The tailor’s lamp was out, and the vet’s, and then the baker’s. It went down {the track} like that, house by house. {Hero} said good night to each one, a bit ahead of it.",
    "Someone had left a window open, and a cot stood by it. In the cot a hand went up, and opened, and shut. {Hero} opened and shut {his} own. After a while there was only one of them doing it.",
    "“What’s the time?” {Hero} asked {the neighbour}. “Half past brushing,” said {the neighbour}, through {colour} foam. It was a quarter to story, then. They would have to {step on it|be quick}.",
    "All the ducks on the pond had put their heads away. Only the {last|smallest} one had not. It paddled round once more and looked at {Hero}. “Me too,” {he} told it, “in a minute.”",
    "In the playground {the neighbour} was stopping the swings for the night, one after another. {Hero} held the {smallest|last} till it {hung|was} quite still +and {the pal} closed the gate with hardly a {click|squeak}.",
    "On a {doorstep|window ledge} stood two empty milk bottles. A note said, ‘{Two|One} more, please, and a quiet {knock|clink}.’ {Hero} read it under {his} breath +and even {the pal} went past on {tiptoe|soft feet}.",
    "{Name} was taking pyjamas off the line, {stripes|spots} first. Their legs {waved|kicked}, for they did not want to {come in|lie down}. {Hero} folded the {smallest|$colour} pair and told them that {he} never did, either.",
    "All the daisies along {the track} had shut for the night, with {pink|tight} tips. {Hero} knelt down to {look|count them}. One was still open by {a crack|a petal} +but it was nodding {badly|already}.",
    "The tram driver wound a handle, and the name over the window rolled away. ‘{Harbour|Market}’ went, and ‘{Station|Museum}’, until it said ‘{To Bed|Good Night}’. {Hero} asked if that was far. “Next stop,” said the driver, {yawning|and waved}.",
    "A father was walking his baby round a {porch|balcony|garden}, two steps and a {sway|hum} at a time. {Hero} fell into step without {meaning|trying} to +and {the pal} swayed too, right up to {a sight}.",
    "The market was nearly packed away. {The neighbour} was wrapping {pears|lemons} in soft paper and laying them in {rows|straw}. {Hero} wrapped {two|three} as well +and {he} smoothed the paper over their {shoulders|stalks}.",
    "{A ginger|A thin|A fluffy} cat sat before a {colour} door, and its bell was {far|much} too high. {Hero} rang it for her. Feet came {along the hall|downstairs} +and in she {marched|walked}, as though she paid the rent.",
    "The moon had got into {a horse trough|a bucket|a water butt}, all of it. {Hero} touched it, and it broke into {noodles|ribbons} and swam {about|apart}. They waited politely +and bit by bit it grew {whole|round} again.",
    "{The neighbour} hurried by with a hot-water bottle buttoned up inside a {colour} coat, like {a puppy|a secret}. “Feel!” {Hero} laid both hands on it +and both were still warm by the time they came to {a sight}.",
    "Two sisters leaned out of a {window|skylight} in their nightgowns, because both wanted the top bunk. {Hero} tossed a {button|coin} for them, and it {came|fell} down heads. Heads climbed up, and Tails had the {torch|bear}.",
    "It was {the neighbour}’s evening to see that the {shops|sheds} were locked. Each door got a rattle and a {deep|kind} “Fast asleep.” {Hero} was allowed to rattle {the next|the $colour} one +and {he} said it just as {deeply|kindly}.",
    "In the paddock a {foal|calf} was trying to lie down, which is not easy with legs that {long|wobbly}. It folded the {front|back} pair, and then changed its mind. “Mine tangle too,” {Hero} told it, “in the {sheets|blankets}.”",
    "Each evening the toyshop lady turns her {bears|dolls} round, away from the {lamps|street lamp}. {Hero} stopped at the glass to watch. The last of all was a {lion|camel} +and {he} {bowed|waved} before it, too, looked the other way.",
    "The school was going dark, window by window: {paints|sums}, {songs|maps}, the long hall. In the last one a globe was lit from {inside|behind}. {Hero} found {the sea|the deserts} on it +and then somebody switched the whole world off.",
    "Sheets were spread over the {wooden|painted} horses on the merry-go-round. One {nose|tail|hoof} still stuck out, so {Hero} pulled the corner straight. {The pal} went round the {far|dark} side, to be certain that everybody was {covered|warm}.",
    "A blackbird on a chimney was singing the last song of the day, and kept {remembering|finding} another verse. {Hero} waited for the end with {his} head {back|tilted}. It came at verse {six|nine} +and the street seemed to {breathe out|lie down}.",
    "{Name} was winding the {kitchen|parlour} clock, one turn for every hour of sleep. Through the {open|low} window {Hero} counted {eight|nine} turns and then a pause. One more came after that, for {luck|comfort}.",
    "Through a {low|small} window they saw a table laid for breakfast already, with every cup on its {head|rim}. Only {the eggs|the morning} had still to come. {Hero} tiptoed past, so as not to start it {early|too soon}.",
    "An old {spaniel|sheepdog} was dragging its blanket over the yard to the {kitchen|back} door. The step was too {high|much} for it. {Hero} lifted one corner, {the pal} saw to the other +and in it went, {backwards|puffing}.",
    "On {the track} lay one small slipper with a {rabbit|tassel|bell} on it. A mother was pushing a pram ahead of them, and out of it hung a bare {foot|heel}. {Hero} {ran|hurried} after her. It fitted +and its owner {slept on|never woke}.",
    "Upstairs a {grandmother|grandfather} was singing in another language. {Hero} could not tell if it was about {goats|boats} or about {snow|plums}. But every line came down at the end like {an eyelid|a feather} +and so {he} understood it perfectly.",
    "{The neighbour} was putting a small steam engine away in its shed. It let out one {long|huge} breath, as people do when their {boots|hats} come off. “{Tired|Sleepy}?” asked {Hero}. {Tick|Ting}, it answered, cooling.",
    "Some {rabbits|hamsters} had been given clean straw for the night. The {oldest|fattest} was not content, and bit it and patted it into a {hollow|heap}. “I do that with my {pillow|quilt},” {Hero} told {the pal}.",
    "At a lit window two boys were making shadow animals, which fell right across {the track}. {Hero} {put|held} up {his} own two hands. So the {rabbit|wolf} had a {swan|snail} for company, until their mother turned down the lamp.",
    "A bumblebee had stayed out too late and gone to bed in a {foxglove|tulip|poppy}. {Hero} saw {two|three} of its feet sticking out. {He} bent a {branch|fern} aside, so that nothing should {shake|brush} the bedroom.",
    "{The neighbour} was counting sheep into the fold, and fell asleep at {count}. So {Hero} did the {others|lambs}, aloud. “All in,” {he} {reported|announced} +and {the neighbour} woke just in time to {latch|shut} the gate.",
    "They came to the fountain as it was being turned off. The water sank from {a tree|a plume} to {a bush|a fern}, and then it only dripped. {Hero} had never heard {the square|that corner} so {quiet|still}.",
    "{The neighbour} was sweeping the day together. There was {a ribbon|a feather}, orange peel, {two|three} bus tickets and somebody’s {list|comb}. {Hero} held the {sack|dustpan}. It came to very little, and it smelt of {smell}.",
    "The sun had gone, but {some|a bit} of it was left in a bench +and the planks were {warm|like toast}. {Hero} and {the pal} stopped there for one {long|good} yawn +and the rest was for the {cats|moon}.",
    "A band had finished playing, and was putting its things to bed. The {flutes|fiddles} lay in velvet. Two men lowered the tuba into its {case|box} +and {Hero} did up the {buckle|catch}. It gave a {low|deep} sigh in there.",
    "A girl called good night to her {gran|uncle}, her {goldfish|hens} and the lady with the {bread|letters}. “And those two, with the {noses|boots},” she added. {Hero} bowed for both of them.",
    "“Hoo,” said an owl in the {ash|pine}, and stretched one {leg|wing}. For owls it was {breakfast|getting-up} time. {Hero} replied with an enormous yawn, and each of them wished the other the {best|right} sort of night.",
    "By lamplight {name} sat over a quilt with one square still to {sew|choose}. Should it be {colour} or {colour 2}? {Hero} thought of cold {feet|mornings}, pointed to the warmer one, and saw the needle {go in|set off}.",
    "Each night the hedgehogs get a saucer of water +and {the neighbour} let {Hero} {carry|hold} it. {He} walked as if it were {soup|glass}. Under the {hedge|rhubarb} somebody was smacking {small|prickly} lips already.",
    "At the {barber’s|tailor’s} a cloth was laid over the budgie’s cage. “Wash your {neck|ears},” said the budgie from {underneath|in there}. “Don’t slam the {door|lid}.” {Hero} promised not to. “Sweet dreams,” it added, after a {silence|yawn}.",
    "A family lived in a houseboat under the bridge, and its lamps were {low|out} already. {Hero} crossed on {his} toes, {plank by plank|holding $his breath}, and so did {the pal}. From below came two {soft|small} knocks, which meant thank you.",
    "The deckchairs were being folded for the night, {stripes|$colour} on {colour 2}. One would not go flat, whatever {the neighbour} tried. {Hero} promised it that the {sun|holiday} would be back tomorrow +and then it {folded|gave in}.",
    "At the fire station the {boots|helmets} stood in a row +and the great red engine was being dried behind the {ears|lamps}. {Hero} held the {towel|bucket}. “Good night, {bell|ladder},” said the fireman, {softly} for such a big man.",
    "A small boy could not go in, because his shadow was still {out|up}. {Hero} looked at it, lying on {the track} with its {hair on end|arms out}. “You go first,” {he} advised, “and it will {come|follow}.” It did +and the door was shut.",
  ],
  calms: [
    "Wash. Brush. Drink. Hug. It was all done now, one by one.",
    "The pyjamas were {warm|soft}. The lamp was low. The pillow had a cool side.",
    "Left {sock|slipper}, right {sock|slipper}. Left sleeve, right sleeve. Then {the cover}, up to the chin.",
    "There was one yawn for {Hero}. There was one for {a toy}. {Grownup} had the {biggest|last}.",
    "The taps were off. The {stairs|hooks} were dark. The bed had kept {his} place.",
    "{Grownup} smoothed the sheet. It was smooth already. It got one more pat.",
    "Good night was said three times. Once was for {Hero}. Once was for {a toy}. Once was for luck.",
    "The night-light was on. It was no bigger than {a mite}. It knew its way about.",
    "One page. Half a page. Then just the picture. Then just the dark, with the picture in it.",
    "{Hero}’s eyes were open. They were shut. They were open a crack. They were shut.",
    "The curtain was drawn as far as it went. A bit of moon got in at the side. It could stay.",
    "First the {big|tall} lamp went out, and then the little one. The dark came in on slippers and sat down.",
    "{Hero} got in from the {left|wall} side, as always. The mattress sighed. {Hero} sighed too.",
    "A dot of toothpaste had stayed on {his} chin. {Grownup} wiped it off with a thumb. “Full stop,” said {grownup}.",
    "“Once round the room,” said {grownup}. {Hero} was carried past the {shelf|chair}, the window and the lamp. Last came the pillow.",
    "The pyjamas were buttoned one hole too {low|high}. {A toy} saw it and said nothing. They were warm all the same.",
    "The lullaby had {four|five} verses. {Grownup} sang them all. Then came one without any words, only hum.",
    "{Hero} leaned on {grownup}’s arm and heard the page turn. The words had gone soft. The pictures were soft already.",
    "The socks for tomorrow lay there like two sleepy {fish|mice}. {Hero} said good night to the left one and the right one.",
    "The blanket came up over {his} toes. It came up over {his} {knees|tummy}. At the chin it stopped, and stayed.",
    "{Hero} began to count sheep. At the {gate|hedge} the first one lay down. So that was all for tonight.",
    "“Sleep well,” said {grownup}. “Sleep weller,” said {Hero}. They had said it like that since {he} {was} {two|three}.",
    "A glass of water stood by the bed. In it was the moon, no bigger than {a mite}. {Hero} let it swim.",
  ],
};
