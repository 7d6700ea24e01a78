import type { ConsumerStore } from '@fairshare/store';
import type { Producer } from 'kafkajs';
import { send } from './messages';
import type { TopicNames } from './topics';

/** Puts what can never be handled on the topic's dead-letter topic, with its reason, and then into the consumer's own store. */
export function withDeadLetterTopic(consumers: ConsumerStore, producer: Producer, names: TopicNames): ConsumerStore {
  return {
    position: (consumer, source) => consumers.position(consumer, source),
    save: (cursor) => consumers.save(cursor),
    buried: (consumer) => consumers.buried(consumer),
    unbury: (id) => consumers.unbury(id),
    async bury(letter) {
      const message = { key: letter.subject, value: JSON.stringify(letter), headers: { consumer: letter.consumer, reason: letter.reason } };
      await send(producer, names.deadLettersOf(letter.topic), message);
      await consumers.bury(letter);
    },
  };
}
