import type { NicheScene } from "#ui/niche.tsx";

/** Who asks and who advises at one table, the calendar beside it: the head of both their pages. */
export const MEETING: NicheScene = {
  hue: "S",
  mate: "E",
  wide: 520,
  place: [["livingroom", 70, 1.5]],
  stands: [
    ["p-guide", -50, 1.55],
    ["t-calendar!", -200, 1.15],
  ],
};
