import { expect, test } from "vitest";
import { answeredAfter, goalsFor, isAsked, questionAt, questionsFor, welcomeKindOf } from "./welcome.ts";

test("each kind is asked three questions, and who looks after the site none", () => {
  for (const kind of ["own", "helper"] as const) expect(questionsFor(kind)).toHaveLength(3);
  expect(questionsFor("helper")).not.toContain("jobs");
  expect(["own", "guardian", "advisor", "teacher", "editor"].map((kind) => welcomeKindOf(kind as never))).toEqual([
    "own",
    "helper",
    "helper",
    "helper",
    null,
  ]);
  expect(goalsFor("own")).not.toContain("help_fit");
});

test("somebody goes on where they left off, back to what is behind them and never ahead", () => {
  expect(questionAt("own", { answered: 0 }, null)).toBe("goal");
  expect(questionAt("own", { answered: 1 }, null)).toBe("interests");
  expect(questionAt("own", { answered: 2 }, "goal")).toBe("goal");
  expect(questionAt("own", { answered: 0 }, "jobs")).toBe("goal");
  expect(questionAt("own", { answered: 1 }, "helped")).toBe("interests");
  expect(questionAt("own", { answered: 3 }, null)).toBeNull();
  expect(answeredAfter("own", { answered: 0 }, "goal")).toBe(1);
  expect(answeredAfter("own", { answered: 2 }, "goal")).toBe(2);
});

test("nobody is asked twice, nor who has said such things already", () => {
  const begun = { answered: 1, closedAt: null };
  expect(isAsked(null, { saysSomething: false })).toBe(true);
  expect(isAsked(null, { saysSomething: true })).toBe(false);
  expect(isAsked(begun, { saysSomething: true })).toBe(true);
  expect(isAsked({ ...begun, closedAt: "2026-11-20T08:00:00Z" }, { saysSomething: false })).toBe(false);
});
