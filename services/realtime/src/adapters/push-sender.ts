import { createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Logger } from '@fairshare/service-kit';
import { generateRequestDetails } from 'web-push';
import type { Message } from '../domain/message';
import type { Delivery, Device } from '../domain/notification-preferences';
import { addressIn, isPublicAddress } from './public-address';
import { createPublicLookup, NotPublic } from './public-lookup';
import type { VapidKeyPair } from './vapid-keys';

/** Milliseconds after which a request to a push service times out. */
const ANSWER_WITHIN = 10_000;
/** Seconds for which a push service stores a message for a phone that is off. */
const KEPT_FOR = 24 * 60 * 60;
const TOPIC_LENGTH = 32;

export interface PushSender {
  /** Sends a message to a device, encrypted for it (RFC 8291) and signed (RFC 8292). Never throws. */
  send(device: Device, message: Message, keys: VapidKeyPair): Promise<Delivery>;
}

interface PushSenderOptions {
  /** The contact address for push services. */
  readonly contact: string;
  readonly privateToo: boolean;
  readonly logger: Logger;
  /** Default: the system's name servers. */
  readonly nameServers?: readonly string[];
}

/** Top-level domains that do not receive mail (RFC 2606, RFC 6762). */
const UNREACHABLE = /(^|[.@])(localhost|example|invalid|test|local)$|@example\.(com|net|org)$/;

/**
 * The contact for push services (RFC 8292, 2.1): the public address if it is https, else the support address. Apple's push service refuses
 * (403 BadJwtToken) an address that cannot be reached; `isRefused` shows whether this is one.
 */
export function contactOf({ publicUrl, supportEmail }: { publicUrl: string | undefined; supportEmail: string }): { contact: string; isRefused: boolean } {
  if (publicUrl?.startsWith('https:')) {
    const { origin, hostname } = new URL(publicUrl);
    return { contact: origin, isRefused: UNREACHABLE.test(hostname) };
  }
  return { contact: `mailto:${supportEmail}`, isRefused: UNREACHABLE.test(supportEmail) };
}

/** Sends by HTTP, only to public addresses unless `privateToo` is set. */
export function createPushSender({ contact, privateToo, logger, nameServers }: PushSenderOptions): PushSender {
  const lookup = privateToo ? undefined : createPublicLookup(nameServers);

  function post(device: Device, message: Message, { publicKey, privateKey }: VapidKeyPair): Promise<{ status: number; retryAfter: string | undefined }> {
    const { headers, body } = generateRequestDetails(device, JSON.stringify(message), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: KEPT_FOR,
      urgency: 'normal',
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH),
    });
    const url = new URL(device.endpoint);
    const address = addressIn(url);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      if (!privateToo && address && !isPublicAddress(address)) throw new NotPublic();
      // Redirects are not followed, and only the head of the response is read.
      const call = request(url, { method: 'POST', headers: headers as Record<string, string>, lookup, agent: false, signal: AbortSignal.timeout(ANSWER_WITHIN) }, (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        response.destroy();
      });
      call.once('error', reject);
      call.end(body);
    });
  }

  return {
    async send(device, message, keys) {
      try {
        const { status, retryAfter } = await post(device, message, keys);
        if (status >= 200 && status < 300) return 'delivered';
        if (status === 404 || status === 410) return 'gone';
        if (status === 429 || status >= 500) return { later: milliseconds(retryAfter) };
        logger.warn({ status }, 'a push service refused a message');
        return 'refused';
      } catch (error) {
        if (error instanceof NotPublic) return 'gone';
        // The error itself is not logged: it may contain the endpoint.
        logger.info({ code: (error as NodeJS.ErrnoException).code }, 'a push service could not be reached');
        return { later: null };
      }
    },
  };
}

/** Parses a Retry-After header: seconds, or a date. Milliseconds; null: there is none. */
function milliseconds(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : null;
}
