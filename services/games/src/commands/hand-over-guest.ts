import { HAND_OVER_LASTS_MS } from '@fairshare/contracts';
import type { GuestCaller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';
import { hashOf, newSecret } from '../secrets';

/** A link with which another browser takes over the round from a guest's browser. */
export interface HandOver {
  readonly stored: Stored<Round>;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Makes a one-time link, valid for ten minutes, with which another browser takes over from the guest's. Only the hash of its secret is stored.
 * @throws GuestGone, NoSuchGame, RoundFinished
 */
export const handOverGuest =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<HandOver> => {
    const { roundId, playerId } = guest.guest;
    const { group } = await requireRound(deps, guest, roundId);
    const secret = newSecret();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + HAND_OVER_LASTS_MS).toISOString();
    const offer = { hash: hashOf(secret), expiresAt };
    const stored = await deps.rounds.update(roundId, (round) => links.offerHandOver(round, group, { guestId: guest.userId, playerId }, offer, now.toISOString()));
    return { stored, token: `${roundId}.${secret}`, expiresAt };
  };
