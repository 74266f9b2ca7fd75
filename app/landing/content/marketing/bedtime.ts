import type { MarketingContent } from "../types";

/** Routine and winding down. Its button preselects the gentle mood. */
export const bedtimePage: MarketingContent = {
  slug: "ai-bedtime-stories",
  label: "AI Bedtime Stories",
  pageTitle: "AI Bedtime Stories That Slow Down Toward Sleep",
  metaDescription:
    "Bedtime stories with a slower last third, lengths to match the clock and ideas for nights that go wrong. The button here starts you off with Gentle.",
  title: "AI bedtime stories that slow down",
  lead: "A story at noon may end with a bang. One at bedtime has a second job, which is to make itself unnecessary. This is how ours are shaped for that, and how to fit one into an evening.",
  sections: [
    {
      heading: "Put the story in the same place every night",
      paragraphs: [
        "What soothes small children is knowing the order of things. In 2009 Jodi Mindell and colleagues reported in the journal Sleep on families of babies and toddlers who kept to three steps every evening for two weeks: a bath, a massage, a quiet activity. The children fell asleep faster and woke less.",
        "A story is a fine quiet activity. Give it one spot, after teeth and before the lamp, and let it be followed by nothing but a good night. If bargaining has crept in, name the length before you begin.",
      ],
    },
    {
      heading: "The last third is quieter than the first",
      paragraphs: [
        "We ask two things of an ending. Sentences in the last third should be at least 15 percent shorter than those in the first, counted on average. And less should happen in them: the trouble is over, somebody is on the way home, things are put on hooks.",
        "You will notice it in your breath before you notice it on the page. Follow it. Drop your voice where the text drops, and leave a gap after each period near the end. Only the final paragraph needs to be slow enough to be dull.",
      ],
    },
    {
      heading: "Choose the length by the clock",
      paragraphs: [
        "Adults read aloud at about 183 words a minute, according to Marc Brysbaert’s 2019 review of reading speeds. We reckon with 110 to 140, depending on age, because a listener needs time to see it all. So the minutes you choose are minutes at a drowsy pace.",
      ],
      points: [
        "2-3 minutes: dinner ran late, or somebody is already rubbing an eye.",
        "5-7 minutes: an ordinary evening, with the bath done and no one in a hurry.",
        "10-12 minutes: the day was short on you, and this is where you make up for it.",
        "15 minutes, in chapters: Friday, a guest bed, or a child with a cold who wants you to stay.",
      ],
    },
    {
      heading: "Keep the phone out of it",
      paragraphs: [
        "A lit screen in a dark room is one more lamp. Read by lamplight: that leaves nothing but the words on black, dimmer with every passage. Lie so that only you can see it. The one picture stands at the story’s head, and has been looked at before you begin.",
        "Better still, make the story before supper and print it. Paper has no notifications, and it can be left on the pillow.",
      ],
    },
    {
      heading: "For nights that go wrong",
      paragraphs: [
        "A parent in a hotel can open the shared link and read the very story that is being read at home. A sitter can be left one that the child helped to choose. After a nightmare, a two-minute tale with a warm kitchen in it fills the head with something else, and three in the morning is no time to be inventing one.",
      ],
    },
  ],
  questions: [
    {
      question: "Which mood is calmest?",
      answer:
        "Gentle, which this page selects for you: small errands, soft weather, friendly people. Bedtime Routine is the other one to try, because baths, yawns and pajamas are what happens in it.",
    },
    {
      question: "My child always wants another. What helps?",
      answer:
        "Agree on the number before the first line, then make the second one the shortest length and read it more slowly than the first. An ending that has been promised is easier to accept than one that is announced.",
    },
    {
      question: "Is a new story every night a good idea?",
      answer:
        "Only if your child likes it so. Many evenings call for the one from last week, word for word, and an old favorite settles some children better than any novelty.",
    },
    {
      question: "When should we begin?",
      answer:
        "Work backward from lights out. Allow the reading time, about a minute to make the story, and the same again for the drink of water that will certainly be needed.",
    },
  ],
  action: "Create a gentle bedtime story",
  preselects: { category: "style", value: "gentle" },
  changed: "2026-11-23",
};
