/** A quay at the reading side: how far it goes and how high it is. */
export type Quay = readonly [end: number, height: number];

/** A level ground, with its quay where it has one. */
export function groundAt(y: number, quay: Quay | undefined): string {
  const top = quay ? `${y - quay[1]}H${quay[0]}v${quay[1]}` : y;
  return `M-3000 ${top}H4000V2400H-3000z`;
}
