import { isDigest, type Consumer } from '@fairshare/event-bus';
import type { StoredDeadLetter, ConsumerStore } from '@fairshare/store';
import { failureOf, keepsProjection } from './consumers';

/** The result of a retried dead letter: null when its event is handled now, else the reason why not. */
export interface RetriedDeadLetter {
  readonly letter: StoredDeadLetter;
  readonly failure: string | null;
}

/** Retries each dead-lettered event with its consumer, and removes the letters of handled events. @throws Unavailable, StoreAway */
export async function retryDeadLetters(consumers: readonly Consumer[], store: ConsumerStore): Promise<RetriedDeadLetter[]> {
  const retried: RetriedDeadLetter[] = [];
  for (const letter of await store.deadLetters()) {
    const consumer = consumers.find(({ name }) => name === letter.consumer);
    const failure = consumer ? await failureOfLetter(consumer, letter) : `there is no consumer ${letter.consumer} any more`;
    if (failure === null) await store.removeDeadLetter(letter.id);
    retried.push({ letter, failure });
  }
  return retried;
}

/** A digest cannot be handled. But the aggregate that it flagged as stale may have been pulled from its owner since. */
async function failureOfLetter(consumer: Consumer, { record, subject }: StoredDeadLetter): Promise<string | null> {
  if (!isDigest(record)) return failureOf(consumer, record);
  const known = keepsProjection(consumer) ? await consumer.projection.store.get(subject) : null;
  return known && known.version > 0 && !known.behind ? null : 'only a digest of its record was kept';
}

/** Drops one letter, or all. Returns how many were dropped. */
export async function dropDeadLetters(store: ConsumerStore, which: string | 'all'): Promise<number> {
  const letters = (await store.deadLetters()).filter(({ id }) => which === 'all' || id === which);
  for (const { id } of letters) await store.removeDeadLetter(id);
  return letters.length;
}
