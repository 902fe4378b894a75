import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { SCENES, sceneAt } from "./intro-scene.mjs";
import { captionsOf } from "./intro-video.mjs";
import { lengthOf } from "./path-length.mjs";

const file = (name: string) => new URL(`../../public/video/${name}`, import.meta.url);

it.each(["ar", "en"])("ships captions in %s that say what the transcript says", (locale) => {
  expect(readFileSync(file(`intro-${locale}.vtt`), "utf8")).toBe(captionsOf(locale));
});

it.each(["rtl", "ltr"])("ships a small film that enters from the %s side", (direction) => {
  for (const ending of ["mp4", "webm"]) {
    const { size } = statSync(file(`intro-${direction}.${ending}`));
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThanOrEqual(600_000);
  }
  expect(statSync(file(`intro-${direction}.webp`)).size).toBeLessThan(40_000);
});

it("draws every moment with whole numbers, and no words", () => {
  for (let seconds = 0; seconds <= (SCENES.at(-1) ?? 0); seconds += 0.25)
    for (const direction of ["rtl", "ltr"]) expect(sceneAt(seconds, direction)).not.toMatch(/NaN|undefined|<text/);
});

it("measures lines as long as they are", () => {
  expect(lengthOf("M0 0H30V40")).toBe(70);
  expect(lengthOf("M0 0L30 40")).toBe(50);
  expect(lengthOf("M0 0C10 0 20 0 30 0S50 0 60 0")).toBeCloseTo(60, 3);
  expect(() => lengthOf("M0 0Q1 1 2 2")).toThrow("Q");
});
