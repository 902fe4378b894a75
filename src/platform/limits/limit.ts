/** How often something may be tried before it has to wait. The name is part of what is counted, so no two limits share one. */
export interface Limit<Feature extends string = string> {
  readonly name: `${Feature}.${string}`;
  readonly max: number;
  readonly seconds: number;
}

/** What a feature declares in its rules: names begin with its own. */
export type Limits<Feature extends string> = Readonly<Record<string, Limit<Feature>>>;
