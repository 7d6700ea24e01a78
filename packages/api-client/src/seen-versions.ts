import { AT_LEAST_COOKIES_MAX, type AggregateKind, formatVersions, type VersionedRef } from '@fairshare/contracts';

/** How many versions a request carries at most, and for how long after they were last seen. */
const NAMED_MAX = AT_LEAST_COOKIES_MAX;
const NAMED_FOR_MS = 10 * 60_000;
const REMEMBERED_MAX = 200;

/**
 * The highest versions this client has seen, in responses to its own writes and in change notices. Every request names them, so that a
 * read returns at least these versions, whichever service responds.
 */
export class SeenVersions {
  readonly #seen = new Map<string, { ref: VersionedRef; at: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  note(refs: Iterable<VersionedRef>): void {
    for (const ref of refs) {
      const key = `${ref.kind}/${ref.id}`;
      const highest = Math.max(ref.version, this.#seen.get(key)?.ref.version ?? 0);
      this.#seen.delete(key);
      this.#seen.set(key, { ref: { ...ref, version: highest }, at: this.now() });
    }
    for (const key of [...this.#seen.keys()].slice(0, Math.max(0, this.#seen.size - REMEMBERED_MAX))) this.#seen.delete(key);
  }

  /** 0: no version was seen. */
  versionOf(kind: AggregateKind, id: string): number {
    return this.#seen.get(`${kind}/${id}`)?.ref.version ?? 0;
  }

  /** The value of X-At-Least: the most recently seen versions, the oldest of them first; null: none. */
  header(): string | null {
    const since = this.now() - NAMED_FOR_MS;
    const recent = [...this.#seen.values()].filter(({ at }) => at > since).slice(-NAMED_MAX);
    return recent.length > 0 ? formatVersions(recent.map(({ ref }) => ref)) : null;
  }

  clear(): void {
    this.#seen.clear();
  }
}
