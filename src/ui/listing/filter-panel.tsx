import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import {
  type FilterGroup,
  type FilterOption,
  type Listing,
  type ListingPage,
  type Sort,
  sortsOf,
} from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "../button.tsx";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import type { ListingWords } from "./listing-words.ts";
import { isTyped, useAsk, useClosing, useFollowing } from "./live-form.ts";

const FORM = "list-filter";
const PANEL = "list-panel";
/** Of a group of filters before the rest folds. */
const SHOWN = 5;
const SORT_NAMES: Record<Sort, () => string> = {
  newest: m.ui_list_newest,
  title: m.ui_list_by_title,
  turns: m.ui_list_turns,
  fit: m.ui_list_fit,
};

/** Opens the filters on narrow screens, where they are a sheet from below. */
export function FilterButton({ active, sortable }: { active: number; sortable: boolean }) {
  return (
    <Button type="button" kind="quiet" small popoverTarget={PANEL} className="desk:hidden">
      <Icon name="filter" />
      {sortable ? m.ui_list_filters_and_order() : m.ui_list_filters()}
      {active > 0 && <bdi>({active})</bdi>}
    </Button>
  );
}

interface FilterPanelProps {
  readonly listing: Listing;
  readonly list: ListingPage;
  readonly words: ListingWords;
  /** Controls of the list's own, before the groups. */
  readonly fields?: ReactNode;
  readonly sortable: boolean;
  readonly onShow: () => void;
}

/** The filters as a form that works without scripts; with them the list follows every change. */
export function FilterPanel({ listing, list, words, fields, sortable, onShow }: FilterPanelProps) {
  const hydrated = useHydrated();
  const ask = useAsk(listing);
  const form = useFollowing(list.query);
  useClosing(form);
  return (
    <section id={PANEL} popover="auto" aria-labelledby={`${PANEL}-title`} className="sheet no-print">
      <Form
        id={FORM}
        ref={form}
        action={pathTo(listing.screen, listing.parameters)}
        onChange={(event) => {
          if (!isTyped(event.target)) ask(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          ask(event.currentTarget);
          document.getElementById(PANEL)?.hidePopover();
          onShow();
        }}
      >
        {Object.entries(listing.fixed ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="sheet-top">
          <h2 id={`${PANEL}-title`} className="h3">
            {words.filters}
          </h2>
          <IconButton
            icon="close"
            label={m.ui_close()}
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            className="desk:hidden"
          />
        </div>
        <div className="sheet-groups">
          {fields}
          {sortable && <SortSelect listing={listing} list={list} />}
          {list.groups.map((group) => (
            <Group
              key={group.key}
              group={group}
              name={words.names[group.key] ?? group.key}
              chosen={list.query.filters[group.key] ?? []}
            />
          ))}
        </div>
        <div className="sheet-end">
          <Button className="w-full">{hydrated ? words.show(list.total) : m.ui_list_apply()}</Button>
        </div>
      </Form>
    </section>
  );
}

/** Of a long group those most found stand first, the others fold; a short one keeps its order. */
function shownOf(options: readonly FilterOption[]): ReadonlySet<string> {
  const byCount = options.length <= SHOWN + 2 ? options : options.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);
  return new Set(byCount.map(({ slug }) => slug));
}

interface GroupProps {
  readonly group: FilterGroup;
  readonly name: string;
  readonly chosen: readonly string[];
}

/** One group: a fold of the sheet on narrow screens, a menu of the row above the list on wide ones. */
function Group({ group, name, chosen }: GroupProps) {
  const [shown] = useState(() => shownOf(group.options));
  const first = group.options.filter(({ slug }) => shown.has(slug));
  const rest = group.options.filter(({ slug }) => !shown.has(slug));
  const [moreOpen] = useState(rest.some(({ slug }) => chosen.includes(slug)));
  if (group.options.length === 0) return null;
  return (
    <details className="fold" name={PANEL}>
      <summary>
        <span>
          {name} {chosen.length > 0 && <bdi>({chosen.length})</bdi>}
        </span>
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {first.map((option) => (
          <Choice key={option.slug} name={group.key} option={option} chosen={chosen} />
        ))}
        {rest.length > 0 && (
          <details className="more" open={moreOpen}>
            <summary>
              {m.ui_list_more()} <bdi>({rest.length})</bdi>
            </summary>
            {rest.map((option) => (
              <Choice key={option.slug} name={group.key} option={option} chosen={chosen} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly option: FilterOption;
  readonly chosen: readonly string[];
}

function Choice({ name, option: { slug, title, count }, chosen }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value={slug} defaultChecked={chosen.includes(slug)} />
      <span className="grow">{title}</span>
      <span className="hint">{count}</span>
    </label>
  );
}

/** The order of the list: the first field of its form. */
function SortSelect({ listing, list }: { listing: Listing; list: ListingPage }) {
  return (
    <div className="list-sort">
      <label htmlFor="list-sort">{m.ui_list_sort()}</label>
      <select id="list-sort" name="sort" defaultValue={list.query.sort} className="input">
        {(list.sorts ?? sortsOf(listing)).map((one) => (
          <option key={one} value={one}>
            {SORT_NAMES[one]()}
          </option>
        ))}
      </select>
    </div>
  );
}
