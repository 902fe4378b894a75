import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Haystack } from "./haystack.ts";

const texts = fc.array(fc.option(fc.string({ unit: fc.constantFrom("a", "b", "ا", "ب", " ") }), { nil: null }), {
  maxLength: 30,
});
const wanted = fc.string({ unit: fc.constantFrom("a", "b", "ا", "ب", " "), maxLength: 4 });

describe("a text looked for in all records", () => {
  it("is found where each of them holds it, and nowhere else", () => {
    fc.assert(
      fc.property(texts, wanted, (all, text) => {
        const hay = new Haystack(all);
        const ranks = (test: (one: string) => boolean) =>
          all.flatMap((one, rank) => (one !== null && test(one) ? [rank] : []));
        expect([...(hay.holding(text) ?? [])]).toEqual(ranks((one) => one.includes(text)));
        expect([...(hay.without(text) ?? [])]).toEqual(ranks((one) => !one.includes(text)));
      }),
    );
  });

  it("is not looked for here when it could reach from one record into the next", () => {
    expect(new Haystack(["a", "b"]).holding("a\u0000b")).toBeNull();
  });
});
