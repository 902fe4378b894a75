import { formatList, formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { Hexagon } from "#ui/hexagon.tsx";
import { ScoreBars } from "#ui/score-bars.tsx";
import { Table } from "#ui/table.tsx";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema.ts";
import { nameOf } from "./result-headline.tsx";
import { LEVEL_WORDS } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;

/** Bars for everybody, the hexagon as decoration, and a table that says the same with ranges. */
export function ResultScores({ view }: { readonly view: ResultView }) {
  const { reading, scores, environments } = view;
  return (
    <>
      <p>{m.scales_result_scores_hint()}</p>
      <div className="grid items-center gap-6 md:grid-cols-2">
        <ScoreBars
          label={m.scales_result_scores()}
          items={reading.code.order.map((one) => ({
            label: nameOf(environments, one),
            value: scores[one],
            max: total,
            text: m.scales_result_score_value({ raw: scores[one], total }),
            env: one,
            letter: one,
          }))}
        />
        <Hexagon scores={scores} max={total} />
      </div>
      <ScoreTable view={view} />
      {reading.code.text && <CodeInWords view={view} />}
    </>
  );
}

function ScoreTable({ view }: { readonly view: ResultView }) {
  const { scores } = view.reading;
  const number = (value: number) => formatNumber(value, getLocale(), { maximumFractionDigits: 1 });
  return (
    <Table
      caption={m.scales_result_table_caption()}
      head={[m.scales_result_environment(), m.scales_result_score(), m.scales_result_range(), m.scales_result_level()]}
      rows={ENVIRONMENTS.map((one) => ({
        key: one,
        cells: [
          nameOf(view.environments, one),
          m.scales_result_score_value({ raw: scores[one].raw, total }),
          m.scales_result_range_value({ from: number(scores[one].from), to: number(scores[one].to) }),
          LEVEL_WORDS[scores[one].level](),
        ],
      }))}
    />
  );
}

function CodeInWords({ view }: { readonly view: ResultView }) {
  const { code } = view.reading;
  const names = (letters: readonly (typeof ENVIRONMENTS)[number][]) =>
    formatList(
      letters.map((one) => nameOf(view.environments, one)),
      getLocale(),
    );
  return (
    <div className="grid gap-2">
      <p>
        {m.scales_result_code()}: {names(code.groups.flat())}{" "}
        <bdi dir="ltr" lang="en" className="hint">
          ({code.text})
        </bdi>
        . {m.scales_result_code_hint()}
      </p>
      {code.undecided.length > 0 && <p>{m.scales_result_undecided({ list: names(code.undecided) })}</p>}
    </div>
  );
}
