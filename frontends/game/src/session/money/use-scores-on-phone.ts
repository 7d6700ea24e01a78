import { gameStateQuery, groupQuery, pointsGamesQuery } from '@fairshare/api-client';
import type { GameState, Group, Player, PointsGame } from '@fairshare/contracts';
import type { Roster } from '@fairshare/golf-rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cardsOnTable, withAssignment } from '../../shared/card-table';
import type { ShownPlayer } from '../../shared/player-of';
import { holeGamesByName, holeGamesOf, type RoundOnPhone, type ScoresOnPhone } from '../../shared/round-input';
import { useOffline } from '../offline/offline';
import { withUnsent, withUnsentCards } from '../selection/with-unsent';
import { type SavedAssignment, type SavedHole, usePendingSaves, useSavedHoles } from './use-pending-saves';

interface Session {
  readonly groupId: string;
  readonly sessionId: string;
  /** Who plays it, in player order. */
  readonly players: readonly ShownPlayer[];
  readonly roster: Roster | null;
}

/** Of a session that was not read yet. */
const NO_CARDS: ScoresOnPhone['game'] = { playerCards: {}, cardValues: {}, cardHistory: [] };

/**
 * The scores of a session as this phone knows them: what the server said last, what was entered here and is not sent yet, and the saves that are under
 * way. All money that a screen shows while a round is played comes from these, so that no two screens differ.
 */
export function useScoresOnPhone({ groupId, sessionId, players, roster }: Session): ScoresOnPhone {
  const { entries } = useOffline();
  const { data: group } = useQuery({ ...groupQuery(groupId), enabled: false });
  const { data: session } = useQuery({ ...gameStateQuery(sessionId), enabled: false });
  const { data: games } = useQuery({ ...pointsGamesQuery(groupId, sessionId), enabled: false });
  const holes = useSavedHoles();
  const cards = usePendingSaves<SavedAssignment>('assignCard');
  return useMemo(() => {
    const known = (games ?? []).map((game) => withSaves(withUnsent(game, entries), holes));
    return {
      players,
      roster,
      game: (session && group && withCards(withUnsentCards(session, { ...group, players: [...players] }, entries), group, players, cards)) ?? session ?? NO_CARDS,
      ...holeGamesByName(known),
    };
  }, [players, roster, group, session, games, entries, holes, cards]);
}

/** A round with the scores that {@link useScoresOnPhone} tells. */
export function useNewestScores<Round extends RoundOnPhone>(round: Round): Round {
  const { players, roster = null, game } = round;
  const scores = useScoresOnPhone({ groupId: game.groupId, sessionId: game.id, players, roster });
  return useMemo(
    // What this phone has not read itself stays as it was handed.
    () => ({ ...round, game: { ...game, ...scores.game }, ...holeGamesByName([...holeGamesOf(scores), ...holeGamesOf(round)]) }),
    [round, game, scores],
  );
}

const withSaves = <Game extends PointsGame>(game: Game, saves: readonly SavedHole[]): Game =>
  saves.filter(({ gameId }) => gameId === game.id).reduce((now, { hole, cells }) => ({ ...now, holes: { ...now.holes, [hole]: { ...now.holes[hole], ...cells } } }), game);

function withCards(game: GameState, { customCards }: Pick<Group, 'customCards'>, players: readonly Player[], saves: readonly SavedAssignment[]): GameState {
  return saves
    .filter(({ gameId }) => gameId === game.id)
    .reduce((now, { cardType, playerId }) => {
      const card = cardsOnTable(now, customCards).find(({ key }) => key === cardType);
      return card ? withAssignment(now, card, playerId, players) : now;
    }, game);
}
