import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesStreet: readonly Episode[] = [
  {
    id: "wrong-parcel",
    goals: bothGoals,
    vars: {
      who: ["an old man at a window", "a girl with a cold", "a lady with two cats", "a boy on crutches"],
      inside: ["a warm scarf", "a tin of shortbread", "a pair of slippers", "a music box"],
    },
    titles: ["The parcel with no name", "For the one who needs it", "{Hero} the postman"],
    beats: [
      [
        "On a wall lay a parcel, tied with {colour} string. ‘For the one who needs it’, it said, and nothing more. {Hero} turned it over. It was soft. It was getting damp. “We can’t just leave it,” {he} told {the pal}.",
        "“Are you the post?” asked a boy, and put a parcel in {Hero}’s arms before {he} could say no. ‘To the corner’, it said. Which corner? {Town} is full of corners.",
      ],
      [
        "So {he} carried it along and asked. Did the baker need it? The baker needed {flour|sleep}. Did {the neighbour}? “I’ve got all I want,” came the answer, “but for a new {knee|roof}.” The string got looser, and the parcel no lighter.",
        "At the first stood {a sight}, at the second a {pump|lamp}. At the third {a creature} was washing its ears. “Is this for you?” asked {Hero}, but it was not. {He} shook the box +and something in it slid, and went clunk.",
      ],
      [
        "Then {he} saw {a who}, looking out. In there the lamp was on early. You do not look out like that when guests are coming. {Hero} knocked, held the parcel up, and did not know what to say. “It says it’s for you,” {he} said.",
        "By the fifth corner, behind a {blue|low} door, lived {a who}. “From my brother!” came the cry. “He never could write an address. He means my corner, by the stove.” {Hero} was pulled in +and so was {the pal}.",
      ],
      [
        "It was {an inside}, and it might have been made to measure. “But who from?” There was no name on it. {Hero} thought about that for a long stretch of the way. It feels good to be the last bit of somebody’s {present|idea}.",
        "There was {an inside} in the box and under it, for the postman, {a food}. “How did you find me?” {Hero} thought of all the corners. “By running out of wrong ones,” {he} said. And off {he} went, round the next.",
      ],
    ],
  },
  {
    id: "bell-with-a-cold",
    goals: bothGoals,
    vars: { bell: ["the town bell", "the school bell", "the harbour bell", "the old fire bell"] },
    titles: ["Dong without ding", "{The bell} has a cold", "Up in the bell tower"],
    beats: [
      [
        "{The bell} struck, and everybody looked up. It had said ‘ding’, as always. But where was the ‘dong’? “It’s been like that since {weekday},” said {the neighbour}. “We’ve all been late for half of everything.”",
        "“Achoo,” said {the bell}. It did not say ‘dong’ at all. All down {the track} people stopped and set their clocks wrong. {Hero} looked at {the pal}. Can a bell catch cold?",
      ],
      [
        "{Hero} climbed the {ladder|stairs}, with the ringer puffing behind. It smelt of {smell} up there, and of pigeons. The bell hung still. It looked quite well. {He} knocked on it: a small, cold ‘ding’.",
        "It could. It had a {drip|dewdrop} on its rim, up there in the wind. It was green about the edges. The ringer had tried {a cloth}. He had tried {hot lemon|a hot brick}. “It needs a hat,” he said, “and there’s none its size.”",
      ],
      [
        "Then {he} lay on {his} back and looked up inside. Somebody had pulled a sock over the clapper! And in the sock, snug and warm, slept {two|three} baby bats. “So that’s it,” said the ringer. “They can’t bear the ‘dong’.”",
        "But {Hero} had seen a tub at the boatyard, as wide as a {cart|pond}. It lay the wrong way up, with nothing to do. Ten people carried it. {The pal} showed them where the steps were.",
      ],
      [
        "The sock stayed on till the bats had flown. In {town} they got used to it. “It’s ding o’clock,” people said. {Hero} was allowed to pull the rope once, very {softly}. It was the kindest bell for miles.",
        "Under the tub the bell was soon dry. ‘Dong,’ it said, a bit {deep|thick}, and then a clear ‘ding dong’, right over the roofs. It was twenty to four. Nobody minded. They all put down what they were doing, and had tea.",
      ],
    ],
  },
  {
    id: "statue-itch",
    goals: bothGoals,
    vars: { general: ["the stone general", "the stone mayor", "the stone admiral", "the marble king"] },
    titles: ["{The general} has an itch", "An ear of stone", "In the square"],
    beats: [
      [
        "In the square stood {the general}, on a stone horse, with one arm up. {Hero} had always thought it meant ‘forward’. Today {he} looked again. The fingers were crooked. It did not mean ‘forward’. It meant ‘ouch’.",
        "A crow had moved into the hat of {the general}, in the middle of the square. It threw {sticks|eggshells} at the people below. It had views on all of them. “It can’t stay,” they said, and held up their {bags|umbrellas}.",
      ],
      [
        "“Does it itch?” {he} called up. Stone does not talk. But a {crumb|bit} of it fell off, just by the ear. “Nonsense,” said {the neighbour}. {The pal} walked round the horse {twice|three times} and sat down under the tail, to think.",
        "They shooed. They whistled. A man fetched a {hose|trumpet}. The crow liked music. {Hero} sat down at the stone feet and looked where the crow looked. It was not the people. It was a {bun|pie}, in a window across the way.",
      ],
      [
        "{Hero} borrowed a ladder. In the great stone ear grew a {thistle|nettle}, as long as {his} arm! {He} pulled it out, roots and all, and scratched, for a good while, with {a gadget}. Something went through all that stone, from hat to hoof. It was a sigh.",
        "“It’s hungry,” said {Hero}, “and up there nobody can hear it ask.” {He} laid {a food} on the flat of the stone hand, which stood open anyway. The crow came down, step by step, along the sleeve. It ate like a duke.",
      ],
      [
        "From below it looked different now. Surely the mouth had been straight before? “It’s the light,” people said. {Hero} knew better. When {he} looked back from the corner, the arm was still up. It was waving.",
        "After that somebody put a bit there every day. No more sticks came flying. For a hundred years {the general} had held out one hand. Now at last there was something in it. It made a difference to the whole {face|horse}.",
      ],
    ],
  },
  {
    id: "apple-tree-lady",
    goals: bothGoals,
    vars: { lady: ["a round lady", "a very old lady", "a lady in a feathered hat", "a lady in rubber boots"] },
    titles: ["The lady in the apple tree", "Up, and not down", "{The lady} and the ladder"],
    beats: [
      [
        "“Young person!” called a tree. {Hero} stopped. Between the leaves sat {a lady}, with a basket. “Some fool has walked off with my ladder. I’ve been up here since {noon|ten}. Be so good and think of something.”",
        "It was raining apples in the lane, though there was no wind. It went thud, and thud again. Up in the tree sat {a lady}, dropping them one by one. “Mind your heads,” she called. “My ladder’s gone. I’m coming down, and I want it soft.”",
      ],
      [
        "{Hero} thought. {He} held out {his} arms, but {he} {was} half her size. {He} piled up a {box|bucket}, a barrow and {a gadget}, and it all fell over. “Not quite,” said the tree, and dropped an apple, to think with.",
        "There was a heap already, red and knobbly. It did not look soft to {Hero}. {He} lay down on it, to try. It was like lying on {cobbles|elbows}. “Leaves,” {he} called up, “would be better!” “Then be quick. My branch is tired.”",
      ],
      [
        "Round the corner somebody was singing, up on a ladder, painting a gutter. It was a very good ladder. It had ‘Apple Cottage’ on it. {Hero} pointed at the name, and then at the tree. The singing stopped. “Oh dear, oh dear,” said the painter.",
        "{He} ran with armfuls. {The pal} kicked them into a pile. It got as high as {his} belt, then {his} chin. “Now!” There was a whoosh, a flutter and a very long quiet. Then a hat came up out of the leaves, and under it a {laugh|grin}.",
      ],
      [
        "Down she came, step by step, basket first. She did not scold. She gave the painter an apple, and {Hero} two, and {the pal} the best. “I saw a lot up there,” she said. “But next time I’ll keep my ladder by the hand.”",
        "“Again?” she asked. But the tree was empty, and the leaves were flat. They carried the apples to her door, in seven trips. By the seventh the oven was hot. {Hero} went off with a pie, and the pie had a crust like a {hat|crown}.",
      ],
    ],
  },
  {
    id: "nineteen-keys",
    goals: bothGoals,
    vars: { locked: ["a lady in a nightcap", "a man with shopping", "a thin duke", "a tired nurse"] },
    titles: ["Nineteen keys", "Locked out", "{The locked} at the door"],
    beats: [
      [
        "On a step sat {a locked}, with a ring of keys as big as a {plate|hoop}. “Nineteen,” came the groan, “and it’s always the last. I’ve been at it since {lunch|the bell}.” {Hero} looked at the lock. It was a plain sort of lock.",
        "There hung a ring on {a sight}, with nineteen keys on it. {Hero} rang it like a bell. “Keys! Whose keys?” A window opened, and then all of them did. But nobody there had a key. They never locked.",
      ],
      [
        "“We could do it by size,” {he} said. They laid them all out on the step, from the fat to the thin. {A creature} went off with one of the middle ones. So then it was eighteen. One opened a {trunk|clock}. One opened nothing, but was pretty.",
        "“Then somebody can’t get in,” said {Hero}. They looked for a person with no house. Under the {arch|bridge} stood {a locked}, in the wind, looking at one shut door after another. “Are these yours?” They were. “But I forget which house.”",
      ],
      [
        "Number seventeen went in! It did not turn. Number eighteen turned, and turned, and did not stop. Then there were no more. {The pal} leaned on the door, just to rest. It swung open. It had never been locked at all.",
        "You know your own door without knowing, thought {Hero}. “Shut your eyes,” {he} said, “and go home.” It went left. It went up two steps. A hand took one key out of nineteen and put it in. Click. It smelt of {smell} in there, and a {cat|clock} said hello.",
      ],
      [
        "Nobody said anything for quite some time. Then they had to sit down on the stairs, all of them, and hold their sides. “Don’t tell my {sister|neighbours}.” {Hero} never did. But on the way {he} tried each door with one finger first.",
        "“It was my feet that knew,” said {the locked}. {Hero} tied a {colour} thread round that key, all the same. As they went on, {he} shut {his} own eyes for a bit. Yes. {His} feet knew it, too.",
      ],
    ],
  },
  {
    id: "the-long-queue",
    goals: bothGoals,
    vars: { last: ["a man with a barrel", "a lady with a parrot", "a soldier", "a boy with a cello"] },
    titles: ["The long queue", "What are they waiting for?", "Next, please"],
    beats: [
      [
        "A queue went down {the track} and round the corner. At the end of it stood {a last}. “What’s it for?” asked {Hero}. “I don’t know yet. But it must be good, it’s so long.” So {Hero} stood behind, and {the pal} behind {him}.",
        "“Is this the end of the queue?” asked {a last}. {Hero} was only standing there. But now there was somebody behind {him}, and then there were six. They all stood very straight. “I like a queue,” said one. “You know where you are.”",
      ],
      [
        "It moved up, one step at a time. People swapped {sandwiches|stories}. Somebody held somebody’s baby. One had heard it was {cheese|the king}, and one that it was free. By {a sight} they had all got to know each other quite well.",
        "{Hero} took a step to the left. So did they, all of them. {He} went round {a sight}, and they went round it too, and said ‘mind the step’. What now? {He} could not take twelve people home.",
      ],
      [
        "Round the corner, at the very front, was a door. In the door stood a little old man. He shook each one by the hand and said, “Good afternoon.” That was all. “What do we get?” asked {Hero}. “You’ve had it,” said the old man. “Wasn’t it nice?”",
        "So {he} stopped at a gate, and read what was on it: ‘Help wanted. {Apples|Plums}.’ “Here we are,” said {Hero}. And there were the trees, and there were the baskets. “I knew it’d be worth it,” said {the last}. They all rolled up their sleeves.",
      ],
      [
        "{Hero} thought about it. There was the baby, and the bit about the {bear|bus}. There was the hand, which had been warm. “Yes,” {he} said, quite surprised. As they walked away, {a creature} was just taking its place at the end.",
        "It was done in half an hour. They went home in a row, each with a pocketful. There had not been such a queue for years. {Hero} and {the pal} crept out by the side gate, and looked round, twice. Nobody was behind them.",
      ],
    ],
  },
  {
    id: "two-gloves",
    goals: bothGoals,
    vars: { glove: ["a red glove", "a striped mitten", "a leather glove", "a blue mitten"] },
    titles: ["Left and right", "{The glove} on the fence", "A pair again"],
    beats: [
      [
        "On a fence hung {a glove}, a left one, waving. {Hero} waved back. It went on. It seemed to be waving to somebody further up. “Who’s it looking for?” {he} asked {the pal}. There is only one thing that a left one looks for.",
        "“I’m looking for {a glove},” said a boy who had one hand in his pocket. “If I come home with one again, I’ll have to wear my sister’s.” He showed them. His sister’s had {rabbits|bells} on.",
      ],
      [
        "They took it along. It was cold and stiff with waiting, so {Hero} wore it. At the corner they asked {the neighbour}. At the pump they asked {name}. Everybody had two, or none. Once they saw a right one, but it was brown and had a {hole|dog} in it.",
        "They went back the way that he had come, past {a sight}, past a {bun shop|pump}. “Here I sneezed,” he said. “Here I was a {horse|bus}.” {Hero} looked up, {the pal} looked down. There was {a trinket}, {a trinket 2} and half a {biscuit|kite}.",
      ],
      [
        "By {a sight}, far up, on another fence, something waved. {Hero} ran. It was the right one! {He} held them side by side. All ten fingers closed, slowly. You could feel them get warm.",
        "At the place where he had been a pirate there was a nest in the hedge. And what was it made of? {Hero} lifted a leaf. Four beaks opened, out of four fingers. In the thumb sat the fifth. The boy looked for a long time. “It suits them,” he said.",
      ],
      [
        "There was a number in them, faint, of a house just up the road. The lady who lived there came out with her hands in her sleeves. She put them on and clapped. For the first time in {days|weeks} it made the right sound.",
        "So he gave up the other, as well. They hung it next door, in case of cousins. “I’ll say it got a better job,” said the boy, and put both hands in his pockets. {Hero} lent him {his} own as far as the corner, one each.",
      ],
    ],
  },
  {
    id: "hide-and-seek",
    goals: bothGoals,
    vars: { den: ["a heap of leaves", "a red curtain", "a cart of hay", "a laundry basket"] },
    titles: ["Still hiding", "A voice from {the den}", "Come out, come out"],
    beats: [
      [
        "“Have they gone, the seekers?” asked {a den}. {Hero} looked round, and there was only {a sight}. “I’ve been in here since {lunch|the two o’clock bell}. I’m very, very good at it.” Something moved by a finger, and two eyes came out.",
        "An aunt with cracking knees was looking behind {a sight}, and then under it. “Cold,” said a voice, from nowhere. “I’ve given up three times,” said the aunt, “and she won’t come out, and there’s {pudding|soup} on the table.”",
      ],
      [
        "{Hero} did not like to say it. No one was seeking any more. They had gone in and were having their tea. But the eyes looked so {proud|tired}. What does one say? {The pal} looked the other way.",
        "{Hero} helped, and looked in all the good places, in {a den}, under a cart, behind {the pal}. “Cold,” said the voice, and giggled. It came from the left, it came from up above, and if you listened, it came from everywhere.",
      ],
      [
        "So {Hero} went twenty steps off and put {his} hands to {his} eyes. “Ninety-nine, a hundred! I’m coming!” {He} looked behind {a sight} and in a flower pot, out loud. And {he} looked last of all, oh so slowly, in {the den}. “Found you!”",
        "“Well, that’s a pity,” said {Hero}, loudly. “Then we’ll have to eat it all ourselves, with {cream|dumplings}.” There was a silence. “Hot,” said the voice, in quite a new way +and one of the sheets on the line put out two feet, and walked.",
      ],
      [
        "Out shot a small boy with dust in his hair. “That was the longest game in the world,” he said, “and I won.” He stretched till he creaked. They ran with him as far as his gate. Somebody cried out for joy, and there was a hug, with dust.",
        "Under it was a very small girl. She had been there the whole time, right before their noses. “I was washing,” she said. She had two helpings. {Hero} had to have one, too, as finder. It was so good that {he} nearly hid {himself}.",
      ],
    ],
  },
];
