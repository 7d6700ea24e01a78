import type { SideGame } from '@fairshare/golf-rules';
import type { Forecast, ForecastInput } from '@fairshare/golf-rules/forecast';

/** A game as it is chosen, and the round: what the worker is asked by. Plain data. Options: money in cents. */
export interface ForecastAsked extends Omit<ForecastInput, 'game' | 'rounds'>, Pick<SideGame, 'players' | 'sides' | 'options'> {
  readonly kind: string;
}

/** What it answers; null: it does not know the kind. */
export type ForecastAnswer = Forecast | null;
