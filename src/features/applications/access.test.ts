import { describe, expect, it } from "vitest";
import { administrator, advisor, guest, letIn, place, somebody, teacher } from "#tests/support/actors.ts";
import { applyRefusal, decideRefusal, kindsOpenTo, mayDecideApplications, takeBackRefusal } from "./access.ts";

const row = { user_id: 9, state: "waiting", told_at: null } as const;
const refused = { ...row, state: "refused" } as const;

describe("applications", () => {
  it("administrators decide on them, and nobody else", () =>
    expect(letIn(mayDecideApplications)).toEqual(["administrator"]));
  it("a place in a class cannot apply for anything, nor can an advisor", () =>
    expect([place, advisor].map(kindsOpenTo)).toEqual([[], []]));
  it("a teacher and an administrator can apply to be advisors", () =>
    expect([teacher, administrator].map(kindsOpenTo)).toEqual([["advisor"], ["advisor"]]));
  it("somebody can apply for both, of age or of unknown age", () => {
    for (const kind of ["advisor", "teacher"] as const)
      for (const age of ["adult", "unknown"] as const)
        expect(applyRefusal(somebody(), { kind, age, isWaiting: false })).toBeNull();
  });
  it("a minor cannot, nor whoever waits for an answer", () => {
    expect(applyRefusal(somebody(), { kind: "teacher", age: "minor", isWaiting: false })).toBe("application_minor");
    expect(applyRefusal(somebody(), { kind: "teacher", age: "adult", isWaiting: true })).toBe("application_waiting");
  });
  it("nobody decides on their own, or on what was decided", () => {
    expect(decideRefusal(administrator, row)).toBeNull();
    expect(decideRefusal(administrator, { ...row, user_id: administrator.id })).toBe("forbidden");
    expect(decideRefusal(administrator, refused)).toBe("conflict");
  });
  it("a refusal can be taken back until it is told, an acceptance cannot", () => {
    expect(takeBackRefusal(administrator, refused)).toBeNull();
    expect(takeBackRefusal(administrator, { ...refused, told_at: "2026-11-20T08:00:00.000Z" })).toBe("conflict");
    expect(takeBackRefusal(administrator, { ...row, state: "accepted" })).toBe("conflict");
  });
  it("a guest decides on nothing", () => expect(mayDecideApplications(guest)).toBe(false));
});
