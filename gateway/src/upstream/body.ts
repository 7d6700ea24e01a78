import { allRoutes } from '@fairshare/contracts';
import { HttpError, tooManyRequests } from '@fairshare/service-kit';
import { BODIES, LARGE_PUBLIC_CALLS, TIMES } from '../config/limits';
import { clientKey } from '../http/client';
import { comparable } from '../http/path';
import type { GatewayRequest } from '../http/request-context';
import { compilePaths } from '../routing/path-table';

const RETRY_AFTER = 2;
const full = () => new HttpError(503, 'BUSY', 'Too much is being sent just now. Nothing was lost; please try again.', { retryAfterSeconds: RETRY_AFTER });

/** The part of the budget that one request holds. */
export interface Reservation {
  /** @throws HttpError for a body that would exceed the budget: 429 for that of its address, 503 for that of all */
  take(bytes: number): void;
  /** Returns all of it to the budget. Idempotent. */
  release(): void;
}

/** Limits the bytes of bodies that one process holds at once: per address, for all clients that are not signed in, and in total. */
export interface BodyBudget {
  reservationFor(request: GatewayRequest): Reservation;
  held(): number;
}

export function createBodyBudget(): BodyBudget {
  const byAddress = new Map<string, number>();
  let all = 0;
  let anonymous = 0;

  return {
    held: () => all,
    reservationFor({ context }) {
      const address = clientKey(context.client.address);
      const isAnonymous = context.session === null;
      let own = 0;

      function move(bytes: number): void {
        own += bytes;
        all += bytes;
        if (isAnonymous) anonymous += bytes;
        const ofAddress = (byAddress.get(address) ?? 0) + bytes;
        if (ofAddress > 0) byAddress.set(address, ofAddress);
        else byAddress.delete(address);
      }

      return {
        take(bytes) {
          if ((byAddress.get(address) ?? 0) + bytes > BODIES.address) throw tooManyRequests(RETRY_AFTER);
          if (all + bytes > BODIES.process || (isAnonymous && anonymous + bytes > BODIES.anonymous)) throw full();
          move(bytes);
        },
        release: () => move(-own),
      };
    },
  };
}

const tooLarge = () => new HttpError(413, 'TOO_LARGE', 'The body is too large.');
const tooSlow = () => new HttpError(408, 'TOO_SLOW', 'The request took too long to arrive.');

const publicCalls = compilePaths(allRoutes.filter(({ access, method }) => access === 'public' && method !== 'GET').map((route) => [route.path, route] as const));

/** The bytes a body may have: few for a call that needs no sign-in. */
function capOf({ context }: GatewayRequest): number {
  const call = publicCalls.find(comparable(context.path));
  return call && !LARGE_PUBLIC_CALLS.includes(call) ? BODIES.publicCap : BODIES.cap;
}

/**
 * Receives a client's whole body before the request goes to a service. So a slow body occupies no connection to a service, and an aborted one
 * reaches no service. `onWhole` gets null, at once, if there is no body. `onRefused` gets the refusal of a body that is too large for this call,
 * by its Content-Length or its actual size (413), too slow (408), or beyond the budget (429, 503). If the client disconnects meanwhile, neither
 * is called. The bytes count in the budget until the reservation is released.
 */
export function takeBody(request: GatewayRequest, reservation: Reservation, onWhole: (body: Buffer | null) => void, onRefused: (refusal: HttpError) => void): void {
  const length = request.headers['content-length'];
  if (length === undefined ? request.headers['transfer-encoding'] === undefined : Number(length) === 0) return onWhole(null);
  const cap = capOf(request);
  if (Number(length) > cap) return onRefused(tooLarge());

  const chunks: Buffer[] = [];
  const began = performance.now();
  let size = 0;
  let timeout = setTimeout(checkPace, TIMES.firstBodyPart);

  function checkPace(): void {
    const left = TIMES.firstBodyPart + (size / BODIES.slowest) * 1_000 - (performance.now() - began);
    if (left <= 0) refuse(tooSlow());
    else timeout = setTimeout(checkPace, left);
  }
  function keep(chunk: Buffer): void {
    size += chunk.length;
    if (size > cap) return refuse(tooLarge());
    try {
      reservation.take(chunk.length + BODIES.piece);
      chunks.push(chunk);
    } catch (refusal) {
      refuse(refusal as HttpError);
    }
  }
  function done(): void {
    clearTimeout(timeout);
    onWhole(Buffer.concat(chunks, size));
  }
  function refuse(refusal: HttpError): void {
    clearTimeout(timeout);
    chunks.length = 0;
    reservation.release();
    // The rest of the body is discarded, so that the client can read the refusal.
    request.off('data', keep).off('end', done).resume();
    onRefused(refusal);
  }
  request.on('data', keep).once('end', done);
  request.once('close', () => clearTimeout(timeout));
}
