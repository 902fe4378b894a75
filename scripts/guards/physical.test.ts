import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

test.each([
  "ml-4",
  "md:-mr-2",
  "pl-[3px]",
  "pr-0",
  "left-0",
  "hover:right-1/2",
  "text-left",
  "text-right",
  "border-l",
  "border-r-2",
  "rounded-tl-lg",
  "rounded-r",
  "float-left",
])("the class %s is caught", (name) => {
  const { code, faults } = guard("physical", { "src/ui/card.tsx": `export const card = "flex ${name} p-2";\n` });
  expect(code).toBe(1);
  expect(faults).toHaveLength(1);
});

test.each([
  "margin-left: 1rem;",
  "padding-right: 0;",
  "left: 0;",
  "text-align: right;",
  "border-top-left-radius: 4px;",
  "float: left;",
])("the style %s is caught", (style) => {
  expect(guard("physical", { "src/ui/styles/app.css": `.card {\n  ${style}\n}\n` }).code).toBe(1);
});

test("inline styles are caught", () => {
  expect(guard("physical", { "src/ui/card.tsx": "const style = { marginLeft: 4 };\n" }).code).toBe(1);
});

test("logical classes and styles, look-alikes and a side with a reason pass", () => {
  const code =
    'const a = "ms-4 pe-2 start-0 text-start border-s rounded-ss-lg rounded-lg border-line border-red html-5 bright-4";\n';
  const meant = 'const b = "left-0"; // physical: the pin marks a place on the map\n';
  const css = ".card {\n  margin-inline-start: 1rem;\n  inset-inline-start: 0;\n}\n";
  expect(guard("physical", { "src/ui/card.tsx": code + meant, "src/ui/styles/app.css": css })).toEqual(clean);
});
