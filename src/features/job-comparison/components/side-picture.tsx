import { Picture } from "#ui/picture.tsx";
import type { Compared } from "../schema.ts";

type Pictured = Pick<Compared, "slug" | "scene" | "hue" | "picture">;

/** A profession of a comparison. */
export function SidePicture({ side: { slug, scene, hue, picture } }: { readonly side: Pictured }) {
  return <Picture file={picture} seed={`job/${slug}`} hue={hue} scene={scene} format="thumbnail" hour="10:00" eager />;
}
