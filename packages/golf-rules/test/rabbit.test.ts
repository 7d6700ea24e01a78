import { byPlayer, HOLES, type Roster, rosterOf, type RoundInput, settleRound, type SideGame, toRoster } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, type PlainHole, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { runsOf } from './support';

const rabbit = sideKind('rabbit') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);
const THREE = ['ann', 'bob', 'cid'];

/** The holder of the rabbit after the last of some holes, found recursively from the holes before it. */
function heldAfter(holes: readonly PlainHole[], steal: boolean): string | undefined {
  const last = holes.at(-1);
  if (!last) return undefined;
  const before = heldAfter(holes.slice(0, -1), steal);
  const held = before !== undefined && last.field.includes(before) ? before : undefined;
  const alone = last.field.find((id) => last.field.every((other) => other === id || last.score(id) < last.score(other)));
  if (alone === undefined || alone === held) return held;
  return held === undefined || steal ? alone : undefined;
}

/** A second implementation of Rabbit. */
function plainRabbit(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, steal, carry } = game.options as { value: number; steal: boolean; carry: boolean };
  const { pay, nets } = purse(round.players);
  const all = plainHoles(round, game);
  const { holes } = toRoster(round.roster ?? round.players);
  const has = (nine: readonly number[]) => nine.every((hole) => holes.includes(hole));
  const nines = [HOLES.slice(0, 9), HOLES.slice(9)].filter(has);
  const runs = (nines.length > 0 ? nines : [holes]).map((own) => all.filter(({ hole }) => own.includes(hole))).filter((run) => run.length > 0);
  if (runs.length === 2 && all.indexOf(runs[0]!.at(-1)!) > all.indexOf(runs[1]!.at(-1)!)) runs.reverse();
  let carried = 0;
  for (const run of runs) {
    const counted = run.filter(({ isIn }) => isIn);
    const holder = heldAfter(counted, steal);
    const field = new Set(run.flatMap((hole) => hole.field));
    if (holder !== undefined) field.forEach((id) => id !== holder && pay(id, holder, value + carried));
    carried = holder === undefined && carry && counted.length > 0 ? value : 0;
  }
  return nets();
}

/** Strokes of four for every player, except a three for the player named on a hole. */
const strokesWith = (threes: Readonly<Record<number, string>>, holes: readonly number[] = HOLES) =>
  Object.fromEntries(holes.map((hole) => [hole, byPlayer(THREE, (id) => (threes[hole] === id ? 3 : 4))]));

