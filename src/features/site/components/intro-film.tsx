import { type ReactNode, useEffect, useRef } from "react";
import { LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import filmSheet from "#ui/styles/film.css?url";
import type { Film } from "../schema.ts";
import { IntroScenes } from "./intro-scenes.tsx";
import { introOf } from "./intro-sources.ts";

interface IntroFilmProps extends Film {
  /** Of the scenes, below the heading that stands around the film. */
  readonly heading: "h2" | "h3";
  /** After the film and its scenes. */
  readonly children?: ReactNode;
}

/** Who pressed for the film has it played, with its player under the fingers. */
function play(box: HTMLDetailsElement | null) {
  const video = box?.open && box.querySelector("video");
  if (!video) return;
  video.focus();
  // A browser that refuses leaves the player to press.
  video.play().catch(() => undefined);
}

/** The film with its captions in the page's language, and its scenes. It never plays by itself. */
export function IntroFilm({ locale, introVideo, heading, children }: IntroFilmProps) {
  const { sources, poster, captions, shipped } = introOf(introVideo, locale);
  const isLow = import.meta.env.SSR && hidesPictures();
  const last = sources.at(-1)?.src;
  const box = useRef<HTMLDetailsElement>(null);
  // Pressed before the scripts were there.
  useEffect(() => play(box.current), []);
  return (
    <div className="film-page">
      <link rel="stylesheet" href={filmSheet} precedence="default" />
      {/* A still with one thing to press; the player itself shows once it is wanted. */}
      <details ref={box} className="film-open" onToggle={() => play(box.current)}>
        <summary>
          {!isLow && poster && <img src={poster} alt="" width={1280} height={720} />}
          <span className="film-play">
            <Icon name="play" />
            {m.site_intro_play()}
          </span>
        </summary>
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
      </details>
      {children}
      {shipped && <IntroScenes heading={heading} />}
    </div>
  );
}
