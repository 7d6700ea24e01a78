import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as cards from '../domain/cards';
import type { CardGame, Scorer } from '../loaders/rounds';
import { type CardsRequest, changeRound } from './change-round';

/** Draws a card at random from the rest of the deck. */
export const drawCard =
  (deps: GamesDeps) =>
  (caller: Scorer, request: CardsRequest, write: RequestWrite): Promise<CardGame> =>
    changeRound(deps, caller, request, write, (round, group, authorship) => cards.drawCard(round, group, deps.pick, authorship));
