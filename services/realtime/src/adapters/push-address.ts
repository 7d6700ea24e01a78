import { ECDH } from 'node:crypto';
import { InvalidField, type BodyOf, type notificationsApi } from '@fairshare/contracts';
import { addressIn, isPublicAddress } from './public-address';

const refused = (why: string) => new InvalidField('endpoint', why);

/**
 * Whether we may send to an address that a client names: https, without a password, at the usual port, and outside our network. The IP addresses of a
 * host name are only checked when a message is sent. `privateToo`: for a platform whose push service is only reachable inside its own network.
 * @throws InvalidField
 */
export function requirePushAddress(endpoint: string, privateToo: boolean): void {
  if (!URL.canParse(endpoint)) throw refused('must be an address');
  const url = new URL(endpoint);
  const { protocol, username, password, port, hostname, hash } = url;
  if (username !== '' || password !== '' || hash !== '') throw refused('must have no credentials and no fragment');
  if (privateToo && (protocol === 'https:' || protocol === 'http:')) return;
  if (protocol !== 'https:') throw refused('must be an https address');
  if (port !== '') throw refused('must be at the usual port');
  const address = addressIn(url);
  if (address ? !isPublicAddress(address) : !hostname.includes('.')) throw refused('must be a public address');
}

/** Whether messages can be encrypted for these keys: a point of P-256. @throws InvalidField */
export function requirePushKeys({ p256dh }: BodyOf<typeof notificationsApi.addDevice>['keys']): void {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
  } catch {
    throw new InvalidField('keys.p256dh', 'must be a point of P-256');
  }
}
