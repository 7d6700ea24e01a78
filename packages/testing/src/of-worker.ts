import type { KeyPairKeyObjectResult } from 'node:crypto';
import type { assertDocumented } from './conformance';

/** What the environment of tests makes once for all files of a worker: see environment.ts. */
export interface OfWorker {
  readonly assertDocumented: typeof assertDocumented;
  readonly keyPair: KeyPairKeyObjectResult;
}

declare global {
  /** Undefined outside of that environment. */
  var ofWorker: OfWorker | undefined;
}
