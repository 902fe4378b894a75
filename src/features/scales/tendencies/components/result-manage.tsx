import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { UNDO_DAYS } from "../../rules.ts";

interface RetakeProps {
  /** The one thing to do on its page. */
  readonly isMain?: boolean;
  /** What comes of it is said beside it. */
  readonly isPlain?: boolean;
}

/** Begins the scale anew; the result stays. */
export function RetakeForm({ isMain, isPlain = isMain }: RetakeProps) {
  return (
    <Form method="post" action={pathTo("careerTest")} className="no-print grid gap-2">
      <p>
        <Button kind={isMain ? "primary" : "quiet"}>{m.scales_start_retake()}</Button>
      </p>
      {!isPlain && <p className="hint">{m.scales_start_retake_note()}</p>}
    </Form>
  );
}

interface WithdrawProps {
  /** Results of this scale can be shown to others. */
  readonly canBeShared?: boolean;
}

/** Takes a result off the site, for a while or for good. */
export function WithdrawForm({ canBeShared }: WithdrawProps) {
  return (
    <Form method="post" className="no-print grid gap-2">
      <SendingField />
      <h4>{m.scales_withdraw_heading()}</h4>
      <p>
        {m.scales_withdraw_text({ days: UNDO_DAYS })}
        {canBeShared && <> {m.scales_withdraw_shares()}</>}
      </p>
      <p>
        <Button kind="danger" name="intent" value="withdraw">
          {m.scales_withdraw()}
        </Button>
      </p>
    </Form>
  );
}

/** Whom this result is shown to is chosen on a page of its own. */
export function ShareLink({ attempt }: { readonly attempt: string }) {
  return (
    <p>
      <Link className="inline-flex min-h-11 items-center" to={pathTo("resultShare", { attempt })}>
        {m.scales_share_link()}
      </Link>
    </p>
  );
}
