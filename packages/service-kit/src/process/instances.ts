/** Milliseconds an instance that did not answer, or is about to go, is left alone while there are others. */
const LEFT_ALONE_FOR = 2_000;

/** Several addresses of one service: which of them to ask. */
export interface Instances {
  /** All addresses, in the order to try them: in turn, those that were away a moment ago last. */
  inOrder(): string[];
  /** It could not be reached, or said that it is going: others come first for a while. */
  avoid(address: string): void;
}

/** Goes round the addresses a service has at the moment of asking. `urls` may change while running. */
export function createInstances(urls: () => readonly string[], now: () => number = Date.now): Instances {
  const avoided = new Map<string, number>();
  let turn = 0;
  const isAvoided = (address: string) => (avoided.get(address) ?? -Infinity) > now();

  return {
    inOrder() {
      const known = urls();
      if (known.length < 2) return [...known];
      const first = (turn += 1) % known.length;
      const round = [...known.slice(first), ...known.slice(0, first)];
      return [...round.filter((address) => !isAvoided(address)), ...round.filter(isAvoided)];
    },
    avoid: (address) => void avoided.set(address, now() + LEFT_ALONE_FOR),
  };
}

const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNABORTED']);

/** Whether a request failed before anything of it could arrive: then, and only then, anything may be sent elsewhere. */
export function neverArrived(error: unknown): boolean {
  const { code, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  return UNREACHED.has(String(code)) || syscall === 'connect' || syscall === 'getaddrinfo';
}
