import { Link } from "react-router";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { FieldFault } from "#platform/errors.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { toggled } from "../rules/clean-words.ts";
import { resultsAddress } from "../rules/results-address.ts";
import { countOf, GROUP_NAMES, groupOf, typesOf } from "../rules/search-groups.ts";
import type { Found, Group, Narrowing, Results, ResultsQuestion, SearchedType, ShownHit } from "../schema.ts";
import { MarkedText } from "./marked-text.tsx";
import { NothingFound, Suggestions } from "./nothing-found.tsx";
import { SearchField, Shelves } from "./search-start.tsx";
import { GROUP_WORDS, isolated, TYPE_WORDS, totalsOf } from "./search-words.ts";

/** The heading and title of the page; a word that was refused stands in the field alone. */
export function resultsTitle({ question: { word }, fault }: Pick<Results, "question" | "fault">): string {
  return word === "" || fault ? m.search_title() : m.search_title_for({ word: isolated(word) });
}

/** Everything that answers a word: by group, by kind, page by page. */
export function ResultsPage({ results: { question, fault, found, suggestions, tools, start } }: { results: Results }) {
  return (
    <div className="wrap pb-8">
      <PageTop title={<span className="wrap-anywhere">{resultsTitle({ question, fault })}</span>} />
      {fault && <Alert kind="err">{faultWords(fault)}</Alert>}
      <Suggestions suggestions={tools} title={m.search_tools()} />
      {found && <Answer question={question} found={found} suggestions={suggestions} />}
      {start && <SearchField word={question.word} start={start} />}
      {start && <Shelves start={start} />}
    </div>
  );
}

/** The two sentences themselves: the table of all of them is no part of this page. */
function faultWords({ code }: FieldFault): string {
  return code === "search_too_long" ? m.fault_field_search_too_long() : m.fault_field_search_too_short();
}

interface AnswerProps extends Pick<Results, "question" | "suggestions"> {
  readonly found: Found;
}

function Answer({ question, found, suggestions }: AnswerProps) {
  const { word, keywords, narrowing, page, sort } = question;
  const searchType = narrowing.type ?? narrowing.group;
  const samples = sampleKinds(found.hits);
  const comma = getLocale() === "ar" ? "، " : ", ";
  const rows = (hits: readonly ShownHit[], heading: "h2" | "h3") => (
    <ol className="found-list">
      {hits.map((hit) => (
        <HitRow key={hit.documentId} hit={hit} heading={heading} isMarked={hit.sample && !samples.has(hit.type)} />
      ))}
    </ol>
  );
  const everywhere = searchType ? resultsAddress({ word, keywords }) : undefined;
  return (
    <>
      <Tabs {...question} counts={found.counts} />
      <RelatedKeywords question={question} related={found.related} />
      <p role="status" className={found.total > 0 ? "mt-4 strong" : "sr-only"}>
        {m.ui_results_count({ count: found.total })}
        <span className="sr-only">. {totalsOf(found.counts)}</span>
      </p>
      {samples.size > 0 && (
        <p className="hint">
          {m.search_samples({ kinds: [...samples].map((type) => TYPE_WORDS[type]()).join(comma) })}
        </p>
      )}
      {found.orders && <ViewLinks {...found.orders} />}
      {found.total === 0 && <NothingFound {...{ word, suggestions, everywhere }} heading="h2" />}
      {found.isGrouped ? (
        groupsOf(found.hits).map(({ group, hits }) => (
          <section key={group} className="found-group" aria-labelledby={`group-${group}`}>
            <header>
              <h2 id={`group-${group}`} className="h2">
                {GROUP_WORDS[group]()} <span>{countOf(found.counts, typesOf(group))}</span>
              </h2>
              {countOf(found.counts, typesOf(group)) > hits.length && (
                <Link to={resultsAddress({ word, keywords, searchType: group })}>
                  {m.search_group_all({ name: GROUP_WORDS[group]() })}
                </Link>
              )}
            </header>
            {rows(hits, "h3")}
          </section>
        ))
      ) : (
        <>{rows(found.hits, "h2")}</>
      )}
      <Pagination
        page={page ?? 1}
        pageCount={found.pages}
        to={(to) => resultsAddress({ word, keywords, searchType, sort, page: to })}
      />
    </>
  );
}

