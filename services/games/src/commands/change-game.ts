import type { GroupState } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change, Stored } from '@fairshare/store';
import { type GamesDeps, stampOf } from '../deps';
import type { Stamp } from '../domain/cells';
import { type GameSession, sessionIdOf } from '../domain/session';
import { openSessionOfGame, type OpenSession } from '../loaders/open-session';

/** What a rule about one 2/9/16 or BBB game is given beside its session. */
export interface ChangeContext {
  readonly group: GroupState;
  readonly stamp: Stamp;
  /** If-Match speaks of the game's own version, not of its session's. */
  readonly ifVersion?: number;
}

/** Changes a 2/9/16 or BBB game by a rule of the domain. @throws NoSuchGame, and what the rule throws. */
export async function changeGame(
  deps: GamesDeps,
  caller: Caller,
  gameId: string,
  write: RequestWrite,
  rule: (session: GameSession, turn: ChangeContext) => Change<GameSession>,
): Promise<OpenSession> {
  const { group } = await openSessionOfGame(deps, caller, gameId);
  const { ifVersion, request } = write.options;
  const stored: Stored<GameSession> = await deps.sessions.update(
    sessionIdOf(gameId),
    (session) => rule(session, { group, stamp: stampOf(deps, caller), ifVersion }),
    { request },
  );
  return { stored, group };
}
