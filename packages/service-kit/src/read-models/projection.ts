import { PUBLICATIONS, type AggregateKind, type groups, type GroupState, type PublishedAggregate, type StateOf } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import type { IndexKey, Projected, ProjectedRecord, ProjectionStore, SearchPage, Storage } from '@fairshare/store';
import { READ_TOGETHER_MAX } from '../core/aggregates';
import { createSingleFlight } from '../core/concurrency';
import { PeerError, type Peers } from '../peers/peers';

/** Milliseconds for which the owner's state is trusted before it is pulled again. */
const REFUSAL_TRUSTED_FOR = 1_000;
const CHECKED_MAX = 10_000;

/** An aggregate as its owner returns it for a pull. */
export interface Pulled {
  readonly version: number;
  readonly schema: number;
  /** The published view, or `{ deleted: true }`. */
  readonly state: object;
}

/** null: unknown to its owner. */
export type Pull = (id: string) => Promise<Pulled | null>;

/** Pulls one aggregate of a kind from its owner. @throws Unavailable */
export function pullFrom(peers: Peers, kind: AggregateKind): Pull {
  return async (id) => {
    try {
      return await peers.call<Pulled>(PUBLICATIONS[kind].owner, 'GET', `/internal/aggregates/${kind}/${encodeURIComponent(id)}`);
    } catch (error) {
      if (error instanceof PeerError && error.status === 404) return null;
      throw error;
    }
  };
}

/** The living ones among these aggregates, by id. */
export type PullMany = (ids: readonly string[]) => Promise<Map<string, Pulled>>;

/** Pulls aggregates of a kind from their owner, several in one call. @throws Unavailable */
export function pullManyFrom(peers: Peers, kind: AggregateKind): PullMany {
  const pull = pullFrom(peers, kind);

  async function together(ids: readonly string[]): Promise<(readonly [string, Pulled])[]> {
    const found = await peers.call<(Pulled & { readonly id: string })[]>(PUBLICATIONS[kind].owner, 'POST', `/internal/aggregates/${kind}`, { ids });
    return found.map((pulled) => [pulled.id, pulled]);
  }

  async function oneByOne(ids: readonly string[]): Promise<(readonly [string, Pulled])[]> {
    const found: [string, Pulled][] = [];
    for (const id of ids) {
      const pulled = await pull(id);
      if (pulled && !('deleted' in pulled.state)) found.push([id, pulled]);
    }
    return found;
  }

  return async (ids) => {
    const found = new Map<string, Pulled>();
    for (let start = 0; start < ids.length; start += READ_TOGETHER_MAX) {
      const asked = ids.slice(start, start + READ_TOGETHER_MAX);
      const pulled = await together(asked).catch((error: unknown) => {
        // While releases are mixed, the owner may not have this call yet.
        if (error instanceof PeerError && error.status === 404) return oneByOne(asked);
        throw error;
      });
      for (const [id, one] of pulled) found.set(id, one);
    }
    return found;
  };
}

/** The dependencies of a projection. */
export interface ProjectionDeps {
  readonly storage: Storage;
  readonly peers: Peers;
  readonly clock: () => Date;
}

export interface ProjectionOptions<P extends PublishedAggregate, State extends object> {
  readonly indexes?: Readonly<Record<string, (state: State) => IndexKey>>;
  /** The text that `search` matches and orders by. */
  readonly searchText?: (state: State) => string;
  /** The part of a state that this service uses. Default: all of it. */
  readonly keep?: (state: StateOf<P>) => State;
}

/**
 * Another owner's aggregates as this service knows them: fed by events, refreshed by pulls.
 * Readers go through its methods; only repairs read the store beneath it.
 */
export class Projection<P extends PublishedAggregate, State extends object = StateOf<P> & object> {
  readonly kind: AggregateKind;
  readonly store: ProjectionStore<State>;
  readonly #askOwner: Pull;
  readonly #clock: () => Date;
  readonly #keep: ProjectionOptions<P, State>['keep'];
  /** An aggregate is pulled from its owner once at a time. */
  readonly #pullOnce = createSingleFlight<void>();
  /** asker and id → when the owner last confirmed what is known here. */
  readonly #checked = new Map<string, number>();

  constructor(
    { storage, peers, clock }: ProjectionDeps,
    readonly published: P,
    { indexes, searchText, keep }: ProjectionOptions<P, State> = {},
  ) {
    this.kind = published.kind;
    this.store = storage.projection<State>({ kind: this.kind, indexes, searchText });
    this.#askOwner = pullFrom(peers, this.kind);
    this.#clock = clock;
    this.#keep = keep;
  }

