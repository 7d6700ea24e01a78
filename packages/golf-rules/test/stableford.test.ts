import { explainPlayer, HOLES, progressOf, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { type PlainHole, plainHoles, Purse } from './plain-holes';
import { playedIn, sideRoundOf, totals } from './side-rounds';
import { FOUR, runsOf } from './support';

const stableford = sideKind('stableford') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

interface Options {
  readonly value: number;
  readonly table: 'standard' | 'modified';
  readonly payout: string;
  readonly scoring: string;
}

/** Points as tables list them: from two over par down to nine under. */
const TABLES = { standard: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], modified: [-3, -1, 0, 2, 5, 8, 8, 8, 8, 8, 8, 8] };

/** A second implementation of Stableford: looks up the points of complete holes, then pays by pairs, or pot by pot in the order in which pots end. */
function plainStableford(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, table, payout, scoring } = game.options as unknown as Options;
  const purse = new Purse(round.players);
  const points = ({ gross, given, par = 0 }: PlainHole, id: string) => {
    const under = par - (gross(id) - given(id, scoring));
    return TABLES[table][gross(id) === 0 ? 0 : Math.max(0, under + 2)] as number;
  };
  const all = plainHoles(round, game);
  const isIn = ({ field, gross, pickedUp }: PlainHole) => field.every((id) => gross(id) > 0 || pickedUp(id));
  const holes = round.course ? all.filter(isIn) : [];
  if (payout === 'perPoint') {
    holes.forEach((hole) => purse.settlePoints(hole.field, (id) => points(hole, id), value));
    return purse.left();
  }
  const odd = new Map<string, number>();
  const nines = [HOLES.slice(0, 9), HOLES.slice(9), HOLES];
  const playedOut = (nine: readonly number[]) => Math.max(...nine.map((hole) => all.findIndex((one) => one.hole === hole)));
  for (const nine of [...nines].sort((a, b) => playedOut(a) - playedOut(b))) {
    const here = holes.filter(({ hole }) => nine.includes(hole));
    const field = round.players.filter((id) => nine.every((hole) => all.find((one) => one.hole === hole)?.field.includes(id)));
    const isOff = round.rules?.unfinishedPots === 'void' && here.length < nine.length;
    if (here.length === 0 || field.length < 2 || isOff) continue;
    const total = (id: string) => here.reduce((sum, hole) => sum + points(hole, id), 0);
    const winners = field.filter((id) => field.every((other) => total(other) <= total(id)));
    const losers = field.filter((id) => !winners.includes(id)).sort((a, b) => (odd.get(a) ?? 0) - (odd.get(b) ?? 0));
    if (losers.length === 0) continue;
    winners.forEach((id) => purse.add(id, value));
    for (let cent = 0; cent < winners.length * value; cent += 1) purse.add(losers[cent % losers.length]!, -1);
    losers.slice(0, (winners.length * value) % losers.length).forEach((id) => odd.set(id, (odd.get(id) ?? 0) + 1));
  }
  return purse.left();
}

