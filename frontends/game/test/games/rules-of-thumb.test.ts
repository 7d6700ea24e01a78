import { shortNames } from '../../src/shared/short-names';
import { usualStrokes } from '../../src/features/games/hole-entry/usual-strokes';

describe('the usual strokes of a player', () => {
  it('when a player has no strokes yet, then the usual ones are 4', () => expect(usualStrokes({}, 'ann')).toBe(4));

  it('when a player has strokes, then usual ones are their middle', () => {
    expect(usualStrokes({ 1: { 'strokes.ann': 5 } }, 'ann')).toBe(5);
    expect(usualStrokes({ 1: { 'strokes.ann': 5 }, 2: { 'strokes.ann': 5 }, 3: { 'strokes.ann': 11, 'strokes.bo': 3 } }, 'ann')).toBe(5);
    expect(usualStrokes({ 1: { 'strokes.ann': 4 }, 2: { 'strokes.ann': 6 } }, 'ann')).toBe(4);
  });
});

describe('short names', () => {
  const shorten = (...names: string[]) => [...shortNames(names.map((name, index) => ({ id: `p${index}`, name }))).values()];

  it('when no first name is shared, then they are the short names', () => expect(shorten('Bartholomew Featherstonehaugh-Smythe', 'Ann Lee')).toEqual(['Bartholomew', 'Ann']));
  it('when two share the first name, then the last initial is added', () => expect(shorten('Ann Lee', 'ann Kim', 'Bo')).toEqual(['Ann L', 'ann K', 'Bo']));
  it('when one initial is not enough, then a double-barrelled last name gives both', () => expect(shorten('Bo Ray-Lee', 'Bo Ray-Kim')).toEqual(['Bo R\u2011L', 'Bo R\u2011K']));
  it('when nothing shorter tells two apart, then the names stay whole', () => expect(shorten('Ann Lee', 'Ann Lund')).toEqual(['Ann Lee', 'Ann Lund']));
});
