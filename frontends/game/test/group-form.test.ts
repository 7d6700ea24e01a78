import { EMPTY_GROUP_FORM, type GroupForm, groupFormErrors, toGroupBody } from '../src/features/groups/group-form';
import { IntentKey } from '../src/shared/intent-key';

const form = (name: string, ...players: string[]): GroupForm => ({ ...EMPTY_GROUP_FORM, name, players });

test.each([
  ['nothing to put right', form('Monday', 'Ann', 'Bo', '', ''), null],
  ['a blank name', form('  ', 'Ann', 'Bo'), { name: 'Group name is required' }],
  ['no players', form('Monday', '', ''), { player: { index: 0, message: 'At least 2 players are required' } }],
  ['one player', form('Monday', 'Ann', ' ', '', ''), { player: { index: 1, message: 'At least 2 players are required' } }],
])('when the form has %s, then exactly that is reported', (_case, filledIn, errors) => {
  expect(groupFormErrors(filledIn)).toEqual(errors);
});

test('when the form is sent, then names are trimmed and blank ones dropped', () => {
  expect(toGroupBody(form(' Monday ', ' Ann ', 'Bo', '  ', 'Cy'))).toEqual({
    name: 'Monday',
    players: [{ name: 'Ann', me: true }, { name: 'Bo' }, { name: 'Cy' }],
    groupPhoto: null,
  });
});

test('when the first player is somebody else, then nobody is the golfer', () => {
  expect(toGroupBody({ ...form('Monday', 'Ann', 'Bo'), firstIsMe: false }).players).toEqual([{ name: 'Ann' }, { name: 'Bo' }]);
});

test('when the same request is repeated, then its key stays until answered', () => {
  const intent = new IntentKey();
  const key = intent.for({ name: 'Monday' });
  expect(intent.for({ name: 'Monday' })).toBe(key);
  const other = intent.for({ name: 'Tuesday' });
  expect(other).not.toBe(key);
  intent.answered();
  expect(intent.for({ name: 'Tuesday' })).not.toBe(other);
});
