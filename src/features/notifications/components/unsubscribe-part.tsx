import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";

/** `asked`: a good link, nothing done yet · `done` · `invalid`: no link of ours. */
export type UnsubscribeState = "asked" | "done" | "invalid";

/** The way out of the weekly mail, for whoever holds the link of one; opening it changes nothing. */
export function UnsubscribePart({ state }: { readonly state: UnsubscribeState }) {
  if (state === "asked")
    return (
      <>
        <p>{m.notifications_unsubscribe_text()}</p>
        <PostForm>
          <Button>{m.notifications_unsubscribe_action()}</Button>
        </PostForm>
      </>
    );
  return (
    <>
      <Alert kind={state === "done" ? "ok" : "err"} role="status">
        <p>{state === "done" ? m.notifications_unsubscribed() : m.notifications_unsubscribe_invalid()}</p>
      </Alert>
      <div>
        <ButtonLink kind="quiet" to={pathTo("notificationsSettings")}>
          {m.notifications_settings()}
        </ButtonLink>
      </div>
    </>
  );
}
