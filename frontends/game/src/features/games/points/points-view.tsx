import { recordHoleScoresMutation } from '@fairshare/api-client';
import type { StrokesGame } from '@fairshare/contracts';
import { inOrderOfPlay, MAX_STROKES, MIN_STROKES, playersOn, type Roster, scoreStrokeGame, toRoster } from '@fairshare/golf-rules';
import { meFirst, PlayerRow, Stepper, useMended, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { useOffline } from '../../../session/offline/offline';
import { useFailureToast } from '../../../shared/failure-toast';
import { pointsWords } from '../../../shared/points-words';
import { shortNames } from '../../../shared/short-names';
import { HoleGameScreen } from '../hole-entry/hole-game-screen';
import { useOpenConflicts } from '../hole-entry/open-conflicts';
import { useHoleDispute } from '../hole-entry/use-hole-dispute';
import { useHoleDraft } from '../hole-entry/use-hole-draft';
import { usePendingSaves } from '../hole-entry/use-pending-saves';
import { useNewestPointsGame } from '../use-newest';
import styles from './points-view.module.css';
import { couldNotUpdate, GROSS_STROKES, INVALID_SCORES, INVALID_SCORES_TITLE, NET_STROKES, strokesOf, strokesWords } from './texts';
import { NetStrokes } from './net-strokes';
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
  /** Who plays the session, in player order. */
  players: readonly ShownPlayer[];
  /** Which holes; missing: everyone all 18. */
  roster?: Roster | null;
  firstHole?: number;
  /** Leads to who plays. */
  whoPlays?: ReactNode;
  /** The round is over: on to the money. */
  onFinish: () => void;
}

/** A 2/9/16 game: strokes hole by hole, net or, where strokes are given, gross; what they earn, and what that comes to. Remount it for another game. */
export function PointsView({ game: handed, players, roster: given, firstHole, whoPlays, onFinish }: PointsViewProps) {
  const game = useNewestPointsGame(handed);
  const { toast } = useToast();
  const { couldNot, mended } = useFailureToast();
  const { saveOrQueue } = useOffline();
  const record = useMutation(recordHoleScoresMutation());
  const pending = usePendingSaves<SavedStrokes>(['recordHoleScores']).filter(({ gameId }) => gameId === game.id);
  const conflicts = useOpenConflicts(game.id);
  const roster = given ?? toRoster(players.map(({ id }) => id));
  const shortName = shortNames(players);
  const nameOf = (playerId: string) => players.find(({ id }) => id === playerId)?.name ?? playerId;

  const draft = useHoleDraft<number>({
    game,
    cellsOn: (hole) => playersOn(roster, hole),
    order: inOrderOfPlay(roster.holes, firstHole),
    pending: pending.map(({ hole, scores }) => ({ hole, values: scores })),
    disputedHoles: conflicts.flatMap(({ hole }) => hole ?? []),
  });
  const entry = useHoleDispute(draft, {
    save: (hole, scores, baseVersion) =>
      saveOrQueue({
        queue: { gameId: game.id, type: 'points', hole },
        online: (idempotencyKey) => record.mutateAsync({ gameId: game.id, hole, scores, baseVersion, idempotencyKey }),
        scores: () => strokesToKeep(game, hole, scores, baseVersion),
      }),
    onMissing: () => toast({ title: INVALID_SCORES_TITLE, description: INVALID_SCORES, tone: 'error', cause: missingOn(draft.hole) }),
    onFailed: (hole, error) => couldNot(couldNotUpdate(hole), error),
    onSaved: (hole) => mended(couldNotUpdate(hole)),
  });
  useMended(missingOn(entry.hole), entry.missing.length === 0);

  const holes = { ...game.holes, ...Object.fromEntries(pending.map(({ hole, scores }) => [hole, scores])) };
  const scored = scoreStrokeGame(roster, holes);
  const onHole = playersOn(roster, entry.hole);
  const strokesGiven = roster.given?.[entry.hole];
  const noteOf = (playerId: string) => {
    const points = won && pointsWords(won[playerId] ?? 0);
    return strokesGiven ? <NetStrokes gross={entry.valueOf(playerId)} given={strokesGiven[playerId] ?? 0} points={points} /> : points;
  };
  const won = entry.saved ? scored.holes.find(({ hole }) => hole === entry.hole)?.points : null;

  return (
    <HoleGameScreen
      entry={entry}
      game={{ ...game, holes }}
      players={players}
      roster={roster}
      whoPlays={whoPlays}
      conflicts={conflicts}
      scored={scored}
      nameOf={nameOf}
      wordsFor={strokesWords}
      onFinish={onFinish}
    >
      <fieldset className={styles.strokes}>
        <legend className={styles.legend}>{roster.given ? GROSS_STROKES : NET_STROKES}</legend>
        {meFirst(players)
          .filter(({ id }) => onHole.includes(id))
          .map((player) => (
            <PlayerRow key={player.id} player={{ ...player, name: shortName.get(player.id) ?? player.name }} note={noteOf(player.id)} noteComes={!strokesGiven}>
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
    </HoleGameScreen>
  );
}
