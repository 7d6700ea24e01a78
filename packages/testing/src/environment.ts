import asyncHooks, { type AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';
import { assertDocumented } from './conformance';
import { makeKeyPair } from './key-pair';
import type { OfWorker } from './of-worker';

const ofWorker: OfWorker = { assertDocumented, keyPair: makeKeyPair() };

const storages = new Set<AsyncLocalStorage<unknown>>();
/** Collects the storages. Node would attach those of all earlier test files to each promise, and with them everything that these files had loaded. */
asyncHooks.AsyncLocalStorage = class<T> extends asyncHooks.AsyncLocalStorage<T> {
  constructor(...options: []) {
    super(...options);
    storages.add(this);
  }
};

/** Jest's Node environment with objects that are the same for every test file and slow to create: once per worker here, instead of once per file. */
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
