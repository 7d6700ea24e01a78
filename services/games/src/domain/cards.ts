import type { CardAssignment, ChangedRule, RoundState, CustomCard, RecordedCard } from '@fairshare/contracts';
import { entryOf, BUILT_IN_CARDS, CUSTOM_CARD_TYPE, DEFAULT_CARD_VALUE, cardValue, customCardsInPlay, groupCardInPlay, recordedCustomCards } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import { type Entries, type Authorship, later } from './cells';
import { AmbiguousCard, NoCardsLeft, RoundFull, UnknownCard } from './errors';
import { type Players, requirePlayer, requireOnCourse } from './roster';
import { changed, type Round, played, nameChild } from './round';
import { CARDS_SEEN_MAX, CARD_MOVES_MAX } from './round-limits';

/** A card with its own value in whole dollars. That value counts where the round's map has none. */
export type PlayedCard = RecordedCard;

/** The parts of a group on which the cards of a round depend. */
export interface CardTable {
  readonly customCards: readonly CustomCard[];
  /** Whether the round is the group's newest. */
  readonly isActive: boolean;
}

const builtInCards: readonly PlayedCard[] = BUILT_IN_CARDS.map(({ type, name, emoji }) => ({
  key: type,
  type,
  name,
  emoji,
  value: DEFAULT_CARD_VALUE,
}));

/** All cards of a round. A finished round keeps the cards it recorded, even while it is the group's newest. */
export function cardsInPlay(round: Round, table: CardTable): PlayedCard[] {
  return [...builtInCards, ...customCardsInPlay({ ...table, isActive: followsGroup(round, table) }, round.cards.recorded)];
}

const followsGroup = (round: Round, { isActive }: CardTable): boolean => isActive && !round.finished;

/** The cards that may be assigned: those in play and, in an earlier round, the group's cards that it has not recorded yet. */
export function assignableCards(round: Round, table: CardTable): PlayedCard[] {
  const inPlay = cardsInPlay(round, table);
  return followsGroup(round, table) ? inPlay : withMissing(inPlay, table.customCards.map(groupCardInPlay));
}

/** The cards that a late record may name. They include a card that has left play since, which stays in the history. */
export function rememberedCards(round: Round, table: CardTable): PlayedCard[] {
  return withMissing(assignableCards(round, table), recordedCustomCards(round.cards.recorded));
}

const withMissing = (cards: PlayedCard[], more: readonly PlayedCard[]): PlayedCard[] => [...cards, ...more.filter((card) => !cards.some((known) => known.key === card.key))];

/**
 * Finds the card a request names: by a built-in type, a custom card's id, or a name that only one card has.
 * @throws UnknownCard, AmbiguousCard.
 */
export function cardNamed(cards: readonly PlayedCard[], reference: string, field: string): PlayedCard {
  const byKey = cards.find((card) => card.key === reference);
  if (byKey) return byKey;
  const [card, ...others] = cards.filter((one) => one.type === CUSTOM_CARD_TYPE && one.name === reference);
  if (!card) throw new UnknownCard(field, reference);
  if (others.length > 0) throw new AmbiguousCard(field, reference);
  return card;
}

/** A card assigned to a player, or returned to the deck (null). */
export interface NewCardAssignment {
  readonly playerId: string | null;
  readonly by: string;
  readonly at: string;
}

type Cards = RoundState['cards'];

export const holderOf = ({ cards }: Round, key: string): string | null => (Object.hasOwn(cards.holders, key) ? (cards.holders[key] ?? null) : null);

/**
 * Inserts an assignment into the history at the time it happened. The last assignment of a card determines its holder, so a late
 * record never takes the card from a later holder. @throws RoundFull
 */
export function addCardAssignment(round: Round, card: PlayedCard, { playerId, by, at }: NewCardAssignment): Round {
  if (round.cards.history.length >= CARD_MOVES_MAX) {
    throw new RoundFull(`The cards of this round have changed hands ${CARD_MOVES_MAX.toLocaleString('en-US')} times, as often as it keeps. Start a new game to go on`);
  }
  const { id, round: numbered } = nameChild(round, 'm');
  const { cards } = numbered;
  const position = cards.history.findLastIndex((assignment) => assignment.at <= at) + 1;
  const history = cards.history.toSpliced(position, 0, { id, key: card.key, playerId, at, by });
  const recorded = { ...cards.recorded, [card.key]: card };
  return { ...played(numbered, at), cards: { ...cards, recorded, history, holders: holdersAfter(cards, history, card.key) } };
}

