import type { GroupState } from '@fairshare/contracts';
import { CALENDAR_YEAR, seasonOf, seasonOfYear, type Season } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { NoSuchPlayer } from '../domain/errors';
import { bestAndWorst, meetings, meetingsOf, ranked, roundsOf, tallyOf, type CountedRound, type Meeting, type PlayedRound, type PlayerTally } from '../domain/season';
import { rivalries, type Rivalry, roundByRound, type RoundOfAll, type SideTally, sideTallies } from '../domain/season-story';
import { requireGroup } from '../loaders/group';
import { roundsOfGroup } from '../loaders/rounds';

/** A season of a group. */
interface GroupSeason {
  readonly group: GroupState;
  readonly season: Season;
}

export interface SeasonTable extends GroupSeason {
  readonly rounds: number;
  readonly players: readonly PlayerTally[];
  readonly meetings: readonly Meeting[];
  readonly rivalries: readonly Rivalry[];
  readonly roundByRound: readonly RoundOfAll[];
  /** Player → what they brought from side games. */
  readonly sides: Readonly<Record<string, readonly SideTally[]>>;
}

export interface PlayerSeason extends GroupSeason {
  readonly tally: PlayerTally;
  readonly sides: readonly SideTally[];
  readonly played: readonly PlayedRound[];
  readonly meetings: readonly Meeting[];
  readonly best: string | null;
  readonly worst: string | null;
}

/** The seasons in which rounds were made, and the present one, newest first. @throws NoSuchGroup */
export const seasonsOfGroup =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string): Promise<Season[]> => {
    const group = await requireGroup(deps, caller, groupId);
    const rounds = await roundsOfGroup(deps, group);
    const instants = [deps.clock().toISOString(), ...rounds.map(({ round }) => round.state.createdAt)];
    const seasons = new Map(instants.map((at) => seasonAt(at, group)).map((season) => [season.id, season]));
    return [...seasons.values()].sort((a, b) => b.id.localeCompare(a.id));
  };

/** What everyone did in a season. @throws NoSuchGroup */
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

/** What one player did in a season. @throws NoSuchGroup, NoSuchPlayer */
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

async function roundsOfSeason(deps: SettlementDeps, group: GroupState, seasonId: string): Promise<{ season: Season; rounds: CountedRound[] }> {
  const season = seasonOfYear(Number(seasonId), startOf(group));
  const rounds = await roundsOfGroup(deps, group);
  const ofSeason = rounds.filter(({ round }) => seasonAt(round.state.createdAt, group).id === season.id);
  return { season, rounds: await deps.summaries.ofThose(ofSeason) };
}

/** The season of the day that an instant was in the group's time zone. */
const seasonAt = (at: string, group: GroupState): Season => seasonOf(at, startOf(group), group.timeZone);

const startOf = ({ seasonStart = CALENDAR_YEAR }: GroupState): string => seasonStart;
