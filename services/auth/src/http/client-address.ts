import type { Handled } from '@fairshare/service-kit';
import { networkOf } from '@fairshare/service-kit';
import type { Route } from '@fairshare/contracts';

const LONGEST = 64;

/** The network a request came from, as reported by the gateway: the last hop in the header is the one the gateway saw itself. */
export function clientAddress({ request }: Handled<Route>['http']): string {
  const named = request.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf((named || request.socket.remoteAddress || 'unknown').slice(0, LONGEST));
}
