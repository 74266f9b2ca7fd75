import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      opening:
        "In {home} the {towel|curtain|milk} was warm, and there was one hour left till bed. {Hero} had one {arm|leg} in {his} pyjamas when it {began|happened}.",
      way: "",
      close: "",
    },
    {
      opening:
        "First supper, then teeth, then {a story|two songs}. But tonight {Hero} looked out at {town} from {the room} +and there was still some {daylight|day} left.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Pyjamas on by {seven|eight},” said {grownup}. {Hero} counted what was left in {home}: {wash|brush}, {drink|hug}, lamp, pillow. [And one thing more, which was not on the list.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The toys in {home} had been put to bed, all but {a toy}. {Hero} yawned. {His} own bed, {upstairs|next door}, was turned down and {waiting|warm}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The sky over {town} was going {pink|peach|violet|orange}. {Hero} was {clean|washed} and combed and smelt of {soap|lavender} +and {a toy} was under {his} arm.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Not tired,” said {Hero}, and yawned so {wide|hard} that {grownup} yawned too. Then all of {home} did, down to {a toy}.",
      way: "",
      close: "",
    },
    {
      opening:
        "It was bath night in {home}. {Hero} was as {pink|clean|wrinkled} as a {peach|prawn|plum} +and out in {town} somebody played a slow {tune|waltz}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} always said good night to {town} from {the room}. It went good night, {sight}, and good night, {sight 2} +but tonight {he} stopped {there|halfway}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had one slipper and {Hero} had the other. So it goes in {home} on {weekday}, while {the cover} is {warming|airing} on the {rail|stove}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The kettle {sang|hummed} in {home}, and {the cover} was turned down. There was only {a toy} to find +so {Hero} looked in {the room}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Lamps went on in {town}, {one|two} by {one|two}. {Hero} sat in {the room} of {home}, in {his} night things, with {a toy}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“One thing more before bed,” said {grownup}, as always. In {home} that was mostly {a song|a riddle|a hug}. But {Hero} was looking at {the window|the moon|the door}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In {home} the bath had run in, and run out again. {Hero} sat in a towel, like {a food} in paper. [It was nearly night in {town}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {home} they were turning down {the cover}. “How many sleeps?” asked {Hero}, and {grownup} said one, as it always is.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had already been put to bed in {home}, and got up again for {a drink|one more kiss}. [The stairs knew {him}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The sun had its chin on the roofs of {town}. {Hero}, at {home}, had {his} chin on the sill. [They both yawned.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{A toy} was tucked in, and {a toy 2}. Only {Hero} was still up in {home}, in {his} {stripy|spotted|$colour} pyjamas.",
      way: "",
      close: "",
    },
    {
      opening:
        "Milk was warming in {home}, which takes as long as {a plait|a good think}. {Hero} had the think. [Out in {town} it grew blue.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Which slipper goes first?” asked {Hero}. “The sleepy one,” said {grownup}, and in {home} that was mostly the {left|right}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Somebody in {town} was calling {a cat|children} in for the night. {Hero} was in already, at {home}, with wet hair and {a toy}.",
      way: "",
      close: "",
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
