import fc from 'fast-check';
import {
  explainDirectDebt,
  explainPayment,
  explainPlayer,
  GameNotInRoundError,
  InvalidPlayersError,
  NoSelectionError,
  overrideValues,
  receiptOf,
  type RoundInput,
  type Selection,
  SELECTIONS,
  settleRound,
} from '@fairshare/golf-rules';
import { arbitraryGames, arbitraryRound, FOUR, inPlayerOrder, roundOf, type RoundOfThree, settledBy, shuffledKeys, strokesOf, sum } from './support';

const arbitrarySelections: fc.Arbitrary<Selection[]> = fc.subarray([...SELECTIONS], { minLength: 1 });

const games: RoundOfThree = {
  players: FOUR,
  cards: { hands: { bob: [{ id: 'camel', type: 'camel' }] }, values: { camel: 6 } },
  points: { holes: strokesOf(FOUR, [[4, 4, 5, 6]]), values: { pointValueCents: 100, fbtValueCents: 1000 } },
  bbb: { holes: { 1: { firstOn: 'dee', closestTo: 'dee', firstIn: 'dee' } }, values: { pointValueCents: 25, fbtValueCents: 0 } },
};
const round = roundOf(games);

describe('a round', () => {
  it('when several games are selected, then their nets are added up and settled once', () => {
    const settlement = settleRound(round, ['bbb-points', 'cards', 'points']);
    expect(settlement.selections).toEqual(['cards', 'points', 'bbb-points']);
    expect(settlement.breakdown.players['bob']).toEqual({
      netCents: -600 + 800 - 75,
      games: [
        { selection: 'cards', netCents: -600 },
        { selection: 'points', netCents: 800 },
        { selection: 'bbb-points', netCents: -75 },
      ],
    });
    expect(inPlayerOrder(FOUR, settlement.nets)).toEqual([925, 125, -275, -775]);
    expect(settlement.payments).toEqual([
      { from: 'dee', to: 'ann', cents: 775 },
      { from: 'cid', to: 'ann', cents: 150 },
      { from: 'cid', to: 'bob', cents: 125 },
    ]);
    expect(settlement.optimal).toBe(true);
  });

  it('when the value of a game is zero, then nobody pays', () => {
    expect(settleRound(round, ['bbb-fbt'])).toMatchObject({ payments: [], directDebts: [], nets: { ann: 0, bob: 0, cid: 0, dee: 0 } });
  });

  it('when a game is selected twice, then it counts once', () => {
    expect(settleRound(round, ['points', 'points'])).toEqual(settleRound(round, ['points']));
  });

  it('when no game is selected, then it is refused', () => {
    expect(() => settleRound(round, [])).toThrow(NoSelectionError);
    expect(() => settleRound(roundOf({ players: FOUR }), ['bbb-fbt'])).toThrow(GameNotInRoundError);
    expect(() => settleRound(roundOf({ ...games, cards: null }), ['points', 'cards'])).toThrow(GameNotInRoundError);
    expect(() => settleRound(roundOf({ ...games, players: ['ann'] }), ['cards'])).toThrow(InvalidPlayersError);
  });

  it('when selections and keys are in another order, then the settlement is the same', () => {
    fc.assert(
      fc.property(arbitraryGames, arbitrarySelections, fc.array(fc.nat(), { minLength: 18, maxLength: 18 }), (any, selections, seed) => {
        const shuffled: RoundOfThree = {
          ...any,
          cards: any.cards && { hands: shuffledKeys(any.cards.hands, seed), values: shuffledKeys(any.cards.values, seed) },
          points: any.points && {
            ...any.points,
            holes: Object.fromEntries(Object.entries(any.points.holes).map(([hole, strokes]) => [hole, shuffledKeys(strokes, seed)])),
          },
        };
        expect(settleRound(roundOf(shuffled), [...selections].reverse())).toEqual(settleRound(roundOf(any), selections));
      }),
    );
  });
});

describe('both views of the debts', () => {
  it('when any round is settled, then payments and direct debts agree', () => {
    fc.assert(
      fc.property(arbitraryRound, arbitrarySelections, (any, selections) => {
        const { nets, payments, directDebts } = settleRound(any, selections);
        expect(sum(Object.values(nets))).toBe(0);
        expect(settledBy(any.players, payments)).toEqual(nets);
        expect(settledBy(any.players, directDebts)).toEqual(nets);
        const pairs = directDebts.map(({ from, to }) => [from, to].sort().join());
        expect(new Set(pairs).size).toBe(pairs.length);
      }),
    );
  });
});

