/** A mail ready to leave. Text and HTML say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: "ar" | "en";
  /** Where one click ends mails of this kind (RFC 8058): an https address that a POST alone changes something at. */
  readonly unsubscribe?: string;
  /** What calendars do with it (RFC 5546), whole. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly text: string };
}

export interface Mailer {
  /** Resolves once the server has accepted the mail; rejects otherwise. `messageId` makes a repeated send recognisable. */
  send(mail: Mail, messageId: string): Promise<void>;
  close(): Promise<void>;
}
