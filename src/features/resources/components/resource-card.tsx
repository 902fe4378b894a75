import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { BookFace, SheetFace } from "#ui/kind-face.tsx";
import { Late } from "#ui/late.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { resourceAddress } from "../rules.ts";
import type { ResourceCard as Resource } from "../schema.ts";
import { details as late } from "./late-details.ts";

/** A resource on the list, in the shape of its kind: a scene, a sheet of paper, a book, a screen, somebody at work. What has no page of its own opens here, under an anchor. */
export function ResourceCard({ card }: { card: Resource }) {
  const { kind, slug, title, telling, details, otherLocale: lang } = card;
  const env = hueOf(`${kind}/${slug}`, kind, card.scene);
  // Whoever works there wears a second colour.
  const mates = "ERCS".replace(env, "");
  return (
    <li className={`res res-${kind}${card.isWide ? " res-wide" : ""}`} data-env={env}>
      <div className="res-head" data-mate={kind === "experiences" ? mates[slug.length % mates.length] : undefined}>
        <CardScene card={card} />
      </div>
      <div className="res-words">
        <p className="sky-kind">{card.chips.join(" · ")}</p>
        <h2 className="h3" lang={lang}>
          {details ? (
            <span id={slug}>{title}</span>
          ) : (
            <Link className="card-link" to={card.to}>
              {title}
            </Link>
          )}
        </h2>
        <p lang={lang} className={telling.short ? undefined : "is-wide"}>
          {telling.short && <span className="is-narrow">{telling.short}</span>}
          <span className="is-wide">{telling.whole}</span>
        </p>
        {lang && <p className="hint">{m.resources_other_language_short()}</p>}
      </div>
      <SaveButton to={resourceAddress(kind, slug)} title={title} />
      {details && <Late of={late} with={{ title, details, lang }} />}
    </li>
  );
}

/** The uploaded picture, else what its kind is known by. */
function CardScene({ card: { kind, slug, title, picture, scene, otherLocale: lang } }: { card: Resource }) {
  const figure = scene.split(" ")[2] ?? "";
  if (picture || kind === "blogs")
    return (
      <Picture
        file={picture ?? null}
        seed={`${kind}/${slug}`}
        hue={kind}
        scene={scene}
        format={kind === "books" ? "cover" : "wide"}
        sizes="(width > 900px) 24rem, 100vw"
        className="res-scene"
      />
    );
  if (kind === "books") return <BookFace figure={figure} title={title} lang={lang} />;
  return kind === "documents" ? <SheetFace figure={figure} /> : <FigureDrawing name={figure} className="res-figure" />;
}

/** The first article of a list, as a paper opens: its scene from edge to edge, its title, how it begins. */
export function LeadArticle({ card }: { card: Resource }) {
  const { kind, slug, title, summary, opening, picture, scene, otherLocale: lang } = card;
  return (
    <li className="sky sky-wide res-lead" data-env={hueOf(`${kind}/${slug}`, kind, scene)}>
      <div className="sky-words">
        <p className="sky-kind">{card.chips.join(" · ")}</p>
        <h2 className="sky-title" lang={lang}>
          <Link className="card-link" to={card.to}>
            {title}
          </Link>
        </h2>
        <p className="lead" lang={lang}>
          {summary}
        </p>
        {opening && (
          <p className="moment is-wide" lang={lang}>
            {opening}
          </p>
        )}
        {lang && <p className="hint">{m.resources_other_language_short()}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={card.to}>{m.resources_read_article()}</ButtonLink>
          <SaveButton to={card.to} title={title} isNamed />
        </div>
      </div>
      <Picture
        file={picture ?? null}
        seed={`${kind}/${slug}`}
        hue={kind}
        scene={scene}
        format="band"
        sizes="(width >= 64em) 40rem, 100vw"
        className="sky-scene"
      />
      <div className="sky-ground" />
    </li>
  );
}
