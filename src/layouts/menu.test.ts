import { expect, test } from "vitest";
import { PATHS } from "#shared/screens.ts";
import {
  entriesFor,
  entryAddress,
  entryHere,
  FOOTER_MENU,
  FOOTER_SECTIONS,
  isGroup,
  isGroupHere,
  MENUS,
  type MenuItem,
} from "./menu.ts";

const ids = (items: readonly MenuItem[]) =>
  items.flatMap((item) => (isGroup(item) ? item.entries.map((entry) => entry.id) : [item.id]));

test("every entry leads to a screen that exists", () => {
  for (const items of [MENUS.landing, MENUS.main, FOOTER_SECTIONS, FOOTER_MENU])
    for (const id of ids(items)) expect(PATHS).toHaveProperty(id);
});

test("a visitor cannot see what needs an account, a person sees their home", () => {
  expect(ids(entriesFor(MENUS.main, false))).not.toContain("home");
  expect(ids(entriesFor(MENUS.main, true))).toContain("home");
  expect(ids(entriesFor(MENUS.landing, true))).not.toContain("landing");
});

test("the way into a class is in both bars for everybody without an account, after the tools the specification names", () => {
  for (const items of [MENUS.landing, MENUS.main]) {
    const tools = items.find((item) => isGroup(item) && item.key === "tools");
    expect(ids(tools ? [tools] : []).slice(0, 4)).toEqual(["studyPlan", "eta", "careerTest", "booking"]);
    expect(ids(entriesFor(items, false))).toContain("join");
    expect(ids(entriesFor(items, true))).not.toContain("join");
  }
});

test("a record of a list lights the group of the list", () => {
  const studies = MENUS.main.filter(isGroup).find(({ key }) => key === "studies");
  if (!studies) throw new Error("no studies");
  expect(isGroupHere(studies, undefined, "/academic-profile/nursing-bachelor")).toBe(true);
  expect(isGroupHere(studies, PATHS.degrees, PATHS.degrees)).toBe(true);
  expect(isGroupHere(studies, PATHS.jobs, "/jobs/nurse")).toBe(false);
});

test("who advises and a place in a class are not led to book", () => {
  for (const items of [MENUS.landing, MENUS.main]) {
    for (const signedIn of [true, false]) expect(ids(entriesFor(items, signedIn))).toContain("booking");
    for (const kind of ["advisor", "place"] as const)
      expect(ids(entriesFor(items, true, kind))).not.toContain("booking");
    expect(ids(entriesFor(items, true, "advisor"))).toContain("consultation");
    for (const kind of ["place", undefined] as const)
      expect(ids(entriesFor(items, true, kind))).not.toContain("consultation");
  }
});

test("one entry is where the reader is: the closest one above the page", () => {
  const here = (path: string) => {
    const entry = entryHere(MENUS.main, path);
    return entry && entryAddress(entry);
  };
  const category = "/future-skills/skills/%D8%AA%D9%82%D9%86%D9%8A%D8%A9";
  expect(here(category)).toBe(category);
  expect(here("/future-skills/programming")).toBe("/future-skills");
  expect(here("/jobs/nurse")).toBe("/jobs");
  expect(here("/jobsx")).toBeUndefined();
});

test("a group without a visible entry is not shown", () => {
  const group: MenuItem = { key: "empty", words: () => "", entries: [{ id: "home", words: () => "", seen: "person" }] };
  expect(entriesFor([group], false)).toEqual([]);
});

test("the bars have at most seven entries", () => {
  for (const items of Object.values(MENUS))
    for (const signedIn of [true, false]) expect(entriesFor(items, signedIn).length).toBeLessThanOrEqual(7);
});

test("the film is reached at every width: a link of the full bar, else one entry of the menu", () => {
  const entries = MENUS.landing.flatMap((item) => (isGroup(item) ? item.entries : [item]));
  expect(entries.filter(({ id }) => id === "intro").map(({ only }) => only)).toEqual(["only-mid", "only-narrow"]);
});
