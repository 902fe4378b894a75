import { Link } from "react-router";
import type { Fit } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { ofBoth, type Pair } from "../rules.ts";
import { type Comparison, GREAT, type Group, type LevelRow } from "../schema.ts";
import { ComparisonRow } from "./comparison-row.tsx";

/** Every line of both; their names stay in sight, one on either side of the channel, on a phone too. */
export function ComparisonTable({ sides, groups, fits }: Pick<Comparison, "sides" | "groups" | "fits">) {
  const [one, other] = ofBoth(sides, ({ title }) => `\u2068${title}\u2069`);
  return (
    <table className="versus-table">
      <caption className="sr-only">{m.job_comparison_caption({ one, other })}</caption>
      <thead>
        <tr>
          <th scope="col" className="versus-what">
            <span className="sr-only">{m.job_comparison_what()}</span>
          </th>
          {sides.map(({ slug, title, to, hue, otherLocale }) => (
            <th key={slug} scope="col" className="night on-ground" data-env={hue}>
              <Link to={to} lang={otherLocale}>
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <Acts sides={sides} />
      {fits && <Fits fits={fits} sides={sides} />}
      {groups.map((group) => (
        <tbody key={group.key} className={`versus-${group.key}`}>
          <GroupName group={group} sides={sides} />
          {group.levels.map((level) => (
            <LevelLine key={level.code} level={level} sides={sides} isGreat={group.key === GREAT} />
          ))}
          {group.rows.map((row) => (
            <ComparisonRow key={row.key} row={row} sides={sides} isGreat={group.key === GREAT} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Under each name the way to another; it leaves sight while the names stay. */
function Acts({ sides }: Pick<Comparison, "sides">) {
  return (
    <tbody className="no-print">
      <tr className="versus-acts">
        <td className="versus-what" />
        {sides.map(({ slug, title, mark, toOther, hue }) => (
          <td key={slug} data-env={hue} className="night on-ground">
            <Link to={toOther} aria-label={m.job_comparison_change_of({ title })}>
              {m.job_comparison_change()}
            </Link>
            {mark && <span className="chip">{mark}</span>}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** On a phone the lines of these wait behind their names: the styles show them once it is open. */
const FOLDED = new Set(["tasks", "asks", "path"]);

/** Whose side is whose is told again over each group, in the two colours; it is heard with the columns. */
function GroupName({ group: { key, title, notes, rows }, sides }: SidesProps & { readonly group: Group }) {
  return (
    <tr className="versus-group">
      <th colSpan={3} scope="rowgroup" id={key}>
        <h2 className="h3">{title}</h2>
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
        <div className="versus-names" aria-hidden="true">
          {sides.map(({ slug, title: name, hue }) => (
            <span key={slug} className="night on-ground" data-env={hue}>
              {name}
            </span>
          ))}
        </div>
        {FOLDED.has(key) && (
          <details className="fold versus-open no-print">
            <summary>
              {rows.map(({ name }) => name).join(" · ")}
              <Icon name="down" />
            </summary>
          </details>
        )}
      </th>
    </tr>
  );
}

type SidesProps = Pick<Comparison, "sides">;

function Fits({ fits, sides }: SidesProps & { readonly fits: Pair<Fit | null> }) {
  return (
    <tbody>
      <tr className="versus-group">
        <th colSpan={3} scope="rowgroup" id="fit">
          <h2 className="h3">{m.job_comparison_fit()}</h2>
        </th>
      </tr>
      <tr className="versus-row">
        <th scope="row">{m.job_comparison_fit_line()}</th>
        {fits.map((fit, at) => (
          <td key={sides[at]?.slug} data-env={sides[at]?.hue}>
            <p>{fit ? fit.text : m.job_comparison_fit_none()}</p>
            {fit?.why && <p className="hint">{fit.why}</p>}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** One environment: a bar to either side of the channel, as long as there is of it. */
function LevelLine({ level, sides, isGreat }: SidesProps & { readonly level: LevelRow; readonly isGreat: boolean }) {
  const { code, title, each } = level;
  return (
    <tr className="versus-row versus-level">
      <th scope="row" data-env={code}>
        <Icon name={environmentIcon(code)} />
        {title}
      </th>
      {each.map((one, at) => (
        <td
          key={sides[at]?.slug}
          data-env={sides[at]?.hue}
          data-level={one?.level}
          className={isGreat ? "night on-ground" : undefined}
        >
          <span className="versus-strand" />
          <span>{one ? one.text : m.job_comparison_unknown_level()}</span>
        </td>
      ))}
    </tr>
  );
}
