import { recordBbbHoleMutation } from '@fairshare/api-client';
import type { BbbGame } from '@fairshare/contracts';
import { BBB_AWARDS, inOrderOfPlay, NOBODY, scoreBbbGame, toRoster, type BbbAward } from '@fairshare/golf-rules';
import { useMended, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useSavedAwards } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { type HoleHalf, type HoleViewProps, wonOn } from '../hole-entry/hole-half';
import { useOpenConflicts } from '../hole-entry/open-conflicts';
import { scoresToKeep } from '../hole-entry/scores-to-keep';
import { useHoleDispute } from '../hole-entry/use-hole-dispute';
import { enteredOn, type OpenHole, useHoleCells } from '../hole-entry/use-hole-draft';
import { useNewestPointsGame } from '../use-newest';
import { ANSWER_MISSING_TITLE, ANSWERS_MISSING_TITLE, answersMissing, FAILED_TO_UPDATE_HOLE, NONE, QUESTIONS } from './texts';

/** The message about them goes once they are given. */
const missingOn = (hole: number) => `BBB answers missing on hole ${hole}`;

/** The answers of a BBB game, hole by hole. */
export function useAwards({ game: handed, players, roster: given, firstHole }: Pick<HoleViewProps<BbbGame>, 'game' | 'players' | 'roster' | 'firstHole'>) {
  const game = useNewestPointsGame(handed);
  const pending = useSavedAwards()
    .filter(({ gameId }) => gameId === game.id)
    .map(({ hole, firstOn, closestTo, firstIn }) => ({ hole, values: { firstOn, closestTo, firstIn } }));
  const conflicts = useOpenConflicts(game.id);
  const roster = given ?? toRoster(players.map(({ id }) => id));
  const cells = useHoleCells<string>({
    game,
    cellsOn: () => BBB_AWARDS,
    order: inOrderOfPlay(roster.holes, firstHole),
    pending,
    disputedHoles: conflicts.flatMap(({ hole }) => hole ?? []),
  });
  return { game, players, roster, pending, conflicts, cells };
}

/** The answers of the hole that is open, how they are saved, and what they won. */
export function useAwardsHalf({ game, players, roster, pending, conflicts, cells }: ReturnType<typeof useAwards>, open: OpenHole): HoleHalf<string> {
  const { toast } = useToast();
  const { failed, mended } = useFailureToast();
  const { saveOrQueue } = useOffline();
  const record = useMutation(recordBbbHoleMutation());
  const nameOf = (award: string) => QUESTIONS[award as BbbAward].name;
  const entry = useHoleDispute(enteredOn(cells, open), {
    save: (hole, { firstOn = NOBODY, closestTo = NOBODY, firstIn = NOBODY }, baseVersion) =>
      saveOrQueue({
        queue: { gameId: game.id, type: 'bbb', hole },
        online: (idempotencyKey) => record.mutateAsync({ gameId: game.id, hole, firstOn, closestTo, firstIn, baseVersion, idempotencyKey }),
        scores: () =>
          scoresToKeep(game, hole, { firstOn, closestTo, firstIn }, baseVersion, (award, taker) => ({ type: 'bbb', playerId: taker, pointsScore: null, award: award as BbbAward })),
      }),
    onMissing: (awards) =>
      toast({
        title: awards.length === 1 ? ANSWER_MISSING_TITLE : ANSWERS_MISSING_TITLE,
        description: answersMissing(awards.map(nameOf)),
        tone: 'error',
        cause: missingOn(open.hole),
      }),
    onFailed: (_hole, error) => failed(FAILED_TO_UPDATE_HOLE, error),
    onSaved: () => mended(FAILED_TO_UPDATE_HOLE),
  });
  useMended(missingOn(entry.hole), entry.missing.length === 0);

  const holes = { ...game.holes, ...Object.fromEntries(pending.map(({ hole, values }) => [hole, values])) };
  const scored = scoreBbbGame(roster, holes);
  return {
    entry,
    game: { ...game, holes },
    conflicts,
    scored,
    won: wonOn(scored, entry),
    nameOf,
    wordsFor: (taker) => (taker === NOBODY ? NONE : (players.find(({ id }) => id === taker)?.name ?? String(taker))),
    places: BBB_AWARDS.map((award) => ({ award, name: nameOf(award) })),
  };
}
