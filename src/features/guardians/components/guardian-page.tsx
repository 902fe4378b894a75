import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import type { GuardianStanding, StandingWords } from "../schema.ts";
import { ConsentSection } from "./consent-section.tsx";
import { LinksSection } from "./links-section.tsx";

/** What a form of the page has just done. */
export const GUARDIAN_DONE = ["address", "again", "agree", "invite", "end"] as const;
export type GuardianDone = (typeof GUARDIAN_DONE)[number];

const DONE: Readonly<Record<GuardianDone, () => string>> = {
  address: m.guardians_done_address,
  again: m.guardians_done_again,
  agree: m.guardians_done_agree,
  invite: m.guardians_done_invite,
  end: m.guardians_done_end,
};

interface GuardianPageProps {
  readonly standing: GuardianStanding;
  readonly words: StandingWords;
  readonly done: GuardianDone | null;
  readonly timeZone: string;
  readonly supportAddress: string;
  readonly refused?: RefusedForm;
}

/** A pupil, and who answers for them. */
const SCENE: NicheScene = {
  hue: "A",
  mate: "S",
  stands: [["p-meet", 0, 1.35]],
};

/** Everything between a pupil and guardians, on one page. */
export function GuardianPage({ standing, words, done, timeZone, supportAddress, refused }: GuardianPageProps) {
  const intent = refused?.values.intent;
  return (
    <>
      <SceneTop
        back={{ label: m.layouts_my_account(), to: pathTo("account") }}
        title={m.guardians_account_title()}
        lead={m.guardians_account_lead()}
        scene={SCENE}
      />
      <div className="read gap-8 pb-8">
        {done && !refused && (
          <Alert kind="ok" role="status">
            {DONE[done]()}
          </Alert>
        )}
        <ConsentSection
          standing={standing}
          words={words}
          timeZone={timeZone}
          supportAddress={supportAddress}
          refused={intent === "address" || intent === "again" || intent === "agree" ? refused : undefined}
        />
        {standing.isMinorOrUnknown && (
          <LinksSection
            guardians={standing.guardians}
            timeZone={timeZone}
            refused={intent === "invite" || intent === "end" ? refused : undefined}
          />
        )}
      </div>
    </>
  );
}
