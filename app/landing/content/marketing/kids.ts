import type { MarketingContent } from "../types";

/** For parents who ask what a machine will tell their child. */
export const kidsPage: MarketingContent = {
  slug: "ai-stories-for-kids",
  label: "AI Stories for Kids",
  pageTitle: "AI Stories for Kids, Read by a Grown-Up",
  metaDescription:
    "What children get from AI stories, what is kept out of them, and how every sentence is checked before you read it aloud. For ages 3 to 8 and beyond.",
  title: "AI stories for kids, with you beside them",
  lead: "It is fair to be wary of a machine that makes things up for children. Here is what we want a child to get out of such a story, what we keep away from it, and which part of the job remains yours.",
  sections: [
    {
      heading: "What is in it for the child",
      paragraphs: [
        "Recognition, first of all. The hero is about their age and stops to look at the thing they would stop to look at. Children who feel known by a story lean on your arm a little more heavily.",
        "After that, practice. They meet a problem of their own size, watch a plan fail, and see somebody ask for help or own up or try a second time. And they get language that fits: we set out for ages 3 to 8 and over, the wizard takes anyone from 2 to 12, and each group hears sentences of its own length.",
      ],
      points: [
        "Two and three: one event after another, sounds to join in with, 14 words at the most before a stop.",
        "Four and five: reasons, pretend and small surprises, with room for a sentence of 18.",
        "Six to eight: conversations, jokes that have a cause, a longest sentence of 24.",
        "Nine to twelve: choices that cost something, dry humor, and 28 words when they are needed.",
      ],
    },
    {
      heading: "What is kept out",
      paragraphs: [
        "The storyteller that is built in cannot wander off, because it has only tales that were written in advance for children of that age. A connected language model is handed a list of limits that no wish can switch off.",
      ],
      points: [
        "No fighting, weapons, cruelty or revenge, and nobody left alone or lost for long.",
        "No romance beyond the love in a family, and no alcohol, tobacco or gambling.",
        "Nothing dangerous that a child might copy, such as fire, medicine or deep water without an adult.",
        "No mockery of how anyone looks, speaks or believes.",
        "No real people apart from your own family and friends, and no brands. Ask for a screen hero and you get a character of the same kind.",
      ],
    },
    {
      heading: "Checked one sentence at a time",
      paragraphs: [
        "Before anything is told, rules look at what you typed yourself. Street addresses, phone numbers and e-mail addresses are turned down with a polite reason, and none of your other answers is lost.",
        "While the tale is being told, text is held back until a sentence is complete and has passed. If one should fail, the telling stops in front of it. Half of a bad sentence is never on the screen, since none of it is.",
      ],
    },
    {
      heading: "Your part",
      paragraphs: [
        "Nobody here talks to your child except you. There is no chat window, no character who wants to be friends, no reward for coming back. You give the answers, you hold the phone, and you may skip a paragraph or change a name as parents have always done.",
        "We do recommend a glance ahead. No filter knows that your daughter is frightened of geese this month. You do.",
      ],
    },
  ],
  questions: [
    {
      question: "Can my child use it without me?",
      answer:
        "It was made for an adult who reads aloud. Older children can manage the buttons, but choosing together is better fun and lets you see what was asked for.",
    },
    {
      question: "What should I do with a story I do not like?",
      answer:
        "Leave it unread. Nothing is kept, and a fresh one costs you a minute; changing the mood is the quickest way to a different tone.",
    },
    {
      question: "Might a story frighten a sensitive child?",
      answer:
        "Trouble here is mild and ends well, though a gruff voice at a door can be a lot for some. The Gentle mood with the shortest length is the softest combination we have.",
    },
    {
      question: "Can a story be about something sad?",
      answer:
        "Yes, through a lesson in your own words, such as “it is okay to cry about our cat.” A loss belongs in the past there, and the tale looks for comfort.",
    },
  ],
  action: "Make a story to read together",
  changed: "2026-11-23",
};
