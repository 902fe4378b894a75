import type { ReactNode } from "react";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { hidesPictures } from "#ui/pictures.ts";
import filmSheet from "#ui/styles/film.css?url";
import type { Film } from "../schema.ts";
import { IntroScenes } from "./intro-scenes.tsx";
import { introOf } from "./intro-sources.ts";

interface IntroFilmProps extends Film {
  /** Of the scenes, below the heading that stands around the film. */
  readonly heading: "h2" | "h3";
  /** Beside the film. */
  readonly children?: ReactNode;
}

/** The film with its captions in the page's language, and its scenes. It never plays by itself. */
export function IntroFilm({ locale, introVideo, heading, children }: IntroFilmProps) {
  const { sources, poster, captions, shipped } = introOf(introVideo, locale);
  const isLow = import.meta.env.SSR && hidesPictures();
  const last = sources.at(-1)?.src;
  return (
    <div className="film-page">
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
      {children}
      {shipped && <IntroScenes heading={heading} />}
    </div>
  );
}
