import { expect, it } from "vitest";
import type { OwnFit } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { presentFit, presentScaleCall } from "./fit.server.ts";

const RESULT = { kind: "result", to: "/career-test/results/abc" } as const;
const textOf = (fit: Omit<OwnFit, "apart" | "alike"> | null) =>
  presentScaleCall(RESULT, fit && { ...fit, apart: null, alike: null }, "en").text;

it("says how near a clear result is in one sentence and that it is clear in another, never a figure", () => {
  const near = textOf({ kind: "clear", likeness: "best" });
  expect(near).toBe("Very much like your tendencies. Your result is clear.");
  for (const likeness of ["best", "great", "good", "far"] as const)
    expect(textOf({ kind: "clear", likeness })).not.toMatch(/\d/);
});

it("compares nothing with a result that only leans, is flat or cannot be read, and says no fit where none is known", () => {
  expect(textOf({ kind: "leaning", likeness: null })).toMatch(/first leaning/);
  expect(textOf({ kind: "flat", likeness: null })).toMatch(/^No environment stands out/);
  expect(textOf({ kind: "careless", likeness: null })).toMatch(/take the scale again/);
  for (const kind of ["leaning", "flat", "careless"] as const)
    expect(textOf({ kind, likeness: null })).not.toMatch(/like your tendencies/);
  expect(textOf(null)).not.toMatch(/like your tendencies\./);
  expect(presentScaleCall(RESULT, null, "ar").link.to).toBe(RESULT.to);
});

it("names where a profession in between differs most, and nothing where none does", () => {
  const fit = { kind: "clear", likeness: "good", why: null, alike: null } as const;
  expect(presentFit({ ...fit, apart: { name: "Conventional", isMore: true } }, "en").text).toMatch(
    /unlike others\. The largest difference: it is more Conventional than you are\.$/,
  );
  expect(presentFit({ ...fit, apart: { name: "Artistic", isMore: false } }, "en").text).toMatch(/less Artistic/);
  expect(presentFit({ ...fit, apart: null }, "en").text).toMatch(/unlike others\.$/);
  const apart = { name: "Artistic", isMore: false };
  expect(presentScaleCall(RESULT, { ...fit, apart }, "en").text).toMatch(/less Artistic .* Your result is clear\.$/);
});

it("begins with what both share where a profession resembles somebody in part", () => {
  const fit = { kind: "clear", likeness: "good", why: null, alike: "Social" } as const;
  expect(presentFit({ ...fit, apart: { name: "Conventional", isMore: true } }, "en").text).toBe(
    "What you share with it: Social. The largest difference: it is more Conventional than you are.",
  );
});
