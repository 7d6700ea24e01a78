import type { GroupState } from '@fairshare/contracts';
import { CALENDAR_YEAR, seasonOf, seasonOfYear, type Season } from '@fairshare/golf-rules';
import type { SettlementDeps } from '../deps';
import type { CountedRound } from '../domain/season';
import { roundsOfGroup } from './rounds';

/** A season of a group. */
export interface GroupSeason {
  readonly group: GroupState;
  readonly season: Season;
}

export async function roundsOfSeason(deps: SettlementDeps, group: GroupState, seasonId: string): Promise<{ season: Season; rounds: CountedRound[] }> {
  const season = seasonOfYear(Number(seasonId), startOf(group));
  const rounds = await roundsOfGroup(deps, group);
  const ofSeason = rounds.filter(({ round }) => seasonAt(round.state.createdAt, group).id === season.id);
  return { season, rounds: await deps.summaries.ofThose(ofSeason) };
}

/** The season of an instant, by its date in the group's time zone. */
export const seasonAt = (at: string, group: GroupState): Season => seasonOf(at, startOf(group), group.timeZone);

const startOf = ({ seasonStart = CALENDAR_YEAR }: GroupState): string => seasonStart;
