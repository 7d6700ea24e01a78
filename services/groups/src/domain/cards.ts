import { BUILT_IN_CARD_TYPES, isBuiltInCardType } from '@fairshare/golf-rules';
import type { CustomCard } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { CardTaken, TooManyCards, UnknownCard } from './errors';
import type { Group } from './group';
import { happened, type Action } from './activity-log';

const MAX_CUSTOM_CARDS = 20;

/** Throws if the card's id or name is taken. Ids share a namespace with the built-in types, and a name may stand for its card. */
function assertFree(cards: readonly CustomCard[], card: CustomCard): void {
  const folded = (name: string) => name.normalize('NFC').toLowerCase();
  const sameName = (name: string) => folded(name) === folded(card.name);
  if (isBuiltInCardType(card.id) || cards.some((other) => other.id === card.id)) throw new CardTaken('id', card.id);
  if (BUILT_IN_CARD_TYPES.some(sameName) || cards.some((other) => sameName(other.name))) throw new CardTaken('name', card.name);
}

/** The custom cards of a new group. @throws CardTaken */
export function withoutDuplicateCards(cards: readonly CustomCard[]): CustomCard[] {
  return cards.reduce<CustomCard[]>((soFar, card) => {
    assertFree(soFar, card);
    return [...soFar, card];
  }, []);
}

/** @throws UnknownCard for a key that is no card of the group */
export function assertKnownCards(values: Readonly<Record<string, number>>, cards: readonly CustomCard[]): void {
  const stranger = Object.keys(values).find((key) => !isBuiltInCardType(key) && !cards.some((card) => card.id === key));
  if (stranger !== undefined) throw new UnknownCard(stranger);
}

/** @throws CardTaken, TooManyCards */
export function addCustomCard(group: Group, card: CustomCard, doing: Action): Change<Group> {
  assertFree(group.customCards, card);
  if (group.customCards.length >= MAX_CUSTOM_CARDS) throw new TooManyCards(MAX_CUSTOM_CARDS);
  return happened({ ...group, customCards: [...group.customCards, card] }, doing, 'custom-card-added', { name: card.name }, { cardId: card.id });
}

/** Removing a missing card changes nothing. */
export function removeCustomCard(group: Group, cardId: string, doing: Action): Change<Group> {
  const removed = group.customCards.find((card) => card.id === cardId);
  if (!removed) return 'unchanged';
  const { [cardId]: _removed, ...cardValues } = group.cardValues;
  const customCards = group.customCards.filter((card) => card.id !== cardId);
  return happened({ ...group, cardValues, customCards }, doing, 'custom-card-removed', { name: removed.name }, { cardId });
}
