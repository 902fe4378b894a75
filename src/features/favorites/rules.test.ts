import { describe, expect, it } from "vitest";
import { changedIds, MOST_ON_DEVICE, readIds } from "./rules.ts";

describe("favourites on a device", () => {
  it("puts what was saved last first, once, and lets the oldest go", () => {
    expect(changedIds(["a", "b"], "b", true)).toEqual(["b", "a"]);
    expect(changedIds(["a", "b"], "a", false)).toEqual(["b"]);
    const full = Array.from({ length: MOST_ON_DEVICE }, (_, at) => `id${at}`);
    expect(changedIds(full, "new", true)).toEqual(["new", ...full.slice(0, -1)]);
  });

  it.each([
    [undefined, []],
    ["", []],
    ["a.b.a", ["a", "b"]],
    ["A.b..%.<x>.ok1", ["b", "ok1"]],
  ])("reads %j as %j", (value, ids) => expect(readIds(value)).toEqual(ids));
});
