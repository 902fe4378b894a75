import { describe, expect, it } from "vitest";
import { apiAddress } from "./api-address.ts";

describe("an address of the API", () => {
  it.each([
    ["/api/jobs/", "/api/jobs"],
    ["/api/jobs//?fields=title", "/api/jobs?fields=title"],
    ["/api/jobs/?_=1", "/api/jobs"],
    ["/api//", "/api/"],
    ["/api/?page=1", "/api/?page=1"],
  ])("ends without slashes: %s is %s", (written, meant) => {
    expect(apiAddress(written)).toBe(meant);
  });

  it.each([
    "/api/jobs?filters[website][$eq]=https://a.org/",
    "/api/jobs?filters[title][$eq]=x/?y",
    "/api/jobs?next=/",
    "/api/jobs?next=/&page=2",
    "/api/jobs?",
    "/api/",
  ])("stays as it is: %s", (url) => {
    expect(apiAddress(url)).toBe(url);
  });

  it("is read with as many slashes as fit", () => {
    const slashes = "/".repeat(15_000);
    expect(apiAddress(`/api/jobs${slashes}`)).toBe("/api/jobs");
    expect(apiAddress(`/api/jobs${slashes}?next=/`)).toBe("/api/jobs?next=/");
    for (const url of [`/api/${slashes}x`, `/api/jobs?next=${slashes}x`]) expect(apiAddress(url)).toBe(url);
  });
});
