import { pathTo } from "#shared/screens.ts";
import type { ShowpieceKind } from "../rules.ts";

/** Where each kind stands on the page. */
export const ANCHORS: Readonly<Record<ShowpieceKind, string>> = {
  photo: "photo",
  certificate: "certificates",
  resume: "resumes",
  work: "portfolio",
};

/** The profile with one of its sections in sight: a form opened, or what was just done said. */
export function ownFilesAddress(
  kind: ShowpieceKind,
  query: { readonly add?: string; readonly change?: string; readonly kept?: string; readonly removed?: string } = {},
): string {
  return `${pathTo("profile", {}, query)}#${ANCHORS[kind]}`;
}
