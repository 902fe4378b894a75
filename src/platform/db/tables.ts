/** Every table by name. Each store adds its own by declaration merging, so that SQL stays typed and platform knows no feature. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the stores
export interface Tables {}
