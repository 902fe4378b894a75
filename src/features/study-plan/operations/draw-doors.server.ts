import { sceneOfFound } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";
import type { AreaView, DoorMap, DoorView } from "../schema.ts";

/** The door map with the work behind its doors, for the page alone: a shut one hides it. */
export function drawDoors(ctx: Context, map: DoorMap): DoorMap {
  const scene = (slug: string) => {
    const [job] = ctx.content.bySlug("academic-program", slug, "ar")?.jobs ?? [];
    const found = job ? sceneOfFound(ctx, "job", job.slug) : sceneOfFound(ctx, "academic-program", slug);
    return hueOf(slug, null, found) + found.replace(/^[A-Z]/, "");
  };
  const draw = <T extends DoorView>(one: T, hue?: Environment): T => {
    const found = (hue ?? "") + scene(one.slug).slice(hue ? 1 : 0);
    return { ...one, scene: found, mate: mateOf(one.slug, hueOf(one.slug, null, found), found) };
  };
  const drawn = <T extends DoorView>(doors: readonly T[]) => doors.map((one) => draw(one));
  const hues = huesInRow(map.programs.map(({ slug }) => [hueOf(slug, null, scene(slug)), ...furtherOf(ctx, slug)]));
  return {
    ...map,
    areas: inHues(
      map.areas.map((one) => ({ ...one, scene: scene(one.first) })),
      map.isBegun,
    ),
    choices: map.choices.map((one) => ({ ...one, doors: drawn(one.doors) })),
    programs: onceEach(map.programs.map((one, at) => behind(one, draw(one, hues[at])))),
    change: map.change.map((line) => (line.isOpened ? { ...line, doors: drawn(line.doors) } : line)),
  };
}

/** Only an open door shows who works behind it; one that waits or is near has its colour, and like a shut one a sign. */
function behind<T extends DoorMap["programs"][number]>(one: T, drawn: T): T {
  if (one.stand === "open") return drawn;
  const [hue, , , sign] = drawn.scene?.split(" ") ?? [];
  return { ...one, sign, scene: one.stand === "shut" ? one.scene : (hue?.charAt(0) ?? null) };
}

/** The environments after the first of the work a programme leads to. */
function furtherOf(ctx: Context, slug: string): Environment[] {
  const [job] = ctx.content.bySlug("academic-program", slug, "ar")?.jobs ?? [];
  const environments = job ? (ctx.content.bySlug("job", job.slug, "ar")?.work_environments ?? []) : [];
  return environments
    .slice(1)
    .flatMap((one) => ENVIRONMENTS.find((code) => code === one.slug.charAt(0).toUpperCase()) ?? []);
}

/** Nobody stands in two doors of one list: the next that leads to the same work shows what is worked with. */
function onceEach(programs: DoorMap["programs"]): DoorMap["programs"] {
  const seen = new Set<string>();
  return programs.map((one) => {
    const [lie, place, who, tool] = one.scene?.split(" ") ?? [];
    const shown = who && seen.has(who) && tool ? tool : who;
    if (shown) seen.add(shown);
    return shown === who ? one : { ...one, scene: [lie, place, shown].join(" ") };
  });
}

/** The colour of each area, in every order and language; chosen so that neighbours before the first tick differ. */
const AREA_HUES: Readonly<Record<string, Environment>> = {
  health: "S",
  engineering: "I",
  "trades-and-crafts": "R",
  "arts-and-media": "A",
  business: "E",
  "transport-and-security": "C",
  computing: "I",
  "science-and-environment": "S",
  education: "A",
  "hospitality-and-services": "E",
  "law-and-society": "C",
};

/** What hangs on the door of each area until it stands open. */
const AREA_SIGNS: Readonly<Record<string, string>> = {
  health: "stethoscope",
  engineering: "gears",
  "trades-and-crafts": "wrench",
  "arts-and-media": "palette",
  business: "calculator!",
  "transport-and-security": "wheel",
  computing: "laptop!",
  "science-and-environment": "flask",
  education: "books",
  "hospitality-and-services": "pot",
  "law-and-society": "scales",
};

/** Each door in the hue of its area; one that is shut shows its sign and no more, one that needs grades is ajar and shows who waits. */
function inHues(areas: readonly AreaView[], isBegun: boolean): AreaView[] {
  return areas.map((area) => {
    const hue = AREA_HUES[area.slug] ?? hueOf(area.slug, null, "");
    const behind =
      area.sure > 0 || (isBegun && area.isAssumed)
        ? { scene: area.scene }
        : { scene: null, sign: AREA_SIGNS[area.slug] };
    return { ...area, hue, mate: mateOf(area.first, hue), ...behind };
  });
}
