/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { type RemoteLoader, RemotesProvider, RuntimeConfigProvider, useNavigate } from '@fairshare/federation';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/query-client';
import { RouterNavigation } from '../src/router-navigation';
import { AppRoutes } from '../src/routes';

const CONFIG = { productName: 'Fairshare', supportEmail: 'help@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} };

/** Remote screens say which they are. */
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

/** Leads on from the screen that is shown. */
let goTo: (path: string) => void;

function RemoteScreen({ name }: { name: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  });
  return <h1>{name}</h1>;
}

function open(path: string, analyticsMeasurementId: string | null = null) {
  window.scrollTo = () => undefined;
  globalThis.fetch = async () => ({ ok: false, status: 401, statusText: '', headers: new Headers(), text: async () => '{"message":"Unauthorized"}' }) as Response;
  render(
    <RuntimeConfigProvider config={{ ...CONFIG, analyticsMeasurementId }}>
      <QueryClientProvider client={createQueryClient()}>
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
}

afterEach(() => {
  delete window.dataLayer;
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
])('the screen of %s is %s', async (path, shown) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shown);
});

test('/ is the landing page of whoever is logged out', async () => {
  open('/');
  expect(await screen.findByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'New Users Register Here' })).toHaveAttribute('href', '/register');
});

test('/qr is the QR page', async () => {
  open('/qr');
  expect(await screen.findByText('Scan to Open Fairshare')).toBeInTheDocument();
});

test('every change of location is one page view', async () => {
  open('/login', 'G-TEST');
  await screen.findByRole('heading', { level: 1 });
  for (const path of ['/register', '/login?again=1']) {
    act(() => goTo(path));
    await screen.findByRole('heading', { name: `account .${path.split('?')[0]}` });
  }
  const views = (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)).filter(([, name]) => name === 'page_view');
  expect(views.map(([, , facts]) => (facts as { page_path: string }).page_path)).toEqual(['/login', '/register', '/login']);
});
