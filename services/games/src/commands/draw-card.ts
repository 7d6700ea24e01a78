import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as cards from '../domain/cards';
import type { CardGame } from '../queries/get-game-state';
import { type CardsRequest, changeCards } from './change-cards';

/** Draws a card at random from what is left of the deck. */
export const drawCard =
  (deps: GamesDeps) =>
  (caller: Caller, request: CardsRequest, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, request, write, (session, group, stamp) => cards.drawCard(session, group, deps.pick, stamp));
