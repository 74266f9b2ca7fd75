import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const roadEpisodes: readonly Episode[] = [
  {
    id: "replacement-bus",
    goals: ["journey"],
    vars: {
      driver: ["a baker’s widower", "a former jockey", "a nervous poet", "a lady from the tax office"],
      number: ["Fourteen", "Nineteen", "Thirty-One", "Six"],
      cargo: ["a crate of chicks", "a wedding cake", "a grandfather clock", "eleven cellos"],
    },
    titles: ["The replacement driver", "Number {number}", "Next stop, unknown"],
    beats: [
      [
        "The {number} bus stopped beside {Hero}, though it was {not|nowhere near} a stop. At the wheel sat {a driver}, clutching a map {upside down|with jam on it}. “I’m the replacement,” came the {small|desperate} voice, “and I {started|began} today. Do you {know|happen to know} where we go?”",
        "“{Anyone|Somebody} for the front?” asked {a driver}, as the {number} rolled up. There were {nine|twelve} passengers and {a cargo} on board, and {all|none} of them looked {worried|sure}. It turned out that they had {passed|seen} {a sight} four times since {noon|breakfast}.",
      ],
      [
        "{Everybody|The whole bus} had an opinion. “{Left|Right},” shouted the hats. “{Right|Left},” shouted the baskets. {The driver} obeyed them all, so the {number} went round the {fountain|pump} until {a cargo} began to slide. Somebody {fainted|squealed}, and somebody sang {harder|faster}.",
        "{Hero} {climbed|got} in beside {the driver}, who trembled. “I {read|studied} the route, but then they {hooted|shouted}.” Behind them people {called|roared} the names of {different|eleven} streets. With that much {help|advice} in your ears, {he} {thought|reflected}, you could not {find|point to} your own knees.",
      ],
      [
        "“{Quiet|Hush},” said {Hero}, not {loudly|crossly}. “One at a time, {starting|beginning} with whoever gets {off|down} first.” A shy girl put up {a hand|a mitten}. She had known the way all {along|day}, and nobody had {asked|listened} +and they drew it on the {window|windscreen’s edge}, stop by stop.",
        "{He} {gave|passed} every passenger a {number|ticket}, and they spoke in {turn|order}. It was amazing how {short|simple} the route was. {The driver} breathed out, changed gear, and {took|made} the bend like a {king|swan}. In the back {the cargo} stood still.",
      ],
      [
        "{Hero} {got|hopped} down where {his} own road {began|branched off}. “Will you {manage|be all right}?” {he} asked. {The driver} pointed to the shy girl, now {enthroned|sitting} in the front with a {cap|whistle}. “I have a {conductor|navigator},” said {the driver}, and the {number} sailed away, entirely on time.",
        "“{Hold|Mind} tight,” cried {the driver}, quite changed. The {number} put {Hero} and {the pal} down a {full|good} mile further than their legs would have {managed|got}. They waved it out of {sight|view} +and it waved back with {both|all its} wipers.",
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
        "{A statue} stood on the border between {east} and {west}, and looked east. That was the {trouble|quarrel}. “For eighty years,” said {a man|a girl} from {west}, “we’ve had nothing but the {back|coat tails}.” Tonight they meant to {turn|twist} it, with a lever, and {Hero} must {hold|mind} the lamp.",
        "Two {crowds|choirs} were pulling at {a statue}, one from {east} and one from {west}. Since they were equally {strong|stubborn}, it did not {move|stir}. “It looks at them all {day|year},” complained {west}. “Well, we have the {pigeons|nose},” answered {east}.",
      ],
      [
        "Then came {east}, with drums, to {stop|prevent} it +and they stood nose to nose. “You {wouldn’t|can’t} like the face,” they {said|warned}. “It’s dreadfully stern. {Children|We} eat properly because of it.” {West} hadn’t considered that, and {wavered|coughed}.",
        "{Hero} was {asked|told} to choose a {side|rope} +and {he} walked round {the statue} instead, once. From the front it was {proud|grim}. From the back it was {quite|a little} different. There was a {hole|patch} in the coat, and a {tiny|small} stone mouse that only {west} could see.",
      ],
      [
        "{Hero} {asked|persuaded} each village to {sit|picnic} for an hour in the other’s {place|seats}. {East} found that the {coat tails|back} had a patch, and {laughed|melted}. {West} saw the frown and {sat up|felt told off}. “Poor things,” said {each|either} of the other, quite {sincerely|kindly}.",
        "“{Come|Look} here,” {he} called. {East} came round to the back for the first time {in|for} eighty years +and they had {never|not} known the mouse. {West} crept to the front and {met|saw} those awful eyebrows +and nobody {pulled|touched} the ropes any {more|longer}.",
      ],
      [
        "They {left|let} {the statue} as it was, and {moved|built} a bench around it {instead|by moonlight}. Each Sunday the villages {change|swap} sides, with cushions. {Hero} was {made|elected} honorary citizen of both, which {means|meant} two festivals, and {set|went} off humming.",
        "In the end they {agreed|settled} on a mirror, to be {paid|saved} for by selling the ropes. {Hero} {gave|donated} {his} last coin. It was {just|only} a small one +but it was the {first|start}, and somebody has to {begin|go ahead}.",
      ],
    ],
  },
  {
    id: "canal-post",
    goals: both,
    vars: {
      sender: ["a boy on a houseboat", "a girl in a mill", "a grandfather upstream", "a schoolroom of infants"],
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
        "Down the canal came a {paper|folded} boat, and behind it {eleven|nine} more, in line, each with a {number|word} on its sail. {Hero} {fished|hooked} them out with {a stick|a scarf}. Together they said that {a sender} was looking for {a wish}, and {expected|hoped for} no answer.",
        "“{Look|There},” said {Hero}, for something {white|square} had stuck among the {reeds|lilies}. It was a boat made of {a letter|homework} +and {the pal} found another. By the {fifth|sixth} the message came {clear|out}: {a sender} wanted {a wish}, and had been {posting|sailing} boats since May.",
      ],
      [
        "To answer was {harder|a puzzle}, since water runs only {one|the wrong} way +and {Hero} blew a boat upstream, and it {came|sailed} straight back. {He} {considered|tried} a duck, and the duck considered {him}. A letter that {goes|comes} only down, {he} thought, is a {lonely|sad} sort of thing.",
        "{The sender} lived {upstream|above the weir}, and no boat {climbs|goes up} a weir. “Leave it,” said {a man|an angler} on the bank. “They’re only {scraps|wet paper}.” {Hero} looked at the {soft|blurred} writing ‘anyone’, and {could|did} not.",
      ],
      [
        "Then {he} {saw|noticed} the horse: it {went|plodded} upstream every evening, with {sand|coal}. The bargeman was {willing|amused}. {Hero} folded twelve boats, {numbered|signed} them, and stood them on the {cabin|coal} roof in a fleet, {ready|bound} for wherever {the sender} waited.",
        "{He} {wrote|drew} the reply on {a paper bag|the angler’s newspaper}, and asked each {walker|person} who came that way to {carry|bear} it as far as they {were going|could}. A cyclist took it to the {bridge|lock}, and from there {a cow|a jogger} took it on. The angler grumbled, and carried the {final|steepest} bit after all.",
      ],
      [
        "Before {he} {was} out of {hearing|sight}, a bell rang from {upstream|above}, and then a {single|last} boat, hastily folded. ‘{Yes|Hurrah}!’ it said +and {Hero} put it in {his} {hat|cuff}. {He} had answered {only|just} a few words +and yet they had {changed|turned} the whole canal round.",
        "It {rains|drips} a good deal on the canal, and {ink|paper} does not last +but {next|from that} week there was {traffic|post} both ways. {Hero} could {tell|prove} it by {his} {wet|muddy} cuffs, and by {the wish}, which {the sender} got, complete.",
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
        "a director on stilts",
        "a director aged eighty",
      ],
      role: ["a page boy", "a spy", "the back of a camel", "a prince in exile", "a turnip seller"],
      scene: ["the battle of the soup tureens", "the coronation", "the great farewell", "the storming of the bakery"],
    },
    titles: ["Quiet, please!", "{Hero} is discovered", "Take {nine|thirty|nineteen}"],
    beats: [
      [
        "Round a {corner|haystack} {Hero} walked straight into the {Middle Ages|year 1400} +and there were knights with {telephones|sunglasses}, and a castle that {wobbled|flapped}. “Cut!” roared {a director}. “Who is that {marvellous|muddy} person?” Nobody had {ever|yet} called {him} either before, not {both|so loudly}.",
        "“Don’t {look|wave} at the camera,” {hissed|said} a bishop, chewing {a food}. The road was {full|closed}: they were filming {the scene}. {A director} saw {Hero} and cried that here, {finally|at last}, was the face of {a role}.",
      ],
      [
        "They {wanted|begged} {him} to stay for {a week|eleven days}, and be {a role}, with a trailer and {his} name in {gold|lights}. {Hero} tried on the {hat|cloak} +and it suited {him}, {annoyingly|extremely} well. Out {there|beyond the castle} the real road {went|led} on, and somebody at the end of it was {waiting|counting} on {him}.",
        "{He} did {the scene} once, and {everybody|even the horses} clapped. “Again,” said {the director}, and then “tomorrow”. Being {famous|wonderful} is warm +and {Hero} {could|might} have lain in it for {ever|ages}. But {the pal} was {looking|staring} down the road, and {did|would} not blink.",
      ],
      [
        "“I {can’t|mustn’t},” {he} said, taking {off|down} the hat, and it {cost|took} {him} something. {He} looked {round|about}. In the shadow of the {castle|cameras} stood the tea boy, {mouthing|speaking} every word. “He {knows|has} it all,” said {Hero}. “Has {anybody|no one} ever asked him?”",
        "{Hero} {gave|handed} the crown to {someone|a girl} who had stood {in the crowd|behind a pillar} for nine films. “{You|She} should,” {he} said. “I only {walked|came} in.” {The director} groaned, then looked through {two|both} fingers, and slowly {began|started} to smile.",
      ],
      [
        "{Three|Two} steps on, it was {this|the right} century. Behind {him} a {voice|bell} rang out, clear and {sure|new}, and {the director} sobbed with joy. {Hero} had {been|stayed} a star for {nineteen|twelve} minutes, including lunch +and it was {enough|plenty}, {he} found, with {moustache|some gold} still on {his} nose.",
        "They {let|waved} {him} through the {painted|cardboard} gate, which fell {over|flat} politely. “Remember us,” cried {the director}. In the finished film, if you {know|look} where, a small {figure|person} walks past at the {back|edge}, in quite the right {direction|shoes}.",
      ],
    ],
  },
  {
    id: "traffic-bees",
    goals: both,
    vars: {
      officer: ["Constable Bean", "Sergeant Lully", "Constable Yarrow", "Inspector Dew"],
      stuck: ["a hearse full of tulips", "the mayor’s car", "a circus lorry", "four ice-cream vans"],
      old: ["a beekeeper in retirement", "a nun with a smoke can", "a man from allotment nine"],
    },
    titles: ["Bees at the crossroads", "Red, amber, bees", "{Officer} and the swarm"],
    beats: [
      [
        "The traffic lights at the {crossroads|corner} were brown. A swarm of bees had {settled|moved} in on the {green|amber}, comfortably, and since nobody could {see|read} a colour, nobody {moved|dared}. {Officer} stood on a {box|bollard}. “Stay calm,” said {officer}, who {was not|no longer was}.",
        "{Hero} heard the {jam|traffic} first: hooters, bells and, {below|under} them, a deep hum. In the {middle|heart} of it {officer} was directing {a stuck}, with {a saucepan|a bucket} for a hat. The traffic lights were {brown with|covered in} bees.",
      ],
      [
        "They tried {a hose|a trombone}, which the bees {ignored|disliked} +and they tried {shouting|a speech by the mayor}, which made even the {drivers|pigeons} leave. The more {noise|fuss} everybody made, the {higher|angrier} the hum climbed. “They’re {cross|dangerous},” said {officer}. “They’re frightened,” said {Hero}, who had {stood|looked} longer.",
        "“{Nobody|Somebody} hoot!” a voice {bawled|hooted}. The cloud rose, and {sank|settled} again on the {amber|red} +and {Hero} watched. When the {horns|shouts} stopped for a second, so did the {whirling|storm}. It was simple. {Nobody|No creature} can find a home in {a din|such a racket}.",
      ],
      [
        "{He} {went|walked} from car to car, {asking|begging} them to switch {off|everything off}. They did, one by one, {sighing|grumbling}, until the {crossroads|street} was as still as {Sunday|a chapel}. Then {a old} came with a {basket|white sheet}, and the bees {walked|poured} in like honey, queen and all.",
        "{Hero} {turned|held} up a sign with one word {on|chalked across} it: ‘Hush’. Engines {died away|stopped}. You could hear {a page being turned|a mint being sucked}. In that {silence|calm} {a old} set down an open {hive|box} +and the swarm {considered|discussed} it, and moved in.",
      ],
      [
        "For {a|nearly one} whole minute afterwards no one {started|touched} a motor +and they had {forgotten|never known} what the street sounded like: a sparrow, {footsteps|somebody sweeping}. “Perhaps tomorrow again,” said {officer}, removing the saucepan. {Hero} left on foot, on {green|tiptoe}.",
        "{The stuck} rolled off, {softly|in first gear}. {Hero} was given a {jar|pot}, from {the old}, in August, and a {salute|handshake} from {officer}. {He} had stung no one, and no one {him}. It’s {surprising|odd} what gets done by {people|those} who stop.",
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
      tourists: ["nine tourists from Ghent", "a bowling club", "two coaches of aunts", "a class of dentists"],
    },
    titles: ["The ghost is off sick", "{Hero} as {the ghost}", "A very small haunting"],
    beats: [
      [
        "“Can you {moan|wail}?” asked {a guide}, in despair. The {late|evening} Ghost Walk was due, {a tourists} had {paid|come}, and {the ghost} was {ill|at home with mumps}. {Hero} had never {haunted|moaned at} anyone. But a {sheet|bonnet} was ready +and it was only for {nine|ten} minutes.",
        "Behind {a sight} somebody in half a sheet was {sneezing|weeping}. It was {the ghost}, or rather it was a student called {Colin|Meg}, down with hay fever. “They’ve {all|already} come,” said {a guide}, wringing both hands. “{A tourists}! And no ghost!” Both {looked|turned} at {Hero}.",
      ],
      [
        "{Hero} {glided|stepped} out from the wall and {moaned|said “Woe”}. {The tourists} smiled. One asked whether it was {included|a mop} +and {he} moaned louder, and {tripped|walked} on the hem. It’s {humbling|hard} to be {the ghost} and to have your {bonnet|hem} straightened by the {haunted|audience}.",
        "It {began|went} badly +and {he} rattled a chain, and {a lady|somebody} offered {him} {a food}. {He} pointed, and they {pointed|stared} back. In the {second|back} row a small boy had {hidden|put} his face in a {coat|scarf}. He alone was {really|properly} scared, and {Hero} did not {like|enjoy} it.",
      ],
      [
        "So {he} {stopped|sat down}. “Actually,” said {Hero}, through the {sheet|bonnet}, “it’s lonely. Nobody {ever|in four hundred years} tells me any news.” A {pause|silence} followed. Then {the tourists} came nearer, and told {the ghost} about trains, and {bicycles|the moon landing}, all talking at once.",
        "{He} {lifted|raised} the hem and {winked|showed one trainer}. The boy stopped, and then {giggled|grinned}. “Do you {like|mind} being a ghost?” he asked. “{It’s a living|The hours are long},” said {Hero}, and {everyone|the whole street} laughed. After that the {haunting|tour} grew quite merry.",
      ],
      [
        "“They {cried|laughed},” said a witness afterwards, “and they never {cry|laugh}.” {The ghost} has been friendly {ever|from then} on, and there’s a {waiting list|second tour}. {Hero} folded the {sheet|bonnet}, and went on as {a person|a mere child}, which after nine minutes felt {unusually|splendidly} solid.",
        "When the lamps were {out|carried off}, the boy ran back and gave {Hero} {a trinket}. “For your collection,” he said. {Hero} thanked him, {gravely|in a hollow voice}, as one should. It was {a good|the best} haunting: nobody was {frightened|any more afraid} +and somebody was {a good deal braver|less lonely}.",
      ],
    ],
  },
];
