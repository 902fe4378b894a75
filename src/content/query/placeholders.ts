import type { Context } from "#platform/context.ts";

/** What editors write in a text for the address people write to. */
export const SUPPORT = "{support}";

/** That address: what editors published in the site's settings, else that of the program's settings. */
export function supportOf({ content, config }: Context): string {
  const settings = content.snapshot.shelf("site-settings").records[0];
  const published = settings?.body.data.support_email;
  return typeof published === "string" && published !== "" ? published : config.site.supportAddress;
}

/** Ready JSON with the address in its place. */
export function filledJson(json: Buffer, address: string): Buffer {
  return Buffer.from(json.toString().replaceAll(SUPPORT, () => JSON.stringify(address).slice(1, -1)));
}
