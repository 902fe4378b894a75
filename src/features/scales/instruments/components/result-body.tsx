import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import itemResultSheet from "#ui/styles/item-result-sheet.css?url";
import type { RankReading } from "../../engine/rules/norms.ts";
import type { ResultWords, ScaleResult } from "../schema.ts";
import { BandStrip } from "./band-strip.tsx";
import { groupWords } from "./words.ts";

/** More sides than that are read one by one. */
const FEW_SIDES = 4;

interface ResultBodyProps {
  readonly result: ResultWords;
  /** The day of the answers, where it is known. */
  readonly date?: string | undefined;
  /** Below the title. */
  readonly notes?: ReactNode;
  /** Between the scales and how they were worked out. */
  readonly children?: ReactNode;
}

/** A result: the answer in words and large, then each scale with what it says and what to try; figures and method are folded. */
export function ResultBody({ result, date, notes, children }: ResultBodyProps) {
  const whole = result.scales.find(({ isWhole }) => isWhole);
  const parts = result.scales.filter(({ isWhole }) => !isWhole);
  return (
    <div className="scale-page item-result">
      {/* A guest's answers end in it on the page of the items, which does without. */}
      <link rel="stylesheet" href={itemResultSheet} precedence="default" />
      <div className="night item-opening">
        <div className="wrap">
          <ResultTitle result={result} whole={whole} date={date} />
        </div>
      </div>
      <div className="wrap result-parts">
        {notes}
        <ResultNotes result={result} />
        {whole && !result.isSame && <Tries scale={whole} />}
        <section className="grid gap-6" aria-labelledby="sides">
          <h2 className="h2" id="sides">
            {m.scales_sides()}
          </h2>
          <div className="item-sides">
            {parts.map((scale) => (
              <Side key={scale.id} scale={scale} result={result} />
            ))}
          </div>
        </section>
        {children}
        <Accordion title={m.scales_how()} heading="h2">
          <How result={result} />
        </Accordion>
      </div>
    </div>
  );
}

interface TitleProps {
  readonly result: ResultWords;
  readonly whole: ScaleResult | undefined;
  readonly date: string | undefined;
}

function ResultTitle({ result, whole, date }: TitleProps) {
  const { title } = result.about;
  const shown = result.isSame ? undefined : whole;
  const answer = shown?.band?.title ?? m.scales_walk_result_raw();
  return (
    <header className="item-answer">
      <h1>
        <span className="result-kind">{m.scales_walk_result({ scale: title })}</span>{" "}
        <span className="item-line">{result.isSame ? m.scales_careless_headline() : answer}</span>
      </h1>
      {shown && (
        <>
          <BandStrip scale={shown} />
          {!shown.band && <p>{m.scales_sides_together()}</p>}
          <ScaleFigure scale={shown} result={result} />
          <Exactness scale={shown} result={result} />
          {shown.band && <p className="lead">{shown.band.text}</p>}
        </>
      )}
      {!whole && !result.isSame && <SidesLine scales={result.scales} />}
      {date && <p className="hint">{m.scales_result_date({ date })}</p>}
    </header>
  );
}

/** The answer of a scale that sums nothing: a few sides, in a line. */
function SidesLine({ scales }: { readonly scales: readonly ScaleResult[] }) {
  const said = scales.flatMap(({ name, band }) =>
    band ? [m.scales_walk_side_answer({ name, answer: band.title })] : [],
  );
  if (said.length === 0 || said.length > FEW_SIDES) return null;
  return <p className="lead">{said.join(" · ")}</p>;
}

/** What makes a result worth less than it looks, said before it is read. */
function ResultNotes({ result }: { readonly result: ResultWords }) {
  const { norms, hasNorms, isSame } = result;
  return (
    <>
      {isSame && (
        <Alert kind="warn" title={m.scales_careless_why()}>
          <p>{m.scales_walk_same()}</p>
          <p>{m.scales_careless_offer()}</p>
        </Alert>
      )}
      {norms?.isProvisional && (
        <Alert kind="info" title={m.scales_provisional_ranks()}>
          <p>{norms.source}</p>
        </Alert>
      )}
      {hasNorms && !norms && (
        <Alert kind="info" title={m.scales_no_rank_title()}>
          <p>{m.scales_no_rank()}</p>
        </Alert>
      )}
    </>
  );
}

function Side({ scale, result }: { readonly scale: ScaleResult; readonly result: ResultWords }) {
  const { name, band } = scale;
  return (
    <section aria-labelledby={`side-${scale.id}`}>
      <h3 id={`side-${scale.id}`}>
        <span className="item-side">{name}</span> {band && <span className="item-side-answer">{band.title}</span>}
      </h3>
      <BandStrip scale={scale} />
      <ScaleFigure scale={scale} result={result} />
      <SideMore scale={scale} result={result} />
    </section>
  );
}

/** How sure a side's rank is, what it says, and what to try: folded on phones where it is more than a line. */
function SideMore({ scale, result }: { readonly scale: ScaleResult; readonly result: ResultWords }) {
  const { band } = scale;
  const told = (
    <>
      <Exactness scale={scale} result={result} />
      {band && <p>{band.text}</p>}
      <Tries scale={scale} />
    </>
  );
  if (!band || band.try.length === 0) return told;
  return (
    <details className="fold item-more">
      <summary>
        <span>
          {m.scales_side_more()}
          <span className="sr-only">: {scale.name}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className="grid gap-3">{told}</div>
    </details>
  );
}

/** The rank in words, or the score where there is none: with whom it compares; that it is provisional is said once, of the whole. */
function ScaleFigure({ scale, result: { norms } }: { readonly scale: ScaleResult; readonly result: ResultWords }) {
  const { rank, isWhole } = scale;
  if (!rank || !norms) return <p className="strong">{scoreWords(scale)}</p>;
  return (
    <p className="strong">
      {m.scales_rank({ rank: rank.rank, group: groupWords(norms.group) })}{" "}
      {isWhole && norms.isProvisional && <span className="item-provisional">{m.scales_rank_provisional()}</span>}
    </p>
  );
}

/** How sure a rank is, and the score behind it. */
function Exactness({ scale, result }: { readonly scale: ScaleResult; readonly result: ResultWords }) {
  if (!scale.rank || !result.norms) return null;
  return (
    <div className="grid gap-1">
      <p>{likelyWords(scale.rank, scale.isWhole)}</p>
      <p className="hint">{scoreWords(scale)}</p>
    </div>
  );
}

/** At the ends of the ranks both limits meet. */
function likelyWords(rank: RankReading, isWhole: boolean): string {
  if (rank.from === rank.to) return m.scales_rank_only({ rank: rank.from });
  return isWhole ? m.scales_rank_interval(rank) : m.scales_rank_likely(rank);
}

function scoreWords({ raw, min, max }: ScaleResult): string {
  return min === 0 ? m.scales_raw({ raw, max }) : m.scales_raw_from({ raw, min, max });
}

function Tries({ scale: { band } }: { readonly scale: ScaleResult }) {
  if (!band || band.try.length === 0) return null;
  return (
    <div className="item-try">
      <p className="strong">{m.scales_try_heading()}</p>
      <ul>
        {band.try.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

function How({ result: { about, norms } }: { readonly result: ResultWords }) {
  return (
    <>
      <p>{m.scales_how_raw()}</p>
      {norms && (
        <>
          <p>{m.scales_how_rank()}</p>
          <p>{m.scales_how_norms({ version: norms.version, source: norms.source })}</p>
        </>
      )}
      <p>{m.scales_how_version({ version: about.version })}</p>
    </>
  );
}
