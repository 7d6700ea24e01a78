/** The props of both providers' card forms. */
export interface CardFormProps {
  clientSecret: string;
  /** Says what pressing the button does, and when. */
  submitLabel: string;
  /** The path to which a bank's page returns. */
  returnPath: string;
  /** Why the previously entered card was refused. */
  refusal?: string;
  /** Called when the form has its full height and can be sent. Until then a placeholder is shown. */
  onReadyChange: (isReady: boolean) => void;
  onCardSaved: (setupIntentId: string) => void;
}
