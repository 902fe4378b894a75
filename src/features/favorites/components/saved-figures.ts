import { hueOf } from "#ui/drawing-hue.ts";
import { SAVED_TYPES, type SavedType } from "../rules.ts";
import type { Favorite } from "../schema.ts";

/** Each kind by a thing; a profession by who works in it. */
const THINGS: Readonly<Record<SavedType, { readonly name: string; readonly hue: string }>> = {
  job: { name: "p-bag", hue: "C" },
  "academic-degree": { name: "t-degree", hue: "I" },
  certification: { name: "t-roll", hue: "E" },
  "academic-program": { name: "t-book", hue: "S" },
  "future-skill": { name: "bulb", hue: "R" },
  blog: { name: "newspaper", hue: "S" },
  document: { name: "t-sheets", hue: "R" },
  book: { name: "books", hue: "A" },
  course: { name: "t-screen", hue: "I" },
  menternship: { name: "badge", hue: "E" },
};

/** So many stand on the line, so many of them from professions. */
const MOST_FIGURES = 6;
const MOST_WORKERS = 3;

/** What is saved, on the line: who works in the professions, then a thing for every other kind; before anything is, what could be. */
export function figuresOf(items: readonly Pick<Favorite, "type" | "documentId" | "scene">[]) {
  const workers = items.flatMap(({ type, documentId, scene = "" }) => {
    const name = type === "job" && scene.split(" ").find((motif) => /^[+=]?p-/.test(motif));
    return name ? [{ name, hue: hueOf(`${type}/${documentId}`, null, scene) }] : [];
  });
  const seen = [...new Map(workers.map((one) => [one.name, one])).values()].slice(0, MOST_WORKERS);
  const kinds = SAVED_TYPES.filter((type) =>
    items.length === 0 ? true : items.some((item) => item.type === type && (type !== "job" || seen.length === 0)),
  );
  return [...seen, ...kinds.map((type) => THINGS[type])].slice(0, MOST_FIGURES);
}
