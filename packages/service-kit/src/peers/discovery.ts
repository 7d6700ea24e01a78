import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Milliseconds for which a name's addresses are cached. */
const KNOWN_FOR = 2_000;

/** The addresses a name has now. */
export type LookUp = (name: string) => Promise<readonly string[]>;

const lookUpAll: LookUp = async (name) => (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/**
 * Replaces an address that stands for several machines (`docker compose --scale`, a headless service) by one address per machine. So each
 * machine gets its turn, and a stopped one gives way to another. The returned function is called for each request: it returns the cached
 * addresses at once and refreshes them in the background, since instances start and stop while the process runs. A name with one address
 * stays as it is, and so does https, whose certificates are for names.
 */
export function createDiscovery(lookUp: LookUp = lookUpAll, now: () => number = Date.now): (addresses: readonly string[]) => readonly string[] {
  const known = new Map<string, { addresses: readonly string[]; at: number }>();

  function knownOf(address: string) {
    // An address without a name to resolve never changes.
    const found = known.get(address) ?? { addresses: [address], at: standsForSeveral(address) ? -Infinity : Infinity };
    known.set(address, found);
    return found;
  }

  function machinesOf(address: string): readonly string[] {
    const found = knownOf(address);
    if (now() - found.at < KNOWN_FOR) return found.addresses;
    known.set(address, { ...found, at: now() });
    const url = new URL(address);
    void lookUp(url.hostname).then(
      (machines) => known.set(address, { addresses: machines.length > 1 ? [...machines].sort().map((machine) => withHost(url, machine)) : [address], at: now() }),
      // The name server does not answer, or the name no longer exists: the caller's own request fails then.
      () => undefined,
    );
    return found.addresses;
  }

  return (addresses) => addresses.flatMap(machinesOf);
}

/** Whether an address is a name that may have several machines. */
function standsForSeveral(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

function withHost(url: URL, host: string): string {
  const moved = new URL(url);
  moved.hostname = host.includes(':') ? `[${host}]` : host;
  return moved.href.replace(/\/$/, '');
}
