/** @jest-environment jsdom */
import { subscriptionStatusQuery } from '@fairshare/api-client';
import { RemotesProvider, RuntimeConfigProvider, type RemoteLoader } from '@fairshare/federation';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { HomePage } from '../src/features/home/home-page';
import { createQueryClient } from '../src/query-client';

const CONFIG = {
  productName: 'Fairshare',
  supportEmail: 'help@example.com',
  stripePublishableKey: null,
  analyticsMeasurementId: null,
  adPixelId: null,
  remotes: {},
};

const USER = { id: 'u1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', isAuthenticated: true, isAdmin: false };

/** Responses by path: a body, or a status other than 200. */
function theApiAnswers(answers: Record<string, object | number>) {
  globalThis.fetch = async (input) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    const answer = answers[path] ?? 404;
    const [status, body] = typeof answer === 'number' ? [answer, { message: 'no' }] : [200, answer];
    const text = JSON.stringify(body);
    const headers = { get: (name: string) => (name.toLowerCase() === 'content-type' ? 'application/json' : null) };
    return { ok: status === 200, status, statusText: '', headers, text: async () => text, json: async () => body } as unknown as Response;
  };
}

function showHome({ landingIsShown = false, mainAppIsExpected = false, Screen = ({ name }: { name: string }) => <h1>{name}</h1> } = {}) {
  const preloaded: string[] = [];
  const screens = new Map<string, ReturnType<RemoteLoader['screen']>>();
  const loader: RemoteLoader = {
    screen(remote, module) {
      const name = `${remote} ${module}`;
      const screen = screens.get(name) ?? lazy(async () => ({ default: () => <Screen name={name} /> }));
      screens.set(name, screen);
      return screen;
    },
    preload: async (remote, module) => void preloaded.push(`${remote} ${module}`),
    forget: () => undefined,
  };
  render(
    <RuntimeConfigProvider config={CONFIG}>
      <QueryClientProvider client={createQueryClient()}>
        <RemotesProvider loader={loader}>
          <HomePage landing={<h1>landing</h1>} landingIsShown={landingIsShown} mainAppIsExpected={mainAppIsExpected} />
        </RemotesProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return { preloaded };
}

const user = (autoTrialStatus: string, hasActiveSubscription: boolean) => ({ ...USER, autoTrialStatus, hasActiveSubscription });

test.each([
  ['nobody is signed in', { '/api/auth/user': 401 }, 'landing'],
  ['the user cannot be asked for', { '/api/auth/user': 500 }, 'landing'],
  ['the trial is still to be had', { '/api/auth/user': user('eligible', false), '/api/subscription/status': { hasAccess: false } }, 'account ./welcome-trial'],
  ['the user has access', { '/api/auth/user': user('used', false), '/api/subscription/status': { hasAccess: true } }, 'game ./main'],
  ['the user has no access', { '/api/auth/user': user('used', true), '/api/subscription/status': { hasAccess: false } }, 'account ./subscribe'],
  ['billing is away and auth knew of access', { '/api/auth/user': user('used', true), '/api/subscription/status': 503 }, 'game ./main'],
  ['billing is away and auth knew of none', { '/api/auth/user': user('used', false), '/api/subscription/status': 503 }, 'account ./subscribe'],
])('when %s, then the home page shows the screen for that state', async (_case, answers, shown) => {
  theApiAnswers(answers);
  showHome();
  expect(await screen.findByRole('heading', { name: shown })).toBeTruthy();
});

test('when the state is not known yet, then a spinner shows', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  showHome();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});

test('when the page names its wait, then the main app names it alike', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const words = document.body.appendChild(Object.assign(document.createElement('p'), { textContent: 'Loading your groups' }));
  words.dataset['wait'] = '';
  showHome({ mainAppIsExpected: true });
  expect(screen.getByLabelText('Loading your groups').closest('[data-main-app]')).not.toBeNull();
  words.remove();
});

test.each([
  ['the page said so', true, {}, 'Restoring your game'],
  ['the page said so, but access has ended', true, { '/api/auth/user': user('used', false) }, 'Loading'],
  ['the page did not, but the golfer turns out to have access', false, { '/api/auth/user': user('used', true) }, 'Restoring your game'],
])('when the main app may come next (%s), then its own wait shows', async (_case, mainAppIsExpected, answers: Record<string, object>, label) => {
  theApiAnswers(answers);
  const answering = globalThis.fetch;
  // Requests for other paths stay pending.
  globalThis.fetch = (input) => (new URL(String(input), 'http://localhost').pathname in answers ? answering(input) : new Promise(() => undefined));
  showHome({ mainAppIsExpected });
  const wait = await screen.findByLabelText(label);
  expect(wait.closest('[data-main-app]') !== null).toBe(label === 'Restoring your game');
});

test('when the HTML already shows the landing page, then it stays', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  showHome({ landingIsShown: true });
  expect(screen.getByRole('heading').textContent).toBe('landing');
});

test('when the user has access, then the main app is preloaded first', async () => {
  theApiAnswers({ '/api/auth/user': user('used', true), '/api/subscription/status': { hasAccess: true } });
  const { preloaded } = showHome();
  await screen.findByRole('heading', { name: 'game ./main' });
  expect(preloaded[0]).toBe('game ./main');
});

test('when billing is asked again without an answer (503), then nothing is redrawn', async () => {
  theApiAnswers({ '/api/auth/user': user('used', true), '/api/subscription/status': 503 });
  let drawn = 0;
  function Screen({ name }: { name: string }) {
    const [mounted] = useState(() => (drawn += 1));
    const { isFetching } = useQuery({ ...subscriptionStatusQuery(), refetchOnMount: false });
    return <h1>{`${name}, drawn ${mounted} times${isFetching ? ', asking' : ''}`}</h1>;
  }
  showHome({ Screen });
  expect(await screen.findByRole('heading', { name: 'game ./main, drawn 1 times' })).toBeTruthy();
  expect(drawn).toBe(1);
});
