import { type CourseHole, HOLES, proposedStrokes, readHandicapIndex, strokesGivenOn } from '@fairshare/golf-rules';

/**
 * What the Rules of Handicapping (USGA and R&A, 2020 to 2024) require for strokes given, by rule number. First come examples that the two bodies and an
 * association published with their results. Then come our own figures, calculated by the named rule. The rules: randa.org/roh and usga.org/handicapping/roh.
 */

const FRONT = HOLES.slice(0, 9);
const BACK = HOLES.slice(9);

/** Odd stroke indexes on the front nine, even ones on the back, as appendix E recommends. */
const INDEXES = [7, 3, 11, 17, 1, 9, 15, 5, 13, 8, 18, 4, 12, 2, 10, 16, 6, 14];
const COURSE: readonly CourseHole[] = INDEXES.map((strokeIndex) => ({ par: 4, strokeIndex }));

/** Stroke index → strokes that a player is given there. Holes without a stroke are omitted. */
function byIndex(playingHandicap: number, holes: readonly number[] = HOLES): Record<number, number> {
  const given = strokesGivenOn({ players: ['ann', 'bob'], holes, given: { ann: holes.length === 9 ? 2 * playingHandicap : playingHandicap }, course: COURSE });
  return Object.fromEntries(holes.flatMap((hole) => (given[hole]?.ann ? [[INDEXES[hole - 1], given[hole]?.ann]] : [])));
}
const onIndexes = (indexes: readonly number[], strokes: number) => Object.fromEntries(indexes.map((index) => [index, strokes]));
const all = (strokes: number) => onIndexes(HOLES, strokes);

/** The tee of the USGA's nine-hole example. */
const NINE = { holes: COURSE.slice(0, 9), tees: [{ id: 'white', name: 'White', rating: 35.3, slope: 121 }] };
const onNine = (index: number) => proposedStrokes({ index, course: NINE, teeId: 'white', holes: FRONT });

/** The tee of the examples of the Miami Valley Golf Association, a member of the USGA (Handicap Allocation Formula). */
const WHITE = { holes: COURSE, tees: [{ id: 'white', name: 'White', rating: 71.1, slope: 129 }] };
const fourBall = (index: number) => proposedStrokes({ index, course: WHITE, teeId: 'white', holes: HOLES, allowance: 85 })?.playingHandicap;

const ASSOCIATION = 'Rule 6.2a, worked by an association,';
const GUIDANCE = 'Local guidance for rule 6 (6.1b)';
const ANSWER = 'Answer on stroke index allocation (appendix E)';

describe('as it is published with its result', () => {
  it.each([
    ['Rule 5.3', '54.0 is the highest handicap index', [readHandicapIndex('54.0'), readHandicapIndex('54.1')], [54, null]],
    ['Rule 5.1c', 'minus 1.55 is rounded to minus 1.5', onNine(-3.1)?.index, -1.5],
    [GUIDANCE, '8.7 / 2 = 4.35 is rounded to 4.4', onNine(8.7)?.index, 4.4],
    [GUIDANCE, '4.4 × 121 / 113 + 35.3 − 36 is 4.011…', Math.floor((onNine(8.7)?.courseHandicap ?? 0) * 1_000) / 1_000, 4.011],
    [GUIDANCE, 'the course handicap on that nine is 4', onNine(8.7)?.playingHandicap, 4],
    [ASSOCIATION, '27.7 on 129, 71.1, par 72 at 85 % is 26', fourBall(27.7), 26],
    [ASSOCIATION, '7.9 on 129, 71.1, par 72 at 85 % is 7', fourBall(7.9), 7],
    ['Appendix C', 'a plus 2 gives strokes back at indexes 18 and 17', byIndex(-2), onIndexes([17, 18], -1)],
    [ANSWER, 'a 14 has a stroke on holes 1 through 14', byIndex(14), onIndexes(HOLES.slice(0, 14), 1)],
    [ANSWER, 'a plus gives back from the 18th index on', byIndex(-1), onIndexes([18], -1)],
    ['Appendix E', 'past 18 index 1 repeats as index 19', byIndex(19), { ...all(1), 1: 2 }],
    ['Appendix E', 'past 36 index 1 repeats as index 37', byIndex(37), { ...all(2), 1: 3 }],
    ['Appendix E', 'nine holes go by ascending published indexes', [byIndex(2, FRONT), byIndex(2, BACK)], [onIndexes([1, 3], 1), onIndexes([2, 4], 1)]],
  ])('when %s says that %s, then it is so', (_rule, _example, found, published) => {
    expect(found).toEqual(published);
  });
});

describe('on which holes strokes fall, in figures of ours', () => {
  it.each([
    ['Appendix C', 'a plus 10, the best there is, at indexes 9 to 18', byIndex(-10), onIndexes(HOLES.slice(8), -1)],
    ['Appendix E', 'an 18 has one on every hole', byIndex(18), all(1)],
    ['Appendix E', 'the most, 54, is three on every hole', byIndex(54), all(3)],
    ['Appendix E', 'a 4 on the front nine goes by ascending published indexes', byIndex(4, FRONT), onIndexes([1, 3, 5, 7], 1)],
    ['Appendix E', 'a 4 on the back nine likewise', byIndex(4, BACK), onIndexes([2, 4, 6, 8], 1)],
    ['Appendix E', 'a 10 on the front nine begins anew with the lowest', byIndex(10, FRONT), { ...onIndexes([3, 5, 7, 9, 11, 13, 15, 17], 1), 1: 2 }],
    ['Appendix E', 'a plus 1 on the front nine begins at its highest index', byIndex(-1, FRONT), { 17: -1 }],
    ['Appendix E', 'a plus 2 on the back nine at its highest two', byIndex(-2, BACK), onIndexes([16, 18], -1)],
  ])('when %s means that %s, then it is so', (_rule, _example, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('off the lowest player, in figures of ours', () => {
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

describe('an allowance, in figures of ours', () => {
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
