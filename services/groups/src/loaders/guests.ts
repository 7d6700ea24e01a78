import { GUEST_PATH, guestAnswer, type GuestBody } from '@fairshare/contracts';
import { PeerError, type Peers } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';

/** Longer cookies were not issued by this platform. */
const COOKIE_MAX = 256;

/** Resolves a guest cookie through games. */
export const askGames =
  (peers: Pick<Peers, 'call'>): GroupsDeps['guestOf'] =>
  async (cookie) => {
    if (cookie.length > COOKIE_MAX) return null;
    try {
      const body: GuestBody = { cookie };
      return guestAnswer.parse(await peers.call('games', 'POST', GUEST_PATH, body));
    } catch (error) {
      if (error instanceof PeerError && error.status === 404) return null;
      throw error;
    }
  };
