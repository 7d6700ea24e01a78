import {
  type CourseHole,
  explainPlayer,
  HOLES,
  InvalidCourseError,
  rosterEntries,
  rosterOf,
  scoreStrokeGame,
  settleRound,
  strokesGivenOn,
  strokeHolePoints,
} from '@fairshare/golf-rules';
import { roundOf } from './support';

/** Stroke index by hole, odd on the front nine and even on the back (Rules of Handicapping, appendix E, "stroke index allocation"). */
const INDEXES = [7, 15, 3, 11, 1, 17, 5, 13, 9, 8, 16, 4, 12, 2, 18, 6, 14, 10];
const COURSE: CourseHole[] = INDEXES.map((strokeIndex) => ({ par: 4, strokeIndex }));
/** A course of nine holes. */
const NINE: CourseHole[] = [4, 8, 1, 6, 2, 9, 3, 7, 5].map((strokeIndex) => ({ par: 4, strokeIndex }));
const FRONT = HOLES.slice(0, 9);
const BACK = HOLES.slice(9);

const APPENDIX_C = 'Rules of Handicapping, appendix C';
const APPENDIX_E = 'Rules of Handicapping, appendix E';
const RULE_6_1 = 'Rules of Handicapping, rule 6.1';
const USGA_FAQ = 'USGA, FAQs on stroke index allocation';
const OURS = 'ours, docs/adr/0027';

/** Ann's strokes given, as a list by hole. */
function strokesOf(
  ann: number,
  { bob = 0, holes = HOLES, course = COURSE, offTheLow = false }: { bob?: number; holes?: readonly number[]; course?: CourseHole[]; offTheLow?: boolean },
) {
  const given = strokesGivenOn({ players: ['ann', 'bob'], holes, given: { ann, bob }, course, offTheLow });
  return holes.map((hole) => given[hole]?.ann);
}
const withIndex = (holds: (strokeIndex: number) => boolean, strokes: number, otherwise: number) => INDEXES.map((index) => (holds(index) ? strokes : otherwise));

describe('strokes given, by worked examples', () => {
  it.each([
    ['14 fall on the holes of stroke index 1 to 14', USGA_FAQ, strokesOf(14, {}), withIndex((index) => index <= 14, 1, 0)],
    ['18 are one on each hole', APPENDIX_E, strokesOf(18, {}), INDEXES.map(() => 1)],
    ['20 wrap: index 1 is 19 too, and index 2 is 20', APPENDIX_E, strokesOf(20, {}), withIndex((index) => index <= 2, 2, 1)],
    ['54 are three on each hole', APPENDIX_E, strokesOf(54, {}), INDEXES.map(() => 3)],
    ['40 wrap twice', APPENDIX_E, strokesOf(40, {}), withIndex((index) => index <= 4, 3, 2)],
    ['a plus 2 gives back on stroke index 18 and 17', APPENDIX_C, strokesOf(-2, {}), withIndex((index) => index >= 17, -1, 0)],
    ['none are none', APPENDIX_C, strokesOf(0, {}), INDEXES.map(() => 0)],
    ['off the low, 14 against 6 are the difference of 8', APPENDIX_C, strokesOf(14, { bob: 6, offTheLow: true }), withIndex((index) => index <= 8, 1, 0)],
    ['off the low, the low one plays without', APPENDIX_C, strokesOf(6, { bob: 14, offTheLow: true }), INDEXES.map(() => 0)],
    ['off the low, 5 against a plus 2 are 7', APPENDIX_C, strokesOf(5, { bob: -2, offTheLow: true }), withIndex((index) => index <= 7, 1, 0)],
    ['off the low, the plus 2 gives nothing back', APPENDIX_C, strokesOf(-2, { bob: 5, offTheLow: true }), INDEXES.map(() => 0)],
    // Front nine, hardest first: holes 5, 3, 7, 1, 9, 4, 8, 2, 6.
    ['nine holes take half of 8: the four hardest of them', APPENDIX_E, strokesOf(8, { holes: FRONT }), [1, 0, 1, 0, 1, 0, 1, 0, 0]],
    ['half of 9 is 4.5, rounded up to 5', RULE_6_1, strokesOf(9, { holes: FRONT }), [1, 0, 1, 0, 1, 0, 1, 0, 1]],
    ['half of 19 is 9.5, rounded up to 10, which wraps', RULE_6_1, strokesOf(19, { holes: FRONT }), [1, 1, 1, 1, 2, 1, 1, 1, 1]],
    // Back nine, hardest first: holes 14, 12, 16, 10, 18, 13, 17, 11, 15.
    ['the back nine goes by its own order', APPENDIX_E, strokesOf(4, { holes: BACK }), [0, 0, 1, 0, 1, 0, 0, 0, 0]],
    ['a plus 4 gives back two on nine holes, on the easiest', APPENDIX_E, strokesOf(-4, { holes: FRONT }), [0, -1, 0, 0, 0, -1, 0, 0, 0]],
    ['half of a plus 3 is -1.5, rounded up to -1', RULE_6_1, strokesOf(-3, { holes: FRONT }), [0, 0, 0, 0, 0, -1, 0, 0, 0]],
    ['off the low over nine holes takes halves first', APPENDIX_C, strokesOf(9, { bob: 4, holes: FRONT, offTheLow: true }), [0, 0, 1, 0, 1, 0, 1, 0, 0]],
    [
      'a course of nine holes is played twice: 1 to 9 come first by index, then again',
      OURS,
      strokesOf(2, { course: NINE }),
      HOLES.map((hole) => Number(hole === 3 || hole === 12)),
    ],
    ['and 3 add its second hole', OURS, strokesOf(3, { course: NINE }), HOLES.map((hole) => Number([3, 12, 5].includes(hole)))],
    ['nine holes of a course of nine', APPENDIX_E, strokesOf(6, { course: NINE, holes: BACK }), [0, 0, 1, 0, 1, 0, 1, 0, 0]],
    ['12 holes take what falls on them as on 18', OURS, strokesOf(3, { holes: HOLES.slice(0, 12) }), HOLES.slice(0, 12).map((hole) => Number([3, 5].includes(hole)))],
  ])('when %s (%s), then so they do', (_example, _source, strokes, expected) => {
    expect(strokes).toEqual(expected);
  });

  it.each(['toString', 'valueOf', '__proto__'])('when a player called %s is given none, then others are given theirs', (playerId) => {
    const entries = [{ playerId }, { playerId: 'ann', strokesGiven: 18 }];
    for (const offTheLow of [false, true]) {
      const roster = rosterOf(entries, HOLES, { course: { holes: COURSE }, rules: { offTheLow } });
      expect(roster.given?.[1]).toEqual(
        Object.fromEntries([
          [playerId, 0],
          ['ann', 1],
        ]),
      );
      expect(rosterEntries(roster)).toEqual(entries);
      const holes = {
        1: Object.fromEntries([
          [playerId, 4],
          ['ann', 4],
        ]),
      };
      const input = roundOf({ players: roster.players, roster, points: { holes, values: { pointValueCents: 100, fbtValueCents: 0 } } });
      expect(Object.entries(settleRound(input, ['points']).nets)).toEqual([
        [playerId, -200],
        ['ann', 200],
      ]);
    }
  });

  it('when a course has not each index once, then it is none', () => {
    const given = { players: ['ann', 'bob'], holes: HOLES, given: {} };
    for (const course of [COURSE.slice(1), COURSE.map(() => ({ par: 4, strokeIndex: 1 })), []]) expect(() => strokesGivenOn({ ...given, course })).toThrow(InvalidCourseError);
  });
});

