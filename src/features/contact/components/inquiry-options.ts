import { m } from "#i18n/paraglide/messages.js";
import { INQUIRY_TYPES, type InquiryType } from "../rules.ts";

const WORDS: Readonly<Record<InquiryType, () => string>> = {
  technical: m.contact_inquiry_technical,
  service: m.contact_inquiry_service,
  suggestion: m.contact_inquiry_suggestion,
  other: m.contact_inquiry_other,
};

/** What a message is about, in words. */
export function inquiryWords(type: InquiryType): string {
  return WORDS[type]();
}

/** The four kinds to choose from. */
export function inquiryOptions() {
  return INQUIRY_TYPES.map((value) => ({ value, label: inquiryWords(value) }));
}
