import { LateDrawing } from "#ui/late-drawing.tsx";

interface DoorArchProps {
  readonly slug?: string;
  readonly scene?: string | null;
  /** The work environment in whose colour it is painted. */
  readonly hue?: string | null;
  /** On the night: behind it there is light in every theme. */
  readonly isLit?: boolean;
}

/** A door: shut, ajar or open by the state of what it stands in, with what is behind it. */
export function DoorArch({ slug = "", scene, hue, isLit = false }: DoorArchProps) {
  return (
    <span className="arch" aria-hidden="true" data-env={hue ?? undefined} data-theme={isLit ? "light" : undefined}>
      {scene && <LateDrawing seed={slug} format="thumbnail" scene={scene} />}
    </span>
  );
}
