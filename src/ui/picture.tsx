import type { PictureCopy, PictureFile } from "#shared/picture-file.ts";
import type { DrawingFormat } from "./drawing-plane.ts";
import { type DrawingProps, LateDrawing } from "./late-drawing.tsx";
import { hidesPictures } from "./pictures.ts";

interface PictureProps {
  readonly file: PictureFile | null;
  readonly seed: string;
  readonly format: DrawingFormat;
  readonly hue?: string | null;
  /** How wide the picture stands on the page, as the attribute says it. */
  readonly sizes?: string;
  /** For the one picture at the top of a page. */
  readonly eager?: boolean;
  /** The hour that is told beside it. */
  readonly hour?: string;
  /** What its own drawing shows. */
  readonly scene?: string;
  /** The drawings of its row (`record-drawing.tsx`). */
  readonly among?: DrawingProps["among"];
  readonly className?: string;
}

/** The uploaded picture of a record; without one its own drawing. Where pictures are left out, its text. */
export function Picture({ file, sizes = "100vw", eager = false, ...drawn }: PictureProps) {
  if (!file?.mime.startsWith("image/")) return <LateDrawing {...drawn} />;
  const { format, className = "" } = drawn;
  if (import.meta.env.SSR && hidesPictures())
    return file.alternativeText ? <p className="hint">{file.alternativeText}</p> : null;
  const copies = Object.entries(file.formats ?? {});
  const avif = copies.filter(([name]) => name.startsWith("avif_")).map(([, copy]) => copy);
  const others = copies.filter(([name]) => !name.startsWith("avif_")).map(([, copy]) => copy);
  if (file.width) others.push({ url: file.url, width: file.width });
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />}
      <img
        src={file.url}
        srcSet={others.length > 1 ? sourceSet(others) : undefined}
        sizes={others.length > 1 ? sizes : undefined}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        alt={file.alternativeText ?? ""}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={`picture picture-${format} ${className}`.trim()}
      />
    </picture>
  );
}

function sourceSet(copies: readonly PictureCopy[]): string {
  return copies.map(({ url, width }) => `${url} ${width}w`).join(", ");
}
