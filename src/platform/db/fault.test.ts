import { describe, expect, it } from "vitest";
import { databaseFault } from "./fault.ts";

const made = (fields: object, message = "") => Object.assign(new Error(message), fields);

describe("what is wrong with a database", () => {
  it.each([
    [made({ code: "ERR_SQLITE_ERROR", errcode: 13 }), "full"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 1032 }), "read_only"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 267 }), "damaged"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 26 }), "damaged"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 778 }), "away"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 5 }), "busy"],
    [made({ code: "ERR_SQLITE_ERROR", errcode: 2067 }), null],
    [made({ code: "ECONNREFUSED" }), "away"],
    [made({ code: "57P01" }), "away"],
    [made({ code: "53300" }), "busy"],
    [made({ code: "53100" }), "full"],
    [made({ code: "25006" }), "read_only"],
    [made({ code: "XX001" }), "damaged"],
    [made({ code: "23505" }), null],
    [made({}, "Connection terminated unexpectedly"), "away"],
    [made({}, "timeout exceeded when trying to connect"), "busy"],
    [made({}, "x is not a function"), null],
    ["away", null],
  ])("%s: %s", (error, fault) => expect(databaseFault(error)).toBe(fault));
});
