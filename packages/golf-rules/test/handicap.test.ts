import {
  type CourseHole,
  type CourseOfTees,
  type HandicapInput,
  handicapIndexWords,
  HOLES,
  holesFrom,
  NO_FACTS,
  parOf,
  proposedStrokes,
  readHandicapIndex,
  rosterEntries,
  rosterOf,
  scoreAgainstPar,
  scoreStrokeGame,
  type SideGame,
} from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { playSideGame } from '../src/side-payout';

const FRONT = HOLES.slice(0, 9);
const BACK = HOLES.slice(9);

/** A card with this total par: par 4s, with the difference to 72 (for nine holes: to 36) on the first holes. */
function cardOf(par: number, count = 18): CourseHole[] {
  const over = par - 4 * count;
  return Array.from({ length: count }, (_, index) => ({ par: 4 + (index < Math.abs(over) ? Math.sign(over) : 0), strokeIndex: index + 1 }));
}

const courseOf = (rating: number, slope: number, par: number, holes = 18): CourseOfTees => ({ holes: cardOf(par, holes), tees: [{ id: 'white', name: 'White', rating, slope }] });

/** The proposed strokes for `[index, slope, rating, par]` and an allowance in percent. */
function proposed([index, slope, rating, par]: readonly [number, number, number, number], allowance?: number, more: Partial<HandicapInput> = {}) {
  return proposedStrokes({ index, course: courseOf(rating, slope, par), teeId: 'white', holes: HOLES, ...(allowance !== undefined && { allowance }), ...more });
}
const given = (...input: Parameters<typeof proposed>) => proposed(...input)?.playingHandicap;
const unrounded = (...input: Parameters<typeof proposed>) => Number(proposed(...input)?.courseHandicap.toFixed(3));

const NINE_ON_NINE = { course: courseOf(35.3, 121, 36, 9), holes: FRONT };
const RULE_6_1A = 'rule 6.1a';
const RULE_6_1B = 'rule 6.1b';
const RULE_6_2A = 'rule 6.2a';
const APPENDIX_C = 'appendix C';
const CLARIFICATION = 'clarification 6.1b/1';

