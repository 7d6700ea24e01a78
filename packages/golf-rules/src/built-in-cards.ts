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

/** The type every custom card has; its id tells it from the others. */
export const CUSTOM_CARD_TYPE = 'custom';

/** Shown for a card of a type this version does not know. */
export const GENERIC_CARD_EMOJI = '🃏';

export function isBuiltInCardType(type: string): type is BuiltInCardType {
  return BUILT_IN_CARD_TYPES.some((known) => known === type);
}
