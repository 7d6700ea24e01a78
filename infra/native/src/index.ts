export { freePort } from './free-port';
export { startNativeKafka, type KafkaOptions } from './kafka';
export { isRunning, withLock } from './lock';
export { startNativeMongo } from './mongo';
export { KAFKA_VERSIONS, NEWEST_KAFKA, ferretdbBinary, kafkaJars, whyNot, type KafkaVersion } from './parts';
export { startNativeRedis } from './redis';
export type { Server, ServerOptions } from './server';
