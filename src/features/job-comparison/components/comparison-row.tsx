import { Link } from "react-router";
import type { Pair } from "../rules.ts";
import type { Compared, Row, Value } from "../schema.ts";
import { Fold } from "./fold.tsx";

interface ComparisonRowProps {
  readonly row: Row;
  readonly sides: Pair<Compared>;
  /** Its halves lie on the ground of the two pictures. */
  readonly isGreat: boolean;
}

/** So many values stand in sight, of whole sentences one; one more is not folded. */
const SEEN = 3;
const SENTENCE = 90;

/** One line: what both have, or what each has alone. */
export function ComparisonRow({ row, sides, isGreat }: ComparisonRowProps) {
  const { name, both, each, none, more, isText } = row;
  return (
    <tr className="versus-row">
      <th scope="row">{name}</th>
      {both.length > 0 ? (
        <td colSpan={2}>
          <Values values={both} isText={isText} more={more.both} to={sides[0].to} />
        </td>
      ) : (
        sides.map(({ slug, to, hue }, at) => {
          const values = each[at] ?? [];
          return (
            <td key={slug} data-env={hue} className={isGreat ? "night on-ground" : undefined}>
              {values.length === 0 ? (
                <p className="hint">{none[at]}</p>
              ) : (
                <Values values={values} isText={isText} more={more.each[at]} to={to} />
              )}
            </td>
          );
        })
      )}
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

function Values({ values, isText, more, to }: ValuesProps) {
  if (isText) return values.map((value) => <p key={value.text}>{words(value)}</p>);
  const seen = values.some(({ text }) => text.length > SENTENCE) ? 1 : SEEN;
  if (values.length <= seen + 1) return <List values={values} />;
  return (
    <>
      <List values={values.slice(0, seen)} />
      <Fold>
        <List values={values.slice(seen)} />
        {more && (
          <p>
            <Link to={to}>{more}</Link>
          </p>
        )}
      </Fold>
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
