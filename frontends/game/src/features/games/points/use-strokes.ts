import { recordHoleScoresMutation } from '@fairshare/api-client';
import type { StrokesGame } from '@fairshare/contracts';
import { inOrderOfPlay, playersOn, scoreStrokeGame, toRoster } from '@fairshare/golf-rules';
import { useMended, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useSavedStrokes } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { type HoleHalf, type HoleViewProps, wonOn } from '../hole-entry/hole-half';
import { useOpenConflicts } from '../hole-entry/open-conflicts';
import { scoresToKeep } from '../hole-entry/scores-to-keep';
import { useHoleDispute } from '../hole-entry/use-hole-dispute';
import { enteredOn, type OpenHole, useHoleCells } from '../hole-entry/use-hole-draft';
import { useNewestPointsGame } from '../use-newest';
import { couldNotUpdate, INVALID_SCORES, INVALID_SCORES_TITLE, strokesWords } from './texts';

/** The message about it goes once the hole is whole. */
const missingOn = (hole: number) => `2/9/16 scores missing on hole ${hole}`;

export interface StrokesHalf extends HoleHalf<number> {
  readonly game: StrokesGame;
}

/** The strokes of a 2/9/16 game, hole by hole. */
export function useStrokes({ game: handed, players, roster: given, firstHole }: Pick<HoleViewProps<StrokesGame>, 'game' | 'players' | 'roster' | 'firstHole'>) {
  const game = useNewestPointsGame(handed);
  const pending = useSavedStrokes().filter(({ gameId }) => gameId === game.id);
  const conflicts = useOpenConflicts(game.id);
  const roster = given ?? toRoster(players.map(({ id }) => id));
  const cells = useHoleCells<number>({
    game,
    cellsOn: (hole) => playersOn(roster, hole),
    order: inOrderOfPlay(roster.holes, firstHole),
    pending: pending.map(({ hole, scores }) => ({ hole, values: scores })),
    disputedHoles: conflicts.flatMap(({ hole }) => hole ?? []),
  });
  return { game, players, roster, pending, conflicts, cells };
}

/** The strokes of the hole that is open, how they are saved, and what they won. */
export function useStrokesHalf({ game, players, roster, pending, conflicts, cells }: ReturnType<typeof useStrokes>, open: OpenHole): StrokesHalf {
  const { toast } = useToast();
  const { couldNot, mended } = useFailureToast();
  const { saveOrQueue } = useOffline();
  const record = useMutation(recordHoleScoresMutation());
  const entry = useHoleDispute(enteredOn(cells, open), {
    save: (hole, scores, baseVersion) =>
      saveOrQueue({
        queue: { gameId: game.id, type: 'points', hole },
        online: (idempotencyKey) => record.mutateAsync({ gameId: game.id, hole, scores, baseVersion, idempotencyKey }),
        scores: () => scoresToKeep(game, hole, scores, baseVersion, (playerId, strokes) => ({ type: 'points', playerId, pointsScore: strokes, award: null })),
      }),
    onMissing: () => toast({ title: INVALID_SCORES_TITLE, description: INVALID_SCORES, tone: 'error', cause: missingOn(open.hole) }),
    onFailed: (hole, error) => couldNot(couldNotUpdate(hole), error),
    onSaved: (hole) => mended(couldNotUpdate(hole)),
  });
  useMended(missingOn(entry.hole), entry.missing.length === 0);

  const holes = { ...game.holes, ...Object.fromEntries(pending.map(({ hole, scores }) => [hole, scores])) };
  const scored = scoreStrokeGame(roster, holes);
  return {
    entry,
    game: { ...game, holes },
    conflicts,
    scored,
    won: wonOn(scored, entry),
    nameOf: (playerId) => players.find(({ id }) => id === playerId)?.name ?? playerId,
    wordsFor: strokesWords,
  };
}
