import fc from 'fast-check';
import { BUILT_IN_CARDS, cardFace, cardKey, cardValue, GENERIC_CARD_EMOJI, type HeldCard, payOutCards } from '@fairshare/golf-rules';
import { arbitraryGames, FOUR, inPlayerOrder, settledBy, sum } from './support';

const builtIn = (type: string): HeldCard => ({ id: type, type });
const custom = (id: string, value?: number): HeldCard => ({ id, type: 'custom', name: 'Shank', emoji: '🙈', value });

/** Hands with the given debts, in player order. Each hand has one custom card. */
const owing = (debts: readonly number[]) => ({
  players: debts.map((_, index) => `p${index}`),
  hands: Object.fromEntries(debts.map((debt, index) => [`p${index}`, [custom(`c${index}`, debt)]])),
});

describe('the value of a card', () => {
  it('when a card is valued, then the value of the round counts first', () => {
    expect(cardValue(builtIn('camel'), { camel: 5 })).toBe(5);
    expect(cardValue(builtIn('camel'), { camel: 0 })).toBe(0);
    expect(cardValue(builtIn('camel'), {})).toBe(2);
    expect(cardValue(custom('c1', 15), { c1: 4 })).toBe(4);
    expect(cardValue(custom('c1', 15), {})).toBe(15);
    expect(cardValue(custom('c1'), {})).toBe(2);
    expect(cardValue(builtIn('unicorn'), {})).toBe(2);
  });

  it('when a card is named like an inherited property, then that is ignored', () => {
    expect(cardValue(custom('constructor', 7), {})).toBe(7);
    expect(cardValue(builtIn('toString'), {})).toBe(2);
  });

  it('when a custom card is named like a built-in, then both stay apart', () => {
    expect(cardKey(custom('c1'))).toBe('c1');
    expect(cardKey({ id: 'x', type: 'camel' })).toBe('camel');
    expect(cardValue({ id: 'c1', type: 'custom', name: 'camel', value: 9 }, { camel: 5 })).toBe(9);
  });
});

describe('the face of a card', () => {
  it('when a card is shown, then it has a face', () => {
    for (const { type, name, emoji } of BUILT_IN_CARDS) expect(cardFace(builtIn(type))).toEqual({ name, emoji });
    expect(cardFace(custom('c1'))).toEqual({ name: 'Shank', emoji: '🙈' });
    expect(cardFace(builtIn('unicorn'))).toEqual({ name: 'unicorn', emoji: GENERIC_CARD_EMOJI });
  });
});

describe('the card game', () => {
  it('when debts are 11, 2, 4, 2, then nets are −9, +5.50, −2, +5.50', () => {
    const { players, hands } = owing([11, 2, 4, 2]);
    const payout = payOutCards(players, hands, {});
    expect(inPlayerOrder(players, payout.nets)).toEqual([-900, 550, -200, 550]);
    expect(payout.smallestDebtCents).toBe(200);
    expect(payout.directDebts).toEqual([
      { from: 'p0', to: 'p1', cents: 450 },
      { from: 'p0', to: 'p3', cents: 450 },
      { from: 'p2', to: 'p1', cents: 100 },
      { from: 'p2', to: 'p3', cents: 100 },
    ]);
  });

  it('when all debts are equal, then every net is zero', () => {
    const { players, hands } = owing([5, 5, 5]);
    expect(inPlayerOrder(players, payOutCards(players, hands, {}).nets)).toEqual([0, 0, 0]);
    expect(inPlayerOrder(FOUR, payOutCards(FOUR, {}, {}).nets)).toEqual([0, 0, 0, 0]);
  });

  it('when a player holds several cards, then their values add up', () => {
    const hands = { ann: [builtIn('camel'), builtIn('snake'), custom('c1', 15)], mallory: [builtIn('fish')] };
    const payout = payOutCards(FOUR, hands, { snake: 4 });
    expect(inPlayerOrder(FOUR, payout.nets)).toEqual([-2100, 700, 700, 700]);
    expect(payout.accounts['ann']).toMatchObject({ debtCents: 2100, shareCents: 0 });
  });

  it('when a debt does not split evenly, then the first get odd cents', () => {
    const { players, hands } = owing([0, 5, 0, 3, 0]);
    const payout = payOutCards(players, hands, {});
    expect(inPlayerOrder(players, payout.nets)).toEqual([267, -500, 267, -300, 266]);
    expect(payout.directDebts).toEqual([
      { from: 'p1', to: 'p0', cents: 167 },
      { from: 'p1', to: 'p2', cents: 167 },
      { from: 'p1', to: 'p4', cents: 166 },
      { from: 'p3', to: 'p0', cents: 100 },
      { from: 'p3', to: 'p2', cents: 100 },
      { from: 'p3', to: 'p4', cents: 100 },
    ]);
  });

  it('when any round is paid out, then nets are zero-sum and settled', () => {
    fc.assert(
      fc.property(arbitraryGames, ({ players, cards }) => {
        const { nets, accounts, smallestDebtCents, directDebts } = payOutCards(players, cards?.hands ?? {}, cards?.values ?? {});
        expect(sum(Object.values(nets))).toBe(0);
        expect(settledBy(players, directDebts)).toEqual(nets);
        for (const player of players) {
          const account = accounts[player];
          expect(nets[player]).toBe((account?.shareCents ?? 0) + smallestDebtCents - (account?.debtCents ?? 0));
        }
      }),
    );
  });
});
