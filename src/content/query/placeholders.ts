import type { Snapshot } from "../snapshot/snapshot.ts";

/** What editors write in a text for the address people write to. */
export const SUPPORT = "{support}";

/** That address: what editors published in the site's settings, else `fallback`. */
export function supportIn(snapshot: Snapshot, fallback: string): string {
  return snapshot.once(`support/${fallback}`, () => {
    const settings = snapshot.shelves.get("site-settings")?.records[0];
    const published = settings?.body.data.support_email;
    return typeof published === "string" && published !== "" ? published : fallback;
  });
}

/** Ready JSON with the address in its place. */
export function filledJson(json: Buffer, address: string): Buffer {
  return Buffer.from(json.toString().replaceAll(SUPPORT, () => JSON.stringify(address).slice(1, -1)));
}
