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
      "“To get to {the beyond} you must fill in {a form},” said {the clerk}, from behind {glass|a tall counter} and a cactus. It had {sixty|ninety} questions, and {Hero} did not understand {one|a single one} of them. [“What is an ‘undersigned subsection’?” {he} asked. “I couldn’t say,” said {the clerk}.] {The clerk} was not unkind, only very {correct|exact} +but the barrier stayed shut until {the form} was {filled in|complete}.",
      "Beside a barrier sat {the clerk}, who let nobody through to {the beyond} without a stamp on {a form}. [It was as long as a {scarf|bath towel}, and it asked about {horses|chimneys} and great-grandparents.] [The queue behind {Hero} {groaned|shuffled}.] [{Hero} only wanted to pass +but {the form} had no {question|line} for that.]",
      "“Nobody goes through to {the beyond} without {a form},” said {the clerk} at the desk, and pushed one across. [“Answer every question,” said {the clerk}, “or I mayn’t {raise|open} the barrier.”] [{Hero} read the first one, which had {four|six} commas and a bit of Latin.] [Nobody had got {the form} right since {Easter|the spring} +and the waiting room was full.]",
    ],
    fails: [
      {
        id: "fill-in-nonsense",
        what: "fills the form with grand nonsense to be quick",
        texts: [
          "{Hero} filled in {the form} at top speed, with {whatever|anything that} sounded important, and {the clerk} tore it in two. [Age: {forty|sixty}. Occupation: {admiral|duke}.] [{The clerk} read it aloud, line by {painful|slow} line, and the queue {enjoyed|heard} it.] [“I don’t believe that this is true,” said {the clerk} +and {Hero} stood at the barrier as before.]",
          "{Hero} answered ‘yes’ to all {thirty|nineteen} questions, to be {quick|done}, and {the form} went into the basket. [“You have written ‘yes’ where it asks your name,” said {the clerk}, “and ‘yes’ where it asks how many legs you have.”] [Someone in the queue {giggled|coughed}.] [It had to be written all over again +and {Hero} had to {queue|wait} for it.]",
        ],
      },
      {
        id: "quote-rules",
        what: "invents a rule to beat the rules; the clerk knows them all",
        texts: [
          "“Rule nine,” said {Hero}, who had just made it up, “says that children need no form.” “Rule nine is about {goats|umbrellas},” said {the clerk}, “and I wrote it.” [Somebody {giggled|laughed}.] {Hero} went {pink|scarlet}, for {he} had told a fib and been caught +and the barrier was as shut as ever.",
          "{Hero} asked for the manager, in {grownup}’s {best|telephone} voice, hoping that a manager would open the barrier. {The clerk} went out by one door, and came in by another, in {a different hat|a gold chain}. “Good day. I’m the manager, too,” said {the clerk} +but the manager wanted {the form} as well.",
        ],
      },
    ],
    solve: [
      "“Ask what the form is for,” {the helper} advised, and {Hero} did. {The clerk} {blinked|thought hard}. “So that people tell me what they need, instead of shouting it,” said {the clerk} at last. So {Hero} wrote on a corner of {the tool}, in four plain lines, where {he} had to go and why. [{The pal} {signed|stood} as witness.] {The clerk} read it and thumped a stamp on it +and the barrier went up.",
      "{The helper} noticed that {the clerk} had had no lunch, so they shared {a food} at the desk. While they ate, {the helper} explained the questions to {Hero}, one by one, in ordinary words. {Hero} tried out an honest answer to each of them on {the tool}, and then copied them in ink. [{The pal} watched it dry.] “No mistakes!” said {the clerk}, and stamped {the form} +and the barrier went up.",
      "“Nobody ever asks a clerk for advice,” said {the helper}, who had {stood|waited} at many counters. So {Hero} wrote on {the tool}, in {his} best handwriting: ‘Dear {clerk|friend}, how are you {today|getting on}? Would you help us with {the form}?’ [{The pal} delivered it.] {The clerk} read it twice, and came round the desk with a pen. They filled in {the form} together +and then it was stamped, and the barrier rose.",
      "{The helper} turned {the form} over. On the back were {six|nine} empty lines for {remarks|suggestions}, which nobody had used in {forty|thirty} years. So {Hero} thought of a suggestion, tried it out on {the tool}, and copied it {neatly|carefully}: ‘One question is enough: where are you going?’ [{The pal} looked on.] “That would save me {hours|years},” said {the clerk}. {Hero} answered the one question and got the stamp +and the barrier went up.",
    ],
  },
  {
    id: "rightly-cross",
    what: "somebody with the one needed vehicle will not lend it, and has good reason",
    trouble: "the old quarrel",
    kind: "keeper",
    use: "box",
    needs: ["kind", "handy", "strong"],
    vars: {
      lender: ["Euphemia Tripp", "Gideon Marsh", "Zadie Plum", "Horatio Vance", "Saskia Reed", "Tobias Lark"],
      load: ["a cargo bicycle", "a pony trap", "a tandem", "a donkey cart", "a rickshaw", "a tricycle with a seat"],
      lent: [
        "the marbles",
        "the blue chalks",
        "the sea fossils",
        "the tiny tools",
        "the model ducks",
        "the foreign stamps",
      ],
    },
    meet: [
      "It was too far to {the beyond} on foot, and {the lender}, who had {a load}, would not lend it. “Last summer I lent you {the lent},” said {the lender}, “and you {lost|ruined} half of them.” [{Hero} had {hoped|supposed} that people forgot such things {by themselves|in time}.] It was true +so {Hero} could not even argue.",
      "{Hero} had to borrow {a load}, to get to {the beyond} in time, but {the lender} leaned on it and said no. “You {borrowed|had} {the lent} for a day,” said {the lender}, “and that was {two|three} winters ago. Why should I lend you anything else?” [{Hero} studied {his} {laces|shadow}.] {He} had no good answer +and without {the load} there was no getting on.",
      "{The lender} had {a load}, the only one in {town}, which {Hero} needed for the way to {the beyond}. {Hero} asked for it as nicely as {he} could. “First tell me where {the lent} are,” said {the lender}. [“You said that you would bring them back the next {morning|day}.”] {Hero} had forgotten all about them +but {the lender} had not, and said no.",
    ],
    fails: [
      {
        id: "excuses",
        what: "makes excuses; each one is worse",
        texts: [
          "“It wasn’t {all|only} my fault,” said {Hero}, and blamed the rain, the {dark|bus}, a hole in {his} pocket and a cousin. {The lender} counted along on four fingers. “Four excuses,” said {the lender}, “and not one ‘sorry’.” [Excuses are like leaky buckets: however many you bring, they carry nothing.] {The load} went back through the gate +and the gate {shut|closed}.",
          "“That was ages ago,” said {Hero} with a {laugh|grin}, and {the lender} put {the load} back into the shed. It had been {precisely|exactly} the wrong thing to say +and the key turned twice. [To the person who misses a thing, it is never ages ago.]",
        ],
      },
      {
        id: "big-promise",
        what: "offers a huge reward instead; it is not believed",
        texts: [
          "{Hero} promised to bring ten times as many of {the lent} next week, in return for {the load} now. “You couldn’t look after the few I gave you,” said {the lender}. [{He} raised it to a {hundred|thousand} times.] The bigger the promise {grew|became}, the less anybody believed it +and {the load} stayed where it was.",
          "“I’ll name a ship after you,” said {Hero}, “if you lend me {the load}.” “You {haven’t|don’t own} a ship,” said {the lender}. [“Then I’ll carry your {bag|shopping} until Easter.”] {The lender} only shook a tired head. {Hero} had broken one promise already +so nobody would take another.",
        ],
      },
    ],
    solve: [
      "{The helper} {went|hurried} home with {Hero}, and they searched the whole house. They found {the lent}, one by one, {inside|behind} the piano, and laid them in {the tool}. [{The pal} {found|spotted} the last of them.] {Hero} carried {the tool} back to {the lender}. “I’m sorry,” {he} said, “and here they are.” {The lender} counted them and nodded +and then {the load} was theirs for the {evening|rest of the day}.",
      "“{Begin|Start} with what you can give back,” said {the helper}. Together they found more than half of {the lent}, washed them, and sorted them into {the tool}. [{Hero} added {his} own {best|favourite} treasure, to make up for the rest, and {the pal} watched it go.] “I’m sorry that it took so long,” said {Hero}. {The lender} closed the lid and almost smiled +and then {Hero} was allowed to take {the load}.",
      "{The helper} offered to do the {polishing|searching}, but not the apologising. So {Hero} went up to the gate alone with {the tool}, and in it was all that they had found of {the lent}. [{The pal} waited with {the helper} by the {hedge|pump}.] “I lost the others, and I’m sorry,” {he} said. “May I come and help you every {Saturday|Friday}, to make up for it?” That was fair +and {the lender} lent {him} {the load}.",
      "“Don’t ask for {the load},” {the helper} advised, “ask about {the lent}.” So {Hero} sat down by {the lender}, and {heard|learnt} where each of them had come from. [The best were a present from a {grandfather|great-aunt}.] Then {the helper} and {Hero} fetched all that were left, in {the tool}, and gave them back. “Now you know what they’re worth,” said {the lender} +and {the load} was rolled out, with a seat for {the pal}.",
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
      "The door to {the beyond} was locked, and {the porter}, who had the key, would not be disturbed. Behind the hatch a radio was {roaring|playing} {an opera}, and {the porter} sat beside it, conducting with {a spoon|a ruler}. [{Hero} knocked, and then knocked harder.] On the hatch hung a card: ‘Do not disturb until the last {note|bar}’ +and the last one was {two|three} hours away.",
      "The gate to {the beyond} was bolted, and beside it {the porter} sat at a radio, with the key in one hand and both eyes closed. Once a week the radio broadcast {an opera}, and {the porter} lived for it. [{Hero} said ‘excuse me’ {five|six} times.] The music had only just begun +so it would be a very long wait.",
      "Only {the porter} could unlock the door to {the beyond}, and {the porter} sat {weeping|swaying} beside a radio, which was playing {an opera}. [{Hero} {tapped|rapped} on the glass +but {the porter} heard nothing but music.] [It was only the third part, out of {five|seven}.]",
    ],
    fails: [
      {
        id: "drown-it",
        what: "makes a louder noise; the porter turns the radio up",
        texts: [
          "{Hero} {banged|drummed} on a bin, and {the porter} merely turned the radio {up|louder}. [{Hero} fetched a {second|bigger} bin, and windows {opened|flew up} all along the street.] [“Some of us are listening!” called {the porter}, and drew the blind +and now there was not even a pane to knock on.]",
          "{Hero} sang “{hello|good evening}” at the keyhole, and {the porter} took it for a part of {the opera}. [A {soprano|tenor} on the radio answered, much louder. {The porter} smiled, with closed eyes +and the key stayed on its hook.]",
        ],
      },
      {
        id: "pull-plug",
        what: "switches the radio off through the hatch; that makes it worse",
        texts: [
          "{Hero} {reached|slid} an arm through the {hatch|letterbox} and turned the radio off, and that made it worse. [The silence was {dreadful|enormous}. “That was the tune I wait for all week,” said {the porter}, softly, and switched it on again.] [{Hero} had never felt so {small|sorry}.] [Of course {the porter} would not open up for anybody now +and {Hero} quite understood it.]",
          "{Hero} {pulled|tugged} out the plug of the radio, and that was the wrong thing to do. [“Please open the door now!” {he} said. But it is no use to say please when one has {already|just} been rude. {The porter} plugged it in again +and the door stayed shut.]",
        ],
      },
    ],
    solve: [
      "{The helper} made {Hero} wait and listen to the {end|rest} of the slow part. [It was {good|beautiful}, annoyingly.] Then {the helper} tapped the beat, and {Hero} sounded {the tool} along with it, very {softly|gently} and exactly in time. [{The porter} opened one eye.] “You have been listening!” said {the porter}, and gladly turned the key +and the way was open for {Hero} and {the pal}.",
      "“Every concert has an interval,” said {the helper}. So they sat on the step, with {the pal} {in front|between them}, and listened until the clapping began. Then {the helper} called “Bravo!” and {Hero} sounded {the tool}, as loud as the applause. [{The porter} leaned out to see who it was.] “Music lovers!” cried {the porter}. “What can I do for you?” {Hero} pointed to the lock +and in no time it was open.",
      "{The helper} knew the {piece|music}: soon there would be a pause, and in it somebody had to answer from far off. In exactly that pause {Hero} sounded {the tool} through the {keyhole|hatch}. {The porter} {spun|turned} round in delight. “On the radio they always leave that out,” said {the porter}. [{The pal} was admired as well.] {Hero} explained the hurry +and {the porter} came with the key and unlocked the door.",
      "{The helper} and {Hero} did not knock any more, but sat under the window and joined in. {The helper} hummed, and {Hero} sounded {the tool} wherever the music was {saddest|loudest}. [{The pal} put in a note as well.] At the end of the act the hatch flew open. “I never heard {the opera} played so well,” said {the porter}. “How can I thank you?” {Hero} asked for the door to be unlocked +and so it was.",
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
        "a pair of gold spectacles",
        "a pair of round glasses",
        "a pair of reading glasses",
        "a pair of horn-rimmed glasses",
      ],
    },
    meet: [
      "“{Nobody|Nothing} passes,” said {the warden}, in front of the barrier, “because I can’t {see|tell} who it is.” Somewhere in {the long grass|the cinders} lay {a specs}. [{The warden} had searched since {noon|dinner}, and it was getting dim.] {Hero} had to go through to {the beyond} +but a warden who can’t see may not raise a barrier for {anybody|a soul}.",
      "“I’ve lost {a specs},” said {the warden} to a post, meaning {Hero}, “and until I can see again nobody goes through to {the beyond}.” [{The pal} had been {patted|greeted} already, as a very fine suitcase.] [{Hero} promised to be {careful|quick}, and {the warden} told the post to be patient.] [It was a {question|matter} of safety +so the barrier stayed {down|locked}.]",
      "{The warden} had lost {a specs}, could not see whom to let through, and kept the barrier to {the beyond} shut. [{The warden} was halting {bushes|the wind}, to be on the safe side.] [Only this morning {the warden} had {saluted|stopped} a {wheelbarrow|haystack}.] [The barrier would stay {shut|lowered} until the spectacles turned up +and the light was fading already.]",
    ],
    fails: [
      {
        id: "pretend",
        what: "pretends to be an inspector, in a deep voice; is asked to read the small print",
        texts: [
          "{Hero} put on a deep voice. “I’m Inspector {Hobbs|Strong}. Open the barrier, please.” {The warden} saluted, and handed {him} a {card|ticket}. “Then read me the small print, Inspector, since I can’t.” It was in Latin +and {Hero} could not read it either. [“I thought so,” said {the warden}, more {sadly|mildly} than crossly, and {Hero} was ashamed.]",
          "{Hero} and {the pal} tried to tiptoe past the barrier, and {the warden}, who could not see, heard them at once. [“Two of you,” said {the warden}, “and one has wet {socks|shoes}. Go back, please.”] [{Hero} turned back, {ashamed|rattled}, and owned up.]",
        ],
      },
      {
        id: "trample",
        what: "searches in a great hurry and treads everything flat",
        texts: [
          "“I’ll {find|get} them in two minutes,” said {Hero}, and {dived|rushed} about, kicking up {leaves|gravel} left and right. Something went crick under {his} boot. It was {only|luckily} an empty snail shell +but {the warden} cried “Stop!” and would not have {him} search any more. [Hurry looks for things with its {boots|feet}.]",
          "{Hero} searched everywhere at once, and nowhere {properly|carefully}. {He} found {a trinket}, {a trinket 2} and a worm, but no spectacles. [“You go over it like a {train|plough},” said {the warden}.] All the grass was trodden as flat as {a mat|a floor} +and now it was harder than ever to find anything in it.",
        ],
      },
    ],
    solve: [
      "{The helper} {knelt|bent} and laid one cheek to the ground. “Hold your light low,” said {the helper}, “and the glass will wink at us.” {Hero} slid {the tool} along until its beam {skimmed|brushed} the stalks. [{The pal} did not {move|stir} a hair.] There, {not far|half a metre} off, something winked, and it was {the specs}. {The warden} put them on, looked at {Hero}, and laughed +and up went the barrier.",
      "“Where did you last {wear|use} them?” asked {the helper}. “On that bench,” said {the warden}. [But {the pal} gazed straight at {the warden}.] So {Hero} lifted {the tool}, and in its light {the helper} saw them at last, {hooked|tucked} behind the badge on the warden’s cap. {The warden} put on {the specs} and laughed +and the barrier rose.",
      "{The helper} had {mislaid|lost} so many spectacles that {h.he} knew where they hide, which is in {warm|soft} places. So {Hero} took {the tool} into the warden’s hut, and shone it into a boot, a {cap|tea cosy} and an {empty|open} drawer. [{The pal} sneezed at the bread tin.] {The helper} lifted the lid of the bread tin, and in there lay {the specs}. “You’re only a child!” cried {the warden}, who could see again +and the barrier went up at once.",
      "“Tell us what you’ve done today,” said {the helper}, “backwards.” So {the warden} did: the tea, the {whistle|lamp}, the letter, the hen. At each place {Hero} held {the tool} {low|close}, and {the helper} looked. [{The pal} was already standing by the {hen|nest}.] The hen was sitting, with great {dedication|patience}, on {the specs}, and gave them up for a handful of grain. Now {the warden} could see who was there +and everybody was let through.",
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
      "There was only one gate to {the beyond}, and in it, on a {barrow|handcart} with a broken wheel, lay {a giant}. It belonged to {the grower}, who sat beside it with folded arms and would let nobody {touch|move} it. [“Last year some helpful people lifted mine, and dropped it.”] {Hero} had to get through +but there was no room for a {cat|hand} between {the giant} and the gatepost.",
      "“Not one step nearer,” said {the grower}, politely but firmly, in front of {a giant}, which blocked the gateway to {the beyond}. [{Hero} could get neither over it nor {under|round} it.] [“I have {watered|sung to} it for three summers,” {the grower} explained, “and it bruises at a touch.”] [{The giant} had to be moved +but {the grower} was afraid for it, and said no.]",
      "{The grower} had been taking {a giant} to be weighed when a wheel broke, exactly in the {gateway|narrow gate} to {the beyond}. Now {the giant} filled it from post to post. “We could lift it aside,” said {Hero}. “Nobody lays a {hand|finger} on it,” said {the grower}, because last year’s had been dropped, and had burst. [One does not forget a thing like that.] So nobody could pass +and {Hero} was in a hurry.",
    ],
    fails: [
      {
        id: "squeeze-by",
        what: "squeezes past and nearly knocks it down",
        texts: [
          "{Hero} breathed out and slid along the gatepost, until a {button|buckle} caught and {the giant} {rocked|rolled} on its cart. [“Out!” said {the grower}, as white as {chalk|flour}. That was {fair|reasonable} +and {Hero} slid back again.]",
          "“I’m very {careful|light},” said {Hero}, and began to clamber across the cart, and it tipped. [{The grower} threw both arms round {the giant}, and held on until the cart stood {level|still}.] [It took a {long|dreadful} minute.] [Anybody who has been {frightened|alarmed} like that will say no to the next question +and {Hero} could see it.]",
        ],
      },
      {
        id: "only-a-vegetable",
        what: "says that it is only a vegetable",
        texts: [
          "“It’s only a vegetable,” said {Hero}, “and I have to get through.” There are remarks that one would like to {catch|take back} before they land, and this was one. [Even {the pal} looked away.] {The grower}, who was hurt, drew up a {stool|bucket} and sat down in the last free bit of the gateway +and now nobody could pass at all.",
          "{Hero} pointed out that {the giant} would be soup by {Monday|Friday} in any case. It was true +but it did not help. “I worked three summers for that,” said {the grower} {slowly|at last}, “and you say soup.” [{He} would have {given|paid} a great deal to start the conversation again.] After that {the grower} would not {listen|talk} any more.",
        ],
      },
    ],
    solve: [
      "“Ask how it would like to be {carried|lifted},” said {the helper}. So {Hero} asked +and {the grower} knew it {precisely|by heart}. They drew {the tool} under {the giant}, {crosswise|twice}, like a hammock. Then all three of them lifted at once. [{The pal} walked in front and looked out for stones.] {The giant} came down on the grass without a scratch +and the gate was free.",
      "{The helper} did not look at {the giant}, but at the wheel. {Hero} wound {the tool} round and round the broken rim, until the cart could roll, while {the grower} held the spokes. [{The pal} kept the {stalk|leaves} out of the way.] Nobody had to lay a finger on {the giant} at all. Then {the grower} pushed the cart out of the gateway +and the way was free.",
      "“I’d be {anxious|careful} too,” said {the helper}, and heard about all three summers. [{Hero} listened as well, and found it {exciting|a good story}.] Then {the grower} looked at {the tool}. “If we tied it like {this|so},” said {the grower}, “and {the pal} went in front, I would {risk|allow} it.” So they tied it +and they drew {the giant} aside as gently as a {sleeping baby|full bath}.",
      "“It needn’t be carried,” said {the helper}, “if it can {glide|slide},” and laid two {planks|boards} in front of the cart. {Hero} looped {the tool} round a gatepost, and let the cart down as {the grower} {directed|commanded}. [{The pal} went alongside, on guard.] At the bottom {the grower} shook hands with everybody +and the gate was free.",
    ],
  },
];