/** The change "a card changed hands", with the id of the assignment. `before`: the round without that assignment. */
export const cardAssigned = (before: Round, key: string, playerId: string | null): NamedChange => ({
  name: 'card-assigned',
  facts: { key, playerId, moveId: nameChild(before, 'm').id },
});

/** The time of an assignment made now. It is never before the last one in the history, even if the clocks of our processes differ. */
export const assignmentTime = (round: Round, now: string): string => later(now, round.cards.history.at(-1)?.at);

function holdersAfter(cards: Cards, history: readonly CardAssignment[], key: string): Cards['holders'] {
  const { [key]: _before, ...others } = cards.holders;
  const holder = history.findLast((assignment) => assignment.key === key)?.playerId;
  return holder == null ? others : { ...others, [key]: holder };
}

/** The assignments that changed a card's holder. Assigning a card to its holder, or returning one that had no holder, is left out. */
export function changesOfHolder(history: readonly CardAssignment[]): CardAssignment[] {
  const holders = new Map<string, string | null>();
  return history.filter(({ key, playerId }) => {
    const moved = (holders.get(key) ?? null) !== playerId;
    holders.set(key, playerId);
    return moved;
  });
}

/** The parts of a group on which a round's card game depends. */
export interface CardGroup extends CardTable {
  readonly players: Players;
}

/**
 * Assigns a card to a player, or returns it to the deck (null). Assigning it to its holder changes nothing.
 * @throws UnknownCard, AmbiguousCard, UnknownPlayer, NotPlaying, LeftTheCourse, RoundFull.
 */
export function assignCard(
  round: Round,
  group: CardGroup,
  { cardType, playerId }: { readonly cardType: string; readonly playerId: string | null },
  { by, at }: Authorship,
): Change<Round> {
  const card = cardNamed(assignableCards(round, group), cardType, 'cardType');
  if (playerId !== null) requirePlayer(group.players, playerId, 'playerId');
  if (holderOf(round, card.key) === playerId) return 'unchanged';
  if (playerId !== null) requireOnCourse(round, group.players, playerId, 'playerId');
  const placed = addCardAssignment(round, card, { playerId, by, at: assignmentTime(round, at) });
  return changed(placed, cardAssigned(round, card.key, playerId));
}

/** The cards that can still be drawn: in play, not drawn before, without a holder. */
export function deckOf(round: Round, table: CardTable): PlayedCard[] {
  return cardsInPlay(round, table).filter((card) => !round.cards.drawn.includes(card.key) && holderOf(round, card.key) === null);
}

/**
 * Draws a card from the deck and makes it the current one.
 * @param pick random: a whole number from 0 to `size` - 1
 * @throws NoCardsLeft, RoundFull.
 */
export function drawCard(round: Round, table: CardTable, pick: (size: number) => number, { at }: Authorship): Change<Round> {
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
 * Replaces the round's map of values (whole dollars). Keys may be types, custom cards' ids or unique names. Any key that is in the map
 * already is also valid, so that a client can send back the map it read after a card has left play.
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
  return sameValues(before, values) ? 'unchanged' : changed({ ...round, cards: { ...round.cards, values } }, { name: 'card-values-changed' });
}

/** The cards whose value differs between two states of the round, in whole dollars. Only cards that are or were in play. */
export function changedCardValues(before: Round, after: Round, table: CardTable): ChangedRule[] {
  return rememberedCards(before, table).flatMap((card): ChangedRule[] => {
    const worth = ({ cards }: Round) => cardValue({ id: card.key, ...card }, cards.values);
    return worth(before) === worth(after) ? [] : [{ rule: 'cardValue', before: worth(before), after: worth(after), card: card.name }];
  });
}

function sameValues(before: Entries<number>, after: Entries<number>): boolean {
  const keys = Object.keys(after);
  return keys.length === Object.keys(before).length && keys.every((key) => entryOf(before, key) === after[key]);
}
