import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

const SOUND = {
  "src/routes.ts": 'export default [{ id: "home", file: "routes/home.tsx" }];\n',
  "src/routes/home.tsx": `import { listed, type Shape } from "#shared/sound.ts";
export const loader = (): Shape => listed;
export default function Home() {
  return import("#shared/later.ts");
}
`,
  "src/shared/sound.ts": `export interface Shape {
  readonly size: Size;
}
export type Size = number;
const one: Shape = { size: 1 };
export { one as listed };
`,
  "src/shared/later.ts": 'export const later = new URL("./thread.ts", import.meta.url);\n',
  "src/shared/thread.ts": "process.exitCode = 0;\n",
};
const check = (files: Record<string, string>) => guard("unused", files, SOUND);

test("what is imported, opened, read by the framework or used at home is used", () => {
  expect(check({})).toEqual(clean);
});

test.each([
  ["a value", "export const lost = 1;\n"],
  ["a function", "export async function lost() {}\n"],
  ["a type", "export type lost = string;\n"],
  ["a name of a list", "const found = 1;\nexport { found as lost };\n"],
  ["one that a comment names", "// lost and found\nexport const lost = 1;\n"],
])("an exported name that nothing uses: %s", (_what, text) => {
  const { code, faults } = check({
    "src/shared/more.ts": `${text}export const kept = 1;\n`,
    "src/shared/thread.ts": 'import { kept } from "./more.ts";\nprocess.exitCode = kept;\n',
  });
  expect([code, faults]).toEqual([1, ["unused: src/shared/more.ts: lost is exported and nothing uses it"]]);
});

test("a file and a name that only tests use", () => {
  const { faults } = check({
    "src/shared/alone.ts": "export const alone = 1;\n",
    "src/shared/alone.test.ts": 'import { alone } from "./alone.ts";\nimport { later } from "./later.ts";\n',
    "src/routes/home.tsx": `${SOUND["src/routes/home.tsx"]}export const helper = 1;\n`,
  });
  expect(faults).toEqual([
    "unused: src/routes/home.tsx: helper is exported and nothing uses it",
    "unused: src/shared/alone.ts: no file uses it",
  ]);
});

test("a name of a file's own that an underscore hides, in tests too", () => {
  const { faults } = check({
    "tests/support/people.ts": "const _nobody = 1;\nconst _used = 2;\nexport const two = _used;\n",
  });
  expect(faults).toEqual(["unused: tests/support/people.ts: nothing uses _nobody"]);
});
