import fc from 'fast-check';
import { ofThreeGames, BUILT_IN_CARD_TYPES, SELECTIONS, centsToDollars, settleRound } from '@fairshare/golf-rules';
import { aRound, type RoundInPlay, runsOf, type TestClient } from '@fairshare/testing';
import { registerWithTrial, startForTest } from './support';

/** `npm test` runs a share of them (scripts/test-plan.json). */
const ROUNDS = Number(process.env['ROUNDS'] ?? runsOf(100));
const AWARDS = ['firstOn', 'closestTo', 'firstIn'] as const;

/** One entry. A later one corrects an earlier one of the same hole or card. */
type Entry =
  | { readonly kind: 'strokes'; readonly hole: number; readonly strokes: readonly number[] }
  | { readonly kind: 'bbb'; readonly hole: number; readonly takers: readonly number[] }
  | { readonly kind: 'card'; readonly card: string; readonly holder: number | null }
  | { readonly kind: 'values'; readonly points: readonly [number, number]; readonly bbb: readonly [number, number] }
  | { readonly kind: 'cardValues'; readonly values: Readonly<Record<string, number>> };

/** A full round of n players: every hole of both games and every card, in any order, with corrections. */
const roundOf = (players: number): fc.Arbitrary<{ players: number; entries: Entry[] }> => {
  const hole = fc.integer({ min: 1, max: 18 });
  const seats = fc.integer({ min: 0, max: players - 1 });
  const strokesOf = (on: number) =>
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: players, maxLength: players }).map((strokes): Entry => ({ kind: 'strokes', hole: on, strokes }));
  const awardsOf = (on: number) => fc.array(fc.integer({ min: -1, max: players - 1 }), { minLength: 3, maxLength: 3 }).map((takers): Entry => ({ kind: 'bbb', hole: on, takers }));
  const cardOf = (card: string) => fc.option(seats).map((holder): Entry => ({ kind: 'card', card, holder }));
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const valuesEntry = fc.tuple(fc.tuple(cents, cents), fc.tuple(cents, cents)).map(([points, bbb]): Entry => ({ kind: 'values', points, bbb }));
  const cardValuesEntry = fc
    .tuple(...BUILT_IN_CARD_TYPES.map(() => fc.integer({ min: 0, max: 100 })))
    .map((amounts): Entry => ({ kind: 'cardValues', values: Object.fromEntries(BUILT_IN_CARD_TYPES.map((type, n) => [type, amounts[n] ?? 0])) }));
  const everything = [...Array(18).keys()].flatMap((n) => [strokesOf(n + 1), awardsOf(n + 1)]).concat(BUILT_IN_CARD_TYPES.map(cardOf));
  const corrections = fc.array(fc.oneof(hole.chain(strokesOf), hole.chain(awardsOf), fc.constantFrom(...BUILT_IN_CARD_TYPES).chain(cardOf), valuesEntry, cardValuesEntry), {
    maxLength: 10,
  });
  return fc
    .tuple(fc.tuple(...everything), corrections)
    .chain(([entries, later]) => fc.shuffledSubarray([...entries, ...later], { minLength: entries.length + later.length }))
    .map((entries) => ({ players, entries }));
};

