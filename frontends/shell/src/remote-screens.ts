import { SAMPLE_PATH, SCORE_PATH } from '@fairshare/game-frontend/start/page';

interface RemoteScreen {
  /** The path pattern for the router. */
  readonly path: string;
  readonly remote: string;
  readonly module: string;
}

/** Screens of the account remote, each exposed under the name of its path. */
const ACCOUNT_PATHS = ['/login', '/register', '/forgot-password', '/reset-password', '/welcome-trial', '/subscribe', '/manage-subscription', '/email-preferences', '/your-data'];

/** Those for users who are not signed in yet. */
export const FOR_NEWCOMERS: readonly string[] = ['/login', '/register'];

/** The main app, which `/` shows to signed-in users with access. */
export const MAIN_APP = { remote: 'game', module: './main' } as const;

/** The screens of remotes that have their own address. */
export const REMOTE_SCREENS: readonly RemoteScreen[] = [
  ...ACCOUNT_PATHS.map((path) => ({ path, remote: 'account', module: `.${path}` })),
  // Their tokens are removed from the address bar at once.
  { path: '/watch/:token?', remote: 'game', module: './watch' },
  { path: `${SCORE_PATH}/:token?`, ...MAIN_APP },
  { path: SAMPLE_PATH, ...MAIN_APP },
  { path: '/join/:code', remote: 'game', module: './join' },
  { path: '/admin', remote: 'admin', module: './panel' },
];

/** The remote screen that an address most likely opens, by its first segment; null: none. */
export function likelyScreenAt(pathname: string): Pick<RemoteScreen, 'remote' | 'module'> | null {
  if (pathname === '/') return MAIN_APP;
  const first = (path: string) => path.split('/')[1];
  return REMOTE_SCREENS.find(({ path }) => first(path) === first(pathname)) ?? null;
}
