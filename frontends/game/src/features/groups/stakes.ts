import type { BodyOf } from '@fairshare/api-client';
import type { Group, RoundEntries } from '@fairshare/contracts';
import { centsToDollars, DEFAULT_ROUND_RULES, dollarsToCents } from '@fairshare/golf-rules';

/** The values of a point and a pot (front, back or total) of a round. Cents. */
export interface Stakes {
  readonly pointCents: number;
  readonly potCents: number;
}

/** The stakes offered as chips: a pot is worth ten points, as by default. */
export const STAKES = {
  nothing: { pointCents: 0, potCents: 0 },
  quarter: { pointCents: 25, potCents: 250 },
  dollar: { pointCents: 100, potCents: 1000 },
} as const satisfies Record<string, Stakes>;

/** The default stakes, for rounds without group rules. */
export const DEFAULT_STAKES: Stakes = { pointCents: DEFAULT_ROUND_RULES.pointValueCents, potCents: DEFAULT_ROUND_RULES.fbtValueCents };

export const isSameStakes = (one: Stakes, other: Stakes): boolean => one.pointCents === other.pointCents && one.potCents === other.potCents;

/** The stakes in the group's rules. The phone may have stored a group from a release without rules. */
export function stakesOfGroup({ rules }: Partial<Pick<Group, 'rules'>>): Stakes {
  return rules ? { pointCents: dollarsToCents(rules.pointValue), potCents: dollarsToCents(rules.fbtValue) } : DEFAULT_STAKES;
}

/** The stakes of a round, taken from its newest game; null: it has no game. */
export function stakesOfRound({ games }: Pick<RoundEntries, 'games'>): Stakes | null {
  const { settings } = games.at(-1) ?? {};
  return settings ? { pointCents: dollarsToCents(settings.pointValue), potCents: dollarsToCents(settings.fbtValue) } : null;
}

/** The proposed stakes: the group's own if its rules differ from the default, else the last round's. @param last null: there was none, or it is not loaded */
export function proposedStakes(group: Partial<Pick<Group, 'rules'>>, last: Stakes | null): Stakes {
  const ofGroup = stakesOfGroup(group);
  return last && isSameStakes(ofGroup, DEFAULT_STAKES) ? last : ofGroup;
}

/** The rules to send for a new round: its stakes, if they differ from the group's. */
export function rulesOfStakes(stakes: Stakes, usual: Stakes): NonNullable<BodyOf<'POST /api/game-state'>['rules']> {
  return isSameStakes(stakes, usual) ? {} : { pointValue: centsToDollars(stakes.pointCents), fbtValue: centsToDollars(stakes.potCents) };
}
