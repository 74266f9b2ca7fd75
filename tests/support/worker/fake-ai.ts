import type { WorkerOptions } from "miniflare";

/**
 * Stands for the binding `AI`: what it does is asked for by a word among the child's loves, such as 'kites that are
 * spent'. Without one it tells in its own shape.
 */
const script = `
const pieces = ["**The Quiet Moon**\\n\\n", "Nora looked up. ", "They slept."];
const encoder = new TextEncoder();
const stream = (events) => new ReadableStream({
  start(controller) {
    for (const event of events) controller.enqueue(encoder.encode("data: " + (typeof event === "string" ? event : JSON.stringify(event)) + "\\n\\n"));
    controller.close();
  },
});
const native = pieces.map((response) => ({ response }));
const choices = pieces.map((content) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }));
const ways = {
  choices: () => stream([...choices, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }, "[DONE]"]),
  spent: () => { throw new Error("3036: You have used up your daily free allocation of 10,000 neurons"); },
  full: () => { throw new Error("3040: No more data centers to forward the request to"); },
  broken: () => stream([...native.slice(0, 2), { errors: [{ code: 3040, message: "Capacity of a purple wheelbarrow" }] }]),
  garbled: () => stream([...native.slice(0, 2), "{'a purple wheelbarrow"]),
};
export default () => ({
  async run(model, { messages }) {
    if (model.includes("guard")) return { response: "safe" };
    const asked = messages.map(({ content }) => content).join(" ");
    const way = Object.keys(ways).find((name) => asked.includes("kites that are " + name));
    return way ? ways[way]() : stream([...native, "[DONE]"]);
  },
});
`;

/** The product's Worker with that binding. */
export function withFakeAi(worker: WorkerOptions): WorkerOptions[] {
  const { wrappedBindings, ...rest } = worker as WorkerOptions & { wrappedBindings?: object };
  const product = { ...rest, wrappedBindings: { ...wrappedBindings, AI: { scriptName: "fake-ai" } } };
  return [
    product,
    { name: "fake-ai", modules: [{ type: "ESModule", path: "fake-ai.js", contents: script }] },
  ] as WorkerOptions[];
}
