import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { hidesPictures } from "#ui/pictures.ts";
import filmSheet from "#ui/styles/film.css?url";
import type { Film } from "../schema.ts";
import { introOf } from "./intro-sources.ts";

interface IntroFilmProps extends Film {
  /** Of the transcript, below the heading that stands around the film. */
  readonly heading: "h2" | "h3";
}

/** The film with its captions in the page's language and its text. It never plays by itself. */
export function IntroFilm({ locale, introVideo, heading: Heading }: IntroFilmProps) {
  const { sources, poster, captions, shipped } = introOf(introVideo, locale);
  const isLow = import.meta.env.SSR && hidesPictures();
  const last = sources.at(-1)?.src;
  return (
    <div className="grid gap-4">
      <link rel="stylesheet" href={filmSheet} precedence="default" />
      {/* biome-ignore lint/a11y/useMediaCaption: a video of somebody else brings its own */}
      <video
        className="film"
        controls
        playsInline
        preload={isLow ? "none" : "metadata"}
        width={1280}
        height={720}
        poster={isLow ? undefined : poster || undefined}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type || undefined} />
        ))}
        {captions.map((track) => (
          <track
            key={track.locale}
            kind="captions"
            src={track.src}
            srcLang={track.locale}
            label={LOCALES[track.locale].name}
            default={track.locale === locale}
          />
        ))}
        <p>
          {m.site_intro_not_played()} <a href={last}>{m.site_intro_download()}</a>
        </p>
      </video>
      {shipped && (
        <section aria-labelledby="film-text">
          <Heading id="film-text" className="h3">
            {m.site_intro_transcript()}
          </Heading>
          <ol className="film-text">
            {SCENES.map(([words, seen]) => (
              <li key={words()}>
                {words()} <span className="hint">{seen()}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** What the captions say, and what is to be seen meanwhile. */
const SCENES = [
  [m.site_intro_scene_1, m.site_intro_seen_1],
  [m.site_intro_scene_2, m.site_intro_seen_2],
  [m.site_intro_scene_3, m.site_intro_seen_3],
  [m.site_intro_scene_4, m.site_intro_seen_4],
  [m.site_intro_scene_5, m.site_intro_seen_5],
  [m.site_intro_scene_6, m.site_intro_seen_6],
] as const;
