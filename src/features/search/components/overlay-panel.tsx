import { useEffect } from "react";
import { Link } from "react-router";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Icon } from "#ui/icon.tsx";
import { cutMarks } from "../rules/cut-marks.ts";
import type { OverlayState } from "../rules/overlay-state.ts";
import { resultsAddress } from "../rules/results-address.ts";
import { countOf, groupOf, typesOf } from "../rules/search-groups.ts";
import { SHOWN_OF_TEXT, SHOWN_OF_TITLE } from "../rules/search-limits.ts";
import type { ApiAnswer, ApiHit, Group } from "../schema.ts";
import { MarkedText } from "./marked-text.tsx";
import { NothingFound, Suggestions } from "./nothing-found.tsx";
import { GROUP_WORDS } from "./search-words.ts";

/** The id of an option, by its place among all of them. */
export function optionAt(place: number): string {
  return `search-option-${place}`;
}

interface OverlayPanelProps {
  readonly id: string;
  readonly listId: string;
  readonly state: OverlayState;
  readonly onKeyword: (keyword: string) => void;
}

/** What stands under the field: loading, nothing found, or groups of results with related keywords. */
export function OverlayPanel({ id, listId, state, onKeyword }: OverlayPanelProps) {
  const { answer, isLoading, question, active, related, keywords } = state;
  return (
    <div id={id} className="search-panel panel" aria-busy={isLoading}>
      {!answer && (
        <p className="search-wait">
          <span aria-hidden="true" className="search-dots" />
          {m.search_loading()}
        </p>
      )}
      {answer && (
        <div className="search-found">
          <Suggestions suggestions={answer.meta.tools} title={m.search_tools()} />
          {answer.meta.pagination.total === 0 && (
            <NothingFound word={question?.word ?? ""} suggestions={answer.meta.suggestions} heading="h2" />
          )}
          {answer.data.length > 0 && <Groups id={listId} answer={answer} active={active} />}
          <Keywords related={related} chosen={keywords} onKeyword={onKeyword} />
        </div>
      )}
      {answer && answer.data.length > 0 && (
        <Link className="btn btn-primary btn-small" to={resultsAddress({ word: question?.word ?? "", keywords })}>
          {m.search_browse_all()} <bdi>({answer.meta.pagination.total})</bdi>
        </Link>
      )}
    </div>
  );
}

function Groups({ id, answer, active }: { id: string; answer: ApiAnswer; active: number }) {
  const placed = answer.data.map((hit, place) => ({ hit, place, group: groupOf(hit.type) }));
  return (
    <div id={id} role="listbox" aria-label={m.search_panel()}>
      {[...new Set(placed.map(({ group }) => group))].map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={group} role="group" aria-labelledby={titleOf(group)}>
          <p id={titleOf(group)} className="search-group" role="presentation">
            {GROUP_WORDS[group]()} <bdi>{countOf(answer.meta.counts, typesOf(group))}</bdi>
          </p>
          {placed
            .filter((one) => one.group === group)
            .map(({ hit, place }) => (
              <Option key={hit.documentId} hit={hit} place={place} isActive={place === active} />
            ))}
        </div>
      ))}
    </div>
  );
}

const titleOf = (group: Group) => `search-group-${group}`;

function Option({ hit, place, isActive }: { hit: ApiHit; place: number; isActive: boolean }) {
  useEffect(() => {
    if (isActive) document.getElementById(optionAt(place))?.scrollIntoView({ block: "nearest" });
  }, [isActive, place]);
  const isForeign = hit.locale !== getLocale();
  const language = isForeign ? { lang: hit.locale, dir: LOCALES[hit.locale].dir } : {};
  return (
    <Link
      id={optionAt(place)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hit.address}
      className="search-hit"
      {...language}
    >
      <span className="strong">
        <MarkedText marks={cutMarks(hit.marks.title, SHOWN_OF_TITLE)} />
      </span>
      {hit.sample && (
        <span className="hint strong" lang={getLocale()} dir="auto">
          {m.search_sample()}
        </span>
      )}
      <span className="hint">
        <MarkedText marks={cutMarks(hit.marks.snippet, SHOWN_OF_TEXT)} />
      </span>
    </Link>
  );
}

interface KeywordsProps {
  readonly related: readonly string[];
  readonly chosen: readonly string[];
  readonly onKeyword: (keyword: string) => void;
}

function Keywords({ related, chosen, onKeyword }: KeywordsProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="search-related">
      <h2 id="search-related" className="search-group">
        {m.search_related()}
      </h2>
      <ul className="chips">
        {related.map((keyword) => (
          <li key={keyword}>
            <button
              type="button"
              className="chip chip-act"
              dir="auto"
              aria-pressed={chosen.includes(keyword)}
              onClick={() => onKeyword(keyword)}
            >
              {chosen.includes(keyword) && <Icon name="check" />}
              {keyword}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
