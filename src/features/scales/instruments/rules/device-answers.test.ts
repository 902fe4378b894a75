import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAnswered,
  firstOpen,
  GUEST_DAYS,
  guestDaysLeft,
  guestSeconds,
  readDeviceAnswers,
  withDeviceAnswer,
  writeDeviceAnswers,
} from "./device-answers.ts";

const DAY = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 22, 9);
const today = now / DAY - (now % DAY) / DAY;
const STATEMENTS = 54;
const MOST = 200;
const answer = (number: number, place = 1, version = 1) => ({ version, number, place });

describe("what a device holds of a guest", () => {
  it("comes back as it was written", () => {
    const given = fc.array(fc.tuple(fc.integer({ min: 1, max: STATEMENTS }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(given, (all) => {
        const answers = all.reduce(
          (before, [number, place]) => withDeviceAnswer(before, answer(number, place), now),
          withDeviceAnswer(null, answer(1), now),
        );
        expect(readDeviceAnswers(writeDeviceAnswers(answers), now)).toEqual(answers);
        const last = new Map([[1, 1], ...all] as [number, number][]);
        for (const [number, place] of last) expect(answers.letters[number - 1]).toBe(String(place));
        expect(countAnswered(answers.letters)).toBe(last.size);
      }),
    );
  });
  it("is nothing when it is garbage, too long, or in other digits", () => {
    for (const text of [
      undefined,
      "",
      "1",
      `1.${today}`,
      `1.${today}.`,
      `1.${today}.---`,
      `1.${today}.1x2`,
      `0.${today}.1`,
      `1.${today}.${"1".repeat(MOST + 1)}`,
      `\u0661.${today}.1`,
      `1.${today}.1; Path=/`,
      "1.<script>.1",
      `1.${today}.6`,
      "__proto__",
    ])
      expect(readDeviceAnswers(text, now), text).toBeNull();
    expect(readDeviceAnswers(`1.${today}.${"1".repeat(MOST)}`, now)?.letters).toHaveLength(MOST);
    fc.assert(fc.property(fc.string(), (text) => void readDeviceAnswers(text, now)));
  });
  it("is gone after seven days, counted from the last answer, and cannot come from tomorrow", () => {
    const first = withDeviceAnswer(null, answer(1), now);
    const text = writeDeviceAnswers(first);
    expect(readDeviceAnswers(text, now + (GUEST_DAYS - 1) * DAY)).toEqual(first);
    expect(readDeviceAnswers(text, now + GUEST_DAYS * DAY)).toBeNull();
    expect(readDeviceAnswers(text, now - DAY)).toBeNull();
    const second = withDeviceAnswer(first, answer(2), now + 3 * DAY);
    expect(readDeviceAnswers(writeDeviceAnswers(second), now + 9 * DAY)?.letters).toBe("11");
    expect(guestDaysLeft(first, now)).toBe(7);
    expect(guestDaysLeft(first, now + 6 * DAY)).toBe(1);
    expect(guestSeconds(first, now)).toBeLessThanOrEqual(GUEST_DAYS * 86_400);
  });
  it("begins anew with another version of the statements", () => {
    const first = withDeviceAnswer(withDeviceAnswer(null, answer(1), now), answer(2), now);
    expect(withDeviceAnswer(first, answer(2, 2, 2), now)).toMatchObject({ version: 2, letters: "-2" });
  });
  it("knows the first open statement", () => {
    expect(firstOpen("", STATEMENTS)).toBe(1);
    expect(firstOpen("12-1", STATEMENTS)).toBe(3);
    expect(firstOpen("1".repeat(STATEMENTS), STATEMENTS)).toBeNull();
  });
});