/** The result of the entries by the pure rules alone. */
function settled(playerIds: readonly string[], entries: readonly Entry[]): Record<string, number> {
  const strokes: Record<number, Record<string, number>> = {};
  const awards: Record<number, Record<string, string>> = {};
  const holders = new Map<string, string>();
  let values: Readonly<Record<string, number>> = {};
  let [points, bbb] = [[100, 1000] as readonly [number, number], [100, 1000] as readonly [number, number]];
  const nameOf = (seat: number) => playerIds[seat] ?? 'none';
  for (const entry of entries) {
    if (entry.kind === 'strokes') strokes[entry.hole] = Object.fromEntries(playerIds.map((id, seat) => [id, entry.strokes[seat] ?? 0]));
    if (entry.kind === 'bbb') awards[entry.hole] = Object.fromEntries(AWARDS.map((award, n) => [award, nameOf(entry.takers[n] ?? -1)]));
    if (entry.kind === 'card') {
      holders.delete(entry.card);
      if (entry.holder !== null) holders.set(entry.card, nameOf(entry.holder));
    }
    if (entry.kind === 'values') [points, bbb] = [entry.points, entry.bbb];
    if (entry.kind === 'cardValues') values = entry.values;
  }
  const hands = Object.fromEntries(playerIds.map((id) => [id, [...holders].filter(([, holder]) => holder === id).map(([card]) => ({ id: card, type: card }))]));
  const game = ([pointValueCents, fbtValueCents]: readonly [number, number]) => ({ pointValueCents, fbtValueCents });
  const games = ofThreeGames({ cards: { hands, values }, points: { holes: strokes, values: game(points) }, bbb: { holes: awards, values: game(bbb) } });
  const { nets } = settleRound({ players: playerIds, ...games }, SELECTIONS);
  return Object.fromEntries(playerIds.map((id) => [id, centsToDollars(nets[id] ?? 0)]));
}

/** Sends one entry as the screens do. */
async function post(client: TestClient, round: RoundInPlay, playerIds: readonly string[], entry: Entry): Promise<number[]> {
  const nameOf = (seat: number) => playerIds[seat] ?? 'none';
  const settings = (id: string, [point, fbt]: readonly [number, number]) => client.put(`/api/points-games/${id}/settings`, { pointValue: point / 100, fbtValue: fbt / 100 });
  switch (entry.kind) {
    case 'strokes': {
      const scores = Object.fromEntries(playerIds.map((id, seat) => [id, entry.strokes[seat]]));
      return [(await client.post(`/api/games/${round.pointsId}/holes/${entry.hole}/scores`, { scores })).status];
    }
    case 'bbb': {
      const body = Object.fromEntries(AWARDS.map((award, n) => [award, nameOf(entry.takers[n] ?? -1)]));
      return [(await client.put(`/api/bbb-games/${round.bbbId}/hole/${entry.hole}`, body)).status];
    }
    case 'card': {
      const body = { groupId: round.group.id, cardType: entry.card, playerId: entry.holder === null ? null : nameOf(entry.holder) };
      return [(await client.post(`/api/game-state/${round.id}/assign-card`, body)).status];
    }
    case 'values':
      return [(await settings(round.pointsId, entry.points)).status, (await settings(round.bbbId, entry.bbb)).status];
    case 'cardValues':
      return [(await client.put(`/api/game-states/${round.id}/card-values`, { cardValues: entry.values })).status];
  }
}

describe('random full rounds of 2 to 8 players, in random order, with corrections', () => {
  let platform: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    platform = await startForTest();
  });
  afterAll(() => platform.close());

  it(`when all is entered, then the rules' payouts are answered, ${ROUNDS} times`, async () => {
    const client = platform.visitor();
    await registerWithTrial(client);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }).chain(roundOf), async ({ players, entries }) => {
        const playerIds = Array.from({ length: players }, (_, seat) => `player-${seat + 1}`);
        const round = await aRound({ players: playerIds }).begin(client);
        for (const entry of entries) expect(new Set(await post(client, round, playerIds, entry))).toEqual(new Set([200]));
        const answer = await client.post('/api/calculate-combined-games', { groupId: round.group.id, gameStateId: round.id, selectedGames: SELECTIONS });
        expect(answer.body.payouts).toEqual(settled(playerIds, entries));
        const nets = new Map(playerIds.map((id) => [id, 0]));
        for (const { from, to, amount } of answer.body.transactions) {
          nets.set(from, (nets.get(from) ?? 0) - Math.round(amount * 100));
          nets.set(to, (nets.get(to) ?? 0) + Math.round(amount * 100));
        }
        expect([...nets].map(([id, cents]) => [id, cents / 100])).toEqual(Object.entries(answer.body.payouts));
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
    // Twenty other processes may run on the machine at the same time.
  }, 600_000);
});
