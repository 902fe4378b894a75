/** What one sending is called, however often it goes out: the header of scripts, and the field of forms without them. */
export const SENDING_HEADER = "Idempotency-Key";
export const SENDING_FIELD = "sending";
