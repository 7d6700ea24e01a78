import { isCachedRead, isShellScreen } from '../src/service-worker/routes';

it.each(['/', '/login', '/manage-subscription', '/watch/abc', '/score', '/score/round.abc'])('when the path is %s, then it opens with the shell', (path) => {
  expect(isShellScreen.test(path)).toBe(true);
});

it.each(['/api/docs', '/remotes/admin/', '/healthz', '/assets/x', '/favicon.svg', '/ws'])('when the path is %s, then it is left to the server', (path) => {
  expect(isShellScreen.test(path)).toBe(false);
});

it.each(['/api/groups', '/api/groups/g1/games', '/api/game-state/s', '/api/points-games/g', '/api/games/s/conflicts', '/api/combined-payout-results/g'])(
  'when the path is %s, then its answer is kept for offline reading',
  (path) => expect(isCachedRead(path)).toBe(true),
);

it.each([
  '/api/auth/user',
  '/api/user/preferences',
  '/api/subscription/status',
  '/api/subscription/plans',
  '/api/trial/start',
  '/api/admin/export-users',
  '/api/game-state/s/payouts',
  '/api/points-games/s.p2/payouts',
  '/api/watch/abc',
])('when the path is %s, then its answer is never kept', (path) => expect(isCachedRead(path)).toBe(false));
