import { renderSVG } from "uqr";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import type { JoinSheet } from "../schema.ts";

/** What stands on the sheet of a class: the address to type, and the one with the code in it to scan. */
export function drawJoinCode({ config }: Pick<Context, "config">, code: string): JoinSheet {
  const scanned = config.publicUrl + pathTo("join", {}, { code });
  return {
    address: config.publicUrl + pathTo("join"),
    qr: renderSVG(scanned, { border: 4, pixelSize: 4, ecc: "M" }),
  };
}
