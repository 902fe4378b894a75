import { m } from "#i18n/paraglide/messages.js";
import type { ConsultationKind } from "#shared/advice.ts";

/** How a consultation is held. */
export const KIND_WORDS: Readonly<Record<ConsultationKind, typeof m.advisor_kind_chat>> = {
  chat: m.advisor_kind_chat,
  video: m.advisor_kind_video,
};
