export * from './port';
export { toEnvelope } from './envelope';
export { createEmbeddedBus, type EmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus';
