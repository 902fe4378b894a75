import { m } from "#i18n/paraglide/messages.js";
import type { Film } from "../schema.ts";
import { IntroFilm } from "./intro-film.tsx";

/** The film on a page of its own, for whoever has no JavaScript or was sent its address. */
export function IntroPage(film: Film) {
  return (
    <div className="wrap grid max-w-page gap-4 py-6">
      <h1 className="h1">{m.site_intro_title()}</h1>
      {film.introVideo === "" && <p>{m.site_intro_lead()}</p>}
      <IntroFilm {...film} heading="h2" />
    </div>
  );
}
