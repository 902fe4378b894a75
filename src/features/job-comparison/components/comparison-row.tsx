import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Pair } from "../rules.ts";
import type { Compared, Row, Value } from "../schema.ts";

interface ComparisonRowProps {
  readonly row: Row;
  readonly sides: Pair<Compared>;
}

/** One line: what both have stands once over the two, what each has alone below it. */
export function ComparisonRow({ row, sides }: ComparisonRowProps) {
  const { name, both, each, more } = row;
  const isShared = both.length > 0;
  const isApart = each.some((values) => values.length > 0);
  return (
    <>
      <tr className="versus-row">
        <th scope="row" rowSpan={isShared && isApart ? 2 : undefined}>
          {name}
        </th>
        {isShared ? (
          <td colSpan={2} className="versus-both">
            <div>
              <span className="versus-mark">{m.job_comparison_both()}</span>
              <Values values={both} isText={row.isText} />
              {more.both > 0 && <More count={more.both} to={sides[0].to} />}
            </div>
          </td>
        ) : (
          <Apart row={row} sides={sides} />
        )}
      </tr>
      {isShared && isApart && (
        <tr className="versus-row versus-apart">
          <Apart row={row} sides={sides} />
        </tr>
      )}
    </>
  );
}

function Apart({ row: { each, none, more, isText }, sides }: ComparisonRowProps) {
  return sides.map(({ slug, to, hue }, at) => {
    const values = each[at] ?? [];
    const left = more.each[at] ?? 0;
    return (
      <td key={slug} data-env={hue}>
        {values.length === 0 ? <p className="hint">{none[at]}</p> : <Values values={values} isText={isText} />}
        {left > 0 && <More count={left} to={to} />}
      </td>
    );
  });
}

function More({ count, to }: { readonly count: number; readonly to: string }) {
  return (
    <p>
      <Link to={to}>{m.job_comparison_more({ count })}</Link>
    </p>
  );
}

function Values({ values, isText = false }: { readonly values: readonly Value[]; readonly isText?: boolean }) {
  if (isText) return values.map((value) => <p key={value.text}>{words(value)}</p>);
  return (
    <ul>
      {values.map((value) => (
        <li key={value.to ?? value.text}>{words(value)}</li>
      ))}
    </ul>
  );
}

function words({ text, to, lang }: Value) {
  if (to) return <Link to={to}>{text}</Link>;
  return lang ? (
    <bdi lang={lang} dir="auto">
      {text}
    </bdi>
  ) : (
    text
  );
}
