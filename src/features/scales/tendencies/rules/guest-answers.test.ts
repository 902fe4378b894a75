import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { STATEMENTS } from "../rules.ts";
import {
  countAnswered,
  firstOpen,
  GUEST_DAYS,
  guestDaysLeft,
  guestSeconds,
  readGuestAnswers,
  withGuestAnswer,
  writeGuestAnswers,
} from "./guest-answers.ts";
import { guestOrder, trialStatements } from "./try-statements.ts";

const DAY = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 22, 9);
const today = now / DAY - (now % DAY) / DAY;
const answer = (number: number, mark: "t" | "f" = "t", version = 1) => ({ version, number, mark });

describe("what a device holds of a guest", () => {
  it("comes back as it was written", () => {
    const given = fc.array(fc.tuple(fc.integer({ min: 1, max: STATEMENTS }), fc.constantFrom("t", "f")), {
      minLength: 1,
    });
    fc.assert(
      fc.property(given, (all) => {
        const answers = all.reduce(
          (before, [number, mark]) => withGuestAnswer(before, answer(number, mark as "t" | "f"), now),
          withGuestAnswer(null, answer(1), now),
        );
        expect(readGuestAnswers(writeGuestAnswers(answers), now)).toEqual(answers);
        const last = new Map<number, string>([[1, "t"], ...(all as [number, string][])]);
        for (const [number, mark] of last) expect(answers.letters[number - 1]).toBe(mark);
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
      `1.${today}.txf`,
      `0.${today}.t`,
      `1.${today}.${"t".repeat(STATEMENTS + 1)}`,
      `\u0661.${today}.t`,
      `1.${today}.t; Path=/`,
      "1.<script>.t",
      `1.${today}.T`,
      "__proto__",
    ])
      expect(readGuestAnswers(text, now), text).toBeNull();
    expect(readGuestAnswers(`1.${today}.${"t".repeat(STATEMENTS)}`, now)?.letters).toHaveLength(STATEMENTS);
    fc.assert(fc.property(fc.string(), (text) => void readGuestAnswers(text, now)));
  });
  it("is gone after seven days, counted from the last answer, and cannot come from tomorrow", () => {
    const first = withGuestAnswer(null, answer(1), now);
    const text = writeGuestAnswers(first);
    expect(readGuestAnswers(text, now + (GUEST_DAYS - 1) * DAY)).toEqual(first);
    expect(readGuestAnswers(text, now + GUEST_DAYS * DAY)).toBeNull();
    expect(readGuestAnswers(text, now - DAY)).toBeNull();
    const second = withGuestAnswer(first, answer(2), now + 3 * DAY);
    expect(readGuestAnswers(writeGuestAnswers(second), now + 9 * DAY)?.letters).toBe("tt");
    expect(guestDaysLeft(first, now)).toBe(7);
    expect(guestDaysLeft(first, now + 6 * DAY)).toBe(1);
    expect(guestSeconds(first, now)).toBeLessThanOrEqual(GUEST_DAYS * 86_400);
  });
  it("begins anew with another version of the statements", () => {
    const first = withGuestAnswer(withGuestAnswer(null, answer(1), now), answer(2), now);
    expect(withGuestAnswer(first, answer(2, "f", 2), now)).toMatchObject({ version: 2, letters: "-f" });
  });
  it("knows the first open statement", () => {
    expect(firstOpen("", STATEMENTS)).toBe(1);
    expect(firstOpen("tf-t", STATEMENTS)).toBe(3);
    expect(firstOpen("t".repeat(STATEMENTS), STATEMENTS)).toBeNull();
  });
});

describe("a guest's order", () => {
  const environments: Environment[] = ["A", "A", "R", "I", "S", "C", "E", "R"];
  const form = environments.map((environment, at) => ({ id: `X${at}`, environment }));
  it("begins with one statement of each environment and leaves none out", () => {
    const order = guestOrder(form);
    expect(
      order
        .slice(0, 6)
        .map(({ environment }) => environment)
        .sort(),
    ).toEqual([...ENVIRONMENTS].sort());
    expect(order.slice(0, 6)).toEqual(trialStatements(form));
    expect(order.map(({ id }) => id).sort()).toEqual(form.map(({ id }) => id).sort());
    expect(order.slice(6).map(({ id }) => id)).toEqual(["X1", "X7"]);
  });
});
