import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Table } from "#ui/table.tsx";
import { groupWords } from "../../instruments/components/words.ts";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema/result.ts";
import { ScoreBands } from "./score-bands.tsx";
import { nameOf } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;
const figure = (value: number) => formatNumber(value, getLocale(), { maximumFractionDigits: 1 });

/** All six with their bands drawn, a sentence each, and the same as a table with both ranges; of careless answers what was counted. */
export function ResultScores({ view }: { readonly view: ResultView }) {
  const { kind, reading, environments, sentences } = view;
  if (kind === "careless") return <Counted view={view} />;
  return (
    <>
      <p>
        {m.scales_fold_scores_hint()} {m.scales_water_hint()}
      </p>
      <ScoreBands
        order={reading.code.order}
        scores={reading.scores}
        environments={environments}
        sentences={sentences}
      />
      <ScoreTable view={view} />
      {reading.ranks && <p>{m.scales_ranks_note({ group: groupWords(reading.ranks.norms.group) })}</p>}
      <p className="hint">{m.scales_range_note()}</p>
    </>
  );
}

function Counted({ view: { reading, environments } }: { readonly view: ResultView }) {
  return (
    <Table
      caption={m.scales_scores_table()}
      head={[m.scales_result_environment(), m.scales_result_score()]}
      rows={reading.code.order.map((one) => ({
        key: one,
        cells: [nameOf(environments, one), m.scales_result_score_value({ raw: reading.scores[one].raw, total })],
      }))}
    />
  );
}

function ScoreTable({ view }: { readonly view: ResultView }) {
  const { scores, code, ranks } = view.reading;
  const rankHead = ranks?.norms.provisional ? m.scales_rank_provisional() : m.scales_export_rank();
  const range = ({ from, to }: { readonly from: number; readonly to: number }) =>
    m.scales_result_range_value({ from: figure(from), to: figure(to) });
  return (
    <Table
      caption={m.scales_scores_table()}
      head={[
        m.scales_result_environment(),
        m.scales_result_score(),
        m.scales_range_true(),
        m.scales_range_again(),
        ...(ranks ? [rankHead] : []),
      ]}
      rows={code.order.map((one) => ({
        key: one,
        cells: [
          nameOf(view.environments, one),
          m.scales_result_score_value({ raw: scores[one].raw, total }),
          range(scores[one]),
          range(scores[one].again),
          ...(ranks ? [m.scales_rank_range(ranks.of[one])] : []),
        ],
      }))}
    />
  );
}
