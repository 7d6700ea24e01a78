import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Entries } from '../domain/cells';
import * as holes from '../domain/record-hole';
import type { OpenSession } from '../loaders/open-session';
import { changeGame } from './change-game';

/** Records every player's net strokes on a hole of a 2/9/16 game. */
export const recordHoleScores =
  (deps: GamesDeps) =>
  (caller: Caller, entry: holes.HoleEntry<Entries<number>>, write: RequestWrite): Promise<OpenSession> =>
    changeGame(deps, caller, entry.gameId, write, (session, { group, stamp, ifVersion }) =>
      holes.recordHoleScores(session, group.players, { ...entry, ifVersion }, stamp),
    );
