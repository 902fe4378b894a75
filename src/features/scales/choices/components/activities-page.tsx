import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { type StartFact, StartFacts } from "../../instruments/components/start-ways.tsx";
import { LitBranches } from "../../tendencies/components/lit-branches.tsx";
import { Opening } from "../../tendencies/components/opening.tsx";
import { FEWEST_SETS, MOST_SETS } from "../rules.ts";
import type { ActivitiesStart } from "../schema.ts";
import { DeleteForm } from "./delete-form.tsx";

interface ActivitiesPageProps {
  readonly view: ActivitiesStart;
  readonly isDeleted: boolean;
  readonly refused: RefusedForm | undefined;
  readonly timeZone: string;
}

/** What the choice between activities is, and the way in. */
export function ActivitiesPage({ view, isDeleted, refused, timeZone }: ActivitiesPageProps) {
  const { next, done, hasAnswers, expiresAt } = view;
  const words = next === "end" ? m.scales_choices_to_end : done > 0 ? m.scales_choices_resume : m.scales_choices_begin;
  return (
    <div className="scale-page">
      <Opening
        title={m.scales_choices_title()}
        lead={m.scales_choices_lead()}
        branches={<LitBranches names={view.names} />}
      >
        <p>{m.scales_choices_why()}</p>
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink kind="primary" to={pathTo("activityStep", { step: next })}>
            {words()}
          </ButtonLink>
          {done > 0 && <span>{m.scales_choices_so_far({ done })}</span>}
        </p>
      </Opening>
      <div className="wrap result-parts">
        <FormFault refused={refused} />
        {isDeleted && (
          <Alert kind="ok" role="status">
            {m.scales_choices_deleted()}
          </Alert>
        )}
        {expiresAt && (
          <Alert kind="info">
            {m.scales_choices_tried({ date: formatDate(expiresAt, getLocale(), timeZone, "dateTime") })}
          </Alert>
        )}
        <Facts />
        {hasAnswers && <DeleteForm />}
      </div>
    </div>
  );
}

function Facts() {
  const facts: readonly StartFact[] = [
    ["p-laptop", m.scales_choices_fact_sets({ few: FEWEST_SETS, most: MOST_SETS }), m.scales_choices_fact_sets_text()],
    ["p-guide", m.scales_choices_fact_then(), m.scales_choices_fact_then_text()],
    ["p-tech", m.scales_choices_fact_saved(), m.scales_choices_fact_saved_text()],
    ["p-analyst", m.scales_choices_fact_apart(), m.scales_choices_fact_apart_text()],
  ];
  return <StartFacts facts={facts} />;
}
