import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ErrorScreen } from "../../../app/reader/error-screen";
import type { TellingWithText } from "../../../app/reader/listen/telling";
import { LoadingScreen } from "../../../app/reader/loading/loading-screen";
import { StoryScreen } from "../../../app/reader/story-screen";

const nothing = () => undefined;
const text = [
  "**The Lost Lamp**",
  "Chapter 1: A Small Light",
  "Mira had **one** lamp.",
  "Chapter 2: Home",
  "They <script>alert(1)</script> slept.",
].join("\n\n");
const summary = { age: 6, style: "everyday", readingTime: "15 minutes", lesson: "kindness" } as const;
const metadata = { ...summary, title: "The Lost Lamp" };
const told = { text, storyteller: "model" } as const;
const done: TellingWithText = { state: "done", ...told, metadata, receipt: null };

function render(screen: ReactElement): string {
  const complaint = vi.spyOn(console, "error");
  const html = renderToStaticMarkup(screen);
  expect(complaint).not.toHaveBeenCalled();
  return html;
}

const story = (telling: TellingWithText, animate = true) =>
  render(
    <StoryScreen
      telling={telling}
      summary={summary}
      animate={animate}
      onCreateAnother={nothing}
      onTryAgain={nothing}
      onStartOver={nothing}
    />,
  );

const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name);
const headings = (html: string) =>
  [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/g)].map(([, tag, name]) => [tag, name]);

test("a told story: headings in order, subtitle, bold words, footer line, one button", () => {
  const html = story(done);
  expect(headings(html)).toEqual([
    ["h1", "Your Magical Story is Ready!"],
    ["h2", "The Lost Lamp"],
    ["h3", "Chapter 1"],
    ["h3", "Chapter 2"],
  ]);
  expect(html).toContain("An Everyday Life story of 15 minutes, for age 6");
  expect(html).toContain("A Small Light</p>");
  expect(html).toContain("<strong>one</strong>");
  for (const part of ["Age: 6", "Style: Everyday Life", "Length: 15 minutes", "Lesson: Being Kind to Others"]) {
    expect(html).toContain(`<span>${part}</span>`);
  }
  expect(buttons(html)).toEqual(["Create Another"]);
  expect(html).toContain('aria-busy="false"');
  expect(html).toContain("To talk about afterwards");
  expect(story({ state: "telling", ...told })).not.toContain("To talk about afterwards");
});

test("without JavaScript the whole story is there, and the button leads home", () => {
  const html = story(done, true);
  expect(html).not.toContain("data-untold");
  expect(html).toMatch(/<form[^>]*action="\/"[^>]*><button type="submit"[^>]*>Create Another/);
});

test("text that looks like HTML stays text", () => {
  expect(story(done)).toContain("&lt;script&gt;");
  expect(story(done)).not.toContain("<script");
});

test("while it is told: busy, no footer line and no buttons yet", () => {
  const html = story({ state: "telling", ...told });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("Your Magical Story is Ready!");
  expect(html).not.toContain("Age: 6");
  expect(buttons(html)).toEqual([]);
});

test("a story that broke off keeps its text, says why and offers a way on", () => {
  const error = { code: "network", message: "Network error. Please check your connection and try again." } as const;
  const html = story({ state: "broken", ...told, error: { ...error, retryable: true } });
  expect(html).toContain("A Small Light");
  expect(html).toContain(`role="alert">${error.message}`);
  expect(buttons(html)).toEqual(["Try Again", "Start Over"]);
});

test("the loading screen begins at 0 with its first message", () => {
  const html = render(<LoadingScreen attempt={0} onCancel={nothing} />);
  expect(headings(html)).toEqual([["h1", "AI Creating Your Story"]]);
  expect(html).toContain("<strong>0%</strong> Complete");
  expect(html).toContain("Gathering story ingredients...");
  expect(html).toContain("Neural networks processing...");
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-valuenow="0"');
  expect(html).toContain('<p role="status"></p>');
  expect(buttons(html)).toEqual([]);
});

test("the loading screen says when it tries again", () => {
  const retry = render(<LoadingScreen attempt={1} onCancel={nothing} />);
  expect(retry).toContain('<p role="status">That did not work at once, so we are trying again.</p>');
  expect(buttons(retry)).toEqual(["Cancel"]);
});

test("the error screen: heading, message, Try Again and Start Over", () => {
  const html = render(<ErrorScreen message="It broke." onTryAgain={nothing} onStartOver={nothing} />);
  expect(headings(html)).toEqual([["h1", "Oops! Something went wrong"]]);
  expect(html).toContain('role="alert">It broke.</p>');
  expect(buttons(html)).toEqual(["Try Again", "Start Over"]);
});

test("where trying again can only fail it is not offered", () => {
  const html = render(<ErrorScreen message="Change it." onStartOver={nothing} onChangeAnswers={nothing} />);
  expect(buttons(html)).toEqual(["Change my answers", "Start Over"]);
});

test("where another storyteller can be asked, the error screen and a broken story offer it", () => {
  const expected = ["Try Again", "Tell a storybook tale instead", "Start Over"];
  const failed = <ErrorScreen message="No." onTryAgain={nothing} onStartOver={nothing} onStorybook={nothing} />;
  expect(buttons(render(failed))).toEqual(expected);
  const broken = (
    <StoryScreen
      telling={{ state: "broken", ...told, error: { code: "blocked", message: "No.", retryable: true } }}
      summary={summary}
      animate={false}
      onCreateAnother={nothing}
      onTryAgain={nothing}
      onStartOver={nothing}
      onStorybook={nothing}
    />
  );
  expect(buttons(render(broken))).toEqual(expected);
});

test("a failure that another answer would mend offers to change the answers first", () => {
  const html = render(
    <ErrorScreen message="No." onTryAgain={nothing} onStartOver={nothing} onChangeAnswers={nothing} />,
  );
  expect(buttons(html)).toEqual(["Change my answers", "Try Again", "Start Over"]);
});
