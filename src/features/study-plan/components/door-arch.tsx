import { FigureDrawing } from "#ui/figure-drawing.tsx";

interface DoorArchProps {
  readonly scene?: string | null;
  readonly mate?: string | undefined;
  /** The work environment in whose colour it is painted. */
  readonly hue?: string | null;
}

/** A door: shut, lit in its crack or open by the state of what it stands in; behind it, in the light of every theme, whole, who works there. */
export function DoorArch({ scene, mate, hue = scene?.charAt(0) }: DoorArchProps) {
  const [, , who] = scene?.split(" ") ?? [];
  return (
    <span
      className="arch"
      aria-hidden="true"
      data-env={hue ?? undefined}
      data-mate={mate}
      data-theme={hue ? "light" : undefined}
    >
      {who && <FigureDrawing name={who} className="arch-who" />}
    </span>
  );
}
