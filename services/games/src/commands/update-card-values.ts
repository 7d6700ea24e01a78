import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { replaceCardValues } from '../domain/cards';
import type { CardGame } from '../queries/get-game-state';
import { changeCards } from './change-cards';

/** Replaces the session's card values (whole dollars); the group's stay as they are. */
export const updateCardValues =
  (deps: GamesDeps) =>
  (caller: Caller, sessionId: string, values: Readonly<Record<string, number>>, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, { sessionId }, write, (session, group) => replaceCardValues(session, group, values));
