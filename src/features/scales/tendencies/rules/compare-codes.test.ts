import { describe, expect, it } from "vitest";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { agreementIndex, congruenceIndex, type ThreeLetters } from "./compare-codes.ts";

const codes: ThreeLetters[] = ENVIRONMENTS.flatMap((a) =>
  ENVIRONMENTS.flatMap((b) => ENVIRONMENTS.map((c): ThreeLetters => [a, b, c])),
).filter((code) => new Set(code).size === 3);

describe("C-index of Brown and Gore", () => {
  it("RIA/RIA 3·3 + 2·3 + 3 = 18; RIA/SEC all opposite, 0; SAE/SEA 3·3 + 2·1 + 1·1 = 12", () => {
    expect(congruenceIndex(["R", "I", "A"], ["R", "I", "A"])).toBe(18);
    expect(congruenceIndex(["R", "I", "A"], ["S", "E", "C"])).toBe(0);
    expect(congruenceIndex(["S", "A", "E"], ["S", "E", "A"])).toBe(12);
  });

  it("weighs the first place most: RIA/CIA 15, RIA/RRA 16, RIA/RII 17 (one step off in one place)", () => {
    expect(congruenceIndex(["R", "I", "A"], ["C", "I", "A"])).toBe(15);
    expect(congruenceIndex(["R", "I", "A"], ["R", "R", "A"])).toBe(16);
    expect(congruenceIndex(["R", "I", "A"], ["R", "I", "I"])).toBe(17);
  });
});

describe("M index of Iachan", () => {
  it("SEI/ESI 10 + 10 + 1 = 21; SEI/ESA 10 + 10 = 20; the same code 22 + 5 + 1 = 28; nothing shared 0", () => {
    expect(agreementIndex(["S", "E", "I"], ["E", "S", "I"])).toBe(21);
    expect(agreementIndex(["S", "E", "I"], ["E", "S", "A"])).toBe(20);
    expect(agreementIndex(["S", "E", "I"], ["S", "E", "I"])).toBe(28);
    expect(agreementIndex(["R", "I", "A"], ["S", "E", "C"])).toBe(0);
  });

  it("SEI/IAS: S first and third 4, I third and first 4 = 8", () => {
    expect(agreementIndex(["S", "E", "I"], ["I", "A", "S"])).toBe(8);
  });
});

it("both are the same from either side and at their top only for equal codes, over all 120 × 120 pairs", () => {
  expect(codes).toHaveLength(120);
  for (const a of codes)
    for (const b of codes) {
      const [c, m] = [congruenceIndex(a, b), agreementIndex(a, b)];
      if (c !== congruenceIndex(b, a) || m !== agreementIndex(b, a)) expect.fail(`${a} ${b} is not symmetric`);
      const same = a.join("") === b.join("");
      if ((c === 18) !== same || (m === 28) !== same) expect.fail(`${a} ${b}: C ${c}, M ${m}`);
    }
});