const roundWith = (options: object, threes: Readonly<Record<number, string>>, more: Partial<RoundInput> = {}, holes?: readonly number[]): RoundInput => ({
  players: THREE,
  facts: { strokes: strokesWith(threes, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'Rabbit', definition: rabbit, players: THREE, options: { ...defaultOptions(rabbit), ...options } }],
  ...more,
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];

describe('Rabbit', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(rabbit, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainRabbit(round, game) });
    }
  });

  it('when it is caught, freed and caught again, then each hole says so', () => {
    expect(payoutOf(roundWith({}, { 2: 'ann', 3: 'ann', 5: 'bob', 7: 'cid', 11: 'bob' }))).toMatchObject({
      nets: { ann: -1000, bob: 500, cid: 500 },
      outcomes: {
        1: { code: 'free' },
        2: { code: 'catches', figures: { winner: ['ann'] } },
        3: { code: 'keeps', figures: { holder: ['ann'] } },
        4: { code: 'keeps' },
        5: { code: 'frees', figures: { winner: ['bob'], holder: ['ann'] } },
        6: { code: 'free' },
        7: { code: 'catches', figures: { winner: ['cid'] } },
        10: { code: 'free' },
      },
      parts: [
        { why: { code: 'front', figures: { holder: ['cid'], valueCents: 500 } }, provisional: false },
        { why: { code: 'back', figures: { holder: ['bob'], valueCents: 500 } }, provisional: false },
      ],
      standing: { unit: 'rabbits', players: { ann: 0, bob: 1, cid: 1 }, line: { code: 'back', figures: { holder: ['bob'] } } },
    });
  });

  it('when stealing is on, then the one lowest score takes it', () => {
    expect(payoutOf(roundWith({ steal: true }, { 2: 'ann', 5: 'bob' }))).toMatchObject({ nets: { ann: -500, bob: 1000, cid: -500 }, outcomes: { 5: { code: 'steals' } } });
  });

  it('when it is free at the turn, then the back is worth both', () => {
    expect(payoutOf(roundWith({}, { 12: 'ann' }))).toMatchObject({
      nets: { ann: 2000, bob: -1000, cid: -1000 },
      parts: [{ why: { code: 'front-carried', figures: { valueCents: 500 } }, nets: { ann: 0 } }, { why: { code: 'back', figures: { valueCents: 1000 } } }],
    });
  });

  it('when carry over is off, then a free rabbit pays nobody', () => {
    expect(payoutOf(roundWith({ carry: false }, { 12: 'ann' }))).toMatchObject({ nets: { ann: 1000, bob: -500, cid: -500 }, parts: [{ why: { code: 'front-free' } }, {}] });
  });

  it('when it is free after both nines, then nobody pays', () => {
    expect(payoutOf(roundWith({}, {}))).toMatchObject({ nets: { ann: 0, bob: 0, cid: 0 }, parts: [{}, { why: { code: 'back-free' } }] });
  });

  it('when the round starts on 10, then the back carries to the front', () => {
    expect(payoutOf(roundWith({}, { 3: 'bob' }, { firstHole: 10 }))).toMatchObject({ nets: { bob: 2000 }, parts: [{ why: { code: 'back-carried' } }, { why: { code: 'front' } }] });
  });

  it('when the round starts on 5, then the front ends on 4', () => {
    expect(payoutOf(roundWith({}, { 6: 'ann', 11: 'bob', 4: 'cid' }, { firstHole: 5 }))).toMatchObject({
      nets: { ann: -500, bob: 1000, cid: -500 },
      outcomes: { 4: { code: 'frees' } },
    });
  });

  it('when a round has no whole nine, then one rabbit runs through it', () => {
    const holes = [5, 6, 7, 8, 9, 10, 11];
    const roster = rosterOf(
      THREE.map((playerId) => ({ playerId })),
      holes,
    );
    expect(payoutOf(roundWith({}, { 6: 'ann' }, { roster }, holes))).toMatchObject({ nets: { ann: 1000 }, parts: [{ why: { code: 'round' } }] });
  });

  it('when the last hole of a nine is open, then its holder is provisional', () => {
    expect(payoutOf(roundWith({}, { 2: 'ann' }, {}, HOLES.slice(0, 8)))).toMatchObject({ nets: { ann: 1000 }, parts: [{ provisional: true }] });
  });

  it('when its holder leaves, then the rabbit is free', () => {
    const roster: Roster = { ...toRoster(THREE), holesOf: { ...byPlayer(THREE, () => HOLES), ann: [1, 2, 3, 4] } };
    expect(payoutOf(roundWith({}, { 2: 'ann', 6: 'bob' }, { roster }))).toMatchObject({
      outcomes: { 4: { code: 'keeps' }, 5: { code: 'free' }, 6: { code: 'catches' } },
      parts: [{ nets: { ann: -500, bob: 1000, cid: -500 } }, { nets: { bob: 0, cid: 0 } }],
      standing: { players: { ann: 0, bob: 1, cid: 0 } },
    });
  });

  it('when somebody comes after the turn, then they play for the back alone', () => {
    const roster: Roster = { ...toRoster(THREE), holesOf: { ...byPlayer(THREE, () => HOLES), cid: HOLES.slice(9) } };
    expect(payoutOf(roundWith({}, { 2: 'ann', 12: 'bob' }, { roster }))).toMatchObject({ nets: { ann: 0, bob: 500, cid: -500 } });
  });
});
