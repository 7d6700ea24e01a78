export { eventually } from './eventually';
export { freePort } from './free-port';
export { createStubOwner, type StubOwner } from './stub-owner';
export { createTestClient, type Answer, type CallOptions, type TestClient } from './test-client';
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform';
export { createTestTokens } from './user-tokens';
