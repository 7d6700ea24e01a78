import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;
/** Set aside by IANA for other things than the internet, beyond those that the library knows. */
const SET_ASIDE_IPV4 = [IPv4.parseCIDR('198.18.0.0/15')];
const SET_ASIDE_IPV6 = ['2001::/23', '3fff::/20'].map((range) => IPv6.parseCIDR(range));
/** What of IPv6 is given out at all. The rest leads, if anywhere, into the network of whoever translates it (RFC 8215). */
const GIVEN_OUT_IPV6 = IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the internet: not loopback, private, link-local, or set aside for anything else. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof IPv4) return !SET_ASIDE_IPV4.some((range) => parsed.match(range));
  return parsed.match(GIVEN_OUT_IPV6) && !SET_ASIDE_IPV6.some((range) => parsed.match(range));
}

/** The IP address that a URL names itself; null: it names a host, to be looked up. */
export function addressIn({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? address : null;
}
