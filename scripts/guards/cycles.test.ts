import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

test("a cycle over three files is told as the way round", () => {
  const { code, faults } = guard("cycles", {
    "src/shared/a.ts": 'import { b } from "./b.ts";\n',
    "src/shared/b.ts": 'import { c } from "#shared/c.ts";\n',
    "src/shared/c.ts": 'export { a } from "./a.ts";\n',
  });
  expect(code).toBe(1);
  expect(faults).toEqual(["cycles: src/shared/a.ts → src/shared/b.ts → src/shared/c.ts → src/shared/a.ts"]);
});

test("two ways to one file are no cycle", () => {
  const files = {
    "src/shared/a.ts": 'import { b } from "./b.ts";\nimport { c } from "./c.ts";\n',
    "src/shared/b.ts": 'import { c } from "./c.ts";\n',
    "src/shared/c.ts": "export const c = 1;\n",
  };
  expect(guard("cycles", files)).toEqual(clean);
});
