import { type Config, readEnvironment } from "../../server/env/environment";

export type ModelService = NonNullable<Config["openAi"]>;

type Variables = Readonly<Record<string, string | undefined>>;

interface EvalSettings {
  readonly teller: ModelService | undefined;
  readonly judge: ModelService | undefined;
  readonly timeLimits: Config["timeLimits"];
  /** What is wrong with the variables of either, by name. */
  readonly problems: readonly string[];
}

const ofModels = /^(?:OPENAI_|STORY_.*_MS$)/;

/** The product's own variables; the judge has three of its own, read in the same way. */
export function readSettings(variables: Variables): EvalSettings {
  const product = readEnvironment(variables);
  const judge = readEnvironment({
    OPENAI_API_KEY: variables.JUDGE_API_KEY,
    OPENAI_BASE_URL: variables.JUDGE_BASE_URL,
    OPENAI_MODEL: variables.JUDGE_MODEL,
  });
  const said = (problems: Config["problems"]) => problems.filter(({ name }) => ofModels.test(name));
  return {
    teller: product.openAi,
    judge: judge.openAi,
    timeLimits: product.timeLimits,
    problems: [
      ...said(product.problems).map(({ name, problem }) => `${name} ${problem}`),
      ...said(judge.problems).map(({ name, problem }) => `${name.replace("OPENAI", "JUDGE")} ${problem}`),
    ],
  };
}
