/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDrafts } from '../../src/features/games/hole-entry/draft-store';

const KEY = 'unsavedScores.v1.';
const drafts = (gameId: string) => renderHook(() => useDrafts<number>(gameId)).result;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('when an earlier page left scores unsaved, then the draft has them', () => {
  localStorage.setItem(`${KEY}a`, JSON.stringify({ 3: { ann: { value: 5, baseVersion: 1 } } }));
  expect(drafts('a').current[0]).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
});

it('when nothing of a draft is unsaved, then the storage is empty', () => {
  const game = drafts('b');
  act(() => game.current[1](3, () => ({ ann: { value: 5, baseVersion: 1 } })));
  expect(JSON.parse(localStorage.getItem(`${KEY}b`) ?? '')).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
  act(() => game.current[1](3, () => ({})));
  expect(localStorage.getItem(`${KEY}b`)).toBeNull();
});

it('when two screens belong to one game, then they share its draft', () => {
  const [one, other, elsewhere] = [drafts('c'), drafts('c'), drafts('d')];
  act(() => one.current[1](1, () => ({ ann: { value: 4, baseVersion: 0 } })));
  expect(other.current[0]).toEqual({ 1: { ann: { value: 4, baseVersion: 0 } } });
  expect(elsewhere.current[0]).toEqual({});
});

it('when the storage cannot be read, then the draft starts empty', () => {
  localStorage.setItem(`${KEY}e`, '{');
  const game = drafts('e');
  expect(game.current[0]).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => game.current[1](1, () => ({ ann: { value: 4, baseVersion: 0 } })));
  expect(game.current[0]).toEqual({ 1: { ann: { value: 4, baseVersion: 0 } } });
});
