import { FigureDrawing } from "#ui/figure-drawing.tsx";

interface DoorArchProps {
  readonly scene?: string | null;
  readonly mate?: string | undefined;
  /** The work environment in whose colour it is painted. */
  readonly hue?: string | null;
  /** On the night: behind it there is light in every theme. */
  readonly isLit?: boolean;
}

/** A door: shut, ajar or open by the state of what it stands in; behind it, whole, who works there. */
export function DoorArch({ scene, mate, hue = scene?.charAt(0), isLit = false }: DoorArchProps) {
  const [, , who] = scene?.split(" ") ?? [];
  return (
    <span
      className="arch"
      aria-hidden="true"
      data-env={hue ?? undefined}
      data-mate={mate}
      data-theme={isLit ? "light" : undefined}
    >
      {who && <FigureDrawing name={who} className="arch-who" />}
    </span>
  );
}
