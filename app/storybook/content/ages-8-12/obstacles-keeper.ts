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
      "“To get to {the beyond} you must fill in {a form},” said {the clerk} at the {barrier|tall counter}. It had {sixty|ninety} questions, and {Hero} did not understand {one|a single one} of them. [“What is an ‘undersigned subsection’?” {he} asked. “I couldn’t say,” said {the clerk}.] [{The clerk} was not unkind, only very {correct|exact} +but nobody got on until {the form} was {filled in|complete}.]",
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
          "“Rule nine,” said {Hero}, “says that children need no form.” “Rule nine is about {goats|umbrellas},” said {the clerk}, “and I wrote it.” [Somebody {giggled|laughed}.] [{Hero} went {pink|scarlet}, for {he} had told a fib and been caught.] The barrier {stayed|remained} shut.",
          "{Hero} asked for the {manager|director} instead. {The clerk} went out by one door, and came in by another, in {a different hat|a gold chain}. [“Good day. That’s me, too.”] So the barrier stayed shut, and {the form} was {wanted|needed} as before.",
        ],
      },
    ],
    solve: [
      "“Ask what the form is for,” {the helper} advised, and {Hero} did. [{The clerk} {blinked|thought hard}.] “It tells me what people need,” said {the clerk}. So {Hero} wrote on {the tool}, in four plain lines, where {he} had to go. [{The pal} {signed|stood} as witness.] {The clerk} stamped it {firmly|gladly} +and the barrier went up.",
      "{The helper} explained the questions to {Hero}, one by one, in {ordinary|plain} words. [They shared {a food} with {the clerk}, who had had no lunch.] {Hero} tried out an honest answer to each on {the tool}, and then copied them in ink. [{The pal} watched it dry.] “No mistakes!” said {the clerk} +and the barrier {went up|rose}.",
      "“Nobody ever asks a clerk for {advice|help},” said {the helper}. [{The helper} had {stood|waited} at many counters.] So {Hero} wrote on {the tool}: ‘Dear {clerk|friend}, would you help us with {the form}?’ [{The pal} delivered it.] {The clerk} read it, and fetched a pen. They filled in the {lines|answers} together +and the barrier rose.",
      "{The helper} turned {the form} over, and found {six|nine} lines for suggestions. [Nobody had used them in {forty|thirty} years.] {Hero} tried one out on {the tool}, and {neatly|carefully} copied it. ‘One question is enough: where are you going?’ [{The pal} looked on.] “That would save me {hours|years},” said {the clerk}. {Hero} answered it +and the barrier went up.",
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
      "{Hero} needed {a load}, to get to {the beyond} in time, but {the lender} would not lend it. “I lent you {the lent},” said {the lender}, “and you {lost|ruined} half of them.” [That had been last summer, and {Hero} had {hoped|supposed} that people forgot such things {by themselves|in time}.] [It was true +so {Hero} could not even argue.]",
      "{Hero} asked in vain to {borrow|have} {a load}, for the long way to {the beyond}. “You {borrowed|had} {the lent} for a day, and never brought them back,” said {the lender}. [That was {two|three} winters ago.] [{Hero} studied {his} {laces|shadow} +and {he} had no good answer.]",
      "{The lender} had {a load}, which {Hero} needed to get to {the beyond}. [It was the only one in {town}.] “First tell me where {the lent} are,” said {the lender}. [“You said that you would bring them back the next {morning|day}.”] {Hero} had {borrowed|taken} them, and {forgotten|lost} them.",
    ],
    fails: [
      {
        id: "excuses",
        what: "makes excuses; each one is worse",
        texts: [
          "{Hero} blamed the rain, the {dark|bus}, {his} pocket and a cousin, and {the lender} was crosser than before. “Four excuses,” said {the lender}, “and not one ‘sorry’.” [Excuses are like leaky buckets: however many you bring, they carry nothing.] [{The load} went back through the gate +and the gate {shut|closed}.]",
          "“That was ages ago,” said {Hero} with a {laugh|grin}, and {the lender} put {the load} back into the shed. [It had been {precisely|exactly} the wrong thing to say +and the key turned twice.] [To the person who misses a thing, it is never ages ago.]",
        ],
      },
      {
        id: "big-promise",
        what: "offers a huge reward instead; it is not believed",
        texts: [
          "{Hero} promised ten times as many of {the lent}, in return for {the load}, and was not believed. “You couldn’t look after the few I gave you,” said {the lender}. [{He} raised it to a {hundred|thousand} times.] [The bigger the promise {grew|became}, the less anybody believed it.]",
          "“I’ll name a ship after you,” said {Hero}, “if you lend me {the load}.” “You {haven’t|don’t own} a ship,” said {the lender}. [“Then I’ll carry your {bag|shopping} until Easter.” {The lender} only shook a tired head.] [{Hero} had broken one promise already +so nobody would take another.]",
        ],
      },
    ],
    solve: [
      "{The helper} searched the whole {house|attic} with {Hero}. They found {the lent} {inside|behind} the piano, and laid them in {the tool}. [{The pal} {found|spotted} the last of them.] “I’m sorry,” said {Hero} at the gate, “and here they are.” {The lender} counted them +and then {the load} was theirs. [It was theirs for the {evening|rest of the day}.]",
      "“{Begin|Start} with what you can give back,” said {the helper}. Together they found {most|a good half} of {the lent}, and sorted them into {the tool}. [{Hero} added {his} own {best|favourite} treasure, to make up for the rest, and {the pal} watched it go.] “I’m sorry that it took so long,” said {Hero}. {The lender} almost smiled +and {Hero} might take {the load}.",
      "{The helper} offered to do the {polishing|searching}, but not the apologising. So {Hero} took what they had found to the gate, in {the tool}. [{The pal} waited with {the helper} by the {hedge|pump}.] “I’m sorry,” {he} said. “May I help you every {Saturday|Friday}?” That was fair +and {the lender} lent {him} {the load}.",
      "“Ask about {the lent},” {the helper} advised. So {Hero} {heard|learnt} where each of them had come from. [The best were a present from a {grandfather|great-aunt}.] Then {Hero} fetched all that were left, in {the tool}. “Now you know what they’re worth,” said {the lender} +and {the load} was rolled out. [It had a seat for {the pal}.]",
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
      "The door to {the beyond} was locked, and {the porter}, who had the key, would not be disturbed. The radio was {roaring|playing} {an opera}. [{The porter} sat beside it, conducting with {a spoon|a ruler}.] [{Hero} knocked, and then knocked harder.] [On the hatch hung a card: ‘Do not disturb until the last {note|bar}’ +and the last one was {two|three} hours away.]",
      "A radio was {broadcasting|playing} {an opera}, and {the porter}, who had the key to {the beyond}, heard nothing else. [{The porter} lived for it, and sat with both eyes closed.] [{Hero} said ‘excuse me’ {five|six} times.] The music had only just begun +and the gate was {bolted|locked}.",
      "Only {the porter} could unlock the door to {the beyond} +but {the porter} sat {weeping|swaying} beside a radio, which was playing {an opera}. [{Hero} {tapped|rapped} on the glass, and nobody heard it.] [It was only the third part, out of {five|seven}.]",
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
          "{Hero} {reached|slid} an arm through the {hatch|letterbox} and turned the radio off, and that made it worse. [“That was the tune I wait for all week,” said {the porter}, softly.] {The porter} {sadly|crossly} switched it on again. [{Hero} had never felt so {small|sorry} +and of course nobody opened up for {him} now.]",
          "{Hero} {pulled|tugged} out the plug of the radio +but {the porter}, who was {hurt|shocked}, plugged it in again. [“Please,” said {Hero}. It is no use to say please when one has {already|just} been rude.] The door stayed shut.",
        ],
      },
    ],
    solve: [
      "{The helper} made {Hero} {wait for|hear} the end of the slow part. [It was {good|beautiful}, annoyingly.] Then {the helper} tapped the beat, and {Hero} sounded {the tool} along with it, very {softly|gently}. [{The porter} opened one eye.] “You have been listening!” said {the porter}, and {gladly|at once} turned the key. The way was open. [{The pal} went first.]",
      "“Every concert has an interval,” said {the helper}. So they {sat|waited} until the clapping began. [{The pal} sat {in front|between them}.] Then {Hero} sounded {the tool}, as loud as the applause. “Music lovers!” cried {the porter}. [“What can I do for you?”] {Hero} pointed to the lock +and in no time it was open.",
      "{The helper} knew the {piece|music}: soon somebody had to answer from far off. At that moment {Hero} sounded {the tool} through the {keyhole|hatch}. [{The porter} {spun|turned} round in delight.] “On the radio they always leave that out!” said {the porter}. [{The pal} was admired as well.] {Hero} explained the hurry +and {the porter} unlocked the door.",
      "{The helper} and {Hero} sat under the window and joined in. {The helper} hummed +and {Hero} sounded {the tool}. [They did it best where the music was {saddest|loudest}.] [{The pal} put in a note as well.] “I never heard {the opera} {played|done} so well,” said {the porter}. {Hero} asked for the door +and it was unlocked.",
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
      "“Nobody passes to {the beyond},” said {the warden} at the barrier, “because I can’t {see|tell} who it is.” Somewhere in {the long grass|the cinders} lay {a specs}. [{The warden} had searched since {noon|dinner}, and it was getting dim.] [{Hero} was in a hurry +but a warden who can’t see may not raise a barrier for {anybody|a soul}.]",
      "“I’ve lost {a specs},” said {the warden} to a post, meaning {Hero}, “so nobody {goes|gets} through to {the beyond}.” [{The pal} had been {patted|greeted} already, as a very fine suitcase.] [{Hero} promised to be {careful|quick}, and {the warden} told the post to be patient.] [It was a {question|matter} of safety +so the barrier stayed {down|locked}.]",
      "{The warden} had lost {a specs}, and kept the barrier to {the beyond} shut, since there was no {seeing|telling} whom to let through. [{The warden} was halting {bushes|the wind}, to be on the safe side.] [Only this morning {the warden} had {saluted|stopped} a {wheelbarrow|haystack}.] [It would stay {shut|lowered} until the spectacles turned up +and the light was fading already.]",
    ],
    fails: [
      {
        id: "pretend",
        what: "pretends to be an inspector, in a deep voice; is asked to read the small print",
        texts: [
          "“I’m Inspector {Hobbs|Strong},” said {Hero}, in a deep voice, and {the warden} did not believe it. [“Then read me this {card|ticket}, Inspector.” It was in Latin +and {Hero} could not.] [“I thought so,” said {the warden}, more {sadly|mildly} than crossly, and {Hero} was ashamed.]",
          "{Hero} and {the pal} tried to tiptoe past the barrier, and {the warden}, who could not see, heard them at once. [“Two of you,” said {the warden}, “and one has wet {socks|shoes}. Go back, please.”] [{Hero} turned back, {ashamed|rattled}, and owned up.]",
        ],
      },
      {
        id: "trample",
        what: "searches in a great hurry and treads everything flat",
        texts: [
          "{Hero} {dived|rushed} about looking for {the specs}, until something went crick under {his} boot, and {the warden} cried “Stop!” [It was {only|luckily} an empty snail shell.] [{The warden} would not have {him} search any more.] [Hurry looks for things with its {boots|feet}.]",
          "{Hero} searched everywhere at once, until all the ground was trodden as flat as {a mat|a floor} +and it was harder than ever. [{He} found {a trinket}, {a trinket 2} and a worm, but no spectacles.] [“You go over it like a {train|plough},” said {the warden}.]",
        ],
      },
    ],
    solve: [
      "“Hold your light low,” said {the helper}. [“The glass will wink at us.”] {Hero} slid {the tool} along the ground, until {the specs} {winked|gleamed} {not far|half a metre} off. [{The pal} did not {move|stir} a hair.] {The warden} put them on +and up went the barrier.",
      "[“Where did you last {wear|use} them?” asked {the helper}. “On that bench,” said {the warden}.] {Hero} lifted {the tool}, to look at {the warden} properly. In its light {the helper} saw them at last, {hooked|tucked} behind the badge on the warden’s cap. [{The pal} had gazed at it all the time.] {The warden} put on {the specs} +and the barrier rose.",
      "Spectacles hide in {warm|soft} places, as {the helper} knew. [{The helper} had {mislaid|lost} so many.] So {Hero} shone {the tool} into each {corner|box} of the warden’s hut. [{The pal} sneezed at the bread tin.] {The helper} looked in the bread tin +and in there lay {the specs}. {The warden} could see again +and the barrier went up.",
      "“Tell us what you’ve done today,” said {the helper}, “backwards.” [“The tea, the {whistle|lamp}, the letter, the hen,” said {the warden}.] At each place {Hero} held {the tool} {low|close}, and {the helper} looked. [{The pal} was already standing by the {hen|nest}.] At the last a hen was sitting on {the specs}. Now {the warden} could see +and everybody was let through.",
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
      "There was only one gate to {the beyond}, and in it stood a {barrow|handcart} with a broken wheel and {a giant}. {The grower} sat beside it, and would let nobody {touch|move} it. [“Last year some helpful people lifted mine, and dropped it.”] [{Hero} had to get through +but there was no room for a {cat|hand} beside the gatepost.]",
      "“Not one step nearer,” said {the grower}, politely but firmly, in front of {a giant}, which blocked the gateway to {the beyond}. [{Hero} could get neither over it nor {under|round} it.] [“I have {watered|sung to} it for three summers,” {the grower} explained, “and it bruises at a touch.”] [{The giant} had to be moved +but {the grower} was afraid for it, and said no.]",
      "{The grower} had been taking {a giant} to be weighed when a wheel broke, exactly in the {gateway|narrow gate} to {the beyond}. [Now {the giant} filled it from post to post.] “Nobody lays a {hand|finger} on it,” said {the grower}. [Last year’s had been dropped, and had burst. One does not forget a thing like that.] [So nobody could pass +and {Hero} was in a hurry.]",
    ],
    fails: [
      {
        id: "squeeze-by",
        what: "squeezes past and nearly knocks it down",
        texts: [
          "{Hero} breathed out and slid along the gatepost, until a {button|buckle} caught and {the giant} {rocked|rolled} on its cart. “{Out|Back}!” {cried|begged} {the grower}. [That was {fair|reasonable} +and {Hero} slid back again.]",
          "“I’m very {careful|light},” said {Hero}, and began to clamber across the cart, until it tipped. {The grower} {held|caught} {the giant} just in time. [Anybody who has been {frightened|alarmed} like that will say no to the next question +and {Hero} could see it.]",
        ],
      },
      {
        id: "only-a-vegetable",
        what: "says that it is only a vegetable",
        texts: [
          "“It’s only a vegetable,” said {Hero}, “and I have to get through.” [There are remarks that one would like to {catch|take back} before they land, and this was one.] [Even {the pal} looked away.] {The grower}, who was hurt, sat down in the last free bit of the {gateway|gap}. [Now nobody could pass at all.]",
          "{Hero} {remarked|said} that {the giant} would be soup by {Monday|Friday}, and {the grower}, deeply hurt, would not {listen|talk} any more. [“I worked three summers for that,” said {the grower}, “and you say soup.”] [{He} would have {given|paid} a great deal to start the conversation again.]",
        ],
      },
    ],
    solve: [
      "“Ask how it would like to be {carried|lifted},” said {the helper}. So {Hero} asked, and {the grower} knew it {precisely|by heart}. They slung {the tool} under {the giant} +and all three of them lifted. [{The pal} walked in front and looked out for stones.] Down it came on the grass +and the gate was free.",
      "{The helper} did not look at {the giant}, but at the broken wheel of the cart. {Hero} wound {the tool} {tightly|firmly} round the rim, while {the grower} held the spokes. [{The pal} kept the {stalk|leaves} out of the way.] [Nobody had to lay a finger on {the giant} at all.] {The grower} pushed the cart {out of the gate|aside} +and the way was free.",
      "“I’d be {anxious|careful} too,” said {the helper}, and heard about all three summers. [{Hero} listened as well, and found it {exciting|a good story}.] “If you tied it like {this|so},” said {the grower}, “I would {risk|allow} it.” So {Hero} tied {the tool} round {the giant}. They drew it gently aside +and the gate was free. [{The pal} went in front.]",
      "“It needn’t be carried, if it can {glide|slide},” said {the helper}, and laid {planks|boards} in front of the cart. {Hero} looped {the tool} round a gatepost, and let the cart down {gently|slowly}. [{The pal} went alongside, on guard.] {The giant} was not even {bruised|scratched} +and the gate was free. [{The grower} shook hands with everybody.]",
    ],
  },
];
