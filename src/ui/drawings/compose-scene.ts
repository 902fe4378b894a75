import { hashOf } from "../drawing-plane.ts";
import { SCENES_BY_ENVIRONMENT, SCENES_BY_GROUP, SCENES_BY_SECTOR, SCENES_BY_WORKPLACE } from "./scenes-by-group.ts";
import { SCENES_BY_FIELD, SCENES_BY_SKILL, SCENES_BY_SKILL_CATEGORY } from "./scenes-by-skill.ts";

/** What a picture is composed from. Slugs of the shipped lists; others are passed over. */
export interface Told {
  readonly slug: string;
  /** The code in ESCO or ISCO-08, the finer one. */
  readonly group?: string | null;
  readonly sectors?: readonly string[];
  readonly workplaces?: readonly string[];
  readonly environments?: readonly string[];
}

const TOOLS = 2;
const GROUNDS = 4;
/** With letters, figures, a clock's hands or a side of its own: never turned round. */
const STAYING = new Set([
  "billboard",
  "bank",
  "brackets",
  "calculator",
  "classroom",
  "clock",
  "coins",
  "controlroom",
  "creditdoc",
  "growth",
  "hand-sign",
  "hospital",
  "laptop",
  "map",
  "newsroom",
  "office",
  "percent",
  "question",
  "scatter",
]);
/** What lies behind a place: mountains and dunes outdoors, a great disc or an arcade behind what is built. */
const OUTDOORS = new Set(["dhow", "farm", "oilfield", "outcrop", "port", "reef", "ship", "site", "solarfield"]);

/** The scene of a profession: a ground, the place and two tools, from what is told of it. */
export function composeScene(told: Told): string {
  const group = byGroup(told.group ?? "");
  const rest = firstOf(SCENES_BY_SECTOR, told.sectors) ??
    firstOf(SCENES_BY_WORKPLACE, told.workplaces) ??
    firstOf(SCENES_BY_ENVIRONMENT, told.environments) ?? ["campus", "map", "compassrose", "book"];
  const [place = "*", ...tools] = group ?? rest;
  const own = place === "*" ? rest[0] : place;
  return sceneOf(told.slug, [own ?? "campus", ...chosen(told.slug, tools)]);
}

/** The scene of a skill: its own motifs, else those of its category. */
export function composeSkillScene(slug: string, category: string): string {
  const [place = "campus", ...tools] = firstOf(SCENES_BY_SKILL, [slug]) ??
    firstOf(SCENES_BY_SKILL_CATEGORY, [category]) ?? ["campus", "star", "book"];
  return sceneOf(slug, [place, ...chosen(slug, tools)]);
}

/** What else has a picture: it stands where the work is done, with a mark of its own kind. */
export type PicturedKind = keyof typeof MARKS;
const MARKS = {
  degree: "cap",
  certificate: "diploma",
  program: "books",
  merit: "star",
  university: "cap",
  institution: "diploma",
  blogs: "notebook",
  documents: "clipboard",
  books: "book",
  courses: "laptop",
  experiences: "badge",
};
/** What is about a profession shows its tool nearest: lists are told apart by it. */
const MARK_FIRST = new Set<PicturedKind>(["merit", "university", "institution"]);
/** What is about no profession in particular. */
const ANYWHERE = ["campus map", "library compassrose", "oldtown route", "meeting question", "outcrop flag"];

/** The scene of a study or of something to read, from the scene of the profession or field it is about. */
export function composeRelatedScene(kind: PicturedKind, slug: string, about: string | null): string {
  const anywhere = MARK_FIRST.has(kind) ? "campus books" : ANYWHERE[hashOf(slug) % ANYWHERE.length];
  const [place = "", tool = "", more = "map"] = about ? motifsOf(about) : (anywhere?.split(" ") ?? []);
  const mark = MARKS[kind];
  // A profession has several certificates: they take turns with its tools.
  const isSecond = kind === "certificate" && (hashOf(slug) >>> 4) % 2 === 0;
  const own = tool === mark || isSecond ? more : tool;
  const at = kind === "program" ? "campus" : place;
  return sceneOf(slug, MARK_FIRST.has(kind) ? [at, mark, own] : [at, own, mark]);
}

/** The scene of a record of a field of study, by the slug of a category of programmes. */
export function composeFieldScene(slug: string, field: string): string | null {
  const [place = "", ...tools] = firstOf(SCENES_BY_FIELD, [field]) ?? [];
  return place && sceneOf(slug, [place, ...chosen(slug, tools)]);
}

/** The motifs of a scene by name, the place first. */
export function motifsOf(scene: string): string[] {
  return scene.replaceAll("!", "").split(" ").slice(1);
}

function sceneOf(slug: string, names: readonly string[]): string {
  const hash = hashOf(slug) % GROUNDS;
  const ground = OUTDOORS.has(names[0] ?? "") ? hash % 2 : 2 + (hash % 2);
  return [ground, ...names.map((name) => (STAYING.has(name) ? `${name}!` : name))].join(" ");
}

/** The entry of the longest code that fits: 7411.1.4, 7411.1, 7411, 741, 74, 7. */
function byGroup(code: string): readonly string[] | null {
  const [group = "", ...parts] = code.split(".");
  const finer = parts.map((_, at) => [group, ...parts.slice(0, at + 1)].join("."));
  const wider = Array.from(group, (_, at) => group.slice(0, at + 1));
  return firstOf(SCENES_BY_GROUP, [...wider, ...finer].toReversed());
}

function firstOf(table: Readonly<Record<string, string>>, slugs: readonly string[] = []): readonly string[] | null {
  const found = slugs.find((slug) => Object.hasOwn(table, slug));
  return found === undefined ? null : (table[found]?.split(" ") ?? null);
}

/** Two of a pool, so that professions of one wide group differ. */
function chosen(slug: string, pool: readonly string[]): string[] {
  if (pool.length <= TOOLS) return [...pool];
  const at = hashOf(slug);
  const first = at % pool.length;
  const second = (first + 1 + ((at >>> 8) % (pool.length - 1))) % pool.length;
  return [pool[first] ?? "", pool[second] ?? ""];
}
