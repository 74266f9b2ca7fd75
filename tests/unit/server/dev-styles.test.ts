import { expect, test } from "vitest";
import { withInlineStyles } from "../../../server/dev-styles";
import { policyOf } from "../../../server/pages/policy";

test("in development style elements pass, and nothing else more than in production", async () => {
  const policy = await policyOf("hydrated", "abc");
  const answer = withInlineStyles(
    new Response("page", { status: 404, headers: { "Content-Security-Policy": policy } }),
  );
  const shown = answer.headers.get("Content-Security-Policy");
  expect(shown).toContain("style-src 'self' 'unsafe-inline'; ");
  // Beside a nonce browsers heed no 'unsafe-inline'.
  expect(shown?.replace("style-src 'self' 'unsafe-inline'", "style-src 'self' 'nonce-abc'")).toBe(policy);
  expect([answer.status, await answer.text()]).toEqual([404, "page"]);
});

test("what has no policy is passed on as it is", () => {
  const response = new Response(null, { status: 204 });
  expect(withInlineStyles(response)).toBe(response);
});
