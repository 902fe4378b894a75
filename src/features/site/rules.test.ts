import { expect, test } from "vitest";
import { firstSaid, isAnnounced, showsContent } from "./rules.ts";

test("the first value that says something counts", () => {
  expect(firstSaid(null, undefined, "", "b", "c")).toBe("b");
  expect(firstSaid(null, "")).toBe("");
});

test.each([
  ["Closed on Sunday", null, true],
  ["Closed on Sunday", "", true],
  ["Closed on Sunday", "2026-11-21", true],
  ["Closed on Sunday", "2026-11-22", true],
  ["Closed on Sunday", "2026-11-20", false],
  ["   ", null, false],
  [null, null, false],
])("announces %s until %s on 21 November: %s", (text, until, announced) => {
  expect(isAnnounced(text, until, "2026-11-21")).toBe(announced);
});

test.each([
  ["/jobs", true],
  ["/jobs/nurse", true],
  ["/academic-profile/degree", true],
  ["/future-skills/skills/أساسية", true],
  ["/resources/book/a", true],
  ["/", false],
  ["/career-test", false],
  ["/jobs-of-others", false],
])("%s shows what editors publish: %s", (path, shows) => {
  expect(showsContent(path)).toBe(shows);
});
