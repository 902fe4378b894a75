import { FrondParts } from "#ui/frond.tsx";

const LEAVES = Array.from({ length: 9 }, () => "full" as const);
/** How far the three fronds of each side lean, and how long they are. */
const SIDE = [
  [106, 1.72],
  [58, 2.05],
  [14, 1.86],
] as const;
const CROWN = [260, 196] as const;
const RINGS = Array.from({ length: 11 }, (_, at) => {
  const y = 224 + at * 26;
  const half = 9 + (y - CROWN[1]) * 0.052;
  return `M${Math.round(260 - half)} ${y}Q260 ${y + 10} ${Math.round(260 + half)} ${y}`;
}).join("");
const BUNCH = "m0 0h0m10 0h0m9 4h0m-23 8h0m10 1h0m10 3h0m-14 9h0m10 2h0m-5 11h0";

/** What all the statements grow into: a palm by the channel, nine leaves on each of its six fronds. */
export function Palm() {
  return (
    <svg className="palm fronds" viewBox="0 0 520 520" aria-hidden="true" focusable="false">
      <path className="palm-trunk" d="M234 522C248 430 252 300 251 196H269C268 300 272 430 286 522z" />
      <path className="palm-rings" d={RINGS} />
      {SIDE.map(([turn, size], at) =>
        [1, -1].map((side) => (
          <g
            key={side}
            transform={`translate(${CROWN.join(" ")})scale(${side * size} ${size})rotate(${turn})translate(-16 -100)`}
          >
            <FrondParts leaflets={LEAVES} isFirst={at === 0 && side === 1} hasDates={false} />
          </g>
        )),
      )}
      <path className="palm-stalk" d="M252 200C226 206 216 224 218 246M268 200C294 206 304 224 302 246" />
      <path className="palm-dates" d={`M209 250${BUNCH}M293 250${BUNCH}`} />
    </svg>
  );
}
