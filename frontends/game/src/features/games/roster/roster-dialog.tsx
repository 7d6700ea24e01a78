import { changeRosterMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { formatDollars, formatSignedDollars, type Roster, rosterEntries } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, List, ListRow, PlayerBadge, Section, Select, Stack } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useFailureToast } from '../../../shared/failure-toast';
import { playerOf } from '../../../shared/player-of';
import type { RoundOnPhone } from '../../../shared/round-input';
import styles from './roster.module.css';
import { type Choice, choiceOf, choicesFor, rosterChosen } from './roster-choices';
import { lostBy, movedBy } from './roster-effects';
import {
  ALL_GAMES,
  COULD_NOT_CHANGE,
  DELETE_AND_SAVE,
  MOVES_NOTHING,
  movesInAll,
  NEEDS_SIGNAL,
  SAVE_ROSTER,
  SAVING,
  SCORES_GO,
  TWO_TO_EIGHT,
  WHAT_IT_MOVES,
  whatGoes,
  WHO_PLAYS,
  WHO_PLAYS_HINT,
} from './texts';

export interface RosterDialogProps {
  group: Group;
  round: RoundOnPhone;
  roster: Roster;
  onClose: () => void;
}

/** Who plays which holes: sits out, came on a hole, left after one; with what it moves before it is saved. */
export function RosterDialog({ group, round, roster, onClose }: RosterDialogProps) {
  const { firstHole, id, version } = round.game;
  const { online } = useOffline();
  const { couldNot, mended } = useFailureToast();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const change = useMutation(changeRosterMutation());
  const everyone = everyoneOf(group);
  // Who is archived is offered only in the round they play.
  const offered = everyone.filter((player) => roster.players.includes(player.id) || group.players.some((one) => one.id === player.id));
  const chosen = rosterChosen(
    roster,
    offered.map((player) => player.id),
    choices,
    firstHole,
  );
  const isSame = chosen !== null && JSON.stringify(chosen) === JSON.stringify(roster);
  const lost = chosen ? lostBy(round, roster, chosen) : [];
  const moved = chosen && !isSame ? movedBy(round, roster, chosen) : [];
  const cents = moved.reduce((sum, { beforeCents, afterCents }) => sum + Math.max(0, afterCents - beforeCents), 0);
  const save = () =>
    chosen &&
    change.mutate(
      { gameId: id, ifMatch: version, roster: rosterEntries(chosen), discard: lost.length > 0 },
      {
        onSuccess: () => {
          mended(COULD_NOT_CHANGE);
          onClose();
        },
        onError: (error) => couldNot(COULD_NOT_CHANGE, error),
      },
    );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={WHO_PLAYS}
      description={WHO_PLAYS_HINT}
      footer={
        <>
          {chosen && !isSame && <p className={styles.inAll}>{cents > 0 ? movesInAll(formatDollars(cents)) : MOVES_NOTHING}</p>}
          <Button variant={lost.length > 0 ? 'danger' : 'primary'} disabled={!online || !chosen || isSame} busy={change.isPending} busyLabel={SAVING} onClick={save}>
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
            options={choicesFor(roster, player.id, firstHole)}
            value={choices[player.id] ?? choiceOf(roster, player.id, firstHole)}
            onValueChange={(choice) => setChoices((now) => ({ ...now, [player.id]: choice }))}
          />
        ))}
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

function WhatItMoves({ everyone, moved }: { everyone: ReturnType<typeof everyoneOf>; moved: ReturnType<typeof movedBy> }) {
  return (
    <Section title={WHAT_IT_MOVES} description={moved.length > 0 ? ALL_GAMES : MOVES_NOTHING}>
      {moved.length > 0 && (
        <List label={WHAT_IT_MOVES}>
          {moved.map(({ playerId, beforeCents, afterCents }) => {
            const player = playerOf(everyone, playerId);
            return (
              <ListRow
                key={playerId}
                leading={<PlayerBadge player={player} decorative />}
                title={player.name}
                trailing={`${formatSignedDollars(beforeCents)} → ${formatSignedDollars(afterCents)}`}
              />
            );
          })}
        </List>
      )}
    </Section>
  );
}
