import type { CardAssignmentRecord, HoleCellsRecord, PointsScoreRecord } from '@fairshare/contracts';
import type { Outbox } from './outbox';
import { type CoalescedEntry, queuesOf } from './queues';
import { cellOfEntry, type Entry, type ServerRefusal } from './records';

/** One entry as the offline-sync calls take it. */
export type WireRecord = { readonly call: 'card-assignment'; readonly body: CardAssignmentRecord } | HoleRecord;

/** One entry of a hole. `points-score`: in the form in which the previous release stored it, by which the server recognises a repeat. */
export type HoleRecord = { readonly call: 'hole-cells'; readonly body: HoleCellsRecord } | { readonly call: 'points-score'; readonly body: PointsScoreRecord };

/** The result of one attempt to send. */
export type Sent =
  /** The server has it. `conflict`: it conflicted with another user's value, and the group has to choose. */
  | { readonly outcome: 'acknowledged'; readonly conflict: boolean }
  | { readonly outcome: 'refused'; readonly refusal: ServerRefusal }
  /** The result is unknown; retry later. Milliseconds, if the server specified them. */
  | { readonly outcome: 'unreachable'; readonly retryAfterMs: number | null }
  /** No user, or another user, is signed in. */
  | { readonly outcome: 'signed-out' };

export type Send = (record: WireRecord) => Promise<Sent>;

/** Sends many records of one session and one form in one call. Returns the result of each, in order. */
export type SendTogether = (records: readonly HoleRecord[]) => Promise<readonly Sent[]>;

export interface SyncReport {
  /** The number of entries that the server accepted. */
  readonly sent: number;
  readonly conflicts: number;
  readonly refused: number;
  /** Why the run stopped early; null: it did not. */
  readonly stopped: Exclude<Sent, { outcome: 'acknowledged' } | { outcome: 'refused' }> | null;
}

/** The number of queues sent in parallel: enough to hide the network's latency. */
const SIDE_BY_SIDE = 6;
/** From this many pending entries on, those of holes are sent in batches: a phone that was offline for days has more than a round. */
const MANY = 200;
/** The number of records in a batch. */
const TOGETHER = 50;
/** The number of acknowledgements that are stored together. */
const WRITE_DOWN_EVERY = 25;

/**
 * Sends the pending entries: holes in parallel, and the entries of a hole in order. It ends when none is left, the server is unreachable or
 * the user is signed out. An entry leaves the queue only after the server has acknowledged it; a refused one does not block the others.
 */
export async function syncOutbox(outbox: Outbox, send: Send, sendTogether?: SendTogether): Promise<SyncReport> {
  const run = new Run(outbox, send);
  const { waiting } = outbox;
  const scores = sendTogether && waiting.length >= MANY ? waiting.filter(({ type }) => type !== 'card') : [];
  const alone = scores.length > 0 ? waiting.filter(({ type }) => type === 'card') : waiting;
  const tasks = [
    ...queuesOf(alone).map((queue) => () => run.sendQueue(queue)),
    ...(sendTogether ? batchesOf(scores).map((batches) => () => run.sendBatches(batches, sendTogether)) : []),
  ];
  const next = async (): Promise<void> => {
    for (let task = tasks.shift(); task && !run.stopped; task = tasks.shift()) await task();
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
  await run.writeDown();
  return run;
}

class Run implements SyncReport {
  sent = 0;
  conflicts = 0;
  refused = 0;
  stopped: SyncReport['stopped'] = null;
  #acknowledged: number[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly send: Send,
  ) {}

  async sendQueue(queue: readonly CoalescedEntry[]): Promise<void> {
    for (const { entry, ids } of queue) {
      if (this.stopped) return;
      await this.#note(ids, await this.send(wireRecord(entry)));
    }
  }

  async sendBatches(batches: readonly (readonly CoalescedEntry[])[], sendTogether: SendTogether): Promise<void> {
    for (const batch of batches) {
      if (this.stopped) return;
      const sent = await sendTogether(batch.map(({ entry }) => holeRecord(entry)));
      for (const [index, { ids }] of batch.entries()) await this.#note(ids, sent[index] ?? NOT_HEARD);
    }
  }

  async #note(ids: readonly number[], sent: Sent): Promise<void> {
    if (sent.outcome === 'acknowledged') await this.#acknowledge(ids, sent.conflict);
    else if (sent.outcome === 'refused') await this.#refuse(ids, sent.refusal);
    else this.stopped = sent;
  }

  async #acknowledge(ids: readonly number[], conflict: boolean): Promise<void> {
    this.sent += ids.length;
    if (conflict) this.conflicts += 1;
    this.#acknowledged.push(...ids);
    if (this.#acknowledged.length >= WRITE_DOWN_EVERY) await this.writeDown();
  }

  #refuse(ids: readonly number[], refusal: ServerRefusal): Promise<void> {
    this.refused += ids.length;
    return this.outbox.refuse(ids, refusal);
  }

  writeDown(): Promise<void> {
    const ids = this.#acknowledged;
    this.#acknowledged = [];
    return this.outbox.markSynced(ids);
  }
}

const NOT_HEARD: Sent = { outcome: 'unreachable', retryAfterMs: null };

/** The batches of each session (in the old form, of each game), in order. */
function batchesOf(scores: readonly Entry[]): CoalescedEntry[][][] {
  const calls = new Map<string, CoalescedEntry[]>();
  for (const coalesced of queuesOf(scores).flat()) {
    const { cell, sessionId, gameId } = coalesced.entry;
    const call = cell === undefined ? gameId : sessionId;
    calls.set(call, [...(calls.get(call) ?? []), coalesced]);
  }
  return [...calls.values()].map((ofGame) => Array.from({ length: Math.ceil(ofGame.length / TOGETHER) }, (_, batch) => ofGame.slice(batch * TOGETHER, (batch + 1) * TOGETHER)));
}

function wireRecord(entry: Entry): WireRecord {
  if (entry.type !== 'card') return holeRecord(entry);
  const { playerId, gameId, cardAssignment } = entry;
  return { call: 'card-assignment', body: { ...common(entry), gameId, playerId, cardType: cardAssignment?.cardType ?? '' } };
}

function holeRecord(entry: Entry): HoleRecord {
  const at = entry.cell === undefined ? null : cellOfEntry(entry);
  if (!at) return { call: 'points-score', body: pointsScore(entry) };
  const { sessionId: gameStateId, hole, baseVersion } = entry;
  return { call: 'hole-cells', body: { ...common(entry), gameStateId, hole: hole ?? 0, cells: { [at.cell]: at.value }, baseVersion: { [at.cell]: baseVersion } } };
}

function pointsScore(entry: Entry): PointsScoreRecord {
  const { type, gameId, playerId, hole, pointsScore: points, award, baseVersion } = entry;
  const scored = { ...common(entry), gameId, hole: hole ?? 0, playerId: playerId ?? '', baseVersion };
  if (type === 'points') return { ...scored, gameType: 'points', points: points ?? 0 };
  return { ...scored, gameType: 'bbb', ...(award ? { [award]: playerId } : {}) };
}

const common = ({ recordId: id, callKey, userId: enteredBy, timestamp }: Entry) => ({ id, ...(callKey === undefined ? {} : { callKey }), enteredBy, timestamp });
