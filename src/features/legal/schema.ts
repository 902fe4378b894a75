import type { ReadyText } from "#content/rich-text.server.ts";
import type { FAQ_TOPIC_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";

export interface LegalPage extends ReadyText {
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: string;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale?: Locale;
}

export interface Question {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly otherLocale?: Locale;
}

export interface Topic {
  readonly topic: keyof typeof FAQ_TOPIC_LABELS;
  readonly questions: readonly Question[];
}
