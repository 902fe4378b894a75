import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fit } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { ofBoth, type Pair } from "../rules.ts";
import type { Comparison, Group, LevelRow, Row } from "../schema.ts";
import { ComparisonRow, Values } from "./comparison-row.tsx";

type SidesProps = Pick<Comparison, "sides">;

interface GreatestProps extends SidesProps {
  readonly great: Group | undefined;
  readonly fits: Comparison["fits"];
}

/** What stands under the two pictures: the names, the way to others, and what sets the two apart most. */
export function Greatest({ sides, great, fits }: GreatestProps) {
  return (
    <Versus sides={sides} className="versus-great versus-hug" isDrawn>
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

/** Steps that are told in sentences: how one gets in, and what comes after. */
const TOLD = new Set(["routes", "first", "later"]);

/** The way to each, step by step: names of steps are the gates of the channel between the two; what is told in sentences is folded. */
export function TwoWays({ group, sides }: SidesProps & { readonly group: Group }) {
  const seen = group.rows.filter(({ key }) => !TOLD.has(key));
  const told = group.rows.filter(({ key }) => TOLD.has(key));
  const isFolded = seen.length > 0 && told.length > 0;
  return (
    <section className="versus-ways" aria-labelledby={group.key}>
      <h2 id={group.key} className="h2">
        {group.title}
      </h2>
      <LineTable
        group={isFolded ? { ...group, rows: seen } : group}
        sides={sides}
        className="versus-great versus-hug"
      />
      {isFolded && (
        <details className="fold">
          <summary>
            {m.job_comparison_ways_more()}
            <span className="hint">{namesOf("", told.map(nameOf))}</span>
            <Icon name="down" />
          </summary>
          <LineTable group={{ rows: told, levels: [] }} sides={sides} className="versus-great versus-hug versus-told" />
        </details>
      )}
    </section>
  );
}

const nameOf = ({ name }: Row) => name;

/** What both have, once for the two, where the water of both comes together. */
export function Alike({ group: { key, title, notes, rows }, sides }: SidesProps & { readonly group: Group }) {
  return (
    <section className="versus-alike" aria-labelledby={key}>
      {sides.map(({ slug, hue }) => (
        <span key={slug} data-env={hue} />
      ))}
      <h2 id={key} className="h2">
        {title}
      </h2>
      <div>
        {rows.map(({ key: line, name, both, more, isText }) => (
          <div key={line}>
            <h3>{name}</h3>
            <Values values={both} isText={isText} more={more.both} to={sides[0].to} />
          </div>
        ))}
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}

interface ComparisonTableProps extends Pick<Comparison, "sides" | "groups"> {
  /** What waits beside the groups of lines. */
  readonly children: ReactNode;
}

/** Every other line of both in groups, which wait behind the names of their lines. */
export function ComparisonTable({ sides, groups, children }: ComparisonTableProps) {
  return (
    <div className="versus-groups">
      {groups.map(({ key, title, notes, rows, levels }) => (
        <details key={key} className="fold">
          <summary id={key}>
            <h2 className="h3">{title}</h2>
            <span className="hint">{namesOf(title, [...rows.map(nameOf), ...levels.map(titleOf)])}</span>
            <Icon name="down" />
          </summary>
          {notes.map((note) => (
            <p key={note} className="hint">
              {note}
            </p>
          ))}
          <LineTable group={{ rows, levels }} sides={sides} className="versus-rest versus-hug" />
        </details>
      ))}
      {children}
    </div>
  );
}

const titleOf = ({ title }: LevelRow) => title;

/** A group's only line is named by the group. */
function namesOf(title: string, names: readonly string[]): string {
  return names.filter((name) => name !== title).join(" · ");
}

interface VersusProps extends SidesProps {
  readonly className: string;
  /** Both are drawn above their names. */
  readonly isDrawn?: boolean;
  readonly children: ReactNode;
}

function Versus({ sides, className, isDrawn, children }: VersusProps) {
  const [one, other] = ofBoth(sides, ({ title }) => `\u2068${title}\u2069`);
  return (
    <table className={`versus-table ${className}`}>
      <caption className="sr-only">{m.job_comparison_caption({ one, other })}</caption>
      <thead>
        <tr>
          <th scope="col" className="versus-what">
            <span className="sr-only">{m.job_comparison_what()}</span>
          </th>
          {sides.map(({ slug, title, heading, to, hue, otherLocale }) => (
            <th key={slug} scope="col" data-env={hue}>
              <Link to={to} lang={otherLocale}>
                {isDrawn ? heading : title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface LinesProps extends SidesProps {
  readonly group: Pick<Group, "levels" | "rows">;
}

function LineTable({ group, ...table }: LinesProps & { readonly className: string }) {
  return (
    <Versus {...table}>
      <tbody>
        <Lines group={group} sides={table.sides} />
      </tbody>
    </Versus>
  );
}

function GroupName({ group: { key, title } }: { readonly group: Group }) {
  return (
    <tr className="versus-group">
      <th colSpan={3} scope="rowgroup" id={key}>
        <h2 className="h3">{title}</h2>
      </th>
    </tr>
  );
}

function Lines({ group: { levels, rows }, sides }: LinesProps) {
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
        <td key={sides[at]?.slug} data-env={sides[at]?.hue} data-name={sides[at]?.title}>
          <p>{fit ? fit.text : m.job_comparison_fit_none()}</p>
          {fit?.why && <p className="hint">{fit.why}</p>}
        </td>
      ))}
    </tr>
  );
}

/** One environment in its own hue: a bar to either side of the channel, as long as there is of it. */
function LevelLine({ level: { code, title, each }, sides }: SidesProps & { readonly level: LevelRow }) {
  return (
    <tr className="versus-row versus-level">
      <th scope="row" data-env={code}>
        <Icon name={environmentIcon(code)} />
        {title}
      </th>
      {each.map((one, at) => (
        <td key={sides[at]?.slug} data-env={sides[at]?.hue} data-level={one?.level}>
          <span className="versus-track">
            <span className="versus-strand" data-env={code} />
          </span>
          <span>{one ? one.text : m.job_comparison_unknown_level()}</span>
        </td>
      ))}
    </tr>
  );
}
