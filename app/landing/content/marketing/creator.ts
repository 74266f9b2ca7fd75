import type { MarketingContent } from "../types";

/** For educators and caregivers: own lessons, printing, retelling. */
export const creatorPage: MarketingContent = {
  slug: "ai-story-creator",
  label: "AI Story Creator",
  pageTitle: "AI Story Creator for Teachers and Caregivers",
  metaDescription:
    "Make a story about what happened in your room today, print it, and have children retell it. Notes for teachers, librarians, sitters and grandparents.",
  title: "A story creator beyond the bedroom",
  lead: "Reading corners need fresh material, and the shelf never has a book about exactly this morning’s argument over the blue scissors. You can have one before circle time.",
  sections: [
    {
      heading: "Start from what happened today",
      paragraphs: [
        "The lesson field takes your own words, which is where this becomes a teacher’s tool. Describe the behavior you hope to see and leave the child out of it. The hero will meet a comparable choice among strangers, so that everyone can discuss it and no one is looked at.",
      ],
      points: [
        "“waiting for a turn without pushing”",
        "“telling the truth about spilled paint”",
        "“making room for somebody new”",
        "“trying again after the tower falls”",
        "“what to do when you are left out”",
      ],
    },
    {
      heading: "Put it on paper",
      paragraphs: [
        "Print Story sends the story alone to the printer: its picture, title, paragraphs, chapter headings if it has any, and a line with age, style, length and lesson, which is handy when you file it. Save as PDF makes an A4 document with margins that take a pencil note.",
        "To set it larger, or to space the lines for a beginner, use Copy Text and paste it into whatever you write with. Nobody minds if you change the words once they are there.",
      ],
    },
    {
      heading: "Ask, wait, retell",
      paragraphs: [
        "Grover Whitehurst and colleagues showed in 1988 that young children’s spoken language gained when parents asked open questions during story time and built on the answers. You need no kit for it. Four stops are plenty:",
      ],
      points: [
        "At the title: what might this be about?",
        "After the plan that fails: what would you have tried?",
        "When somebody is in need: what is the hero thinking?",
        "At the end: tell it to the puppet, who was asleep.",
      ],
    },
    {
      heading: "Why these stories are easy to retell",
      paragraphs: [
        "Those told by our built-in storyteller share a skeleton. Someone wants something; somebody is in the way; a first attempt fails and teaches; the hero makes a choice that costs something; it works; all go home. That makes six drawings on six cards, in an order that children can defend.",
        "Because plots keep changing while the bones stay, you can use the same cards all year. By spring the children will be telling you which card has to come next.",
      ],
    },
    {
      heading: "One topic, two levels",
      paragraphs: [
        "Make the story once for age four and once for age seven, with all other answers alike. Nearly everything about the language changes, so a mixed group can hear about the same theme at two tables. At home the same idea serves siblings, one after the other or, with luck, both in a single bed.",
      ],
    },
  ],
  questions: [
    {
      question: "Do I need accounts for my class?",
      answer:
        "Neither you nor the children need one. Keep full names of pupils out of the fields and there is no student data in play at all.",
    },
    {
      question: "Is it aligned with a curriculum?",
      answer:
        "No, and we would rather not pretend. You choose the theme and the lesson, and you know best where in your week it belongs.",
    },
    {
      question: "How do I send a story home?",
      answer:
        "Share Story gives you a link that families open without signing in. It expires, after 90 days unless the site’s operator chose differently, so print those that should last the year.",
    },
    {
      question: "Will a PDF show words in other scripts?",
      answer:
        "Latin, Vietnamese, Greek and Cyrillic letters are in its font. For Arabic, Hindi, Japanese and the rest the page offers to print instead, using the fonts of your own device.",
    },
  ],
  action: "Create a story for your group",
  changed: "2026-11-23",
};
