/** Bytes cached in all, and the largest file cached at all: source maps are read when somebody asks. */
const CACHED_IN_ALL = 16 * 1024 * 1024;
const CACHED_EACH = 1024 * 1024;

/** Files in memory by a key, the oldest dropped when they become too much. What failed to load, or is not there, is not cached. */
export class FileCache<File extends { readonly body: Buffer } | null> {
  readonly #files = new Map<string, Promise<File>>();
  readonly #sizes = new Map<string, number>();
  #total = 0;

  get(key: string): Promise<File> | undefined {
    return this.#files.get(key);
  }

  /** Returns what it is given, and caches it in place of what was there. */
  set(key: string, loading: Promise<File>): Promise<File> {
    this.#drop(key);
    this.#files.set(key, loading);
    loading.then(
      (file) => {
        if (this.#files.get(key) !== loading) return;
        if (file === null || file.body.length > CACHED_EACH) return this.#drop(key);
        this.#sizes.set(key, file.body.length);
        this.#total += file.body.length;
        for (const oldest of this.#sizes.keys()) if (this.#total > CACHED_IN_ALL) this.#drop(oldest);
      },
      () => this.#files.get(key) === loading && this.#drop(key),
    );
    return loading;
  }

  #drop(key: string): void {
    this.#files.delete(key);
    this.#total -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