describe('net strokes', () => {
  const entries = [{ playerId: 'ann' }, { playerId: 'bob', strokesGiven: 20 }];
  const roster = rosterOf(entries, HOLES, { course: { holes: COURSE } });
  const level = Object.fromEntries(HOLES.map((hole) => [hole, { ann: 4, bob: 5 }]));

  it('when a round has strokes given, then points and pots go by net', () => {
    const game = scoreStrokeGame(roster, level);
    expect(game.strokeTotals).toEqual({ ann: 72, bob: 70 });
    expect(game.holes.find(({ hole }) => hole === 5)).toMatchObject({ points: { ann: 0, bob: 2 }, strokes: { ann: 4, bob: 5 }, given: { ann: 0, bob: 2 } });
    expect(strokeHolePoints(['ann', 'bob'], { ann: 4, bob: 5 }, roster.given?.[5])).toEqual({ ann: 0, bob: 2 });
    const round = roundOf({ players: ['ann', 'bob'], roster, points: { holes: level, values: { pointValueCents: 100, fbtValueCents: 1000 } } });
    const settlement = settleRound(round, ['points', 'fbt']);
    expect(explainPlayer(settlement, 'bob').games[0]?.parts[4]).toMatchObject({ hole: 5, strokes: 5, given: 2, net: 3, points: 2, cents: 200 });
    expect(explainPlayer(settlement, 'bob').games[1]?.parts[2]).toMatchObject({ pot: 'total', score: 70, won: true });
  });

  it('when a hole in one is given strokes, then net below one counts', () => {
    expect(scoreStrokeGame(roster, { 5: { ann: 1, bob: 1 } }).strokes[0]?.scores).toEqual({ ann: 1, bob: -1 });
  });

  it('when there is no course, then strokes are net as entered', () => {
    for (const net of [rosterOf(entries), rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }], HOLES, { course: { holes: COURSE } })]) {
      expect(net.given).toBeUndefined();
      expect(scoreStrokeGame(net, level).strokeTotals).toEqual({ ann: 72, bob: 90 });
    }
  });
});
