import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      vars: { strokes: ["ten", "twelve", "fourteen", "sixteen"] },
      opening:
        "{Hero} liked to have {his} hair brushed at bedtime. [{Grownup} had {already begun|made a start}, because of a {knot|leaf|crumb}.] “{Strokes} more strokes tonight,” said {grownup}, and hung up the {colour} brush. [It swung on its {hook|ribbon} +and {Hero} gave it a nod.]",
      way: "A bit of hair fell over {Hero}’s {nose|left eye}, and {he} blew it {away|aside}. “I still get {strokes} strokes of the brush tonight,” {he} told {the pal} +and {he} could feel the first one {already|now}.",
      close:
        "{Grownup} {brushed|did} the last {strokes} strokes, and {Hero} counted. Then came one {more|extra}. “That was for {me|fun},” said {grownup}.",
    },
    {
      opening:
        "In {Hero}’s {tall|blue|thick} glass leaned two toothbrushes, a {big|long} one and a {colour} one. [They {stood|were} together like friends.] “See you at bedtime,” {Hero} told the {colour} brush +but it was still too {early|soon} for teeth.",
      way: "{Hero} {ran|slid} {his} tongue along {his} teeth. They felt {furry|sticky}. “At bedtime I’ll brush them,” {he} told {the pal}, “top row and bottom row.” {His} finger went {up and down|round and round}, to show it +and {he} hummed the {tooth|brushing} song.",
      close:
        "Up and down went the {colour} brush. {Hero} {rinsed|spat} and smiled. Now both brushes leaned in the glass again, {wet|cool} and {clean|content}.",
    },
    {
      vars: {
        bather: ["a rubber duck", "a cork boat", "a tin fish", "a wooden whale", "a yellow frog", "a sponge bear"],
      },
      opening:
        "It was {Hero}’s bath night. The tub was still {dry|empty} +and on its rim sat {a bather}. “{Later|Soon},” {Hero} told it, and {patted|turned} it. [It looked at the tap of {home} and {waited|hoped}.]",
      way: "“I’ve got {dust|glue|mud} on my {elbows|knees},” said {Hero} to {the pal}. Tonight the bath would be {warm|deep}, with {foam|bubbles} on top +and {the bather} would sail {twice|three times} round {his} {toes|feet}.",
      close:
        "{Grownup} {tested|stirred} the bath, and in went {Hero}. {The bather} sailed round {his} {toes|feet}. Then the water ran out. It {sat|lay} on {his} tummy.",
    },
    {
      vars: { pattern: ["striped", "spotted", "starry", "checked", "flannel"] },
      opening:
        "{Grownup} hung {Hero}’s {pattern} pyjamas {near|beside} the {stove|heater}, to get warm for bedtime. One sleeve pointed at the {bath|bed} +so {Hero} {folded|tucked} it in again. “Not {yet|now},” {he} told it.",
      way: "“Are my pyjamas warm to the {knees|cuffs} by now?” {Hero} asked {the pal}. At bedtime the legs came first, and then the {arms|sleeves} +and then {he} had four buttons to do, from the {bottom|top}.",
      close:
        "The {pattern} pyjamas were {nice|cosy} and warm. {Hero} did all four buttons. In the {top|left} pocket {he} found something. {Grownup} had put a {kiss|hug} in it.",
    },
    {
      vars: { taste: ["honey", "cinnamon", "vanilla", "nutmeg"] },
      opening:
        "Every evening {Hero} drank a cup of warm milk with {taste} in bed. [{He} put the {small|$colour} pan ready, and {his} cup with the {chip|goose|blue rim}.] “It isn’t bedtime {yet|by far},” said {grownup} +but the cup could {wait|stand there}.",
      way: "“What’s the best thing about bedtime?” {Hero} asked {the pal}. {He} knew {his} own answer: it was the warm milk. You blow on it, you {sip|slurp} +and at the {bottom|very end} comes the {taste}.",
      close:
        "{Grownup} poured the milk, and {Hero} {blew|waited}. {He} drank it to the {bottom|end}. There was the {taste}, twice as {much|sweet} as {usual|yesterday}.",
    },
    {
      vars: { beast: ["a small bear", "an old badger", "a lost hedgehog", "a wet fox", "a tired mole"] },
      opening:
        "A ribbon {hung|peeped} out of {Hero}’s bedtime book. “We stopped where {a beast} knocks at a door!” said {Hero} to {grownup}. “Who will open it?” They would read {on|more} tonight +but tonight was still {far off|a long way}. [{Hero} laid the book on {his} pillow, {ready|open} for tonight.]",
      way: "“Who lives behind that door?” {Hero} asked {the pal}. In {his} bedtime book {the beast} had been {knocking|waiting} there since last night. It might be a {witch|dentist|cousin} +but only the {next|new} page would tell.",
      close:
        "{Grownup} turned the page of the book. The door opened. There stood {the beast}’s granny. “Come in,” she said. “I’ve {warmed|kept} your {slippers|supper}.”",
    },
    {
      vars: { flock: ["the sheep", "the boats", "the geese", "the swans", "the stars"] },
      opening:
        "{Grownup} always sang {Hero} a song at bedtime. One verse was about the moon and one about {the flock} +but the third verse had been {lost|forgotten}. [“It may come {back|home} tonight,” said {Hero}, and {hummed|sang} the {others|tune}.]",
      way: "{Hero} {hummed|sang} the bedtime song to {the pal}, first the moon, then {the flock}. The third verse was still {missing|lost}. {He} tried {a cow|the rain} in it, and {a bus|a bun} +but neither of them {rhymed|fitted}.",
      close:
        "{Grownup} sang about the moon, and then {the flock}. And there came the third verse, {all by itself|at last}! It was about {Hero}.",
    },
    {
      vars: { lamp: ["a snail", "an owl", "a mushroom", "a round moon", "a hedgehog", "a swan"] },
      opening:
        "By {Hero}’s bed stood a night light that looked like {a lamp}. [All day it had nothing to do.] [{He} dusted it with a {sock|hanky|sleeve}.] “{It’ll be|It’s} your turn at bedtime,” {he} {promised|told it} +and it looked {brighter|prouder}.",
      way: "“What does my night light {think about|do} by day?” {Hero} asked {the pal}. At home {the lamp} waited by {his} bed. Only {Hero} might press its {switch|button} at bedtime +and {he} {bent|stretched} {his} finger, to keep it ready.",
      close:
        "Click! {The lamp} lit up, {round|golden} and {warm|mild}. A patch of {gold|light} lay on the ceiling. {Hero} {waved|held up a hand}, and a {hand|bird} waved back.",
    },
    {
      vars: { first: ["kettle", "teapot", "stove", "clock"], second: ["cat flap", "coats", "door", "boots"] },
      opening:
        "At bedtime {Hero} said good night three times, {each|every single} evening. “Good night, {first},” {he} said, and, “Good night, {second}.” The last one came in bed +but {he} told nobody what that was. [Even {grownup} had {to guess|no idea}.]",
      way: "{Hero} {said|practised} {his} three good nights, for later. {His} thumb was the {first}, and the next finger was the {second}. “And the last? That’s {my|a} secret,” {he} told {the pal} +and {he} shut {his} hand.",
      close:
        "“Good night, {first}. Good night, {second}.” {Hero} got into bed and {looked|bent} down. “Good night, {toes|feet}.” That was the secret one.",
    },
    {
      vars: { furry: ["a hedgehog", "a cat", "a sheep", "a penguin", "a badger"] },
      opening:
        "{Hero}’s hot-water bottle had a knitted coat +and in it the bottle looked like {a furry}. [By day it hung on a nail in {home}, all {thin|flat}.] “{Grownup} will fill you at bedtime,” said {Hero} +and {he} {stroked|straightened} its ears.",
      way: "{Hero} blew on {his} cold {fingers|knuckles}. “I’ve a hot-water bottle for bedtime,” {he} told {the pal}. At home {the furry} was {hanging|still} on its nail, {quite|very} thin +but later it would be {full|fat} and warm.",
      close:
        "{Grownup} filled the bottle and {shut|screwed} it tight. {Hero} carried {the furry} to bed. It gurgled. “{That’s|It’s} had its {supper|milk},” {he} said.",
    },
    {
      opening:
        "{Hero}’s slippers always {stood|sat} by {his} bed, nose to nose. “Today the left one is {gone|missing}!” {he} cried. [{He} looked in {the room}, and {grownup} looked {behind the curtain|in the bath}.] {Hero} needed it by bedtime +but it stayed {away|hidden}.",
      way: "“If I were a slipper,” said {Hero} to {the pal}, “where would I go?” {He} would go somewhere {soft|warm}. {His} left one was still {missing|lost} +and without it {he} would have to hop to {bed|the bath}.",
      close:
        "{Hero} {turned|folded} down {the cover}. There lay {his} left slipper! It had gone to bed first, to {warm|keep} the place for {him}.",
    },
    {
      vars: { marker: ["a clothes peg", "a paper star", "a blue button", "a wooden bird"] },
      opening:
        "{Grownup} had drawn {Hero}’s bedtime on a {card|strip}: bath, teeth, book and song. {A marker} showed how far {he} had come +and it was still {waiting|ready} by the bath. [{Hero} gave it a {nudge|tap}, to {wake|greet} it.]",
      way: "“Bath, teeth, book, song,” sang {Hero}. “Bath, {book|song}, teeth, no!” It was {his} bedtime, in order. At home {the marker} sat {waiting|ready} by the bath +and {he} sang it over {again|once more}, until it {was|came} right.",
      close:
        "{Hero} moved {the marker} past the bath, and past teeth and book. Now it sat on the song. {Grownup} was {humming|singing} already.",
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
        "{Hero} put {a sleeper} to bed first, because toys are tired early. {He} laid it in a {shoe box|basket} +and {he} put a {colour} hanky on top. “I’ll look in at bedtime,” {he} told it.",
      way: "“Is {the sleeper} really asleep?” {Hero} asked {the pal}. {He} had put it to bed {early|first} +but toys get up again, to {dance|play}. So {he} sang half a lullaby, in case {the sleeper} {heard|was listening}.",
      close:
        "{Hero} looked in at the {sleeper}. It had kicked off its hanky! {He} tucked it in. Then {grownup} {softly} tucked in {Hero}.",
    },
    {
      vars: { licker: ["Cow", "Lioness", "Old Dog", "Calf"] },
      opening:
        "In {home} the {colour} flannel was called the {licker}. “It licks me clean at bedtime,” {Hero} {said|explained}. [It hung {by|next to} the basin with its {tongue|corner} out.] “I’m still {clean|all right},” {he} told it +but that was only {nearly|half} true.",
      way: "There was {jam|mud|paint} on {Hero}’s chin. “The {licker} will get it at bedtime,” {he} told {the pal}. That was {his} {warm|wet} flannel. It began behind the {left|right} ear +and it finished {under|on} the nose.",
      close:
        "The {licker} came, warm and wet. It washed {his} ears and {his} chin. Then {Hero} took the flannel, and washed {grownup}’s {nose|chin}.",
    },
    {
      opening:
        "{Hero} got two good-night kisses every evening, one for each {ear|cheek|eye}. Today {he} asked for one of them {early|now} +so {grownup} blew it into {his} {top|left} pocket. “Save it until bedtime,” said {grownup}. [{Hero} {shut|held} the pocket.]",
      way: "{Hero} {patted|opened} {his} pocket, just to {look|be sure}. The good-night kiss from {grownup} was still there. It kept that side {warmer|snug}. “No, not now,” {he} told {the pal} +and {he} {saved|left} it for bedtime.",
      close:
        "{Hero} took the kiss out of {his} pocket. {He} put it on {grownup}’s {nose|cheek}. At once it came back, with {two|three} others.",
    },
    {
      vars: { print: ["ships", "owls", "whales", "foxes", "swans", "bears"] },
      opening:
        "At bedtime it was {Hero}’s {job|task} to draw the curtains. There were {print} on them, {tall|big} ones and a {small|tiny} one +but by day the small one {hid|was lost} in a fold. [“Come out tonight,” {he} {told|whistled to} it +and {he} {stroked|smoothed} the cloth.]",
      way: "“There are {print} on my curtains,” {Hero} told {the pal}, “and one is very small.” By day it hid in a fold +but at bedtime, when {he} drew them, it would {come out|peep out}.",
      close:
        "{Hero} drew the curtains, left and right. Out came all the {print}. The {small|last} one was in the {middle|front}. “Good evening,” {he} said.",
    },
    {
      opening:
        "{Hero} had a quilt made of old {clothes|things}. Each night {he} chose a patch +and {grownup} told {him} where it came from. “Today I want the {colour} one,” said {Hero}. “Wait until bedtime,” said {grownup}.",
      way: "{Hero} was {guessing|wondering} about the {colour} patch on {his} quilt. Had it been a {pirate’s|queen’s} {hanky|sleeve}? {The pal} could not say. {Grownup} would tell {him} at bedtime +and then {he} would lay {his} cheek on it.",
      close:
        "“That patch was a {blanket|shawl},” said {grownup}. “You had it {round|over} you on your first night.” {Hero} laid {his} cheek there. It was still soft.",
    },
    {
      vars: { top: ["a woolly hat", "a straw hat", "a blue cap", "a sun hat"] },
      opening:
        "Before bed {Hero} always laid {his} clothes for tomorrow on a chair. [Then they looked like {somebody|a person}.] {A top} was there {already|early} +but it had no body so far. “You’ll get one at bedtime,” {Hero} {promised|told it}.",
      way: "“{Stripes|Spots} or a pocket?” {Hero} asked {the pal}. At bedtime {he} would lay out a shirt, under {the top}. Then somebody would {sit|be} there +and {he} could {wish it|say} good night.",
      close:
        "{Hero} laid out a shirt and socks under {the top}. Now somebody sat on the chair. {He} shook its sleeve. “Good night,” {he} said.",
    },
    {
      vars: { ride: ["train", "tram", "ferry", "night bus"] },
      opening:
        "At bedtime {grownup} turned into a {ride}, with {Hero} on top. It stopped at Teeth +and then it went all the way to Bed. {Hero} had a {colour} ticket for it, {safe|ready} in {his} pocket.",
      way: "{Hero} {felt|looked} in {his} pocket for the {colour} ticket. “It’s for the bedtime {ride},” {he} told {the pal}, “from the kitchen to Bed.” It stopped at Teeth +and {grownup} {tooted|hooted} at each corner.",
      close:
        "“All aboard!” called {grownup}. {Hero} rode on {grownup}’s back. They {called|stopped} at Teeth. At Bed {grownup} took the ticket, and gave {him} a kiss.",
    },
    {
      vars: { toe: ["Pip", "Crumb", "Dot", "Pea", "Bean", "Snip"] },
      opening:
        "When {Hero} had {his} bath, {grownup} dried each toe and called it by name. Nine of them had names, like {Tom|Fred} +but the {smallest|last} had none. “{Think of|Find} one by bedtime,” said {grownup} +and {Hero} {wiggled it|looked at it}.",
      way: "{Hero} still needed a name for {his} {last|smallest} toe. “It has to be {short|nice},” {he} told {the pal}, “for bath time.” {Napoleon|Elizabeth} was too long. But {Toe|Ten} was too {plain|dull} +so {he} went on {thinking|trying}.",
      close:
        "{Grownup} dried nine toes by name. “And who is this?” “{Toe},” said {Hero}. So {Toe} got a rub with the towel, too.",
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
    "One page. Half a page. Then just the picture. {Hero} looked at it, and {grownup} held the book.",
    "{Hero}’s eyes were open. They were shut. They were open a crack. Yes, {grownup} was still there.",
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
