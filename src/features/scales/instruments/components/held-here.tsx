import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Progress } from "#ui/progress.tsx";
import { STATEMENTS } from "../../tendencies/rules.ts";

/** Over the form of signing in: what this device holds of the scale, and the way on without an account. */
export function HeldHere({ done }: { readonly done: number }) {
  return (
    <section className="door-held" aria-label={m.scales_guest_device()}>
      <Progress
        label={m.scales_guest_device()}
        words={m.scales_guest_done_of({ done, total: STATEMENTS })}
        value={done}
        max={STATEMENTS}
      />
      <p>{m.scales_held_text()}</p>
      <p>
        <Link to={pathTo("careerTestTry", { number: "next" })}>{m.scales_held_go_on()}</Link>
      </p>
    </section>
  );
}
