/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useDrafts } from '../../src/features/games/hole-entry/draft-store';

const KEY = 'unsavedScores.v2.';
const drafts = (round: string) => renderHook(() => useDrafts(round)).result;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('when an earlier page left scores unsaved, then the draft has them', () => {
  localStorage.setItem(`${KEY}a`, JSON.stringify({ 3: { ann: { value: 5, baseVersion: 1 } } }));
  expect(drafts('a').current[0]).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
});

it('when the release before left scores unsaved, then the draft has them', async () => {
  localStorage.setItem('unsavedScores.v1.u1.r1.p1', JSON.stringify({ 3: { ann: { value: 5, baseVersion: 1 } } }));
  localStorage.setItem('unsavedScores.v1.u1.r1.b1', JSON.stringify({ 3: { firstOn: { value: 'ann', baseVersion: 0 } } }));
  localStorage.setItem('unsavedScores.v1.u1.r12.p1', JSON.stringify({ 3: { bo: { value: 5, baseVersion: 1 } } }));
  const round = drafts('u1.r1');
  await waitFor(() => expect(round.current[0]).not.toEqual({}));
  expect(round.current[0]).toEqual({ 3: { 'strokes.ann': { value: 5, baseVersion: 1 }, 'bbb.firstOn': { value: 'ann', baseVersion: 0 } } });
  expect(Object.keys(localStorage).sort()).toEqual(['unsavedScores.v1.u1.r12.p1', 'unsavedScores.v2.u1.r1']);
});

it('when nothing of a draft is unsaved, then the storage is empty', () => {
  const game = drafts('b');
  act(() => game.current[1](3, () => ({ ann: { value: 5, baseVersion: 1 } })));
  expect(JSON.parse(localStorage.getItem(`${KEY}b`) ?? '')).toEqual({ 3: { ann: { value: 5, baseVersion: 1 } } });
  act(() => game.current[1](3, () => ({})));
  expect(localStorage.getItem(`${KEY}b`)).toBeNull();
});

it('when two screens belong to one round, then they share its draft', () => {
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
