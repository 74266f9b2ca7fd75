import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/install-chromium.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that stalls for seconds must not stop everything; what passes only then is reported as flaky, and to be mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: { trace: "retain-on-failure" },
});
