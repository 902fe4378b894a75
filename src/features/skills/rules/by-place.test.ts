import { expect, it } from "vitest";
import { byPlace } from "./by-place.ts";

const named = (slug: string) => ({ slug, title: slug });
const skills: Readonly<Record<string, readonly string[]>> = {
  veterinary: ["biotechnology", "communication"],
  nursing: ["communication", "teamwork"],
  journalism: ["communication"],
};

it("puts first whatever names the skill earliest among its own, ties by title", () => {
  const ask = { skillsOf: (slug: string) => (skills[slug] ?? []).map(named), locale: "en" as const };
  const ordered = byPlace(["hidden", "veterinary", "nursing", "journalism"].map(named), "communication", ask);
  expect(ordered.map(({ slug }) => slug)).toEqual(["journalism", "nursing", "veterinary", "hidden"]);
});
