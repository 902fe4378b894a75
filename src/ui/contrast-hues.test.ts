import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(new URL("styles/tokens.css", import.meta.url), "utf8");
const contrast = sheet.slice(sheet.indexOf('[data-theme="contrast"]'));
const HUES = ["r", "i", "a", "s", "e", "c"].map(
  (code) => new RegExp(`--${code}: #([0-9a-f]{6})`).exec(contrast)?.[1] ?? "",
);

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];
const AS_IS: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Machado, Oliveira and Fernandes (2009), at full strength. */
const NO_GREEN: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const NO_RED: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: Matrix, [x, y, z]: Three): Three => {
  const of = ([a, b, c]: Three) => a * x + b * y + c * z;
  return [of(matrix[0]), of(matrix[1]), of(matrix[2])];
};
const each = ([x, y, z]: Three, make: (one: number) => number): Three => [make(x), make(y), make(z)];

function lightIn(hex: string): Three {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return each([part(0), part(2), part(4)], (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
}

/** How far two colours look apart, black and white being 100. */
function apart(one: string, other: string, eye: Matrix): number {
  const [a, b] = [one, other].map((hex) => {
    const seen = each(times(eye, lightIn(hex)), (light) => Math.min(1, Math.max(0, light)));
    return times(OKLAB, each(times(LMS, seen), Math.cbrt));
  }) as [Three, Three];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe("the six colours of high contrast", () => {
  it("stand out from black as the strictest level asks", () => {
    for (const hex of HUES) {
      const [red, green, blue] = lightIn(hex);
      expect((0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05, hex).toBeGreaterThan(7);
    }
  });

  it.each([
    ["who sees all colours", AS_IS, 12],
    ["who sees no green", NO_GREEN, 8],
    ["who sees no red", NO_RED, 8],
  ] as const)("are six to somebody %s", (_, eye, least) => {
    for (const [at, one] of HUES.entries())
      for (const other of HUES.slice(at + 1)) expect(apart(one, other, eye), `${one} ${other}`).toBeGreaterThan(least);
  });
});
