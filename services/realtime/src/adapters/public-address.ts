import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the internet: not loopback, private, link-local, or set aside for anything else. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** The IP address that a URL names itself; null: it names a host, to be looked up. */
export function addressIn({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? address : null;
}
