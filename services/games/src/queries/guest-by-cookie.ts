import type { GuestCaller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { guestOf } from '../loaders/guests';

/** Whom a guest cookie lets in; null: nobody. */
export const guestByCookie =
  (deps: GamesDeps) =>
  async (cookie: string): Promise<GuestCaller | null> =>
    (await guestOf(deps, cookie))?.guest ?? null;
