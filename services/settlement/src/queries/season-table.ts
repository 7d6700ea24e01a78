import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { meetings, ranked, type Meeting, type PlayerTally } from '../domain/season';
import { rivalries, type Rivalry, roundByRound, type RoundOfAll, type SideTally, sideTallies } from '../domain/season-story';
import { requireGroup } from '../loaders/group';
import { type GroupSeason, roundsOfSeason } from '../loaders/seasons';

export interface SeasonTable extends GroupSeason {
  readonly rounds: number;
  readonly players: readonly PlayerTally[];
  readonly meetings: readonly Meeting[];
  readonly rivalries: readonly Rivalry[];
  readonly roundByRound: readonly RoundOfAll[];
  /** Player → their tallies of side games. */
  readonly sides: Readonly<Record<string, readonly SideTally[]>>;
}

/** The season table of all players. @throws NoSuchGroup */
export const seasonTable =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, seasonId: string): Promise<SeasonTable> => {
    const group = await requireGroup(deps, caller, groupId);
    const { season, rounds } = await roundsOfSeason(deps, group, seasonId);
    const players = group.players.map(({ id }) => id);
    return {
      group,
      season,
      rounds: rounds.length,
      players: ranked(players, rounds),
      meetings: meetings(players, rounds),
      rivalries: rivalries(players, rounds),
      roundByRound: roundByRound(rounds),
      sides: Object.fromEntries(players.map((playerId) => [playerId, sideTallies(playerId, rounds)])),
    };
  };
