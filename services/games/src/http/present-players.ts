import type { GroupState, Player } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import type { Round } from '../domain/round';

/** The players of a round, in its order, with their current names. */
export const presentPlayers = (round: Round, players: GroupState['players']): Player[] =>
  whoPlays(round, players).players.flatMap((playerId) => players.flatMap(({ id, name, initials, color }) => (id === playerId ? [{ id, name, initials, color }] : [])));
