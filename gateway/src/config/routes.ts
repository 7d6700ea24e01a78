import type { ServiceName } from '@fairshare/contracts';

/** What answers a request: a service, or the gateway itself. */
export type Endpoint = ServiceName | 'health' | 'docs' | 'frontends';

/**
 * Which paths belong to whom, in express-gateway's form. The first match wins, so what is carved out of another owner's prefix
 * stands before it. Live updates (/ws) are an upgrade, not a request: see plugins/websocket.ts.
 */
export const ENDPOINTS = {
  health: { paths: ['/healthz', '/readyz'] },
  docs: { paths: ['/api/docs', '/api/docs/*'] },
  settlement: {
    paths: ['/api/game-state/:id/payouts', '/api/points-games/:id/payouts', '/api/calculate-combined-games', '/api/combined-payout-results/*'],
  },
  games: {
    paths: [
      '/api/groups/:id/games',
      '/api/game-state',
      '/api/game-state/*',
      '/api/game-states/*',
      '/api/games/*',
      '/api/points-games',
      '/api/points-games/*',
      '/api/bbb-games',
      '/api/bbb-games/*',
      '/api/offline-sync/*',
      '/api/watch/*',
    ],
  },
  groups: { paths: ['/api/groups', '/api/groups/*'] },
  auth: { paths: ['/api/auth/*', '/api/user/*', '/api/admin/export-users'] },
  billing: { paths: ['/api/subscription/*', '/api/trial/*', '/api/webhooks/stripe', '/api/admin/*'] },
  frontends: { paths: ['*'] },
} as const satisfies Partial<Record<Endpoint, { readonly paths: readonly string[] }>>;
