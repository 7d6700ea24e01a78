import { changeRosterMutation } from '@fairshare/api-client';
import type { Group, RosterInput } from '@fairshare/contracts';
import { entryOf, formatDollars, inOrderOfPlay, type Roster, rosterEntries } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, Disclosure, PlusIcon, Stack, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import { playerOf } from '../../../shared/player-of';
import type { RoundOnPhone } from '../../../shared/round-input';
import { type StrokesChosen, strokesEntry, StrokesFields } from '../../../shared/strokes-fields';
import { useBeingRead } from '../../../shared/use-being-read';
import { useChange } from '../../../shared/use-change';
import { PLAYER_NAME_MAX } from '../constants';
import type { SheetProps } from '../sheet-button';
import styles from './roster.module.css';
import { useNewcomers } from './newcomers';
import { PlayerChoice } from './player-choice';
import { type Choice, choiceOf, fromHole, type GivenTo, holeToCome, rosterChosen } from './roster-choices';
import { centsChanged, lostBy, changesBy } from './roster-effects';
import {
  ADD_PLAYER,
  COULD_NOT_CHANGE,
  DELETE_AND_SAVE,
  HOW_SETTLED,
  MOVES_NOTHING,
  movesInAll,
  NEEDS_SIGNAL,
  NEW_NAME,
  PLAYS_ALL,
  playsFrom,
  SAVE_ROSTER,
  SAVING,
  SCORES_GO,
  TWO_TO_EIGHT,
  whatGoes,
  WHO_PLAYS,
  WHO_PLAYS_HINT,
} from './texts';
import { NetChangesSection } from './net-changes-section';

interface RosterDialogProps extends SheetProps {
  group: Group;
  round: RoundOnPhone;
  roster: Roster;
}

/** The roster sheet of the selected round. */
export default function RosterSheet({ onClose }: SheetProps) {
  const { group, roster, round } = useSelection();
  return group && roster && round && <RosterDialog group={group} round={round} roster={roster} onClose={onClose} />;
}

/** Edits which holes each player plays: a player may sit out, join on a hole, or leave after one. It previews how a change moves money before it is saved. */
function RosterDialog({ group, round, roster, onClose }: RosterDialogProps) {
  const { firstHole, id, version } = round.game;
  const { online } = useOffline();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [strokes, setStrokes] = useState<StrokesChosen>(() => strokesOf(roster));
  const change = useChange(changeRosterMutation(), COULD_NOT_CHANGE, { titled: false });
  const isBeingRead = useBeingRead(id);
  const newcomers = useNewcomers(group);
  const everyone = [...everyoneOf(group), ...newcomers.players];
  const order = inOrderOfPlay(roster.holes, firstHole);
  /** The first hole of a player who joins now. */
  const hole = holeToCome(roster, round.entered.holes, firstHole);
  const fromHere = fromHole(order, hole);
  // An archived player is offered only in a round they play.
  const offered = everyone.filter((player) => roster.players.includes(player.id) || group.players.some((one) => one.id === player.id));
  const { course, rules } = round.game;
  const table = course && { course, holes: roster.holes, allowance: rules?.allowance, offTheLow: rules?.offTheLow ?? false };
  const given: GivenTo = (playerId) => {
    const player = offered.find(({ id: one }) => one === playerId);
    return table && player ? strokesEntry(player, table, strokes) : { strokesGiven: strokes.strokes[playerId], teeId: strokes.tees[playerId] };
  };
  /** `added`: players who join from here on. */
  const chosenWith = (added: readonly string[]) =>
    rosterChosen(
      roster,
      [...offered.map((player) => player.id), ...added],
      { ...choices, ...Object.fromEntries(added.map((playerId) => [playerId, fromHere])) },
      { ...round.game, given },
    );
  const chosen = chosenWith(newcomers.players.map((player) => player.id));
  const isSame = chosen !== null && JSON.stringify(chosen) === JSON.stringify(roster);
  const lost = chosen ? lostBy(round, roster, chosen) : [];
  const changes = chosen && !isSame ? changesBy(round, roster, chosen) : [];
  const cents = centsChanged(changes);
  const save = async () => {
    const joined = await newcomers.join();
    const wanted = joined && chosenWith(Object.values(joined));
    if (wanted) change.mutate({ gameId: id, ifMatch: version, roster: rosterToSend(wanted, roster), discard: lost.length > 0 }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WHO_PLAYS}
      footer={
        <>
          {chosen && !isSame && <p className={styles.inAll}>{cents > 0 ? movesInAll(formatDollars(cents)) : MOVES_NOTHING}</p>}
          <Button
            variant={lost.length > 0 ? 'danger' : 'primary'}
            disabled={!online || !chosen || isSame || isBeingRead}
            busy={newcomers.isJoining || change.isPending}
            busyLabel={SAVING}
            onClick={() => void save()}
          >
            {lost.length > 0 ? DELETE_AND_SAVE : SAVE_ROSTER}
          </Button>
        </>
      }
    >
      <Stack>
        {!online && <Banner tone="warning" title={NEEDS_SIGNAL} />}
        {offered.map((player) => (
          <PlayerChoice
            key={player.id}
            player={player}
            roster={roster}
            firstHole={firstHole}
            hole={hole}
            choice={choices[player.id] ?? choiceOf(roster, player.id, firstHole)}
            onChoice={(choice) => setChoices((now) => ({ ...now, [player.id]: choice }))}
          />
        ))}
        {newcomers.names.map((name, index) => (
          <TextField
            // The index is a stable key: fields are only appended, never removed.
            key={index}
            label={NEW_NAME}
            hint={fromHere === 'all' ? PLAYS_ALL : playsFrom(hole)}
            value={name}
            onChange={(event) => newcomers.rename(index, event.target.value)}
            maxLength={PLAYER_NAME_MAX}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            autoFocus
          />
        ))}
        <Button fullWidth icon={<PlusIcon aria-hidden />} disabled={!online} onClick={newcomers.addField}>
          {ADD_PLAYER}
        </Button>
        {table && chosen && <StrokesFields players={offered.filter((player) => chosen.players.includes(player.id))} table={table} chosen={strokes} onChange={setStrokes} />}
        {!chosen && <Banner tone="warning" title={TWO_TO_EIGHT} />}
        {lost.length > 0 && (
          <Banner tone="warning" title={SCORES_GO}>
            {lost.map(({ playerId, holes, cards }) => whatGoes(playerOf(everyone, playerId).name, holes, cards)).join('. ')}
          </Banner>
        )}
        {chosen && !isSame && <NetChangesSection everyone={everyone} changes={changes} />}
        <Disclosure summary={HOW_SETTLED}>{WHO_PLAYS_HINT}</Disclosure>
      </Stack>
    </Dialog>
  );
}

/** The strokes and tees of the roster. */
const strokesOf = ({ strokesGiven = {}, tees = {} }: Roster): StrokesChosen => ({
  strokes: strokesGiven,
  tees: Object.fromEntries(Object.entries(tees).map(([playerId, { teeId }]) => [playerId, teeId])),
});

/** Fields that are left out stay as they are, so a removed tee or removed strokes are sent as null. */
const rosterToSend = (chosen: Roster, { tees = {}, strokesGiven = {} }: Roster): RosterInput =>
  rosterEntries(chosen).map(({ handicap: _handicap, ...entry }) => ({
    ...entry,
    ...(entryOf(tees, entry.playerId) !== undefined && entry.teeId === undefined && { teeId: null }),
    ...(entryOf(strokesGiven, entry.playerId) !== undefined && entry.strokesGiven === undefined && { strokesGiven: null }),
  }));
