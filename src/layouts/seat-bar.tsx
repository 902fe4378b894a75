import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";

/** In a place in a class: whose it is, and the way to pass the device on. */
export function SeatBar({ name }: { readonly name: string }) {
  return (
    <aside className="bg-sand no-print" aria-label={m.schools_place_kind()}>
      <PostForm action={pathTo("signOut")} className="wrap flex flex-wrap items-center gap-3 pt-2">
        <p>
          {m.schools_seat_whose({ name: `\u2068${name}\u2069` })} <span className="hint">{m.schools_seat_note()}</span>
        </p>
        <Button kind="quiet" small>
          {m.schools_seat_next()}
        </Button>
      </PostForm>
    </aside>
  );
}
