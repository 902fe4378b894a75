/** A mail ready to leave. Text and HTML say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: "ar" | "en";
}

export interface Mailer {
  /** Resolves once the server has accepted the mail; rejects otherwise. `messageId` makes a repeated send recognisable. */
  send(mail: Mail, messageId: string): Promise<void>;
  close(): Promise<void>;
}
