import type { Conflict } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { openConflicts } from '../domain/conflicts';
import { requireRoundOfGame } from '../loaders/rounds';

/** The open conflicts of a round, which is named by its id or by the id of one of its games. @throws NoSuchGame. */
export const listConflicts =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string): Promise<Conflict[]> => {
    const { stored } = await requireRoundOfGame(deps, caller, gameId);
    return openConflicts(stored.state);
  };
