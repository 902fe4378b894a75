import { expect, it } from "vitest";
import { ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import { openStep, type SignUpDraft, stepAfter, stepsOf, withKind } from "./sign-up-steps.ts";

const pupil: SignUpDraft = { door: "password", accountType: "Student" };
const named = { ...pupil, firstName: "Salma", lastName: "Harthi", isNamed: true };

it("asks grade and age of pupils alone", () => {
  for (const type of ORDINARY_ACCOUNT_TYPES) expect(stepsOf(type).includes("about")).toBe(type === "Student");
});

it("opens a step only behind those that were sent", () => {
  expect(openStep(pupil, "account")).toBe("name");
  expect(openStep({ ...pupil, firstName: "Salma", lastName: "Harthi" }, "about")).toBe("name");
  expect(openStep(named, "account")).toBe("about");
  expect(openStep({ ...named, isTold: true }, "account")).toBe("account");
  expect(openStep(withKind(named, "Employee"), "about")).toBe("account");
  for (const step of ["kind", "name", "about"] as const) expect(openStep(named, step)).toBe(step);
});

it("goes on to the next one", () => {
  expect(stepAfter(named, "name")).toBe("about");
  expect(stepAfter({ ...named, accountType: "Guardian" }, "name")).toBe("account");
  expect(stepAfter(named, "account")).toBeUndefined();
});

it("forgets what another kind of account is not asked", () => {
  const told = { ...named, grade: "10", birthDate: "2010-03-27", isTold: true } as const;
  expect(withKind(told, "Guardian")).toEqual({ ...named, accountType: "Guardian" });
  expect(withKind(told, "Student")).toEqual(told);
});
