import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export class NotPublic extends Error {}

/** Milliseconds a name server has for one of so many tries. */
const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Looks a name up, and lets connect to what was found only if all of it is public: another answer a moment later changes nothing. Name servers are
 * asked by ourselves: the system's own lookup would hold one of the few threads that passwords and files need, for as long as the name server of
 * whoever made up the name says nothing.
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
