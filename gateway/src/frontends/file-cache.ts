/** Most bytes cached in total, and bytes of the largest cached file: source maps are read on request. */
const CACHED_IN_ALL = 16 * 1024 * 1024;
const CACHED_EACH = 1024 * 1024;

/** Caches files in memory by a key, and drops the oldest when they exceed the limit. A missing file, or one that failed to load, is not cached. */
export class FileCache<File extends { readonly body: Buffer } | null> {
  readonly #files = new Map<string, Promise<File>>();
  readonly #sizes = new Map<string, number>();
  #total = 0;

  get(key: string): Promise<File> | undefined {
    return this.#files.get(key);
  }

  /** Caches a file under a key, in place of an earlier one, and returns it. */
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
