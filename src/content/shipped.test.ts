import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { foldText } from "#shared/fold-text.ts";
import { PATHS } from "#shared/screens.ts";
import type { Values } from "./body.ts";
import { REGISTRY } from "./registry.ts";
import { readSeedFolder, type SeedRecord } from "./seed.server.ts";
import { translationOf } from "./translation.ts";
import { type EntryRules, subjectsOf } from "./types/entry-rules.ts";

const shipped = readSeedFolder("db/seed");
const NO_TIMES = { ar_changed_at: null, en_changed_at: null };
const MOST_SHARED = 8;
/** In letters: a moment of a day is read at a glance. */
const LONGEST_MOMENT = 170;
const nameOf = ({ type, body }: SeedRecord) => `${type}/${body.slug}`;

interface Moment {
  readonly at: string;
  readonly text: string;
}

/** Every text of a record in one language. */
function textsOf(values: Values | null): string[] {
  const all = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (Array.isArray(value)) return value.flatMap(all);
    return value && typeof value === "object" ? Object.values(value).flatMap(all) : [];
  };
  return all(values);
}

describe("the shipped content", () => {
  it("has as much of each kind as it should", () => {
    const counts = Object.fromEntries([...REGISTRY.keys()].map((type) => [type, 0]));
    for (const { type } of shipped) counts[type] = (counts[type] ?? 0) + 1;
    expect(counts).toMatchObject({
      job: 120,
      "academic-degree": 40,
      "academic-degree-area": 8,
      certification: 30,
      university: 6,
      institution: 4,
      "academic-program": 120,
      "merit-program": 30,
      "future-skill": 45,
      blog: 20,
      book: 8,
      document: 15,
      menternship: 12,
      course: 10,
      "tips-and-trick": 1,
    });
    const categories = shipped.filter(({ type }) => type === "future-skill").map(({ body }) => body.data.category);
    for (const category of ["basic", "applied", "technical"])
      expect(categories.filter((one) => one === category)).toHaveLength(15);
  });

  it("is complete in both languages", () => {
    const states = shipped.map((record) => {
      const described = REGISTRY.get(record.type);
      if (!described) throw new Error(`There is no type ${record.type}.`);
      return [nameOf(record), translationOf(described, record.body, NO_TIMES)];
    });
    expect(states.filter(([, state]) => JSON.stringify(state) !== '{"ar":"complete","en":"complete"}')).toEqual([]);
  });

  it("marks everything invented as sample data", () => {
    const invented = [
      "university",
      "institution",
      "certification",
      "academic-program",
      "merit-program",
      "course",
      "menternship",
    ];
    const unmarked = shipped.filter(({ type, body }) => invented.includes(type) && body.data.sample !== true);
    expect(unmarked.map(nameOf)).toEqual([]);
  });

  it("names in a programme's subjects just what its rules ask for", () => {
    const slugs = new Map(shipped.map(({ documentId, body }) => [documentId, body.slug]));
    for (const record of shipped.filter(({ type }) => type === "academic-program")) {
      const named = record.body.links.subject?.map((id) => slugs.get(id));
      const asked = subjectsOf((record.body.data.entry_rules as EntryRules).rule);
      expect([...asked].sort(), nameOf(record)).toEqual(named?.toSorted());
    }
  });

  it("tells each profession's day in both languages at the same hours, from dawn on", () => {
    for (const record of shipped.filter(({ type }) => type === "job")) {
      const [ar, en] = LOCALE_CODES.map((locale) => record.body[locale]?.day as Moment[]);
      const hours = ar?.map(({ at }) => at) ?? [];
      expect(
        en?.map(({ at }) => at),
        nameOf(record),
      ).toEqual(hours);
      expect(hours, nameOf(record)).toEqual([...new Set(hours)].sort());
      expect([6, 7], nameOf(record)).toContain(hours.length);
      for (const { text } of [...(ar ?? []), ...(en ?? [])])
        expect(text.length, text).toBeLessThanOrEqual(LONGEST_MOMENT);
    }
  });

  it("shows the path into and on from each profession", () => {
    for (const record of shipped.filter(({ type }) => type === "job")) {
      const subjects = record.body.links.school_subjects?.length ?? 0;
      expect(subjects >= 2 && subjects <= 4, nameOf(record)).toBe(true);
      const steps = LOCALE_CODES.map((locale) => (record.body[locale]?.later_roles as string[] | undefined)?.length);
      expect(new Set(steps).size, nameOf(record)).toBe(1);
      for (const locale of LOCALE_CODES) expect(record.body[locale]?.first_role, nameOf(record)).toBeTruthy();
    }
  });

  it("links to screens and records that are there", () => {
    const screens = Object.values<string>(PATHS);
    const slugs = new Set(shipped.map(({ body }) => body.slug));
    const isThere = (address: string) => {
      const path = address.replace(/[?#].*$/, "");
      if (screens.includes(path)) return true;
      const [, slug = ""] = /^(?:.*)\/([a-z0-9-]+)$/.exec(path) ?? [];
      const pattern = path.replace(/[a-z0-9-]+$/, ":slug");
      return screens.includes(pattern) && slugs.has(slug);
    };
    const links = shipped.flatMap((record) =>
      LOCALE_CODES.flatMap((locale) =>
        textsOf(record.body[locale])
          .flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address as string))
          .filter((address) => !/^(https:|mailto:)/.test(address) && !isThere(address))
          .map((address) => `${nameOf(record)}: ${address}`),
      ),
    );
    expect(links).toEqual([]);
  });

  it.each(LOCALE_CODES)("shares no sentence of more than eight words between two records: %s", (locale) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const record of shipped)
      for (const text of textsOf(record.body[locale]))
        for (const sentence of text.split(/[.!?؟\n]+/)) {
          const words = foldText(sentence).match(/[\p{L}\p{N}]+/gu) ?? [];
          if (words.length <= MOST_SHARED) continue;
          const key = words.join(" ");
          const owner = owners.get(key);
          if (owner && owner !== nameOf(record)) shared.push(`${owner} and ${nameOf(record)}: ${sentence.trim()}`);
          owners.set(key, nameOf(record));
        }
    expect(shared).toEqual([]);
  });
});
