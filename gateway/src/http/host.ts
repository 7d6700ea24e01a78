import { HttpError } from '@fairshare/service-kit';

export const twoHosts = () => new HttpError(400, 'INVALID_INPUT', 'A request names one Host.');

/** RFC 9112, 3.2: such a request is refused. A proxy in front of us may have used another Host than node, which takes the first. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
