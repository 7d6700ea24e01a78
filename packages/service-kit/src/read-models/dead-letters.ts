import { isDigest, type Consumer } from '@fairshare/event-bus';
import type { BuriedLetter, ConsumerStore } from '@fairshare/store';
import { failureOf, keepsProjection } from './consumers';

/** What became of a dead letter: null when its event is handled now, else why not. */
export interface Retried {
  readonly letter: BuriedLetter;
  readonly failure: string | null;
}

/** Hands each buried event to its consumer once more; what is handled is a dead letter no longer. @throws Unavailable, StoreAway */
export async function retryLetters(consumers: readonly Consumer[], store: ConsumerStore): Promise<Retried[]> {
  const retried: Retried[] = [];
  for (const letter of await store.buried()) {
    const consumer = consumers.find(({ name }) => name === letter.consumer);
    const failure = consumer ? await failureOfLetter(consumer, letter) : `there is no consumer ${letter.consumer} any more`;
    if (failure === null) await store.unbury(letter.id);
    retried.push({ letter, failure });
  }
  return retried;
}

/** From a digest nothing can be handled; but the aggregate it marked may have been brought up by its owner since. */
async function failureOfLetter(consumer: Consumer, { record, subject }: BuriedLetter): Promise<string | null> {
  if (!isDigest(record)) return failureOf(consumer, record);
  const known = keepsProjection(consumer) ? await consumer.projection.store.get(subject) : null;
  return known && known.version > 0 && !known.behind ? null : 'only a digest of its record was kept';
}

/** Gives up one letter, or all. Answers how many that were. */
export async function dropLetters(store: ConsumerStore, which: string | 'all'): Promise<number> {
  const letters = (await store.buried()).filter(({ id }) => which === 'all' || id === which);
  for (const { id } of letters) await store.unbury(id);
  return letters.length;
}
