import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const harbourEpisodes: readonly Episode[] = [
  {
    id: "low-bridge",
    goals: both,
    vars: {
      load: ["a stuffed giraffe", "a marble duchess", "a potted palm", "a carved bear", "a wooden Viking"],
      skipper: ["Skipper Maud", "Skipper Bruno", "Skipper Vane", "the bargeman"],
      gap: ["a thumb’s width", "two fingers", "half a hand", "a slice of toast"],
      buyer: ["the opera house", "the town museum", "the Grand Hotel", "the garden show"],
    },
    titles: ["Too tall by {a gap}", "The low bridge", "{The load} by water"],
    beats: [
      [
        "The towpath led {Hero} to {an old|a mossy} stone bridge, where a barge was {stuck|waiting}. On its deck stood {a load}, tied {upright|to the mast} with {rope|curtain cord} and {bound|meant} for {the buyer}. “It’s too tall by {a gap},” {groaned|explained} {a skipper}, “and one can {hardly|scarcely} ask a {bridge|stone arch} to breathe in.”",
        "A barge with {a load} on board had {halted|stopped} in front of a low {bridge|arch}, {bow|nose} to the {stones|brickwork}. {A skipper} was measuring with a {broom|fishing rod}, for the {sixth|ninth} time. “Still {a gap} too tall,” came the {report|gloomy answer}, “and {the buyer} expects it by {five|supper time}.” {Hero} looked down from the {towpath|bank}.",
      ],
      [
        "Everyone on the bank had a {remedy|suggestion}. A {cyclist|passing aunt} recommended {sawing|folding} +and {the skipper} turned {pale|white}. Two {men|boys} pushed with {poles|brooms}, which only {scraped|dusted} the arch. {Hero} had business of {his} own, further {along|down the canal} +but {he} could not leave {the load} {standing|waiting} there with its head against a {wall|bridge}.",
        "A {man|lady} from the council arrived on a {bicycle|scooter} and read out the {rules|regulations}. It was {forbidden|not allowed} to raise the bridge, and to lower the {canal|water} would need a {form|committee}. {The skipper} tried {tilting|tipping} {the load}, which creaked. Then {everybody|the whole company} frowned at the stones, as though a bridge might be {embarrassed|persuaded} into moving.",
      ],
      [
        "“Does the barge ride lower when it’s {full|loaded}?” asked {Hero}. “Naturally,” said {the skipper}. “A ton of {coal|turnips} takes it down a hand.” There were no {turnips|sacks} to be had, but there were {thirty|forty} people. {Hero} {invited|called} them all aboard, from the {cook|ferryman} to the {anglers|school choir} +and under their feet the deck sank {politely|gently}, inch by inch.",
        "{Hero} knelt in the {grass|clover} and {looked at|considered} the whole thing from below. All this {time|while} people had {argued|talked} about the top of {the load} +and nobody had given a {thought|glance} to its feet. “What is it standing on?” {he} asked. {The skipper} lifted the {cover|cloth}, rather slowly. “On the piano. The piano was there first.”",
      ],
      [
        "{The skipper} gave {one|a single} push with the pole. {The load} {slid|glided} into the {dark|shadow} of the arch, with {air|daylight} above it, and came out on the far side without a {scratch|bump}. All the passengers {cheered|breathed out}. “The heaviest {cargo|crew} I’ve {ever|yet} had,” said {the skipper}. {Hero} and {the pal} were put ashore just where their road {continued|went on}.",
        "It took {eight|six} strong arms to lift {the load} down beside the piano. After that the barge {passed|went} under the bridge with {dignity|room to spare} +and {everyone|the whole bank} {cheered|clapped}. As far as the bend {the skipper} played {a march|a polka} by way of {thanks|payment} +and {Hero} walked on in time to it, feeling unusually {clever|tall}.",
      ],
    ],
  },
  {
    id: "windy-market",
    goals: both,
    vars: {
      seller: ["Mistress Popov", "old Cyril", "the potato woman", "Farmer Fennel"],
      card: [
        "Only slightly bruised",
        "Best when boiled",
        "Please do not squeeze",
        "Two for the price of one",
        "Good with mustard",
      ],
      victim: ["the mayor", "a traffic warden", "the bank manager", "a visiting judge"],
    },
    titles: ["‘{card}’", "The day the labels blew away", "Sixty cards in the wind"],
    beats: [
      [
        "One gust was enough. It came {tearing|rushing} round the corner of the market, lifted sixty price cards at once, and set them {down|back} {anywhere|in the wrong places}. When {Hero} arrived, {a victim} was {strolling|going} about with ‘{card}’ on the back of a {dark|good} coat +and so far nobody had {dared|been brave enough} to mention it.",
        "“Excuse me,” said {a victim} to {Hero}, “why is everyone {staring|laughing}?” {Hero} walked round to {look|see}. Pinned to the coat was a card: ‘{card}’. The wind had {swept|rushed} through the {whole|entire} market and dealt the labels out {again|afresh}. Nearby {a seller} {stood|sat} behind a {heap|pile} of leeks that were marked ‘{Goldfish|Slippers}’.",
      ],
      [
        "The stallholders were in {despair|a dreadful muddle}. For {years|ages} they had let the cards do the {talking|work} +and now the {lemons|eggs} said ‘{Haddock|Shrimps}’, and the haddock said ‘{Wool|Begonias}’. “Put up the right ones again,” {Hero} {suggested|proposed} to {a seller}. But as soon as a card was {hung|pinned} up, the wind came {back|by} and stole it.",
        "At first it was {funny|a splendid joke}. Then somebody tried to buy {the seller}’s {stool|dog} for the price of a {leek|radish} +and a {man|boy} walked off with a public bench, because it said ‘{Free|Take two}’. Nobody {knew|could say} any more what a thing {cost|was worth} +and {the neighbour} was holding a {melon|cauliflower} marked ‘{Hats|Kittens}’.",
      ],
      [
        "“Then you’ll have to say it {yourself|aloud},” {he} told {the seller}, who had not shouted since {school|childhood}. So {Hero} began. {He} stood on a {crate|step} and cried, “{Potatoes|Onions|Cabbages}! Clean ones, from a {quiet|respectable} field!” “There’s nothing quiet about my field,” called {the seller}, {offended|quite pink}, and told the {entire|whole} {square|market} about it.",
        "{Hero} {collected|gathered} the cards and {spread|laid} them on the {pavement|town hall steps}. To sort them by {price|goods} was {hopeless|no good} +but {he} noticed something {else|better}: no two people {write|spell} alike. One made {curls|loops}, one pressed so hard that the {card|paper} had torn, one spelt ‘{cheese|leeks}’ with a {z|q}. So {he} carried each card home to its own {handwriting|hand}.",
      ],
      [
        "{Soon|Within minutes} every stall was {praising|singing about} something +and the market was as loud as a {henhouse|circus}. People who had {hurried|walked} by for years {stopped|stayed} to listen, and {the seller} was sold out by {noon|three}. As for {the victim}, {Hero} {unpinned|removed} the card with great {tact|care}, received a {puzzled|gracious} bow, and went about {his} own business.",
        "By {noon|three} the leeks were leeks again. The bench was brought {back|home} and {repainted|dusted} +and {the victim} asked to keep ‘{card}’, for the {office|study} wall. {The seller} wrote out a new card in {loopy|heavy} letters, and pinned it on {Hero}: ‘Not for sale’. {He} wore it as far as the {bridge|last house}.",
      ],
    ],
  },
  {
    id: "seal-aboard",
    goals: both,
    vars: {
      animal: ["a seal", "an otter", "a very large goose", "a swan"],
      hirer: ["Madam Plover", "the boatman", "old Ferris", "Widow Skiff"],
      boat: ["the Petunia", "the Blue Hen", "number seven", "the Little Duchess"],
      pair: ["a golden-wedding couple", "a pair of old clowns", "a pair of shy cousins", "a pair of schoolfriends"],
    },
    titles: ["Somebody is asleep in {the boat}", "{The animal} will not get up", "The best boat on the river"],
    beats: [
      [
        "Along the jetty lay {nine|eleven} rowing boats, and in the best of them, {the boat}, {a animal} was asleep. “It {refuses|declines} to {budge|leave},” said {a hirer} to {Hero}, very {softly|low}, “and {a pair} have booked it for {this afternoon|today}.” {Hero}, who was only passing, {bent|leaned} down. {The animal} opened one eye and {closed|shut} it again.",
        "{A pair} stood on the jetty with a {picnic basket|gramophone} and sad faces. {Years|Ages} ago the two of them had {rowed|gone out} in {the boat} +and today they had come {back|a long way} to do it again. “I’m sorry,” {a hirer} was telling them, “but somebody’s {aboard|in it}.” {Hero} stopped to {look|listen}. The somebody was {a animal} +and it was {snoring|fast asleep}.",
      ],
      [
        "{The hirer} had tried {everything|all sorts of things}. A {band|choir} had {played|performed} +and {the animal} had {enjoyed|slept through} it. {Herrings|Sandwiches} were laid on the jetty, and {the animal} ate them and went {straight|calmly} back to bed. {Hero} asked it {nicely|politely}, which was like asking a {sofa|hill}. And now {the pair} were coming down the steps, early and {hopeful|beaming}.",
        "{Hero} was asked to hold the {rope|stern} while {the hirer} pulled. {The animal} was a good deal {heavier|longer} than it looked. It {leaned|rolled} to the {left|right} +and {the boat} {leaned|went} with it, until {the hirer} let go and sat down in a {bucket|flowerpot}. “It’s no {use|good},” said {the hirer} to {the pair}, {miserably|close to tears}.",
      ],
      [
        "{Hero} sat down to think, and noticed that the jetty was {cold|damp}. All the boats {lay|rocked} in the shade of the {willows|boathouse} +but {the boat} had the sun. “It isn’t the boat that it {likes|loves},” {he} said. “It’s the {sunshine|warmth}.” So they emptied a tub that was full of {geraniums|paint pots}, and {floated|tied} it in the {sunniest|warmest} corner of all.",
        "One question had not been {asked|put}. {Hero} turned to {the pair}. “Would you mind having a {passenger|guest}?” The two looked at {the animal} and began to {smile|laugh}. “There was one in it the first time,” they said. “It {ate|sat on} our cake.” {The hirer} {fetched|brought} the life jackets +and {Hero} spread a {rug|blanket} on the seat furthest from the {sleeper|snoring}.",
      ],
      [
        "{Little by little|Inch by inch} the shadow {reached|touched} {the boat}. {The animal} {shivered|shook}, yawned, {climbed|flopped} across into the warm tub, and was asleep before it had stopped {rocking|swaying}. {The pair} rowed out {punctually|on the stroke}, as if nothing had happened. {Hero} was offered a free {trip|ride}, thanked {the hirer}, and said that {he} {was} {expected|needed} elsewhere.",
        "{The pair} rowed so gently that {the animal} did not {stir|wake} until the {second|third} bend. Then it sat up in the bow like {an admiral|a captain}, and {admired|inspected} the view. On the {board|sign} {the hirer} {painted|wrote} a new line: ‘{The boat}, with company, half price.’ {Hero} waved till the oars were out of {sight|hearing}, and {returned to|took} the path with {the pal}.",
      ],
    ],
  },
  {
    id: "washing-signals",
    goals: both,
    vars: {
      washer: ["Captain Ottoline", "the widow Brandt", "Madam Pike", "old Jeremiah"],
      first: ["a striped sock", "a yellow towel", "a spotted shirt", "a checked tablecloth"],
      master: ["the harbour master", "the signalman", "the coastguard", "the oldest pilot"],
      message: [
        "I have a cow on board",
        "Please send a dentist",
        "My captain is a goat",
        "We have run out of tea",
        "I am full of bees",
      ],
    },
    titles: ["‘{message}’", "Signals from a houseboat", "What {the first} said"],
    beats: [
      [
        "{A master} was {running|striding} up and down the {quay|pier} with a {telescope|thick book}, calling for {tugs|blankets}. “Look there!” On a line above {a|some} houseboat {Hero} {saw|made out} {a first}, something {colour}, and something square and {white|green}. “Those are signal flags,” {panted|explained} {the master}, turning the pages. “They mean, ‘{message}!’”",
        "“Are you another {doctor|pilot}?” asked {a washer}, from the deck of a houseboat, when {Hero} came {along the quay|by}. “No? Then you’re the only one who isn’t. I’ve had two {tugs|firemen}, a vet and a {band|baker} here since breakfast, and all of them asked me how I {am|feel}. And I’ve only hung out the {washing|laundry}!”",
      ],
      [
        "Every boat in the harbour set out {at once|to help}. There went the pilot, the {dredger|fire boat}, a ferry full of {nurses|trombones}, and a man with ice cream, in case it was {wanted|needed}. {Hero} was {allowed|invited} to look through the {best|biggest} telescope, and what {he} saw was {odd|peculiar}. One of the flags had {sleeves|buttons} +and the {next|third} had a {pocket|hole in the heel}.",
        "While {Hero} was still {wondering|puzzling}, a launch arrived with {hot soup|bandages} and blankets. “Where’s the trouble?” shouted the {crew|sailors}. “We read your signal!” {The washer} had sent no signal, and said so, rather {firmly|sharply}. On the pier {a master} was {waving|pointing}, and behind the launch the {whole|entire} fire brigade was {climbing|getting} into a {ferry|rowing boat}.",
      ],
      [
        "“I believe,” {he} said carefully, “that those are {clothes|stockings}.” {The master} turned quite {grey|pink}, having sent {nineteen|fourteen} boats to the rescue of {a first}. {Hero} {borrowed|took} the book and looked up ‘All is {well|clear}’. It needed a {red|green} jersey and two {towels|pillowcases}. So {he} ran along to the houseboat, where {a washer} had all of that in the {tub|next basket}.",
        "{Hero} {saw|noticed} that the sailors were all {looking|staring} at the {washing line|clothes line}, where {a first} hung between two {aprons|pillowcases} and a {colour} vest. {He} {borrowed|asked for} the book of flags from the launch, and held the {right|open} page next to the washing. The two {agreed|matched}. “You’ve been saying, ‘{message},’” {he} informed {the washer}, “in large letters, since {breakfast|seven}.”",
      ],
      [
        "Up went the new wash, piece by piece +and out {on|upon} the water every {captain|skipper} {read|understood} it. The boats {hooted|blew their horns} and came alongside for tea, which {the washer} had to make in a {bucket|bath}. {The master} declared it an {excellent|exceedingly realistic} exercise. {Hero} drank {his} cup standing, for time was {short|getting on}, and left to a {salute|cheer} from the entire fleet.",
        "{The washer} laughed until the houseboat {rocked|swayed}. Then {the first} was moved one peg to the {left|right}, and according to the book it now meant ‘{Good morning|Lovely weather}’. {The master} stopped {waving|worrying}. The rescuers went home, a little {disappointed|sorry}, with a {biscuit|clean hanky} each +and {Hero} and {the pal} {walked|went} on beneath the cheerful line.",
      ],
    ],
  },
  {
    id: "polite-captains",
    goals: both,
    vars: {
      place: ["Weavers’ Cut", "the Needle", "Duck Reach", "the Long Cut"],
      first: ["Captain Pettigrew", "Captain Blum", "Captain Ayo", "Captain Lisle"],
      other: ["Captain Merriman", "Captain Dove", "Captain Osk", "Captain Grace"],
      cargo: ["teapots", "tulips", "treacle", "umbrellas"],
      goods: ["pumpkins", "hymn books", "bath sponges", "cuckoo clocks"],
    },
    titles: ["After you", "Two polite captains", "No room in {the place}"],
    beats: [
      [
        "“After you!” somebody was {calling|crying}, as {Hero} came {along|up} the canal. “No, no, after you!” called somebody else. In {the place} there is {room|space} for one barge only +and two had {met|stopped} there, one full of {cargo} and one full of {goods}. {First} and {other} had been {bowing|lifting their hats} since {breakfast|Tuesday} +and neither would {dream|hear} of going first.",
        "{The place} is so narrow that even a {duck|swan} must choose its moment. Two barges {lay|had stopped} there nose to nose +and {Hero} found both captains on deck, hat in {hand|the air}. “I couldn’t possibly go first,” said {first}. “Nor could I,” said {other}, “not in front of a boat with {cargo}.” It had begun at {dawn|six}, and it was still getting {worse|politer}.",
      ],
      [
        "That was the whole {trouble|difficulty}. {First} had {backed|moved} out to make {room|way}. But {other} had backed out, too, so both came {forward|on} again and {met|stopped} by the same {willow|milestone}. “One can’t push in front of {cargo},” said {other}, {shocked|blushing}. Behind them {nine|twelve} more boats were waiting, somewhat less {patiently|politely}.",
        "At both ends there was a {line|jam} of boats, {hungry|impatient} and loud. {Somebody|A boy} proposed that the captains should toss a {coin|button}. But neither of them {wished|wanted} to win +and it rolled into the {reeds|water}. {Hero} had a {fair|good} way to go yet, and the towpath was {blocked|filled} by {spectators|bicycles}. So much good behaviour was becoming {tiring|hard to bear}.",
      ],
      [
        "“Are the two barges {alike|the same}?” asked {Hero}. “They’re sisters,” said {first}, “built in the same {week|yard}.” “Then leave the barges where they are,” {he} said, “and change {yourselves|only the captains} over.” It was {brilliant|perfectly simple}. Each captain climbed {across|over} with a {kettle|toothbrush} +and the {cargo} and the {goods} were passed over by the people who had been {waiting|complaining}.",
        "“Where do you {live|come from}?” {Hero} asked {first}, who pointed {upstream|to the left}. {Other} pointed the {opposite|other} way +and the {milestone|crooked willow} was the border between the two. {Hero} {measured|paced it out}. The boats lay {six|ten} steps on {other}’s side. “So {other} is the host,” {he} announced, “and a guest always goes first. Anything else would be {rude|bad manners}.”",
      ],
      [
        "{Afterwards|Then} each barge {went|sailed} back the way it had come +and yet each captain went {forward|on}. {First} thought it the best joke in {thirty|forty} years. The waiting boats {followed|came through} one by one. “After you,” said {Hero} to {the pal}, at the next {stile|footbridge} +and it was some time before either of them got {over|across} it.",
        "Both captains {gasped|sat up}, for it was perfectly {true|correct}. {Other} backed out at once, as a host {should|must}, and held the {branches|reeds} aside. {First} passed through, and left a {sample|share} of {cargo} on the bank, since a guest does not come with empty {hands|pockets}. The boats behind them {cheered|rang their bells} +and {Hero} had the towpath to {$himself|walk on} again.",
      ],
    ],
  },
  {
    id: "rope-dance",
    goals: both,
    vars: {
      feast: ["the herring feast", "the midsummer ball", "the captain’s birthday", "the sailmaker’s wedding"],
      minder: ["the quay mistress", "a net mender", "Ropewalk Jim", "the harbour cook"],
      tune: ["the Herring Polka", "the Nine Sailors’ Reel", "the Barrel Jig", "the Mermaid Waltz"],
      boats: ["the shrimp boats", "the crab boats", "the oyster boats", "the pilot boats"],
    },
    titles: ["The morning after {the feast}", "Forty ropes and no end", "The knot on the quay"],
    beats: [
      [
        "{The boats} were to leave with the tide, and they could not, because all forty of their ropes had turned into one. It {sat|hung} on the big post on the quay like a {wig|haystack}. “It was {tidy|perfect} yesterday,” said {a minder} to {Hero}, {wringing|waving} both hands. “Then came {the feast}, and now we have {this|a monster}.”",
        "“Don’t {touch|poke} it,” cried {a minder}, “or you’ll become part of it!” On the quay lay a heap of rope as {high|tall} as a {pony|cart}. Every one of {the boats} was tied into it {somewhere|somehow}, and so was somebody’s bicycle, left over from {the feast}. {Hero} {walked|tiptoed} round it with both hands {behind $him|in $his pockets}.",
      ],
      [
        "The sailors {pulled|tugged}, each at a different end +and the knot grew as {small|hard} as a {turnip|loaf}. {Hero} {picked|chose} a rope and followed it with {one|a} finger, over, under and {twice|three times} through +and it led {him} to {the pal}, who was {standing|sitting} on it. “We’ll {certainly|surely} miss the {tide|water},” {sighed|said} {the minder}.",
        "A clever young mate wished to begin in the {middle|heart of it}. He reached in with both {arms|elbows}, and had to be pulled out by the {belt|boots}. An {old|ancient} skipper {thought|felt} that one might {wait|leave it} until autumn. {Hero} counted forty ropes, and each looked exactly like the {next|others}. That, {he} said to {the minder}, was the real {difficulty|problem}.",
      ],
      [
        "“What did people do at {the feast}?” asked {Hero}. They had danced, {said|explained} {the minder}, round the {post|bollard}, each with a rope’s {end|tail} in one hand, to {the tune}. {Hero} began to {smile|laugh}. “Then it isn’t a knot,” {he} said, “it’s a dance.” The {fiddler|piper} was woken up, and requested to play the same tune {again|once more}, but backwards.",
        "{He} went along the {quay|market} and {asked|begged} at each door for ribbons, or {wool|rags}, or anything {bright|colourful}. Then every crew {marked|tied up} its own rope where it left the {boat|deck}. There was a {colour} bow here, a {colour 2} one there, until no two were {alike|the same}. “Now only one rope moves,” called {Hero}, from a {barrel|crate}, “and all the others keep {still|quiet}.”",
      ],
      [
        "It {sounded|was} like a {cat|goose} in a {drawer|drum} +and it worked. The crews {ducked|stooped} where they had jumped, and bowed where they had {begun|laughed}, and with the last note the last rope dropped free. {The boats} sailed one by one, just in {time|the nick of time}. {Hero} {departed|left} on foot, {humming|whistling} {the tune} from the end to the beginning.",
        "Rope by rope the heap grew {lower|thinner}. Beneath it lay the bicycle, {a trinket}, and a well-rested {cat|cook}. {The minder} decided that the ribbons should {stay|be kept} +and so {the boats} still sail as if each day were {the feast}. {Hero} {jumped|came} down, to {loud|general} applause, and returned to {his} own {affairs|plans}, which seemed quite {untangled|simple} by comparison.",
      ],
    ],
  },
  {
    id: "wave-at-auction",
    goals: both,
    vars: {
      lot: [
        "forty crates of kippers",
        "sixty sacks of sprouts",
        "two hundred jars of mustard",
        "ninety tubs of prunes",
      ],
      caller: ["Auctioneer Trim", "Madam Gavel", "the auctioneer", "Auctioneer Quick"],
      rival: ["the hotel cook", "a circus cook", "the school matron", "the cook of a ferry"],
      sum: ["nineteen pounds", "eleven pounds", "forty pounds", "thirty-one pounds"],
    },
    titles: ["Going, going, gone", "{Hero} buys {lot}", "Sold!"],
    beats: [
      [
        "In the market hall on the quay {a caller} was talking faster than a {sewing machine|woodpecker}, and {Hero} stopped to {listen|see why}. Across the {hall|room} {he} {caught sight of|saw} {the neighbour} and waved. Down came the hammer. “Sold!” {cried|shouted} {the caller}. “{Lot}, for {sum}, to the young person at the {door|back}!” Everybody {turned|looked} round.",
        "It was all the fault of a {fly|gnat}. It {settled|sat down} on {Hero}’s {ear|nose}, just inside the harbour market +and {he} brushed it {away|off}. “{Sum}, thank you very much!” shouted {a caller}, and knocked on a {box|desk}. “{Lot} go to the customer with the {quick|firm} hand!” It took {Hero} {a moment|some time} to {realise|understand} which customer that was.",
      ],
      [
        "“I was only waving,” {he} {protested|said}. “At an auction a wave is a {bid|promise},” replied {the caller}, not {unkindly|unpleasantly}. {Lot} were {stacked|built up} round {him} like the walls of a {castle|fort}. {Hero} possessed {a trinket} and fourpence, and had entirely different {plans|intentions} for the day. {The pal} kept {remarkably|very} still, so as not to buy anything as well.",
        "The rule was {strict|plain}: whoever buys must pay by the {evening|closing} bell. {Hero} told {the caller} the {truth|whole story}, insect and all, and was {believed|pitied}. But the other buyers had gone {home|to lunch}, except {a rival}, who {counted|emptied} a thin purse and {sighed|frowned}. It {seemed|appeared} that nobody on {earth|this coast} could use {lot}.",
      ],
      [
        "{He} wanted to scratch {his} {nose|head}, and did not dare. Then {he} {noticed|saw} {a rival}, who had been {sneezing|yawning} at the important {moment|second}. “Did you want them?” asked {Hero}. “Very {badly|much},” said {the rival}. So {he} asked {the caller} whether they might do it {again|once more}, and promised to keep both {hands|arms} folded.",
        "“Nobody needs them all,” {Hero} agreed. “But who needs a few?” {He} borrowed a {slate|blackboard}, and together with {the pal} {knocked|rang} at every door along the {quay|harbour} to ask just that. The {baker|chemist} wanted three. A {schooner|ferry} {wanted|took} a dozen. {The rival} found that even a thin purse will {buy|stretch to} ten. Soon there was no more room on the {slate|board}.",
      ],
      [
        "{The rival} waved {with both arms|a handkerchief}. “Sold, for {sum} and a penny,” said {the caller}, and the penny was given to {Hero}, as {profit|a business expense}. {He} would {have|dearly have} liked to wave {goodbye|back}. {He} nodded instead, and then remembered that one can also buy things by {nodding|that}. {He} left the hall at a {run|gallop}, with {the pal} close behind.",
        "When the bell {rang|sounded}, {lot} had all gone to good {homes|kitchens} +and on the table lay {sum}, in {coppers|small change} out of {thirty|twenty} pockets. “I have never known an insect do so much {business|good},” said {the caller}. {Hero} bowed, with both hands {still|behind $him}, and got {back on the road|safely out of the door}.",
      ],
    ],
  },
];
