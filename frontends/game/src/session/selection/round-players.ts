import type { GameState, Group, Player } from '@fairshare/contracts';
import { GolfRulesError, type Roster, whoPlays } from '@fairshare/golf-rules';
import { playerOf } from '../../shared/player-of';

/** All players of a group, in its order: those who are offered for new rounds, then those who are archived. */
export const everyoneOf = (group: Group): readonly Player[] => [...group.players, ...((group as { archived?: readonly Player[] }).archived ?? [])];

/** Who plays a round, and which holes, as this phone knows it; null where it knows of none that can be played. */
export function rosterOfGame(game: GameState, group: Group): Roster | null {
  try {
    return whoPlays(game, everyoneOf(group));
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}

/** Those who play a round, in its order. */
export const playersOfRound = (roster: Roster, group: Group): readonly Player[] => roster.players.map((playerId) => playerOf(everyoneOf(group), playerId));
