import { brand } from "../../story/brand";
import { safetyCategories } from "../../story/safety-categories";
import { safetyRates } from "./safety-rates";
import type { MarketingContent, MarketingSection, Question } from "./types";

/** What the page says about this installation; from its settings. */
export interface SafetyFacts {
  /** Host of the model service that may tell; undefined where only the storybook tells. */
  readonly modelHost: string | undefined;
  /** The model service also judges words and paragraphs. */
  readonly moderated: boolean;
  readonly sharedStoryDays: number;
  /** E-mail or web address for reports. */
  readonly reportAddress: string | undefined;
}

type SafetyPageContent = Pick<
  MarketingContent,
  "slug" | "label" | "pageTitle" | "metaDescription" | "title" | "changed"
>;

export const storySafety: SafetyPageContent = {
  slug: "story-safety",
  label: "Story Safety",
  pageTitle: "Story Safety: What We Tell, Send and Keep",
  metaDescription:
    "What our stories never contain, where your answers go, what is kept and for how long, and how to have a story that you shared taken down again.",
  title: "Story safety, in plain words",
  changed: "2026-11-22",
};

type SafetyWords = Pick<MarketingContent, "label" | "title" | "lead" | "sections" | "questions" | "action">;

/** Everything the page says, in this installation. */
export function storySafetyWords(facts: SafetyFacts): SafetyWords {
  return {
    label: storySafety.label,
    title: storySafety.title,
    lead: `You are about to read something aloud that you have not read before. So here is exactly what ${brand.name} keeps away from it, and what happens to the things you type.`,
    sections: [neverTold(), limits(facts), measured(), sent(facts), kept(facts), takenDown(facts)],
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

function limits({ moderated, reportAddress }: SafetyFacts): MarketingSection {
  return {
    heading: "Where the line is",
    paragraphs: [
      "Lessons are the exception that parents need. You may ask why nobody should play with matches, how to say no to a cigarette, or what helps when a grandparent has died.",
      ...(moderated ? ["The model service also judges your words, and each paragraph, before we let them pass."] : []),
      reportAddress === undefined
        ? "Rules on a computer are careful, not perfect. If something slips through, please stop reading and begin another story."
        : "Rules on a computer are careful, not perfect. If something slips through, please stop reading, and tell us at the address below.",
    ],
  };
}

function measured(): MarketingSection {
  const { date, unseen, requests } = safetyRates;
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} of 100`;
  return {
    heading: "How often it works",
    paragraphs: [
      "We test the rules with sentences written to get past them, and with harmless ones such as good children’s stories have.",
      `On ${date} the rules for told sentences stopped ${share(unseen.unsafeStopped, unseen.unsafe)} harmful sentences in wordings that they had never seen, most of them indirect or in disguise, and stopped ${share(unseen.innocentStopped, unseen.innocent)} harmless ones by mistake, of which some had been looked at before. Of parents’ own words they refused ${requests.unsafeRefusedPercent} of 100 unsafe ones and ${requests.innocentRefusedPercent} of 100 harmless ones.`,
      "So the rules are a net under the storyteller, not a guarantee. Nothing replaces the grown-up who reads.",
    ],
  };
}

function sent({ modelHost }: SafetyFacts): MarketingSection {
  const always =
    "Your six answers come to us when you press the last button, with a random number by which your browser calls itself and, from your network, the country you are in, which decides between color and color.";
  return {
    heading: "What is sent where",
    paragraphs:
      modelHost === undefined
        ? [
            always,
            "They stop there. The storyteller that is built in does all of its work in our own program, and no other company hears what your child loves.",
          ]
        : [
            always,
            `To have the story written, we pass the answers on to a language model at ${modelHost}: age, gender, interests, mood, lesson and length, and which spelling to use. The random number, your network address and your country stay with us.`,
            "Ask for a storybook tale, and nothing is passed on to anyone.",
          ],
    points: [
      "There is no sign-up: we know neither your name nor your e-mail address.",
      "No advertising, and no program of another company on our pages.",
      "Please leave family names, addresses and phone numbers out. The wizard turns down those that it recognizes.",
    ],
  };
}

function days(count: number): string {
  return count === 1 ? "one day" : `${count} days`;
}

function kept({ sharedStoryDays }: SafetyFacts): MarketingSection {
  return {
    heading: "What is kept, and for how long",
    paragraphs: [
      "A story that you only read is not kept by us at all. It stays in this tab of your browser, with your answers, until you close it.",
      `A story that you share is kept for ${days(sharedStoryDays)}, so that its link works, together with its title, the age, mood, length and lesson. Whoever has the link can read it; search engines are told to leave it alone. After that it is deleted.`,
    ],
    points: [
      "In your browser, until you clear it: the random number, and the key with which you can stop sharing.",
      "In our log: when a story was told, how long it took and how long it was. Never what it said, what you typed or where you live.",
    ],
  };
}

function takenDown({ reportAddress, sharedStoryDays }: SafetyFacts): MarketingSection {
  const own =
    "On the device that shared it, open the story and press ‘Stop sharing’. Within a minute nobody can open the link any more.";
  const others =
    reportAddress === undefined
      ? `From any other device, ask whoever sent you the link to do so. At the latest it goes by itself, when its ${days(sharedStoryDays)} are over.`
      : "Anybody else can press ‘Report this story’ under it, or write to us with its link. We look at it and take it down.";
  return {
    heading: "How to have a shared story removed",
    paragraphs: [own, others],
    ...(reportAddress !== undefined && { link: reportTo(reportAddress) }),
  };
}

function reportTo(address: string): { label: string; href: string } {
  return URL.canParse(address)
    ? { label: "Report a story to us", href: address }
    : { label: address, href: `mailto:${address}` };
}

function questions({ modelHost }: SafetyFacts): Question[] {
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
