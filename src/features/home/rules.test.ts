import { expect, test } from "vitest";
import type { Topic } from "#features/legal/schema.ts";
import { chooseQuestions, drawnOnce, FIGURES_OF_HOME, homeKindOf, isPupilsHome, stageOf } from "./rules.ts";

const topic = (...slugs: string[]) =>
  ({
    topic: "service",
    questions: slugs.map((slug) => ({ slug, title: slug, html: "", otherLocale: null })),
  }) as unknown as Topic;

const chosen = (...topics: Topic[]) => chooseQuestions(topics, 5).map(({ slug }) => slug);

test("every topic is heard before one speaks twice", () => {
  expect(chosen(topic("a1", "a2", "a3"), topic("b1"), topic("c1", "c2"))).toEqual(["a1", "b1", "c1", "a2", "c2"]);
});

test("few questions are all shown", () => {
  expect(chosen(topic("a1"))).toEqual(["a1"]);
  expect(chosen()).toEqual([]);
});

test.each([
  ["Student", [], "own"],
  ["Job Seeker", [], "own"],
  ["Guardian", [], "guardian"],
  ["Consultant", [], "advisor"],
  ["Employee", ["teacher"], "teacher"],
  ["Guardian", ["teacher"], "teacher"],
  ["Consultant", ["author"], "editor"],
  ["Student", ["admin"], "editor"],
] as const)("the home of a %s with %j is of the kind %s", (accountType, roles, kind) => {
  expect(homeKindOf({ accountType, roles })).toBe(kind);
});

test("a pupil who edits is at work there, no pupil", () => {
  expect(isPupilsHome({ accountType: "Student", roles: [] })).toBe(true);
  expect(isPupilsHome({ accountType: "Student", roles: ["admin"] })).toBe(false);
  expect(isPupilsHome({ accountType: "Job Seeker", roles: [] })).toBe(false);
});

test.each([
  ["Student", "8", "early"],
  ["Student", "9", "subjects"],
  ["Student", "10", "subjects"],
  ["Student", "11", "studies"],
  ["Student", "12", "university"],
  ["Student", "university", "practice"],
  ["Student", "graduate", "first-job"],
  ["Student", "not-studying", "first-job"],
  ["Student", null, "open"],
  ["Job Seeker", null, "first-job"],
  ["Job Seeker", "12", "first-job"],
  ["Employee", null, "change"],
  ["Freelancer/Entrepreneur", "university", "own-work"],
] as const)("a %s in grade %s stands at %s", (accountType, grade, stage) => {
  expect(stageOf({ accountType, grade })).toBe(stage);
});

test("no two pictures of a panel are one: the second of a person at a place shows them near, in another panel the person again", () => {
  const item = (to: string, scene: string) => ({ label: to, to, drawing: { seed: to, scene } });
  const cards = [
    {
      id: "kept",
      title: "Kept",
      items: [item("/a", "S3 ward p-nurse thermometer"), item("/b", "S3 ward p-nurse heart")],
    },
    { id: "told", title: "Told", items: [item("/c", "S2 ward p-nurse diploma"), { label: "d", to: "/d" }] },
  ];
  const scenes = drawnOnce(cards).map(({ items = [] }) =>
    items.map((one) => ("drawing" in one ? one.drawing?.scene : null)),
  );
  expect(scenes).toEqual([
    ["S3 ward p-nurse thermometer", "Sn3 heart p-nurse"],
    ["S2 ward p-nurse diploma", null],
  ]);
});

test("nobody of the age of who is greeted stands alone at the head of a home: whoever is greeted there would be taken for them", () => {
  const both = ["p-pupil", "p-siblings", "p-story", "p-wheels"];
  const names = Object.values(FIGURES_OF_HOME).flatMap((figures) => figures.map(({ name }) => name));
  expect(names.filter((name) => name.startsWith("p-") && !both.includes(name))).toEqual([]);
});
