import { expect, it } from "vitest";
import { type Counted, figuresOf } from "./figures.ts";

const since = "2026-11-01T00:00:00.000Z";
const one = (changes: Partial<Counted> = {}): Counted => ({
  status: "approved",
  bookedAt: "2026-11-10T08:00:00.000Z",
  startsAt: "2026-11-12T08:00:00.000Z",
  answeredAt: null,
  ...changes,
});
const after = (hours: number) => new Date(Date.parse(one().bookedAt) + hours * 3_600_000).toISOString();

it("counts bookings by when they were made and meetings by when they began", () => {
  const before = { bookedAt: "2026-10-30T08:00:00.000Z" };
  const figures = figuresOf(
    [
      one({ status: "completed" }),
      one({ ...before, status: "completed" }),
      one({ ...before, status: "declined" }),
      one({ status: "declined" }),
      one({ status: "noShowUser" }),
      one({ status: "noShowConsultant", startsAt: "2026-10-31T23:59:59.999Z" }),
      one({ status: "cancelledByUser" }),
    ],
    since,
  );
  expect(figures).toEqual({ booked: 5, held: 2, declined: 1, missed: 1, answered: 0, answerHours: null });
});

it("takes the middle of the hours to the first answer, of an even number the mean of the two", () => {
  const hours = (values: number[]) =>
    figuresOf(
      values.map((value) => one({ answeredAt: after(value) })),
      since,
    ).answerHours;
  expect(hours([])).toBeNull();
  expect(hours([3])).toBe(3);
  expect(hours([10, 1, 2])).toBe(2);
  expect(hours([8, 1, 2, 4])).toBe(3);
});
