import { likelyPlayer } from '../src/shared/likely-player';
import { aGroup } from './support/golf-data';

const BEN = { firstName: 'Ben', lastName: 'Baker' };
const among = (names: readonly string[], more: Parameters<typeof aGroup>[2] = {}) =>
  aGroup('g1', 'Saturday', { players: names.map((name, index) => ({ id: `p${index + 1}`, name, initials: 'X', color: '#0ea5e9' })), ...more });
const likely = (...names: readonly string[]) => likelyPlayer(among(names), BEN)?.name ?? null;

test.each([
  ['the same name', ['Ann Archer', 'ben  BAKER'], 'ben  BAKER'],
  ['the first name alone', ['Ann', 'Ben'], 'Ben'],
  ['an initial', ['Ann', 'Ben B.'], 'Ben B.'],
  ['accents', ['Ann', 'Bén Baker'], 'Bén Baker'],
  ['the whole name beside the first', ['Ben', 'Ben Baker'], 'Ben Baker'],
])('when a player has %s, then the account is probably theirs', (_what, names, expected) => {
  expect(likely(...names)).toBe(expected);
});

test.each([
  ['another last name', ['Ann', 'Ben Carter']],
  ['a longer first name', ['Ann', 'Benjamin']],
  ['a name that two have', ['Ben', 'Ben B']],
  ['no name like it', ['Ann', 'Cal']],
])('when there is only %s, then nobody is asked', (_what, names) => {
  expect(likely(...names)).toBeNull();
});

test('when the player is claimed or the reader is known, then nobody is asked', () => {
  expect(likelyPlayer(among(['Ann', 'Ben'], { claims: { p2: 'Benny' } }), BEN)).toBeNull();
  expect(likelyPlayer(among(['Ann', 'Ben'], { me: 'p1' }), BEN)).toBeNull();
});
