import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import rareSheet from "#ui/styles/result-rare-sheet.css?url";
import { Terms } from "#ui/terms.tsx";
import type { ResultView } from "../schema/result.ts";
import { RetakeForm } from "./result-manage.tsx";
import { flatWords } from "./result-words.ts";
import { nameOf, SENTENCES } from "./words.ts";

interface FlatProfileProps {
  readonly view: ResultView;
}

/** The honest page of a profile in which nothing stands out: no list, and ways on that begin elsewhere. */
export function FlatProfile({ view }: FlatProfileProps) {
  const { environments } = view;
  return (
    <>
      <link rel="stylesheet" href={rareSheet} precedence="default" />
      <ActivitiesWay />
      <section className="grid gap-3" aria-labelledby="flat">
        <h2 className="h2" id="flat">
          {m.scales_flat_six()}
        </h2>
        <p>{flatWords(view)}</p>
        <p>{m.scales_flat_six_text()}</p>
        <ul className="six-ways">
          {environments.map(({ code, slug }) => (
            <li key={code} data-env={code}>
              <EnvTile code={code} />
              <Link to={pathTo("jobs", {}, { environment: slug })}>
                <span className="strong">{SENTENCES[code]()}</span>
                <span className="hint">{nameOf(environments, code)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3" aria-labelledby="ways">
        <h2 className="h2" id="ways">
          {m.scales_flat_ways()}
        </h2>
        <Terms
          className="flat-ways"
          pairs={[
            [m.scales_flat_talk_title(), m.scales_flat_talk_text()],
            [m.scales_flat_retake_title(), m.scales_flat_retake_text()],
          ]}
        />
        <RetakeForm isPlain />
      </section>
    </>
  );
}

/** The way on that asks further, before all others. */
function ActivitiesWay() {
  return (
    <section className="next-step" aria-labelledby="activities">
      <h2 className="h2" id="activities">
        {m.scales_choices_invite_title()}
      </h2>
      <p className="lead">{m.scales_choices_invite_text()}</p>
      <div className="step-acts no-print">
        <ButtonLink to={pathTo("activities")}>{m.scales_choices_begin()}</ButtonLink>
      </div>
    </section>
  );
}
