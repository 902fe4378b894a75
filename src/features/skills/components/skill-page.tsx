import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLinks } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChannelList, Gate, GateName } from "#ui/detail/channel-list.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import { LinkRows, Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Story } from "#ui/detail/story.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import type { Named, SkillDetail, SkillParts } from "../schema.ts";
import { ReadingCard } from "./reading-card.tsx";
import { SkillCard } from "./skill-card.tsx";

const FIRST_WAYS = 2;
const FIRST_LINKS = 2;

interface SkillPageProps extends PageSite {
  readonly skill: SkillDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** The way to its professions by the reader's own result, where there is one. */
  readonly byFit: string | null;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a skill. */
export function SkillPage({ skill, address, byFit, children, ...site }: SkillPageProps) {
  const { slug, title, category, otherLocale: lang } = skill;
  const { path, who, reads } = skill.parts;
  return (
    <DetailPage
      trail={[
        { label: m.skills_title(), to: pathTo("futureSkills") },
        { label: category.name, to: category.to },
      ]}
      title={title}
      summary={skill.summary}
      lang={lang}
      address={address}
      picture={{ file: skill.thumbnail, seed: `future-skill/${slug}`, hue: category.hue, scene: skill.scene }}
      facts={skill.facts}
      story={<Story texts={skill.description} lang={lang} />}
      side={<Work skill={skill} />}
      parts={
        <>
          {path && <SkillPath path={path} lang={lang} byFit={who ? null : byFit} />}
          {who && <People who={who} byFit={byFit} />}
          {skill.near.length > 0 && <Near near={skill.near} />}
          {reads.length > 0 && <ToRead reads={reads} />}
        </>
      }
      sources={{ record: skill, site }}
    >
      {children}
    </DetailPage>
  );
}

/** Where the skill is seen on a working day. */
function Work({ skill: { parts, otherLocale: lang } }: { skill: SkillDetail }) {
  const { work } = parts;
  return (
    work && (
      <section aria-labelledby="work-title" className="skill-work card">
        <h2 id="work-title" className="h3">
          {work.name}
        </h2>
        <TextItems items={work.items} lang={lang} />
      </section>
    )
  );
}

interface SkillPathProps {
  readonly path: NonNullable<SkillParts["path"]>;
  readonly lang: string | undefined;
  readonly byFit: string | null;
}

/** From learning the skill to the professions that use it, along the channel. */
function SkillPath({ path: { title, gates, note }, lang, byFit }: SkillPathProps) {
  return (
    <Part id="path" className="way night" title={title} note={note}>
      <ChannelList label="path-title">
        {gates.map(({ name, items, rows }) => (
          <Gate key={name}>
            <GateName isHeading={items.length + rows.flatMap(({ links }) => links).length > 1}>{name}</GateName>
            {items.length > 0 && <Ways items={items} lang={lang} />}
            <FoldedRows rows={rows} />
          </Gate>
        ))}
      </ChannelList>
      {byFit && <ByFit to={byFit} />}
    </Part>
  );
}

/** The first ways of learning it; the others are folded. */
function Ways({ items, lang }: { items: readonly string[]; lang: string | undefined }) {
  const rest = items.slice(FIRST_WAYS);
  return (
    <>
      <TextItems items={items.slice(0, FIRST_WAYS)} lang={lang} />
      <Folded count={rest.length}>
        <TextItems items={rest} lang={lang} />
      </Folded>
    </>
  );
}

function Folded({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="more">
      <summary>
        {m.ui_list_more()} <bdi>({count})</bdi>
      </summary>
      {children}
    </details>
  );
}

/** Kinds of links, of each the first, all others in one fold: a gate is not longer than its neighbours. */
function FoldedRows({ rows }: { rows: readonly NamedLinks[] }) {
  const rest = rows.flatMap(({ name, links }) =>
    links.length > FIRST_LINKS ? [{ name, links: links.slice(FIRST_LINKS) }] : [],
  );
  return (
    <>
      <NamedRows rows={rows.map(({ name, links }) => ({ name, links: links.slice(0, FIRST_LINKS) }))} />
      <Folded count={countOf(rest)}>
        <NamedRows rows={rest} />
      </Folded>
    </>
  );
}

/** Links under the name of their kind, where there is more than one. */
function NamedRows({ rows }: { rows: readonly NamedLinks[] }) {
  return rows.map(({ name, links }) => (
    <div key={name}>
      {rows.length > 1 && <p className="hint pt-2">{name}</p>}
      <NameLinks names={links} most={links.length} />
    </div>
  ));
}

function countOf(rows: readonly Pick<NamedLinks, "links">[]): number {
  return rows.flatMap(({ links }) => links).length;
}

function ByFit({ to }: { to: string }) {
  return (
    <p>
      <ButtonLink to={to}>{m.skills_jobs_by_fit()}</ButtonLink>
    </p>
  );
}

interface PeopleProps {
  readonly who: NonNullable<SkillParts["who"]>;
  readonly byFit: string | null;
}

/** Where the way ends: people at the work that needs the skill, side by side on the channel, the others by name. */
function People({ who: { name, people, others, all }, byFit }: PeopleProps) {
  return (
    <section className="people" aria-labelledby="people-title">
      <h2 id="people-title" className="wrap h2">
        {name}
      </h2>
      <ul className="people-row wrap">
        {people.map(({ title, to, figure, hue }) => {
          const env = hueOf(to, hue, "");
          return (
            <li key={to} data-env={env} data-mate={mateOf(to, env, figure)}>
              <FigureDrawing name={figure} className="people-figure" />
              <Link className="card-link" to={to}>
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="people-others night on-ground">
        <div className="wrap">
          {others.length > 0 && <NameLinks names={others} />}
          {all && !byFit && (
            <p>
              <Link className="inline-flex min-h-11 items-center" to={all.to}>
                {all.title}
              </Link>
            </p>
          )}
          {byFit && <ByFit to={byFit} />}
        </div>
      </div>
    </section>
  );
}

/** What is read about it, kind by kind: the first by its picture, all others in one fold. */
function ToRead({ reads }: { reads: SkillParts["reads"] }) {
  return (
    <div>
      <div className="skill-reads">
        {reads.map(({ kind, name, first }) => (
          <section key={kind} aria-labelledby={`read-${kind}`}>
            <h2 id={`read-${kind}`} className="h3">
              {name}
            </h2>
            <ul>
              <ReadingCard kind={kind} card={first} format="wide" />
            </ul>
          </section>
        ))}
      </div>
      <Folded count={countOf(reads)}>
        <LinkRows rows={reads.filter(({ links }) => links.length > 0)} />
      </Folded>
    </div>
  );
}

/** Skills that are near it, as their tools. */
function Near({ near }: { near: SkillDetail["near"] }) {
  return (
    <Part id="near" title={m.skills_section_skills()}>
      <ul className="tools">
        {near.map((one) => (
          <SkillCard key={one.slug} skill={one} heading="h3" />
        ))}
      </ul>
    </Part>
  );
}

/** No such skill: the ones that may be meant and the way back. */
export function MissingSkill({ meant }: { meant: readonly Named[] }) {
  return (
    <MissingRecord
      title={m.skills_missing_title()}
      text={m.skills_missing_text()}
      meant={meant.map(({ slug, title }) => ({ title, to: pathTo("futureSkill", { slug }) }))}
      back={{ title: m.skills_missing_back(), to: pathTo("futureSkills") }}
    />
  );
}
