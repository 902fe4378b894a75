import { expect, it } from "vitest";
import type { OwnFit } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { presentScaleCall } from "./fit.server.ts";

const RESULT = { kind: "result", to: "/career-test/results/abc" } as const;
const textOf = (fit: OwnFit | null) => presentScaleCall(RESULT, fit, "en").text;

it("says how near a result is in one sentence and how sure it is in another, never a figure", () => {
  const near = textOf({ likeness: "best", certainty: "high" });
  expect(near).toBe("The tendencies in your result are very close to this profession. Your result is clear.");
  expect(textOf({ likeness: "far", certainty: "low" })).toMatch(/far from this profession.*may change/);
  for (const likeness of ["best", "great", "good", "far", "flat"] as const)
    expect(textOf({ likeness, certainty: "medium" })).not.toMatch(/\d/);
});

it("compares nothing with a flat result, and says no fit where none is known", () => {
  expect(textOf({ likeness: "flat", certainty: "high" })).toMatch(/^No environment stands out/);
  expect(textOf(null)).not.toMatch(/close to this profession\./);
  expect(presentScaleCall(RESULT, null, "ar").link.to).toBe(RESULT.to);
});
