import type { BbbGame, Conflict, StrokesGame } from '@fairshare/contracts';
import type { Roster } from '@fairshare/golf-rules';
import { SplitView, useIsWide } from '@fairshare/ui';
import type { ReactNode } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { useGuest } from '../../../session/guest/guest';
import { useScoringHere } from '../../../session/live/presence';
import { useWaitingByHole } from '../../../session/offline/offline';
import { useStayAwake } from '../../../session/stay-awake';
import { GamePayouts } from '../standings/game-payouts';
import { ScoresList } from '../standings/scores-list';
import { AlsoScoring } from './also-scoring';
import { ChangedHoleDialog } from './changed-hole-dialog';
import { goOn, HoleActions } from './hole-actions';
import { HoleForm } from './hole-form';
import { HolePicker } from './hole-picker';
import { OffHole } from './off-hole';
import type { OpenConflictsProps } from './conflict-choices';
import { OpenConflicts } from './open-conflicts';
import type { HoleEntry } from './use-hole-dispute';

interface HoleGameScreenProps<Value> extends Pick<OpenConflictsProps, 'nameOf' | 'places'> {
  entry: HoleEntry<Value>;
  /** With the scores that the screen shows. */
  game: StrokesGame | BbbGame;
  /** Who plays the round, in player order. */
  players: readonly ShownPlayer[];
  roster: Roster;
  /** Leads to who plays. */
  whoPlays?: ReactNode;
  /** The game's values that wait for the group to choose. */
  conflicts: readonly Conflict[];
  scored: { readonly totals: Readonly<Record<string, number>>; readonly countedHoles: readonly number[] };
  wordsFor: (value: number | string) => string;
  /** The round is over: on to the money. */
  onFinish: () => void;
  /** What is entered on the hole. */
  children: ReactNode;
}

/**
 * The screen of 2/9/16 and BBB: hole and round side by side or one above the other; the next thing to do is under the thumb on a phone, right under
 * the entries elsewhere.
 */
export function HoleGameScreen<Value extends number | string>({
  entry,
  game,
  players,
  roster,
  whoPlays,
  conflicts,
  scored,
  nameOf,
  wordsFor,
  places,
  onFinish,
  children,
}: HoleGameScreenProps<Value>) {
  const { hole, order, goTo, states, saved, status, submit, dispute } = entry;
  const isGuest = useGuest() !== null;
  const wide = useIsWide();
  useStayAwake();
  const waiting = useWaitingByHole(game.id);
  const others = useScoringHere(game.id, hole);
  const empty = scored.countedHoles.length === 0;
  const actions = <HoleActions {...entry} onSave={submit} onHole={goTo} onFinish={onFinish} />;

  return (
    <>
      <SplitView
        ratio="even"
        list={
          <>
            <HoleForm
              hole={hole}
              order={order}
              onHole={goTo}
              status={status}
              waiting={waiting[hole]}
              onSubmit={() => (saved ? goOn({ hole, order, onHole: goTo, onFinish }) : submit())}
              news={
                <>
                  <AlsoScoring hole={hole} others={others} />
                  <OpenConflicts groupId={game.groupId} conflicts={conflicts.filter((conflict) => conflict.hole === hole)} nameOf={nameOf} wordsFor={wordsFor} places={places} />
                </>
              }
            >
              {children}
              <OffHole hole={hole} players={players} roster={roster} firstHole={order[0]} />
            </HoleForm>
            {wide && actions}
          </>
        }
        detail={
          <>
            <HolePicker hole={hole} holes={order} states={states} waiting={waiting} onHole={goTo} />
            {whoPlays}
            <ScoresList kind={game.gameType} players={players} totals={scored.totals} empty={empty} />
            {!isGuest && <GamePayouts game={game} players={players} roster={roster} empty={empty} />}
          </>
        }
      />
      {!wide && actions}
      {dispute && <ChangedHoleDialog dispute={dispute} nameOf={nameOf} wordsFor={wordsFor} onChoose={entry.choose} onPostpone={entry.postpone} />}
    </>
  );
}
