import type { NicheScene } from "#ui/niche.tsx";

/** Who asks and who advises at one table, the calendar beside it: the head of the page of who books. */
export const MEETING: NicheScene = {
  hue: "S",
  mate: "E",
  wide: 520,
  place: [["advice", 70, 1.5]],
  stands: [
    ["p-guide", -50, 1.55],
    ["t-calendar!", -200, 1.15],
  ],
};

/** The same from the other side, at the head of the desk: somebody is listened to, what is to be decided lies ready. */
export const DESK: NicheScene = {
  hue: "I",
  mate: "E",
  wide: 520,
  place: [["advice", 70, 1.5]],
  stands: [
    ["p-listen", -40, 1.55],
    ["clipboard", -196, 1.2],
  ],
};
