import { expect, it } from "vitest";
import { clockTime } from "./clock-time.ts";
import { formatDate } from "./format.ts";

it("tells an hour of a working day as appointments are told, its letter on the line of its figures", () => {
  expect(["06:45", "12:00", "18:05", "00:30"].map((at) => clockTime(at, "ar"))).toEqual([
    "6:45\u00a0ص",
    "12:00\u00a0م",
    "6:05\u00a0م",
    "12:30\u00a0ص",
  ]);
  expect(["06:45", "18:05", "00:30"].map((at) => clockTime(at, "en"))).toEqual(["06:45", "18:05", "00:30"]);
  expect(clockTime("09:00", "ar").replace("\u00a0", " ")).toBe(
    formatDate("2026-11-29T05:00:00Z", "ar", "Asia/Muscat", "time"),
  );
});
