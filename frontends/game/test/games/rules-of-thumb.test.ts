import { shortNames } from '../../src/shared/short-names';
import { usualStrokes } from '../../src/features/games/points/usual-strokes';

describe('the usual strokes of a player', () => {
  it('are 4 to begin with', () => expect(usualStrokes({}, 'ann')).toBe(4));

  it('are the middle of those so far, so that one bad hole moves nothing', () => {
    expect(usualStrokes({ 1: { ann: 5 } }, 'ann')).toBe(5);
    expect(usualStrokes({ 1: { ann: 5 }, 2: { ann: 5 }, 3: { ann: 11, bo: 3 } }, 'ann')).toBe(5);
    expect(usualStrokes({ 1: { ann: 4 }, 2: { ann: 6 } }, 'ann')).toBe(4);
  });
});

describe('short names', () => {
  const shorten = (...names: string[]) => [...shortNames(names.map((name, index) => ({ id: `p${index}`, name }))).values()];

  it('are first names', () => expect(shorten('Bartholomew Featherstonehaugh-Smythe', 'Ann Lee')).toEqual(['Bartholomew', 'Ann']));
  it('take the last initial where two share the first name', () => expect(shorten('Ann Lee', 'ann Kim', 'Bo')).toEqual(['Ann L', 'ann K', 'Bo']));
  it('take both initials of a double-barrelled last name where one is not enough', () => expect(shorten('Bo Ray-Lee', 'Bo Ray-Kim')).toEqual(['Bo R\u2011L', 'Bo R\u2011K']));
  it('are whole where nothing shorter tells two apart', () => expect(shorten('Ann Lee', 'Ann Lund')).toEqual(['Ann Lee', 'Ann Lund']));
});
