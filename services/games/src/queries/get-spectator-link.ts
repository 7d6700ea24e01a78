import type { Caller } from '@fairshare/service-kit';
import type { SpectatorAccess } from '../domain/round';
import { openLink } from '../domain/spectator-link';
import type { GamesDeps } from '../deps';
import { requireRound } from '../loaders/rounds';

/** The round's link while it is valid. @throws NoSuchGame. */
export const getSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string): Promise<SpectatorAccess | null> => {
    const { stored } = await requireRound(deps, caller, roundId);
    return openLink(stored.state, deps.clock().toISOString());
  };
