import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { JoinView } from "../schema.ts";
import { ScalePage } from "./scale-page.tsx";

interface JoinPageProps {
  readonly view: JoinView;
  /** The scale's start. */
  readonly back: { readonly label: string; readonly to: string };
  readonly refused?: RefusedForm | undefined;
}

/** "Are these yours?": asked before answers on a device, which may be shared, join an account. */
export function JoinPage({ view, back, refused }: JoinPageProps) {
  const { answered, total, inAccount, isOther } = view;
  return (
    <ScalePage>
      <PageTop back={back} title={m.scales_join_title()} lead={m.scales_join_text({ done: answered, total })} />
      {refused && <ErrorSummary title={refused.fault.text} items={[]} refusal={refused} />}
      <p>{m.scales_join_shared()}</p>
      {isOther && <Alert kind="info">{m.scales_join_other()}</Alert>}
      {inAccount > 0 && !isOther && <p>{m.scales_join_stand({ done: inAccount, total })}</p>}
      <PostForm className="grid justify-items-start gap-3">
        {!isOther && (
          <Button name="claim" value="mine">
            {m.scales_join_mine()}
          </Button>
        )}
        <Button kind="quiet" name="claim" value="other">
          {m.scales_join_leave()}
        </Button>
        <Button kind="quiet" name="claim" value="forget">
          {m.scales_join_forget()}
        </Button>
      </PostForm>
    </ScalePage>
  );
}
