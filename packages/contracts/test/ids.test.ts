import { customCardId, dollars, hole, holeInPath, id, playerId, playerIdOrNone, strokes, text, wholeDollars } from '@fairshare/contracts';
import { refusals } from './messages';

const accepts = (schema: Parameters<typeof refusals>[0], value: unknown) => schema.safeParse(value).success;

describe('text', () => {
  it('when a text has blanks around it, then it is trimmed first', () => {
    expect(text(5, { min: 1 }).parse('  Augie \t\n')).toBe('Augie');
    expect(accepts(text(5, { min: 1 }), '   ')).toBe(false);
  });

  it.each(['a\u0000b', 'a\nb', 'a\u001bb', 'a\u007fb'])('when trimming leaves a control character (%j), then the text is refused', (value) => {
    expect(refusals(text(10), value)).toEqual({ '': 'must not contain control characters' });
  });

  it('when a required text is missing or blank, then the message is equal', () => {
    const name = text(60, { min: 1, message: 'Name is required' });
    for (const value of [undefined, null, 7, '  ']) expect(refusals(name, value)).toEqual({ '': 'Name is required' });
  });
});

describe('ids', () => {
  it.each(['a', 'S1.points1', 'x-_.', 'Z'.repeat(64)])('when an id is %s, then it is accepted', (value) => expect(accepts(id, value)).toBe(true));
  it.each(['', 'a b', 'ä', 'a/b', 'Z'.repeat(65), 7, 'a\n'])('when an id is %j, then it is refused', (value) => expect(accepts(id, value)).toBe(false));

  it.each(['none', '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])('when a player id is %s, then it is refused as a reserved word', (value) => {
    expect(refusals(playerId, value)).toEqual({ '': 'is a reserved word' });
  });

  it('when a custom card takes a reserved id, then it is refused', () => {
    expect(refusals(customCardId, 'camel')).toEqual({ '': 'is the name of a built-in card' });
    expect(accepts(customCardId, '__proto__')).toBe(false);
    expect(accepts(customCardId, 'camel-2')).toBe(true);
  });

  it('when an award goes to nobody, then "none" is accepted', () => {
    expect(accepts(playerIdOrNone, 'none')).toBe(true);
    expect(accepts(playerIdOrNone, '__proto__')).toBe(false);
  });
});

describe('dollars', () => {
  it.each([0, 0.01, 0.1, 1.1, 2.3, 4.35, 8.29, 1.15, 9999.99, 10_000])('when dollars are %d, then they are accepted', (value) => expect(accepts(dollars, value)).toBe(true));
  it.each([0.001, 1.005, 1.000000001, 9999.999, -0.01, 10_000.01, Number.NaN, Infinity, '1.00', null])('when dollars are %s, then they are refused', (value) =>
    expect(accepts(dollars, value)).toBe(false),
  );
  it('when dollars are for a card, then only whole ones are accepted', () => {
    expect(accepts(wholeDollars, 15)).toBe(true);
    expect(accepts(wholeDollars, 1.5)).toBe(false);
  });
});

describe('holes and strokes', () => {
  it.each([
    ['1', 1],
    ['09', 9],
    ['18', 18],
  ])('when a path has %s for a hole, then it is hole %d', (value, expected) => {
    expect(holeInPath.parse(value)).toBe(expected);
  });
  it.each(['0', '19', '', ' 5', '1e1', '1.0', '-1', 'x'])('when a path has %j for a hole, then it is refused', (value) => expect(accepts(holeInPath, value)).toBe(false));
  it.each([true, '5', [5], null, 0, 19, 1.5])('when a body has %j for a hole, then it is refused', (value) => expect(accepts(hole, value)).toBe(false));
  it.each([0, 100, 4.5, '4'])('when strokes are %j, then they are refused', (value) => expect(accepts(strokes, value)).toBe(false));
});
