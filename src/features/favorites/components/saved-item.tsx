import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PlanLink } from "#ui/plan-link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { MAX_NOTE } from "../rules.ts";
import type { Favorite, FavoritesView } from "../schema.ts";

/** The form that the ticks of professions belong to. */
export const COMPARE_FORM = "compare";

export interface SavedItemProps extends Pick<FavoritesView, "isOnDevice" | "tab" | "page" | "order"> {
  readonly item: Favorite;
  readonly heading: "h2" | "h3";
  readonly timeZone: string;
  /** The two professions that are saved are ticked from the first. */
  readonly isTicked?: boolean;
  /** The only one of its kind: its scene stands upright beside its words. */
  readonly isLone?: boolean;
}

/** A favourite as a card: its picture, its name, the note to oneself, what can be done with it, and a quiet way to take it away. */
export function SavedItem({
  item,
  heading: Heading,
  tab,
  page,
  order,
  isOnDevice,
  timeZone,
  isTicked,
  isLone,
}: SavedItemProps) {
  const { documentId, record, type, title, description, to, note, savedAt, scene, facts = [], otherLocale } = item;
  const name = title ?? m.favorites_gone();
  const place = (
    <>
      <input type="hidden" name="record" value={record} />
      {tab && <input type="hidden" name="tab" value={tab} />}
      {order === "fit" && <input type="hidden" name="sort" value="fit" />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
    </>
  );
  const noteForm = !isOnDevice && <NoteForm {...{ documentId, note, place }} />;
  return (
    <li className="card saved-item" id={documentId}>
      {to && (
        <div className="saved-picture">
          <RecordDrawing seed={`${type}/${documentId}`} format={isLone ? "thumbnail" : "wide"} scene={scene} />
        </div>
      )}
      <div className="saved-words">
        <Heading lang={otherLocale}>
          {to ? (
            <Link className="card-link" to={to}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {description && <p lang={otherLocale}>{description}</p>}
        {note === null ? (
          noteForm
        ) : (
          <div className="saved-note">
            <p>
              <bdi dir="auto">{note}</bdi>
            </p>
            {noteForm}
          </div>
        )}
        <ul className="saved-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {savedAt && <li>{m.favorites_saved_on({ date: formatDate(savedAt, getLocale(), timeZone) })}</li>}
        </ul>
      </div>
      <div className="saved-foot">
        {to && <PlanLink className="saved-plan" to={to} />}
        {to && type === "job" && (
          <label className="check saved-tick">
            <input
              type="checkbox"
              form={COMPARE_FORM}
              name="a"
              value={to}
              defaultChecked={isTicked}
              aria-label={m.favorites_compare_this({ title: `\u2068${name}\u2069` })}
            />
            {m.favorites_compare_tick()}
          </label>
        )}
      </div>
      <PostForm className="saved-away">
        {place}
        <IconButton
          icon="close"
          type="submit"
          label={m.favorites_remove_this({ title: `\u2068${name}\u2069` })}
          name="act"
          value="remove"
        />
      </PostForm>
    </li>
  );
}

interface NoteFormProps extends Pick<Favorite, "documentId" | "note"> {
  /** What the form sends along. */
  readonly place: ReactNode;
}

/** The note to oneself, folded: where there is none yet an empty slip stands in its place. */
function NoteForm({ documentId, note, place }: NoteFormProps) {
  return (
    <details className={note === null ? "saved-slip" : undefined}>
      {note === null ? (
        <summary className="saved-add">
          <Icon name="edit" />
          {m.favorites_note_add()}
        </summary>
      ) : (
        <summary className="icon-btn" aria-label={m.favorites_note_change()}>
          <Icon name="edit" />
        </summary>
      )}
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
  );
}
