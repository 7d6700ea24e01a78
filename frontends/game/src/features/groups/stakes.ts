import type { BodyOf } from '@fairshare/api-client';
import type { Group, RoundEntries } from '@fairshare/contracts';
import { centsToDollars, DEFAULT_ROUND_RULES, dollarsToCents } from '@fairshare/golf-rules';

/** What a point and a pot (front, back or total) of a round are worth. Cents. */
export interface Stakes {
  readonly pointCents: number;
  readonly potCents: number;
}

/** What is chosen by a tap: a pot is worth ten points, as by default. */
export const STAKES = {
  nothing: { pointCents: 0, potCents: 0 },
  quarter: { pointCents: 25, potCents: 250 },
  dollar: { pointCents: 100, potCents: 1000 },
} as const satisfies Record<string, Stakes>;

/** What a round of no group's is played for. */
export const DEFAULT_STAKES: Stakes = { pointCents: DEFAULT_ROUND_RULES.pointValueCents, potCents: DEFAULT_ROUND_RULES.fbtValueCents };

export const isSameStakes = (one: Stakes, other: Stakes): boolean => one.pointCents === other.pointCents && one.potCents === other.potCents;

/** What the group's rules have its rounds played for. A phone may have kept a group of a release without rules. */
export function stakesOfGroup({ rules }: Partial<Pick<Group, 'rules'>>): Stakes {
  return rules ? { pointCents: dollarsToCents(rules.pointValue), potCents: dollarsToCents(rules.fbtValue) } : DEFAULT_STAKES;
}

/** What a round was played for, by the game that was made last; null: it has none. */
export function stakesOfRound({ games }: Pick<RoundEntries, 'games'>): Stakes | null {
  const { settings } = games.at(-1) ?? {};
  return settings ? { pointCents: dollarsToCents(settings.pointValue), potCents: dollarsToCents(settings.fbtValue) } : null;
}

/** What is proposed: the last round's, unless the group's rules say what its rounds are played for. @param last null: there was none, or it is not read */
export function proposedStakes(group: Partial<Pick<Group, 'rules'>>, last: Stakes | null): Stakes {
  const ofGroup = stakesOfGroup(group);
  return last && isSameStakes(ofGroup, DEFAULT_STAKES) ? last : ofGroup;
}

/** Rules of a new round, where it is not played for what its group's rounds are by its rules. */
export function rulesOfStakes(stakes: Stakes, usual: Stakes): NonNullable<BodyOf<'POST /api/game-state'>['rules']> {
  return isSameStakes(stakes, usual) ? {} : { pointValue: centsToDollars(stakes.pointCents), fbtValue: centsToDollars(stakes.potCents) };
}
