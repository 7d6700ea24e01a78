const PREFIX = 'qr.';

/** Whether the host serves only the QR page instead of the app. */
export function isQrHost(hostname: string): boolean {
  return hostname.startsWith(PREFIX);
}

/** The site's own origin, which the QR code contains: `https://qr.example.com` → `https://example.com`. */
export function siteOrigin({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol}//${isQrHost(host) ? host.slice(PREFIX.length) : host}`;
}
