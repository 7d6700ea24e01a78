import { defineGame } from '../definition';
import { type CardValues, payOutCards } from './card-game';

/** Its one name, on every screen but for what the specification fixes ("Animal", "Cards"). */
export const CARD_GAME = 'Card Game';

/** Animal cards: whoever holds cards at the end pays for them. */
export const animalCards = defineGame({
  kind: 'cards',
  name: CARD_GAME,
  begins: 'with-round',
  inputs: { cards: true },
  stakes: [{ id: 'cards', name: CARD_GAME, about: 'The animals each player holds' }],
  play: ({ cards: { hands, transfers } }, { values }: CardOptions, { roster, rules }) => ({
    payouts: { cards: { kind: 'cards', ...payOutCards(roster.players, hands, values, rules.cards === 'doubling' ? transfers : undefined) } },
  }),
});

export interface CardOptions {
  /** What cards cost in this round, in whole dollars. */
  readonly values: CardValues;
}
