import type { ComponentProps } from "react";
import { Niche, type NicheScene } from "./niche.tsx";
import { OwnTop } from "./own-top.tsx";
import { PageTop } from "./page-top.tsx";
import sheet from "./styles/own-top-sheet.css?url";

interface SceneTopProps extends Omit<ComponentProps<typeof PageTop>, "children"> {
  readonly scene: NicheScene;
}

/** The top of a short page: its title on the night, and in a lit niche whom it is about. */
export function SceneTop({ scene, ...top }: SceneTopProps) {
  return (
    <OwnTop>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <PageTop {...top} />
      <Niche {...scene} />
    </OwnTop>
  );
}
