import type { Turn } from "../../content-contract";

const all = ["path", "keeper", "work"] as const;

export const turns: readonly Turn[] = [
  // Kindness
  {
    id: "kind-splinter",
    lesson: "kindness",
    deed: "stops to care for the helper’s sore foot although there is no time",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} {winced|limped}. There was a thorn, deep in, and it had been there all {day|week}. [“It’s {nothing|only small},” {h.he} said.] [{Hero} looked at the sky.] It was so late already!",
      "But {h.he} walked in a funny way. “A {thorn|splinter},” said {the helper}, “I can’t reach it. You go on.” [Time was {short|running}.] {Hero} took one step +and then {he} could not take another.",
    ],
    act: [
      "{He} knelt down. Very gently, with {a trinket} and a great deal of {care|breath}, {he} drew it out, and tied {his} clean {hanky|sock} around. “There,” said {Hero}. {The helper} stood up straight. “And now I can help {you|with yours}.”",
      "[“Hold still,” {he} said, and let the minutes go.] Out it came. {He} washed the place with {rain|water} and blew on it, as {grownup} did. {The helper} {laughed|sighed} and hopped. “You’ve mended me. Let’s see what we can mend {next|for you}.”",
    ],
    voice: [
      "“You stopped,” said {the helper}. “The {clever|quick} ones never stop. The kind ones do.”",
      "“A bit of kindness takes {a minute|no time},” {h.he} added, “and it lasts {all day|a week}.”",
      "“I’ll tell you what I know,” {h.he} said. “Be kind first. The rest comes {after|easier}.”",
    ],
  },
  {
    id: "kind-cold",
    lesson: "kindness",
    deed: "gives the helper the warm coat",
    obstacles: all,
    vars: { wrap: ["a coat", "a scarf", "a thick jumper", "a blanket"] },
    test: [
      "{The helper} was shivering. [Not a little: from top to {toe|tail}.] {H.he} tried to {hide|laugh} it. {Hero} felt how warm {his} own {wrap} was and how {cold|sharp} the wind.",
      "“C-c-can’t stop,” said {the helper}, “too c-cold.” {Hero} had {a wrap}. [It was {his} best one, and dry, and it smelt of {home|$grownup}.]",
    ],
    act: [
      "{Hero} took {the wrap} off. {He} put it round {the helper} and {rubbed|patted} hard. [They sat close, {the pal} on top, until the shivers stopped.] “Nobody {asked|told} you to,” said {the helper}. [“No,” {he} said.] “Come,” {h.he} said then. “I know what to do about your trouble.”",
      "“Have mine.” It was out before {he} had thought. {The helper} vanished in it up to the {nose|eyes}. [After {a minute|a bit} there was a smile at the top.] “Warm {folk|hands} can work,” said {the helper}. “Show me what’s the matter.”",
    ],
    voice: [
      "“Kind is warmer than {wool|any stove},” said {the helper}.",
      "“You saw that I was cold,” {h.he} said. “That’s what kindness is, you know. {Seeing|Looking}.”",
      "“One kind thing pulls the next along,” said {the helper}, “like {ducks|beads} on a string.”",
    ],
  },
  {
    id: "kind-laughed-at",
    lesson: "kindness",
    deed: "says sorry for a cross word and comforts the helper",
    obstacles: all,
    vars: {},
    test: [
      "“Go away, you’re no use,” {Hero} said, because {he} {was} {tired|cross}. [{The helper} said nothing.] {H.his} mouth {shook|turned down}. [It was very quiet, and {Hero} heard what {he} had said.]",
      "{The helper} tripped and dropped everything {h.he} had. {Hero} laughed. [It was the wrong laugh.] {The helper} bent down to pick {it all|the bits} up, alone, {slowly|red in the face}.",
    ],
    act: [
      "{He} went over. “That wasn’t kind,” said {Hero}. “I’m sorry. I was cross with {the day|myself}, not with you.” [{He} sat beside {the helper} until the {sniffing|quiet} was over, and shared {a food}.] “Friends?” “Friends,” said {the helper}. “And now, about that trouble of yours.”",
      "Down on {his} knees went {Hero}, and picked up every {bit|scrap} too, and dusted it, and gave it back with both hands. “I should have {done that|helped} at once.” {The helper} {blinked|nodded}. “You did it now. Let me do something for you.”",
    ],
    voice: [
      "“A kind word is small,” {h.he} said, “but it opens {anything|more than a key}.”",
      "“Everybody’s cross {sometimes|on some days},” said {the helper}. “Being kind afterwards is the clever part.”",
    ],
  },
  // Courage
  {
    id: "brave-dark-errand",
    lesson: "courage",
    deed: "goes alone into the scary place to get what the helper left there",
    obstacles: all,
    vars: { den: ["the cellar", "the hollow log", "the old barn", "the cave", "the loft"] },
    test: [
      "“I could help,” said {the helper}, “but what I need for it is in {the den}. And I don’t {like|dare} to go in.” [It was dark in {the den}.] [Something {creaked|ticked} there.] {Hero}’s knees felt like {soup|wool}.",
      "“The thing to do it with lies in {the den},” said {the helper}. “It’s only dark. I’ve never {managed|been so brave} myself.” [{Hero} looked in.] [{His} heart went {boom|thud}, loud enough for {the pal} to hear.]",
    ],
    act: [
      "“I’m scared,” {Hero} said out loud. [It helped.] [{He} put one foot in {the den}, and then the other.] [{He} {sang|counted} under {his} breath.] [At the back, under {a sight|some sacks}, {his} hand found it.] [Out {he} came, {dusty|pale} and taller.] “Now we can do it,” said {the helper}.",
      "{He} did not wait to feel brave. {He} just went, with {his} knees knocking, all the way to the end of {the den}. [The {creaking|ticking} was {a shutter|a pipe}, nothing more.] {The helper} {clapped|stared}. “With that we’ll get it done, you and I.”",
    ],
    voice: [
      "“You were frightened and you went,” said {the helper}. “That’s what brave means.”",
      "“Brave isn’t {loud|big},” {h.he} said. “Brave is one more step.”",
      "“I thought brave people weren’t scared,” said {Hero}. “They all are,” said {the helper}. “They go {anyway|all the same}.”",
    ],
  },
  {
    id: "brave-ask",
    lesson: "courage",
    deed: "speaks up in front of everyone to ask for help",
    obstacles: all,
    vars: {},
    test: [
      "“One alone can’t do it,” said {the helper}. “You’ll have to ask for more hands. Over there.” [By {a sight} stood a whole crowd, all {strangers|grown}, all {talking|busy}.] {Hero} would rather have {eaten mud|kissed a toad}.",
      "{The helper} pointed. “Ring that bell, and they’ll all look, and you tell them what’s wrong.” [All of them?] [{Hero}’s tongue went as dry as {chalk|flour}.] {The pal} leaned against {him}.",
    ],
    act: [
      "{He} rang. Forty faces turned. [For a moment no {word|sound} came.] [Then a small one did.] “Please,” said {Hero}, “I can’t manage and I need you.” [That was all.] Already {the neighbour} was {coming|rolling up sleeves} +and {the helper} led them over.",
      "[{Hero} climbed on {a crate|a step}, where everyone could see {his} {ears|hands} shake.] “Excuse me!” {he} called, too {soft|high}. {He} tried again, with all {his} breath. [This time they heard.] “Well {said|asked},” said {the helper}. “Here we come.”",
    ],
    voice: [
      "“The hardest part was {opening your mouth|the first word},” said {the helper}, “and you were brave enough.”",
      "“It takes courage to say ‘I need you’,” {h.he} told {him}.",
      "“Your voice shook,” said {the helper}. “Brave voices do.”",
    ],
  },
  {
    id: "brave-let-go",
    lesson: "courage",
    deed: "dares the first step that nobody else dares",
    obstacles: all,
    vars: {},
    test: [
      "“There’s a way,” said {the helper}, “but somebody must go first, and it has to be somebody {light|small}.” Nobody {moved|spoke}. {Hero} found that {he} {was} looking at {his} own {shoes|hands}. [They did not look like brave ones.]",
      "{The helper} explained it. It was quite safe. [It only looked {awful|high}.] “I’ll hold you all the time,” {h.he} said. [{Hero}’s tummy did not {believe|like} it.]",
    ],
    act: [
      "“Will you hold on {tight|to me}?” “Like {tar|a burr}.” So {he} shut {his} eyes, opened them again, because that was better, and went first. It was {four|five} steps. [After the second one it was nearly {fun|easy}.] “That’s it!” cried {the helper}. “The rest is work.”",
      "{Hero} breathed in to the bottom of {his} {boots|belly}. “One,” {he} said. “Two.” [And {he} {was} off on two, before {he} could stop {himself}.] {The helper} never let go. When {his} feet found the ground again, everything had {changed|got smaller}.",
    ],
    voice: [
      "“Fear came with you,” said {the helper}, “but you held the {reins|lead}. That’s courage.”",
      "“Nobody’s brave beforehand,” {h.he} said. “Only {during|in the middle}.”",
    ],
  },
  // Sharing
  {
    id: "share-supper",
    lesson: "sharing",
    deed: "gives half of the only food away",
    obstacles: all,
    vars: { meal: ["a cheese roll", "a plum cake", "a big pear", "a honey bun", "a potato pie"] },
    test: [
      "{Hero} sat down and took out {a meal}. It was {his} last one. [{The helper} looked at it, then {quickly|politely} looked away.] [Somebody’s tummy {rumbled|sang}.] [It was not {Hero}’s.]",
      "There was one good thing left: {a meal}, wrapped in {a cloth}. [{He} bit into it.] Then {he} saw that {the helper} had {nothing|only grass} and had had nothing since {morning|dawn}.",
    ],
    act: [
      "{He} broke {the meal} in two. One half was bigger. {Hero} looked at it hard, and then held out the big half. [They ate side by side, with crumbs for {the pal}.] “Now,” said {the helper}, “I’ve got the strength. Show me your trouble.”",
      "“Half for you.” [It made a {small|thin} supper, but a {long|merry} one, for they talked.] And in the talk {he} told everything. “Is that all?” said {the helper}, licking a {crumb|thumb}. “I know how that’s done.”",
    ],
    voice: [
      "“Share a thing,” said {the helper}, “and you have less {bread|to carry} and more {company|friends}.”",
      "“You gave me the big half,” said {the helper}. “Sharing’s like that. It {makes room|fills both}.”",
      "“Half is {plenty|enough},” said {Hero}, and was surprised. “It is, when it’s shared,” {h.he} said.",
    ],
  },
  {
    id: "share-turns",
    lesson: "sharing",
    deed: "lets others have a turn with the best thing",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} could not take {his} eyes off {the tool}. [“May I hold it?”] “No,” said {Hero}. “It’s mine.” {He} held it {tight|behind $him}. But held so tight, it was no use to {anyone|$him either}.",
      "“If I could use {the tool} for {a bit|one go},” said {the helper}. {Hero} did not {share|lend} it. [What if it got {lost|scratched}?] {The helper} shrugged and turned to {go|leave}.",
    ],
    act: [
      "“Wait,” called {Hero}. {He} put {the tool} into {h.his} hands. “Your turn. Then mine, then yours.” {The helper} turned it about, so {gently|carefully}, and began to {hum|beam}. “But this is just what we need! Two can do with it what one can’t.”",
      "{He} looked at {the tool}. [All by itself it had got {him} nowhere.] “Here,” said {Hero}. “We’ll take turns.” With {the helper} at one end and {him} at the other, it was twice as {long|good} as before. “Ready?” asked {the helper}.",
    ],
    voice: [
      "“Funny,” said {Hero}. “It got better when I shared it.”",
      "“Things like to be shared,” said {the helper}. “They {wear|get lost} less that way.”",
      "“Yours and mine is fine,” {h.he} said, “but ours gets things {done|moving}.”",
    ],
  },
  {
    id: "share-credit",
    lesson: "sharing",
    deed: "offers to share the prize and the praise",
    obstacles: all,
    vars: {},
    test: [
      "“I’d help,” said {the helper}, “but what’s in it for me? It’s always {somebody else|one name} they thank.” [{Hero} had wanted to do it alone.] {He} had wanted to be the one they {clapped for|looked at}.",
      "{The helper} scratched {h.his} chin. “And when it’s done, who’ll get the {glory|thanks}?” {Hero} opened {his} mouth to say ‘me’. [It did not {sound|taste} right.]",
    ],
    act: [
      "“We’ll share it,” {Hero} said. “The work, and the thanks, and the cake.” {He} wrote {the helper}’s name next to {his} own, on {his} {hand|cuff}, in the same size. {The helper} read it {twice|aloud}. “Nobody’s done that before. Which end shall I take?”",
      "“All of us,” said {Hero}. [“Whatever they give me, I’ll cut it in {three|equal bits}, for you and me and {the pal}.”] And {he} shook on it. {The helper} {spat out a straw|stood up}. “In that case, let’s go!”",
    ],
    voice: [
      "“Praise is like {soup|bread},” said {the helper}. “It’s no good alone. Share it.”",
      "“A shared thing’s a {whole|warmer} thing,” {h.he} said.",
    ],
  },
  // Honesty
  {
    id: "honest-broke",
    lesson: "honesty",
    deed: "owns up to having broken the helper’s things",
    obstacles: all,
    vars: { mug: ["a blue jug", "a clay pot", "a glass jar", "a painted plate"] },
    test: [
      "“Somebody broke {a mug} of mine,” said {the helper}, holding the pieces. “Was it the wind?” [It had not been the wind.] It had been {Hero}’s elbow, just now, when {he} {was} in a {temper|hurry}. It would be so easy to {nod|say yes}.",
      "{The helper} came with {a mug} in bits. “Did you see who did that?” {Hero} had. {He} had knocked it off {a sight} {himself} +and then {he} had pushed the bits under {a leaf|the straw}. [{His} ears burned.]",
    ],
    act: [
      "“It was me,” said {Hero}. [The words came out {small|stiff}, but they came.] “I hid it too. I’m sorry. I’ll help you {glue|mend} it.” [{The helper} looked at {him} for a long {moment|while}.] Then {h.he} nodded. “Somebody who tells me that, I can trust. I’ll help you.”",
      "{He} swallowed. “Not the wind,” {he} said. “Me.” [And now that it was {said|out}, {he} could breathe.] [They {swept|picked} up the bits together.] “That was hard,” said {the helper}. “Harder than your other {trouble|thing}. That one we’ll do {now|in no time}.”",
    ],
    voice: [
      "“A truth is heavy to pick up,” {h.he} said, “and light to carry.”",
      "“{Jugs|Pots} can be mended,” said {the helper}. “You told the truth. That’s {better than new|worth more}.”",
      "“Why did you tell me?” {h.he} asked. “Because it’s true,” said {Hero}. “Best reason there is.”",
    ],
  },
  {
    id: "honest-boast",
    lesson: "honesty",
    deed: "takes back a boast and tells what really happened",
    obstacles: all,
    vars: {},
    test: [
      "“How far have you got?” asked {the helper}. “Nearly done,” said {Hero}. “It was {easy|a trifle}.” That was a {fib|lie}, and it stood there between them like {a goat|a wet dog}. [If it was easy, why should anyone {help|stay}?]",
      "“You look as if you could do with a hand.” “Me? No,” {Hero} said. “I’ve done this a hundred times.” {He} had done it {never|not once}. {The helper} {bowed|tipped $h.his hat} and turned to go.",
    ],
    act: [
      "“That’s not true,” {Hero} called out. “I haven’t done it at all. I tried, and it went wrong, and I was {ashamed|too proud}.” [{He} told it all, even the {silly|worst} part.] {The helper} sat down. “Now I know where to begin,” {h.he} said.",
      "{He} ran after {h.him}. “I made that up. I can’t do it. I don’t even know {how|where to start}.” [It felt like taking off a {tight|wet} shoe.] “Good,” said {the helper}. “It’s the real story I can help with.”",
    ],
    voice: [
      "“You can’t mend a made-up thing,” said {the helper}. “Only a true one.”",
      "“Tell it as it is,” {h.he} said, “and people know how to help.”",
      "“The truth felt {awful|horrid},” said {Hero}, “for about one second.”",
    ],
  },
  {
    id: "honest-found",
    lesson: "honesty",
    deed: "gives back a found treasure instead of keeping it",
    obstacles: all,
    vars: { purse: ["a silver whistle", "a purse of coins", "a gold ring", "a pearl button"] },
    test: [
      "On the ground lay {a purse}. [With that {he} could {buy|pay for} anything, even a way out of this.] “Have you seen {a purse}?” asked {the helper}, looking {under things|worried}. [{Hero}’s hand closed {in $his pocket|tight}.]",
      "Something shone by {a sight}. {Hero} put it in {his} pocket: {a purse}! A minute later {the helper} came back along the path, bent double, {searching|patting the grass}. “I’ve lost the {one|only} thing my {gran|father} gave me.”",
    ],
    act: [
      "[Nobody knew.] Nobody would ever know. But {Hero} knew. [{He} opened {his} hand.] “I found it. I nearly didn’t say.” {The helper} held {the purse} to {h.his} cheek. [Then {h.he} looked up.] “What can I do for you? Say it.”",
      "“Is it this?” {Hero} said, before the other {half|voice} of {him} could speak. {The helper} laughed out loud, and {jumped|spun about}. “Honest as {bread|daylight}! Come, I’ve got two hands and {a good idea|some time}.”",
    ],
    voice: [
      "“You could have kept it,” said {the helper}. “I couldn’t,” said {Hero}. “It would have {itched|shouted}.”",
      "“I’d rather have an honest friend than {ten of these|a full purse},” {h.he} said.",
    ],
  },
  // Perseverance
  {
    id: "persist-once-more",
    lesson: "perseverance",
    deed: "tries again and again, changing one thing each time",
    obstacles: all,
    vars: {},
    test: [
      "“I give up,” said {Hero} and sat down. “How often have you tried?” asked {the helper}. “Twice.” “Ah. I learnt {this|my trade} in {sixty|ninety}.” [{H.he} did not say more.] [{H.he} just {waited|stayed}.]",
      "{Hero} wanted to go home. [{His} hands were sore.] “It can’t be done.” “It hasn’t been done {yet|today},” said {the helper}. “What did the last try tell you?” {He} had not {asked|thought of} that.",
    ],
    act: [
      "{He} got up. [The third try was {crooked|bad}.] The fourth was bad in a new way +and that was something. {He} changed one {little|small} thing each time. At the seventh {the helper} cried, “There! You’ve {got|nearly got} it. Now the two of us, together!”",
      "So {Hero} began again, slower. It went wrong. [{He} looked at how it went wrong, and began again.] {The pal} stopped watching. {The helper} did not. “Nine,” {h.he} counted. “Ten. Now you know it by {heart|hand}. I’ll {lift|hold}, and you do {that|it} once more.”",
    ],
    voice: [
      "“Giving up is the only try that never works,” said {the helper}.",
      "“You didn’t get lucky,” {h.he} said. “You got there bit by bit, by not giving up.”",
      "“One more time,” said {Hero}. “Those are my favourite words,” said {the helper}.",
    ],
  },
  {
    id: "persist-slow",
    lesson: "perseverance",
    deed: "does a long dull job to the end, one small piece at a time",
    obstacles: all,
    vars: { heap: ["a heap of pebbles", "a sack of peas", "a hill of sand", "a tub of beads"] },
    test: [
      "“I’ll help you,” said {the helper}, “when this is moved.” And there lay {a heap}. “With {a spoon|this cup}.” {Hero} stared. [It would take till {Christmas|the cows came home}.] [Most people {left|laughed} at this point.]",
      "{The helper} had a job to finish first: {a heap}, to be carried over {there|the yard}. [“It’s dull,” {h.he} said.] “It’s just dull and long.” {Hero} looked at it. [It got no {smaller|shorter} by looking.]",
    ],
    act: [
      "{He} took one. {He} took the next. [{He} thought about nothing but the {one|bit} in {his} hand.] [A song helped, and so did {the pal}.] When {the helper} turned round, {the heap} was gone. “You finished it! Nobody {finishes|does}. Now it’s my turn to work for you.”",
      "At first {Hero} counted. [Then {he} stopped counting, and just went to and fro, to and fro.] {His} arms {grumbled|ached}. All at once {he} reached for more and there was no more. “Well, well,” said {the helper} {softly|and whistled}. “With you I’d {move|try} a mountain. Come.”",
    ],
    voice: [
      "“A big job is just small jobs in a {row|queue},” {h.he} said. “You kept going.”",
      "“Slow is fine,” said {the helper}. “Stopping’s the trouble.”",
      "“I wanted to stop the whole time,” said {Hero}. “And you never did,” said {the helper}.",
    ],
  },
  {
    id: "persist-practice",
    lesson: "perseverance",
    deed: "practises a hard knack until it works",
    obstacles: all,
    vars: {},
    test: [
      "“There’s a knack to it,” said {the helper}. {H.he} showed it: a {twist|flick}, so, and a {push|pull}. {Hero} tried. {His} thumbs got in the way. [{He} tried left-handed.] “I’m no good at this,” {he} said.",
      "{The helper} did it with one {quick|easy} turn. “Now you.” It looked like nothing. [It was not nothing.] {Hero} {dropped|muddled} it, and dropped it, and {his} eyes began to {sting|prickle}.",
    ],
    act: [
      "“Do it badly,” said {the helper}. “Go on. Badly, {twenty|thirty} times.” So {he} did it badly. [It was almost {funny|a game}.] And somewhere past {eighteen|twenty-two} it was not so bad, and then, {click|hop}, it was good. “You’ve got it! Now for your trouble.”",
      "{He} {rubbed|blew on} {his} fingers and went on. [Too hard.] [Too soft.] [Too soon.] Again. [{The pal} {held|kept} still for luck.] At last {he} felt it, like a {button|key} going home. {Hero} did it twice more to be sure. “Then we can {start|begin},” said {the helper}.",
    ],
    voice: [
      "“Nobody’s good at the start,” said {the helper}. “You get good by not stopping.”",
      "“‘Can’t’ only means ‘can’t {yet|so far}’,” {h.he} told {him}.",
    ],
  },
  // Friendship
  {
    id: "friend-invite",
    lesson: "friendship",
    deed: "asks the lonely helper to come along and be a friend",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} did not go away, and did not come nearer. [{H.he} {scuffed|drew in} the dust.] “Everyone’s got somebody,” {h.he} said to the {dust|ground}. {Hero} knew that feeling. [It was a {cold|hollow} one, like a {room|cup} with nothing in it.]",
      "“Don’t mind me,” said {the helper}. “I only watch.” [{H.he} had watched the others play {here|past}, it turned out, for a whole {summer|year}.] [Nobody had called {h.him} over.] {Hero} had been too {shy|busy} as well.",
    ],
    act: [
      "[It is hard to be the one who starts.] {Hero} started. “I’m {Hero},” {he} said. “Do you want to do this with me? Not to help. Just to {be there|come}.” {The helper} went {pink|quite still}. Then {h.he} moved up beside {him}. “I do know a trick,” {h.he} said.",
      "{Hero} moved over and patted the {stone|grass}. “There’s room.” [They talked about {marbles|pears}, and {thunder|noses}, and {the pal}.] When they got up, they were friends. “Now let’s see to that {trouble|thing} of {yours|ours},” said {the helper}.",
    ],
    voice: [
      "“That’s how you make a friend,” {h.he} said. “Somebody says {hello|come}.”",
      "“I was only one,” said {the helper}. “With a friend I’m {two|a crowd}.”",
      "“I was afraid you’d say no,” said {Hero}. “So was I,” said {the helper}, “and then we’d never have been friends.”",
    ],
  },
  {
    id: "friend-game",
    lesson: "friendship",
    deed: "finds a game that both can play and so wins a friend",
    obstacles: all,
    vars: { game: ["a hopping game", "a pebble game", "a rhyming game", "a clapping game", "a guessing game"] },
    test: [
      "{The helper} would not talk. {Hero} asked {h.his} name. Nothing. [{He} asked about the weather.] {H.he} turned {h.his} back. [It was not {cross|rude}.] It was {shy|shut}, like a {shell|door}.",
      "“I don’t know you,” said {the helper}, and took one step away. [And why should {h.he} help a stranger?] {Hero} thought what {he} {liked|wanted} best when {he} {was} new {somewhere|at school}.",
    ],
    act: [
      "So {he} asked for nothing. {He} began to play {a game}, alone, {badly|out loud}. [After a bit {the helper} came a step {closer|nearer}.] “You’re doing it wrong,” {h.he} said. “Show me?” [That was that.] They played till they were out of {breath|pebbles}. “I like you,” said {the helper}. “What do you need?”",
      "{Hero} sat down and made up {a game}. {He} left a space in it for two. {The helper} {watched|pretended not to look}. Then {h.he} filled it. [Soon they were both laughing, {the pal} too.] “We go well together,” {h.he} said. “Let’s do {the other thing|yours} next.”",
    ],
    voice: [
      "“We weren’t friends this {morning|noon},” said {the helper}. “Then you left room for me.”",
      "“Making friends is only {playing|talking},” said {Hero}, “and staying.”",
      "“Friends first,” {h.he} said, “and then {jobs|trouble} get easy.”",
    ],
  },
  {
    id: "friend-wait",
    lesson: "friendship",
    deed: "waits for the slow helper instead of rushing ahead",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} was willing but slow. [{Hero} ran ahead, and came back, and ran ahead.] “Sorry,” {h.he} puffed. “They always go on without me, in the {end|games}.” {He} could have gone on too. {He} {nearly|very nearly} did.",
      "“Wait!” called {the helper}, from far {behind|back}. “Or don’t. Nobody does.” {Hero} was in such a {hurry|rush}. [But there was something in that {voice|call} that {pulled|hooked} {him}.]",
    ],
    act: [
      "{He} turned round. {He} walked back, every step, and then walked at {h.his} pace. [It was {dawdling|a snail’s}.] But like that you could talk, and see {a creature}, and laugh. “You’re the first who {waited|came back},” said {the helper}. “So listen, I’ll tell you what I know.”",
      "{Hero} stopped. {He} sat on {a sight} and swung {his} legs until {the helper} had caught up. “Together, then,” {he} said. [{The helper} got {h.his} breath, and then {h.his} smile.] And it was {h.he} who saw it first: the {way|trick} to do it.",
    ],
    voice: [
      "“Friends don’t have to be fast,” said {the helper}. “They just have to wait for {each other|you}.”",
      "“I’d sooner be late with a friend,” said {Hero}, “than {early|first} without one.”",
    ],
  },
  // Gratitude
  {
    id: "thanks-unseen",
    lesson: "gratitude",
    deed: "thanks somebody whom nobody ever thanks",
    obstacles: all,
    vars: {
      chore: [
        "sweeps the path",
        "fills the well",
        "winds the clock",
        "feeds the ducks",
        "lights the lamps",
        "clears the snow",
      ],
    },
    test: [
      "It turned out that {the helper} was the one who {chore}. Every day, for {years|ever}. [{Hero} had gone by a {thousand|hundred} times and never {wondered|asked} who.] [“Nobody does,” {h.he} said.] “I’ve half a mind to {stop|pack up}.”",
      "“You’re the one who {chore}!” said {Hero}. “That’s me,” said {the helper}, “not that it {matters|counts}.” {H.he} looked {worn|tired}. [It came to {Hero} that {he} had used that all {his} life, and for {free|nothing}.]",
    ],
    act: [
      "“Thank you,” {Hero} said. [It sounded too {small|thin}, so {he} made it bigger.] [{He} told {h.him} about every {morning|wet day} it had been {good|a help}.] {The helper} listened with {h.his} mouth open. “Well! I’m not tired at all,” {h.he} said. “What’s your {trouble|trouble, then}?”",
      "{He} {bowed|pulled off $his cap}. “I never said thank you. So: thank you, for {Monday|today}, and yesterday, and all the days.” [{The pal} {joined in|bowed too}.] [{The helper} had to blow {h.his} nose.] “For somebody who sees it,” {h.he} said, “I’d do {a good deal|anything} more.”",
    ],
    voice: [
      "“Thanks cost nothing,” said {the helper}, “and I’ve been {hungry|waiting} for them for years.”",
      "“I’ve got so much that I never noticed,” said {Hero}. “It’s nice to {say|see} it.”",
      "“When you say thank you,” {h.he} said, “the day {looks up|turns round}.”",
    ],
  },
  {
    id: "thanks-what-is-here",
    lesson: "gratitude",
    deed: "counts what is there instead of what is missing",
    obstacles: all,
    vars: {},
    test: [
      "“I haven’t got {wings|a wagon},” {Hero} wailed. “I haven’t got {luck|time}. I haven’t got anything!” “Dear me,” said {the helper}. “And what have you got?” {He} did not want to {say|look}.",
      "{Hero} told {the helper} all that was wrong. [It was a long list.] [{H.he} listened to the end.] “And now the other list,” {h.he} said. “The good one.” “There isn’t {one|any},” said {Hero}. But there {was|is always} one.",
    ],
    act: [
      "{He} began slowly. “I’ve got {the pal}. I’ve got {the tool}. I’ve got two {feet|hands} and {a food}, and {grownup} at home.” [With each one {he} felt {lighter|richer}.] “Thank you,” {he} said, to nobody and {everybody|all of it}. “There,” said {the helper}. “All we need is on that list.”",
      "So {Hero} counted, on {his} fingers. [{The pal}, who had come all this way.] {The tool}, that {he} had hardly {used|looked at}. [A friend who {listened|stayed}.] [{He} ran out of fingers.] “I’m glad of all that,” {he} said, and {smiled|meant it}. “And I’m glad of you,” said {the helper}. “Now look what we can do with it.”",
    ],
    voice: [
      "“Be glad of what’s here,” said {the helper}, “and you’ll see what it’s good for.”",
      "“I was looking at the holes,” said {Hero}, “and there was such a lot of {cheese|net}.”",
      "“A thankful eye finds {things|more},” {h.he} said.",
    ],
  },
  {
    id: "thanks-gift-back",
    lesson: "gratitude",
    deed: "goes back to say thank you for a small favour before going on",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} had already done one thing: {h.he} had {picked up $his hat|shown $him the dry side}. {Hero} had run on without a word. [Now {he} stood there, stuck, and it {nagged|pricked} {him}.] A thank-you was missing. It was a {long|good} way back.",
      "“Here, you dropped this,” said {the helper}, holding out a {glove|cap}. [{Hero} snatched it and {ran|turned away}.] [Only later did {he} {think|remember}.] What had {he} said? Not a {thing|word}!",
    ],
    act: [
      "{He} went all the way back. [“I forgot,” {Hero} panted.] “Thank you. That was {good|kind} of you and I was {rude|in a rush}.” {He} gave {h.him} {a trinket}, for remembering. “You came back for that?” said {the helper}. “Then I’m coming with you.”",
      "“Thank you!” called {Hero}, running. “I never said it. Thank you for {this|before}.” {The helper} {laughed|shook $h.his head}. “Do you know how many come back? {None|You}.” And {h.he} put {h.his} things down. “What are you trying to do over there? Let me.”",
    ],
    voice: [
      "“A thank-you is never late,” said {the helper}.",
      "“Small things need thanks too,” said {Hero}, “or they {go out|get lost}, like {sparks|mittens}.”",
    ],
  },
  // Respect
  {
    id: "respect-other-way",
    lesson: "respect",
    deed: "lets the helper do it in a different way and learns from it",
    obstacles: all,
    vars: {},
    test: [
      "{The helper} began at the wrong end. [{H.he} even did it {backwards|humming}, and with {h.his} eyes shut.] “That’s not how it goes,” said {Hero}. “It’s how it goes where I come from,” said {the helper}. {Hero} nearly {laughed|pushed in}.",
      "“We do that {sideways|from below},” said {the helper}. “We always have.” [{Hero} had never {heard|seen} such a thing.] [At school they would have {giggled|stared}.] {He} felt the giggle {coming|tickle}.",
    ],
    act: [
      "But {he} held it back. “Will you show me?” {he} asked. {He} sat down and {watched|kept quiet} till {he} understood. It was not wrong. [It was just another {road|door}.] “Oh!” said {Hero}. “That’s {clever|better than mine}.” “Yours for the top,” said {the helper}, “and mine for the bottom?”",
      "Instead {Hero} asked {why|how}. [And there was a reason, a good one, as old as {hills|boats}.] {He} tried it {h.his} way. [It felt {odd|new}, and then it {worked|fitted}.] [“You listened,” said {the helper}, pleased.] “Most just {stare|laugh}. Come on, let’s do it both ways.”",
    ],
    voice: [
      "“Different isn’t wrong,” said {Hero} slowly. “It’s just {different|more}.”",
      "“If we were all the same,” said {the helper}, “we’d all be stuck in the same {place|spot}.”",
      "“You’ve your way and I’ve mine,” {h.he} said. “That makes two.”",
    ],
  },
  {
    id: "respect-looks",
    lesson: "respect",
    deed: "looks past how the helper looks and asks for advice",
    obstacles: all,
    vars: {
      oddity: [
        "one blue ear",
        "a very long nose",
        "a coat of leaves",
        "a voice like a rusty hinge",
        "spots all over",
        "three hats on",
      ],
    },
    test: [
      "{The helper} had {oddity}. {Hero} stared. [{He} could not help {it|$himself}.] “Go on, say it,” said {the helper}, “they all do.” [{H.he} {h.was} used to it.] You could {see|hear} that {h.he} {h.was} used to it, and that it still {hurt|stung}.",
      "It was hard not to look, because of {h.his} {looks|ways}: {oddity}! [{Name} had always said to keep away from folk like that.] {Hero} took a step back. But why? Nobody had ever {told|said}.",
    ],
    act: [
      "“I was only thinking,” {Hero} said, “that you must {know|see} things I don’t.” And {he} said {good evening|hello}, properly, and asked what {h.he} would do. Nobody had ever asked {the helper} that. {H.he} knew {plenty|a great deal}, and {h.he} {h.was} glad to {say|tell} it.",
      "{He} took two steps forward instead. “I’m sorry I stared. I’m {Hero}. Can you tell me about it?” So {the helper} did, and it was a {fine|funny} story. [By the end {he} saw only {the helper}.] “And now,” {h.he} said, “tell me about your {trouble|evening}.”",
    ],
    voice: [
      "“Outsides are all different,” said {the helper}, “and that’s the fun of {them|outsides}.”",
      "“I looked at the outside first,” said {Hero}. “Next time I’ll say hello first.”",
      "“You asked me,” {h.he} said. “That’s respect, you know. Asking.”",
    ],
  },
  {
    id: "respect-quiet",
    lesson: "respect",
    deed: "respects that the helper needs it quiet and slow",
    obstacles: all,
    vars: {},
    test: [
      "“Not so loud,” said {the helper}, with {h.his} hands on {h.his} ears. “Noise {hurts|stings} me.” [{Hero} liked noise.] [{He} did not see what was so bad about a bit of {shouting|banging}.] [It had never hurt {him}.]",
      "{The helper} did not look at {him} when {h.he} spoke, and said each thing {twice|slowly}. “Why do you do that?” asked {Hero}. “It’s how my head {works|hums},” {h.he} said. “Is that {bad|all right}?”",
    ],
    act: [
      "But {his} ears were not {h.his} ears. “Like this?” {Hero} {breathed|murmured}. [{He} took off {his} {clumping|loud} boots.] “Like that,” said {the helper}, and {h.his} shoulders came down. In the quiet {h.he} could hear what was wrong, quite {clearly|plainly}. “It’s there. I’ll show you.”",
      "{Hero} thought about it. “It’s just right,” {he} said. {He} waited for the second time, and did not {hurry|finish it for} {h.him}. And the second time there was more in it: a {plan|trick}, a {good|sly} one. “Nobody stays for the second half,” said {the helper}, {glowing|amazed}.",
    ],
    voice: [
      "“You didn’t make me be like you,” said {the helper}. “Thank you.”",
      "“Everybody’s head has its own {music|weather},” said {Hero}.",
    ],
  },
  // Listening: for a lesson of the parent's own that fits nowhere else
  {
    id: "listen-advice",
    lesson: "listening",
    deed: "listens to advice that was ignored before, and tries again that way",
    obstacles: all,
    vars: {},
    test: [
      "“May I say something?” asked {the helper}. “I know, I know,” said {Hero}, and did it again {his} own way. [It went wrong {again|again, faster}.] {Grownup} had said something too, this morning. [What had it been?] {He} had not {listened|been listening}.",
      "{The helper} tried to tell {him} {once|twice}. Both times {Hero} talked {over|right across} it. Then {he} ran out of {words|breath}, and there was a {gap|space} for somebody else’s.",
    ],
    act: [
      "{He} sat down on {his} hands. “I’m listening now,” {Hero} said, and {he} {was}. {The helper} told it from the beginning. [It was not {long|hard}.] [It was what {grownup} had said, too, in other words.] “Oh,” said {Hero}. “Let’s try it {so|that way}.” {The helper} was already {up|there}.",
      "“Say it again,” said {Hero}, “please.” This time {he} heard every word. [{He} said it back, to be sure.] [{The helper} nodded {three times|hard}.] Then {he} tried again, but {slowly|gently} and that way round +and {the helper} {came|leaned in} to help.",
    ],
    voice: [
      "“Listening is half of trying,” said {the helper}.",
      "“You can be clever with your ears, too,” {h.he} said.",
    ],
  },
  {
    id: "listen-think-first",
    lesson: "listening",
    deed: "stops, thinks about what went wrong, and does the right thing the second time",
    obstacles: all,
    vars: {},
    test: [
      "“What would you do if you could do this {day|evening} again?” asked {the helper}. [Nobody had asked {Hero} such a thing.] {He} felt a bit {hot|small}. There was something. {He} had known it was not right when {he} did it.",
      "{The helper} looked at {him} kindly. “You know what to do, I think. You’ve been told.” [{Hero} {kicked|poked} a stone.] {He} did know. [It just was not the {easy|quick} way.]",
    ],
    act: [
      "{He} took three slow breaths. Then {he} went and put it right, the thing {he} had got wrong, without being {asked|told}. [It took {a while|some doing}.] {The helper} did not {hurry|praise} {him}. But when it was done, {h.he} said, “Now I’ll gladly help you.”",
      "“I’ll do it {properly|the right way} this time,” said {Hero}. [It was {slower|harder}.] [It was {odd|strange} how much {better|lighter} it felt.] {The helper} watched {him} {all the while|to the end}, and then {rolled up|pushed back} {h.his} sleeves.",
    ],
    voice: [
      "“Everyone gets a second go,” said {the helper}.",
      "“First you stop,” {h.he} said, “and then you think, and then you’re nearly there.”",
    ],
  },
  {
    id: "listen-small-voice",
    lesson: "listening",
    deed: "listens to the small voice inside and changes the plan",
    obstacles: all,
    vars: {},
    test: [
      "“Hush a moment,” said {the helper}. “Can you hear it?” {Hero} heard {a noise}. “Not that. Inside.” And inside there was indeed a small voice. [It had been {talking|calling} all {day|afternoon}.] [{He} had been too {busy|loud} for it.]",
      "{The helper} asked one question. “Does it feel right, the way you do it?” {Hero} wanted to say yes. But {his} {tummy|chest} said no, {softly|at once}.",
    ],
    act: [
      "{Hero} listened to it. It told {him} the very thing that {grownup} always {told|tells} {him}. So {he} turned {his} plan round, and did it so. “That’s the {way|sound} of it,” said {the helper}, and held out a {hand|paw} to begin.",
      "{He} let the old plan go. [It was {hard|like dropping a coin}.] The new one was {quieter|kinder}, and {he} had really known it from the {start|beginning}. “I wondered when you’d hear it,” said {the helper}. “With that one I can help.”",
    ],
    voice: [
      "“The small voice is often right,” {h.he} said. “It only wants listening to.”",
      "“You heard it {yourself|all alone},” said {the helper}. “That’s the best way.”",
    ],
  },
];
