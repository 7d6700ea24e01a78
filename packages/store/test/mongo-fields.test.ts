import { fromFields, toFields } from '../src/mongo/fields';

const there = (value: unknown) => toFields(JSON.stringify(value));

test.each([
  ['a dot', { 'a.b': 1 }, { 'a%2Eb': 1 }],
  ['a dollar in front', { $set: 1, a$: 2 }, { '%24set': 1, a$: 2 }],
  ['the sign of escapes', { '%2E': 1, '%': 2, '%list': 3 }, { '%252E': 1, '%25': 2, '%25list': 3 }],
  ['nothing', { '': 1, 'a\0': 2 }, { '%': 1, 'a%00': 2 }],
  ['lists in lists', { deep: [[], [[1]], { x: [2] }] }, { deep: [{ '%list': [] }, { '%list': [{ '%list': [1] }] }, { x: [2] }] }],
  ['what languages make of names', JSON.parse('{"__proto__":{"a":1},"constructor":2}'), JSON.parse('{"__proto__":{"a":1},"constructor":2}')],
  ['what JSON leaves out', { gone: undefined, list: [undefined], at: new Date(0), minus: -0 }, { list: [null], at: '1970-01-01T00:00:00.000Z', minus: 0 }],
])('when a state has %s, then its fields give the same bytes', (_, state, fields) => {
  expect(there(state)).toEqual(fields);
  expect(JSON.stringify(fromFields(there(state)))).toBe(JSON.stringify(state));
});

test('when an operator writes a date, then it is read as JSON says it', () => {
  expect(fromFields({ at: new Date(0), list: [new Date(1)] })).toEqual({ at: '1970-01-01T00:00:00.000Z', list: ['1970-01-01T00:00:00.001Z'] });
});
