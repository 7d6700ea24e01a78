import { combinedResultsQuery, entriesQuery, gameStateQuery } from '@fairshare/api-client';
import type { GameSummary, Group, SavedResult } from '@fairshare/contracts';
import { type Cents, dollarsToCents, roundPlace, toRoster } from '@fairshare/golf-rules';
import { useQuery } from '@tanstack/react-query';
import { useNewestScores } from '../../session/money/use-scores-on-phone';
import { playersOfRound, rosterOfGame } from '../../session/selection/round-players';
import { useSelection } from '../../session/selection/selection';
import { useSideKinds } from '../../session/side-games/side-kinds';
import { ifPlayable } from '../../shared/if-playable';
import { offeredGames } from '../../shared/offered-games';
import { roundInput, type RoundOnPhone } from '../../shared/round-input';
import { settleOnPhone } from '../../shared/settle-on-phone';

/** The current state of a running round. */
export interface RoundNow {
  /** The next hole to enter; null: all are entered. */
  readonly hole: number | null;
  /** Number of the round's holes, and of those with all entries of the games in play. */
  readonly holes: number;
  readonly entered: number;
  /** Player id → cents if play stopped now; null: the round is not played for money yet. */
  readonly nets: Readonly<Record<string, Cents>> | null;
}

/** A round of the group as known to this phone: the selected one, or one that is loaded for this; null until it is loaded. */
export function useRoundOf(group: Group, { id }: Pick<GameSummary, 'id'>): RoundOnPhone | null {
  const selection = useSelection();
  const isSelected = selection.gameId === id;
  const { data: game } = useQuery({ ...gameStateQuery(id), enabled: !isSelected });
  const { data: entered } = useQuery({ ...entriesQuery(id), enabled: !isSelected });
  const hasSideGames = (entered?.sideGames ?? []).length > 0;
  const kinds = useSideKinds(hasSideGames && !isSelected);
  if (isSelected) return selection.round;
  if (!game || !entered || (hasSideGames && kinds === null)) return null;
  const roster = rosterOfGame(game, group);
  return roster && { players: playersOfRound(roster, group), roster, game, entered };
}

/** The round's state by the scores on this phone. The money covers the games of the saved result, or else all games that can be settled. */
export function useRoundNow(round: RoundOnPhone): RoundNow {
  const newest = useNewestScores(round);
  const { data: saved } = useQuery(combinedResultsQuery(round.game.groupId, round.game.id));
  return roundNow(newest, saved ?? null);
}

function roundNow(round: RoundOnPhone, saved: SavedResult | null): RoundNow {
  const { players, roster } = round;
  const input = roundInput(round);
  // A round that cannot be played has no next hole.
  const { through, next } = ifPlayable(() => roundPlace(input), { through: 0, next: null });
  return {
    hole: next,
    entered: through,
    holes: (roster ?? toRoster(players.map(({ id }) => id))).holes.length,
    nets: netsNow(round, saved),
  };
}

function netsNow(round: RoundOnPhone, saved: SavedResult | null): RoundNow['nets'] {
  const chosen = saved?.selectedGames ?? offeredGames(roundInput(round));
  if (chosen.length === 0) return null;
  const { pointValue, fbtValue } = saved?.overrides ?? saved ?? { pointValue: null, fbtValue: null };
  return settleOnPhone(round, chosen, { pointValueCents: inCents(pointValue), fbtValueCents: inCents(fbtValue) })?.nets ?? null;
}

const inCents = (dollars: number | null): Cents | null => (dollars === null ? null : dollarsToCents(dollars));
