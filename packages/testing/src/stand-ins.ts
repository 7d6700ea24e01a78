/** The stubs of owners and of auth, without the rest, for programs that are bundled. */
export { createStubOwner, type StubOwner } from './stub-owner';
export { createTestTokens } from './user-tokens';
export { startTraceSink, type CollectedSpan, type TraceSink } from './trace-sink';
