import { Link } from "react-router";
import { type Kind, resourceAddress } from "#features/resources/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { Card } from "../schema.ts";

/** Something to read about skills, as a row: an article by its scene, a document as a sheet of paper. */
export function ReadingCard({ kind, card }: { kind: Kind; card: Card }) {
  const { slug, title, summary, scene, figure, look, otherLocale: lang } = card;
  const seed = `${kind}/${slug}`;
  const to = resourceAddress(kind, slug);
  return (
    <li className={`read-row read-${kind}`} data-env={look.env}>
      <div className="read-picture">
        {kind === "blogs" ? (
          <Picture file={null} seed={seed} hue={kind} scene={scene} format="thumbnail" />
        ) : (
          <FigureDrawing name={figure} className="" />
        )}
      </div>
      <div>
        <h3 className="h3" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h3>
        <Telling lang={lang}>{summary}</Telling>
        {lang && <p className="hint">{m.skills_other_language_short()}</p>}
      </div>
      <SaveButton to={to} title={title} />
    </li>
  );
}
