import type { Change } from '@fairshare/store';
import { type CardGroup, changedCardValues, replaceCardValues as replace } from './cards';
import type { Entries, Stamp } from './cells';
import { centsMoved, withMoneyChange } from './money-changes';
import type { Round } from './round';

/** Replaces the round's card values (whole dollars); after the first entry the round remembers who did. @throws UnknownCard, AmbiguousCard */
export function replaceCardValues(round: Round, group: CardGroup, given: Entries<number>, stamp: Stamp): Change<Round> {
  const change = replace(round, group, given);
  if (change === 'unchanged' || 'deleted' in change) return change;
  const { state } = change;
  return { ...change, state: withMoneyChange(round, state, changedCardValues(round, state, group), centsMoved(round, state, group.players, group), stamp) };
}
