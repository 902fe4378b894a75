import { FigureDrawing } from "#ui/figure-drawing.tsx";

interface DoorArchProps {
  readonly scene?: string | null;
  readonly mate?: string | undefined;
  /** The work environment in whose colour it is painted. */
  readonly hue?: string | null;
  /** What hangs on it while it is not open, and what hangs on the others of its row. */
  readonly sign?: string | undefined;
  readonly signs?: readonly string[];
}

/** A door: shut, lit in its crack or open by the state of what it stands in; behind it, in the light of every theme, whole, who works there; shut, a sign of the work hangs on it. */
export function DoorArch({ scene, mate, hue = scene?.charAt(0), sign, signs }: DoorArchProps) {
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
      {sign && <FigureDrawing name={sign} className="arch-sign" among={signs} />}
    </span>
  );
}

/** The signs of all doors of a row, which one file brings. */
export function signsOf(doors: readonly { readonly sign?: string | undefined }[]): string[] {
  return doors.flatMap(({ sign }) => sign ?? []);
}
