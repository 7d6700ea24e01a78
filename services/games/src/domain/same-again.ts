import type { GroupState, RoundRulesInput } from '@fairshare/contracts';
import { isBuiltInCardType, MIN_PLAYERS, whoPlays, entryOf } from '@fairshare/golf-rules';
import { sameHouse } from './house-rules';
import { gameOfKind } from './games';
import { newSettings, type NewRound, type Round } from './round';
import type { NewRoster } from './roster';

/** What the request for a new round says itself. */
export interface Asked extends NewRoster {
  readonly rules?: RoundRulesInput;
  /** One of the group's course cards; null: none. */
  readonly courseId?: string | null;
}

/** What a new round takes from an earlier one of its group. */
export interface SameAgain {
  readonly playing: NewRoster;
  readonly cardValues: Readonly<Record<string, number>>;
  readonly settings: NonNullable<NewRound['settings']>;
  /** Its rules, and its course as it was then. */
  readonly house: Pick<NewRound, 'rules' | 'course'>;
}

/**
 * Players who are archived stay at home; everyone else plays all of the holes, whoever left early the last time. With fewer than two of them
 * left, the group says who plays.
 * @throws NoGameOn, NoSuchCourse for what the request says of rules and course
 */
export function sameAgain(before: Round, group: GroupState, asked: Asked): SameAgain {
  const { players, holes, strokesGiven = {} } = whoPlays(before, group.players);
  const present = players.filter((playerId) => group.players.some(({ id, archivedAt }) => id === playerId && archivedAt === undefined));
  const firstHole = asked.holes && !asked.holes.includes(before.firstHole ?? 0) ? undefined : before.firstHole;
  return {
    playing: {
      holes,
      ...(present.length >= MIN_PLAYERS && {
        roster: present.map((playerId) => ({ playerId, strokesGiven: entryOf(strokesGiven, playerId) })),
      }),
      ...(firstHole !== undefined && { firstHole }),
      ...asked,
    },
    cardValues: { ...group.cardValues, ...valuesInPlay(before, group) },
    settings: {
      points: gameOfKind(before, 'points')?.settings ?? before.internal.pointsSettings ?? newSettings(before.rules),
      bbb: gameOfKind(before, 'bbb')?.settings,
    },
    house: sameHouse(before, group, asked),
  };
}

/** A custom card may have left the group since. */
function valuesInPlay({ cards }: Round, { customCards }: GroupState): Record<string, number> {
  return Object.fromEntries(Object.entries(cards.values).filter(([key]) => isBuiltInCardType(key) || customCards.some(({ id }) => id === key)));
}
