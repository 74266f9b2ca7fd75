import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, "../.."),
    include: ["tests/firefox/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