/** Groups, and within a group its kinds, each with its count. */
function Tabs({ word, keywords, narrowing, counts }: ResultsQuestion & Pick<Found, "counts">) {
  const { group } = narrowing;
  const tab = (id: string, name: string, count: number, searchType: Narrowing["group"] | Narrowing["type"]) => ({
    id,
    count,
    label: m.search_tab({ name, count }),
    to: resultsAddress({ word, keywords, searchType }),
  });
  const groups = GROUP_NAMES.map((name) => tab(name, GROUP_WORDS[name](), countOf(counts, typesOf(name)), name)).filter(
    ({ id, count }) => count > 0 || id === group,
  );
  const kinds = group ? typesOf(group).filter((type) => counts[type] > 0) : [];
  return (
    <>
      {(groups.length > 1 || group) && (
        <ViewLinks
          label={m.search_tabs()}
          views={[{ ...tab("all", "", 0, null), label: m.search_all() }, ...groups]}
          current={group ?? "all"}
        />
      )}
      {group && kinds.length > 1 && (
        <ViewLinks
          label={m.search_kinds()}
          views={[
            { ...tab(group, "", 0, group), label: m.search_all() },
            ...kinds.map((type) => tab(type, TYPE_WORDS[type](), counts[type], type)),
          ]}
          current={narrowing.type ?? group}
        />
      )}
    </>
  );
}

/** Keywords as links: those chosen first, each a way to the results with or without it. */
function RelatedKeywords({ question, related }: { question: ResultsQuestion; related: readonly string[] }) {
  const { word, keywords, narrowing } = question;
  const all = [...new Set([...keywords, ...related])];
  if (all.length === 0) return null;
  const searchType = narrowing.type ?? narrowing.group;
  return (
    <nav aria-label={m.search_related()} className="no-print related">
      <p className="small">{m.search_related()}</p>
      <ul>
        {all.map((keyword) => (
          <li key={keyword}>
            <Link
              dir="auto"
              to={resultsAddress({ word, keywords: toggled(keywords, keyword), searchType })}
              preventScrollReset
              aria-current={keywords.includes(keyword) ? "true" : undefined}
            >
              {keywords.includes(keyword) && <Icon name="check" />}
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Addresses of what has a card or a page of its own to come back to. */
const SAVABLE = /open=|^\/(jobs|future-skills|academic-profile|resources)\/[^/?]+/;

interface HitProps {
  readonly hit: ShownHit;
  readonly isMarked: boolean;
  readonly heading: "h2" | "h3";
}

function HitRow({ hit, isMarked, heading: Heading }: HitProps) {
  const { type, title, snippet, address, locale, mark, family } = hit;
  const lang = locale === getLocale() ? undefined : locale;
  const foreign = lang && { lang, dir: LOCALES[lang].dir };
  const kinds = [TYPE_WORDS[type](), mark, isMarked && m.search_sample(), lang && m.search_other_language_short()];
  return (
    <li className="found">
      <LateDrawing seed={address} format="thumbnail" scene={hit.scene} />
      <div className="found-words">
        <p className="found-kind">{kinds.filter(Boolean).join(" · ")}</p>
        <Heading className="h3">
          <Link className="card-link" to={address} {...foreign}>
            <MarkedText marks={title} />
          </Link>
        </Heading>
        <p className="found-text" {...foreign}>
          <MarkedText marks={snippet} />
        </p>
        {family && (
          <p className="card-beside">
            <Link to={family.to}>{family.label}</Link>
          </p>
        )}
      </div>
      {SAVABLE.test(address) && <SaveButton to={address} title={title.map(({ text }) => text).join("")} />}
    </li>
  );
}

/** Hits that stand together, group by group. */
function groupsOf(hits: readonly ShownHit[]): { readonly group: Group; readonly hits: readonly ShownHit[] }[] {
  const groups = [...new Set(hits.map(({ type }) => groupOf(type)))];
  return groups.map((group) => ({ group, hits: hits.filter(({ type }) => groupOf(type) === group) }));
}

/** The kinds of which all that is shown are examples: the list says so once. */
function sampleKinds(hits: readonly ShownHit[]): ReadonlySet<SearchedType> {
  const real = new Set(hits.filter(({ sample }) => !sample).map(({ type }) => type));
  return new Set(hits.map(({ type }) => type).filter((type) => !real.has(type)));
}
