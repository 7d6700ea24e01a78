import type { GuestCaller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { guestOf } from '../loaders/guests';

/** The guest that a cookie belongs to; null: none. */
export const guestByCookie =
  (deps: GamesDeps) =>
  async (cookie: string): Promise<GuestCaller | null> =>
    (await guestOf(deps, cookie))?.guest ?? null;
