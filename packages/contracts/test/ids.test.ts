import { customCardId, dollars, hole, holeInPath, id, playerId, playerIdOrNone, strokes, text, wholeDollars } from '@fairshare/contracts';
import { refusals } from './messages';

const accepts = (schema: Parameters<typeof refusals>[0], value: unknown) => schema.safeParse(value).success;

describe('text', () => {
  it('is trimmed before its length is measured', () => {
    expect(text(5, { min: 1 }).parse('  Augie \t\n')).toBe('Augie');
    expect(accepts(text(5, { min: 1 }), '   ')).toBe(false);
  });

  it.each(['a\u0000b', 'a\nb', 'a\u001bb', 'a\u007fb'])('refuses control characters that trimming leaves (%j)', (value) => {
    expect(refusals(text(10), value)).toEqual({ '': 'must not contain control characters' });
  });

  it('says the same whether a required text is missing, not a text, or blank', () => {
    const name = text(60, { min: 1, message: 'Name is required' });
    for (const value of [undefined, null, 7, '  ']) expect(refusals(name, value)).toEqual({ '': 'Name is required' });
  });
});

describe('ids', () => {
  it.each(['a', 'S1.points1', 'x-_.', 'Z'.repeat(64)])('accepts %s', (value) => expect(accepts(id, value)).toBe(true));
  it.each(['', 'a b', 'ä', 'a/b', 'Z'.repeat(65), 7, 'a\n'])('refuses %j', (value) => expect(accepts(id, value)).toBe(false));

  it.each(['none', '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])('never lets a player be called %s', (value) => {
    expect(refusals(playerId, value)).toEqual({ '': 'is a reserved word' });
  });

  it('never lets a custom card take the name of a built-in one', () => {
    expect(refusals(customCardId, 'camel')).toEqual({ '': 'is the name of a built-in card' });
    expect(accepts(customCardId, '__proto__')).toBe(false);
    expect(accepts(customCardId, 'camel-2')).toBe(true);
  });

  it('lets an award go to nobody, by that one word', () => {
    expect(accepts(playerIdOrNone, 'none')).toBe(true);
    expect(accepts(playerIdOrNone, '__proto__')).toBe(false);
  });
});

describe('dollars', () => {
  it.each([0, 0.01, 0.1, 1.1, 2.3, 4.35, 8.29, 1.15, 9999.99, 10_000])('accepts %d', (value) => expect(accepts(dollars, value)).toBe(true));
  it.each([0.001, 1.005, 1.000000001, 9999.999, -0.01, 10_000.01, Number.NaN, Infinity, '1.00', null])('refuses %s', (value) => expect(accepts(dollars, value)).toBe(false));
  it('takes whole dollars only for cards', () => {
    expect(accepts(wholeDollars, 15)).toBe(true);
    expect(accepts(wholeDollars, 1.5)).toBe(false);
  });
});

describe('holes and strokes', () => {
  it.each([
    ['1', 1],
    ['09', 9],
    ['18', 18],
  ])('reads %s in a path as hole %d', (value, expected) => {
    expect(holeInPath.parse(value)).toBe(expected);
  });
  it.each(['0', '19', '', ' 5', '1e1', '1.0', '-1', 'x'])('refuses %j in a path', (value) => expect(accepts(holeInPath, value)).toBe(false));
  it.each([true, '5', [5], null, 0, 19, 1.5])('takes no %j for a hole in a body', (value) => expect(accepts(hole, value)).toBe(false));
  it.each([0, 100, 4.5, '4'])('refuses %j strokes', (value) => expect(accepts(strokes, value)).toBe(false));
});
