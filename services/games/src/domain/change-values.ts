import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@fairshare/store';
import { type CardGroup, changedCardValues, replaceCardValues as replace } from './cards';
import type { Entries, Authorship } from './cells';
import { ValuesChanged } from './errors';
import { centsChanged, withMoneyChange } from './money-changes';
import type { Round } from './round';

/** Card key → whole dollars, and the values that the choice replaces. */
export interface CardValuesRequest {
  readonly values: Entries<number>;
  readonly base?: Entries<number>;
}

/** Replaces the round's card values. After the first entry the round records who changed them. @throws UnknownCard, AmbiguousCard, ValuesChanged */
export function replaceCardValues(round: Round, group: CardGroup, { values, base }: CardValuesRequest, authorship: Authorship): Change<Round> {
  const change = replace(round, group, values);
  if (change === 'unchanged' || 'deleted' in change) return change;
  if (base && !isDeepStrictEqual({ ...base }, { ...round.cards.values })) throw new ValuesChanged(round.cards.values);
  const { state } = change;
  return { ...change, state: withMoneyChange(round, state, changedCardValues(round, state, group), centsChanged(round, state, group.players, group), authorship) };
}
