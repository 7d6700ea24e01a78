import fc from 'fast-check';
import { HOLES, scoreBbbGame, scoreStrokeGame, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { arbitraryGames, arbitraryRound, FOUR, inPlayerOrder, payOutBbbFbt, payOutStrokeFbt, roundOf, settledBy, strokesOf, sum } from './support';

const fbtOf = (holes: readonly (readonly number[])[], value = 1000) => payOutStrokeFbt(scoreStrokeGame(FOUR, strokesOf(FOUR, holes)), value);

describe('FBT of 2/9/16', () => {
  it('when one player wins a pot, then the others pay 3.34, 3.33, 3.33', () => {
    const [front, back, total] = fbtOf([[3, 4, 4, 4]]).pots;
    expect(inPlayerOrder(FOUR, front?.nets ?? {})).toEqual([1000, -334, -333, -333]);
    expect(front).toMatchObject({ name: 'front', outcome: 'won', provisional: true, winners: ['ann'], countedHoles: [1] });
    expect(back).toMatchObject({ name: 'back', outcome: 'open', provisional: true, winners: [], nets: { ann: 0, bob: 0, cid: 0, dee: 0 } });
    expect(total).toMatchObject({ name: 'total', outcome: 'won', winners: ['ann'] });
  });

  it('when two players win a pot, then the others pay 10 each', () => {
    const [front] = fbtOf([[4, 3, 3, 4]]).pots;
    expect(inPlayerOrder(FOUR, front?.nets ?? {})).toEqual([-1000, 1000, 1000, -1000]);
  });

  it('when a pot does not split evenly, then the first payers bear odd cents', () => {
    const [front] = fbtOf([[4, 4, 3, 4]], 500).pots;
    expect(inPlayerOrder(FOUR, front?.nets ?? {})).toEqual([-167, -167, 500, -166]);
  });

  it('when all players are level, then nothing is paid', () => {
    const payout = fbtOf([[4, 4, 4, 4]]);
    expect(payout.pots.map(({ outcome }) => outcome)).toEqual(['tied', 'open', 'tied']);
    expect(inPlayerOrder(FOUR, payout.nets)).toEqual([0, 0, 0, 0]);
  });

  it('when the value is zero, then the winner is named and nothing paid', () => {
    const payout = fbtOf([[3, 4, 4, 4]], 0);
    expect(payout.pots[0]?.winners).toEqual(['ann']);
    expect(payout.nets).toEqual({ ann: 0, bob: 0, cid: 0, dee: 0 });
    expect(payout.directDebts).toEqual([]);
  });

  it('when pots are decided, then each is final once its holes are in', () => {
    const holes = HOLES.map((hole) => (hole <= 9 ? [3, 4, 5, 5] : [6, 4, 5, 5]));
    const { pots } = fbtOf(holes);
    expect(pots.map(({ winners }) => winners)).toEqual([['ann'], ['bob'], ['bob']]);
    expect(pots.map(({ provisional }) => provisional)).toEqual([false, false, false]);
    expect(pots.map(({ scores }) => scores['ann'])).toEqual([27, 54, 81]);

    const frontOnly = fbtOf(holes.slice(0, 9)).pots;
    expect(frontOnly.map(({ provisional }) => provisional)).toEqual([false, true, true]);
  });

  it('when a hole is entered only in part, then it is left out', () => {
    const game = scoreStrokeGame(FOUR, { 1: { ann: 5, bob: 4, cid: 5, dee: 5 }, 2: { ann: 1 } });
    expect(payOutStrokeFbt(game, 1000).pots[0]).toMatchObject({ winners: ['bob'], countedHoles: [1] });
  });
});

describe('FBT of BBB', () => {
  it('when pots are decided, then a missing award makes one provisional', () => {
    const full = { firstOn: 'bob', closestTo: 'bob', firstIn: 'ann' };
    const holes = Object.fromEntries(HOLES.map((hole) => [hole, full]));
    const done = payOutBbbFbt(scoreBbbGame(FOUR, holes), 1000);
    expect(done.pots.map(({ winners, provisional }) => ({ winners, provisional }))).toEqual(Array.from({ length: 3 }, () => ({ winners: ['bob'], provisional: false })));
    expect(inPlayerOrder(FOUR, done.nets)).toEqual([-1000, 3000, -1000, -1000]);

    const missing = payOutBbbFbt(scoreBbbGame(FOUR, { ...holes, 18: { firstOn: 'bob', closestTo: 'bob' } }), 1000);
    expect(missing.pots.map(({ provisional }) => provisional)).toEqual([false, true, true]);
  });

  it('when nobody has a point, then the pots with a counted hole are tied', () => {
    const none = { firstOn: 'none', closestTo: 'none', firstIn: 'none' };
    expect(payOutBbbFbt(scoreBbbGame(FOUR, { 1: none }), 1000).pots.map(({ outcome }) => outcome)).toEqual(['tied', 'open', 'tied']);
  });
});

describe('any FBT', () => {
  it('when any round is paid out, then each pot is zero-sum', () => {
    fc.assert(
      fc.property(arbitraryGames, fc.integer({ min: 0, max: 1_000_000 }), ({ players, points, bbb }, value) => {
        const payouts = [payOutStrokeFbt(scoreStrokeGame(players, points?.holes ?? {}), value), payOutBbbFbt(scoreBbbGame(players, bbb?.holes ?? {}), value)];
        for (const { pots, nets, directDebts } of payouts) {
          for (const pot of pots) {
            expect(sum(Object.values(pot.nets))).toBe(0);
            for (const winner of pot.winners) expect(pot.nets[winner]).toBe(value);
          }
          for (const player of players) expect(nets[player]).toBe(sum(pots.map((pot) => pot.nets[player] ?? Number.NaN)));
          expect(settledBy(players, directDebts)).toEqual(nets);
        }
      }),
    );
  });
});

describe('the odd cents of a round', () => {
  const ALL_TO_ANN = HOLES.map(() => [3, 4, 4, 4]);
  const allAwardsTo = (player: string) => Object.fromEntries(HOLES.map((hole) => [hole, { firstOn: player, closestTo: player, firstIn: player }]));
  const values = { pointValueCents: 0, fbtValueCents: 1000 };
  const round = (winner: string) =>
    roundOf({
      players: FOUR,
      points: { holes: strokesOf(FOUR, ALL_TO_ANN), values },
      bbb: { holes: allAwardsTo(winner), values },
    });

  it('when the same three lose all pots, then each pays the same', () => {
    const payout = fbtOf(ALL_TO_ANN);
    expect(payout.pots.map(({ nets }) => inPlayerOrder(FOUR, nets))).toEqual([
      [1000, -334, -333, -333],
      [1000, -333, -334, -333],
      [1000, -333, -333, -334],
    ]);
    expect(inPlayerOrder(FOUR, payout.nets)).toEqual([3000, -1000, -1000, -1000]);
  });

  it('when BBB is played too, then its odd cents go on', () => {
    // In 2/9/16 bob, cid and dee each pay an odd cent. Ann has paid none, so she pays the first odd cent of BBB.
    const { breakdown } = settleRound(round('bob'), ['bbb-fbt']);
    const pots = breakdown.games.flatMap((game) => (game.kind === 'fbt' ? game.pots : []));
    expect(pots.map(({ nets }) => inPlayerOrder(FOUR, nets))).toEqual([
      [-334, 1000, -333, -333],
      [-334, 1000, -333, -333],
      [-333, 1000, -334, -333],
    ]);
    expect(inPlayerOrder(FOUR, settleRound(round('ann'), ['fbt', 'bbb-fbt']).nets)).toEqual([6000, -2000, -2000, -2000]);
  });

  it('when a game is settled alone, then its nets are the same', () => {
    fc.assert(
      fc.property(arbitraryRound, fc.subarray([...SELECTIONS], { minLength: 1 }), (any, selections) => {
        const together = settleRound(any, selections);
        for (const game of together.breakdown.games) {
          expect(settleRound(any, [game.selection]).nets).toEqual(game.nets);
        }
      }),
    );
  });

  it('when someone pays a second odd cent, then everyone has paid one', () => {
    fc.assert(
      fc.property(arbitraryRound, (any) => {
        const { players, breakdown } = settleRound(any, ['fbt', 'bbb-fbt']);
        const paid = new Map(players.map((player) => [player, 0]));
        for (const game of breakdown.games) {
          for (const { winners, nets } of game.kind === 'fbt' ? game.pots : []) {
            const payers = winners.length === 0 ? [] : players.filter((player) => !winners.includes(player));
            const exact = (winners.length * (game.kind === 'fbt' ? game.fbtValueCents : 0)) / payers.length;
            const odd = payers.filter((payer) => -(nets[payer] ?? Number.NaN) > exact);
            for (const payer of odd) {
              const before = paid.get(payer) ?? 0;
              for (const other of payers.filter((one) => !odd.includes(one))) {
                const others = paid.get(other) ?? 0;
                expect(before < others || (before === others && players.indexOf(payer) < players.indexOf(other))).toBe(true);
              }
            }
            for (const payer of odd) paid.set(payer, (paid.get(payer) ?? 0) + 1);
          }
        }
      }),
    );
  });
});
