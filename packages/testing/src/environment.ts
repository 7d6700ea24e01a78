import asyncHooks, { type AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';
import { assertDocumented } from './conformance';
import { makeKeyPair } from './key-pair';
import type { OfWorker } from './of-worker';

const ofWorker: OfWorker = { assertDocumented, keyPair: makeKeyPair() };

const storages = new Set<AsyncLocalStorage<unknown>>();
/** Node carries each one that was ever used along with each promise: those of all files before, and with them all that these files had loaded. */
asyncHooks.AsyncLocalStorage = class<T> extends asyncHooks.AsyncLocalStorage<T> {
  constructor(...options: []) {
    super(...options);
    storages.add(this);
  }
};

/** Node, with what is the same for every test file and takes long to make: here it is made once a worker, elsewhere once a file. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.ofWorker = ofWorker;
  }

  override async teardown(): Promise<void> {
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
}
