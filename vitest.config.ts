import { defineConfig } from "vitest/config";
import { cleanEnvironment } from "./tests/support/clean-environment.ts";

cleanEnvironment(process.env);

export default defineConfig({
  test: {
    environment: "node",
    include: [
      "src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "tests/{api,support}/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    globalSetup: ["tests/support/postgres-setup.ts"],
    maxWorkers: 2,
    // Importing costs more than most tests: a worker keeps the modules for all its files, so no test may leave one changed.
    isolate: false,
    // One more try on a machine that is busy with something else; the run names every test that needed it.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
