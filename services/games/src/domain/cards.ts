import { entryOf } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Entries, Stamp } from './cells';
import { assignableCards, cardNamed, cardsInPlay, type CardTable, type PlayedCard } from './cards-in-play';
import { holderOf, addCardAssignment, assignmentTime, cardAssigned } from './card-moves';
import { AmbiguousCard, NoCardsLeft, RoundFull } from './errors';
import { type Players, requirePlayer } from './players';
import { requireOnCourse } from './roster';
import { CARDS_SEEN_MAX } from './round-limits';
import { changed, type Round, played } from './round';

/** What of its group a round's card game depends on. */
export interface CardGroup extends CardTable {
  readonly players: Players;
}

/**
 * Gives a card to a player, or puts it back (null). Giving it to its holder changes nothing.
 * @throws UnknownCard, AmbiguousCard, UnknownPlayer, NotPlaying, LeftTheCourse, RoundFull.
 */
export function assignCard(
  round: Round,
  group: CardGroup,
  { cardType, playerId }: { readonly cardType: string; readonly playerId: string | null },
  { by, at }: Stamp,
): Change<Round> {
  const card = cardNamed(assignableCards(round, group), cardType, 'cardType');
  if (playerId !== null) requirePlayer(group.players, playerId, 'playerId');
  if (holderOf(round, card.key) === playerId) return 'unchanged';
  if (playerId !== null) requireOnCourse(round, group.players, playerId, 'playerId');
  const placed = addCardAssignment(round, card, { playerId, by, at: assignmentTime(round, at) });
  return changed(placed, cardAssigned(round, card.key, playerId));
}

/** What can still be drawn: in play, not drawn before, held by nobody. */
export function deckOf(round: Round, table: CardTable): PlayedCard[] {
  return cardsInPlay(round, table).filter((card) => !round.cards.drawn.includes(card.key) && holderOf(round, card.key) === null);
}

/**
 * Draws a card from the deck and makes it the current one.
 * @param pick chance: a whole number from 0 up to, not including, the one it is given
 * @throws NoCardsLeft, RoundFull.
 */
export function drawCard(round: Round, table: CardTable, pick: (size: number) => number, { at }: Stamp): Change<Round> {
  const deck = deckOf(round, table);
  const card = deck.length > 0 ? deck[pick(deck.length)] : undefined;
  if (!card) throw new NoCardsLeft();
  if (round.cards.drawn.length >= CARDS_SEEN_MAX) throw new RoundFull(`${CARDS_SEEN_MAX} cards were drawn in this round, as many as it keeps. Start a new game to go on`);
  const cards = {
    ...round.cards,
    recorded: { ...round.cards.recorded, [card.key]: card },
    drawn: [...round.cards.drawn, card.key],
    current: card.key,
  };
  return changed({ ...played(round, at), cards }, { name: 'card-drawn', facts: { key: card.key } });
}

/**
 * Replaces the round's map of values (whole dollars). Keys may be types, custom cards' ids or unique names, and any key that is in
 * the map already, so that a client can send back what it read after a card has left play.
 * @throws UnknownCard, AmbiguousCard.
 */
export function replaceCardValues(round: Round, table: CardTable, given: Entries<number>): Change<Round> {
  const before = round.cards.values;
  const cards = assignableCards(round, table);
  const values: Record<string, number> = {};
  for (const [reference, value] of Object.entries(given)) {
    const field = `cardValues.${reference}`;
    const key = Object.hasOwn(before, reference) ? reference : cardNamed(cards, reference, field).key;
    if (Object.hasOwn(values, key)) throw new AmbiguousCard(field, reference);
    values[key] = value;
  }
  if (sameValues(before, values)) return 'unchanged';
  return changed({ ...round, cards: { ...round.cards, values } }, { name: 'card-values-changed' });
}

function sameValues(before: Entries<number>, after: Entries<number>): boolean {
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((key) => entryOf(before, key) === after[key]);
}
