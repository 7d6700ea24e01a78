import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as cards from '../domain/cards';
import type { CardGame } from '../queries/get-game-state';
import { type CardsRequest, changeCards } from './change-cards';

/** Gives a card to a player, or puts it back (`playerId: null`). */
export const assignCard =
  (deps: GamesDeps) =>
  (caller: Caller, request: CardsRequest & { cardType: string; playerId: string | null }, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, request, write, (session, group, stamp) => cards.assignCard(session, group, request, stamp));
