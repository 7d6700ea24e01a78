import { z } from 'zod';
import { type Publication, PUBLICATIONS } from '../src/events/consumers';
import { change, eventEnvelope, tombstone, TOPICS, type Topic } from '../src/events/envelope';

type Json = Record<string, unknown>;

const publications = Object.values(PUBLICATIONS);

/** An AsyncAPI 3.0 document of every topic: its records and the services that send and receive them. */
export function asyncApiDocument(): Json {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Fairshare events',
      version: '1',
      description: 'One compacted topic for each owner, with the id of the aggregate as the key of a record. Records are CloudEvents 1.0 in structured JSON.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(TOPICS.map((topic) => [topic, channel(topic)])),
    operations: Object.fromEntries(publications.flatMap(operations)),
  };
}

function channel(topic: Topic): Json {
  const messages = publications.filter(({ aggregate }) => aggregate.topic === topic).map((one) => [one.aggregate.kind, message(one)]);
  return { address: topic, messages: Object.fromEntries(messages) };
}

function message({ aggregate }: Publication): Json {
  const names = Object.keys(aggregate.changes);
  const record = eventEnvelope.extend({
    data: eventEnvelope.shape.data.extend({
      kind: z.literal(aggregate.kind),
      schema: z.literal(aggregate.schema),
      changes: z.array(change.extend({ name: z.enum(names) })),
      state: z.union([tombstone, aggregate.state]),
    }),
  });
  const summary = Object.entries(aggregate.changes).map(([name, what]) => `- ${name}: ${what}`);
  return { name: aggregate.kind, description: summary.join('\n'), payload: z.toJSONSchema(record, { io: 'output' }) };
}

function operations({ aggregate, owner, consumers }: Publication): [string, Json][] {
  const target = {
    channel: { $ref: `#/channels/${aggregate.topic}` },
    messages: [{ $ref: `#/channels/${aggregate.topic}/messages/${aggregate.kind}` }],
  };
  const receivers = consumers.map((consumer): [string, Json] => [`${consumer}-receives-${aggregate.kind}`, { action: 'receive', ...target }]);
  return [[`${owner}-sends-${aggregate.kind}`, { action: 'send', ...target }], ...receivers];
}
