/**
 * What the last tale of an evening asks, which has its lesson.
 * @param version as `app/storybook/retelling.ts` writes it
 * @returns undefined of a story that is none of the storybook's, or names somebody whose name is not known
 */
export function taleQuestions(
  version: string | undefined,
  hero: string | undefined,
  questions: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const tale = version?.split(";").at(-1)?.split("@")[0] ?? "";
  const asked = Object.hasOwn(questions, tale) ? questions[tale] : undefined;
  const named = asked?.map((question) => (hero ? question.replaceAll("{hero}", hero) : question));
  return named?.some((question) => question.includes("{")) ? undefined : named;
}
