import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ages, genders, interests, lessons, readingTimes, styles } from "../../../app/story/catalogue";
import { noAnswers, parseAnswers } from "../../../app/wizard/answers/answers";
import { allInterestsChosen } from "../../../app/wizard/own-words/typed-words";
import { Wizard, type WizardProps } from "../../../app/wizard/wizard";

const nothing = () => {};

function render(props: Partial<WizardProps> = {}): string {
  return renderToStaticMarkup(
    <Wizard
      answers={noAnswers}
      step="age"
      hydrated={false}
      onAnswers={nothing}
      onContinue={nothing}
      onBack={nothing}
      onCreate={nothing}
      {...props}
    />,
  );
}

/** The tags of `html` that match, as text. */
function tags(html: string, name: string, having = ""): string[] {
  return (html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? []).filter((tag) => tag.includes(having));
}

function buttonTag(html: string, text: string): string {
  return new RegExp(`<button[^>]*>(?=${text}</button>)`).exec(html)?.[0] ?? "";
}

test("one form posts to the action of the home page", () => {
  expect(tags(render(), "form")).toEqual([expect.stringMatching(/(?=.*method="post")(?=.*action="\/\?index")/)]);
});

test("all six questions are there with the specification's words", () => {
  const html = render();
  expect(tags(html, "fieldset")).toHaveLength(6);
  const words = [
    ["Step 1 of 6", "Child&#x27;s Age", "How old is your little one?"],
    ["Step 2 of 6", "Child&#x27;s Gender", "Tell us about your child"],
    ["Step 3 of 6", "Interests", "What does your child love?"],
    ["Step 4 of 6", "Story Style", "What kind of story mood?"],
    ["Step 5 of 6", "Life Lesson", "What lesson should we include?"],
    ["Step 6 of 6", "Story Length", "How long should the story be?"],
  ];
  for (const text of words.flat()) expect(html).toContain(`>${text}</`);
  expect(tags(html, "progress", 'max="6"').map((tag) => /value="(\d)"/.exec(tag)?.[1])).toEqual([..."123456"]);
});

test.each([
  ["age", "radio", "age_selected", ages.map((age) => ({ value: String(age), label: String(age) }))],
  ["gender", "radio", "gender_selected", genders],
  ["interests", "checkbox", "interests_selected", interests],
  ["style", "radio", "mood_selected", styles],
  ["lesson", "radio", "lesson_selected", lessons],
  ["readingTime", "radio", "length_selected", readingTimes],
])("%s offers every choice of the catalogue", (name, type, dataEvent, choices) => {
  const html = render();
  const inputs = tags(html, "input", `name="${name}"`);
  expect(inputs.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(choices.map(({ value }) => value));
  for (const input of inputs) {
    expect(input).toContain(`type="${type}"`);
    expect(input).toContain(`data-event="${dataEvent}"`);
    expect(input).not.toContain("checked");
  }
  const text = html.replaceAll(/<span class="unbroken">(.*?)<\/span>/g, "$1");
  for (const { label } of choices) expect(text).toContain(`>${label.replace("&", "&amp;")}</span>`);
});

test("reading times say what they are for", () => {
  for (const { hint } of readingTimes) expect(render()).toContain(`>${hint}</span>`);
});

test("the server renders a form that works by itself", () => {
  const html = render({ step: "readingTime" });
  expect(buttonTag(html, "Continue")).toContain("disabled");
  expect(buttonTag(html, "Create Story")).toMatch(/type="submit"/);
  expect(buttonTag(html, "Create Story")).not.toContain("disabled");
  expect(tags(html, "input", 'type="text"').map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
    "custom_interests",
    "custom_lesson",
  ]);
  expect(html).toContain("commas");
});

test("the server's page and the first page of the browser are the same for every step", () => {
  expect(render({ step: "lesson" })).toBe(render({ step: "age" }));
});

test("Continue waits for an answer", () => {
  expect(buttonTag(render({ hydrated: true }), "Continue")).toContain("disabled");
  const answered = render({ hydrated: true, answers: parseAnswers({ age: 5 }) });
  expect(buttonTag(answered, "Continue")).not.toContain("disabled");
});

