import { isHttps } from '@fairshare/contracts';

const STRIPE = 'https://js.stripe.com';
/** The sources Stripe.js needs, according to Stripe's integration security guide, without its maps, which are for an address form that we do not use. */
const STRIPE_HOSTS = {
  scripts: [STRIPE, 'https://*.js.stripe.com'],
  frames: [STRIPE, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;
const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER];
const AD_PIXEL = { scripts: ['https://connect.facebook.net'], reports: ['https://www.facebook.com'] } as const;
const A_YEAR = 31_536_000;

export interface HeaderNeeds {
  readonly publicUrl: string;
  /** Other sites are allowed only if a setting needs them. */
  readonly stripe: boolean;
  readonly analytics: boolean;
  readonly advertising: boolean;
}

/** Names and values for every response of the API. */
export function apiHeaders({ publicUrl }: Pick<HeaderNeeds, 'publicUrl'>): readonly [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ...transport(publicUrl),
  ];
}

/** Names and values for pages and their files. None of them contains an inline script or style, so none is allowed. */
export function pageHeaders(needs: HeaderNeeds): readonly [string, string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(needs)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', `camera=(), geolocation=(self), microphone=(), usb=(), payment=${needs.stripe ? `(self "${STRIPE}")` : '()'}`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...transport(needs.publicUrl),
  ];
}

const transport = (publicUrl: string): [string, string][] => (isHttps(publicUrl) ? [['Strict-Transport-Security', `max-age=${A_YEAR}`]] : []);

function contentSecurityPolicy({ publicUrl, stripe, analytics, advertising }: HeaderNeeds): string {
  const socket = new URL(publicUrl).origin.replace(/^http/, 'ws');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(stripe ? STRIPE_HOSTS.scripts : []), ...(analytics ? [TAG_MANAGER] : []), ...(advertising ? AD_PIXEL.scripts : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(analytics ? ANALYTICS : []), ...(advertising ? AD_PIXEL.reports : [])],
    'font-src': ["'self'"],
    // 'self' includes sockets of the same origin in current browsers; Safari before 15.4 needs them listed.
    'connect-src': ["'self'", socket, ...(stripe ? STRIPE_HOSTS.calls : []), ...(analytics ? ANALYTICS : []), ...(advertising ? AD_PIXEL.reports : [])],
    'frame-src': stripe ? STRIPE_HOSTS.frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
