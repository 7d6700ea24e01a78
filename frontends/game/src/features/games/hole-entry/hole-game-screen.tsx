import type { Roster } from '@fairshare/golf-rules';
import { SplitView, useIsWide } from '@fairshare/ui';
import { lazy, type ReactNode, useRef } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { useScoringHere } from '../../../session/live/presence';
import { useWaitingByHole } from '../../../session/offline/offline';
import { useStayAwake } from '../../../session/stay-awake';
import { OptionalPart } from '../../../shared/optional-part';
import { lazyPart, ShownPart } from '../../../shared/lazy-part';
import { PartFailed } from '../../../shared/part-failed';
import type { GamePayoutsProps } from '../standings/game-payouts';
import { ScoresList } from '../standings/scores-list';
import { AlsoScoring } from './also-scoring';
import { goOn, HoleActions } from './hole-actions';
import { HoleForm } from './hole-form';
import type { HoleViewProps, ShownHalf } from './hole-half';
import { HolePicker } from './hole-picker';
import { OffHole } from './off-hole';
import { OpenConflicts } from './open-conflicts';
import { useHoleKeys } from './use-hole-keys';
import type { OpenEntry } from './use-hole-dispute';

/** The last of the screen, below what a phone shows of it: the hole does not wait for its code. */
const PAYOUTS = lazyPart<GamePayoutsProps>(() => import('../standings/game-payouts'));

/** Somebody else changes the same hole now and then: its code comes when it is asked for. */
const ChangedHoleDialog = lazy(() => import('./changed-hole-dialog'));

/** Where there is room for a desk, there may be a keyboard. */
const HoleKeys = lazy(() => import('./hole-keys'));

interface HoleGameScreenProps extends Pick<HoleViewProps<unknown>, 'players' | 'whoPlays' | 'oneScreen' | 'onFinish'> {
  roster: Roster;
  /** The hole that is open, with everything that is entered on it. */
  entry: OpenEntry;
  /** The games that are entered on it, first the one whose points and payouts stand below. */
  halves: readonly [ShownHalf, ...ShownHalf[]];
  /** Beside the one thing to do next, where it stays. */
  beside?: ReactNode;
  /** What is entered on the hole. */
  children: ReactNode;
}

/**
 * The screen of 2/9/16 and BBB: hole and round side by side or one above the other; the next thing to do is under the thumb on a phone, right under
 * the entries elsewhere.
 */
export function HoleGameScreen({ entry, halves, players, roster, whoPlays, oneScreen, beside, onFinish, children }: HoleGameScreenProps) {
  const { hole, order, goTo, states, saved, status, submit } = entry;
  const [{ game, scored }] = halves;
  const gameIds = halves.map((half) => half.game.id);
  const isGuest = useGuest() !== null;
  const wide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  useStayAwake();
  useHoleKeys({ form, hole, order, onHole: goTo, wide });
  const waiting = useWaitingByHole(gameIds);
  const others = useScoringHere(gameIds, hole);
  const empty = scored.countedHoles.length === 0;
  const actions = <HoleActions {...entry} beside={beside} onSave={submit} onHole={goTo} onFinish={onFinish} />;
  const disputed = halves.find((half) => half.entry.dispute);

  return (
    <>
      <SplitView
        ratio="even"
        list={
          <>
            <HoleForm
              form={form}
              hole={hole}
              order={order}
              onHole={goTo}
              status={status}
              waiting={waiting[hole]}
              onSubmit={() => (saved ? goOn({ hole, order, onHole: goTo, onFinish }) : submit())}
              news={
                <>
                  <AlsoScoring hole={hole} others={others} />
                  {halves.map((half) => (
                    <OpenConflicts key={half.game.id} {...half} groupId={game.groupId} conflicts={half.conflicts.filter((conflict) => conflict.hole === hole)} />
                  ))}
                </>
              }
            >
              {children}
              <OffHole hole={hole} players={players} roster={roster} firstHole={order[0]} />
            </HoleForm>
            {wide && actions}
            {oneScreen}
            {wide && (
              <OptionalPart>
                <HoleKeys />
              </OptionalPart>
            )}
          </>
        }
        detail={
          <>
            <HolePicker hole={hole} holes={order} states={states} waiting={waiting} onHole={goTo} />
            {whoPlays}
            <ScoresList kind={game.gameType} players={players} totals={scored.totals} empty={empty} />
            {!isGuest && <ShownPart part={PAYOUTS} props={{ game, players, roster, empty }} pending={null} failed={(failure) => <PartFailed {...failure} />} />}
          </>
        }
      />
      {!wide && actions}
      {disputed?.entry.dispute && (
        <OptionalPart>
          <ChangedHoleDialog
            dispute={disputed.entry.dispute}
            nameOf={disputed.nameOf}
            wordsFor={disputed.wordsFor}
            onChoose={disputed.entry.choose}
            onPostpone={disputed.entry.postpone}
          />
        </OptionalPart>
      )}
    </>
  );
}
