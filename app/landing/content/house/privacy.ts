import { brand } from "../../../story/brand";
import type { MarketingSection, Question } from "../types";
import { keptInBrowser, keptOnServer } from "./kept-things";
import type { HousePageContent, HouseWords } from "./pages";
import { days, linkTo, minutes, type SiteFacts } from "./site-facts";

export const privacy: HousePageContent = {
  slug: "privacy",
  label: "Privacy",
  pageTitle: "Privacy: What Stays on Your Phone, and What Does Not",
  metaDescription:
    "What is kept of your answers and stories, where, for how long, who is asked, and how to make all of it go away. With a part for children.",
  title: "Privacy: what stays where",
  changed: "2026-11-23",
};

/** @see docs/decisions/0067: each of these sentences is a fact of the code, and a test holds those that a test can. */
export function privacyWords(facts: SiteFacts): HouseWords {
  return {
    label: privacy.label,
    title: privacy.title,
    lead: `We would rather know nothing about your family, and nearly manage. This page names what ${brand.name} keeps all the same, where it lies, and when it goes.`,
    sections: [
      forChildren(facts),
      asked(facts),
      inBrowser(facts),
      onServer(facts),
      inLog(),
      removal(facts),
      ...operator(facts),
    ],
    questions,
    action: "Make a story, unknown to us",
  };
}

function forChildren({ modelHost, sharedStoryDays }: SiteFacts): MarketingSection {
  return {
    heading: "For children",
    isForChildren: true,
    paragraphs: [
      "This page remembers what you picked, the way a note on the fridge does. It stays on the phone or computer in front of you. When the page is closed for the night, your answers are thrown away. The stories stay on a shelf in this phone, so that you can hear them again.",
      modelHost === undefined
        ? "Your story comes out of a big book of tales that lives inside this page. Nobody far away hears what you love."
        : "To write your story, a computer program far away is told how old you are, what you love and which stories you know. It is not told who you are.",
      `If your grown-up sends the story to Grandma, a copy waits for her behind a secret link for ${days(sharedStoryDays)}. Then the copy goes in the trash.`,
      "If your grown-up writes your name here, the phone keeps it to itself and says it in the story. We do not know your name, your street or your face, and you need not tell us. That is a good rule on every page you meet: ask your grown-up first.",
    ],
  };
}

const judges = {
  openai:
    "The same service is asked whether the words that you typed yourself may pass, and then about each paragraph.",
  "workers-ai":
    "A second model, on Cloudflare's machines as this site is, is asked whether the words that you typed yourself may pass, and then about each paragraph.",
} as const;

function asked({ modelHost, moderatedBy, fallsBack }: SiteFacts): MarketingSection {
  const heading = "Who is asked";
  const visits =
    "Reading our pages tells no one else either. Letters, pictures and programs come from this site alone, we set no cookies, and no statistics service hears of your visit.";
  if (modelHost === undefined) {
    return {
      heading,
      paragraphs: [
        "Nobody. The storybook is a part of this site and finds your tale by itself. Your answers reach our server so that it can, and they leave it again only as your story.",
        visits,
      ],
    };
  }
  return {
    heading,
    paragraphs: [
      `A language model at ${modelHost} is asked to write your story. For that it gets the age, boy or girl or any, the loves, the mood, the lesson, the length and whether to spell like an American or a Briton. It gets neither the random number nor your network address from us. When you have its story told again with one thing changed, it gets that story back.`,
      "So that it does not tell the same story twice, your phone adds the titles of the last 20 stories on its shelf and a few names in them, never your child’s own.",
      ...(moderatedBy === undefined ? [] : [judges[moderatedBy]]),
      `How long ${modelHost} keeps what it was sent, its own rules say, and we cannot shorten it.`,
      fallsBack
        ? "A storybook tale asks nobody, unless it had to step in for the model, which by then had your answers."
        : "A tale of our own storybook asks nobody. When you take one because the model failed, the model has had your answers before.",
      visits,
    ],
  };
}

function inBrowser({ modelHost }: SiteFacts): MarketingSection {
  const toModel = modelHost === undefined ? "" : " and, for a model, the titles of earlier ones";
  return {
    heading: "In your browser",
    paragraphs: [
      `These notes lie on your own device. They are sent only with what you do: words of your own as you add them, so that our rules can look at them and forget them again, the answers, the random numbers, how many words a minute you read${toModel} when a story is told, the story and the first number when you share it, its key when you take it back.`,
      "The page also jots down in its memory that a story came or failed, for tools that a site may add. We have added none: the list goes nowhere, and ends with the page.",
    ],
    kept: keptInBrowser,
  };
}

