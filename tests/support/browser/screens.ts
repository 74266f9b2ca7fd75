import type { Page } from "@playwright/test";
import { aKeptStory, evenings, fillShelf, refuseDatabase } from "./shelf";
import { stubVoices } from "./voices";
import { answerOf, answerUpTo, continueButton, journey, openAt, openWizard, orderStory } from "./wizard-pages";

/** One screen in one state, and how a page comes into it. For the screenshots, and for the tests of every screen. */
export interface State {
  readonly name: string;
  /** The same state as another one, only seen elsewhere: for the screenshots alone. */
  readonly again?: boolean;
  /** The whole page, not only what a first look shows. */
  readonly whole?: boolean;
  readonly withoutScripts?: boolean;
  /** What the browser itself writes to the console of a failing answer. */
  readonly complaint?: string;
  /** Reached from the state before it in the list, on the same page, which is a second less each than from the start. */
  readonly goesOn?: boolean;
  readonly reach: (page: Page, links: Links) => Promise<void>;
}

export interface Links {
  /** Of a story that was shared. */
  shared(): Promise<string>;
}

const storyApi = "**/api/generate-story";
const opening = "**The Quiet Moon**\n\nNora looked up at the sky. The moon was round tonight, and very still.\n\n";

function event(name: string, data: object): string {
  return `event: ${name}\nid: 0\ndata: ${JSON.stringify(data)}\n\n`;
}

/** With reduced motion nothing is typed, and there is no button to end it. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole("article").waitFor();
  const isTyped = await page.evaluate(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (isTyped) await page.getByRole("button", { name: "Show all" }).click();
}

async function told(page: Page, length?: string): Promise<void> {
  await orderStory(page, length);
  await showAll(page);
  await page.getByRole("button", { name: "Create Another" }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

async function failWith(page: Page, status: number, error: object): Promise<void> {
  await page.route(storyApi, (route) => route.fulfill({ status, json: { error } }));
}

const questions = journey.map(
  ({ step }, i): State => ({
    name: `step-${i + 1}-${step}`,
    again: true,
    reach: (page) => openAt(page, step, { answered: false }),
  }),
);

const answered = journey.map(
  (question, i): State => ({
    name: `step-${i + 1}-${question.step}-answered`,
    goesOn: i > 0,
    reach: async (page) => {
      if (i === 0) return openAt(page, question.step, { answered: true });
      await continueButton(page).press("Enter");
      await answerOf(page, question).check();
    },
  }),
);

const ownWords: State = {
  name: "step-3-own-words",
  whole: true,
  reach: async (page) => {
    await openAt(page, "interests", { answered: true });
    for (const words of [
      "my cat Pickles",
      "קטרים וקרונות",
      "the very long red steam train that stops at the seaside",
    ]) {
      await page.getByRole("textbox").fill(words);
      await page.keyboard.press("Enter");
    }
    await page
      .getByRole("textbox")
      .fill("and something that is longer than a story can take in, by a good many letters");
  },
};

const refused: State = {
  name: "step-3-refused",
  complaint: "422",
  goesOn: true,
  reach: async (page) => {
    await page.getByRole("textbox").fill("guns and killing");
    await page.keyboard.press("Enter");
    await page.getByText("We took out").waitFor();
  },
};

const marked: State = {
  name: "step-3-marked",
  complaint: "422",
  reach: async (page) => {
    await page.route("**/api/review-words", (route) => route.fulfill({ status: 204 }));
    await openAt(page, "interests", { answered: true });
    for (const words of ["my cat Pickles", "guns and killing"]) {
      await page.getByRole("textbox").fill(words);
      await page.keyboard.press("Enter");
    }
    await continueButton(page).press("Enter");
    for (const question of journey.slice(3)) {
      await answerOf(page, question).check();
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Change my answers" }).click();
    await page.getByText("Please leave out").waitFor();
  },
};

