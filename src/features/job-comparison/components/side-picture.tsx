import { unframed } from "#ui/drawing-framing.ts";
import { Picture } from "#ui/picture.tsx";
import type { Compared } from "../schema.ts";

type Pictured = Pick<Compared, "slug" | "hue" | "picture"> & { readonly scene?: string };

/** A profession of a comparison, whole: nothing of it is cut where the two meet. */
export function SidePicture({ side: { slug, scene, hue, picture } }: { readonly side: Pictured }) {
  return (
    <Picture
      file={picture}
      seed={`job/${slug}`}
      hue={hue}
      scene={scene && unframed(scene)}
      format="thumbnail"
      hour="10:00"
      eager
    />
  );
}
