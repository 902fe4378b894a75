import { describe, expect, it } from "vitest";
import { isNewDeviceTold } from "./new-device.ts";
import { isSecondStepAdvised, isSetUpOpen, openSteps, recoveryCode, stepAt, typedCode } from "./second-step.ts";
import { inGroups } from "./typed-code.ts";

const at = (seconds: number) => new Date(seconds * 1000);

describe("time steps", () => {
  it("last 30 seconds; the one before and the one after count too", () => {
    expect(stepAt(at(59))).toBe(1);
    expect(stepAt(at(60))).toBe(2);
    expect(openSteps(at(3000), 0)).toEqual([99, 100, 101]);
  });

  it("count once, and none before one that was used", () => {
    expect(openSteps(at(3000), 100)).toEqual([101]);
    expect(openSteps(at(3000), 101)).toEqual([]);
  });
});

describe("a typed code", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456\u200f", "123456"],
    ["١٢٣٤٥٦", "123456"],
    ["۱۲۳-۴۵۶", "123456"],
    ["１２３４５６", "123456"],
  ])("%s is one of the app", (text, code) => expect(typedCode(text)).toEqual({ kind: "app", code }));

  it.each(["ABCD-EFGH-JKMN", "abcd efgh jkmn", "abcd–efgh–jkmn"])("%s is a recovery code", (text) =>
    expect(typedCode(text)).toEqual({ kind: "recovery", code: "ABCDEFGHJKMN" }),
  );

  it("takes letters that look like digits for them", () =>
    expect(typedCode("OOOO-IIII-LLLL")).toEqual({ kind: "recovery", code: "000011111111" }));

  it.each(["", "12345", "1234567", "12345a7", "<script>", "ABCD-EFGH-JKM", "ABCD-EFGH-JK*N", "١".repeat(10_000)])(
    "%s is none",
    (text) => expect(typedCode(text)).toBeNull(),
  );
});

it("makes recovery codes of 60 bits that are read back as they are", () => {
  const codes = Array.from({ length: 256 }, (_, byte) => recoveryCode(new Uint8Array(20).fill(byte)));
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(32);
  for (const code of codes) expect(typedCode(code)).toMatchObject({ kind: "recovery", code: code.replaceAll("-", "") });
  expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
});

it("keeps a new secret open for a quarter of an hour", () => {
  expect(isSetUpOpen(at(0).toISOString(), at(899))).toBe(true);
  expect(isSetUpOpen(at(0).toISOString(), at(900))).toBe(false);
});

it("is advised to who sees much of others", () => {
  const who = (accountType: "Student" | "Consultant", roles: ("author" | "editor" | "teacher" | "admin")[]) =>
    isSecondStepAdvised({ accountType, roles });
  expect([who("Student", []), who("Student", ["author"])]).toEqual([false, false]);
  expect([who("Consultant", []), who("Student", ["teacher"]), who("Student", ["editor"])]).toEqual([true, true, true]);
});

describe("a sign-in from a device that is not known", () => {
  const facts = { method: "password", isDemo: false, activatedAt: at(0).toISOString(), hasOthers: true };
  it("is told", () => expect(isNewDeviceTold(facts, at(60))).toBe(true));
  it("is no news when it is the first of a new account", () => {
    expect(isNewDeviceTold({ ...facts, hasOthers: false }, at(60))).toBe(false);
    expect(isNewDeviceTold({ ...facts, hasOthers: false }, at(2 * 86_400))).toBe(true);
  });
  it.each(["activation", "reset", "place"])("is told otherwise after %s", (method) =>
    expect(isNewDeviceTold({ ...facts, method }, at(60))).toBe(false),
  );
  it("is not told to demo people", () => expect(isNewDeviceTold({ ...facts, isDemo: true }, at(60))).toBe(false));
});
