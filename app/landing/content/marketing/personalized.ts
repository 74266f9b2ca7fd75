import type { MarketingContent } from "../types";

/** How each answer shows in the story. */
export const personalizedPage: MarketingContent = {
  slug: "ai-personalized-stories",
  label: "AI Personalized Stories",
  pageTitle: "AI Personalized Stories: What Each Answer Changes",
  metaDescription:
    "Age, hero, interests, mood, lesson and length: see where each of your six answers turns up in a personalized story, and what we never ask about a child.",
  title: "Personalized stories, answer by answer",
  lead: "Dropping a child’s name into a finished text is an old trick, and children see through it. These stories begin from your answers. Follow each of the six to the place where it comes out.",
  sections: [
    {
      heading: "Age decides the language",
      paragraphs: [
        "A two-year-old and a twelve-year-old can both have a story about a lost boat, and hardly one sentence would serve for both. The age you give sets how long a sentence may be, how many syllables the words tend to have, how far cause and effect may lie apart, and whether a feeling may be mixed.",
        "It sets the word count as well. Five minutes for a toddler is 550 words; for an eleven-year-old it is 700, because older listeners take things in faster.",
      ],
    },
    {
      heading: "The hero is like your child, without being on file",
      paragraphs: [
        "You answer boy, girl or any, and the pronouns follow from that, all the way to the last line. The storyteller chooses a name, and a hero called something else can make a mistake without anybody in the bed taking offense. If you would rather read your child’s own, write it below the second question: it stays on your phone, which puts it in the place of ours. It is nothing we need to know.",
      ],
    },
    {
      heading: "Interests are given work to do",
      paragraphs: [
        "There are eleven subjects to tick, from animals to art, and a box called Surprise Me for evenings without an opinion. Add your own and you may have twenty altogether. The ones you name first count for most.",
        "With our built-in storyteller a tale is about one interest from start to end, the next one tomorrow. A second comes along as a small thing in the hero’s hand, and in longer stories each chapter has its own.",
      ],
      points: [
        "A companion who comes the whole way: “our dog Bruno” keeps his name.",
        "Something in the bag that is needed later, like a star chart or a drum.",
        "A place to rest on the road, such as a willow or a crab pool.",
        "A song hummed on the way home, or a tale told at the edge of the bed.",
      ],
    },
    {
      heading: "Mood is how it is told, the lesson is what is decided",
      paragraphs: [
        "The mood colors the opening, the things met along the way and the light at the end. Ten are offered. Ask for Funny and then Gentle with everything else unchanged, and you will hear two households tell about the same afternoon.",
        "The lesson sits in the middle, as a moment when the hero could do one thing or the other. Use one of the eight we have or say it your way in up to 120 characters. You will hear no sermon about it afterward.",
      ],
    },
    {
      heading: "The country settles the spelling",
      paragraphs: [
        "Mom waits at home in Boston, and Mum waits in Leeds. You are not asked for this: the network tells us which country a visitor is in, and that is all we use it for.",
      ],
    },
  ],
  questions: [
    {
      question: "Can other people we love be in it?",
      answer:
        "They can. Add “Grandma,” “my brother Sam” or “our neighbor Rosa” as interests of your own. First names are enough, so please leave surnames out.",
    },
    {
      question: "May I write an interest in another language?",
      answer:
        "In any script you like, up to 60 characters. The story around it stays English, and the word keeps its own letters.",
    },
    {
      question: "How do I change one answer and keep the others?",
      answer:
        "Go back with your browser’s own Back button. It takes you from the story to the last question with everything still filled in, while Create Another starts from an empty page.",
    },
    {
      question: "Does it remember my child for next time?",
      answer:
        "No. There is no profile, so tomorrow it will ask the same six things. Children change their minds about dinosaurs faster than profiles do.",
    },
    {
      question: "Why did an interest only get a small part?",
      answer:
        "Most likely there were many of them, or the story was short. Name the important one first, leave out two others, and it moves to the front.",
    },
  ],
  action: "Personalize a story",
  changed: "2026-11-20",
};
