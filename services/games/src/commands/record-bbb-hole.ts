import type { BbbHole } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as holes from '../domain/record-hole';
import type { OpenSession } from '../loaders/open-session';
import { changeGame } from './change-game';

/** Records the three awards of a BBB hole. */
export const recordBbbHole =
  (deps: GamesDeps) =>
  (caller: Caller, entry: holes.HoleEntry<BbbHole>, write: RequestWrite): Promise<OpenSession> =>
    changeGame(deps, caller, entry.gameId, write, (session, { group, stamp, ifVersion }) =>
      holes.recordBbbHole(session, group.players, { ...entry, ifVersion }, stamp),
    );
