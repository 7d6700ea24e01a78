/** A mail as its writer sees it; the sender is the mailer's to know. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same mail, however often it is sent; default: a new one. */
  readonly messageId?: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
