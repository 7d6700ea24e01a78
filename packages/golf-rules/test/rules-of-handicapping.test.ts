import { type CourseHole, HOLES, proposedStrokes, strokesGivenOn } from '@fairshare/golf-rules';

/**
 * What the Rules of Handicapping (USGA and R&A, 2020 to 2024) say of strokes given, by their number. In their own figures where they have some: plus 2, 14
 * (the USGA's answers to questions, "Stroke index allocation"), indexes 19 and 37, the allowances; else in ours. Their text: randa.org/roh and usga.org.
 */

const FRONT = HOLES.slice(0, 9);
const BACK = HOLES.slice(9);

/** Odd stroke indexes on the front nine, even ones on the back, as appendix E recommends. */
const INDEXES = [7, 3, 11, 17, 1, 9, 15, 5, 13, 8, 18, 4, 12, 2, 10, 16, 6, 14];
const COURSE: readonly CourseHole[] = INDEXES.map((strokeIndex) => ({ par: 4, strokeIndex }));

/** Stroke index → strokes that a player has there, where there are any. */
function byIndex(playingHandicap: number, holes: readonly number[] = HOLES): Record<number, number> {
  const given = strokesGivenOn({ players: ['ann', 'bob'], holes, given: { ann: holes.length === 9 ? 2 * playingHandicap : playingHandicap }, course: COURSE });
  return Object.fromEntries(holes.flatMap((hole) => (given[hole]?.ann ? [[INDEXES[hole - 1], given[hole]?.ann]] : [])));
}
const onIndexes = (indexes: readonly number[], strokes: number) => Object.fromEntries(indexes.map((index) => [index, strokes]));
const all = (strokes: number) => onIndexes(HOLES, strokes);

describe('on which holes strokes fall', () => {
  it.each([
    ['Appendix C', 'a plus 2 gives strokes back at indexes 18 and 17', byIndex(-2), onIndexes([17, 18], -1)],
    ['Appendix C', 'a plus 10, the best there is, at indexes 9 to 18', byIndex(-10), onIndexes(HOLES.slice(8), -1)],
    ['Appendix E', 'a 14 has strokes at indexes 1 to 14', byIndex(14), onIndexes(HOLES.slice(0, 14), 1)],
    ['Appendix E', 'an 18 has one on every hole', byIndex(18), all(1)],
    ['Appendix E', 'index 1 repeats as index 19', byIndex(19), { ...all(1), 1: 2 }],
    ['Appendix E', 'index 1 repeats as index 37', byIndex(37), { ...all(2), 1: 3 }],
    ['Appendix E', 'the most, 54, is three on every hole', byIndex(54), all(3)],
    ['Appendix E', 'a 4 on the front nine goes by ascending published indexes', byIndex(4, FRONT), onIndexes([1, 3, 5, 7], 1)],
    ['Appendix E', 'a 4 on the back nine likewise', byIndex(4, BACK), onIndexes([2, 4, 6, 8], 1)],
    ['Appendix E', 'a 10 on the front nine begins anew with the lowest', byIndex(10, FRONT), { ...onIndexes([3, 5, 7, 9, 11, 13, 15, 17], 1), 1: 2 }],
    ['Appendix E', 'a plus 1 on the front nine begins at its highest index', byIndex(-1, FRONT), { 17: -1 }],
    ['Appendix E', 'a plus 2 on the back nine at its highest two', byIndex(-2, BACK), onIndexes([16, 18], -1)],
  ])('when %s says that %s, then it is so', (_rule, _example, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('off the lowest player', () => {
  const strokes = (given: Record<string, number>) => {
    const players = Object.keys(given);
    const byHole = strokesGivenOn({ players, holes: HOLES, given, course: COURSE, offTheLow: true });
    return players.map((player) => HOLES.reduce((sum, hole) => sum + (byHole[hole]?.[player] ?? 0), 0));
  };

  it.each<[string, Record<string, number>, number[]]>([
    ['the lowest plays off zero, the other has the difference', { ann: 8, bob: 21 }, [0, 13]],
    ['a plus 2 plays off zero, the others have that more', { ann: -2, bob: 5, cid: 16 }, [0, 7, 18]],
  ])('when appendix C says that in match play %s, then it is so', (_example, given, expected) => {
    expect(strokes(given)).toEqual(expected);
  });
});

describe('an allowance', () => {
  /** From a tee where the course handicap is the index. */
  const playing = (index: number, allowance: number) =>
    proposedStrokes({ index, course: { holes: COURSE, tees: [{ id: 'white', name: 'White', rating: 72, slope: 113 }] }, teeId: 'white', holes: HOLES, allowance })?.playingHandicap;

  it.each([
    ['stroke play takes 95 % (appendix C)', 20, 95, 19],
    ['four-ball stroke play takes 85 % (appendix C)', 20, 85, 17],
    ['four-ball match play takes 90 % (appendix C)', 20, 90, 18],
    ['match play takes all of it (appendix C)', 20, 100, 20],
    ['a plus 4 moves towards zero, rounding included (appendix C)', -4, 85, -3],
    ['a plus 4.25 is rounded to the nearest (rule 6.2a)', -5, 85, -4],
    ['half a stroke is rounded up, a plus towards zero (rule 6.2a)', -3, 50, -1],
  ])('when %s, then it comes out', (_example, index, allowance, expected) => {
    expect(playing(index, allowance)).toBe(expected);
  });
});
