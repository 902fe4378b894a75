import { lotOf } from "#shared/turns.ts";
import { OF_REST, OF_TOP } from "../rules.ts";

export interface Ranked {
  readonly id: string;
  readonly r: number;
}

export interface Placed extends Ranked {
  /** Its place in the whole order, the nearest being 1. */
  readonly position: number;
}

/**
 * Eight of an order, best first: the four nearest, and one drawn of each quarter of the rest. Both the draw and the order in which they
 * are shown hang on the seed alone; an order of fewer than eight gives none.
 */
export function pickEight(order: readonly Ranked[], seed: string): Placed[] {
  if (order.length < OF_TOP + OF_REST) return [];
  const placed = order.map((one, at) => ({ ...one, position: at + 1 }));
  const rest = placed.slice(OF_TOP);
  const quarters = Array.from({ length: OF_REST }, (_, at) =>
    rest.slice(Math.floor((at * rest.length) / OF_REST), Math.floor(((at + 1) * rest.length) / OF_REST)),
  );
  const drawn = quarters.flatMap((quarter) => byLot(quarter, `draw/${seed}`).slice(0, 1));
  return byLot([...placed.slice(0, OF_TOP), ...drawn], `show/${seed}`);
}

function byLot(ones: readonly Placed[], seed: string): Placed[] {
  return ones.toSorted((a, b) => lotOf(`${seed}/${a.id}`) - lotOf(`${seed}/${b.id}`) || a.position - b.position);
}
