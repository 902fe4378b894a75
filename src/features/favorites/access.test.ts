import { expect, it } from "vitest";
import { guest, letIn, place, somebody } from "#tests/support/actors.ts";
import { formRefusal, mayKeepInAccount } from "./access.ts";

it("only somebody with an account can keep favourites in it", () => {
  expect(letIn(mayKeepInAccount)).not.toContain("guest");
  expect([guest, place, somebody()].map(mayKeepInAccount)).toEqual([false, false, true]);
});

it("a device can hold favourites and forget them, and cannot hold notes or give what it holds to nobody", () => {
  for (const actor of [guest, place]) {
    for (const act of ["save", "remove", "forget"] as const) expect(formRefusal(actor, act)).toBeNull();
    for (const act of ["note", "claim"] as const) expect(formRefusal(actor, act)).toBe("unauthorized");
  }
  expect(formRefusal(somebody(), "claim")).toBeNull();
});
