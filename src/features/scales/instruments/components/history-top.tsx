import type { ComponentProps } from "react";
import type { NicheScene } from "#ui/niche.tsx";
import { SceneTop } from "#ui/scene-top.tsx";

/** Two days on one line: who answered then, and who goes on now. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  wide: 580,
  stands: [
    ["t-calendar", -236, 1, 0, "R"],
    ["p-notebook", -112, 1.05, 0, "R"],
    ["t-calendar", 30, 1.2],
    ["p-onway", 208, 1.4],
  ],
};

/** The top of the results of a scale over time, with the targets of the scale's pages. */
export function HistoryTop(top: Pick<ComponentProps<typeof SceneTop>, "title" | "back">) {
  return (
    <div className="scale-page">
      <SceneTop {...top} scene={SCENE} />
    </div>
  );
}
