import { sceneOfFound } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
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
  const draw = <T extends DoorView>(one: T): T => {
    const found = scene(one.slug);
    return { ...one, scene: found, mate: mateOf(one.slug, hueOf(one.slug, null, found)) };
  };
  const drawn = <T extends DoorView>(doors: readonly T[]) => doors.map(draw);
  return {
    ...map,
    areas: inHues(map.areas.map((one) => ({ ...one, scene: scene(one.first) }))),
    choices: map.choices.map((one) => ({ ...one, doors: drawn(one.doors) })),
    programs: map.programs.map((one) => (one.standing === "shut" ? one : draw(one))),
    change: map.change.map((line) => (line.isOpened ? { ...line, doors: drawn(line.doors) } : line)),
  };
}

/** Each door in the hue of the work behind it, no two side by side alike; one that is shut shows no more than that. */
function inHues(areas: readonly AreaView[]): AreaView[] {
  const hues = huesInRow(
    areas.map(({ first, scene }, at) => {
      const own = hueOf(first, null, scene ?? "");
      return [own, ...ENVIRONMENTS.slice(at % ENVIRONMENTS.length), ...ENVIRONMENTS];
    }),
  );
  return areas.map((area, at) => ({
    ...area,
    hue: hues[at] ?? null,
    ...(hues[at] && { mate: mateOf(area.first, hues[at]) }),
    scene: area.standing === "open" ? area.scene : null,
  }));
}
