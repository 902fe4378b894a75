const LANES = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/** Does heavy work when one of two lanes is free: many pictures at once must not take the machine away from readers. */
export async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= LANES) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
