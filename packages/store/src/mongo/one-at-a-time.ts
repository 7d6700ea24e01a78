/**
 * Runs tasks of the same key one after the other. Writers of one process then do not conflict on a busy document and retry again and again.
 * Writers of several processes still may conflict, which the document's revision detects.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<void>>();

  /** `waited`: whether `work` had to wait for another task. */
  async run<T>(key: string, work: (waited: boolean) => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const result = before ? before.then(() => work(true)) : work(false);
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, done);
    try {
      return await result;
    } finally {
      if (this.#last.get(key) === done) this.#last.delete(key);
    }
  }
}
