import type { NicheScene } from "#ui/niche.tsx";

/** Who asks and who advises at one table, on the wall the calendar: the head of both their pages. */
export const MEETING: NicheScene = {
  hue: "S",
  mate: "E",
  stands: [
    ["planner", 0, 0.66, -98],
    ["p-meet", 0, 1.3],
  ],
};
