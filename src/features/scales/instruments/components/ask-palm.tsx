import { FrondParts } from "#ui/frond.tsx";
import type { LeafMark } from "#ui/frond-shape.ts";
import { crownOf } from "../rules/crown.ts";
import { BUNCH, OTHER_SIDE, PALM_BOX, Trunk } from "./palm-parts.tsx";

interface AskPalmProps {
  readonly fronds: readonly (readonly LeafMark[])[];
  /** The leaf that has just grown, counted over all fronds. */
  readonly grown: number;
}

/** The palm of a scale while it is answered: its fronds from the reading side on, dates under each that is whole. */
export function AskPalm({ fronds, grown }: AskPalmProps) {
  const crown = crownOf(fronds.length);
  const all = crown.map((place, at) => ({
    ...place,
    leaflets: fronds[at] ?? [],
    from: fronds.slice(0, at).flat().length,
  }));
  const bare = all.filter(({ leaflets }) => !isBegun(leaflets));
  const leafy = all.filter(({ leaflets }) => isBegun(leaflets));
  return (
    <svg className="palm fronds" viewBox={PALM_BOX} aria-hidden="true" focusable="false">
      {/* What grows stands before what is still bare. */}
      {[...bare, ...leafy].map(({ rib, isOther, leaflets, from }, nth) => (
        <g key={from} transform={isOther ? OTHER_SIDE : undefined}>
          <FrondParts
            leaflets={leaflets}
            grown={grown - from}
            rib={rib}
            size={2.15}
            isFirst={nth === 0}
            hasDates={false}
          />
        </g>
      ))}
      <Trunk />
      {all.map(
        ({ bunch: [x, y], isOther, leaflets, from }) =>
          leaflets.every((mark) => mark === "full" || mark === "again") && (
            <g key={from} transform={isOther ? OTHER_SIDE : undefined}>
              <path className="palm-stalk" d={`M266 206C${x - 14} ${y - 56} ${x} ${y - 30} ${x} ${y}`} />
              <path className="palm-dates" transform={`translate(${x} ${y})scale(.86)`} d={`M-10 2${BUNCH}`} />
            </g>
          ),
      )}
    </svg>
  );
}

function isBegun(leaflets: readonly LeafMark[]): boolean {
  return leaflets.some((mark) => mark !== "later");
}
