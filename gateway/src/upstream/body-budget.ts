import { HttpError, tooManyRequests } from '@fairshare/service-kit';
import { BODIES } from '../config/limits';
import { clientKey } from '../http/client';
import type { GatewayRequest } from '../http/request-context';

const RETRY_AFTER = 2;
const full = () => new HttpError(503, 'BUSY', 'Too much is being sent just now. Nothing was lost; please try again.', { retryAfterSeconds: RETRY_AFTER });

/** What one request holds of the budget. */
export interface Reservation {
  /** @throws the refusal of a body that would take more than is left: 429 for its address, 503 for all */
  take(bytes: number): void;
  /** Gives all of it back. Idempotent. */
  release(): void;
}

/** The bytes of bodies that one process holds at once: bounded for each address, for all who are not signed in, and in all. */
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
