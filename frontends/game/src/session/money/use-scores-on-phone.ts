import { entriesQuery, gameStateQuery, groupQuery } from '@fairshare/api-client';
import type { GameState, Group, Player, RoundEntries } from '@fairshare/contracts';
import type { Roster } from '@fairshare/golf-rules';
import { withCells, withUnsentCells } from '@fairshare/offline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cardsOnTable, withAssignment } from '../../shared/card-table';
import type { ShownPlayer } from '../../shared/player-of';
import { nothingEntered, type RoundOnPhone, type ScoresOnPhone } from '../../shared/round-input';
import { useOffline } from '../offline/offline';
import { withUnsentCards } from '../selection/with-unsent';
import { type PendingAssignment, type PendingHole, usePendingHoles, usePendingSaves } from './use-pending-saves';

interface Session {
  readonly groupId: string;
  readonly sessionId: string;
  /** The players of the session, in player order. */
  readonly players: readonly ShownPlayer[];
  readonly roster: Roster | null;
}

/** The cards of a session that was not read yet. */
const NO_CARDS: ScoresOnPhone['game'] = { playerCards: {}, cardValues: {}, cardHistory: [] };

/**
 * The scores of a session as this phone knows them: the server's latest data, unsent entries of this phone, and pending saves. All money shown while a round is
 * played is computed from these, so that no two screens differ.
 */
export function useScoresOnPhone({ groupId, sessionId, players, roster }: Session): ScoresOnPhone {
  const { entries } = useOffline();
  const { data: group } = useQuery({ ...groupQuery(groupId), enabled: false });
  const { data: session } = useQuery({ ...gameStateQuery(sessionId), enabled: false });
  const { data: entered } = useQuery({ ...entriesQuery(sessionId), enabled: false });
  const holes = usePendingHoles();
  const cards = usePendingSaves<PendingAssignment>('assignCard');
  return useMemo(() => {
    return {
      players,
      roster,
      game: (session && group && withPendingCards(withUnsentCards(session, { ...group, players: [...players] }, entries), group, players, cards)) ?? session ?? NO_CARDS,
      entered: withPendingHoles(withUnsentCells(entered ?? nothingEntered(sessionId, groupId), entries), holes),
    };
  }, [players, roster, groupId, sessionId, group, session, entered, entries, holes, cards]);
}

/** A round with the scores from {@link useScoresOnPhone}. */
export function useNewestScores<Round extends RoundOnPhone>(round: Round): Round {
  const { players, roster = null, game } = round;
  const scores = useScoresOnPhone({ groupId: game.groupId, sessionId: game.id, players, roster });
  return useMemo(
    // Data that this phone has not fetched itself stays as passed in.
    () => ({ ...round, game: { ...game, ...scores.game }, entered: scores.entered.version > 0 ? scores.entered : round.entered }),
    [round, game, scores],
  );
}

const withPendingHoles = (round: RoundEntries, pending: readonly PendingHole[]): RoundEntries =>
  pending
    .filter(({ sessionId }) => sessionId === round.id)
    .reduce((now, { hole, cells }) => ({ ...now, holes: { ...now.holes, [hole]: withCells(now.holes[hole], cells) } }), round);

function withPendingCards(game: GameState, { customCards }: Pick<Group, 'customCards'>, players: readonly Player[], pending: readonly PendingAssignment[]): GameState {
  return pending
    .filter(({ gameId }) => gameId === game.id)
    .reduce((now, { cardType, playerId }) => {
      const card = cardsOnTable(now, customCards).find(({ key }) => key === cardType);
      return card ? withAssignment(now, card, playerId, players) : now;
    }, game);
}
