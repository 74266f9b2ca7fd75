import { afterEach, expect, test, vi } from "vitest";
import { reportTelling } from "../../../../app/reader/listen/analytics";

afterEach(() => vi.unstubAllGlobals());

test("a told story and a failure are pushed with their attempt", () => {
  const page: { dataLayer?: unknown } = {};
  vi.stubGlobal("window", page);
  reportTelling("success", 1);
  reportTelling({ code: "busy", message: "Too busy.", retryable: true }, 2);
  expect(page.dataLayer).toEqual([
    { event: "story_generated", label: "success", value: 1 },
    { event: "story_generation_error", label: "Too busy.", value: 2 },
  ]);
});

test("a data layer that is there already is used", () => {
  const dataLayer: unknown[] = ["older"];
  vi.stubGlobal("window", { dataLayer });
  reportTelling("success", 0);
  expect(dataLayer).toHaveLength(2);
});
