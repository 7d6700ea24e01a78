import type { GameState, Group } from '@fairshare/contracts';
import { proposedPlayers, type Roster, whoPlays } from '@fairshare/golf-rules';
import { ifPlayable } from '../../shared/if-playable';
import { asShown, playerOf, type ShownPlayer } from '../../shared/player-of';

/** A group stored on a phone may come from a release that had no archived players and no regulars. */
type OlderGroup = Pick<Group, 'players'> & Partial<Group>;

/** All players of a group, in its order: those offered for new rounds, then the archived ones. */
export const everyoneOf = (group: OlderGroup): readonly ShownPlayer[] => [...group.players, ...(group.archived ?? [])].map((player) => asShown(group, player));

/** The players proposed for a new round of a group: its regulars, else all players if the group is not too large, else none. */
export const proposedFor = ({ players, regulars = [] }: OlderGroup): readonly string[] =>
  proposedPlayers(
    players.map(({ id }) => id),
    regulars,
  );

/** Whether a call without players means exactly these: all players of a group without regulars. In all other cases the chosen players are sent. */
export const goesWithoutSaying = ({ players, regulars = [] }: OlderGroup, chosen: readonly string[]): boolean => regulars.length === 0 && chosen.length === players.length;

/** The players of a round and their holes, as this phone knows them; null if this phone knows of no holes that can be played. */
export const rosterOfGame = (game: GameState, group: Group): Roster | null => ifPlayable(() => whoPlays(game, everyoneOf(group)), null);

/** The players of a round, in its order. */
export const playersOfRound = (roster: Roster, group: Group): readonly ShownPlayer[] => roster.players.map((playerId) => playerOf(everyoneOf(group), playerId));
