import { describe, expect, it } from "vitest";
import { displayMarks, lowDataOf, marksOfView, readDisplay, viewOf } from "./display.ts";

const NOTHING = { theme: "auto", text: "normal", motion: "auto", data: "auto" } as const;

it("reads each choice of its cookie; what nobody knows counts as none", () => {
  expect(readDisplay({})).toEqual(NOTHING);
  expect(readDisplay({ theme: "dark", text: "larger", motion: "calm", data: "little" })).toEqual({
    theme: "dark",
    text: "larger",
    motion: "calm",
    data: "little",
  });
  expect(readDisplay({ theme: 'dark" onload=', text: "500%", motion: "", data: "LITTLE" })).toEqual(NOTHING);
});

describe("little data", () => {
  it.each([
    ["auto", false, undefined],
    ["auto", true, "device"],
    ["little", false, "person"],
    ["little", true, "person"],
    ["full", true, undefined],
    ["full", false, undefined],
  ] as const)("with the choice %s and a device that saves data: %s", (data, savesData, by) => {
    expect(lowDataOf({ ...NOTHING, data }, { savesData, pictures: false })?.by).toBe(by);
  });

  it("has pictures only where they were asked for, and a full page is not asked", () => {
    expect(lowDataOf({ ...NOTHING, data: "little" }, { savesData: false, pictures: true })?.hasPictures).toBe(true);
    expect(lowDataOf(NOTHING, { savesData: false, pictures: true })).toBeUndefined();
  });
});

it("marks the root element only with what differs, and keeps views apart", () => {
  const low = { by: "device", hasPictures: false } as const;
  expect(displayMarks(NOTHING, undefined)).toBeUndefined();
  // Full by choice looks like full by itself.
  expect(displayMarks({ ...NOTHING, data: "full" }, undefined)).toBeUndefined();
  expect(displayMarks({ ...NOTHING, text: "large", motion: "calm" }, low)).toEqual({
    "data-text": "large",
    "data-motion": "calm",
    "data-data": "little",
  });
  expect(viewOf(NOTHING, undefined)).toBe("auto.normal.auto.full");
  expect(viewOf({ ...NOTHING, theme: "dark" }, low)).toBe("dark.normal.auto.little");
});

it("gives a view's marks back, also of a view as older pages named it", () => {
  expect(marksOfView("dark.large.calm.little")).toEqual({
    marks: { "data-theme": "dark", "data-text": "large", "data-motion": "calm", "data-data": "little" },
    isLow: true,
  });
  expect(marksOfView("dark")).toEqual({ marks: { "data-theme": "dark" }, isLow: false });
  expect(marksOfView("auto")).toEqual({ marks: {}, isLow: false });
});
