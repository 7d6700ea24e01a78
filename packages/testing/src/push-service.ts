import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify } from 'jsonwebtoken';

/** A message as the browser received it. */
export interface PushMessage {
  /** Decrypted and parsed. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what it asserts
  readonly body: any;
  readonly headers: IncomingHttpHeaders;
  /** Claims of the token that signed it. */
  readonly vapid: { readonly aud: string; readonly sub: string; readonly exp: number };
}

/** A browser that subscribed. */
export interface PushSubscriber {
  /** The subscription that the browser sends to the platform. */
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string }; readonly publicKey: string };
  /** In the order of their arrival. */
  readonly messages: readonly PushMessage[];
  /** The number of messages that were sent, whatever the response. */
  readonly attempts: () => number;
  /** Sets the status of all further responses; 201: the message is accepted. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
}

/** A push service (RFC 8030) on the loopback that also acts as the browsers: it decrypts each message (RFC 8291) and verifies its signature (RFC 8292). */
export interface PushService {
  readonly url: string;
  /** `publicKey`: the platform's VAPID key. */
  subscribe(publicKey: string): PushSubscriber;
  close(): Promise<void>;
}

interface Subscriber extends PushSubscriber {
  readonly messages: PushMessage[];
  take(body: Buffer, headers: IncomingHttpHeaders, origin: string): { status: number; headers: Readonly<Record<string, string>> };
}

export async function startPushService(): Promise<PushService> {
  const subscribers = new Map<string, Subscriber>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const subscriber = subscribers.get(request.url ?? '');
    try {
      const { status, headers } = subscriber?.take(Buffer.concat(parts), request.headers, url) ?? { status: 404, headers: {} };
      response.writeHead(status, headers).end();
    } catch (error) {
      // A real push service also refuses a message that is not signed or encrypted correctly.
      response.writeHead(400, { 'x-fault': String(error) }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(24).toString('base64url')}`;
      const subscriber = createSubscriber(`${url}${path}`, publicKey);
      subscribers.set(path, subscriber);
      return subscriber;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createSubscriber(endpoint: string, publicKey: string): Subscriber {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys();
  const auth = randomBytes(16);
  const messages: PushMessage[] = [];
  let attempts = 0;
  let answer: { status: number; headers: Readonly<Record<string, string>> } = { status: 201, headers: {} };
  return {
    subscription: { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }, publicKey },
    messages,
    attempts: () => attempts,
    answer: (status, headers = {}) => void (answer = { status, headers }),
    take(body, headers, origin) {
      attempts += 1;
      if (answer.status !== 201) return answer;
      if (!(Number(headers['ttl']) > 0)) throw new Error('a message needs a TTL');
      const vapid = claimsOf(headers.authorization ?? '', publicKey, origin);
      messages.push({ body: JSON.parse(decrypted(body, ecdh, auth).toString('utf8')), headers, vapid });
      return answer;
    },
  };
}

/** The claims of the header `vapid t=…, k=…`, if that key has signed them for this origin. */
function claimsOf(authorization: string, publicKey: string, origin: string): PushMessage['vapid'] {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('signed with another key than the browser subscribed with');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  return verify(token, createPublicKey({ key: jwk, format: 'jwk' }), { algorithms: ['ES256'], audience: origin }) as PushMessage['vapid'];
}

/** RFC 8291 over RFC 8188, one record: salt, record size, key length, the sender's key, the cipher text. */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, keyEnd);
  const cipherText = body.subarray(keyEnd);
  const derive = (key: Buffer, salted: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const secret = derive(ecdh.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]), 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(cipherText.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
