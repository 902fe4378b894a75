import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { MAX_NOTE, SAVED_TYPES, type SavedType } from "../rules.ts";
import type { Favorite, FavoritesView } from "../schema.ts";

interface FavoritesPageProps {
  readonly view: FavoritesView;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** What somebody has saved: a tab for each type that holds something, notes to oneself, and a way back for what was taken away. */
export function FavoritesPage({ view, timeZone, refused }: FavoritesPageProps) {
  const { items, tab, counts, isOnDevice, held, removed, page, pageCount } = view;
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
    <div className="wrap grid gap-6 pb-8">
      <PageTop title={m.favorites_title()} lead={isOnDevice ? m.favorites_lead_device() : m.favorites_lead()}>
        {removed && !refused && <Removed removed={removed} />}
        <FormFault refused={refused} />
        {held > 0 && <Held count={held} />}
        {types.length > 1 && <ViewLinks label={m.favorites_tabs()} views={tabs} current={tab ?? "all"} />}
      </PageTop>
      {items.length === 0 ? (
        <EmptyState title={m.favorites_none_title()}>
          <p>{m.favorites_none()}</p>
          <ButtonLink to={pathTo("jobs")}>{m.favorites_none_action()}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="saved">
          {items.map((item) => (
            <Saved key={item.record} item={item} {...{ tab, page, isOnDevice, timeZone }} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) =>
          pathTo("favorites", {}, { tab: tab ?? undefined, page: number > 1 ? String(number) : undefined })
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

interface SavedProps extends Pick<FavoritesView, "isOnDevice" | "tab" | "page"> {
  readonly item: Favorite;
  readonly timeZone: string;
}

function Saved({ item, tab, page, isOnDevice, timeZone }: SavedProps) {
  const { documentId, record, type, title, description, to, note, savedAt, scene, otherLocale } = item;
  const name = title ?? m.favorites_gone();
  const place = (
    <>
      <input type="hidden" name="record" value={record} />
      {tab && <input type="hidden" name="tab" value={tab} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
    </>
  );
  return (
    <li className="card saved-item" id={documentId}>
      {to && <RecordDrawing seed={`${type}/${documentId}`} format="thumbnail" scene={scene} />}
      <div className="saved-words">
        <h2 className="h3" lang={otherLocale}>
          {to ? <Link to={to}>{name}</Link> : name}
        </h2>
        {description && <p lang={otherLocale}>{description}</p>}
        {savedAt && (
          <p className="hint">{m.favorites_saved_on({ date: formatDate(savedAt, getLocale(), timeZone) })}</p>
        )}
        {note !== null && (
          <p className="moment" dir="auto">
            {note}
          </p>
        )}
        {!isOnDevice && (
          <details>
            <summary>{note === null ? m.favorites_note_add() : m.favorites_note_change()}</summary>
            <PostForm className="grid gap-2 pt-2">
              {place}
              <TextArea
                id={`note-${documentId}`}
                name="note"
                label={m.favorites_note()}
                defaultValue={note ?? ""}
                maxLength={MAX_NOTE}
                rows={2}
              />
              <div>
                <Button kind="quiet" small name="act" value="note">
                  {m.favorites_note_save()}
                </Button>
              </div>
            </PostForm>
          </details>
        )}
      </div>
      <PostForm>
        {place}
        <Button
          kind="quiet"
          small
          name="act"
          value="remove"
          aria-label={m.favorites_remove_this({ title: `\u2068${name}\u2069` })}
        >
          {m.favorites_remove()}
        </Button>
      </PostForm>
    </li>
  );
}
