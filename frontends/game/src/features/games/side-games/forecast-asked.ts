import type { SideGame } from '@fairshare/golf-rules';
import type { Forecast, ForecastInput } from '@fairshare/golf-rules/forecast';

/** The request to the worker: a game as chosen, and the round. Plain data, so that it can be cloned. Options: money in cents. */
export interface ForecastAsked extends Omit<ForecastInput, 'game' | 'rounds'>, Pick<SideGame, 'players' | 'sides' | 'options'> {
  readonly kind: string;
}

/** The worker's reply; null: the kind is unknown to it. */
export type ForecastAnswer = Forecast | null;
