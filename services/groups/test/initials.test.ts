import { initialsOf, initialsOfAll, wereMadeOf } from '../src/domain/initials';

const named = (...names: string[]) => initialsOfAll(names.map((name) => ({ name })));

test.each([
  ['Ann Lee', 'AL'],
  ['Ann', 'A'],
  ['Ann Mary van Lee', 'AMV'],
  ['  ann   lee ', 'AL'],
  ['Øystein Ås', 'ØÅ'],
  ['e\u0301mile', 'É'],
  ['👨‍👩‍👧 Fam', 'F'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['(Ben)', 'B'],
  ['#1 Dad', 'D'],
  ['"Big" Al', 'BA'],
  ['7', '7'],
  ['***', '*'],
])('when nobody else is alike, then %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  expect(named(name, 'Zoe Quick')).toEqual([initials, 'ZQ']);
});

test.each([
  ['the last names tell them apart', ['Ann Lee', 'Al Lind'], ['ALE', 'ALI']],
  ['the first names tell them apart', ['Ann Lee', 'Abe Lee'], ['ANL', 'ABL']],
  ['there is one word each', ['Ann', 'Abe'], ['AN', 'AB']],
  ['one word each begins alike', ['Ann', 'Anders'], ['ANN', 'AND']],
  ['three words each', ['Ann Mary Lee', 'Abe Max Lind'], ['ALE', 'ALI']],
])('when %s, then the same initials become different ones', (_how, names, initials) => {
  expect(named(...names)).toEqual(initials);
});

test('when a whole group shares a name, then initials differ', () => {
  const all = named(...Array<string>(8).fill('Ann Lee'));
  expect(new Set(all).size).toBe(8);
  expect(all.every((initials) => initials.length <= 3)).toBe(true);
});

test('when initials were chosen, then they stay', () => {
  expect(initialsOfAll([{ name: 'Ann Lee', given: 'AL' }, { name: 'Al Lind' }])).toEqual(['AL', 'ALI']);
  expect(initialsOfAll([{ name: 'Ann Lee', given: 'ALE' }, { name: 'Al Lexington' }, { name: 'Abe Long' }])).toEqual(['ALE', 'ALL', 'ALO']);
});

test.each([
  ['É', true],
  ['E', true],
  ['X', false],
])('when a name is stored decomposed, then %s counts as made of it: %s', (initials, made) => {
  expect(wereMadeOf('e\u0301mile', initials)).toBe(made);
});
