/**
 * Lets works of the same key run one after the other. Writers of one process then don't run into each other on a busy document, each
 * read and written again and again; those of several processes still may, which the document's revision settles.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<void>>();

  /** `work` hears whether it had to wait for another one. */
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
