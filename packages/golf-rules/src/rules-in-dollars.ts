import type { HouseRules, RoundRules } from './house-rules';
import { centsToDollars, dollarsToCents } from './money';

/** Some of the rules, with values in dollars. A missing rule does not change. */
export type RulesInDollars = Partial<Omit<HouseRules, 'games'>> & {
  readonly games?: Partial<HouseRules['games']>;
  readonly pointValue?: number;
  readonly fbtValue?: number;
  readonly allowance?: number;
};

/** Rules with some of them changed. @throws InvalidDollarsError */
export function withRulesInDollars<Rules extends RoundRules>(rules: Rules, { games, pointValue, fbtValue, ...others }: RulesInDollars): Rules {
  return {
    ...rules,
    ...others,
    games: { ...rules.games, ...games },
    ...(pointValue !== undefined && { pointValueCents: dollarsToCents(pointValue) }),
    ...(fbtValue !== undefined && { fbtValueCents: dollarsToCents(fbtValue) }),
  };
}

/** Rules with values in dollars, as the API has them. */
export function inDollars<Rules extends RoundRules>({
  pointValueCents,
  fbtValueCents,
  ...others
}: Rules): Omit<Rules, 'pointValueCents' | 'fbtValueCents'> & { pointValue: number; fbtValue: number } {
  return { ...others, pointValue: centsToDollars(pointValueCents), fbtValue: centsToDollars(fbtValueCents) };
}
