/** Something that may be an example. */
interface Sampled {
  readonly sample?: boolean | null;
}

/** Whether all of a list are examples: then the list says so once, and none of its cards does. */
export function isAllSample(found: readonly Sampled[]): boolean {
  return found.length > 0 && found.every(({ sample }) => sample === true);
}
