import { FigureDrawing } from "#ui/figure-drawing.tsx";

/** Who stands at the door: pupils who come back, or somebody shown in who is new. */
export const DOOR_PEOPLE = { back: "p-wheels", new: "p-tour" } as const;
export type AtDoor = keyof typeof DOOR_PEOPLE;

/** Its posts go on below its box, as far down as a higher place has it stand. */
const arch = (half: number, spring: number) => `M${120 - half} 999V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V999z`;
const LEAF = "M56 999V114c0-13 3-24 9-33l17 27V999z";

/** An open door with light within, and who stands before it; its foot is the channel. */
export function Doorway({ who }: { readonly who: AtDoor }) {
  return (
    <div className="doorway">
      <svg viewBox="22 14 196 306" preserveAspectRatio="xMidYMin" aria-hidden="true" focusable="false">
        <path className="doorway-frame" d={arch(92, 112)} />
        <path className="doorway-studs" d="M43 999V112a77 77 0 0 1 154 0V999" />
        <path className="doorway-far" d={arch(64, 114)} />
        <path className="doorway-near" d={arch(44, 134)} />
        <path className="doorway-light" d={arch(26, 152)} />
        <path className="doorway-leaf" d={LEAF} />
        <path className="doorway-leaf" transform="translate(240)scale(-1 1)" d={LEAF} />
      </svg>
      <FigureDrawing name={DOOR_PEOPLE[who]} className="doorway-who" />
    </div>
  );
}
