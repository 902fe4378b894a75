import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { MAX } from "../rules.ts";
import type { DeskOneProps } from "./desk-one-props.ts";

/** What an advisor writes for themselves; who else may come to read it is said. */
export function DeskNote({ brief, shown, refused }: Pick<DeskOneProps, "brief" | "shown" | "refused">) {
  const { text, updatedAt } = brief.note;
  const mine = refused?.values.intent === "note" ? refused : undefined;
  return (
    <section aria-labelledby="note" className="grid gap-3">
      <h2 className="h2" id="note">
        {m.booking_desk_note()}
      </h2>
      <PostForm noValidate className="grid gap-3">
        <TextArea
          name="note"
          id="note-text"
          label={m.booking_desk_note_label()}
          hint={m.booking_desk_note_hint()}
          rows={6}
          maxLength={MAX.note}
          defaultValue={typed(mine, "note") ?? text}
          error={faultOf(mine, "text")}
        />
        <p className="desk-ways">
          <Button kind="quiet" name="intent" value="note">
            {m.booking_desk_note_save()}
          </Button>
          {updatedAt && (
            <span className="hint">
              {m.booking_desk_note_at({ at: formatDate(updatedAt, shown.locale, shown.timeZone, "dateTime") })}
            </span>
          )}
        </p>
      </PostForm>
    </section>
  );
}
