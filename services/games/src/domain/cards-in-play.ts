import type { CustomCard, RecordedCard } from '@fairshare/contracts';
import { BUILT_IN_CARDS, CUSTOM_CARD_TYPE, DEFAULT_CARD_VALUE, customCardsInPlay, groupCardInPlay, recordedCustomCards } from '@fairshare/golf-rules';
import { AmbiguousCard, UnknownCard } from './errors';
import type { Round } from './round';

/** A card with its own value in whole dollars, which counts where the round's map has none. */
export type PlayedCard = RecordedCard;

/** What of its group the cards of a round depend on. */
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

/** All cards a round plays with. */
export function cardsInPlay(round: Round, table: CardTable): PlayedCard[] {
  return [...builtInCards, ...customCardsInPlay(table, round.cards.recorded)];
}

/** What may be assigned: the cards in play and, in an earlier round, those of the group it has not recorded yet. */
export function assignableCards(round: Round, table: CardTable): PlayedCard[] {
  const inPlay = cardsInPlay(round, table);
  return table.isActive ? inPlay : withMissing(inPlay, table.customCards.map(groupCardInPlay));
}

/** What a late record may speak of: also a card that has left play since, which keeps its place in the history. */
export function rememberedCards(round: Round, table: CardTable): PlayedCard[] {
  return withMissing(assignableCards(round, table), recordedCustomCards(round.cards.recorded));
}

const withMissing = (cards: PlayedCard[], more: readonly PlayedCard[]): PlayedCard[] => [...cards, ...more.filter((card) => !cards.some((known) => known.key === card.key))];

/**
 * The card a request means: a built-in type, a custom card's id, or its name where only one has it.
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
