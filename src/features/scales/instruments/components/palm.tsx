import { FrondParts } from "#ui/frond.tsx";
import { SIDE } from "../rules/crown.ts";
import { BUNCH, OTHER_SIDE, PALM_BOX, Trunk } from "./palm-parts.tsx";

const LEAVES = Array.from({ length: 9 }, () => "full" as const);

/** What all the statements grow into: a palm by the channel, nine leaves on each of its six fronds. */
export function Palm() {
  return (
    <svg className="palm fronds" viewBox={PALM_BOX} aria-hidden="true" focusable="false">
      <g className="palm-far">
        <use href="#palm-side" transform="rotate(14 260 204)translate(57 45)scale(.78)" />
        <use href="#palm-side" transform={`${OTHER_SIDE}rotate(14 260 204)translate(57 45)scale(.78)`} />
      </g>
      <Trunk />
      <g id="palm-side">
        {SIDE.map((rib, at) => (
          <FrondParts key={rib.join()} leaflets={LEAVES} rib={rib} size={2.15} isFirst={at === 0} hasDates={false} />
        ))}
      </g>
      <use href="#palm-side" transform={OTHER_SIDE} />
      <path className="palm-stalk" d="M252 206C228 208 216 226 216 248M268 206C292 208 304 226 304 248" />
      <path className="palm-dates" d={`M206 250${BUNCH}M294 250${BUNCH}`} />
    </svg>
  );
}
