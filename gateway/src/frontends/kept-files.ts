/** Bytes kept in memory in all, and the largest file kept at all: source maps are read when somebody asks. */
const KEPT_IN_ALL = 16 * 1024 * 1024;
const KEPT_EACH = 1024 * 1024;

interface Kept {
  readonly body: { readonly length: number };
}

/** Files kept in memory by a key, the oldest dropped when they become too much. What failed to load, or is not there, is not kept. */
export class KeptFiles<File extends Kept | null> {
  readonly #kept = new Map<string, Promise<File>>();
  readonly #sizes = new Map<string, number>();
  #total = 0;

  get(key: string): Promise<File> | undefined {
    return this.#kept.get(key);
  }

  /** Answers what it is given, and keeps it in place of what was there. */
  keep(key: string, loading: Promise<File>): Promise<File> {
    this.#drop(key);
    this.#kept.set(key, loading);
    loading.then(
      (file) => {
        if (this.#kept.get(key) !== loading) return;
        if (file === null || file.body.length > KEPT_EACH) return this.#drop(key);
        this.#sizes.set(key, file.body.length);
        this.#total += file.body.length;
        for (const oldest of this.#sizes.keys()) if (this.#total > KEPT_IN_ALL) this.#drop(oldest);
      },
      () => this.#kept.get(key) === loading && this.#drop(key),
    );
    return loading;
  }

  #drop(key: string): void {
    this.#kept.delete(key);
    this.#total -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
