import type { PictureFile } from "#shared/picture-file.ts";
import { Picture } from "../picture.tsx";

interface RecordBannerProps {
  readonly file: PictureFile | null;
  /** Type and slug. */
  readonly seed: string;
  readonly hue?: string;
  readonly scene?: string;
}

/** The picture beside a record's heading: the uploaded one, else its own drawing. */
export function RecordBanner({ file, seed, hue, scene }: RecordBannerProps) {
  return (
    <Picture file={file} seed={seed} hue={hue} scene={scene} format="wide" sizes="(width > 900px) 24rem, 100vw" eager />
  );
}
