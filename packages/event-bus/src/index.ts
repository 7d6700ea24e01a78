export { InvalidRecord, Unavailable, type UnhandledRecord, type Consumer, type EventBatch, type EventBus, type Lag } from './port';
export { LARGEST_PUBLISHED } from './largest-published';
export { readEnvelope, toEnvelope } from './envelope';
export { isDigest, type Digest } from './dead-letter';
export { isAway, type BusLogger } from './problem';
export { createEmbeddedBus, type EmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus';
export type { KafkaSecurity } from './kafka/client';
export { createKafkaBus, type KafkaBusOptions } from './kafka/kafka-bus';
