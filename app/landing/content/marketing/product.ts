import { brand } from "../../../story/brand";
import type { MarketingContent } from "../types";

/** The product page: how it works, who tells, what it costs, what happens with data. */
export const productPage: MarketingContent = {
  slug: brand.slug,
  label: `How ${brand.name} Works`,
  pageTitle: `How ${brand.name} Works: Six Questions, One Story`,
  metaDescription: `Six questions, about 60 seconds, one bedtime story made for your child. What ${brand.name} asks, who does the telling, what it costs and what it keeps.`,
  title: "Six questions, one bedtime story",
  lead: "You tell us a little about a child. We tell you a story of 220 to 2,250 words that was not there a minute ago, for you to read aloud. This page says how that happens, what it costs and where your answers go.",
  sections: [
    {
      heading: "From the first question to the first line",
      paragraphs: [
        "The questions come one at a time, in large buttons, and most can be answered with a thumb: how old, boy or girl or any, what the child loves, what kind of mood, which lesson, how long. You can step back and change your mind without losing the rest.",
        "Then the story starts to appear, letter by letter, while it is still being told. Our own storyteller begins within about a second; a language model takes longer to clear its throat. Counting your six answers, allow about 60 seconds. If you dislike watching type, Show all puts up everything there is.",
        "At the end you can copy the text, print it, save it as a PDF or send a link to whoever is doing bedtime tonight.",
      ],
    },
    {
      heading: "Who does the telling",
      paragraphs: [
        `There are two storytellers. One is built into ${brand.name}. It has a library of whole tales, each written from the first line to the last for one group of ages and told short or long, with any of eight lessons. It chooses the one that is about what your child loves, and needs no outside service for that.`,
        "The other is a language model, used only where the operator of a site has connected a model service. It gets the same six answers, with instructions about length, sentence size, mood and what to leave out. Whichever of them is speaking, the text runs through the same checks, sentence by sentence, on its way to you.",
      ],
    },
    {
      heading: "What it costs",
      paragraphs: [
        "Nothing. You do not sign up, there is no card to enter and no mood is reserved for people who pay. Generation is unlimited, so there is no allowance to use up and no third story after which you are sent away.",
        "The one thing that can happen is a rush. When too many requests come within a short time you may be told that the storyteller is busy, and a short wait mends it.",
      ],
    },
    {
      heading: "What happens to your answers",
      paragraphs: ["We would like to know as little about your family as will make a story. In detail:"],
      points: [
        "Your answers go to our server so that the story can be told, and they are not kept there. Our logs hold neither your words nor the tale.",
        "If a model service is connected, the answers go to that service too. The random number below does not.",
        "Your browser remembers your answers until you close the tab and your stories until you remove them, so that reloading the page does no damage.",
        "Your browser also holds a random number with no name attached. It is sent along with each request, and we do not store it.",
        "A story stays on our server only when you share it. It then has a link that cannot be guessed, search engines are told to stay away, and after 90 days it is deleted, unless the operator has set another period.",
        "You can end that sooner. In the browser you shared from, Stop sharing closes the link within a minute.",
      ],
      links: [{ label: "Everything that is kept: Privacy", href: "/privacy" }],
    },
    {
      heading: "The last quarter of an hour",
      paragraphs: [
        "Each story has a picture of its own at its head, drawn from what it is about. Read by lamplight leaves nothing on the screen but the words, a passage at a time, in a light that falls as you go and is out at the end. Say when the lights go out, and every length tells you when you would be done. If it gets late, Wrap it up tells the rest in short.",
        "It works on paper, too. Print the tale, or its picture to color in; fold one sheet into a little book; staple a booklet, or put an e-book on the reader beside your bed. Whatever was told stays on a shelf in your browser, for nights that ask for the same one again.",
        "There is one picture and not twenty, because a listener’s own are better. A voice of your device can read when yours is gone; until then yours is the one that was asked for. Stories are in English. They will not replace the picture book that is falling apart from use, and we would not want them to.",
      ],
    },
  ],
  questions: [
    {
      question: "Do I have to install anything?",
      answer:
        "No. It is a web page, made first for a phone held in one hand in a dim room. Tablets and computers work as well.",
    },
    {
      question: "Is there a limit to how many stories I can make?",
      answer:
        "There is no quota by the day, week or month. Make one each night, or five on a long train ride and read them later from paper.",
    },
    {
      question: "What if a story breaks off in the middle?",
      answer:
        "What has arrived stays on your screen. You can copy or print that part or have the tale told again, and the Share button waits for one that got to its end.",
    },
    {
      question: "Where does a story go if I never share it?",
      answer:
        "Onto a shelf in your browser, where it stays until you take it away or 300 newer ones need the room. Nobody else sees it there. One with a heart is never put out.",
    },
  ],
  action: "Answer six questions",
  changed: "2026-11-23",
};
