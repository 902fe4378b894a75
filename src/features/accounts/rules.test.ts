import { describe, expect, it } from "vitest";
import { linkState } from "./rules.ts";

const now = new Date("2026-11-20T08:00:00Z");

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
