import { Niche, type NicheScene } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
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
      <OwnTop>
        <PageTop title={title} lead={lead} back={back ?? null} />
        <Niche hue="C" mate="E" stands={scene} />
      </OwnTop>
      <div className="wrap own-body pb-8">{children}</div>
    </>
  );
}
