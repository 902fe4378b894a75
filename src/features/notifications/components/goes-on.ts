import type { NewsOfDay, Notification } from "../schema.ts";

type Told = Pick<NewsOfDay["items"][number], "item" | "face">;

/** Of one kind in a row the picture stands once: the one before, where this goes on with it. */
export function goesOnFrom(before: Told | undefined, { item, face }: Told): Notification | undefined {
  return before?.item.kind === item.kind && before.face.motif === face.motif ? before.item : undefined;
}
