import { unframed } from "../drawing-framing.ts";
import { hashOf } from "../drawing-hue.ts";
import { ONLY_SMALL } from "../drawing-plane.ts";
import { plainName } from "../sprites.ts";
import { isIndoors, marked } from "./motif-traits.ts";
import { framingFor } from "./scene-framing.ts";
import {
  SCENES_BY_ENVIRONMENT,
  SCENES_BY_GROUP,
  SCENES_BY_SECTOR,
  SCENES_BY_WORKPLACE,
  SCENES_OF_SECTORS,
} from "./scenes-by-group.ts";
import { SCENES_BY_FIELD, SCENES_BY_SKILL, SCENES_BY_SKILL_CATEGORY } from "./scenes-by-skill.ts";
import { studyScene } from "./scenes-by-study.ts";
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
/** The lies of `drawing-plane.ts` that fit a place: on the land, before a building, in a room, at the water. Lamps hang in the arcade: it is a room. */
const ON_LAND = [0, 1];
const BUILT = [0, 1];
const IN_ROOMS = [2, 3, 5];
const AT_WATER = [4];
/** Has no room at its edge for who is broad. */
const ROOM_AT_EDGE = 2;
const OUTDOORS = new Set(
  "barn billboard bridge cranes dig farm fort greenhouse hives mast oilfield outcrop pitch playground pylons reef road site solarfield villas waterworks weather windfarm".split(
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

/** The scene of a shipped sector, in a colour of its own; null where an editor added it. */
export function composeSectorScene(slug: string): string | null {
  const [hue = "", ...motifs] = firstOf(SCENES_OF_SECTORS, [slug]) ?? [];
  return hue ? hue + sceneOf(slug, motifs) : null;
}

/** The scene of a skill: its own motifs, else those of its category. */
export function composeSkillScene(slug: string, category: string): string {
  const pool = firstOf(SCENES_BY_SKILL, [slug]) ??
    firstOf(SCENES_BY_SKILL_CATEGORY, [category]) ?? ["campus", "star", "book"];
  return sceneOf(slug, chosen(slug, pool));
}

/**
 * What else has a picture. A study shows who works where it leads to; the mark of its kind is seen only in small
 * pictures, where one field's kinds stand side by side.
 */
const MARKS = {
  degree: "t-degree",
  certificate: "t-roll",
  program: "t-book",
  merit: "t-medal",
  experiences: "badge",
  university: "campus cap books",
  institution: "classroom diploma books",
  blogs: "",
  documents: "",
  books: "",
  courses: "",
};
export type PicturedKind = keyof typeof MARKS;
/** What is about no profession in particular. */
const ANYWHERE = "campus library oldtown lecture p-guide map compassrose route question books globe";
const ANYWHERE_SCENE = "0 campus p-guide map";

/** What may be drawn of a field of work: its places and its tools, the nearest first. */
export interface Work {
  /** The scene of its profession. */
  readonly scene: string;
  /** Tools of its own group; the others are of its sector too. */
  readonly own: readonly string[];
  readonly places: readonly string[];
  readonly tools: readonly string[];
}

/** What may be drawn of the work of a profession. */
export function workOf(told: Told): Work {
  const pools = [byGroup(told.group ?? ""), firstOf(SCENES_BY_SECTOR, told.sectors)].filter((pool) => pool !== null);
  return workIn(composeScene(told), pools);
}

/** What may be drawn of a field of study, by the slug of a category of programmes. */
export function workOfField(slug: string, field: string): Work | null {
  const pool = firstOf(SCENES_BY_FIELD, [field]);
  return pool && workIn(sceneOf(slug, chosen(slug, pool)), [pool]);
}

function workIn(scene: string, pools: readonly (readonly string[])[]): Work {
  const [place = "campus", , ...tools] = motifsOf(scene);
  const parted = pools.map((pool) => {
    const from = Math.max(1, pool.findIndex(isPerson));
    return [
      pool.slice(0, from).filter((one) => one !== "*"),
      pool.slice(from).filter((one) => !isPerson(one)),
    ] as const;
  });
  return {
    scene,
    own: [...new Set([...tools, ...(parted[0]?.[1] ?? [])])],
    places: [...new Set([place, ...parted.flatMap(([places]) => places)])],
    tools: [...new Set([...tools, ...parted.flatMap(([, tools]) => tools)])],
  };
}

/** What is learned elsewhere than where it is done later, and who teaches it. */
const LEARNED: Readonly<Record<string, readonly [place: string, who: string]>> = {
  "p-nurse": ["skillslab", "p-skills"],
};

/** Where a work is learned and who is seen there. */
export function learnedAs(place: string, who: string): readonly [place: string, who: string] {
  return LEARNED[plainName(who)] ?? [place, who];
}

/** The scene of a study or of something to read, from what may be drawn of the work or field it is about. */
export function composeRelatedScene(kind: PicturedKind, slug: string, about: Work | null): string {
  if (kind === "blogs" || kind === "documents" || kind === "books" || kind === "courses")
    return sceneOf(slug, topicScene(kind, slug, about ? motifsOf(about.scene) : []).split(" "));
  if (kind === "university" || kind === "institution") return sceneOf(slug, MARKS[kind].split(" "));
  const { scene, own } = about ?? workIn(ANYWHERE_SCENE, [ANYWHERE.split(" ")]);
  const seed = `${kind} ${slug}`;
  const named = studyScene(seed);
  const [place, who] = named ?? learnedAs(...(motifsOf(scene) as [string, string]));
  const tool = named?.[2] ?? own[(hashOf(seed) >>> 8) % own.length] ?? "map";
  return `${sceneOf(seed, [place, who, tool])} ${marked(MARKS[kind], 2)}${ONLY_SMALL}`;
}

/** A scene of these motifs, the place first, laid out by a name, with whole figures. */
export function composeOwnScene(name: string, motifs: readonly string[]): string {
  return unframed(sceneOf(name, motifs));
}

/** The motifs of a scene by name, the place first. */
export function motifsOf(scene: string): string[] {
  return scene.split(" ").slice(1).map(plainName);
}

/** The tool of a scene, as it names it: what a skill is known by where it is small. */
export function toolIn(scene: string): string {
  return (
    scene
      .split(" ")
      .slice(2)
      .find((name) => !isPerson(name)) ?? ""
  );
}

function sceneOf(slug: string, names: readonly string[]): string {
  const [place = ""] = names;
  const drawn = names.map(marked);
  const rooms = /^p-.*~/.test(drawn[1] ?? "") ? IN_ROOMS.filter((lie) => lie !== ROOM_AT_EDGE) : IN_ROOMS;
  const land = AFLOAT.has(place) ? AT_WATER : OUTDOORS.has(place) ? ON_LAND : BUILT;
  const lies = isIndoors(place) ? rooms : land;
  const lie = lies[(hashOf(slug) >>> 3) % lies.length];
  return `${framingFor(place, names[1] ?? "") ?? ""}${[lie, ...drawn].join(" ")}`;
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
