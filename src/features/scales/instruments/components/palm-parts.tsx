/** The left one is the right one turned over. */
export const OTHER_SIDE = "translate(520)scale(-1 1)";
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
/** Dates as they hang, from their upper left. */
export const BUNCH =
  "m0 0h0m10-2h0m10 2h0m-24 9h0m10 0h0m10 0h0m9 1h0m-26 9h0m10 1h0m10 0h0m-20 9h0m10 1h0m9-1h0m-14 9h0m9 1h0m-6 8h0";
/** The box a palm stands in, its foot on the lower edge. */
export const PALM_BOX = "-16 -18 552 538";

/** The trunk with its crossed leaf bases, and the heart all fronds come from. */
export function Trunk() {
  return (
    <>
      <path className="palm-trunk" d={TRUNK + HEART} />
      <path className="palm-rings" d={CROSSED} />
    </>
  );
}
