import { hash } from 'node:crypto';
import { request } from 'undici';

/** Milliseconds for which an instance that was not reached, or is shutting down, gets no calls while there are others. */
const LEFT_ALONE_FOR = 2_000;
/** Milliseconds for which an instance that was reached but did not answer gets no calls: doubled each time in a row, up to the longest. */
const FIRST_REST = 1_000;
const LONGEST_REST = 30_000;
/** Milliseconds between two looks at an instance that hangs, and that one request has to show whether it answers again. */
const LOOK_AGAIN = 500;
const TRIAL = 8_000;
/** Milliseconds a process has to answer that it lives. */
const PROBE_WITHIN = 1_000;

/** Several addresses of one service: which of them to ask. */
export interface Instances {
  /**
   * The addresses in the order to try them: in turn, those that were unavailable a moment ago last. One that hangs is not among them until it
   * answers again; one that answers its health check but not its requests gets one of them now and then, to see. `key`: not in turn, but in an
   * order of its own, the same for whoever knows the same addresses; an address that comes or goes moves only the keys it is first for.
   */
  inOrder(key?: string): string[];
  /** It could not be reached, or said that it is going: others come first for a while. */
  avoid(address: string): void;
  /** It took a request at this time (the clock of `now`) and did not answer in time. */
  timedOut(address: string, sentAt: number): void;
  answered(address: string): void;
  /** Nobody asks any more: it stops looking at those that hang. */
  close(): void;
}

/** What is known of an instance that did not answer. */
interface Silent {
  /** Time-outs in a row. */
  readonly times: number;
  /** It rests until then; requests from before then that end later say nothing new. */
  readonly until: number;
  /** What its health check said last; null: nothing yet. */
  answers: boolean | null;
  /** Its time to show that it answers again ends then. */
  trialUntil: number;
}

/** Goes round the addresses a service has at the moment of asking. `urls` may change while running. `probe`: whether an address answers at all. */
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

  /** The one that may show with the next request that it answers again. */
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
        // Its first failure was a pause, not an end: the instance answers again, so it is used again at once.
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

/** Rendezvous hashing: each address draws a number for the key, and the highest comes first. */
function byKey(addresses: readonly string[], key: string): string[] {
  const drawn = new Map(addresses.map((address) => [address, hash('sha1', `${address} ${key}`)]));
  return [...addresses].sort((one, other) => ((drawn.get(one) ?? '') < (drawn.get(other) ?? '') ? 1 : -1));
}

const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNABORTED']);

/** Whether a request failed before anything of it could arrive: then, and only then, anything may be sent elsewhere. */
export function wasNeverSent(error: unknown): boolean {
  const { code, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  return UNREACHED.has(String(code)) || syscall === 'connect' || syscall === 'getaddrinfo';
}

/** Whether the process at an address answers its health check, whatever it says: one that hangs does not. */
export async function isResponding(address: string): Promise<boolean> {
  try {
    // `reset`: on a connection of its own, since those that are open may be those that hang.
    const answer = await request(new URL('/healthz', address), { signal: AbortSignal.timeout(PROBE_WITHIN), reset: true });
    await answer.body.dump();
    return true;
  } catch {
    return false;
  }
}
