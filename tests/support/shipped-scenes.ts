import { readdirSync, readFileSync } from "node:fs";
import {
  composeRelatedScene,
  composeScene,
  composeSectorScene,
  composeSkillScene,
  type PicturedKind,
  workOf,
  workOfField,
} from "#ui/drawings/compose-scene.ts";

const CONTENT = new URL("../../db/seed/content/", import.meta.url);

interface Shipped {
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const recordsOf = (folder: string): Shipped[] =>
  readdirSync(new URL(`${folder}/`, CONTENT)).map((name) =>
    JSON.parse(readFileSync(new URL(`${folder}/${name}`, CONTENT), "utf8")),
  );
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const RELATED: Readonly<Record<string, PicturedKind>> = {
  "academic-degree": "degree",
  certification: "certificate",
  "academic-program": "program",
  "merit-program": "merit",
  menternship: "experiences",
  blog: "blogs",
  document: "documents",
  book: "books",
  course: "courses",
};

export interface ShippedScene {
  readonly kind: "job" | "skill" | "sector" | PicturedKind;
  readonly slug: string;
  readonly scene: string;
}

/** The scene of every shipped record that has one. */
export function shippedScenes(): ShippedScene[] {
  const told = recordsOf("job").map(({ slug, data }) => ({
    slug,
    group: String(data.esco_code ?? data.isco08 ?? ""),
    sectors: listOf(data.sectors),
    workplaces: listOf(data.workplaces),
    environments: listOf(data.work_environments),
  }));
  const works = new Map(told.map((one) => [one.slug, workOf(one)]));
  const related = Object.entries(RELATED).flatMap(([folder, kind]) =>
    recordsOf(folder).map(({ slug, data }) => {
      const about = works.get(listOf(data.jobs)[0] ?? "") ?? workOfField(slug, listOf(data.category)[0] ?? "");
      return { kind, slug, scene: composeRelatedScene(kind, slug, about) };
    }),
  );
  return [
    ...told.map((one) => ({ kind: "job" as const, slug: one.slug, scene: composeScene(one) })),
    ...recordsOf("future-skill").map(({ slug, data }) => ({
      kind: "skill" as const,
      slug,
      scene: composeSkillScene(slug, String(data.category)),
    })),
    ...recordsOf("sector").flatMap(({ slug }) => {
      const scene = composeSectorScene(slug);
      return scene ? [{ kind: "sector" as const, slug, scene }] : [];
    }),
    ...related,
  ];
}
