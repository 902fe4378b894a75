import type { Environment } from "#shared/environments.ts";

export interface ScoreBar {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What stands at the end of the bar, for instance "7 / 9". */
  readonly text: string;
  readonly env?: Environment;
  /** A letter after the name, which a drawing beside the bars uses. */
  readonly letter?: string;
}

/** Horizontal bars that grow from the reading side; the figures stand beside them in text. */
export function ScoreBars({ items, label }: { items: readonly ScoreBar[]; label?: string }) {
  return (
    <ul className="bars" aria-label={label}>
      {items.map(({ label: name, value, max, text, env, letter }) => (
        <li key={name} data-env={env}>
          <span>
            {name}
            {letter && (
              <>
                {" "}
                <bdi className="hint" lang="en">
                  {letter}
                </bdi>
              </>
            )}
          </span>
          <span className="bar" aria-hidden="true">
            <span style={{ ["--share" as string]: `${max > 0 ? (100 * value) / max : 0}%` }} />
          </span>
          <bdi className="figure">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
