import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const squareEpisodes: readonly Episode[] = [
  {
    id: "single-note",
    goals: both,
    vars: {
      piece: ["the Symphony in Grey", "the Ode to Soup", "the Winter Overture", "the March of the Kettles"],
      maestro: [
        "a conductor with a cold",
        "a conductor in bicycle clips",
        "a very small conductor",
        "a conductor on a crate",
      ],
    },
    titles: ["One note", "{The piece}", "Ting"],
    beats: [
      [
        "In the {park|bandstand} an orchestra of {forty|sixty} sat with their bows in the air, perfectly still, waiting. “We’re only short of the triangle,” groaned {a maestro}, “for one single note, in bar {ninety|two hundred}.” All at once everybody was looking at {Hero}’s {hands|thumbs}.",
        "“Can you count?” demanded {a maestro}, seizing {him} by the {sleeve|lapel}. {Hero} could, in three {languages|directions}. “Then you’re our {triangle|percussion}.” And there {he} stood at the back of {the piece}, between two {bassoons|kettledrums}, holding a thing like a bent {poker|coat hanger}.",
      ],
      [
        "It began, and {Hero} counted. By bar {thirty|forty} {his} {nose|ankle} itched. By bar {sixty|eighty} {he} had wondered whether {he} had {skipped|counted} one +and once you have wondered that, bars are as slippery as {soap|eels}. The {cellos|trombones} gave no {help|hint} at all.",
        "{The piece} was longer than {a sermon|the river}. {He} practised the note in {his} head so {vigorously|often} that it very nearly escaped in a {pause|quiet bit}. A {flautist|horn player} turned, shook her head, and held up {five|six} fingers, one for each page still to go.",
      ],
      [
        "Then the {maestro|baton} looked at {him}, and everything stopped. In that enormous hole {Hero} struck. ‘Ting,’ it went, small and {silver|clear}, and hung above the trees like a {star|drop} +and {the pal} looked up to see where it had {gone|landed}.",
        "{He} stopped counting and listened instead. There was a {wave|hill} in the music, and it rose, and it leaned +and where it {tipped|broke} there was a space exactly the size of a {ting|raindrop}. {Hero} put one {in it|there}.",
      ],
      [
        "“Anybody can play {thousands|a lot},” said {the maestro}, and {sniffed|beamed}, “but one, and in the right place!” They {offered|promised} {him} {a food} and a {chair|contract}. {Hero} took the {first|food}, and walked away to {applause|the encore}, with {his} ears still ringing.",
        "There was a silence, and then {hats|scarves} in the air. {Hero} bowed, once, since {he} had played once. “Same time next {year|spring}?” called {the maestro}. From {the pal}, a street further on, came a look that said ‘{ting|bravo}’.",
      ],
    ],
  },
  {
    id: "lift-republic",
    goals: both,
    vars: {
      state: [
        "the Republic of Lift Two",
        "the Kingdom of Upper Basement",
        "the Free State of Going Up",
        "the United Passengers",
      ],
      head: ["a hat-maker", "a retired referee", "a woman with a ficus", "a piano teacher"],
    },
    titles: ["{The state}", "Between two floors", "Please hold the doors"],
    beats: [
      [
        "“Passport?” said {a head}, when the doors of the {town hall|department store} lift opened at last. {Five|Seven} people had been stuck in it since {Monday|breakfast}, and in the {meantime|boredom} they had founded {the state}. {Hero} had only wanted to {go|ride} up one {floor|storey}.",
        "{Hero} stepped into a lift, the doors closed, and {nothing|a jolt} followed. “Welcome to {the state},” said {a head}, with {a bow|resignation}. There was already a {flag|constitution}, drawn with {lipstick|mustard}, and a small {army|choir}, consisting of a boy with a {ruler|scooter}.",
      ],
      [
        "The trouble was that they had {quarrelled|voted}. Half of {the state} wished to press the red button, half the {yellow|green}, and so by law nobody might press {either|any}. They had {eaten|divided} the last {biscuit|peppermint} in nine parts. {The head} had a {crown|headache}.",
        "Laws had been made about {elbows|whistling}, and about who owned which {corner|mirror}. There was an {opposition|exile}, behind the {ficus|pram}, who would not {speak|hum} to anyone. “We were all {perfectly nice|strangers} on the ground floor,” sighed {the head}.",
      ],
      [
        "“May a foreigner suggest {something|a thing}?” asked {Hero}. {He} had noticed that the doors were held by a {toffee|glove}, down in the {groove|crack}. Nobody in {the state} had looked {down|there}, because the floor was the {border|other party’s}. {He} bent, and pulled +and the lift {sighed|sang}.",
        "{Hero} proposed a {holiday|truce} of one minute, for everyone to stand in somebody else’s {corner|place}. From the {opposition|pram} side one could read a {card|plate}: ‘In case of stopping, {knock|wait} three times.’ They knocked, all {nine|eight} of them, in {time|unison} +and were answered.",
      ],
      [
        "Down they went, and out into the {daylight|haberdashery}, and all at once it was {difficult|awkward} to part. {The head} dissolved {the state} with {a tear|a handshake}. “We’ll meet every {Monday|first of May},” they swore, “on the {stairs|escalator}.” {Hero} was made an {ambassador|honorary citizen}.",
        "When the {engineer|caretaker} opened the doors, they were {singing|sharing a hat}. {Hero} and {the pal} came out with a {medal|stamp} each, made of {foil|a bottle top}. Behind them the flag was being {folded|saluted}, and after that everyone took the {stairs|ramp}.",
      ],
    ],
  },
  {
    id: "reformed-scarecrow",
    goals: both,
    vars: {
      crow: ["the oldest rook", "a crow with one white feather", "a young rook", "the fattest crow"],
      farmer: ["Farmer Gudrun", "the widow at Long Acre", "a gardener on crutches", "the market gardener"],
    },
    titles: ["The friendly scarecrow", "Straw", "A disgrace to the profession"],
    beats: [
      [
        "{Hero} raised {his} cap to a scarecrow, from {habit|politeness}, and there were {nine|eleven} rooks on it, {chatting|asleep}. One had {knitted|built} something in its {pocket|hat}. “It’s a {disgrace|scandal},” said {the farmer}, over the {fence|gate}. “It’s the most {popular|sociable} one in the county.”",
        "“Would you mind being {frightening|terrible}?” asked {the farmer}. For the proper scarecrow had gone {soft|wrong}: the birds brought it {presents|worms} +and it wore, this morning, a {necklace|bow} of {berries|snail shells}. {Hero} pulled a {face|grimace}. {A crow} applauded.",
      ],
      [
        "They painted it {teeth|eyebrows}, and the rooks adored them. They hung tins on it, which {rattled|clanked} in the {wind|rain}, and {a crow} learnt to {dance|conduct}. “Every {pea|seed} I have,” {the farmer} {moaned|sighed}, “is inside somebody with {feathers|an ear for music}.”",
        "{Hero} waved {his} arms for an hour, with {a rattle|dustbin lids}. The birds sat along the {wire|furrow} and {watched|learnt}. When {he} stopped, from {exhaustion|thirst}, there was a disappointed {murmur|cawing}, and {the crow} flew down and {encouraged|replaced} {him}.",
      ],
      [
        "“What do they eat besides {peas|seed}?” {he} asked at last. Nobody had {asked|inquired} that. It was {leatherjackets|slugs}, chiefly, by the {beakful|bucket}, and {the farmer}’s enormous {cabbages|marrows} were full of those. {Hero} sat down by the {straw|kind} boots, and drew up a {treaty|contract}.",
        "{He} sowed a strip along the {hedge|ditch} only for them, and wrote ‘{Canteen|Guests}’ on a {board|slate}. {The crow} could not {read|spell}, or could. Anyhow, the whole {flock|party} moved over there within {minutes|the hour}, straw friend {included|in front}, and left the {rows|beds} alone.",
      ],
      [
        "So it was {promoted|decorated}, and wears a {manager’s|bowler} hat today. As {Hero} and {the pal} went their way, the whole company {escorted|followed} them, to the {parish|next} boundary. {The farmer} was seen to {scratch|pat} the scarecrow’s back, where the {itch|nest} was.",
        "“I suppose,” said {the farmer}, “that not everyone’s cut out to be {horrid|alarming}.” There was a {button|pea pod} for {Hero}, and one for {the pal}. And {the crow}, in passing, dropped on {his} head something {shiny|valuable}: {a trinket}.",
      ],
    ],
  },
  {
    id: "cat-census",
    goals: both,
    vars: {
      clerk: [
        "a young man from the ministry",
        "a lady with three pens",
        "an official in galoshes",
        "a trainee in a borrowed hat",
      ],
      queen: ["Her Majesty", "Mustapha", "the Duchess", "Old Contrary"],
    },
    titles: ["How many cats?", "The cat census", "{The queen} is not at home"],
    beats: [
      [
        "{A clerk} was counting the cats of {town}, by order, and had {reached|written down} {two hundred and six|four hundred}. “That’s more than there are {people|chimneys},” said {Hero}. {The clerk} burst into {tears|laughter}. They would not {stand still|queue}, it was {windy|raining}, and somebody had {eaten|sat on} the form.",
        "“Have you seen a {grey|striped} one?” begged {a clerk}, from the top of a {wall|pillar box}. “Name of {the queen}, and also of {Tiger|Biscuit}, and Jean-Pierre.” It dawned on {Hero} what was {wrong|happening}. Some cats have {several|five} addresses, and dine at {all|each} of them.",
      ],
      [
        "They tried it with {bells|ribbons}, and the cats exchanged them. They tried it with {sardines|a saucer}, which brought {seventy|ninety}, from {as far as the sea|other parishes}, plus {the neighbour}. {The clerk} counted {tails|eyes} and divided by {one|two}, and got {a half|a remainder}.",
        "{Hero} crept after {the queen} to see where home was. It was the {bakery|chapel}, and then the {cobbler’s|school}, then {under a bishop|a boat}. At each of them somebody said, “That’s {our|my} {Fluff|Emperor}, who never {leaves|goes out}.” {He} filled {four|three} pages, and all with a single {cat|animal}.",
      ],
      [
        "“Don’t count the cats,” said {Hero} finally. “Count the {laps|cushions}.” So they knocked at every door, and asked {politely|softly}. There were just {forty|fifty} cats in {town} +and three {hundred|times as many} people who {owned|loved} one.",
        "{He} had an idea, and climbed the {bandstand|town clock} at {five|dusk}, with {the pal}. From there one sees the {roofs|walls} at the hour when cats go home. “Only those whose door {opens|is opened} by itself,” {he} advised. {The clerk} wrote, and wrote, and was {done|finished} before the {lamps|stars}.",
      ],
      [
        "On the form, beneath ‘Owner’, {the clerk} entered “{Everybody|See over}”, in an {excellent|curly} hand. {The queen} signed it with a {paw|yawn}. {Hero} was presented with the {spare|third} pen, for {services|patience} +and all down the street the {doors|saucers} were closing.",
        "“And the {total|result}?” asked {Hero}. “Enough,” said {the clerk}, and shut the {book|case}, which was {purring|furry}. Inside lay {the queen}, quite {officially|comfortably}. It was a long way to the {ministry|station} +and nobody seemed to {mind|hurry}.",
      ],
    ],
  },
  {
    id: "wrong-speech",
    goals: both,
    vars: {
      guest: ["the ambassador", "the famous cousin", "the uncle from Brazil", "the champion"],
      feast: ["the golden wedding", "the opening of the baths", "the farewell dinner", "the prize-giving"],
    },
    titles: ["A few words", "{Hero} is {the guest}", "The wrong door"],
    beats: [
      [
        "“At last!” cried a person in {pearls|tails}, pulled {Hero} in by a side door, and {brushed|straightened} {him}. “{The guest}! You’re {younger|shorter} than we’d {hoped|thought}.” On the far side of a curtain {the feast} was {roaring|sitting} at long tables, and somebody was tapping a {glass|microphone}.",
        "All that {Hero} had asked was the {time|way}. But {the feast} lacked {the guest}, who had got stuck at {a junction|the tailor’s}, and there were {eighty|a hundred} people, and a {pudding|lectern}. “Just say a few {words|kind things},” hissed a {waiter|mayoress}, and gave {him} a {push|shove}.",
      ],
      [
        "“I’m not,” {Hero} began, and they {laughed|cheered}. “I don’t even {know|belong},” {he} said. “So modest!” {sobbed|said} somebody in the {front|third} row. {He} looked round for {the pal}, who was already {eating|seated}. Never had {he} felt such a quantity of {spoons|eyes}.",
        "{He} coughed. There was a silence as thick as {gravy|carpet}. The truth, {he} thought, would {spoil|end} it, and not the truth would be {worse|long}. In front of {him} sat an old {couple|man}, hand in hand, quite {unable|too nervous} to eat.",
      ],
      [
        "“I’m the wrong person,” said {Hero} clearly, “but I’ve been {looking at|listening to} you all, and I think that it’s a {good|lovely} thing you’re {doing|here for}.” And {he} told them what {he} had {seen|noticed}: who had {cut up|passed} whose {bread|potatoes}, and who had kept a {chair|place}.",
        "So {he} told them the truth, with {gestures|crumbs}, from the side door on. They laughed till the {candles|glasses} shook +and then {he} asked the two in the {middle|corner} how it had all {begun|happened}. They told it {together|in turns}. It was the best {speech|few words} of {the feast}.",
      ],
      [
        "In the doorway, with a {suitcase|trophy}, stood the real one, who {listened|leaned there} to the end. “I couldn’t {better|top} that,” said {the guest}, “may I have the {soup|hat} instead?” {Hero} slipped out by the {kitchen|side}, with {a food} in both {pockets|hands}.",
        "They would not let {him} go without {pudding|a toast}. When {the guest} arrived at last, there was a {second|fresh} round of {everything|handshakes}, and no one needed to {speak|be clever}. Outside it was {cool|quiet}. “A few words,” said {Hero} to {the pal}, and {grinned|yawned}.",
      ],
    ],
  },
  {
    id: "tied-balloon",
    goals: both,
    vars: {
      aim: ["Vienna", "Dundee", "Samarkand"],
      pilot: ["Madame Zéphyrine", "Professor Tuck", "the brothers Lund", "Aviatrix Boo"],
      roof: ["the chapel", "the brewery", "the post office", "the music school"],
    },
    titles: ["Let go of something", "{The pilot} comes down", "Ballast"],
    beats: [
      [
        "A shadow fell on {the road|them}, and it had a {basket|rope}. {The pilot} was coming over, very low, in a {striped|patched} balloon, which caught on {the roof} and stayed. “Might one {trouble|ask} you?” called a voice. “I can’t get {up|off}, and I’m expected in {aim}.”",
        "On {the roof} sat a balloon like a {fat|tired} {onion|aunt}. Over the edge leaned {the pilot}, with {a telescope|a teapot}. “{Good day|Ahoy}! What’s this place {called|for}?” {Hero} climbed the {winding|back} stairs, with {the pal}, since one cannot {shout|refuse} in such cases.",
      ],
      [
        "It was too heavy. They threw down the {sand|anchor}, and it rose by a {hair|hiccup}. There remained {sixty|forty} books, a {harp|bath}, and {a cloth} for every kind of {dinner|opera}. “All that is {indispensable|necessary},” declared {the pilot}, and {sat|lay} down on it.",
        "“I’ve packed only the {essentials|minimum},” said {the pilot}. {Hero} looked in. There were {nine|twelve} umbrellas, an {anvil|aquarium}, and a marble {uncle|frog}. Each piece had a {story|label}, and none could be {left|spared}. The wind {tugged|sighed}, and the chimney {creaked|leaned}.",
      ],
      [
        "“What do you miss the most,” asked {Hero}, “when you’re {up|away}?” {The pilot} thought about it, and it was {none|nothing} of that. It was {peace|seeing}. So they let it down on a string, piece by piece, to {children|neighbours} with {arms|barrows}. At the {harp|frog} the balloon {stirred|woke}.",
        "{Hero} made a game of it: one might keep what one could {remember|name} with both eyes shut. {The pilot} remembered the {teapot|telescope}, and then, after a long {while|breath}, the {sunrise|geese}. Everything else went {over|down} in the {bread|coal} basket, quite {cheerfully|softly}.",
      ],
      [
        "Up it went, as easily as a {thought|bubble}. “{aim} can wait,” cried {the pilot}, “I’m going to {look|drift}!” {Hero} waved until it was a {pea|full stop}. On {the roof} stood {the pal}, in {a cloth}, and {under|with} one of the umbrellas.",
        "There was a {jolt|gasp}, and the chimney was {free|bare}. Something floated down to {Hero}, in thanks, and it was {a trinket}. “It’s the {last|only} thing I had too {much|many} of!” came the call, from {high|far} away. Half the street had a new {bath|umbrella} that evening.",
      ],
    ],
  },
  {
    id: "living-chess",
    goals: both,
    vars: {
      king: ["a butcher", "the head nurse", "a bank manager", "the ferryman’s uncle"],
      side: ["the whites", "the blacks", "the tall side", "the pier side"],
    },
    titles: ["The missing pawn", "Check", "{Hero} on E4"],
    beats: [
      [
        "The square of {town} is paved in black and white, and on {Saturdays|feast days} people stand on it for pieces. {The side} were a pawn short. “You’ve got the {legs|face} for it,” said {a king}, in a {cardboard|velvet} crown, and moved {Hero} to the {second|front} row.",
        "“Pawns don’t {talk|sneeze},” said {the king} of {the side}, when {Hero} {asked|wished to know} how long it would {take|last}. {He} had stopped to tie a {lace|shoe} on the wrong {square|stone}, and that was that. On either side stood a {postman|schoolgirl} with a paper {hat|shield}.",
      ],
      [
        "It is {dull|humbling}, being a pawn. Bishops swished by, the queen had {sandwiches|conversations}, and {Hero} was moved one {square|step}, once, in {half an hour|twenty minutes}. {The pal} went off for {a food}, and came back. “We’re {losing|done for},” muttered {the king}.",
        "From down there one sees mostly {backs|boots}. The players sat up on {ladders|the balcony}, and argued about {castles|openings}. {Hero} got to know {his} neighbours rather well. Piece by piece {the side} left the {board|stones}, rubbing their {knees|ears}, till it was {draughty|lonely}.",
      ],
      [
        "Then {he} saw it. Nobody counts the pawns, and in front of {him} the way was {clear|empty}: {four|three} squares, with only a {knight|rook} looking the {wrong|other} way. “Me,” said {Hero}, out of the {side|corner} of {his} mouth. Up on the ladder somebody {gasped|listened}.",
        "“Forward,” came the {order|call}, and again, “Forward.” {Hero} took each square as one takes {stairs|a dare}, not looking {round|sideways}. On the last of them a bell was {rung|struck}. It’s an old {rule|law}: whoever gets {across|that far}, however {small|late}, may become whatever they {like|choose}.",
      ],
      [
        "They put a {crown|cape} on {him}, and {he} {was} a queen, and it was over in {two|three} moves. “Who noticed it?” asked {the king}. “The pawn did,” said the {postman|player}, and there was a cheer for everybody {short|in the front row}. {Hero} handed it back, and went on {diagonally|with long strides}.",
        "“{Queen|Castle}?” they asked. But {Hero} had been standing for an hour, and {he} chose to be a {passer-by|bench}. It wasn’t in the {rules|book}, and nobody could {object|find the page}. The game was {drawn|adjourned}, for {soup|laughter} +and {the pal} was waiting on the first square outside.",
      ],
    ],
  },
];
