import type { NicheScene } from "#ui/niche.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { wholeTitle } from "#ui/whole-title.ts";
import type { AccountPageProps } from "./account-page.tsx";

interface OwnAccountPageProps extends Omit<AccountPageProps, "side" | "description"> {
  readonly scene: NicheScene["stands"];
}

/** A page of the account for whoever is signed in: what it is about stands in a lit niche on the channel. */
export function OwnAccountPage({ title, siteName, lead, back, isRefused, scene, children }: OwnAccountPageProps) {
  return (
    <>
      <title>{wholeTitle(title, siteName, isRefused)}</title>
      <meta name="robots" content="noindex" />
      <SceneTop title={title} lead={lead} back={back ?? null} scene={{ hue: "C", mate: "E", stands: scene }} />
      <div className="wrap own-body pb-8">{children}</div>
    </>
  );
}
