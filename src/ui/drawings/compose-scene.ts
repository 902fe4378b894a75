import { hashOf } from "../drawing-hue.ts";
import { plainName } from "../drawing-plane.ts";
import { marked } from "./motif-traits.ts";
import { SCENES_BY_ENVIRONMENT, SCENES_BY_GROUP, SCENES_BY_SECTOR, SCENES_BY_WORKPLACE } from "./scenes-by-group.ts";
import { SCENES_BY_FIELD, SCENES_BY_SKILL, SCENES_BY_SKILL_CATEGORY } from "./scenes-by-skill.ts";
import { topicScene } from "./scenes-by-topic.ts";

/** What a picture is composed from. Slugs of the shipped lists; others are passed over. */
export interface Told {
  readonly slug: string;
  /** The code in ESCO or ISCO-08, the finer one. */
  readonly group?: string | null;
  readonly sectors?: readonly string[];
  readonly workplaces?: readonly string[];
  readonly environments?: readonly string[];
}

/** Beside the place stand two: who works there and a tool, or two tools. */
const BESIDE = 2;
/** The lies of `drawing-plane.ts` that fit a place: on the land, under a roof, at the water. */
const ON_LAND = [0, 1];
const BUILT = [2, 3, 5, 0];
const AT_WATER = [4];
/** Has no room at its edge for who is broad. */
const ROOM_AT_EDGE = 2;
const OUTDOORS = new Set(
  "barn cranes dig farm fort greenhouse hives oilfield outcrop pitch pylons reef road site solarfield villas weather windfarm".split(
    " ",
  ),
);
const AFLOAT = new Set(["dhow", "port", "rig", "ship", "warship"]);

/** The scene of a profession: a ground, the place, who works there and a tool, from what is told of it. */
export function composeScene(told: Told): string {
  const group = byGroup(told.group ?? "");
  const rest = firstOf(SCENES_BY_SECTOR, told.sectors) ??
    firstOf(SCENES_BY_WORKPLACE, told.workplaces) ??
    firstOf(SCENES_BY_ENVIRONMENT, told.environments) ?? ["campus", "p-teacher", "map", "compassrose", "book"];
  const [place, ...others] = chosen(told.slug, group ?? rest);
  return sceneOf(told.slug, [(place === "*" ? chosen(told.slug, rest)[0] : place) ?? "campus", ...others]);
}

/** The scene of a skill: its own motifs, else those of its category. */
export function composeSkillScene(slug: string, category: string): string {
  const pool = firstOf(SCENES_BY_SKILL, [slug]) ??
    firstOf(SCENES_BY_SKILL_CATEGORY, [category]) ?? ["campus", "p-teacher", "star", "book"];
  return sceneOf(slug, chosen(slug, pool));
}

/** What else has a picture: it stands where the work is done, with the people of the work and a mark of its own kind. */
export type PicturedKind = keyof typeof MARKS;
const MARKS = {
  degree: "cap",
  certificate: "diploma",
  program: "books",
  merit: "star",
  university: "cap",
  institution: "diploma",
  blogs: "",
  documents: "",
  books: "",
  courses: "",
  experiences: "badge",
};
/** Where learning is given: a campus, whatever is learnt. */
const OF_LEARNING = new Set<PicturedKind>(["merit", "university", "institution"]);
/** Long lists of studies of few fields: one mark on each would be one picture. */
const VARIED = new Set<PicturedKind>(["degree", "certificate", "program"]);
/** What is about no profession in particular. */
const ANYWHERE = [
  "campus p-teacher map",
  "library p-librarian compassrose",
  "oldtown p-reporter route",
  "meeting p-care question",
  "outcrop p-geo flag",
];

/** The scene of a study or of something to read, from the scene of the profession or field it is about. */
export function composeRelatedScene(kind: PicturedKind, slug: string, about: string | null): string {
  if (kind === "blogs" || kind === "documents" || kind === "books" || kind === "courses")
    return sceneOf(slug, topicScene(kind, slug, about ? motifsOf(about) : []).split(" "));
  const anywhere = OF_LEARNING.has(kind) ? "campus p-librarian books" : ANYWHERE[hashOf(slug) % ANYWHERE.length];
  const [place = "", who = "", tool = "map"] = about ? motifsOf(about) : (anywhere?.split(" ") ?? []);
  const turn = hashOf(slug) >>> 4;
  // Of studies each third shows what is earned or where it is taught; the others the work itself with its own tool.
  const mark = VARIED.has(kind) && turn % 3 > 0 && tool !== who ? tool : MARKS[kind];
  const isSecond = kind === "certificate" && turn % 2 === 0 && tool !== mark;
  const at = kind === "program" && turn % 3 === 0 ? "campus" : place;
  return sceneOf(slug, [at, who === mark || isSecond ? tool : who, mark]);
}

/** The scene of a record of a field of study, by the slug of a category of programmes. */
export function composeFieldScene(slug: string, field: string): string | null {
  const pool = firstOf(SCENES_BY_FIELD, [field]);
  return pool && sceneOf(slug, chosen(slug, pool));
}

/** A scene of these motifs, the place first, laid out by a name. */
export function composeOwnScene(name: string, motifs: readonly string[]): string {
  return sceneOf(name, motifs);
}

/** The motifs of a scene by name, the place first. */
export function motifsOf(scene: string): string[] {
  return scene.split(" ").slice(1).map(plainName);
}

function sceneOf(slug: string, names: readonly string[]): string {
  const [place = ""] = names;
  const drawn = names.map(marked);
  const built = /^p-.*~/.test(drawn[1] ?? "") ? BUILT.filter((lie) => lie !== ROOM_AT_EDGE) : BUILT;
  const lies = AFLOAT.has(place) ? AT_WATER : OUTDOORS.has(place) ? ON_LAND : built;
  const lie = lies[(hashOf(slug) >>> 3) % lies.length];
  return [lie, ...drawn].join(" ");
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

/** One of the places, one of those who work there and as many tools as there is room for: professions of one wide group differ. */
function chosen(slug: string, pool: readonly string[]): string[] {
  const hash = hashOf(slug);
  // Where nobody works, the first is the place and the rest are tools.
  const places = pool.slice(0, Math.max(1, pool.findIndex(isPerson)));
  const people = pool.filter(isPerson);
  const tools = pool.slice(places.length + people.length);
  const one = (of: readonly string[], bits: number) => of.slice((hash >>> bits) % (of.length || 1)).slice(0, 1);
  const room = Math.min(BESIDE - Math.min(people.length, 1), tools.length);
  const start = tools.length > room ? (hash >>> 5) % tools.length : 0;
  const near = Array.from({ length: room }, (_, at) => tools[(start + at) % tools.length] ?? "");
  return [...one(places, 11), ...one(people, 0), ...near];
}

const isPerson = (name: string) => name.startsWith("p-");
