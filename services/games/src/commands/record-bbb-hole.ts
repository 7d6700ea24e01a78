import type { BbbHole } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holes from '../domain/record-hole';
import { openRoundOfGame, type OpenRound, type Scorer } from '../loaders/rounds';
import { scoreRound } from './score-round';

/** Records the three awards of a BBB hole. */
export const recordBbbHole =
  (deps: GamesDeps) =>
  async (caller: Scorer, entry: holes.HoleEntry<BbbHole>, { options: { ifVersion, request } }: RequestWrite): Promise<OpenRound> => {
    const opened = await openRoundOfGame(deps, caller, entry.gameId);
    return scoreRound(deps, caller, opened, (round, authorship) => holes.recordBbbHole(round, opened.group.players, { ...entry, ifVersion }, authorship), { request });
  };
