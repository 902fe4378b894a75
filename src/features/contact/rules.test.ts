import { describe, expect, it } from "vitest";
import { dueAt, isOverdue, looksLikeSpam, referenceOf } from "./rules.ts";
import { referenceAsked } from "./schema.ts";

describe("messages to us", () => {
  it("are due 48 hours after they were sent, and late from then on while they wait", () => {
    const due = dueAt(new Date("2026-11-20T08:00:00Z"));
    expect(due.toISOString()).toBe("2026-11-22T08:00:00.000Z");
    const due_at = due.toISOString();
    expect(isOverdue({ state: "open", due_at }, due)).toBe(false);
    expect(isOverdue({ state: "open", due_at }, new Date(due.getTime() + 1))).toBe(true);
    expect(isOverdue({ state: "answered", due_at }, new Date("2027-01-01"))).toBe(false);
  });

  it.each([
    [{ message: "the page stays white", trap: "" }, false],
    [{ message: "see https://a.example and www.b.example", trap: "" }, false],
    [{ message: "https://a.example www.b.example", subject: "http://c.example", trap: "" }, true],
    [{ message: "hello", trap: "x" }, true],
  ])("%j looks like advertising: %s", (written, spam) => expect(looksLikeSpam(written)).toBe(spam));

  it("are called by eight signs that nobody mistakes", () => {
    const all = Array.from({ length: 256 }, (_, at) => referenceOf(new Uint8Array(8).fill(at))).join("");
    expect(all).not.toMatch(/[01OILUSB]/);
    expect(referenceOf(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toMatch(/^.{4}-.{4}$/);
  });

  it.each([
    ["7k3m 9qxw", "7K3M-9QXW"],
    ["٧K3M-٩QXW", "7K3M-9QXW"],
    ["7K3M", null],
    [null, null],
  ])("are found by %j", (typed, reference) => expect(referenceAsked(typed)).toBe(reference));
});
