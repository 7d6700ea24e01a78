import { recordHoleScoresMutation } from '@fairshare/api-client';
import type { Player, StrokesGame } from '@fairshare/contracts';
import { MAX_STROKES, MIN_STROKES, scoreStrokeGame, strokeHolePoints } from '@fairshare/golf-rules';
import { PlayerRow, Stepper, useMended, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useScoringHere } from '../../../app/presence';
import { useOffline, useWaitingByHole } from '../../../offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { pointsWords } from '../../../shared/points-words';
import { shortNames } from '../../../shared/short-names';
import { AlsoScoring } from '../hole-entry/also-scoring';
import { ChangedHoleDialog } from '../hole-entry/changed-hole-dialog';
import { goOn, HoleActions } from '../hole-entry/hole-actions';
import { HoleForm } from '../hole-entry/hole-form';
import { HoleLayout } from '../hole-entry/hole-layout';
import { HolePicker } from '../hole-entry/hole-picker';
import { KeptConflicts, useKeptConflicts } from '../hole-entry/kept-conflicts';
import { useHoleEntry } from '../hole-entry/use-hole-entry';
import { usePendingSaves } from '../hole-entry/use-pending-saves';
import { GamePayouts } from '../standings/game-payouts';
import { ScoresList } from '../standings/scores-list';
import { useNewestPointsGame } from '../use-newest';
import styles from './points-view.module.css';
import {
  couldNotUpdate,
  INVALID_SCORES,
  INVALID_SCORES_TITLE,
  NET_STROKES,
  strokesOf,
  strokesWords,
} from './texts';
import { strokesToKeep } from './strokes-to-keep';
import { usualStrokes } from './usual-strokes';

/** The message about it goes once the hole is whole. */
const missingOn = (hole: number) => `2/9/16 scores missing on hole ${hole}`;

interface SavedStrokes {
  readonly gameId: string;
  readonly hole: number;
  readonly scores: Readonly<Record<string, number>>;
}

interface PointsViewProps {
  game: StrokesGame;
  /** The group's, in player order. */
  players: readonly Player[];
  /** The round is over: on to the money. */
  onFinish: () => void;
}

/** A 2/9/16 game: net strokes hole by hole, what they earn, and what that comes to. Mount it anew for another game. */
export function PointsView({ game: handed, players, onFinish }: PointsViewProps) {
  const game = useNewestPointsGame(handed);
  const { toast } = useToast();
  const { couldNot, mended } = useFailureToast();
  const { saveOrKeep } = useOffline();
  const waiting = useWaitingByHole(game.id);
  const record = useMutation(recordHoleScoresMutation());
  const pending = usePendingSaves<SavedStrokes>(['recordHoleScores']).filter(({ gameId }) => gameId === game.id);
  const conflicts = useKeptConflicts(game.id);
  const playerIds = players.map(({ id }) => id);
  const shortName = shortNames(players);
  const nameOf = (playerId: string) => players.find(({ id }) => id === playerId)?.name ?? playerId;

  const entry = useHoleEntry<number>({
    game,
    cells: playerIds,
    pending: pending.map(({ hole, scores }) => ({ hole, values: scores })),
    disputedHoles: conflicts.flatMap(({ hole }) => hole ?? []),
    save: (hole, scores, baseVersion) =>
      saveOrKeep({
        lane: { gameId: game.id, type: 'points', hole },
        online: (idempotencyKey) => record.mutateAsync({ gameId: game.id, hole, scores, baseVersion, idempotencyKey }),
        scores: () => strokesToKeep(game, hole, scores, baseVersion),
      }),
    onMissing: () => toast({ title: INVALID_SCORES_TITLE, description: INVALID_SCORES, tone: 'error', cause: missingOn(entry.hole) }),
    onFailed: (hole, error) => couldNot(couldNotUpdate(hole), error),
    onSaved: (hole) => mended(couldNotUpdate(hole)),
  });
  useMended(missingOn(entry.hole), entry.missing.length === 0);

  const others = useScoringHere(game.id, entry.hole);
  const submitOrGoOn = () => (entry.saved ? goOn({ hole: entry.hole, onHole: entry.goTo, onFinish }) : entry.submit());

  const holes = { ...game.holes, ...Object.fromEntries(pending.map(({ hole, scores }) => [hole, scores])) };
  const scored = scoreStrokeGame(playerIds, holes);
  const empty = scored.countedHoles.length === 0;
  const won = entry.saved ? strokeHolePoints(playerIds, Object.fromEntries(playerIds.map((id) => [id, entry.valueOf(id)]))) : null;

  return (
    <>
      <HoleLayout
        form={
          <HoleForm
            hole={entry.hole}
            onHole={entry.goTo}
            status={entry.status}
            waiting={waiting[entry.hole]}
            onSubmit={submitOrGoOn}
            news={
              <>
                <KeptConflicts
                  groupId={game.groupId}
                  conflicts={conflicts.filter(({ hole }) => hole === entry.hole)}
                  nameOf={nameOf}
                  wordsFor={strokesWords}
                />
                <AlsoScoring hole={entry.hole} others={others} />
              </>
            }
          >
            <fieldset className={styles.strokes}>
              <legend className={styles.legend}>{NET_STROKES}</legend>
              {players.map((player) => (
                <PlayerRow key={player.id} player={{ ...player, name: shortName.get(player.id) ?? player.name }} note={won && pointsWords(won[player.id] ?? 0)}>
                  <Stepper
                    label={strokesOf(player.name)}
                    value={entry.valueOf(player.id)}
                    onValueChange={(strokes) => entry.enter(player.id, strokes)}
                    usual={usualStrokes(game.holes, player.id)}
                    min={MIN_STROKES}
                    max={MAX_STROKES}
                    invalid={entry.missing.includes(player.id)}
                  />
                </PlayerRow>
              ))}
            </fieldset>
          </HoleForm>
        }
        actions={<HoleActions {...entry} onSave={entry.submit} onHole={entry.goTo} onFinish={onFinish} />}
        standings={
          <>
            <HolePicker hole={entry.hole} states={entry.states} waiting={waiting} onHole={entry.goTo} />
            <ScoresList kind="points" players={players} totals={scored.totals} empty={empty} />
            <GamePayouts game={{ ...game, holes }} players={players} empty={empty} />
          </>
        }
      />
      {entry.dispute && (
        <ChangedHoleDialog
          dispute={entry.dispute}
          nameOf={nameOf}
          wordsFor={strokesWords}
          onChoose={entry.choose}
          onPostpone={entry.postpone}
        />
      )}
    </>
  );
}