function onServer(facts: SiteFacts): MarketingSection {
  return {
    heading: "On our server",
    paragraphs: [
      facts.toldStoryMinutes === undefined
        ? "A story that you do not share is not stored there at all, and neither are the answers. Besides shared stories there are a few counts."
        : `A model’s story that you do not share waits there for ${minutes(facts.toldStoryMinutes)}, in case your connection broke, and is then deleted; a storybook tale is not stored at all, and neither are the answers. Besides stories there are a few counts.`,
      `When our database does not answer, Share makes a link with the story packed inside. It lies with whoever you send it to, so it cannot be taken back. From ${days(facts.sharedStoryDays)} after the telling on, it opens the questions in place of the story.`,
    ],
    kept: keptOnServer(facts),
  };
}

function inLog(): MarketingSection {
  return {
    heading: "In the log",
    paragraphs: [
      "The server writes down what happened, so that we can mend it: that a story was told and by which storyteller, in how many milliseconds, with how many letters; that one was shared; that somebody was asked to wait; the address of a page that does not exist; the kind of a failure.",
      "No line has an answer, a story, the random number or a network address in it, and addresses of shared stories are blacked out. Cloudflare deletes the lines after a week at the latest, unless whoever runs this site copies them elsewhere.",
      "Every request passes through Cloudflare, which sees your network address as any host of a site must. We learn the country from it, to spell your story.",
    ],
  };
}

function removal({ reportAddress, contactAddress }: SiteFacts): MarketingSection {
  return {
    heading: "How to remove it",
    paragraphs: [],
    points: [
      "Stories and all else on your device: My stories, at the end of each page, removes one story, or erases everything and shows you first what there is. A tab’s answers also go when you close it.",
      "A child’s name: press the cross beside it at the first question.",
      "A shared story: in the browser you shared it from, open it or its link and press Stop sharing. Do this before you clear your browser, because the key goes with the rest.",
      "Without that page: delete the data of this site in your browser’s settings, often found under “site data.”",
      ...(reportAddress === undefined ? [] : ["Somebody else’s shared story: press Report this story below it."]),
      ...(contactAddress === undefined
        ? []
        : ["Anything that you cannot reach yourself: write to us, at the end of this page."]),
    ],
  };
}

/** Of the section on who runs the site, to which the footer leads. */
export const imprintId = "imprint";

function operator({ contactAddress, imprint }: SiteFacts): MarketingSection[] {
  if (contactAddress === undefined && imprint === undefined) return [];
  const [first = ""] = imprint ?? [];
  const page = imprint?.length === 1 && URL.canParse(first) ? first : undefined;
  const links = [
    ...(page === undefined ? [] : [linkTo(page, "Imprint")]),
    ...(contactAddress === undefined ? [] : [linkTo(contactAddress, "Write to us")]),
  ];
  return [
    {
      id: imprintId,
      heading: "Who runs this site",
      paragraphs: contactAddress === undefined ? [] : ["Questions about what is kept here are welcome."],
      ...(imprint && page === undefined && { lines: imprint }),
      links,
    },
  ];
}

const questions: readonly Question[] = [
  {
    question: "Is my child’s name stored?",
    answer:
      "Only on your phone, if you give it. The story comes to you with a name of ours, and the phone shows yours in its place: on the screen, on paper, in a PDF. It reaches our server in no request. A link carries it only when you tick “With the name,” after a # where servers cannot see it. Typed among the loves, though, a name is one of your answers.",
  },
  {
    question: "Who hears the story when the phone reads it?",
    answer:
      "Only whoever is in the room. “Read to me” takes voices that speak on the device itself and no others. Some browsers also offer voices that send every word to a server first; those are left out, and where there is nothing else there is no such button.",
  },
  {
    question: "Do you sell or trade what you learn?",
    answer: "No. There are no profiles, no advertisers and no partners, and little enough to learn.",
  },
  {
    question: "What happens in a browser that keeps nothing?",
    answer:
      "The questions and the story work as long as the page is open. Only Stop sharing then has to be pressed before you leave it.",
  },
];
