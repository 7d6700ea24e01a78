import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change } from '@fairshare/store';
import { type GamesDeps, stampOf } from '../deps';
import type { CardGroup } from '../domain/cards';
import type { Stamp } from '../domain/cells';
import { type GameSession, requireSameGroup } from '../domain/session';
import { decideWithGroup } from '../loaders/groups';
import { isActive } from '../loaders/round-index';
import type { CardGame } from '../queries/get-game-state';
import { openSession } from '../loaders/open-session';

/** Which session's cards, and the group the request says it belongs to. */
export interface CardsRequest {
  readonly sessionId: string;
  readonly groupId?: string | null;
}

/** Changes a session's cards by a rule of the domain, with the cards in play as they are now. @throws NoSuchGame, WrongGroup, and what the rule throws. */
export async function changeCards(
  deps: GamesDeps,
  caller: Caller,
  { sessionId, groupId }: CardsRequest,
  write: RequestWrite,
  rule: (session: GameSession, group: CardGroup, stamp: Stamp) => Change<GameSession>,
): Promise<CardGame> {
  const { state } = (await openSession(deps, caller, sessionId)).stored;
  requireSameGroup(state, groupId);
  const active = await isActive(deps, state);
  return decideWithGroup(deps, caller, state.groupId, async (group) => {
    const table = { ...group, isActive: active };
    const stored = await deps.sessions.update(sessionId, (session) => rule(session, table, stampOf(deps, caller)), write.options);
    return { stored, group, isActive: active };
  });
}
