import type { PictureFile } from "#shared/picture-file.ts";
import { LateDrawing } from "./late-drawing.tsx";
import { Picture } from "./picture.tsx";

interface CardPictureProps {
  readonly file?: PictureFile;
  /** Type and slug, as on the record's own page. */
  readonly seed: string;
  readonly hue?: string;
  readonly scene?: string;
  /** On a phone its card is a row, which shows the smallest of its drawings. */
  readonly turns?: boolean;
  /** Higher, for the first of a list. */
  readonly format?: "banner" | "wide";
}

/** The strip across a card of a list: the uploaded picture, else the record's own drawing. */
export function CardPicture({ file, seed, hue, scene, turns, format = "banner" }: CardPictureProps) {
  const strip = (
    <Picture
      file={file ?? null}
      seed={seed}
      hue={hue}
      scene={scene}
      format={format}
      sizes="(width > 900px) 24rem, 100vw"
    />
  );
  if (!turns || file) return strip;
  return (
    <>
      {strip}
      <LateDrawing seed={seed} hue={hue} scene={scene} format="thumbnail" className="card-near" />
    </>
  );
}
