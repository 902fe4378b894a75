import { Link } from "react-router";
import type { PagedKind } from "#features/resources/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { BookFace, SheetFace } from "#ui/kind-face.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Told } from "#ui/told.tsx";
import type { Card } from "../schema.ts";

interface ReadingCardProps {
  readonly kind: PagedKind;
  readonly card: Card;
  /** Where its picture stands over its words, it is wide. */
  readonly format?: "thumbnail" | "wide";
}

/** Something to read about skills, as a row: in the shape of its kind. */
export function ReadingCard({ kind, card, format = "thumbnail" }: ReadingCardProps) {
  const { slug, title, to, brief, scene, figure, look, otherLocale: lang } = card;
  const seed = `${kind}/${slug}`;
  return (
    <li className={`read-row read-${kind}`} data-env={look.env}>
      <div className="read-picture">
        {kind === "blogs" && <Picture file={null} seed={seed} hue={kind} scene={scene} format={format} />}
        {kind === "documents" && <SheetFace figure={figure} />}
        {kind === "books" && <BookFace figure={figure} title={format === "wide" ? title : ""} lang={lang} />}
      </div>
      <div>
        <h3 className="h3" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h3>
        <Told lang={lang} brief={brief} />
        {lang && <p className="hint">{m.skills_other_language_short()}</p>}
      </div>
      <SaveButton to={to} title={title} />
    </li>
  );
}
