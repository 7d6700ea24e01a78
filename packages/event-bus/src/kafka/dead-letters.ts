import type { ConsumerStore } from '@fairshare/store';
import type { Producer } from 'kafkajs';
import { Unavailable } from '../port';
import type { TopicNames } from './topics';

/** Puts what can never be handled on the topic's dead-letter topic, with its reason, and then into the consumer's own store. */
export function withDeadLetterTopic(consumers: ConsumerStore, producer: Producer, names: TopicNames): ConsumerStore {
  return {
    position: (consumer, source) => consumers.position(consumer, source),
    save: (cursor) => consumers.save(cursor),
    buried: (consumer) => consumers.buried(consumer),
    async bury(letter) {
      const message = { key: letter.subject, value: JSON.stringify(letter), headers: { consumer: letter.consumer, reason: letter.reason } };
      await send(producer, names.deadLettersOf(letter.topic), message);
      await consumers.bury(letter);
    },
  };
}

export interface Message {
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Resolves when every in-sync replica has it. @throws Unavailable */
export async function send(producer: Producer, topic: string, message: Message): Promise<void> {
  try {
    await producer.send({ topic, acks: -1, messages: [{ ...message, headers: { ...message.headers } }] });
  } catch (cause) {
    throw new Unavailable('the broker did not take it', { cause });
  }
}
