import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

const file = (feature: string, name: string) => `src/features/${feature}/${name}`;

test("features that lead back to each other are told with the files, though no file does and types alone are taken", () => {
  const { code, faults } = guard("feature-circles", {
    [file("home", "operations.server.ts")]: 'import { jobs } from "#features/jobs/operations.server.ts";\n',
    [file("home", "schema.ts")]: "export type Card = string;\n",
    [file("jobs", "operations.server.ts")]: 'import { rules } from "#features/scales/rules.ts";\n',
    [file("scales", "rules.ts")]: "export const rules = 1;\n",
    [file("scales", "presenter.server.ts")]: '\nimport type { Card } from "#features/home/schema.ts";\n',
  });
  expect(code).toBe(1);
  expect(faults).toEqual([
    "feature-circles: home → jobs → scales → home (src/features/home/operations.server.ts:1, src/features/jobs/operations.server.ts:1, src/features/scales/presenter.server.ts:2)",
  ]);
});

test("two ways to one feature, and files of a feature that import each other, are no circle", () => {
  const files = {
    [file("home", "operations.server.ts")]:
      'import { a } from "#features/jobs/rules.ts";\nimport { b } from "#features/scales/rules.ts";\nimport { c } from "./rules.ts";\n',
    [file("home", "rules.ts")]: 'export { c } from "./schema.ts";\n',
    [file("jobs", "rules.ts")]: 'import { b } from "#features/scales/rules.ts";\n',
    [file("scales", "rules.ts")]: "export const b = 1;\n",
  };
  expect(guard("feature-circles", files)).toEqual(clean);
});
