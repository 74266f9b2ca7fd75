import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const weatherEpisodes: readonly Episode[] = [
  {
    id: "unfinished-nose",
    goals: both,
    vars: {
      painter: ["a portrait painter", "a lady with a palette", "a sign painter", "a painter in a bath robe"],
      sitter: ["the mayor’s brother", "the whole brass band", "a prize bull", "the headmistress"],
    },
    titles: ["The nose", "{The painter} needs a face", "Sitting still"],
    beats: [
      [
        "In the middle of the {pavement|square} stood an easel, and behind it {a painter} was tearing out handfuls of {hair|grass}. “I’ve got the {chain|hat}, I’ve got the ears, and {the sitter} has gone to {lunch|France}. I only need a nose, and yours is {free|available}.”",
        "“Don’t {move|sniff}!” {Hero} stopped with one foot in the air. Across the road {a painter} was looking at {him} through two {fingers|brushes}, in a {hungry|professional} manner. The picture was to be of {the sitter}, and it was finished, except for a {pale|naked} place in the centre.",
      ],
      [
        "So {Hero} sat, and sitting still turned out to be a kind of {sport|torture}. A fly took an interest. {The neighbour} stopped to {compare|give advice}, and so did {nine|six} others +and before long they were arguing about whether it was {noble|too short}, in {loud|frank} voices +and the nose in question could hear every word.",
        "The first nose was too {proud|pink}, and the second belonged to a {pirate|rabbit}. {The painter} scraped them off and said that it was {his} own fault, for thinking of {something|pudding}. “A nose shows it {at once|all}.” {Hero} tried to think of nothing whatever, and it {twitched|itched}.",
      ],
      [
        "“May I see what you’re {doing|after}?” {Hero} asked at last. {He} looked at the picture, and saw that {the painter} had been {nervous|worried}, all round the place, in tiny {circles|dots}. “What if it needn’t be {splendid|right}?” {he} said. “What if it’s just a nose?” The brush went down, and {up|across}, and there it was.",
        "{The pal} settled it. Bored, and {hungry|out of patience}, {the pal} came round the easel and {sneezed|leaned} on it +and across the pale place went one soft, {brown|crooked} streak. There was an appalling silence. “That’s it,” breathed {the painter}, “that’s {the sitter}, to the {life|nostril}.”",
      ],
      [
        "It hangs in the {town hall|bank} of {town}, and people say that {the sitter} has never looked so {human|approachable}. {Hero} could tell them why. {He} walked on with a smear of {umber|ochre} on the cheek, and felt, with one finger, that it was in fact a rather {good|useful} nose.",
        "{The painter} would not alter a {hair|drop} of it. {Hero} was given the {oldest|driest} brush to keep, and {the pal} signed in the corner, with a {thumb|flourish}. Whenever they go by that window, they stop and {sniff|bow} at it, all {together|in turn}.",
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
    titles: ["The nose of the bakery", "{The baker} has a cold", "Burnt, by a whisker"],
    beats: [
      [
        "{The baker} was sitting on the step with a scarf up to the {ears|eyes}. “I’ve lost it,” came out of the {wool|scarf}, “by sense of sbell.” For forty years the ovens had been run on that {nose|talent}, without a clock. And inside, unsmelt, {the loaf} was doing {whatever it liked|something}.",
        "Something was burning, or was about to, or had {decided|promised} not to. {Hero} could tell by the {air|doorway} of the bakery, where {the baker}, with a nose like a {radish|strawberry}, was opening one oven after another and {weeping|guessing}. “Is it dud?” cried {the baker}. “Is it {dearly|really} dud?”",
      ],
      [
        "{Hero} offered {his} own, which was {untrained|keen}. “What does it {sbell|say}?” “Brown,” said {Hero}. “{Light|Dark} brown?” It is hard to put a smell into {words|colours}, and while {he} searched for one it became another, which was {worse|older}. The rolls came out like {coal|buttons}.",
        "They tried it with the {eyes|ears} instead, for a done loaf sounds {hollow|like a drum}. {Hero} knocked on {sixty|forty} of them. But there were people {humming|queuing} in the shop, and a {cart|clock} outside, and {he} took a {rye|milk loaf} out so early that it {sighed|lay down}.",
      ],
      [
        "Then {the pal} got up and stood in front of the {third|left} oven, all attention. {Hero} looked at {the baker}. “Now?” It was opened, and it was {gold|perfect}. After that they simply went where {the pal} went, from door to door, and {the loaf} came last +and it had never been so {even|tall}.",
        "“What did it smell like, when you were {small|an apprentice}?” asked {Hero}. {The baker} shut both eyes and told {him}: first like {wet stone|hay}, then like a {kitchen|Sunday}, and at the very end like somebody {coming home|laughing}. {Hero} breathed in, at each oven, and waited for the {laugh|Sunday}.",
      ],
      [
        "{The loaf} was carried out at {six|five}, and half of {town} walked behind it with {butter|candles}. The step had been swept. On it sat {the pal}, wearing a {paper|floury} hat, with the title of {deputy|Nose}. {Hero} got a {crust|corner}, still talking to itself, for the {road|rest of the way}.",
        "“Thag you,” said {the baker}, and pressed upon {him} something wrapped in a {cloth|bag}. It was warm all the way through {his} coat. For {two|three} streets {Hero} could have told you exactly, with {his} eyes shut, what it {was|meant}, and then there was only the {paper|smell} left.",
      ],
    ],
  },
  {
    id: "slowest-race",
    goals: both,
    vars: {
      favourite: ["Granny Thunder", "the postman’s nephew", "Slow Mathilda", "last year’s loser"],
      trophy: ["a silver snail", "a lead medal", "a cushion of honour", "an hourglass"],
    },
    titles: ["The slowest race in the world", "{The favourite} falls behind", "Last across the line"],
    beats: [
      [
        "All along the {High Street|quay} people were leaning over ropes and shouting, “Slower!” It was the annual slow bicycle race of {town}, in which the last one home wins {a trophy} +but whoever puts a foot down is {out|disgraced}. {Hero} had merely been pushing a {bicycle|barrow} past, and was given a number.",
        "“You look like a person who can take {ages|an eternity},” said the starter, approvingly, and lent {Hero} a bicycle. There were {nine|seven} in the race, over {forty|thirty} metres. The record stood at a {quarter of an hour|little over a week}, and was held by {the favourite}, who was {knitting|asleep} at the handlebars.",
      ],
      [
        "They were off, in a manner of {speaking|standing}. {Hero} wobbled. To go fast is only a question of {legs|hills}, but to go slowly one has to {think|be calm}, and {he} had thoughts of {arriving|other things}. By the second lamp post {he} {was} far ahead, and the crowd {booed|groaned} with pity.",
        "Every part of {him} wanted to get there. {He} rode with clenched {teeth|elbows}, as slow as {treacle|a Monday}, and still crept past {the favourite}, who {nodded|yawned}. Somebody toppled into a {pram|flower stall}, quite {gently|gradually}, and was counted out. {The pal} walked alongside, and had to {stop|wait}.",
      ],
      [
        "“Where are you {going|hurrying}?” {the favourite} inquired, as they drew level. “To the end,” said {Hero}. “Ah,” said {the favourite}, “I never do that. I just go to the next {cobble|pigeon}.” So {he} tried it, cobble by cobble, and noticed a {door|blue tile} that {he} had passed a hundred times and never {seen|read}.",
        "Then {he} saw a beetle on the {line|cobble} in front of {his} wheel, in no {hurry|haste} at all +and there was no room on {either side|the left}. {Hero} balanced. The beetle {considered|polished} something. A minute passed, a whole one +and behind {him} the others came {rolling|tottering} by, and in, and over the line.",
      ],
      [
        "They finished {together|side by side}, the two of them, at dusk, by mutual {consent|politeness}, and {a trophy} was cut in half, with a {saw|delay}. “You’ve a great {future|gift},” said {the favourite}, “and do take your time.” {Hero} promised, and ran, because now {he} {was} really rather {late|wanted}.",
        "And so {Hero} won {a trophy}, by a {beetle|length}, in the slowest time since the {frost|flood}. {He} set it down by the kerb, next to the one to whom it {belonged|was due}. When {he} looked back from the {corner|bridge}, the beetle had {climbed|got halfway up} it, and was enjoying the view.",
      ],
    ],
  },
  {
    id: "hedge-maze",
    goals: both,
    vars: {
      seat: ["a bench", "an urn", "a stone lion"],
      owner: ["Lady Quillfeather", "the head gardener", "the duke’s aunt", "a clerk from the parks department"],
      lost: ["a picnic party", "the ladies’ cycling club", "two geography teachers", "three cellists"],
    },
    titles: ["The maze", "In the green corridors", "{The lost}, found"],
    beats: [
      [
        "{The owner} was walking up and down before a gate in a tall hedge, and wringing a {hat|pair of shears}. “I trimmed it on {Monday|Friday}, and I may have shut the {way out|middle}. And now {a lost} won’t come {back|home}. One can hear them in there, {singing|eating}.”",
        "Since it looked like a short cut, {Hero} went in between two hedges, turned {left|twice}, and met {a lost} coming the other way. “Have you seen the {exit|sky}?” they asked, quite {cheerfully|thinly}. They had been in the maze since {lunch|the spring}, and had a {calendar|washing line}.",
      ],
      [
        "{Hero} entered with a ball of {wool|string}, as people do in {books|legends}, and came upon {the pal} carrying the other end. {He} tried keeping one hand on the {hedge|left}, and arrived {four|three} times at the same {seat}. “{Hello|You} again,” said {the owner}’s voice, from over the {leaves|wall}.",
        "Everyone had a theory about it. One ought to turn always {right|left}, or never, or only on the {hour|odd steps}; one ought to follow the {swallows|smell}. They were {clever|sensible} people, and they followed their theories at a {run|trot}, one after another, into a {dead end|statue}.",
      ],
      [
        "{He} sat down on {the seat} and, for want of anything better, looked at the hedge. It was {full|alive}: there were {finches|mice} going through it, in and out, at a {place|gap} no wider than a {saucer|hand}. “We’ve been asking which way to {turn|walk},” said {Hero}, “but which way do they {come in|go}?”",
        "“Be quiet a moment, all of you,” said {Hero}, “and {listen|point to the fountain}.” Nobody had. One heard it plainly, {splashing|laughing} to itself, behind the {third|yew} hedge +and it grew louder, and then softer, and then very loud +and there they stood in the middle, {blinking|wet}, with all the paths running {home|out} like the spokes of a wheel.",
      ],
      [
        "{The lost} crept out on hands and knees, one by one, and were brushed down by {the owner}. “I’ll have it {widened|signposted},” came the promise. “Leave the hole for the finches,” said {Hero}. {The pal} had {gone|squeezed} through first, and was already {halfway|well} down the road.",
        "They did not all want to leave, once they knew how. {The lost} had grown {fond|used} of the quiet, and asked {the owner} about {Thursdays|a season ticket}. {Hero} took the {straightest|seventh} spoke. Behind the hedge somebody was saying, “{Left|Right}, I’m certain of it,” and somebody was {laughing|splashing}.",
      ],
    ],
  },
  {
    id: "foghorn-cold",
    goals: both,
    vars: {
      horn: ["Big Bertram", "the Old Bull", "the Mournful", "Aunt Agatha"],
      keeper: ["the horn keeper", "a woman in oilskins", "the harbour master", "the keeper’s grandson"],
    },
    titles: ["{The horn} has lost its voice", "Mist on the water", "A note for {the horn}"],
    beats: [
      [
        "The fog came in from the water like somebody {moving house|pulling up a blanket}, and for once there was no {moan|bellow} in it. “It’s {the horn},” said {a keeper}, at the door of a round brick hut. “It’s {hoarse|choked}. Thirty boats are out there, {listening|waiting}, and it can only {wheeze|squeak}.”",
        "‘{Peep|Meep}’, went something behind {Hero}, so small and {ashamed|polite} that {he} looked for a {mouse|duckling}. It was {the horn}, nine metres long, on its iron {legs|rock}. “It used to rattle the {cups|windows} in three {parishes|counties},” said {a keeper}, “and now I have to {hush|ask} the gulls.”",
      ],
      [
        "They poured in {oil|hot water}, and it gargled. They wound a {quilt|carpet} round its neck. {Hero} climbed inside as far as {his} {knees|belt} with a {brush|lamp}, and came out {black|sneezing}. “Say ‘{ah|moo}’,” begged {the keeper}, and turned the {wheel|tap} +and it said, after a good deal of thought, ‘{peep|meep}’.",
        "{Hero} shouted for it, and the fog {ate|swallowed} that, six steps from the {wall|shore}. They beat on {tubs|a bath}. Somewhere, out in the {white|wool}, a bell was going to and fro, to and fro, like a person {feeling|asking} for a {door|light switch}.",
      ],
      [
        "Where does a voice go, {Hero} wondered, and put {his} ear to the {pipe|iron}. Deep down in it something {sighed|tapped}. {He} called for a {magnet|hook} on a string, and let it down +and {he} drew up, one after another, {a trinket}, a {slipper|sandwich}, and eleven {seasons|years} of {nests|feathers}. “Stand {back|clear},” said {the keeper}.",
        "“One loud one’s no {use|good},” {he} said, “so we’ll do a long one.” They fetched people out of their {suppers|beds}, and set them along the {mole|sea wall}, {fifty|forty} of them, in {coats|nightcaps}. Each hummed the {lowest|same} note that was in them, and took a breath when the next one didn’t. It {rolled|spread} out over the water like a {carpet|road}.",
      ],
      [
        "The first {bellow|moo} sat everyone down. Cups {danced|rang}, dogs {replied|hid}, and out of the fog came the thirty boats, in a {row|line}, as if on a string. {The keeper} patted {the horn} on the flank. “It was only {tired of|busy} listening,” said {Hero}, with both fingers in {his} ears.",
        "By ones and twos the {lamps|bells} came in past the end of the {mole|wall}, and the humming went on until the last was {tied|home}. Nobody wanted to be the first to {stop|cough}. “It’ll be {jealous|mended} by the morning,” said {the keeper}, of {the horn}, and gave {Hero} a mug of something {hot|brown}.",
      ],
    ],
  },
  {
    id: "umbrella-exchange",
    goals: both,
    vars: {
      feast: ["a wedding", "a picnic", "a garden party"],
      booth: ["the umbrella kiosk", "the umbrella library", "the brolly stand", "the parasol office"],
      clerk: ["Mistress Drew", "old Simeon", "the girl in galoshes", "a man called Spokes"],
    },
    titles: ["One umbrella, slightly used", "{The booth}", "Somebody else’s weather"],
    beats: [
      [
        "At {the booth} you could borrow an umbrella for a {penny|day}, on condition that you {returned|told} it. For every one of them, explained {the clerk}, remembered where it had been, and liked to open there again. “I’m down to the last,” said {the clerk} to {Hero}, “and it’s {nervous|difficult}.”",
        "Rain arrived, and so did {Hero}, at a run, beneath the little roof of {the booth}. “{Large|Plain} or {chatty|striped}?” asked {the clerk}. All of them had been left on {trams|park benches}, and none had ever been {called for|fetched}. They hung there by their {hands|hooks}, and one of them {dripped|sighed}.",
      ],
      [
        "It was {colour} and it would not go up. {Hero} shook it, reasoned with it, and turned it into the {wind|rain}, where it opened like a {bat|trap} and closed upon {his} {head|hat}. “It was at {a feast} that was rained off,” said {the clerk}, “and it thinks that that was its {fault|doing}.”",
        "{He} had got the one that pulled. It wanted to go to the {station|sea}, and drew {Hero} there, past {a sight}, with {the pal} {trotting|splashing} behind. “That’s where it was {lost|left},” {the clerk} called after them. “It thinks that somebody’s still {waiting|coming}!” It was {pouring|tipping} down by now.",
      ],
      [
        "{Hero} took it under {his} arm, under the coat, so that for once the umbrella was kept {dry|warm}. They walked through the wet like that, and met the rest of it {together|halfway}. In front of the {church|registry} there was a {bride|couple} in a doorway, looking {up|out} +and something under {his} arm began to {stir|rustle}.",
        "So they waited, on platform {two|three}, {he} and the umbrella, for the {4.15|next train}. It was a {foolish|decent} thing to do. People got off, and the very last was somebody with {no hat|a cello}, who looked at the rain, and at the empty platform +and had clearly not expected {anybody|to be met}.",
      ],
      [
        "Up it went by itself, with a {clap|swish}, round and {colour} and as wide as a {tent|table}, and over the {square|steps} they went beneath it, laughing. It has been booked for every {feast} since. {Hero} returned to {the booth} soaked to the {skin|socks}, and was charged {nothing|half}.",
        "“Is that for me?” It evidently was. {Hero} handed it over, and the two of them went off down the hill, the one talking and the other {nodding|open}. {The clerk} ruled a line in the {book|ledger}. “Called for,” {the clerk} wrote, with {a flourish|some emotion} +and it had stopped {raining|dripping}.",
      ],
    ],
  },
];
