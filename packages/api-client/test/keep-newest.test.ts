import { keepNewest } from '@fairshare/api-client';

const game = (id: string, version: number, strokes = version) => ({ id, version, strokes });

it('takes a newer version, and keeps a known one that is newer than what was read', () => {
  expect(keepNewest(game('a', 1), game('a', 2))).toEqual(game('a', 2));
  const known = game('a', 3);
  expect(keepNewest(known, game('a', 2))).toBe(known);
});

it('does so for each of a list, which still has what the answer has', () => {
  const known = [game('a', 3), game('b', 1), game('gone', 9)];
  expect(keepNewest(known, [game('new', 1), game('a', 2), game('b', 2)])).toEqual([game('new', 1), game('a', 3), game('b', 2)]);
});

it('compares nothing but versions of the same', () => {
  expect(keepNewest(game('a', 3), game('b', 1))).toEqual(game('b', 1));
  expect(keepNewest(undefined, game('a', 1))).toEqual(game('a', 1));
  expect(keepNewest({ version: 3 }, { version: 1 })).toEqual({ version: 1 });
  expect(keepNewest([1, 2], [2])).toEqual([2]);
});

it('keeps what has not changed as it is', () => {
  const known = game('a', 1);
  expect(keepNewest(known, game('a', 1))).toBe(known);
});
