import { ENVIRONMENTS } from "#shared/environments.ts";
import { RecordDrawing } from "../record-drawing.tsx";
import { motifFile, motifRef } from "../sprites.ts";

interface DrawingSamplesProps {
  /** Names of all motifs. */
  readonly names: readonly string[];
  readonly scenes: readonly { readonly slug: string; readonly hue: string; readonly scene: string }[];
  readonly pages: number;
}

/** So many motifs come in one file here. */
const TOGETHER = 20;

/** Every motif by name, and the scenes of professions, page by page, as a banner, a thumbnail of 160 px and a cover. */
export function DrawingSamples({ names, scenes, pages }: DrawingSamplesProps) {
  return (
    <>
      <ul className="dev-drawings" dir="ltr">
        {names.map((name, at) => (
          <li key={name}>
            <svg
              viewBox="-116 -140 232 150"
              className="drawing"
              data-env={ENVIRONMENTS[at % ENVIRONMENTS.length]}
              aria-hidden="true"
            >
              <use href={motifRef(name, fileOf(names, at))} />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p dir="ltr">
        {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
          <a key={page} href={`?scenes=${page}`} className="btn btn-quiet btn-small">
            {page}
          </a>
        ))}
      </p>
      <ul className="dev-scenes">
        {scenes.map(({ slug, hue, scene }) => (
          <li key={slug}>
            <bdi>{slug}</bdi>
            <div className="dev-scene">
              <RecordDrawing seed={slug} format="banner" hue={hue} scene={scene} />
              <RecordDrawing seed={slug} format="thumbnail" hue={hue} scene={scene} />
              <RecordDrawing seed={slug} format="cover" hue={hue} scene={scene} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function fileOf(names: readonly string[], at: number): string {
  const first = at - (at % TOGETHER);
  return motifFile(names.slice(first, first + TOGETHER));
}
