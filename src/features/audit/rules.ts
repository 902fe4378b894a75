/** How long what was written down is kept. */
export const AUDIT_DAYS = 730;
