import type { NewSideGame } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as sideGames from '../domain/change-side-game';
import { requireRound, type WrittenSideGame } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Adds a side game to a round. @throws NoSuchGame, and the errors of the rule */
export const addSideGame =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, asked: NewSideGame, write: RequestWrite): Promise<WrittenSideGame> => {
    const found = await requireRound(deps, caller, roundId);
    const requestId = write.newId();
    const written = await applyToRound(
      deps,
      caller,
      found,
      (round, authorship) => sideGames.addSideGame(round, found.group.players, { ...asked, requestId }, authorship),
      write.options,
    );
    return { ...written, gameId: sideGames.addedBy(written.stored.state, requestId) };
  };
