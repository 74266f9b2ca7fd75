import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const roadEpisodes: readonly Episode[] = [
  {
    id: "replacement-bus",
    goals: ["journey"],
    vars: {
      driver: ["a baker’s widower", "a former jockey", "a nervous poet", "a lady from the tax office"],
      number: ["Fourteen", "Nineteen", "Thirty-One", "Six"],
      cargo: ["a crate of chicks", "a wedding cake", "a grandfather clock", "a family of cellos"],
    },
    titles: ["The replacement driver", "Number {number}", "Next stop, unknown"],
    beats: [
      [
        "The Number {number} bus stopped beside {Hero}, although there was no bus stop {there|anywhere}. At the wheel sat {a driver}, clutching a map {upside down|with jam on it}. “I’m only the replacement,” said {the driver} in a {small|desperate} voice, “and I {started|began} today. Do you {know|happen to know} where this bus goes?”",
        "“{Anyone|Somebody} for the front seat?” asked {a driver}, as the Number {number} rolled up. There were {nine|twelve} passengers on board, and {a cargo}, and none of them looked {happy|comfortable}. {The driver} was new, they told {Hero}, and had driven past {a sight} four times since {noon|breakfast}.",
      ],
      [
        "The {trouble|mistake} was that everybody helped. “{Left|Left here},” shouted one half of the bus, and “{Right|Right here},” shouted the other. {The driver} tried to obey them all +and so the Number {number} went round and round the {fountain|market place} until {the cargo} began to slide. Somebody {squealed|fainted}, and the chorus grew louder.",
        "{Hero} {climbed|got} in beside {the driver}, whose hands trembled. “I {read|studied} the route at home, and I knew it perfectly,” said {the driver}, “but then they began to shout.” Behind them people {called|roared} the names of {different|eleven} streets. With so much {help|advice} in your ears, {he} {thought|reflected}, you could not find your own {knees|nose}.",
      ],
      [
        "“{Quiet|Hush},” said {Hero}, not {loudly|crossly}. “One at a time, please, {starting|beginning} with whoever gets {off|out} first.” A shy girl at the back put up a {hand|mitten}. She took this bus to school every day and knew the whole way +and nobody had {asked|noticed} her. She drew it for them on the misty {window|windscreen}, stop by stop.",
        "{Hero} {gave|handed} every passenger a {number|ticket}, and the passengers spoke in {turn|order}, one stop each. It was amazing how {short|simple} the route was, told like that. {The driver} breathed out, changed gear, and {took|went round} the next bend as smoothly as a {king|swan}. At the back {the cargo} stood perfectly still.",
      ],
      [
        "{Hero} {got|hopped} down where {his} own road {began|branched off}. “Will you {manage|be all right}?” {he} asked. {The driver} pointed to the shy girl, who was now {enthroned|sitting} in the front with a {cap|whistle}. “I have a {conductor|navigator},” said {the driver} +and the Number {number} drove away, exactly on time.",
        "“{Hold|Mind} tight!” cried {the driver}, quite changed. The Number {number} put {Hero} and {the pal} down a {full|good} mile further along their road than {he} had {hoped|expected}. They waved until it was out of {sight|view} +and it waved back, with {both|all its} wipers.",
      ],
    ],
  },
  {
    id: "turning-statue",
    goals: both,
    vars: {
      statue: ["a bronze general", "a marble poetess", "a stone explorer", "an iron mayor"],
      east: ["Upper Ridge", "Eastgate", "Hither Lane"],
      west: ["Lower Ridge", "Westgate", "Yonder Lane"],
    },
    titles: ["Which way does {the statue} look?", "{East} and {west}", "The statue with its back turned"],
    beats: [
      [
        "{A statue} stood on the border between {east} and {west}, and looked towards {east}. That was the {trouble|quarrel}. “For eighty years,” said a man from {west}, “we’ve seen nothing but its back.” So tonight they meant to turn it round, with {ropes|a lever}, and they asked {Hero} to hold the lamp.",
        "Two crowds were pulling at {a statue}, one from {east} and one from {west}. Since both were equally {strong|stubborn}, it did not {move|stir}. “It looks at them all {day|year},” complained the people of {west}, “and we only get the back of it.” “But you get the {shade|evening sun},” answered {east}.",
      ],
      [
        "Then the people of {east} arrived, with {drums|rakes}, to {stop|prevent} it. “You wouldn’t like its face,” they {said|warned}. “It’s dreadfully stern. Our children only eat their {cabbage|porridge} because of it.” {West} hadn’t thought of that +and the pulling stopped for a {moment|while}.",
        "{Hero} was {asked|told} to choose a {side|rope}. {He} walked once round {the statue} first. From the front it frowned, and looked {proud|grim}. From the back it was {quite|very} different. There was a {hole|patch} in its stone coat, and out of the pocket peeped a little stone mouse, which only {west} could see.",
      ],
      [
        "{Hero} {asked|persuaded} the two crowds to change places, just for ten minutes. The people from {east} looked at the back, and saw a {patch|button missing} in the great stone coat, and {laughed|melted}. The people from {west} looked up at the frown, and {sat up|felt told off}. “You poor things,” said each of them to the other, quite {sincerely|kindly}.",
        "“{Come|Look} here,” {he} called. The people from {east} came round to the back, for the first time in eighty years, and met the mouse. The people from {west} went to the front, and met those awful eyebrows. Nobody {pulled|touched} the ropes any {more|longer} +and everybody wanted to look again.",
      ],
      [
        "So they {left|let} {the statue} stand as it was, and {built|put} benches all the way round it. Every Sunday the two villages {change|swap} sides, with cushions. {Hero} was {made|elected} an honorary citizen of both, which {means|meant} two festivals a year, and {went|set off} on {his} way.",
        "In the end they {agreed|settled} on a mirror, opposite {the statue}, so that both sides should see all of it. They would {pay|save up} for it together. {Hero} gave {his} {last|smallest} coin. It was not {much|a large one}, but somebody has to begin +and before {he} {was} round the corner the hat was {half|nearly} full.",
      ],
    ],
  },
  {
    id: "canal-post",
    goals: both,
    vars: {
      sender: ["a boy on a houseboat", "a girl in a mill", "a grandfather upstream", "a class of infants"],
      wish: [
        "a friend with a telescope",
        "somebody to play draughts with",
        "the end of a joke",
        "the name of a blue bird",
      ],
    },
    titles: ["Post by water", "The paper fleet", "Reply requested"],
    beats: [
      [
        "Down the canal came a {paper|folded} boat, and behind it {eleven|nine} more, in line, each with one word on its sail. {Hero} {fished|hooked} them out with {a stick|a net} and put the words in order. The message came from {a sender}, who was looking for {a wish}, and did not {expect|really expect} an answer.",
        "“{Look|There},” said {Hero}, for something white had caught in the {reeds|lilies}. It was a boat made of {a letter|squared paper}, with half a word on it, and a little further on there was another. When {he} had found {five|six} of them, {he} could read it. {A sender} was looking for {a wish}, and had been {sending|sailing} boats since May.",
      ],
      [
        "To answer was a {problem|puzzle}, since water only runs one way. {Hero} made a boat of {his} own, put it in and {blew|puffed} +and it {came|sailed} straight back. {He} {asked|tried} a duck, which ate the {sail|letter}. It must be {lonely|sad}, {he} thought, to write and write, and never hear a word.",
        "{The sender} lived {upstream|above the weir}, and no boat sails up a weir. “Leave it,” said {a man|an angler} on the bank. “It’s only {wet paper|some child’s game}.” {Hero} looked at the {soft|blurred} writing on the last boat. ‘Is {anyone|somebody} there?’ it asked, and {he} could not leave it.",
      ],
      [
        "Then {he} saw the horse. Every evening it {went|plodded} upstream along the towpath, pulling a barge with {sand|coal}. The bargeman was {willing|amused}. So {Hero} wrote {his} answer on twelve paper boats, one word on each, and stood them on the roof of the {cabin|barge} +and away they {went|rode}, against the stream.",
        "{He} {wrote|drew} the answer on a paper bag, and asked people who came that way to carry it as far as they {were going|could}. A cyclist took it to the {bridge|lock}. From there a {jogger|postman} took it on. And the man on the bank, who had {grumbled|shaken his head}, carried it up the last and steepest {bit|stretch} {himself after all|in person}.",
      ],
      [
        "Before {Hero} was out of {hearing|sight}, a bell rang upstream, and then one last boat came down, folded in a {great|terrible} hurry. ‘{Yes|Hurrah}! Thank you!’ it said +and {he} put it in {his} {hat|pocket}. It had taken {him} ten minutes and twelve words.",
        "From that {week|day} on there was post both ways on the canal, boats going down and walkers going up. {Hero} had to be off, and could not wait for it. But {he} had the {first|muddiest} boat in {his} {pocket|bag}, to remember it by +and {the sender} had {the wish}, at last.",
      ],
    ],
  },
  {
    id: "film-set",
    goals: ["journey"],
    vars: {
      director: [
        "a director in a fur hat",
        "a director with a megaphone",
        "a director on a tall chair",
        "a director aged eighty",
      ],
      role: ["a page boy", "a spy", "the back of a camel", "a prince in exile", "a turnip seller"],
      scene: ["the battle of the soup tureens", "the coronation", "the great farewell", "the storming of the bakery"],
      takes: ["nine", "fourteen", "nineteen"],
    },
    titles: ["Quiet, please!", "{Hero} is discovered", "Take {takes}"],
    beats: [
      [
        "Round a {corner|haystack} {Hero} walked straight into the Middle Ages. There were knights with {telephones|sunglasses}, and a castle that {wobbled|flapped} in the wind. “Cut!” roared {a director}. “Who is that {marvellous|remarkable} person?” It was a film, and {Hero} had walked into the middle of it +and {the director} seemed to be delighted.",
        "“Don’t {look|wave} at the camera,” said a bishop, who was eating {a food}. The road was {full|closed}, because they were filming {the scene}. Then {a director} caught sight of {Hero}, jumped up and shouted. Here, {finally|at last}, was somebody with exactly the right face for {a role}!",
      ],
      [
        "The film people {wanted|begged} {Hero} to stay for a week, and be {a role}, with {his} name in {gold|large} letters. The {hat|cloak} was put on {him} +and it looked {annoyingly|extremely} well. But beyond the castle the real road {went|led} on, and what {he} had set out to do would not do itself.",
        "{He} did {the scene} once, and {everybody|even the horses} clapped. “Again!” said {the director}, and then, “Again tomorrow!” It is very {warm|comfortable} to be famous +and {Hero} might have stayed in it for {ever|ages}. But {the pal} was {looking|staring} down the road, and then at {him}, and then down the road again.",
      ],
      [
        "“I {can’t|mustn’t},” {he} said, and took off the {hat|costume}, though it was a {pity|little sad}. In the shadow of the {castle|cameras} {he} had noticed the boy who made the tea. The boy’s lips moved at every line. “He {knows|has learnt} the whole film by heart,” said {Hero}. “Has anybody ever asked him?”",
        "{Hero} {gave|handed} the costume to a girl who had stood at the back of the crowd in nine films. “You do it,” {he} said. “You’ve {practised|waited} for it, and I only walked {by|in}.” {The director} groaned, then looked at her through {two|both hands’} fingers, and slowly {began|started} to smile.",
      ],
      [
        "A few steps on, {Hero} was back in {his} own century. Behind {him} a new voice rang out, clear and {sure|strong}, and {the director} sobbed with joy. {He} had {been|stayed} a star for {takes} minutes, including lunch +and that was {enough|plenty}.",
        "{Hero} went out by the {painted|cardboard} gate, which fell {over|flat} behind {him}. “You’ll be in it all the same!” cried {the director}. And in the finished film, if you look {closely|carefully}, a small {figure|person} walks past at the edge of the picture, in quite the wrong {shoes|clothes}.",
      ],
    ],
  },
  {
    id: "traffic-bees",
    goals: both,
    vars: {
      officer: ["Constable Bean", "Sergeant Lully", "Constable Yarrow", "Inspector Dew"],
      stuck: ["a lorry full of tulips", "the mayor’s car", "a circus wagon", "a procession of ice-cream vans"],
      old: ["a retired beekeeper", "a nun with a smoke can", "a man from the allotments"],
    },
    titles: ["Bees at the crossroads", "Red, amber, bees", "{Officer} and the swarm"],
    beats: [
      [
        "The traffic lights at the {crossroads|corner} were brown. A swarm of bees had {settled|sat down} on them, {comfortably|thickly}, and since nobody could see which colour they showed, nobody could {drive|move}. On a {box|crate} stood {officer}, with one hand up. “Stay calm,” said {officer}, who {was not|no longer was}.",
        "{Hero} heard the {jam|traffic} first: hooters, bells and, under all of them, a deep hum. In the middle of it {officer} was directing {the stuck}, with {a saucepan|a bucket} for a helmet. The traffic lights were {brown with|covered in} bees.",
      ],
      [
        "People tried {a trombone|a drum}, which the bees {ignored|disliked}. Then they tried a speech by the mayor, which made even the {drivers|pigeons} leave. The more {noise|fuss} everybody made, the {higher|angrier} the hum became. “They’re {cross|dangerous},” said {officer}. “I think they’re frightened,” said {Hero}, who had {stood|watched} for longer.",
        "“{Nobody|Don’t} hoot!” a driver {bawled|bellowed}, and hooted. The cloud of bees rose, and whirled, and {sank|settled} again +and {Hero} watched it closely. Whenever the {horns|shouts} stopped for a second, the whirling stopped as well. It was simple, {he} thought. The bees were looking for a home, and nobody can find a home in {such a din|a racket}.",
      ],
      [
        "{He} {went|walked} along the pavement, from car to car, and {asked|begged} people to switch off. The drivers did, one by one, {sighing|grumbling}, until the {crossroads|street} was as still as {Sunday|a chapel}. Then {a old} came, with a {basket|straw hive} and a white sheet. The bees {marched|poured} into it like honey, queen and all.",
        "{Hero} {turned|held} up a sign on which {he} had written one word: ‘Hush’. One engine after another {died away|stopped}. It was so quiet that you could hear {a page being turned|somebody sucking a mint}. In that {silence|calm} {a old} put down an open hive +and the swarm {hung|hummed} a moment longer, and moved in.",
      ],
      [
        "For a {whole|full} minute after that nobody started a motor. They had {forgotten|never known} what their street sounded like, with a sparrow in it, and {footsteps|somebody sweeping}. “Perhaps we should do this every day,” said {officer}, and took off the helmet. Then the lights turned green, and {Hero} walked on.",
        "{The stuck} drove off, {softly|slowly}, in first gear. {Hero} was promised a {jar|pot} of honey in August, and {officer} shook {him} by the hand. {He} looked back once. The lights changed from red to green as they always had +and nobody, for once, was hooting.",
      ],
    ],
  },
  {
    id: "stand-in-ghost",
    goals: both,
    vars: {
      guide: [
        "a guide with a lantern on a pole",
        "a guide in a top hat",
        "a guide with a terrible cold",
        "a guide called Marguerite",
      ],
      ghost: ["the Weeping Baker", "the Headmaster in the Well House", "the Grey Goose", "Lady Agatha of the Soup"],
      tourists: ["a party from Ghent", "a bowling club", "two coaches of aunts", "a class of dentists"],
    },
    titles: ["The ghost is off sick", "{Hero} as {the ghost}", "A very small haunting"],
    beats: [
      [
        "“Can you {moan|wail}?” asked {a guide}, in despair. The evening Ghost Walk was about to begin, and {a tourists} had {paid|arrived} for it. But the student who always played {the ghost} was {ill|at home with a sore throat}. A sheet was ready, it would take only ten minutes, and it was on {his} way +so {Hero} put it on.",
        "Behind {a sight} somebody in a bed sheet was {sneezing|coughing}. It was the student who played {the ghost} on the Ghost Walk, and who had hay fever. “Every ticket’s sold, and I’ve got no ghost!” said {a guide}, wringing both hands. {A tourists} had already {come|arrived}. Then {the guide} and the student both looked at {Hero}.",
      ],
      [
        "{Hero} {glided|stepped} out from behind the wall and moaned. {The tourists} smiled. {He} moaned louder, and {tripped|trod} on the sheet +and a kind lady helped {him} up and straightened it. It’s {hard|humbling} to haunt people who tell you to {wrap up|mind the step}.",
        "It began {badly|worse than badly}. {He} rattled a chain, and somebody offered {him} {a food}. {He} pointed, as ghosts do, and people took a {picture|photograph}. But at the back a small boy had {hidden|put} his face in his mother’s {coat|scarf}. He was the only one who was really scared +and {Hero} did not {like|enjoy} it.",
      ],
      [
        "So {he} sat down on the step. “Actually,” said {Hero}, through the sheet, “it’s lonely, being a ghost. In four hundred years nobody has ever told me any news.” There was a {pause|silence}. Then {the tourists} came nearer, and told {him} about trains, and {bicycles|the moon landing}, all talking at once.",
        "{He} {lifted|raised} the sheet, just a little, and showed the boy one {muddy|perfectly ordinary} shoe. The boy stared at it, and then {giggled|grinned}. “Do you like being a ghost?” he asked. “The {hours|draughts} are terrible,” said {Hero}, in a hollow voice, and {everyone|the whole street} laughed. After that the haunting grew quite merry.",
      ],
      [
        "“It was the {best|nicest} ghost we’ve ever met,” {the guide} was told afterwards. {The ghost} has been a friendly one ever since, and the walk is always full. {Hero} folded up the sheet, and went on with {the pal} as an ordinary child +and after ten minutes as a ghost that felt {wonderfully|splendidly} solid.",
        "When it was over, the boy ran back and gave {Hero} {a trinket}. “It’s for you,” he said, “because you haven’t got any pockets.” {Hero} thanked him {gravely|in a hollow voice}. Then {he} gave back the sheet and went on {his} way, and {his} pockets were all there +and {he} kept the present in the best of them.",
      ],
    ],
  },
];