test("Create Story waits for the length", () => {
  const asking = render({ hydrated: true, step: "readingTime" });
  expect(buttonTag(asking, "Create Story")).toContain("disabled");
  const answers = parseAnswers({ readingTime: "15 minutes" });
  expect(buttonTag(render({ hydrated: true, step: "readingTime", answers }), "Create Story")).not.toContain("disabled");
});

test("answers are ticked, those in own words too, which can be removed", () => {
  const html = render({ answers: parseAnswers({ age: 5, interests: ["space", "trains"], lesson: "Share the bath" }) });
  expect(tags(html, "input", "checked").map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual([
    "5",
    "space",
    "trains",
    "Share the bath",
  ]);
  expect(html).toContain('aria-label="Remove trains"');
  expect(html).toContain('aria-label="Remove Share the bath"');
});

test("one's own words that were refused are marked, the sentence is said once, and the others stand", () => {
  const html = render({
    hydrated: true,
    step: "interests",
    answers: parseAnswers({ interests: ["space", "bees", "guns"] }),
    refusals: [{ field: "interests", text: "guns", sentence: "Please leave out weapons." }],
  });
  const marked = tags(html, "input", "aria-invalid").map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);
  expect(marked).toEqual(["guns"]);
  expect(tags(html, "input", 'value="guns"')[0]).toContain('aria-describedby="interests-error"');
  expect(html.split("Please leave out weapons.")).toHaveLength(2);
});

test("another question's refusal is said at the top, with a way to it", () => {
  const html = render({
    hydrated: true,
    step: "style",
    answers: parseAnswers({ lesson: "hit back" }),
    refusals: [{ field: "lesson", text: "hit back", sentence: "Please leave out hurting." }],
  });
  expect(html).toContain('<a href="#lesson-headline">Life Lesson</a>: Please leave out hurting.');
});

test.each([
  ["interests", "Add This"],
  ["lesson", "Use This"],
] as const)("%s: words typed and not added say why the way on is closed", (step, button) => {
  const hint = `Press ‘${button}’ to add these words. Then you can continue.`;
  const typed = { interests: "", lesson: "", [step]: "trains" };
  expect(render({ hydrated: true, step, typed })).toContain(hint);
  expect(render({ hydrated: false, step, typed })).not.toContain(hint);
  expect(render({ hydrated: true, step, typed: { ...typed, [step]: " " } })).not.toContain(hint);
  const answers = parseAnswers({ interests: ["space"], lesson: "courage" });
  expect(render({ hydrated: true, step, typed, answers })).not.toContain(hint);
});

test("at twenty interests the rest are disabled with a sentence", () => {
  const answers = parseAnswers({ interests: ["space", ...Array.from({ length: 19 }, (_, i) => `hobby ${i}`)] });
  const html = render({ answers, hydrated: true, step: "interests" });
  expect(tags(html, "input", 'name="interests"').filter((tag) => tag.includes("disabled"))).toHaveLength(11);
  expect(html).toContain(allInterestsChosen);
});

test("what the server found wrong stands beside its question and at the top, and the typed words are kept", () => {
  const html = render({
    errors: { interests: "Please shorten it.", request: "Please try once more." },
    typed: { interests: "x".repeat(70), lesson: "" },
  });
  const [fieldset] = tags(html, "fieldset", 'data-step="interests"');
  expect(fieldset).toContain('aria-describedby="interests-error"');
  expect(html).toContain('<p id="interests-error" class="step-error">Please shorten it.</p>');
  expect(html).toContain('<a href="#interests-headline">Interests</a>: Please shorten it.');
  expect(html).toContain("<li>Please try once more.</li>");
  const [field] = tags(html, "input", 'name="custom_interests"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain("interests-error");
  expect(field).toContain("x".repeat(70));
});

test("a wrong answer of a single choice marks its group", () => {
  const html = render({ errors: { age: "Please choose an age." } });
  expect(tags(html, "fieldset", 'data-step="age"')[0]).toMatch(/(?=.*role="radiogroup")(?=.*aria-invalid="true")/);
});

test("rendering on the server warns of nothing", () => {
  const warn = vi.spyOn(console, "error").mockImplementation(nothing);
  render();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
