import { FrondParts } from "#ui/frond.tsx";
import type { Rib } from "#ui/frond-shape.ts";

const LEAVES = Array.from({ length: 9 }, () => "full" as const);
/** The three fronds of a side: the lowest hangs before the trunk, the highest rises and then bends. */
const SIDE: readonly Rib[] = [
  [
    [262, 208],
    [300, 180],
    [440, 170],
    [452, 352],
  ],
  [
    [262, 204],
    [300, 110],
    [450, 60],
    [506, 212],
  ],
  [
    [261, 200],
    [272, 90],
    [330, -10],
    [436, 58],
  ],
];
const OTHER_SIDE = "translate(520)scale(-1 1)";
/** Leaf bases stand out along the trunk, one over another, crossed as they were cut. */
const STEP = 25;
const bases = Array.from({ length: 12 }, (_, at) => {
  const y = 222 + at * STEP;
  const half = Math.round(15 + at * 0.8);
  return { y, out: half + 4, next: half + 1 };
});
const edge = (side: number) =>
  bases.map(({ y, out, next }) => `L${260 + side * out} ${y}L${260 + side * next} ${y + STEP - 4}`);
const TRUNK = `M244 204${edge(-1).join("")}V524H285${edge(1)
  .map((step) => step.split("L").slice(1).reverse())
  .reverse()
  .flat()
  .map((point) => `L${point}`)
  .join("")}L276 204z`;
const CROSSED = bases
  .map(({ y, out }) => `M${260 - out} ${y}L${261 + out} ${y + STEP}M${260 + out} ${y}L${259 - out} ${y + STEP}`)
  .join("");
const HEART =
  "M274 222C276 208 286 204 294 196L274 200L268 184L260 198L252 184L246 200L226 196C234 204 244 208 246 222z";
const BUNCH =
  "m0 0h0m10-2h0m10 2h0m-24 9h0m10 0h0m10 0h0m9 1h0m-26 9h0m10 1h0m10 0h0m-20 9h0m10 1h0m9-1h0m-14 9h0m9 1h0m-6 8h0";

/** What all the statements grow into: a palm by the channel, nine leaves on each of its six fronds. */
export function Palm() {
  return (
    <svg className="palm fronds" viewBox="-16 -18 552 538" aria-hidden="true" focusable="false">
      <g className="palm-far">
        <use href="#palm-side" transform="rotate(14 260 204)translate(57 45)scale(.78)" />
        <use href="#palm-side" transform={`${OTHER_SIDE}rotate(14 260 204)translate(57 45)scale(.78)`} />
      </g>
      <path className="palm-trunk" d={TRUNK + HEART} />
      <path className="palm-rings" d={CROSSED} />
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
