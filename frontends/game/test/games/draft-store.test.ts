/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDrafts } from '../../src/features/games/hole-entry/draft-store';

const KEY = 'unsavedScores.v1.';
const drafts = (gameId: string) => renderHook(() => useDrafts<number>(gameId)).result;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('finds what an earlier page left unsaved', () => {
  localStorage.setItem(`${KEY}a`, JSON.stringify({ 3: { ann: { value: 5, baseVersion: 1 } } }));
  expect(drafts('a').current[0]).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
});

it('leaves nothing behind once everything is saved', () => {
  const game = drafts('b');
  act(() => game.current[1](3, () => ({ ann: { value: 5, baseVersion: 1 } })));
  expect(JSON.parse(localStorage.getItem(`${KEY}b`) ?? '')).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
  act(() => game.current[1](3, () => ({})));
  expect(localStorage.getItem(`${KEY}b`)).toBeNull();
});

it('is the same for every screen of a game, and another for another game', () => {
  const [one, other, elsewhere] = [drafts('c'), drafts('c'), drafts('d')];
  act(() => one.current[1](1, () => ({ ann: { value: 4, baseVersion: 0 } })));
  expect(other.current[0]).toEqual({ 1: { ann: { value: 4, baseVersion: 0 } } });
  expect(elsewhere.current[0]).toEqual({});
});

it('keeps what is on the screen where nothing can be stored, and starts empty from what cannot be read', () => {
  localStorage.setItem(`${KEY}e`, '{');
  const game = drafts('e');
  expect(game.current[0]).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => game.current[1](1, () => ({ ann: { value: 4, baseVersion: 0 } })));
  expect(game.current[0]).toEqual({ 1: { ann: { value: 4, baseVersion: 0 } } });
});
