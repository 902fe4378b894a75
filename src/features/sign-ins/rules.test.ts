import { describe, expect, it } from "vitest";
import { deviceWords, isSignInAlive } from "./rules.ts";

const now = new Date("2026-11-20T08:00:00Z");

describe("a sign-in", () => {
  const times = { lastUsedAt: "2026-11-10T08:00:00.000Z", expiresAt: "2026-12-20T08:00:00.000Z" };
  it("ends when idle for too long", () => {
    expect(isSignInAlive(times, now, 11)).toBe(true);
    expect(isSignInAlive(times, now, 10)).toBe(false);
  });
  it("ends at its end however much it is used", () => {
    expect(isSignInAlive({ ...times, expiresAt: now.toISOString() }, now, 14)).toBe(false);
  });
});

it("a device is named in words", () => {
  expect(deviceWords("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox · Windows",
  );
  expect(deviceWords("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
    "Safari · iOS",
  );
  expect(deviceWords("curl/8")).toBe("");
});
