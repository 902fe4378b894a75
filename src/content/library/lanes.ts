import { Lanes } from "#platform/limits/lanes.ts";

const lanes = new Lanes(2);

/** Does heavy work when one of two lanes is free: many pictures at once must not take the machine away from readers. */
export function inLane<T>(work: () => Promise<T>): Promise<T> {
  return lanes.run(work);
}
