import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import { byEnvironment, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { EnvironmentWords, ResultView } from "../schema.ts";
import { nearestOf } from "./nearest-of.ts";
import { Opening } from "./opening.tsx";
import { DIFFERENTIATION_WORDS } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;

/** The name of an environment in the page's language. */
export function nameOf(environments: readonly EnvironmentWords[], code: Environment): string {
  return environments.find((one) => one.code === code)?.title ?? code;
}

/** The answer first: the closest environments by name, large, and drawn as the branches of the channel. */
export function ResultOpening({ view, date }: { readonly view: ResultView; readonly date: string }) {
  const { scores, environments, reading, flat } = view;
  const names = byEnvironment((one) => nameOf(environments, one));
  const notes = byEnvironment((one) => m.scales_result_score_value({ raw: scores[one], total }));
  const nearest = nearestOf(view);
  const levels = byEnvironment((one) => scores[one] / total);
  return (
    <Opening
      title={
        <>
          <span className="result-kind">{m.scales_result_title()}</span>{" "}
          <span className="result-line">
            {flat ? m.scales_flat_headline() : m.scales_result_yours({ names: lineOf(view) })}
          </span>
        </>
      }
      branches={<SixBranches levels={levels} names={names} notes={notes} label={m.scales_result_scores()} turns />}
    >
      <p className="lead">{DIFFERENTIATION_WORDS[reading.differentiation.level]()}</p>
      <p>{m.scales_result_date({ date })}</p>
      {nearest && !flat && (
        <p className="no-print">
          <ButtonLink kind="primary" to={nearest.to}>
            {m.scales_result_read_day({ title: `\u2068${nearest.title}\u2069` })}
          </ButtonLink>
        </p>
      )}
    </Opening>
  );
}

/** Where so many are tied that none leads, they are named in full. */
function lineOf({ reading, codeNames, environments }: ResultView): string {
  const { groups, undecided } = reading.code;
  if (groups.length > 0) return codeNames;
  return ENVIRONMENTS.filter((one) => undecided.includes(one))
    .map((one) => nameOf(environments, one))
    .join(m.scales_list_comma());
}
