import { randomUUID } from 'node:crypto';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { type NewScore, OfflineDatabase, Outbox, scoreOfCell, type Send, type Sent, type WireRecord } from '../src';

export const NOW = Date.UTC(2026, 5, 20, 9);

/** A local database. With the name of an open one, it is the same database as in another tab. */
export const newDatabase = (name = `test-${randomUUID()}`) => new OfflineDatabase(name, { indexedDB, IDBKeyRange });

/** A browser that refuses to open a database. */
export function noDatabase(): OfflineDatabase {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  return new OfflineDatabase('refused', { indexedDB: { open: refuse }, IDBKeyRange });
}

const opened: Outbox[] = [];
afterEach(() => opened.splice(0).forEach((outbox) => outbox.close()));

export async function openOutbox(database: OfflineDatabase, userId = 'u1'): Promise<Outbox> {
  const outbox = await Outbox.open(database, { userId, now: () => NOW, newId: () => randomUUID() });
  opened.push(outbox);
  return outbox;
}

export const strokes = (hole: number, playerId: string, value: number, more: Partial<NewScore> = {}): NewScore => ({
  ...scoreOfCell({ sessionId: 's', gameId: 's.p2', hole, cell: `strokes.${playerId}`, value, baseVersion: 0 }),
  ...more,
});

export const award = (hole: number, firstOn: string): NewScore => scoreOfCell({ sessionId: 's', gameId: 's.b1', hole, cell: 'bbb.firstOn', value: firstOn, baseVersion: 0 });

/** The answer to a question that no game of the specification asks. */
export const mark = (hole: number, cell: string, value: string): NewScore => scoreOfCell({ sessionId: 's', gameId: 's', hole, cell, value, baseVersion: 0 });

/** Strokes as the previous release stored them. */
export const oldStrokes = (hole: number, playerId: string, pointsScore: number, more: Partial<NewScore> = {}): NewScore => ({
  gameId: 's.p2',
  sessionId: 's',
  type: 'points',
  hole,
  playerId,
  pointsScore,
  award: null,
  cardAssignment: null,
  baseVersion: 0,
  ...more,
});

export const oldAward = (hole: number, firstOn: string): NewScore => ({
  ...oldStrokes(hole, firstOn, 0),
  gameId: 's.b1',
  type: 'bbb',
  pointsScore: null,
  award: 'firstOn',
});

export const card = (cardType: string, playerId: string | null): NewScore => ({
  ...oldStrokes(1, '', 0),
  gameId: 's',
  type: 'card',
  hole: null,
  pointsScore: null,
  playerId,
  cardAssignment: { cardType },
});

export const TAKEN: Sent = { outcome: 'acknowledged', conflict: false };
export const AWAY: Sent = { outcome: 'unreachable', retryAfterMs: null };

/** A server with the given responses, which records what it receives. */
export function server(answer: (record: WireRecord, nth: number) => Sent = () => TAKEN) {
  const got: WireRecord[] = [];
  const send: Send = async (record) => {
    got.push(record);
    return answer(record, got.length);
  };
  return { got, send, bodies: () => got.map(({ body }) => body) };
}
