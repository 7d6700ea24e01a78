import { DEFAULT_CARD_VALUE } from '../../constants';
import type { CardTransfer, Hands, HeldCard } from '../../facts';
import { type Payment, potDebts } from '../../payments';
import { assertZeroSum, type Cents, dollarsToCents, splitCents } from '../../money';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';

export interface BuiltInCard {
  readonly type: string;
  readonly name: string;
  readonly emoji: string;
  /** What a player has to do to be given the card. */
  readonly meaning: string;
}

/** The deck every group starts with, in the order it is shown. */
export const BUILT_IN_CARDS = [
  { type: 'camel', name: 'Camel', emoji: '🐫', meaning: 'Sand trap' },
  { type: 'fish', name: 'Fish', emoji: '🐟', meaning: 'Water' },
  { type: 'roadrunner', name: 'Roadrunner', emoji: '🐦', meaning: 'Cart path' },
  { type: 'ghost', name: 'Ghost', emoji: '👻', meaning: 'Out of bounds or lost ball' },
  { type: 'skunk', name: 'Skunk', emoji: '🦨', meaning: 'Double bogey or worse' },
  { type: 'snake', name: 'Snake', emoji: '🐍', meaning: 'Three or more putts' },
  { type: 'yeti', name: 'Yeti', emoji: '🦍', meaning: 'Hit a tree' },
] as const satisfies readonly BuiltInCard[];

export type BuiltInCardType = (typeof BUILT_IN_CARDS)[number]['type'];

export const BUILT_IN_CARD_TYPES: readonly BuiltInCardType[] = BUILT_IN_CARDS.map((card) => card.type);

/** The type of every custom card. Its id distinguishes it from other custom cards. */
export const CUSTOM_CARD_TYPE = 'custom';

/** The emoji of a card whose type is unknown to this version. */
export const GENERIC_CARD_EMOJI = '🃏';

export function isBuiltInCardType(type: string): type is BuiltInCardType {
  return BUILT_IN_CARD_TYPES.some((known) => known === type);
}

/** Built-in type or custom card's id → whole dollars. */
export type CardValues = Readonly<Record<string, number>>;

export interface ValuedCard {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly emoji: string;
  /** The amount that the card costs its holder. */
  readonly valueCents: Cents;
  /** Where the house rules double cards: how many times its plain value that is, 2 to 8. Missing: once. */
  readonly times?: number;
  /** The players who were given a doubled card, in order. */
  readonly holders?: readonly PlayerId[];
}

/** The maximum factor by which doubling multiplies a card's value. */
const MAX_TIMES = 8;

/** How a player's net in the card game is calculated: net = −(value of the cards) + smallest debt + share. */
export interface CardAccount {
  readonly cards: readonly ValuedCard[];
  /** The value of the cards held. */
  readonly debtCents: Cents;
  /** The amount that a player with the smallest debt receives from the others' payments; else zero. */
  readonly shareCents: Cents;
}

