import type { CardAssignment, RoundState } from '@fairshare/contracts';
import type { NamedChange } from '@fairshare/store';
import { later } from './cells';
import { type PlayedCard } from './cards-in-play';
import { RoundFull } from './errors';
import { CARD_MOVES_MAX } from './round-limits';
import { type Round, numberChild, played } from './round';

/** A card given to a player, or put back (null). */
export interface NewCardAssignment {
  readonly playerId: string | null;
  readonly by: string;
  readonly at: string;
}

type Cards = RoundState['cards'];

export const holderOf = ({ cards }: Round, key: string): string | null => (Object.hasOwn(cards.holders, key) ? (cards.holders[key] ?? null) : null);

/**
 * Puts an assignment into the history where it belongs by the time it happened. The last one of a card says who holds it, so one
 * that comes late never takes the card from a later holder. @throws RoundFull
 */
export function addCardAssignment(round: Round, card: PlayedCard, { playerId, by, at }: NewCardAssignment): Round {
  if (round.cards.history.length >= CARD_MOVES_MAX) {
    throw new RoundFull(`The cards of this round have changed hands ${CARD_MOVES_MAX.toLocaleString('en-US')} times, as often as it keeps. Start a new game to go on`);
  }
  const { id, round: numbered } = numberChild(round, 'm');
  const { cards } = numbered;
  const position = cards.history.findLastIndex((assignment) => assignment.at <= at) + 1;
  const history = cards.history.toSpliced(position, 0, { id, key: card.key, playerId, at, by });
  const recorded = { ...cards.recorded, [card.key]: card };
  return { ...played(numbered, at), cards: { ...cards, recorded, history, holders: holdersAfter(cards, history, card.key) } };
}

/** That a card changed hands, with the id of the move that says so. `before`: the round without that move. */
export const cardAssigned = (before: Round, key: string, playerId: string | null): NamedChange => ({
  name: 'card-assigned',
  facts: { key, playerId, moveId: numberChild(before, 'm').id },
});

/** Of an assignment made now: never before what the history already has, whatever the clocks of our processes say. */
export const assignmentTime = (round: Round, now: string): string => later(now, round.cards.history.at(-1)?.at);

function holdersAfter(cards: Cards, history: readonly CardAssignment[], key: string): Cards['holders'] {
  const { [key]: _before, ...others } = cards.holders;
  const holder = history.findLast((assignment) => assignment.key === key)?.playerId;
  return holder == null ? others : { ...others, [key]: holder };
}

/** The legs of each card's route: an assignment to its holder is none, nor is putting back what nobody held. */
export function changesOfHolder(history: readonly CardAssignment[]): CardAssignment[] {
  const holders = new Map<string, string | null>();
  return history.filter(({ key, playerId }) => {
    const moved = (holders.get(key) ?? null) !== playerId;
    holders.set(key, playerId);
    return moved;
  });
}
