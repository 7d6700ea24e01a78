import fc from 'fast-check';
import { InvalidPlayersError, payOutPoints, pointsLadder, pointsSeries, scoreStrokeGame, strokeHolePoints } from '@fairshare/golf-rules';
import { arbitraryGames, FOUR, inPlayerOrder, perPlayer, strokesOf, sum } from './support';

const holePoints = (strokes: readonly number[]): unknown[] => {
  const players = strokes.map((_, index) => `p${index}`);
  const points = strokeHolePoints(players, perPlayer(players, strokes));
  return points ? inPlayerOrder(players, points) : [];
};

describe('the ladder', () => {
  it.each([
    [2, [2, 0]],
    [3, [5, 3, 1]],
    [4, [7, 5, 3, 1]],
    [5, [9, 7, 5, 3, 1]],
    [8, [15, 13, 11, 9, 7, 5, 3, 1]],
  ])('when there are %i players, then the ladder is %p', (players, ladder) => {
    expect(pointsLadder(players)).toEqual(ladder);
  });

  it('when there are 2, 3 or 4 players, then ladders sum to 2/9/16', () => {
    expect([2, 3, 4].map((players) => sum(pointsLadder(players)))).toEqual([2, 9, 16]);
  });

  it.each([0, 1, 9, 2.5])('when there are %p players, then the number is refused', (players) => {
    expect(() => pointsLadder(players)).toThrow(InvalidPlayersError);
  });
});

describe('the points of a hole', () => {
  it.each([
    [
      [3, 4],
      [2, 0],
    ],
    [
      [4, 4],
      [1, 1],
    ],
    [
      [3, 4, 5],
      [5, 3, 1],
    ],
    [
      [4, 4, 5],
      [4, 4, 1],
    ],
    [
      [4, 5, 5],
      [5, 2, 2],
    ],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
    [
      [3, 4, 5, 6],
      [7, 5, 3, 1],
    ],
    [
      [4, 4, 5, 6],
      [6, 6, 3, 1],
    ],
    [
      [4, 5, 5, 6],
      [7, 4, 4, 1],
    ],
    [
      [4, 4, 4, 5],
      [5, 5, 5, 1],
    ],
    [
      [4, 5, 5, 5],
      [7, 3, 3, 3],
    ],
    [
      [4, 4, 5, 5],
      [6, 6, 2, 2],
    ],
    [
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ],
    [
      [6, 4, 5, 4],
      [1, 6, 3, 6],
    ],
    [
      [1, 2, 3, 3, 10, 9, 10, 10],
      [15, 13, 10, 10, 3, 7, 3, 3],
    ],
  ])('when the strokes are %p, then the points are %p', (strokes, points) => {
    expect(holePoints(strokes)).toEqual(points);
  });

  it('when every player has strokes, then points rank as strokes do', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 8 }), (strokes) => {
        const points = holePoints(strokes) as number[];
        expect(points.every(Number.isInteger)).toBe(true);
        expect(sum(points)).toBe(sum(pointsLadder(strokes.length)));
        strokes.forEach((mine, i) => strokes.forEach((theirs, j) => expect(Math.sign((points[i] ?? 0) - (points[j] ?? 0))).toBe(Math.sign(theirs - mine))));
      }),
    );
  });

  it('when a player has no strokes yet, then no points are given', () => {
    expect(strokeHolePoints(FOUR, { ann: 4, bob: 5, cid: 4 })).toBeNull();
  });
});

describe('a game', () => {
  const holes = {
    ...strokesOf(FOUR, [
      [4, 4, 5, 6],
      [4, 5, 5, 6],
    ]),
    3: { ann: 3, bob: 4, cid: null },
    4: {},
    19: perPlayer(FOUR, [1, 2, 3, 4]),
  };

  it('when some holes are entered in part, then they are incomplete', () => {
    const game = scoreStrokeGame(FOUR, holes);
    expect(game.countedHoles).toEqual([1, 2]);
    expect(game.incompleteHoles).toEqual([3]);
    expect(inPlayerOrder(FOUR, game.totals)).toEqual([13, 10, 7, 2]);
    expect(inPlayerOrder(FOUR, game.strokeTotals)).toEqual([8, 9, 10, 12]);
  });

  it('when two holes count, then each player has a running line', () => {
    const series = pointsSeries(scoreStrokeGame(FOUR, holes));
    expect(series.map(({ playerId }) => playerId)).toEqual(FOUR);
    expect(series[1]?.points).toEqual([
      { hole: 1, total: 6 },
      { hole: 2, total: 10 },
    ]);
  });

  it('when a stranger has strokes, then they are ignored', () => {
    const game = scoreStrokeGame(['ann', 'bob'], {
      1: { ann: 4, bob: 5, mallory: 1 },
      2: { ann: 0, bob: 5 },
      3: { ann: 4.5, bob: 5 },
      4: { ann: Number.NaN, bob: -1 },
    });
    expect(game.countedHoles).toEqual([1]);
    expect(game.incompleteHoles).toEqual([2, 3]);
    expect(game.totals).toEqual({ ann: 2, bob: 0 });
  });

  it('when players have names like constructor, then only entered strokes count', () => {
    const players = ['constructor', 'toString'];
    expect(scoreStrokeGame(players, { 1: {}, 2: { constructor: 3, toString: 4 } } as never).countedHoles).toEqual([2]);
  });

  it.each([[['ann']], [['ann', 'ann']], [Array.from({ length: 9 }, (_, index) => `p${index}`)]])('when the players are %p, then they are refused', (players) => {
    expect(() => scoreStrokeGame(players, {})).toThrow(InvalidPlayersError);
  });
});

describe('the points payout', () => {
  it('when points are paid out, then each pair settles its difference', () => {
    const payout = payOutPoints(scoreStrokeGame(FOUR, strokesOf(FOUR, [[4, 4, 5, 6]])), 150);
    expect(inPlayerOrder(FOUR, payout.nets)).toEqual([1200, 1200, -600, -1800]);
    expect(payout.directDebts).toEqual([
      { from: 'dee', to: 'ann', cents: 750 },
      { from: 'dee', to: 'bob', cents: 750 },
      { from: 'cid', to: 'ann', cents: 450 },
      { from: 'cid', to: 'bob', cents: 450 },
      { from: 'dee', to: 'cid', cents: 300 },
    ]);
  });

  it('when a round is paid out, then each net sums its holes', () => {
    fc.assert(
      fc.property(arbitraryGames, fc.integer({ min: 0, max: 1_000_000 }), ({ players, points }, value) => {
        const game = scoreStrokeGame(players, points?.holes ?? {});
        const payout = payOutPoints(game, value);
        const all = sum(Object.values(game.totals));
        for (const player of players) {
          expect(payout.nets[player]).toBe(sum(payout.holes.map(({ nets }) => nets[player] ?? Number.NaN)));
          expect(payout.nets[player]).toBe(0 + value * (players.length * (game.totals[player] ?? 0) - all));
        }
        expect(sum(Object.values(payout.nets))).toBe(0);
      }),
    );
  });
});
