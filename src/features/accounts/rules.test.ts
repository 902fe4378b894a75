import { describe, expect, it } from "vitest";
import { deviceWords, isBirthDate, isSignInAlive, linkState } from "./rules.ts";

const now = new Date("2026-11-20T08:00:00Z");

describe("date of birth", () => {
  it.each(["2010-02-29", "2010-13-01", "10-01-2010", "2027-01-01", "1800-01-01", "", "2010-01-01T00:00"])(
    "cannot be %o",
    (text) => expect(isBirthDate(text, now)).toBe(false),
  );
  it("may be a leap day and today", () => {
    expect(isBirthDate("2012-02-29", now)).toBe(true);
    expect(isBirthDate("2026-11-20", now)).toBe(true);
  });
});

describe("an activation link", () => {
  const fresh = {
    usedAt: null,
    expiresAt: "2026-11-21T08:00:00.000Z",
    generation: 2,
    currentGeneration: 2,
    activatedAt: null,
  };
  it("is ready until its time", () => {
    expect(linkState(fresh, now)).toBe("ready");
    expect(linkState(fresh, new Date(fresh.expiresAt))).toBe("invalid");
  });
  it("dies with the sign-up it was made for", () => {
    expect(linkState({ ...fresh, generation: 1 }, now)).toBe("invalid");
    expect(linkState({ ...fresh, generation: 1, activatedAt: "2026-11-20T07:00:00.000Z" }, now)).toBe("invalid");
  });
  it("is used once, by itself or by its sister", () => {
    expect(linkState({ ...fresh, usedAt: "2026-11-20T07:00:00.000Z" }, now)).toBe("used");
    expect(linkState({ ...fresh, activatedAt: "2026-11-20T07:00:00.000Z" }, now)).toBe("used");
  });
});

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
