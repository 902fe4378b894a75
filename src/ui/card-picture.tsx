import type { PictureFile } from "#shared/picture-file.ts";
import { Picture } from "./picture.tsx";

interface CardPictureProps {
  readonly file?: PictureFile;
  /** Type and slug, as on the record's own page. */
  readonly seed: string;
  readonly hue?: string;
  readonly scene?: string;
  /** The hour that the card tells. */
  readonly hour?: string;
  /** Broader, for the first of a list. */
  readonly format?: "banner" | "panorama" | "wide";
}

/** The strip across a card of a list: the uploaded picture, else the record's own drawing. */
export function CardPicture({ file, seed, hue, scene, hour, format = "banner" }: CardPictureProps) {
  return (
    <Picture
      file={file ?? null}
      seed={seed}
      hue={hue}
      scene={scene}
      hour={hour}
      format={format}
      sizes="(width > 900px) 24rem, 100vw"
    />
  );
}
