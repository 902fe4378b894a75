import { describe, expect, it } from "vitest";
import { savedAddress } from "#shared/saved-address.ts";
import { changedAddresses, MOST_ON_DEVICE, readHeld } from "./rules.ts";

describe("favourites on a device", () => {
  it("puts what was saved last first, once, and lets the oldest go", () => {
    expect(changedAddresses(["/a", "/b"], "/b", true)).toEqual(["/b", "/a"]);
    expect(changedAddresses(["/a", "/b"], "/a", false)).toEqual(["/b"]);
    const full = Array.from({ length: MOST_ON_DEVICE }, (_, at) => `/jobs/${at}`);
    expect(changedAddresses(full, "/new", true)).toEqual(["/new", ...full.slice(0, -1)]);
  });

  it("never grows beyond what every browser keeps", () => {
    const long = Array.from({ length: 30 }, (_, at) => `/jobs/${at}${"x".repeat(200)}`);
    expect(changedAddresses(long, "/new", true).join("|").length).toBeLessThanOrEqual(3500);
  });

  it.each([
    [undefined, []],
    ["", []],
    ["!", []],
    ["!/jobs/a|/jobs/b|/jobs/a", ["/jobs/a", "/jobs/b"]],
    ["//evil.example|https://evil.example|/api/x|<x>|/jobs/ok#x|/jobs/ok", ["/jobs/ok"]],
  ])("reads %j as %j", (value, held) => expect(readHeld(value)).toEqual(held));

  it.each([
    ["/jobs/nurse?result=abc#near", "/jobs/nurse"],
    ["/resources?show=courses&open=first-aid#first-aid", "/resources?show=courses&open=first-aid"],
  ])("knows %s as %s", (to, address) => expect(savedAddress(to)).toBe(address));
});
