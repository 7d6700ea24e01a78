import fc from 'fast-check';
import { parseVersions } from '@fairshare/contracts';
import type { Answer, RoundInPlay, TestClient } from '@fairshare/testing';
import { FOUR } from '../support';

const hole = fc.integer({ min: 1, max: 4 });
const seat = fc.constantFrom(...FOUR);
const taker = fc.constantFrom('none', ...FOUR);
const strokes = fc.integer({ min: 1, max: 9 });

/** A write to a round of four by a golfer, or by another golfer's phone. */
export const anyWrite = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('strokes' as const), hole, strokes: fc.array(strokes, { minLength: 4, maxLength: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bbb' as const), hole, takers: fc.tuple(taker, taker, taker) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cells' as const), hole, seat, strokes, taker }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('card' as const), card: fc.constantFrom('snake', 'camel', 'bear'), holder: fc.constantFrom(null, ...FOUR) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('draw' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync' as const), hole, player: seat, late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('value' as const), value: fc.integer({ min: 1, max: 9 }) }) },
);
export type AnyWrite = typeof anyWrite extends fc.Arbitrary<infer One> ? One : never;

/** The writes whose notices have a delta. */
const WITH_WHOLE_DELTA: readonly AnyWrite['do'][] = ['strokes', 'bbb', 'cells', 'card', 'draw'];
export const hasWholeDelta = (write: AnyWrite): boolean => WITH_WHOLE_DELTA.includes(write.do);

/** Strokes that were not entered yet: a value that equals the stored one causes no notice. */
let given = 0;
const differing = () => 10 + ((given += 1) % 90);

/** Sends the write. @returns the round's new version; null: the write changed nothing */
export async function make(golfer: TestClient, round: RoundInPlay, what: AnyWrite, before: number): Promise<number | null> {
  const { headers } = await send(golfer, round, what);
  const version = parseVersions(headers.get('X-Versions')).find(({ kind }) => kind === 'games')?.version ?? before;
  return version === before ? null : version;
}

function send(golfer: TestClient, { id, group, pointsId, bbbId }: RoundInPlay, what: AnyWrite): Promise<Answer> {
  switch (what.do) {
    case 'strokes':
      return golfer.post(`/api/games/${pointsId}/holes/${what.hole}/scores`, { scores: Object.fromEntries(FOUR.map((player, n) => [player, what.strokes[n]])) });
    case 'bbb':
      return golfer.put(`/api/bbb-games/${bbbId}/hole/${what.hole}`, { firstOn: what.takers[0], closestTo: what.takers[1], firstIn: what.takers[2] });
    case 'cells':
      return golfer.put(`/api/game-state/${id}/holes/${what.hole}`, { cells: { [`strokes.${what.seat}`]: what.strokes, 'bbb.closestTo': what.taker } });
    case 'card':
      return golfer.post(`/api/game-state/${id}/assign-card`, { cardType: what.card === 'bear' ? group.customCards[0]?.id : what.card, playerId: what.holder });
    case 'draw':
      return golfer.post(`/api/game-state/${id}/draw-card`);
    case 'sync':
      return golfer.post('/api/offline-sync/points-score', {
        gameId: pointsId,
        gameType: 'points',
        hole: what.hole,
        playerId: what.player,
        points: differing(),
        timestamp: Date.now() - (what.late ? 3_600_000 : 0),
      });
    case 'value':
      return golfer.put(`/api/points-games/${pointsId}/settings`, { pointValue: what.value, fbtValue: 10 });
  }
}
