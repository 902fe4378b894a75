import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";

/** What every group of samples is given: words in the panel's own language, ids of its own. */
export interface SampleProps {
  readonly words: SampleWords;
  /** Put before every id, so that panels can stand on one page. */
  readonly prefix: string;
}

export type SampleWords = ReturnType<typeof sampleWords>;

/** The sample words in one language. The server makes both: a browser has the words of one only. */
export function sampleWords(locale: Locale) {
  const options = { locale };
  return {
    title: m.ui_sample_title({}, options),
    text: m.ui_sample_text({}, options),
    action: m.ui_sample_action({}, options),
    label: m.ui_sample_label({}, options),
    hint: m.ui_sample_hint({}, options),
    fault: m.ui_sample_fault({}, options),
    yes: m.ui_sample_yes({}, options),
    no: m.ui_sample_no({}, options),
  };
}
