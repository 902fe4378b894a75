import { redirect } from "react-router";
import { TENDENCIES } from "../../rules.ts";
import { pathOfScale } from "../rules/paths.ts";

/** The scale an address means: that of the tendencies scale names none, and under its name among the others it leads to its own. */
export function scaleOf({ scale }: { readonly scale?: string }): string {
  if (scale === TENDENCIES) throw redirect(pathOfScale(TENDENCIES), 302);
  return scale ?? TENDENCIES;
}
