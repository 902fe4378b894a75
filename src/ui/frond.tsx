import { DATE_STALK, DATES, FROND_BOX, frondShape, LEAF_BUD, LEAFLET, type LeafMark, type Rib } from "./frond-shape.ts";

interface FrondProps {
  readonly leaflets: readonly LeafMark[];
  /** The leaflet that has just grown. */
  readonly grown?: number | undefined;
  /** The first of a drawing brings the shapes that all of it use. */
  readonly isFirst?: boolean;
  /** Grown as a whole it bears dates; in a crown they hang elsewhere. */
  readonly hasDates?: boolean;
  /** Another way to bend than a young frond's, and how long its leaflets are there. */
  readonly rib?: Rib;
  readonly size?: number;
}

/** The parts of one frond in its own box, for an svg to place. */
export function FrondParts({ leaflets, grown, isFirst, hasDates = true, rib, size }: FrondProps) {
  const { rib: line, leaflets: places } = frondShape(leaflets.length, rib, size);
  const grownTo = leaflets.findLastIndex((mark) => mark !== "later") + 1;
  return (
    <>
      {isFirst && (
        <defs>
          <path id="leaflet" d={LEAFLET} />
          <path id="leaf-bud" d={LEAF_BUD} />
        </defs>
      )}
      <path className="frond-rib" data-later="" d={line} />
      {grownTo > 0 && (
        <path
          className="frond-rib"
          d={line}
          pathLength={grownTo < places.length ? places.length : undefined}
          strokeDasharray={grownTo < places.length ? `${grownTo} 99` : undefined}
        />
      )}
      {/* The lower ones lie over those above them, so that where somebody is now is seen whole. */}
      {places.toReversed().map((place, from) => {
        const at = places.length - 1 - from;
        const mark = leaflets[at];
        const href = mark === "open" ? "#leaf-bud" : "#leaflet";
        if (at !== grown || mark !== "full") return <use key={place} href={href} transform={place} data-leaf={mark} />;
        return (
          <g key={place} transform={place}>
            <use href={href} data-leaf={mark} data-grown="" />
          </g>
        );
      })}
      {hasDates && leaflets.every((mark) => mark === "full" || mark === "again") && (
        <>
          <path className="frond-stalk" d={DATE_STALK} />
          <path className="frond-dates" d={DATES} />
        </>
      )}
    </>
  );
}

/** One frond, standing alone. */
export function Frond(props: FrondProps) {
  return (
    <svg className="frond" viewBox={FROND_BOX} aria-hidden="true" focusable="false">
      <FrondParts {...props} />
    </svg>
  );
}
