import { expect, test } from "vitest";
import { fateOf, isKept, type SentDraft } from "./form-draft.ts";

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

const sent: SentDraft = { path: "/account/email", forms: [], who: "salma@example.org", at: 0, waits: false };
const here = { pathname: "/home", next: null, who: null, now: 1000 };

test("a sent form waits only when the answer is that somebody has to sign in for it", () => {
  expect(fateOf(sent, { ...here, pathname: "/signin", next: "/account/email?x=1" })).toBe("waits");
  expect(fateOf(sent, { ...here, pathname: "/signin", next: "/account/password" })).toBe("over");
  expect(fateOf(sent, { ...here, pathname: "/account/email", who: sent.who })).toBe("over");
  expect(fateOf(sent, { ...here, pathname: "/signin", next: "/account/email", now: 61_000 })).toBe("over");
});

test("what waits comes back at its own page, to the same person, within half an hour", () => {
  const waiting = { ...sent, waits: true };
  const back = { ...here, pathname: "/account/email", who: sent.who };
  expect(fateOf(waiting, { ...here, pathname: "/signin" })).toBe("waits");
  expect(fateOf(waiting, { ...here, pathname: "/home", who: sent.who })).toBe("waits");
  expect(fateOf(waiting, back)).toBe("back");
  expect(fateOf(waiting, { ...back, who: "other@example.org" })).toBe("over");
  expect(fateOf(waiting, { ...back, now: 31 * 60_000 })).toBe("over");
});
