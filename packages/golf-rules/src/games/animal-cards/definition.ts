import { defineGame } from '../definition';
import { type CardValues, payOutCards } from './card-game';

/** Animal cards: whoever holds cards at the end pays for them. */
export const animalCards = defineGame({
  kind: 'cards',
  name: 'Card Game',
  label: 'Animal cards',
  begins: 'with-round',
  inputs: { cards: true },
  stakes: [{ id: 'cards', name: 'Card Game', about: 'The animals each player holds' }],
  play: ({ cards: { hands, transfers } }, { values }: CardOptions, { roster, rules }) => ({
    payouts: { cards: { kind: 'cards', ...payOutCards(roster.players, hands, values, rules.cards === 'doubling' ? transfers : undefined) } },
  }),
});

export interface CardOptions {
  /** What cards cost in this round, in whole dollars. */
  readonly values: CardValues;
}
