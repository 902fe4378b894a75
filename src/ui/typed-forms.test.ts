import { expect, test } from "vitest";
import { isKept } from "./typed-forms.ts";

test("text, choices and selections are kept over a change of language", () => {
  for (const type of ["text", "email", "radio", "checkbox", "select-one", "textarea"])
    expect(isKept({ type, name: "field" })).toBe(true);
});

test("a password is not kept, also while it is shown as text", () => {
  expect(isKept({ type: "password", name: "secret" })).toBe(false);
  expect(isKept({ type: "text", name: "confirmPassword" })).toBe(false);
  expect(isKept({ type: "text", name: "secret", autocomplete: "current-password" })).toBe(false);
  expect(isKept({ type: "hidden", name: "next" })).toBe(false);
  expect(isKept({ type: "text", name: "" })).toBe(false);
});
