import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";

/** A guest's ways in; `done` is what the device holds. */
export function GuestStart({ done, total }: { readonly done: number; readonly total: number }) {
  const query = { next: pathTo("careerTest") };
  return (
    <section className="grid gap-4" aria-labelledby="begin-here">
      <h2 className="h3" id="begin-here">
        {m.scales_guest_heading()}
      </h2>
      <p>{m.scales_guest_text()}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink kind="primary" to={pathTo("careerTestTry", { number: "next" })}>
          {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
        </ButtonLink>
        {done > 0 && (
          <span>
            {m.scales_guest_device()}: <bdi>{m.scales_guest_done_of({ done, total })}</bdi>
          </span>
        )}
      </p>
      <p className="opening-ways">
        <Link to={pathTo("signIn", {}, query)}>{m.scales_guest_sign_in()}</Link>
        <Link to={pathTo("join")}>{m.schools_guest_code()}</Link>
        <Link to={pathTo("careerTestTry", { number: "done" })}>{m.scales_guest_end()}</Link>
      </p>
    </section>
  );
}
