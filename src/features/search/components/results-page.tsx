import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { FieldFault } from "#platform/errors.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { Late } from "#ui/late.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { WaysRow } from "#ui/ways-row.tsx";
import { toggled } from "../rules/clean-words.ts";
import { resultsAddress } from "../rules/results-address.ts";
import { countOf, GROUP_NAMES, groupOf, typesOf } from "../rules/search-groups.ts";
import type { Found, Group, Narrowing, Results, ResultsQuestion, SearchedType, ShownHit } from "../schema.ts";
import { best as lateBest, list as lateList, start as lateStart } from "./late-parts.ts";
import { NothingFound, Suggestions } from "./nothing-found.tsx";
import { GROUP_WORDS, isolated, TYPE_WORDS, totalsOf } from "./search-words.ts";

/** The heading and title of the page; a word that was refused stands in the field alone. */
export function resultsTitle({ question: { word }, fault }: Pick<Results, "question" | "fault">): string {
  return word === "" || fault ? m.search_title() : m.search_title_for({ word: isolated(word) });
}

/** Everything that answers a word: by group, by kind, page by page. */
export function ResultsPage({ results: { question, fault, found, suggestions, tools, start } }: { results: Results }) {
  return (
    <div className="wrap list-top pb-8">
      <PageTop title={<span className="wrap-anywhere">{resultsTitle({ question, fault })}</span>} />
      {fault && <Alert kind="err">{faultWords(fault)}</Alert>}
      <Suggestions suggestions={tools} title={m.search_tools()} />
      {found && <Answer question={question} found={found} suggestions={suggestions} isTold={start !== undefined} />}
      {start && (
        <Late of={lateStart} with={{ word: question.word, start, none: found && noneOf(question, suggestions) }} />
      )}
    </div>
  );
}

/** What stands in the large field's place when nothing was found. */
function noneOf({ word, keywords, narrowing }: ResultsQuestion, suggestions: Results["suggestions"]) {
  const everywhere = (narrowing.type ?? narrowing.group) ? resultsAddress({ word, keywords }) : undefined;
  return { suggestions, everywhere };
}

/** The two sentences themselves: the table of all of them is no part of this page. */
function faultWords({ code }: FieldFault): string {
  return code === "search_too_long" ? m.fault_field_search_too_long() : m.fault_field_search_too_short();
}

interface AnswerProps extends Pick<Results, "question" | "suggestions"> {
  readonly found: Found;
  /** What to do when nothing was found stands under the large field. */
  readonly isTold: boolean;
}

function Answer({ question, found, suggestions, isTold }: AnswerProps) {
  const { word, keywords, narrowing, page, sort } = question;
  const searchType = narrowing.type ?? narrowing.group;
  const { best } = found;
  const samples = sampleKinds(found.hits);
  const comma = getLocale() === "ar" ? "، " : ", ";
  const related = <RelatedKeywords question={question} related={found.related} />;
  const groups = groupsOf(found.hits);
  const isLone = found.isGrouped && keywords.length === 0 && groups.length > 1 && groups.at(-1)?.hits.length === 1;
  const lists = groups.map(({ group, hits }) => {
    const list = (
      <Late
        key={group}
        of={lateList}
        with={{ group, hits, samples, heading: found.isGrouped ? "h3" : "h2" } as const}
      />
    );
    if (!found.isGrouped) return list;
    // The best answer is told above, so that it stands in no list.
    const above = best && groupOf(best.type) === group ? 1 : 0;
    const count = countOf(found.counts, typesOf(group)) - above;
    return (
      <FoundGroup key={group} {...{ group, question, count }} shown={hits.length}>
        {list}
      </FoundGroup>
    );
  });
  return (
    <>
      <Tabs {...question} {...found} />
      {keywords.length > 0 && related}
      <p role="status" className={found.total > 0 ? "found-count strong" : "sr-only"}>
        {m.ui_results_count({ count: found.total })}
        <span className="sr-only">. {totalsOf(found.counts)}</span>
      </p>
      {found.orders && <ViewLinks {...found.orders} />}
      {found.total === 0 && !isTold && <NothingFound word={word} {...noneOf(question, suggestions)} heading="h2" />}
      {best && <Late of={lateBest} with={{ best }} />}
      {isLone ? lists.slice(0, -1) : lists}
      {isLone && (
        <div className="found-pair">
          {lists.at(-1)}
          {related}
        </div>
      )}
      <Pagination
        page={page ?? 1}
        pageCount={found.pages}
        to={(to) => resultsAddress({ word, keywords, searchType, sort, page: to })}
      />
      {keywords.length === 0 && !isLone && related}
      {samples.size > 0 && (
        <p className="found-samples">
          {m.search_samples({ kinds: [...samples].map((type) => TYPE_WORDS[type]()).join(comma) })}
        </p>
      )}
    </>
  );
}

interface FoundGroupProps {
  readonly group: Group;
  readonly question: ResultsQuestion;
  /** So many of so many stand on the page. */
  readonly shown: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** A group under its name, and the way to all where some are not shown; how many there are the tabs say. */
function FoundGroup({ group, question: { word, keywords }, shown, count, children }: FoundGroupProps) {
  return (
    <section className="found-group" aria-labelledby={`group-${group}`}>
      <header>
        <h2 id={`group-${group}`} className="h2">
          {GROUP_WORDS[group]()}
        </h2>
        {count > shown && (
          <Link to={resultsAddress({ word, keywords, searchType: group })}>
            {m.search_group_all({ name: GROUP_WORDS[group]() })} <Icon name="next" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

/** What stands for each group in the head of the page. */
const STANDS: Readonly<Record<Group | "all", { readonly figure: string; readonly hue: string }>> = {
  all: { figure: "compassrose", hue: "C" },
  jobs: { figure: "suitcase", hue: "R" },
  programs: { figure: "cap", hue: "I" },
  resources: { figure: "books", hue: "E" },
  skills: { figure: "gears", hue: "S" },
};

/** Groups in the order they stand below, and within a group its kinds, each with its count. */
function Tabs({ word, keywords, narrowing, counts, hits }: ResultsQuestion & Pick<Found, "counts" | "hits">) {
  const { group } = narrowing;
  const tab = (id: string, name: string, count: number, searchType: Narrowing["group"] | Narrowing["type"]) => ({
    id,
    count,
    label: m.search_tab({ name, count }),
    to: resultsAddress({ word, keywords, searchType }),
  });
  const names = [...new Set([...hits.map(({ type }) => groupOf(type)), ...GROUP_NAMES])];
  const groups = names
    .map((name) => tab(name, GROUP_WORDS[name](), countOf(counts, typesOf(name)), name))
    .filter(({ id, count }) => count > 0 || id === group);
  const kinds = group ? typesOf(group).filter((type) => counts[type] > 0) : [];
  return (
    <>
      {(groups.length > 1 || group) && (
        <WaysRow
          label={m.search_tabs()}
          ways={[{ ...tab("all", "", 0, null), label: m.search_all() }, ...groups].map((one) => ({
            ...one,
            ...STANDS[one.id as Group | "all"],
            isOn: one.id === (group ?? "all"),
          }))}
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
      <p className="h3 strong">{m.search_related()}</p>
      <ul className="chips">
        {all.map((keyword) => (
          <li key={keyword}>
            <Link
              className="chip chip-act"
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
