import { expect, it } from "vitest";
import type { OwnFit } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { presentFit, presentScaleCall } from "./fit.server.ts";

const RESULT = { kind: "result", to: "/career-test/results/abc" } as const;
const textOf = (fit: Omit<OwnFit, "apart"> | null) =>
  presentScaleCall(RESULT, fit && { ...fit, apart: null }, "en").text;

it("says how near a clear result is in one sentence and that it is clear in another, never a figure", () => {
  const near = textOf({ kind: "clear", likeness: "best" });
  expect(near).toBe("The tendencies in your result are very close to this profession. Your result is clear.");
  for (const likeness of ["best", "great", "good", "far"] as const)
    expect(textOf({ kind: "clear", likeness })).not.toMatch(/\d/);
});

it("compares nothing with a result that only leans, is flat or cannot be read, and says no fit where none is known", () => {
  expect(textOf({ kind: "leaning", likeness: null })).toMatch(/first leaning/);
  expect(textOf({ kind: "flat", likeness: null })).toMatch(/^No environment stands out/);
  expect(textOf({ kind: "careless", likeness: null })).toMatch(/take the scale again/);
  for (const kind of ["leaning", "flat", "careless"] as const)
    expect(textOf({ kind, likeness: null })).not.toMatch(/close to this profession/);
  expect(textOf(null)).not.toMatch(/close to this profession\./);
  expect(presentScaleCall(RESULT, null, "ar").link.to).toBe(RESULT.to);
});

it("names where a profession in between differs most, and nothing where none does", () => {
  const fit = { kind: "clear", likeness: "good", why: null } as const;
  expect(presentFit({ ...fit, apart: { name: "Conventional", isMore: true } }, "en").text).toMatch(
    /differs in others\. The largest difference: it has more of the Conventional environment than your result\.$/,
  );
  expect(presentFit({ ...fit, apart: { name: "Artistic", isMore: false } }, "en").text).toMatch(/less of the Artistic/);
  expect(presentFit({ ...fit, apart: null }, "en").text).toMatch(/differs in others\.$/);
  const apart = { name: "Artistic", isMore: false };
  expect(presentScaleCall(RESULT, { ...fit, apart }, "en").text).toMatch(
    /less of the Artistic .* Your result is clear\.$/,
  );
});
