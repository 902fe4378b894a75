import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { TestClock } from "#tests/support/api.ts";
import type { Context } from "../context.ts";
import { deviceHash, isProven, markDevice, readMark } from "./mark-device.ts";

const clock = new TestClock();
const ctx = {
  secret: "a secret of tests",
  clock,
  random: { bytes: randomBytes },
  config: { publicUrl: "https://wijha.example" },
} as unknown as Context;
const cookieOf = (header: string | null) => markDevice(ctx, header)?.cookie.split(";")[0] ?? "";

test("a browser without a mark is given one, once, and is known by it from then on", () => {
  const made = markDevice(ctx, "lang=ar");
  expect(made?.cookie).toMatch(/^device=[\w-]{22}\.\w+\.[\w-]{22}; .*HttpOnly; Secure/);
  const header = made?.cookie.split(";")[0] ?? "";
  expect(markDevice(ctx, header)).toBeNull();
  expect(deviceHash(ctx, readMark(ctx, header).own)).toBe(made?.device);
});

test("a mark proves something a few seconds after it was given", () => {
  const mark = readMark(ctx, cookieOf(null));
  expect(isProven(mark, clock.now())).toBe(false);
  expect(isProven(mark, new Date(clock.now().getTime() + 4000))).toBe(true);
});

test("a mark that was made up, changed or given by another service proves nothing, however old it says it is", () => {
  const [name = "", given = "", signature = ""] = cookieOf(null).slice("device=".length).split(".");
  const elsewhere = { ...ctx, secret: "another" } as Context;
  const later = new Date(clock.now().getTime() + 3_600_000);
  for (const made of [
    "invented",
    `${name}.1.${signature}`,
    `${"A".repeat(22)}.${given}.${signature}`,
    `${name}.${given}.${"A".repeat(22)}`,
    `${name}.${given}`,
  ])
    expect(isProven(readMark(ctx, `device=${made}`), later)).toBe(false);
  expect(isProven(readMark(elsewhere, `device=${name}.${given}.${signature}`), later)).toBe(false);
});

test("a browser marked before marks were signed keeps its name, so that its accounts know it", () => {
  const former = "AAAAAAAAAAAAAAAAAAAAAA";
  expect(readMark(ctx, cookieOf(`device=${former}`)).own).toBe(former);
  expect(readMark(ctx, `device=${former}`)).toEqual({ own: former, givenAt: null });
});
