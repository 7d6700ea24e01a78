import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as cards from '../domain/cards';
import type { CardGame, Scorer } from '../loaders/rounds';
import { type CardsRequest, changeRound } from './change-round';

/** Assigns a card to a player, or returns it to the deck (`playerId: null`). */
export const assignCard =
  (deps: GamesDeps) =>
  (caller: Scorer, request: CardsRequest & { cardType: string; playerId: string | null }, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, request, write, (round, group, authorship) => cards.assignCard(round, group, request, authorship));
