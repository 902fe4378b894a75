import { expect, it } from "vitest";
import { ends } from "./debian.ts";

it("a command that does not end is stopped with all it started", async () => {
  const from = performance.now();
  expect(await ends("sh", ["-c", "sleep 60 & wait"], 1)).toBe(false);
  expect(performance.now() - from).toBeLessThan(20_000);
});

it("says how a command ended, also one that does not exist", async () => {
  expect(await ends("true", [], 20)).toBe(true);
  expect(await ends("false", [], 20)).toBe(false);
  expect(await ends("no-such-command-here", [], 20)).toBe(false);
});