describe('Rules of Handicapping', () => {
  it.each([
    [RULE_6_1A, '18.4 on 125, 71.2, par 72 is 19.554', unrounded([18.4, 125, 71.2, 72]), 19.554],
    [RULE_6_1A, '19.554 is 20', given([18.4, 125, 71.2, 72]), 20],
    [RULE_6_1A, '12.2 on 129, 72.8, par 72 is 14.727', unrounded([12.2, 129, 72.8, 72]), 14.727],
    [RULE_6_1A, '14.727 is 15', given([12.2, 129, 72.8, 72]), 15],
    [RULE_6_1A, '54.0 on standard slope is 54', given([54, 113, 72, 72]), 54],
    [RULE_6_1A, '10.5 is rounded up to 11', given([10.5, 113, 72, 72]), 11],
    [RULE_6_1A, 'a plus 1.5 is rounded up to plus 1', given([-1.5, 113, 72, 72]), -1],
    [RULE_6_1A, 'a rating below par takes strokes away', given([10, 113, 69.4, 72]), 7],
    [RULE_6_1A, 'a rating above par adds strokes', given([10, 113, 74.6, 72]), 13],
    [RULE_6_1B, '8.7 on nine, 121, 35.3, par 36, counts as 4.4', proposed([8.7, 0, 0, 0], 100, NINE_ON_NINE)?.index, 4.4],
    [RULE_6_1B, '4.4 on that nine is 4.012', unrounded([8.7, 0, 0, 0], 100, NINE_ON_NINE), 4.012],
    [RULE_6_1B, '4.012 is 4', given([8.7, 0, 0, 0], 100, NINE_ON_NINE), 4],
    [RULE_6_1B, 'half of a plus 2.3 is plus 1.1', proposed([-2.3, 0, 0, 0], 100, NINE_ON_NINE)?.index, -1.1],
    [CLARIFICATION, 'white, men, all: 12.0 on 132, 73.1', unrounded([12, 132, 73.1, 72]), 15.118],
    [CLARIFICATION, 'white, women, all: 12.0 on 138, 75.5', unrounded([12, 138, 75.5, 72]), 18.155],
    [CLARIFICATION, 'white, men, front: 12.0 on 132, 36.1', unrounded([12, 0, 0, 0], 100, { course: courseOf(36.1, 132, 72), holes: FRONT }), 7.109],
    [CLARIFICATION, 'white, men, back: 12.0 on 131, 37.0', unrounded([12, 0, 0, 0], 100, { course: courseOf(37, 131, 72), holes: BACK }), 7.956],
    [CLARIFICATION, 'white, women, back: 12.0 on 141, 38.2', unrounded([12, 0, 0, 0], 100, { course: courseOf(38.2, 141, 72), holes: BACK }), 9.687],
    [RULE_6_2A, '19.554 at 85 % is 17', given([18.4, 125, 71.2, 72], 85), 17],
    [RULE_6_2A, '10.5 at 95 % is 9.975, so 10', given([10.5, 113, 72, 72], 95), 10],
    [RULE_6_2A, 'four players at 100 %', [4.2, 11.8, 18.5, 26.4].map((index) => given([index, 131, 71.2, 72])), [4, 13, 21, 30]],
    [RULE_6_2A, 'at 95 % rounded once, not twice', [4.2, 11.8, 18.5, 26.4].map((index) => given([index, 131, 71.2, 72], 95)), [4, 12, 20, 28]],
    [RULE_6_2A, 'the same at 85 %', [4.2, 11.8, 18.5, 26.4].map((index) => given([index, 131, 71.2, 72], 85)), [3, 11, 18, 25]],
    [RULE_6_2A, '30.722 at 85 % is 26.113, so 26', given([27.7, 129, 71.1, 72], 85), 26],
    [RULE_6_2A, '8.118 at 85 % is 6.9, so 7', given([7.9, 129, 71.1, 72], 85), 7],
    [APPENDIX_C, 'a plus 0.350 at 95 % is 0', [unrounded([-2.3, 140, 74.5, 72]), given([-2.3, 140, 74.5, 72], 95)], [-0.35, 0]],
    [APPENDIX_C, 'an allowance moves a plus 4 towards zero: 85 % is plus 3', given([-4, 113, 72, 72], 85), -3],
    [APPENDIX_C, 'no allowance is no strokes', given([18.4, 125, 71.2, 72], 0), 0],
  ])('when %s says %s, then it comes out', (_rule, _example, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('when strokes come off the low (appendix C), then differences are left', () => {
    const course = courseOf(71.2, 131, 72);
    const entries = [4.2, 11.8, 18.5, 26.4].map((index, seat) => ({
      playerId: `p${seat}`,
      teeId: 'white',
      strokesGiven: proposedStrokes({ index, course, teeId: 'white', holes: HOLES })?.strokesGiven,
    }));
    const { given: byHole = {}, players } = rosterOf(entries, HOLES, { course, rules: { offTheLow: true } });
    expect(players.map((id) => HOLES.reduce((sum, hole) => sum + (byHole[hole]?.[id] ?? 0), 0))).toEqual([0, 9, 17, 26]);
  });
});

describe('strokes proposed for a round', () => {
  it('when nine of nine are played, then the roster has them for 18', () => {
    expect(proposed([8.7, 0, 0, 0], 100, NINE_ON_NINE)).toEqual({
      index: 4.4,
      slope: 121,
      rating: 35.3,
      par: 36,
      allowance: 100,
      courseHandicap: expect.closeTo(4.0115, 4),
      playingHandicap: 4,
      strokesGiven: 8,
    });
  });

  it('when nine holes are played on a rating of 18, then 18 decide', () => {
    expect(proposed([18.4, 125, 71.2, 72], 100, { holes: BACK })).toMatchObject({ index: 18.4, par: 72, strokesGiven: 20 });
  });

  it('when a nine is played twice, then its rating counts twice', () => {
    expect(proposed([18.4, 0, 0, 0], 100, { course: courseOf(35.3, 121, 36, 9) })).toMatchObject({ index: 18.4, rating: 70.6, par: 72, strokesGiven: 18 });
  });

  it('when more comes out than can be given, then the most is', () => {
    expect(proposed([54, 155, 80, 72])).toMatchObject({ playingHandicap: 82, strokesGiven: 54 });
    expect(proposed([-10, 155, 66, 72])).toMatchObject({ playingHandicap: -20, strokesGiven: -10 });
  });

  it('when the course has no such tee, then nothing is proposed', () => {
    expect(proposed([18.4, 125, 71.2, 72], 100, { teeId: 'gold' })).toBeUndefined();
    expect(proposed([18.4, 125, 71.2, 72], 100, { course: { holes: cardOf(72) } })).toBeUndefined();
  });
});

describe('tees with numbers of their own', () => {
  const turned = HOLES.map((hole) => 19 - hole);
  const course: CourseOfTees = {
    holes: cardOf(72),
    tees: [
      { id: 'white', name: 'White', rating: 71.2, slope: 125 },
      { id: 'red', name: 'Red', rating: 73.4, slope: 130, par: [5, ...HOLES.slice(1).map(() => 4)], strokeIndex: turned },
    ],
  };
  const entries = [
    { playerId: 'ann', strokesGiven: 1, teeId: 'red', handicap: { index: 1.2, allowance: 100, strokes: 1 } },
    { playerId: 'bob', strokesGiven: 1, teeId: 'white' },
    { playerId: 'cy', strokesGiven: 1 },
    { playerId: 'di', strokesGiven: -1, teeId: 'red' },
  ];

  it('when a tee has its own stroke indexes, then strokes fall by them', () => {
    const roster = rosterOf(entries, HOLES, { course });
    expect([roster.given?.[1], roster.given?.[18]]).toEqual([
      { ann: 0, bob: 1, cy: 1, di: -1 },
      { ann: 1, bob: 0, cy: 0, di: 0 },
    ]);
    expect(scoreStrokeGame(roster, { 18: { ann: 5, bob: 5, cy: 5, di: 5 } }).strokes[0]?.scores).toEqual({ ann: 4, bob: 5, cy: 5, di: 5 });
  });

  it('when a side game counts off its low, then tees decide, too', () => {
    const definition = sideKind('skins') as NonNullable<ReturnType<typeof sideKind>>;
    const roster = rosterOf([{ playerId: 'ann', strokesGiven: 1, teeId: 'red' }, { playerId: 'cy' }], HOLES, { course });
    const players = roster.players;
    const options = { ...defaultOptions(definition), scoring: 'offLow', parOrBetter: true };
    const game: SideGame = { id: 'r1.s1', name: 'Skins', definition, players, options };
    // Ann's par on hole 1 is 5, and her stroke falls on 18.
    const strokes = { 1: { ann: 5, cy: 6 }, 18: { ann: 4, cy: 4 } };
    const { parts } = playSideGame(game, { facts: { ...NO_FACTS, strokes }, roster, course, oddCentsBefore: {} });
    expect(parts.map(({ at }) => at)).toEqual([1, 18]);
  });

  it('when Stableford counts against par, then it is the tee’s', () => {
    const definition = sideKind('stableford') as NonNullable<ReturnType<typeof sideKind>>;
    const roster = rosterOf([{ playerId: 'ann', teeId: 'red' }, { playerId: 'cy' }], HOLES, { course });
    const game: SideGame = { id: 'r1.s1', name: 'Stableford', definition, players: roster.players, options: defaultOptions(definition) };
    const played = playSideGame(game, { facts: { ...NO_FACTS, strokes: { 1: { ann: 5, cy: 5 } } }, roster, course, oddCentsBefore: {} });
    expect(played.standing.players).toMatchObject({ ann: 2, cy: 1 });
  });

  it('when a tee has its own pars, then the proposal goes by them', () => {
    expect(proposedStrokes({ index: 10, course, teeId: 'red', holes: HOLES })).toMatchObject({ par: 73, playingHandicap: 12 });
    expect([parOf(course, 'red', 1), parOf(course, 'white', 1), parOf(course, undefined, 1)]).toEqual([5, 4, 4]);
    expect(parOf({ holes: cardOf(36, 9) }, undefined, 18)).toBe(4);
    expect(holesFrom(course, 'red')[17]).toEqual({ par: 4, strokeIndex: 1 });
    expect(holesFrom(course, 'gone')).toBe(course.holes);
  });

  it('when a roster has tees, then they are sent and read back', () => {
    expect(rosterEntries(rosterOf(entries, HOLES, { course }))).toEqual(entries);
    expect(rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }], HOLES, { course })).not.toHaveProperty('tees');
  });
});