const telling: State[] = [
  {
    name: "loading",
    reach: async (page) => {
      await page.route(storyApi, () => {});
      await orderStory(page);
      await page.getByText("Painting the characters...").waitFor();
    },
  },
  {
    name: "loading-slow",
    goesOn: true,
    reach: (page) => page.getByRole("button", { name: "Cancel" }).waitFor(),
  },
  {
    name: "story-typing",
    reach: (page) => orderStory(page).then(() => page.getByRole("button", { name: "Show all" }).waitFor()),
  },
  { name: "story", again: true, reach: (page) => told(page) },
  { name: "story-whole", whole: true, reach: (page) => told(page) },
  {
    name: "story-menu",
    goesOn: true,
    reach: (page) => page.getByLabel("Share and save").click(),
  },
  {
    name: "story-shared",
    goesOn: true,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Share Story" }).click();
      await page.getByRole("button", { name: "Stop sharing" }).waitFor();
      await page.getByRole("img", { name: "QR code of the link" }).waitFor();
      await page.getByText("Link copied!").waitFor();
    },
  },
  {
    name: "story-put-away",
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Create Another" }).click();
      await page.getByRole("button", { name: "Bring it back" }).waitFor();
    },
  },
  { name: "story-chapters", whole: true, reach: (page) => told(page, "15 minutes") },
  {
    name: "make-a-book",
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Make a Book" }).click();
      await page.getByText("How to fold it").click();
    },
  },
  {
    name: "story-end",
    again: true,
    reach: async (page) => {
      await told(page);
      await page.getByRole("button", { name: "Create Another" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "story-read-aloud",
    again: true,
    reach: async (page) => {
      await stubVoices(page);
      await told(page, "15 minutes");
      await page.getByRole("button", { name: "Read to me" }).click();
      await page.getByRole("group", { name: "Reading aloud" }).waitFor();
    },
  },
  {
    name: "story-lamplight",
    again: true,
    reach: async (page) => {
      await told(page, "15 minutes");
      await page.getByRole("button", { name: "Read by lamplight" }).click();
      await page.getByRole("dialog", { name: "By lamplight" }).waitFor();
      await page.keyboard.press("ArrowRight");
    },
  },
  {
    name: "story-type",
    again: true,
    reach: async (page) => {
      await told(page);
      await page.getByLabel("Type", { exact: true }).click();
      await page.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "story-time-left",
    again: true,
    reach: async (page) => {
      await openAt(page, "readingTime", { answered: true });
      await page.getByLabel("Lights out at").fill("19:53");
      await answerOf(page, { role: "radio", name: "15 minutes" }).check();
      await page.keyboard.press("Enter");
      await showAll(page);
      await page
        .locator(".reader-chapter > p")
        .nth(9)
        .evaluate((one) => one.scrollIntoView({ block: "start" }));
      await page.getByRole("button", { name: "Wrap it up" }).waitFor();
    },
  },
  {
    name: "story-lights-out",
    again: true,
    reach: async (page) => {
      await openAt(page, "readingTime", { answered: true });
      await page.getByLabel("Lights out at").fill("19:53");
      await page
        .getByText(/until about/)
        .first()
        .waitFor();
    },
  },
  {
    name: "story-afterwards",
    again: true,
    whole: true,
    reach: async (page) => {
      await told(page);
      await page.getByText("To talk about afterwards").click();
      await page.getByRole("button", { name: "Again tomorrow" }).waitFor();
    },
  },
  {
    name: "story-link-field",
    reach: async (page) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
      });
      await told(page);
      await page.getByRole("button", { name: "Share Story" }).click();
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("Sharing failed").waitFor();
    },
  },
  {
    name: "story-broken-off",
    whole: true,
    reach: async (page) => {
      const body =
        event("start", { storyteller: "model" }) +
        event("text", { text: opening }).replace("id: 0", `id: ${opening.length}`);
      await page.route(storyApi, (route) => route.fulfill({ contentType: "text/event-stream", body }));
      await orderStory(page);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "error",
    complaint: "502",
    reach: async (page) => {
      await failWith(page, 502, {
        code: "story_failed",
        message: "Failed to generate story. Please try again.",
        retryable: false,
      });
      await orderStory(page);
      await page.getByRole("heading", { name: "Oops!" }).waitFor();
    },
  },
  {
    name: "error-change-answers",
    complaint: "422",
    goesOn: true,
    reach: async (page) => {
      await failWith(page, 422, {
        code: "unsafe_request",
        message: "Please leave out addresses and telephone numbers: a story does not need them.",
        retryable: false,
        fields: { interests: "Please leave out addresses and telephone numbers." },
      });
      await page.getByRole("button", { name: "Try Again" }).click();
      await page.getByRole("button", { name: "Change my answers" }).waitFor();
    },
  },
  {
    name: "offline",
    complaint: "ERR_INTERNET_DISCONNECTED",
    reach: async (page) => {
      await openWizard(page);
      await page.context().setOffline(true);
      await answerUpTo(page);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Oops!" }).waitFor();
    },
  },
];

const landing: State[] = [
  ...[
    ["landing-age", "/stories-for-age/3"],
    ["landing-type", "/story-types/mysterious"],
    ["landing-theme", "/story-themes/dinosaurs"],
    ["marketing", "/ai-bedtime-stories"],
    ["marketing-product", "/moonthread"],
    ["story-safety", "/story-safety"],
    ["privacy", "/privacy"],
  ].map(
    ([name = "", path = ""], i): State => ({
      name,
      whole: true,
      goesOn: i > 0,
      reach: async (page) => void (await page.goto(path)),
    }),
  ),
  {
    name: "unknown-theme",
    complaint: "404",
    whole: true,
    goesOn: true,
    reach: async (page) => void (await page.goto("/story-themes/submarines")),
  },
  {
    name: "handed-over",
    reach: async (page) => {
      await page.goto("/story-themes/dinosaurs");
      await page.locator(".landing-create").first().click();
      await page.waitForURL(/#age$/);
    },
  },
];

const pages: State[] = [
  {
    name: "shared",
    again: true,
    reach: async (page, { shared }) => {
      await page.goto(await shared());
      await showAll(page);
    },
  },
  {
    name: "shared-whole",
    whole: true,
    reach: async (page, { shared }) => {
      await page.goto(await shared());
      await showAll(page);
    },
  },
  {
    name: "shared-not-found",
    complaint: "404",
    goesOn: true,
    reach: async (page) => void (await page.goto(`/shared/${"A".repeat(22)}`)),
  },
  {
    name: "not-found",
    whole: true,
    complaint: "404",
    goesOn: true,
    reach: async (page) => void (await page.goto("/nowhere")),
  },
  {
    name: "damaged-link",
    reach: async (page) => void (await page.goto("/story/damaged").then(() => page.waitForURL(/#age$/))),
  },
  { name: "no-scripts", whole: true, withoutScripts: true, reach: async (page) => void (await page.goto("/")) },
  {
    name: "no-scripts-corrections",
    complaint: "400",
    whole: true,
    withoutScripts: true,
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Create Story" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
];

const shelved = [
  ...evenings(3),
  aKeptStory({ title: "The Dragon Who Would Not Go to Sleep", toldAt: Date.UTC(2026, 1, 3), pinned: true }),
];

const shelfStates: State[] = [
  {
    name: "shelf-empty",
    whole: true,
    reach: async (page) => {
      await page.goto("/my-stories");
      await page.getByText("No story stands on your shelf yet.").waitFor();
    },
  },
  {
    name: "shelf",
    whole: true,
    goesOn: true,
    reach: async (page) => {
      await fillShelf(page, shelved);
      await page.reload();
      await page.locator(".shelf-list").waitFor();
    },
  },
  {
    name: "shelf-story",
    whole: true,
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("link", { name: "The Dragon Who Would Not Go to Sleep" }).click();
      await page.getByRole("button", { name: "Back to my stories" }).waitFor();
    },
  },
  {
    name: "shelf-removed",
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Back to my stories" }).click();
      await page.getByRole("button", { name: "Remove The 2. Evening" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
    },
  },
  {
    name: "shelf-erasing",
    whole: true,
    goesOn: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Show what there is" }).click();
      await page.getByRole("button", { name: "Erase it all" }).waitFor();
    },
  },
  {
    name: "shelf-refused",
    reach: async (page) => {
      await refuseDatabase(page, "SecurityError");
      await page.goto("/my-stories");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "shelf-no-scripts",
    whole: true,
    withoutScripts: true,
    reach: async (page) => void (await page.goto("/my-stories")),
  },
];

export const states: readonly State[] = [
  ...questions,
  ...answered,
  ownWords,
  refused,
  marked,
  ...telling,
  ...landing,
  ...pages,
  ...shelfStates,
];

/** The states up to this one, from the last that is reached from the start. */
export function wayTo(state: State): readonly State[] {
  const at = states.indexOf(state);
  const start = states.slice(0, at + 1).findLastIndex(({ goesOn }) => !goesOn);
  return states.slice(start, at + 1);
}
