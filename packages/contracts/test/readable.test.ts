import { gamesApi, groupsApi, isReadable, registerBody } from '../src';

const REGISTRATION = { email: 'ann@example.com', password: 'secret', firstName: 'Ann', lastName: 'Ace', termsAccepted: true };
const GROUP = { name: 'Saturday', players: [{ name: 'Ann' }, { name: 'Bo' }] };
const CARD = { name: 'Goose', emoji: '🪿', value: 3 };

test.each([
  'Ann',
  'Bartholomew Featherstonehaugh-Smythe',
  "D'Arcy",
  'Łukasz Ünal',
  'Nguyễn',
  '李小龍',
  'דנה',
  'علی‌رضا',
  'क्‍ष',
  'രാജന്\u200D',
  'রহমান্\u200D',
  'ه\u200D',
  'به\u200C',
  '👨‍👩‍👧',
  '👍🏽',
  '❤️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scots',
  '1️⃣',
  'No. 1 ⛳',
  '',
])('when a name is %j, then it is readable', (value) => {
  expect(isReadable(value)).toBe(true);
});

test.each([
  ['a blank of no width', '\u200B\u200B'],
  ['one inside of a name', 'An\u200Bn'],
  ['a joiner between letters that are never joined', 'An\u200Dn'],
  ['a soft hyphen', 'An\u00ADn'],
  ['a direction turned around', 'Ann\u202Eecila'],
  ['a direction isolated', '\u2066Ann\u2069'],
  ['a mark of direction', 'Ann\u200F'],
  ['a byte order mark inside', 'An\uFEFFn'],
  ['a filler that passes for a letter', '\u3164'],
  ['an empty braille cell', '\u2800'],
  ['a text hidden in tags', 'Ann\u{E0041}\u{E0042}'],
  ['one hidden behind a picture', '👍\u{E0041}'],
  ['a joiner at the end', '👍\u200D'],
  ['a joiner at the end of a vowel', 'ক\u200D'],
  ['two joiners at an end', 'രാജന്\u200D\u200D'],
  ['a line separator', 'Ann\u2028Ace'],
  ['a later control character', 'Ann\u0085'],
  ['half a character', 'Ann\uD83D'],
])('when a name holds %s, then it is not readable', (_what, value) => {
  expect(isReadable(value)).toBe(false);
});

const HIDDEN = 'An\u200Bn\u202E';
test.each([
  ['a first name', registerBody, { ...REGISTRATION, firstName: HIDDEN }, 'firstName'],
  ['a last name', registerBody, { ...REGISTRATION, lastName: HIDDEN }, 'lastName'],
  ['a group', groupsApi.createGroup.body, { ...GROUP, name: HIDDEN }, 'name'],
  ['a player', groupsApi.createGroup.body, { ...GROUP, players: [...GROUP.players, { name: HIDDEN }] }, 'players.2.name'],
  ["a player's initials", groupsApi.createGroup.body, { ...GROUP, players: [...GROUP.players, { name: 'Cy', initials: 'C\u200B' }] }, 'players.2.initials'],
  ['a card of a new group', groupsApi.createGroup.body, { ...GROUP, customCards: [{ ...CARD, name: HIDDEN }] }, 'customCards.0.name'],
  ['a card', groupsApi.addCustomCard.body, { ...CARD, name: HIDDEN }, 'name'],
  ["a card's picture", groupsApi.addCustomCard.body, { ...CARD, emoji: '\u200B' }, 'emoji'],
  ['a game', gamesApi.createGame.body, { groupId: 'g1', name: HIDDEN }, 'name'],
])('when the text for %s has invisible characters, then it is refused', (_whose, schema, body, path) => {
  const issues = schema.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[path, 'must not contain characters that cannot be seen']]);
});

const nameOf = (name: string) => groupsApi.createGroup.body.parse({ ...GROUP, players: [...GROUP.players, { name }] }).players[2]?.name;

test('when a name is typed with a combining accent, then it is kept composed', () => {
  expect(nameOf('e\u0301mile')).toBe('\u00E9mile');
});

test('when a name has 60 letters as people see them, then it is taken', () => {
  expect(nameOf('👨‍👩‍👧'.repeat(60))).toBe('👨‍👩‍👧'.repeat(60));
  expect(nameOf('x̣̂'.repeat(60))).toBe('x̣̂'.repeat(60).normalize('NFC'));
});

test.each(['👨‍👩‍👧'.repeat(61), 'x'.repeat(61), `a${'\u0301'.repeat(1000)}`])('when a name has more than it may, then it is refused', (name) => {
  const { error } = groupsApi.createGroup.body.safeParse({ ...GROUP, players: [...GROUP.players, { name }] });
  expect(error?.issues.map((issue) => issue.message)).toEqual(['must have at most 60 characters']);
});

test('when initials are three pictures, then they are taken', () => {
  const { players } = groupsApi.createGroup.body.parse({ ...GROUP, players: [...GROUP.players, { name: 'Cy', initials: '👨‍👩‍👧👍🏽⛳' }] });
  expect(players[2]?.initials).toBe('👨‍👩‍👧👍🏽⛳');
});
