import { expect, it } from "vitest";
import { bySkill } from "./by-skill.ts";

const read = (name: string, ...skills: string[]) => ({ name, future_skills: skills.map((slug) => ({ slug })) });

it("puts first what begins with a skill few others begin with, and keeps the order otherwise", () => {
  const reads = [
    read("none"),
    read("family", "talk", "deals"),
    read("offers", "talk"),
    read("saving", "money"),
    read("ai", "ai", "talk"),
  ];
  expect(bySkill(reads).map(({ name }) => name)).toEqual(["saving", "ai", "family", "offers", "none"]);
});
