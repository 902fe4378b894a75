import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

let now = Date.parse("2026-11-20T08:00:00Z");
const ctx = {
  secret: "a secret of tests that is thirty-two letters long",
  random: { bytes: randomBytes, int: randomInt },
  clock: { now: () => new Date(now) },
};

describe("a sealed value", () => {
  it("opens for its purpose only", () => {
    const sealed = seal(ctx, "one", { user: 7, name: "سالم" });
    expect(unseal(ctx, "one", sealed)).toEqual({ user: 7, name: "سالم" });
    expect(unseal(ctx, "another", sealed)).toBeNull();
    expect(unseal({ ...ctx, secret: "another secret that is thirty-two letters long" }, "one", sealed)).toBeNull();
  });

  it("tells nothing, and is never the same twice", () => {
    expect(Buffer.from(seal(ctx, "one", "marker"), "base64url").toString("latin1")).not.toContain("marker");
    expect(seal(ctx, "one", 1)).not.toBe(seal(ctx, "one", 1));
  });

  it("does not open once it was changed, cut or has run out", () => {
    const sealed = seal(ctx, "one", "value", 60);
    const bytes = Buffer.from(sealed, "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(unseal(ctx, "one", bytes.toString("base64url"))).toBeNull();
    for (const bad of ["", "a", sealed.slice(0, 20), "%%%"]) expect(unseal(ctx, "one", bad)).toBeNull();
    now += 61_000;
    expect(unseal(ctx, "one", sealed)).toBeNull();
  });
});
