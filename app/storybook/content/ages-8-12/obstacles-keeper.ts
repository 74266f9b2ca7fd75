import type { Obstacle } from "../../content-contract";

export const keeperObstacles: readonly Obstacle[] = [
  {
    id: "form-twelve",
    what: "a clerk lets nobody on without the right form",
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
      "From here on {Hero} needed {a form}, said {the clerk}, from behind {glass|a tall counter} and a cactus. [“And where do I {get|find} it?” “At the office that {closed|moved} in March.”] {The clerk} was not rude. {The clerk} was correct, which takes {longer|up more room}.",
      "“Without {a form},” said {the clerk}, “I can’t see you, {officially|so to speak}.” [The queue behind {Hero} {groaned|shuffled}.] [On the wall it {said|stood}: ‘Patience is free’.] Until {the form} was stamped, {everything|the rest of the plan} would have to {wait|stop} on this side.",
      "“{Next|Number ninety}!” {Hero} approached. {The clerk} looked {him} {over|through}, and then the {list|ceiling}. “You’ll be {wanting|needing} {a form}. We’ve {none|run out}. They’re {printed|kept} in a place for which you need {a form|one}.” [It had a certain {beauty|symmetry}.] Nobody, it {appeared|seemed}, had been past that desk since {Easter|the spring}.",
    ],
    fails: [
      {
        id: "fill-in-nonsense",
        what: "fills the form with grand nonsense to be quick",
        texts: [
          "{Hero} filled in {the form} at high speed, with {whatever|anything that} sounded important. Age: {forty|sixty}. Purpose: royal. [{The clerk} read it aloud, line by {painful|slow} line, and the queue {enjoyed|heard} it.] “So you’re {an admiral|a duchess},” said {the clerk}, “and your shoes are {wet|muddy}.” Snip, went the {paper|counterfoil}.",
          "There were {thirty|nineteen} questions, and {he} {answered|did} them as one {swats|chases} flies +and {the clerk} turned the sheet {round|up}. [“Here you wrote ‘{yes|often}’, where it {says|asks} your name.”] It went into the {basket|bin}. {Hero} had {saved|won} two minutes and {lost|thrown away} an hour.",
        ],
      },
      {
        id: "quote-rules",
        what: "invents a rule to beat the rules; the clerk knows them all",
        texts: [
          "“Rule nine,” said {Hero}, inventing it {freely|on the spot}, “says that children go first.” “Rule nine is about {goats|umbrellas},” said {the clerk}, who had written it. [Somebody {giggled|laughed}.] [It’s unwise to {bluff|bend} the truth before a person who {files|collects} it.] {Hero} went {pink|scarlet}.",
          "{Hero} {demanded|asked for} the manager, in {grownup}’s {best|telephone} voice. {The clerk} nodded, walked out of one door, and {returned|came} in by the next, in {a different hat|a chain}. [“Good day. I’m the {manager|mayor}’s stand-in. Where’s {the form}?”] That was the end of {voices|going over heads}.",
        ],
      },
    ],
    solve: [
      "“Ask what the form is {for|about},” said {the helper}. {Hero} did. [{The clerk} blinked.] [“It’s so that people {tell|show} me what they {want|need}. They shout, you see. {All day|Since Monday}.”] So on {the tool} {Hero} wrote it down, {plainly|truly}, in four lines +and {the pal} {signed|stood} as witness, and {bang|thump} went the stamp.",
      "{The helper} {noticed|saw} that {the clerk} hadn’t had lunch. Over {a food}, {Hero} ruled sixty new forms from {the tool} for the {empty|bare} drawer. [{The pal} dried the {ink|pile}.] “Number one,” said {the clerk}, visibly moved, “is {yours|for you}. Pass.”",
      "{The helper} had stood at {counters|windows} all {h.his} life. “One thing they never {get|hear},” {h.he} {advised|said}. So {Hero} wrote on {the tool}, in {his} best {hand|curls}: ‘Dear {clerk|madam or sir}, how are {you|things}?’ [{The pal} delivered it.] {The clerk} was silent, then {sniffed|coughed}, then stamped {the form}, {twice|on both sides}.",
      "On the back of {the form}, {the helper} {discovered|pointed out}, there were {six|nine} lines, ‘for {other|kind} remarks’. In {forty|thirty} years nobody had {made|left} one. {Hero} and {the pal} composed it upon {the tool}, and copied it {neatly|fair}. [“It {rhymes|scans},” said {the clerk}, {faintly|pink}.] The barrier went up by {itself|a head}.",
    ],
  },
  {
    id: "rightly-cross",
    what: "somebody with the one needed vehicle refuses, and has good reason to",
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
      "{The lender} leaned on {a load} and did not {move|smile}. “I wondered when you’d {come|turn up}.” [{Hero} studied {his} {laces|shadow}.] [There was the {matter|business} of {the lent}, borrowed long ago and {never|only partly} returned.] A locked gate you can {climb|go round}. A person who is {right|hurt} is harder.",
      "{The lender} was oiling {a load}, the only one in {town}, and did not look {up|round}. “I’ve been {expecting|reading about} you,” said {the lender}. “Sit {there|down}. Do you {remember|recall} {the lent}?” [{Hero} would have {preferred|chosen} not to.] {He} had {kept|had} them ‘for a {day|minute}’, and that was {two|three} winters ago.",
    ],
    fails: [
      {
        id: "excuses",
        what: "makes excuses; each one is worse",
        texts: [
          "“It wasn’t {all|only} my fault,” said {Hero}, and {blamed|mentioned} the rain, the {dark|bus} and a cousin. {The lender} counted. [“That’s four {reasons|stories},” said {the lender}, “and no sorry.”] An excuse is {like|only} a leaky bucket. However {many|large}, it carries nothing +and the gate {shut|closed}.",
          "{He} {laughed|grinned}. “Are you still {thinking|cross} about {the lent}? That was ages ago.” [It was {precisely|exactly} the wrong thing.] [{The lender} went quite white, and {wheeled|pulled} {the load} indoors.] For whoever {lost|misses} something, it is never ages ago.",
        ],
      },
      {
        id: "big-promise",
        what: "offers a huge reward instead; it is not believed",
        texts: [
          "{Hero} {offered|promised} fifty of {everything|whatever you like}, next week. “You who {lose|mislay} six,” said {the lender}, “shouldn’t promise fifty.” [{He} {raised|made} it to a {hundred|thousand}.] The higher it {grew|went}, the smaller it {sounded|got}, until even {Hero} did not {believe|want} it.",
          "“I’ll {name|call} a ship after you,” said {Hero}. [“You {haven’t|don’t own} a ship,” said {the lender}.] [“I’ll carry your {bag|sums} until Easter.”] {The lender} only shook a tired head. You cannot {buy|bribe} trust with the {same|very} coin you owe.",
        ],
      },
    ],
    solve: [
      "{The helper} {went|walked} back with {Hero}, to {look|search} {inside|behind} the piano. One by one {the lent} went into {the tool}. [{The pal} {found|spotted} the last of them.] {Hero} {brought|carried} it to {the lender}. “I’m sorry,” {he} said, and {nothing|not a word} else. [It was {enough|plenty}.]",
      "“{Begin|Start} with what you {can|still} give back,” said {the helper}. Together they filled {the tool} with {half|part} of {the lent}, washed and sorted. [{Hero} added {his} own {best|favourite} piece, to make up for the rest.] [{The pal} watched it go.] {The lender} closed the lid. “Take {the load},” said {the lender}. “By seven, mind.”",
      "{The helper} offered to do the {talking|carrying}, but not the {sorry|being sorry}. So {Hero} went to the {gate|step} alone, with {the tool}, and in it, polished, all that was {left|found} of {the lent}. [{The pal} waited by the {hedge|pump}.] “I can’t bring the {rest|others},” {he} said, “so I’ll bring {me|myself}, every {Saturday|Friday}.” {The lender} unlocked {the load}.",
      "“Don’t ask for {the load},” was {the helper}’s {advice|suggestion}, “ask about {the lent}.” {Hero} did, and sat {down|there}, and {heard|was told} where each had {come|been} from. [There was a {grandfather|beach} in it.] {He} wrote {labels|a catalogue} for the ones in {the tool} +and {the lender} pushed {the load} out to {the pal}.",
    ],
  },
  {
    id: "opera-caretaker",
    what: "the caretaker with the keys is lost in the opera on the radio",
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
      "{The porter} had every key in the {building|district} and no ear to {spare|lend}. Behind the hatch a radio {roared|was giving} {an opera}, and {the porter} conducted, with closed eyes and {a spoon|a ruler}. [{Hero} knocked. {He} {knocked|waved} harder.] [On the door {hung|stood} a card: ‘Not during {the second half|the slow part}’.]",
      "The {gate|door} was bolted, and {the porter} sat beside it, {a metre|an arm’s length} away, in another world. It was {Thursday|Friday}. On Thursdays, {everybody knew|a neighbour said}, they broadcast {an opera}. [{The porter} lived for it {all|the whole} week.] [Nobody came through until it was {over|sung}.]",
      "{Town} has one person with {all the|that} keys, and on that evening the person was {elsewhere|in Seville}. Through the {glass|hatch} one saw {the porter}, {weeping|swaying}, by a radio that gave {an opera}. [It was the third {act|movement}, of {five|seven}.] {Hero} {tapped|rapped}. {The porter} turned a page of {nothing|air}.",
    ],
    fails: [
      {
        id: "drown-it",
        what: "makes a louder noise; the porter turns the radio up",
        texts: [
          "{Hero} {banged|drummed} on a bin +and {the porter} turned the radio {up|louder}. [{Hero} fetched a {second|bigger} bin.] [For a while it was {an even|a fair} contest, and windows {opened|flew up} along the street.] But nobody {has|had} ever won a favour by being the {louder|worse} noise +and {the porter} drew the blind.",
          "“{Fire|Flood}!” {he} nearly shouted, and {stopped|swallowed} it, because that is {a lie|no joke}. Instead {he} sang “{hello|good evening}” high and low. [A {soprano|tenor} inside answered {him} easily.] {The porter} smiled, and thought it was {part|all} of the opera.",
        ],
      },
      {
        id: "pull-plug",
        what: "switches the radio off through the hatch; that makes it worse",
        texts: [
          "{Hero} {reached|slid} an arm through the {hatch|letterbox}, and turned the {knob|radio} off. The silence was {dreadful|enormous}. [{The porter} looked round like someone {woken|dropped} at sea.] “That was the {only|one} song she sings,” said {the porter}, softly. [{He} had never {felt|been} so small about a {knob|switch}.]",
          "The {plug|lead} was outside, and {Hero} {pulled|tugged} it. “Now! Could you please {open|listen}?” ‘Please’, {he} learnt, {doesn’t|can’t} work backwards. [{The porter} plugged it in, {wiped|dried} an eye, and {hung|set} up a second {card|sign}.] It said: ‘Certainly not {you|now}’.",
        ],
      },
    ],
    solve: [
      "{The helper} made {Hero} listen to {the end of|all} the slow part. [It was {good|beautiful}, annoyingly.] Then, very {softly|gently}, {Hero} sounded {the tool}, {in tune|in time}. [{The porter} lifted one eyebrow.] “You {kept|caught} the beat,” said {the porter}, astonished +and the keys {rattled|slid} for {the pal} and {the rest|all of them}.",
      "“{Everyone|Even a porter} breathes between the acts,” said {the helper}. They {sat|stayed} on the step, {the pal} {in front|between them}, and heard it. At the {clapping|interval}, {Hero} joined in with {the tool}, {bravo|hurrah} and all. [{The porter} leaned out.] “Fellow {music lovers|listeners}! In you {go|come}.”",
      "{The helper} knew the {plot|story}: in a minute the {miller|heroine} would be {late|lost}, and somebody offstage must {answer|ring}. At exactly that {bar|point}, {Hero} gave it, on {the tool}, through the {keyhole|hatch}. [{The pal} held the {door|breath} of the whole street.] {The porter} {spun|turned} round, in {tears|raptures}. “At last,” came the cry, “an {orchestra|audience}!”",
      "They did not even {knock|cough}. {The helper} and {Hero} sat under the window and {joined|hummed} in, with {the tool} for a {double bass|harp}, just where it {swelled|was saddest}. [One {learns|picks up} {the opera} quickly.] The hatch {opened|slid}. “{The pal} is {flat|in good voice},” said {the porter}, “come {in|closer}, there’s a better {chair|seat}.”",
    ],
  },
  {
    id: "lost-spectacles",
    what: "somebody will not let them pass until a lost pair of spectacles is found",
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
      "{The warden} inspected {the pal} first, and {called|took} it a suitcase +and then {the warden} turned to a post. “{Stop|Halt}. No one goes {on|by} until I’ve found {a specs}.” [The barrier stayed {down|locked}.] [{Hero} explained that {he} {was} {harmless|in a hurry}, and {the warden} told the post to be {quiet|reasonable}.]",
      "{The warden} stood in the {gateway|road} with a {whistle|flag}, halting {bushes|the wind}. “You may be {anybody|a bus},” {Hero} was told. Without {a specs} one could be {deceived|misled} by a {wheelbarrow|haystack}, and had been. [It had been {signed for|saluted}.] The barrier would remain {shut|lowered} until {further notice|they turned up}.",
    ],
    fails: [
      {
        id: "pretend",
        what: "pretends to be an inspector, in a deep voice; is asked to read the small print",
        texts: [
          "{Hero} {made|put on} a deep voice. “Inspector {Hobbs|Strong}. Open it, {please|my good soul}.” {The warden} saluted, and handed {him} a {card|ticket}. [“Then read me {the last|this} line, Inspector, since I {can’t|must}.” It was in Latin.] Whoever {deceives|tricks} the half-blind wins no {medals|prizes}, and {he} felt it.",
          "They {tried|meant} to walk by, one {foot|step} behind the other +but {the warden}, who could not {see|read}, could hear perfectly. [“{Two|A pair},” came the verdict. “One has {a wet sock|had jam}.”] [{Hero} turned back, {ashamed|rattled}, and owned up.]",
        ],
      },
      {
        id: "trample",
        what: "searches in a great hurry and treads everything flat",
        texts: [
          "“I’ll {find|get} them in two minutes,” said {Hero}, and {dived|rushed} in. {He} kicked {leaves|gravel} left and right. [Something {went|said} crick.] [It was {only|luckily} a snail shell, but {the warden} cried “Stop!”, and {meant|said} it.] Speed is a {poor|bad} searcher: it looks with its {boots|feet}.",
          "{Hero} {searched|looked} everywhere, once, and {nowhere|no place} twice +and {he} found {a trinket}, {a trinket 2} and a worm. [{The grass|The ground} lay flat as {a mat|a field}.] [“You pass over it {like|as} a train,” said {the warden}, “and I shan’t thank you.”]",
        ],
      },
    ],
    solve: [
      "{The helper} {knelt|bent} and laid one cheek to the {ground|grass}. “Light it flat.” {Hero} {lowered|slid} {the tool} until its beam {skimmed|brushed} the stalks. [{The pal} did not {move|stir} a hair.] There, {not far|half a metre} off, something winked: {the specs}. [“Oh,” said {the warden}.] “You aren’t a {pig|tractor}.”",
      "“{Where|When} did you last {read|use} them?” asked {the helper}. [That was so simple that {no one|nobody} had asked it.] {Hero} {carried|took} {the tool} there, and {lit|searched} the bench inch by {inch|corner}. [{The pal} gazed straight at {the warden}.] On the cap, {hooked|tucked} behind a badge, {sat|hung} {the specs}. The {barrier|arm} rose.",
      "{The helper} had {mislaid|lost} so many that {h.he} knew their {habits|haunts}. “They go where it’s {warm|soft}.” {Hero} shone {the tool} into {the stove corner|a boot}, a {cap|tea cosy}, an {empty|open} drawer. [{The pal} sneezed at the {biscuit|bread} tin.] In there lay {the specs}, {folded|on a bun}. “But that’s a {face|child}!” cried {the warden}, with {joy|surprise}.",
      "“Say what you {did|touched},” {the helper} began, “backwards.” {The warden} did: tea, {whistle|lamp}, a {sneeze|letter}, the {hen|post}. At each {stop|station} {Hero} held {the tool} {low|close}. [{The pal} already stood by the {hen|nest}.] She was sitting, with great {dedication|patience}, on {the specs} +and she gave them up for {grain|a compliment}.",
    ],
  },
  {
    id: "giant-in-gateway",
    what: "a grower will not let anybody move a giant vegetable out of the gateway",
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
