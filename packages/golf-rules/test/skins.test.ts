import { byPlayer, explainPlayer, playersOn, type RoundInput, settleRound, type SideGame, toRoster } from '@fairshare/golf-rules';
import { sideKind } from '@fairshare/golf-rules/side-games';
import { givenOn } from './plain-holes';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const skins = sideKind('skins') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

interface Options {
  readonly value: number;
  readonly payout: string;
  readonly carry: boolean;
  readonly leftover: string;
  readonly parOrBetter: boolean;
  readonly scoring: string;
}

/** A second implementation of Skins, per skin or as a pot: goes from hole to hole and returns each player's net in cents. */
function plainSkins(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, payout, carry, leftover, parOrBetter, scoring } = game.options as unknown as Options;
  const roster = toRoster(round.roster ?? round.players);
  const money = new Map(round.players.map((id) => [id, 0]));
  const pay = (id: string, cents: number) => money.set(id, (money.get(id) ?? 0) + cents);
  if (game.on === false) return Object.fromEntries(money);
  const start = roster.holes.indexOf(round.firstHole ?? roster.holes[0]!);
  const order = [...roster.holes.slice(start), ...roster.holes.slice(0, start)];
  const field = (hole: number) => playersOn(roster, hole).filter((id) => game.players.includes(id));
  const played = order.filter((hole) => field(hole).length > 1);
  const gross = (hole: number, id: string) => round.facts.strokes[hole]?.[id] ?? 0;
  const isIn = (hole: number) => field(hole).every((id) => gross(hole, id) > 0);
  const score = (hole: number, id: string) => gross(hole, id) - givenOn(round, game, scoring, id, hole);
  const takes = (hole: number, id: string) => !parOrBetter || !round.course || gross(hole, id) <= (round.course.holes[hole - 1]?.par ?? 0);
  const won: { winners: string[]; skins: number }[] = [];
  let stake = 0;
  for (const hole of played.filter(isIn)) {
    const players = field(hole);
    stake = carry ? stake + 1 : 1;
    const best = players.filter((id) => players.every((other) => score(hole, id) <= score(hole, other)));
    const isLast = hole === played[played.length - 1];
    const takers = best.filter((id) => takes(hole, id));
    const isSplit = best.length > 1 && isLast && carry && leftover === 'split';
    const winners = best.length === 1 || isSplit ? takers : [];
    if (winners.length === 0) continue;
    won.push({ winners, skins: stake });
    const payers = players.filter((id) => !winners.includes(id));
    if (payout === 'perSkin') {
      payers.forEach((id) => pay(id, -value * stake));
      deal(payers.length * value * stake, winners, pay, round.players);
    }
    stake = 0;
  }
  if (payout === 'pot' && won.length > 0) {
    const all = round.players.filter((id) => game.players.includes(id) && played.some((hole) => field(hole).includes(id)));
    const parts = won.length === 0 ? 1 : Math.max(...won.map(({ winners }) => winners.length));
    const of = (id: string) => won.filter(({ winners }) => winners.includes(id)).reduce((sum, { skins: count, winners }) => sum + (count * parts) / winners.length, 0);
    const total = all.reduce((sum, id) => sum + of(id), 0);
    all.forEach((id) => pay(id, Math.floor((value * all.length * of(id)) / total) - value));
    let odd = 0 - [...money.values()].reduce((sum, cents) => sum + cents, 0);
    for (const id of all) {
      if (odd <= 0 || (value * all.length * of(id)) % total === 0) continue;
      pay(id, 1);
      odd -= 1;
    }
  }
  return Object.fromEntries(money);
}

/** Deals cents one after the other, in player order. */
function deal(cents: number, among: string[], pay: (id: string, cents: number) => void, players: readonly string[]): void {
  const order = players.filter((id) => among.includes(id));
  order.forEach((id, place) => pay(id, Math.floor((cents - place + order.length - 1) / order.length)));
}

const game = (options: object = {}): SideGame => ({
  id: 'r1.s3',
  name: 'Skins',
  definition: skins,
  players: FOUR,
  options: { value: 200, payout: 'perSkin', carry: true, leftover: 'void', parOrBetter: false, scoring: 'net', ...options },
});
const HOLES_OF_DESIGN = [
  [4, 4, 5, 5],
  [4, 5, 5, 6],
  [3, 4, 4, 4],
  [4, 4, 4, 4],
  [5, 4, 5, 5],
];
const roundWith = (options: object = {}, holes = HOLES_OF_DESIGN): RoundInput => ({
  players: FOUR,
  facts: { strokes: strokesOf(FOUR, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [game(options)],
});

describe('Skins', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game: played } = sideRoundOf(skins, seed);
      expect({ seed, nets: settleRound(round, [played.id]).nets }).toEqual({ seed, nets: plainSkins(round, played) });
    }
  });

  it('when a payment is explained, then its skins are named by hole', () => {
    const [explained] = explainPlayer(settleRound(roundWith(), ['r1.s3']), 'ann').games;
    expect(explained?.parts).toMatchObject([
      { kind: 'side', at: 2, code: 'won', figures: { winner: ['ann'], skins: 2, valueCents: 200 }, own: { score: 4 }, cents: 1200 },
      { kind: 'side', at: 3, code: 'won', figures: { winner: ['ann'], skins: 1 }, cents: 600 },
      { kind: 'side', at: 5, code: 'won', figures: { winner: ['bob'], skins: 2 }, cents: -400 },
    ]);
  });

  it('when the value is nothing, then skins are counted and no money moves', () => {
    const settlement = settleRound(roundWith({ value: 0 }), ['r1.s3']);
    expect(settlement.breakdown.games).toMatchObject([{ kind: 'side', standing: { unit: 'skins', players: { ann: 3, bob: 2, cid: 0, dee: 0 } } }]);
    expect(settlement.payments).toEqual([]);
  });

  it('when a hole is missing, then what comes after it is provisional', () => {
    const round = roundWith();
    const { 2: _, ...strokes } = round.facts.strokes;
    const [payout] = settleRound({ ...round, facts: { ...round.facts, strokes } }, ['r1.s3']).breakdown.games;
    expect(payout).toMatchObject({
      parts: [
        { at: 3, provisional: true },
        { at: 5, provisional: true },
      ],
    });
  });

  it('when a pot does not divide, then odd cents go round', () => {
    const tie = [
      [4, 5, 5, 5],
      [5, 4, 5, 5],
      [5, 5, 4, 5],
    ];
    const pot = { ...game({ payout: 'pot', value: 1 }), players: FOUR };
    const round = { ...roundWith({}, tie), sideGames: [pot, { ...pot, id: 'r1.s4' as const }] };
    const nets = (selection: 'r1.s3' | 'r1.s4') => Object.values(settleRound(round, [selection]).nets);
    expect([nets('r1.s3'), nets('r1.s4')]).toEqual([
      [1, 0, 0, -1],
      [0, 1, 0, -1],
    ]);
  });

  it('when somebody comes late, then they pay for their own holes alone', () => {
    const roster = { players: FOUR, holes: [1, 2], holesOf: { ...byPlayer(FOUR, () => [1, 2]), dee: [2] } };
    const nets = settleRound(
      {
        ...roundWith({}, [
          [3, 4, 4, 4],
          [3, 4, 4, 4],
        ]),
        roster,
      },
      ['r1.s3'],
    ).nets;
    expect(nets).toEqual({ ann: 1000, bob: -400, cid: -400, dee: -200 });
  });
});
