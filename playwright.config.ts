import { defineConfig } from "@playwright/test";
import { chromiumFlags, presentChromium } from "./tests/support/chromium.ts";
import { cleanEnvironment } from "./tests/support/clean-environment.ts";

cleanEnvironment(process.env);

/** Each worker starts a server of its own on a free port, so two languages may run side by side. */
export default defineConfig<{ lang: "ar" | "en" }>({
  testDir: "tests/journeys",
  outputDir: "test-results",
  workers: 2,
  retries: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    // Pages that stand still cost a machine without a graphics card a fifth less; the first minutes are walked with motion.
    contextOptions: { reducedMotion: "reduce" },
    // What a device keeps would answer in place of the server; its own journey allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: presentChromium(), args: chromiumFlags },
  },
  projects: [
    { name: "ar", use: { locale: "ar-OM", lang: "ar" } },
    { name: "en", use: { locale: "en-GB", lang: "en" } },
  ],
});
