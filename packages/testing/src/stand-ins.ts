/** What stands in for owners and for auth, without the rest: for programs that are bundled. */
export { createStubOwner, type StubOwner } from './stub-owner';
export { createTestTokens } from './user-tokens';
export { startTraceSink, type CollectedSpan, type TraceSink } from './trace-sink';
