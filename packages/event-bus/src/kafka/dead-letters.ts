import type { DeadLetter } from '@fairshare/store';
import type { Producer } from 'kafkajs';
import type { DeadLetters } from '../dead-letter';
import { Unavailable } from '../port';
import { send } from './messages';
import type { TopicNames } from './topics';

/**
 * Stores a record that can never be handled as a dead letter in the consumer's own store, and then copies it to the topic's dead-letter topic.
 * While the broker accepts no copy, retries do not write to the store a second time.
 */
export function withDeadLetterTopic(consumers: DeadLetters, producer: Producer, names: TopicNames): DeadLetters {
  const kept = new Set<string>();

  async function copy(letter: DeadLetter): Promise<void> {
    const message = { key: letter.subject, value: JSON.stringify(letter), headers: { consumer: letter.consumer, reason: letter.reason } };
    try {
      await send(producer, names.deadLettersOf(letter.topic), message);
    } catch (error) {
      // A dead-letter topic that rejects this size does not block the consumer: the store has the letter.
      if (error instanceof Unavailable) throw error;
    }
  }

  return {
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
