import { LateDrawing } from "#ui/late-drawing.tsx";

interface DoorArchProps {
  readonly slug?: string;
  readonly scene?: string | null;
}

/** A door: shut, ajar or open by the state of what it stands in, with what is behind it. */
export function DoorArch({ slug = "", scene }: DoorArchProps) {
  return (
    <span className="arch" aria-hidden="true">
      {scene && <LateDrawing seed={slug} format="thumbnail" scene={scene} />}
    </span>
  );
}
