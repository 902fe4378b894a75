import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actRefusal } from "./access.ts";
import {
  ACTS,
  isBeforeCutoff,
  isBookable,
  isLinkShown,
  isLive,
  pendingUntil,
  SIDES,
  STATUSES,
  statusAfter,
} from "./rules.ts";

const now = new Date("2026-11-23T08:00:00.000Z");
const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
const MINUTE = 60_000;

describe("the fifteen minutes", () => {
  it("refuse at exactly fifteen, and let pass a millisecond more", () => {
    expect(isBookable(inMs(15 * MINUTE), now)).toBe(false);
    expect(isBookable(inMs(15 * MINUTE + 1), now)).toBe(true);
    expect(isBookable(inMs(-1), now)).toBe(false);
  });

  it("are not waited into by what waits for approval", () => {
    expect(pendingUntil(inMs(60 * MINUTE), 48, now)).toBe(inMs(45 * MINUTE));
    expect(pendingUntil(inMs(100 * 60 * MINUTE), 48, now)).toBe(inMs(48 * 60 * MINUTE));
  });
});

it("lets cancel up to the cut-off, the moment itself included", () => {
  expect(isBeforeCutoff(inMs(15 * MINUTE), 15, now)).toBe(true);
  expect(isBeforeCutoff(inMs(15 * MINUTE - 1), 15, now)).toBe(false);
});

it("shows the link of a meeting from ten minutes before it to its end", () => {
  const span = (ms: number) => ({ startsAt: inMs(ms), endsAt: inMs(ms + 30 * MINUTE) });
  expect(isLinkShown(span(10 * MINUTE), now)).toBe(true);
  expect(isLinkShown(span(10 * MINUTE + 1), now)).toBe(false);
  expect(isLinkShown(span(-30 * MINUTE), now)).toBe(true);
  expect(isLinkShown(span(-30 * MINUTE - 1), now)).toBe(false);
});

describe("what becomes of a consultation", () => {
  it("follows its steps", () => {
    expect(statusAfter("approve", "pending", "advisor")).toBe("approved");
    expect(statusAfter("decline", "pending", "advisor")).toBe("declined");
    expect(statusAfter("cancel", "approved", "person")).toBe("cancelledByUser");
    expect(statusAfter("cancel", "pending", "advisor")).toBe("cancelledByConsultant");
    expect(statusAfter("complete", "approved", "advisor")).toBe("completed");
    expect(statusAfter("move", "approved", "person")).toBe("pending");
    expect(statusAfter("move", "approved", "advisor")).toBe("approved");
    expect(statusAfter("accept", "pending", "person")).toBe("approved");
  });

  it("never leaves an end, but for what was marked by mistake after a meeting", () => {
    const afterMeeting = ["completed", "noShowUser", "noShowConsultant"];
    for (const status of STATUSES)
      for (const act of ACTS)
        for (const side of SIDES) {
          if (act === "book" || isLive(status)) continue;
          const next = statusAfter(act, status, side);
          if (next) expect([afterMeeting.includes(status), afterMeeting.includes(next)]).toEqual([true, true]);
        }
  });

  it("is approved only by who was asked", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTS), fc.constantFrom(...STATUSES), (act, status) => {
        if (act === "book" || act === "accept" || actRefusal("person", act) !== null) return;
        const next = statusAfter(act, status, "person");
        expect(next === "approved" && status !== "approved").toBe(false);
      }),
    );
    expect(statusAfter("approve", "approved", "advisor")).toBeNull();
    expect(statusAfter("approve", "expired", "advisor")).toBeNull();
  });
});
