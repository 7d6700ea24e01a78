import { isDigest, type Consumer } from '@fairshare/event-bus';
import type { StoredDeadLetter, ConsumerStore } from '@fairshare/store';
import { failureOf, keepsProjection } from './consumers';

/** What became of a dead letter: null when its event is handled now, else why not. */
export interface RetriedDeadLetter {
  readonly letter: StoredDeadLetter;
  readonly failure: string | null;
}

/** Hands each dead-lettered event to its consumer once more; what is handled is a dead letter no longer. @throws Unavailable, StoreAway */
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

/** From a digest nothing can be handled; but the aggregate it marked may have been brought up by its owner since. */
async function failureOfLetter(consumer: Consumer, { record, subject }: StoredDeadLetter): Promise<string | null> {
  if (!isDigest(record)) return failureOf(consumer, record);
  const known = keepsProjection(consumer) ? await consumer.projection.store.get(subject) : null;
  return known && known.version > 0 && !known.behind ? null : 'only a digest of its record was kept';
}

/** Gives up one letter, or all. Returns how many that were. */
export async function dropDeadLetters(store: ConsumerStore, which: string | 'all'): Promise<number> {
  const letters = (await store.deadLetters()).filter(({ id }) => which === 'all' || id === which);
  for (const { id } of letters) await store.removeDeadLetter(id);
  return letters.length;
}
