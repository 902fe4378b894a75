import { useState } from "react";
import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { type FilterGroup, type FilterKey, type JobsList, SORTS } from "../schema.ts";
import { filterName } from "./job-words.ts";
import { useAsk, useFollowing } from "./live-form.ts";

/** The form stands in the panel; the choice of order stands outside and belongs to it by this id. */
const FORM = "jobs-filter";
const PANEL = "jobs-panel";
const SORT_NAMES = { newest: m.jobs_sort_newest, title: m.jobs_sort_title };

/** Opens the filters on narrow screens, where they are a sheet from below. */
export function FilterButton({ active }: { active: number }) {
  return (
    <Button type="button" kind="quiet" small popoverTarget={PANEL} className="desk:hidden">
      <Icon name="filter" />
      {m.jobs_filters_open()}
      {active > 0 && <bdi>({active})</bdi>}
    </Button>
  );
}

// A sheet only where popovers are known: a browser without them shows the filters above the list.
const SHEET =
  "no-print bg-card text-ink max-desk:open:fixed max-desk:open:inset-x-0 max-desk:open:top-auto max-desk:open:bottom-0 max-desk:open:w-full max-desk:open:max-w-none max-desk:open:max-h-[85dvh] max-desk:open:rounded-t-lg max-desk:open:shadow-e3 max-desk:open:overflow-y-auto desk:static desk:block desk:bg-transparent";

/** The filters as a form that works without scripts; with them the list follows every change. */
export function FilterPanel({ list, onShow }: { list: JobsList; onShow: () => void }) {
  const hydrated = useHydrated();
  const ask = useAsk();
  const form = useFollowing(list.query);
  return (
    <section id={PANEL} popover="auto" aria-labelledby="jobs-panel-title" className={SHEET}>
      <Form
        id={FORM}
        ref={form}
        action={pathTo("jobs")}
        onChange={(event) => ask(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          ask(event.currentTarget);
          document.getElementById(PANEL)?.hidePopover();
          onShow();
        }}
      >
        <div className="flex items-center justify-between max-desk:px-4 max-desk:pt-4">
          <h2 id="jobs-panel-title" className="h3">
            {m.jobs_filters()}
          </h2>
          <IconButton
            icon="close"
            label={m.jobs_filters_close()}
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            className="desk:hidden"
          />
        </div>
        <div className="max-desk:px-4">
          {list.groups.map((group) => (
            <Group key={group.key} group={group} chosen={list.query.filters[group.key]} />
          ))}
        </div>
        <div className="bg-card desk:bg-transparent sticky bottom-0 py-3 max-desk:px-4 desk:static">
          <Button className="w-full">{hydrated ? m.jobs_show({ count: list.total }) : m.jobs_apply()}</Button>
        </div>
      </Form>
    </section>
  );
}

const OPEN_AT_FIRST: readonly FilterKey[] = ["environment", "sector"];

function Group({ group, chosen }: { group: FilterGroup; chosen: readonly string[] }) {
  // Decided once: a group must not fold under the pointer of somebody who takes its last tick away.
  const [open] = useState(OPEN_AT_FIRST.includes(group.key) || chosen.length > 0);
  if (group.options.length === 0) return null;
  const name = filterName(group.key);
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
export function SortSelect({ sort }: { sort: JobsList["query"]["sort"] }) {
  const ask = useAsk();
  return (
    <div className="flex items-center gap-2">
      <label className="small shrink-0" htmlFor="jobs-sort">
        {m.jobs_sort()}
      </label>
      <select
        id="jobs-sort"
        name="sort"
        form={FORM}
        defaultValue={sort}
        className="input"
        onChange={(event) => ask(event.currentTarget.form)}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {SORT_NAMES[one]()}
          </option>
        ))}
      </select>
      <noscript>
        <Button kind="quiet" small form={FORM}>
          {m.jobs_apply()}
        </Button>
      </noscript>
    </div>
  );
}
