import { z } from "zod";

/** Parts of docs/operate.md in which settings are listed, in this order. */
export const PARTS = {
  server: "The server",
  storage: "Database and files",
  mail: "Mail and later work",
  accounts: "Accounts and sign-in",
  people: "Data about people",
  classes: "Classes",
  consultations: "Consultations",
  site: "The site",
} as const;

interface Check<Value> {
  /** What holds when the setting is absent, as it stands in .env.example. */
  readonly fallback: string;
  readonly schema: z.ZodType<Value>;
}

/** One setting: everything that is known about it. */
export interface Setting<Value> extends Check<Value> {
  readonly env: string;
  readonly part: keyof typeof PARTS;
  /** What it decides, for docs/operate.md. */
  readonly meaning: string;
  /** The default in words, where the fallback alone says too little. */
  readonly byDefault: string;
}

/** Settings as they stand in the config: by name, some in groups. */
export interface SettingTree {
  readonly [name: string]: Setting<unknown> | SettingTree;
}

export type ValuesOf<Tree> =
  Tree extends Setting<infer Value> ? Value : { readonly [Name in keyof Tree]: ValuesOf<Tree[Name]> };

type Rule = readonly [holds: (value: string) => boolean, sentence: string];
const ANY: Rule = [() => true, ""];

/** A text; an empty one stays empty. */
export function text(fallback: string, [holds, sentence]: Rule = ANY): Check<string> {
  return { fallback, schema: z.string().trim().default(fallback).refine(holds, sentence) };
}

/** A text whose empty value means the default. */
export function textOrDefault(fallback: string, [holds, sentence]: Rule = ANY): Check<string> {
  const or = z.string().trim().default(fallback);
  return { fallback, schema: or.refine(holds, sentence).transform((value) => value || fallback) };
}

/** One of a few words. */
export function oneOf<Value extends string>(fallback: Value, values: readonly Value[], sentence: string): Check<Value> {
  const isValue = (value: string): value is Value => values.some((one) => one === value);
  return { fallback, schema: z.string().trim().default(fallback).refine(isValue, sentence) as z.ZodType<Value> };
}

/** Several values with commas between them; none when empty. */
export function list(isValue: (value: string) => boolean, sentence: string): Check<readonly string[]> {
  const split = (value: string) => value.split(",").flatMap((part) => part.trim() || []);
  const schema = z.string().default("").transform(split);
  return { fallback: "", schema: schema.refine((values) => values.every(isValue), sentence) };
}

/** Yes or no as 1 or 0. */
export function flag(fallback: boolean): Check<boolean> {
  const read = (value: unknown) => (value === "" || value === undefined ? fallback : value);
  const schema = z.preprocess(read, z.union([z.boolean(), z.enum(["0", "1"])], "must be 0 or 1"));
  return { fallback: fallback ? "1" : "0", schema: schema.transform((value) => value === true || value === "1") };
}

/** A whole number between two bounds. */
export function whole(fallback: number, min: number, max: number): Check<number> {
  const read = (value: unknown) => (value === "" || value === undefined ? fallback : Number(value));
  return { fallback: String(fallback), schema: z.preprocess(read, z.number().int().min(min).max(max)) };
}

export function setting<Value>(
  env: string,
  part: keyof typeof PARTS,
  check: Check<Value>,
  meaning: string,
  byDefault: string = check.fallback || "empty",
): Setting<Value> {
  return { env, part, meaning, byDefault, ...check };
}

function isSetting(node: Setting<unknown> | SettingTree): node is Setting<unknown> {
  return "schema" in node;
}

/** All settings of a tree, in the order in which they are declared. */
export function listSettings(tree: SettingTree): Setting<unknown>[] {
  return Object.values(tree).flatMap((node) => (isSetting(node) ? [node] : listSettings(node)));
}

/** What a tree holds, from values by environment name. */
export function valuesOf<Tree extends SettingTree>(
  tree: Tree,
  values: Readonly<Record<string, unknown>>,
): ValuesOf<Tree> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isSetting(node) ? values[node.env] : valuesOf(node, values),
  ]);
  return Object.fromEntries(entries) as ValuesOf<Tree>;
}
