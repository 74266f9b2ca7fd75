import { expect, test } from "vitest";
import { withOwnNonce } from "../../../../app/offline/worker/own-nonce";

const page = () =>
  new Response('<script nonce="a+b/c==">1</script><script nonce="a+b/c==">2</script>', {
    headers: {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'nonce-a+b/c=='",
      "Content-Encoding": "br",
      "X-Frame-Options": "DENY",
    },
  });

test("each time that a kept page is shown its policy and its scripts have another nonce, the same in both", async () => {
  const shown = await withOwnNonce(page());
  const nonce = /'nonce-([^']+)'/.exec(shown.headers.get("Content-Security-Policy") ?? "")?.[1];
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(await shown.text()).toBe(`<script nonce="${nonce}">1</script><script nonce="${nonce}">2</script>`);
  const again = await withOwnNonce(page());
  expect(again.headers.get("Content-Security-Policy")).not.toContain(`'nonce-${nonce}'`);
});

test("its other headers stay, but for those of the line", async () => {
  const { headers } = await withOwnNonce(page());
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Content-Encoding")).toBeNull();
});

test("a page without a nonce is shown as it is", async () => {
  const kept = new Response("<p>Offline</p>", { headers: { "Content-Security-Policy": "script-src 'sha256-x'" } });
  const shown = await withOwnNonce(kept);
  expect(await shown.text()).toBe("<p>Offline</p>");
  expect(shown.headers.get("Content-Security-Policy")).toBe("script-src 'sha256-x'");
});
