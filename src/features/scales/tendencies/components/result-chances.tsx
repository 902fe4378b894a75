import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { Environment } from "#shared/environments.ts";
import { ScoreBars } from "#ui/score-bars.tsx";
import { leastApart, pairsAlike, pairsApart } from "../rules/order-letters.ts";
import type { ResultView } from "../schema/result.ts";
import { namedIn, nameOf } from "./words.ts";

/** More pairs than this are told by those that differ. */
const MOST_PAIRS = 6;

/** How sure the first three are: the chance of each, and which cannot be told apart. */
export function ResultChances({ view }: { readonly view: ResultView }) {
  const { chances, code, error } = view.reading;
  const alike = pairsAlike(view.scores, error);
  const apart = pairsApart(view.scores, error);
  const least = formatNumber(leastApart(error), getLocale());
  const isMost = alike.length > MOST_PAIRS;
  return (
    <>
      <p>{m.scales_chances_hint()}</p>
      <ScoreBars
        label={m.scales_fold_chances()}
        items={code.order
          .toSorted((a, b) => chances[b] - chances[a])
          .map((one) => ({
            label: nameOf(view.environments, one),
            value: chances[one],
            max: 1,
            text: m.scales_chance_value({ count: formatNumber(outOfHundred(chances[one]), getLocale()) }),
            env: one,
          }))}
      />
      <h4>{m.scales_alike_title()}</h4>
      <p>{m.scales_alike_hint({ least })}</p>
      {!isMost && <Pairs view={view} pairs={alike} words={m.scales_alike_pair} />}
      {isMost && apart.length === 0 && <p>{m.scales_apart_none()}</p>}
      {isMost && apart.length > 0 && (
        <>
          <p>{m.scales_alike_most()}</p>
          <Pairs view={view} pairs={apart} words={m.scales_apart_pair} />
        </>
      )}
    </>
  );
}

/** Nothing is quite sure and nothing quite impossible. */
const outOfHundred = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));

interface PairsProps {
  readonly view: ResultView;
  readonly pairs: readonly (readonly [Environment, Environment])[];
  readonly words: (names: { readonly first: string; readonly second: string }) => string;
}

function Pairs({ view, pairs, words }: PairsProps) {
  return (
    <ul className="pairs">
      {pairs.map(([a, b]) => (
        <li key={a + b}>{words({ first: namedIn(view.environments, a), second: namedIn(view.environments, b) })}</li>
      ))}
    </ul>
  );
}
