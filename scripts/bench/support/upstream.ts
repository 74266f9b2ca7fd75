import { sampleRequest, tell } from "../../../tests/support/storybook/samples";
import { type Script, startUpstream, type Upstream } from "../../../tests/support/upstream/upstream";

export const tokensPerStory = 3000;
/** English has about four characters a token; so do these pieces of words. */
const longestToken = 5;

/** Real prose in pieces of a token's size, as a model streams it. */
export function storyTokens(count = tokensPerStory): string[] {
  const tokens: string[] = [];
  for (let seed = 1; tokens.length < count; seed++) {
    const story = tell(sampleRequest(seed, 9, "15 minutes"), seed);
    const text = seed === 1 ? story : story.replace(/^\*\*.*\*\*/, "");
    tokens.push(...(text.match(new RegExp(`\\s*\\S{1,${longestToken}}`, "gu")) ?? []));
  }
  return tokens.slice(0, count);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A model's pace. Several tokens may come in one go, since timers are not exact; none comes too early. */
function paced(tokens: readonly string[], tokensPerSecond: number): Script {
  return async (exchange) => {
    const start = performance.now();
    await exchange.open();
    for (const [i, token] of tokens.entries()) {
      const early = start + (i * 1000) / tokensPerSecond - performance.now();
      if (early > 0) await wait(early);
      if (exchange.hasClientLeft()) return;
      await exchange.say(token);
    }
    await exchange.finish();
  };
}

/** As fast as the connection takes it; each token is a write of its own, as a model server sends them. */
function hurried(tokens: readonly string[]): Script {
  return async (exchange) => {
    await exchange.open();
    for (const token of tokens) {
      await exchange.say(token);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await exchange.finish();
  };
}

/** @param tokensPerSecond all at once when absent */
export function startModel(tokens: readonly string[], tokensPerSecond?: number): Promise<Upstream> {
  return startUpstream(tokensPerSecond === undefined ? hurried(tokens) : paced(tokens, tokensPerSecond));
}
