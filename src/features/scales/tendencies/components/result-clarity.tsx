import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Alert } from "#ui/alert.tsx";
import type { Reading, ResultView } from "../schema.ts";
import { CONSISTENCY_WORDS, DIFFERENTIATION_WORDS } from "./words.ts";

/** A kind word where the answers look as if nobody read the statements. */
export function ResultNotes({ reading }: { readonly reading: Reading }) {
  const { quality, sameAnswer } = reading;
  if (!quality.careless) return null;
  return (
    <Alert kind="warn" title={m.scales_careless_heading()}>
      {sameAnswer === "true" && <p>{m.scales_careless_all_true()}</p>}
      {sameAnswer === "false" && <p>{m.scales_careless_all_false()}</p>}
      {quality.longRun && !sameAnswer && <p>{m.scales_careless_long_run()}</p>}
      {quality.tooFast && <p>{m.scales_careless_very_fast()}</p>}
      <p>{m.scales_careless_offer()}</p>
      <p>{m.scales_careless_norms()}</p>
    </Alert>
  );
}

/** How sure this is and what it is of, before any figure. */
export function Certainty() {
  return (
    <p>
      {m.scales_result_sure()} {m.scales_provisional_meaning()}
    </p>
  );
}

/** Consistency, differentiation, ties and the margin of error, each in plain words. */
export function ResultClarity({ view }: { readonly view: ResultView }) {
  const { reading, flat } = view;
  const isTied = [...reading.code.groups, reading.code.undecided].some((group) => group.length > 1);
  return (
    <>
      <dl className="grid gap-4">
        <Fact name={m.scales_differentiation_name()} hint={m.scales_differentiation_what()}>
          {DIFFERENTIATION_WORDS[reading.differentiation.level]()}
        </Fact>
        {!flat && (
          <Fact name={m.scales_consistency_name()} hint={m.scales_consistency_what()}>
            {CONSISTENCY_WORDS[reading.consistency ?? "tied"]()}
          </Fact>
        )}
        {isTied && (
          <Fact name={m.scales_tie_label()} hint={m.scales_tie_same()}>
            {m.scales_tie_why()}
          </Fact>
        )}
      </dl>
      {reading.error.provisional && <Provisional error={reading.error} />}
    </>
  );
}

function Fact({ name, hint, children }: { readonly name: string; readonly hint: string; readonly children: string }) {
  return (
    <div>
      <dt className="strong">{name}</dt>
      <dd>{children}</dd>
      <dd className="hint">{hint}</dd>
    </div>
  );
}

function Provisional({ error }: { readonly error: Reading["error"] }) {
  const number = (value: number) => formatNumber(value, getLocale());
  return (
    <Alert kind="info" title={m.scales_provisional_heading()}>
      <p>{m.scales_provisional_notice()}</p>
      <p>{m.scales_provisional_values({ alpha: number(error.alpha), sd: number(error.sd) })}</p>
      <p>{m.scales_provisional_no_norms()}</p>
      <p>{m.scales_provisional_meaning()}</p>
    </Alert>
  );
}
