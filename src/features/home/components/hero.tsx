import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Channel } from "#ui/channel.tsx";

/** The promise, the one main action, and the channel that carries it. */
export function Hero() {
  return (
    <section className="night hero">
      <Channel />
      <div className="wrap hero-words">
        <h1>{m.home_hero_title()}</h1>
        <p>{m.home_hero_text()}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink kind="primary" to={pathTo("careerTest")}>
            {m.home_start_scale()}
          </ButtonLink>
          <ButtonLink kind="quiet" to={pathTo("jobs")}>
            {m.home_browse_jobs()}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
