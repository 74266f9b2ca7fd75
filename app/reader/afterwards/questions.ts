import type { PresetLesson } from "../../story/catalogue";
import type { TaleAges } from "../../storybook/tale";

type Pair = readonly [string, string];

/**
 * Two questions to talk about a story by, for who knows its lesson and not its plot: one looks back into the story, the
 * other looks at the child's own day. None has a right answer.
 */
export const questionsByLesson: Readonly<Record<PresetLesson, Readonly<Record<TaleAges, Pair>>>> = {
  kindness: {
    "2-3": ["Who was nice in the story?", "Who gave you a hug today?"],
    "4-5": [
      "What did somebody do in the story that was kind?",
      "What could we do tomorrow that would make somebody smile?",
    ],
    "6-8": [
      "Who in the story needed kindness, and how could the others tell?",
      "When was it last hard to be kind, and what did you do?",
    ],
    "9-12": [
      "Would it still have been kind if nobody had ever noticed?",
      "Is there somebody at school to whom a small kindness would matter more than it costs you?",
    ],
  },
  courage: {
    "2-3": ["What was scary in the story?", "What helps you when you are scared?"],
    "4-5": ["When was somebody brave in the story? How could you tell?", "What did you once not dare, and now you do?"],
    "6-8": [
      "What was the bravest moment, and was the one who was brave afraid as well?",
      "What would you try tomorrow if your knees did not wobble?",
    ],
    "9-12": [
      "What did it cost to be brave in this story, and was it worth it?",
      "Is it braver to do something alone, or to ask for help? When?",
    ],
  },
  sharing: {
    "2-3": ["What did they share?", "What would you like to share with me?"],
    "4-5": [
      "How did it feel to give something away, and how to get it?",
      "What is easy for you to share, and what is hard?",
    ],
    "6-8": ["What changed in the story once something was shared?", "Is there anything that grows when you share it?"],
    "9-12": [
      "Was it fair how things were shared? Who would say no?",
      "What do you have, beside things, that somebody would be glad of: time, a skill, a seat beside you?",
    ],
  },
  honesty: {
    "2-3": ["What really happened in the story?", "Will you tell me something true about today?"],
    "4-5": ["When was it hard to tell the truth in the story?", "What makes it easier for you to tell me something?"],
    "6-8": [
      "What would have happened if nobody had told the truth?",
      "Have you ever told the truth when a fib would have been easier? How was it afterwards?",
    ],
    "9-12": [
      "Is it a lie to leave something out? Was anything left out in the story?",
      "How could one tell a friend a truth that hurts, and stay friends?",
    ],
  },
  perseverance: {
    "2-3": ["What did they try again?", "What can you do now, all by yourself?"],
    "4-5": ["What did not work the first time in the story?", "What are you learning that does not quite work yet?"],
    "6-8": [
      "What kept somebody going when it went wrong?",
      "What would you like to be able to do by summer, and what is the first small step?",
    ],
    "9-12": [
      "When was the right moment to try another way rather than the same one harder?",
      "Which thing that you can do today did you once nearly give up?",
    ],
  },
  friendship: {
    "2-3": ["Who were friends in the story?", "Whom do you like to play with?"],
    "4-5": ["How did they become friends?", "What could you say to somebody who is standing all alone?"],
    "6-8": [
      "What did one of them do that made a friendship possible?",
      "What do you like best about a friend of yours? Do they know?",
    ],
    "9-12": [
      "Could these two have become friends if everything had gone well from the start?",
      "What do you forgive a friend more easily than others, and what less?",
    ],
  },
  gratitude: {
    "2-3": ["Who said thank you?", "What was nice today?"],
    "4-5": [
      "What was somebody in the story thankful for?",
      "Which three good things happened to you today, however small?",
    ],
    "6-8": [
      "What did somebody have all along, and only noticed in the story?",
      "Whom could you thank tomorrow who does not expect it?",
    ],
    "9-12": [
      "What in the story was taken for granted until it was nearly gone?",
      "Which person or thing in your day would you miss first, though you hardly ever think of it?",
    ],
  },
  respect: {
    "2-3": ["Who was different from the others?", "What do you like that I do not like?"],
    "4-5": [
      "Who did something in another way than the others, and was it good?",
      "What do you do differently from your friends?",
    ],
    "6-8": [
      "Who was judged too soon in the story, and what changed that?",
      "Whom would you like to understand better? What could you ask?",
    ],
    "9-12": [
      "Who in the story had to change, and who should not have had to?",
      "When did you last change your mind about somebody? What did it?",
    ],
  },
};

/** For a lesson of the parent's own, said in their words. */
export const questionsForOwnLesson: Readonly<Record<TaleAges, Pair>> = {
  "2-3": ["What did they do in the story?", "Shall we try that together tomorrow?"],
  "4-5": [
    "Where in the story did somebody do what we have been talking about?",
    "What would help you to do it tomorrow?",
  ],
  "6-8": [
    "What do you think this story wanted to tell us? Did it?",
    "What would you tell a smaller child about it, in your own words?",
  ],
  "9-12": [
    "This story had something to say. Where would you disagree with it?",
    "What would you have done in the same place, and what would have been hard about it?",
  ],
};

/** Where the story has no lesson. */
export const questionsForAny: Readonly<Record<TaleAges, Pair>> = {
  "2-3": ["Who was in the story?", "What shall we look for tomorrow that was in the story?"],
  "4-5": ["What was your favorite part?", "What would you have done if you had been there?"],
  "6-8": ["Which moment would you paint, and in what colors?", "What happens on the morning after this story?"],
  "9-12": [
    "Which moment could have gone quite another way?",
    "Who in the story would you like to sit beside on a long train ride, and what would you ask?",
  ],
};
