import { Form, useNavigate } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { forgetGuestAnswers } from "../device/guest-cookie.ts";
import { countAnswered, firstOpen } from "../rules/guest-answers.ts";
import { pathOfTry } from "../rules/path-of-try.ts";
import type { GuestView } from "../schema.ts";
import { ScalePage } from "./scale-page.tsx";

/** What is on the device, for how long, what an account is for, and the way to delete it. */
export function TryEndPage({ view }: { readonly view: GuestView }) {
  const { letters, statements } = view;
  const total = statements.length;
  const done = countAnswered(letters);
  const open = firstOpen(letters, total);
  return (
    <ScalePage>
      <PageTop
        back={{ label: m.scales_title(), to: pathTo("careerTest") }}
        title={done > 0 ? m.scales_done_title() : m.scales_done_none()}
      />
      {view.isOther && <Alert kind="info">{m.scales_guest_other()}</Alert>}
      <Progress
        value={done}
        max={total}
        label={m.scales_progress_name()}
        words={m.scales_guest_done_of({ done, total })}
      />
      {open !== null && (
        <>
          {done > 0 && <p>{m.scales_review_missing({ left: total - done })}</p>}
          <p>
            <ButtonLink to={pathOfTry(open, total)}>
              {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
            </ButtonLink>
          </p>
        </>
      )}
      {done > 0 && <AccountWays isMain={open === null} />}
      {view.daysLeft !== null && <p className="hint">{m.scales_done_days({ days: view.daysLeft })}</p>}
      {done > 0 && <ForgetForm />}
    </ScalePage>
  );
}

function AccountWays({ isMain }: { readonly isMain: boolean }) {
  const query = { next: pathTo("careerTest") };
  return (
    <section className="grid gap-3" aria-labelledby="account">
      <h2 className="h2" id="account">
        {m.scales_done_account()}
      </h2>
      <p>{m.scales_done_account_text()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind={isMain ? "brand" : "quiet"} to={pathTo("signUp", {}, query)}>
          {m.scales_guest_sign_up()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
          {m.scales_guest_sign_in()}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Deletes a guest's answers; with scripts at once, without a request. */
function ForgetForm() {
  const navigate = useNavigate();
  return (
    <Form
      method="post"
      action={pathTo("careerTestTry", { number: "done" })}
      onSubmit={(event) => {
        event.preventDefault();
        forgetGuestAnswers();
        navigate(pathTo("careerTestTry", { number: "done" }), { replace: true });
      }}
    >
      <input type="hidden" name="intent" value="forget" />
      <Button kind="quiet">{m.scales_guest_forget()}</Button>
    </Form>
  );
}
