import type { AnySideGame } from '@fairshare/golf-rules';
import { useEffect, useRef, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { useKeptRounds } from '../../../session/offline/use-snapshot';
import type { ForecastAnswer, ForecastAsked } from './forecast-asked';
import { Forecaster } from './forecaster';
import { type GameDraft, optionsInCents, sidesOf } from './game-draft';
import { knownScores } from './known-scores';
import { gameRequest } from './who-plays-it';

/** The forecast for a side game as chosen. Null: not computed yet, or not playable as chosen. The previous forecast stays until a new one is ready. */
export function useForecast(kind: AnySideGame, draft: GameDraft): ForecastAnswer {
  const { group, game, roster } = useSelection();
  const kept = useKeptRounds(group?.id ?? '');
  const [answer, setAnswer] = useState<ForecastAnswer>(null);
  const forecaster = useRef<Forecaster>(null);
  const isPlayable = gameRequest(kind, { ...draft, name: kind.name }) !== null;
  const asked: ForecastAsked | null =
    group && game && roster && kept && isPlayable
      ? {
          kind: kind.kind,
          players: draft.players,
          sides: sidesOf(kind, draft),
          options: optionsInCents(kind, draft.options),
          roster,
          firstHole: game.firstHole,
          course: game.course,
          known: knownScores(roster, group.players, kept),
        }
      : null;
  const question = asked && JSON.stringify(asked);
  useEffect(() => {
    if (question === null) return;
    forecaster.current ??= new Forecaster(setAnswer);
    forecaster.current.ask(JSON.parse(question) as ForecastAsked);
  }, [question]);
  useEffect(
    () => () => {
      forecaster.current?.stop();
      forecaster.current = null;
    },
    [],
  );
  return isPlayable ? answer : null;
}
