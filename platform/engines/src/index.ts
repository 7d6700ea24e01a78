export { makeCertificate, type Certificate } from './certificate';
export { endChild } from './child';
export { freePort } from './free-port';
export { startNativeKafka, type KafkaOptions, type KafkaUser } from './kafka';
export { isRunning, withLock } from './lock';
export { startNativeMongo } from './mongo';
export {
  KAFKA_VERSIONS,
  NEWEST_KAFKA,
  STRIPE_MOCK_VERSION,
  composeReader,
  kafkaJars,
  kustomizeBinary,
  mongoClassPath,
  promtoolBinary,
  stripeMockBinary,
  whyNoTool,
  whyNot,
  type KafkaVersion,
} from './parts';
export { startNativeNginx } from './nginx';
export { processorTimeOf } from './processor-time';
export { startNativeRedis } from './redis';
export { startNativeStripeMock } from './stripe-mock';
export type { Server, ServerOptions } from './server';
