import { test } from "vitest";
import { sampleRequest, tell } from "./samples";

test("x", () => {
  for (const [i, a, t] of [
    [3, 7, "2-3 minutes"],
    [6, 10, "5-7 minutes"],
  ] as const)
    console.log(tell(sampleRequest(i, a, t), 1234 + i));
});
