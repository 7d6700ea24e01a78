import type { Cents } from './money';

/** What a point and a pot are worth, in cents. */
export interface GameValues {
  readonly pointValueCents: Cents;
  readonly fbtValueCents: Cents;
}

/** Whether a game's options name what a point and a pot are worth. */
export const hasValues = (options: object): options is GameValues => 'pointValueCents' in options && 'fbtValueCents' in options;
