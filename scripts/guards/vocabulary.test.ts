import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

test.each([
  ["src/features/booking/service.server.ts", "no file name of a feature"],
  ["src/features/bookings/rules.ts", "no known feature"],
  ["src/features/booking/lib/slots.ts", "no folder of a feature"],
  ["src/features/booking/operations/book-slot.ts", "ends in .server.ts"],
  ["src/features/booking/text/fr.json", "ar.json and en.json"],
  ["src/tools/slots.ts", "no room of src"],
  ["src/slots.ts", "beside the rooms"],
  ["src/shared/utils.ts", "name what it does"],
  ["src/ui/index.ts", "name what it does"],
  ["src/shared/personName.ts", "are-written-like-this"],
])("%s is caught", (path, sentence) => {
  const { code, faults } = guard("vocabulary", { [path]: "" });
  expect(code).toBe(1);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  "src/features/booking/rules.ts",
  "src/features/booking/rules.test.ts",
  "src/features/booking/operations/book-slot.server.ts",
  "src/features/booking/rules/find-slot.ts",
  "src/features/booking/components/slot-list.tsx",
  "src/features/scales/engine/rules.ts",
  "src/routes/jobs/$slug.tsx",
  "src/root.tsx",
])("%s passes", (path) => {
  expect(guard("vocabulary", { [path]: "" })).toEqual(clean);
});

test("a tree without sources and an unknown guard are not called sound", () => {
  expect(guard("vocabulary", { "docs/map.md": "" }, {}).code).toBe(1);
  expect(guard("nothing", {}).code).not.toBe(0);
});
