import { expect, test } from "vitest";
import { reportLink } from "../../../../server/sharing/report-link";

const url = "https://stories.example/shared/abc";

test("an e-mail address gets a letter that names the story", () => {
  const link = new URL(reportLink("help@stories.example", url) ?? "");
  expect(link.protocol).toBe("mailto:");
  expect(link.pathname).toBe("help@stories.example");
  expect(link.searchParams.get("body")).toContain(url);
});

test("a web address is told of the story", () => {
  const link = new URL(reportLink("https://stories.example/report?form=1", url) ?? "");
  expect(link.origin + link.pathname).toBe("https://stories.example/report");
  expect(Object.fromEntries(link.searchParams)).toEqual({ form: "1", story: url });
});

test("without an address there is no link", () => {
  expect(reportLink(undefined, url)).toBeUndefined();
});