describe('the explanation', () => {
  it('when any round is explained, then parts add up to the cent', () => {
    fc.assert(
      fc.property(arbitraryRound, arbitrarySelections, (any, selections) => {
        const settlement = settleRound(any, selections);
        for (const player of any.players) {
          const { netCents, games, payments } = explainPlayer(settlement, player);
          expect(netCents).toBe(settlement.nets[player]);
          expect(sum(games.map((game) => game.netCents))).toBe(netCents);
          for (const game of games) expect(sum(game.parts.map(({ cents }) => cents))).toBe(game.netCents);
          expect(settledBy(any.players, payments)[player]).toBe(netCents);
        }
        for (const payment of settlement.payments) {
          const { from, to } = explainPayment(settlement, payment);
          expect([from.playerId, to.playerId]).toEqual([payment.from, payment.to]);
          expect(from.payments).toContainEqual(payment);
          expect(to.payments).toContainEqual(payment);
        }
        for (const debt of settlement.directDebts) {
          expect(sum(explainDirectDebt(settlement, debt).games.map(({ cents }) => cents))).toBe(debt.cents);
        }
      }),
    );
  });

  it('when an amount is explained, then holes, pots and cards are named', () => {
    const settlement = settleRound(round, ['cards', 'points', 'fbt']);
    expect(explainPlayer(settlement, 'bob').games).toEqual([
      {
        selection: 'cards',
        netCents: -600,
        parts: [{ kind: 'card', cents: -600, card: { id: 'camel', type: 'camel', name: 'Camel', emoji: '🐫', valueCents: 600 } }],
      },
      {
        selection: 'points',
        netCents: 800,
        parts: [{ kind: 'hole', hole: 1, points: 6, runningPoints: 6, complete: true, strokes: 4, cents: 800 }],
      },
      {
        selection: 'fbt',
        netCents: 2000,
        parts: [
          { kind: 'pot', pot: 'front', outcome: 'won', won: true, provisional: true, score: 4, cents: 1000 },
          { kind: 'pot', pot: 'back', outcome: 'open', won: false, provisional: true, score: 0, cents: 0 },
          { kind: 'pot', pot: 'total', outcome: 'won', won: true, provisional: true, score: 4, cents: 1000 },
        ],
      },
    ]);
    expect(explainPlayer(settleRound(round, ['bbb-points']), 'dee').games[0]?.parts).toEqual([
      {
        kind: 'hole',
        hole: 1,
        points: 3,
        runningPoints: 3,
        complete: true,
        awards: ['firstOn', 'closestTo', 'firstIn'],
        cents: 225,
      },
    ]);
    expect(explainPlayer(settlement, 'ann').games[0]?.parts).toEqual([{ kind: 'share', cents: 200 }]);
  });

  it('when a settlement is written as JSON and read back, then it is unchanged', () => {
    fc.assert(
      fc.property(arbitraryRound, (any) => {
        const settlement = settleRound(any, SELECTIONS);
        expect(JSON.parse(JSON.stringify(settlement))).toStrictEqual(settlement);
      }),
    );
  });
});

describe('the receipt', () => {
  it('when any round is settled, then the receipt adds up', () => {
    fc.assert(
      fc.property(arbitraryRound, arbitrarySelections, (any, selections) => {
        const settlement = settleRound(any, selections);
        const { lines, totals, payments } = receiptOf(settlement);
        expect(lines).toHaveLength(any.players.length * selections.length);
        expect(totals.map(({ playerId }) => playerId)).toEqual(any.players);
        for (const { playerId, cents } of totals) {
          expect(cents).toBe(settlement.nets[playerId]);
          expect(sum(lines.filter((line) => line.playerId === playerId).map((line) => line.cents))).toBe(cents);
        }
        expect(payments).toEqual(settlement.payments);
      }),
    );
  });
});

describe('the values of a request', () => {
  const values = ({ games: any }: RoundInput) => (['points', 'bbb'] as const).map((kind) => any.find((game) => game.kind === kind)?.options);
  const overrides = { pointValueCents: 300, fbtValueCents: null };

  it('when games of one kind are selected, then requested values replace stored ones', () => {
    expect(values(overrideValues(round, ['cards', 'points', 'fbt'], overrides))).toEqual([
      { pointValueCents: 300, fbtValueCents: 1000 },
      { pointValueCents: 25, fbtValueCents: 0 },
    ]);
    expect(values(overrideValues(round, ['bbb-fbt'], { fbtValueCents: 0, pointValueCents: 50 }))).toEqual([
      { pointValueCents: 100, fbtValueCents: 1000 },
      { pointValueCents: 50, fbtValueCents: 0 },
    ]);
  });

  it('when the values of a request are zero, then they count too', () => {
    const [points] = values(overrideValues(round, ['fbt'], { pointValueCents: 0, fbtValueCents: 0 }));
    expect(points).toEqual({ pointValueCents: 0, fbtValueCents: 0 });
  });

  it('when both kinds of games are selected, then requested values are ignored', () => {
    expect(overrideValues(round, ['points', 'bbb-fbt'], overrides)).toEqual(round);
    expect(overrideValues(round, ['cards'], overrides)).toEqual(round);
  });

  it('when requested values replace stored ones, then the round settles at them', () => {
    const settlement = settleRound(overrideValues(round, ['points'], overrides), ['points']);
    expect(inPlayerOrder(FOUR, settlement.nets)).toEqual([2400, 2400, -1200, -3600]);
  });
});
