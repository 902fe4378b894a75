import { m } from "#i18n/paraglide/messages.js";
import { PageTop } from "#ui/page-top.tsx";
import type { Film } from "../schema.ts";
import { IntroFilm } from "./intro-film.tsx";

/** The film on a page of its own, for whoever has no JavaScript or was sent its address. */
export function IntroPage(film: Film) {
  return (
    <div className="wrap grid gap-4 pb-8">
      <PageTop title={m.site_intro_title()} lead={film.introVideo === "" && m.site_intro_lead()} />
      <IntroFilm {...film} heading="h2" />
    </div>
  );
}