const course = { holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
type Scores = readonly (readonly (number | null)[])[];

/** A round on par 4s from hole 1 on. Null: no strokes. */
function roundWith(holes: Scores, options: object = {}, more: Partial<RoundInput> = {}): RoundInput {
  const entered = holes.map((scores, index) => [index + 1, Object.fromEntries(scores.flatMap((score, seat) => (score === null ? [] : [[FOUR[seat], score]])))]);
  return {
    players: FOUR,
    facts: { strokes: Object.fromEntries(entered), marks: {}, cards: { hands: {} } },
    games: [],
    sideGames: [{ id: 'r1.s3', name: 'Stableford', definition: stableford, players: FOUR, options: { ...defaultOptions(stableford), ...options } }],
    course,
    ...more,
  };
}

describe('Stableford', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(stableford, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainStableford(round, game) });
    }
  });

  it('when scores run from ten to one, then each table gives its points', () => {
    const from = (first: number) => [[first, first - 1, first - 2, first - 3]];
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: 18 })),
      HOLES,
      { course },
    );
    const given = (holes: Scores, options: object) => totals(roundWith(holes, options, { roster }));
    expect([totals(roundWith(from(10))), totals(roundWith(from(6))), given(from(4), {})]).toEqual([
      [0, 0, 0, 0],
      [0, 1, 2, 3],
      [3, 4, 5, 6],
    ]);
    expect([totals(roundWith(from(6), { table: 'modified' })), given(from(4), { table: 'modified' })]).toEqual([
      [-3, -1, 0, 2],
      [2, 5, 8, 8],
    ]);
  });

  it('when somebody picks up, then the hole counts once they score again', () => {
    const waiting = roundWith([[4, 4, 4, null]]);
    expect([totals(waiting), playedIn(waiting).incompleteHoles]).toEqual([[0, 0, 0, 0], [1]]);
    const scored = [
      [4, 4, 4, null],
      [4, 4, 4, 4],
    ];
    expect(playedIn(roundWith(scored))).toMatchObject({
      standing: { players: { ann: 4, bob: 4, cid: 4, dee: 2 } },
      parts: [{ at: 1, provisional: false, nets: { ann: 200, bob: 200, cid: 200, dee: -600 } }, { at: 2 }],
      incompleteHoles: [],
    });
    expect(totals(roundWith(scored, { table: 'modified' }))).toEqual([0, 0, 0, -3]);
  });

  it('when the round is finished, then who has no strokes picked up', () => {
    expect(totals(roundWith([[4, 4, 4, null]], {}, { isFinished: true }))).toEqual([2, 2, 2, 0]);
  });

  it('when somebody picked up, then their strokes are not missing', () => {
    const scored = roundWith([
      [4, 4, 4, null],
      [4, 4, null, 4],
    ]);
    const { missing } = progressOf(scored);
    expect(missing.filter(({ hole }) => hole < 3)).toEqual([{ game: 'r1.s3', hole: 2, players: ['cid'], questions: [] }]);
    expect(progressOf({ ...scored, isFinished: true }).missing.some(({ hole }) => hole < 3)).toBe(false);
  });

  it('when nobody has a score on a hole, then later ones wait for it', () => {
    const skipped = [
      [null, null, null, null],
      [3, 4, 4, 4],
    ];
    const provisional = (more: object) => playedIn(roundWith(skipped, {}, more)).parts.map((part) => [part.at, part.provisional]);
    expect([provisional({}), provisional({ isFinished: true })]).toEqual([[[2, true]], [[2, false]]]);
    expect(playedIn(roundWith(skipped)).outcomes).not.toHaveProperty('1');
  });

  it('when somebody left, then strokes after that are none of theirs', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: [1, 2] }) })),
      HOLES,
    );
    const later = [
      [4, 4, 4, 4],
      [4, 4, 4, null],
      [3, 4, 4, 3],
    ];
    expect(playedIn(roundWith(later, {}, { roster }))).toMatchObject({
      standing: { players: { ann: 5, bob: 4, cid: 4, dee: 2 } },
      parts: [{ at: 1 }, { at: 3, provisional: true, nets: { ann: 200, bob: -100, cid: -100 } }],
      incompleteHoles: [2],
    });
  });

  it('when the round begins on hole 10, then hole 1 comes later', () => {
    const strokes = { 10: { ann: 4, bob: 4, cid: 4 }, 1: { ann: 4, bob: 4, cid: 4, dee: 4 } };
    const round = { ...roundWith([]), facts: { strokes, marks: {}, cards: { hands: {} } }, firstHole: 10 };
    expect([playedIn(round).incompleteHoles, playedIn({ ...round, firstHole: 1 }).incompleteHoles]).toEqual([[], [10]]);
  });

  it('when pots are played, then late comers have no part in what they miss', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: HOLES.slice(1) }) })),
      HOLES,
    );
    const nine = [[4, 4, 3, null], ...HOLES.slice(1, 9).map(() => [4, 4, 4, 3])];
    const { parts } = playedIn(roundWith(nine, { payout: 'pots', value: 501 }, { roster }));
    expect(parts).toMatchObject([
      { why: { code: 'front', figures: { winner: ['cid'], most: 19 } }, nets: { ann: -251, bob: -250, cid: 501 }, provisional: false },
      { why: { code: 'total' }, nets: { ann: -250, bob: -251, cid: 501 }, provisional: true },
    ]);
    expect(parts[0]?.nets).not.toHaveProperty('dee');
  });

  it('when unfinished pots pay nothing, then Stableford pots wait for their holes', () => {
    const rules = { unfinishedPots: 'void' as const };
    const eight = HOLES.slice(0, 8).map(() => [3, 4, 4, 4]);
    const front = (holes: number[][]) => playedIn(roundWith(holes, { payout: 'pots', value: 500 }, { rules })).parts[0];
    const waiting = front(eight);
    expect(waiting).toMatchObject({ nets: { ann: 0, bob: 0, cid: 0, dee: 0 }, provisional: true });
    expect(waiting && renderMessage(stableford, waiting.why, (id) => id)).toBe('Front: pays nothing without hole 9');
    expect(front([...eight, [4, 4, 4, 4]])).toMatchObject({ nets: { ann: 500 }, provisional: false });
  });

  it('when a round has no nine, then it has no pots', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId })),
      [1, 2, 3],
    );
    expect(playedIn(roundWith([[3, 4, 4, 4]], { payout: 'pots' }, { roster })).parts).toEqual([]);
  });

  it('when there is no course, then nothing is scored', () => {
    expect(playedIn(roundWith([[3, 4, 4, 4]], {}, { course: null }))).toMatchObject({ parts: [], outcomes: {}, standing: { line: null }, incompleteHoles: [] });
  });

  it('when a payment is explained, then points and scores are named by hole', () => {
    const round = roundWith([
      [3, 4, 4, null],
      [4, 4, 4, 4],
    ]);
    const [explained] = explainPlayer(settleRound(round, ['r1.s3']), 'ann').games;
    expect(explained?.parts).toMatchObject([{ at: 1, code: 'taken-3', own: { score: 3, points: 3 }, cents: 500 }, { at: 2 }]);
    const { outcomes, standing } = playedIn(round);
    const inText = (message: Parameters<typeof renderMessage>[1]) => renderMessage(stableford, message, (id) => id);
    expect([inText(outcomes[1]!), inText(standing.line!)]).toEqual(['ann: 3, bob & cid: 2, dee: 0', 'ann leads with 5 points']);
  });

  it('when direct debts are asked for, then each two settle their difference', () => {
    const { directDebts } = settleRound(roundWith([[3, 4, 4, 5]]), ['r1.s3']);
    expect(directDebts).toEqual([
      { from: 'dee', to: 'ann', cents: 200 },
      { from: 'bob', to: 'ann', cents: 100 },
      { from: 'cid', to: 'ann', cents: 100 },
      { from: 'dee', to: 'bob', cents: 100 },
      { from: 'dee', to: 'cid', cents: 100 },
    ]);
  });
});
