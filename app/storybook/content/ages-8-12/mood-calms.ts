import type { Style } from "../../../story/catalogue";
import type { Texts } from "../../content-contract";

export const moodCalms: Readonly<Record<Style, Texts>> = {
  magical: [
    "The spells of {town} were being called in for the night. They came {yawning|late}, and somebody ticked them off.",
    "By the bed stood a jar with some moonlight in it, on loan. {Hero} turned the lid until it was {dim|low}.",
    "The {taps|door knobs} said nothing in any language. {Home} had gone back to being just a home.",
    "On the mat {his} shadow wiped its feet. It lay down before {he} did, which was only {fair|usual}.",
    "One last wish went by, high up. {Hero} let it go, for {he} could not think of anything to {ask|add}.",
  ],
  gentle: [
    "{Grownup} did not ask anything more. There was a hand on {his} hair. It was like being {rowed|carried}.",
    "The room smelt of {smell}. A board creaked once and was still. Even the {lamp|clock} seemed to lean back.",
    "They sat a while without the light. The window turned slowly {blue|grey}, and nobody was in a hurry to {move|speak}.",
    "Half {a food} was left over, under a bowl. It would keep, and so would all that had not been {said|done}.",
    "{Hero} leaned back, and somebody was there to lean on. The whole {weather} evening let out its breath.",
  ],
  nature: [
    "A {hedgehog|fox} crossed the grass on its own business. The {hedge|ivy} closed behind it. {Hero} wrote down the hour.",
    "Dew was settling, drop by drop, on {a sight}. The {moths|bats} had the air now. The larks had handed it over.",
    "Under the eaves the young swallows moved up to make room. There was some {chat|grumbling}, and then there was none.",
    "The {ash|oak} outside settled its leaves. It had seen a great many evenings, and it thought well of {this one|them}.",
    "Far off, the frogs were taking turns. {Hero} listened for the {small|hoarse} one. It came in late, as always.",
  ],
  everyday: [
    "The {pans|plates} were dry and the bins were out. {Grownup} set the alarm, sighed at it, and let it be.",
    "Through the wall came {the neighbour}’s radio, turned low. It was the weather for ships, and {Hero} liked the {names|voice}.",
    "Somebody had found the other {glove|sock}. It had been in the {drawer|bag} all along, and nobody said a word.",
    "Tomorrow there would be {spelling|swimming} and cold {toast|milk}. {Hero} did not mind. It was a good sort of ordinary.",
    "{Grownup} fished {a trinket} out of the wash, held it up, and put it on the sill with the others.",
  ],
  educational: [
    "Ducks sleep in a row, {Hero} remembered, and the end ones keep one eye open. {Grownup} was on the end tonight.",
    "The sun had not gone down at all. It was {town} that had turned away, at its usual speed, to face the {stars|dark}.",
    "“You’ll be taller in the morning,” said {grownup}. It was true, by a centimetre, and worth lying down for.",
    "{Hero} added one fact to the list and shut the {book|lid}. There were plenty left outside, and they would {wait|keep}.",
    "Those stars had shone before there was anyone to look. They were in no hurry. {He} counted {nine|six} and left the rest.",
  ],
  bedtime: [
    "Teeth were done, both rows. {Grownup} checked behind the ears, with the air of {a judge|an expert}, and found little.",
    "The sheet was cool and the {quilt|blanket} was heavy. {Hero} found the warm place, the cool place, and then the right one.",
    "There had been one drink and one {peep|look} behind the curtain. There was one thing more to say, and it could wait.",
    "The lamp went down to its smallest glow. The book lay open on its face and kept {his} place for {him}.",
    "The bedroom door stood a hand’s width open. That was the rule in {home}, and it was a {kind|good} one.",
  ],
  funny: [
    "The heap had been tidied, on the whole, into a {rounder|taller} heap. {Grownup} had saluted it and gone.",
    "“Good night,” said {Hero} to {a creature} outside the window. The visitor had brought its own {slippers|pillow}.",
    "Somewhere a goose was still apologising. {Hero} shut the window gently, on the {fifth|third} sorry, so as not to {interrupt|encourage} it.",
    "{Grownup} tucked in one foot, then the other, then a third. “That’s a {bear|book},” said {Hero}. It was tucked in all the same.",
    "The clock struck eleven, though it was eight. It had always been ambitious, and nobody liked to {mention|correct} it.",
  ],
  inspiring: [
    "{Hero} looked at {his} two hands on the blanket. They were no bigger than this morning. They only knew {more|how}.",
    "There was an empty place on the shelf for {a cup|prizes}. Tonight {he} did not look at it, and had no need to.",
    "“What did you find out?” asked {grownup}. “That I can,” said {Hero}, after a {yawn|while}. “I’d wondered.”",
    "Over {town} the stars came out, one by one by one. Nobody had told them that there were enough already.",
    "{Grownup} put today’s date by the door, with a short line. It was for the other kind of {growing|tall}.",
  ],
  adventurous: [
    "{His} boots lay as they had fallen, with their toes to the door. The rest of {him} was home. They would have to {wait|manage}.",
    "{Hero} put a small cross on the map, and another for {a sight}. The paper was still warm from {his} pocket.",
    "The wind tried the {shutter|latch} and found it shut. So it went off over the hills by itself, and somebody stayed in bed.",
    "There was {straw|sand} in the bath and {a burr|a leaf} in the comb. {Grownup} called them souvenirs and kept one.",
    "From under the quilt the far ridge looked like a {knee|sleeping dog}. It would keep. Ridges are good at {that|it}.",
  ],
  mysterious: [
    "Most of it was explained by now. {Hero} ruled off the page, and left one line {free|empty}, out of politeness.",
    "Inside the wall something ticked {once|twice} and stopped. It was only {home}, turning over in its sleep.",
    "Across the way a light went up and down, like a nod. {Hero} nodded back, and the light went {in|out}.",
    "On {his} pillow lay {a trinket} with a paper tag. ‘Well {guessed|done},’ it said, in a hand that {he} almost knew.",
    "Some of it {he} knew, and some {he} half knew. The other half lay quite quietly in the dark, like a {cat|book}.",
  ],
};
