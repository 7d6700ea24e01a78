import type { KeyPairKeyObjectResult } from 'node:crypto';
import type { assertDocumented } from './conformance';

/** The objects that the test environment creates once for all files of a worker: see environment.ts. */
export interface OfWorker {
  readonly assertDocumented: typeof assertDocumented;
  readonly keyPair: KeyPairKeyObjectResult;
}

declare global {
  /** Undefined outside of that environment. */
  var ofWorker: OfWorker | undefined;
}
