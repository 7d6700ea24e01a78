/** A mail as its writer sees it; the sender is the mailer's to know. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
