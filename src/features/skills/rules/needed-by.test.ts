import { expect, it } from "vitest";
import { neededBy } from "./needed-by.ts";

const skills: Readonly<Record<string, readonly string[]>> = {
  dentist: ["talk", "care"],
  doctor: ["talk"],
  guide: ["talk"],
  lawyer: ["law", "talk"],
  baker: [],
};
const environments: Readonly<Record<string, string>> = {
  guide: "enterprising",
  lawyer: "enterprising",
  baker: "realistic",
};
const ask = {
  skillsOf: (slug: string) => (skills[slug] ?? []).map((one) => ({ slug: one })),
  environmentOf: (slug: string) => environments[slug] ?? "social",
};

it("puts first who names the skill earliest, spread over environments, whatever their titles and order", () => {
  const jobs = Object.keys(skills).map((slug) => ({ slug, title: slug }));
  const slugs = neededBy(jobs, "talk", ask).map(({ slug }) => slug);
  expect(slugs).toEqual(["guide", "dentist", "doctor", "lawyer", "baker"]);
  expect(neededBy(jobs.toReversed(), "talk", ask).map(({ slug }) => slug)).toEqual(slugs);
});
