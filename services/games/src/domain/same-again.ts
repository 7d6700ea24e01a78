import type { GroupState } from '@fairshare/contracts';
import { isBuiltInCardType, MIN_PLAYERS, whoPlays } from '@fairshare/golf-rules';
import { DEFAULT_SETTINGS, type NewRound, type Round } from './round';
import type { NewRoster } from './roster';

/** What a new round takes from an earlier one of its group. */
export interface SameAgain {
  readonly playing: NewRoster;
  readonly cardValues: Readonly<Record<string, number>>;
  readonly settings: NonNullable<NewRound['settings']>;
}

/**
 * Players who are archived stay at home; everyone else plays all of the holes, whoever left early the last time. With fewer than two of them
 * left, the group says who plays.
 * @param asked what the request says itself
 */
export function sameAgain(before: Round, group: GroupState, asked: NewRoster): SameAgain {
  const { players, holes } = whoPlays(before, group.players);
  const present = players.filter((playerId) => group.players.some(({ id, archivedAt }) => id === playerId && archivedAt === undefined));
  const firstHole = asked.holes && !asked.holes.includes(before.firstHole ?? 0) ? undefined : before.firstHole;
  return {
    playing: {
      holes,
      ...(present.length >= MIN_PLAYERS && { roster: present.map((playerId) => ({ playerId })) }),
      ...(firstHole !== undefined && { firstHole }),
      ...asked,
    },
    cardValues: { ...group.cardValues, ...valuesInPlay(before, group) },
    settings: { points: before.points?.settings ?? before.internal.pointsSettings ?? DEFAULT_SETTINGS, bbb: before.bbb.settings },
  };
}

/** A custom card may have left the group since. */
function valuesInPlay({ cards }: Round, { customCards }: GroupState): Record<string, number> {
  return Object.fromEntries(Object.entries(cards.values).filter(([key]) => isBuiltInCardType(key) || customCards.some(({ id }) => id === key)));
}
