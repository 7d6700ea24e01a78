import {
  afterChoice,
  afterRefused,
  afterSaved,
  baseVersions,
  type HoleDraft,
  shownValue,
  type StoredHole,
  unsavedCells,
  withEntry,
  withPending,
} from '../../src/features/games/hole-entry/hole-draft';
import { firstOpenHole, holeState, openHoles } from '../../src/features/games/hole-entry/hole-states';

const PLAYERS = ['ann', 'bo'];
const EMPTY: StoredHole = { values: {}, versions: {} };
const PLAYED: StoredHole = { values: { ann: 4, bo: 5 }, versions: { ann: 2, bo: 1 } };
const NOTHING: HoleDraft = {};

describe('an entry', () => {
  it('when a value is changed twice, then the version first seen counts', () => {
    const first = withEntry(NOTHING, PLAYED, 'ann', 5);
    const arrived = { values: { ann: 6, bo: 5 }, versions: { ann: 3, bo: 1 } };
    const second = withEntry(first, arrived, 'ann', 7);
    expect(second).toEqual({ ann: { value: 7, baseVersion: 2 } });
    expect(baseVersions(PLAYERS, second, arrived)).toEqual({ ann: 2, bo: 1 });
  });

  it('when a cell was empty, then its entry counts against version 0', () => {
    expect(baseVersions(PLAYERS, withEntry(NOTHING, EMPTY, 'ann', 4), EMPTY)).toEqual({ ann: 0, bo: 0 });
  });

  it('when an entry returns to the stored value, then nothing is unsaved', () => {
    const changed = withEntry(NOTHING, PLAYED, 'ann', 5);
    expect(withEntry(changed, PLAYED, 'ann', 4)).toEqual({});
  });

  it('when a stored value is emptied, then that is a change to save', () => {
    const emptied = withEntry(NOTHING, PLAYED, 'ann', null);
    expect(shownValue(emptied, PLAYED, 'ann')).toBeNull();
    expect(unsavedCells(PLAYERS, emptied, PLAYED)).toEqual(['ann']);
  });
});

describe('a save under way', () => {
  it('when a save is under way, then its values show as taken', () => {
    expect(withPending(PLAYED, { ann: 3, bo: 5 })).toEqual({ values: { ann: 3, bo: 5 }, versions: { ann: 3, bo: 1 } });
  });

  it('when a save was taken, then only later entries are unsaved', () => {
    const sent = withEntry(withEntry(NOTHING, EMPTY, 'ann', 4), EMPTY, 'bo', 5);
    const since = withEntry(sent, withPending(EMPTY, { ann: 4, bo: 5 }), 'bo', 6);
    expect(afterSaved(since, { ann: 4, bo: 5 })).toEqual({ bo: { value: 6, baseVersion: 0 } });
  });

  it('when a save is refused, then earlier versions still count', () => {
    const pending = withPending(PLAYED, { ann: 3, bo: 5 });
    const since = withEntry(NOTHING, pending, 'ann', 6);
    expect(since['ann']?.baseVersion).toBe(3);
    expect(afterRefused(since, { ann: 2, bo: 1 })).toEqual({ ann: { value: 6, baseVersion: 2 } });
  });
});

describe('a choice between two values', () => {
  const changed = { ann: { value: 6, version: 3, at: '2026-05-02T12:00:00.000Z' } };
  const draft = withEntry(NOTHING, PLAYED, 'ann', 3);

  it('when theirs is chosen, then their value is entered against their version', () => {
    expect(afterChoice(draft, changed, 'theirs')).toEqual({ ann: { value: 6, baseVersion: 3 } });
  });

  it('when mine is chosen, then my value is kept, entered against their version', () => {
    expect(afterChoice(draft, changed, 'mine')).toEqual({ ann: { value: 3, baseVersion: 3 } });
  });
});

describe('the state of a hole', () => {
  const stateOf = (stored: StoredHole, draft = NOTHING, hasConflict = false) => holeState({ cells: PLAYERS, stored, draft, hasConflict });

  it('when everything is saved, then the hole is done', () => expect(stateOf(PLAYED)).toBe('done'));
  it('when nothing is entered, then the hole is empty', () => expect(stateOf(EMPTY)).toBe('empty'));
  it('when a player is missing, then the hole is incomplete', () => expect(stateOf({ values: { ann: 4 }, versions: { ann: 1 } })).toBe('incomplete'));
  it('when something is entered but not saved, then the hole is incomplete', () => {
    expect(stateOf(EMPTY, withEntry(NOTHING, EMPTY, 'ann', 4))).toBe('incomplete');
    expect(stateOf(PLAYED, withEntry(NOTHING, PLAYED, 'ann', 5))).toBe('incomplete');
  });
  it('when two values wait for a choice, then the hole is a conflict', () => expect(stateOf(PLAYED, NOTHING, true)).toBe('conflict'));

  it('when holes are open, then the first one is next', () => {
    expect(firstOpenHole({ 1: 'done', 2: 'done', 3: 'conflict' })).toBe(3);
    const all = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, 'done' as const]));
    expect(firstOpenHole(all)).toBe(18);
    expect(openHoles({ ...all, 7: 'incomplete' })).toEqual([7]);
  });
});
