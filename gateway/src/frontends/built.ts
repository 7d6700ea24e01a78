import { join } from 'node:path';
import type { BrowserConfig, FrontendsSource } from './pages';

/** The frontends that the shell loads at run time. */
const REMOTES = ['game', 'account', 'admin'];

/** The frontends in the folders of their builds: `<folder>/<name>/dist`. */
export const builtFrontends = (folder: string): FrontendsSource => ({
  shell: join(folder, 'shell', 'dist'),
  remotes: Object.fromEntries(REMOTES.map((name) => [name, join(folder, name, 'dist')])),
});

type FrontendAddresses = { readonly [Address in `FRONTEND_${'SHELL' | 'GAME' | 'ACCOUNT' | 'ADMIN'}_URL`]?: string };

/** The frontends on their own web servers, which use the same paths as this gateway; null when the environment names none. */
export function servedFrontends(environment: FrontendAddresses): FrontendsSource | null {
  const addressOf = (name: string) => environment[`FRONTEND_${name.toUpperCase()}_URL` as keyof FrontendAddresses]?.replace(/\/+$/, '');
  const shell = addressOf('shell');
  return shell === undefined ? null : { shell, remotes: Object.fromEntries(REMOTES.map((name) => [name, `${addressOf(name)}/remotes/${name}`])) };
}

interface BrowserSettings {
  readonly PRODUCT_NAME: string;
  readonly SUPPORT_EMAIL: string;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly ANALYTICS_MEASUREMENT_ID?: string | undefined;
  readonly AD_PIXEL_ID?: string | undefined;
}

/** The part of the environment that browsers receive. */
export const browserConfigOf = (environment: BrowserSettings): BrowserConfig => ({
  productName: environment.PRODUCT_NAME,
  supportEmail: environment.SUPPORT_EMAIL,
  stripePublishableKey: environment.STRIPE_PUBLISHABLE_KEY ?? null,
  analyticsMeasurementId: environment.ANALYTICS_MEASUREMENT_ID ?? null,
  adPixelId: environment.AD_PIXEL_ID ?? null,
  remotes: Object.fromEntries(REMOTES.map((name) => [name, `/remotes/${name}/`])),
});
