import { forecast } from '@fairshare/golf-rules/forecast';
import { sideKind } from '@fairshare/golf-rules/side-games';
import type { ForecastAnswer, ForecastAsked } from './forecast-asked';

/** Forecasts a side game's amounts off the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<ForecastAsked>) => self.postMessage(answerTo(data)));

function answerTo({ kind, players, sides, options, ...round }: ForecastAsked): ForecastAnswer {
  const definition = sideKind(kind);
  return definition ? forecast({ ...round, game: { id: 'r.s1', name: definition.name, definition, players, sides, options } }) : null;
}
