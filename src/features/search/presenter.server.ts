import { PROFILE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { plainText } from "./rules/cut-marks.ts";
import { hitAddress } from "./rules/hit-address.ts";
import { resultsAddress } from "./rules/results-address.ts";
import type { ApiHit, Hit, Orders, ResultsOrder, ResultsQuestion, ShownHit } from "./schema.ts";

/** A record that was found, on the page of results. */
export function presentHit({ short, family, isNamed: _named, ...hit }: Hit, locale: Locale): ShownHit {
  return {
    ...hit,
    address: hitAddress(hit.type, hit.slug),
    mark: short ? PROFILE_LABELS.short({}, { locale }) : null,
    family: family && {
      label: m.jobs_family_more({ count: family.behind }, { locale }),
      to: pathTo("jobs", {}, { family: family.slug }),
    },
  };
}

/** The orders of professions that answer; the words are those of their list. */
export function presentOrders({ word, keywords, sort }: ResultsQuestion, locale: Locale): Orders {
  const words = { locale };
  const to = (one: ResultsOrder | null) => resultsAddress({ word, keywords, searchType: "jobs", sort: one });
  return {
    label: m.ui_list_sort({}, words),
    views: [
      { id: "best", label: m.search_order_best({}, words), to: to(null) },
      { id: "fit", label: m.ui_list_fit({}, words), to: to("fit") },
    ],
    current: sort ?? "best",
  };
}

/** The same on the API: the texts plain, and in pieces with what answers the question. */
export function presentApiHit({
  title,
  snippet,
  short: _short,
  family: _family,
  isNamed: _named,
  ...hit
}: Hit): ApiHit {
  return {
    ...hit,
    address: hitAddress(hit.type, hit.slug),
    title: plainText(title),
    snippet: plainText(snippet),
    marks: { title, snippet },
  };
}
