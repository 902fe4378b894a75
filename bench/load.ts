// Asks a server in a process of its own, so that what asks and what answers do not share a thread.
import { type LoadOrder, load } from "./ask.ts";

process.on("message", async (order: LoadOrder) => {
  process.send?.(await load(order));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
