import { expect, it } from "vitest";
import { jobsAddress, readJobsQuery } from "./schema.ts";

it("asks for professions by their six filters", () => {
  const { filters } = readJobsQuery(new URLSearchParams("environment=social&skill=a,b&colour=red"));
  expect(filters).toEqual({
    environment: ["social"],
    sector: [],
    subject: [],
    workplace: [],
    qualification: [],
    skill: ["a", "b"],
  });
  expect(jobsAddress({ filters, sort: "title", page: 3 })).toBe("/jobs?environment=social&skill=a,b&sort=title&page=3");
});
