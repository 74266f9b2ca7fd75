import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Its own choice on two cores is one; much of an endpoint's test is waiting.
    maxWorkers: 2,
    projects: [
      // Property tests take seconds on a busy machine.
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 20_000, hookTimeout: 30_000 } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
