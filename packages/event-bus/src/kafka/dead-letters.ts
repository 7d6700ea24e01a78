import type { ConsumerStore, DeadLetter } from '@fairshare/store';
import type { Producer } from 'kafkajs';
import { Unavailable } from '../port';
import { send } from './messages';
import type { TopicNames } from './topics';

/**
 * Puts what can never be handled into the consumer's own store, which is what counts, and then a copy on the topic's dead-letter topic.
 * While the broker takes no copy, the store is not written a second time.
 */
export function withDeadLetterTopic(consumers: ConsumerStore, producer: Producer, names: TopicNames): ConsumerStore {
  const kept = new Set<string>();

  async function copy(letter: DeadLetter): Promise<void> {
    const message = { key: letter.subject, value: JSON.stringify(letter), headers: { consumer: letter.consumer, reason: letter.reason } };
    try {
      await send(producer, names.deadLettersOf(letter.topic), message);
    } catch (error) {
      // A topic that takes no letter of this size stops nobody: the store has it.
      if (error instanceof Unavailable) throw error;
    }
  }

  return {
    position: (consumer, source) => consumers.position(consumer, source),
    save: (cursor) => consumers.save(cursor),
    deadLetters: (consumer) => consumers.deadLetters(consumer),
    countDeadLetters: (consumer) => consumers.countDeadLetters(consumer),
    removeDeadLetter: (id) => consumers.removeDeadLetter(id),
    async addDeadLetter(letter) {
      const { at: _, ...letterItself } = letter;
      const identity = JSON.stringify(letterItself);
      if (!kept.has(identity)) await consumers.addDeadLetter(letter);
      kept.add(identity);
      await copy(letter);
      kept.delete(identity);
    },
  };
}
