import { Link } from "react-router";
import type { Pair } from "../rules.ts";
import type { Compared, Row, Value } from "../schema.ts";
import { Fold } from "./fold.tsx";

interface ComparisonRowProps {
  readonly row: Row;
  readonly sides: Pair<Compared>;
}

/** So many stand in sight of a list; one more is not folded. */
const SEEN = 3;

/** Lines whose values are a word or two. */
const BRIEF = new Set(["subjects", "workplaces", "sectors"]);

/** One line: what each has alone. */
export function ComparisonRow({ row, sides }: ComparisonRowProps) {
  const { key, name, each, none, more, isText } = row;
  return (
    <tr className={BRIEF.has(key) ? "versus-row versus-brief" : "versus-row"}>
      <th scope="row">{name}</th>
      {sides.map(({ slug, title, to, hue }, at) => {
        const values = each[at] ?? [];
        return (
          <td key={slug} data-env={hue} data-name={title}>
            {values.length === 0 ? (
              <p className="hint">{none[at]}</p>
            ) : (
              <Values values={values} isText={isText} more={more.each[at]} to={to} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface ValuesProps {
  readonly values: readonly Value[];
  readonly isText?: boolean;
  /** That the page of the profession has more. */
  readonly more?: string;
  readonly to: string;
}

export function Values({ values, isText, more, to }: ValuesProps) {
  if (isText) return values.map((value) => <p key={value.text}>{words(value)}</p>);
  const last = more && (
    <p>
      <Link to={to}>{more}</Link>
    </p>
  );
  const isLong = values.length > SEEN + 1;
  return (
    <>
      <List values={isLong ? values.slice(0, SEEN) : values} />
      {isLong ? (
        <Fold>
          <List values={values.slice(SEEN)} />
          {last}
        </Fold>
      ) : (
        last
      )}
    </>
  );
}

function List({ values }: { readonly values: readonly Value[] }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value.to ?? value.text}>{words(value)}</li>
      ))}
    </ul>
  );
}

function words({ text, lead, to, lang }: Value) {
  if (to) return <Link to={to}>{text}</Link>;
  const said = lead ? (
    <>
      <strong>{lead}</strong> {text}
    </>
  ) : (
    text
  );
  return lang ? (
    <bdi lang={lang} dir="auto">
      {said}
    </bdi>
  ) : (
    said
  );
}
