const PREFIX = 'qr.';

/** On such a host the QR page is the whole app. */
export function isQrHost(hostname: string): boolean {
  return hostname.startsWith(PREFIX);
}

/** The site's own origin, which the code leads to: `https://qr.example.com` → `https://example.com`. */
export function siteOrigin({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol}//${isQrHost(host) ? host.slice(PREFIX.length) : host}`;
}
