import { expect, test } from "vitest";
import { presentDays } from "./presenter.server.ts";
import type { Notification } from "./schema.ts";

const told = (id: number, createdAt: string) => ({ id, createdAt, age: `age ${id}` }) as Notification;

test("notifications stand under the days of the site's time zone: today with their age, older ones with their time", () => {
  const items = [
    told(4, "2026-11-22T21:00:00Z"),
    told(3, "2026-11-22T19:00:00Z"),
    told(2, "2026-11-22T05:30:00Z"),
    told(1, "2026-11-02T08:00:00Z"),
  ];
  const face = { motif: "flag", hue: "A" } as const;
  const at = {
    locale: "en",
    now: new Date("2026-11-23T06:00:00Z"),
    timeZone: "Asia/Muscat",
    faceOf: ({ kind }: Notification) => (kind === "step" ? face : undefined),
  } as const;
  const days = presentDays(items, at);
  expect(days.map(({ day, items: of }) => [day, of.map(({ item }) => item.id)])).toEqual([
    ["Today", [4]],
    ["Yesterday", [3, 2]],
    ["2 November 2026", [1]],
  ]);
  expect(days[0]?.items[0]?.when).toBe("age 4");
  expect(days[1]?.items[1]?.when).toMatch(/09:30/);
  expect(presentDays([], at)).toEqual([]);
  expect(presentDays([{ ...told(5, "2026-11-22T08:00:00Z"), kind: "step" }], at)[0]?.items[0]?.face).toBe(face);
  expect(days[0]?.items[0]?.face.motif).toBe("bell");
});

test("within a day the newest stands first, also where it was written before an older one", () => {
  const items = [told(9, "2026-11-23T05:27:00Z"), told(8, "2026-11-23T05:57:00Z"), told(7, "2026-11-23T05:57:00Z")];
  const at = { locale: "en", now: new Date("2026-11-23T06:00:00Z"), timeZone: "UTC", faceOf: () => undefined } as const;
  expect(presentDays(items, at)[0]?.items.map(({ item }) => item.id)).toEqual([8, 7, 9]);
});
