/** @jest-environment jsdom */
import { currentUserQuery, logoutMutation } from '@fairshare/api-client';
import { QueryClient } from '@tanstack/react-query';

const ANN = {
  id: 'u1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  isAuthenticated: true,
  isAdmin: false,
  hasActiveSubscription: true,
  autoTrialStatus: 'active',
};
const BEA = { ...ANN, id: 'u2' };

const emptied: string[] = [];
const ask = () => new QueryClient().fetchQuery(currentUserQuery());
const answer = (status: number, body: unknown) => {
  globalThis.fetch = async () => ({ ok: status < 300, status, statusText: '', headers: new Headers(), text: async () => JSON.stringify(body) }) as unknown as Response;
};
const noSignal = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  localStorage.clear();
  emptied.length = 0;
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { delete: async (name: string) => emptied.push(name) > 0 } });
});

it('when there is no signal, then the last user is used', async () => {
  noSignal();
  await expect(ask()).rejects.toThrow('The server cannot be reached');
  answer(200, ANN);
  await ask();
  noSignal();
  expect(await ask()).toEqual(ANN);
});

it('when the server answers 401, then nobody is remembered', async () => {
  answer(200, ANN);
  await ask();
  answer(401, { message: 'Unauthorized', code: 'UNAUTHORIZED' });
  expect(await ask()).toBeNull();
  noSignal();
  await expect(ask()).rejects.toThrow();
  expect(emptied).toEqual(['api-reads', 'api-reads']);
});

it('when somebody else signs in, then the kept answers are emptied', async () => {
  answer(200, ANN);
  await ask();
  await ask();
  expect(emptied).toEqual(['api-reads']);
  answer(200, BEA);
  await ask();
  expect(emptied).toHaveLength(2);
});

it('when the user signs out, then nobody is remembered without signal', async () => {
  answer(200, ANN);
  await ask();
  const client = new QueryClient();
  answer(200, { message: 'Signed out' });
  await client.getMutationCache().build(client, logoutMutation()).execute(undefined);
  noSignal();
  await expect(ask()).rejects.toThrow();
});
