import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Who sent a request and how they addressed us, proxies in front of us seen through. */
export interface Client {
  readonly address: string;
  readonly protocol: 'http' | 'https';
  /** The scheme in the address bar: https, too, where PUBLIC_URL says so and whoever ends TLS before us does not. */
  readonly publicProtocol: 'http' | 'https';
  /** As in the Host header, port included. */
  readonly host: string;
}

/**
 * Forwarding headers count only when they come from `trustedProxies` (addresses or networks); anyone else could have made them up.
 *
 * @throws TypeError for what is neither an address nor a network
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

/** An IPv4 address seen through a socket that speaks IPv6 too. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

export { networkOf as clientKey } from '@fairshare/service-kit';
