import { expect, test } from "vitest";
import { type Signal, SUGGESTED_TYPES, suggest, typesFor } from "./suggest.ts";

const signal = (tie: string, kind: Signal["kind"] = "interest"): Signal => ({ kind, tie, name: tie });
const HEALTH = signal("sector/health");
const SEA = signal("sector/sea");
const one = (slug: string, ...ties: string[]) => ({ slug, ties });

const chosen = (candidates: Parameters<typeof suggest>[0], signals: readonly Signal[], most = 9) =>
  suggest(candidates, signals, most).map(({ candidate, because }) => `${candidate.slug} ${because.tie}`);

test("each suggestion has a reason that is true of it, and stands once", () => {
  const all = [one("nurse", "sector/health"), one("diver", "sector/sea", "sector/health"), one("judge", "sector/law")];
  expect(chosen(all, [HEALTH, SEA])).toEqual(["diver sector/health", "nurse sector/health"]);
  expect(chosen(all, [])).toEqual([]);
});

test("reasons take turns, so that the first told does not fill the page", () => {
  const all = [
    one("a", "sector/health"),
    one("b", "sector/health"),
    one("c", "sector/health"),
    one("x", "sector/sea"),
    one("y", "sector/sea"),
  ];
  expect(chosen(all, [HEALTH, SEA], 3)).toEqual(["a sector/health", "x sector/sea", "b sector/health"]);
});

test("what more of the told speaks for comes first, else the order given stays", () => {
  const all = [one("a", "sector/health"), one("b", "sector/health", "job/nurse")];
  expect(chosen(all, [HEALTH, signal("job/nurse", "saved")])[0]).toBe("b sector/health");
  expect(chosen(all, [HEALTH])).toEqual(["a sector/health", "b sector/health"]);
});

test("a goal says what comes first, and leaves nothing out", () => {
  expect(typesFor("study")[0]).toBe("academic-degree");
  expect(typesFor("work")[0]).toBe("certification");
  expect(typesFor("skill")[0]).toBe("future-skill");
  expect(typesFor(null)[0]).toBe("blog");
  for (const goal of ["study", "help_work", null] as const)
    expect(typesFor(goal).toSorted()).toEqual(SUGGESTED_TYPES.toSorted());
});
