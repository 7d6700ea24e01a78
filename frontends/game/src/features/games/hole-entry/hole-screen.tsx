import { parsOn } from '@fairshare/golf-rules';
import { SplitView, useIsWide } from '@fairshare/ui';
import { lazy, useCallback, useRef, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { useScoringHere } from '../../../session/live/presence';
import { useLeaving, useWaitingByHole } from '../../../session/offline/offline';
import { useWantedEntry } from '../../../session/selection/wanted-entry';
import { useStayAwake } from '../../../session/stay-awake';
import { lazyPart, ShownPart } from '../../../shared/lazy-part';
import { OptionalPart } from '../../../shared/optional-part';
import { PartFailed } from '../../../shared/part-failed';
import type { HoleStandingsProps } from '../standings/hole-standings';
import type { SideStandingsProps } from '../side-games/side-standings';
import { AlsoScoring } from './also-scoring';
import { goOn, HoleActions } from './hole-actions';
import { HoleForm } from './hole-form';
import type { HoleOutcomesProps } from './hole-outcomes';
import { HoleInputs } from './hole-inputs-shown';
import { cellWords, isShownBy } from './hole-inputs';
import { HolePicker } from './hole-picker';
import { MissingGone } from './missing-gone';
import { OffHole } from './off-hole';
import { OpenConflicts } from './open-conflicts';
import { pointsOf } from './points-of';
import { ScoringAs } from './scoring-as';
import { strokesLabel } from './strokes-rows';
import { UsualScores } from './usual-scores';
import { enteredOn, useOpenHole } from './use-hole-cells';
import { useHoleEntry } from './use-hole-entry';
import { useHoleKeys } from './use-hole-keys';
import { type HoleScreenProps, useRoundCells } from './use-round-cells';
import { useSaveHole } from './use-save-hole';

/** The standings of one game at a time, in a round without side games. They are below a phone's first view, so their code loads after the hole. */
const HOLE_STANDINGS = lazyPart<HoleStandingsProps>(() => import('../standings/hole-standings'));

/** The standings of all games of the round, shown if there are side games. */
const SIDE_STANDINGS = lazyPart<SideStandingsProps>(() => import('../side-games/side-standings'));

/** The side games' outcomes of the hole. */
const OUTCOMES = lazyPart<HoleOutcomesProps>(() => import('./hole-outcomes'));

/** Conflicts on the open hole are rare: the code loads on demand. */
const ChangedHoleDialog = lazy(() => import('./changed-hole-dialog'));

/** Shown for a finished round. */
const FinishedNotice = lazy(() => import('./finished-notice'));

/** Not needed before a hole is saved. */
const HoleChange = lazy(() => import('./hole-change'));

/** A wide screen may have a keyboard. */
const HoleKeys = lazy(() => import('./hole-keys'));

/**
 * A hole of a round, with the inputs of its games. Hole and round stand side by side, or one above the other on a phone. The next action is at the thumb on a
 * phone, and right below the entries elsewhere.
 */
export function HoleScreen(props: HoleScreenProps) {
  const { gameIds, players, whoPlays, course, onFinish } = props;
  const round = useRoundCells(props);
  const { entered, games, sideGames, roster, inputs, cells, conflicts } = round;
  const entry = useHoleEntry(enteredOn(cells, useOpenHole(sideGames.length > 0 ? entered.id : (gameIds[0] ?? entered.id), cells)), { inputs, ...useSaveHole(round, players) });
  const { hole, order, goTo, states, saved, status, submit } = entry;
  const guest = useGuest();
  const isFinished = props.round?.game.status === 'finished';
  // Unsaved entries can still be saved after another golfer finished the round.
  const isClosed = isFinished && entry.unsaved.length === 0;
  const wide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  /** The hole that was saved last on this phone, until the next tap. */
  const [savedHere, setSavedHere] = useState<number | null>(null);
  const save = () => {
    setSavedHere(hole);
    submit();
  };
  const forgetSaved = useCallback(() => setSavedHere(null), []);
  useStayAwake();
  useLeaving(hole);
  useWantedEntry({ sessionId: entered.id, hole, goTo, form });
  useHoleKeys({ form, hole, order, onHole: goTo, wide });
  const waiting = useWaitingByHole(entered.id, (cell) => isShownBy(inputs, cell));
  const others = useScoringHere(gameIds, hole);
  const usualNotice = guest ? <ScoringAs guest={guest} /> : <AlsoScoring hole={hole} others={others} />;
  const words = cellWords(players, sideGames);
  const shown = games.map((game) => ({ game, points: pointsOf(game, entered.holes, roster) }));
  const pars = course ? parsOn(course, roster.players, roster.tees, hole) : {};
  const asksStrokes = inputs.some(({ kind }) => kind === 'strokes');
  const beside = asksStrokes && !isFinished && <UsualScores entry={entry} holes={entered.holes} pars={pars} />;
  const actions = <HoleActions {...entry} saved={saved || isClosed} beside={beside} onSave={save} onHole={goTo} onFinish={onFinish} />;

  return (
    <>
      {inputs.map((input) => (
        <MissingGone key={`${input.kind} ${input.game.id}`} input={input} entry={entry} />
      ))}
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
              onSubmit={() => (saved || isClosed ? goOn({ hole, order, onHole: goTo, onFinish }) : save())}
              label={asksStrokes ? strokesLabel(roster) : undefined}
              closed={
                isFinished && (
                  <OptionalPart>
                    <FinishedNotice gameId={entered.id} />
                  </OptionalPart>
                )
              }
              notice={
                <>
                  {saved && savedHere === hole ? (
                    <OptionalPart pending={usualNotice}>
                      <HoleChange hole={hole} games={shown} players={players} round={props.round} onGone={forgetSaved} otherwise={usualNotice} />
                    </OptionalPart>
                  ) : (
                    usualNotice
                  )}
                  <OpenConflicts {...words} hole={hole} groupId={entered.groupId} conflicts={conflicts} round={props.round} />
                </>
              }
            >
              <HoleInputs players={players} roster={roster} inputs={inputs} entry={entry} holes={entered.holes} pars={pars} shown={shown} course={course} />
              {sideGames.length > 0 && (
                <ShownPart
                  part={OUTCOMES}
                  props={{ hole, saved, sideGames, entered, players, roster, firstHole: order[0], course }}
                  pending={null}
                  failed={(failure) => <PartFailed {...failure} />}
                />
              )}
              <OffHole hole={hole} players={players} roster={roster} firstHole={order[0]} />
            </HoleForm>
            {wide && actions}
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
            {sideGames.length > 0 && (
              <ShownPart
                part={SIDE_STANDINGS}
                props={{ entered, hole, unsaved: entry.toSave, sideGames, shown, players, roster, firstHole: order[0], course }}
                pending={null}
                failed={(failure) => <PartFailed {...failure} />}
              />
            )}
            {sideGames.length === 0 && shown.length > 0 && (
              <ShownPart
                part={HOLE_STANDINGS}
                props={{ games: shown, entered, players, roster, isGuest: guest !== null }}
                pending={null}
                failed={(failure) => <PartFailed {...failure} />}
              />
            )}
          </>
        }
      />
      {!wide && actions}
      {entry.conflict && (
        <OptionalPart>
          <ChangedHoleDialog {...words} conflict={entry.conflict} onChoose={entry.choose} onPostpone={entry.postpone} />
        </OptionalPart>
      )}
    </>
  );
}
