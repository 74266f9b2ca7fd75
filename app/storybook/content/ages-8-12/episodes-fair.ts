import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const fairEpisodes: readonly Episode[] = [
  {
    id: "late-echo",
    goals: both,
    vars: {
      cry: ["Rhubarb", "Marmalade", "Trombone"],
      north: ["Overhill", "Bell Farm", "the upper village", "Windscale Cottage"],
      south: ["Underhill", "Mill Farm", "the lower village", "Nettlebed"],
    },
    titles: ["The late echo", "Who called whom a turnip", "{The north} and {the south}"],
    beats: [
      [
        "Between {the north} and {the south} there’s a cliff with an echo, and in {dry|cold} weather it is {slow|late}. “You’re a {turnip|windbag},” it was saying, as {Hero} came by, in the voice of {a farmer|an aunt}. In {the south} somebody shook a {fist|broom}. “That’s {the north} again!”",
        "{Hero} sang out “{Hello|Good morning}” to the cliff, and nothing {came|returned}. {He} had gone on to {a sight} before it answered, with somebody else’s {sneeze|complaint}. Two {villages|families}, {he} learnt at the {pump|stile}, had not been on {speaking|borrowing} terms since the {spring|wedding}.",
      ],
      [
        "It was like this: whatever {the north} shouted at its own {goats|children} went over and came down {a minute|ages} later on {the south}, out of the {blue|fog}. {The south} replied, in kind, and it {arrived|landed} at {supper|dawn}. By now there were {lawyers|ditches}. {Hero} was handed a {petition|turnip}.",
        "{He} asked {the north} what it had against {the south}. “They {insult|mock} us at {breakfast|bedtime}!” {He} asked {the south}, and got the same, only with {gestures|eggs}. Each had a {list|notebook} of insults, and read from it. {Hero} noticed that all of them were about {goats|muddy feet}.",
      ],
      [
        "{Hero} took out a {watch|handkerchief}, called “{cry}!” at the rock, and walked, with both {parties|sides} behind {him}, down to {the south}. They stood about. They {coughed|waited}. And out of the {blue|clear sky}, in {his} own voice, it said “{cry}” to everyone there.",
        "“Now say something {nice|decent},” {he} proposed. Nobody could {think|begin}. At last a {grandmother|boy} from {the north} shouted across that the {plum|honey} cake had always been very {good|light}. It took a minute and a half. Over in {the south} a {window|lid} opened, and then {another|a door}.",
      ],
      [
        "“All those years,” they said, “it was the {goats|boots} it meant.” {The north} came down with {cider|chairs}, and {the south} went up with {ladders|cake}, so that they met in the middle. On the {rock|cliff} now hangs a {board|clock}: ‘Please allow for {delay|goats}.’",
        "{He} and {the pal} were a long way {off|down} the road by then. Behind them the cliff was {saying|practising}, over and over, in {forty|thirty} voices, a little {late|muffled}: “{Sorry|Come to supper}!” And then, in an old {lady’s|farmer’s} voice, “{Turnip|Windbag},” quite {fondly|softly}.",
      ],
    ],
  },
  {
    id: "apology-shop",
    goals: both,
    vars: {
      keeper: ["Mister Orlando", "the widow Crumb", "a man called Pardon", "Mistress Eulalia"],
      wrong: ["a broken window", "a forgotten birthday", "an eaten pie", "a borrowed ladder"],
    },
    titles: ["Apologies made to measure", "{The keeper} cannot say it", "Second-hand regrets"],
    beats: [
      [
        "‘Apologies’, it said in gold above a {narrow|dusty} shop, ‘made to {measure|order} while you wait’. Behind the counter {the keeper} sat, head in hands. “All day I write them for {others|strangers},” came the {lament|sigh}, “{roses|violins} extra, and I can’t do my {own|brother’s}.”",
        "There was a {queue|line} outside, and {Hero} joined it to find out what {for|it was}. People bought {sorries|regrets} there, by the {yard|dozen}, for {a wrong} and the like. But {the keeper} had shut the {till|blind}. “I’ve one to make {myself|today},” said the {voice|shopkeeper}, “and nothing {fits|suits}.”",
      ],
      [
        "It was about {a wrong}, years {old|deep}. {Hero} {listened|nodded} to the drafts. The first was in {verse|Latin}. The second explained, for {four|six} pages, why it had really been the {weather|other person}. The third had a {ribbon|diagram}. “Which do you {prefer|like}?” asked {the keeper}.",
        "{The keeper} tried them on {Hero}, one by one, in front of the {mirror|cash desk}. “I regret that you were {upset|in the way}.” {He} shook {his} head. “Mistakes were made, by {someone|us all}.” {The pal} left the {room|shop}. “With {deepest|sixteen} sorrows,” and that one was {long|damp}.",
      ],
      [
        "“Who is it {for|to}?” {Hero} wanted to know. It was for the {hatter|baker}, over the {road|way}, {nine|eleven} steps. “Then leave all that {here|off}.” {The keeper} took off the {gold|paper} cuffs and crossed, {empty-handed|hatless}, and said {two|three} words, on the {mat|step}.",
        "“What would you say,” {he} asked, “if it cost a {pound|tooth} a word?” {The keeper} began to {cross|strike} out. Out went the {roses|weather}, out went the {because|but}. On the sheet there remained ‘I’m sorry’, and the {name|wrong} +and it fitted like a {glove|key}.",
      ],
      [
        "What was {said|answered} one could not hear from there. But a {chair|cup} was set out, and a second {one|cup}. {Hero} hung up the card, ‘Back {soon|later}’, on {the keeper}’s behalf, as {he} went +and after ‘Apologies’ someone has since added ‘{short|plain}’.",
        "The hatter had been sorry, too, since that {same|very} day. It had been {a wrong} on both {sides|ends}. “What do I owe you?” {the keeper} called after {Hero}. {He} considered it. “Tell the {queue|next one} that it’s {free|short},” {he} said.",
      ],
    ],
  },
  {
    id: "nest-signal",
    goals: both,
    vars: {
      bird: ["a wagtail", "a robin", "a redstart", "a pair of wrens"],
      express: ["the Northern Mail", "the eleven-ten", "the Grand Continental", "the milk train"],
    },
    titles: ["The signal at green", "{The express} is held", "Four eggs"],
    beats: [
      [
        "At the crossing stood {the express}, with steam up and {two hundred|ninety} passengers, in front of a signal that would not {change|drop}. The {signalwoman|guard} beckoned to {Hero}. In the arm of it, {neat|round} as a {bun|cup}, {a bird} had built a {nest|home}, and in there were {four|five} eggs.",
        "“If I pull this,” the {signalwoman|porter} explained, with a hand on the {lever|wire}, “they fall out, and if I don’t, {the express} can’t {go|pass}.” {Hero} looked up. {A bird} looked down. Out of every window of {the express} came a {head|hat}, asking {why|how long}.",
      ],
      [
        "There were {opinions|speeches}. A man with a {watch|cigar case} spoke of {progress|connections}, a lady of {omelettes|hearts}. Somebody had a {ladder|bishop}. {Hero} went up to {see|measure}, and the eggs were {warm|blue}, and the bird, a hand away, did not {budge|blink}. {He} climbed down, {slowly|undecided}.",
        "They tried a {hat|basket} on a {pole|rake}, for moving house, and {the bird} would not {hear|have any} of it. They tried {silence|maths}: {two|three} weeks till they fly, times {nine|fourteen} trains. “Impossible,” said the {driver|guard}, and raised a cap to the nest, {all|just} the same.",
      ],
      [
        "“What does a signal {do|say}?” asked {Hero}. It says ‘go’, or it says ‘{stop|wait}’. “And couldn’t a person {say|do} that?” {He} borrowed a {flag|lantern}, stood where the driver could {see|trust} {him}, and was, for {the express}, the first {living|walking} signal on that line.",
        "{Hero} asked round, and it turned out that the {station|village} was full of people with {time|arms}. They wrote a {rota|list}, an hour {each|apiece}, with flags of {bedsheet|curtain}. {He} took the first. Up it went, {colour} and {crooked|creased}, and {the express} {whistled|breathed}.",
      ],
      [
        "Slowly, wheel by wheel, so as not to {shake|wake} anything, {the express} rolled by beneath. At each window somebody {waved|put a finger to the lips}. {Hero} handed on the flag to {the neighbour}. On the {eleventh|twentieth} of the month, {he} heard, the last of them had {gone|flown}, by the {left|right}.",
        "Until then {the express} was {six|nine} minutes late there, and not a soul {complained|wrote in}. It’s in the {timetable|almanac} now, at the {foot|bottom} of the page: ‘{Bird|Nest} on line’. But that was later. For the moment {Hero} saluted {the bird}, and {the pal} saluted {him}.",
      ],
    ],
  },
  {
    id: "last-deckchair",
    goals: both,
    vars: {
      warden: ["the beach inspector", "the attendant", "a man in a peaked cap", "the head of deckchairs"],
      guesty: ["a general", "a very old swimmer", "a lady with a parrot", "a tax collector"],
    },
    titles: ["The last deckchair", "How to fold a sea breeze", "Row nine"],
    beats: [
      [
        "By the {lake|river} {the warden} was putting up deckchairs for the {concert|regatta}, and the last one would not {open|obey}. It had eaten a {thumb|cuff} already. “You look {mechanical|patient},” said {the warden} to {Hero}, “hold its {feet|ends}.” In front of it, upright, waited {a guesty}.",
        "{A guesty} wished to sit. There was one deckchair left, {striped|moody}, and three {clever|strong} people were fighting it. It became a {ladder|stretcher}, it became a {sledge|gate}, it became, for a {moment|second}, a {pelican|harp}. “Next!” shouted {the warden}. That was {Hero}.",
      ],
      [
        "{Hero} pulled, and it {bit|clapped}. {He} {read|consulted} the label, which said only ‘{Simple|Easy}’. People gathered +and each of them {knew|had} the trick: it must be {lifted|kicked}, it must be {wetted|flattered}. {The pal} sat down in the {shade|grass} and was, of all of them, the most {comfortable|dignified}.",
        "They formed a {committee|ring}. One held the {canvas|left}, one the {right|wood}, and {Hero} {counted|gave the word}, and at three they were all {inside|under} it, quite {flat|tangled}. “It’s never done {that|so} before,” marvelled {the warden}. {The guesty} looked at the {clouds|sky}, and cleared a {throat|small patch of grass}.",
      ],
      [
        "“Who sat in it last?” asked {Hero}, {out of breath|from below}. It had been a {bride|poet}, {the warden} recalled, and she’d left it in the {dew|moonlight}. It was only {swollen|stiff}. {He} turned it to the {sun|breeze}, and sang to it a little, while it {dried|thought}. ‘{Click|Clack}’, it said, and opened like a {hand|flower}.",
        "{He} let go, and the others as well. Left in {peace|silence}, the thing unfolded by {itself|inches}, first one {knee|elbow} and then the next, and stood there, a {perfect|modest} chair. “It can’t bear to be {watched|pushed},” {he} said. “I know a {few|cousin} like that,” said {the guesty}.",
      ],
      [
        "So {the guesty} sat down at last, {sighed|leaned back}, and invited {Hero} to the {arm|footrest}, for the overture. They heard {two|three} pieces, about {waves|shepherds}. Then duty {called|coughed} +and when {he} looked round, there were {three|two} people in that chair, and the {parrot|cap}.",
        "Nobody dared to {sit|breathe} on it, in the end, after all that. It has the best {view|place} in row nine, with a {card|cushion}: ‘Reserved for {itself|the breeze}.’ {The warden} gave {Hero} a {ticket|free pass}, for life. And {the guesty} stood, and said that one {sees|hears} more like that.",
      ],
    ],
  },
  {
    id: "borrowed-hour",
    goals: both,
    vars: {
      clockman: ["the town timekeeper", "a woman with eleven watches", "the sexton", "a seller of sundials"],
      loser: ["a bride", "a school class", "the night baker", "a marathon walker"],
    },
    titles: ["The missing hour", "Back in an hour", "{The clockman} has lost count"],
    beats: [
      [
        "“Stop!” {The clockman} was going through the {bushes|gutters} with a {sieve|lamp}. “We’ve lost an hour. It was there at {nine|four}, and when I {looked|wound} again, it was {ten|five}.” {Hero} turned out {his} pockets, to be {helpful|above suspicion}. They held {a trinket} and {eleven|some loose} minutes.",
        "On the tower of {town} the hands were at {three|six}, on the station at {four|seven}, and under each of them people {insisted|waited}. “One’s missing,” said {the clockman} to {Hero}, in {despair|confidence}. “An hour! And {a loser} needs it {badly|back}.” One does not {refuse|meet} such a {person|case} every day.",
      ],
      [
        "They asked everybody who might have {used|spent} it. {Name} had, it appeared, spent {two|three} on the telephone, but quite {legally|honestly}. The {schoolboys|anglers} had wasted several, with {pleasure|care}. In the {waiting|reading} room there were hours lying about, {quite|perfectly} unused +but they were {slow|stale}.",
        "{The loser} wept. “I only put it down for a {minute|moment},” and then it was gone. {Hero} looked under {a sight}, in the {font|fountain}, and behind the {sun|moon} on the big clock. {He} found a {quarter|half} of one in {his} own {bag|sleeve}, from the time when {he} had {hurried|skipped} lunch.",
      ],
      [
        "“What were you {doing|up to}, when it was here {last|still}?” {he} asked {the clockman}. There’d been a {wren|brass band}, and a bench, and {smell}. “Did it feel {short|long}?” It had been {heavenly|over in a flash}. “Then it isn’t {lost|gone},” said {Hero}. “You’ve had it.”",
        "{Hero} had everybody {sit|lie} down in the {square|shade}, and do {nothing|one thing}. It was hard at {first|their age}. After a {bit|cloud} or two there was {room|time}, and then there was more of it, and they lay in it up to the {chin|ears}. “Here it is,” said {the clockman}, very {quietly|low}.",
      ],
      [
        "{The clockman} wrote in the {ledger|big book}: ‘One hour, {well|properly} spent’, and put the {tower|station} right. {The loser} was lent {forty|thirty} minutes, by {Hero}, {interest-free|till Easter}. And though {he} and {the pal} had been there for {ages|an age}, it was, oddly, no {later|darker} than before.",
        "So {the loser} got it {back|in time}, slightly {creased|warm}. Both clocks were {allowed|left} to be right, one for {people|trains} and one for {dogs|daydreams}. “If you should find any {more|others},” {the clockman} {called|said} after them, “do {keep|use} one.” {Hero} had {already|just} begun.",
      ],
    ],
  },
  {
    id: "overdue-book",
    goals: both,
    vars: {
      volume: ["a book on bees", "a book about Iceland", "a detective story", "a book of sea charts"],
      borrower: ["a retired bandmaster", "a girl on a trapeze", "the coalman’s mother", "an explorer with gout"],
    },
    titles: ["Ninety years overdue", "{The volume} goes home", "Fine"],
    beats: [
      [
        "Out of a house that was being {painted|emptied} came {a volume}, through the window, and landed at {Hero}’s {feet|toes}. Inside it was a {stamp|slip}: due back on the {third|ninth} of May, {ninety|eighty} years ago. {A borrower} put out a head. “That has been on {our conscience|the shelf} since Grandfather,” came the {shout|answer}, “and nobody {dared|liked to}.”",
        "“You look {brave|respectable},” said {a borrower}, and drew {Hero} behind a {pillar|van}. “Would you take {a volume} back for me? It’s a trifle {late|old}.” It was {Grandmother|Great-Uncle Ted} who had taken it out. At a penny a {day|week} the fine would buy {a horse|the building}, by now.",
      ],
      [
        "{Hero} did the {sum|arithmetic} on the way, and went {pale|slower}. At the desk sat {three|two} people, in a {row|draught}, with {rubber stamps|eyeglasses}. “It’s about {a volume},” {he} {began|breathed}. The stamps {stopped|hung}. From somewhere, from deep {below|among the shelves}, there came a {cry|cough}.",
        "{The borrower} had come along, in {a cloth}, as {a disguise|somebody’s aunt}. They walked by the building {four|three} times. “Perhaps through the {letter box|cellar}?” But {Hero} pushed the door, because there is no {other|quicker} way to be {finished|done} with a door. It {squealed|announced them}.",
      ],
      [
        "Up the stairs came a very {small|dusty} man in {carpet|felt} slippers, who was {trembling|smiling}. All his life there had been a gap in the {B|third} row, as wide as a {thumb|slice}, and he’d been left it by his {father|teacher}. He took {the volume}, and slid it {in|home}, and it {sighed|fitted}.",
        "“Name?” they said. It was {given|murmured}. “And did anyone {read|enjoy} it?” asked the eldest, {sharply|suddenly}. Why, everybody had, said {the borrower}: {six|four} children, a {lodger|parrot}, and the whole {street|crew}, by {candle|turns}. There were {tears|jam stains} to prove it. The {stamp|pen} was laid {down|aside}.",
      ],
      [
        "And the fine? He thought about it for {some time|a minute}. It came to {one|a single} page, to be read out to him by {Hero}, {now|there and then}, at the {window|top}. So {he} read it. {The borrower} has a {ticket|card} again, and {the volume} is {out|lent}, until the third of May.",
        "“Then it wasn’t late,” they {decided|ruled}, “it was {busy|on tour}.” {The borrower} bowed to {the pal}, to {Hero} and to the {door|cash box}. What was left of the {horse|building} they spent on {a food}. “Do you know,” said the {eldest|smallest}, “I’ve never read the {end|last page}.” So they all went {back|in} for a moment.",
      ],
    ],
  },
];
