import { Link } from "react-router";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf } from "#ui/drawing-light.ts";
import { EnvLine } from "#ui/env-badge.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import type { Group, SearchedType, ShownHit } from "../schema.ts";
import { MarkedText } from "./marked-text.tsx";
import { TYPE_WORDS } from "./search-words.ts";

/** Addresses of what has a card or a page of its own to come back to. */
const SAVABLE = /open=|^\/(jobs|future-skills|academic-profile|resources)\/[^/?]+/;

interface FoundListProps {
  readonly group: Group;
  readonly hits: readonly ShownHit[];
  readonly heading: "h2" | "h3";
  /** The kinds of which the page itself says that all are examples. */
  readonly samples: ReadonlySet<SearchedType>;
}

/** What was found of one group, in the shape of its kind: who works there, what it leads to, a tool, words. */
export function FoundList({ group, hits, ...rest }: FoundListProps) {
  const asked = hits.filter(({ answer }) => answer !== undefined);
  const others = hits.filter(({ answer }) => answer === undefined);
  const row = (hit: ShownHit) => <Hit key={hit.documentId} group={group} hit={hit} {...rest} />;
  return (
    <div className="found-lists">
      {others.length > 0 && <ol className={`found-list found-${group}`}>{others.map(row)}</ol>}
      {asked.length > 0 && <ol className="found-list found-asked">{asked.map(row)}</ol>}
    </div>
  );
}

/** The language of a text that is not the page's, and which way it runs. */
export function foreignOf(locale: ShownHit["locale"]) {
  return locale === getLocale() ? undefined : { lang: locale, dir: LOCALES[locale].dir };
}

type HitProps = Pick<FoundListProps, "group" | "heading" | "samples"> & { readonly hit: ShownHit };

function Hit({ group, hit, heading: Heading, samples }: HitProps) {
  const { type, title, snippet, address, locale, family, environments, facts = [] } = hit;
  const foreign = foreignOf(locale);
  const isRead = group === "resources";
  const isJob = group === "jobs";
  const isStudy = group === "programs";
  // Who teaches it stands over the name: what else is known is one row.
  const [by, ...others] = facts;
  const told = isStudy ? [TYPE_WORDS[type](), ...others] : isRead ? [] : facts;
  const kinds = [
    isStudy && by,
    isRead && TYPE_WORDS[type](),
    isRead && facts.join(" · "),
    !isJob && hit.mark,
    hit.sample && !samples.has(type) && m.search_sample(),
    foreign && m.search_other_language_short(),
  ].filter(Boolean);
  const isDrawn = isJob || (group === "programs" && hit.scene !== undefined);
  const name = <MarkedText marks={title} />;
  if (hit.answer !== undefined) return <Asked hit={hit} heading={Heading} />;
  return (
    <li
      className="found"
      data-env={hueOf(address, environments?.[0]?.code, hit.scene ?? "")}
      data-light={isJob ? lightOf(address) : undefined}
    >
      {isDrawn && <LateDrawing seed={address} format="thumbnail" scene={hit.scene} />}
      {!isDrawn && hit.figure && <FigureDrawing name={hit.figure} className="found-figure" />}
      <div className="found-words">
        {environments && <EnvLine environments={environments} />}
        {kinds.length > 0 && <p className="found-kind">{kinds.join(" · ")}</p>}
        {isJob && hit.mark && <p className="hint">{hit.mark}</p>}
        <Heading className="h3">
          <Link className="card-link" to={address} {...foreign}>
            {name}
          </Link>
        </Heading>
        <p className="found-text" {...foreign}>
          <MarkedText marks={snippet} />
        </p>
        {hit.why && (
          <p className="hint" {...foreign}>
            {hit.whyIn ? m.search_why_named() : m.search_why()}{" "}
            <bdi lang={hit.whyIn}>
              <MarkedText marks={hit.why} />
            </bdi>
          </p>
        )}
        {family && (
          <p className="card-beside">
            <Link to={family.to}>{family.label}</Link>
          </p>
        )}
      </div>
      {told.length > 0 && (
        <ul className="found-facts">
          {told.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      )}
      {SAVABLE.test(address) && <SaveButton to={address} title={title.map(({ text }) => text).join("")} />}
    </li>
  );
}

/** A question opens to its answer in place. */
function Asked({ hit, heading: Heading }: Pick<HitProps, "hit" | "heading">) {
  const foreign = foreignOf(hit.locale);
  return (
    <li>
      <details className="fold">
        <summary>
          <Heading className="h3" {...foreign}>
            <MarkedText marks={hit.title} />
          </Heading>
          <Icon name="down" />
        </summary>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts */}
          <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html: hit.answer ?? "" }} />
          <Link className="inline-flex min-h-11 items-center" to={hit.address}>
            {m.search_asked_at()}
          </Link>
        </div>
      </details>
    </li>
  );
}
