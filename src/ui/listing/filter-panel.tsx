import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type FilterGroup, type Listing, type ListingPage, type Sort, sortsOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "../button.tsx";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import type { ListingWords } from "./listing-words.ts";
import { isTyped, useAsk, useFollowing } from "./live-form.ts";

/** The form stands in the panel; the choice of order stands outside and belongs to it by this id. */
const FORM = "list-filter";
const PANEL = "list-panel";
const SORT_NAMES: Record<Sort, () => string> = {
  newest: m.ui_list_newest,
  title: m.ui_list_by_title,
  turns: m.ui_list_turns,
  fit: m.ui_list_fit,
};

/** Opens the filters on narrow screens, where they are a sheet from below. */
export function FilterButton({ active }: { active: number }) {
  return (
    <Button type="button" kind="quiet" small popoverTarget={PANEL} className="desk:hidden">
      <Icon name="filter" />
      {m.ui_list_filters()}
      {active > 0 && <bdi>({active})</bdi>}
    </Button>
  );
}

interface FilterPanelProps {
  readonly listing: Listing;
  readonly list: ListingPage;
  readonly words: ListingWords;
  /** Groups that stand open from the start. */
  readonly openAtFirst: readonly string[];
  /** Controls of the list's own, before the groups. */
  readonly fields?: ReactNode;
  readonly onShow: () => void;
}

/** The filters as a form that works without scripts; with them the list follows every change. */
export function FilterPanel({ listing, list, words, openAtFirst, fields, onShow }: FilterPanelProps) {
  const hydrated = useHydrated();
  const ask = useAsk(listing);
  const form = useFollowing(list.query);
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
        <div className="mb-2 flex items-center justify-between">
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
        <div>
          {fields}
          {list.groups.map((group) => (
            <Group
              key={group.key}
              group={group}
              name={words.names[group.key] ?? group.key}
              chosen={list.query.filters[group.key] ?? []}
              openAtFirst={openAtFirst.includes(group.key)}
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

interface GroupProps {
  readonly group: FilterGroup;
  readonly name: string;
  readonly chosen: readonly string[];
  readonly openAtFirst: boolean;
}

function Group({ group, name, chosen, openAtFirst }: GroupProps) {
  // Decided once: a group must not fold under the pointer of somebody who takes its last tick away.
  const [open] = useState(openAtFirst || chosen.length > 0);
  if (group.options.length === 0) return null;
  return (
    <details className="fold" open={open}>
      <summary>
        <span>
          {name} {chosen.length > 0 && <bdi>({chosen.length})</bdi>}
        </span>
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {group.options.map(({ slug, title, count }) => (
          <label key={slug} className="check">
            <input type="checkbox" name={group.key} value={slug} defaultChecked={chosen.includes(slug)} />
            <span className="grow">{title}</span>
            <span className="hint">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The order of the list; without scripts it needs a button of its own. */
export function SortSelect({ listing, list }: { listing: Listing; list: ListingPage }) {
  const ask = useAsk(listing);
  return (
    <div className="list-sort">
      <label className="small shrink-0" htmlFor="list-sort">
        {m.ui_list_sort()}
      </label>
      <select
        id="list-sort"
        name="sort"
        form={FORM}
        defaultValue={list.query.sort}
        className="input"
        onChange={(event) => ask(event.currentTarget.form)}
      >
        {(list.sorts ?? sortsOf(listing)).map((one) => (
          <option key={one} value={one}>
            {SORT_NAMES[one]()}
          </option>
        ))}
      </select>
      <noscript>
        <Button kind="quiet" small form={FORM}>
          {m.ui_list_apply()}
        </Button>
      </noscript>
    </div>
  );
}
