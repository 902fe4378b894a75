import { expect, test } from "vitest";
import { readPairs, readUtf8 } from "./wire-text.ts";

test("UTF-8 in any script, and nothing else", () => {
  expect(readUtf8(Buffer.from("سلمى Zoë 👩‍🔬"))).toBe("سلمى Zoë 👩‍🔬");
  for (const bytes of [Buffer.from("Zoë", "latin1"), Buffer.from([0xc3, 0x28]), Buffer.from([0xed, 0xa0, 0x80])])
    expect(() => readUtf8(bytes)).toThrow("bad_json");
});

test("the fields of a form, escapes included", () => {
  const pairs = [
    ["a", "ë 1"],
    ["a", "2"],
  ];
  expect(readPairs(Buffer.from("a=%C3%AB+1&a=2"))).toEqual(pairs);
  for (const text of ["a=%EB", "%ff=1"]) expect(() => readPairs(Buffer.from(text))).toThrow("bad_json");
});
