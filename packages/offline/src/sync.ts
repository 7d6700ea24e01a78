import type { CardAssignmentRecord, PointsScoreRecord } from '@fairshare/contracts';
import { lanesOf, type Shipment } from './lanes';
import type { Outbox } from './outbox';
import type { Entry, Refusal } from './records';

/** One entry as the offline-sync calls take it. */
export type WireRecord =
  | { readonly call: 'card-assignment'; readonly body: CardAssignmentRecord }
  | { readonly call: 'points-score'; readonly body: PointsScoreRecord };

/** What became of one attempt to send. */
export type Sent =
  /** The server has it; `disputed`: somebody else's value stands or stood, and the group is asked. */
  | { readonly outcome: 'acknowledged'; readonly disputed: boolean }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** Nothing is known; try later. Milliseconds, if the server said when. */
  | { readonly outcome: 'unreachable'; readonly retryAfterMs: number | null }
  /** Nobody, or somebody else, is signed in. */
  | { readonly outcome: 'signed-out' };

export type Send = (record: WireRecord) => Promise<Sent>;

export interface SyncReport {
  /** Entries the server took. */
  readonly sent: number;
  readonly disputed: number;
  readonly refused: number;
  /** Why it ended before the end, if it did. */
  readonly stopped: Exclude<Sent, { outcome: 'acknowledged' } | { outcome: 'refused' }> | null;
}

/** Lanes under way at a time: enough to hide the way there and back. */
const SIDE_BY_SIDE = 6;
/** Acknowledgements are written down together. */
const WRITE_DOWN_EVERY = 25;

/**
 * Sends what waits, holes side by side and each in order, until nothing does or the server is out of reach. An entry is taken off
 * the queue only once the server has said that it has it; one that is refused does not hold up the others.
 */
export async function syncOutbox(outbox: Outbox, send: Send): Promise<SyncReport> {
  const run = new Run(outbox, send);
  const lanes = lanesOf(outbox.waiting);
  const next = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane && !run.stopped; lane = lanes.shift()) await run.sendLane(lane);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
  await run.writeDown();
  return run;
}

class Run implements SyncReport {
  sent = 0;
  disputed = 0;
  refused = 0;
  stopped: SyncReport['stopped'] = null;
  #acknowledged: number[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly send: Send,
  ) {}

  async sendLane(lane: readonly Shipment[]): Promise<void> {
    for (const { entry, ids } of lane) {
      if (this.stopped) return;
      const sent = await this.send(wireRecord(entry));
      if (sent.outcome === 'acknowledged') await this.#acknowledge(ids, sent.disputed);
      else if (sent.outcome === 'refused') await this.#refuse(ids, sent.refusal);
      else this.stopped = sent;
    }
  }

  async #acknowledge(ids: readonly number[], disputed: boolean): Promise<void> {
    this.sent += ids.length;
    if (disputed) this.disputed += 1;
    this.#acknowledged.push(...ids);
    if (this.#acknowledged.length >= WRITE_DOWN_EVERY) await this.writeDown();
  }

  #refuse(ids: readonly number[], refusal: Refusal): Promise<void> {
    this.refused += ids.length;
    return this.outbox.refuse(ids, refusal);
  }

  writeDown(): Promise<void> {
    const ids = this.#acknowledged;
    this.#acknowledged = [];
    return this.outbox.markSynced(ids);
  }
}

function wireRecord({ type, recordId: id, userId: enteredBy, gameId, playerId, hole, pointsScore, award, cardAssignment, timestamp, baseVersion }: Entry): WireRecord {
  const common = { id, enteredBy, gameId, timestamp };
  if (type === 'card') {
    return { call: 'card-assignment', body: { ...common, playerId, cardType: cardAssignment?.cardType ?? '' } };
  }
  const scored = { ...common, hole: hole ?? 0, playerId: playerId ?? '', baseVersion };
  if (type === 'points') return { call: 'points-score', body: { ...scored, gameType: 'points', points: pointsScore ?? 0 } };
  return { call: 'points-score', body: { ...scored, gameType: 'bbb', ...(award ? { [award]: playerId } : {}) } };
}
