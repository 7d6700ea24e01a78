/** @jest-environment jsdom */
import { entriesQuery, gameStateQuery } from '@fairshare/api-client';
import { createQueryClient } from '../src/query-client';
import { readRound } from '../src/session/read-round';

const USER = { id: 'u1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', isAuthenticated: true, isAdmin: false, autoTrialStatus: 'used', hasActiveSubscription: true };

/** Returns the paths requested so far. A path without a response is refused. */
function theApiAnswers(answers: Record<string, object>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    asked.push(pathname);
    const known = pathname in answers;
    const body = JSON.stringify(answers[pathname] ?? { message: 'no' });
    const headers = { get: (name: string) => (name.toLowerCase() === 'content-type' ? 'application/json' : null) };
    return { ok: known, status: known ? 200 : 503, statusText: '', headers, text: async () => body, json: async () => JSON.parse(body) as unknown } as unknown as Response;
  };
  return asked;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('when a signed-in user had a round open, then it is read early', async () => {
  const asked = theApiAnswers({
    '/api/auth/user': USER,
    '/api/subscription/status': { hasAccess: true },
    '/api/user/preferences': { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games', version: 1 },
    '/api/groups/g1': { id: 'g1' },
    '/api/game-state/s1': { id: 's1' },
    '/api/game-state/s1/holes': { id: 's1' },
  });
  const queryClient = createQueryClient();
  await readRound(queryClient);
  await settled();
  expect(asked.sort()).toEqual(['/api/auth/user', '/api/game-state/s1', '/api/game-state/s1/holes', '/api/groups/g1', '/api/subscription/status', '/api/user/preferences']);
  expect(queryClient.getQueryData(gameStateQuery('s1').queryKey)).toBeDefined();
  expect(queryClient.getQueryData(entriesQuery('s1').queryKey)).toBeDefined();
});

test('when access and preferences cannot be read, then reading the round ends', async () => {
  const asked = theApiAnswers({ '/api/auth/user': USER });
  await readRound(createQueryClient());
  await settled();
  expect(asked.sort()).toEqual(['/api/auth/user', '/api/subscription/status', '/api/user/preferences']);
});

test.each([
  ['with access', USER, { hasAccess: true }, true],
  ['with access as far as auth knows, while billing is away', USER, undefined, true],
  ['without access', USER, { hasAccess: false }, false],
  ['who may start a trial', { ...USER, autoTrialStatus: 'eligible' }, { hasAccess: false }, false],
  ['who is signed out', undefined, undefined, false],
])('when the app is opened by someone %s, then access decides what is expected', async (_who, user, status, expected) => {
  theApiAnswers({ ...(user && { '/api/auth/user': user }), ...(status && { '/api/subscription/status': status }) });
  expect(await readRound(createQueryClient())).toBe(expected);
});
