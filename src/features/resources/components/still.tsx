import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";
import { BookFace } from "#ui/kind-face.tsx";
import { Picture } from "#ui/picture.tsx";
import heldSheet from "#ui/styles/held-sheet.css?url";
import type { ResourceDetail } from "../schema.ts";

const LINES = 7;

/** What is held in the hand, under the sky of its scene: a book as it stands on a table, a document as its first sheet. */
export function Still({ resource }: { resource: ResourceDetail }) {
  const { kind, slug, scene } = resource;
  const seed = `${kind}/${slug}`;
  return (
    <div className={`still still-${kind}`} data-mate={mateOf(seed, hueOf(seed, kind, scene), scene)}>
      <link rel="stylesheet" href={heldSheet} precedence="default" />
      <Picture file={null} seed={seed} hue={kind} scene={scene} format="band" className="still-scene" />
      {kind === "books" ? <Cover resource={resource} /> : <Sheet resource={resource} />}
    </div>
  );
}

/** An uploaded cover says its title itself. */
function Cover({ resource: { title, authors, picture, scene, otherLocale: lang } }: { resource: ResourceDetail }) {
  if (!picture) return <BookFace figure={scene.split(" ")[2] ?? ""} title={title} authors={authors} lang={lang} />;
  return (
    <div className="kind-book">
      <Picture file={picture} seed="" format="cover" sizes="18rem" eager />
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
