import { HAND_OVER_LASTS_MS } from '@fairshare/contracts';
import type { GuestCaller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { openRound } from '../loaders/rounds';
import { hashOf, newSecret } from '../secrets';

/** A link by which another browser takes over from a guest's. */
export interface HandOver {
  readonly stored: Stored<Round>;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly expiresAt: string;
}

/** Lets another browser take over from the guest's, once, within ten minutes. Only the hash of its secret is kept. @throws GuestGone, NoSuchGame, RoundFinished */
export const handOverGuest =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<HandOver> => {
    const { roundId, playerId } = guest.guest;
    const { group } = await openRound(deps, guest, roundId);
    const secret = newSecret();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + HAND_OVER_LASTS_MS).toISOString();
    const offer = { hash: hashOf(secret), expiresAt };
    const stored = await deps.rounds.update(roundId, (round) => links.offerHandOver(round, group, { guestId: guest.userId, playerId }, offer, now.toISOString()));
    return { stored, token: `${roundId}.${secret}`, expiresAt };
  };
