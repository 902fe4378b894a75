import { m } from "#i18n/paraglide/messages.js";
import { ANSWERS } from "../../engine/rules/score-instrument.ts";
import type { Instrument, InstrumentItem } from "../../engine/schema/instrument.ts";
import type { ItemView, Locale, OptionView, ScaleWords } from "../schema.ts";

/** An instrument as pages name it. */
export function scaleWords(body: Instrument, locale: Locale): ScaleWords {
  const { scale, version, minutes, answers, items } = body;
  const [title, lead, audience] = [body.title[locale], body.lead[locale], body.audience[locale]];
  return { scale, version, title, lead, audience, minutes, kind: answers, items: items.length };
}

/** The answers that all items share; none where each item has its own. */
export function sharedOptions(body: Instrument, locale: Locale): readonly OptionView[] {
  if (body.answers === "three-options") return [];
  const values = ANSWERS[body.answers];
  if (body.answers === "five-point")
    return values.map((value, at) => ({ value, label: body.labels[at]?.[locale] ?? value }));
  const words = { true: m.scales_true({}, { locale }), false: m.scales_false({}, { locale }) };
  return values.map((value) => ({ value, label: value === "true" ? words.true : words.false }));
}

/** One item in a language; nothing of what its answers count. */
export function itemWords(item: InstrumentItem, locale: Locale): ItemView {
  const { text, speech } = item[locale];
  const said = { id: item.id, text, ...(speech !== undefined && { speech }) };
  if ("weights" in item) {
    const { options } = item[locale];
    return { ...said, options: Object.entries(options).map(([value, label]) => ({ value, label })) };
  }
  const { example } = item[locale];
  return { ...said, ...(example !== undefined && { example }) };
}

/** The answers offered with an item. */
export function optionsOf(item: ItemView, shared: readonly OptionView[]): readonly OptionView[] {
  return item.options ?? shared;
}
