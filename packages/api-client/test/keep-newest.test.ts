import { keepNewest } from '@fairshare/api-client';

const game = (id: string, version: number, strokes = version) => ({ id, version, strokes });

it('when a newer version is read, then it replaces the older', () => {
  expect(keepNewest(game('a', 1), game('a', 2))).toEqual(game('a', 2));
  const known = game('a', 3);
  expect(keepNewest(known, game('a', 2))).toBe(known);
});

it('when a list is read, then each entry keeps its newest version', () => {
  const known = [game('a', 3), game('b', 1), game('gone', 9)];
  expect(keepNewest(known, [game('new', 1), game('a', 2), game('b', 2)])).toEqual([game('new', 1), game('a', 3), game('b', 2)]);
});

it('when two values are different things, then the read one is taken', () => {
  expect(keepNewest(game('a', 3), game('b', 1))).toEqual(game('b', 1));
  expect(keepNewest(undefined, game('a', 1))).toEqual(game('a', 1));
  expect(keepNewest({ version: 3 }, { version: 1 })).toEqual({ version: 1 });
  expect(keepNewest([1, 2], [2])).toEqual([2]);
});

it('when the same version is read again, then the known object is kept', () => {
  const known = game('a', 1);
  expect(keepNewest(known, game('a', 1))).toBe(known);
});
