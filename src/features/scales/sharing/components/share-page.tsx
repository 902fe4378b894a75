import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { Hindrance, MadeLink, SharesView } from "../schema.ts";
import { NewLink } from "./new-link.tsx";
import { ShareForm } from "./share-form.tsx";
import { ShareList } from "./share-list.tsx";

/** What an address says was just done. */
export type ShareDone = "advisor" | "end";

const DONE = { advisor: m.scales_share_made_advisor, end: m.scales_share_done_end } as const;

interface SharePageProps {
  readonly view: SharesView;
  readonly done: ShareDone | null;
  readonly made: MadeLink | null;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** Whom one's own result is shown to, what of it, and for how long. */
export function SharePage({ view, done, made, timeZone, refused }: SharePageProps) {
  const { attempt, result, hindrance, isFull, isFlat, shares } = view;
  return (
    <div className="wrap sharing scale-page pb-8">
      <PageTop
        back={{ label: m.scales_share_back(), to: pathTo("careerTestResult", { attempt }) }}
        title={m.scales_share_title()}
        lead={hindrance ? undefined : m.scales_share_lead()}
      >
        {result && <p className="strong">{m.scales_share_is({ result })}</p>}
        {done && !made && !refused && (
          <Alert kind="ok" role="status">
            {DONE[done]()}
          </Alert>
        )}
        <FormFault refused={refused} stand={{ shows: "shows-professions" }} />
      </PageTop>
      <div className="sharing-ways">
        {made && <NewLink key={made.path} made={made} />}
        {hindrance && <Hindered hindrance={hindrance} isShared={shares.length > 0} />}
        {isFlat && !hindrance && <Alert kind="info">{m.scales_share_flat()}</Alert>}
        {!hindrance && !isFull && <ShareForm view={view} refused={refused} />}
      </div>
      <ShareList shares={shares} timeZone={timeZone} />
    </div>
  );
}

const WAYS: Readonly<Record<Hindrance["code"], { readonly label: () => string; readonly to: string }>> = {
  results_hidden: { label: m.scales_share_to_guardian, to: pathTo("accountGuardian") },
  share_age_needed: { label: m.scales_share_to_age, to: pathTo("careerTestProfile") },
  share_guardian_needed: { label: m.scales_share_to_guardian, to: pathTo("accountGuardian") },
  share_tried: { label: m.scales_share_to_results, to: pathTo("careerTestResults") },
  share_careless: { label: m.scales_start_retake, to: pathTo("careerTest") },
};

/** Why nothing can be shared now, and the way to what would change it. */
function Hindered({ hindrance, isShared }: { readonly hindrance: Hindrance; readonly isShared: boolean }) {
  const { label, to } = WAYS[hindrance.code];
  return (
    <EmptyState title={m.scales_share_stopped_title()}>
      <p>{hindrance.text}</p>
      {isShared && <p>{m.scales_share_stopped()}</p>}
      <ButtonLink kind="quiet" to={to}>
        {label()}
      </ButtonLink>
    </EmptyState>
  );
}
