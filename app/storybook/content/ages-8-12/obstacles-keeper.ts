import type { Obstacle } from "../../content-contract";

export const keeperObstacles: readonly Obstacle[] = [
  {
    id: "form-twelve",
    what: "a clerk lets nobody on without the right form",
    trouble: "the missing form",
    kind: "keeper",
    use: "paper",
    needs: ["clever", "kind"],
    vars: {
      clerk: [
        "the under-clerk",
        "the permit officer",
        "the deputy registrar",
        "the lady at window four",
        "the inspector of requests",
        "the acting secretary",
      ],
      form: ["Form Twelve", "a green slip", "the Long Form", "a triple permit", "Form 8, part B", "a pink counterfoil"],
    },
    meet: [
      "From here on {Hero} needed {a form}, said {the clerk}, from behind {glass|a tall counter} and a cactus. [“And where do I {get|find} it?” “At the office that {closed|moved} in March.”] {The clerk} was not rude at all, only very {correct|exact} +and that takes {longer|for ever}.",
      "“Without {a form},” said {the clerk}, “I can’t see you, {officially|so to speak}.” [The queue behind {Hero} {groaned|shuffled}.] [‘Patience is free,’ said a {notice|sign} on the wall.] Nobody might go through until {the form} was stamped, so {Hero} would have to {wait|stay} on this side.",
      "“{Next|Number ninety}!” {Hero} approached. {The clerk} looked at {him}, and then at a {list|ledger}. “You’ll be {wanting|needing} {a form}. It’s {printed|kept} in the next room, and to get in there you have to show {a form}.” [“But that goes round in a circle,” said {Hero}.] Nobody, it {appeared|seemed}, had got past that desk since {Easter|the spring}.",
    ],
    fails: [
      {
        id: "fill-in-nonsense",
        what: "fills the form with grand nonsense to be quick",
        texts: [
          "{Hero} filled in {the form} at high speed, with {whatever|anything that} sounded important. Age: {forty|sixty}. Purpose: royal. [{The clerk} read it aloud, line by {painful|slow} line, and the queue {enjoyed|heard} it.] “So you’re {an admiral|a duchess},” said {the clerk}, “and your shoes are {wet|muddy}.” And {the clerk} tore the paper in two.",
          "There were {thirty|nineteen} questions, and {he} {answered|did} them as fast as one {swats|chases} flies. {The clerk} turned the sheet {round|over}. [“Here you wrote ‘{yes|often}’, where it {says|asks} your name.”] Into the {basket|bin} went {the form}. {Hero} had {saved|won} two minutes and {lost|thrown away} an hour.",
        ],
      },
      {
        id: "quote-rules",
        what: "invents a rule to beat the rules; the clerk knows them all",
        texts: [
          "“Rule nine,” said {Hero}, inventing it {freely|on the spot}, “says that children go first.” “Rule nine is about {goats|umbrellas},” said {the clerk}, who had written it. [Somebody {giggled|laughed}.] [It’s unwise to invent rules in front of the person who {wrote|collects} them.] {Hero} went {pink|scarlet}.",
          "{Hero} asked for the manager, in {grownup}’s {best|telephone} voice. {The clerk} nodded, walked out of one door, and {returned|came} in by the next, in {a different hat|a chain}. [“Good day. I’m the manager’s stand-in. Where’s {the form}?”] After that {he} gave up {borrowing|using} other people’s voices.",
        ],
      },
    ],
    solve: [
      "“Ask what the form is for,” said {the helper}. {Hero} did. [{The clerk} blinked.] [“It’s so that people {tell|show} me what they {want|need}. They shout, you see. {All day|Since Monday}.”] So on {the tool} {Hero} wrote down what {he} wanted, {plainly|truly}, in four lines +and {the pal} {signed|stood} as witness, and {bang|thump} went the stamp.",
      "{The helper} {noticed|saw} that {the clerk} hadn’t had lunch. So they shared {a food}, and {Hero} ruled sixty new forms on {the tool}, for the {empty|bare} drawer. [{The pal} watched the ink dry.] “Number one,” said {the clerk}, visibly moved, “is {yours|for you}. Pass.”",
      "{The helper} had stood at {counters|windows} all {h.his} life. “There’s one thing that nobody ever asks a clerk,” {h.he} {remembered|said}. So {Hero} wrote on {the tool}, in {his} best handwriting: ‘Dear {clerk|friend}, how are you {today|getting on}?’ [{The pal} delivered it.] {The clerk} was silent, then {sniffed|coughed}, then stamped {the form}, {twice|on both sides}.",
      "On the back of {the form}, {the helper} {discovered|pointed out}, there were {six|nine} lines, ‘for {other|kind} remarks’. In {forty|thirty} years nobody had {made|left} one. So {Hero} thought of a {kind|grateful} one, tried it out on {the tool} and on {the pal}, and copied it {neatly|carefully}. [“It {rhymes|even rhymes},” said {the clerk}, turning pink.] Then {the form} was stamped, and the barrier went up.",
    ],
  },
  {
    id: "rightly-cross",
    what: "somebody with the one needed vehicle refuses, and has good reason to",
    trouble: "the old quarrel",
    kind: "keeper",
    use: "box",
    needs: ["kind", "handy", "strong"],
    vars: {
      lender: ["Euphemia Tripp", "Gideon Marsh", "Zadie Plum", "Horatio Vance", "Saskia Reed", "Tobias Lark"],
      load: [
        "a handcart",
        "a cargo bicycle",
        "a milk trolley",
        "a pony trap",
        "a wheelbarrow with springs",
        "a luggage trolley",
      ],
      lent: [
        "the marbles",
        "the blue chalks",
        "the fossil set",
        "the tiny tools",
        "the model ducks",
        "the foreign stamps",
      ],
    },
    meet: [
      "What {Hero} {needed|lacked} now was {a load}, and {the lender} had one. “No,” said {the lender}. “Last summer I lent you {the lent}. You brought back {half|six}.” [It was true.] [{Hero} had {hoped|supposed} that people forgot such things {by themselves|in time}.]",
      "{The lender} leaned on {a load} and did not {move|smile}. “I wondered when you’d {come|turn up}.” [{Hero} studied {his} {laces|shadow}.] [There was the {matter|business} of {the lent}, borrowed long ago and {never|only partly} returned.] One can go round a locked gate. It is harder to go round a person who is {right|hurt}.",
      "{The lender} was oiling {a load}, the only one in {town}, and did not look {up|round}. “I’ve been {expecting|waiting for} you,” said {the lender}. “Sit {there|down}. Do you {remember|recall} {the lent}?” [{Hero} would have preferred not to.] {He} had {kept|had} them ‘for a {day|minute}’, and that was {two|three} winters ago.",
    ],
    fails: [
      {
        id: "excuses",
        what: "makes excuses; each one is worse",
        texts: [
          "“It wasn’t {all|only} my fault,” said {Hero}, and {blamed|mentioned} the rain, the {dark|bus} and a cousin. {The lender} counted. [“That’s four {reasons|stories},” said {the lender}, “and no sorry.”] Excuses are like leaky buckets: however many you bring, they carry nothing +and the gate {shut|closed}.",
          "{He} {laughed|grinned}. “Are you still {thinking|cross} about {the lent}? That was ages ago.” [It was {precisely|exactly} the wrong thing.] [{The lender} went quite white, and {wheeled|pulled} {the load} indoors.] To the person who {lost|misses} a thing, it is never ages ago.",
        ],
      },
      {
        id: "big-promise",
        what: "offers a huge reward instead; it is not believed",
        texts: [
          "{Hero} {offered|promised} fifty of {everything|each}, next week. “A person who {loses|mislays} six,” said {the lender}, “shouldn’t promise fifty.” [{He} {raised|made} it to a {hundred|thousand}.] The higher it {grew|went}, the smaller it sounded, until even {Hero} did not {believe|want} it.",
          "“I’ll name a ship after you,” said {Hero}. [“You {haven’t|don’t own} a ship,” said {the lender}.] [“I’ll carry your {bag|sums} until Easter.”] {The lender} only shook a tired head. {Hero} saw why: {he} had broken one promise already, and this was only {another|a bigger one}.",
        ],
      },
    ],
    solve: [
      "{The helper} {went|walked} back with {Hero} to search the house. One by one, from {inside|behind} the piano, {the lent} went into {the tool}. [{The pal} {found|spotted} the last of them.] {Hero} {brought|carried} them to {the lender}. “I’m sorry,” {he} said, and {nothing|not a word} else. [It was {enough|plenty}.]",
      "“{Begin|Start} with what you can give back,” said {the helper}. Together they filled {the tool} with {half|part} of {the lent}, washed and sorted. [{Hero} added {his} own {best|favourite} piece, to make up for the rest.] [{The pal} watched it go.] {The lender} closed the lid. “Take {the load},” said {the lender}, “and bring it back by seven.”",
      "{The helper} offered to do the {talking|carrying}, but not the apologising. So {Hero} went to the {gate|step} alone, with {the tool}, and in it, polished, all that was {left|found} of {the lent}. [{The pal} waited by the {hedge|pump}.] “I can’t bring back the {rest|others},” {he} said, “so I’ll come and help you instead, every {Saturday|Friday}.” {The lender} unlocked {the load}.",
      "“Don’t ask for {the load},” was {the helper}’s {advice|suggestion}, “ask about {the lent}.” {Hero} did, and sat {down|there}, and {heard|learnt} where each of them came from. [The best were a present from a {grandfather|great-aunt}.] {He} put all that were left into {the tool}, with {labels|a list} +and {the lender} pushed {the load} out to {the pal}.",
    ],
  },
  {
    id: "opera-caretaker",
    what: "the caretaker with the keys is lost in the opera on the radio",
    trouble: "the locked door",
    kind: "keeper",
    use: "sound",
    needs: ["bright", "kind", "small"],
    vars: {
      porter: [
        "the night porter",
        "the head caretaker",
        "the gate man",
        "the yard master",
        "the doorkeeper",
        "the key lady",
      ],
      opera: [
        "an opera about a miller",
        "a nine-act opera",
        "a concert for forty bassoons",
        "an opera with no ending",
        "a symphony of trains",
      ],
    },
    meet: [
      "{The porter} had every key in the {building|district}, and could not be {spoken|talked} to. Behind the hatch a radio was {roaring|playing} {an opera}, and {the porter} conducted, with closed eyes and {a spoon|a ruler}. [{Hero} knocked. {He} knocked harder.] [On the door {hung|stood} a card: ‘Not during {the second half|the slow part}’.]",
      "The {gate|door} was bolted, and {the porter} sat beside it, {a metre|an arm’s length} away, in another world. On that evening of the week, {everybody knew|a neighbour said}, they broadcast {an opera}. [{The porter} lived for it {all|the whole} week.] [Nobody came through until it was {over|sung}.]",
      "Only one person had the keys, and that was {the porter}, who did not want to be disturbed. Through the {glass|hatch} {Hero} saw the reason: {the porter} sat {weeping|swaying} beside a radio, which was playing {an opera}. [It was only the third part, out of {five|seven}.] {Hero} {tapped|rapped} on the glass +but {the porter} heard nothing but music.",
    ],
    fails: [
      {
        id: "drown-it",
        what: "makes a louder noise; the porter turns the radio up",
        texts: [
          "{Hero} {banged|drummed} on a bin +and {the porter} turned the radio {up|louder}. [{Hero} fetched a {second|bigger} bin.] [For a while it was {an even|a fair} contest, and windows {opened|flew up} along the street.] But nobody {has|had} ever won a favour by being the {louder|worse} noise +and {the porter} drew the blind.",
          "{He} nearly shouted “Fire!”, but that would have been {a lie|no joke}, and {he} swallowed the word. Instead {he} sang “{hello|good evening}” high and low. [A {soprano|tenor} inside answered {him} easily.] {The porter} smiled, and thought it was part of {the opera}.",
        ],
      },
      {
        id: "pull-plug",
        what: "switches the radio off through the hatch; that makes it worse",
        texts: [
          "{Hero} {reached|slid} an arm through the {hatch|letterbox}, and turned the {knob|radio} off. The silence was {dreadful|enormous}. [{The porter} looked round like someone {shaken|startled} out of a dream.] “That was the {only|one} tune I wait for,” said {the porter}, softly. [{Hero} had never felt so {small|sorry}.]",
          "The {plug|lead} was outside, and {Hero} {pulled|tugged} it. “Now, please!” {he} said. But it is no use to say please when one has {already|just} been rude. {The porter} plugged it in again, and hung up a second {card|sign}: ‘Certainly not {you|now}’.",
        ],
      },
    ],
    solve: [
      "{The helper} made {Hero} listen to the {end|rest} of the slow part. [It was {good|beautiful}, annoyingly.] Then, very {softly|gently}, {Hero} sounded {the tool}, {in tune|in time}. [{The porter} lifted one eyebrow.] “You {kept|caught} the beat,” said {the porter}, astonished +and soon the door stood open, for {the pal} and {the others|everyone else}.",
      "“{Everyone|Even a porter} breathes between the acts,” said {the helper}. They {sat|stayed} on the step, {the pal} {in front|between them}, and heard it. At the {clapping|interval}, {Hero} joined in with {the tool}, {bravo|hurrah} and all. [{The porter} leaned out.] “Fellow {music lovers|listeners}! In you {go|come}.”",
      "{The helper} knew the {piece|music}: in a minute there would be a pause, and a far-off answer. In exactly that pause, {Hero} gave the answer, on {the tool}, through the {keyhole|hatch}. [{The pal} sat {quite still|and listened}.] {The porter} {spun|turned} round, in {tears|raptures}. “At last,” came the cry, “an orchestra! Come in!”",
      "They did not even {knock|cough}. {The helper} and {Hero} sat under the window and joined in, with {the tool} for a {double bass|harp}, just where it {swelled|was saddest}. [One {learns|picks up} {the opera} quickly.] The hatch {opened|slid}. “{The pal} is {flat|in good voice},” said {the porter}, “come {in|closer}, there’s a better {chair|seat}.”",
    ],
  },
  {
    id: "lost-spectacles",
    what: "somebody will not let them pass until a lost pair of spectacles is found",
    trouble: "the lost spectacles",
    kind: "keeper",
    use: "light",
    needs: ["bright", "small", "kind"],
    vars: {
      warden: [
        "the signal woman",
        "the lock warden",
        "the toll collector",
        "the ticket master",
        "the stationmaster’s mother",
        "the weighbridge man",
      ],
      specs: [
        "a pair of half-moon spectacles",
        "a gold pince-nez",
        "a left lens",
        "a reading glass",
        "a pair of round glasses",
      ],
    },
    meet: [
      "“{Nobody|Nothing} passes,” said {the warden}, arms wide, “because I can’t {see|tell} who it is.” Somewhere in {the long grass|the cinders} lay {a specs}. [{The warden} had searched since {noon|dinner}.] [“You may be a {child|postman}. You may be a {runaway|speeding} tractor. It’s a {question|matter} of safety.”]",
      "{The warden} {patted|greeted} {the pal}, and thought it a very fine suitcase. Then {the warden} spoke to a post, and meant {Hero}. “{Stop|Halt}. No one goes {on|by} until I’ve found {a specs}.” [The barrier stayed {down|locked}.] [{Hero} explained that {he} {was} {harmless|in a hurry}, and {the warden} told the post to be {quiet|reasonable}.]",
      "{The warden} stood in the {gateway|road} with a {whistle|flag}, halting {bushes|the wind}. “You may be {anybody|a bus},” {Hero} was told. Without {a specs} {the warden} made {mistakes|errors}. [Only this morning {the warden} had {saluted|stopped} a {wheelbarrow|haystack}.] The barrier would remain {shut|lowered} until {further notice|they turned up}.",
    ],
    fails: [
      {
        id: "pretend",
        what: "pretends to be an inspector, in a deep voice; is asked to read the small print",
        texts: [
          "{Hero} put on a deep voice. “Inspector {Hobbs|Strong}. Open it, {please|my good soul}.” {The warden} saluted, and handed {him} a {card|ticket}. “Then read me this line, Inspector, since I can’t.” It was in Latin. [It’s no great thing to {deceive|trick} a person who can’t see, and {he} felt it.]",
          "{Hero} and {the pal} {tried|meant} to walk by, one {foot|step} behind the other +but {the warden}, who could not {see|read}, could hear perfectly. [“{Two|A pair},” came the verdict. “One has {a wet sock|had jam}.”] [{Hero} turned back, {ashamed|rattled}, and owned up.]",
        ],
      },
      {
        id: "trample",
        what: "searches in a great hurry and treads everything flat",
        texts: [
          "“I’ll {find|get} them in two minutes,” said {Hero}, and {dived|rushed} in. {He} kicked {leaves|gravel} left and right. Something went crick. It was {only|luckily} an empty snail shell, but {the warden} cried “Stop!” [Hurry is a {poor|bad} searcher: it looks with its {boots|feet}.]",
          "{Hero} {searched|looked} everywhere at once, and nowhere {properly|carefully}. {He} found {a trinket}, {a trinket 2} and a worm. [{The grass|The ground} lay flat as {a mat|a field}.] [“You go over it like a {train|plough},” said {the warden}, “and I shan’t thank you.”]",
        ],
      },
    ],
    solve: [
      "{The helper} {knelt|bent} and laid one cheek to the {ground|grass}. “Hold your light flat.” {Hero} {lowered|slid} {the tool} until its beam {skimmed|brushed} the stalks. [{The pal} did not {move|stir} a hair.] There, {not far|half a metre} off, something winked: {the specs}. “Oh,” said {the warden}, and opened the barrier. “You aren’t a {pig|tractor} at all.”",
      "“Where did you last {wear|use} them?” asked {the helper}. [That was so simple that {no one|nobody} had asked it.] That had been on the bench. {Hero} {carried|took} {the tool} there, and searched it inch by inch. [But {the pal} gazed straight at {the warden}.] On the warden’s cap, {hooked|tucked} behind a badge, {sat|hung} {the specs} +and a moment later the barrier rose.",
      "{The helper} had {mislaid|lost} so many that {h.he} knew their {habits|haunts}. “They go where it’s {warm|soft}.” {Hero} shone {the tool} into {the stove corner|a boot}, a {cap|tea cosy}, an {empty|open} drawer. [{The pal} sneezed at the {biscuit|bread} tin.] In there lay {the specs}, {folded|on a bun}. “But that’s a {whole face|child}!” cried {the warden}, full of joy.",
      "“Tell us what you’ve {done|touched} today,” said {the helper}, “backwards.” So {the warden} did: tea, {whistle|lamp}, a {sneeze|letter}, the {hen|post}. At each place {Hero} held {the tool} {low|close}. [{The pal} already stood by the {hen|nest}.] She was sitting, with great {dedication|patience}, on {the specs} +and she gave them up for {grain|a compliment}.",
    ],
  },
  {
    id: "giant-in-gateway",
    what: "a grower will not let anybody move a giant vegetable out of the gateway",
    trouble: "the blocked gateway",
    kind: "keeper",
    use: "rope",
    needs: ["strong", "kind", "handy"],
    vars: {
      grower: ["Mistress Pocock", "Farmer Delgado", "Old Ezekiel", "the allotment champion", "Gardener Sorley"],
      giant: [
        "a giant marrow",
        "a giant pumpkin",
        "an enormous cabbage",
        "a record turnip",
        "a prize cauliflower",
        "a giant squash",
      ],
    },
    meet: [
      "There was only one gate, and in it, on a {barrow|handcart} with a broken wheel, lay {a giant}. “It stays where it is until the scales {come|are brought},” said {the grower}, who sat beside it with folded arms. [“Last year some helpful people lifted mine, and dropped it.”] {Hero} had to get through, and there was no room for a {cat|hand} between {the giant} and the post.",
      "“Not one step nearer,” said {the grower}, politely but firmly, and spread both arms in front of {a giant}. It was as big as {a sofa|an armchair}, and filled the whole gateway on its broken {trolley|cart} +and {Hero} could get neither over it nor {under|round} it. [“I have {watered|sung to} it for three summers,” {the grower} explained, “and it bruises at a touch.”]",
      "{The grower} had been taking {a giant} to be weighed when a wheel broke, exactly in the {gateway|narrow gate}. Now nobody could pass, and {the grower} would let nobody lay a {hand|finger} on it. [Last year there had been an accident {with stairs|on a slope}, and one does not forget a thing like that.] {Hero} explained about the hurry. {The grower} explained about the {skin|stalk}.",
    ],
    fails: [
      {
        id: "squeeze-by",
        what: "squeezes past and nearly knocks it down",
        texts: [
          "{Hero} breathed out, made {himself} {thin|flat}, and slid along the gatepost. For half a {metre|minute} it went well. Then a {button|buckle} caught, and {the giant} {rocked|rolled} on its cart with a long, low creak. [{The grower} turned as white as {chalk|flour}.] “Out,” said {the grower}, and that was {fair|reasonable}, and {Hero} slid back again.",
          "“I’m very {careful|light},” said {Hero}, and put one foot on the cart. It tipped. {The grower} threw both arms round {the giant} and held on, until the cart stood {level|still}. [It took a {long|dreadful} minute.] Whoever has just been {frightened|alarmed} like that will say no to the next question +and {Hero} could see it.",
        ],
      },
      {
        id: "only-a-vegetable",
        what: "says that it is only a vegetable",
        texts: [
          "“It’s only a vegetable,” said {Hero}. There are remarks that one would like to {catch|take back} before they land, and this was one. [Even {the pal} looked away.] {The grower} drew up a {stool|bucket}, sat down in the last bit of gateway that was free, and opened a very thick {newspaper|book}.",
          "{Hero} pointed out that {the giant} would be soup by {Monday|Friday} in any case. It was true, and it did not help. “There are three summers in it,” said {the grower} {slowly|at last}, “and to me they aren’t soup.” [{He} would have {given|paid} a great deal to start the conversation again.]",
        ],
      },
    ],
    solve: [
      "“Ask how it would like to be {carried|lifted},” said {the helper}. So {Hero} asked +and {the grower} knew it {precisely|by heart}. They drew {the tool} under {the giant}, {crosswise|twice}, like a hammock. Then all three of them lifted at once. [{The pal} walked in front and looked out for stones.] {The giant} came down on the grass without a scratch +and the gate was free.",
      "{The helper} did not look at {the giant}, but at the wheel. {Hero} wound {the tool} round the broken place until the cart could roll +and {the grower} held the spokes. [{The pal} kept the {stalk|leaves} out of the way.] Nobody had to touch anything precious. Then {the grower} pushed +and they all walked through the gate behind it.",
      "“I’d be {anxious|careful} too,” said {the helper}, and heard about all three summers. {Hero} listened as well, and found it {exciting|a good story}. Then {the grower} looked at {the tool}. “If we tied it like {this|so},” said {the grower}, “and {the pal} went in front, I would {risk|allow} it.” So they tied it +and they drew {the giant} aside as gently as a {sleeping baby|full bath}.",
      "“It needn’t be carried,” said {the helper}, “if it can {glide|slide},” and laid two {planks|boards} in front of the cart. {Hero} looped {the tool} round a gatepost, and let the cart down as {the grower} {directed|commanded}. [{The pal} went alongside, on guard.] At the bottom {the grower} shook hands with everybody +and the gate was free.",
    ],
  },
];
