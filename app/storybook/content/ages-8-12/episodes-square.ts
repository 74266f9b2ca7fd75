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
        "In the {park|bandstand} an orchestra of {forty|sixty} sat with their bows in the air, perfectly still, waiting. “We’re only short of somebody for the triangle,” groaned {a maestro}. “It’s one single note, in bar {ninety|two hundred}, and I can’t do without it.” All at once everybody was looking at {Hero}’s {hands|thumbs}.",
        "“Can you count?” demanded {a maestro}, seizing {him} by the {sleeve|lapel}. {Hero} could, in three languages. “Then you’re our {triangle|percussion}.” A minute later {he} stood at the back of the orchestra, between two {bassoons|kettledrums}, holding a thing like a bent {poker|coat hanger}. In the whole of {the piece} {he} had one note to play.",
      ],
      [
        "The music began, and {Hero} counted. By bar {thirty|forty} {his} {nose|ankle} itched. By bar {sixty|seventy} {he} wondered whether {he} had left one out +and once you begin to wonder that, bars are as slippery as {soap|eels}. The {cellos|trombones} were far too busy to help.",
        "{The piece} was longer than {he} had {thought|expected}. {He} practised the note in {his} head so {eagerly|often} that it very nearly escaped in a quiet part. A {flute|horn} player turned round, shook her head, and held up {five|six} fingers, one for each page that was still to come.",
      ],
      [
        "Then {the maestro} looked straight at {him}, and the whole orchestra stopped. Into that enormous silence {Hero} struck. ‘Ting,’ went the triangle, small and {silver|clear}, and it hung above the trees like a {star|drop}. {The pal} looked up to see where it had {gone|landed}.",
        "So {he} stopped counting and listened instead. The music was like a {wave|hill}, and it rose higher and higher. At the very top it {paused|leaned over} +and there {Hero} could hear a space, exactly the size of one note. ‘Ting,’ went the triangle, {right|straight} into it.",
      ],
      [
        "“Anybody can play a thousand notes,” said {the maestro}, and {sniffed|beamed}, “but you’ve played one, and in the right place!” {Hero} was offered {a food}, and a {chair|place} in the orchestra. {He} took the first, said no to the second, and walked away with {his} ears still ringing.",
        "There was a silence, and then there were {hats|scarves} in the air. {Hero} bowed once, since {he} had played once. “Same time next {year|spring}?” called {the maestro}. {He} promised to practise. For a whole {street|mile} {he} and {the pal} walked in step, and at every tenth step {he} sang, “Ting.”",
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
      head: ["a hat-maker", "a retired referee", "a woman with a rubber plant", "a piano teacher"],
      people: ["five", "seven", "nine"],
    },
    titles: ["{The state}", "Between two floors", "Please hold the doors"],
    beats: [
      [
        "In the {town hall|department store} the lift had stuck between two floors, and from the gap above its door came voices. {People} people had been in there since {breakfast|ten o’clock}, and to pass the time they had founded a country. “Passport?” said {a head}, when {Hero} knelt down to look in. “This is {the state}.”",
        "{Hero} stepped into a lift, to ride up one {floor|storey}. The doors closed, the lift jolted, and then it stood still. “Help is on its way,” said {a head}. “Meanwhile, welcome to {the state}.” {People} people had been stuck there since {breakfast|ten o’clock}. They already had a {flag|national anthem}, and an army, which was a boy with a {ruler|scooter}.",
      ],
      [
        "At first it had been {jolly|great fun}, said {the head}. They had a song, and a flag drawn with {lipstick|mustard}. Then they had begun to vote. Half of them wished to press the red button, and half the {yellow|green} one, and so, by law, nobody was allowed to press {either|any}. {The head} had a {paper|cardboard} crown and a headache.",
        "They also had a great many laws, about {elbows|whistling}, and about who owned which {corner|wall}. The people by the mirror no longer spoke to the people by the door. “We were perfectly {nice|friendly} strangers on the ground floor,” sighed {the head}. “I can’t think how it {happened|started}.”",
      ],
      [
        "“May a foreigner say something?” asked {Hero}. From up there {he} could see what nobody inside had noticed: a {toffee|glove} was stuck at the bottom of the door. That side belonged to the other party, so nobody had cared to look there. {The head} begged their pardon, bent down, and pulled it out +and with a long sigh the lift began to {move|sink}.",
        "“Let’s have a holiday,” {Hero} proposed. “For one minute everybody stands in somebody else’s place.” There was a good deal of {shuffling|squeezing}. But now they could read a little card that somebody’s {back|hat} had always covered. ‘If the lift stops,’ it said, ‘knock three times.’ They knocked, all of them, {together|in time} +and from above somebody knocked back.",
      ],
      [
        "On the ground floor the doors opened, and all at once it was {difficult|hard} to say goodbye. {The head} took off the crown. “We’ll meet on the first of every month,” they {swore|agreed}, “and on the stairs!” {Hero} was made an honorary {ambassador|citizen}, shook {people} hands, and {went|hurried} on.",
        "When the {engineer|caretaker} opened the doors, they were all singing. {Hero} and {the pal} came out with a medal each, made of {foil|a bottle top}. Behind them {the head} folded up the flag, and the army saluted. After that everybody took the stairs, side by side.",
      ],
    ],
  },
  {
    id: "reformed-scarecrow",
    goals: both,
    vars: {
      crow: ["the oldest rook", "a rook with one white feather", "a young rook", "the fattest rook"],
      farmer: ["Farmer Gudrun", "the widow at Long Acre", "a gardener on crutches", "the market gardener"],
    },
    titles: ["The friendly scarecrow", "Straw", "A disgrace to the profession"],
    beats: [
      [
        "{Hero} said good day to a scarecrow, from {habit|politeness}, and saw that {nine|eleven} rooks were sitting on it, {chatting|asleep}. One of them had built a nest in its {pocket|hat}. “It’s a {disgrace|scandal},” said {the farmer}, over the {fence|gate}. “It ought to frighten them, and it’s the most {popular|sociable} scarecrow in the county.”",
        "“Would you mind being {frightening|terrible} for a while?” asked {the farmer}. The scarecrow in the field was no use any more, because the rooks had grown fond of it. They brought it {presents|worms} +and this morning it wore a {necklace|scarf} of {berries|snail shells}. So {Hero} pulled the worst face {he} could. {The crow} clapped both wings.",
      ],
      [
        "{The farmer} painted it some {teeth|eyebrows}, and the rooks adored them. {The farmer} hung tins on it, which {rattled|clanked} in the wind +and {the crow} learnt to {dance|keep time} to it. “They’ve eaten every pea I’ve sown,” {the farmer} {moaned|sighed}, “and now they’re having a concert.”",
        "{Hero} ran up and down the field, and waved {his} arms, and shouted. The birds sat along the {wire|fence} and watched {him} with great interest. When {he} stopped, because {he} {was} out of breath, there was a disappointed {murmur|cawing} +and {the crow} flew down to {encourage|cheer} {him}.",
      ],
      [
        "“What else do they eat, besides peas?” {he} asked at last. Nobody had thought of asking that. Rooks eat slugs, it turned out, by the {bucket|hundred}, and the next field was full of them. So {Hero} opened the gate to the {cabbages|marrows}, and carried the scarecrow through it. The rooks {came|flew} after it, {looked|stared} at all those slugs, and {began to eat|got to work}.",
        "{He} scattered some old corn along the {hedge|ditch}, only for them, and wrote ‘{Canteen|Guests}’ on a {board|slate}. Then {he} moved the scarecrow over there, since the rooks would not go anywhere without their friend. Within {minutes|the hour} the whole flock had followed it +and the peas were left in peace.",
      ],
      [
        "So the scarecrow has been promoted, and wears a {bowler|top} hat. When {Hero} and {the pal} went on their way, all the rooks {escorted|followed} them as far as the {stile|next field}. {He} looked back from there, and saw {the farmer} pat the scarecrow on the {back|shoulder}.",
        "“I suppose,” said {the farmer}, “that not everyone was born to be {horrid|alarming}.” {Hero} was given a bag of {peas|pea pods} for the road. And {the crow}, flying over, dropped something {shiny|valuable} at {his} feet, in return for the canteen. It was {a trinket}.",
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
      few: ["forty", "fifty", "sixty"],
    },
    titles: ["How many cats?", "The cat census", "{The queen} is not at home"],
    beats: [
      [
        "{A clerk} was counting the cats of {town}, by order, and had written down {two hundred and six|three hundred}. “That’s more than there are {people|chimneys},” said {Hero}. {The clerk} burst into tears. The cats would not {stand still|form a queue}, it had {rained|snowed} on the list, and somebody had {slept|sat} on the form.",
        "“Have you seen a {grey|striped} one?” asked {a clerk}, from behind a {wall|pillar box}. “It’s called {the queen}, and also {Tiger|Biscuit}, and also Jean-Pierre. I’ve counted {two hundred and six|three hundred} cats in {town} so far, and something must be wrong.” {Hero} guessed what it was: some cats have {several|five} names, and dine at as many houses.",
      ],
      [
        "They tied a {ribbon|bell} round the neck of each cat that was counted, and the cats took them off. They tried it with a dish of sardines, which brought {seventy|ninety} cats at once, and {the neighbour}. {The clerk} counted the {tails|ears}, divided by {one|two} +and there was half a cat left over.",
        "{Hero} followed {the queen} all round the town, to see where home was. First it was the {bakery|chapel}, then it was the {cobbler’s|school}, and then it was {a barge|the bank}. In each of them somebody said, “That’s {our|my} {Fluff|Emperor}, who never {leaves the house|goes out}.” {He} filled {four|three} pages with it +and it was all the same cat.",
      ],
      [
        "“Don’t count the cats,” said {Hero} finally. “Count the {cushions|baskets}.” So they knocked at every door, very {politely|softly}, and asked where the cat would sleep tonight. There were just {few} cats in {town}. But there were three times as many people who believed that they {owned|had} one.",
        "{He} had an idea, and sat down in the {square|market place} at dusk, with {the pal}. It is the hour when cats go home. “Write down only those that are let in at a door,” {he} advised, “and once each.” {The clerk} wrote, and wrote, and had counted the last one before the {lamps|stars} came out. There were {few}.",
      ],
      [
        "‘Number of cats: {few},’ {the clerk} wrote on the form, and, beneath ‘Owner’, ‘{Everybody|The whole town}’. {The queen} signed it with a {paw|yawn}. {Hero} was given a {spare|silver} pen, for {patience|good ideas}, and walked on. All down the street saucers were being put out, far more of them than there were cats.",
        "“Only {few}!” said {the clerk}, and shut the {book|case}, which was {purring|furry}. Inside it lay {the queen}, who had found one more person to belong to. They all laughed. {Hero} wished them both a good journey, and set off again. Now and then {he} looked behind {him}, in case {he} {was} being followed as well.",
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
    titles: ["A few words", "{Hero} is not {the guest}", "The wrong door"],
    beats: [
      [
        "“At last!” cried a person in {pearls|a tailcoat}, pulled {Hero} in by a side door, and {brushed|straightened} {his} collar. “{The guest}! You’re {younger|shorter} than we thought.” Behind a curtain a hundred people sat at long tables, for {the feast}. They were all waiting for a speech +and somebody was tapping a {glass|microphone}.",
        "{Hero} had only asked the {time|way}. But it was {the feast}, and {the guest}, who was to make a speech, had got stuck at {a junction|the tailor’s}. “We can’t begin {to eat|the pudding} without a speech,” said a {waiter|mayoress}. “Just say a few kind words.” And {he} {was} pushed gently out in front of a hundred people.",
      ],
      [
        "“I’m not {the guest},” {Hero} began, and they {laughed|cheered}, because they thought that it was a joke. “I don’t know any of you,” {he} said. “So modest!” said somebody in the {front|third} row. {He} looked round for {the pal}, who had already been given {a food}. Never had {he} felt so many {spoons|eyes} pointing at {him}.",
        "{He} coughed. It grew as quiet as {snow|carpet}. If {he} told them the truth, {he} thought, it might spoil the {evening|feast}. But if {he} went on pretending, it would be worse, and longer. In front of {him} sat an old {couple|pair}, hand in hand, who {smiled|nodded} at {him} to be brave.",
      ],
      [
        "“I’m the wrong person,” said {Hero} clearly, “but I’ve been {looking at|watching} you, and I’ll tell you what I saw.” One child had cut up the {bread|potatoes} for another. A man had given his chair away, {twice|three times}. Somebody had kept the best {piece|plate} for the cook. “So I think,” {he} said, “that it must be a very good feast.” Then {he} sat down.",
        "So {he} told them the truth: how {he} had only asked a question, and been pushed through the curtain. The whole room laughed until the {candles|glasses} shook. Then {he} asked the two old people for a few words instead. They told everyone how they had met, {seventy|sixty} years ago, because one of them had walked in at the wrong door +and it was the best speech of the {evening|feast}.",
      ],
      [
        "In the doorway, with a {suitcase|bunch of roses}, stood {the guest}, who had heard it all. “I couldn’t have said it better,” said {the guest}, “so may I go straight to the soup?” Everybody clapped. {Hero} slipped out by the side door, with {a food} in each {pocket|hand}, and the clapping still in {his} ears.",
        "{Hero} was not allowed to leave without {pudding|a slice of cake}. When {the guest} arrived at last, everybody shook hands with everybody once more, and nobody needed a speech. Outside it was {cool|quiet}. “Which way were we going?” {Hero} asked {the pal} +and then {he} remembered, and ran.",
      ],
    ],
  },
  {
    id: "tied-balloon",
    goals: both,
    vars: {
      aim: ["Vienna", "Dundee", "Samarkand"],
      pilot: ["Madame Zéphyrine", "Professor Tuck", "Captain Lund", "Miss Octavia Boo"],
      roof: ["the chapel", "the brewery", "the post office", "the music school"],
    },
    titles: ["Too heavy to fly", "{The pilot} comes down", "What can we leave behind?"],
    beats: [
      [
        "A shadow fell across the road, and {Hero} looked up. {The pilot} was coming over, very low, in a {striped|patched} balloon. Its basket bumped on to the flat roof of {the roof} and stayed there. “Might I {trouble|ask} you for some help?” called a voice. “I can’t get up again, and I’m expected in {aim}.”",
        "On the flat roof of {the roof} sat a balloon, like a {fat|tired} {onion|aunt}. Over the edge leaned {the pilot}, with {a telescope|a teapot}. “{Good day|Ahoy}! Could you help me? I’m on my way to {aim}, and I won’t go up any more.” {Hero} climbed the {winding|back} stairs, with {the pal}, since one cannot refuse a person in a balloon.",
      ],
      [
        "The balloon was too heavy. {The pilot} threw out the sand, and it rose by a {hair|finger} and sank again. Then {Hero} looked into the basket. There were {sixty|forty} books in it, a {harp|bath}, and {a cloth} for every day of the {month|year}. “I need all of that,” declared {the pilot}, and sat down on top of it.",
        "“I’ve packed only what I need,” said {the pilot}. {Hero} looked into the basket. There were {nine|twelve} umbrellas in it, an {anvil|aquarium}, and a marble {lion|frog}. {The pilot} told {him} the story of each of them, and could not part with one. The wind {pulled|tugged} at the ropes, as if it were asking how much longer.",
      ],
      [
        "“What do you look forward to,” asked {Hero}, “when you’re up there?” {The pilot} thought about it. It was the quiet, and it was seeing the {rivers|clouds} from above +and none of that was in the basket. So they let the things down on a rope, one by one, to the neighbours, who came with {barrows|prams}. At the last of the books the balloon {stirred|woke}.",
        "{Hero} made a game of it. {The pilot} was to shut both eyes, and might keep whatever came to mind. First it was the {teapot|kettle}. Then, after a long {while|pause}, it was the way that geese fly past one’s ears at sunrise. Everything else had been forgotten, and went down to the {street|neighbours} on a rope.",
      ],
      [
        "Up went the balloon, as easily as a bubble. “I shan’t hurry to {aim},” cried {the pilot}. “I’m going to look at things!” {Hero} waved until it was as small as a {pea|full stop}. Then {he} and {the pal} went down the stairs and on, and were glad that they had so little to carry.",
        "There was a {jolt|creak}, and the balloon was in the air. Something came down from it on a little paper parachute, for {Hero}, with thanks. It was {a trinket}. “And that,” called {the pilot}, from far above, “is really the last thing I had too many of!” {He} put it in {his} pocket, where there was plenty of room, and {hurried|went} on.",
      ],
    ],
  },
  {
    id: "living-chess",
    goals: both,
    vars: {
      king: ["a butcher", "a head nurse", "a bank manager", "a tall ferryman"],
      side: ["the whites", "the blacks"],
    },
    titles: ["The missing pawn", "Check", "{Hero} in the front row"],
    beats: [
      [
        "The square of {town} is paved in black and white, like a chessboard, and on {Saturdays|feast days} people play the pieces. Today {the side} were one pawn short. “You’ve got the {legs|face} for it,” said {a king}, who wore a {cardboard|velvet} crown, and put {Hero} in the {second|front} row. “It won’t take long. We’re losing.”",
        "{Hero} had only stopped to tie a {lace|shoe}, in the middle of a big white stone. “Don’t move!” said {a king}, in a {paper|golden} crown. The whole square of {town} was a chessboard, it appeared, with people for pieces, and {the side} had been one pawn short. Now {he} {was} that pawn. On either side stood a {postman|schoolgirl} with a paper {hat|shield}.",
      ],
      [
        "It is {dull|humbling} to be a pawn. The bishops swept past, the queen was handed sandwiches, and {Hero} was moved one {square|step}, once, in {half an hour|twenty minutes}. {The pal} went off to look at {a sight}, and came back. Piece after piece of {the side} had to leave the board. “We’re {lost|done for},” muttered {the king}.",
        "From down there one sees mostly {backs|hats}. The two players sat up on a {balcony|platform}, and argued about castles. {Hero} got to know {his} neighbours rather well, and then, one by one, all these neighbours were taken, and sat down on the {kerb|steps}. At last there was hardly anybody left of {the side}, and {he} felt {lonely|quite small}.",
      ],
      [
        "Then {he} saw it. Nobody looks at the pawns, and in front of {him} the way was {clear|empty}, for {four|three} squares, to the very last row. “Me,” said {Hero}, out of the corner of {his} mouth. “Move me!” Up on the {balcony|platform} somebody gasped, and counted +and {he} {was} told to step forward.",
        "“Pawn forward,” came the {order|call}, and a little later again, “Pawn forward.” {Hero} took each square without looking {round|sideways}. On the last row somebody rang a bell. It is an old {rule|law} of chess: a pawn that gets right across the board, however small it is, may become a queen.",
      ],
      [
        "A {crown|golden cape} was put on {him}, and {he} {was} a queen +and {the side} won in {two|three} moves. “Who noticed it?” asked {the king}. “The pawn did,” said the {postman|player}, and there was a cheer for the whole front row. {Hero} handed back what {he} had been lent, and went on {his} way, diagonally.",
        "So {Hero} was crowned, and {the side} had a queen again, and the game came out even. Both sides shook hands and were given {soup|lemonade}. “Same place next week?” asked {the king}. {Hero} was sorry, {he} had to be somewhere else by then +and queens may go as far as they like, in any direction.",
      ],
    ],
  },
];
