import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { hueOf } from "#ui/drawing-hue.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { CardDetails, ResourceCard as Resource } from "../schema.ts";

/** A resource on the list, in the shape of its kind: a scene, a sheet of paper, a book, a screen, somebody at work. What has no page of its own opens here, under an anchor. */
export function ResourceCard({ card }: { card: Resource }) {
  const { kind, slug, title, summary, details, otherLocale: lang } = card;
  return (
    <li
      className={`res res-${kind}${kind === "experiences" ? " night" : ""}`}
      data-env={hueOf(`${kind}/${slug}`, kind, card.scene)}
    >
      <CardScene card={card} />
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
        <Telling lang={lang}>{summary}</Telling>
        {lang && <p className="hint">{m.resources_other_language_short()}</p>}
      </div>
      <SaveButton to={card.to} title={title} />
      {details && <Details title={title} details={details} lang={lang} />}
    </li>
  );
}

/** The uploaded picture, else what its kind is known by. */
function CardScene({ card: { kind, slug, picture, scene } }: { card: Resource }) {
  const seed = `${kind}/${slug}`;
  if (picture || kind === "blogs" || kind === "books")
    return (
      <Picture
        file={picture ?? null}
        seed={seed}
        hue={kind}
        scene={scene}
        format={kind === "books" ? "cover" : "wide"}
        sizes="(width > 900px) 24rem, 100vw"
        className="res-scene"
      />
    );
  return <FigureDrawing name={scene.split(" ")[2] ?? ""} className="res-figure" />;
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
        <SaveButton to={card.to} title={title} isNamed />
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

function Details({ title, details, lang }: { title: string; details: CardDetails; lang?: string }) {
  return (
    <details className="fold" open>
      <summary>
        <span>
          {m.resources_details()} <span className="sr-only">{title}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className="prose">
        {details.texts.map((text) => (
          <p key={text} lang={lang} dir={lang && "auto"}>
            {text}
          </p>
        ))}
        <dl>
          {details.facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="hint">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {details.lists.map((list) => (
          <div key={list.title}>
            <h3 className="h3">{list.title}</h3>
            <ul lang={lang} dir={lang && "auto"}>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {details.jobs.length > 0 && (
          <div>
            <h3 className="h3">{m.resources_leads_to()}</h3>
            <ul className="flex list-none flex-wrap gap-x-5 ps-0">
              {details.jobs.map((job) => (
                <li key={job.to}>
                  <Link className="inline-flex min-h-11 items-center" to={job.to}>
                    {job.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {details.url && (
          <p>
            <a className="inline-flex min-h-11 items-center" href={details.url} rel="noopener">
              {m.resources_open_provider()}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
