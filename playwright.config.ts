import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/support/browser/install-chromium.ts",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // For a machine many times slower than ours: nothing that passes waits for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  // A trace costs every test a tenth of its time; `--trace on` makes one of a test that is looked into.
  // What a service worker keeps would reach from one test into what another one asks of the network.
  use: { serviceWorkers: "block" },
});
