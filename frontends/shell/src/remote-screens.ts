import { SAMPLE_PATH, SCORE_PATH } from '@fairshare/game-frontend/start/page';

interface RemoteScreen {
  /** As the router takes it. */
  readonly path: string;
  readonly remote: string;
  readonly module: string;
}

/** Screens of the account remote, each exposed under the name of its path. */
const ACCOUNT_PATHS = ['/login', '/register', '/forgot-password', '/reset-password', '/welcome-trial', '/subscribe', '/manage-subscription', '/email-preferences', '/your-data'];

/** Of these, the ones that only serve to be signed in afterwards. */
export const FOR_NEWCOMERS: readonly string[] = ['/login', '/register'];

/** The main app: what `/` is for who is signed in with access. */
export const MAIN_APP = { remote: 'game', module: './main' } as const;

/** The screens that have an address of their own in a remote. */
export const REMOTE_SCREENS: readonly RemoteScreen[] = [
  ...ACCOUNT_PATHS.map((path) => ({ path, remote: 'account', module: `.${path}` })),
  // Their tokens leave the address bar at once.
  { path: '/watch/:token?', remote: 'game', module: './watch' },
  { path: `${SCORE_PATH}/:token?`, ...MAIN_APP },
  { path: SAMPLE_PATH, ...MAIN_APP },
  { path: '/join/:code', remote: 'game', module: './join' },
  { path: '/admin', remote: 'admin', module: './panel' },
];

/** The remote's screen that an address most likely opens, by its first segment; null: none does. */
export function likelyScreenAt(pathname: string): Pick<RemoteScreen, 'remote' | 'module'> | null {
  if (pathname === '/') return MAIN_APP;
  const first = (path: string) => path.split('/')[1];
  return REMOTE_SCREENS.find(({ path }) => first(path) === first(pathname)) ?? null;
}
