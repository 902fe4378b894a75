import { Picture } from "#ui/picture.tsx";
import type { ResourceDetail } from "../schema.ts";

const LINES = 7;

/** What is held in the hand, under the sky of its scene: a book as it stands on a table, a document as its first sheet. */
export function Still({ resource }: { resource: ResourceDetail }) {
  const { kind, slug, picture, scene } = resource;
  const drawn = { file: picture, seed: `${kind}/${slug}`, hue: kind, scene };
  return (
    <div className={`still still-${kind}`}>
      <Picture {...drawn} file={null} format="band" className="still-scene" />
      {kind === "books" ? <Cover resource={resource} drawn={drawn} /> : <Sheet resource={resource} />}
    </div>
  );
}

interface CoverProps {
  readonly resource: ResourceDetail;
  readonly drawn: Pick<Parameters<typeof Picture>[0], "file" | "seed" | "hue" | "scene">;
}

/** An uploaded cover says its title itself. */
function Cover({ resource: { title, authors, picture, otherLocale: lang }, drawn }: CoverProps) {
  return (
    <div className="still-book" aria-hidden={picture ? undefined : "true"}>
      <Picture {...drawn} format="cover" sizes="18rem" eager />
      {!picture && (
        <p className="still-label" lang={lang}>
          <span className="strong">{title}</span>
          {authors.length > 0 && <span>{authors.join(" · ")}</span>}
        </p>
      )}
    </div>
  );
}

/** Its title and its parts as they stand on paper; the page itself says them all again, larger. */
function Sheet({ resource: { title, sections, otherLocale: lang } }: { resource: ResourceDetail }) {
  return (
    <div className="still-sheet" aria-hidden="true" lang={lang}>
      <p>{title}</p>
      <ul>
        {sections
          .flatMap((section) => section.title ?? [])
          .slice(0, LINES)
          .map((name) => (
            <li key={name}>{name}</li>
          ))}
      </ul>
    </div>
  );
}
