import { paymentsGraph } from '../../src/features/payouts/why/payments-graph';
import { playedGames } from '../../src/features/payouts/why/played-games';
import { spreadLabels } from '../../src/features/payouts/why/spread-labels';
import { aRound, GOLFERS } from '../support/payouts-round';

test.each([
  ['labels far apart stay', [10, 60, 110], [10, 60, 110]],
  ['labels on one another move apart, downwards', [10, 12, 40], [10, 32, 54]],
  ['at the bottom they move up', [195, 199, 200], [156, 178, 200]],
  ['the order of players is kept', [40, 12, 10], [54, 32, 10]],
])('when labels are placed at least 22 apart and not below 200, then %s', (_case, wanted, placed) => {
  expect(spreadLabels(wanted, 22, 200)).toEqual(placed);
});

test('when payments are drawn, then payers stand left and receivers right', () => {
  const { nodes, links } = paymentsGraph(GOLFERS, [
    { from: 'di', to: 'ann', cents: 500 },
    { from: 'di', to: 'bo', cents: 250 },
    { from: 'cy', to: 'ann', cents: 100 },
  ]);
  expect(nodes.map(({ side, player, cents }) => [side, player.name, cents])).toEqual([
    ['pays', 'Di Fox', 750],
    ['gets', 'Ann Lee', 600],
    ['gets', 'Bo Ray', 250],
    ['pays', 'Cy Poe', 100],
  ]);
  expect(links.map(({ source, target, value }) => [source, target, value])).toEqual([
    ['pays di', 'gets ann', 500],
    ['pays di', 'gets bo', 250],
    ['pays cy', 'gets ann', 100],
  ]);
});

test('when a player pays and receives, then they stand on both sides', () => {
  const { nodes } = paymentsGraph(GOLFERS, [
    { from: 'di', to: 'cy', cents: 500 },
    { from: 'cy', to: 'bo', cents: 250 },
  ]);
  expect(nodes.map(({ id }) => id)).toEqual(['pays di', 'gets cy', 'pays cy', 'gets bo']);
});

test.each([
  ['both games', aRound(), ['points', 'bbb']],
  ['a game without a hole that counts is no picture', aRound({ points: { holes: { 1: { ann: 4 } } } }), ['bbb']],
  ['nothing entered', aRound({ points: { holes: {} }, bbb: { holes: {} } }), []],
])('when games are chosen for pictures (%s), then only counted ones appear', (_case, round, kinds) => {
  expect(playedGames(round).map(({ kind }) => kind)).toEqual(kinds);
});
