import { describe, expect, it } from "vitest";
import { chiSquareTail, normalTail } from "./tails.ts";

describe("tails", () => {
  it("normal: the printed values, and 1 − the other side", () => {
    const printed = [
      [0, 0.5],
      [1, 0.15865525],
      [1.96, 0.0249979],
      [3.3, 0.00048342],
      [6, 9.8659e-10],
    ] as const;
    for (const [z, tail] of printed) {
      expect(normalTail(z) / tail).toBeCloseTo(1, 4);
      expect(normalTail(-z)).toBeCloseTo(1 - tail, 8);
    }
  });

  it("chi-square with 5 df equals the integral of its density, computed elsewhere", () => {
    const integrated = [
      [1.145, 0.95004378],
      [4.351, 0.50006306],
      [7.289, 0.20001888],
      [9.236, 0.10001315],
      [11.07, 0.05000962],
      [15.086, 0.01000112],
      [20.515, 0.001],
    ] as const;
    for (const [q, tail] of integrated) expect(chiSquareTail(q, 5)).toBeCloseTo(tail, 6);
  });

  it("has the printed critical values of other degrees too: 3.841, 5.991, 7.815 and 9.488 at .05", () => {
    for (const [at, q] of [3.841, 5.991, 7.815, 9.488].entries()) expect(chiSquareTail(q, at + 1)).toBeCloseTo(0.05, 4);
  });

  it("is 1 at 0, 0 at the end, and refuses what cannot be", () => {
    expect([chiSquareTail(0, 5), chiSquareTail(Infinity, 5)]).toEqual([1, 0]);
    expect(() => chiSquareTail(-1, 5)).toThrow(RangeError);
    expect(() => chiSquareTail(1, 0)).toThrow(RangeError);
  });
});
