import { defineGame } from '../definition';
import { type CardValues, payOutCards } from './card-game';

/** The game's name on every screen, except where the specification fixes another one ("Animal", "Cards"). */
export const CARD_GAME = 'Card Game';

/** Animal cards: the players who hold cards at the end pay for them. */
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
  /** The values of the cards in this round, in whole dollars. */
  readonly values: CardValues;
}