  /** The state as known here, or null when unknown or deleted. A stale record is pulled first. */
  async get(id: string): Promise<State | null> {
    return (await this.record(id))?.state ?? null;
  }

  /** The states of those among these that are known here and not stale, by id, in one read. */
  async getMany(ids: readonly string[]): Promise<Map<string, State>> {
    const found = await this.store.getMany(ids);
    return new Map(found.flatMap(({ id, state, behind }) => (state === null || behind ? [] : [[id, state] as const])));
  }

  /** The record with its version; one with state null is deleted. A stale record is pulled first. */
  async record(id: string): Promise<Projected<State> | null> {
    const found = await this.store.get(id);
    if (!found?.behind) return found;
    await this.#pullOnce(id, () => this.#pull(id));
    return this.store.get(id);
  }

  /** The records with this key in this index. */
  find(index: string, key: string): Promise<Projected<State>[]> {
    return this.store.find(index, key);
  }

  /** The records whose text contains this part, in the order of the texts. */
  search(part: string, page?: SearchPage): Promise<Projected<State>[]> {
    return this.store.search(part, page);
  }

  /** Brings one aggregate up to a version a caller has seen. @throws Unavailable while its owner is unavailable. */
  async atLeast(id: string, version: number): Promise<void> {
    await this.#upTo(id, version);
  }

  /** The state as `get` returns it, at a version a caller has seen or later. @throws Unavailable if it is older here and its owner is unavailable. */
  async getAtLeast(id: string, version: number): Promise<State | null> {
    return ((await this.#upTo(id, version)) ?? (await this.store.get(id)))?.state ?? null;
  }

  /** The record as known here, if it is recent enough; null: it was pulled. */
  async #upTo(id: string, version: number): Promise<Projected<State> | null> {
    // Twice: a pull that was already under way may have read its owner before the version we need.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const known = await this.store.get(id);
      if (known && known.version >= version && !known.behind) return known;
      await this.#pullOnce(id, () => this.#pull(id));
    }
    return null;
  }

  /**
   * Pulls the aggregate from its owner before a request of `asker` is refused because of the state here. The pulled state is trusted for a
   * second. While the owner is unavailable, the state here decides.
   */
  async refreshFromOwner(id: string, asker: string): Promise<void> {
    const now = this.#clock().getTime();
    const key = `${asker} ${id}`;
    if ((this.#checked.get(key) ?? -Infinity) > now - REFUSAL_TRUSTED_FOR) return;
    try {
      await this.#pullOnce(id, () => this.#pull(id));
    } catch (error) {
      if (error instanceof Unavailable) return;
      throw error;
    }
    if (this.#checked.size >= CHECKED_MAX) this.#checked.clear();
    this.#checked.set(key, now);
  }

  /** What `look` finds here. Before it is null for `asker`, the aggregate is pulled from its owner and `look` runs once more. */
  async confirm<T>(id: string, asker: string, look: () => Promise<T | null>): Promise<T | null> {
    const found = await look();
    if (found !== null) return found;
    await this.refreshFromOwner(id, asker);
    return look();
  }

  /** Stores the records that are newer. Their states must have passed `parse`. */
  apply(records: readonly ProjectedRecord<State>[], cursor?: Parameters<ProjectionStore<State>['apply']>[1]): Promise<void> {
    return this.store.apply(records, cursor);
  }

  /** Validates a state as its owner published it, and returns the part to store; tombstones give null. @throws ZodError for an invalid state. */
  parse(state: unknown): State | null {
    if (typeof state === 'object' && state !== null && 'deleted' in state && state.deleted === true) return null;
    if (state === null) return null;
    const published = this.published.state.parse(state) as StateOf<P>;
    return this.#keep ? this.#keep(published) : (published as State);
  }

  async #pull(id: string): Promise<void> {
    const pulled = await this.#askOwner(id);
    if (pulled) await this.apply([{ id, version: pulled.version, state: this.parse(pulled.state) }]);
  }
}

/**
 * The group as this service knows it, if the user is a member; its owner is queried before a user is refused. null: not a member, or no such
 * group. `version`: one that the caller has seen. @throws Unavailable if the group is older here and its owner is unavailable
 */
export function groupOfMember(known: Projection<typeof groups>, groupId: string, userId: string, version?: number): Promise<GroupState | null> {
  let wanted = version;
  return known.confirm(groupId, userId, async () => {
    const group = await (wanted === undefined ? known.get(groupId) : known.getAtLeast(groupId, wanted));
    // By the second look, the group has been pulled from its owner.
    wanted = undefined;
    return group?.members.includes(userId) ? group : null;
  });
}
