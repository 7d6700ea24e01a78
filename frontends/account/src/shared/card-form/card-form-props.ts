/** What a card form of either provider is given. */
export interface CardFormProps {
  clientSecret: string;
  /** What pressing it does, and when. */
  submitLabel: string;
  /** Where a bank's page leads back to. */
  returnPath: string;
  /** Why the card that was entered last was refused. */
  refusal?: string;
  /** The form stands in its full height and can be sent; until then a placeholder does. */
  onReadyChange: (isReady: boolean) => void;
  onCardSaved: (setupIntentId: string) => void;
}
