import { Link } from "react-router";
import { pathTo } from "#shared/screens.ts";
import { CardPicture } from "#ui/card-picture.tsx";
import { unframed } from "#ui/drawing-framing.ts";
import { EnvLine } from "#ui/env-badge.tsx";
import { Hour } from "#ui/hour.tsx";
import type { TodaysJob as Today } from "../schema.ts";

/** One profession shown as it is: under its sky what it is and who works there, on its ground three moments of a day. */
export function TodaysJob({ today: { card, moments, link } }: { readonly today: Today }) {
  const { slug, title, summary, environments, picture, scene, otherLocale: lang } = card;
  return (
    <article className="today" data-env={environments[0]?.code}>
      <div className="today-picture">
        <CardPicture
          file={picture}
          seed={`job/${slug}`}
          hue={environments[0]?.code}
          scene={scene && unframed(scene)}
          hour={moments[0]?.at}
          format="panorama"
        />
      </div>
      <div className="today-words">
        <EnvLine environments={environments} />
        <h3 className="h2" lang={lang}>
          {title}
        </h3>
        <p lang={lang} className="today-more">
          {summary}
        </p>
      </div>
      <div className="today-hours night on-ground">
        {moments.length > 0 && (
          <ol lang={lang}>
            {moments.map(({ at, text }) => (
              <li key={at}>
                <Hour at={at} />
                <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
        <p>
          <Link className="inline-flex min-h-11 items-center strong" to={pathTo("job", { slug })}>
            {link}
          </Link>
        </p>
      </div>
    </article>
  );
}
