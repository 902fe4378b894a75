import { describe, expect, it } from "vitest";
import { isOwnPath, pathTo } from "./screens.ts";

it("encodes what stands in a path, and the result is a place of this site", () => {
  const path = pathTo("skillCategory", { category: "تقنية" }, { page: 2, job: undefined });
  expect(path).toBe("/future-skills/skills/%D8%AA%D9%82%D9%86%D9%8A%D8%A9?page=2");
  expect(isOwnPath(path)).toBe(true);
  expect(pathTo("job", { slug: "../a?b" })).toBe("/jobs/..%2Fa%3Fb");
});

describe("a place of this site", () => {
  it.each(["/", "/home", "/jobs?page=2&skill=a%20b", "/jobs/%D9%85", "/%09/evil.example"])("is %s", (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each([
    ["another site", "//evil.example"],
    ["another site behind dots", "/..//evil.example"],
    ["another site behind encoded dots", "/%2e%2e//evil.example"],
    ["a backslash", "/\\evil.example"],
    ["a line break", "/x\r\nSet-Cookie: a=b"],
    ["letters that no header carries", "/وجهة"],
    ["the API", "/api/users/me"],
    ["no path", "home"],
    ["no text", ["/home"]],
  ])("is not %s", (_name, path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});
