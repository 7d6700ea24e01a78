import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchPlayer } from '../domain/errors';
import { bestAndWorst, meetings, meetingsOf, roundsOf, tallyOf, type Meeting, type PlayedRound, type PlayerTally } from '../domain/season';
import { type SideTally, sideTallies } from '../domain/season-story';
import { requireGroup } from '../loaders/group';
import { type GroupSeason, roundsOfSeason } from '../loaders/seasons';

export interface PlayerSeason extends GroupSeason {
  readonly tally: PlayerTally;
  readonly sides: readonly SideTally[];
  readonly played: readonly PlayedRound[];
  readonly meetings: readonly Meeting[];
  readonly best: string | null;
  readonly worst: string | null;
}

/** One player's season. @throws NoSuchGroup, NoSuchPlayer */
export const playerSeason =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, seasonId: string, playerId: string): Promise<PlayerSeason> => {
    const group = await requireGroup(deps, caller, groupId);
    const players = group.players.map(({ id }) => id);
    if (!players.includes(playerId)) throw new NoSuchPlayer();
    const { season, rounds } = await roundsOfSeason(deps, group, seasonId);
    const played = roundsOf(playerId, rounds);
    const extremes = bestAndWorst(played);
    return {
      group,
      season,
      tally: tallyOf(playerId, rounds),
      sides: sideTallies(playerId, rounds),
      played,
      meetings: meetingsOf(playerId, meetings(players, rounds)),
      best: extremes?.best.id ?? null,
      worst: extremes?.worst.id ?? null,
    };
  };
