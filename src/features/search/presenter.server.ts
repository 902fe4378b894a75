import { plainText } from "./rules/cut-marks.ts";
import { hitAddress } from "./rules/hit-address.ts";
import type { ApiHit, Hit, ShownHit } from "./schema.ts";

/** A record that was found, on the page of results. */
export function presentHit({ slug, ...hit }: Hit): ShownHit {
  return { ...hit, address: hitAddress(hit.type, slug) };
}

/** The same on the API: the texts plain, and in pieces with what answers the question. */
export function presentApiHit({ title, snippet, ...hit }: Hit): ApiHit {
  return {
    ...hit,
    address: hitAddress(hit.type, hit.slug),
    title: plainText(title),
    snippet: plainText(snippet),
    marks: { title, snippet },
  };
}
