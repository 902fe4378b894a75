import { describe, expect, it } from "vitest";
import type { ApiAnswer } from "../schema.ts";
import { CLOSED, isSettled, nextState, type OverlayEvent, type OverlayState } from "./overlay-state.ts";

const answerOf = (...related: string[]) =>
  ({ data: [], meta: { pagination: { start: 0, limit: 3, total: 1 }, related } }) as unknown as ApiAnswer;
const follow = (state: OverlayState, ...events: OverlayEvent[]) => events.reduce(nextState, state);
const typed = (text: string): OverlayEvent => ({ kind: "typed", text });
const ASKED: OverlayEvent = { kind: "asked" };
const answered = ({ question }: OverlayState, answer: ApiAnswer | null): OverlayEvent => {
  if (!question) throw new Error("Nothing was asked.");
  return { kind: "answered", question, answer };
};

describe("the overlay", () => {
  it("waits from two letters on and opens when it asks", () => {
    expect(follow(CLOSED, typed("م"))).toMatchObject({ isWaiting: false, isOpen: false });
    const waiting = follow(CLOSED, typed("مم"));
    expect(waiting).toMatchObject({ isWaiting: true, isOpen: false, question: null });
    expect(follow(waiting, ASKED)).toMatchObject({ isWaiting: false, isOpen: true, isLoading: true });
  });

  it("asks nothing of fewer than two letters, whatever is pressed", () => {
    expect(follow(CLOSED, typed(" \u200f م "), ASKED)).toMatchObject({ question: null, isOpen: false });
  });

  it("closes when letters are taken away", () => {
    const open = follow(CLOSED, typed("nurse"), ASKED);
    expect(follow(open, answered(open, answerOf()), typed("n"))).toMatchObject({ isOpen: false, answer: null });
  });

  it("leaves a late answer aside", () => {
    const first = follow(CLOSED, typed("nurse"), ASKED);
    const second = follow(first, typed("pilot"), ASKED);
    expect(follow(second, answered(first, answerOf("late")))).toBe(second);
    expect(follow(second, answered(second, answerOf("own"))).related).toEqual(["own"]);
  });

  it("asks again with every keyword that is chosen, and keeps what is shown until then", () => {
    const asked = follow(CLOSED, typed("nurse"), ASKED);
    const first = follow(asked, answered(asked, answerOf("care", "ward")));
    const one = follow(first, { kind: "toggled", keyword: "care" });
    expect(one).toMatchObject({ question: { word: "nurse", keywords: ["care"] }, isLoading: true });
    expect(one.answer).toBe(first.answer);
    const both = follow(one, answered(one, answerOf("else")), { kind: "toggled", keyword: "ward" });
    expect(both.question?.keywords).toEqual(["care", "ward"]);
    expect(both.related).toEqual(["care", "ward"]);
    expect(follow(both, { kind: "toggled", keyword: "care" }).keywords).toEqual(["ward"]);
    expect(follow(both, typed("nurses")).keywords).toEqual([]);
  });

  it("is closed by a failure, and the next Enter leads on", () => {
    const asked = follow(CLOSED, typed("nurse"), ASKED);
    expect(isSettled(asked)).toBe(false);
    const failed = follow(asked, answered(asked, null));
    expect([failed.isOpen, isSettled(failed)]).toEqual([false, true]);
  });

  it("stays closed when it was closed before the answer came", () => {
    const closed = follow(CLOSED, typed("nurse"), ASKED, { kind: "closed" });
    const late = follow(closed, answered(closed, answerOf()));
    expect(late.isOpen).toBe(false);
    expect(follow(late, { kind: "opened" }).isOpen).toBe(true);
  });

  it("does not ask a word that was left before the rest was over", () => {
    expect(follow(CLOSED, typed("nurse"), { kind: "closed" }).isWaiting).toBe(false);
  });
});
