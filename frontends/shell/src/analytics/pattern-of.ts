import { REMOTE_SCREENS } from '../remote-screens';

/** The route of an address. Only the route may be reported, since its parameters are private. */
export function patternOf(pathname: string): string {
  const segments = pathname.split('/');
  const matches = (pattern: string) => {
    const parts = pattern.split('/');
    return segments.length <= parts.length && parts.every((part, index) => part.startsWith(':') || part === segments[index]);
  };
  return ['/', '/qr', ...REMOTE_SCREENS.map(({ path }) => path)].find(matches)?.replace('?', '') ?? '/*';
}
