import type { GameState, Group } from '@fairshare/contracts';
import { GolfRulesError, MAX_PLAYERS, MIN_PLAYERS, type Roster, whoPlays } from '@fairshare/golf-rules';
import { playerOf, type ShownPlayer } from '../../shared/player-of';

/** A group as this phone holds it: one that it kept for the release before lacks what came since. */
type KeptGroup = Omit<Group, 'archived' | 'regulars' | 'me'> & Partial<Pick<Group, 'archived' | 'regulars' | 'me'>>;

/** All players of a group, in its order: those who are offered for new rounds, then those who are archived. */
export const everyoneOf = ({ players, archived = [], me }: KeptGroup): readonly ShownPlayer[] =>
  [...players, ...archived].map((player) => (player.id === me ? { ...player, isMe: true } : player));

/** Who is proposed for a new round of a group: its regulars, else everyone of a group that is not too large; else nobody. */
export function proposedFor({ players, regulars = [] }: KeptGroup): readonly string[] {
  const everyone = players.map(({ id }) => id);
  const chosen = everyone.filter((id) => regulars.includes(id));
  if (canPlay(chosen.length)) return chosen;
  return canPlay(everyone.length) ? everyone : [];
}

/** Whether so many can play a round. */
export const canPlay = (count: number): boolean => count >= MIN_PLAYERS && count <= MAX_PLAYERS;

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
export const playersOfRound = (roster: Roster, group: Group): readonly ShownPlayer[] => roster.players.map((playerId) => playerOf(everyoneOf(group), playerId));
