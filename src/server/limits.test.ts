import { expect, it } from "vitest";
import type { Limit } from "#platform/limits/limit.ts";

const rules = import.meta.glob<{ LIMITS?: Readonly<Record<string, Limit>> }>("../features/*/rules.ts", { eager: true });
const declared = Object.entries(rules).flatMap(([path, { LIMITS = {} }]) =>
  Object.values(LIMITS).map(({ name }) => ({ feature: path.split("/")[2] ?? "", name })),
);

it("names every limit once, after the feature that declares it", () => {
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter(({ feature, name }) => !name.startsWith(`${feature}.`))).toEqual([]);
  const names = declared.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
