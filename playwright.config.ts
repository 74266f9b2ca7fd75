import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/support/browser/install-chromium.ts",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  // A trace costs every test a tenth of its time; `--trace on` makes one of a test that is looked into.
  // What a service worker keeps would reach from one test into what another one asks of the network.
  use: { serviceWorkers: "block" },
});
