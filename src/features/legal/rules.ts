/** What a person agrees to at sign-up while no text with a version of its own is published. */
export const CONSENT_VERSION = "2026-11-22";
export const CONSENT_KINDS = ["terms-of-use", "privacy-policy"] as const;
