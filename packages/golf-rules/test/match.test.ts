import { byPlayer, HOLES, progressOf, type Roster, type RoundInput, settleRound, type SideGame, toRoster } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { type PlainHole, plainHoles, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const match = sideKind('match') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Match play: first the winner of each hole, then the first hole after which the remaining holes cannot change the winner. */
function plainMatch(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, payout } = game.options as { value: number; payout: string };
  const { paySide, nets } = purse(round.players);
  const side = ({ field }: PlainHole, index: number) => field.filter((id) => game.sides?.[index]?.includes(id));
  const holes = plainHoles(round, game).filter((hole) => side(hole, 0).length > 0 && side(hole, 1).length > 0);
  const won = holes
    .filter(({ isIn }) => isIn)
    .map((hole) => {
      const [own, others] = [0, 1].map((index) => Math.min(...side(hole, index).map(hole.score))) as [number, number];
      return { hole, one: Number(own < others), two: Number(others < own) };
    });
  if (payout === 'perHole') {
    for (const { hole, one, two } of won) {
      if (one) paySide(side(hole, 1), side(hole, 0), value);
      if (two) paySide(side(hole, 0), side(hole, 1), value);
    }
    return nets();
  }
  const lead = (count: number) => won.slice(0, count).reduce((sum, { one, two }) => sum + one - two, 0);
  const end = won.findIndex((_, index) => Math.abs(lead(index + 1)) > holes.length - index - 1);
  const inMatch = end < 0 ? holes : won.slice(0, end + 1).map(({ hole }) => hole);
  const everyone = (index: number) => [...new Set(inMatch.flatMap((hole) => side(hole, index)))];
  if (lead(won.length) > 0) paySide(everyone(1), everyone(0), value);
  if (lead(won.length) < 0) paySide(everyone(0), everyone(1), value);
  return nets();
}

const roundWith = (options: object, holes: readonly (readonly number[])[], roster?: Roster): RoundInput => ({
  players: FOUR,
  ...(roster && { roster }),
  facts: { strokes: strokesOf(FOUR, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'Match', definition: match, players: FOUR, sides: [FOUR.slice(0, 2), FOUR.slice(2)], options: { ...defaultOptions(match), ...options } }],
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];

/** Scores with which the first side wins the first `won` holes and the other holes are halved. */
const winsFirst = (won: number, holes: number) => Array.from({ length: holes }, (_, index) => (index < won ? [3, 5, 4, 4] : [4, 5, 4, 4]));

describe('Match play', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(match, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainMatch(round, game) });
    }
  });

  it('when a side cannot be caught, then the match is over and final', () => {
    expect(payoutOf(roundWith({}, winsFirst(3, 16)))).toMatchObject({
      nets: { ann: 1000, bob: 1000, cid: -1000, dee: -1000 },
      parts: [{ why: { code: 'won-early', figures: { winner: ['ann', 'bob'], up: 3, left: 2, valueCents: 1000 } }, provisional: false }],
      standing: { players: { ann: 3, dee: -3 }, line: { code: 'won-early' } },
    });
  });

  it('when holes follow the end of a match, then they change nothing', () => {
    const lost = [...winsFirst(3, 16), [5, 5, 4, 4], [5, 5, 4, 4]];
    const [before, after] = [payoutOf(roundWith({}, winsFirst(3, 16))), payoutOf(roundWith({}, lost))];
    expect(after).toMatchObject({ parts: before?.kind === 'side' ? before.parts : [], outcomes: { 17: { code: 'over' }, 18: { code: 'over' } } });
  });

  it('when a side is up by the holes left, then it goes on', () => {
    expect(payoutOf(roundWith({}, winsFirst(3, 15)))).toMatchObject({ parts: [{ why: { code: 'up', figures: { up: 3, left: 3 } }, provisional: true }] });
  });

  it('when all holes are halved, then the match is halved', () => {
    expect(payoutOf(roundWith({}, winsFirst(0, 18)))).toMatchObject({
      nets: { ann: 0, cid: 0 },
      parts: [{ why: { code: 'tied', figures: { winner: [] } }, provisional: false }],
    });
  });

  it('when it pays by the hole, then the last holes count, too', () => {
    const lost = [...winsFirst(3, 16), [5, 5, 4, 4], [5, 5, 4, 4]];
    expect(payoutOf(roundWith({ payout: 'perHole', value: 100 }, lost))).toMatchObject({ nets: { ann: 100, bob: 100, cid: -100, dee: -100 }, standing: { players: { ann: 1 } } });
  });

  it('when a match ends early, then its last holes are not missing', () => {
    expect(progressOf(roundWith({}, winsFirst(3, 16))).missing).toEqual([]);
    expect(progressOf(roundWith({}, winsFirst(3, 15))).missing.map(({ hole }) => hole)).toEqual([16, 17, 18]);
    expect(progressOf(roundWith({ payout: 'perHole' }, winsFirst(3, 16))).missing.map(({ hole }) => hole)).toEqual([17, 18]);
  });

  it('when a match was won before a gap, then the gap is missing', () => {
    const holes = winsFirst(4, 15).map((scores, index) => (index === 1 ? [] : scores));
    expect(progressOf(roundWith({}, holes)).missing.map(({ hole }) => hole)).toContain(2);
  });

  it('when a hole is missing, then a match won early is provisional', () => {
    const round = roundWith({}, winsFirst(5, 16));
    const { 2: _, ...strokes } = round.facts.strokes;
    expect(payoutOf({ ...round, facts: { ...round.facts, strokes } })).toMatchObject({
      parts: [{ at: { holes: expect.not.arrayContaining([2]) }, why: { figures: { up: 4, left: 3 } }, provisional: true }],
    });
  });

  it('when somebody comes after the end, then they have no part in it', () => {
    const roster = { ...toRoster(FOUR), holesOf: { ...byPlayer(FOUR, () => HOLES), dee: [17, 18] } };
    expect(payoutOf(roundWith({}, winsFirst(3, 18), roster))).toMatchObject({ nets: { ann: 1000, bob: 1000, cid: -2000, dee: 0 } });
  });

  it('when a leaver’s partner goes on, then they pay by the hole for both', () => {
    const roster = { players: FOUR, holes: [1, 2], holesOf: { ...byPlayer(FOUR, () => [1, 2]), dee: [1] } };
    expect(payoutOf(roundWith({ payout: 'perHole', value: 100 }, winsFirst(2, 2), roster))).toMatchObject({ nets: { ann: 200, bob: 200, cid: -300, dee: -100 } });
  });

  it('when the round starts on another hole, then that decides the order', () => {
    const from10 = { ...roundWith({}, winsFirst(0, 18)), firstHole: 10 };
    const strokes = { ...from10.facts.strokes, ...Object.fromEntries([10, 11, 12].map((hole) => [hole, { ann: 3, bob: 5, cid: 4, dee: 4 }])) };
    expect(payoutOf({ ...from10, facts: { ...from10.facts, strokes } })).toMatchObject({ outcomes: { 8: { code: 'over' }, 9: { code: 'over' }, 18: { code: 'halved' } } });
  });
});
