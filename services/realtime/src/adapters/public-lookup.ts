import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export class NotPublic extends Error {}

/** Timeout of a name server in milliseconds, and the number of tries. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Resolves a host name, and permits the connection only if all its addresses are public. The connection uses the very addresses that were checked, so a
 * different DNS response a moment later has no effect. It queries name servers itself: the system's lookup would occupy one of the few threads that
 * password hashing and file access need, for as long as an attacker's name server does not respond.
 */
export function createPublicLookup(nameServers?: readonly string[]): LookupFunction {
  const resolver = new Resolver(PATIENCE);
  if (nameServers) resolver.setServers(nameServers);

  async function addressesOf(hostname: string, family: unknown): Promise<LookupAddress[]> {
    const asked = [
      { family: 4, found: resolver.resolve4(hostname) },
      { family: 6, found: resolver.resolve6(hostname) },
    ];
    const answers = await Promise.all(asked.map(async (one) => (await one.found.catch(() => [])).map((address) => ({ address, family: one.family }))));
    const all = answers.flat();
    if (!all.every(({ address }) => isPublicAddress(address))) throw new NotPublic();
    return all.filter((one) => (family !== 4 && family !== 6 ? true : one.family === family));
  }

  return (hostname, options, callback) => {
    addressesOf(hostname, options.family).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
