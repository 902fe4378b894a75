/** So many professions are offered at once to choose from. */
export const MOST_CHOICES = 8;

/** So many values of one line stand beside each other; the profession's own page has the others. */
export const MOST_VALUES = 8;

/** So many courses and certificates stand under one skill. */
export const MOST_CLOSERS = 3;

/** What is typed to find a profession is no longer than what a search takes. */
export const LONGEST_TYPED = 200;

/** Two of something, in the order of the two professions. */
export type Pair<T> = readonly [T, T];

/** The same made of both. */
export function ofBoth<T, U>([one, other]: Pair<T>, make: (each: T, at: 0 | 1) => U): Pair<U> {
  return [make(one, 0), make(other, 1)];
}

/** A scene without the mark that draws somebody broad smaller: side by side two people are of one size. */
export const ofOneSize = (scene: string): string => scene.replaceAll("~", "");

/** Everybody is drawn looking towards the end of a line; the nurse alone looks back. */
const LOOKS_BACK = /(^| )p-nurse\b/;

/** Whether a scene is turned round, so that of two side by side (the first at 0) each looks at the other. */
export const isTurned = (scene: string, at: number): boolean => (at === 1) !== LOOKS_BACK.test(scene);
