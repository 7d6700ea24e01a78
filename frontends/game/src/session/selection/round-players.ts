import type { GameState, Group } from '@fairshare/contracts';
import { proposedPlayers, type Roster, whoPlays } from '@fairshare/golf-rules';
import { ifPlayable } from '../../shared/if-playable';
import { asShown, playerOf, type ShownPlayer } from '../../shared/player-of';

/** What a phone kept of a group may be of a release that knew of no archived players and no regulars. */
type OlderGroup = Pick<Group, 'players'> & Partial<Group>;

/** All players of a group, in its order: those who are offered for new rounds, then those who are archived. */
export const everyoneOf = (group: OlderGroup): readonly ShownPlayer[] => [...group.players, ...(group.archived ?? [])].map((player) => asShown(group, player));

/** Who is proposed for a new round of a group: its regulars, else everyone of a group that is not too large; else nobody. */
export const proposedFor = ({ players, regulars = [] }: OlderGroup): readonly string[] =>
  proposedPlayers(
    players.map(({ id }) => id),
    regulars,
  );

/** Whether a call that names nobody means these: everyone, of a group without regulars. What the golfer sees is sent in every other case. */
export const goesWithoutSaying = ({ players, regulars = [] }: OlderGroup, chosen: readonly string[]): boolean => regulars.length === 0 && chosen.length === players.length;

/** Who plays a round, and which holes, as this phone knows it; null where it knows of none that can be played. */
export const rosterOfGame = (game: GameState, group: Group): Roster | null => ifPlayable(() => whoPlays(game, everyoneOf(group)), null);

/** Those who play a round, in its order. */
export const playersOfRound = (roster: Roster, group: Group): readonly ShownPlayer[] => roster.players.map((playerId) => playerOf(everyoneOf(group), playerId));
