import type { GameState, Player } from '@fairshare/contracts';
import { cardRoutes, cardsOnTable, withAssignment } from '../../src/shared/card-table';
import { aGame } from '../support/golf-data';

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
];
const CLUB = { id: 'club', name: 'Lost a club', emoji: '🏌️', value: 15 };
const game = (more: Partial<GameState> = {}): GameState => ({ ...aGame('s1', 'g1', 'Saturday'), playerCards: { ann: [], bo: [] }, ...more });

const card = (state: GameState, key: string) => {
  const found = cardsOnTable(state, [CLUB]).find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};
const give = (state: GameState, key: string, playerId: string | null) => withAssignment(state, card(state, key), playerId, PLAYERS);

describe('the cards on the table', () => {
  it('when the session sets no values, then built-in cards cost $2', () => {
    const cards = cardsOnTable(game(), [CLUB]);
    expect(cards).toHaveLength(8);
    expect(cards.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2, 2, 2, 15]);
  });

  it("when the session sets a card's value, then that counts first, even 0", () => {
    const state = game({ cardValues: { camel: 5, club: 0 } });
    expect([card(state, 'camel').value, card(state, 'club').value]).toEqual([5, 0]);
  });

  it('when the group deleted a custom card, then the newest session lacks it', () => {
    const held = give(game(), 'club', 'ann');
    expect(cardsOnTable(held, [])).toHaveLength(7);
  });

  it('when an earlier session had a card deleted since, then it stays there', () => {
    const earlier = { ...give(game(), 'club', 'ann'), isActive: false };
    expect(cardsOnTable(earlier, []).at(-1)).toMatchObject({ key: 'club', name: 'Lost a club', value: 15, holderId: 'ann' });
  });
});

describe('a card that changes hands', () => {
  it('when a card is passed on, then its route grows by one holder', () => {
    const traded = give(give(game(), 'camel', 'ann'), 'camel', 'bo');
    expect(card(traded, 'camel').holderId).toBe('bo');
    expect(traded.playerCards['ann']).toEqual([]);
    expect(cardRoutes(traded.cardHistory)).toMatchObject([{ cardKey: 'camel', name: 'Camel', holders: [{ name: 'Ann Lee' }, { name: 'Bo Ray' }] }]);
  });

  it('when a card is given to its holder, then nothing changes', () => {
    const held = give(game(), 'camel', 'ann');
    expect(give(held, 'camel', 'ann')).toBe(held);
  });

  it('when a card goes back, then its route ends with Available', () => {
    const back = give(give(game(), 'fish', 'ann'), 'fish', null);
    expect(card(back, 'fish').holderId).toBeNull();
    expect(cardRoutes(back.cardHistory)[0]?.holders.map(({ name }) => name)).toEqual(['Ann Lee', 'Available']);
  });

  it('when several cards changed hands, then routes stand in order of assignment', () => {
    const state = give(give(give(game(), 'yeti', 'ann'), 'camel', 'bo'), 'yeti', 'bo');
    expect(cardRoutes(state.cardHistory).map(({ name }) => name)).toEqual(['Yeti', 'Camel']);
  });
});
