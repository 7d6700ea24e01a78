import type { Conflict } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { openConflicts } from '../domain/conflicts';
import { openSessionOfGame } from '../loaders/open-session';

/** What waits for the group's choice, in a session named by its id or by a game of it. @throws NoSuchGame. */
export const listConflicts =
  (deps: GamesDeps) =>
  async (caller: Caller, gameId: string): Promise<Conflict[]> => {
    const { stored } = await openSessionOfGame(deps, caller, gameId);
    return openConflicts(stored.state);
  };
