import { expect, it } from "vitest";
import { monthsBefore } from "./months-before.ts";

it("goes back by calendar months, over years too, and leaves its argument alone", () => {
  const now = new Date("2026-03-15T10:00:00.000Z");
  expect(monthsBefore(now, 24).toISOString()).toBe("2024-03-15T10:00:00.000Z");
  expect(monthsBefore(now, 4).toISOString()).toBe("2025-11-15T10:00:00.000Z");
  expect(now.toISOString()).toBe("2026-03-15T10:00:00.000Z");
});
