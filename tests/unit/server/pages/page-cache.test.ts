import { expect, test } from "vitest";
import { createDocumentCache } from "../../../../server/pages/document-cache";
import { createPageCache } from "../../../../server/pages/page-cache";
import { policyOf } from "../../../../server/pages/policy";

test("the page that was asked for longest ago goes first", () => {
  const cache = createPageCache<string>(2);
  cache.put("a", "A");
  cache.put("b", "B");
  expect(cache.get("a")).toBe("A");
  cache.put("c", "C");
  expect(["a", "b", "c"].map(cache.get)).toEqual(["A", undefined, "C"]);
});

test("a page that is put again is not a second one", () => {
  const cache = createPageCache<string>(2);
  for (const [key, page] of ["aA", "bB", "bC"]) cache.put(key ?? "", page ?? "");
  expect(["a", "b"].map(cache.get)).toEqual(["A", "C"]);
});

test("a cache for none has none", () => {
  const cache = createPageCache<string>(0);
  cache.put("a", "A");
  expect(cache.get("a")).toBeUndefined();
});

test("each answer's document has its own nonce, and no other text is touched", () => {
  const documents = createDocumentCache(1);
  const nonce = documents.placeholder();
  documents.put("/", `<script nonce="${nonce}">1</script><p>nonce</p><script nonce="${nonce}">2</script>`);
  for (const own of ["one", "two"]) {
    const html = `<script nonce="${own}">1</script><p>nonce</p><script nonce="${own}">2</script>`;
    expect(documents.get("/", own)).toBe(html);
  }
  expect(documents.get("/shared/x", "one")).toBeUndefined();
  expect(createDocumentCache(1).placeholder()).not.toBe(nonce);
});

test("the class of a page chooses its policy", async () => {
  const sources = ["'sha256-A'", "'sha256-B'"];
  expect(await policyOf("hydrated", "N", sources)).toContain(
    "script-src 'self' 'nonce-N'; style-src 'self' 'nonce-N';",
  );
  expect(await policyOf("script-free", "N", sources)).toMatch(
    /script-src (?:'sha256-[^']+' ?)+; style-src 'self' 'sha256-A' 'sha256-B';/,
  );
});
