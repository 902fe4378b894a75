import { late } from "#ui/late.tsx";

/** What stands on the page before anything is asked. */
export const start = late(async () => (await import("./search-start.tsx")).SearchBegin);
/** What the question names, where it names something. */
export const best = late(async () => (await import("./best-answer.tsx")).BestAnswer);
/** Lists of what was found. */
export const list = late(async () => (await import("./found-list.tsx")).FoundList);
