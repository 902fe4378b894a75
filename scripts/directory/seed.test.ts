import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { foldText } from "#shared/fold-text.ts";
import { folded } from "./titles.mjs";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const slugsOf = (type: string) =>
  readdirSync(join(root, "db/seed/content", type)).map((name) => name.replace(".json", ""));

const ids = (most: number) =>
  z
    .array(z.string().regex(/^[12]\.[A-C]\.[0-9a-z.]+$/))
    .min(1)
    .max(most)
    .optional();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Arabic letters, vowel marks and the few signs a title may hold; no Latin letter. */
const arabic = z
  .string()
  .regex(/^[\u0621-\u0652 ،()/-]+$/)
  .max(110);
const english = z.string().min(2).max(110);
const profession = z.strictObject({
  slug,
  esco: z.uuid(),
  code: z.string().regex(/^\d{4}(\.\d+)+$/),
  isco: z.string().regex(/^\d{4}$/),
  family: z.string().regex(/^\d{4}\.\d+$/),
  ar: z.strictObject({ title: arabic, feminine: arabic.optional(), names: z.array(arabic).min(2).max(6).optional() }),
  en: z.strictObject({ title: english, names: z.array(english).max(14) }),
  onet: z
    .string()
    .regex(/^\d\d-\d{4}\.\d\d$/)
    .optional(),
  riasec: z.array(z.number().min(1).max(7)).length(6).optional(),
  how: z.enum(["direct", "inherited", "averaged"]).optional(),
  zone: z.int().min(1).max(5).optional(),
  skills: ids(6),
  knowledge: ids(5),
  styles: ids(5),
  values: ids(3),
  technology: z.array(z.string().min(1).max(110)).min(1).max(6).optional(),
  education: z
    .array(z.tuple([z.int().min(1).max(12), z.int().min(10).max(100)]))
    .min(1)
    .max(3)
    .optional(),
  green: z.number().gt(0).max(1).optional(),
  regulated: z.literal(true).optional(),
  sector: z.enum(slugsOf("sector") as [string]).optional(),
  workplaces: z
    .array(z.enum(slugsOf("workplace") as [string]))
    .min(1)
    .max(2)
    .optional(),
  near: z.array(slug).min(3).max(5),
});
type Profession = z.infer<typeof profession>;

const text = read("db/seed/directory/professions.jsonl");
const terms: Record<string, { kind: string; ar: string; en: string }> = JSON.parse(
  read("db/seed/directory/terms.json"),
);
const professions: Profession[] = text
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));
const bySlug = new Map(professions.map((one) => [one.slug, one]));
const arabicTitles = new Map(
  professions.flatMap(({ slug, ar }) =>
    [ar.title, ...(ar.feminine ? [ar.feminine] : [])].map((title) => [foldText(title), slug]),
  ),
);
const count = (holds: (one: Profession) => unknown) => professions.filter(holds).length;

describe("the shipped directory", () => {
  it("holds every profession once, each in its shape and nothing besides", () => {
    for (const one of professions) expect(() => profession.parse(one), one.slug).not.toThrow();
    expect(professions).toHaveLength(3039);
    for (const key of ["slug", "esco", "code"] as const)
      expect(new Set(professions.map((one) => one[key])).size, key).toBe(3039);
    expect(professions.map((one) => one.slug)).toEqual([...bySlug.keys()].sort());
  });

  it("invents nothing: what the sources lack is missing", () => {
    expect(count((one) => one.ar.feminine)).toBe(2597);
    expect(count((one) => !one.riasec)).toBe(22);
    expect(count((one) => one.regulated)).toBe(15);
    expect(["direct", "inherited", "averaged"].map((how) => count((one) => one.how === how))).toEqual([
      1663, 1238, 116,
    ]);
    const measured = [
      "onet",
      "how",
      "zone",
      "skills",
      "knowledge",
      "styles",
      "values",
      "technology",
      "education",
    ] as const;
    for (const one of professions.filter(({ riasec }) => !riasec))
      for (const field of measured) expect(one[field], `${one.slug} ${field}`).toBeUndefined();
  });

  it("has a term in both languages for everything it names", () => {
    const named = professions.flatMap((one) => [
      ...[one.skills, one.knowledge, one.styles, one.values].flatMap((list) => list ?? []),
      ...(one.education ?? []).map(([category]) => `education:${category}`),
    ]);
    for (const id of new Set(named)) expect(terms[id], id).toBeDefined();
    for (const [id, term] of Object.entries(terms)) {
      expect(term.ar, id).toMatch(/^[\u0621-\u0652 ()]+$/);
      expect(term.en, id).toMatch(/^[A-Z][a-zA-Z’ ,()-]+$/);
      expect(["skill", "knowledge", "style", "value", "education"], id).toContain(term.kind);
    }
    expect(Object.keys(terms).filter((id) => id.startsWith("education:"))).toHaveLength(12);
  });

  it("leads from each profession to others that exist, the first two of different families", () => {
    for (const one of professions) {
      const near = one.near.map((next) => bySlug.get(next));
      expect(near, one.slug).not.toContain(undefined);
      expect(one.near, one.slug).not.toContain(one.slug);
      expect(near[0]?.family, one.slug).not.toBe(near[1]?.family);
    }
  });

  it("belongs to families whose head is there", () => {
    const codes = new Set(professions.map((one) => one.code));
    for (const one of professions) expect(codes.has(one.family), one.slug).toBe(true);
  });
});

describe("its names", () => {
  it("are nobody else's title, in Arabic and in English", () => {
    const titles = new Map(professions.map((one) => [folded(one.en.title), one.slug]));
    for (const one of professions) {
      for (const name of one.ar.names ?? [])
        expect([undefined, one.slug], name).toContain(arabicTitles.get(foldText(name)));
      for (const name of one.en.names) expect(titles.get(folded(name)), `${one.slug}: ${name}`).toBeUndefined();
      expect(new Set(one.en.names.map(folded)).size, one.slug).toBe(one.en.names.length);
    }
  });

  it("are written for at least the 500 professions that people ask for, each name for one of them", () => {
    const names = professions.flatMap((one) => (one.ar.names ?? []).map(foldText));
    expect(count((one) => one.ar.names)).toBeGreaterThanOrEqual(500);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("tell professions apart: no two share an Arabic title", () => {
    const titles = professions.map((one) => foldText(one.ar.title));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it("have the gravest mistakes of the source put right", () => {
    const title = (slug: string) => bySlug.get(slug)?.ar;
    expect(title("psychologist")).toMatchObject({ title: "أخصائي نفسي", feminine: "أخصائية نفسية" });
    expect(title("optometrist")?.title).toBe("أخصائي بصريات");
    expect(title("rolling-stock-engineer")?.title).toBe("مهندس عربات السكك الحديدية");
    expect(title("casting-director")?.title).toBe("مدير اختيار الممثلين");
  });
});

it("takes an address of a full profile only for the same occupation", () => {
  for (const name of slugsOf("job")) {
    const { data } = JSON.parse(read(`db/seed/content/job/${name}.json`));
    const short = bySlug.get(name);
    if (short) expect(data.esco_uri, name).toBe(`http://data.europa.eu/esco/occupation/${short.esco}`);
  }
});

it("holds facts and titles, no sentence of others", () => {
  const strings = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value
        ? Object.values(value).flatMap(strings)
        : [];
  const sentences = professions.flatMap(strings).filter((one) => one.length > 110 || /\p{L}{3}[.?؟]( |$)/u.test(one));
  expect(sentences).toEqual([]);
});

it("stays small", () => {
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(packed.length).toBeLessThan(2.5 * 2 ** 20);
});
