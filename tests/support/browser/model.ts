import * as scripts from "../upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../upstream/upstream";
import { startTestWorker, type TestWorker } from "../worker/served-worker";
import { test as base } from "./fixtures";

/** Limits so long that no test can pass because of them. */
const patient = { STORY_FIRST_TEXT_MS: "600000", STORY_STALL_MS: "600000", STORY_TOTAL_MS: "600000" };

export interface Model {
  site: TestWorker;
  upstream: Upstream;
  /** What the model does with the next request. */
  plays(script: Script): void;
}

async function startModel(): Promise<Model & { stop(): Promise<void> }> {
  let script: Script = scripts.opens;
  const upstream = await startUpstream((exchange) => script(exchange));
  const variables = { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", ...patient };
  const site = await startTestWorker({ variables });
  return {
    site,
    upstream,
    plays: (next) => {
      script = next;
    },
    async stop() {
      await site.stop();
      await upstream.close();
    },
  };
}

/** The product with a model service of the test's own, which the test can speak for word by word. */
export const test = base.extend<{ model: Model }>({
  model: async ({ once }, use) => use(await once("model", startModel)),
  baseURL: async ({ model }, use) => use(model.site.url.origin),
});

export const ready = { name: "Your Magical Story is Ready!" };
/** What a model says first: a title, and one sentence that the gate lets out at once. */
export const opening = "**The Quiet Moon**\n\nNora looked up at the sky. ";
