/** A mail without its sender, which the mailer adds. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Give the same id each time the same mail is sent. Default: a new id. */
  readonly messageId?: string;
}

export interface Mailer {
  /** Resolves once the mail server (or the folder) has accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
