import { brand } from "../../../story/brand";
import { safetyCategories } from "../../../story/safety-categories";
import type { MarketingSection, Question } from "../types";
import type { HousePageContent, HouseWords } from "./pages";
import { safetyRates } from "./safety-rates";
import { days, linkTo, type SiteFacts } from "./site-facts";

export const storySafety: HousePageContent = {
  slug: "story-safety",
  label: "Story Safety",
  pageTitle: "Story Safety: Who Tells, and What Is Never Told",
  metaDescription:
    "What our stories never contain, who tells them, how well the rules work, and how to have a story that you shared taken down again.",
  title: "Story safety, in plain words",
  changed: "2026-11-23",
};

export function storySafetyWords(facts: SiteFacts): HouseWords {
  return {
    label: storySafety.label,
    title: storySafety.title,
    lead: `You are about to read something aloud that you have not read before. So here is exactly what ${brand.name} keeps away from it, and who it is that tells.`,
    sections: [whoTells(facts), neverTold(), limits(facts), measured(), sentAndKept(facts), takenDown(facts)],
    questions: questions(facts),
    action: "Create a story you can trust",
  };
}

function neverTold(): MarketingSection {
  return {
    heading: "What is never told",
    paragraphs: [
      "Whoever tells has to leave the following out. Your own words are looked at for it before anything is made of them, and each sentence of a model once more before you see it. Our own tales were looked at in the same way when they were written.",
    ],
    points: safetyCategories.map(({ neverTold: words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`),
  };
}

const judges = {
  openai: "The model service also judges your words, and each paragraph, before we let them pass.",
  "workers-ai":
    "A second model, made to judge and run by Cloudflare, also reads your words, and each paragraph, before we let them pass.",
} as const;

function limits({ moderatedBy, reportAddress }: SiteFacts): MarketingSection {
  return {
    heading: "Where the line is",
    paragraphs: [
      "Lessons are the exception that parents need. You may ask why nobody should play with matches, how to say no to a cigarette, or what helps when a grandparent has died.",
      ...(moderatedBy === undefined ? [] : [judges[moderatedBy]]),
      reportAddress === undefined
        ? "Rules on a computer are careful, not perfect. If something slips through, please stop reading and begin another story."
        : "Rules on a computer are careful, not perfect. If something slips through, please stop reading, and tell us at the address below.",
    ],
  };
}

function measured(): MarketingSection {
  const { date, unseen, requests } = safetyRates;
  return {
    heading: "How often it works",
    paragraphs: [
      "We test the rules with passages written to get past them, and with harmless ones such as good children’s stories have.",
      `On ${date} somebody who had never seen the rules for told text wrote ${unseen.unsafe} harmful passages and ${unseen.innocent} harmless ones that look like trouble. The rules stopped ${unseen.unsafeStoppedPercent} of 100 harmful ones, and ${unseen.innocentStoppedPercent} of 100 harmless ones by mistake. Of parents’ own words they refused ${requests.unsafeRefusedPercent} of 100 unsafe ones and ${requests.innocentRefusedPercent} of 100 harmless ones.`,
      "So the rules are a net under the storyteller, not a guarantee. Nothing replaces the grown-up who reads.",
    ],
  };
}

/** The screens say 'AI Creating Your Story' whoever tells; here it is said who does. */
function whoTells({ modelHost, fallsBack }: SiteFacts): MarketingSection {
  const heading = "Who tells, and when";
  if (modelHost === undefined) {
    return {
      heading,
      paragraphs: [
        "On this site the storybook tells every story: whole tales, written and read over in advance. A program picks the ones that fit your answers, and sets in the name, the loves, the lesson and the length.",
        "Our waiting screen says “AI Creating Your Story” and speaks of neural networks, and several pages have AI in their names. These are words for the whole product, which can also work with a language model. Here none is connected, so no AI writes a sentence of what you read.",
      ],
    };
  }
  return {
    heading,
    paragraphs: [
      `Press Create Story and a language model at ${modelHost} writes it. That is the AI of which our waiting screen speaks.`,
      "Beside it there is a storybook of tales that were written and read over in advance. The waiting screen has the same words for both. The storybook tells, and no AI writes, in these cases:",
    ],
    points: [
      "You press “Tell a storybook tale instead” after the model has failed.",
      "The model has told all it may in a day. A line above the story then says so.",
      ...(fallsBack
        ? ["The model fails before its first sentence: the storybook steps in at once, without a word about it."]
        : []),
    ],
  };
}

function sentAndKept({ modelHost, sharedStoryDays }: SiteFacts): MarketingSection {
  return {
    heading: "What is sent and kept",
    paragraphs: [
      modelHost === undefined
        ? "Your answers come to our server and go no further: no other company hears what your child loves."
        : `Your answers come to our server, which passes them on to a language model at ${modelHost}, without anything that says who you are.`,
      `Nothing of a story stays with us, unless you share it; then it is kept for ${days(sharedStoryDays)}, for whoever has its link.`,
    ],
    links: [{ label: "All of it, in detail: Privacy", href: "/privacy" }],
  };
}

function takenDown({ reportAddress, sharedStoryDays }: SiteFacts): MarketingSection {
  const own =
    "On the device that shared it, open the story and press ‘Stop sharing’. Within a minute nobody can open the link any more.";
  const others =
    reportAddress === undefined
      ? `From any other device, ask whoever sent you the link to do so. At the latest it goes by itself, when its ${days(sharedStoryDays)} are over.`
      : "Anybody else can press ‘Report this story’ under it, or write to us with its link. We look at it and take it down.";
  return {
    heading: "How to have a shared story removed",
    paragraphs: [own, others],
    ...(reportAddress !== undefined && { links: [linkTo(reportAddress, "Report a story to us")] }),
  };
}

function questions({ modelHost }: SiteFacts): Question[] {
  return [
    {
      question: "My words were refused, but they are harmless. What now?",
      answer:
        "That happens, since the rules would rather refuse once too often. Nothing of your other answers is lost: say it in other words and press the button again.",
    },
    modelHost === undefined
      ? {
          question: "Is there an AI that learns from what I type?",
          answer: "No. Here the tales come from a storybook that was written and read over in advance.",
        }
      : {
          question: "Why did a story stop in the middle?",
          answer:
            "Most likely a sentence did not pass, and we hold back what did not pass. Try again, or take a tale from the storybook.",
        },
  ];
}
