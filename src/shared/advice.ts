/** What somebody may be advised about, as it is sent and kept. */
export const ADVICE_FIELDS = ["result", "subjects", "studies", "profession", "work", "change", "business"] as const;
export type AdviceField = (typeof ADVICE_FIELDS)[number];

/** The languages advice is given in. */
export const ADVICE_LANGUAGES = ["ar", "en"] as const;
export type AdviceLanguage = (typeof ADVICE_LANGUAGES)[number];

/** How a consultation is held, as it is sent and kept. */
export const CONSULTATION_KINDS = ["chat", "video"] as const;
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number];
