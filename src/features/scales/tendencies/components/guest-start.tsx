import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import { guestAnswers } from "../device/guest-cookie.ts";
import { countAnswered } from "../rules/guest-answers.ts";

/** A guest's ways in. The page is the same for all visitors: what the device holds is shown when scripts have come, in its place. */
export function GuestStart({ total }: { readonly total: number }) {
  const [done, setDone] = useState(0);
  useEffect(() => setDone(countAnswered(guestAnswers()?.letters ?? "")), []);
  const query = { next: pathTo("careerTest") };
  return (
    <section className="grid gap-4" aria-labelledby="begin-here">
      <h2 className="h2" id="begin-here">
        {m.scales_guest_heading()}
      </h2>
      <p>{m.scales_guest_text()}</p>
      <Progress
        value={done}
        max={total}
        label={m.scales_guest_device()}
        words={m.scales_guest_done_of({ done, total })}
      />
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink to={pathTo("careerTestTry", { number: "next" })}>
          {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
          {m.scales_guest_sign_in()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("join")}>
          {m.schools_guest_code()}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink kind="quiet" small to={pathTo("careerTestTry", { number: "done" })}>
          {m.scales_guest_end()}
        </ButtonLink>
      </p>
    </section>
  );
}
