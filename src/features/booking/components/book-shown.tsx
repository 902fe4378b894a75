import { m } from "#i18n/paraglide/messages.js";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ConsultationView } from "../schema.ts";
import { ShowsField } from "./book-details-form.tsx";

/** What the advisor is let see, chosen anew: also after the consultation went to another advisor, who sees nothing until then. */
export function ShownPart({ view, isMinor }: { readonly view: ConsultationView; readonly isMinor: boolean }) {
  return (
    <Accordion title={m.booking_book_shows_change()}>
      <PostForm className="grid gap-4">
        <ShowsField shows={view.shows} isMinor={isMinor} />
        <div>
          <Button kind="quiet" name="act" value="show">
            {m.booking_book_shows_save()}
          </Button>
        </div>
      </PostForm>
    </Accordion>
  );
}
