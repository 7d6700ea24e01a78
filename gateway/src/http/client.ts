import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** The sender of a request and the address it used, as seen before the proxies in front of us. */
export interface Client {
  readonly address: string;
  readonly protocol: 'http' | 'https';
  /** The scheme in the address bar: also https if PUBLIC_URL is https and the proxy that terminates TLS does not report it. */
  readonly publicProtocol: 'http' | 'https';
  /** As in the Host header, port included. */
  readonly host: string;
}

/**
 * Forwarding headers count only when they come from `trustedProxies` (addresses or networks); any other client could have forged them.
 *
 * @throws TypeError for a value that is neither an address nor a network
 */
export function createClientReader(trustedProxies: readonly string[], publicUrl: string): (request: IncomingMessage) => Client {
  const trusted = proxyAddr.compile([...trustedProxies]);
  const isPublicSecure = new URL(publicUrl).protocol === 'https:';
  const first = (header: string | string[] | undefined) =>
    String(header ?? '')
      .split(',')[0]
      ?.trim() ?? '';

  return (request) => {
    const ownHost = request.headers.host ?? '';
    const peer = request.socket.remoteAddress ?? '';
    if (trustedProxies.length === 0 || !trusted(peer, 0)) return { address: plain(peer), protocol: 'http', publicProtocol: isPublicSecure ? 'https' : 'http', host: ownHost };
    const protocol = first(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    return {
      address: plain(proxyAddr(request, trusted)),
      protocol,
      publicProtocol: isPublicSecure ? 'https' : protocol,
      host: first(request.headers['x-forwarded-host']) || ownHost,
    };
  };
}

/** Converts the IPv4-mapped address of a dual-stack socket to a plain IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

export { networkOf as clientKey } from '@fairshare/service-kit';
