import type { PictureFile } from "#shared/picture-file.ts";
import type { DrawingProps } from "./late-drawing.tsx";
import { Picture } from "./picture.tsx";

interface CardPictureProps {
  readonly file?: PictureFile | null;
  /** Type and slug, as on the record's own page. */
  readonly seed: string;
  readonly hue?: string;
  readonly scene?: string;
  /** The drawings of its row (`record-drawing.tsx`). */
  readonly among?: DrawingProps["among"];
  /** The hour that the card tells. */
  readonly hour?: string;
  /** Broader, for the first of a list. */
  readonly format?: "banner" | "panorama" | "wide";
}

/** The strip across a card of a list: the uploaded picture, else the record's own drawing. */
export function CardPicture({ file = null, format = "banner", ...drawn }: CardPictureProps) {
  return <Picture {...drawn} file={file} format={format} sizes="(width > 900px) 24rem, 100vw" />;
}
