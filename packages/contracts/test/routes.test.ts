import { allRoutes, type Route } from '@fairshare/contracts';
import { z } from 'zod';

/** The owner of a path: that of the first pattern that matches. */
const OWNERS: [RegExp, Route['service']][] = [
  [/^\/api\/user\/notifications/, 'realtime'],
  [/^\/api\/(auth|user)\//, 'auth'],
  [/^\/api\/admin\/export-users$/, 'auth'],
  [/^\/api\/(game-state|points-games|side-games)\/:id\/payouts$/, 'settlement'],
  [/^\/api\/(calculate-combined-games|combined-payout-results)/, 'settlement'],
  [/^\/api\/groups\/:id\/games$/, 'games'],
  [/^\/api\/groups\/:id\/seasons/, 'settlement'],
  [/^\/api\/groups\/:id\/tab(\/|$)/, 'settlement'],
  [/^\/api\/(groups|courses)/, 'groups'],
  [/^\/api\/guest\/keep$/, 'groups'],
  [/^\/api\/guest\//, 'games'],
  [/^\/api\/(game-states?|games|points-games|bbb-games|side-games|game-kinds|offline-sync|watch)/, 'games'],
  [/^\/api\/(subscription|trial|webhooks|admin)\//, 'billing'],
];

const keysOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

describe('the table of calls', () => {
  it('when all calls are listed, then none occurs twice', () => {
    const names = allRoutes.map(({ name }) => name);
    const targets = allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':x')}`);
    expect(new Set(names).size).toBe(allRoutes.length);
    expect(new Set(targets).size).toBe(allRoutes.length);
  });

  it.each(allRoutes.map((one) => [one.name, one] as const))('when the call is %s, then service and parameters fit its path', (_name, one) => {
    expect(OWNERS.find(([prefix]) => prefix.test(one.path))?.[1]).toBe(one.service);
    expect(keysOf(one.params)).toEqual([...one.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
    expect(one.path.startsWith('/api/admin/') ? one.access : 'admin').toBe('admin');
  });

  it.each(allRoutes.map((one) => [one.name, one] as const))('when the call is %s, then its schemas can be documented as JSON Schema', (_name, one) => {
    for (const schema of [one.params, one.query, one.body]) z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(z.toJSONSchema(one.answer, { io: 'output', unrepresentable: 'any' })).toBeDefined();
  });

  it('when the specification has a call, then the table has it', () => {
    const targets = allRoutes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);
    expect(targets).toEqual(expect.arrayContaining(SPECIFIED));
  });
});

const SPECIFIED = `
POST /api/groups
GET /api/groups
GET /api/groups/{}
GET /api/groups/{}/games
POST /api/groups/join
POST /api/groups/{}/custom-cards
DELETE /api/groups/{}/custom-cards/{}
POST /api/game-state
GET /api/game-state/{}
POST /api/game-state/{}/draw-card
POST /api/game-state/{}/assign-card
PUT /api/game-states/{}/card-values
GET /api/game-state/{}/payouts
DELETE /api/games/{}
GET /api/points-games/{}
POST /api/points-games
POST /api/bbb-games
PUT /api/points-games/{}/settings
GET /api/points-games/{}/payouts
POST /api/games/{}/holes/{}/scores
PUT /api/bbb-games/{}/hole/{}
POST /api/calculate-combined-games
GET /api/combined-payout-results/{}
GET /api/user/preferences
PUT /api/user/preferences
POST /api/offline-sync/card-assignment
POST /api/offline-sync/points-score
GET /api/games/{}/conflicts
POST /api/games/{}/conflicts/{}
GET /api/auth/user
POST /api/auth/login
POST /api/auth/register
POST /api/auth/forgot-password
POST /api/auth/reset-password
POST /api/auth/update-password
POST /api/auth/logout
GET /api/subscription/plans
GET /api/subscription/status
POST /api/subscription/create
POST /api/subscription/create-after-setup
POST /api/subscription/cancel
POST /api/subscription/simulated/confirm
POST /api/trial/start
POST /api/webhooks/stripe
GET /api/user/email-preferences
PUT /api/user/email-preferences
GET /api/admin/export-users
GET /api/admin/users/search
GET /api/admin/manual-trials
POST /api/admin/grant-manual-trial
PUT /api/admin/extend-manual-trial/{}
DELETE /api/admin/revoke-manual-trial/{}
`
  .trim()
  .split('\n');
