import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const weatherEpisodes: readonly Episode[] = [
  {
    id: "unfinished-nose",
    goals: both,
    vars: {
      painter: ["a portrait painter", "a lady with a palette", "a sign painter", "a painter in a bath robe"],
      sitter: ["the mayor’s brother", "the admiral", "the champion swimmer", "the headmistress"],
    },
    titles: ["The nose", "{The painter} needs a face", "Sitting still"],
    beats: [
      [
        "In the middle of the {pavement|square} stood an easel, and behind it {a painter} was in despair. The picture showed {the sitter}, and it lacked only one thing. “I’ve got the {chain|hat}, and I’ve got the ears,” {Hero} was told, “but {the sitter} has gone to {lunch|France}. I still need a nose, and yours is {free|available}.”",
        "“Don’t {move|sniff}!” {Hero} stopped with one foot in the air. Across the road {a painter} was looking at {him} through two {fingers|brushes}, in a {hungry|professional} manner. It was a picture of {the sitter}, and it was finished, except for a {pale|bare} patch in the centre, where the nose ought to be.",
      ],
      [
        "So {Hero} sat, and sitting still turned out to be a kind of {sport|torture}. A fly took an interest in {him}. {The neighbour} stopped to {compare|give advice}, and so did {nine|six} others. Before long they were arguing about whether {his} nose was noble or too short +and the nose in question could hear every word.",
        "The first nose looked too {proud|pink}, and the second seemed to belong to a {pirate|rabbit}. {The painter} scraped them off, and asked {Hero} to stop thinking about {something funny|pudding}. “A nose always shows it,” said {the painter}. {Hero} tried to think of nothing whatever +and at once the nose began to {twitch|itch}.",
      ],
      [
        "“May I see?” asked {Hero} at last. In the middle of the picture there were a great many tiny, {nervous|careful} dots. {The painter} was afraid of spoiling it, that was {clear|plain}. “What if it needn’t be {splendid|perfect}?” {he} said. “It’s only a nose. Everybody has one.” {The painter} laughed, and the brush went down, {round|across} and up again, and there it was.",
        "{The pal} settled it. {Hungry|Out of patience}, {the pal} came round the easel and {sneezed|bumped} against it, so that the brush slipped. Across the pale patch went one soft, {brown|crooked} stroke. There was a {terrible|dreadful} silence. “But that’s it!” cried {the painter}. “That’s exactly the nose of {the sitter}!”",
      ],
      [
        "The picture hangs in the {town hall|bank} of {town}, and people say that {the sitter} has never looked so {human|friendly}. {Hero} could tell them why. {He} walked on with a smear of brown paint on one cheek +and {he} felt, with one finger, that {hers} was really a rather {good|useful} nose.",
        "{The painter} would not alter a {hair|speck} of it. {Hero} was given the {oldest|driest} brush to keep, and {the pal} was allowed to sign in the corner, with a {smudge|blot}. Whenever they go by that picture, they stop in front of it, and {sniff|bow}.",
      ],
    ],
  },
  {
    id: "bakers-cold",
    goals: both,
    vars: {
      baker: ["Master Oswin", "Mother Perpetua", "the night baker", "young Mister Tapp"],
      loaf: ["the saffron loaf", "the harvest plait", "the anniversary cake", "the seven-seed bread"],
    },
    titles: ["The nose of the bakery", "{The baker} has a cold", "Very nearly burnt"],
    beats: [
      [
        "{The baker} was sitting on the step of the bakery, wrapped in a scarf up to the {ears|eyes}. “I’ve god a cold,” came a voice out of the {wool|scarf}, “and I cad smell adythig.” That was serious. There was no clock in the bakery, because {the baker} had always told by the smell when the bread was done +and {the loaf} was in the oven now.",
        "{Hero} stopped in the doorway of the bakery, because something smelt as though it would soon {burn|catch}. Inside was {the baker}, with a nose like a {radish|strawberry}, who opened one oven after another, and {guessed|wept}. “I always do it by the smell,” said {the baker}, “and today I cad smell adythig. Is {the loaf} dud? Is it really dud?”",
      ],
      [
        "{Hero} offered {his} own nose, which was {untrained|keen}. “What does it sbell of?” asked {the baker}. “Brown,” said {Hero}. “{Light|Dark} brown?” It is hard to put a smell into words, and while {he} {was} still {searching|looking} for the right one, the bread went on baking. The rolls in the first oven came out like {coal|buttons}.",
        "They tried it by ear, for a loaf that is done sounds {hollow|like a drum}. {Hero} knocked on {sixty|forty} of them. But a {cart|tram} rattled outside, and customers were {humming|talking} in the shop, so that {he} did not hear properly +and {he} took out one loaf so early that it {sighed|sank} and lay down.",
      ],
      [
        "Then {the pal} moved, and {stopped|waited} in front of the {third|left} oven. {Hero} looked at {the baker}. “Shall we?” They opened it, and the rolls were {golden|perfect}. After that they simply followed {the pal} from one oven door to the next. {The loaf} came last of all +and it had never been so even and so {tall|brown}.",
        "“What does it smell of when it’s right?” asked {Hero}. {The baker} shut both eyes to remember. First it was like {wet stone|hay}, then like {toast|nuts}, and at the very end, for one moment only, like {caramel|honey}. So {Hero} stood before each oven, {breathed|sniffed} and waited. “Now!” {he} called, every time that the {sweet|last} smell came +and every time it was right.",
      ],
      [
        "When {the loaf} was carried out, half the street walked behind it with {butter|bread knives}. On the step sat {the pal}, with a {paper|floury} hat on, as deputy nose. {Hero} got the {crust|corner}, which was still crackling, and ate it on the way.",
        "“Thag you,” said {the baker}, and gave {him} something wrapped in a {cloth|bag}. It was a roll, the best one, and it stayed warm inside {his} coat for {two|three} streets. Then {Hero} shared it with {the pal} +and it tasted {exactly|just} as it had smelt.",
      ],
    ],
  },
  {
    id: "slowest-race",
    goals: both,
    vars: {
      favourite: ["Granny Thunder", "the postman’s nephew", "Slow Mathilda", "last year’s winner"],
      trophy: ["a silver snail", "a lead medal", "a cushion of honour", "an hourglass"],
    },
    titles: ["The slowest race in the world", "{The favourite} falls behind", "Last across the line"],
    beats: [
      [
        "All along the {High Street|quay} people were leaning over ropes and shouting, “Slower!” It was the slow bicycle race of {town}, in which the last one home wins {a trophy}. But whoever puts a foot on the ground is {out|disqualified}. {Hero} had only stopped to {look|watch} +and {he} {was} given a bicycle and a number.",
        "“You look like a person who can take {ages|for ever},” said the starter, and lent {Hero} a bicycle. {Nine|Seven} riders were in the race, and the last to cross the line would win {a trophy}. The slowest of them was {the favourite}, who could {knit|eat soup} on a bicycle that hardly moved.",
      ],
      [
        "They were off, if one could call it that. {Hero} wobbled. To go fast, one only has to pedal. But to go slowly one has to be {calm|patient}, and {he} {was} thinking all the time about {arriving|the way ahead}. By the second lamp post {he} {was} far in front +and the crowd {groaned|sighed} with pity.",
        "Every part of {him} wanted to get there. {He} rode with clenched {teeth|elbows}, as slowly as {treacle|cold honey}, and still {he} crept past {the favourite}, who {nodded|yawned}. One rider toppled, quite {gently|slowly}, into a {hedge|flower stall}, and was out. {The pal} came along beside {him}, and had to {stop|wait} at every turn of the wheels.",
      ],
      [
        "“Where are you {going|hurrying}?” asked {the favourite}, as {he} drew level. “To the end,” said {Hero}. “Ah,” said {the favourite}, “I never do that. I only go to the next {cobble|stone}.” So {he} tried it like that, stone by stone +and {he} noticed a {door|blue tile} that {he} had passed a hundred times and never {seen|looked at}.",
        "Then {he} saw a beetle. It was crossing the road in front of {his} wheel, in no {hurry|haste} at all. There was no way round it, so {Hero} balanced on the spot. The beetle {stopped|sat down} to think. A whole minute passed +and one after another the other riders {rolled|tottered} by, and over the line.",
      ],
      [
        "{Hero} and {the favourite} crossed the line {together|side by side}, last of all. Since one cannot cut {the trophy} in half, they will keep it in turn, a month each. “You’ve a {gift|talent},” said {the favourite}. “Do take your time.” {Hero} promised, thanked everyone, and ran, because now {he} {was} really late.",
        "And so {Hero} won {the trophy}, in the slowest time for {thirty|forty} years. {He} set it down by the kerb, beside the beetle, who had {earned|deserved} it. When {he} looked back from the {corner|bridge}, the beetle had {climbed|got halfway up} it, and seemed to be enjoying the view.",
      ],
    ],
  },
  {
    id: "hedge-maze",
    goals: both,
    vars: {
      seat: ["a bench", "an urn", "a stone lion"],
      owner: ["Lady Quillfeather", "the head gardener", "the duke’s aunt", "Sir Humphrey"],
      lost: ["a picnic party", "a ladies’ cycling club", "a pair of geography teachers", "a group of cellists"],
    },
    titles: ["The maze", "In the green corridors", "{The lost}, found"],
    beats: [
      [
        "{The owner} was walking up and down before a gate in a tall hedge, with a pair of shears, and looked {guilty|worried}. “I trimmed the maze on {Monday|Friday},” {Hero} was told, “and I’m afraid that I’ve trimmed it wrong. {A lost} went in this morning, and can’t get out again. One can hear them in there, {singing|arguing}.”",
        "It looked like a short cut, so {Hero} went in between two tall hedges. At the {second|third} corner {he} met {a lost} coming the other way. “Have you seen the {exit|way out}?” asked the first of them, {hopefully|cheerfully}. Only then did {Hero} understand that it was a maze. The others had been walking round in it since {lunch|breakfast}.",
      ],
      [
        "{Hero} took a ball of {wool|string} in with {him}, as people do in {books|legends}, and unrolled it behind {him}. At the third corner {he} met {the pal}, who had kindly {gathered|wound} it all up again. Then {he} tried keeping one hand on the hedge, and came to {a seat}. {He} walked on for a good while +and {he} came to the very same place again.",
        "Everyone had a {theory|system}. One person wanted always to turn right, another to turn {left|back}, and a third to follow the {swallows|sun}. They were {clever|sensible} people, and each of them set off at a {run|trot}. A minute later they all met {Hero} again, beside {a seat}, and said that it must be somebody else’s fault.",
      ],
      [
        "{He} sat down and, for want of anything better, looked at the hedge. It was full of {finches|sparrows}. They flew in and out, always at the same place, where there was a gap no wider than a {saucer|hand}. “We’ve only looked at the paths,” said {Hero}. {He} bent the twigs apart +and behind them lay the {road|lawn}.",
        "“Be quiet a moment, all of you,” said {Hero}, “and listen.” Nobody had done that yet. Behind the hedges one could hear a fountain, and fountains, {he} thought, stand in the middle. They went where it grew {louder|clearer}, and turned back whenever it grew softer +and soon they stood in front of it. From there every path led straight {out|home}, like the spokes of a wheel.",
      ],
      [
        "{The lost} crept out on hands and knees, one by one, and were brushed down by {the owner}. “I’ll mend that hole tomorrow,” said {the owner}. “Please don’t,” said {Hero}. “It’s the birds’ front door.” So it was left open +and {he} and {the pal} {went|set off} down the road, with leaves in their {hair|collars}.",
        "Now that they knew the way, they did not all want to leave. {The lost} had come to like the quiet, and asked {the owner} whether they might come again. {Hero} took the path that led to the {road|gate}. Behind the hedge somebody was already saying, “Left, I’m certain of it,” and somebody else was laughing.",
      ],
    ],
  },
  {
    id: "foghorn-cold",
    goals: both,
    vars: {
      horn: ["Big Bertram", "the Old Bull", "the Mournful", "Aunt Agatha"],
      keeper: ["the horn keeper", "a woman in oilskins", "the harbour master", "the keeper’s grandson"],
      boats: ["eleven", "twenty", "thirty"],
    },
    titles: ["{The horn} has lost its voice", "Mist on the water", "A note for {the horn}"],
    beats: [
      [
        "Fog had come in from the water, and for once there was no {moan|bellow} of the foghorn in it. “{The horn} has gone {hoarse|quiet},” said {a keeper} to {Hero}, at the door of a round brick hut. “{Boats} boats are out there, {listening|waiting} for it, so as to find the harbour. And it can only {wheeze|squeak}.”",
        "‘{Peep|Meep},’ went something behind {Hero}, so small and {ashamed|polite} that {he} looked round for a {mouse|duckling}. It was {the horn}, a foghorn as long as a bus. “It used to rattle the {cups|windows} in three villages,” said {a keeper}. “Tonight {boats} boats need it to find their way in through the fog, and listen to it!”",
      ],
      [
        "They poured in {oil|warm water}, and it gargled. They wound a {quilt|carpet} round its neck. {Hero} reached inside as far as {his} {elbow|shoulder} with a {brush|broom}, and came out {black|sneezing}. “Now try,” begged {the keeper}, and turned the {wheel|tap} +and it said, after a good deal of thought, ‘{peep|meep}’.",
        "{Hero} shouted in its place, but the fog swallowed every shout {six|nine} steps from the {wall|shore}. They beat on {tubs|a bath}, and that was no better. Somewhere out in the {white|grey} a boat’s bell moved to and fro, like a person feeling for a light switch in the dark.",
      ],
      [
        "Where does a voice go, {Hero} wondered, and laid one ear against the iron. Deep down inside, something {rustled|fluttered}. {He} let down a hook on a string. Up came {a trinket}, a {slipper|sock}, and eleven years of old birds’ nests. “Stand {back|clear},” said {the keeper}, and turned the wheel again.",
        "“One loud voice is no {use|good},” {he} said, “so let’s have a great many.” So people were fetched from their {suppers|armchairs}, and stood all along the harbour wall, in {coats|dressing gowns}. All of them hummed the lowest note they could, and took a breath when their neighbours didn’t. It rolled out over the water like a {carpet|road}.",
      ],
      [
        "The first {bellow|moo} made everyone sit down. Cups {danced|rang}, dogs {howled|hid} +and out of the fog came the {boats} boats, one behind the other, as if on a string. {The keeper} patted {the horn} on the side. “It only needed its throat cleared,” said {Hero}, with both fingers in {his} ears.",
        "One by one the boats steered towards the sound, and the humming went on until the last of the {boats} was {tied up|safe}. Nobody wanted to be the first to stop. “{The horn} will be {mended|well} by the morning,” said {the keeper}, “and probably jealous.” {Hero} and {the pal} walked on through the fog, still humming.",
      ],
    ],
  },
  {
    id: "umbrella-exchange",
    goals: both,
    vars: {
      hue: ["yellow", "scarlet", "violet", "emerald"],
      booth: ["the umbrella kiosk", "the umbrella library", "the brolly stand", "the parasol office"],
      clerk: ["Mistress Dew", "old Simeon", "the girl in galoshes", "young Mister Spokes"],
    },
    titles: ["One umbrella, slightly used", "{The booth}", "The umbrella that waited"],
    beats: [
      [
        "At {the booth} one could borrow an umbrella for a {penny|day}. Since it was {raining|pouring}, {Hero} asked for one. “There’s just the {hue} one left,” said {the clerk}, “and it’s {nervous|difficult}. It was made for a wedding, and on the day there was such a {storm|gale} that it turned inside out in front of everybody. It has refused to open ever since.”",
        "Rain arrived, and so did {Hero}, at a run, under the little roof of {the booth}. All the umbrellas there had been left behind on {trams|park benches}, and nobody had ever {come for|fetched} them. {Hero} borrowed the {hue} one. “Hold it tight,” said {the clerk}. “That one was {left|forgotten} at the station, and it always pulls to go back there.”",
      ],
      [
        "{Hero} shook it, spoke to it kindly, and held it into the {wind|rain}. For a moment the {hue} umbrella opened like a {bat|flower} +and then it closed again upon {his} {head|hat}. “It thinks that the storm was its own {fault|doing},” said {the clerk}. {The pal} came in under {his} coat, and they both got wet.",
        "It did pull. It drew {Hero} along the {street|gutter}, past {a sight}, and round the corner to the station, with {the pal} {trotting|splashing} behind. “It believes that its {person|owner} is still coming!” {the clerk} called after them. {Hero} might have {folded|closed} it and gone {his} own way. But {he} knew what it is to wait for somebody.",
      ],
      [
        "So {he} buttoned it up inside {his} coat, and for once it was the umbrella that was kept dry. They walked through the wet like that. In front of the church a bride stood under the arch, in {white|silk}, looking out at the puddles. She could not get to her carriage. Something under {his} coat began to {stir|rustle}.",
        "They waited on platform {two|three}, {he} and the umbrella, until the train came in. A great many people got off, and {hurried|ran} away. The very last was an old {lady|gentleman} with {a cello|three bags} and no umbrella, who looked at the rain, stopped short, and {stared|blinked}. “But that’s mine,” said the {surprised|astonished} voice. “I lost it here two years ago.”",
      ],
      [
        "{Hero} took it out, and it opened all by itself, with a {clap|swish}, as wide as a {tent|table}. Dry to the toes, the wedding party {walked|went} down the steps beneath it +and everybody cheered the {hue} umbrella. {Hero} came back to {the booth} soaked to the {skin|socks}, and was charged nothing. And the umbrella has been booked for every wedding since.",
        "{Hero} handed it over, and the two of them went off down the hill together, the one {talking|humming} and the other wide open. At {the booth} {the clerk} drew a line through the number in the {book|ledger}. ‘Fetched,’ {the clerk} wrote beside it, in {large|careful} letters +and by then it had stopped {raining|dripping}.",
      ],
    ],
  },
];
