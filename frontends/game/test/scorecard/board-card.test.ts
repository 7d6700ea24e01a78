import type { Leaderboard } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import { cardOfBoard } from '../../src/features/watch/board-card';
import { howFar } from '../../src/features/watch/texts';

const player = (id: string) => ({ id, name: id, initials: id, color: '#0ea5e9' });
/** A leaderboard from the previous release: two players, one hole, no course. */
const BEFORE: Leaderboard = {
  name: 'Open',
  groupName: 'Saturday',
  players: [player('ann'), player('bo')],
  points: { strokes: { 1: { ann: 4, bo: 4 } }, points: { 1: { ann: 1, bo: 1 } }, totals: { ann: 1, bo: 1 } },
  bbb: { points: {}, totals: { ann: 0, bo: 0 } },
  lastPlayed: '2026-06-20T15:00:00.000Z',
  expiresAt: '2026-06-22T15:00:00.000Z',
};
const ROUND: Leaderboard['round'] = {
  holes: [1, 2],
  holesOf: { ann: [1, 2], bo: [1] },
  given: { 1: { ann: 0, bo: 1 } },
  course: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })),
  pickedUp: {},
  through: 1,
  current: 2,
};
const cells = (board: Leaderboard, playerId: string) => cardOfBoard(board).lines[0]?.cells[playerId] ?? [];

test('when strokes are given, then spectators see gross ones with dots', () => {
  const board = { ...BEFORE, pars: { 1: { ann: 4, bo: 4 }, 2: { ann: 4, bo: 4 } }, round: ROUND };
  expect(cells(board, 'bo').map(({ text, dots, state }) => [text, dots, state])).toEqual([
    ['5', '•', 'filled'],
    ['', '', 'off'],
    ['5', '', 'filled'],
    ['4', '', 'filled'],
    ['+1', '', 'filled'],
  ]);
  expect(howFar(board)).toMatch(/^Through 1 · last score /);
});

test('when a leaderboard is of the release before, then its card has strokes', () => {
  const { columns, pars, lines } = cardOfBoard(BEFORE);
  expect(columns).toHaveLength(21);
  expect(pars).toBeNull();
  expect(lines.map(({ name }) => name)).toEqual(['Strokes', '2/9/16']);
  expect(cells(BEFORE, 'ann')[0]?.text).toBe('4');
});

test('when a side game counts by holes, then spectators see it hole by hole', () => {
  const skins = { id: 's1.s1', kind: 'skins', name: 'Skins', standing: { unit: 'skins', line: '', players: { ann: 2, bo: 0 }, holes: { 1: { ann: 2, bo: 0 } } } };
  const line = cardOfBoard({ ...BEFORE, sideGames: [skins] }).lines.at(-1);
  expect([line?.name, line?.cells['ann']?.[0]?.text, line?.cells['ann']?.[0]?.isBest]).toEqual(['Skins', '2', true]);
});
