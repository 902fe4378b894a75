import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SAVED_TYPES, type SavedType } from "../rules.ts";
import type { Favorite, FavoritesView } from "../schema.ts";
import { figuresOf } from "./saved-figures.ts";
import { COMPARE_FORM, SavedItem, type SavedItemProps } from "./saved-item.tsx";

interface FavoritesPageProps {
  readonly view: FavoritesView;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** What somebody has saved: kind by kind, with notes to oneself and a way back for what was taken away. */
export function FavoritesPage({ view, timeZone, refused }: FavoritesPageProps) {
  const { items, tab, counts, order, isOnDevice, held, removed, page, pageCount } = view;
  const types = SAVED_TYPES.filter((type) => counts[type]);
  const all = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const tabs = [
    { id: "all", label: m.favorites_tab_all({ count: all }), to: pathTo("favorites") },
    ...types.map((type) => ({
      id: type,
      label: TYPE_WORDS[type]({ count: counts[type] ?? 0 }),
      to: pathTo("favorites", {}, { tab: type }),
    })),
  ];
  return (
    <div className="own-page">
      <OwnTop figures={figuresOf(items)}>
        <PageTop title={m.favorites_title()} lead={isOnDevice ? m.favorites_lead_device() : m.favorites_lead()} />
      </OwnTop>
      <div className="wrap grid gap-6 pb-8">
        {removed && !refused && <Removed removed={removed} />}
        <FormFault refused={refused} />
        {held > 0 && <Held count={held} />}
        {(tab || pageCount > 1 || order) && (
          <div className="saved-bar">
            {types.length > 1 && (tab || pageCount > 1) && (
              <ViewLinks label={m.favorites_tabs()} views={tabs} current={tab ?? "all"} />
            )}
            {order && <Order order={order} tab={tab} />}
          </div>
        )}
        {items.length === 0 ? (
          <Nothing />
        ) : (
          <Groups items={items} counts={counts} {...{ tab, page, order, isOnDevice, timeZone }} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          to={(number) =>
            pathTo(
              "favorites",
              {},
              {
                tab: tab ?? undefined,
                sort: order === "fit" ? order : undefined,
                page: number > 1 ? String(number) : undefined,
              },
            )
          }
        />
        {isOnDevice && items.length > 0 && (
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink to={pathTo("signUp")}>{m.favorites_sign_up()}</ButtonLink>
            <PostForm>
              <Button kind="quiet" name="act" value="forget">
                {m.favorites_forget()}
              </Button>
            </PostForm>
          </div>
        )}
      </div>
    </div>
  );
}

/** The professions as they were saved, or by the own result. */
function Order({ order, tab }: { readonly order: "newest" | "fit"; readonly tab: SavedType | null }) {
  const views = [
    { id: "newest", label: m.ui_list_newest(), to: pathTo("favorites", {}, { tab: tab ?? undefined }) },
    { id: "fit", label: m.ui_list_fit(), to: pathTo("favorites", {}, { tab: "job", sort: "fit" }) },
  ];
  return <ViewLinks label={m.ui_list_sort()} views={views} current={order} />;
}

/** Ends the list of professions: two gates that fill as they are ticked (its style counts them), then both side by side. */
function Compare() {
  return (
    <li className="saved-compare">
      <Form id={COMPARE_FORM} method="get" action={pathTo("jobComparison")}>
        <span className="saved-gates" aria-hidden="true" />
        <p>
          <span className="saved-count">{m.favorites_compare_count()}</span>
          <span className="hint">{m.favorites_compare_hint()}</span>
        </p>
        <Button kind="quiet">{m.favorites_compare()}</Button>
      </Form>
    </li>
  );
}

interface GroupsProps extends Omit<SavedItemProps, "item" | "heading"> {
  readonly items: readonly Favorite[];
  readonly counts: FavoritesView["counts"];
}

/** What is saved, kind by kind; a single kind needs no heading. */
function Groups({ items, counts, ...place }: GroupsProps) {
  const types = SAVED_TYPES.filter((type) => items.some((item) => item.type === type));
  const rows = (of: readonly Favorite[], heading: "h2" | "h3") => {
    const jobs = of.filter(({ type, to }) => type === "job" && to);
    return (
      <ul className="saved">
        {of.map((item) => (
          <SavedItem
            key={item.record}
            item={item}
            heading={heading}
            isTicked={jobs.length === 2}
            isLone={of.length === 1}
            {...place}
          />
        ))}
        {jobs.length > 1 && <Compare />}
      </ul>
    );
  };
  if (types.length === 1) return rows(items, "h2");
  // Those of which there is one come last, two beside each other.
  const lonely = types.filter((type) => items.filter((item) => item.type === type).length === 1);
  const ordered = [...types.filter((type) => !lonely.includes(type)), ...lonely];
  return (
    <div className="saved-kinds">
      {ordered.map((type) => {
        const own = items.filter((item) => item.type === type);
        const lone = own.length === 1 ? lonely.indexOf(type) : -1;
        return (
          <section
            key={type}
            className="saved-kind"
            data-lone={lone < 0 ? undefined : lone === lonely.length - 1 && lone % 2 === 0 ? "last" : "beside"}
            aria-labelledby={`kind-${type}`}
          >
            <h2 id={`kind-${type}`} className="h2">
              {TYPE_WORDS[type]({ count: counts[type] ?? 0 })}
            </h2>
            {rows(own, "h3")}
          </section>
        );
      })}
    </div>
  );
}

/** Nothing is saved yet: where there is something to save. */
function Nothing() {
  return (
    <EmptyState title={m.favorites_none_title()}>
      <p>{m.favorites_none()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo("jobs")}>{m.favorites_none_action()}</ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("degrees")}>
          {m.favorites_none_studies()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("futureSkills")}>
          {m.favorites_none_skills()}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

const TYPE_WORDS: Readonly<Record<SavedType, (inputs: { count: number }) => string>> = {
  job: m.favorites_tab_job,
  "academic-degree": m.favorites_tab_degree,
  certification: m.favorites_tab_certification,
  "academic-program": m.favorites_tab_program,
  "future-skill": m.favorites_tab_skill,
  blog: m.favorites_tab_blog,
  document: m.favorites_tab_document,
  book: m.favorites_tab_book,
  course: m.favorites_tab_course,
  menternship: m.favorites_tab_experience,
};

/** Somebody has just taken one away: it can be had back as it was. */
function Removed({ removed }: { readonly removed: NonNullable<FavoritesView["removed"]> }) {
  const { record, title } = removed;
  return (
    <Alert kind="ok" role="status">
      <p>{title ? m.favorites_removed({ title: `\u2068${title}\u2069` }) : m.favorites_removed_unnamed()}</p>
      <PostForm>
        <input type="hidden" name="record" value={record} />
        <Button kind="quiet" small name="act" value="save">
          {m.favorites_undo()}
        </Button>
      </PostForm>
    </Alert>
  );
}

/** A device may be shared: what it holds joins an account only when its owner says so. */
function Held({ count }: { readonly count: number }) {
  return (
    <Alert kind="info" title={m.favorites_held({ count })}>
      <p>{m.favorites_held_text()}</p>
      <PostForm className="flex flex-wrap gap-3 pt-2">
        <Button small name="act" value="claim">
          {m.favorites_claim()}
        </Button>
        <Button kind="quiet" small name="act" value="forget">
          {m.favorites_forget()}
        </Button>
      </PostForm>
    </Alert>
  );
}
