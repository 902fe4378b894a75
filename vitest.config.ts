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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