it.each([
  ['18.4', 18.4],
  [' 18,4 ', 18.4],
  ['7', 7],
  ['+2.3', -2.3],
  ['-2.3', -2.3],
  ['−10.0', -10],
  ['54', 54],
  ['0', 0],
  ['+0.0', 0],
  ['54.1', null],
  ['+10.1', null],
  ['18.44', null],
  ['', null],
  ['scratch', null],
])('when %s is written, then the handicap index is %s', (written, index) => {
  expect(readHandicapIndex(written)).toBe(index);
});

it('when a handicap index is shown, then a plus has its sign', () => {
  expect([18.4, 7, 0, -2.3, -10].map(handicapIndexWords)).toEqual(['18.4', '7.0', '0.0', '+2.3', '+10.0']);
});

it.each([
  [1, 5, 'two-circles', '4 under par'],
  [2, 5, 'two-circles', 'Albatross'],
  [3, 5, 'two-circles', 'Eagle'],
  [3, 4, 'circle', 'Birdie'],
  [4, 4, 'plain', 'Par'],
  [5, 4, 'square', 'Bogey'],
  [6, 4, 'two-squares', 'Double bogey'],
  [7, 4, 'two-squares', 'Triple bogey'],
  [8, 4, 'two-squares', '4 over par'],
] as const)('when %s is scored on par %s, then it is %s: %s', (strokes, par, shape, name) => {
  expect(scoreAgainstPar(strokes, par)).toEqual({ shape, name });
});
