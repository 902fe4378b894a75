import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { Film } from "../schema.ts";
import { IntroFilm } from "./intro-film.tsx";

/** The film on a page of its own, for whoever has no JavaScript or was sent its address; the way on stands beside it. */
export function IntroPage(film: Film) {
  return (
    <div className="wrap pb-8">
      <PageTop title={m.site_intro_title()} lead={film.introVideo === "" && m.site_intro_lead()} />
      <IntroFilm {...film} heading="h2">
        <section className="film-then" aria-labelledby="film-then">
          <div>
            <h2 className="h3" id="film-then">
              {m.site_intro_then()}
            </h2>
            <p>{m.site_intro_then_text()}</p>
          </div>
          <p>
            <ButtonLink to={pathTo("careerTest")}>{m.site_intro_start()}</ButtonLink>
            <ButtonLink to={pathTo("jobs")} kind="quiet">
              {m.site_intro_jobs()}
            </ButtonLink>
          </p>
        </section>
      </IntroFilm>
    </div>
  );
}
