import { describe, expect, it } from "vitest";
import { conditionOf } from "./condition.ts";

describe("conditions of a request", () => {
  it.each([
    [{}, null],
    [{ "if-match": '"x", "y"' }, null],
    [{ "if-match": "*" }, null],
    [{ "if-match": '"y"' }, "failed"],
    [{ "if-match": 'W/"x"' }, "failed"],
    [{ "if-match": '"y"', "if-none-match": '"x"' }, "failed"],
    [{ "if-none-match": '"y", W/"x"' }, "not_modified"],
    [{ "if-none-match": "*" }, "not_modified"],
    [{ "if-none-match": '"y"' }, null],
    [{ "if-modified-since": "Sun, 22 Nov 2054 08:49:37 GMT" }, null],
  ] as const)("%j: %s", (headers, said) => expect(conditionOf(headers, '"x"')).toBe(said));
});
