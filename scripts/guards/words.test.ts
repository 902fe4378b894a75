import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

function counted(forms: string[]) {
  const match = Object.fromEntries(forms.map((form) => [`plural=${form}`, "{count}"]));
  return [{ declarations: ["input count", "local plural = count: plural"], selectors: ["plural"], match }];
}

function pair(folder: string, ar: object, en: object) {
  return { [`src/${folder}/text/ar.json`]: JSON.stringify(ar), [`src/${folder}/text/en.json`]: JSON.stringify(en) };
}

const six = ["zero", "one", "two", "few", "many", "other"];

test.each([
  ["a key of one language only", pair("ui", { ui_a: "أ" }, { ui_a: "a", ui_b: "b" }), "missing in ar.json"],
  ["an empty word", pair("ui", { ui_a: " " }, { ui_a: "a" }), "is empty"],
  ["another variable", pair("ui", { ui_a: "{name}" }, { ui_a: "{person}" }), "other variables"],
  ["a foreign name", pair("features/chat", { booking_a: "أ" }, { booking_a: "a" }), "does not begin with chat_"],
  [
    "a missing plural form",
    pair("ui", { ui_a: counted(["one", "other"]) }, { ui_a: counted(["one", "other"]) }),
    "lacks the forms zero, two, few, many",
  ],
  [
    "a key in two files",
    { ...pair("ui", { ui_a: "أ" }, { ui_a: "a" }), ...pair("features/scales/ui", { ui_a: "أ" }, { ui_a: "a" }) },
    "too",
  ],
])("%s is caught", (_, files, sentence) => {
  const { code, faults } = guard("words", files);
  expect(code).toBe(1);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test("six Arabic forms beside two English ones pass", () => {
  const files = pair(
    "features/study-plan",
    { study_plan_a: counted(six) },
    { study_plan_a: counted(["one", "other"]) },
  );
  expect(guard("words", files)).toEqual(clean);
});
