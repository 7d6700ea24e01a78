import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Milliseconds a name's addresses are taken for what they were. */
const KNOWN_FOR = 2_000;

/** The addresses a name has now. */
export type LookUp = (name: string) => Promise<readonly string[]>;

const lookUpAll: LookUp = async (name) => (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/**
 * Makes one address a machine of an address that stands for several (`docker compose --scale`, a headless service), so that each gets
 * its turn and one that is gone gives way to another. Asked at each call, it answers at once with what it knows and looks again behind
 * it: instances come and go while running. A name with one address stays as it is, and so does https, whose certificates are for names.
 */
export function createDiscovery(lookUp: LookUp = lookUpAll, now: () => number = Date.now): (addresses: readonly string[]) => readonly string[] {
  const known = new Map<string, { addresses: readonly string[]; at: number }>();

  function knownOf(address: string) {
    // What is no name stays as it is for good.
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
      // Away or not there any more: whoever calls finds out by itself.
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
