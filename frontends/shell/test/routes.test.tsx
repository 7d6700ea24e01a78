/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { type RemoteLoader, RemotesProvider, RuntimeConfigProvider, useNavigate } from '@fairshare/federation';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/query-client';
import { RouterNavigation } from '../src/router-navigation';
import { AppRoutes } from '../src/routes';

const CONFIG = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };

/** Each remote screen shows its own name. */
function loaderOf(): RemoteLoader {
  const screens = new Map<string, ReturnType<RemoteLoader['screen']>>();
  return {
    screen(remote, module) {
      const name = `${remote} ${module}`;
      const shown = screens.get(name) ?? lazy(async () => ({ default: () => <RemoteScreen name={name} /> }));
      screens.set(name, shown);
      return shown;
    },
    preload: async () => undefined,
    forget: () => undefined,
  };
}

/** Navigates from the current screen. */
let goTo: (path: string) => void;

function RemoteScreen({ name }: { name: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  });
  return <h1>{name}</h1>;
}

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

function open(path: string, analyticsMeasurementId: string | null = null, adPixelId: string | null = null, user: object | null = null) {
  window.scrollTo = () => undefined;
  globalThis.fetch = async () =>
    ({ ok: user !== null, status: user ? 200 : 401, statusText: '', headers: new Headers(), text: async () => JSON.stringify(user ?? { message: 'Unauthorized' }) }) as Response;
  const client = createQueryClient();
  render(
    <RuntimeConfigProvider config={{ ...CONFIG, analyticsMeasurementId, adPixelId }}>
      <QueryClientProvider client={client}>
        <RemotesProvider loader={loaderOf()}>
          <MemoryRouter initialEntries={[path]}>
            <RouterNavigation>
              <AppRoutes landingIsShown={false} mainAppIsExpected={false} />
            </RouterNavigation>
          </MemoryRouter>
        </RemotesProvider>
      </QueryClientProvider>
    </RuntimeConfigProvider>,
  );
  return client;
}

const views = () =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command as ArrayLike<unknown>))
    .filter(([, name]) => name === 'page_view')
    .map(([, , facts]) => (facts as { page_path: string }).page_path);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  delete window.dataLayer;
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

test.each([
  ['/login', 'account ./login'],
  ['/register', 'account ./register'],
  ['/forgot-password', 'account ./forgot-password'],
  ['/reset-password?token=abc', 'account ./reset-password'],
  ['/welcome-trial', 'account ./welcome-trial'],
  ['/subscribe', 'account ./subscribe'],
  ['/subscribe?plan=monthly', 'account ./subscribe'],
  ['/manage-subscription', 'account ./manage-subscription'],
  ['/email-preferences', 'account ./email-preferences'],
  ['/admin', 'admin ./panel'],
  ['/nineteenth-hole', '404 Page Not Found'],
  ['/login/elsewhere', '404 Page Not Found'],
])('when the address is %s, then the screen is %s', async (path, shown) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shown);
});

test('when somebody who is logged out opens /, then the landing page shows', async () => {
  open('/');
  expect(await screen.findByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'New Users Register Here' })).toHaveAttribute('href', '/register');
});

test.each(['/login', '/register'])('when somebody who is signed in opens %s, then / is shown instead', async (path) => {
  open(path, null, null, ANN);
  expect(await screen.findByRole('heading', { name: 'game ./main' })).toBeInTheDocument();
});

test('when somebody signs in on /login, then its form leads on', async () => {
  const client = open('/login');
  await screen.findByRole('heading', { name: 'account ./login' });
  act(() => void client.setQueryData(['user'], ANN));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('account ./login');
});

test('when /qr is opened, then the QR page shows', async () => {
  open('/qr');
  expect(await screen.findByText('Scan to Open Fairshare')).toBeInTheDocument();
});

test('when the location changes, then every change is one page view', async () => {
  open('/login', 'G-TEST');
  await screen.findByRole('heading', { level: 1 });
  for (const path of ['/register', '/login?again=1']) {
    act(() => goTo(path));
    await screen.findByRole('heading', { name: `account .${path.split('?')[0]}` });
  }
  await waitFor(() => expect(views()).toEqual(['/login', '/register', '/login']));
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

test.each([
  ['/watch/secret-of-the-link', '/watch/:token', 'game ./watch'],
  ['/reset-password?token=secret-of-the-mail', '/reset-password', 'account ./reset-password'],
  ['/admin?token=secret-of-the-mail', '/admin', 'admin ./panel'],
  ['/subscribe?setup_intent_client_secret=secret-of-the-card', '/subscribe', 'account ./subscribe'],
  ['/wacht/secret-of-the-link', '/*', '404 Page Not Found'],
])('when the page is %s, then analytics hear only of %s', async (path, pattern, shown) => {
  open(path, 'G-TEST', '1234');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shown);
  await waitFor(() => expect(views()).toEqual([pattern]));
  expect(JSON.stringify(window.dataLayer)).not.toContain('secret-of');
  expect(scripts()).toEqual([]);
});

test('when a page with a secret is left, then the scripts are loaded', async () => {
  open('/reset-password?token=secret-of-the-mail', 'G-TEST', '1234');
  await screen.findByRole('heading', { name: 'account ./reset-password' });
  act(() => goTo('/login'));
  await screen.findByRole('heading', { name: 'account ./login' });
  await waitFor(() => expect(scripts()).toHaveLength(2));
});
