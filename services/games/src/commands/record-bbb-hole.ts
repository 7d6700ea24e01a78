import type { BbbHole } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holes from '../domain/single-game-holes';
import { requireRoundOfGame, type AuthorizedRound, type Scorer } from '../loaders/rounds';
import { applyToRound } from './apply-to-round';

/** Records the three awards of a BBB hole. */
export const recordBbbHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, entry: holes.HoleEntry<BbbHole>, { options: { ifVersion, request } }: RequestWrite): Promise<AuthorizedRound> => {
    const found = await requireRoundOfGame(deps, caller, entry.gameId);
    return applyToRound(deps, caller, found, (round, authorship) => holes.recordBbbHole(round, found.group.players, { ...entry, ifVersion }, authorship), { request });
  };
