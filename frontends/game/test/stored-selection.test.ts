import { NOTHING_SELECTED, type Selected, withGame, withGroup, withTab } from '../src/session/selection/selected';
import { readStored, restoredFrom, store } from '../src/session/selection/stored-selection';
import { daysUntil } from '../src/app/banners/trial-banner';

const SELECTED: Selected = { tab: 'games', gamesView: 'bbb', groupId: 'g1', gameId: 's1' };

function aStore(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

test('when a selection is stored, then it is restored for the same user only', () => {
  const phone = aStore();
  store('u1', SELECTED, phone);
  expect(JSON.parse(phone.getItem('preferences') ?? '')).toMatchObject({ version: 1, selectedGroupId: 'g1', currentTab: 'games' });
  expect(readStored('u1', phone)).toEqual(SELECTED);
  expect(readStored('u2', phone)).toBeNull();
});

test.each([
  ['nothing', {}],
  ['no JSON', { preferences: '{' }],
  ['no object', { preferences: '7' }],
  ['another version', { preferences: JSON.stringify({ version: 2, userId: 'u1', currentTab: 'games' }) }],
])('when a store holds %s, then nothing is restored', (_case, content) => {
  expect(readStored('u1', aStore(content))).toBeNull();
});

test('when the store refuses to write, then storing the selection does not throw', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => store('u1', SELECTED, full)).not.toThrow();
});

test("when the server has a selection, then it precedes the phone's", () => {
  const preferences = { selectedGroupId: 'g2', selectedGameId: null, currentTab: 'rules', version: 4 };
  expect(restoredFrom(preferences, SELECTED)).toEqual({ tab: 'rules', gamesView: 'bbb', groupId: 'g2', gameId: null });
  expect(restoredFrom(undefined, SELECTED)).toEqual(SELECTED);
  expect(restoredFrom(undefined, null)).toEqual(NOTHING_SELECTED);
  expect(restoredFrom({ selectedGroupId: null, selectedGameId: 's1', currentTab: 'nonsense', version: 1 }, null)).toEqual(NOTHING_SELECTED);
});

test.each([
  ['as old', 4, 'g1'],
  ['older', 3, 'g2'],
  ['of unknown age', undefined, 'g2'],
])("when the phone's copy is %s, then the later choice is restored", (_age, basedOn, groupId) => {
  const preferences = { selectedGroupId: 'g2', selectedGameId: null, currentTab: 'rules', version: 4 };
  expect(restoredFrom(preferences, { ...SELECTED, basedOn }).groupId).toBe(groupId);
});

test('when a choice is stored without a version, then the version before stays', () => {
  const phone = aStore();
  store('u1', { ...SELECTED, basedOn: 4 }, phone);
  store('u1', { ...SELECTED, groupId: 'g3' }, phone);
  expect(readStored('u1', phone)).toMatchObject({ groupId: 'g3', basedOn: 4 });
  store('u2', SELECTED, phone);
  expect(readStored('u2', phone)?.basedOn).toBeUndefined();
});

test('when a group is selected, then the game is cleared; a tab stays', () => {
  expect(withGroup(SELECTED, 'g2')).toMatchObject({ groupId: 'g2', gameId: null });
  expect(withGame(NOTHING_SELECTED, 's1').gameId).toBeNull();
  expect(withTab(SELECTED, 'rules')).toMatchObject({ tab: 'rules', gamesView: 'bbb' });
  expect(withTab(SELECTED, 'games', 'points').gamesView).toBe('points');
});

test.each([
  ['2026-05-04T00:00:00Z', 3],
  ['2026-05-01T00:00:01Z', 1],
  ['2026-05-01T00:00:00Z', 0],
])('when days are counted until %s, then the one begun counts', (instant, days) => {
  expect(daysUntil(instant, Date.parse('2026-05-01T00:00:00Z'))).toBe(days);
});
