import { expect, it } from "vitest";
import { hasAccount } from "#shared/actor.ts";
import { guest, place, somebody } from "#tests/support/actors.ts";
import { permit, refuseIf, stillThere } from "./permission.ts";

const codeOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

it("whoever a rule lets goes on as who they are", () => {
  const asker = somebody();
  expect(permit(asker, hasAccount)).toBe(asker);
});
it("who is nobody hears 401", () => expect(codeOf(() => permit(guest, hasAccount))).toBe("unauthorized"));
it("everybody else hears 403", () => expect(codeOf(() => permit(place, hasAccount))).toBe("forbidden"));
it("a refusal is thrown as it was answered", () =>
  expect(codeOf(() => refuseIf("results_hidden"))).toBe("results_hidden"));
it("null is a yes", () => expect(codeOf(() => refuseIf(null))).toBeUndefined());
it("an asker who is gone in the meantime is nobody", () =>
  expect([null, undefined].map((found) => codeOf(() => stillThere(found)))).toEqual(["unauthorized", "unauthorized"]));
it("what is there is there, also when it is false", () => expect(stillThere(false)).toBe(false));
