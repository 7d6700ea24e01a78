import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;
/** Ranges that IANA reserves for purposes other than the internet, in addition to those that the library knows. */
const SET_ASIDE_IPV4 = [IPv4.parseCIDR('198.18.0.0/15')];
const SET_ASIDE_IPV6 = ['2001::/23', '3fff::/20'].map((range) => IPv6.parseCIDR(range));
/** The allocated part of IPv6. Any other address leads, if anywhere, into the network of a translating gateway (RFC 8215). */
const GIVEN_OUT_IPV6 = IPv6.parseCIDR('2000::/3');

/** Whether an IP address is public: not loopback, private, link-local, or otherwise reserved. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof IPv4) return !SET_ASIDE_IPV4.some((range) => parsed.match(range));
  return parsed.match(GIVEN_OUT_IPV6) && !SET_ASIDE_IPV6.some((range) => parsed.match(range));
}

/** The IP address in a URL; null: the URL contains a host name, which has to be resolved. */
export function addressIn({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? address : null;
}
