import { tellAndCut, tellsFamilies } from "../../../tests/support/tellings/cut-tellings";
import { inTurns } from "../../../tests/support/tellings/in-turns";
import { startUpstream } from "../../../tests/support/upstream/upstream";
import { testSecret } from "../../../tests/support/worker/served-worker";
import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { startProduct } from "../support/workers";

const tellings = 1000;
const atOnce = 10;

/** Stories whose connections are cut at random, seeded places. `tests/integration/telling/going-on.test.ts` has sixty. */
export async function benchResume(): Promise<void> {
  print(`${tellings} stories, each cut one to three times at a random byte (goal: 0 lost, 0 doubled, back within 1 s)`);
  const model = await startUpstream(tellsFamilies);
  const product = await startProduct({
    variables: {
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: "bench",
      STORY_SIGNING_SECRET: testSecret,
      MODEL_STORIES_A_DAY_BY_NETWORK: String(3 * tellings),
    },
  });
  try {
    const told = await inTurns(tellings, atOnce, (i) => tellAndCut(product.url, i));
    const returns = told.flatMap((one) => one.returns);
    const sum = (of: (one: (typeof told)[number]) => number) => told.reduce((total, one) => total + of(one), 0);
    printTable([
      ["what", "figure"],
      ["whole, to the letter", String(sum(({ isWhole }) => Number(isWhole)))],
      ["with a good receipt", String(sum(({ hasReceipt }) => Number(hasReceipt)))],
      ["cuts", String(sum(({ cuts }) => cuts))],
      ["cuts inside a character", String(sum(({ cutsInsideCharacters }) => cutsInsideCharacters))],
      ["stories cut more than once", String(sum(({ cuts }) => Number(cuts > 1)))],
      ["first event after a return, median ms", percentile(returns, 0.5).toFixed(0)],
      ["99.9 %", percentile(returns, 0.999).toFixed(0)],
      ["slowest", Math.max(...returns).toFixed(0)],
    ]);
  } finally {
    await product.stop();
    await model.close();
  }
}
