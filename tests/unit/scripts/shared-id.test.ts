import { expect, test } from "vitest";
import { sharedIdIn } from "../../../scripts/shared-id";

const id = "-Zb3_kQ0aPl7sXv9tYc2eA";

test.each([id, ` ${id}\n`, `https://stories.example/shared/${id}`, `http://localhost:8787/shared/${id}/`])(
  "%j names the story",
  (pasted) => {
    expect(sharedIdIn(pasted)).toBe(id);
  },
);

test.each(["", "x", `${id}x`, `${id}' OR '1'='1`, `'${id}'`, `https://stories.example/story/${id}`, "--remote"])(
  "%j names none",
  (pasted) => {
    expect(sharedIdIn(pasted)).toBeUndefined();
  },
);
