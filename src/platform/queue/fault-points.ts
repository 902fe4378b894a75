/** Each step at which a process may die, in the order they are met. */
export const FAULT_POINTS = [
  "claim:before",
  "claim:after",
  "send:before",
  "send:after",
  "mark:before",
  "mark:after",
] as const;

export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Called at each step; a test throws here to stand for a process that dies. */
export type Faults = (point: FaultPoint) => void | Promise<void>;

export const NO_FAULTS: Faults = () => undefined;
