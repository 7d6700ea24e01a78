export { eventually } from './eventually';
export { KAFKA_VERSIONS, freePort, type KafkaVersion } from '@fairshare/native-infrastructure';
export { ENGINE_START, describeOnEngines } from './infrastructure/describe-on-engines';
export { startKafka, startMongo, startRedis, type Engine, type EngineName } from './infrastructure/engines';
export { sharedKafka, sharedMongo, sharedRedis } from './infrastructure/shared';
export { createStubOwner, type StubOwner } from './stub-owner';
export { createTestClient, type Answer, type CallOptions, type TestClient } from './test-client';
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform';
export { createTestTokens } from './user-tokens';
