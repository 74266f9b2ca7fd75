import { defineConfig } from "vitest/config";
import { libraryFiles } from "./scripts/storybook/library-files";

const limits = {
  // Property tests and crowds of stories take seconds, and many on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // No test leaves anything behind, and a third of the time went into starting files one by one.
  isolate: false,
  setupFiles: ["tests/support/quiet.ts"],
};

export default defineConfig({
  test: {
    // Its own choice on two cores is one. Much of an endpoint's test is waiting: `npm test` gives those four.
    maxWorkers: 2,
    projects: [
      { plugins: [libraryFiles()], test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], ...limits } },
      {
        plugins: [libraryFiles()],
        test: { name: "integration", include: ["tests/integration/**/*.test.ts"], ...limits },
      },
    ],
  },
});
