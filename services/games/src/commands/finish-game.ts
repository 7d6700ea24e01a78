import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as finish from '../domain/finish';
import type { CardGame } from '../loaders/open-round';
import { changeCards } from './change-cards';

/** Finishes a round, whose result then goes to the tab. Idempotent. @throws NoSuchGame */
export const finishGame =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, { roundId }, write, (round, _group, stamp) => finish.finishRound(round, stamp));

/** Reopens a finished round. Idempotent. @throws NoSuchGame */
export const reopenGame =
  (deps: GamesDeps) =>
  (caller: Caller, roundId: string, write: RequestWrite): Promise<CardGame> =>
    changeCards(deps, caller, { roundId }, write, (round, _group, stamp) => finish.reopenRound(round, stamp));
