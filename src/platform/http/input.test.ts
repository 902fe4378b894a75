import { describe, expect, it } from "vitest";
import { z } from "zod";
import { faultsOf } from "./input.ts";

describe("faults", () => {
  it("are so few that a large body costs no more than a small one", () => {
    const given = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    const { error } = z.record(z.string(), z.boolean()).safeParse(given);
    expect(error?.issues.length).toBe(5000);
    expect(error && faultsOf(error).length).toBe(100);
  });
});
