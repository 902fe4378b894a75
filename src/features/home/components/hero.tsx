import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Channel } from "#ui/channel.tsx";
import type { Landing } from "../schema.ts";

/** The promise, the one main action, and the channel that carries it. */
export function Hero({ promise, call }: Pick<Landing, "promise" | "call">) {
  return (
    <section className="night hero">
      <Channel />
      <div className="wrap hero-words">
        <h1>{promise.title}</h1>
        <p>{promise.text}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink kind="primary" to={call.link.to}>
            {call.link.label}
          </ButtonLink>
          <ButtonLink kind="quiet" to={pathTo("jobs")}>
            {m.home_browse_jobs()}
          </ButtonLink>
        </p>
        <p>
          <Link className="inline-flex min-h-11 items-center" to={pathTo("join")}>
            {m.home_join_class()}
          </Link>
        </p>
      </div>
    </section>
  );
}
