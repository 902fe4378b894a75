import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { definite } from "#shared/definite.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import { Opening } from "../../tendencies/components/opening.tsx";
import { SENTENCES } from "../../tendencies/components/words.ts";
import { namedConditions } from "../schema/condition-words.ts";
import type { EndView } from "../schema.ts";
import { DeleteForm } from "./delete-form.tsx";
import { EndJobs } from "./end-jobs.tsx";

interface EndPageProps {
  readonly view: EndView;
  readonly timeZone: string;
}

/** Of a hundred simulated people, from those whose tendencies lie close to those whose lie far apart (its test holds it). */
const SIMULATED = { low: 65, high: 93 } as const;

/** What came out, in words with how sure it is; then professions, the six environments and what was said of work. */
export function EndPage({ view, timeZone }: EndPageProps) {
  const { names, levels, sureness, expiresAt, sets } = view;
  return (
    <div className="scale-page result choices-end">
      <Opening
        title={m.scales_choices_end_title()}
        branches={<SixBranches levels={levels} names={names} turns claimsNothing={sureness !== "sure"} />}
      >
        <p className="lead">{headlineOf(view)}</p>
        {sureness === "sure" && <p>{m.scales_choices_sure_sure()}</p>}
        <p>{m.scales_choices_apart()}</p>
      </Opening>
      <div className="wrap result-parts">
        {expiresAt && (
          <Alert kind="info">
            {m.scales_choices_tried({ date: formatDate(expiresAt, getLocale(), timeZone, "dateTime") })}
          </Alert>
        )}
        <EndJobs view={view} />
        <Six view={view} />
        <SaidOfWork view={view} />
        <Talk />
        <p className="hint">{m.scales_choices_sure_how({ sets, ...SIMULATED })}</p>
        <DeleteForm />
      </div>
    </div>
  );
}

function headlineOf({ order, sureness, isFirstAlone }: EndView): string {
  const [first = "", second = ""] = order.map(({ title }) => definite(title, getLocale()));
  const names = { first, second };
  if (sureness === "unsure") return m.scales_choices_end_unsure(names);
  if (sureness === "likely") return m.scales_choices_end_likely(names);
  return isFirstAlone ? m.scales_choices_end_first(names) : m.scales_choices_end_two(names);
}

function Six({ view: { order, sureness } }: { readonly view: EndView }) {
  return (
    <section className="grid gap-4" aria-labelledby="six">
      <h2 className="h2" id="six">
        {sureness === "sure" ? m.scales_choices_six() : m.scales_choices_six_plain()}
      </h2>
      <ul className="six-ways">
        {order.map(({ code, slug, title }) => (
          <li key={code} data-env={code}>
            <EnvTile code={code} />
            <Link to={pathTo("jobs", {}, { environment: slug })}>
              <span className="strong">{title}</span>
              <span className="hint">{SENTENCES[code]()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SaidOfWork({ view: { values, conditions } }: { readonly view: EndView }) {
  const named = namedConditions(conditions);
  return (
    <section className="grid gap-3" aria-labelledby="said">
      <h2 className="h2" id="said">
        {m.scales_choices_said()}
      </h2>
      {values.length + named.length === 0 && <p>{m.scales_choices_said_none()}</p>}
      {values.length > 0 && (
        <ul className="chips">
          {values.map((value) => (
            <li key={value}>
              <Chip>{value}</Chip>
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <dl className="choices-said">
          {named.map(({ name, label, said }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="no-print">
        <Link className="inline-flex min-h-11 items-center" to={pathTo("activityStep", { step: 1 })}>
          {m.scales_choices_again()}
        </Link>
      </p>
    </section>
  );
}

function Talk() {
  return (
    <section className="next-step" aria-labelledby="talk">
      <h2 className="h2" id="talk">
        {m.scales_choices_talk()}
      </h2>
      <p className="lead">{m.scales_choices_talk_text()}</p>
      <div className="step-acts no-print flex flex-wrap gap-3">
        <ButtonLink to={pathTo("contact")}>{m.scales_choices_talk_action()}</ButtonLink>
      </div>
    </section>
  );
}
