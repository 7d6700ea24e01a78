import { hash } from 'node:crypto';
import { request } from 'undici';

/** Milliseconds for which an instance that could not be reached, or is shutting down, gets no calls while there are others. */
const LEFT_ALONE_FOR = 2_000;
/** Milliseconds for which an instance that timed out gets no calls: doubled with each timeout in a row, up to the longest. */
const FIRST_REST = 1_000;
const LONGEST_REST = 30_000;
/** Milliseconds between two health checks of a hanging instance, and milliseconds for one trial request to show whether it answers again. */
const LOOK_AGAIN = 500;
const TRIAL = 8_000;
/** Milliseconds a process has to answer its health check. */
const PROBE_WITHIN = 1_000;

/** Chooses among the addresses of one service. */
export interface Instances {
  /**
   * The addresses in the order to try them: round-robin, with recently unavailable ones last. A hanging instance is left out until it answers
   * again. An instance that answers its health check but not its requests gets a trial request now and then. With a `key`, the order depends
   * on the key instead, and is the same for every caller with the same addresses. Adding or removing an address then moves only the keys it
   * is first for.
   */
  inOrder(key?: string): string[];
  /** The instance could not be reached, or announced its shutdown: others come first for a while. */
  avoid(address: string): void;
  /** The instance accepted a request at this time (the clock of `now`) and did not answer in time. */
  timedOut(address: string, sentAt: number): void;
  answered(address: string): void;
  /** Stops the health checks of hanging instances. */
  close(): void;
}

/** The state of an instance that did not answer. */
interface Silent {
  /** Timeouts in a row. */
  readonly times: number;
  /** The instance gets no calls until then. Later timeouts of requests that were sent before then are ignored. */
  readonly until: number;
  /** The result of its last health check; null: none yet. */
  answers: boolean | null;
  /** When its current trial ends. */
  trialUntil: number;
}

/** Selects from the addresses a service has at the moment of the call. `urls` may change while running. `probe`: whether an address answers at all. */
export function createInstances(urls: () => readonly string[], now: () => number = Date.now, probe: (address: string) => Promise<boolean> = isResponding): Instances {
  const avoided = new Map<string, number>();
  const silent = new Map<string, Silent>();
  let turn = 0;
  let isClosed = false;
  const isAvoided = (address: string) => (avoided.get(address) ?? -Infinity) > now() || silent.has(address);
  const hangs = (address: string) => silent.get(address)?.answers === false;

  function fromTurn(known: readonly string[]): string[] {
    const first = (turn += 1) % known.length;
    return [...known.slice(first), ...known.slice(0, first)];
  }

  /** The instance that gets the next request as a trial. */
  function onTrial(known: readonly string[]): string | undefined {
    if (silent.size === 0) return undefined;
    const address = known.find((candidate) => {
      const state = silent.get(candidate);
      return state?.answers === true && state.until <= now() && state.trialUntil <= now();
    });
    const state = address === undefined ? undefined : silent.get(address);
    if (state) state.trialUntil = now() + TRIAL;
    return address;
  }

  async function look(address: string, state: Silent): Promise<void> {
    while (silent.get(address) === state && urls().includes(address)) {
      state.answers = await probe(address);
      if (state.answers) {
        // After a first timeout, a successful health check shows that the instance only paused, so it is used again at once.
        if (state.times === 1 && silent.get(address) === state) silent.set(address, { ...state, until: now() });
        return;
      }
      await new Promise((again) => setTimeout(again, LOOK_AGAIN).unref());
    }
    if (silent.get(address) === state) silent.delete(address);
  }

  return {
    inOrder(key) {
      const known = urls();
      if (known.length < 2) return known.filter((address) => !hangs(address));
      const round = (key === undefined ? fromTurn(known) : byKey(known, key)).filter((address) => !hangs(address));
      const trial = onTrial(round);
      const others = round.filter((address) => address !== trial);
      return [...(trial === undefined ? [] : [trial]), ...others.filter((address) => !isAvoided(address)), ...others.filter(isAvoided)];
    },
    avoid: (address) => void avoided.set(address, now() + LEFT_ALONE_FOR),
    timedOut(address, sentAt) {
      if (isClosed) return;
      const before = silent.get(address);
      if (before && (sentAt < before.until || before.answers !== true)) return;
      const times = (before?.times ?? 0) + 1;
      const state: Silent = { times, until: now() + Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST), answers: null, trialUntil: 0 };
      silent.set(address, state);
      void look(address, state);
    },
    answered: (address) => {
      if (silent.get(address)?.answers === true) silent.delete(address);
    },
    close() {
      isClosed = true;
      silent.clear();
    },
  };
}

/** Rendezvous hashing: each address is hashed with the key, and the highest hash comes first. */
function byKey(addresses: readonly string[], key: string): string[] {
  const drawn = new Map(addresses.map((address) => [address, hash('sha1', `${address} ${key}`)]));
  return [...addresses].sort((one, other) => ((drawn.get(one) ?? '') < (drawn.get(other) ?? '') ? 1 : -1));
}

const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNABORTED']);

/** Whether a request failed before any part of it could arrive. Only then may any request be sent to another instance. */
export function wasNeverSent(error: unknown): boolean {
  const { code, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  return UNREACHED.has(String(code)) || syscall === 'connect' || syscall === 'getaddrinfo';
}

/** Whether the process at an address answers its health check, with whatever status: a hanging process does not. */
export async function isResponding(address: string): Promise<boolean> {
  try {
    // `reset`: on a new connection, since the open ones may be hanging.
    const answer = await request(new URL('/healthz', address), { signal: AbortSignal.timeout(PROBE_WITHIN), reset: true });
    await answer.body.dump();
    return true;
  } catch {
    return false;
  }
}
