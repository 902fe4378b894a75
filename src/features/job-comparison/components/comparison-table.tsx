import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fit } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { ofBoth, type Pair } from "../rules.ts";
import type { Comparison, Group, LevelRow } from "../schema.ts";
import { ComparisonRow, Values } from "./comparison-row.tsx";

type SidesProps = Pick<Comparison, "sides">;

interface GreatestProps extends SidesProps {
  readonly great: Group | undefined;
  readonly fits: Comparison["fits"];
}

/** What stands under the two pictures: the names, the way to others, and what sets the two apart most. */
export function Greatest({ sides, great, fits }: GreatestProps) {
  return (
    <Versus sides={sides} className="versus-great">
      <tbody className="no-print">
        <tr className="versus-acts">
          <td className="versus-what" />
          {sides.map(({ slug, title, mark, toOther, hue }) => (
            <td key={slug} data-env={hue}>
              <Link to={toOther} aria-label={m.job_comparison_change_of({ title })}>
                {m.job_comparison_change()}
              </Link>
              {mark && <span className="chip">{mark}</span>}
            </td>
          ))}
        </tr>
      </tbody>
      {(great || fits) && (
        <tbody>
          {great && <GroupName group={great} />}
          {great && <Lines group={great} sides={sides} />}
          {fits && <Fits fits={fits} sides={sides} />}
        </tbody>
      )}
    </Versus>
  );
}

/** What both have, once for the two. */
export function Alike({ group: { key, title, notes, rows }, sides }: SidesProps & { readonly group: Group }) {
  return (
    <section className="versus-alike" aria-labelledby={key}>
      <h2 id={key} className="h2">
        {title}
      </h2>
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {rows.map(({ key: line, name, both, more, isText }) => (
        <div key={line} className="versus-row">
          <h3 className="strong">{name}</h3>
          <Values values={both} isText={isText} more={more.both} to={sides[0].to} />
        </div>
      ))}
    </section>
  );
}

/** Every other line of both; their names stay in sight, on a phone too. */
export function ComparisonTable({ sides, groups }: Pick<Comparison, "sides" | "groups">) {
  return (
    <Versus sides={sides} className="versus-rest">
      {groups.map((group) => (
        <tbody key={group.key} className={`versus-${group.key}`}>
          <GroupName group={group} />
          <Lines group={group} sides={sides} />
        </tbody>
      ))}
    </Versus>
  );
}

function Versus({ sides, className, children }: SidesProps & { className: string; children: ReactNode }) {
  const [one, other] = ofBoth(sides, ({ title }) => `\u2068${title}\u2069`);
  return (
    <table className={`versus-table ${className}`}>
      <caption className="sr-only">{m.job_comparison_caption({ one, other })}</caption>
      <thead>
        <tr>
          <th scope="col" className="versus-what">
            <span className="sr-only">{m.job_comparison_what()}</span>
          </th>
          {sides.map(({ slug, title, to, hue, otherLocale }) => (
            <th key={slug} scope="col" data-env={hue}>
              <Link to={to} lang={otherLocale}>
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** On a phone the lines of these wait behind their names: the styles show them once it is open. */
const FOLDED = new Set(["tasks", "asks", "path"]);

function GroupName({ group: { key, title, notes, rows } }: { readonly group: Group }) {
  return (
    <tr className="versus-group">
      <th colSpan={3} scope="rowgroup" id={key}>
        <h2 className="h3">{title}</h2>
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
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

function Lines({ group: { levels, rows }, sides }: SidesProps & { readonly group: Group }) {
  return (
    <>
      {levels.map((level) => (
        <LevelLine key={level.code} level={level} sides={sides} />
      ))}
      {rows.map((row) => (
        <ComparisonRow key={row.key} row={row} sides={sides} />
      ))}
    </>
  );
}

function Fits({ fits, sides }: SidesProps & { readonly fits: Pair<Fit | null> }) {
  return (
    <tr className="versus-row" id="fit">
      <th scope="row">{m.job_comparison_fit()}</th>
      {fits.map((fit, at) => (
        <td key={sides[at]?.slug} data-env={sides[at]?.hue}>
          <p>{fit ? fit.text : m.job_comparison_fit_none()}</p>
          {fit?.why && <p className="hint">{fit.why}</p>}
        </td>
      ))}
    </tr>
  );
}

/** One environment: a bar to either side of the channel, as long as there is of it. */
function LevelLine({ level: { code, title, each }, sides }: SidesProps & { readonly level: LevelRow }) {
  return (
    <tr className="versus-row versus-level">
      <th scope="row" data-env={code}>
        <Icon name={environmentIcon(code)} />
        {title}
      </th>
      {each.map((one, at) => (
        <td key={sides[at]?.slug} data-env={sides[at]?.hue} data-level={one?.level}>
          <span className="versus-strand" />
          <span>{one ? one.text : m.job_comparison_unknown_level()}</span>
        </td>
      ))}
    </tr>
  );
}
