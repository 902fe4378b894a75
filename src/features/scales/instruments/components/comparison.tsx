import type { ReactNode } from "react";
import { Form } from "react-router";
import { type DateStyle, formatDate, formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { definite } from "#shared/definite.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Table } from "#ui/table.tsx";
import { isReal } from "../../engine/rules/choose-pair.ts";
import type { Change } from "../../engine/rules/reliable-change.ts";
import type { ComparedPair, ComparedScore, ComparisonView } from "../../engine/schema/comparison.ts";

/** What a change is called. */
export const WORDS: Readonly<Record<Change, () => string>> = {
  up: m.scales_then_up,
  down: m.scales_then_down,
  chance: m.scales_then_chance,
  same: m.scales_then_same,
};

interface ComparisonProps {
  readonly view: ComparisonView;
  /** The page it stands on, which its form asks for anew. */
  readonly action: string;
  readonly timeZone: string;
}

/** What changed between two results: in words, drawn, and as a table; which two is chosen below. */
export function Comparison({ view, action, timeZone }: ComparisonProps) {
  const { pair, hasUnread } = view;
  return (
    <section className="then" id="compare" aria-labelledby="then">
      <h2 className="h2" id="then">
        {m.scales_then_title()}
      </h2>
      {!pair && <p>{m.scales_then_need()}</p>}
      {pair && <Changes pair={pair} timeZone={timeZone} />}
      {hasUnread && <p className="hint">{m.scales_then_unread()}</p>}
      {pair && view.choices.length > 2 && <ChoosePair view={view} pair={pair} action={action} timeZone={timeZone} />}
      {pair && <Behind pair={pair} />}
    </section>
  );
}

function Changes({ pair, timeZone }: { readonly pair: ComparedPair; readonly timeZone: string }) {
  const { before, after, scores } = pair;
  const [first = "", second = ""] = shortDates([before.completedAt, after.completedAt], timeZone);
  return (
    <>
      <Answer pair={pair} timeZone={timeZone} />
      <ul className="then-beds">
        {scores.map((score) => (
          <li key={score.id} data-env={score.environment ?? undefined} data-real={isReal(score) ? "" : undefined}>
            <strong>{score.name}</strong>
            {/* Where nothing changed for sure, the sentence above has said so of all of them. */}
            {scores.some(isReal) && <span className="then-word">{WORDS[score.change]()}</span>}
            <Bed when={first} value={score.before} of={score} />
            <Bed when={second} value={score.after} of={score} isLater />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of which two days, and what there is to say of them. */
export function Answer({ pair, timeZone }: { readonly pair: ComparedPair; readonly timeZone: string }) {
  const { before, after, scores, isOtherForm, isSameChosen } = pair;
  const style = isSameDay(pair, timeZone) ? "dateTime" : "date";
  const dates = {
    before: formatDate(before.completedAt, getLocale(), timeZone, style),
    after: formatDate(after.completedAt, getLocale(), timeZone, style),
  };
  return (
    <>
      {isSameChosen && <Alert kind="info">{m.scales_then_twice()}</Alert>}
      <p className="hint">{m.scales_then_dates(dates)}</p>
      <p className="lead">{answerOf(scores)}</p>
      {isOtherForm && <p>{m.scales_then_form()}</p>}
    </>
  );
}

/** What really changed, in a sentence; then what is to be thought of the rest. */
function answerOf(scores: readonly ComparedScore[]): string {
  const real = scores.filter(isReal);
  if (real.length === 0) return m.scales_then_none();
  const locale = getLocale();
  const list = formatList(
    real.map(({ name }) => definite(name, locale)),
    locale,
  );
  const words = [m.scales_then_real({ list }), ...(real.length < scores.length ? [m.scales_then_rest()] : [])];
  return words.join(" ");
}

interface BedProps {
  readonly when: string;
  readonly value: number;
  readonly of: ComparedScore;
  readonly isLater?: boolean;
}

/** A bed of the channel with its own date before it and its score at the end of its water: no key is needed. */
function Bed({ when, value, of: { min, max }, isLater }: BedProps) {
  const share = Math.round((1000 * (value - min)) / Math.max(1, max - min)) / 10;
  return (
    <span className="then-bed" data-later={isLater ? "" : undefined} style={{ ["--score" as string]: `${share}%` }}>
      <span className="then-when">{when}</span> <i />
      <bdi className="figure">{value}</bdi>
    </span>
  );
}

/** As little of each date as tells them apart; within one minute two are before and after, more are counted. */
export function shortDates(whens: readonly string[], timeZone: string): string[] {
  const say = (style: DateStyle) => whens.map((when) => formatDate(when, getLocale(), timeZone, style));
  const isOneDay = new Set(say("date")).size === 1;
  const isOneYear = new Set(whens.map((when) => when.slice(0, 4))).size === 1;
  const day = isOneYear ? "dayMonth" : "date";
  const styles: DateStyle[] = whens.length === 1 ? ["date"] : isOneDay ? ["time"] : ["month", "monthYear", day];
  const told = styles.map(say).find((words) => new Set(words).size === words.length);
  if (told) return told;
  if (!isOneDay) return say(day);
  if (whens.length === 2) return [m.scales_then_before(), m.scales_then_after()];
  return whens.map((_, at) => String(at + 1));
}

/** Which two results are compared, where there are more. */
export function ChoosePair({ view, pair, action, timeZone }: ComparisonProps & { readonly pair: ComparedPair }) {
  const options = view.choices.map(({ attempt, completedAt }) => ({
    value: attempt,
    label: formatDate(completedAt, getLocale(), timeZone, "dateTime"),
  }));
  const { before, after } = pair;
  return (
    <Form
      method="get"
      action={`${action}#compare`}
      className="then-choose no-print"
      key={before.attempt + after.attempt}
    >
      <SelectField name="from" label={m.scales_then_from()} options={options} defaultValue={before.attempt} />
      <SelectField name="to" label={m.scales_then_to()} options={options} defaultValue={after.attempt} />
      <Button kind="quiet">{m.scales_then_show()}</Button>
    </Form>
  );
}

interface BehindProps {
  readonly pair: ComparedPair;
  /** What else stands behind the comparison. */
  readonly children?: ReactNode;
}

/** The same as a table, and by what a change is called real. */
export function Behind({ pair: { scores, byChance }, children }: BehindProps) {
  return (
    <div>
      <Accordion title={m.scales_then_table()} heading="h3">
        <Table
          caption={m.scales_then_table()}
          head={[
            m.scales_then_what(),
            m.scales_then_before(),
            m.scales_then_after(),
            m.scales_then_least(),
            m.scales_then_means(),
          ]}
          rows={scores.map(({ id, name, before, after, least, change }) => ({
            key: id,
            cells: [name, before, after, least, WORDS[change]()],
          }))}
        />
      </Accordion>
      {children}
      <Accordion title={m.scales_then_how()} heading="h3">
        <p>{m.scales_then_how_text()}</p>
        <p>{m.scales_then_how_alpha()}</p>
        <p>{m.scales_then_how_chance({ count: byChance })}</p>
      </Accordion>
    </div>
  );
}

function isSameDay({ before, after }: ComparedPair, timeZone: string): boolean {
  const [one, other] = [before, after].map(({ completedAt }) => formatDate(completedAt, "en", timeZone));
  return one === other;
}
