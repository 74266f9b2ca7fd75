import { deflateRawSync } from "node:zlib";
import { shareBody, tellStory } from "../../../tests/support/told-story";
import { storyRequest } from "../../../tests/support/worker/served-worker";
import { printTable } from "../support/print-table";
import { migrate } from "../support/story";
import { cpuMsOf } from "../support/workerd-cpu";
import { startProduct } from "../support/workers";

/** Milliseconds of CPU that no request may cost, models' streams aside. */
const most = 100;
const times = 12;

interface Worst {
  readonly what: string;
  readonly path: string;
  readonly init?: RequestInit;
}

const pack = (payload: unknown) => deflateRawSync(JSON.stringify(payload)).toString("base64url");
const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** Own words as long as they may be, in letters and signs that look like others, so that every reading is tried. */
const disguised = (length: number) => "𝔣𝖚0ck g-u.n_s ѕh1t ".repeat(20).slice(0, length).trim();
const manyInterests = Array.from({ length: 20 }, (_, i) => `${i} ${disguised(50)}`);
const hardest = { ...storyRequest, interests: manyInterests, lesson: disguised(110), readingTime: "15 minutes" };
const metadata = { age: 5, style: "gentle", readingTime: "15 minutes", title: "T" };

async function worstRequests(site: URL): Promise<Worst[]> {
  const told = await tellStory(site, {
    readingTime: "15 minutes",
    interests: ["steam trains", "my cat Pickles", "art"],
  });
  const answers = (lesson: string) => pack({ v: 1, kind: "answers", metadata: { ...metadata, lesson } });
  const text = "Once there was a kite. ".repeat(2700);
  return [
    { what: "the home page, new each time", path: "/?interests=" },
    { what: "words in the address", path: `/?interests=${encodeURIComponent(manyInterests.join(","))}&n=` },
    { what: "a link with 60,000 characters for a lesson", path: `/story/${answers("why not ".repeat(7500))}?n=` },
    { what: "a link with the longest lesson", path: `/story/${answers(disguised(110))}?n=` },
    { what: "a link that unpacks to a megabyte", path: `/story/${pack("x".repeat(1_000_000))}?n=` },
    { what: "a link of 16,000 random letters", path: `/story/${"Qm9v".repeat(4000)}?n=` },
    {
      what: "a forged link with a long text",
      path: `/story/${pack({ v: 1, kind: "story", story: text, metadata, receipt: "x" })}?n=`,
    },
    { what: "an unknown shared story", path: `/shared/${"q".repeat(22)}?n=` },
    { what: "a landing page, kept", path: "/stories-for-age/3?n=" },
    { what: "a page that is not there", path: "/nowhere-" },
    { what: "own words, all of them disguised", path: "/api/generate-story?n=", init: json(hardest) },
    {
      what: "the longest story, told whole",
      path: "/api/generate-story?n=",
      init: json({ ...storyRequest, readingTime: "15 minutes" }),
    },
    {
      what: "JSON of 8 KB, nested",
      path: "/api/generate-story?n=",
      init: { ...json(0), body: "[".repeat(3900) + "]".repeat(3900) },
    },
    { what: "a story is shared", path: "/api/shared-stories?n=", init: json(shareBody(told)) },
    {
      what: "64 KB that are no story of ours",
      path: "/api/shared-stories?n=",
      init: json({ story_content: text, story_metadata: metadata, receipt: "x" }),
    },
  ];
}

/** Walks the routes with the worst that each can be asked, and prints what one such request costs. */
export async function benchWorst(): Promise<void> {
  const product = await startProduct();
  try {
    await migrate(product);
    const rows: string[][] = [["worst input", "status", "CPU ms", `at most ${most}`]];
    for (const { what, path, init } of await worstRequests(product.url)) {
      let status = 0;
      const ask = async (i: number) => {
        const response = await fetch(product.url.origin + path + i, init);
        status = response.status;
        await response.arrayBuffer();
      };
      await ask(-1);
      const before = cpuMsOf(product.pid);
      for (let i = 0; i < times; i++) await ask(i);
      const each = (cpuMsOf(product.pid) - before) / times;
      rows.push([what, String(status), each.toFixed(1), each <= most ? "yes" : "NO"]);
    }
    printTable(rows);
  } finally {
    await product.stop();
  }
}
