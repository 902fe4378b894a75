import { late } from "#ui/late.tsx";

/** What the one card shows that an address opens. */
export const details = late(async () => (await import("./card-details.tsx")).Details);
