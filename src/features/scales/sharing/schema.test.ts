import { expect, it } from "vitest";
import { shareBody, shareForm } from "./schema.ts";

const make = { act: "make", with: "link", days: "30" };

it("reads a form: ticks as lines, days as a number, no address for a link", () => {
  expect(shareForm.parse({ ...make, shows: "scores\nname", email: "" })).toMatchObject({
    shows: ["scores", "name"],
    days: 30,
  });
  expect(shareForm.parse(make)).toMatchObject({ shows: [] });
  expect(shareForm.parse({ ...make, with: "advisor", email: " Guide@Example.org " })).toMatchObject({
    email: "guide@example.org",
  });
});

it.each([
  {},
  { act: "make" },
  { ...make, days: "365" },
  { ...make, days: "" },
  { ...make, shows: "answers" },
  { ...make, with: "everybody" },
  { ...make, with: "advisor" },
  { ...make, with: "advisor", email: "no address" },
  { ...make, hidden: "1" },
  { act: "end" },
])("refuses %o", (form) => expect(shareForm.safeParse(form).success).toBe(false));

it("takes of programs the same", () => {
  expect(shareBody.parse({ with: "link", days: 7 })).toEqual({ with: "link", shows: [], days: 7 });
  for (const bad of [
    { with: "link", days: "7" },
    { with: "link", days: 7, shows: ["answers"] },
    { with: "advisor", days: 7 },
  ])
    expect(shareBody.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
