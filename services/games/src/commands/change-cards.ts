import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { type Stamp, stampOf } from '../domain/cells';
import * as cards from '../domain/cards';
import { type GameSession, requireSameGroup } from '../domain/session';
import { type CardGame, decideWithGroup, openSession } from '../loaders/open-session';
import { isActive } from '../loaders/round-index';

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
  rule: (session: GameSession, group: cards.CardGroup, stamp: Stamp) => Change<GameSession>,
): Promise<CardGame> {
  const { state } = (await openSession(deps, caller, sessionId)).stored;
  requireSameGroup(state, groupId);
  const active = await isActive(deps, state);
  return decideWithGroup(deps, caller, state.groupId, async (group) => {
    const table = { ...group, isActive: active };
    const stored = await deps.sessions.update(sessionId, (session) => rule(session, table, stampOf(caller, deps.clock())), write.options);
    return { stored, group, isActive: active };
  });
}

/** Gives a card to a player, or puts it back (`playerId: null`). */
export const assignCard =
  (deps: GamesDeps) =>
  (caller: Caller, request: CardsRequest & { cardType: string; playerId: string | null }, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, request, write, (session, group, stamp) => cards.assignCard(session, group, request, stamp));

/** Draws a card at random from what is left of the deck. */
export const drawCard =
  (deps: GamesDeps) =>
  (caller: Caller, request: CardsRequest, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, request, write, (session, group, stamp) => cards.drawCard(session, group, deps.pick, stamp));

/** Replaces the session's card values (whole dollars); the group's stay as they are. */
export const updateCardValues =
  (deps: GamesDeps) =>
  (caller: Caller, sessionId: string, values: Readonly<Record<string, number>>, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, { sessionId }, write, (session, group) => cards.replaceCardValues(session, group, values));
