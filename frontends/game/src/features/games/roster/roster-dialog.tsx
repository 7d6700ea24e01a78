import { changeRosterMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { formatDollars, type Roster, rosterEntries } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, Select, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import { AccountName } from '../../../shared/account-name';
import { playerOf } from '../../../shared/player-of';
import type { RoundOnPhone } from '../../../shared/round-input';
import { StrokesFields } from '../../../shared/strokes-fields';
import { useBeingRead } from '../../../shared/use-being-read';
import { useChange } from '../../../shared/use-change';
import type { SheetProps } from '../sheet-button';
import styles from './roster.module.css';
import { type Choice, choiceOf, choicesFor, rosterChosen } from './roster-choices';
import { centsMoved, lostBy, movedBy } from './roster-effects';
import {
  COULD_NOT_CHANGE,
  DELETE_AND_SAVE,
  MOVES_NOTHING,
  movesInAll,
  NEEDS_SIGNAL,
  SAVE_ROSTER,
  SAVING,
  SCORES_GO,
  TWO_TO_EIGHT,
  whatGoes,
  WHO_PLAYS,
  WHO_PLAYS_HINT,
} from './texts';
import { WhatItMoves } from './what-it-moves';

interface RosterDialogProps extends SheetProps {
  group: Group;
  round: RoundOnPhone;
  roster: Roster;
}

/** The sheet of the selected round. */
export default function RosterSheet({ onClose }: SheetProps) {
  const { group, roster, round } = useSelection();
  return group && roster && round && <RosterDialog group={group} round={round} roster={roster} onClose={onClose} />;
}

/** Who plays which holes: sits out, came on a hole, left after one; with what it moves before it is saved. */
function RosterDialog({ group, round, roster, onClose }: RosterDialogProps) {
  const { firstHole, id, version } = round.game;
  const { online } = useOffline();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [strokes, setStrokes] = useState<Readonly<Record<string, number>>>({});
  const change = useChange(changeRosterMutation(), COULD_NOT_CHANGE, { titled: false });
  const isBeingRead = useBeingRead(id);
  const everyone = everyoneOf(group);
  // Who is archived is offered only in the round they play.
  const offered = everyone.filter((player) => roster.players.includes(player.id) || group.players.some((one) => one.id === player.id));
  const chosen = rosterChosen(
    roster,
    offered.map((player) => player.id),
    choices,
    { ...round.game, strokes },
  );
  const isSame = chosen !== null && JSON.stringify(chosen) === JSON.stringify(roster);
  const lost = chosen ? lostBy(round, roster, chosen) : [];
  const moved = chosen && !isSame ? movedBy(round, roster, chosen) : [];
  const cents = centsMoved(moved);
  const save = () => chosen && change.mutate({ gameId: id, ifMatch: version, roster: rosterEntries(chosen), discard: lost.length > 0 }, { onSuccess: onClose });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WHO_PLAYS}
      description={WHO_PLAYS_HINT}
      footer={
        <>
          {chosen && !isSame && <p className={styles.inAll}>{cents > 0 ? movesInAll(formatDollars(cents)) : MOVES_NOTHING}</p>}
          <Button variant={lost.length > 0 ? 'danger' : 'primary'} disabled={!online || !chosen || isSame || isBeingRead} busy={change.isPending} busyLabel={SAVING} onClick={save}>
            {lost.length > 0 ? DELETE_AND_SAVE : SAVE_ROSTER}
          </Button>
        </>
      }
    >
      <Stack>
        {!online && <Banner tone="warning" title={NEEDS_SIGNAL} />}
        {offered.map((player) => (
          <Select
            key={player.id}
            label={player.name}
            labelAction={<AccountName player={player} />}
            options={choicesFor(roster, player.id, firstHole)}
            value={choices[player.id] ?? choiceOf(roster, player.id, firstHole)}
            onValueChange={(choice) => setChoices((now) => ({ ...now, [player.id]: choice }))}
          />
        ))}
        {round.game.course && chosen && (
          <StrokesFields players={offered.filter((player) => chosen.players.includes(player.id))} strokes={{ ...roster.strokesGiven, ...strokes }} onChange={setStrokes} />
        )}
        {!chosen && <Banner tone="warning" title={TWO_TO_EIGHT} />}
        {lost.length > 0 && (
          <Banner tone="warning" title={SCORES_GO}>
            {lost.map(({ playerId, holes, cards }) => whatGoes(playerOf(everyone, playerId).name, holes, cards)).join('. ')}
          </Banner>
        )}
        {chosen && !isSame && <WhatItMoves everyone={everyone} moved={moved} />}
      </Stack>
    </Dialog>
  );
}
