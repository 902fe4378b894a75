import { sceneOfFound } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import type { DoorMap, DoorView } from "../schema.ts";

/** The door map with the work behind its doors, for the page alone: a shut one hides it. */
export function drawDoors(ctx: Context, map: DoorMap): DoorMap {
  const scene = (slug: string) => {
    const [job] = ctx.content.bySlug("academic-program", slug, "ar")?.jobs ?? [];
    return job ? sceneOfFound(ctx, "job", job.slug) : sceneOfFound(ctx, "academic-program", slug);
  };
  const drawn = <T extends DoorView>(doors: readonly T[]) => doors.map((one) => ({ ...one, scene: scene(one.slug) }));
  return {
    ...map,
    areas: map.areas.map((one) => (one.first === null ? one : { ...one, scene: scene(one.first) })),
    choices: map.choices.map((one) => ({ ...one, doors: drawn(one.doors) })),
    programs: map.programs.map((one) => (one.standing === "shut" ? one : { ...one, scene: scene(one.slug) })),
    change: map.change.map((line) => (line.isOpened ? { ...line, doors: drawn(line.doors) } : line)),
  };
}
