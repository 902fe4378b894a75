import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

describe("log lines", () => {
  it("keep where a fault happened and drop what it says", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const error = Object.assign(new Error("duplicate key: sara@example.org"), {
      code: "23505",
      detail: "sara@example.org",
    });
    log.error({ err: error, request: "abc" }, "a call failed");
    const line = JSON.parse(lines[0] ?? "{}");
    expect(line).toMatchObject({ request: "abc", msg: "a call failed", err: { type: "Error", code: "23505" } });
    expect(line.err.stack).toContain("log.test.ts");
    expect(lines.join()).not.toContain("sara");
  });
});
