import { bbbHolePoints, payOutPoints, scoreBbbGame } from '@fairshare/golf-rules';
import { FOUR, inPlayerOrder } from './support';

describe('BBB', () => {
  it('when awards go to players, then each gives one point', () => {
    expect(bbbHolePoints(FOUR, { firstOn: 'ann', closestTo: 'bob', firstIn: 'ann' })).toEqual({ ann: 2, bob: 1, cid: 0, dee: 0 });
    expect(bbbHolePoints(FOUR, { firstOn: 'dee', closestTo: 'dee', firstIn: 'dee' })).toEqual({ ann: 0, bob: 0, cid: 0, dee: 3 });
  });

  it('when an award is "none", then nobody gets its point', () => {
    expect(bbbHolePoints(FOUR, { firstOn: 'none', closestTo: 'none', firstIn: 'cid' })).toEqual({ ann: 0, bob: 0, cid: 1, dee: 0 });
  });

  it('when only some awards of a hole exist, then the hole is incomplete', () => {
    const game = scoreBbbGame(FOUR, {
      1: { firstOn: 'ann', closestTo: 'bob', firstIn: 'none' },
      2: { firstIn: 'bob' },
      3: {},
      4: { firstOn: null, closestTo: 'none' },
      19: { firstOn: 'dee', closestTo: 'dee', firstIn: 'dee' },
    });
    expect(inPlayerOrder(FOUR, game.totals)).toEqual([1, 2, 0, 0]);
    expect(game.countedHoles).toEqual([1, 2, 4]);
    expect(game.incompleteHoles).toEqual([2, 4]);
    expect(game.holes.map(({ complete }) => complete)).toEqual([true, false, false]);
    expect(game.holes.map(({ running }) => running['bob'])).toEqual([1, 2, 2]);
  });

  it('when an award goes to somebody outside the round, then it is ignored', () => {
    const game = scoreBbbGame(FOUR, { 1: { firstOn: 'mallory', closestTo: 'ann', firstIn: 'none' } });
    expect(inPlayerOrder(FOUR, game.totals)).toEqual([1, 0, 0, 0]);
    expect(game.incompleteHoles).toEqual([1]);
  });

  it('when BBB points are paid out, then each pair settles its difference', () => {
    const game = scoreBbbGame(FOUR, { 1: { firstOn: 'ann', closestTo: 'ann', firstIn: 'bob' } });
    expect(inPlayerOrder(FOUR, payOutPoints(game, 100).nets)).toEqual([500, 100, -300, -300]);
  });
});
