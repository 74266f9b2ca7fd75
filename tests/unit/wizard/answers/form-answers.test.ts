import { expect, test } from "vitest";
import { parseStoryRequest } from "../../../../app/story/request";
import { noAnswers, parseAnswers } from "../../../../app/wizard/answers/answers";
import { answersFromForm, enteredInForm, withTicked } from "../../../../app/wizard/answers/form-answers";

function posted(entries: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("a filled form is a story request", () => {
  const body = answersFromForm(
    posted([
      ["age", "5"],
      ["gender", "girl"],
      ["interests", "space"],
      ["interests", "art"],
      ["custom_interests", ""],
      ["style", "funny"],
      ["lesson", "courage"],
      ["custom_lesson", "  "],
      ["readingTime", "5-7 minutes"],
    ]),
  );
  expect(body).toEqual({
    age: 5,
    gender: "girl",
    interests: ["space", "art"],
    style: "funny",
    lesson: "courage",
    readingTime: "5-7 minutes",
  });
  expect(parseStoryRequest(body).ok).toBe(true);
});

test("an empty form has no answers", () => {
  expect(answersFromForm(new FormData())).toEqual({});
});

test("commas separate custom interests, those of other keyboards too", () => {
  const form = posted([
    ["interests", "space"],
    ["custom_interests", " red trains,, kites ، owls、tea，mud "],
  ]);
  const { interests } = parseAnswers(answersFromForm(form));
  expect(interests).toEqual(["space", "red trains", "kites", "owls", "tea", "mud"]);
});

test("a custom lesson wins over the ticked one", () => {
  const form = posted([
    ["lesson", "courage"],
    ["custom_lesson", "Share the bath"],
  ]);
  expect(answersFromForm(form)).toEqual({ lesson: "Share the bath" });
});

test("an age that is no number is left for the schema to refuse", () => {
  const parsed = parseStoryRequest(answersFromForm(posted([["age", "five"]])));
  expect(parsed).toMatchObject({ ok: false, fields: { age: "Please choose an age." } });
});

test("files are no answers", () => {
  const form = new FormData();
  for (const name of ["age", "interests", "custom_interests", "custom_lesson"]) form.append(name, new Blob(["x"]));
  expect(answersFromForm(form)).toEqual({});
});

test("a form may ask for the storybook; what it asks for otherwise is left for the schema to refuse", () => {
  expect(answersFromForm(posted([["storyteller", "storybook"]]))).toEqual({ storyteller: "storybook" });
  expect(answersFromForm(posted([["storyteller", "parrot"]]))).toEqual({ storyteller: "parrot" });
});

test("a form that is shown again keeps ticks and typed words apart, fit or not", () => {
  const tooLong = "x".repeat(130);
  const entered = enteredInForm(
    posted([
      ["age", "40"],
      ["interests", "space"],
      ["interests", "trains"],
      ["custom_interests", "kites, owls"],
      ["lesson", "courage"],
      ["custom_lesson", tooLong],
    ]),
  );
  expect(entered.answers).toEqual({ interests: ["space", "trains"], lesson: "courage" });
  expect(entered.typed).toEqual({ interests: "kites, owls", lesson: tooLong });
});

test("what was ticked before the script arrived comes on top of earlier answers", () => {
  const earlier = parseAnswers({ age: 5, style: "funny", interests: ["space"] });
  const ticked = parseAnswers({ age: 6, interests: ["art", "space"] });
  expect(withTicked(earlier, ticked)).toEqual({ age: 6, style: "funny", interests: ["space", "art"] });
  expect(withTicked(earlier, noAnswers)).toEqual(earlier);
});
