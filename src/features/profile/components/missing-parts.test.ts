import { expect, test } from "vitest";
import type { ProfileView } from "../schema/view.ts";
import { isEmpty, nextOf, stepsLeft } from "./missing-parts.ts";

const nothing = { job: [], "future-skill": [], university: [], "academic-degree": [] };
const profile = {
  accountType: "Student",
  forms: {
    who: { firstname: "Salma", city: null },
    heading: { goals: [], interests: ["Biology"], tags: [] },
    skills: { custom_skills: [] },
  },
  records: { ...nothing, job: [{ id: 1 }] },
  experience: [],
  businesses: [],
};
const steps = [
  {
    name: "goals",
    title: "A goal",
    benefit: "Easier to keep",
    to: "/user-profile?edit=heading#heading",
    isDone: false,
  },
  { name: "jobs", title: "Professions", benefit: "Together", to: "/user-profile?edit=job#job", isDone: true },
];
const view = { profile, completeness: { steps, done: 1 } } as unknown as ProfileView;

test("nothing counts as filled while it is empty, and nothing filled as missing", () => {
  expect(isEmpty("heading", view)).toBe(false);
  expect(isEmpty("job", view)).toBe(false);
  expect(isEmpty("university", view)).toBe(true);
});

test("a step is a line of its own unless the empty part it is said in stands there", () => {
  expect(stepsLeft(view, ["job"]).map(({ title }) => title)).toEqual(["A goal"]);
  expect(stepsLeft(view, ["heading"])).toEqual([]);
});

test("what is said next is the first step, and the empty part it stands for", () => {
  expect(nextOf(view, ["university"])).toMatchObject({ title: "A goal", part: undefined });
  expect(nextOf(view, ["heading"])).toMatchObject({ title: "A goal", part: "heading" });
  const done = { completeness: { steps: [], done: 0 } };
  expect(nextOf(done, ["university"])).toMatchObject({ to: "/user-profile?edit=university#university" });
  expect(nextOf(done, [])).toBeNull();
});
