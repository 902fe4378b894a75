import { expect, it } from "vitest";
import { jobsAddress, readJobsQuery } from "./schema.ts";

it("asks for professions by what they are linked to, how much is told of them, and their family", () => {
  const { filters } = readJobsQuery(new URLSearchParams("environment=social&skill=a,b&profile=full&colour=red"));
  expect(filters).toEqual({
    environment: ["social"],
    sector: [],
    subject: [],
    workplace: [],
    qualification: [],
    skill: ["a", "b"],
    profile: ["full"],
    family: [],
  });
  expect(jobsAddress({ filters, sort: "title", page: 3 })).toBe(
    "/jobs?environment=social&skill=a,b&profile=full&sort=title&page=3",
  );
});
