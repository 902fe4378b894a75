import { expect, it } from "vitest";
import type { ScheduleView } from "../schema.ts";
import { scheduleBody } from "../schema.ts";
import { rowsOfForm, rowsOfView, scheduleOfForm } from "./schedule-form.ts";

const rest = {
  isTaking: "yes",
  fields: "result\nstudies",
  languages: "ar",
  kinds: "chat",
  about: "",
  zone: "Asia/Muscat",
  minutes: "30",
  bufferMinutes: "10",
  daysAhead: "30",
  meetingLink: "",
};

it("means a schedule: empty rows fall out, midnight ends a day, one day may be named once", () => {
  const { body } = scheduleOfForm({
    ...rest,
    day7_from: "09:00\n\n22:00",
    day7_until: "12:00\n\n00:00",
    day1_from: "",
    day1_until: "",
    away0_from: "2026-12-01",
    away0_until: "",
    away0_hours_from: "",
    away0_hours_until: "",
    away1_from: "",
    away1_until: "",
  });
  const schedule = scheduleBody.parse(body);
  expect(schedule.hours).toEqual([
    { weekday: 7, from: "09:00", until: "12:00" },
    { weekday: 7, from: "22:00", until: "24:00" },
  ]);
  expect(schedule.exceptions).toEqual([{ from: "2026-12-01", until: "2026-12-01", hours: [] }]);
  expect(schedule).toMatchObject({ isTaking: true, fields: ["result", "studies"], meetingLink: null });
});

it("leads each fault to its own control", () => {
  const { body, controls } = scheduleOfForm({
    ...rest,
    day1_from: "\n09:00",
    day1_until: "\n08:00",
    away0_from: "",
    away0_until: "",
    away1_from: "2026-12-05",
    away1_until: "2026-12-01",
    away1_hours_from: "\n10:00",
    away1_hours_until: "\n",
  });
  const issues = scheduleBody.safeParse(body).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => controls.get(path.join("."))))].sort()).toEqual([
    "away1_hours_until_1",
    "away1_until",
    "day1_until_1",
  ]);
  expect(controls.get("exceptions.0.until")).toBe("away1_until");
});

it("stands in the fields as it was kept, or as it was typed", () => {
  const view = {
    hours: [{ weekday: 2, from: "20:00", until: "24:00" }],
    exceptions: [
      { from: "2026-01-01", until: "2026-01-02", hours: [] },
      { from: "2026-12-01", until: "2026-12-01", hours: [{ from: "16:00", until: "17:00" }] },
    ],
  } as unknown as ScheduleView;
  const rows = rowsOfView(view, "2026-11-23");
  expect(rows.days[2]).toEqual([{ from: "20:00", until: "00:00" }]);
  expect(rows.exceptions.map(({ from }) => from)).toEqual(["2026-12-01"]);
  expect(rowsOfForm({ day2_from: "9\nx", day2_until: "" }).days[2]).toEqual([
    { from: "9", until: "" },
    { from: "x", until: "" },
  ]);
});
