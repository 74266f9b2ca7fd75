import type { Turn } from "../../content-contract";
import { anywhere } from "./anywhere";

export const friendship: readonly Turn[] = [
  {
    id: "friend-invite",
    lesson: "friendship",
    deed: "asks the lonely helper to come along and be a friend",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} stayed far back and looked at the {dust|ground}. “Everyone’s got a friend but me,” {h.he} said. [{Hero} knew that {cold|hollow} feeling.] {H.he} turned to go away {again|alone}.",
      "“Don’t mind me,” said {the helper}. “I only watch.” {H.he} had watched the others play for a whole {summer|year} +and nobody had ever {called|asked} {h.him} over.",
    ],
    act: [
      "“I’m {Hero}. Will you come and do this with me?” [“Not to help. Just to {be there|come}.”] {The helper} {stared|blinked} and came up beside {him}. “{Yes|Please}! And if I’m your friend, I’ll help you, too.”",
      "{Hero} patted the {stone|grass}. “Come and sit with us. There’s room.” [They talked about {marbles|pears}, and {thunder|noses}.] When they got up, they were friends +and {the helper} {hummed|smiled}. “Now I’m not just watching. I’ll help my friend.”",
    ],
    voice: [
      "“That’s how you make a friend,” said {the helper}. “Somebody says {hello|come}.”",
      "{The helper} thought it over. “I was only one. With a friend I’m {two|a crowd}.”",
      "“Friends begin with one {word|step},” said {the helper}. “You took it.”",
    ],
  },
  {
    id: "friend-game",
    lesson: "friendship",
    deed: "finds a game that both can play and so wins a friend",
    obstacles: anywhere,
    vars: { game: ["a hopping game", "a pebble game", "a rhyming game", "a clapping game", "a guessing game"] },
    test: [
      "{Hero} asked {the helper} for help. {Nothing|Not a word} came back. [It was not {cross|rude}.] {The helper} was only shy, and {shut up|closed} like a {shell|door}.",
      "“I don’t know you,” said {the helper}, and backed off. {Hero} thought of what {he} {liked|wanted} best when {he} {was} new {somewhere|at school} +and that was somebody to play with.",
    ],
    act: [
      "So {Hero} began {a game} with {the pal}, and got it wrong. “You must do it like this,” said {the helper}. “Show me?” [They played till they were out of {breath|turns}.] {The helper} was not shy any more and {laughed|sang}. “I like you +and now I’ll help you.”",
      "{Hero} made up {a game}, with a place in it for one more. {The helper} {watched|hummed} and then joined in. [Soon they were all laughing, {the pal} too.] “Now I know you,” said {the helper}. “We play so well together. Let’s work together, too.”",
    ],
    voice: [
      "{The helper} took a deep breath. “You left room for me. That’s {a friend|friendship}.”",
      "“Making friends is only {playing|talking},” said {Hero}, “and staying.”",
      "{The helper} winked at {the pal}. “Friends first, and then {jobs|trouble} get easy.”",
    ],
  },
  {
    id: "friend-wait",
    lesson: "friendship",
    deed: "waits for the slow helper instead of rushing ahead",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’d like to come with you,” said {the helper}, “but I’m slow today. They always go on without me.” {Hero} could have gone on, too, and {nearly|very nearly} did.",
      "“Wait for me!” called {the helper}, from far {behind|back}. “Or don’t. Nobody does.” {Hero} was in such a {hurry|rush} +but that call sounded {lonely|sad}.",
    ],
    act: [
      "{Hero} {turned|walked} back, and went as slowly as {the helper}. [Like that they could talk, and see {a creature}, and laugh.] {The helper} was {glad|happy} and knew {a lot|a good deal} about {trouble}. “You waited for me +so I’ll help you.”",
      "{Hero} {sat|waited} with {the pal} by {a sight}, and {hummed|waved}, till {the helper} came up. [They rested there a bit.] “Nobody ever waited for me before,” said {the helper}, and {smiled}. “I’m slow, but I’m clever +and now I’ll help you.”",
    ],
    voice: [
      "“Friends don’t have to be fast,” said {the helper}. “They just wait.”",
      "“Better late with a friend,” said {Hero}, “than {early|first} without one.”",
    ],
  },
  {
    id: "friend-make-up",
    lesson: "friendship",
    deed: "makes up with the helper after a quarrel about nothing",
    obstacles: anywhere,
    vars: { bone: ["a stick", "a joke", "who was first", "the best seat", "a muddy sleeve"] },
    test: [
      "{Hero} and {the helper} had quarrelled, about {a bone}, of all things +and they would not work together {now|any more}. [{The helper} sat at one end of {the track}, {Hero} at the other.]",
      "“I’m not your friend,” said {the helper}, because of {a bone}. “And I’m not yours,” said {Hero}. [{The pal} {went|ran} to and fro.] So nobody helped {anybody|anyone}.",
    ],
    act: [
      "{Hero} got up first. {He} went right up to {the helper}. “I’m sorry. Shall we make up?” [It was the longest {minute|breath} of the day.] “I’m sorry, too,” said {the helper} +and they were friends again. “Now let’s get it done together.”",
      "{Hero} rolled {a trinket} along the ground +and {the helper} rolled it {back|home}. [It went to and fro, to and fro.] “I’d sooner be friends,” said {Hero}. “So would I,” said {the helper}, and came over. “And I’d sooner help my friend than sit here.”",
    ],
    voice: [
      "{The helper} hummed a bit first. “Friends {fall|drop} out, and friends make up.”",
      "“What was it about?” asked {Hero}. “I forget,” said {the helper}. “Friends do.”",
      "{The helper} looked round first. “A friend is worth more than {a stick|being right}.”",
    ],
  },
  {
    id: "friend-name",
    lesson: "friendship",
    deed: "brings two who did not know each other together as friends",
    obstacles: anywhere,
    vars: { other: ["a shy goat", "a lonely swan", "a small hedgehog", "a girl with a hoop", "a boy on a wall"] },
    test: [
      "“It takes three to do this,” said {the helper}, “and I don’t know anybody.” Not far off sat {a other}, who knew nobody {either|as well} +and they were both too shy to {speak|begin}.",
      "{The helper} and {a other} looked at each other, over the {grass|way}. [Both of them were too {shy|proud} to be first.] “I’d help you,” said {the helper} to {Hero}, “if I had a friend to help me.”",
    ],
    act: [
      "{Hero} {led|called} them together. “This is {the helper}. This is {the other}.” [They found that they both liked {a food}.] Soon they were {talking|laughing} +and then they were friends. “Now we’re three,” said {the helper}. “So now we can do it!”",
      "“Come and meet someone,” said {Hero} to {the other}, and stayed till they both {laughed|talked}. [It took {a joke|two jokes}.] {The helper} was glad to have a friend and sat up {tall|straight}. “You did that for us. So we’ll both help you.”",
    ],
    voice: [
      "“One friend brings the next,” said {the helper}. “You brought us together.”",
      "{The helper} laughed, but kindly. “I had no friend this morning. Now I’ve got two.”",
    ],
  },
  {
    id: "friend-stay",
    lesson: "friendship",
    deed: "stays with the helper who has had bad news",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} had had a letter +and it was a sad one. “I can’t help you just now,” {h.he} said. “You go on.” [{Hero} had so {much|many things} to do.]",
      "“My best friend has moved away,” said {the helper}, “to {the coast|the hills} +and I’m too sad to {work|help}.” [{Hero} did not know what to {say|do}.]",
    ],
    act: [
      "But {Hero} {stayed|sat down} there, quite close, and said {little|nothing}. [There was only {a noise}.] {By and by|After a while} {the helper} {sighed|looked up} +and the worst was over. “You stayed with me. Now I’ll stay with you, and help.”",
      "“I’ll stay with you a bit,” said {Hero}. {He} asked about that friend +and {the helper} told {him} the {best|funniest} parts. [They all had to laugh.] Talking made it easier +and {the helper} got up. “I’ve got a friend here, too. So let me help you.”",
    ],
    voice: [
      "{The helper} spoke very low. “You didn’t fix it. You stayed. That’s a friend.”",
      "“A friend,” said {the helper}, “is somebody who stays.”",
      "{The helper} looked pleased. “I’ve room for one more friend. It’s you.”",
    ],
  },
  {
    id: "friend-side",
    lesson: "friendship",
    deed: "picks the helper for the team when nobody else would",
    obstacles: anywhere,
    vars: {},
    test: [
      "Some children were choosing {teams|sides} for a game +and {the helper} was left {over|till last}. “Nobody wants me,” {h.he} said. “I’m no help to anyone.” {Hero} could pick only one {more|friend}.",
      "“{Pick|Take} {name},” the children called to {Hero}, “and not {the helper}!” It was only a game +but {the helper} looked {down|at the ground}. “They’re right. I’m no help to anyone.”",
    ],
    act: [
      "“I want {the helper},” said {Hero}, and said it {loud|twice}. [They lost by {two|three} +and it did not matter.] They had such fun +and {the helper} {laughed|danced}. “You picked me for your team! So now I’ll help my team with {trouble}.”",
      "{Hero} went and stood by {h.him}. “We’re a team, the two of us and {the pal}.” {The helper} grew quite {tall|pink} and then {laughed|smiled}. [“A team! I’ve never had one.”] “And a team works together +so I’ll help you with {trouble}.”",
    ],
    voice: [
      "“You picked me,” said {the helper}. “That’s what friends do.”",
      "{The helper} stopped for a second. “With a friend, even losing is fun.”",
    ],
  },
  {
    id: "friend-speaks-up",
    lesson: "friendship",
    deed: "stands up for the helper when others laugh",
    obstacles: anywhere,
    vars: {
      villager: ["the baker", "the postwoman", "the gardener", "the tailor", "the potter", "the miller", "the cobbler"],
    },
    test: [
      "“You want help from that one?” said {the villager}, and pointed at {the helper}. People {laughed|giggled} +and {the helper} heard it and turned to {go|leave}.",
    ],
    act: [
      "{Hero} did not laugh. “That’s my friend,” {he} said, so that {all|everyone} could hear. [{The pal} moved close up.] The laughing stopped +and {the villager} went red and said sorry. “You spoke up for me,” said {the helper}. “For a friend I’ll stay, and I’ll help.”",
    ],
    voice: [
      "“Friends speak up,” said {Hero}, “even when it’s only a joke.”",
      "{The helper} stood a little taller. “With one friend beside me, I don’t mind a crowd.”",
    ],
  },
  {
    id: "friend-remembers",
    lesson: "friendship",
    deed: "remembers the friend of last spring and what was promised",
    obstacles: anywhere,
    vars: {},
    test: [
      "“We met in spring,” said {the helper}. “You said you’d come and {play|see me} +and I waited {so long|all summer}!” {Hero} had {promised|said so} and then {forgotten|not come}.",
    ],
    act: [
      "“I’m sorry,” said {Hero}. “I didn’t forget you. You like {pears|riddles}, and you hum when you’re {happy|busy}.” “You still know that?” [{The pal} {nodded|looked up}.] They were friends {again|once more} +and {the helper} {stayed|smiled}. “I’ll help you, old friend.”",
    ],
    voice: [
      "“You remembered me,” said {the helper}. “That’s half of being friends.”",
      "“Next time I’ll come when I say so,” said {Hero}. “Friends do.”",
    ],
  },
  {
    id: "friend-not-jealous",
    lesson: "friendship",
    deed: "joins in instead of being jealous of the new friend",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The pal} and {the helper} got on at once, and played a game for two. Nobody {thought|talked} about {trouble}. [Nobody looked at {Hero} +and that pinched a little.]",
    ],
    act: [
      "{Hero} could have pulled {the pal} away. But {he} sat down between them instead. “May I play, too?” Soon all three were {laughing|at it} +and {the helper} was so {happy|merry}. “I always wanted two friends! Now let’s all three see about {trouble}.”",
    ],
    voice: [
      "{The helper} said it in {his} ear. “A friend’s friend makes more friends, not less.”",
      "“I thought there’d be less for me,” said {Hero}. “But now I’ve got one friend more.”",
    ],
  },
  {
    id: "friend-see-saw",
    lesson: "friendship",
    deed: "sits down on the other end of the see-saw",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} sat alone on one end of a see-saw, down on the ground. “It won’t go {up|at all},” {h.he} said. “When it does, I’ll {come|help}.” [{Hero} had no time to {play|stop}.]",
    ],
    act: [
      "{Hero} sat on the other end. Up went {the helper}, {shrieking|humming}, and down went {Hero}. [Up, down, {nine|ten} times, with {the pal} in the middle.] “So it {needs|takes} two!” {cried|said} {the helper}, and {climbed|jumped} off. “Your work needs two, as well +and I’ll help you, friend.”",
    ],
    voice: [
      "{The helper} was still out of breath. “It takes a friend to get you off the ground.”",
      "“One end is only half,” said {Hero}. “A friend’s the other half.”",
    ],
  },
  {
    id: "friend-keeps-a-place",
    lesson: "friendship",
    deed: "gives up the place kept for the bag",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I’m too tired to {help|stand},” said {the helper}. “May I {sit here|sit}?” [All along the bench people {shook|turned} their heads.] Next to {Hero} there was one place +and there lay {his} {bag|coat}.",
    ],
    act: [
      "{Hero} took it on {his} knees. “Sit here, {by me|next to us}.” [They both kicked their heels, in time.] They talked about {trouble}, and about {pears|boats} +and soon they were friends. “Now I’m {rested|fresh},” said {the helper}, “and I’ll help my friend.”",
    ],
    voice: [
      "{The helper} came up close. “There’s a friend in every empty seat.”",
      "“I only moved a bag,” said {Hero}, “and now I’ve got a friend.”",
    ],
  },
  {
    id: "friend-writes",
    lesson: "friendship",
    deed: "helps the helper to write to a friend of long ago",
    obstacles: anywhere,
    vars: {},
    test: [
      "“I can’t {come|help} yet,” said {the helper}. “I’m {trying|going} to write to my best friend +and I don’t know how to {begin|start}.” [The {paper|page} was quite {white|empty}.]",
    ],
    act: [
      "“{Write|Begin with} ‘Dear friend’,” said {Hero}, “and then, ‘I {miss|think of} you’.” They {wrote|did} it together. [{The pal} sat on the {corner|edge}.] Off it went with {a cart} +and {the helper} felt {lighter|better}. “You’re a friend, too. So now I’ll help you.”",
    ],
    voice: [
      "“You don’t lose a friend,” said {the helper}. “You only stop writing.”",
      "“It’s never too late for ‘Dear friend’,” said {Hero}.",
    ],
  },
  {
    id: "friend-half-way",
    lesson: "friendship",
    deed: "finds a way between two wishes",
    obstacles: anywhere,
    vars: {},
    test: [
      "{The helper} wanted to begin at {one|this} end +but {Hero} wanted the other. “Then you must do it alone!” they both cried, and turned their backs.",
    ],
    act: [
      "{Hero} turned round first. “Half your way and half mine?” {he} asked. [They tossed {a trinket} for who should go first.] {The helper} {thought|waited} a bit and turned {round|back} as well. “I’d sooner be friends than {alone|right}. If it’s half and half, I’ll help you.”",
    ],
    voice: [
      "{The helper} was quiet a moment. “Friends meet in the middle.”",
      "“I’d sooner have a friend than my own way,” said {Hero}.",
    ],
  },
  {
    id: "friend-not-better",
    lesson: "friendship",
    deed: "stays with this helper although a better one is offered",
    obstacles: anywhere,
    vars: {},
    test: [
      "“You could get somebody {bigger|better} than me,” said {the helper}. “Look, over there!” It was true. [Over there they even waved.] {The helper} turned to {go|leave}.",
    ],
    act: [
      "“I want you,” said {Hero}. “You {stopped|came} when nobody else {did|would}.” [{The helper} had to look at the {sky|ground} for a bit.] “You {chose|picked} me,” {h.he} said, and {came|turned} back. “I’ll work twice as hard for a friend.”",
    ],
    voice: [
      "“Somebody else might be stronger,” said {Hero}. “But you’re my friend.”",
      "{The helper} coughed. “You chose me for a friend. You’ll never be sorry.”",
    ],
  },
];