export interface CardPayout {
  /** The smallest debt of a player. Players pay only for the excess over it. */
  readonly smallestDebtCents: Cents;
  readonly accounts: ByPlayer<CardAccount>;
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/** A card in play, with its own value in whole dollars: the fallback where the round's map of values has none. */
export interface CardInPlay {
  /** The built-in type, or the custom card's id. */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly emoji: string;
  readonly value: number;
}

/** A custom card of a group. Its value is in whole dollars. */
export interface GroupCard {
  readonly id: string;
  readonly name: string;
  readonly emoji: string;
  readonly value: number;
}

export const groupCardInPlay = ({ id, name, emoji, value }: GroupCard): CardInPlay => ({ key: id, type: CUSTOM_CARD_TYPE, name, emoji, value });

export const recordedCustomCards = (recorded: Readonly<Record<string, CardInPlay>>): CardInPlay[] => Object.values(recorded).filter(({ type }) => type === CUSTOM_CARD_TYPE);

/**
 * The custom cards that a round plays with. The active round uses the group's current cards. An earlier round uses the cards it recorded,
 * so that its settlement does not change.
 */
export function customCardsInPlay(
  { customCards, isActive }: { readonly customCards: readonly GroupCard[]; readonly isActive: boolean },
  recorded: Readonly<Record<string, CardInPlay>>,
): CardInPlay[] {
  return isActive ? customCards.map(groupCardInPlay) : recordedCustomCards(recorded);
}

/** The key a card has in a map of values: its type, or its id if it is a custom card. */
export function cardKey(card: Pick<HeldCard, 'id' | 'type'>): string {
  return card.type === CUSTOM_CARD_TYPE ? card.id : card.type;
}

/**
 * What a card is worth, in dollars: the round's value, else the custom card's own, else 2.
 * A built-in or unknown card has no value of its own.
 */
export function cardValue(card: HeldCard, values: CardValues): number {
  const own = card.type === CUSTOM_CARD_TYPE ? card.value : undefined;
  return entryOf(values, cardKey(card)) ?? own ?? DEFAULT_CARD_VALUE;
}

/** The name and emoji with which a card is shown. A type unknown to this version gets a generic emoji. */
export function cardFace(card: Omit<HeldCard, 'value'>): { readonly name: string; readonly emoji: string } {
  const builtIn = BUILT_IN_CARDS.find(({ type }) => type === card.type);
  if (builtIn) return { name: builtIn.name, emoji: builtIn.emoji };
  return { name: card.name || card.type, emoji: card.emoji || GENERIC_CARD_EMOJI };
}

/**
 * Each player above the smallest debt pays the excess over it. The players at the smallest debt share the total equally, with odd cents
 * to the first of them. Hands of players outside the round are ignored.
 * @param doubling the round's transfers in order: each new holder of a card doubles its value, up to 8 times the plain value; missing:
 *   cards keep their value
 * @throws InvalidPlayersError unless there are 2 to 8 different players, InvalidDollarsError for a value that is no amount
 */
export function payOutCards(players: readonly PlayerId[], hands: Hands, values: CardValues, doubling?: readonly CardTransfer[]): CardPayout {
  assertPlayers(players);
  const held = byPlayer(players, (playerId) => (entryOf(hands, playerId) ?? []).map((card) => valueCard(card, values, doubling)));
  const debts = byPlayer(players, (playerId) => forPlayer(held, playerId).reduce((sum, card) => sum + card.valueCents, 0));
  const smallestDebtCents = Math.min(...Object.values(debts));
  const excess = byPlayer(players, (playerId) => forPlayer(debts, playerId) - smallestDebtCents);
  const total = Object.values(excess).reduce((sum, cents) => sum + cents, 0);
  const receivers = players.filter((playerId) => forPlayer(excess, playerId) === 0);
  const shares = splitCents(total, receivers);
  const shareOf = (playerId: PlayerId): Cents => entryOf(shares, playerId) ?? 0;
  const nets = byPlayer(players, (playerId) => shareOf(playerId) - forPlayer(excess, playerId));
  assertZeroSum(nets);
  return {
    smallestDebtCents,
    accounts: byPlayer(players, (playerId) => ({
      cards: forPlayer(held, playerId),
      debtCents: forPlayer(debts, playerId),
      shareCents: shareOf(playerId),
    })),
    nets,
    directDebts: potDebts(players, nets),
  };
}

function valueCard(card: HeldCard, values: CardValues, doubling?: readonly CardTransfer[]): ValuedCard {
  const valueCents = dollarsToCents(cardValue(card, values));
  const holders = doubling ? cardHolders(doubling, cardKey(card)) : [];
  const times = Math.min(MAX_TIMES, 2 ** Math.max(0, holders.length - 1));
  return { id: card.id, type: card.type, ...cardFace(card), valueCents: valueCents * times, ...(times > 1 && { times, holders }) };
}

/** The players to whom a card was given, in order. A card that is put back and given to its last holder again has no new holder. */
export function cardHolders(transfers: readonly CardTransfer[], key: string): PlayerId[] {
  return transfers.reduce<PlayerId[]>(
    (holders, transfer) => (transfer.key === key && transfer.playerId !== null && transfer.playerId !== holders.at(-1) ? [...holders, transfer.playerId] : holders),
    [],
  );
}
